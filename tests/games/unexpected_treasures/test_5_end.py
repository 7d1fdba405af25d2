"""Chapter 5 of the ledger, end of the game, with the ruling UT-R7."""

import pytest

from doubloon.core.rule import clause_id
from doubloon.core.state import OVER

from .positions import GAME, KINDS, MISSIONS, VALUE, WORTH, Position, goods, kinds, told


def standings(p: Position) -> list[tuple[int, int]]:
    return [(standing.points, standing.rank) for standing in GAME.plain.score(p.s)]


def test_ut_5_1_the_round_of_the_last_mission_is_played_to_its_end() -> None:
    p = Position(5, site=goods(stool=8, lamp=2), unseen=[8])
    events = p.deposit()
    assert p.s.stack == 0
    assert "last-round" in kinds(events)
    assert p.question == "choose"
    p.choose(1, 2, 3, 4, 5)
    for seat in range(5):
        assert p.asked == {seat}
        assert p.s.step != OVER
        events = p.act(seat, "take stool" if seat == 0 else "stop")
    assert p.s.step == OVER
    assert p.asked == set()
    assert told(events, "revealed") == told(events, "stocked") == []
    assert clause_id("UT", p.s.ended) == "UT-5.1"


def test_ut_5_1_missions_are_completed_in_the_last_round() -> None:
    p = Position(5, own=[goods(lamp=1, armchair=2)], site=goods(stool=8, television=2), unseen=[8])
    p.deposit()
    p.choose(5, 1, 2, 3, 4)
    while p.asked != {0}:
        p.act(min(p.asked), "stop")
    p.act(0, "stop", "complete 8")
    assert p.s.step == OVER
    assert p.completed(0) == {8}


def test_ut_5_1_a_mission_left_in_the_stack_means_another_round() -> None:
    p = Position(5, site=goods(stool=8, lamp=2), unseen=[8, 9])
    events = p.deposit()
    assert p.s.stack == 1
    assert "last-round" not in kinds(events)
    events = p.play_round(1, 2, 3, 4, 5)
    assert p.question == "choose"
    assert p.s.stack == 0
    assert "last-round" in kinds(events)
    p.play_round(1, 2, 3, 4, 5)
    assert p.s.step == OVER


@pytest.mark.parametrize(("cards", "unseen"), [([1, 2, 3], 7), ([1, 2, 3, 4], 4), ([1, 2, 3, 4, 5], 1), ([1, 2, 3, 4, 5, 5], 1)])
def test_ut_5_1_the_removed_missions_are_not_waited_for(cards: list[int], unseen: int) -> None:
    p = Position(len(cards), site=goods(stool=8, lamp=4), unseen=range(1, unseen + 1))
    p.deposit()
    assert p.s.stack == 0
    p.play_round(*cards)
    assert p.s.step == OVER


def test_ut_5_1_also_when_the_stack_runs_out_while_stocking() -> None:
    p = Position(6, unseen=[1, 2])
    events = p.deposit()
    assert "last-round" in kinds(events)
    assert p.question == "choose"
    p.play_round(1, 2, 3, 4, 5, 0)
    assert p.s.step == OVER


def test_ut_5_1_also_when_no_tiles_are_left_to_draw() -> None:
    p = Position(5, rest=4, unseen=[8])
    p.deposit()
    assert p.question == "choose"
    p.play_round(1, 2, 3, 4, 4)
    assert p.s.step == OVER


def test_ut_5_1_nothing_is_open_after_the_end() -> None:
    p = Position(5, own=[goods(lamp=1)], site=goods(stool=8, television=2), opened=[1], unseen=[8])
    p.deposit()
    p.play_round(1, 2, 3, 4, 5)
    assert p.s.step == OVER
    for seat in range(5):
        assert p.open_to(seat) == set()
        for text in ("choose 1", "take stool", "complete 1", "done", "stop"):
            assert p.refusal(seat, text) != ""


def test_ut_5_2_missions_and_goods_count() -> None:
    p = Position(3, own=[goods(lamp=1, radio=1), goods(stool=1, armchair=1, television=1)], completed={0: [8, 1], 2: [24]})
    assert standings(p) == [(20 + 5 + 2 + 5, 2), (1 + 3 + 4, 3), (54, 1)]


@pytest.mark.parametrize("kind", range(5))
def test_ut_5_2_the_value_of_each_good(kind: int) -> None:
    p = Position(3, own=[[2 * (kind == each) for each in range(5)]])
    assert standings(p)[0][0] == 2 * WORTH[kind], KINDS[kind]


def test_ut_5_2_the_value_of_every_mission() -> None:
    for mission, value in VALUE.items():
        p = Position(5, completed={3: [mission]})
        assert standings(p)[3] == (value, 1)


def test_ut_5_2_nothing_is_worth_nothing() -> None:
    p = Position(4, opened=[1, 2], site=goods(radio=3), completed={1: [1]})
    assert standings(p) == [(0, 2), (5, 1), (0, 2), (0, 2)]


def test_ut_5_2_is_told_at_the_end() -> None:
    p = Position(
        5,
        own=[goods(lamp=1, radio=1), goods(stool=1)],
        site=goods(television=8, armchair=2),
        unseen=[8],
        completed={0: [16], 1: [1], 2: [2], 3: [3, 4]},
    )
    p.deposit()
    events = p.play_round(1, 2, 3, 4, 5)
    rest = sum(VALUE.values()) - sum(VALUE[mission] for mission in (8, 16, 1, 2, 3, 4))
    assert told(events, "scored") == [(0, 39, 32, 7), (1, 6, 5, 1), (2, 10, 10, 0), (3, 20, 20, 0), (4, rest, rest, 0)]
    assert standings(p) == [(39, 2), (6, 5), (10, 4), (20, 3), (rest, 1)]


def test_ut_r7_equal_scores_share_the_victory() -> None:
    p = Position(3, own=[goods(), goods(), goods(radio=1)], completed={0: [8], 1: [11]})
    assert standings(p) == [(20, 1), (20, 1), (5, 3)]
    assert [clause_id("UT", standing.clause) for standing in GAME.plain.score(p.s)] == ["UT-R7", "UT-R7", ""]


def test_ut_r7_missions_do_not_outweigh_goods() -> None:
    p = Position(3, own=[goods(), goods(radio=3, television=1, stool=1), goods()], completed={0: [8]})
    assert standings(p) == [(20, 1), (20, 1), (0, 3)]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_ut_r7_all_may_win(players: int) -> None:
    p = Position(players, own=[goods(lamp=1)] * players)
    assert standings(p) == [(2, 1)] * players


def test_ut_r7_when_the_game_has_ended() -> None:
    p = Position(5, site=goods(stool=8, lamp=2), unseen=[8], opened=set(MISSIONS) - {8, 20, 22}, completed={0: [20], 3: [22]})
    p.deposit()
    p.play_round(1, 2, 3, 4, 5)
    assert p.s.step == OVER
    assert standings(p) == [(39, 1), (0, 3), (0, 3), (39, 1), (0, 3)]
