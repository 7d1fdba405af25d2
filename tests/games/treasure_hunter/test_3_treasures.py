"""Chapter 3 of the ledger: who captures the treasures."""

import pytest

from .positions import CAVE, GAME, JUNGLE, RULES, Position, clauses, told

MAX = ("sun-crown", "dragon-egg", "royal-scepter")
MIN = ("lucky-penny", "glass-bead", "tin-whistle")


def capture(*hands: str, dealer: int = 0) -> tuple[list[object], list[object]]:
    """Who captures MAX and MIN at Frosty Mountain if nobody plays a card."""
    p = Position(*hands, dealer=dealer)
    p.lay_out()
    events = p.pass_all() if p.question == "play" and p.s.site == 0 else []
    found = told(events, "captured")
    return [seat for seat, tile, _, _ in found if tile == "sun-crown"], [seat for seat, tile, _, _ in found if tile == "lucky-penny"]


def test_th_3_1_everybody_lays_out_all_adventurers_of_the_location() -> None:
    p = Position("blue-3 blue-5 green-2 copper-1", "red-4 watchdog-1", "blue-12 red-1")
    events = p.lay_out()
    assert set(told(events, "laid")) == {(0, "blue-3"), (0, "blue-5"), (2, "blue-12")}
    assert set(told(events, "stands")) >= {(0, 8), (2, 12)}
    assert [p.hand(seat) for seat in range(3)] == [{"green-2", "copper-1"}, {"red-4", "watchdog-1"}, {"red-1"}]
    assert p.s.party[:3] == [2, 0, 1]
    assert p.s.awake[:3] == [8, 0, 12]
    assert clauses(events, "laid") == ["TH-3.1"] * 3


def test_th_3_1_blue_then_green_then_red() -> None:
    p = Position("blue-3 green-4 red-5 copper-1", "blue-1 green-2 red-3 copper-2")
    events = p.lay_out() + p.pass_until("scare")
    assert [text for _, text in told(events, "laid")] == ["blue-3", "blue-1", "green-4", "green-2", "red-5", "red-3"]
    assert [place for _, _, place, _ in told(events, "captured")] == ["mountain"] * 2 + ["jungle"] * 2 + ["cave"] * 2
    assert p.hand(0) == {"copper-1"}


def test_th_3_1_a_group_is_formed_anew_at_every_location() -> None:
    p = Position("blue-12 green-1 flaming-sword-1 copper-1", "blue-1 green-4 copper-2")
    p.lay_out()
    p.act(0, "play flaming-sword-1")
    events = p.pass_all()
    assert set(told(events, "stands")) == {(0, 1), (1, 4)}


def test_th_3_1_adventurers_cannot_be_played_as_cards() -> None:
    p = Position("green-3 copper-1", "blue-1 copper-2")
    p.lay_out()
    assert p.open_to(0) == {"pass"}


def test_th_3_3_highest_takes_max_and_lowest_takes_min() -> None:
    p = Position("blue-3 blue-5 copper-1", "blue-12 copper-2", "blue-7 copper-3")
    p.lay_out()
    events = p.pass_all()
    assert told(events, "captured") == [(1, "sun-crown", "mountain", "max"), (2, "lucky-penny", "mountain", "min")]
    assert clauses(events, "captured") == ["TH-3.3", "TH-3.3"]
    assert [p.owned(seat) for seat in range(3)] == [[], ["sun-crown"], ["lucky-penny"]]
    assert [p.s.hard[0], p.s.easy[0]] == [-1, -1]


def test_th_3_3_it_is_the_total_that_counts_not_the_strongest() -> None:
    assert capture("blue-12 copper-1", "blue-6 blue-7", "blue-5 blue-4 copper-2") == ([1], [2])


@pytest.mark.parametrize("site", [JUNGLE, CAVE])
def test_th_3_3_in_the_other_locations_too(site: int) -> None:
    colour = ("blue", "green", "red")[site]
    p = Position(f"{colour}-2 copper-1", f"{colour}-9 copper-2", f"{colour}-5 copper-3")
    p.lay_out_at(site)
    events = p.pass_all()
    assert [(seat, tile) for seat, tile, _, _ in told(events, "captured")] == [(1, MAX[site]), (0, MIN[site])]


def test_th_3_4_a_tie_for_the_highest_goes_to_the_strongest_adventurer() -> None:
    assert capture("blue-4 blue-8 copper-1", "blue-12", "blue-1") == ([1], [2])
    assert capture("blue-10 blue-2 copper-1", "blue-5 blue-7", "blue-1") == ([0], [2])


def test_th_3_4_a_tie_for_the_lowest_goes_to_the_strongest_adventurer() -> None:
    assert capture("blue-1 blue-5 copper-1", "blue-6", "blue-12") == ([2], [1])
    assert capture("blue-6 copper-1", "blue-1 blue-5", "blue-12") == ([2], [0])


def test_th_3_4_both_at_once() -> None:
    assert capture("blue-12 blue-1 copper-1", "blue-11 blue-2", "blue-6", "blue-5", dealer=1) == ([0], [3])
    assert capture("blue-9 blue-3", "blue-8 blue-4 copper-1", "blue-5 blue-2", "blue-7") == ([0], [3])


def test_th_3_4_cites_itself() -> None:
    p = Position("blue-1 blue-5 copper-1", "blue-6", "blue-12")
    p.lay_out()
    assert clauses(p.pass_all(), "captured") == ["TH-3.3", "TH-3.4"]


def test_th_3_5_without_adventurers_nothing_is_captured() -> None:
    assert capture("copper-1", "blue-3", "blue-4", "green-12 silver-1") == ([2], [1])


@pytest.mark.parametrize(("backpacks", "lowest"), [(0, 0), (1, 1), (2, 1)])
def test_th_3_5_a_total_of_zero_or_below_captures_nothing(backpacks: int, lowest: int) -> None:
    p = Position("blue-2 copper-1 heavy-backpack-1 heavy-backpack-2", "blue-5 copper-2", "blue-9 copper-3")
    p.lay_out()
    for number in range(backpacks):
        p.act(0, f"play heavy-backpack-{number + 1}")
        p.act(1, "pass")
        p.act(2, "pass")
    events = p.pass_all()
    assert [seat for seat, _, _, _ in told(events, "captured")] == [2, lowest]


def test_th_3_5_one_above_zero_is_enough() -> None:
    p = Position("blue-3 heavy-backpack-1", "blue-5 copper-2")
    p.lay_out()
    assert told(p.act(0, "play heavy-backpack-1"), "stands") == [(0, 1)]
    assert [seat for seat, _, _, _ in told(p.pass_all(), "captured")] == [1, 0]


def test_th_3_6_one_player_alone_takes_both() -> None:
    p = Position("copper-1", "blue-1", "green-4")
    p.lay_out()
    events = p.pass_all()
    assert told(events, "captured") == [(1, "sun-crown", "mountain", "max"), (1, "lucky-penny", "mountain", "min")]
    assert clauses(events, "captured") == ["TH-3.6"] * 2


def test_th_3_6_nobody_there_and_both_tiles_leave_the_game() -> None:
    p = Position("copper-1", "green-1", "red-4")
    p.lay_out()
    events = p.pass_all()
    assert told(events, "captured") == []
    assert told(events, "left") == [(None, "sun-crown", "mountain", "max"), (None, "lucky-penny", "mountain", "min")]
    assert p.gone == ["lucky-penny", "sun-crown"]
    assert clauses(events, "left") == ["TH-3.6"] * 2


def test_th_3_6_one_alone_with_a_total_of_zero_takes_neither() -> None:
    p = Position("blue-2 heavy-backpack-1", "copper-1")
    p.lay_out()
    p.act(0, "play heavy-backpack-1")
    events = p.pass_all()
    assert told(events, "captured") == []
    assert [tile for _, tile, _, _ in told(events, "left")] == ["sun-crown", "lucky-penny"]


def test_th_3_7_captured_treasures_lie_face_up() -> None:
    p = Position("blue-3 copper-1", "blue-5 copper-2", "green-1", treasures={2: "old-shoe goblin-lore"})
    p.lay_out()
    p.pass_all()
    for viewer in (-1, 0, 1, 2):
        view = GAME.plain.hidden(p.s, viewer)
        assert isinstance(view, RULES.State)
        assert view.treasures == p.s.treasures
    assert p.owned(2) == ["goblin-lore", "old-shoe"]


def test_th_r4_a_sleeping_adventurer_counts_for_ties() -> None:
    p = Position("blue-12 blue-3 sleeping-potion-1", "blue-1 blue-2 copper-1", "blue-11 copper-2")
    p.lay_out()
    p.act(0, "play sleeping-potion-1", "sleep 12")
    events = p.pass_all()
    assert [seat for seat, _, _, _ in told(events, "captured")] == [2, 0], "3 against 3, and 12 against 2"


def test_th_r4_and_for_scrolls() -> None:
    p = Position("blue-12 blue-3 sleeping-potion-1 copper-1", "copper-2", treasures={0: "rope-team heroes-welcome beginners-luck"})
    p.lay_out()
    p.act(0, "play sleeping-potion-1", "sleep 12")
    p.pass_until("use")
    p.act(0, "use rope-team", "use heroes-welcome")
    events = p.act(0, "done")
    assert told(events, "used") == [(0, "rope-team", 4), (0, "heroes-welcome", 3)]


def test_th_r6_all_tied_and_the_strongest_takes_both() -> None:
    assert capture("blue-1 blue-9 copper-1", "blue-10", "blue-2 blue-8") == ([1], [1])
    assert capture("blue-1 blue-2 copper-1", "copper-2", "blue-3") == ([2], [2])
    p = Position("blue-1 blue-9 copper-1", "blue-10", "copper-2")
    p.lay_out()
    assert clauses(p.pass_all(), "captured") == ["TH-R6"] * 2


def test_th_r13_players_at_zero_are_not_ranked() -> None:
    p = Position("blue-2 heavy-backpack-1", "blue-9 copper-1", "green-3")
    p.lay_out()
    p.act(0, "play heavy-backpack-1")
    events = p.pass_all()
    assert told(events, "captured") == [(1, "sun-crown", "mountain", "max"), (1, "lucky-penny", "mountain", "min")]
    assert clauses(events, "captured") == ["TH-R13"] * 2


def test_th_r13_all_at_zero_or_below_and_both_tiles_leave() -> None:
    p = Position("blue-2 heavy-backpack-1", "blue-1 heavy-backpack-2", "copper-3")
    p.lay_out()
    p.act(0, "play heavy-backpack-1")
    p.act(1, "play heavy-backpack-2")
    events = p.pass_all()
    assert told(events, "captured") == []
    assert [tile for _, tile, _, _ in told(events, "left")] == ["sun-crown", "lucky-penny"]
    assert clauses(events, "left") == ["TH-R13"] * 2
    assert p.gone == ["lucky-penny", "sun-crown"]


def test_th_r13_a_player_at_zero_does_not_take_a_tie() -> None:
    p = Position("blue-12 sleeping-potion-1", "blue-5 copper-1", "blue-4 blue-3")
    p.lay_out()
    p.act(0, "play sleeping-potion-1")
    assert [seat for seat, _, _, _ in told(p.pass_all(), "captured")] == [2, 1]
