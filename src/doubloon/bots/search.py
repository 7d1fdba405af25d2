"""Information-set search, written once for any game, in the rules subset.

Every simulation imagines another world that fits the view, so nothing is found out that the seat may not know. Each seat has a tree of its own,
whose branches are its own actions: what the others do, and chance, happen to it. So sealed answers are chosen without regard to those already
given. (With ONE_TREE the branches are everybody's actions: the textbook's search.)
"""

from typing import Any

from doubloon.bots.desk import ACTION, CHILD, DEEPEST, DONE, MARGINS, NEXT, REWARD, VIEW, VISITS, WORLD, Desk
from doubloon.bots.knobs import DEPTH, ESTIMATE, EXPLORE, GUIDED, MARGIN, NOISE, ONE_TREE, SIMULATIONS, WORLDS
from doubloon.bots.playing import ONE, pick, reckon
from doubloon.bots.tree import NOWHERE, back_up, next_node, plant
from doubloon.core.contract import apply, legal
from doubloon.core.generic import assign, uncover
from doubloon.core.rule import rule
from doubloon.core.state import OVER, Row
from doubloon.core.steps import is_asked
from doubloon.core.stream import below, fork


@rule()
def searched_action(states: Any, seat: int, desk: Desk, knobs: Row) -> int:
    """The action found best after so many simulations more."""
    for _ in range(knobs[SIMULATIONS]):
        simulate(states, seat, desk, knobs)
    return best_action(states, seat, desk, knobs)


@rule()
def begin(states: Any, desk: Desk, knobs: Row) -> None:
    """Forget what was thought before."""
    plant(desk.tree, desk.tally, max(1, knobs[WORLDS]) * states[VIEW].players)
    desk.tally[DONE] = 0
    desk.tally[MARGINS] = 0
    fork(desk.stream, desk.saved)


@rule()
def simulate(states: Any, seat: int, desk: Desk, knobs: Row) -> None:
    """One imagined world, played through the trees and on, and what came of it put into the trees."""
    assign(states, WORLD, states, VIEW)
    root = 0
    if knobs[WORLDS] > 0:
        number = desk.tally[DONE] % knobs[WORLDS]
        root = number * states[VIEW].players
        for i in range(4):
            desk.world[i] = desk.saved[i] ^ (number if i == 0 else 0)
        for _ in range(8):
            below(desk.world, 2)
        uncover(states[WORLD], seat, desk.world)
        fork(desk.stream, states[WORLD].stream)
    else:
        uncover(states[WORLD], seat, desk.stream)
    s = states[WORLD]
    for each in range(s.players):
        desk.at[each] = root + (0 if knobs[ONE_TREE] == 1 else each)
    length = 0
    left = knobs[DEPTH] if knobs[DEPTH] > 0 else -1
    while s.step != OVER and left != 0:
        for turn in range(s.players):
            mover = seat + turn if seat + turn < s.players else seat + turn - s.players  # the root is the seat's own decision, whoever else is asked
            if is_asked(s, mover) and left != 0:
                n = legal(s, mover, desk.moves)
                action = desk.moves[0]
                if n > 1:
                    tree = 0 if knobs[ONE_TREE] == 1 else mover
                    node = desk.at[tree]
                    if node != NOWHERE:
                        node = next_node(s, mover, node, desk.moves, n, desk.marks, desk.tree, desk.tally, desk.stream, knobs[EXPLORE], knobs[GUIDED])
                    if node == NOWHERE:
                        if mover == seat:
                            left -= 1
                        action = pick(s, mover, desk.moves, n, desk.stream, knobs[GUIDED])
                    else:
                        action = desk.tree[node][ACTION]
                        desk.path[length] = node
                        desk.movers[length] = mover
                        length += 1
                        if desk.tree[node][VISITS] == 0 or length == DEEPEST:
                            node = NOWHERE
                    if knobs[ONE_TREE] == 1:
                        desk.at[0] = node
                    else:
                        desk.at[mover] = node
                if left != 0:
                    apply(s, mover, action, desk.log)
    reckon(s, seat, desk.table, desk.tally, desk.rewards, desk.wins, knobs[MARGIN], knobs[ESTIMATE])
    back_up(desk.tree, desk.path, desk.movers, length, desk.rewards, desk.wins)


@rule()
def best_action(states: Any, seat: int, desk: Desk, knobs: Row) -> int:
    """The action tried most often. With noise, the one whose mean reward and a random part of up to so many thousandths are highest together."""
    players = states[VIEW].players
    own = 0 if knobs[ONE_TREE] == 1 else seat
    best = NOWHERE
    highest = -1
    for world in range(max(1, knobs[WORLDS])):
        child = desk.tree[world * players + own][CHILD]
        while child != NOWHERE:
            visits = desk.tree[child][VISITS]
            reward = desk.tree[child][REWARD]
            for rest in range(world + 1, knobs[WORLDS]):
                twin = desk.tree[rest * players + own][CHILD]
                while twin != NOWHERE:
                    if desk.tree[twin][ACTION] == desk.tree[child][ACTION]:
                        visits += desk.tree[twin][VISITS]
                        reward += desk.tree[twin][REWARD]
                    twin = desk.tree[twin][NEXT]
            merit = visits * ONE + reward // visits
            if knobs[NOISE] > 0:
                merit = reward // visits + below(desk.stream, ONE * knobs[NOISE] // 1000)
            if merit > highest:
                highest = merit
                best = desk.tree[child][ACTION]
            child = desk.tree[child][NEXT]
    return best
