"""What the bots think, in the rules subset: it runs plain beside a person and compiled in the lab."""

from typing import Any

from doubloon.bots.desk import DONE, TRIAL, VIEW, WORLD, Desk
from doubloon.bots.knobs import ESTIMATE, GREEDY, KIND, SEARCH, TREES
from doubloon.bots.playing import imagine_another, margin, stand
from doubloon.bots.search import begin, searched_action
from doubloon.core.contract import apply, legal
from doubloon.core.generic import assign
from doubloon.core.rule import rule
from doubloon.core.state import OVER, Grid, Row, State
from doubloon.core.steps import is_asked
from doubloon.core.stream import below

#: A game that is over counts as won or lost, whatever the margin: so many hundredths of points.
WON = 100_000
#: How many worlds the greedy bot imagines for a decision, and how many answers it plays on in each. More of either makes it slower, and in some games weaker.
GREEDY_WORLDS = 2
GREEDY_ANSWERS = 8


@rule()
def bot_action(states: Any, seat: int, desk: Desk, knobs: Row) -> int:
    """The next action of the bot with these knobs, from the view in states[VIEW]. Where there is one only, it is not thought about.

    A search goes on with what it has found before, unless none of its simulations is counted as done.
    """
    if knobs[KIND] != SEARCH:
        return quick_action(states, seat, desk, knobs)
    if moves_open(states, seat, desk) == 1:
        return desk.moves[0]
    if desk.tally[DONE] == 0:
        begin(desk, max(states[VIEW].players, knobs[TREES]))
    return searched_action(states, seat, desk, knobs)


@rule()
def quick_action(states: Any, seat: int, desk: Desk, knobs: Row) -> int:
    """The same for bots that do not search."""
    n = moves_open(states, seat, desk)
    if n > 1 and knobs[KIND] == GREEDY:
        return greedy_action(states, seat, n, desk, knobs)
    return desk.moves[below(desk.stream, n)]


@rule()
def moves_open(states: Any, seat: int, desk: Desk) -> int:
    """How many moves are open to the seat, as an imagined world shows; they are put into `desk.moves`."""
    imagine_another(states, seat, desk.stream)
    return legal(states[WORLD], seat, desk.moves)


@rule()
def greedy_action(states: Any, seat: int, n: int, desk: Desk, knobs: Row) -> int:
    """The one of n moves with the best mean margin a few answers later, at the seat's own next decision at the latest, in imagined worlds with others random.

    The first of them is the one in states[WORLD], which has shown the moves.
    Every action is tried in the same worlds with the same chance, so that they differ by what they do and not by luck.
    """
    moves, sums, stream, saved, log = desk.moves, desk.sums, desk.stream, desk.saved, desk.log
    for i in range(n):
        sums[i] = 0
    for world in range(GREEDY_WORLDS):
        if world > 0:
            imagine_another(states, seat, stream)
        for cell in range(4):
            saved[cell] = stream[cell]
        for i in range(n):
            for cell in range(4):
                stream[cell] = saved[cell]
            assign(states, TRIAL, states, WORLD)
            apply(states[TRIAL], seat, moves[i], log)
            play_until_asked(states[TRIAL], seat, desk.out, log, stream)
            stand(states[TRIAL], desk.table, knobs[ESTIMATE])
            sums[i] += margin(desk.table, seat, states[TRIAL].players)
            if states[TRIAL].step == OVER:
                sums[i] += WON if desk.table[seat][1] == 1 else -WON
    return moves[best_of(sums, n, stream)]


@rule()
def play_until_asked(s: State, seat: int, out: Row, log: Grid, stream: Row) -> None:
    """Play on at random until this seat has a choice again, or enough has been answered, or the game is over."""
    answers = 0
    while s.step != OVER:
        for other in range(s.players):
            if is_asked(s, other):
                n = legal(s, other, out)
                if answers == GREEDY_ANSWERS or (other == seat and n > 1):
                    return
                answers += 1
                apply(s, other, out[below(stream, n)], log)


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
