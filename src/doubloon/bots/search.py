"""Information-set search, written once for any game, in the rules subset.

Every simulation imagines another world that fits the view, so nothing is found out that the seat may not know. Each seat has a tree of its own,
whose branches are its own actions: what the others do, and chance, happen to it. So sealed answers are chosen without regard to those already
given. Other ways, to measure this one by: with TREES of 1 there is one tree whose branches are everybody's actions, the textbook's search; with more there are
so many of those, each of them of one world, and the action tried most often in all of them together is chosen.
"""

from typing import Any

from doubloon.bots.desk import ACTION, CHILD, DEEPEST, DONE, MARGINS, NEXT, REWARD, TRIAL, VISITS, WORLD, Desk
from doubloon.bots.knobs import DEPTH, ESTIMATE, GUIDED, MARGIN, NOISE, SIMULATIONS, TREES
from doubloon.bots.playing import ONE, imagine_another, pick, reckon
from doubloon.bots.tree import NOWHERE, back_up, next_node, plant
from doubloon.core.contract import apply, legal
from doubloon.core.generic import assign
from doubloon.core.rule import rule
from doubloon.core.state import OVER, Grid, Row, State
from doubloon.core.steps import is_asked
from doubloon.core.stream import below, fork, rand32


@rule()
def searched_action(states: Any, seat: int, desk: Desk, knobs: Row) -> int:
    """The action found best after so many simulations more. The world in states[WORLD] shows what is open to the seat."""
    assign(states, TRIAL, states, WORLD)
    for _ in range(knobs[SIMULATIONS]):
        simulate(states, seat, desk, knobs)
    if knobs[TREES] > 1:
        return most_tried(desk, knobs[TREES])
    return best_action(desk, knobs, trunk(desk, knobs, seat))


@rule()
def begin(desk: Desk, trees: int) -> None:
    """Forget what was thought before."""
    plant(desk.tree, desk.tally, trees)
    desk.tally[DONE] = 0
    desk.tally[MARGINS] = 0
    fork(desk.stream, desk.saved)


@rule()
def simulate(states: Any, seat: int, desk: Desk, knobs: Row) -> None:
    """One imagined world, played through the trees and on, and what came of it put into the trees.

    The first action is chosen before the world: it is tried for the nth time in the nth world, so that actions differ by what they do and not by luck.
    """
    root = trunk(desk, knobs, seat)
    n = legal(states[TRIAL], seat, desk.moves)
    first = next_node(states[TRIAL], seat, root, n, desk, knobs)
    number = desk.tree[first][VISITS]
    if knobs[TREES] > 0:
        number = desk.tally[DONE] if knobs[TREES] == 1 else root
    start_world(desk.world, desk.saved, number)
    imagine_another(states, seat, desk.world)
    if knobs[TREES] > 1:  # what is hidden is the same each time, what chance brings is not
        fork(desk.stream, desk.world)
        fork(desk.stream, states[WORLD].stream)
    length = walk(states[WORLD], seat, first, desk, knobs)
    play_on(states[WORLD], seat, knobs[DEPTH], knobs[GUIDED], desk.moves, desk.log, desk.world)
    reckon(states[WORLD], seat, desk, knobs[MARGIN], knobs[ESTIMATE])
    back_up(desk, length)


@rule()
def trunk(desk: Desk, knobs: Row, seat: int) -> int:
    """The root of the tree in which a seat's choices are looked for in the next simulation."""
    return desk.tally[DONE] % knobs[TREES] if knobs[TREES] > 0 else seat


@rule()
def walk(s: State, seat: int, first: int, desk: Desk, knobs: Row) -> int:
    """Play through the trees until the seat has left its own; returns how many nodes were passed.

    The seat's own decision comes first, whoever else is asked. Who has left his tree before, or finds it full, does anything.
    """
    for each in range(s.players):
        desk.at[each] = trunk(desk, knobs, each)
    asker = 0 if knobs[TREES] > 0 else seat
    length = 0
    while s.step != OVER and desk.at[asker] != NOWHERE:
        for turn in range(s.players):
            mover = (seat + turn) % s.players
            if is_asked(s, mover):
                n = legal(s, mover, desk.moves)
                action = desk.moves[0]
                if n > 1:
                    own = 0 if knobs[TREES] > 0 else mover
                    node = first
                    if length > 0:
                        node = NOWHERE if desk.at[own] == NOWHERE else next_node(s, mover, desk.at[own], n, desk, knobs)
                    desk.at[own] = node
                    if node == NOWHERE:
                        action = pick(s, mover, desk.moves, n, desk.world, knobs[GUIDED])
                    else:
                        action = desk.tree[node][ACTION]
                        desk.path[length] = node
                        desk.movers[length] = mover
                        length += 1
                        if desk.tree[node][VISITS] == 0:
                            desk.at[own] = NOWHERE
                apply(s, mover, action, desk.log)
                if length == DEEPEST:
                    return length
    return length


@rule()
def play_on(s: State, seat: int, depth: int, guided: int, moves: Row, log: Grid, stream: Row) -> None:
    """A playout: to the end, or with a depth until the seat has to make its choice of that number."""
    while s.step != OVER:
        for mover in range(s.players):
            if is_asked(s, mover):
                n = legal(s, mover, moves)
                action = moves[0]
                if n > 1:
                    if mover == seat and depth > 0:
                        depth -= 1
                        if depth == 0:
                            return
                    action = pick(s, mover, moves, n, stream, guided)
                apply(s, mover, action, log)


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


@rule()
def most_tried(desk: Desk, trees: int) -> int:
    """The action tried most often in so many trees together."""
    best = NOWHERE
    for root in range(trees):
        child = desk.tree[root][CHILD]
        while child != NOWHERE:
            desk.sums[desk.tree[child][ACTION]] = 0
            child = desk.tree[child][NEXT]
    for root in range(trees):
        child = desk.tree[root][CHILD]
        while child != NOWHERE:
            action = desk.tree[child][ACTION]
            desk.sums[action] += desk.tree[child][VISITS]
            if best == NOWHERE or desk.sums[action] > desk.sums[best]:
                best = action
            child = desk.tree[child][NEXT]
    return best
