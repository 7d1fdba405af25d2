"""Chapter 4 of the ledger from UT-4.4 on, completing missions, with the rulings UT-R6, UT-R8 and UT-R9."""

from itertools import product
from random import Random

import pytest

from doubloon.core.state import Row
from doubloon.games.unexpected_treasures.rules import State

from .positions import GAME, KINDS, MISSIONS, NEED, RULES, VALUE, Position, goods, told


def completing(hand: Row, *missions: int) -> Position:
    """Seat 0 has taken nothing and may now complete missions."""
    p = Position(3, own=[hand], site=goods(stool=1), opened=missions)
    p.choose(1, 2, 3)
    p.act(0, "stop")
    return p


def test_ut_4_4_the_goods_shown_are_handed_in_for_the_mission() -> None:
    p = completing(goods(lamp=2, armchair=2, stool=1), 8)
    events = p.act(0, "complete 8")
    assert p.completed(0) == {8}
    assert p.opened == set()
    assert p.s.goods[0] == goods(lamp=1, stool=1)
    assert p.s.handed_in == goods(lamp=1, armchair=2)
    assert told(events, "completed") == [(0, 8, 20)]


def test_ut_4_4_goods_just_taken_count() -> None:
    p = Position(3, own=[goods(lamp=1)], site=goods(armchair=3), opened=[8])
    p.choose(2, 3, 4)
    p.act(0, "take armchair", "take armchair", "complete 8")
    assert p.completed(0) == {8}
    assert p.s.goods[0] == goods()


def test_ut_4_4_goods_just_stolen_count() -> None:
    p = Position(3, own=[goods(lamp=1, armchair=1), goods(armchair=1)], site=goods(stool=3), opened=[8])
    p.choose(0, 3, 4)
    p.act(0, "steal 1 armchair", "complete 8")
    assert p.completed(0) == {8}


def test_ut_4_4_as_many_missions_as_he_can() -> None:
    p = completing(goods(lamp=3, armchair=3, stool=1), 1, 5, 8)
    p.act(0, "complete 1")
    assert p.open_to(0) == {"complete 5", "complete 8", "done"}
    p.act(0, "complete 8", "complete 5")
    assert p.completed(0) == {1, 5, 8}
    assert p.s.goods[0] == goods(stool=1)
    assert p.s.handed_in == goods(lamp=3, armchair=3)
    assert p.asked == {1}


def test_ut_4_4_tiles_handed_in_pay_for_one_mission_only() -> None:
    p = completing(goods(lamp=1, armchair=2), 1, 5, 8)
    p.act(0, "complete 5")
    assert p.s.goods[0] == goods(armchair=1)
    assert p.asked == {1}
    assert p.opened == {1, 8}


def test_ut_4_4_he_may_complete_nothing() -> None:
    p = completing(goods(lamp=1), 1)
    assert p.open_to(0) == {"complete 1", "done"}
    p.act(0, "done")
    assert p.asked == {1}
    assert p.opened == {1}
    assert p.s.goods[0] == goods(lamp=1)


def test_ut_4_4_he_may_stop_after_one() -> None:
    p = completing(goods(lamp=2, stool=1), 1, 4)
    p.act(0, "complete 4", "done")
    assert p.completed(0) == {4}
    assert p.opened == {1}
    assert p.asked == {1}


def test_ut_4_4_not_before_he_has_finished_taking() -> None:
    p = Position(3, own=[goods(lamp=1)], site=goods(stool=8), opened=[1])
    p.choose(3, 4, 5)
    assert p.refusal(0, "complete 1") == "UT-4.4"
    p.act(0, "take stool")
    assert p.refusal(0, "complete 1") == "UT-4.4"
    p.act(0, "stop")
    assert p.refusal(0, "complete 1") == ""


def test_ut_4_4_no_taking_once_he_completes() -> None:
    p = completing(goods(lamp=2), 1)
    assert p.refusal(0, "take stool") != ""
    assert p.refusal(0, "stop") != ""


def test_ut_4_4_not_without_the_goods() -> None:
    p = completing(goods(lamp=1, armchair=1), 1, 8, 16)
    assert p.open_to(0) == {"complete 1", "done"}
    assert p.refusal(0, "complete 8") == "UT-4.4"
    assert p.refusal(0, "complete 16") == "UT-4.4"


def test_ut_4_4_only_open_missions() -> None:
    p = Position(3, own=[goods(lamp=4, stool=4)], site=goods(armchair=1), opened=[1], completed={1: [3], 0: [4]})
    p.choose(1, 2, 3)
    p.act(0, "stop")
    assert p.open_to(0) == {"complete 1", "done"}
    assert p.refusal(0, "complete 3") == p.refusal(0, "complete 4") == p.refusal(0, "complete 13") == "UT-4.4"


def test_ut_4_4_only_directly_after_his_own_taking() -> None:
    p = Position(3, own=[goods(lamp=1), goods(lamp=1)], site=goods(stool=8), opened=[1])
    p.choose(1, 2, 3)
    p.act(0, "stop")
    assert p.refusal(1, "complete 1") != ""
    p.act(0, "done")
    assert p.asked == {1}
    assert p.refusal(0, "complete 1") != ""


def test_ut_4_4_a_mission_goes_to_whoever_completes_it_first() -> None:
    p = Position(3, own=[goods(lamp=1), goods(lamp=1)], site=goods(stool=8), opened=[1])
    p.choose(2, 1, 3)
    p.act(1, "stop", "complete 1")
    p.act(0, "stop")
    assert p.asked == {2}
    assert p.completed(1) == {1}
    assert p.s.goods[0] == goods(lamp=1)


def test_ut_4_4_what_was_stolen_no_longer_completes_anything() -> None:
    p = Position(3, own=[goods(), goods(lamp=1)], site=goods(stool=8), opened=[1])
    p.choose(0, 1, 2)
    p.act(0, "steal 1 lamp", "done")
    p.act(1, "stop")
    assert p.asked == {2}
    assert p.opened == {1}


def test_ut_4_4_each_symbol_is_paid_with_one_tile() -> None:
    p = completing(goods(stool=2, lamp=1, armchair=1, television=1), 19)
    events = p.act(0, "complete 19")
    assert sorted(told(events, "paid"), key=str) == sorted(
        [(0, "stool", "stool"), (0, "stool", "stool"), (0, "lamp", "lamp"), (0, "armchair", "armchair"), (0, "television", "television")], key=str
    )


def test_ut_4_5_a_radio_replaces_a_missing_tile() -> None:
    p = completing(goods(lamp=1, armchair=1, radio=1), 8)
    events = p.act(0, "complete 8")
    assert p.completed(0) == {8}
    assert p.s.goods[0] == goods()
    assert p.s.handed_in == goods(lamp=1, armchair=1, radio=1)
    assert (0, "radio", "armchair") in told(events, "paid")


def test_ut_4_5_a_radio_replaces_one_tile_only() -> None:
    p = completing(goods(lamp=1, radio=1), 5, 8)
    assert p.open_to(0) == {"complete 5", "done"}
    assert p.refusal(0, "complete 8") == "UT-4.4"


@pytest.mark.parametrize("mission", [1, 3, 4, 5, 6, 7, 13])
def test_ut_4_5_radios_alone_pay_any_goods(mission: int) -> None:
    p = completing(goods(radio=3), mission)
    p.act(0, f"complete {mission}")
    assert p.completed(0) == {mission}
    assert p.s.goods[0] == goods(radio=3 - sum(NEED[mission]))


def test_ut_4_5_no_other_tile_is_a_joker() -> None:
    p = completing(goods(stool=7, armchair=8, television=8, lamp=1), 17)
    assert p.asked == {1}


def test_ut_4_6_players_at_home_complete_nothing() -> None:
    p = Position(3, own=[goods(lamp=1), goods(lamp=1)], site=goods(stool=8), opened=[1])
    p.choose(1, 1, 3)
    assert p.homes == {1}
    p.act(0, "stop")
    assert p.refusal(1, "complete 1") == "UT-4.6"
    p.act(0, "done")
    assert p.asked == {2}
    p.act(2, "stop")
    assert p.question == "choose"
    assert 1 in p.opened
    assert p.s.goods[1] == goods(lamp=1)


def test_ut_4_6_nor_a_thief_who_stayed_at_home() -> None:
    p = Position(3, own=[goods(), goods(lamp=1)], site=goods(stool=8), opened=[1])
    p.choose(0, 0, 3)
    assert p.asked == {2}
    assert p.refusal(1, "complete 1") == "UT-4.6"
    p.act(2, "stop")
    assert p.question == "choose"
    assert 1 in p.opened


def test_ut_4_7_everyone_takes_the_card_back() -> None:
    p = Position(4, site=goods(stool=8))
    p.play_round(2, 2, 5, 0)
    assert p.s.card[:4] == [RULES.NO_CARD] * 4
    assert p.homes == set()
    assert p.asked == {0, 1, 2, 3}


def test_ut_4_7_goods_not_handed_in_are_kept() -> None:
    p = Position(3, own=[goods(lamp=1), goods(radio=1), goods(television=2)], site=goods(stool=8))
    p.choose(1, 2, 3)
    p.act(0, "take stool")
    p.act(1, "take stool", "stop")
    p.finish_round()
    assert p.question == "choose"
    assert p.s.goods[:3] == [goods(lamp=1, stool=1), goods(radio=1, stool=1), goods(television=2)]


def test_ut_4_7_handed_in_goods_stay_in_their_pile_over_the_round() -> None:
    p = completing(goods(lamp=1, armchair=2), 8)
    p.act(0, "complete 8")
    p.finish_round()
    assert p.s.handed_in == goods(lamp=1, armchair=2)


# UT-R6 and UT-R9: which tiles may pay for a mission, worked out without the rules code.

Payment = tuple[int, ...]


def lawful_payments(hand: Row, mission: int) -> set[Payment]:
    need = NEED[mission]
    tiles = product(*[range(min(have, shown) + 1) for have, shown in zip(hand[:4], need[:4], strict=True)])
    paid = [(*own, sum(need) - sum(own)) for own in tiles]
    return {payment for payment in paid if payment[4] <= hand[4]}


def possible_payments(s: State, mission: int) -> set[Payment]:
    """What seat 0 can hand in for this mission, tried out to the end of every branch."""
    after = s.copy()
    GAME.plain.apply(after, 0, GAME.actions.parse(f"complete {mission}"))
    found: set[Payment] = set()
    branches = [after]
    while branches:
        world = branches.pop()
        if world.to_act == 1 and GAME.decisions.kinds[world.decision].name == "pay":
            choices = GAME.plain.legal(world, 0)
            assert len(choices) == 2
            assert GAME.actions.parse("pay radio") in choices
            for action in choices:
                branches.append(world.copy())
                GAME.plain.apply(branches[-1], 0, action)
        else:
            assert world.place[mission - 1] == RULES.TAKEN
            found.add(tuple(before - now for before, now in zip(s.goods[0], world.goods[0], strict=True)))
    return found


@pytest.mark.parametrize("mission", MISSIONS)
def test_ut_r6_every_lawful_payment_can_be_made_and_no_other(mission: int) -> None:
    random = Random(mission)
    for _ in range(25):
        hand = [min(7, shown + random.randint(-2, 1)) if shown else random.randint(0, 1) for shown in NEED[mission][:4]]
        hand = [max(0, count) for count in hand] + [random.randint(0, 3)]
        lawful = lawful_payments(hand, mission)
        p = completing(hand, mission)
        assert (p.asked == {0}) == bool(lawful), hand
        if lawful:
            assert possible_payments(p.s, mission) == lawful, hand


def test_ut_r6_no_question_without_a_spare_radio() -> None:
    p = completing(goods(lamp=1, armchair=1, radio=1), 8)
    p.act(0, "complete 8")
    assert p.question != "pay"


def test_ut_r6_no_question_without_a_tile_the_radio_could_replace() -> None:
    p = completing(goods(radio=3, stool=2), 8)
    p.act(0, "complete 8")
    assert p.s.goods[0] == goods(stool=2)
    assert p.completed(0) == {8}


def test_ut_r6_he_keeps_the_radio_or_the_tile() -> None:
    for good, kept in (("lamp", goods(radio=1)), ("radio", goods(lamp=1))):
        p = completing(goods(lamp=1, radio=1), 1)
        p.act(0, "complete 1")
        assert p.question == "pay"
        assert p.open_to(0) == {"pay lamp", "pay radio"}
        p.act(0, f"pay {good}")
        assert p.completed(0) == {1}
        assert p.s.goods[0] == kept


def test_ut_r6_several_jokers_by_choice() -> None:
    p = completing(goods(lamp=1, armchair=2, radio=3), 8)
    p.act(0, "complete 8", "pay radio", "pay radio", "pay radio")
    assert p.s.goods[0] == goods(lamp=1, armchair=2)
    assert p.s.handed_in == goods(radio=3)


def test_ut_r6_a_joker_for_one_of_two_tiles_of_a_kind() -> None:
    p = completing(goods(television=2, radio=1), 7)
    p.act(0, "complete 7", "pay radio")
    assert p.completed(0) == {7}
    assert p.s.goods[0] == goods(television=1)
    assert p.s.handed_in == goods(television=1, radio=1)


def test_ut_r6_a_joker_for_one_kind_but_not_for_another() -> None:
    p = completing(goods(lamp=1, armchair=2, radio=2), 8)
    p.act(0, "complete 8", "pay lamp", "pay radio", "pay radio")
    assert p.completed(0) == {8}
    assert p.s.goods[0] == goods(armchair=2)
    assert p.s.handed_in == goods(lamp=1, radio=2)


def test_ut_r6_what_does_not_pay_the_symbol_is_refused() -> None:
    p = completing(goods(lamp=1, stool=3, radio=1), 1)
    p.act(0, "complete 1")
    for text in ("pay stool", "pay armchair", "complete 1", "done", "stop", "take stool"):
        assert p.refusal(0, text) != "", text
    assert p.open_to(1) == set()


def test_ut_r6_a_mission_is_paid_whole() -> None:
    p = completing(goods(lamp=1, armchair=2, radio=3), 8)
    p.act(0, "complete 8")
    assert p.completed(0) == set()
    p.act(0, "pay lamp")
    assert p.completed(0) == set()
    assert p.question == "pay"


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_ut_r8_completed_missions_are_no_secret(viewer: int) -> None:
    p = Position(3, completed={0: [1, 8], 2: [24]}, opened=[5])
    view = GAME.plain.hidden(p.s, viewer)
    assert isinstance(view, State)
    assert view.place == p.s.place


def test_ut_r8_everybody_hears_of_a_completed_mission() -> None:
    p = completing(goods(lamp=1), 1)
    rows = GAME.plain.apply(p.s, 0, GAME.actions.parse("complete 1"))
    for viewer in (-1, 1, 2):
        seen = [event for row in rows if (event := GAME.events.read(row, "UT", viewer)) is not None]
        assert told(seen, "completed") == [(0, 1, VALUE[1])]
        assert told(seen, "paid") == [(0, "lamp", "lamp")]


@pytest.mark.parametrize("mission", [2, 12, 24])
def test_ut_r9_a_radio_shown_cannot_be_paid_otherwise(mission: int) -> None:
    p = completing(goods(stool=7, lamp=8, armchair=8, television=8), mission, 1)
    assert p.open_to(0) == {"complete 1", "done"}
    assert p.refusal(0, f"complete {mission}") == "UT-R9"


@pytest.mark.parametrize("mission", [2, 12, 24])
def test_ut_r9_a_radio_shown_is_paid_with_a_radio(mission: int) -> None:
    p = completing(NEED[mission], mission)
    events = p.act(0, f"complete {mission}")
    assert p.completed(0) == {mission}
    assert p.s.goods[0] == goods()
    assert p.s.handed_in == NEED[mission]
    assert sorted(str(symbol) for _, _, symbol in told(events, "paid")) == sorted(
        kind for kind, count in zip(KINDS, NEED[mission], strict=True) for _ in range(count)
    )


def test_ut_r9_the_radio_for_the_radio_shown_is_no_joker() -> None:
    p = completing(goods(armchair=1, radio=1), 2, 12)
    assert p.open_to(0) == {"complete 2", "done"}
    assert p.refusal(0, "complete 12") == "UT-4.4"


def test_ut_r9_a_second_radio_is_a_joker_beside_it() -> None:
    p = completing(goods(armchair=1, radio=2), 12)
    p.act(0, "complete 12")
    assert p.s.goods[0] == goods()
    assert p.completed(0) == {12}


def test_ut_r9_radios_alone_pay_a_mission_with_a_radio() -> None:
    p = completing(goods(radio=3), 12)
    events = p.act(0, "complete 12")
    assert set(told(events, "paid")) == {(0, "radio", "armchair"), (0, "radio", "television"), (0, "radio", "radio")}
    assert p.s.goods[0] == goods()
