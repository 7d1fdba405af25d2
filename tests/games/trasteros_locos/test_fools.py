"""Every game ends, however foolish the players."""

import pytest

from doubloon.core.stream import from_number

from .players import FOOLS, Style, anything, keen, never_open_or_call, only_protect, patient, play_out
from .positions import GAME, Position

#: Many more decisions than any of these games takes: a turn of six has at most a call, six offers of eighty cubes, some ties and a sale.
MOST = 30_000


def assert_ended(p: Position, limit: int) -> None:
    assert p.ended in ("TL-8.1", "TL-R11", "TL-R13")
    assert p.s.turns <= limit * p.s.players
    assert (p.ended == "TL-R13") == (p.s.turns == limit * p.s.players)
    assert GAME.plain.check(p.s) == 0


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("fool", FOOLS)
def test_fools_of_one_sort_come_to_an_end(fool: str, players: int) -> None:
    p = Position.dealt(players, seed=players, options={"turns": 20})
    play_out(p.s, [FOOLS[fool]], from_number(players), MOST)
    assert_ended(p, 20)


@pytest.mark.parametrize("fool", ["never declare", "offer all", "never offer", "only protect", "only exchange", "guard"])
def test_tl_r13_fools_play_sixty_turns_each(fool: str) -> None:
    p = Position.dealt(3, seed=9)
    play_out(p.s, [FOOLS[fool]], from_number(1), MOST)
    assert_ended(p, 60)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_fools_of_all_sorts_come_to_an_end(players: int) -> None:
    fools: list[Style] = [*FOOLS.values(), anything, keen, patient]
    for seed in range(4):
        p = Position.dealt(players, seed=seed, options={"turns": 20})
        play_out(p.s, fools[seed * 5 :] + fools[: seed * 5], from_number(seed), MOST)
        assert_ended(p, 20)


def test_those_who_never_declare_reach_the_limit() -> None:
    p = Position.dealt(4, options={"turns": 20})
    play_out(p.s, [FOOLS["never declare"]], from_number(3), MOST)
    assert p.ended == "TL-R13"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_with_every_card_in_their_hands_and_no_supply(players: int) -> None:
    """Nothing lies anywhere but the skeletons."""
    supply = {"glass": 0, "bronze": 0, "silver": 0, "gold": 0}
    p = Position(players, doors="", public="skeleton*2", rest=players - 1, supply=supply, options={"turns": 20})
    play_out(p.s, [only_protect, never_open_or_call], from_number(players), MOST)
    assert_ended(p, 20)


def test_ties_come_to_an_end() -> None:
    """Every tied offer costs at least a cube: after eighty cubes nobody can go on."""
    p = Position(3, doors="1 2", room="junk*12", cubes=["glass*6 bronze*6 silver*6 gold*6"] * 3)
    p.call(0, 1, first="junk")
    rounds = 0
    while p.question == "offer":
        cube = next(name for name in ("glass", "bronze", "silver", "gold") if p.cubes(0)[name])
        p.offers(cube, cube, cube)
        rounds += 1
    assert rounds == 24
    assert p.question == "buy"


def test_patient_players_come_to_declare() -> None:
    ended = set()
    for seed in range(8):
        p = Position.dealt(3, seed=seed)
        play_out(p.s, [patient], from_number(seed), MOST)
        ended.add(p.ended)
    assert "TL-8.1" in ended
