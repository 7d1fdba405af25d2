"""What answers are credited with, when networks learn from games they played."""

from typing import Any

import numpy as np

#: How far ahead what happened counts, beside what was expected.
LAMBDA = 0.95
#: The part of the reward that is for the margin, and the margin in points that counts as large.
MARGIN, LARGE = 0.5, 50.0


def reward(victories: Any, points: Any) -> Any:
    """What seats get at the end of games: the share of the victory, and a part for the margin over the mean of all."""
    margin = np.tanh((points - points.mean(axis=1, keepdims=True)) / LARGE)
    return (victories + MARGIN * margin).astype(np.float32)


def advantages(seats: Any, values: Any, done: Any, rewards: Any, has_choice: Any) -> tuple[Any, Any]:
    """How much better than expected each answer with a choice turned out, by step and game, and where that is known: a seat's last one may have no sequel yet.

    Each seat's answers follow each other, whatever others do between them. (Generalised advantage estimation, undiscounted.)
    """
    steps, games = seats.shape
    rows = np.arange(games)
    follows = np.full((games, rewards.shape[2]), np.nan, np.float32)  # by seat: what was expected at its next answer,
    better = np.zeros_like(follows)  # how much better that turned out,
    got = np.zeros_like(follows)  # and what it got in between
    found, known = np.zeros(values.shape, np.float32), np.zeros(values.shape, bool)
    for step in reversed(range(steps)):
        ended = done[step]
        follows[ended] = 0
        better[ended] = 0
        got[ended] = rewards[step][ended]
        choosing = rows[has_choice[step]]
        seat = seats[step][choosing]
        advantage = got[choosing, seat] + follows[choosing, seat] - values[step][choosing] + LAMBDA * better[choosing, seat]
        known[step, choosing] = ~np.isnan(advantage)
        found[step, choosing] = np.nan_to_num(advantage)
        follows[choosing, seat] = values[step][choosing]
        better[choosing, seat] = found[step, choosing]
        got[choosing, seat] = 0
    return found, known
