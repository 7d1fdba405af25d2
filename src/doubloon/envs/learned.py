"""The bot `learned`: it was trained by playing itself, and needs nothing but NumPy to play."""

from importlib.resources import as_file, files

import numpy as np

from doubloon.core.errors import BadSetup
from doubloon.core.game import Game
from doubloon.core.state import State
from doubloon.core.stream import from_number
from doubloon.envs.encoding import encoding_of
from doubloon.envs.network import Network, Player, Reader
from doubloon.envs.vector import VectorEnv

#: Where the weights of each game lie that has been learned.
WEIGHTS = files("doubloon.envs") / "weights"


class Learned:
    """Plays from its seat's view what its network prefers; the same view, the same action."""

    def __init__(self, game: Game, seed: int) -> None:  # noqa: ARG002
        kept = WEIGHTS / f"{game.name}.npz"
        if not kept.is_file():
            known = sorted(each.name.removesuffix(".npz") for each in WEIGHTS.iterdir() if each.name.endswith(".npz"))
            raise BadSetup(f"the bot learned has not learned {game.title}: it plays {', '.join(known)}")
        with as_file(kept) as path:
            self._player = Player(game, Network.load(path))
        self._stream = from_number(0)

    def action(self, view: State, seat: int) -> int:
        """What is open to a seat is the same in every world it can imagine: one of them shows it."""
        game = self._player.game
        world = game.plain.imagined(view, seat, self._stream)
        return self._player.choose(encoding_of(game).observe(view, seat), seat, view.players, game.plain.legal(world, seat))


def meet(game: Game, players: int, network: Network, games: int, seed: int, *, threads: int = 1) -> list[float]:
    """Which part of the victory the network gets in each of so many games against greedy bots, doing what it prefers."""
    env = VectorEnv(game, min(games, 100), players, opponents=["greedy"], threads=threads)
    reader, positions = Reader(game, players), env.reset(seed)
    wins: list[float] = []
    while len(wins) < games:
        learners = env.learners.copy()
        liked = network.preferences(reader.read(positions.observations, positions.seats))
        own = np.take_along_axis(liked, reader.actions[positions.seats], axis=1)
        positions = env.step(np.where(positions.masks, own, -np.inf).argmax(axis=1))
        wins += positions.rewards[positions.done, learners[positions.done]].tolist()
    env.close()
    return wins[:games]
