"""What a room says and is told: of its messages, which `/api/v1/messages.json` describes, the parts this client reads."""

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

Status = Literal["open", "playing", "over", "closed"]


class Seat(Struct):
    """`kind` is whose seat it is; `played_by` who plays it now."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str
    played_by: Literal["person", "bot", "nobody"]
    you: bool
    host: bool


class Decision(Struct):
    """The open question, and the seats that have still to answer it."""

    number: int
    kind: str
    sealed: bool
    waiting: list[int]


class Place(Struct):
    points: int
    rank: int
    clause: str


class Outcome(Struct):
    places: list[Place]
    winners: list[int]
    reason: str


class Event(Struct):
    number: int
    event: str
    clause: str
    seat: int | None
    values: dict[str, int | None]


class Line(Struct):
    """A line of chat."""

    number: int
    name: str
    text: str


class Clock(Struct):
    kind: Literal["none", "move", "bank"]
    seconds: int
    left: list[float] | None = None


class Message(Struct, tag_field="type"):
    """`type` says which one it is."""


class Table(Message, tag="table", kw_only=True):
    """A table as one viewer may see it. `seen` is the number of the last event there is; `events` are those the client has not seen."""

    table: str
    game: str
    version: int
    players: int
    options: dict[str, int | str]
    components: dict[str, Any] | None = None
    chat: bool
    commitment: str
    you: int | None
    host: bool
    reason: str
    seen: int
    events: list[Event]
    heard: int
    lines: list[Line]
    status: Status
    seats: list[Seat]
    clock: Clock
    decision: Decision | None
    undo: bool
    outcome: Outcome | None
    rematch: str | None
    view: dict[str, Any]


class Update(Message, tag="update", kw_only=True):
    """What happened, and the parts of the table that changed; of `view` the fields that changed."""

    seen: int
    events: list[Event] = []
    status: Status | UnsetType = UNSET
    seats: list[Seat] | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET
    decision: Decision | UnsetType | None = UNSET
    undo: bool | UnsetType = UNSET
    outcome: Outcome | UnsetType | None = UNSET
    rematch: str | UnsetType | None = UNSET
    view: dict[str, Any] | UnsetType = UNSET


class Said(Message, tag="said"):
    line: Line


class Listed(Struct):
    """A table in the list."""

    table: str
    game: str
    status: Status
    players: int
    seats: list[Seat]
    your_turn: bool


class Tables(Message, tag="tables"):
    """One's own tables, and those anybody can join or watch."""

    mine: list[Listed]
    listed: list[Listed]


class Ack(Message, tag="ack"):
    id: str


class Refusal(Message, tag="refused"):
    """Not done; nothing has changed."""

    id: str | None
    code: str
    reason: str
    clause: str = ""


class Pong(Message, tag="pong"):
    pass


class Drafted(Message, tag="drafted"):
    """Never asked for here: what could follow is found out from the seat's own view."""


FromRoom = Table | Update | Said | Tables | Ack | Refusal | Pong | Drafted


class Me(Struct):
    name: str


class Opened(Struct):
    table: str


def clean(text: str) -> str:
    """A text somebody else has written, fit for a terminal: what cannot be printed could command it."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


decode = msgspec.json.Decoder(FromRoom).decode
