"""The scenarios of the ledger."""

import pytest

from .positions import EPOCHS, Position, kinds, told

AT = [1600, 1000, 1200]


@pytest.mark.parametrize("loot", [{"blue-plain": 5}, {"blue-plain": 3, "white": 2}])
def test_scenario_1_the_blue_contract_worth_6(loot: dict[str, int]) -> None:
    p = Position(3, at=AT, loot=[loot])
    events = p.act(0, "sell blue-5")
    assert told(events, "sold") == [(0, "blue-5", 6)]
    assert p.discards == loot
    assert p.loot(0) == {}
    assert p.owned(0) == ["blue-5"]


@pytest.mark.parametrize("loot", [{"blue-plain": 1, "green-plain": 1, "orange-plain": 1, "purple-plain": 1}, {"blue-plain": 1, "green-plain": 1, "white": 2}])
def test_scenario_2_the_white_contract_worth_3(loot: dict[str, int]) -> None:
    p = Position(3, at=AT, loot=[loot])
    events = p.act(0, "sell white-4")
    assert told(events, "sold") == [(0, "white-4", 3)]
    assert p.discards == loot
    assert p.owned(0) == ["white-4"]


@pytest.mark.parametrize(("lost", "kept"), [("blue", "red"), ("red", "blue")])
def test_scenario_3_caught_with_two_equal_sets(lost: str, kept: str) -> None:
    p = Position(3, at=AT, police=1600, loot=[{"blue-plain": 3, "red-plain": 3, "white": 2}], lying={2200: ["green-plain"]})
    assert p.open_to(0) == {"lose blue-plain", "lose red-plain"}
    events = p.act(0, f"lose {lost}-plain")
    assert told(events, "lost") == [(0, f"{lost}-plain")]
    assert told(events, "lost-whites") == [(0, 2)]
    assert p.loot(0) == {f"{lost}-plain": 2, f"{kept}-plain": 3}
    assert p.discards == {f"{lost}-plain": 1, "white": 2}
    assert p.open_to(0) == {"move 1", "move 2"}
    p.act(0, "move 1")
    assert (p.at(0), p.s.left) == (2200, 1)
    p.act(0, "take green-plain")
    assert p.s.mover == 1


def test_scenario_4_the_eighth_token_comes_up_mid_restock() -> None:
    contracts = [["blue-2"], ["red-6", "white-3"], []]
    discards = {"green-plain": 4, "white": 2}
    p = Position(3, at=AT, restocking=True, track=(4, 3), contracts=contracts, discards=discards, bag={"red-plain": 3}, rest=2)
    events = p.restock(1800, "red-plain", "1")
    assert kinds(events)[:7] == ["restocked", "filled", "patrolled", "year-ended", "earned", "earned", "earned"]
    assert told(events, "earned") == [(0, 1, 2), (1, 1, 9), (2, 1, 0)]
    assert told(events, "year-ended") == [(None, 1, 6)]
    assert p.discards == {}
    assert p.s.vacant[EPOCHS.index(1800)] == 0
    assert kinds(events).count("filled") == 5
    back = {name: p.bag.get(name, 0) + p.lying(1800).get(name, 0) for name in ("green-plain", "white", "red-plain")}
    assert back == {"green-plain": 4, "white": 2, "red-plain": 3}
    assert sum(p.s.track) == kinds(events).count("patrolled") - 1
    assert (p.s.mover, p.question) == (0, "act")
