"""The wire view: what a viewer may know, as plain data, generated from the state's declaration."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from doubloon.core.runner import Plain
from doubloon.core.state import UNKNOWN, Field, State

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


def looks(plain: Plain, s: State, viewers: Sequence[int]) -> dict[int, Look]:
    """How each of these viewers sees a state. Nothing may change it afterwards. Those for whom nothing is covered have the same look."""
    true, names = vars(s), [field.name for field in plain.coverable]
    found: dict[int, Look] = {}
    whole = Look(s, {})
    for viewer, view in zip(viewers, plain.glimpses(s, viewers), strict=True):
        seen = vars(view)
        covered = {name: seen[name] for name in names if seen[name] != true[name]}
        found[viewer] = Look(s, covered) if covered else whole
    return found


def differing(before: State, now: State) -> dict[str, Any]:
    """The fields in which two states differ, as they are now: what somebody sees change for whom nothing is covered."""
    old, new = vars(before), vars(now)
    return {name: new[name] for name in shown(type(now)) if new[name] is not old[name] and new[name] != old[name]}  # type: ignore[arg-type]


def changes(before: Look, now: Look, differing: dict[str, Any]) -> dict[str, Any]:
    """The fields a viewer sees otherwise than before, as `wire` shows them, always in the same order; `differing` are those in which the states differ."""
    old, new, was, now_is = vars(before.state), vars(now.state), before.covered, now.covered
    if not (was or now_is):
        return differing
    found = {}
    for name in shown(type(now.state)):  # type: ignore[arg-type]
        if name in now_is or name in was:
            value = now_is.get(name, new[name])
            if value != was.get(name, old[name]):
                found[name] = _covered(value)
        elif name in differing:
            found[name] = differing[name]
    return found


def shown_fields(kind: type[State]) -> list[Field]:
    """The fields a view is made of, in order of declaration: all but what is printed on components, the stream and `known`."""
    return [field for field in kind.fields if not field.printed and field.name not in _INTERNAL]


def shown_places(kind: type[State]) -> list[int]:
    """Where the cells of those fields are in a state's record, taken as a row of 32-bit cells; in the same order, rows and grids cell by cell."""
    places: list[int] = []
    shown, at = shown_fields(kind), 2 * sum(field.count for field in kind.fields if field.wide)
    for field in kind.fields:
        if not field.wide:
            places += range(at, at + field.count) if field in shown else ()
            at += field.count
    return places


@cache
def shown(kind: Any) -> list[str]:
    """Their names."""
    return [field.name for field in shown_fields(kind)]


@cache
def _writer(kind: Any) -> Any:
    """`wire` for one class, written out field by field: every position of every game goes through it."""
    forms = (
        "None if s.{0} == UNKNOWN else s.{0}",
        "s.{0} if UNKNOWN not in s.{0} else covered(s.{0})",
        "[row if UNKNOWN not in row else covered(row) for row in s.{0}]",
    )
    shapes = {field.name: len(field.shape) for field in kind.fields}
    parts = [f"{name!r}: {forms[shapes[name]].format(name)}" for name in shown(kind)]
    return eval(f"lambda s: {{{', '.join(parts)}}}", {"UNKNOWN": UNKNOWN, "covered": _covered})


def _covered(value: Any) -> Any:
    if not isinstance(value, list):
        return None if value == UNKNOWN else value
    if value and isinstance(value[0], list):
        return [_covered(part) for part in value]
    return [None if part == UNKNOWN else part for part in value] if UNKNOWN in value else value
