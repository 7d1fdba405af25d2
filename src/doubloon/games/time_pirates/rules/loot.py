"""Artifacts on their way: into hands, out of them, and how many of what are there."""

from doubloon.core import rule
from doubloon.games.time_pirates.rules.pieces import ARROW, SYMBOLS, WHITE
from doubloon.games.time_pirates.rules.state import State


@rule("TP-1.5")
def gain(s: State, seat: int, artifact: int) -> None:
    s.loot[seat][artifact] += 1
    s.loot_count[seat] += 1
    if artifact < WHITE:
        s.sets[seat][artifact // SYMBOLS] += 1


@rule("TP-1.5")
def part_with(s: State, seat: int, artifact: int) -> None:
    s.loot[seat][artifact] -= 1
    s.loot_count[seat] -= 1
    if artifact < WHITE:
        s.sets[seat][artifact // SYMBOLS] -= 1


@rule("TP-2.1", "TP-5.3", "TP-6.1")
def discard(s: State, seat: int, artifact: int) -> None:
    """Of double-arrow artifacts those just received by a trade go first: the others can still be traded."""
    part_with(s, seat, artifact)
    s.discards[artifact] += 1
    if artifact % SYMBOLS == ARROW and s.received[artifact // SYMBOLS] > 0:
        s.received[artifact // SYMBOLS] -= 1
