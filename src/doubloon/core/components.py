"""The box of components: what is printed on cards, tiles and boards, read from a data file."""

import hashlib
from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

import msgspec

from doubloon.core.errors import BadFile

#: No number of a components file may be further from 0: what is drawn by it or summed up must fit the cells of a state.
MOST = 1_000_000

#: Whether a value was found in the rulebook or public material, or is ours.
Source = Literal["printed", "reconstructed"]


class Component(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One entry of a components file."""

    source: Source


class Components(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A whole components file. A title declares its own subclass, named `Box`, with a `fill` that checks and lays it out."""

    def fill(self, state: Any) -> None:
        """Write the printed fields of a fresh state; raises through `refuse` what the rules could not play with."""
        raise NotImplementedError

    def entry(self, kind: str, place: tuple[int, ...]) -> "Component | None":  # noqa: ARG002
        """The entry that says what is printed on a component of this kind (see `Pieces`), or None if none does. Reports show it, and whether it is ours."""
        return None

    def plain(self) -> dict[str, Any]:
        """The box as data, for clients."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data

    def check_numbers(self) -> None:
        """Refuse what no state could count with."""
        for entry, number in _numbers(self.plain()):
            require(abs(number) <= MOST, entry, f"{number} is too much: no number may be above {MOST}")

    def digest(self) -> str:
        """The same for the same values, however the file is laid out."""
        return hashlib.sha256(msgspec.json.encode(self, order="deterministic")).hexdigest()


class Pieces(NamedTuple):
    """One kind of component, and the events by which play tells of it: what the audit and the balance of a title count.

    `values` are the values of those events that together name the component. `copies` is the printed field that says how many of each the
    box has; without one all there can be are in it.
    """

    name: str
    values: tuple[str, ...]
    offered: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()
    copies: str = ""


def _numbers(data: Any, entry: str = "") -> Iterator[tuple[str, int]]:
    """Every number of a box, with its entry as people count: `missions 8, value`."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _numbers(value, f"{entry}, {key}" if entry else key)
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from _numbers(value, f"{entry} {place + 1}")
    elif isinstance(data, int):
        yield entry, data


def refuse(entry: str, reason: str) -> BadFile:
    """The error for an entry of a components file that cannot be: `raise refuse("missions 8", "…")`."""
    return BadFile(f"components: {entry}: {reason}")


def require(condition: bool, entry: str, reason: str) -> None:
    """Refuse the entry unless the condition holds."""
    if not condition:
        raise refuse(entry, reason)
