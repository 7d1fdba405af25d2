"""Compiles what the tests run compiled, before they run side by side: `python -m tests.compile`."""

from concurrent.futures import ProcessPoolExecutor

import doubloon
from doubloon.bots.background import compile_search
from doubloon.core import entries
from doubloon.envs.vector import VectorEnv
from doubloon.lab.arena import simulate
from doubloon.lab.balance.collect import Bench, play_chunk
from doubloon.lab.recording import recorded
from tests.titles import load_game, names


def compile_title(name: str) -> str:
    """Have the runner of one title compiled, the arena of an installed one, and the searches that tests use."""
    game = load_game(name)
    game.compiled.check(game.compiled.record(game.start(game.player_counts[0])))
    if name in doubloon.game_names():
        simulate(game, game.player_counts[0], 1, ["random"])
    if name in ("unexpected-treasures", "cove"):
        compile_search(game)
    if name == "unexpected-treasures":
        simulate(game, game.player_counts[0], 1, ["novice"], pace=100)
        game.compiled.entry(entries.playouts)
        for opponents in ((), ("greedy",)):
            VectorEnv(game, 1, opponents=opponents).any_actions()
        next(recorded(game, game.start(game.player_counts[0]), ["random"] * game.player_counts[0], range(1)))
    if name in ("unexpected-treasures", "template"):
        play_chunk(game, game.start(3), Bench(("random",) * 3, 1, 0), 0, 0)
    return name


if __name__ == "__main__":
    with ProcessPoolExecutor(2) as pool:
        for done in pool.map(compile_title, names()):
            print(f"compiled {done}", flush=True)
