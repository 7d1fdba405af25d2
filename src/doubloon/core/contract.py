"""The contract of a game: nine functions, the same for every title, and two that it may do without.

Code that works for any game (playouts, bots, search) imports these names and calls them. Before it runs, each
is bound to the function of the same name in a game's rules; see `doubloon.core.bind`. Calling one unbound is an error.
`docs/kernel.md` says in prose what must agree with what.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from doubloon.core.state import Grid, Row, State

F = TypeVar("F", bound=Callable[..., Any])

#: Names every rules module defines.
NAMES = ("setup", "legal", "why_not", "apply", "advance", "hide", "imagine", "score", "check")
#: Names it may define, to help bots think; `doubloon.core.generic` has what is used in their place.
HINTS = ("playout", "value")


class Placeholder:
    """A value that is bound with the functions."""

    def __init__(self, name: str) -> None:
        self.name = name


#: The record type of the game's state, in code that only runs compiled.
RECORD: Any = Placeholder("RECORD")
#: The number of actions of the game.
ACTION_COUNT: Any = Placeholder("ACTION_COUNT")


class Unbound(RuntimeError):
    """Code for any game was called without a game."""


def setup(s: State, log: Grid) -> None:
    """Set the game up and run to the first question. Players, options, components and stream are already in `s`; all else is 0."""
    raise Unbound("setup")


def legal(s: State, seat: int, out: Row) -> int:
    """Write the actions open to this seat now into `out`, ascending; returns how many. 0 unless its bit in `to_act` is set."""
    raise Unbound("legal")


def why_not(s: State, seat: int, action: int) -> int:
    """0 if the action is open to this seat now, else the clause that forbids it."""
    raise Unbound("why_not")


def apply(s: State, seat: int, action: int, log: Grid) -> None:
    """Carry out a legal action (not checked again), then `advance`."""
    raise Unbound("apply")


def advance(s: State, log: Grid) -> None:
    """Run the steps until somebody is asked or the game is over."""
    raise Unbound("advance")


def hide(s: State, seat: int) -> None:
    """Cover, in place, every cell this seat (SPECTATOR: a spectator) may not know with UNKNOWN. Called for games in progress only."""
    raise Unbound("hide")


def imagine(s: State, seat: int, stream: Row) -> None:
    """Fill, in place, the covered cells of a hidden state with a random world that fits it, drawing from `stream`."""
    raise Unbound("imagine")


def score(s: State, out: Grid) -> None:
    """Write for each seat points, rank (1 is best) and the clause that broke or settled a tie. Before the end: as if it ended now."""
    raise Unbound("score")


def check(s: State) -> int:
    """0, or the number of the invariant that is broken: nothing lost, nothing doubled."""
    raise Unbound("check")


def playout(s: State, seat: int, moves: Row, n: int, stream: Row) -> int:
    """One of the first n of `moves`, which are open to this seat: what a player of some sense would do at a glance."""
    raise Unbound("playout")


def value(s: State, out: Grid) -> None:
    """Write for each seat, in the column of the points, the hundredths of points it may be expected to have at the end. The game is in progress."""
    raise Unbound("value")


_FUNCTIONS = {id(f): f.__name__ for f in (setup, legal, why_not, apply, advance, hide, imagine, score, check, playout, value)}


def placeholder_name(thing: object) -> str | None:
    """The name under which a game provides this, if it is one of the above."""
    return thing.name if isinstance(thing, Placeholder) else _FUNCTIONS.get(id(thing))
