"""Code for any game, in the rules subset: it runs plain and compiled like the rules themselves."""

from typing import Any

from doubloon.core.contract import apply, hide, imagine, legal, score
from doubloon.core.rule import compiled_as, rule
from doubloon.core.state import OVER, Grid, Row, State
from doubloon.core.steps import clear, is_asked
from doubloon.core.stream import below, fork


@rule()
def cover(s: State, seat: int) -> None:
    """Leave of a state only what `seat` may know. After the end nothing is hidden but the stream."""
    for i in range(4):
        s.stream[i] = 0
    if s.step != OVER:
        hide(s, seat)


@rule()
def uncover(s: State, seat: int, stream: Row) -> None:
    """Make a covered state a whole world again: one that `seat` cannot tell from the true one."""
    if s.step != OVER:
        imagine(s, seat, stream)
    fork(stream, s.stream)


@rule()
def random_action(s: State, seat: int, out: Row, stream: Row) -> int:
    """One of the legal actions of an asked seat, all equally likely."""
    return out[below(stream, legal(s, seat, out))]


@rule()
def random_playout(s: State, out: Row, log: Grid, stream: Row, counts: Row) -> None:
    """Play on to the end at random. Adds to counts[0] all decisions, to counts[1] those with a choice, to counts[2] the events."""
    decisions = 0
    choices = 0
    events = 0
    while s.step != OVER:
        for seat in range(s.players):
            if is_asked(s, seat):
                n = legal(s, seat, out)
                action = out[0]
                if n > 1:
                    choices += 1
                    action = out[below(stream, n)]
                clear(log)
                apply(s, seat, action, log)
                decisions += 1
                events += log[0][0]
    counts[0] += decisions
    counts[1] += choices
    counts[2] += events


@rule()
def any_move(s: State, seat: int, moves: Row, n: int, stream: Row) -> int:  # noqa: ARG001
    """`playout` of a game that has none: all moves are equally likely."""
    return moves[below(stream, n)]


@rule()
def standing(s: State, out: Grid) -> None:
    """`value` of a game that has none: the score as things stand."""
    score(s, out)
    for seat in range(s.players):
        out[seat][0] *= 100


def _assign_records(target: Any, to: int, source: Any, at: int) -> None:
    target[to] = source[at]


@rule()
@compiled_as(_assign_records)
def assign(target: Any, to: int, source: Any, at: int) -> None:
    """Make state number `to` of one array of states a copy of state number `at` of another, or of the same."""
    target[to].take(source[at])
