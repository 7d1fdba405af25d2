"""`@rule`, and the numbers by which rules code hands out clauses."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

_ID = re.compile(r"([A-Z]{2,4})-(?:R([1-9]\d?)|([1-9]\d?)\.([1-9]\d?))")
_RULING = 10_000


def rule(*clauses: str) -> Callable[[F], F]:
    """Mark a function as rules code that carries out these clauses.

    The function itself is returned: it stays plain Python. Only marked functions are compiled, checked and
    counted by the audit. Kernel code that belongs to no clause is marked `@rule()`.
    """
    for clause in clauses:
        clause_number(clause)

    def mark(function: F) -> F:
        function.clauses = clauses  # type: ignore[attr-defined]
        return function

    return mark


def compiled_as(twin: Callable[..., Any]) -> Callable[[F], F]:
    """For the few kernel functions that plain Python does faster in another way: compile `twin` in the place of this one."""

    def mark(function: F) -> F:
        function.compiled_as = twin  # type: ignore[attr-defined]
        return function

    return mark


def unlocked(function: F) -> F:
    """For entry points that several threads run at once, each on cells of its own: compiled, they let go of the interpreter's lock."""
    function.unlocked = True  # type: ignore[attr-defined]
    return function


def is_rule(thing: object) -> bool:
    """Whether `thing` is a function marked with `@rule`."""
    return callable(thing) and hasattr(thing, "clauses") and hasattr(thing, "__code__")


def clause_number(clause: str) -> int:
    """`UT-3.2` as the number 302 that rules code stores and returns, `UT-R4` as 10004. 0 is no clause."""
    match = _ID.fullmatch(clause)
    if not match:
        raise ValueError(f"{clause!r} is not a clause: write the title's letters, then chapter.number or R and a number, such as UT-3.2 or UT-R4")
    _, ruling, chapter, number = match.groups()
    return _RULING + int(ruling) if ruling else int(chapter) * 100 + int(number)


def clause_numbers(*clauses: str) -> tuple[int, ...]:
    """`clause_number` of each, to be unpacked into names: `UT_3_2, UT_R4 = clause_numbers("UT-3.2", "UT-R4")`."""
    return tuple(clause_number(clause) for clause in clauses)


@cache
def clause_id(prefix: str, number: int) -> str:
    """The way back: `clause_id("UT", 302)` is `UT-3.2`; 0 gives an empty text."""
    if number == 0:
        return ""
    if number > _RULING:
        return f"{prefix}-R{number - _RULING}"
    return f"{prefix}-{number // 100}.{number % 100}"
