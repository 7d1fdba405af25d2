"""A table in memory: the game by the plain rules, and what each viewer has been told of it.

Nothing here waits or writes. An answer changes the game at once; the room writes it down, and only then publishes what changed. If it cannot be written
the game is forgotten and comes back from the journal, which gives the same game, the same events and the same numbers.
"""

import asyncio
import time
from collections.abc import Collection, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple, Protocol, cast

import msgspec

from doubloon.core.errors import DoubloonError, IllegalAction
from doubloon.core.event import SEERS, bit_of
from doubloon.core.registry import game as find_game
from doubloon.core.rule import clause_id
from doubloon.core.runner import seats_of
from doubloon.core.state import State
from doubloon.core.steps import EVERYONE, SPECTATOR, is_asked
from doubloon.core.stream import from_number
from doubloon.core.view import Look, changes, differing
from doubloon.server import lessons, wire
from doubloon.server.clocks import Clock
from doubloon.server.identity import Person
from doubloon.server.refusal import Refused
from doubloon.server.room_table import RoomTable, decision_of, outcome_of
from doubloon.server.store import Stored
from doubloon.table import Seat
from doubloon.table.journal import Answer, Entry, Header, Sit, Undo

#: Events of the table itself; seats and chat come and go without one.
TOOK_BACK, SAT_DOWN = "table-undo", "table-sit"
NOTHING: list[str] = []
NO_VIEW: dict[str, Any] = {}


class Listener(Protocol):
    """Somebody who is told what happens: an open socket."""

    person: Person

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class Told(NamedTuple):
    """What one entry brought: rows of events, or a note of the table's own that all may see. `seers` has the bits of those who may see all rows whole."""

    rows: list[list[int]]
    note: str = ""
    seat: int = 0
    seers: int = EVERYONE

    @classmethod
    def of(cls, rows: list[list[int]], *, is_over: bool) -> "Told":
        """When the game is over nothing is hidden any more."""
        seers = EVERYONE
        if not is_over:
            for row in rows:
                seers &= row[SEERS]
        return cls(rows, seers=seers)


class Common(NamedTuple):
    """The parts of a table that are the same for everybody."""

    status: wire.Status
    clock: wire.Clock
    decision: wire.Decision | None
    outcome: wire.Outcome | None
    rematch: str | None


class Own(NamedTuple):
    """The parts that are a viewer's own."""

    seats: list[wire.Seat]
    actions: list[str]
    undo: bool


class Baseline(NamedTuple):
    """How far viewers have been told: the place in the feed, the number of their last event, the common parts. Those who are told alike have the same one."""

    place: int
    seen: int
    common: Common


class Live:
    """One table: its rows in the database, the game if it has begun, and who is listening."""

    def __init__(self, stored: Stored) -> None:
        self.lock = asyncio.Lock()
        self.listeners: dict[Listener, int] = {}
        self.touched = time.monotonic()
        self._turns: set[tuple[int, int]] = set()
        self.heard = 0  # the number of the last line of chat that was told
        self.baselines: dict[int, tuple[Baseline, Look | None, Own]] = {}
        self.take(stored)
        self.forget()

    def take(self, stored: Stored) -> None:
        """The rows as they are now."""
        self.stored = stored
        self.row, self.seats = stored
        self.id: str = self.row.id
        self.status: wire.Status = self.row.status
        self.rematch: str | None = None
        self.options: dict[str, int | str] = msgspec.json.decode(self.row.options)
        self._seat_of: dict[str, int] = {seat.person: seat.seat for seat in self.seats if seat.person}
        self._seat_lists: dict[int, tuple[list[Seat] | None, list[wire.Seat]]] = {}

    def forget(self) -> None:
        """Drop the game; it comes back from the journal."""
        self.table: RoomTable | None = None
        self.n = 0
        #: The entries that messages became, by who sent them and what they called them.
        self.taken: dict[tuple[str, str], int] = {}
        self.feed: list[Told] = []
        #: The two states that were compared last, and in which fields they differ.
        self._compared: tuple[State | None, State | None, dict[str, Any]] = None, None, {}

    def begin(self, table: RoomTable | None = None) -> None:
        """Deal, as the header says; a test may give a table that stands at a prepared position."""
        self.table = table or RoomTable.dealt(msgspec.json.decode(self.row.header, type=Header))
        self.clock = Clock(self.row.clock, self.row.seconds, self.row.players)
        self.clock.wind(self.table.to_act, self.row.started)
        self.feed = [Told.of(self.table.opening, is_over=self.table.is_over)]

    # Who

    def seat_of(self, person: str) -> int | None:
        return self._seat_of.get(person)

    def own_seat(self, person: str) -> int:
        seat = self.seat_of(person)
        if seat is None:
            raise Refused("foreign", "you have no seat at this table: only those who sit here can do that")
        return seat

    def viewer(self, person: str) -> int:
        """With whose eyes this person sees the table."""
        seat = self.seat_of(person)
        if seat is None and not self.row.watch and self.status != "open" and person != self.row.host:
            raise Refused("foreign", "this table is not to be watched: its host has switched that off")
        return SPECTATOR if seat is None else seat

    # What happens

    @property
    def playing(self) -> RoomTable:
        """The game, while it goes on."""
        if self.table is None or self.status != "playing":
            reasons = {"open": "the game has not begun", "over": "the game is over", "closed": f"this table is closed: {self.row.reason}"}
            raise Refused("state", reasons.get(self.status, "this table is not being played"))
        return self.table

    def play(self, seat: int, decision: int, actions: Sequence[str]) -> Entry:
        table = self.playing
        self._must_be_at(decision)
        try:
            table.answer(seat, actions)
        except IllegalAction as refusal:
            raise Refused("illegal", refusal.reason, refusal.clause) from None
        return table.latest

    def draft(self, seat: int, decision: int, actions: Sequence[str]) -> tuple[list[str], bool]:
        """What could follow these actions, and whether they are a whole answer. Tried out in a world imagined from the seat's own view."""
        table = self.playing
        self._must_be_at(decision)
        game, view = table.game, table.hidden(seat)
        world = game.plain.imagined(view, seat, from_number(view.asked))
        is_done, is_whole = False, game.decisions.kinds[view.decision].whole
        for text in actions:
            if is_done:
                raise Refused("illegal", f"{text!r} is too much: the answer is complete without it")
            try:
                action = game.actions.parse(text)
            except IllegalAction as refusal:
                raise Refused("illegal", refusal.reason, refusal.clause) from None
            if clause := game.plain.why_not(world, seat, action):
                id_ = clause_id(game.rulebook.prefix, clause)
                raise Refused("illegal", f"{text!r} is not open to you now: {table.words.clause(id_)}", id_)
            if is_whole:
                game.plain.apply(world, seat, action)
            is_done = not is_whole or world.asked != view.asked or not is_asked(world, seat)
        return [] if is_done else [game.actions.text(action) for action in game.plain.legal(world, seat)], is_done

    def _must_be_at(self, decision: int) -> None:
        if decision != self.playing.number:
            raise Refused("stale", f"decision {decision} is not open: the table is at decision {self.playing.number}")

    def undo(self, seat: int) -> Entry:
        try:
            self.playing.undo(seat)
        except IllegalAction as refusal:
            raise Refused("illegal", refusal.reason, refusal.clause) from None
        return self.playing.latest

    def sit(self, seat: int, who: Seat) -> Entry:
        if self.playing.seats[seat] == who:
            raise Refused("state", "that is so already")
        self.playing.sit(seat, who)
        return self.playing.latest

    def concede(self, seat: int) -> Entry:
        self.playing.sit(seat, Seat("bot", "greedy"))
        return self.playing.latest

    def give_up(self, seat: int) -> None:
        """The seat is nobody's any more, as the database has it."""
        nobody = {"person": None, "kind": "bot", "level": "greedy"}
        seats: Any = [SimpleNamespace(**{**each._mapping, **nobody}) if each.seat == seat else each for each in self.seats]
        self.take(Stored(self.row, seats))

    def again(self, entry: Entry, at: float, actor: str, message: str | None) -> None:
        """Do again what the journal says; raises what does not agree."""
        table = self.table
        assert table
        if isinstance(entry, Answer):
            table.answer(entry.seat, entry.actions)
        elif isinstance(entry, Undo):
            table.undo(entry.seat)
        else:
            table.sit(entry.seat, entry.who)
        if table.latest != entry:
            raise DoubloonError(f"entry {self.n + 1} does not replay as it was played: the rules have changed since")
        self.record(entry, at, actor, message)

    def record(self, entry: Entry, at: float, actor: str, message: str | None) -> None:
        """An entry has been carried out: it gets its number, and goes into the feed."""
        table = self.table
        assert table
        self.n += 1
        if message:
            self.taken[actor, message] = self.n
        if isinstance(entry, Answer):
            self.feed.append(Told.of(table.rows, is_over=table.is_over))
        else:
            self.feed.append(Told([], SAT_DOWN if isinstance(entry, Sit) else TOOK_BACK, entry.seat))
        if self.clock.kind != "none":
            self.clock.wind(table.to_act, at, entry.seat)

    @property
    def waiting(self) -> int:
        """A bit for each seat that is to answer."""
        return self.table.waiting if self.table else 0

    def next_due(self, at: float) -> float | None:
        """When the room itself has something to do here: when a clock runs out; if a bot is to answer, the moment from which on it is, negative."""
        if self.bot_to_answer is not None:
            return -at
        if self.clock.kind == "none":
            return None
        people = self.table.to_act if self.table else ()
        return min((deadline for seat in people if (deadline := self.clock.deadline(seat)) is not None), default=None)

    @property
    def bot_to_answer(self) -> int | None:
        """The first seat that a bot is to answer for."""
        table = self.table if self.status == "playing" else None
        return min(seats_of(table.waiting & table.bots), default=None) if table and table.waiting & table.bots else None

    def new_turns(self) -> list[int]:
        """The people who have been asked something since this was last called."""
        table = self.table if self.status == "playing" else None
        turns = {(table.number, seat) for seat in table.to_act if table.seats[seat].kind == "person"} if table else set()
        new, self._turns = turns - self._turns, turns
        return sorted(seat for _, seat in new)

    def late(self, now: float) -> list[int]:
        """The people whose time is out."""
        table = self.table if self.status == "playing" else None
        ends = {seat: self.clock.deadline(seat) for seat in table.to_act if table.seats[seat].kind != "bot"} if table else {}
        return [seat for seat, end in ends.items() if end is not None and end <= now]

    # What a viewer is told

    def message(self, viewer: int, person: str, seen: int = 0) -> wire.Table:
        """Everything at once, with the events after number `seen`."""
        events, last = self.events_after(viewer, 0, 0)
        row = self.row
        return wire.Table(
            table=self.id,
            game=row.game,
            version=find_game(row.game).rulebook.version,
            players=row.players,
            options=self.options,
            components=msgspec.json.decode(row.components) if row.components else None,
            listed=row.listed,
            watch=row.watch,
            chat=row.chat,
            commitment=lessons.commitment(self.id, row.secret),
            you=self.seat_of(person),
            host=person == row.host,
            reason=row.reason,
            seen=last,
            events=events[seen:] if seen <= last else events,
            heard=self.heard,
            lines=[],
            view=self.table.view(viewer) if self.table else {},
            **self._common_parts()._asdict(),
            **self._own_parts(viewer)._asdict(),
        )

    def mark(self, viewer: int) -> None:
        """This viewer is told everything now; what comes later is told by `updates`."""
        if viewer not in self.baselines:
            _, last = self.events_after(viewer, 0, 0)
            look = self._looks([viewer])[viewer]
            self.baselines[viewer] = Baseline(len(self.feed), last, self._common_parts()), look, self._own_parts(viewer)

    def updates(self, viewers: Collection[int]) -> dict[int, bytes]:
        """What each of these viewers has not been told yet. Who sees nothing change is not among them."""
        common, looks, messages = self._common_parts(), self._looks(list(viewers)), {}
        told: list[tuple[Baseline, tuple[bool, ...], dict[str, Any], Baseline, bytes | None]] = []
        for viewer in viewers:
            before, look_before, own_before = self.baselines[viewer]
            own, look, sight = self._own_parts(viewer, own_before, before.common.decision), looks[viewer], self._sight(viewer, before.place)
            view = self._view(look_before, look) if look else NO_VIEW
            for alike in told:
                if (alike[0] is before or alike[0] == before) and alike[1] == sight and (alike[2] is view or alike[2] == view):
                    break
            else:
                alike = before, sight, view, *self._shared(viewer, before, common, view)
                told.append(alike)
            _, _, _, now, shared = alike
            self.baselines[viewer] = now, look, own
            if own is not own_before and own != own_before:
                shared = shared or wire.encode(wire.Update(seen=now.seen))
                messages[viewer] = b"%b,%b" % (shared[:-1], wire.encode(_changed(own_before, own))[1:])
            elif shared:
                messages[viewer] = shared
        return messages

    def _shared(self, viewer: int, before: Baseline, common: Common, view: dict[str, Any]) -> tuple[Baseline, bytes | None]:
        """How far this viewer has been told after an update without his own parts, and the update, if there is anything to tell."""
        events, seen = self.events_after(viewer, before.place, before.seen)
        changed = _changed(before.common, common)
        if view:
            changed["view"] = view
        message = wire.encode(wire.Update(seen=seen, events=events, **changed)) if changed or events else None
        return Baseline(len(self.feed), seen, common), message

    def _view(self, before: Look | None, now: Look) -> dict[str, Any]:
        """What changed of a view."""
        if before is None:
            return changes(Look(now.state, dict.fromkeys(vars(now.state))), now, {})
        if self._compared[0] is not before.state or self._compared[1] is not now.state:
            self._compared = before.state, now.state, differing(before.state, now.state)
        return changes(before, now, self._compared[2])

    def events_after(self, viewer: int | None, place: int, seen: int) -> tuple[list[wire.Event], int]:
        """The events from a place of the feed on, as this viewer may know them, numbered after `seen`."""
        events: list[wire.Event] = []
        if self.table is None:
            return events, seen
        parts, prefix = self.table.game.events.parts, self.table.game.rulebook.prefix
        sees_all, bit = viewer is None, 0 if viewer is None else 1 << bit_of(viewer)
        for told in self.feed[place:]:
            if told.note:
                seen += 1
                events.append(wire.Event(number=seen, event=told.note, clause="", seat=told.seat, values={}))
            for row in told.rows:
                if event := parts(row, prefix, sees_all or (told.seers | row[SEERS]) & bit != 0):
                    seen += 1
                    events.append(wire.Event(seen, *event))
        return events, seen

    def _sight(self, viewer: int, place: int) -> tuple[bool, ...]:
        """Which rows from a place of the feed on this viewer may see whole, empty if all: those who see the same are told the same."""
        bit, new = 1 << bit_of(viewer), self.feed[place:]
        for told in new:
            if not told.seers & bit:
                return tuple([(told.seers | row[SEERS]) & bit != 0 for told in new for row in told.rows])
        return ()

    def latest_events(self, viewer: int | None) -> list[wire.Event]:
        """The events of the latest entry, for a replay: as a viewer saw them, or all."""
        return self.events_after(viewer, len(self.feed) - 1, 0)[0]

    def _looks(self, viewers: list[int]) -> Mapping[int, Look | None]:
        return self.table.looks(viewers) if self.table else dict.fromkeys(viewers)

    def _common_parts(self) -> Common:
        table = self.table
        if table is None:
            return Common(self.status, wire.Clock(kind=self.row.clock, seconds=self.row.seconds), None, None, self.rematch)
        return Common(self.status, self.clock.shown, decision_of(table), outcome_of(table), self.rematch)

    def _own_parts(self, viewer: int, before: Own | None = None, decision: wire.Decision | None = None) -> Own:
        """The same object as before, where it can be seen at once that nothing has changed; `decision` is what was asked before.

        What a seat may answer to a sealed question does not depend on what others have answered.
        """
        table, seats = self.table, self.seat_list(viewer)
        if table is None or viewer == SPECTATOR:
            return Own(seats, NOTHING, False)
        undo = self.status == "playing" and table.can_undo(viewer)
        actions = NOTHING
        if table.waiting >> viewer & 1:
            is_asked_still = decision and decision.sealed and decision.number == table.number
            actions = before.actions if before and before.actions is not NOTHING and is_asked_still else table.texts(viewer) or NOTHING
        if before and before.seats is seats and before.actions is actions and before.undo == undo:
            return before
        return Own(seats, actions, undo)

    def seat_list(self, viewer: int) -> list[wire.Seat]:
        players = self.table.seating if self.table else None
        if viewer not in self._seat_lists or self._seat_lists[viewer][0] is not players:
            self._seat_lists[viewer] = players, seat_list(self.row, self.seats, viewer, players)
        return self._seat_lists[viewer][1]


def seat_list(row: Any, seats: Sequence[Any], viewer: int, players: list[Seat] | None = None) -> list[wire.Seat]:
    """The seats of a table; `players` are those who play them now, once the game has begun."""
    kinds = [player.kind for player in players] if players else [{"person": "person", "bot": "bot"}.get(seat.kind, "empty") for seat in seats]
    return [
        wire.Seat(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            level=players[seat.seat].name if players and kind == "bot" else seat.level,
            played_by="nobody" if kind == "empty" else cast(Any, kind),
            you=seat.seat == viewer,
            host=seat.person is not None and seat.person == row.host,
        )
        for seat, kind in zip(seats, kinds, strict=True)
    ]


def _changed(before: Common | Own, now: Common | Own) -> dict[str, Any]:
    return {name: part for name, part, old in zip(now._fields, now, before, strict=True) if part is not old and part != old}
