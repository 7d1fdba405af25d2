"""Chapter 4 of the ledger: goblins and watchdogs.

Goblins by number, paws and coins: 1 and 2 (1, 2), 3 and 4 (1, 3), 5 (2, 1), 6 (2, 2), 8 (2, 3), 10 (3, 1), 12 (3, 2), 15 (4, 1), 17 (4, 2),
19 (5, 1), 20 (5, 2), 21 and 22 (6, 1). Watchdogs 1–4 have one paw, 5–8 two, 9–12 three; the lower the number, the better the discipline.
"""

import random

import pytest

from .positions import Position, clauses, kinds, told


def test_th_4_1_only_scaregoblin_and_mule_can_be_played() -> None:
    p = Position("scaregoblin-1 mystery-mule-1 flaming-sword-1 companion-red heavy-backpack-1 sleeping-potion-1 troll-hammer-1", "copper-1")
    p.scare()
    assert p.question == "scare"
    assert p.open_to(0) == {"pass", "play scaregoblin-1", "play mystery-mule-1"}
    for text in ("flaming-sword-1", "companion-red", "heavy-backpack-1", "sleeping-potion-1", "troll-hammer-1"):
        assert p.refusal(0, f"play {text}") == "TH-4.1"


def test_th_4_1_comes_after_the_cave_and_before_watchdogs() -> None:
    p = Position("red-1 watchdog-1 scaregoblin-1", "red-2 copper-1")
    p.lay_out_at(2)
    events = p.pass_all()
    assert p.question == "scare"
    assert (0, "watchdog-1") not in told(events, "laid")
    assert (0, "watchdog-1") in told(p.pass_all(), "laid")


def test_th_4_2_everybody_lays_out_all_watchdogs_and_sums_their_paws() -> None:
    p = Position("watchdog-1 watchdog-5 watchdog-9 copper-1", "watchdog-12 watchdog-11", "gold-1")
    events = p.guard()
    assert told(events, "guarded") == [(0, 6), (1, 6), (2, 0)]
    assert {text for seat, text in told(events, "laid") if seat == 0} == {"watchdog-1", "watchdog-5", "watchdog-9", "copper-1"}
    assert set(clauses(events, "guarded")) == {"TH-4.2"}


@pytest.mark.parametrize(("paws", "lost"), [("", 2), ("watchdog-1", 2), ("watchdog-5", 2), ("watchdog-9", 0), ("watchdog-9 watchdog-1", 0)])
def test_th_4_3_more_paws_than_the_player_steal_its_coins(paws: str, lost: int) -> None:
    p = Position(paws, "watchdog-12 watchdog-11 watchdog-10", lair=(12, 1, 2))
    p.s.goblin_paws[0] = p.s.goblin_paws[1] = 0
    events = p.guard()
    assert told(events, "robbed") == ([(0, 12, lost)] if lost else [])
    assert p.coins == [15 - lost, 15 + lost]


def test_th_4_3_every_goblin_compares_by_itself() -> None:
    p = Position("watchdog-5", "watchdog-9 watchdog-10 watchdog-1", lair=(20, 8, 17))
    events = p.guard()
    assert told(events, "robbed") == [(0, 20, 2), (0, 17, 2)]
    assert clauses(events, "robbed") == ["TH-4.3"] * 2
    assert p.coins == [11, 19]


def test_th_4_3_a_goblin_steals_from_each_who_is_weaker() -> None:
    p = Position("", "watchdog-1", "watchdog-9 watchdog-10", lair=(12, 6, 1))
    events = p.guard()
    assert told(events, "robbed") == [(0, 12, 2), (1, 12, 2), (0, 6, 2), (1, 6, 2), (0, 1, 2)]
    assert told(events, "gained") == [(2, 12, 4), (2, 6, 4), (2, 1, 2)]
    assert p.coins == [9, 11, 25]


def test_th_4_4_without_coins_nothing_is_lost() -> None:
    p = Position("", "watchdog-9", coins=(0, 7), lair=(12, 6, 1))
    events = p.guard()
    assert told(events, "robbed") == []
    assert p.coins == [0, 7]
    assert told(events, "spared") == [(0, 12), (0, 6), (0, 1)]
    assert set(clauses(events, "spared")) == {"TH-4.4"}


def test_th_4_5_the_highest_total_gains_what_it_kept_at_bay_and_the_others_leave() -> None:
    p = Position("watchdog-9", "watchdog-1", "", lair=(17, 12, 3))
    events = p.guard()
    assert told(events, "gained") == [(0, 12, 4), (0, 3, 3)]
    assert told(events, "fled") == [(None, 17, 6)]
    assert p.goblins == [2, 0, 0]
    assert p.coins == [15 - 2 + 7, 15 - 4, 15 - 4 - 3]
    assert clauses(events, "gained") == ["TH-4.5"] * 2
    assert clauses(events, "fled") == ["TH-4.5"]


def test_th_4_5_only_the_highest_gains() -> None:
    p = Position("watchdog-9", "watchdog-10 watchdog-11", lair=(1, 5, 10))
    events = p.guard()
    assert [seat for seat, _, _ in told(events, "gained")] == [1, 1, 1]
    assert p.goblins == [0, 3]


def test_th_4_5_no_goblin_was_kept_at_bay_by_the_highest() -> None:
    p = Position("watchdog-1", "", lair=(10, 15, 21))
    events = p.guard()
    assert told(events, "gained") == []
    assert told(events, "fled") == [(None, 10, 2), (None, 15, 2), (None, 21, 2)]
    assert p.coins == [12, 12]
    assert p.goblins == [0, 0]


def test_th_4_5_goblins_are_added_to_those_of_earlier_rounds() -> None:
    p = Position("watchdog-9", "", goblins=(4, 1), lair=(1, 5, 10))
    p.guard()
    assert p.goblins == [7, 1]


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ("watchdog-5", "watchdog-1 watchdog-2", 1),
        ("watchdog-5", "watchdog-6", 0),
        ("watchdog-9", "watchdog-5 watchdog-4", 1),
        ("watchdog-12 watchdog-1", "watchdog-6 watchdog-7", 0),
    ],
)
def test_th_4_6_a_tie_goes_to_the_single_most_disciplined_watchdog(first: str, second: str, winner: int) -> None:
    p = Position(first, second, "", lair=(1, 5, 8))
    events = p.guard()
    assert [seat for seat, _, _ in told(events, "gained")] == [winner] * 3
    assert p.goblins[winner] == 3
    assert clauses(events, "gained") == ["TH-4.6"] * 3


def test_th_4_6_watchdogs_of_weaker_players_do_not_matter() -> None:
    p = Position("watchdog-9", "watchdog-10", "watchdog-1", lair=(1, 5, 8))
    assert [seat for seat, _, _ in told(p.guard(), "gained")] == [0] * 3


def test_th_r7_scaregoblin_stops_all_three() -> None:
    p = Position("scaregoblin-1", "watchdog-9", "copper-1", lair=(12, 6, 1))
    p.scare()
    p.act(0, "play scaregoblin-1")
    events = p.pass_all()
    assert [seat for seat, _, _ in told(events, "robbed")] == [2, 2, 2]
    assert p.coins[0] == 15
    assert told(events, "spared") == []


def test_th_r7_it_adds_no_paws_and_wins_no_tiles() -> None:
    p = Position("scaregoblin-1 watchdog-1", "copper-1", lair=(12, 6, 1))
    p.scare()
    p.act(0, "play scaregoblin-1")
    events = p.pass_all()
    assert (0, 1) in told(events, "guarded")
    assert told(events, "gained") == [(0, 1, 2)]
    assert told(events, "fled") == [(None, 12, 2), (None, 6, 2)]
    assert p.coins == [17, 15 - 6 + 1]


def test_th_r7_it_holds_for_this_round_alone() -> None:
    p = Position("scaregoblin-1", "copper-1", lair=(12, 6, 1))
    p.scare()
    p.act(0, "play scaregoblin-1")
    p.pass_all()
    assert p.s.journey == 2
    assert p.s.scared[0] == 0


def test_th_r8_goblins_act_from_top_to_bottom_and_take_what_is_there() -> None:
    p = Position("", "watchdog-9 watchdog-10", coins=(4, 0), lair=(8, 6, 3))
    events = p.guard()
    assert told(events, "robbed") == [(0, 8, 3), (0, 6, 1)]
    assert told(events, "spared") == [(0, 3)]
    assert told(events, "gained") == [(1, 8, 3), (1, 6, 1), (1, 3, 0)]
    assert p.coins == [0, 4]
    assert clauses(events, "robbed") == ["TH-4.3", "TH-R8"]


def test_th_r8_stolen_coins_come_back_only_after_all_three_have_stolen() -> None:
    p = Position("watchdog-1", "", coins=(1, 0), lair=(10, 3, 6))
    events = p.guard()
    assert told(events, "robbed") == [(0, 10, 1)]
    assert told(events, "spared") == [(1, 10), (1, 3), (0, 6), (1, 6)]
    assert p.coins == [0, 0]
    assert told(events, "fled") == [(None, 10, 1), (None, 6, 0)]


def test_th_r9_with_a_best_total_of_zero_all_leave() -> None:
    p = Position("copper-1", "", "scaregoblin-1", lair=(12, 6, 1))
    p.scare()
    events = p.pass_all()
    assert told(events, "guarded") == [(0, 0), (1, 0), (2, 0)]
    assert told(events, "gained") == []
    assert told(events, "fled") == [(None, 12, 6), (None, 6, 6), (None, 1, 6)]
    assert p.goblins == [0, 0, 0]
    assert p.coins == [10, 9, 9]
    assert set(clauses(events, "fled")) == {"TH-R9"}


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_th_r12_the_dealer_is_asked_first_until_all_pass_in_a_row(dealer: int) -> None:
    p = Position("scaregoblin-1 copper-1", "copper-2", "scaregoblin-2 copper-3", dealer=dealer)
    p.scare()
    asked = []
    while p.question == "scare":
        (seat,) = p.asked
        asked.append(seat)
        p.act(seat, "play scaregoblin-2" if seat == 2 and "play scaregoblin-2" in p.open_to(2) else "pass")
    rest = [0, 1, 2]
    order = {0: [0, 1, 2, *rest], 1: [1, 2, *rest], 2: [2, *rest]}[dealer]
    assert asked == order, "after the card of seat 2 everybody is asked once more"


def test_th_r12_a_pass_cites_it_and_is_not_final() -> None:
    p = Position("scaregoblin-1 copper-1", "scaregoblin-2 copper-2")
    p.scare()
    assert clauses(p.act(0, "pass"), "passed") in (["TH-R12"], ["TH-4.1"])
    p.act(1, "play scaregoblin-2")
    p.act(0, "play scaregoblin-1")
    assert p.s.scared[:2] == [1, 1]


def test_th_r12_scaregoblin_found_by_a_mule_may_be_played() -> None:
    p = Position("mystery-mule-1", "copper-2")
    p.scare()
    p.play_mule(0, "scaregoblin-2")
    p.act(1, "pass")
    events = p.act(0, "play scaregoblin-2")
    assert "played" in kinds(events)


def with_disciplines(p: Position, disciplines: dict[int, int]) -> Position:
    """An owner's own box: watchdogs by number and their discipline."""
    for number, discipline in disciplines.items():
        p.s.discipline[number - 1] = discipline
    return p


def test_th_r16_equal_disciplines_compare_the_next_best() -> None:
    hands = ("watchdog-1 watchdog-5", "watchdog-2 watchdog-6", "")
    p = with_disciplines(Position(*hands, lair=(1, 5, 8)), {1: 9, 2: 9, 5: 3, 6: 4})
    assert [seat for seat, _, _ in told(p.guard(), "gained")] == [1] * 3
    p = with_disciplines(Position(*hands, lair=(1, 5, 8)), {1: 9, 2: 9, 5: 4, 6: 3})
    assert [seat for seat, _, _ in told(p.guard(), "gained")] == [0] * 3


@pytest.mark.parametrize(("dealer", "winner"), [(0, 0), (1, 1), (2, 0)])
def test_th_r16_then_the_first_clockwise_from_the_dealer(dealer: int, winner: int) -> None:
    p = with_disciplines(Position("watchdog-1 watchdog-5", "watchdog-2 watchdog-6", "", dealer=dealer, lair=(1, 5, 8)), {1: 9, 2: 9, 5: 4, 6: 4})
    assert [seat for seat, _, _ in told(p.guard(), "gained")] == [winner] * 3


def test_th_r16_one_watchdog_more_is_better_than_none() -> None:
    p = with_disciplines(Position("watchdog-9", "watchdog-1 watchdog-5", "", lair=(1, 5, 8)), {9: 9, 1: 9, 5: 4})
    assert [seat for seat, _, _ in told(p.guard(), "gained")] == [1] * 3


@pytest.mark.parametrize("seed", range(60))
def test_th_r16_in_any_box(seed: int) -> None:
    """All watchdogs with two paws and disciplines from 1 to 3, at random; compared by sorted disciplines, then by seats from the dealer on."""
    chance = random.Random(seed)
    numbers = chance.sample(range(1, 13), 12)
    size, dealer = chance.choice([1, 2, 3]), chance.randrange(4)
    groups = [numbers[size * seat : size * (seat + 1)] for seat in range(4)]
    disciplines = {number: chance.randint(1, 3) for number in range(1, 13)}
    p = with_disciplines(Position(*(" ".join(f"watchdog-{number}" for number in group) for group in groups), dealer=dealer, lair=(1, 5, 8)), disciplines)
    p.s.paws[:] = [2] * 12
    ranking = [(sorted((disciplines[number] for number in group), reverse=True), -((seat - dealer) % 4), seat) for seat, group in enumerate(groups)]
    assert {seat for seat, _, _ in told(p.guard(), "gained")} == {max(ranking)[2]}
