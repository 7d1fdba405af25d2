"""The census counts what a game tells: beside a count by hand of the same games."""

from collections import Counter

import pytest

import doubloon
from doubloon.core.game import Game
from doubloon.lab.census import Census, Taken, count_rows
from doubloon.lab.walk import Setting, walk

SEEDS = range(3)


def rows_of(game: Game, players: int) -> list[list[int]]:
    return [row for seed in SEEDS for turn in walk(game, Setting(players, seed)) for row in turn.rows]


def counted(game: Game, rows: list[list[int]]) -> Census:
    census = Census(game)
    count_rows([[len(rows), *[0] * 7], *rows], *census.arrays)
    return census


@pytest.mark.parametrize("name", doubloon.game_names())
def test_clauses_are_counted(name: str) -> None:
    game = doubloon.game(name)
    rows = rows_of(game, 4)
    by_hand = Counter(event.clause for row in rows if (event := game.events.read(row, game.rulebook.prefix)))
    assert counted(game, rows).clauses() == by_hand


def test_components_are_counted_where_they_are_offered_and_where_they_are_taken() -> None:
    game = doubloon.game("unexpected-treasures")
    rows = rows_of(game, 3)
    events = [game.events.read(row, "UT") for row in rows]
    goods = counted(game, rows).components(game.start(3))["good"]
    assert list(goods) == ["stool", "lamp", "armchair", "television", "radio"]
    for place, good in enumerate(goods):
        kinds = Counter(event.kind for event in events if event and event.values.get("good") == place)
        assert goods[good] == Taken(kinds["stocked"], kinds["took"] + kinds["stole"])
        assert goods[good].met > 0


def test_a_component_may_be_named_by_two_values() -> None:
    game = doubloon.game("the-plan")
    rows = rows_of(game, 4)
    treasures = counted(game, rows).components(game.start(4))["treasure"]
    events = [event for row in rows if (event := game.events.read(row, "PL")) and event.kind == "uncovered"]
    assert len(treasures) == 28
    assert sum(count.offered for count in treasures.values()) == len(events) == 55 * len(SEEDS)
    assert treasures["orange 3"].offered == sum(event.values["colour"] == 1 and event.values["piece"] == 2 for event in events)


def test_what_the_box_does_not_have_is_not_expected() -> None:
    game = doubloon.game("treasure-hunter")
    cards = Census(game).components(game.start(4))["card"]
    assert len(cards) == 75
    assert "flaming-sword-2" in cards
    assert "flaming-sword-3" not in cards


def test_a_value_outside_its_domain_is_counted_nowhere_else() -> None:
    game = doubloon.game("unexpected-treasures")
    stocked = next(number for number, kind in enumerate(game.events.kinds) if kind.name == "stocked")
    census = counted(game, [[stocked, 201, -1, value, 0, 0, 0, -1] for value in (-1, 5, 2)])
    assert {name: count.offered for name, count in census.components(game.start(3))["good"].items() if count.met} == {"armchair": 1}
    assert census.clauses() == {"UT-2.1": 3}
