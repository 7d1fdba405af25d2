"""What a viewer who counts knows after the discards were shuffled: the last of the old stack were dealt before that (PL-R11), and ghosts keep a plan."""

from collections import Counter
from collections.abc import Iterator

import pytest

from doubloon.games.the_plan.rules import State

from .observer import Options, random_game, worlds
from .positions import RULES, named, read

Plans = Counter[str]


def just_reshuffled(players: int, seed: int, options: Options) -> Iterator[tuple[State, Plans, int]]:
    """Positions in which plans have just been dealt after a shuffle: what seat 0 has not seen among the discards, and how much of that is surely held.

    Surely held is what was left of the stack, and alone the plan everybody had kept.
    """
    seen, since, left, old = Plans(), 0, 0, Plans()
    for s, rows in random_game(players, seed, options):
        box = Counter({text: s.plans[plan] for plan, text in enumerate(RULES.PLAN.texts) if not s.left_out >> s.team_of[plan] & 1})
        for event in read(rows, 0):
            if event.kind == "reshuffled":
                old, seen = box - seen, Plans()
            elif event.kind in ("showed", "discarded") and event.values["plan"] is not None:
                seen[RULES.PLAN.texts[event.values["plan"]]] += 1
        if s.since > since:
            since = s.since
            if left or players == 1:
                yield s, old, left + (s.hands if players == 1 else 0)
        left = s.plans_left


def contradicted(players: int, options: Options, seeds: range) -> tuple[int, int]:
    """How many worlds hold fewer of the old plans than must have been dealt, and how many were looked at."""
    wrong = judged = 0
    for seed in seeds:
        for s, old, held in just_reshuffled(players, seed, options):
            truth = Counter(plan for row in s.hand[: s.hands] for plan in named(row))
            assert (truth & old).total() >= held
            for world in worlds(s, 0, 50):
                hands = Counter(plan for row in world.hand[: world.hands] for plan in named(row))
                wrong += (hands & old).total() < held
                judged += 1
    return wrong, judged


def test_pl_r11_five_players_know_that_the_last_twelve_were_dealt() -> None:
    wrong, judged = contradicted(5, {}, range(8))
    assert judged >= 400
    assert wrong == 0


@pytest.mark.parametrize("ghosts", [3, 4, 5])
def test_pl_r9_who_plays_alone_knows_what_ghosts_kept(ghosts: int) -> None:
    wrong, judged = contradicted(1, {"ghosts": ghosts}, range(8))
    assert judged >= 400
    assert wrong == 0
