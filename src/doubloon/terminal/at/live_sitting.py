"""Somebody at a table of a room: what he sees there, what he does, and what the room says to that."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from doubloon.core.event import Event
from doubloon.core.game import Game
from doubloon.terminal.at.door import Door, Refused, sentence
from doubloon.terminal.at.line import Arrival, Back, Line, Lost, Shut
from doubloon.terminal.at.live_table import LiveTable, title_of
from doubloon.terminal.at.messages import Ack, Refusal, Said, Seat, Table, Update
from doubloon.terminal.seen import Note
from doubloon.terminal.voice import Voice


class Sent(NamedTuple):
    """Something the room has not answered yet."""

    kind: str
    actions: Sequence[str] = ()


class Denied(NamedTuple):
    """What the room would not do, and why. `what` is None if it is about looking at the table at all."""

    what: Sent | None
    refusal: Refusal


class LiveSitting:
    """`take` is given what arrives on the line, in the thread of whoever draws the table; nothing changes but by it."""

    def __init__(self, door: Door, message: Table, find: Callable[[str], Game]) -> None:
        self.door = door
        self.table = LiveTable(message, title_of(message, find, door.tongue))
        self.is_lost = False
        self.is_shut = False
        self._flying: dict[str, Sent] = {}
        self._line: Line | None = None

    def open(self, deliver: Callable[[Arrival], None]) -> None:
        """From now on the room tells what happens."""
        self._line = Line(self.door.address, self.door.headers, deliver, self.id)
        self._line.open()

    def close(self) -> None:
        if self._line:
            self._line.close()

    @property
    def id(self) -> str:
        return self.table.now.table

    # What is seen

    @property
    def viewer(self) -> int:
        return self.table.viewer

    @property
    def names(self) -> tuple[str, ...]:
        return self.table.names

    @property
    def told(self) -> list[Event | Note]:
        return self.table.told

    @property
    def mine(self) -> Seat | None:
        """One's own seat."""
        return self.table.now.seats[self.viewer] if self.viewer >= 0 else None

    def has_sealed(self) -> bool:
        """Whether one has answered the open question, and others have not."""
        decision = self.table.now.decision
        return self.viewer >= 0 and decision is not None and decision.sealed and self.viewer not in decision.waiting

    @property
    def has_bot(self) -> bool:
        """Whether a bot plays one's seat."""
        return self.mine is not None and self.mine.played_by == "bot" and self.table.now.status == "playing"

    @property
    def is_waiting(self) -> bool:
        """Whether the room has still to say what became of an answer, or of the seat."""
        return any(sent.kind != "say" for sent in self._flying.values())

    @property
    def is_asked(self) -> bool:
        """Whether one can answer now."""
        return self.viewer in self.table.to_act and not self.has_bot and not self.is_waiting

    # What is done

    def play(self, actions: Sequence[str]) -> None:
        self._ask(Sent("play", actions), decision=self.table.number, actions=list(actions))

    def undo(self) -> None:
        self._ask(Sent("undo"))

    def let_bot_play(self, level: str) -> None:
        self._ask(Sent("sit"), who="bot", level=level)

    def play_again(self) -> None:
        self._ask(Sent("sit"), who="me")

    def concede(self) -> None:
        self._ask(Sent("concede"))

    def talk(self, text: str) -> None:
        self._ask(Sent("say"), text=text[:500])

    def _ask(self, sent: Sent, **more: object) -> None:
        if self._line:
            self._flying[self._line.ask(type=sent.kind, **more)] = sent

    # What arrives

    def take(self, arrival: Arrival) -> Denied | Sent | None:
        """Returns what the room has done, or would not do."""
        match arrival:
            case Table() | Update() | Said():
                self.table.take(arrival)
            case Lost():
                self.is_lost = True
            case Back():
                self.is_lost = False
            case Shut():
                self.is_shut = True
            case Ack():
                return self._flying.pop(arrival.id, None)
            case Refusal():
                return Denied(self._flying.pop(arrival.id, None) if arrival.id else None, arrival)
        return None


def sit_down(door: Door, table: str, find: Callable[[str], Game], *, join: bool = True) -> LiveSitting:
    """At one's own seat, in a free one if the game has not begun, else as somebody who watches."""
    message = door.look(table)
    title_of(message, find, door.tongue)
    if join and message.status == "open" and message.you is None and any(seat.kind == "open" for seat in message.seats):
        try:
            message = door.join(table)
        except Refused as refusal:
            if refusal.code != "state":  # somebody else was quicker
                raise
            message = door.look(table)
    return LiveSitting(door, message, find)


def reason(voice: Voice, denied: Denied) -> tuple[str, str]:
    """Why something was not done, and the clause that says so, if one does."""
    what, refusal = denied
    words = voice.words
    if what and what.kind == "play" and refusal.clause:
        action = "; ".join(words.action(voice.game.actions.parse(action)) for action in what.actions)
        return voice.say("at-illegal", action=action, text=words.clause(refusal.clause), clause=refusal.clause), refusal.clause
    if what and what.kind == "undo" and refusal.code == "illegal":
        return voice.say("at-undo"), ""
    if what and what.kind == "say" and refusal.code == "state":
        return voice.say("at-no-chat"), ""
    return sentence(voice, refusal), refusal.clause
