"""Which games and numbers of players the suites of other packages are run with."""

import os

import doubloon

#: With DOUBLOON_ENVS=full every game is tried with every number of players, else with one, but for the quickest.
FULL = os.environ.get("DOUBLOON_ENVS") == "full"
QUICKEST = "unexpected-treasures"


def counts(name: str) -> list[int]:
    """The numbers of players to try."""
    every = list(doubloon.game(name).player_counts)
    return every if FULL or name == QUICKEST else every[:1]


def cases() -> list[tuple[str, int]]:
    return [(name, players) for name in doubloon.game_names() for players in counts(name)]
