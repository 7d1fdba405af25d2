"""A table as a room has told of it."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import UNSET

from doubloon.core.components import Components
from doubloon.core.errors import BadSetup, DoubloonError, IllegalAction
from doubloon.core.event import Event
from doubloon.core.game import Game
from doubloon.core.rule import clause_id
from doubloon.core.rulebook import convert
from doubloon.core.state import UNKNOWN, State
from doubloon.core.stream import from_number
from doubloon.table import Outcome, Seat
from doubloon.table.journal import Header
from doubloon.table.table import Place
from doubloon.terminal.at import messages
from doubloon.terminal.at.messages import Said, Table, Update, clean
from doubloon.terminal.seen import Note
from doubloon.terminal.voice import Tongue

#: What happens at a table and is no event of its game.
NOTES = {"table-undo": "note-undo", "table-sit": "note-sit"}


def title_of(message: Table, find: Callable[[str], Game], tongue: Tongue) -> Game:
    """The title that is played there, if it is installed here in the same version."""
    try:
        game = find(message.game)
    except DoubloonError:
        raise BadSetup(tongue.say("at-unknown-title", game=clean(message.game))) from None
    if game.rulebook.version != message.version:
        raise BadSetup(tongue.say("at-other-version", game=message.game, theirs=message.version, ours=game.rulebook.version))
    return game


class LiveTable:
    """Holds the last message about all of a table, brought up to date by those that came after it. Knows what its viewer may know, and no more."""

    def __init__(self, message: Table, game: Game) -> None:
        self.game = game
        self.box: Components = game.box if message.components is None else convert(message.components, game.rules.Box, "components")
        self._start = game.start(message.players, options=message.options, box=self.box)
        self._events: list[messages.Event] = []
        self._lines: list[tuple[int, messages.Line]] = []  # each with the number of events it came after
        self.now = message
        self.take(message)

    def take(self, message: Table | Update | Said) -> None:
        """What the room says of it."""
        if isinstance(message, Said):
            self._lines.append((len(self._events), message.line))
            return
        del self._events[message.seen - len(message.events) :]
        self._events += message.events
        if isinstance(message, Table):
            self.now = message
            heard = self._lines[-1][1].number if self._lines else 0
            self._lines += [(len(self._events), line) for line in message.lines if line.number > heard]
            self._lines = [(min(after, len(self._events)), line) for after, line in self._lines]
            return
        parts = {name: part for name in Update.__struct_fields__ if (part := getattr(message, name)) is not UNSET}
        parts["view"] = {**self.now.view, **parts.get("view", {})}
        self.now = msgspec.structs.replace(self.now, **parts)

    # What all tables show

    @property
    def players(self) -> int:
        return self.now.players

    @property
    def viewer(self) -> int:
        return -1 if self.now.you is None else self.now.you

    @property
    def to_act(self) -> set[int]:
        return set(self.now.decision.waiting) if self.now.decision and self.now.status == "playing" else set()

    @property
    def number(self) -> int:
        """The number of the question that is open."""
        return self.now.decision.number if self.now.decision else 0

    @property
    def outcome(self) -> Outcome | None:
        found = self.now.outcome
        return None if found is None else Outcome([Place(place.points, place.rank, place.clause) for place in found.places], found.winners, found.reason)

    def hidden(self, _seat: int) -> State:
        """What the viewer may know: nobody sees this table with other eyes here."""
        view = self._start.copy()
        for name, value in self.now.view.items():
            setattr(view, name, _uncovered(value))
        return view

    def events(self, _seat: int) -> list[Event]:
        return [_event(event) for event in self._events if event.event not in NOTES]

    @property
    def told(self) -> list[Event | Note]:
        """What has happened and what has been said, in order."""
        lines, told = list(self._lines), list[Event | Note]()
        for count, event in enumerate(self._events):
            while lines and lines[0][0] <= count:
                told.append(_note(lines.pop(0)[1]))
            told.append(Note(NOTES[event.event], event.seat or 0) if event.event in NOTES else _event(event))
        return [*told, *(_note(line) for _, line in lines)]

    def why_not(self, seat: int, action: str) -> IllegalAction | None:
        """Why the viewer cannot do this now, as far as he can know."""
        if not self.now.view:
            return None
        view = self.hidden(seat)
        world = self.game.plain.imagined(view, seat, from_number(view.asked))
        clause = self.game.plain.why_not(world, seat, self.game.actions.parse(action))
        return IllegalAction(action, clause_id(self.game.rulebook.prefix, clause)) if clause else None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(clean(seat.name) for seat in self.now.seats)

    @property
    def header(self) -> Header:
        """What was agreed before the deal, as far as it is known before the end."""
        now = self.now
        return Header(
            table=now.table,
            game=now.game,
            version=now.version,
            players=now.players,
            options=now.options,
            components={},
            components_digest=self.box.digest(),
            seats=[Seat("bot", seat.level) if seat.played_by == "bot" else Seat("person", seat.name) for seat in now.seats],
            commitment=now.commitment,
            nonces=[],
            secret="",
        )


def _uncovered(value: Any) -> Any:
    if isinstance(value, list):
        return [_uncovered(part) for part in value]
    return UNKNOWN if value is None else value


def _event(event: messages.Event) -> Event:
    return Event(event.event, event.clause, event.seat, event.values)


def _note(line: messages.Line) -> Note:
    return Note("note-said", -1, clean(line.name), clean(line.text))
