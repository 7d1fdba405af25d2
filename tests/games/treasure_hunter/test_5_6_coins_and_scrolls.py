"""Chapters 5 and 6 of the ledger: coins, yellow scrolls, the next round."""

from collections.abc import Sequence

import pytest

from .positions import GAME, RULES, TREASURES, Position, clauses, kinds, tile, told

ALL_YELLOW = "rope-team strong-team fire-team three-paths beginners-luck heroes-welcome dog-treat money-pouch bag-of-tricks goblin-bounty"


def test_th_5_1_each_coin_card_pays_its_metal() -> None:
    p = Position("copper-1 copper-4 silver-2 gold-1 gold-3", "silver-1", "watchdog-1")
    events = p.collect()
    assert [event for event in told(events, "collected") if event[1]] == [(0, 10), (1, 2)]
    assert p.coins == [25, 17, 15]
    assert set(clauses(events, "collected")) == {"TH-5.1"}


def test_th_5_1_unused_action_cards_are_laid_down_too() -> None:
    p = Position("copper-1 flaming-sword-1 scaregoblin-1", "companion-red", treasures={0: "rope-team"})
    p.feat(0, "rope-team", 1)
    events = p.collect()
    assert {text for seat, text in told(events, "laid") if seat == 0} == {"copper-1", "flaming-sword-1", "scaregoblin-1"}
    assert (1, "companion-red") in told(events, "laid")
    assert p.question == "use"
    assert [p.hand(seat) for seat in (0, 1)] == [set(), set()]
    for viewer in (-1, 0, 1):
        view = GAME.plain.hidden(p.s, viewer)
        assert isinstance(view, RULES.State)
        assert view.laid == p.s.laid


def scroll_pays(scroll: str, hand: str) -> int:
    """What a scroll pays if this hand is played from Frosty Mountain on without action cards; 0 if it cannot be used."""
    p = Position(hand, "copper-4", treasures={0: scroll}, lair=(20, 21, 22))
    p.lay_out()
    while p.question in ("play", "scare"):
        p.pass_all()
    if p.question != "use":
        return 0
    return sum(int(coins or 0) for _, _, coins in told(p.act(0, f"use {scroll}", "done"), "used"))


@pytest.mark.parametrize(
    ("scroll", "hand", "coins"),
    [
        ("rope-team", "blue-1 blue-2 blue-12 green-1 copper-1", 6),
        ("strong-team", "green-1 green-2 green-5 green-6 red-1 copper-1", 8),
        ("fire-team", "red-7 blue-1 copper-1", 2),
        ("three-paths", "blue-1 blue-2 green-4 green-5 red-3 red-4 copper-1", 10),
        ("three-paths", "blue-1 blue-2 blue-3 green-4 red-3 copper-1", 5),
        ("three-paths", "blue-1 blue-2 green-4 green-5 copper-1", 0),
        ("beginners-luck", "blue-1 green-2 red-3 red-4 blue-12 copper-1", 9),
        ("beginners-luck", "blue-4 copper-1", 0),
        ("heroes-welcome", "blue-10 green-11 red-12 red-9 copper-1", 9),
        ("heroes-welcome", "blue-9 copper-1", 0),
        ("dog-treat", "watchdog-1 watchdog-9 copper-1", 6),
        ("money-pouch", "copper-1 silver-1 gold-1 gold-2", 8),
        ("bag-of-tricks", "flaming-sword-1 companion-red scaregoblin-1 copper-1", 6),
        ("goblin-bounty", "watchdog-9 watchdog-10 watchdog-11 copper-1", 9),
        ("goblin-bounty", "watchdog-9 watchdog-10 copper-1", 9),
        ("goblin-bounty", "watchdog-9 watchdog-5 copper-1", 3),
        ("goblin-bounty", "watchdog-9 copper-1", 0),
    ],
)
def test_th_6_1_a_scroll_pays_for_every_time_its_condition_is_met(scroll: str, hand: str, coins: int) -> None:
    assert scroll_pays(scroll, hand) == coins


def test_th_6_1_a_used_scroll_leaves_the_game() -> None:
    p = Position("copper-1", "copper-2", treasures={0: "money-pouch money-pouch dog-treat"})
    p.collect()
    events = p.act(0, "use money-pouch", "done")
    assert told(events, "used") == [(0, "money-pouch", 2)]
    assert clauses(events, "used") == ["TH-6.1"]
    assert p.coins == [15 + 1 + 2, 16]
    assert p.owned(0) == ["dog-treat", "money-pouch"]
    assert p.gone == ["money-pouch"]


def test_th_6_1_both_of_a_kind_may_be_used() -> None:
    p = Position("copper-1", "copper-2", treasures={0: "money-pouch money-pouch"})
    p.collect()
    p.act(0, "use money-pouch", "use money-pouch")
    assert p.open_to(0) == {"done"}
    assert p.refusal(0, "use money-pouch") == "TH-6.1"
    assert told(p.act(0, "done"), "used") == [(0, "money-pouch", 2)] * 2
    assert p.coins == [20, 16]


def test_th_6_1_a_scroll_one_does_not_own_is_refused() -> None:
    p = Position("copper-1", "copper-2", treasures={0: "money-pouch", 1: "dog-treat"})
    p.collect()
    assert p.refusal(0, "use dog-treat") == "TH-6.1"
    assert p.refusal(1, "use money-pouch") != ""
    assert p.refusal(1, "done") != "", "seat 1 is not asked: its scroll would pay nothing"


def test_th_6_2_a_scroll_may_be_kept() -> None:
    p = Position("copper-1", "copper-2", treasures={0: "money-pouch"})
    p.collect()
    assert told(p.act(0, "done"), "used") == []
    assert p.s.journey == 2
    assert p.owned(0) == ["money-pouch"]
    assert p.gone == []


def test_th_6_2_unused_yellow_scrolls_are_worth_nothing() -> None:
    p = Position("", "", treasures={0: ALL_YELLOW, 1: ALL_YELLOW})
    assert [place.points for place in GAME.plain.score(p.s)] == [15, 15]


def test_th_6_3_the_next_round_is_laid_out() -> None:
    p = Position("copper-1", "copper-2", "copper-3", dealer=1, lair=(1, 5, 10))
    hard, easy = p.s.hard_left, p.s.easy_left
    events = p.collect()
    assert told(events, "began") == [(2, 2)]
    assert clauses(events, "began") == ["TH-6.3"]
    assert [(place, stack) for _, _, place, stack in told(events, "revealed")] == [(x, y) for y in ("max", "min") for x in ("mountain", "jungle", "cave")]
    assert (p.s.hard_left, p.s.easy_left) == (hard - 3, easy - 3)
    assert [space for _, _, space, _, _ in told(events, "appeared")] == [1, 2, 3]
    assert not {1, 5, 10} & {goblin for _, goblin, _, _, _ in told(events, "appeared")}
    assert p.s.deck_count == 75 - 27, "all cards are shuffled again"
    assert (p.question, p.asked) == ("keep", {0, 1, 2})
    assert (p.s.journey, p.s.dealer) == (2, 2)


def test_th_6_3_the_dealer_moves_clockwise() -> None:
    p = Position("copper-1", "copper-2", "copper-3", dealer=2, journey=3)
    assert told(p.collect(), "began") == [(0, 4)]


def test_th_6_3_after_round_5_nothing_is_laid_out() -> None:
    p = Position("copper-1", "copper-2", journey=5)
    events = p.collect()
    assert not {"began", "revealed", "appeared", "received"} & set(kinds(events))
    assert p.question == ""


def test_th_6_3_scrolls_may_still_be_used_after_round_5() -> None:
    p = Position("copper-1", "copper-2", treasures={0: "money-pouch"}, journey=5)
    p.collect()
    assert (p.question, p.asked) == ("use", {0})
    events = p.act(0, "use money-pouch", "done")
    assert told(events, "used") == [(0, "money-pouch", 2)]
    assert told(events, "scored") == [(0, 18), (1, 16)]


def round_five(hard: Sequence[str], easy: Sequence[str], seed: int = 1) -> Position:
    """The end of round 4, with only these tiles in the two stacks together; the rest are gone."""
    p = Position("copper-1", "copper-2", journey=4, seed=seed)
    s = p.s
    s.unseen[:] = [0] * len(TREASURES)
    for text in (*hard, *easy):
        s.unseen[tile(text)] += 1
    s.hard_left, s.easy_left = len(hard), len(easy)
    s.hard[:] = s.easy[:] = [-1] * 3
    s.gone[:] = [copies - unseen for copies, unseen in zip(s.copies, s.unseen, strict=True)]
    return p


YELLOWS = [text for text in ALL_YELLOW.split() for _ in range(2)]
OTHERS = TREASURES[:10]


@pytest.mark.parametrize("seed", range(20))
def test_th_6_4_no_yellow_scroll_lies_out_in_round_5(seed: int) -> None:
    p = round_five([*YELLOWS[:10], *OTHERS[:5]], [*YELLOWS[10:], *OTHERS[5:]], seed)
    gone = p.gone
    events = p.collect()
    lying = [text for _, text, _, _ in told(events, "revealed")]
    assert len(lying) == 6
    assert set(lying) <= set(OTHERS)
    discarded = [text for _, text in told(events, "discarded")]
    assert set(discarded) <= set(YELLOWS)
    assert p.gone == sorted([*gone, *map(str, discarded)])
    assert p.s.hard_left + p.s.easy_left == 30 - 6 - len(discarded)


def test_th_6_4_earlier_rounds_do_have_them() -> None:
    p = round_five([*YELLOWS[:10], *OTHERS[:5]], [*YELLOWS[10:], *OTHERS[5:]])
    p.s.journey = 3
    for seed in range(10):
        q = Position("copper-1", "copper-2", journey=3, seed=seed)
        q.s.take(p.s)
        q.s.stream = [seed, 2, 3, 4]
        events = q.collect()
        assert told(events, "discarded") == []
    assert p.gone


def test_th_6_4_scrolls_captured_before_can_be_used_in_round_5() -> None:
    p = Position("copper-1", "", treasures={0: "money-pouch"}, journey=5)
    p.collect()
    assert p.open_to(0) == {"done", "use money-pouch"}


def test_th_r11_max_is_filled_first_then_min() -> None:
    p = round_five(OTHERS[:5], OTHERS[5:])
    events = p.collect()
    assert [(place, stack) for _, _, place, stack in told(events, "revealed")] == [(x, y) for y in ("max", "min") for x in ("mountain", "jungle", "cave")]
    assert (p.s.hard_left, p.s.easy_left) == (2, 2)


@pytest.mark.parametrize("seed", range(30))
def test_th_r11_a_stack_that_runs_dry_draws_from_the_other(seed: int) -> None:
    p = round_five([OTHERS[0]], [*OTHERS[1:9], *YELLOWS[:6]], seed)
    events = p.collect()
    assert (None, "max") in told(events, "ran-dry")
    assert p.s.hard_left == 0
    discarded = told(events, "discarded")
    assert p.s.easy_left == 15 - 6 - len(discarded)
    assert len(told(events, "revealed")) == 6
    assert all(text in OTHERS for _, text, _, _ in told(events, "revealed"))
    assert set(clauses(events, "ran-dry")) == {"TH-R11"}


@pytest.mark.parametrize("seed", range(30))
def test_th_r11_the_min_stack_may_run_dry_too(seed: int) -> None:
    p = round_five([*OTHERS[:9], *YELLOWS[:4]], [OTHERS[9]], seed)
    events = p.collect()
    assert len(told(events, "revealed")) == 6
    assert (None, "min") in told(events, "ran-dry")
    assert p.s.easy_left == 0
    assert p.s.hard_left == 14 - 6 - len(told(events, "discarded"))


def test_th_r11_discarded_scrolls_are_seen_by_all() -> None:
    p = round_five([*YELLOWS[:10], *OTHERS[:5]], [*YELLOWS[10:], *OTHERS[5:]])
    events = p.collect()
    for _, text in told(events, "discarded"):
        assert text is not None
    view = GAME.plain.hidden(p.s, -1)
    assert isinstance(view, RULES.State)
    assert view.gone == p.s.gone


def test_th_r10_a_card_counts_for_several_scrolls() -> None:
    p = Position("blue-12 green-1 red-1 copper-1", "copper-2", treasures={0: "rope-team heroes-welcome three-paths"})
    p.lay_out()
    p.pass_until("use")
    events = p.act(0, "use rope-team", "use heroes-welcome", "use three-paths", "done")
    assert sorted(told(events, "used")) == [(0, "heroes-welcome", 3), (0, "rope-team", 2), (0, "three-paths", 5)]


def test_th_r10_action_cards_count_whether_played_or_laid_down() -> None:
    p = Position("blue-12 flaming-sword-1 mystery-mule-1 troll-hammer-1 copper-1", "copper-2", treasures={0: "bag-of-tricks"})
    p.lay_out()
    p.act(0, "play flaming-sword-1")
    p.act(1, "pass")
    p.play_mule(0, "gold-1")
    p.pass_until("use")
    assert told(p.act(0, "use bag-of-tricks", "done"), "used") == [(0, "bag-of-tricks", 6)]


def test_th_r10_goblins_of_earlier_rounds_do_not_count() -> None:
    p = Position("watchdog-1 copper-1", "", goblins=(5, 0), treasures={0: "goblin-bounty"}, lair=(1, 5, 10))
    p.guard()
    assert told(p.act(0, "use goblin-bounty", "done"), "used") == [(0, "goblin-bounty", 3)]


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_th_r14_money_and_goblin_tiles_are_public(viewer: int) -> None:
    p = Position("blue-1 copper-1", "blue-2", "blue-3", coins=(3, 250, 0), goblins=(2, 0, 15))
    p.lay_out()
    view = GAME.plain.hidden(p.s, viewer)
    assert isinstance(view, RULES.State)
    assert view.coins == p.s.coins
    assert view.goblins == p.s.goblins


def test_th_r14_coins_never_run_out() -> None:
    p = Position("gold-1 gold-2 gold-3 gold-4", "copper-1", coins=(5000, 5000))
    p.collect()
    assert p.coins == [5012, 5001]


def test_th_r15_all_use_scrolls_at_the_same_time() -> None:
    p = Position("copper-1", "copper-2", "copper-3", treasures={0: "money-pouch", 2: "money-pouch"})
    p.collect()
    assert (p.question, p.asked) == ("use", {0, 2})
    events = p.act(2, "use money-pouch", "done")
    assert kinds(events) == ["ready"]
    assert p.coins == [16, 16, 16], "nothing is shown or paid before all have answered"
    assert sorted(told(p.act(0, "use money-pouch", "done"), "used")) == [(0, "money-pouch", 2), (2, "money-pouch", 2)]


def test_th_r15_one_captured_in_this_round_may_be_used() -> None:
    p = Position("blue-1 copper-1", "blue-2 copper-2", max=("money-pouch", "sun-crown", "dragon-egg"))
    p.lay_out()
    p.pass_until("use")
    assert p.asked == {1}
    assert told(p.act(1, "use money-pouch", "done"), "used") == [(1, "money-pouch", 2)]


def test_th_r15_one_that_would_pay_nothing_cannot_be_used() -> None:
    p = Position("copper-1", "copper-2", treasures={0: f"money-pouch {ALL_YELLOW}"})
    p.collect()
    assert p.open_to(0) == {"done", "use money-pouch"}
    for scroll in ALL_YELLOW.split():
        assert p.refusal(0, f"use {scroll}") == ("" if scroll == "money-pouch" else "TH-R15")


def test_th_r15_nobody_can_use_one_and_nobody_is_asked() -> None:
    p = Position("copper-1", "copper-2", treasures={0: "dog-treat", 1: "goblin-bounty"})
    p.collect()
    assert p.s.journey == 2
