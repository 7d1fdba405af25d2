"""`python3 run.py mccfr`: a strategy that nobody can exploit, found by an algorithm of OpenSpiel for a game of ours.

The game is goofspiel cut down to four cards and two players, with the prizes in falling order. Monte Carlo counterfactual regret minimisation plays it against
itself; from time to time it is asked what the best answers to its mean strategy would win. The closer that is to 0, the nearer it is to an equilibrium.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr

from doubloon.core.registry import load_folder
from doubloon.envs.openspiel import register_game

HERE = Path(__file__).parent / "goofspiel"
SEED = 0
ROUNDS = 2000


class Found(NamedTuple):
    """After so many rounds: what best answers to the mean strategy win, beyond an equal share of the victory."""

    rounds: int
    exploitability: float


def goofspiel() -> Any:
    """The game as OpenSpiel has it. Nothing in it is left to chance: what is unknown is what the other has bid."""
    name = register_game(load_folder(HERE), chance=False, options={"order": "falling"}, components=HERE / "four.toml")
    return pyspiel.load_game(name, {"players": 2})


def learn(game: Any, rounds: int) -> Iterator[Found]:
    """Learn for so many rounds; look after the first, the second, the fourth, …, and at the end."""
    np.random.seed(SEED)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    look = 1
    for done in range(1, rounds + 1):
        solver.iteration()
        if done in (look, rounds):
            look = 2 * done
            yield Found(done, exploitability.exploitability(game, solver.average_policy()))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 run.py mccfr", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how long it learns")
    given = parser.parse_args(arguments)
    if given.rounds < 1:
        parser.error(f"--rounds {given.rounds}: at least 1")
    for found in learn(goofspiel(), given.rounds):
        print(f"{found.rounds:>6} rounds  exploitability {found.exploitability:.4f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
