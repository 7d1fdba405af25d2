"""Chapters 3 and 4 of the ledger, the turn without the police and restocking, with the rulings TP-R2, TP-R7, TP-R11 and TP-R12."""

from collections import Counter

import pytest

from doubloon.core.rule import clause_id
from doubloon.core.stream import from_number

from .positions import EPOCHS, EXITS, GAME, NAMES, SITES, Position, clauses, drawn, kinds, read, told

AT = [1000, 1200, 1400]
FREE = {1600, 1800, 2000, 2200}
#: The bag holds these eight and police tokens, the discards everything else.
REDS = {"bag": {"red-plain": 8}, "rest": "discards"}
#: There is no artifact in the bag, so police tokens come until the year ends.
DRY = {"bag": (), "rest": "discards"}


def full(*but: int) -> dict[int, list[str]]:
    """Every epoch full except these, which are bare."""
    heap = [name for name in NAMES[::3] for _ in range(8) if name != "white"]
    return {epoch: [heap.pop() for _ in range(SITES[epoch])] for epoch in EPOCHS if epoch not in but}


# Whether and what


def test_tp_3_1_one_may_restock_an_epoch_with_an_empty_site_and_no_pirate() -> None:
    lying = {epoch: tokens for epoch, tokens in full(2200).items() if epoch != 1600}
    p = Position(3, at=AT, lying={**lying, 1600: ["white"]}, restocking=True)
    assert (p.question, p.asked) == ("restock", {0})
    assert p.open_to(0) == {"restock 1600", "restock 2200", "skip"}, "the police in 2200 does not matter"


def test_tp_3_1_one_need_not() -> None:
    p = Position(3, at=AT, restocking=True)
    assert p.open_to(0) == {*(f"restock {epoch}" for epoch in FREE), "skip"}
    events = p.act(0, "skip")
    assert events == []
    assert (p.question, p.s.left, p.s.worked) == ("act", 2, 0)


def test_tp_3_1_refusals() -> None:
    p = Position(3, at=AT, lying=full(1000, 1200, 1600), restocking=True)
    assert p.open_to(0) == {"restock 1600", "skip"}
    assert p.refusal(0, "restock 1800") == "TP-3.1", "it is full"
    assert p.refusal(0, "restock 1200") == "TP-3.1", "a pirate is there"
    assert p.refusal(1, "restock 1600") == p.refusal(1, "skip") == "TP-3.1", "it is not his turn"


def test_tp_3_1_is_not_asked_where_nothing_can_be_restocked() -> None:
    p = Position(3, at=AT, lying=full(*AT), restocking=True)
    assert p.question == "act"
    assert p.refusal(0, "skip") == "TP-3.1"
    assert p.refusal(0, "restock 1600") == "TP-3.1"


def test_tp_3_1_one_epoch_only() -> None:
    p = Position(3, at=AT, restocking=True)
    events = p.restock(1600)
    assert told(events, "restocked") == [(0, 1600)]
    assert clauses(events, "restocked") == ["TP-3.1"]
    assert p.question == "act"
    assert p.refusal(0, "restock 1800") == "TP-R11"


def test_tp_3_1_the_restocked_epoch_may_be_the_polices() -> None:
    p = Position(3, at=AT, police=1800, restocking=True, **REDS)  # type: ignore[arg-type]
    p.restock(1800, *["red-plain"] * 5)
    assert p.lying(1800) == {"red-plain": 5}
    assert p.police == 1800


def test_tp_r11_ones_own_pirate_blocks_an_epoch() -> None:
    p = Position(3, at=AT, restocking=True)
    assert p.refusal(0, "restock 1000") == "TP-R11"


def test_tp_r11_restocking_comes_before_every_action() -> None:
    loot = [{"blue-plain": 2, "red-atomic": 1, "red-arrow": 1}, {"green-plain": 1}]
    p = Position(3, at=AT, loot=loot, lying={1000: ["white"]}, restocking=True)
    for text in ("move 1", "move 2", "take white", "sell blue-2", "jump red", "trade red", "end"):
        assert p.refusal(0, text) == "TP-R11", text
    p.act(0, "skip", "jump red", "land 1800")
    for epoch in (1000, 1600, 2000, 2200):
        assert p.refusal(0, f"restock {epoch}") == "TP-R11"
    assert p.refusal(0, "restock 1200") == "TP-3.1"
    assert p.refusal(0, "skip") == "TP-3.1"


# Two actions


@pytest.mark.parametrize("first", ["move 1", "take purple-plain", "sell blue-2"])
@pytest.mark.parametrize("second", ["move 2", "take red-plain", "sell green-2"])
def test_tp_3_2_exactly_two_standard_actions_of_any_kind(first: str, second: str) -> None:
    lying = {epoch: ["purple-plain", "red-plain"] for epoch in EPOCHS}
    p = Position(3, at=AT, lying=lying, loot=[{"blue-plain": 2, "green-plain": 2}])
    for count, text in enumerate((first, second)):
        assert (p.s.mover, p.s.left) == (0, 2 - count)
        assert p.refusal(0, "end") == "TP-3.2"
        p.act(0, text)
        while p.question in ("pay", "land"):
            p.act(0, max(p.open_to(0)))
    assert p.s.mover == 1


@pytest.mark.parametrize("text", ["move 1", "take red-plain"])
def test_tp_3_2_one_may_do_the_same_twice(text: str) -> None:
    p = Position(3, at=AT, lying={1000: ["red-plain", "red-plain"]})
    p.act(0, text, text)
    assert p.s.mover == 1


def test_tp_3_2_a_third_is_refused() -> None:
    p = Position(3, at=AT, loot=[{"blue-atomic": 3}], lying={1000: ["white"] * 3})
    p.act(0, "take white", "take white")
    for text in ("move 1", "move 2", "take white", "sell blue-3"):
        assert p.refusal(0, text) == "TP-3.2", text
    assert p.open_to(0) == {"jump blue", "end"}


def test_tp_3_2_special_actions_before_between_and_after() -> None:
    p = Position(3, at=AT, loot=[{"blue-atomic": 3}], lying={1600: ["white"], 1800: ["red-plain"]})
    p.act(0, "jump blue", "land 1600")
    assert p.s.left == 2
    p.act(0, "take white", "jump blue", "land 1800")
    assert p.s.left == 1
    p.act(0, "take red-plain", "jump blue", "land 2000")
    assert (p.at(0), p.s.mover) == (2000, 1)


def test_tp_r12_the_player_says_when_the_turn_is_over() -> None:
    p = Position(3, at=AT, loot=[{"blue-atomic": 1}])
    p.act(0, "move 1", "move 1")
    assert (p.s.mover, p.s.left) == (0, 0)
    assert p.act(0, "end") == []
    assert p.s.mover == 1
    assert p.loot(0) == {"blue-atomic": 1}


def test_tp_r12_a_turn_in_which_nothing_is_left_to_do_ends_by_itself() -> None:
    p = Position(3, at=AT, loot=[{"blue-plain": 1, "red-arrow": 1}])
    p.act(0, "move 1", "move 1")
    assert p.s.mover == 1, "there is nobody to trade with"


def test_tp_r12_end_is_refused_to_whoever_is_not_asked() -> None:
    p = Position(3, at=AT)
    assert p.refusal(1, "end") == p.refusal(2, "end") == "TP-R12"


# Drawing


@pytest.mark.parametrize("epoch", sorted(FREE))
def test_tp_4_1_all_empty_sites_are_filled(epoch: int) -> None:
    p = Position(3, at=AT, lying={epoch: ["white"]}, restocking=True)
    events = p.restock(epoch)
    filled = told(events, "filled")
    assert {each for _, each, _ in filled} == {epoch}
    assert len(filled) == SITES[epoch] - 1
    assert clauses(events, "filled") == ["TP-4.1"] * len(filled)
    assert p.lying(epoch) == Counter(["white", *(str(artifact) for _, _, artifact in filled)])
    assert p.s.vacant[EPOCHS.index(epoch)] == 0
    assert p.s.bag_count == 76 - SITES[epoch]


def test_tp_4_1_what_lies_there_stays() -> None:
    p = Position(3, at=AT, lying={1600: ["blue-atomic", "green-arrow", "white"]}, restocking=True, **REDS)  # type: ignore[arg-type]
    p.restock(1600, "red-plain", "red-plain")
    assert p.lying(1600) == {"blue-atomic": 1, "green-arrow": 1, "white": 1, "red-plain": 2}


def test_tp_4_1_other_epochs_stay_as_they_are() -> None:
    p = Position(3, at=AT, lying={1800: ["white"]}, restocking=True)
    p.restock(1600)
    assert p.lying(1800) == {"white": 1}
    assert p.lying(2000) == {}


def test_tp_4_1_every_token_of_the_bag_is_as_likely() -> None:
    p = Position(3, at=AT, lying={1600: ["white"] * 4}, bag={"red-plain": 2, "blue-plain": 6}, rest="discards", track=(5, 1), restocking=True)
    action, firsts = GAME.actions.parse("restock 1600"), Counter[str]()
    for seed in range(1200):
        trial = p.s.copy()
        trial.stream = from_number(seed)
        firsts[drawn(read(GAME.plain.apply(trial, 0, action)))[0]] += 1
    for token, copies in {"red-plain": 2, "blue-plain": 6, "2": 4}.items():
        assert abs(firsts[token] - 1200 * copies / 12) < 60
    assert firsts["1"] == 0, "all of them are on the track"


@pytest.mark.parametrize("path", [1, 2])
@pytest.mark.parametrize("police", EPOCHS)
def test_tp_4_2_a_police_token_moves_the_police_along_its_path(police: int, path: int) -> None:
    at = [1200 if police == 1000 else 1000] * 3
    p = Position(3, at=at, police=police, bag=["red-plain"] * 6, rest="discards", restocking=True)
    events = p.restock(1600, str(path), *["red-plain"] * 5)
    assert told(events, "patrolled") == [(None, path, EXITS[police][path - 1], 1)]
    assert clauses(events, "patrolled") == ["TP-4.2"]
    assert p.police == EXITS[police][path - 1]
    assert p.s.track[path - 1] == sum(p.s.track) == 1
    assert p.s.bag_police[path - 1] == 4
    assert p.lying(1600) == {"red-plain": 5}, "the token took no site"


def test_tp_4_2_several_tokens_may_come_up() -> None:
    p = Position(3, at=AT, lying={1600: ["white"] * 3}, restocking=True, bag={"red-plain": 2}, rest="discards")
    events = p.restock(1600, "2", "red-plain", "1", "1", "red-plain")
    assert told(events, "patrolled") == [(None, 2, 1200, 1), (None, 1, 1400, 2), (None, 1, 2000, 3)]
    assert p.s.track == [2, 1]
    assert (p.police, p.s.year) == (2000, 1)


def test_tp_4_2_the_track_is_kept_until_the_year_ends() -> None:
    p = Position(3, at=AT, lying={1600: ["white"] * 4}, restocking=True, bag={"red-plain": 2}, rest="discards", track=(3, 3))
    events = p.restock(1600, "1", "red-plain")
    assert told(events, "patrolled") == [(None, 1, 1000, 7)]
    assert "year-ended" not in kinds(events), "there is a square for the seventh"
    assert (p.s.track, p.s.bag_police) == ([4, 3], [1, 2])


def test_tp_4_3_the_eighth_token_ends_the_year() -> None:
    contracts = [["blue-5", "red-2"], [], ["white-4", "white-3"]]
    p = Position(
        3, at=AT, lying={1600: ["white"] * 3}, restocking=True, bag={"red-plain": 2}, rest="discards", track=(4, 3), contracts=contracts, points=[1, 2, 3]
    )
    gone = sum(p.discards.values())
    events = p.restock(1600, "red-plain", "2")
    assert told(events, "year-ended") == [(None, 1, gone)]
    assert clauses(events, "year-ended") == ["TP-4.3"]
    assert told(events, "earned") == [(0, 1, 8), (1, 1, 0), (2, 1, 5)]
    assert p.s.points[:3] == [9, 2, 8]
    assert p.s.year == 2
    assert p.discards == {}


def test_tp_4_3_tokens_and_discards_go_back_into_the_bag() -> None:
    p = Position(3, at=AT, lying={1600: ["white"] * 4}, restocking=True, track=(3, 4), discards={"green-plain": 5, "red-arrow": 2}, loot=[{"red-plain": 3}])
    events = p.restock(1600, "1", "green-plain")
    assert told(events, "year-ended") == [(None, 1, 7)]
    assert (p.s.track, p.s.bag_police) == ([0, 0], [5, 5])
    assert p.discards == {}
    assert p.bag["green-plain"] == 7
    assert p.bag["red-arrow"] == 2
    assert p.bag["red-plain"] == 5
    assert p.s.bag_count == 76 - 5 - 3


@pytest.mark.parametrize("year", [1, 2])
def test_tp_4_3_restocking_and_the_turn_go_on(year: int) -> None:
    p = Position(3, at=AT, restocking=True, track=(4, 3), year=year, **DRY)  # type: ignore[arg-type]
    events = p.restock(1600)
    order = [kind for kind in kinds(events) if kind != "patrolled"]
    assert order == ["restocked", "year-ended", "earned", "earned", "earned", *["filled"] * 5]
    assert sum(p.lying(1600).values()) == 5
    assert p.s.year == year + 1
    assert (p.s.mover, p.question, p.s.left) == (0, "act", 2)
    p.act(0, "move 1")
    assert p.at(0) == 1600
    assert p.can(0, "take") == set(p.lying(1600))


def test_tp_4_3_tokens_of_the_new_year_are_counted_from_one() -> None:
    p = Position(3, at=AT, lying={1600: ["white"] * 3}, restocking=True, track=(4, 3), **REDS)  # type: ignore[arg-type]
    events = p.restock(1600, "1", "2")
    assert [(path, count) for _, path, _, count in told(events, "patrolled")][:2] == [(1, 8), (2, 1)]
    assert p.s.year == 2


def test_tp_4_3_the_third_year_stops_in_the_middle() -> None:
    p = Position(3, at=AT, restocking=True, track=(4, 3), year=3, bag={"red-plain": 8}, rest="discards")
    gone = sum(p.discards.values())
    events = p.restock(1600, "red-plain", "1")
    assert told(events, "filled") == [(None, 1600, "red-plain")]
    assert told(events, "year-ended") == [(None, 3, gone)]
    assert clauses(events, "year-ended") == ["TP-7.2"]
    assert p.question == ""
    assert clause_id("TP", p.s.ended) == "TP-7.2"
    assert p.lying(1600) == {"red-plain": 1}
    assert p.asked == set()


def test_tp_r2_the_eighth_token_moves_the_police_too() -> None:
    p = Position(3, at=AT, police=1800, lying={1600: ["white"] * 4}, restocking=True, track=(4, 3), **DRY)  # type: ignore[arg-type]
    events = p.restock(1600, "2")
    assert kinds(events)[:3] == ["restocked", "patrolled", "year-ended"]
    assert told(events, "patrolled")[0] == (None, 2, 1600, 8)
    p = Position(3, at=AT, police=1800, restocking=True, track=(4, 3), year=3, **DRY)  # type: ignore[arg-type]
    p.restock(1600, "2")
    assert p.police == 1600


# An empty bag


def test_tp_r7_a_bag_of_police_tokens_only_is_drawn_from_until_the_year_ends() -> None:
    p = Position(3, at=AT, lying={1600: ["white"] * 4}, restocking=True, track=(1, 2), **DRY)  # type: ignore[arg-type]
    events = p.restock(1600)
    patrols = told(events, "patrolled")
    assert [count for _, _, _, count in patrols][:5] == [4, 5, 6, 7, 8]
    assert clauses(events, "patrolled")[:5] == ["TP-R7"] * 5
    assert p.s.year == 2
    assert p.s.vacant[EPOCHS.index(1600)] == 0


def test_tp_r7_restocking_stops_if_there_is_no_artifact_even_then() -> None:
    p = Position(3, at=AT, restocking=True, track=(4, 3), bag=(), rest=2)
    events = p.restock(1600)
    assert kinds(events) == ["restocked", "patrolled", "year-ended", "earned", "earned", "earned", "ran-dry"]
    assert told(events, "year-ended") == [(None, 1, 0)]
    assert told(events, "ran-dry") == [(None, 1600)]
    assert clauses(events, "ran-dry") == ["TP-R7"]
    assert p.lying(1600) == {}
    assert (p.s.track, p.s.year) == ([0, 0], 2)
    assert (p.s.mover, p.question, p.s.left, p.s.worked) == (0, "act", 2, 1)


def test_tp_r7_the_same_epoch_may_be_restocked_in_vain_again() -> None:
    p = Position(3, at=AT, restocking=True, bag=(), rest=2)
    for year in (1, 2):
        assert p.s.year == year
        p.restock(1600)
        p.act(p.s.mover, "move 1", "move 1")
        if "end" in p.open_to(p.s.mover):
            p.act(p.s.mover, "end")
        if p.question in ("flee", "lose"):
            p.walk_on("restock")
    assert p.s.year == 3


def test_tp_r7_the_last_artifact_fills_one_site() -> None:
    p = Position(3, at=AT, restocking=True, track=(4, 3), discards=["blue-arrow"], bag=(), rest=2)
    events = p.restock(1600)
    assert p.lying(1600) == {"blue-arrow": 1}
    assert [year for _, year, _ in told(events, "year-ended")] == [1, 2], "the second bag ran out as well"
    assert told(events, "ran-dry") == [(None, 1600)]
    assert p.s.year == 3
    assert p.question == "act"


def test_tp_r7_the_third_year_may_end_with_an_empty_bag() -> None:
    p = Position(3, at=AT, restocking=True, track=(0, 0), year=3, bag=(), rest=2)
    events = p.restock(1600)
    assert len(told(events, "patrolled")) == 8
    assert "ran-dry" not in kinds(events)
    assert p.question == ""


def test_tp_r7_the_last_two_years_may_end_in_one_restocking() -> None:
    p = Position(3, at=AT, restocking=True, track=(4, 3), discards=["blue-plain"], bag=(), rest=2, year=2)
    events = p.restock(1600)
    assert [year for _, year, _ in told(events, "year-ended")] == [2, 3]
    assert p.question == ""
    assert sum(p.lying(1600).values()) <= 1


# The option


def test_restocking_option_bare_the_epoch_must_hold_no_artifact() -> None:
    lying = {1600: ["white"], 1800: ["red-plain"] * 5, 2200: ["red-plain"] * 3}
    p = Position(3, at=AT, lying=lying, restocking=True, options={"restocking": "bare"})
    assert p.open_to(0) == {"restock 2000", "skip"}
    assert p.refusal(0, "restock 1600") == "TP-3.1"
    assert p.refusal(0, "restock 1800") == "TP-3.1"
    assert p.refusal(0, "restock 1000") == "TP-R11"
    p.restock(2000)
    assert sum(p.lying(2000).values()) == 6


def test_restocking_option_bare_is_not_asked_while_everything_holds_something() -> None:
    lying = {epoch: ["white" if epoch != 2200 else "blue-plain"] for epoch in EPOCHS}
    p = Position(3, at=AT, lying=lying, restocking=True, options={"restocking": "bare"})
    assert p.question == "act"


def test_restocking_option_bare_the_police_does_not_matter() -> None:
    p = Position(3, at=AT, lying=full(2200), restocking=True, options={"restocking": "bare"})
    assert p.open_to(0) == {"restock 2200", "skip"}


def test_restocking_option_default_is_vacant() -> None:
    lying = {1600: ["white"]}
    standard, named = (Position(3, at=AT, lying=lying, restocking=True, options=options) for options in (None, {"restocking": "vacant"}))
    assert standard.open_to(0) == named.open_to(0) == {*(f"restock {epoch}" for epoch in FREE), "skip"}
