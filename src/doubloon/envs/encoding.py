"""What an observation is: one seat's view as a row of 16-bit numbers. Its order comes from the state's declaration, so a game has nothing to write."""

import inspect
import io
import tokenize
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from doubloon.core.domain import Domain
from doubloon.core.game import Game
from doubloon.core.state import Field, State
from doubloon.core.view import shown

Numbers = np.ndarray[Any, np.dtype[np.int16]]

#: The first number of every observation: whose it is.
SEAT = "seat"


class Place(NamedTuple):
    """Where a field stands in an observation, and what it holds. The numbers of a large one come in pairs, lower and upper 16 bits, along one more axis."""

    name: str
    first: int
    shape: tuple[int, ...]
    axes: tuple[str, ...]
    values: str
    meaning: str

    @property
    def size(self) -> int:
        return int(np.prod(self.shape, dtype=int))

    def plain(self) -> dict[str, Any]:
        """As data."""
        return {**self._asdict(), "size": self.size}


class Encoding:
    """How the views of one game are written as numbers.

    The seat itself comes first. Then follows every cell of its view in order of declaration, as the wire has it: what is printed on components is left out, and
    so are the stream and `known`. A covered cell is UNKNOWN (-1000).
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        places: dict[str, tuple[int, Field]] = {}  # by name: the place in the record, in numbers of 16 bits
        at = 0
        for field in sorted(game.state.fields, key=lambda field: not field.wide):
            places[field.name] = at, field
            at += field.count * (4 if field.wide else 2)
        comments = _comments(game.state)
        self.places = [Place(SEAT, 0, (), (), "seat", "whose view this is")]
        halves: list[int] = []
        for name in shown(game.state):  # type: ignore[arg-type]
            first, field = places[name]
            shape = (*field.shape, 2) if field.large else field.shape
            axes = (*map(_axis, field.axes), "lower, upper 16 bits") if field.large else tuple(map(_axis, field.axes))
            self.places.append(Place(name, 1 + len(halves), shape, axes, _values(field.of), comments.get(name, "")))
            halves += range(first, first + 2 * field.count, 1 if field.large else 2)
        self._halves = np.array(halves)
        self._lower = np.flatnonzero([not places[place.name][1].large for place in self.places[1:] for _ in range(place.size)])

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return 1 + len(self._halves)

    @property
    def stretches(self) -> Any:
        """For compiled code, a row for each part of the record that is copied in one go.

        Its cells are the place there in numbers of 16 bits, the place here, how many numbers, and 2 if they are the lower halves of as many cells, or 1 if they
        lie side by side.
        """
        rows: list[list[int]] = []
        for place, half in enumerate(self._halves.tolist(), 1):
            step = half - (rows[-1][0] + (rows[-1][2] - 1) * rows[-1][3]) if rows else 0
            if rows and step in (1, 2) and (rows[-1][2] == 1 or step == rows[-1][3]):
                rows[-1][2:] = [rows[-1][2] + 1, step]
            else:
                rows.append([half, place, 1, 1 if half % 2 else 2])
        return np.array(rows, np.int64)

    def observe(self, view: State, seat: int) -> Numbers:
        """The observation of a seat, from its view."""
        halves = np.frombuffer(view.pack(), np.int16)
        row = np.empty(self.size, np.int16)
        row[0] = seat
        row[1:] = halves[self._halves]
        if np.any(halves[self._halves[self._lower] + 1] != row[1:][self._lower] >> 15):
            large = [name for name in shown(type(view)) if np.abs(np.array(getattr(view, name))).max() > np.iinfo(np.int16).max]  # type: ignore[arg-type]
            raise OverflowError(f"{self.game.name}: {', '.join(large)} does not fit into 16 bits: declare it in class State with large=True")
        return row

    def read(self, observation: Numbers) -> dict[str, Any]:
        """The same by names: a number, or an array of the field's shape. Those of a large field are whole numbers again."""
        found: dict[str, Any] = {}
        for place in self.places:
            numbers = observation[place.first : place.first + place.size]
            if place.axes and place.axes[-1] == "lower, upper 16 bits":
                numbers = np.ascontiguousarray(numbers).view(np.int32)
            shape = place.shape[: len(place.axes) - 1] if numbers.dtype == np.int32 else place.shape
            found[place.name] = numbers.reshape(shape) if shape else int(numbers[0])
        return found


@cache
def encoding_of(game: Game) -> Encoding:
    """The encoding of a game."""
    return Encoding(game)


def _axis(axis: int | Domain) -> str:
    return str(axis) if isinstance(axis, int) else f"{axis.name} ({axis.span if len(axis) < 10 else f'{axis.texts[0]} … {axis.texts[-1]}'})"


def _values(of: Domain | None) -> str:
    return "number" if of is None else of.name


def _comments(state: type[State]) -> dict[str, str]:
    """What the declaration says of each field in the comment behind it, or in those starting with #: above it."""
    found: dict[str, str] = {}
    for kind in state.__mro__[:-1]:
        above: list[str] = []
        name = ""
        for token in tokenize.generate_tokens(io.StringIO(inspect.getsource(kind)).readline):
            if token.type == tokenize.COMMENT and token.line.strip().startswith("#:"):
                above.append(token.string.removeprefix("#:").strip())
            elif token.type == tokenize.COMMENT:
                found.setdefault(name, token.string.removeprefix("#").strip())
            elif token.type == tokenize.NAME and token.line[: token.start[1]].strip() == "":
                name = token.string
                if above:
                    found.setdefault(name, " ".join(above))
                above = []
    return found
