"""The box of components: what is printed on cards, tiles and boards, read from a data file."""

import hashlib
from typing import Any, Literal

import msgspec

from doubloon.core.errors import BadFile

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

    def plain(self) -> dict[str, Any]:
        """The box as data, for clients."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data

    def digest(self) -> str:
        """The same for the same values, however the file is laid out."""
        return hashlib.sha256(msgspec.json.encode(self, order="deterministic")).hexdigest()


def refuse(entry: str, reason: str) -> BadFile:
    """The error for an entry of a components file that cannot be: `raise refuse("missions 8", "…")`."""
    return BadFile(f"components: {entry}: {reason}")


def require(condition: bool, entry: str, reason: str) -> None:
    """Refuse the entry unless the condition holds."""
    if not condition:
        raise refuse(entry, reason)
