"""The scenarios of the ledger, 1 and 2 from the examples in the rulebook."""

import pytest

from .positions import Position, goods, told

HELEN, ANGELA, TANJA = range(3)


def test_scenario_1_helen_and_angela_both_choose_2() -> None:
    p = Position(3, site=goods(stool=3, lamp=3), chips=[2, 3, 1])
    events = p.choose(2, 2, 4)
    assert p.cards == {HELEN: 2, TANJA: 4}
    assert p.homes == {ANGELA}
    assert p.chips == [3, 2, 1]
    assert told(events, "won-contest") == [(HELEN, 2, 2)]
    assert told(events, "stayed-home") == [(ANGELA, 2, 3)]
    p.act(HELEN, "take lamp", "take stool")
    p.act(TANJA, "take lamp", "stop")
    assert p.question == "choose"
    assert p.s.goods[:3] == [goods(lamp=1, stool=1), goods(), goods(lamp=1)]


def test_scenario_2_angela_completes_the_mission_worth_20() -> None:
    p = Position(3, own=[goods(), goods(lamp=2, armchair=2, television=1)], site=goods(stool=6), opened=[8, 24])
    p.choose(5, 1, 4)
    p.act(ANGELA, "stop")
    events = p.act(ANGELA, "complete 8")
    assert told(events, "completed") == [(ANGELA, 8, 20)]
    assert p.completed(ANGELA) == {8}
    assert p.opened == {24}
    assert p.s.goods[ANGELA] == goods(lamp=1, television=1)
    assert p.s.handed_in == goods(lamp=1, armchair=2)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([1, 2, 3], [3, 2, 1]),
        ([2, 1, 3], [2, 3, 1]),
        ([1, 2, 3, 4], [4, 3, 2, 1]),
        ([2, 4, 1, 3], [3, 1, 4, 2]),
        ([1, 2, 3, 4, 5], [5, 4, 3, 2, 1]),
        ([4, 3, 5, 1, 2], [2, 3, 1, 5, 4]),
        ([1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1]),
        ([5, 3, 1, 6, 2, 4], [2, 4, 6, 1, 5, 3]),
    ],
)
@pytest.mark.parametrize("card", [0, 1, 5])
def test_scenario_3_contests_of_three_to_six(card: int, before: list[int], after: list[int]) -> None:
    players = len(before)
    p = Position(players, site=goods(stool=8), own=[goods(lamp=1)] * players, opened=[1], chips=before)
    p.choose(*[card] * players)
    winner = before.index(1)
    assert p.chips == after
    assert p.cards == {winner: card}
    assert p.homes == set(range(players)) - {winner}
    assert p.asked == {winner}


def test_scenario_4_the_thief_steals_both_tiles_from_one() -> None:
    p = Position(3, own=[goods(), goods(television=1, radio=1), goods(lamp=3)], site=goods(stool=6))
    p.choose(0, 3, 5)
    events = p.act(0, "steal 1 television", "steal 1 radio")
    assert told(events, "stole") == [(0, 1, "television"), (0, 1, "radio")]
    assert p.s.goods[:3] == [goods(television=1, radio=1), goods(), goods(lamp=3)]
    assert p.asked == {1}
