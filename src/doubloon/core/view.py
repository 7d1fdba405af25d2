"""The wire view: what a viewer may know, as plain data, generated from the state's declaration."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple

from doubloon.core.state import UNKNOWN, State

#: Fields that say nothing a viewer needs, or that he must not have.
_INTERNAL = ("stream", "known")


def wire(hidden: State) -> dict[str, Any]:
    """A hidden state as field names and numbers; covered cells are None. What is printed on components is left out. Rows without any are the state's own."""
    found: dict[str, Any] = _writer(type(hidden))(hidden)  # type: ignore[arg-type]
    return found


class Look(NamedTuple):
    """A state as one viewer may know it: all of it but the fields that are covered for him, which are given as he sees them."""

    state: State
    covered: dict[str, Any]


def looks(cover: Callable[[State, int], None], s: State, viewers: Iterable[int]) -> dict[int, Look]:
    """How each of these viewers sees a state. Nothing may change it afterwards."""
    true, scratch, found = vars(s), s.copy(), {}
    changed = vars(scratch)
    for viewer in viewers:
        cover(scratch, viewer)
        scratch.stream = s.stream
        covered = {} if changed == true else {name: changed[name] for name in true if changed[name] != true[name]}
        for name in covered:
            changed[name] = _copied(true[name])
        scratch.stream = [0] * len(s.stream)
        found[viewer] = Look(s, covered)
    return found


def differing(before: State, now: State) -> set[str]:
    """The fields in which two states differ."""
    old, new = vars(before), vars(now)
    return {name for name in new if new[name] is not old[name] and new[name] != old[name]}


def changes(before: Look, now: Look, differing: set[str]) -> dict[str, Any]:
    """The fields a viewer sees otherwise than before, as `wire` shows them, of two states that differ in these."""
    seen, names = vars(now.state), differing
    if before.covered or now.covered:
        was, seen = vars(before.state) | before.covered, seen | now.covered
        covered = before.covered.keys() | now.covered.keys()
        names = (names - covered) | {name for name in covered if was[name] != seen[name]}
    return {name: _covered(seen[name]) for name in _shown(type(now.state)) if name in names}  # type: ignore[arg-type]


@cache
def _shown(kind: Any) -> list[str]:
    return [field.name for field in kind.fields if not field.printed and field.name not in _INTERNAL]


@cache
def _writer(kind: Any) -> Any:
    """`wire` for one class, written out field by field: every position of every game goes through it."""
    forms = (
        "None if s.{0} == UNKNOWN else s.{0}",
        "s.{0} if UNKNOWN not in s.{0} else covered(s.{0})",
        "[row if UNKNOWN not in row else covered(row) for row in s.{0}]",
    )
    shapes = {field.name: len(field.shape) for field in kind.fields}
    parts = [f"{name!r}: {forms[shapes[name]].format(name)}" for name in _shown(kind)]
    return eval(f"lambda s: {{{', '.join(parts)}}}", {"UNKNOWN": UNKNOWN, "covered": _covered})


def _covered(value: Any) -> Any:
    if not isinstance(value, list):
        return None if value == UNKNOWN else value
    if value and isinstance(value[0], list):
        return [_covered(part) for part in value]
    return [None if part == UNKNOWN else part for part in value] if UNKNOWN in value else value


def _copied(value: Any) -> Any:
    return [_copied(part) for part in value] if isinstance(value, list) else value
