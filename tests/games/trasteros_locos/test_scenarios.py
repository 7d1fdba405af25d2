"""The scenarios of the ledger."""

import pytest

from doubloon.core.state import OVER

from .positions import Position, heap, kinds, told


@pytest.mark.parametrize(
    ("offers", "winner"),
    [
        (["gold", "silver*5", "bronze*3 glass*5"], 0),
        (["silver*5", "gold", "bronze"], 1),
        (["gold silver*5 bronze*5 glass*5", "silver", "gold*2"], 2),
        (["gold*2", "gold silver*5 bronze*3", "gold silver*4"], 0),
    ],
)
def test_scenario_1_one_gold_beats_five_silver_and_two_gold_beat_everything_else(offers: list[str], winner: int) -> None:
    p = Position(3, cubes=offers, doors="1 2", room="junk*12")
    p.call(0, 1, first="junk")
    assert told(p.offers(*offers), "won") == [(winner, 1, 6)]


def test_scenario_2_a_tie_bid_again_then_both_empty_and_the_room_is_sold() -> None:
    p = Position(4, doors="3", room="cars-gold art-silver art-glass*2 junk*2", mover=1)
    p.call(1, 3, first="art-silver")
    assert told(p.offers("silver bronze", "glass*3", "silver bronze", "silver"), "tied") == [(None, 2)]
    assert p.asked == {0, 2}
    events = p.offers("", "", "", "")
    assert told(events, "unclaimed") == [(None, 3)]
    assert told(events, "won") == []
    assert p.cubes(0) == heap("gold glass*3")
    assert p.cubes(1) == heap("gold silver bronze")
    p.act(1, "buy art-silver", "pay silver")
    p.act(2, "buy cars-gold")
    p.act(3, "take-junk")
    events = p.act(0, "buy art-glass", "pay glass")
    assert [p.hand(seat) for seat in range(4)] == [heap("art-glass"), heap("art-silver"), heap("cars-gold"), heap("junk")]
    assert sorted(str(card) for _, card in told(events, "discarded")) == ["art-glass", "junk"]
    assert p.asked == {2}


def test_scenario_3_a_skeleton_won_takes_the_hand_but_no_pile_badge_or_cube() -> None:
    p = Position(3, hands=["clocks-gold junk*3"], piles=[(0, "clocks-silver*2")], badges=[1], doors="1", room="junk*4 art-gold skeleton")
    p.call(0, 1, first="art-gold")
    events = p.offers("gold", "silver", "")
    assert told(events, "struck") == [(0, 1)]
    assert told(events, "lost") == [(0, 4 + 5)]
    assert not p.hand(0)
    assert p.piles == [(0, heap("clocks-silver*2"))]
    assert p.s.badges[0] == 1
    assert p.cubes(0) == heap("silver bronze glass*3")


def test_scenario_4_a_public_room_with_fewer_cards_than_players() -> None:
    p = Position(5, public="art-gold junk*2", discards="cars-gold junk", rest=4, mover=3)
    events = p.act(3, "open")
    assert [seat for seat, _ in told(events, "drew")] == [3, 4, 0]
    assert kinds(events)[-2:] == ["ran-out", "reshuffled"]
    assert p.public == heap("cars-gold junk skeleton*2")
    assert p.asked == {4}


def test_scenario_5_five_own_cards_three_of_them_protected() -> None:
    position = {"hands": ["clocks-glass*2 junk"], "piles": [(0, "clocks-gold clocks-silver*2")]}
    p = Position(3, rounds=0, **position)  # type: ignore[arg-type]
    assert p.refusal(0, "collection") == "TL-8.1"
    p = Position(3, rounds=1, **position)  # type: ignore[arg-type]
    p.act(0, "collection")
    assert p.s.step == OVER
    assert p.points[0] == 22


def test_scenario_6_a_protected_foreign_gold_card_costs_ten_points() -> None:
    hands = ["clocks-glass*4 clocks-bronze"]
    without = Position(3, hands=[*hands, "cars-silver art-gold"], rounds=1)
    protected = Position(3, hands=[*hands, "cars-silver"], piles=[(1, "art-gold")], rounds=1)
    for p in (without, protected):
        p.act(0, "collection")
    assert (without.points[1], protected.points[1]) == (5, -5)
