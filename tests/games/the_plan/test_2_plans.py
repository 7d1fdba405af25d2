"""Chapter 2 of the ledger, what becomes of plans (PL-2.10 to PL-2.12), with the rulings PL-R6 and PL-R11."""

from collections import Counter

import pytest

from doubloon.core.event import Event
from doubloon.core.state import OVER
from doubloon.core.stream import from_number

from .positions import GAME, RULES, Position, clauses, kinds, read, told

HANDS = [["r", "o", "ro", "rog", "rogw", "smash"], ["y", "g", "yg", "ygp", "oygp", "smash"], ["b", "p", "bp", "rbp", "rgbp", "smash"]]
EVERYWHERE = {"red": [1], "yellow": [1], "blue": [1]}


def giving(round: int = 1) -> Position:  # noqa: A002
    """Everybody has got a treasure and hands plans on."""
    size = 6 - (round - 1) % 4
    p = Position(3, hands=[hand[:size] for hand in HANDS], museum=EVERYWHERE, round=round)
    p.choose("r", "y", "b")
    assert p.question == "give"
    return p


def rounds(players: int, seed: int, options: dict[str, int | str] | None = None) -> list[tuple[Position, list[Event]]]:
    """The position in which each round is chosen in a random game, and what was told since the one before."""
    p, stream, seen = Position.dealt(players, seed=seed, options=options), from_number(seed), []
    events = p.opening
    turn = -1
    while p.s.step != OVER:
        if p.question == "choose" and p.s.turn != turn:
            copy = Position.dealt(players, options=options)
            copy.s, turn = p.s.copy(), p.s.turn
            seen.append((copy, events))
            events = []
        events = events + p.play_at_random(stream)
    return seen


def test_pl_2_10_used_plans_leave_the_hands() -> None:
    p = giving()
    assert [p.hand(seat) for seat in range(3)] == [
        ["smash", "o", "ro", "rog", "rogw"],
        ["smash", "g", "yg", "ygp", "oygp"],
        ["smash", "p", "bp", "rbp", "rgbp"],
    ]
    assert not {"r", "y", "b"} - set(p.stack), "of each single there is another one"
    assert Counter(p.stack)["r"] == Counter(p.stack)["y"] == Counter(p.stack)["b"] == 1


def test_pl_2_10_everyone_hands_two_plans_to_one_neighbour() -> None:
    p = giving()
    assert p.asked == {0, 1, 2}
    assert p.open_to(1) == {"give smash", "give g", "give yg", "give ygp", "give oygp"}
    events = p.give(("o", "ro"), ("smash", "oygp"), ("bp", "p"))
    assert p.hand(1) == ["o", "g", "ro", "yg", "ygp"]
    assert sorted(p.hand(2)) == sorted(["smash", "smash", "rbp", "oygp", "rgbp"])
    assert sorted(p.hand(0)) == sorted(["smash", "rog", "rogw", "p", "bp"])
    assert told(events, "passed-on") == [(None, "left")]
    assert Counter(told(events, "received")) == Counter([(1, 0, "o"), (1, 0, "ro"), (2, 1, "smash"), (2, 1, "oygp"), (0, 2, "bp"), (0, 2, "p")])
    assert set(clauses(events, "received") + clauses(events, "passed-on") + clauses(events, "set-aside")) == {"PL-2.10"}
    assert p.question == "choose"
    assert p.s.turn == 1


def test_pl_2_10_only_plans_of_the_own_hand_and_each_once() -> None:
    p = giving()
    assert p.refusal(0, "give y") == "PL-2.10"
    assert p.refusal(0, "give r") == "PL-2.10", "it was used"
    p.act(0, "give ro")
    assert p.refusal(0, "give ro") == "PL-2.10"
    assert p.asked == {0, 1, 2}, "two plans make the answer"
    p.act(0, "give o")
    assert p.asked == {1, 2}
    assert p.refusal(0, "give rog") == "PL-2.10", "not a third one"


def test_pl_2_10_two_plans_that_are_the_same_can_both_be_handed_on() -> None:
    p = Position(3, hands=[["r", "smash", "smash", "ro", "rog", "rogw"], *HANDS[1:]], museum=EVERYWHERE)
    p.choose("r", "y", "b")
    p.act(0, "give smash", "give smash")
    p.act(1, "give g", "give yg")
    p.act(2, "give p", "give bp")
    assert p.hand(1).count("smash") == 3


def test_pl_2_10_whose_plans_are_all_the_same_is_asked_all_the_same() -> None:
    p = Position(3, hands=[["r", *["smash"] * 5], *HANDS[1:]], museum=EVERYWHERE)
    p.choose("r", "y", "b")
    assert p.asked == {0, 1, 2}
    assert p.open_to(0) == {"give smash"}


def test_pl_2_10_the_order_of_the_two_does_not_matter() -> None:
    one, other = giving(), giving()
    one.give(("o", "ro"), ("g", "yg"), ("p", "bp"))
    other.give(("ro", "o"), ("yg", "g"), ("bp", "p"))
    assert one.s.pack() == other.s.pack()


def test_pl_2_10_nothing_is_handed_on_while_plans_are_chosen() -> None:
    p = Position(3, hands=HANDS)
    assert p.refusal(0, "give r") == "PL-2.10"
    assert giving().refusal(0, "choose o") == "PL-2.3"


@pytest.mark.parametrize(("number", "side"), [(1, "left"), (2, "left"), (3, "left"), (5, "right"), (6, "right"), (7, "right"), (9, "left"), (10, "left")])
def test_pl_2_11_left_in_deals_1_and_3_and_right_in_deal_2(number: int, side: str) -> None:
    p = giving(number)
    pairs = [tuple(p.hand(seat)[-2:]) for seat in range(3)]
    events = p.give(*((pair[0], pair[1]) for pair in pairs))
    assert told(events, "passed-on") == [(None, side)]
    step = 1 if side == "left" else -1
    for seat, pair in enumerate(pairs):
        receiver = (seat + step) % 3
        assert set(pair) <= set(p.hand(receiver))
        assert Counter(told(events, "received"))[receiver, seat, pair[0]] == 1


@pytest.mark.parametrize(("number", "deal"), [(4, 2), (8, 3)])
def test_pl_2_11_after_four_rounds_the_last_two_are_discarded_and_six_are_dealt(number: int, deal: int) -> None:
    p = Position(3, hands=[["r", "o", "ro"], ["y", "g", "yg"], ["b", "p", "bp"]], museum=EVERYWHERE, round=number)
    before = p.s.plans_left
    events = p.choose("r", "y", "b")
    assert p.question == "choose"
    assert p.s.turn == number
    assert [len(p.hand(seat)) for seat in range(3)] == [6, 6, 6]
    assert Counter(told(events, "discarded")) == Counter([(0, "o"), (0, "ro"), (1, "g"), (1, "yg"), (2, "p"), (2, "bp")])
    assert told(events, "began-deal") == [(None, deal, 6)]
    assert len(told(events, "dealt")) == 18
    assert set(clauses(events, "discarded") + clauses(events, "began-deal") + clauses(events, "dealt")) == {"PL-2.11"}
    assert p.s.plans_left == before - 18
    assert not {"ro", "yg", "bp"} & {plan for seat in range(3) for plan in p.hand(seat)}, "discarded plans are not dealt again"


def test_pl_2_11_plans_discarded_unplayed_stay_secret() -> None:
    p = Position(3, hands=[["r", "o", "ro"], ["y", "g", "yg"], ["b", "p", "bp"]], museum=EVERYWHERE, round=4)
    p.choose("r", "y")
    rows = GAME.plain.apply(p.s, 2, GAME.actions.parse("choose b"))
    for viewer in range(-1, 3):
        seen = told(read(rows, viewer), "discarded")
        assert [seat for seat, plan in seen if plan is not None] == [viewer] * (2 if viewer >= 0 else 0)
        assert len(seen) == 6


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_pl_2_11_hands_shrink_by_one_each_round(players: int) -> None:
    for p, _ in rounds(players, 3):
        size = 6 - p.s.turn % 4
        assert [len(p.hand(seat)) for seat in range(players)] == [size] * players


def test_pl_r6_passing_is_blind() -> None:
    p = giving()
    before = p.hand(1)
    events = p.act(0, "give o", "give ro")
    assert kinds(events) == ["set-aside", "set-aside"]
    assert p.hand(1) == before
    assert p.refusal(1, "give ro") == "PL-2.10", "what he is about to get cannot be handed on"
    rows = GAME.plain.apply(p.s, 1, GAME.actions.parse("give g")) + GAME.plain.apply(p.s, 1, GAME.actions.parse("give yg"))
    for viewer in (-1, 0, 2):
        assert all(plan is None for _, plan in told(read(rows, viewer), "set-aside"))
    assert told(read(rows, 1), "set-aside") == [(1, "g"), (1, "yg")]


def test_pl_r6_only_giver_and_receiver_see_what_is_passed() -> None:
    p = giving()
    p.give(("o", "ro"), ("g", "yg"))
    p.act(2, "give p")
    rows = GAME.plain.apply(p.s, 2, GAME.actions.parse("give bp"))
    assert [told(read(rows, viewer), "received") for viewer in (0, 1, -1)] == [[(0, 2, "p"), (0, 2, "bp")], [(1, 0, "o"), (1, 0, "ro")], []]


def test_pl_r6_no_passing_after_a_fourth_round() -> None:
    p = Position(3, hands=[["r", "o", "ro"], ["y", "g", "yg"], ["b", "p", "bp"]], museum=EVERYWHERE, round=4)
    events = p.choose("r", "y", "b")
    assert "passed-on" not in kinds(events)


def test_pl_r6_no_passing_after_round_11() -> None:
    p = Position(3, hands=[["r", "o", "ro", "rog"], ["y", "g", "yg", "ygp"], ["b", "p", "bp", "rbp"]], museum=EVERYWHERE, round=11, pile=1)
    events = p.choose("r", "y", "b")
    assert p.s.step == OVER
    assert not {"passed-on", "discarded", "began-deal"} & set(kinds(events))


def test_pl_r6_plans_are_passed_eight_times_in_a_game() -> None:
    events = [event for _, told_before in rounds(4, 1) for event in told_before]
    assert [side for _, side in told(events, "passed-on")] == ["left"] * 3 + ["right"] * 3 + ["left"] * 2


@pytest.mark.parametrize("seed", range(3))
def test_pl_2_12_an_empty_stack_is_rebuilt_from_the_discards(seed: int) -> None:
    seen = rounds(6, seed)
    assert seen[7][0].s.plans_left == 0, "two deals to six players"
    p, events = seen[8]
    assert told(events, "reshuffled") == [(None, 72)]
    assert clauses(events, "reshuffled") == ["PL-2.12"]
    assert p.s.plans_left == 36
    assert sum("reshuffled" in kinds(told_before) for _, told_before in seen) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pl_2_12_few_players_never_need_it(players: int) -> None:
    assert all("reshuffled" not in kinds(events) for _, events in rounds(players, 1))


def test_pl_2_12_a_stack_of_four_players_lasts_exactly_three_deals() -> None:
    assert [p.s.plans_left for p, _ in rounds(4, 2)] == [48] * 4 + [24] * 4 + [0] * 3


@pytest.mark.parametrize("seed", range(5))
def test_pl_r11_the_rest_is_dealt_before_the_discards_are_shuffled(seed: int) -> None:
    seen = rounds(5, seed)
    before = seen[7][0]
    assert before.s.plans_left == 12
    p, events = seen[8]
    assert told(events, "reshuffled") == [(None, 60)]
    assert clauses(events, "reshuffled") == ["PL-R11"]
    assert p.s.plans_left == 72 - 30
    held = Counter(plan for seat in range(5) for plan in p.hand(seat))
    assert not Counter(before.stack) - held, "all twelve that were left are in somebody's hand"


def test_pl_r11_what_was_shuffled_in_can_be_dealt_again() -> None:
    again = 0
    for seed in range(5):
        seen = rounds(5, seed)
        used = {RULES.PLAN.texts[plan] for row in seen[7][0].s.played[:7] for plan in row if plan > RULES.FIRST_TWO}
        again += any(used & set(seen[8][0].hand(seat)) for seat in range(5))
    assert again == 5
