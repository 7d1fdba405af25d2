"""Chapter 1 of the ledger, set-up, and what the ledger says about the components."""

from collections import Counter
from itertools import combinations

import pytest

from .positions import COLOURS, GAME, LEDGER, RULES, TEAMS, Position, clauses, kinds, read, told

RING = "ROYGBPW"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_pl_1_1_everyone_is_dealt_six(players: int) -> None:
    p = Position.dealt(players)
    assert [len(p.hand(seat)) for seat in range(players)] == [6] * players
    assert p.s.plans_left == len(p.stack) == 72 - 6 * players
    together = Counter(p.stack + [plan for seat in range(players) for plan in p.hand(seat)])
    assert together == Counter(plan.lower() for team in TEAMS for plan in LEDGER[team])
    assert told(p.opening, "began-deal") == [(None, 1, 6)]
    assert Counter(told(p.opening, "dealt")) == Counter((seat, plan) for seat in range(players) for plan in p.hand(seat))
    assert set(clauses(p.opening, "began-deal") + clauses(p.opening, "dealt")) == {"PL-1.1"}
    assert told(p.opening, "left-out") == []


def test_pl_1_1_only_the_receiver_sees_what_he_is_dealt() -> None:
    start = GAME.start(4)
    start.stream = [1, 2, 3, 4]
    s, rows = GAME.plain.setup(start)
    for viewer in range(-1, 4):
        dealt = [event.seat for event in read(rows, viewer) if event.kind == "dealt"]
        assert dealt == [viewer] * (6 if viewer >= 0 else 0)
    assert s.players == 4


def test_pl_1_1_the_shuffle_is_by_chance() -> None:
    assert len({tuple(Position.dealt(4, seed=seed).hand(0)) for seed in range(10)}) == 10
    assert len({str(Position.dealt(4, seed=seed).museum) for seed in range(10)}) == 10


def test_pl_1_1_the_shuffle_is_fair() -> None:
    games = [Position.dealt(4, seed=seed) for seed in range(300)]
    for seat in range(4):
        smashes = sum(p.hand(seat).count("smash") for p in games) / len(games)
        assert abs(smashes - 6 * 16 / 72) < 0.25
    for colour in COLOURS:
        opened = sum(len(p.museum.get(colour, [])) for p in games) / len(games)
        assert abs(opened - 5 / 7) < 0.2


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_pl_1_1_nobody_owns_anything_at_the_start(players: int) -> None:
    p = Position.dealt(players)
    assert sum(p.s.treasures) == sum(p.s.trinkets) == 0
    assert p.s.treasures_left == 56 - 5
    assert p.s.trinkets_left == 30 - 3
    assert p.question == "choose"
    assert p.asked == set(range(players))
    assert kinds(p.opening).count("uncovered") == 5
    assert kinds(p.opening).count("set-out") == 3


# The components


def plans_of(team: str) -> list[str]:
    size = TEAMS.index(team)
    texts = RULES.PLAN.texts
    s = GAME.start(3)
    return [texts[plan].upper() for plan in range(len(texts)) if s.team_of[plan] == size for _ in range(s.plans[plan])]  # type: ignore[attr-defined]


def test_pl_components_seventy_two_plans_of_five_types() -> None:
    assert [len(plans_of(team)) for team in TEAMS] == [16, 14, 14, 14, 14]


@pytest.mark.parametrize("team", TEAMS)
def test_pl_components_the_plans_are_those_of_the_ledger(team: str) -> None:
    assert Counter(plans_of(team)) == Counter("".join(sorted(plan, key=RING.find)) if plan != "smash" else "SMASH" for plan in LEDGER[team])


@pytest.mark.parametrize("letter", RING)
def test_pl_components_every_colour_is_on_twenty_cards(letter: str) -> None:
    assert sum(letter in plan for team in TEAMS[1:] for plan in plans_of(team)) == 20


@pytest.mark.parametrize(("team", "times"), [("threes", 2), ("fours", 4)])
def test_pl_components_every_pair_of_colours_is_as_frequent(team: str, times: int) -> None:
    pairs = Counter(pair for plan in plans_of(team) for pair in combinations(plan, 2))
    assert pairs == dict.fromkeys(combinations(RING, 2), times)


@pytest.mark.parametrize("team", TEAMS[1:])
def test_pl_components_rotating_the_ring_maps_each_list_onto_itself(team: str) -> None:
    turned = str.maketrans(RING, RING[1:] + RING[0])
    assert Counter(frozenset(plan.translate(turned)) for plan in plans_of(team)) == Counter(map(frozenset, plans_of(team)))


def test_pl_components_no_two_teams_of_two_or_more_are_the_same() -> None:
    plans = [plan for team in TEAMS[2:] for plan in plans_of(team)]
    assert len(set(plans)) == len(plans) == 42


def test_pl_components_treasures_and_trinkets() -> None:
    s = GAME.start(3)
    assert s.worth == [[1, 2, 3, 4]] * 7  # type: ignore[attr-defined]
    assert s.copies == [2] * 7  # type: ignore[attr-defined]
    assert s.trinket_worth == [1] * 15  # type: ignore[attr-defined]
    assert s.trinket_copies == [2] * 15  # type: ignore[attr-defined]
    assert s.bonus == 5  # type: ignore[attr-defined]
    assert RULES.COLOUR.texts == COLOURS


def test_pl_components_bones_are_printed_and_green() -> None:
    box = GAME.box
    kinds_there = {each.colour: each.kind for each in box.treasures}  # type: ignore[attr-defined]
    assert kinds_there == dict(zip(COLOURS, ["jewels", "antiquities", "egypt", "bones", "space", "paintings", "sculptures"], strict=True))
    assert [each.name for each in box.kinds if each.source == "printed"] == ["bones"]  # type: ignore[attr-defined]
    assert [each.name for each in box.colours if each.source == "printed"] == ["red", "yellow", "blue"]  # type: ignore[attr-defined]
    assert {each.source for each in box.teams} == {"printed"}  # type: ignore[attr-defined]
    assert {each.source for each in box.plans} == {"reconstructed"}  # type: ignore[attr-defined]
