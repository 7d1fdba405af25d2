"""The tree of a search, in the rules subset: which action to look at next, and what came of it."""

from collections.abc import Iterator
from math import log, sqrt

from doubloon.bots.desk import ACTION, CHILD, MARK, NEXT, NODES, REWARD, SEEN, VISITS, WINS
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
def most_promising(tree: Grid, node: int, moves: Row, n: int, marks: Row, tally: Row, stream: Row, explore: int) -> int:
    """Of the children that are open here, the one with the highest upper bound (UCB1 with how often it was open), or NOWHERE.

    The width of the bound is jittered: seats that answer one sealed question would otherwise fall into step with each other.
    Afterwards a move is marked with the last mark of the tally if no child stands for it.
    """
    mark = tally[MARK] + 2
    tally[MARK] = mark
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
            jitter = 512 + below(stream, 1024)
            bound = (tree[child][REWARD] / ONE + explore * jitter / 1024_000 * sqrt(log(tree[child][SEEN]) * visits)) / visits
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
def next_node(s: State, seat: int, node: int, moves: Row, n: int, marks: Row, tree: Grid, tally: Row, stream: Row, explore: int, guided: int) -> int:
    """The node to go on to: a new one for an action not tried yet, else the most promising one; NOWHERE if the tree is full."""
    best = most_promising(tree, node, moves, n, marks, tally, stream, explore)
    if tally[NODES] < len(tree):
        left = keep_untried(moves, n, marks, tally[MARK])
        if left > 0:
            best = grow(tree, tally, node, pick(s, seat, moves, left, stream, guided))
    return best


@rule()
def back_up(tree: Grid, path: Row, movers: Row, length: int, rewards: Row, wins: Row) -> None:
    """Credit every node passed with what the seat that chose it got."""
    for i in range(length):
        node = path[i]
        tree[node][VISITS] += 1
        tree[node][REWARD] += rewards[movers[i]]
        tree[node][WINS] += wins[movers[i]]
