"""Chapter 1 of the ledger, Set-up, and the components."""

from collections import Counter

import pytest

from doubloon.lab.walk import Setting, walk

from .positions import GAME, RULES, TREASURES, card, clauses, read, set_up, told

PLAYERS = [2, 3, 4, 5, 6]


def test_the_box_holds_the_cards_of_the_ledger() -> None:
    s, _ = set_up(3, 1)
    cards = [text for number, text in enumerate(RULES.CARD.texts) if s.boxed[number]]
    kinds = Counter(text.rpartition("-")[0] if not text.startswith("companion") else text for text in cards)
    assert {kind for kind, copies in kinds.items() if copies == 12} == {"blue", "green", "red", "watchdog"}
    assert {kind for kind, copies in kinds.items() if copies == 4} == {"copper", "silver", "gold"}
    pairs = {"flaming-sword", "troll-hammer", "heavy-backpack", "sleeping-potion", "mystery-mule", "scaregoblin"}
    assert {kind for kind, copies in kinds.items() if copies == 2} == pairs
    assert {kind for kind, copies in kinds.items() if copies == 1} == {"companion-blue", "companion-green", "companion-red"}
    assert len(cards) == 75
    assert [s.strength[card(f"{colour}-{strength}")] for colour in ("blue", "green", "red") for strength in range(1, 13)] == [*range(1, 13)] * 3
    assert s.pays == [1, 2, 3]


def test_the_box_holds_the_watchdogs_of_the_ledger() -> None:
    s, _ = set_up(3, 1)
    assert sorted(zip(s.paws, s.discipline, strict=True)) == sorted(
        [(1, 12), (1, 11), (1, 10), (1, 9), (2, 8), (2, 7), (2, 6), (2, 5), (3, 4), (3, 3), (3, 2), (3, 1)]
    )


def test_the_box_holds_the_goblins_of_the_ledger() -> None:
    s, _ = set_up(3, 1)
    found = {paws: sorted(coins for each, coins in zip(s.goblin_paws, s.goblin_coins, strict=True) if each == paws) for paws in range(1, 7)}
    assert found == {1: [2, 2, 3, 3], 2: [1, 2, 2, 3, 3], 3: [1, 1, 2, 2, 2], 4: [1, 1, 2, 2], 5: [1, 2], 6: [1, 1]}


def test_the_box_holds_the_treasures_of_the_ledger() -> None:
    s, _ = set_up(3, 1)
    worth = dict(zip(TREASURES, s.worth, strict=True))
    copies = dict(zip(TREASURES, s.copies, strict=True))
    artifacts, scrolls = TREASURES[:30], TREASURES[30:]
    assert [worth[name] for name in artifacts] == ([19, 17, 16, 15, 14, 13, 12, 11, 11, 10, 10, 9, 9, 8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 2, -3, -4, -5, -7, -9])
    assert {copies[name] for name in artifacts} == {1}
    assert {copies[name] for name in scrolls} == {2}
    assert [worth[name] for name in scrolls] == [2, 2, 2, 5, 3, 3, 3, 2, 2, 3, 2, 2]
    assert {"old-shoe", "rotten-egg"} <= {name for name in artifacts if worth[name] < 0}
    assert sum(copies.values()) == 54


@pytest.mark.parametrize("players", PLAYERS)
def test_th_1_1_everybody_starts_with_15(players: int) -> None:
    s, _ = set_up(players, 2)
    assert s.coins == [15] * players + [0] * (6 - players)
    assert s.goblins == [0] * 6
    assert s.treasures == [[0] * len(TREASURES)] * 6


@pytest.mark.parametrize("players", PLAYERS)
def test_th_1_2_three_treasures_are_turned_up_from_each_stack_of_27(players: int) -> None:
    s, events = set_up(players, 3)
    spaces = [(place, stack) for stack in ("max", "min") for place in ("mountain", "jungle", "cave")]
    revealed = told(events, "revealed")
    assert [(place, stack) for _, _, place, stack in revealed] == spaces
    assert [TREASURES[number] for number in (*s.hard, *s.easy)] == [tile for _, tile, _, _ in revealed]
    assert (s.hard_left, s.easy_left) == (24, 24)
    assert sum(s.unseen) == 48
    assert clauses(events, "revealed") == ["TH-1.2"] * 6
    assert sum(s.gone) == 0


def test_th_1_2_stacks_are_mixed_and_any_tile_may_lie_anywhere() -> None:
    firsts = {told(set_up(2, seed)[1], "revealed")[0][1] for seed in range(400)}
    assert firsts == set(TREASURES)
    lasts = {told(set_up(2, seed)[1], "revealed")[5][1] for seed in range(400)}
    assert lasts == set(TREASURES)


@pytest.mark.parametrize("players", PLAYERS)
def test_th_1_3_three_goblins_are_laid_out(players: int) -> None:
    s, events = set_up(players, 4)
    appeared = told(events, "appeared")
    assert [space for _, _, space, _, _ in appeared] == [1, 2, 3]
    assert [goblin for _, goblin, _, _, _ in appeared] == [goblin + 1 for goblin in s.lair]
    assert [(paws, coins) for _, _, _, paws, coins in appeared] == [(s.goblin_paws[goblin], s.goblin_coins[goblin]) for goblin in s.lair]
    assert sum(s.met) == 3
    assert s.hoard == [0, 0, 0]


def test_th_1_3_goblins_are_shuffled() -> None:
    assert {set_up(2, seed)[0].lair[0] for seed in range(300)} == set(range(22))


@pytest.mark.parametrize("players", PLAYERS)
def test_th_1_4_the_dealer_is_chosen_at_random(players: int) -> None:
    assert {set_up(players, seed)[0].dealer for seed in range(60)} == set(range(players))
    s, events = set_up(players, 5)
    assert told(events, "began") == [(s.dealer, 1)]
    assert clauses(events, "began") == ["TH-1.4"]


@pytest.mark.parametrize("players", PLAYERS)
def test_th_1_4_five_rounds_are_played(players: int) -> None:
    rounds = [event for turn in walk(GAME, Setting(players, 1)) for event in read(turn.rows) if event.kind == "began"]
    assert [event.values["number"] for event in rounds] == [1, 2, 3, 4, 5]
