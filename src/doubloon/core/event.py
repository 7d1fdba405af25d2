"""Events: past-tense facts, written by rules code as log rows and read by people, statistics and tests."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from doubloon.core.domain import Domain
from doubloon.core.rule import clause_id
from doubloon.core.state import MOST_SEATS
from doubloon.core.steps import NOBODY, SPECTATOR

#: The bit of the spectators among the seers of a row; seats have the bits below it.
SPECTATOR_BIT = MOST_SEATS
#: Where a log row has its seers.
SEERS = 7


class EventKind(NamedTuple):
    name: str
    fields: dict[str, Domain | None]
    secret: bool


class Event(NamedTuple):
    """One event as a viewer may see it; covered values are None."""

    kind: str
    clause: str
    seat: int | None
    values: dict[str, int | None]

    def plain(self) -> dict[str, Any]:
        """As data for the wire."""
        return {"event": self.kind, "clause": self.clause, "seat": self.seat, **self.values}


class Events:
    """The kinds of events of a game, in order of declaration."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def kind(self, name: str, secret: bool = False, **fields: Domain | None) -> int:
        """Declare a kind with up to four values (None: a plain number); returns its number.

        A row of a secret kind does not exist for viewers outside its seers; of others they see it with its values covered.
        """
        if len(fields) > 4:
            raise ValueError(f"event {name}: a log row has room for four values")
        self.kinds.append(EventKind(name, fields, secret))
        return len(self.kinds) - 1

    def read(self, row: Sequence[int], prefix: str, viewer: int | None = None) -> Event | None:
        """The event of a log row as `viewer` may see it; None if he may not know of it. Viewer None sees all."""
        parts = self.parts(row, prefix, viewer is None or row[SEERS] >> bit_of(viewer) & 1 == 1)
        return parts and Event(*parts)

    def parts(self, row: Sequence[int], prefix: str, sees: bool) -> tuple[str, str, int | None, dict[str, int | None]] | None:
        """The same without a class of its own, for whoever is among the seers or is not."""
        kind = self.kinds[row[0]]
        seat = None if row[2] == NOBODY else row[2]
        if sees:
            return kind.name, clause_id(prefix, row[1]), seat, dict(zip(kind.fields, row[3:SEERS], strict=False))
        return None if kind.secret else (kind.name, clause_id(prefix, row[1]), seat, dict.fromkeys(kind.fields))


def bit_of(viewer: int) -> int:
    """The place of a viewer's bit among the seers of a row."""
    return SPECTATOR_BIT if viewer == SPECTATOR else viewer
