"""The tree of a search, in the rules subset: which action to look at next, and what came of it."""

from collections.abc import Iterator
from math import log, sqrt

from doubloon.bots.desk import ACTION, CHILD, MARK, NEXT, NODES, REWARD, SEEN, VISITS, WINS, Desk
from doubloon.bots.knobs import EXPLORE, GUIDED
from doubloon.bots.playing import ONE, pick
from doubloon.core.rule import rule
from doubloon.core.state import Grid, Row, State
from doubloon.core.stream import below

#: No node.
NOWHERE = -1


@rule()
def plant(tree: Grid, tally: Row, roots: int) -> None:
    """Start with as many trees of one node each, those first numbers being their roots."""
    for root in range(roots):
        set_node(tree, root, NOWHERE, NOWHERE)
    tally[NODES] = roots


@rule()
def set_node(tree: Grid, node: int, action: int, sibling: int) -> None:
    tree[node][ACTION] = action
    tree[node][CHILD] = NOWHERE
    tree[node][NEXT] = sibling
    tree[node][VISITS] = 0
    tree[node][SEEN] = 1
    tree[node][REWARD] = 0
    tree[node][WINS] = 0


@rule()
def grow(tree: Grid, tally: Row, node: int, action: int) -> int:
    """A new child of a node."""
    child = tally[NODES]
    tally[NODES] += 1
    set_node(tree, child, action, tree[node][CHILD])
    tree[node][CHILD] = child
    return child


def children(tree: Grid, node: int) -> Iterator[int]:
    """The children of a node."""
    child = int(tree[node][CHILD])
    while child != NOWHERE:
        yield child
        child = int(tree[child][NEXT])


@rule()
def next_node(s: State, seat: int, node: int, n: int, desk: Desk, knobs: Row) -> int:
    """The node to go on to by one of the first n of `desk.moves`: a new one for an action not tried yet, else the most promising one.

    If the tree is full there are no new ones, and NOWHERE if there is no other.
    """
    best = most_promising(node, n, desk, knobs[EXPLORE])
    if desk.tally[NODES] < len(desk.tree):
        left = keep_untried(desk.moves, n, desk.marks, desk.tally[MARK])
        if left > 0:
            best = grow(desk.tree, desk.tally, node, pick(s, seat, desk.moves, left, desk.stream, knobs[GUIDED]))
    return best


@rule()
def most_promising(node: int, n: int, desk: Desk, explore: int) -> int:
    """Of the children that are open here, the one with the highest upper bound (UCB1 with how often it was open), or NOWHERE.

    The width of the bound is jittered: seats that answer one sealed question would otherwise fall into step with each other.
    Afterwards a move is marked with the last mark of the tally if no child stands for it.
    """
    tree, marks, moves = desk.tree, desk.marks, desk.moves
    mark = desk.tally[MARK] + 2
    desk.tally[MARK] = mark
    for i in range(n):
        marks[moves[i]] = mark
    best = NOWHERE
    highest = -1.0
    child = tree[node][CHILD]
    while child != NOWHERE:
        if marks[tree[child][ACTION]] == mark:
            marks[tree[child][ACTION]] = mark + 1
            tree[child][SEEN] += 1
            visits = tree[child][VISITS]
            width = explore * (512 + below(desk.stream, 1024)) / 1_024_000
            bound = (tree[child][REWARD] / ONE + width * sqrt(log(tree[child][SEEN]) * visits)) / visits
            if bound > highest:
                highest = bound
                best = child
        child = tree[child][NEXT]
    return best


@rule()
def keep_untried(moves: Row, n: int, marks: Row, mark: int) -> int:
    """Leave of the moves those that no child of the node stands for; returns how many."""
    left = 0
    for i in range(n):
        if marks[moves[i]] == mark:
            moves[left] = moves[i]
            left += 1
    return left


@rule()
def back_up(desk: Desk, length: int) -> None:
    """Credit every node passed with what the seat that chose it got."""
    for i in range(length):
        node = desk.tree[desk.path[i]]
        seat = desk.movers[i]
        node[VISITS] += 1
        node[REWARD] += desk.rewards[seat]
        node[WINS] += desk.wins[seat]
