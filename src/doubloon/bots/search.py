"""Information-set search, written once for any game, in the rules subset.

Every simulation imagines another world that fits the view, so nothing is found out that the seat may not know. Each seat has a tree of its own,
whose branches are its own actions: what the others do, and chance, happen to it. So sealed answers are chosen without regard to those already
given. (With ONE_TREE the branches are everybody's actions: the textbook's search.)
"""

from typing import Any

from doubloon.bots.desk import ACTION, CHILD, DEEPEST, DONE, MARGINS, NEXT, REWARD, TRIAL, VIEW, VISITS, WORLD, Desk
from doubloon.bots.knobs import DEPTH, ESTIMATE, GUIDED, MARGIN, NOISE, ONE_TREE, SIMULATIONS
from doubloon.bots.playing import ONE, pick, reckon
from doubloon.bots.tree import NOWHERE, back_up, next_node, plant
from doubloon.core.contract import apply, legal
from doubloon.core.generic import assign, uncover
from doubloon.core.rule import rule
from doubloon.core.state import OVER, Row
from doubloon.core.steps import is_asked
from doubloon.core.stream import below, fork, rand32


@rule()
def searched_action(states: Any, seat: int, desk: Desk, knobs: Row) -> int:
    """The action found best after so many simulations more. The world in states[WORLD] shows what is open to the seat."""
    assign(states, TRIAL, states, WORLD)
    for _ in range(knobs[SIMULATIONS]):
        simulate(states, seat, desk, knobs)
    return best_action(desk, knobs, 0 if knobs[ONE_TREE] == 1 else seat)


@rule()
def begin(desk: Desk, players: int) -> None:
    """Forget what was thought before."""
    plant(desk.tree, desk.tally, players)
    desk.tally[DONE] = 0
    desk.tally[MARGINS] = 0
    fork(desk.stream, desk.saved)


@rule()
def simulate(states: Any, seat: int, desk: Desk, knobs: Row) -> None:
    """One imagined world, played through the trees and on, and what came of it put into the trees.

    The first action is chosen before the world: it is tried for the nth time in the nth world, so that actions differ by what they do and not by luck.
    """
    one_tree = knobs[ONE_TREE] == 1
    for each in range(states[VIEW].players):
        desk.at[each] = 0 if one_tree else each
    n = legal(states[TRIAL], seat, desk.moves)
    first = next_node(states[TRIAL], seat, desk.at[seat], n, desk, knobs)
    number = desk.tally[DONE] if one_tree else desk.tree[first][VISITS]
    start_world(desk.world, desk.saved, number)
    assign(states, WORLD, states, VIEW)
    uncover(states[WORLD], seat, desk.world)
    s = states[WORLD]
    length = 0
    left = knobs[DEPTH] if knobs[DEPTH] > 0 else -1
    while s.step != OVER and left != 0:
        for turn in range(s.players):
            mover = seat + turn if seat + turn < s.players else seat + turn - s.players  # the first decision is the seat's own, whoever else is asked
            if is_asked(s, mover) and left != 0:
                n = legal(s, mover, desk.moves)
                action = desk.moves[0]
                if n > 1:
                    own = 0 if one_tree else mover
                    node = desk.at[own]
                    if length == 0:
                        node = first
                    elif node != NOWHERE:
                        node = next_node(s, mover, node, n, desk, knobs)
                    if node == NOWHERE:
                        action = pick(s, mover, desk.moves, n, desk.world, knobs[GUIDED])
                        if mover == seat:
                            left -= 1
                    else:
                        action = desk.tree[node][ACTION]
                        desk.path[length] = node
                        desk.movers[length] = mover
                        length += 1
                        if desk.tree[node][VISITS] == 0 or length == DEEPEST:
                            node = NOWHERE
                    desk.at[own] = node
                if left != 0:
                    apply(s, mover, action, desk.log)
    reckon(s, seat, desk, knobs[MARGIN], knobs[ESTIMATE])
    back_up(desk, length)


@rule()
def start_world(world: Row, saved: Row, number: int) -> None:
    """Start the stream of world number so and so of this search."""
    for cell in range(4):
        world[cell] = saved[cell]
    world[0] ^= number
    for _ in range(12):
        rand32(world)


@rule()
def best_action(desk: Desk, knobs: Row, root: int) -> int:
    """The action tried most often. With noise, the one whose mean reward and a random part of up to so many thousandths are highest together."""
    best = NOWHERE
    highest = -1
    child = desk.tree[root][CHILD]
    while child != NOWHERE:
        visits = desk.tree[child][VISITS]
        mean = desk.tree[child][REWARD] // visits
        merit = visits * ONE + mean
        if knobs[NOISE] > 0:
            merit = mean + below(desk.stream, ONE * knobs[NOISE] // 1000)
        if merit > highest:
            highest = merit
            best = desk.tree[child][ACTION]
        child = desk.tree[child][NEXT]
    return best
