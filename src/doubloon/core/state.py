"""States: a declared, fixed-size struct of integers, in two forms.

A plain state is an object with ints and lists; its bytes are the record that compiled rules work on. The
declaration is a class:

    class State(core.State):
        site: Row = cells(GOOD)
        goods: Grid = cells(SEAT, GOOD)
        left: int

Copy, equality, bytes and views exist once, here, for every game.
"""

import inspect
import struct
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any, ClassVar, Self, overload

from doubloon.core.domain import Domain

Row = list[int]
Grid = list[list[int]]
Axis = int | Domain

#: What a cell holds for a viewer who may not know it.
UNKNOWN = -1000
#: `s.step` of a game that is over.
OVER = -1

MOST_OPTIONS = 8
#: Seats have a bit each in masks of seats and of seers; one more bit is the spectators'.
MOST_SEATS = 15


class Field:
    """One declared field: its name, its axes, and what its numbers stand for."""

    def __init__(self, axes: tuple[Axis, ...], of: Domain | None, *, printed: bool = False, wide: bool = False, large: bool = False) -> None:
        self.name = ""
        self.axes = axes
        self.shape = tuple(axis if isinstance(axis, int) else len(axis) for axis in axes)
        self.of = of
        self.printed = printed
        self.wide = wide
        self.large = large

    @property
    def count(self) -> int:
        product = 1
        for length in self.shape:
            product *= length
        return product

    def zeros(self, shape: tuple[int, ...] | None = None) -> Any:
        shape = self.shape if shape is None else shape
        return [self.zeros(shape[1:]) for _ in range(shape[0])] if shape else 0


@overload
def cells(a: Axis, /, *, of: Domain | None = None, large: bool = False) -> Row: ...
@overload
def cells(a: Axis, b: Axis, /, *, of: Domain | None = None, large: bool = False) -> Grid: ...
def cells(*axes: Axis, of: Domain | None = None, large: bool = False) -> Any:
    """Declare an array, one axis per argument; `of` says what its numbers stand for. `large`: they may need more than 16 bits, which observations then have."""
    return Field(axes, of, large=large)


def cell(*, of: Domain | None = None, large: bool = False) -> int:
    """Declare a single number that stands for a value of a domain, or may need more than 16 bits. (A bare `left: int` is enough otherwise.)"""
    field: Any = Field((), of, large=large)
    return field  # type: ignore[no-any-return]


@overload
def printed() -> int: ...
@overload
def printed(a: Axis, /) -> Row: ...
@overload
def printed(a: Axis, b: Axis, /) -> Grid: ...
def printed(*axes: Axis) -> Any:
    """Declare what is printed on components: filled from the components file before set-up, never changed by rules."""
    return Field(axes, None, printed=True)


class State:
    """The fields every game has. A game's own state is a subclass that declares more."""

    fields: ClassVar[tuple[Field, ...]] = ()
    size: ClassVar[int]
    _packer: ClassVar[struct.Struct]

    stream: Row = Field((4,), None, wide=True)  # type: ignore[assignment]
    players: int  # at the table
    options: Row = cells(MOST_OPTIONS)  # what was chosen, in order of the rulebook
    step: int  # where the game stands; OVER when it is over
    decision: int  # the kind of question being asked
    asked: int  # its number: how many questions have been put so far
    to_act: int  # a bit for each seat that has still to answer it
    known: int  # rises whenever anybody learns something: a draw, a showing
    ended: int  # the clause that ended the game

    def __init_subclass__(cls) -> None:
        _declare(cls)

    def __init__(self) -> None:
        for field in self.fields:
            setattr(self, field.name, field.zeros())

    def copy(self) -> Self:
        """An independent copy; only what is printed on components is shared."""
        twin = object.__new__(type(self))
        twin.take(self)
        return twin

    def take(self, other: Self) -> None:
        """Become a copy of `other`. (Made for each class by `_declare`.)"""
        raise NotImplementedError

    def pack(self) -> bytes:
        """The record: every cell in order of declaration, eight-byte cells first. (Made for each class by `_declare`.)"""
        raise NotImplementedError

    @classmethod
    def unpack(cls, record: bytes) -> Self:
        numbers = iter(cls._packer.unpack(record))
        state = object.__new__(cls)
        for field in _in_record_order(cls.fields):
            setattr(state, field.name, _read(numbers, field.shape))
        return state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.pack() == other.pack()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        values = ", ".join(f"{field.name}={getattr(self, field.name)}" for field in self.fields if not field.printed)
        return f"{type(self).__name__}({values})"


def _declare(cls: type[State]) -> None:
    """Read the declaration of `cls` into `cls.fields`, and make its record layout and its copying."""
    own = []
    for name, annotation in inspect.get_annotations(cls).items():
        field = cls.__dict__.get(name)
        if field is None and not name.startswith("_") and "ClassVar[" not in str(annotation):
            field = Field((), None)
        if isinstance(field, Field):
            if name in cls.__dict__:
                delattr(cls, name)  # instances hold the values; a class attribute would only slow their look-up
            field.name = name
            own.append(field)
    cls.fields = (*cls.fields, *own)
    wide = sum(field.count for field in cls.fields if field.wide)
    narrow = sum(field.count for field in cls.fields if not field.wide)
    cls._packer = struct.Struct(f"<{wide}q{narrow}i{4 * (narrow % 2)}x")
    cls.size = cls._packer.size
    cls.take = _make_take(cls.fields)  # type: ignore[method-assign]
    cls.pack = _make_pack(cls.fields)  # type: ignore[method-assign]


def _make_take(fields: Iterable[Field]) -> Any:
    """`take` written out field by field: search copies states far more often than anything else does."""
    lines = ["def take(self, other):"]
    for field in fields:
        value = f"other.{field.name}"
        if field.shape and not field.printed:
            value = f"{value}[:]" if len(field.shape) == 1 else f"[row[:] for row in {value}]"
        lines.append(f"    self.{field.name} = {value}")
    namespace: dict[str, Any] = {}
    exec("\n".join(lines), namespace)
    return namespace["take"]


def _make_pack(fields: Iterable[Field]) -> Any:
    """`pack` written out likewise: views are packed for every bot and compared by every check."""
    spread = ("self.{}", "*self.{}", "*chain.from_iterable(self.{})")
    cells = ", ".join(spread[len(field.shape)].format(field.name) for field in _in_record_order(fields))
    namespace: dict[str, Any] = {"chain": chain}
    exec(f"def pack(self):\n    return self._packer.pack({cells})", namespace)
    return namespace["pack"]


def _in_record_order(fields: Iterable[Field]) -> list[Field]:
    return sorted(fields, key=lambda field: not field.wide)


def _read(numbers: Iterator[int], shape: tuple[int, ...]) -> Any:
    if not shape:
        return next(numbers)
    return [_read(numbers, shape[1:]) for _ in range(shape[0])]


_declare(State)
