"""Chapter 4 of the ledger up to UT-4.3, stealing and taking, with the ruling UT-R1."""

import pytest

from .positions import Position, goods, told


@pytest.mark.parametrize(
    ("cards", "limit"),
    [
        ([0, 3, 3], 1),
        ([0, 2, 1], 2),
        ([0, 3, 2, 3], 2),
        ([0, 0, 5, 4], 2),
        ([0, 4, 4, 4], 1),
        ([0, 5, 2, 3], 3),
        ([0, 0, 4, 4, 5], 2),
        ([0, 5, 4, 3, 2, 1], 5),
        ([0, 2, 2, 3, 3, 5], 3),
        ([0, 0, 0, 0, 0, 1], 1),
    ],
)
def test_ut_4_1_the_thief_steals_one_tile_per_card_1_to_5_on_the_table(cards: list[int], limit: int) -> None:
    victim = next(seat for seat, card in enumerate(cards) if card > 0)
    p = Position(len(cards), site=goods(lamp=8), rest=victim)
    p.choose(*cards)
    assert p.asked == {0}
    p.act(0, *[f"steal {victim} stool"] * limit)
    assert p.s.goods[0] == goods(stool=limit)
    assert p.asked != {0}
    assert p.refusal(0, f"steal {victim} stool") != ""


def test_ut_4_1_he_may_rob_several_players() -> None:
    p = Position(4, own=[goods(), goods(lamp=1), goods(radio=2), goods(stool=3)], site=goods(armchair=8))
    p.choose(0, 3, 4, 5)
    events = p.act(0, "steal 1 lamp", "steal 2 radio", "steal 3 stool")
    assert p.s.goods[:4] == [goods(lamp=1, radio=1, stool=1), goods(), goods(radio=1), goods(stool=2)]
    assert told(events, "stole") == [(0, 1, "lamp"), (0, 2, "radio"), (0, 3, "stool")]


def test_ut_4_1_he_may_take_everything_from_one() -> None:
    p = Position(4, own=[goods(), goods(lamp=2, radio=1), goods(stool=1), goods(stool=1)], site=goods(armchair=8))
    p.choose(0, 3, 4, 5)
    p.act(0, "steal 1 lamp", "steal 1 radio", "steal 1 lamp")
    assert p.s.goods[:4] == [goods(lamp=2, radio=1), goods(), goods(stool=1), goods(stool=1)]


def test_ut_4_1_what_can_be_stolen_is_what_those_on_the_way_own() -> None:
    p = Position(4, own=[goods(television=1), goods(lamp=2), goods(), goods(stool=1, radio=1)], site=goods(armchair=8))
    p.choose(0, 1, 2, 3)
    assert p.open_to(0) == {"steal 1 lamp", "steal 3 stool", "steal 3 radio", "stop"}
    assert p.refusal(0, "steal 1 radio") == "UT-4.1"
    assert p.refusal(0, "steal 2 lamp") == "UT-4.1"
    assert p.refusal(0, "steal 5 lamp") == "UT-4.1"


def test_ut_4_1_he_cannot_rob_himself() -> None:
    p = Position(3, own=[goods(television=1), goods(lamp=2)], site=goods(armchair=8))
    p.choose(0, 1, 2)
    assert p.open_to(0) == {"steal 1 lamp", "stop"}
    assert p.refusal(0, "steal 0 television") == "UT-4.1"


def test_ut_4_1_a_tile_stolen_is_gone() -> None:
    p = Position(3, own=[goods(), goods(lamp=1), goods(stool=1)], site=goods(armchair=8))
    p.choose(0, 1, 2)
    p.act(0, "steal 1 lamp")
    assert p.open_to(0) == {"steal 2 stool", "stop"}
    assert p.refusal(0, "steal 1 lamp") == "UT-4.1"


def test_ut_4_1_he_gets_nothing_from_the_site() -> None:
    p = Position(3, own=[goods(), goods(lamp=1)], site=goods(stool=8))
    p.choose(0, 1, 2)
    assert p.open_to(0) == {"steal 1 lamp", "stop"}
    p.act(0, "steal 1 lamp")
    assert p.asked == {1}
    assert p.s.site == goods(stool=8)


def test_ut_4_1_forbids_the_thief_the_site() -> None:
    p = Position(3, own=[goods(), goods(lamp=1)], site=goods(stool=8))
    p.choose(0, 1, 2)
    assert p.refusal(0, "take stool") == "UT-4.1"


def test_ut_4_1_his_theft_ends_when_nothing_is_left_to_steal() -> None:
    p = Position(4, own=[goods(), goods(lamp=1)], site=goods(stool=8))
    p.choose(0, 1, 2, 3)
    p.act(0, "steal 1 lamp")
    assert p.asked == {1}
    assert p.question == "take"


def test_ut_4_1_victims_who_own_nothing_give_nothing() -> None:
    p = Position(3, own=[goods(radio=1)], site=goods(stool=8))
    events = p.choose(0, 1, 2)
    assert told(events, "found-nothing") == [(0,)]
    assert p.s.goods[0] == goods(radio=1)
    assert p.asked == {1}


def test_ut_4_1_with_nobody_on_the_way_there_is_nobody_to_rob() -> None:
    p = Position(3, own=[goods(), goods(lamp=3), goods(stool=3)], site=goods(armchair=8))
    p.choose(0, 0, 0)
    assert p.question == "choose"
    assert p.s.goods[:3] == [goods(), goods(lamp=3), goods(stool=3)]
    assert p.s.site[2] == 8


def test_ut_4_1_the_thief_acts_before_the_others_take() -> None:
    p = Position(3, own=[goods(), goods(lamp=1)], site=goods(stool=8))
    p.choose(1, 2, 0)
    assert p.asked == {2}
    assert p.open_to(2) == {"steal 1 lamp", "stop"}
    p.act(2, "stop")
    assert p.asked == {0}


def test_ut_4_1_cards_act_in_ascending_order() -> None:
    p = Position(6, own=[goods(radio=1)], site=goods(stool=8, lamp=8))
    p.choose(5, 1, 4, 0, 3, 2)
    order = []
    while p.question != "choose":
        (seat,) = p.asked
        order.append(seat)
        p.act(seat, "stop")
    assert order == [3, 1, 5, 4, 2, 0]


def test_ut_4_1_numbers_nobody_played_are_passed_over() -> None:
    p = Position(3, site=goods(stool=8))
    p.choose(5, 3, 3)
    assert p.asked == {1}
    p.act(1, "stop")
    assert p.asked == {0}


def test_ut_4_2_players_at_home_cannot_be_robbed() -> None:
    p = Position(4, own=[goods(), goods(lamp=2), goods(stool=1), goods(radio=3)], site=goods(armchair=8))
    p.choose(0, 2, 4, 4)
    assert p.homes == {3}
    assert p.open_to(0) == {"steal 1 lamp", "steal 2 stool", "stop"}
    assert p.refusal(0, "steal 3 radio") == "UT-4.2"
    assert p.s.goods[3] == goods(radio=3)


def test_ut_4_2_nor_may_a_thief_who_lost_the_contest_be_robbed() -> None:
    p = Position(3, own=[goods(), goods(lamp=2), goods(stool=1)], site=goods(armchair=8))
    p.choose(0, 0, 4)
    assert p.open_to(0) == {"steal 2 stool", "stop"}
    assert p.refusal(0, "steal 1 lamp") == "UT-4.2"


def test_ut_4_2_only_those_at_home_own_anything() -> None:
    p = Position(3, own=[goods(), goods(), goods(lamp=2)], site=goods(armchair=8))
    p.choose(0, 4, 4)
    assert p.asked == {1}
    assert p.s.goods[:3] == [goods(), goods(), goods(lamp=2)]


@pytest.mark.parametrize("card", range(1, 6))
def test_ut_4_3_as_many_tiles_as_the_card_says(card: int) -> None:
    p = Position(3, site=goods(stool=8, radio=1))
    p.choose(card, 0, 0)
    p.act(0, "take radio", *["take stool"] * (card - 1))
    assert p.s.goods[0] == goods(radio=1, stool=card - 1)
    assert p.refusal(0, "take stool") != ""
    assert p.question == "choose"


def test_ut_4_3_of_his_choice() -> None:
    p = Position(3, site=goods(stool=2, lamp=1, television=1, radio=1))
    p.choose(3, 4, 5)
    assert p.open_to(0) == {"take stool", "take lamp", "take television", "take radio", "stop"}
    events = p.act(0, "take lamp", "take radio", "take stool")
    assert p.s.goods[0] == goods(lamp=1, radio=1, stool=1)
    assert p.s.site == goods(stool=1, television=1)
    assert told(events, "took") == [(0, "lamp"), (0, "radio"), (0, "stool")]


def test_ut_4_3_a_kind_that_is_not_there_cannot_be_taken() -> None:
    p = Position(3, site=goods(stool=2, lamp=1))
    p.choose(3, 4, 5)
    assert p.refusal(0, "take radio") == "UT-4.3"
    p.act(0, "take lamp")
    assert p.refusal(0, "take lamp") == "UT-4.3"


def test_ut_4_3_only_the_player_whose_turn_it_is_takes() -> None:
    p = Position(3, site=goods(stool=8))
    p.choose(3, 4, 5)
    assert p.open_to(1) == p.open_to(2) == set()
    assert p.refusal(1, "take stool") != ""
    assert p.refusal(2, "stop") != ""


def test_ut_4_3_no_one_but_the_thief_steals() -> None:
    p = Position(3, own=[goods(), goods(lamp=1)], site=goods(stool=8))
    p.choose(3, 4, 5)
    assert p.refusal(0, "steal 1 lamp") == "UT-4.1"


def test_ut_4_3_exactly_the_last_tile_of_the_site() -> None:
    p = Position(3, site=goods(lamp=2))
    p.choose(2, 4, 4)
    p.act(0, "take lamp")
    events = p.act(0, "take lamp")
    assert p.s.goods[0] == goods(lamp=2)
    assert p.question == "choose"
    assert told(events, "found-nothing") == [(1,)]


def test_ut_4_3_a_small_site_ends_the_taking_early() -> None:
    p = Position(3, site=goods(lamp=2))
    p.choose(5, 5, 5)
    p.act(0, "take lamp", "take lamp")
    assert p.s.goods[0] == goods(lamp=2)
    assert p.question == "choose"


def test_ut_4_3_an_empty_site_gives_nothing() -> None:
    p = Position(3, rest=2)
    hoard = p.s.goods[2][:]
    events = p.choose(1, 2, 3)
    assert told(events, "found-nothing") == [(0,), (1,), (2,)]
    assert p.s.goods[:3] == [goods(), goods(), hoard]


def test_ut_4_3_what_an_earlier_player_took_is_gone() -> None:
    p = Position(3, site=goods(radio=1, stool=3))
    p.choose(2, 1, 3)
    p.act(1, "take radio")
    assert p.open_to(0) == {"take stool", "stop"}


def test_ut_r1_taking_may_stop_early() -> None:
    p = Position(3, site=goods(stool=8))
    p.choose(3, 4, 5)
    events = p.act(0, "take stool", "stop")
    assert p.s.goods[0] == goods(stool=1)
    assert p.s.site == goods(stool=7)
    assert told(events, "stopped") == [(0, 2)]
    assert p.asked == {1}


def test_ut_r1_taking_may_stop_at_zero() -> None:
    p = Position(3, site=goods(stool=8))
    p.choose(3, 4, 5)
    p.act(0, "stop")
    assert p.s.goods[0] == goods()
    assert p.s.site == goods(stool=8)
    assert p.asked == {1}


def test_ut_r1_stealing_may_stop_early_and_at_zero() -> None:
    for stolen in range(3):
        p = Position(4, own=[goods(), goods(lamp=5)], site=goods(stool=8))
        p.choose(0, 2, 3, 4)
        p.act(0, *["steal 1 lamp"] * stolen, "stop")
        assert p.s.goods[0] == goods(lamp=stolen)
        assert p.s.goods[1] == goods(lamp=5 - stolen)
        assert p.asked == {1}


def test_ut_r1_one_who_took_nothing_may_complete() -> None:
    p = Position(3, own=[goods(lamp=1)], site=goods(stool=8), opened=[1])
    p.choose(3, 4, 5)
    p.act(0, "stop")
    assert p.question == "complete"
    p.act(0, "complete 1")
    assert p.completed(0) == {1}


def test_ut_r1_a_thief_who_stole_nothing_may_complete() -> None:
    p = Position(3, own=[goods(lamp=1), goods(radio=1)], site=goods(stool=8), opened=[1])
    p.choose(0, 4, 5)
    p.act(0, "stop", "complete 1")
    assert p.completed(0) == {1}
    assert p.s.goods[1] == goods(radio=1)


def test_ut_r1_one_who_found_nothing_may_complete() -> None:
    p = Position(3, own=[goods(lamp=1)], rest=2, opened=[1])
    p.choose(3, 4, 5)
    assert p.asked == {0}
    p.act(0, "complete 1")
    assert p.completed(0) == {1}


def test_ut_r1_a_thief_with_nobody_to_rob_may_complete() -> None:
    p = Position(3, own=[goods(lamp=1), goods(lamp=1), goods(lamp=1)], site=goods(stool=8), opened=[1])
    p.choose(0, 0, 0)
    assert p.asked == {0}
    p.act(0, "complete 1")
    assert p.completed(0) == {1}
