"""What somebody at a table can see of it, be it here in memory or in a room far away. Screens and pages are drawn from this alone."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from doubloon.core.components import Components
from doubloon.core.errors import IllegalAction
from doubloon.core.event import Event
from doubloon.core.game import Game
from doubloon.core.state import State
from doubloon.table import Outcome


class SeenTable(Protocol):
    """A table as its viewers see it: `doubloon.Table`, or what a room has told of one."""

    @property
    def game(self) -> Game: ...

    @property
    def box(self) -> Components: ...

    @property
    def players(self) -> int: ...

    @property
    def to_act(self) -> set[int]: ...

    @property
    def outcome(self) -> Outcome | None: ...

    def hidden(self, seat: int, /) -> State: ...

    def events(self, seat: int, /) -> list[Event]: ...

    def why_not(self, seat: int, action: str, /) -> IllegalAction | None: ...


class Note(NamedTuple):
    """Something that happened at a table and is no event of its game: `message` of the terminal's words tells it.

    `seat` is whom it concerns; who has said something goes by his name.
    """

    message: str
    seat: int
    name: str = ""
    text: str = ""


class Seated(Protocol):
    """Somebody at a table: with whose eyes he sees it, what the players are called, what he has been told so far."""

    @property
    def table(self) -> SeenTable: ...

    @property
    def viewer(self) -> int: ...

    @property
    def names(self) -> tuple[str, ...]: ...

    @property
    def told(self) -> Sequence[Event | Note]: ...

    def has_sealed(self) -> bool: ...
