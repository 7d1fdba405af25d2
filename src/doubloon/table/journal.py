"""The journal of a table: everything that was agreed, then every accepted answer in order.

As text it is JSON lines: a header, then an entry a line. It is all there is to keep of a game; the table is replayed from it.
"""

import json
from typing import Any, Literal, NamedTuple

import msgspec

from doubloon.core.errors import BadFile

FORMAT = 1


class Seat(NamedTuple):
    """Who sits there: a person with a name, a bot of some kind, or nobody."""

    kind: Literal["person", "bot", "empty"]
    name: str = ""

    def __str__(self) -> str:
        return f"{self.kind} {self.name}".strip()


class Header(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What was agreed before the deal. `entries` counts the lines that follow, so that a cut file is noticed."""

    doubloon: Literal["journal"] = "journal"
    format: int = FORMAT
    table: str
    game: str
    version: int
    players: int
    options: dict[str, int | str]
    components: dict[str, Any]
    components_digest: str
    seats: list[Seat]
    commitment: str
    nonces: list[str]
    secret: str
    entries: int = 0


class Answer(msgspec.Struct, forbid_unknown_fields=True, tag="play", tag_field="entry"):
    """A seat's answer, and what a spectator saw afterwards, as a digest."""

    seat: int
    actions: list[str]
    public: str


class Undo(msgspec.Struct, forbid_unknown_fields=True, tag="undo", tag_field="entry"):
    """A seat took its latest answer back."""

    seat: int
    public: str


class Sit(msgspec.Struct, forbid_unknown_fields=True, tag="sit", tag_field="entry"):
    """Somebody else has the seat from here on."""

    seat: int
    who: Seat


Entry = Answer | Undo | Sit


class Journal(NamedTuple):
    header: Header
    entries: list[Entry]

    def text(self) -> str:
        """The journal as it is written to a file."""
        self.header.entries = len(self.entries)
        return "".join(f"{msgspec.json.encode(part).decode()}\n" for part in (self.header, *self.entries))


def read_journal(text: str) -> Journal:
    """A journal from its text; the first line that is not as it should be is named."""
    lines = text.split("\n")
    if lines[-1]:
        raise BadFile(f"line {len(lines)} is cut off: a journal ends with a whole line")
    header = _line(lines[0], 1, Header)
    if header.format != FORMAT:
        raise BadFile(f"line 1: this journal has format {header.format}; this version of Doubloon reads {FORMAT}")
    decoder: Any = Entry
    entries = [_line(line, number, decoder) for number, line in enumerate(lines[1:-1], 2)]
    if len(entries) != header.entries:
        raise BadFile(f"line {len(entries) + 1} should be followed by more: {header.entries} entries were written, {len(entries)} are here")
    for number, entry in enumerate(entries, 2):
        if not 0 <= entry.seat < header.players:
            raise BadFile(f"line {number}: there is no seat {entry.seat} at a table of {header.players}")
    if len(header.nonces) != header.players or len(header.seats) != header.players:
        raise BadFile(f"line 1: a table of {header.players} has as many seats and nonces")
    return Journal(header, entries)


def _line(line: str, number: int, shape: Any) -> Any:
    try:
        return msgspec.json.decode(line, type=shape)
    except msgspec.DecodeError as error:
        if number == 1 and not _is_journal(line):
            raise BadFile("line 1: this is not the journal of a Doubloon table") from None
        reason = str(error)
        raise BadFile(f"line {number}: {reason[0].lower()}{reason[1:]}") from None


def _is_journal(line: str) -> bool:
    try:
        data = json.loads(line)
    except ValueError:
        return False
    return isinstance(data, dict) and data.get("doubloon") == "journal"
