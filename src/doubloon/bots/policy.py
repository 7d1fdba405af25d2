"""What the bots think, in the rules subset: it runs plain beside a person and compiled in the lab."""

from typing import Any

from doubloon.core.contract import apply, legal, score
from doubloon.core.generic import assign, random_action, uncover
from doubloon.core.rule import rule
from doubloon.core.state import OVER, Grid, Row, State
from doubloon.core.steps import is_asked
from doubloon.core.stream import below

RANDOM, GREEDY = range(2)

# Places in the array of states a bot works with: the view it was given, a world it imagines, one it tries actions in.
VIEW, WORLD, TRIAL = range(3)
STATES = 3

#: How many worlds the greedy bot imagines for a decision.
WORLDS = 8


@rule()
def bot_action(kind: int, states: Any, seat: int, moves: Row, sums: Row, out: Row, log: Grid, table: Grid, stream: Row, saved: Row) -> int:
    """The next action of a bot of this kind, from the view in states[VIEW]."""
    if kind == GREEDY:
        return greedy_action(states, seat, moves, sums, out, log, table, stream, saved)
    assign(states, WORLD, states, VIEW)
    uncover(states[WORLD], seat, stream)
    return random_action(states[WORLD], seat, out, stream)


@rule()
def greedy_action(states: Any, seat: int, moves: Row, sums: Row, out: Row, log: Grid, table: Grid, stream: Row, saved: Row) -> int:
    """The action with the best mean margin at the seat's own next decision, over a few imagined worlds with the others random.

    Every action is tried in the same worlds with the same chance, so that they differ by what they do and not by luck.
    """
    n = 0
    for _ in range(WORLDS):
        assign(states, WORLD, states, VIEW)
        uncover(states[WORLD], seat, stream)
        if n == 0:
            n = legal(states[WORLD], seat, moves)
            for i in range(n):
                sums[i] = 0
        if n == 1:
            return moves[0]
        for cell in range(4):
            saved[cell] = stream[cell]
        for i in range(n):
            for cell in range(4):
                stream[cell] = saved[cell]
            assign(states, TRIAL, states, WORLD)
            apply(states[TRIAL], seat, moves[i], log)
            play_until_asked(states[TRIAL], seat, out, log, stream)
            sums[i] += margin(states[TRIAL], seat, table)
    return moves[best_of(sums, n, stream)]


@rule()
def play_until_asked(s: State, seat: int, out: Row, log: Grid, stream: Row) -> None:
    """Play on at random until this seat has a choice again or the game is over."""
    while s.step != OVER:
        for other in range(s.players):
            if is_asked(s, other):
                n = legal(s, other, out)
                if other == seat and n > 1:
                    return
                apply(s, other, out[below(stream, n)], log)


@rule()
def margin(s: State, seat: int, table: Grid) -> int:
    """This seat's points less those of its best rival, as things stand."""
    score(s, table)
    best = -1_000_000
    for other in range(s.players):
        if other != seat:
            best = max(best, table[other][0])
    return table[seat][0] - best if s.players > 1 else table[seat][0]


@rule()
def best_of(sums: Row, n: int, stream: Row) -> int:
    """The place of the highest sum; among equal ones chance decides."""
    best = 0
    ties = 1
    for i in range(1, n):
        if sums[i] > sums[best]:
            best = i
            ties = 1
        elif sums[i] == sums[best]:
            ties += 1
            if below(stream, ties) == 0:
                best = i
    return best
