"""A sitting: a table, the people at one keyboard and the bots beside them. What both clients have in common."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from doubloon.bots import Bot
from doubloon.core.errors import BadSetup, IllegalAction
from doubloon.core.event import Event
from doubloon.core.game import Game
from doubloon.core.steps import SPECTATOR
from doubloon.table import Seat, Table
from doubloon.table.journal import Answer, Sit

#: Who sits at a table opened here, unless they give their names; further seats go by their numbers.
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hana")
#: The bots that screens and rooms offer, the usual one first.
KINDS = ("greedy", "random", "novice", "casual", "strong", "expert")


def open_table(
    game: Game,
    players: int,
    people: int,
    bots: Sequence[str],
    seed: int | None,
    *,
    options: dict[str, int | str] | None = None,
    components: Path | None = None,
    language: str = "en",
    nonces: Sequence[str] = (),
) -> tuple[Table, dict[int, Bot]]:
    """A table with people on the first seats and bots on the others: the named ones in order, the last of them on all seats left."""
    free = max(0, players - people)
    if len(bots) > max(1, free):
        raise BadSetup(f"{len(bots)} bots do not fit: {free} of {players} seats are free")
    kinds = [bots[min(place, len(bots) - 1)].strip() for place in range(free)]
    seats = [*(Seat("person", name_of(seat)) for seat in range(min(people, players))), *(Seat("bot", kind) for kind in kinds)]
    if len(nonces) > people:
        raise BadSetup(f"{len(nonces)} nonces are too many for {people} people")
    box = game.load_box(components) if components else None
    table = Table(game, players, seed, options=options, box=box, language=language, seats=seats, nonces=nonces)
    return table, seated_bots(table, seed)


def name_of(seat: int) -> str:
    return NAMES[seat] if seat < len(NAMES) else ""


def seated_bots(table: Table, seed: int | None = None) -> dict[int, Bot]:
    """The bots of a table by their seats.

    They have a game of their own: the runner of a game works on one log, and a bot may think while its table is being looked at.
    """
    game = Game(table.game.name, table.game.folder, table.game.rules)
    first = secrets.randbits(32) if seed is None else seed
    return {place: Bot(game, seat.name, first + place) for place, seat in enumerate(table.seats) if seat.kind == "bot"}


def player_names(table: Table) -> tuple[str, ...]:
    """What the players are called: a person by his name, even while a bot has his seat; a bot by one that nobody else has."""
    names = [seat.name if seat.kind == "person" else "" for seat in table.seats]
    for entry in table.journal.entries:
        if isinstance(entry, Sit) and entry.who.kind == "person" and table.seats[entry.seat].kind != "person":
            names[entry.seat] = entry.who.name
    for place, name in enumerate(names):
        if not name:
            names[place] = next((free for free in (*NAMES[place:], *NAMES) if free not in names), "")
    return tuple(names)


class Given(NamedTuple):
    """An answer that was given: by whom, and how much was known before."""

    seat: int
    known: int


class NotTakenBack(Exception):
    """An answer that stands. `message` of the terminal's words says why."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class Sitting:
    """Who is at the keyboard, who acts next, and what has been answered since they sat down."""

    def __init__(self, table: Table, bots: dict[int, Bot]) -> None:
        self.table = table
        self.bots = bots
        self.at: int | None = None  # the person at the keyboard
        # Of answers from an earlier sitting it is not known what was known: most have been shown since.
        self._given = [Given(entry.seat, -1) for entry in table.journal.entries if isinstance(entry, Answer)]

    @property
    def people(self) -> list[int]:
        """Every seat without a bot: who sits at the keyboard may play for a seat nobody has taken."""
        return [seat for seat in range(self.table.players) if seat not in self.bots]

    @property
    def viewer(self) -> int:
        """With whose eyes the table is seen now."""
        return SPECTATOR if self.at is None or self.at not in self.people else self.at

    @property
    def names(self) -> tuple[str, ...]:
        return player_names(self.table)

    @property
    def told(self) -> list[Event]:
        """What has happened, as far as it may be known here."""
        return self.table.events(self.viewer)

    def next_seat(self) -> int:
        """Who is to answer next: people before bots, so that they can think again while bots choose."""
        return min(self.table.to_act, key=lambda seat: (seat in self.bots, seat))

    def is_sealed(self) -> bool:
        """Whether answers to the open question are hidden from the others."""
        return any(kind.name == self.table.decision and kind.sealed for kind in self.table.game.decisions.kinds)

    def has_sealed(self) -> bool:
        """Whether the person at the keyboard has answered the open question, and others have not."""
        return self.at is not None and self.is_sealed() and self.at not in self.table.to_act

    def must_hand_over(self, seat: int) -> bool:
        """Whether this person must be alone with the screen: if the one before him knows what he may not, or the other way round."""
        if self.at == seat or len(self.people) == 1:
            return False
        return self.has_sealed() or self.table.view(self.viewer) != self.table.view(seat)

    def play(self, seat: int, actions: Sequence[str]) -> None:
        given = Given(seat, self.table.hidden(seat).known)
        self.table.play(seat, *actions)
        self._given.append(given)

    def take_back(self, seat: int) -> str:
        """Take this seat's latest answer back and return it, or say why that cannot be."""
        mine = [place for place, given in enumerate(self._given) if given.seat == seat]
        try:
            action = self.table.undo(seat)
        except IllegalAction:
            shown = mine and self.table.hidden(seat).known != self._given[mine[-1]].known
            raise NotTakenBack("undo-shown" if shown else "undo-acted" if mine else "undo-nothing") from None
        if mine:
            del self._given[mine[-1]]
        return action

    def seat_bot(self, seat: int, kind: str) -> None:
        """A bot of this kind takes the seat. The journal keeps the name of the person who had it, for the day he wants it back."""
        who = self.table.seats[seat]
        bot = Bot(Game(self.table.game.name, self.table.game.folder, self.table.game.rules), kind, secrets.randbits(32))
        if who.kind == "person":
            self.table.sit(seat, who)
        self.table.sit(seat, Seat("bot", kind))
        self.bots[seat] = bot

    def seat_person(self, seat: int, name: str) -> None:
        """A person takes the seat, or has it back."""
        self.table.sit(seat, Seat("person", name))
        self.bots.pop(seat, None)
