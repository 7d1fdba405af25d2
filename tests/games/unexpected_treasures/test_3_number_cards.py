"""Chapter 3 of the ledger, Phase 2, number cards, with the rulings UT-R4 and UT-R5."""

from itertools import permutations

import pytest

from doubloon.core.state import UNKNOWN
from doubloon.core.stream import from_number
from doubloon.games.unexpected_treasures.rules import State

from .positions import GAME, RULES, Position, goods, kinds, read, told


def card_seen(p: Position, viewer: int, seat: int) -> int:
    view = GAME.plain.hidden(p.s, viewer)
    assert isinstance(view, State)
    return view.card[seat]


def test_ut_3_1_a_chosen_card_is_known_to_its_player_only() -> None:
    p = Position(3)
    p.act(1, "choose 4")
    assert card_seen(p, 1, 1) == 4
    assert [card_seen(p, viewer, 1) for viewer in (-1, 0, 2)] == [UNKNOWN] * 3


@pytest.mark.parametrize("card", range(6))
def test_ut_3_1_others_see_the_same_whatever_was_chosen(card: int) -> None:
    p, q = Position(4), Position(4)
    rows = GAME.plain.apply(p.s, 2, GAME.actions.parse(f"choose {card}"))
    others = GAME.plain.apply(q.s, 2, GAME.actions.parse("choose 3"))
    for viewer in (-1, 0, 1, 3):
        assert GAME.plain.hidden(p.s, viewer) == GAME.plain.hidden(q.s, viewer)
        assert read(rows, viewer) == read(others, viewer)
    assert told(read(rows, 2), "chose") == [(2, card)]
    assert told(read(rows, 0), "chose") == [(2, None)]


def test_ut_3_1_cards_are_shown_together_after_the_last_choice() -> None:
    p = Position(3, site=goods(stool=8))
    assert "showed" not in kinds(p.act(2, "choose 5"))
    assert "showed" not in kinds(p.act(0, "choose 1"))
    assert p.asked == {1}
    events = p.act(1, "choose 3")
    assert told(events, "showed") == [(0, 1, "backpack"), (1, 3, "motorbike"), (2, 5, "truck")]
    assert [card_seen(p, -1, seat) for seat in range(3)] == [1, 3, 5]


def test_ut_3_1_a_choice_is_made_once() -> None:
    p = Position(3)
    p.act(0, "choose 2")
    assert p.open_to(0) == set()
    assert p.refusal(0, "choose 3") == "UT-3.1"
    assert p.s.card[0] == 2


def test_ut_3_1_nothing_else_is_open_while_cards_are_chosen() -> None:
    p = Position(3, own=[goods(lamp=8), goods(armchair=8)], site=goods(stool=8), opened=[1])
    for text in ("take stool", "steal 1 armchair", "complete 1", "stop", "done", "pay lamp"):
        assert p.refusal(0, text) != ""


def test_ut_3_1_the_order_of_the_answers_does_not_matter() -> None:
    outcomes = set()
    for order in permutations(range(4)):
        p = Position(4, own=[goods(lamp=1)] * 4, site=goods(stool=8), chips=[3, 1, 4, 2])
        for seat in order:
            p.act(seat, f"choose {(0, 3, 3, 2)[seat]}")
        outcomes.add(p.s.pack())
    assert len(outcomes) == 1


def test_ut_3_1_an_imagined_rival_may_hold_any_card_he_could_have_chosen() -> None:
    p, stream, seen = Position(3, was_thief=[2]), from_number(5), set()
    p.act(1, "choose 4")
    p.act(2, "choose 1")
    for _ in range(200):
        world = GAME.plain.imagined(GAME.plain.hidden(p.s, 0), 0, stream)
        assert isinstance(world, State)
        assert GAME.plain.check(world) == 0
        seen.add(tuple(world.card[:3]))
    assert seen == {(RULES.NO_CARD, one, two) for one in range(6) for two in range(1, 6)}


def test_ut_3_2_last_rounds_thief_must_choose_another_card() -> None:
    p = Position(3, was_thief=[1])
    assert p.refusal(1, "choose 0") == "UT-3.2"
    assert p.open_to(1) == {f"choose {card}" for card in range(1, 6)}
    assert p.refusal(0, "choose 0") == p.refusal(2, "choose 0") == ""


def test_ut_3_2_binds_the_next_round_and_no_longer() -> None:
    p = Position(3)
    p.play_round(0, 1, 2)
    assert [p.refusal(seat, "choose 0") for seat in range(3)] == ["UT-3.2", "", ""]
    p.play_round(1, 0, 2)
    assert [p.refusal(seat, "choose 0") for seat in range(3)] == ["", "UT-3.2", ""]
    p.play_round(0, 1, 2)
    assert [p.refusal(seat, "choose 0") for seat in range(3)] == ["UT-3.2", "", ""]


def test_ut_3_2_other_cards_may_be_chosen_again() -> None:
    p = Position(3)
    p.play_round(1, 3, 5)
    p.play_round(1, 3, 5)
    assert p.refusal(0, "choose 1") == p.refusal(1, "choose 3") == p.refusal(2, "choose 5") == ""


@pytest.mark.parametrize("card", range(1, 6))
def test_ut_3_3_the_lowest_chip_goes_and_the_others_stay_at_home(card: int) -> None:
    p = Position(4, site=goods(stool=8), chips=[4, 2, 1, 3])
    other = 5 if card < 5 else 4
    events = p.choose(card, card, other, card)
    assert p.cards == {1: card, 2: other}
    assert p.homes == {0, 3}
    assert told(events, "won-contest") == [(1, card, 2)]
    assert set(told(events, "stayed-home")) == {(0, card, 4), (3, card, 3)}


def test_ut_3_3_without_a_tie_nobody_stays_at_home() -> None:
    p = Position(6, site=goods(stool=8))
    events = p.choose(5, 4, 3, 2, 1, 0)
    assert p.homes == set()
    assert p.cards == {0: 5, 1: 4, 2: 3, 3: 2, 4: 1, 5: 0}
    assert p.chips == [1, 2, 3, 4, 5, 6]
    assert not {"won-contest", "stayed-home", "exchanged"} & set(kinds(events))


def test_ut_3_3_also_settles_who_is_the_thief() -> None:
    p = Position(3, own=[goods(lamp=2)], site=goods(stool=8), chips=[1, 3, 2])
    p.choose(3, 0, 0)
    assert p.cards == {0: 3, 2: 0}
    assert p.homes == {1}
    assert p.chips == [1, 2, 3]
    assert p.asked == {2}
    assert p.open_to(2) == {"steal 0 lamp", "stop"}


def test_ut_3_3_those_at_home_get_no_turn() -> None:
    p = Position(3, site=goods(stool=8), chips=[2, 1, 3])
    p.choose(4, 4, 2)
    assert p.asked == {2}
    p.act(2, "stop")
    assert p.asked == {1}
    p.act(1, "stop")
    assert p.question == "choose"
    assert p.s.goods[0] == goods()


def test_ut_3_3_staying_at_home_lasts_one_round() -> None:
    p = Position(3, site=goods(stool=8))
    p.play_round(4, 4, 4)
    assert p.homes == set()
    p.choose(1, 2, 3)
    assert p.homes == set()
    assert p.cards == {0: 1, 1: 2, 2: 3}


@pytest.mark.parametrize(
    ("cards", "before", "after"),
    [
        ([2, 2, 1], [2, 3, 1], [3, 2, 1]),
        ([2, 1, 2], [3, 2, 1], [1, 2, 3]),
        ([3, 3, 3], [1, 2, 3], [3, 2, 1]),
        ([3, 3, 3], [2, 3, 1], [2, 1, 3]),
        ([3, 3, 5, 3], [4, 1, 3, 2], [1, 4, 3, 2]),
        ([4, 4, 4, 4], [1, 2, 3, 4], [4, 3, 2, 1]),
        ([4, 4, 4, 4], [3, 1, 4, 2], [2, 4, 1, 3]),
        ([4, 4, 1, 4, 4], [5, 1, 3, 2, 4], [1, 5, 3, 4, 2]),
        ([4, 4, 1, 4, 4], [2, 4, 1, 3, 5], [5, 3, 1, 4, 2]),
    ],
)
def test_ut_3_4_chips_of_two_three_and_four_are_exchanged(cards: list[int], before: list[int], after: list[int]) -> None:
    p = Position(len(cards), site=goods(stool=8), chips=before)
    p.choose(*cards)
    assert p.chips == after


def test_ut_3_4_the_exchange_comes_after_the_contest_is_settled() -> None:
    p = Position(3, site=goods(stool=8), chips=[2, 3, 1])
    events = p.choose(2, 2, 4)
    assert p.cards == {0: 2, 2: 4}
    names = kinds(events)
    assert max(names.index("won-contest"), names.index("stayed-home")) < names.index("exchanged")


def test_ut_3_4_the_new_chips_count_in_the_next_contest() -> None:
    p = Position(3, site=goods(stool=8))
    p.play_round(2, 2, 5)
    assert p.chips == [2, 1, 3]
    p.choose(2, 2, 5)
    assert p.cards == {1: 2, 2: 5}
    assert p.chips == [1, 2, 3]


def test_ut_r4_a_thief_who_lost_the_contest_is_bound_too() -> None:
    p = Position(3, site=goods(stool=8), chips=[1, 2, 3])
    p.play_round(0, 0, 4)
    assert [p.refusal(seat, "choose 0") for seat in range(3)] == ["UT-3.2", "UT-3.2", ""]


def test_ut_r4_all_of_a_contest_of_thieves_are_bound() -> None:
    p = Position(3, site=goods(stool=8))
    p.play_round(0, 0, 0)
    assert [p.refusal(seat, "choose 0") for seat in range(3)] == ["UT-3.2"] * 3
    p.play_round(1, 2, 3)
    assert [p.refusal(seat, "choose 0") for seat in range(3)] == [""] * 3


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([1, 2, 3, 4, 5], [5, 4, 3, 2, 1]),
        ([3, 5, 1, 4, 2], [3, 1, 5, 2, 4]),
        ([1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1]),
        ([6, 2, 4, 1, 5, 3], [1, 5, 3, 6, 2, 4]),
    ],
)
def test_ut_r5_contests_of_all_five_and_all_six(before: list[int], after: list[int]) -> None:
    p = Position(len(before), site=goods(stool=8), chips=before)
    p.choose(*[3] * len(before))
    assert p.chips == after
    assert p.cards == {before.index(1): 3}
    assert p.homes == set(range(len(before))) - {before.index(1)}


def test_ut_r5_five_of_six_exchange_among_themselves() -> None:
    p = Position(6, site=goods(stool=8), chips=[6, 1, 2, 5, 3, 4])
    p.choose(2, 2, 1, 2, 2, 2)
    assert p.chips == [1, 6, 2, 3, 5, 4]
    assert p.cards == {1: 2, 2: 1}


def test_ut_r5_two_contests_do_not_touch_each_other() -> None:
    p = Position(5, site=goods(stool=8), chips=[5, 4, 3, 2, 1])
    p.choose(2, 4, 2, 4, 4)
    assert p.cards == {2: 2, 4: 4}
    assert p.homes == {0, 1, 3}
    assert p.chips == [3, 1, 5, 2, 4]


def test_ut_r5_three_contests_of_two() -> None:
    p = Position(6, own=[goods(lamp=1)] * 6, site=goods(stool=8), chips=[1, 2, 3, 4, 5, 6])
    p.choose(0, 3, 5, 0, 3, 5)
    assert p.cards == {0: 0, 1: 3, 2: 5}
    assert p.homes == {3, 4, 5}
    assert p.chips == [4, 5, 6, 1, 2, 3]


def test_ut_r5_the_exchange_is_told_with_the_chips_given_and_got() -> None:
    p = Position(4, site=goods(stool=8), chips=[4, 3, 2, 1])
    changes = {(seat, rival, given, got) for seat, rival, given, got in told(p.choose(2, 2, 2, 2), "exchanged")}
    pairs = {frozenset([(seat, given), (rival, got)]) for seat, rival, given, got in changes}
    assert pairs == {frozenset([(3, 1), (0, 4)]), frozenset([(2, 2), (1, 3)])}
