"""The desk a bot thinks at: the cells it works with, none of which outlive a decision."""

from collections.abc import Callable
from typing import Any, NamedTuple

from doubloon.core.game import Game
from doubloon.core.state import MOST_SEATS, Grid, Row
from doubloon.core.steps import LOG_COLUMNS

# Places in the array of states a bot works with: the view it was given, a world it imagines, one it tries actions in.
VIEW, WORLD, TRIAL = range(3)
STATES = 3

#: How deep a tree is followed.
DEEPEST = 256

# The columns of a node: the action that leads to it, its first child and its next sibling; how often it was passed, how often it could have
# been; the sums of rewards and of victories since.
ACTION, CHILD, NEXT, VISITS, SEEN, REWARD, WINS, COLUMNS = range(8)

# The cells of the tally: nodes in use, the last mark made, simulations done, and the sum of the margins they ended with.
NODES, MARK, DONE, MARGINS, TALLIES = range(5)


class Desk(NamedTuple):
    """Rows and grids, plain or compiled. `log` takes nothing; `tree` holds the nodes, 56 bytes each."""

    moves: Row
    sums: Row
    out: Row
    marks: Row
    log: Grid
    table: Grid
    stream: Row
    saved: Row
    world: Row
    tree: Grid
    at: Row  # by seat: the node it stands at, or NOWHERE
    path: Row  # the nodes passed in a simulation
    movers: Row  # and the seats that chose them
    rewards: Row
    wins: Row
    tally: Row


def plain_desk(game: Game, stream: Row, nodes: int) -> Desk:
    """For thinking in plain Python."""

    def cells(count: int, *inner: int, wide: bool = False) -> Any:  # noqa: ARG001
        return [cells(*inner) for _ in range(count)] if inner else [0] * count

    return _desk(game, nodes, cells)._replace(stream=stream)


def compiled_desk(game: Game, stream: Row, nodes: int) -> Desk:
    """For compiled thinking."""
    import numpy as np  # late: NumPy is not needed to play

    def cells(*shape: int, wide: bool = False) -> Any:
        return np.zeros(shape, np.int64 if wide else np.int32)

    cell: Any = np.array(stream, np.int64)
    return _desk(game, nodes, cells)._replace(stream=cell)


def _desk(game: Game, nodes: int, cells: Callable[..., Any]) -> Desk:
    count = game.actions.count
    return Desk(
        moves=cells(count, wide=True),
        sums=cells(count, wide=True),
        out=cells(count, wide=True),
        marks=cells(count, wide=True),
        log=cells(1, LOG_COLUMNS),
        table=cells(MOST_SEATS, 3),
        stream=cells(4, wide=True),
        saved=cells(4, wide=True),
        world=cells(4, wide=True),
        tree=cells(nodes, COLUMNS, wide=True),
        at=cells(MOST_SEATS, wide=True),
        path=cells(DEEPEST, wide=True),
        movers=cells(DEEPEST, wide=True),
        rewards=cells(MOST_SEATS, wide=True),
        wins=cells(MOST_SEATS, wide=True),
        tally=cells(TALLIES, wide=True),
    )
