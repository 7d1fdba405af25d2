"""The table: one game in progress, and the only door through which anybody plays or looks."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from doubloon.core.components import Components
from doubloon.core.errors import BadSetup, IllegalAction
from doubloon.core.event import Event
from doubloon.core.game import Game
from doubloon.core.refusal import check_open
from doubloon.core.rule import clause_id
from doubloon.core.runner import seats_of
from doubloon.core.state import OVER, State
from doubloon.core.steps import SPECTATOR
from doubloon.core.stream import from_bytes
from doubloon.core.view import wire
from doubloon.core.words import Words
from doubloon.table import fairness, journal
from doubloon.table.journal import Header, Journal, Seat


class Choice(NamedTuple):
    """An action that is open now: its text form and what it means in words."""

    text: str
    words: str

    def __str__(self) -> str:
        return self.text


class Place(NamedTuple):
    """How one seat came out. `clause` broke or settled a tie, or is empty."""

    points: int
    rank: int
    clause: str


class Outcome(NamedTuple):
    """How a game came out: a place for each seat, who won, and the clause that ended it."""

    places: list[Place]
    winners: list[int]
    reason: str


class Played(NamedTuple):
    """One answer that stands: what was told, the number of the question, whether it was sealed."""

    seat: int
    actions: tuple[int, ...]
    rows: list[list[int]]
    asked: int
    sealed: bool


class Table:
    """A game in progress, run by the plain rules.

    Everything that leaves it is a view: `actions`, `view` and `events` tell a seat only what it may know. An action that is
    refused changes nothing. The journal holds all that is needed to play the game again to the byte; whoever keeps the table
    sets `keep`, which is called with the journal after every accepted change, before anybody is told of it.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int | None = None,
        *,
        options: Mapping[str, int | str] | None = None,
        box: Components | None = None,
        language: str = "en",
        names: Sequence[str] = (),
        seats: Sequence[Seat] = (),
        nonces: Sequence[str] = (),
    ) -> None:
        secret = fairness.new_secret() if seed is None else fairness.secret_of(seed)
        table = fairness.new_table_id() if seed is None else f"seed-{seed}"
        box = box or game.box
        self._open(
            game,
            box,
            Header(
                table=table,
                game=game.name,
                version=game.rulebook.version,
                players=players,
                options=game.rulebook.chosen(options or {}, players),
                components=box.plain(),
                components_digest=box.digest(),
                seats=_filled(seats or [Seat("person", name) for name in names], players),
                commitment=fairness.commitment(table, secret),
                nonces=[*nonces, *[""] * (players - len(nonces))],
                secret=secret.hex(),
            ),
            language,
        )

    @classmethod
    def opened(cls, game: Game, box: Components, header: Header, language: str = "en") -> "Table":
        """A table as a header says, dealt and not yet played."""
        table = cls.__new__(cls)
        table._open(game, box, header, language)
        return table

    def _open(self, game: Game, box: Components, header: Header, language: str) -> None:
        self.game = game
        self.box = box
        self.journal = Journal(header, [])
        self.keep: Callable[[Journal], None] | None = None
        self.language = language
        self._name_seats()
        start = game.start(header.players, options=header.options, box=box)
        self._seed = fairness.seed_of(
            bytes.fromhex(header.secret), header.table, header.game, header.version, header.components_digest, header.options, header.nonces
        )
        start.stream = self._stream(0)
        self._state, self._opening = game.plain.setup(start)
        self._played: list[Played] = []
        self._before: list[State] = []  # the states before the latest answers, since anybody has learned anything: further back nothing can be taken back

    def __repr__(self) -> str:
        return f"<Table {self.game.name}, {self.players} players, {len(self._played)} answers>"

    # Looking

    @property
    def players(self) -> int:
        return self._state.players

    @property
    def seats(self) -> list[Seat]:
        """Who sits where."""
        return list(self.journal.header.seats)

    @property
    def to_act(self) -> set[int]:
        """The seats that have still to answer the question that is open."""
        return set(seats_of(self._state.to_act))

    @property
    def decision(self) -> str:
        """What is asked, by name; empty when the game is over."""
        return "" if self._state.step == OVER else self.game.decisions.kinds[self._state.decision].name

    @property
    def number(self) -> int:
        """The number of the question that is open."""
        return self._state.asked

    def actions(self, seat: int) -> list[Choice]:
        """What is open to this seat now."""
        self._check_seat(seat)
        return [Choice(self.game.actions.text(action), self.words.action(action)) for action in self.game.plain.legal(self._state, seat)]

    def view(self, seat: int) -> dict[str, Any]:
        """What this seat may know, as plain data; SPECTATOR (-1) for what all may."""
        return wire(self.hidden(seat))

    def hidden(self, seat: int) -> State:
        """What this seat may know, as a state: what a bot is given."""
        self._check_seat(seat, spectator=True)
        return self.game.plain.hidden(self._state, seat)

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What has happened since answer number `since`, as this seat may know it. Number 0 is the set-up."""
        self._check_seat(seat, spectator=True)
        rows = [self._opening, *(played.rows for played in self._played)][since:]
        return self._read([row for part in rows for row in part], seat)

    @property
    def entries(self) -> int:
        """How many answers stand, the set-up included: what `events` counts."""
        return 1 + len(self._played)

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        if self._state.step != OVER:
            return None
        prefix = self.game.rulebook.prefix
        places = [Place(standing.points, standing.rank, clause_id(prefix, standing.clause)) for standing in self.game.plain.score(self._state)]
        winners = [seat for seat, place in enumerate(places) if place.rank == 1]
        return Outcome(places, winners, clause_id(prefix, self._state.ended))

    def why_not(self, seat: int, action: str) -> IllegalAction | None:
        """Why this seat cannot do this now, or None if it can."""
        try:
            check_open(self.game, self._state, seat, self.game.actions.parse(action), self.words)
        except IllegalAction as refusal:
            return refusal
        return None

    # Acting

    def play(self, seat: int, *actions: str | Choice) -> list[Event]:
        """Answer for this seat, with one action or several that belong together: all or none. Returns what the seat sees happen."""
        self.answer(seat, actions)
        return self._read(self._played[-1].rows, seat)

    def answer(self, seat: int, actions: Sequence[str | Choice]) -> None:
        """The same for those who look for themselves what happened."""
        self._check_seat(seat)
        if not actions:
            raise IllegalAction("an answer needs at least one action")
        numbers = tuple(self.game.actions.parse(str(action)) for action in actions)
        self._answer(seat, numbers)
        self._note(journal.Answer(seat, [self.game.actions.text(number) for number in numbers], self._public()))

    def undo(self, seat: int) -> str:
        """Take this seat's latest answer back and return it, if nobody has learned anything since.

        A sealed answer may be taken back until the last one arrives; an open one until another seat has acted.
        """
        self._check_seat(seat)
        place = self._latest(seat)
        if place < 0:
            raise IllegalAction(f"{self.words.seat(seat)} has done nothing yet that could be taken back")
        if not self._is_alone(place):
            raise IllegalAction("that cannot be taken back: others have acted since")
        if not self._is_kept(place):
            raise IllegalAction("that cannot be taken back: something has been drawn or shown since")
        played, *later = self._played[place:]
        self._state = self._before[place - len(self._played)]
        del self._before[place - len(self._played) :]
        del self._played[place:]
        for each in later:
            self._answer(each.seat, each.actions)
        self._note(journal.Undo(seat, self._public()))
        return ", ".join(self.game.actions.text(action) for action in played.actions)

    def can_undo(self, seat: int) -> bool:
        """Whether this seat could take its latest answer back."""
        if not self._before:
            return False
        latest = self._played[-1]
        if latest.seat == seat or not latest.sealed:
            return latest.seat == seat
        place = self._latest(seat)
        return place >= 0 and self._is_kept(place) and self._is_alone(place)

    def sit(self, seat: int, who: Seat) -> None:
        """Give the seat to somebody else from here on: a bot takes it over, or hands it back."""
        self._check_seat(seat)
        self.journal.header.seats[seat] = who
        self._name_seats()
        self._note(journal.Sit(seat, who))

    # Inside

    def _name_seats(self) -> None:
        self.words: Words = self.game.words(self.language, tuple(seat.name for seat in self.seats))

    def _note(self, entry: journal.Entry) -> None:
        self.journal.entries.append(entry)
        if self.keep:
            self.keep(self.journal)

    def _public(self) -> str:
        return fairness.public_digest(wire(next(self.game.plain.glimpses(self._state, [SPECTATOR]))))

    def _answer(self, seat: int, actions: tuple[int, ...]) -> list[list[int]]:
        """Carry an answer out and remember it, or refuse it as a whole."""
        before = self._state
        after = before.copy()
        after.stream = self._stream(len(self._played) + 1)
        rows: list[list[int]] = []
        for place, action in enumerate(actions):
            if after.known != before.known:  # a refusal of what follows would tell what was drawn or shown, and leave the answer to be changed
                last = self.game.actions.text(actions[place - 1])
                raise IllegalAction(f"{last!r} has something drawn or shown: play what follows it afterwards")
            check_open(self.game, after, seat, action, self.words)
            rows += self.game.plain.apply(after, seat, action)
        kind = self.game.decisions.kinds[before.decision]
        if kind.whole and after.asked == before.asked and after.to_act >> seat & 1:
            raise IllegalAction(f"the answer to {kind.name!r} is given whole: add the actions that finish it")
        self._state = after
        self._played.append(Played(seat, actions, rows, before.asked, kind.sealed))
        if after.known == before.known:
            self._before.append(before)
        else:
            self._before.clear()
        return rows

    def _latest(self, seat: int) -> int:
        """The place of this seat's latest answer; -1: it has given none."""
        place = len(self._played) - 1
        while place >= 0 and self._played[place].seat != seat:
            place -= 1
        return place

    def _is_alone(self, place: int) -> bool:
        """Whether nobody has acted openly after this answer."""
        played, *later = self._played[place:]
        return not later or (played.sealed and all(each.sealed and each.asked == played.asked for each in later))

    def _is_kept(self, place: int) -> bool:
        """Whether nothing has been drawn or shown by this answer and since."""
        return len(self._played) - place <= len(self._before)

    def _stream(self, k: int) -> list[int]:
        """The stream for answer k."""
        return from_bytes(fairness.stream_bytes(self._seed, k))

    def _read(self, rows: list[list[int]], seat: int) -> list[Event]:
        events = (self.game.events.read(row, self.game.rulebook.prefix, None if self._state.step == OVER else seat) for row in rows)
        return [event for event in events if event is not None]

    def _check_seat(self, seat: int, *, spectator: bool = False) -> None:
        if not (0 <= seat < self.players or (spectator and seat == SPECTATOR)):
            raise BadSetup(f"there is no seat {seat}: this table has seats 0 to {self.players - 1}")


def _filled(seats: Sequence[Seat], players: int) -> list[Seat]:
    return [*seats, *[Seat("empty")] * (players - len(seats))][:players]
