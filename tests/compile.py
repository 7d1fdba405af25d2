"""Compiles what the tests run compiled, before they run side by side: `python -m tests.compile`."""

from concurrent.futures import ProcessPoolExecutor

import doubloon
from doubloon.core import entries
from doubloon.lab.arena import simulate
from tests.titles import load_game, names


def compile_title(name: str) -> str:
    """Have the runner of one title compiled, and the arena of an installed one."""
    game = load_game(name)
    game.compiled.check(game.compiled.record(game.start(game.player_counts[0])))
    if name in doubloon.game_names():
        simulate(game, game.player_counts[0], 1, ["random"])
    if name == "unexpected-treasures":
        game.compiled.entry(entries.playouts)
    return name


if __name__ == "__main__":
    with ProcessPoolExecutor(2) as pool:
        for done in pool.map(compile_title, names()):
            print(f"compiled {done}", flush=True)
