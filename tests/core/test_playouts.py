"""Whole random games by the loop that is compiled, in both ways to run it; and what is written twice does the same."""

import numpy as np
import pytest

from doubloon.core import entries, generic, steps
from doubloon.core.generic import random_playout
from doubloon.core.state import Grid
from doubloon.core.stream import fork, from_number
from tests.titles import load_game


@pytest.mark.parametrize("players", [3, 6])
def test_compiled_playouts_are_the_plain_ones(players: int) -> None:
    game = load_game("unexpected-treasures")
    games, counts, longest = 5, [0, 0, 0], 0
    stream = from_number(players)
    playout = game.plain.bind(random_playout)
    for _ in range(games):
        start = game.start(players)
        fork(stream, start.stream)
        state, rows = game.plain.setup(start)
        before = counts[0]
        counts[2] += len(rows)
        playout(state, game.plain.out, game.plain.log, stream, counts)
        longest = max(longest, counts[0] - before)
    compiled = game.compiled
    there, fast = np.array(from_number(players)), np.zeros(3, np.int64)
    result = compiled.entry(entries.playouts)(compiled.record(game.start(players)), games, there, compiled.out, compiled.log, fast)
    assert fast.tolist() == counts
    assert result == longest
    assert there.tolist() == stream


@pytest.mark.parametrize("length", [1, 2, 4])
def test_an_event_is_written_alike_both_ways(length: int) -> None:
    logs: list[Grid] = [[[0] * 8 for _ in range(length)] for _ in range(2)]
    for log, tell in zip(logs, (steps.tell, steps._tell_in_record), strict=True):
        tell(log, 1, 302, 2, 3)
        tell(log, 4, 10001, -1, 1, 2, 3, 4, seers=5)
    assert logs[0] == logs[1]


@pytest.mark.parametrize("row", [[], [3], [1, -2, 5]])
def test_a_total_is_the_same_both_ways(row: list[int]) -> None:
    assert steps.total(row) == steps._total_of_array(row) == sum(row)


def test_assigning_copies_both_ways() -> None:
    game = load_game("template")
    one, other = game.start(2), game.start(3)
    generic.assign([one], 0, [other], 0)
    records = np.stack([game.compiled.record(game.start(2)), game.compiled.record(other)])
    generic._assign_records(records, 0, records, 1)
    assert one.pack() == other.pack() == records[0].tobytes()
    other.players = 4
    assert one.players == 3
