"""The table: one game in progress, and the only door through which anybody plays or looks."""

import hashlib
import hmac
import secrets
from typing import Any, NamedTuple

from doubloon.core.components import Components
from doubloon.core.errors import BadSetup, IllegalAction
from doubloon.core.event import Event
from doubloon.core.game import Game
from doubloon.core.rule import clause_id
from doubloon.core.runner import seats_of
from doubloon.core.state import OVER, State
from doubloon.core.stream import from_bytes
from doubloon.core.view import wire
from doubloon.core.words import Words


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


class Entry(NamedTuple):
    """One accepted answer, with the state before it."""

    seat: int
    actions: tuple[int, ...]
    before: State
    rows: list[list[int]]


class Table:
    """A game in progress, run by the plain rules.

    Everything that leaves it is a view: `actions`, `view` and `events` tell a seat only what it may know.
    An action that is refused changes nothing.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int | None = None,
        *,
        options: dict[str, int | str] | None = None,
        box: Components | None = None,
        language: str = "en",
        names: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.box = box or game.box
        self.words: Words = game.words(language, names)
        self._seed = secrets.token_bytes(32) if seed is None else hashlib.sha256(f"doubloon {seed}".encode()).digest()
        start = game.start(players, options=options, box=self.box)
        start.stream = self._stream(0)
        self._state, self._opening = game.plain.setup(start)
        self._entries: list[Entry] = []

    def __repr__(self) -> str:
        return f"<Table {self.game.name}, {self.players} players, {len(self._entries)} actions>"

    # Looking

    @property
    def players(self) -> int:
        return self._state.players

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
        """What has happened since entry number `since`, as this seat may know it. Entry 0 is the set-up."""
        self._check_seat(seat, spectator=True)
        rows = [self._opening, *(entry.rows for entry in self._entries)][since:]
        return self._read([row for part in rows for row in part], seat)

    @property
    def entries(self) -> int:
        """How many entries there are, the set-up included: what `events` counts."""
        return 1 + len(self._entries)

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
            self._checked(self._state, seat, self.game.actions.parse(action))
        except IllegalAction as refusal:
            return refusal
        return None

    # Acting

    def play(self, seat: int, *actions: str | Choice) -> list[Event]:
        """Answer for this seat, with one action or several that belong together: all or none. Returns what the seat sees happen."""
        self._check_seat(seat)
        if not actions:
            raise IllegalAction("an answer needs at least one action")
        numbers = tuple(self.game.actions.parse(str(action)) for action in actions)
        before = self._state
        self._state, rows = self._answer(before, seat, numbers)
        self._entries.append(Entry(seat, numbers, before, rows))
        return self._read(rows, seat)

    def undo(self, seat: int) -> str:
        """Take this seat's latest answer back and return it, if nobody has learned anything since.

        A sealed answer may be taken back until the last one arrives; an open one until another seat has acted.
        """
        self._check_seat(seat)
        mine = [place for place, entry in enumerate(self._entries) if entry.seat == seat]
        if not mine:
            raise IllegalAction(f"{self.words.seat(seat)} has done nothing yet that could be taken back")
        entry, *later = self._entries[mine[-1] :]
        if later and not all(self._is_sealed(each.before) and each.before.asked == entry.before.asked for each in [entry, *later]):
            raise IllegalAction("that cannot be taken back: others have acted since")
        if self._state.known != entry.before.known:
            raise IllegalAction("that cannot be taken back: something has been drawn or shown since")
        del self._entries[mine[-1] :]
        self._state = entry.before
        for each in later:
            self.play(each.seat, *(self.game.actions.text(action) for action in each.actions))
        return " ".join(self.game.actions.text(action) for action in entry.actions)

    # Inside

    def _answer(self, state: State, seat: int, actions: tuple[int, ...]) -> tuple[State, list[list[int]]]:
        """The state after these actions, and what was told; `state` itself stays as it is."""
        after = state.copy()
        after.stream = self._stream(len(self._entries) + 1)
        rows: list[list[int]] = []
        for place, action in enumerate(actions):
            if after.known != state.known:  # a refusal of what follows would tell what was drawn or shown, and leave the answer to be changed
                last = self.game.actions.text(actions[place - 1])
                raise IllegalAction(f"{last!r} has something drawn or shown: play what follows it afterwards")
            self._checked(after, seat, action)
            rows += self.game.plain.apply(after, seat, action)
        kind = self.game.decisions.kinds[state.decision]
        if kind.whole and after.asked == state.asked and after.to_act >> seat & 1:
            raise IllegalAction(f"the answer to {kind.name!r} is given whole: add the actions that finish it")
        return after, rows

    def _checked(self, state: State, seat: int, action: int) -> None:
        """Refuse what is not open, with the clause that forbids it."""
        clause = self.game.plain.why_not(state, seat, action)
        if state.step == OVER:
            raise IllegalAction("the game is over", clause_id(self.game.rulebook.prefix, state.ended))
        if clause:
            id_ = clause_id(self.game.rulebook.prefix, clause)
            raise IllegalAction(f"{self.game.actions.text(action)!r} is not open to {self.words.seat(seat)} now: {self.words.clause(id_)}", id_)

    def _stream(self, k: int) -> list[int]:
        """The stream for entry k: nothing that is public foretells what it draws."""
        return from_bytes(hmac.digest(self._seed, k.to_bytes(8, "big"), "sha256")[:16])

    def _is_sealed(self, state: State) -> bool:
        return self.game.decisions.kinds[state.decision].sealed

    def _read(self, rows: list[list[int]], seat: int) -> list[Event]:
        events = (self.game.events.read(row, self.game.rulebook.prefix, None if self._state.step == OVER else seat) for row in rows)
        return [event for event in events if event is not None]

    def _check_seat(self, seat: int, *, spectator: bool = False) -> None:
        if not (0 <= seat < self.players or (spectator and seat == -1)):
            raise BadSetup(f"there is no seat {seat}: this table has seats 0 to {self.players - 1}")
