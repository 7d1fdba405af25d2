"""Every game ends, however foolish the players."""

import pytest

from doubloon.core.rule import clause_id
from doubloon.core.state import OVER
from doubloon.core.stream import from_number

from .players import FOOLS, keep_to_bare_epochs, only_jump_and_trade, play_out, walk_the_ring
from .positions import COLOURS, COPIES, GAME, NAMES, Position

#: Many more decisions than any of these games takes.
MOST = 8_000


def assert_ended(p: Position) -> None:
    assert p.s.step == OVER
    assert clause_id("TP", p.s.ended) == "TP-7.2"
    assert p.s.year == 3
    assert GAME.plain.check(p.s) == 0


@pytest.mark.parametrize("restocking", ["vacant", "bare"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("fool", FOOLS)
def test_fools_of_one_sort_come_to_an_end(fool: str, players: int, restocking: str) -> None:
    p = Position.dealt(players, seed=players, options={"restocking": restocking})
    play_out(p.s, [FOOLS[fool]], from_number(players), MOST)
    assert_ended(p)


@pytest.mark.parametrize("players", [3, 5, 6])
def test_fools_of_all_sorts_come_to_an_end(players: int) -> None:
    fools = list(FOOLS.values())
    for seed in range(3):
        p = Position.dealt(players, seed=seed)
        play_out(p.s, fools[seed * 3 :] + fools[: seed * 3], from_number(seed), MOST)
        assert_ended(p)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_tp_r14_with_every_artifact_in_their_hands_and_no_contract_left(players: int) -> None:
    """Nothing lies anywhere, nothing is in the bag, nothing can be sold."""
    everything = [name for name, copies in COPIES.items() for _ in range(copies)]
    loot = [{name: 1 for name in NAMES if not name.endswith("atomic")}] * (players - 1)
    arrows = [{name: count for name, count in hand.items() if not name.endswith("arrow") or seat < 2} for seat, hand in enumerate(loot)]
    p = Position(players, loot=arrows, rest=players - 1, bag=(), contracts=[everything])
    play_out(p.s, [only_jump_and_trade, keep_to_bare_epochs], from_number(players), MOST)
    assert_ended(p)


def test_tp_r14_the_ring_is_walked_to_the_end() -> None:
    for seed in range(2):
        p = Position.dealt(6, seed=seed, options={"restocking": "bare"})
        play_out(p.s, [walk_the_ring], from_number(seed), MOST)
        assert_ended(p)


def test_a_turn_is_finite_even_with_every_symbol_in_one_hand() -> None:
    loot = [{f"{colour}-{symbol}": count for colour in COLOURS for symbol, count in (("atomic", 4), ("arrow", 2))}, {"white": 6}]
    p = Position(3, loot=loot)
    decisions = 0
    while p.s.mover == 0:
        specials = sorted(text for text in p.open_to(0) if text.split()[0] in ("jump", "trade", "swap", "land"))
        p.act(0, specials[decisions % len(specials)] if specials else "move 1")
        decisions += 1
    assert decisions <= 2 * 20 + 2 * 10 + 2
