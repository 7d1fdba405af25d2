"""Oracle and rules agree about The Plan; and would not, if the rules were wrong."""

from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest

from doubloon.games.the_plan.rules import State
from tests.games.the_plan.positions import GAME, RULES
from tests.oracles.the_plan import TABLES, Table, follow
from tests.oracles.the_plan_box import treasure_sets, trinket_sets
from tests.oracles.the_plan_oracle import Wrong


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_random_games_agree(table: Table) -> None:
    for seed in range(24 if table.players > 2 else 6):
        assert follow(table, seed).oracle.round == 11


def test_every_way_to_end_alone_is_met() -> None:
    results = {follow(Table(1, left_out="smash-and-grabs+singles"), seed).oracle.result for seed in range(40)}
    assert {"won", "lost"} <= results <= {"won", "drawn", "lost"}


def test_everything_that_can_be_told_is_met() -> None:
    heard: Counter[tuple[str, str]] = Counter()
    for table in [Table(2), Table(3), Table(5), Table(6), Table(6, bribery=True), Table(1, left_out="threes+fours", ghosts=5), Table(1, ghosts=4)]:
        for seed in range(12):
            heard.update(follow(table, seed).heard)
    assert {kind.name for kind in GAME.events.kinds} - {kind for kind, _ in heard} == set()
    for clause in ("PL-2.5", "PL-2.7", "PL-4.3"):
        assert heard["took", clause]
    for clause in ("PL-2.8", "PL-2.9", "PL-R9"):
        assert heard["drew-trinket", clause]
    assert heard["reshuffled", "PL-2.12"]
    assert heard["reshuffled", "PL-R11"]


def wrong_colour(s: State) -> None:
    """The specialist of red and white is after blue."""
    s.experts = s.experts[:]
    s.experts[RULES.PLAN.texts.index("r")] = 1 << 4


def wrong_order(s: State) -> None:
    """Threes act with the twos."""
    s.team_of = [min(size, 2) if size == 3 else size for size in s.team_of]


def wrong_bonus(s: State) -> None:
    s.bonus = 4


def wrong_worth(s: State) -> None:
    s.worth = [row[:] for row in s.worth]
    s.worth[3][3] = 3


def forgotten_round(s: State) -> None:
    """The fourth round is taken for the third."""
    if s.turn == 3:
        s.turn = 2


def lost_trinket(s: State) -> None:
    """One of the open trinkets is in a bag before anybody took it."""
    for trinket, there in enumerate(s.shop):
        if there and s.turn == 5:
            s.shop[trinket] -= 1
            s.bag[1][trinket] += 1
            s.trinkets[1] += 1
            return


def always_served(s: State) -> None:
    """Seat 0 never gets a trinket, for he is taken to have got a treasure."""
    if s.step in (RULES.ACT, RULES.CONSOLE, RULES.SETTLE, RULES.COMPARE):
        s.served |= 1


def free_bribes(s: State) -> None:
    """Offers are forgotten."""
    if s.step == RULES.COMPARE:
        for row in s.offer:
            row[:] = [0] * len(row)


@pytest.mark.parametrize(
    ("plant", "table"),
    [
        (wrong_colour, Table(4)),
        (wrong_order, Table(4)),
        (wrong_bonus, Table(3)),
        (wrong_worth, Table(5)),
        (forgotten_round, Table(6)),
        (lost_trinket, Table(4)),
        (always_served, Table(6)),
        (free_bribes, Table(5, bribery=True)),
        (wrong_colour, Table(1, left_out="threes+fours", ghosts=3)),
        (wrong_bonus, Table(1, ghosts=2)),
    ],
    ids=lambda value: value.__name__ if callable(value) else str(value.players),
)
def test_a_planted_fault_is_caught(plant: Callable[[State], None], table: Table) -> None:
    for seed in range(20):
        try:
            follow(table, seed, plant)
        except Wrong:
            return
    pytest.fail(f"twenty games of {table} agreed with {plant.__name__}")


def test_sets_are_counted_one_by_one() -> None:
    red = partial(zip, ["red"] * 8)
    assert [treasure_sets(red(pieces)) for pieces in ([1, 2, 3], [1, 2, 3, 4], [1, 1, 2, 2, 3, 3, 4], [1, 1, 2, 2, 3, 3, 4, 4])] == [0, 1, 1, 2]
    mugs = {"12345": 1, "1122334": 1, "112233": 0, "11223344": 2, "1122345": 1, "11223345": 2, "1122334455": 2}
    assert [trinket_sets(f"mug-{piece}" for piece in pieces) for pieces in mugs] == list(mugs.values())
