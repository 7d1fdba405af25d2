"""Chapter 7 of the ledger: the end of the game."""

import pytest

from doubloon.core.rule import clause_id

from .positions import GAME, RULES, Position, clauses, told


def points(**what: object) -> list[tuple[int, int]]:
    p = Position("", "", "", journey=5, **what)  # type: ignore[arg-type]
    return [(place.points, place.rank) for place in GAME.plain.score(p.s)]


def test_th_7_1_coins_count() -> None:
    assert points(coins=(3, 40, 0)) == [(3, 2), (40, 1), (0, 3)]


def test_th_7_1_artifacts_count_and_negative_ones_cost() -> None:
    assert points(coins=(0, 0, 0), treasures={0: "jade-mask old-shoe", 1: "cursed-doll", 2: "golden-idol"}) == [(11, 2), (-9, 3), (15, 1)]


def test_th_7_1_each_goblin_tile_counts_one() -> None:
    assert points(coins=(0, 0, 0), goblins=(3, 0, 15)) == [(3, 2), (0, 3), (15, 1)]


@pytest.mark.parametrize(("scrolls", "more"), [("goblin-lore", 8), ("goblin-lore goblin-lore", 16)])
def test_th_7_1_goblin_lore_counts_two_for_each_goblin_tile(scrolls: str, more: int) -> None:
    assert [own for own, _ in points(coins=(0, 0, 0), goblins=(4, 4, 0), treasures={0: scrolls, 2: "jade-mask"})] == [4 + more, 4, 14]


@pytest.mark.parametrize(("scrolls", "more"), [("collectors-pride", 6), ("collectors-pride collectors-pride", 12), ("collectors-pride rope-team", 6)])
def test_th_7_1_collectors_pride_counts_two_for_each_artifact_negative_ones_too(scrolls: str, more: int) -> None:
    assert points(coins=(0, 0, 0), treasures={0: f"{scrolls} jade-mask old-shoe rotten-egg"})[0][0] == 14 - 3 - 4 + more


def test_th_7_1_most_points_win_and_ties_share_the_victory() -> None:
    assert points(coins=(20, 5, 20)) == [(20, 1), (5, 3), (20, 1)]
    assert points(coins=(20, 20, 20)) == [(20, 1)] * 3
    assert points(coins=(20, 30, 20)) == [(20, 2), (30, 1), (20, 2)]


def test_th_7_1_shared_places_cite_it() -> None:
    p = Position("", "", "", coins=(20, 5, 20), journey=5)
    assert [clause_id("TH", place.clause) for place in GAME.plain.score(p.s)] == ["TH-7.1", "", "TH-7.1"]


def test_th_7_1_a_tie_is_not_broken_by_what_the_points_are_made_of() -> None:
    assert points(coins=(14, 0, 10), treasures={1: "jade-mask"}, goblins=(0, 0, 4)) == [(14, 1)] * 3


def test_th_7_1_the_count_is_told_and_the_game_is_over() -> None:
    treasures = {0: "goblin-lore jade-mask", 1: "collectors-pride cursed-doll"}
    p = Position("copper-1", "gold-1", "", coins=(10, 10, 10), goblins=(2, 0, 1), treasures=treasures, journey=5)
    events = p.collect()
    assert told(events, "counted") == [(0, 4, 14, 2, 11), (1, 2, -9, 0, 13), (2, 0, 0, 1, 10)]
    assert told(events, "scored") == [(0, 31), (1, 6), (2, 11)]
    assert clauses(events, "scored") == ["TH-7.1"] * 3
    assert (p.s.to_act, p.question, clause_id("TH", p.s.ended)) == (0, "", "TH-7.1")
    assert [p.open_to(seat) for seat in range(3)] == [set()] * 3
    assert "" not in [p.refusal(seat, text) for seat in range(3) for text in ("pass", "done", "keep blue-1", "play flaming-sword-1", "sleep 1")]


def test_th_7_1_after_the_end_nothing_is_hidden() -> None:
    p = Position("copper-1", "gold-1", journey=5)
    p.collect()
    view = GAME.plain.hidden(p.s, 0)
    assert isinstance(view, RULES.State)
    assert view.place == p.s.place
