"""Every message between a client and the room, over WebSocket and HTTP alike. `schema()` publishes them as JSON Schema.

What a viewer gets is made of views. `Table` is all of it at once; after that an `Update` brings what happened and those parts of `Table` that changed.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from doubloon.server.refusal import Code
from doubloon.server.sheet_shape import Sheet as Sheet

_ID = "What the client calls this message. Sent again, it is answered the same and changes nothing."
Id = Annotated[str, Meta(pattern="^[A-Za-z0-9_.:-]{1,64}$", description=_ID)]
TableId = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Action = Annotated[str, Meta(max_length=100, description="An action in its text form, such as `steal 2 radio`.")]
Nonce = Annotated[str, Meta(max_length=80, pattern=r"^[^\x00]*$", description="Any text; it is mixed into the deal.")]
Level = Literal["random", "novice", "greedy", "casual", "strong", "expert"]
ClockKind = Literal["none", "move", "bank"]
Status = Literal["open", "playing", "over", "closed"]


class _Message(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Something sent over a socket; `type` says what."""


# From a client


class Hello(_Message, tag="hello"):
    """Look at a table from now on. `seen` and `heard` are the numbers of the last event and the last line of chat the client has."""

    table: TableId
    seen: Count = 0
    heard: Count = 0


class Lobby(_Message, tag="lobby"):
    """See the list of tables from now on."""


class Play(_Message, tag="play"):
    """An answer to decision number `decision`: one action, or several that belong together."""

    id: Id
    decision: Count
    actions: Annotated[list[Action], Meta(min_length=1, max_length=200)]


class Draft(_Message, tag="draft"):
    """What could follow these actions in an answer that is given whole? Nothing is played, and nobody else learns of it."""

    id: Id
    decision: Count
    actions: Annotated[list[Action], Meta(max_length=200)]


class Hint(_Message, tag="hint"):
    """What would a bot answer here, knowing what this seat knows? Nothing is played, and nobody else learns of it."""

    id: Id
    decision: Count


class Undo(_Message, tag="undo"):
    """Take one's latest answer back."""

    id: Id


class Sit(_Message, tag="sit"):
    """Let a bot play one's seat, or play it again oneself."""

    id: Id
    who: Literal["me", "bot"]
    level: Level = "greedy"


class Concede(_Message, tag="concede"):
    """Give one's seat up for good; a bot plays it to the end."""

    id: Id


class Say(_Message, tag="say"):
    """A line of chat."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ping(_Message, tag="ping"):
    """Is anybody there?"""


FromClient = Hello | Lobby | Play | Draft | Hint | Undo | Sit | Concede | Say | Ping


# To a client


class Seat(Struct, kw_only=True):
    """`kind` is whose seat it is; `played_by` who plays it now."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str
    played_by: Literal["person", "bot", "nobody"]
    you: bool
    host: bool


class Clock(Struct, kw_only=True):
    """`left` is what each seat has, in seconds; it runs for the seats that are to answer."""

    kind: ClockKind
    seconds: int
    left: list[float] | None = None


class Decision(Struct, kw_only=True):
    """The open question, the seats that have still to answer it, and those that have answered it already if it is a sealed one."""

    number: int
    kind: str
    sealed: bool
    whole: bool
    waiting: list[int]
    answered: list[int]


class Place(Struct, kw_only=True):
    points: int
    rank: int
    clause: str


class Outcome(Struct, kw_only=True):
    """How the game came out. `secret` is what the commitment was made with."""

    places: list[Place]
    winners: list[int]
    reason: str
    secret: str


class Event(Struct):
    """Something that happened, as this viewer may know it: covered values are null. What he may not know of takes no number."""

    number: int
    event: str
    clause: str
    seat: int | None
    values: dict[str, int | None]


class Line(Struct, kw_only=True):
    """A line of chat."""

    number: int
    name: str
    text: str
    at: float


class _Parts(_Message):
    """What can change at a table while it is played."""

    status: Status | UnsetType = UNSET
    seats: list[Seat] | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET
    decision: Decision | UnsetType | None = UNSET
    actions: list[str] | UnsetType = UNSET
    undo: bool | UnsetType = UNSET
    outcome: Outcome | UnsetType | None = UNSET
    rematch: str | UnsetType | None = UNSET
    view: dict[str, Any] | UnsetType = UNSET


class Table(_Parts, tag="table", kw_only=True):
    """A table as one viewer may see it. `seen` is the number of the last event there is; `events` are those after the `seen` of the hello.

    `components` is the box that is played with, or null if it is the game's own.
    """

    table: str
    game: str
    version: int
    players: int
    options: dict[str, int | str]
    components: dict[str, Any] | None
    listed: bool
    watch: bool
    chat: bool
    commitment: str
    you: int | None
    host: bool
    reason: str
    seen: int
    events: list[Event]
    heard: int
    lines: list[Line]


class Update(_Parts, tag="update", kw_only=True):
    """What happened, and the parts of the table that changed; of `view` the fields that changed."""

    seen: int
    events: list[Event] = []


class Said(_Message, tag="said"):
    line: Line


class Listed(Struct, kw_only=True):
    """A table in the list. `waiting` are the seats that have still to answer."""

    table: str
    game: str
    status: Status
    players: int
    seats: list[Seat]
    options: dict[str, int | str]
    clock: Clock
    created: float
    waiting: list[int]
    your_turn: bool


class Tables(_Message, tag="tables"):
    """The list: one's own tables, and those anybody can join or watch."""

    mine: list[Listed]
    listed: list[Listed]


class Ack(_Message, tag="ack"):
    """Done and on disk, as entry number `entry` of the journal (or of the chat)."""

    id: str
    entry: int


class Drafted(_Message, tag="drafted"):
    """`actions` could come next; with `done` the answer is complete and can be played."""

    id: str
    actions: list[str]
    done: bool


class Move(Struct, kw_only=True):
    seat: int
    action: str


class Candidate(Struct, kw_only=True):
    """An action a bot has considered: how likely it wins, how often it was tried, and what would probably follow."""

    action: str
    win: float
    visits: int
    continuation: list[Move]


class Hinted(_Message, tag="hinted"):
    """What a bot would answer: the whole answer, that can be played as it is, and the actions it may begin with, the one tried most often first.

    At the same decision a bot always says the same. Until the game's search is compiled it is the greedy one, which has no candidates.
    """

    id: str
    actions: list[str]
    bot: Level
    candidates: list[Candidate]


class Refusal(_Message, tag="refused"):
    """Not done; nothing has changed. `clause` is the rule that forbids it."""

    id: str | None
    code: Code
    reason: str
    clause: str = ""


class Pong(_Message, tag="pong"):
    pass


ToClient = Table | Update | Said | Tables | Ack | Drafted | Hinted | Refusal | Pong


# HTTP only


class NewPerson(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=100)]


class Me(Struct, kw_only=True):
    id: str
    name: str


class Link(Struct, kw_only=True):
    """A private link that carries an identity to another device, once; `qr` is it as SVG."""

    address: str
    qr: str


class Recovery(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=500)]


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """`bots` take the last seats, `nonce` is mixed into the deal, `components` is another box for the game.

    A `lesson` has a deal that is the same every time, and only bots for company.
    """

    game: Annotated[str, Meta(max_length=80)]
    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[Annotated[str, Meta(max_length=40)], int | Annotated[str, Meta(max_length=40)]] = {}
    components: dict[str, Any] | None = None
    bots: Annotated[list[Level], Meta(max_length=16)] = []
    listed: bool = False
    watch: bool = True
    chat: bool = True
    clock: ClockKind = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 24 * 3600)] = 0
    nonce: Nonce = ""
    lesson: bool = False


class Join(Struct, forbid_unknown_fields=True):
    nonce: Nonce = ""


class Remove(Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=15)]


class Opened(Struct, kw_only=True):
    """A table that can be joined: its id, the link to invite by, and the link as QR code in SVG."""

    table: str
    address: str
    qr: str


class Replay(Struct, kw_only=True):
    """A finished game after entry `at` of `entries`, as a seat saw it or open (`seat` null); `events` are those of that entry."""

    table: str
    at: int
    entries: int
    seat: int | None
    entry: dict[str, Any] | None
    view: dict[str, Any]
    decision: Decision | None
    events: list[Event]


class Moment(Struct, kw_only=True):
    """A finished game after entry `at`. `view` has the fields that differ from the moment before; of the first moment of an answer all."""

    at: int
    entry: dict[str, Any] | None
    view: dict[str, Any]
    decision: Decision | None
    events: list[Event]


class Moments(Struct, kw_only=True):
    """A stretch of a finished game, moment by moment, to leaf through it; seats and entries as in `Replay`."""

    table: str
    entries: int
    seat: int | None
    moments: list[Moment]


class Check(Struct, kw_only=True):
    what: str
    holds: bool
    found: str


class Verdict(Struct, kw_only=True):
    """Whether a finished game was dealt fairly and played by the rules."""

    holds: bool
    checks: list[Check]


class Draws(Struct, kw_only=True):
    """What was drawn in a finished game: for the set-up, then for each answer that stands, each draw as two numbers: among how many, and which."""

    table: str
    draws: list[list[list[int]]]


class GameInfo(Struct, kw_only=True):
    """A game that can be played here. `components` is its box."""

    game: str
    title: str
    summary: str
    version: int
    players: list[int]
    options: list[dict[str, Any]]
    components: dict[str, Any] | None = None


HTTP_SHAPES = (NewPerson, Me, Link, Recovery, NewTable, Join, Remove, Opened, Replay, Moments, Verdict, Draws, GameInfo, Sheet)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(FromClient).decode


def schema() -> dict[str, Any]:
    """All messages of the socket as one JSON Schema."""
    (client, server), definitions = msgspec.json.schema_components([FromClient, ToClient])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a Doubloon games room",
        "$defs": {**definitions, "FromClient": client, "ToClient": server},
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/ToClient"}],
    }
