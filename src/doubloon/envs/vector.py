"""Thousands of games at once, by compiled rules: the environment for those who learn fast.

    env = VectorEnv("unexpected-treasures", games=4096, players=4)
    positions = env.reset(seed=1)
    while True:
        positions = env.step(choose(positions.observations, positions.masks))

Arrays are filled in place: what `step` returns is the same every time, so keep a copy of what should last.
"""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import doubloon
from doubloon.bots import level
from doubloon.bots.knobs import GREEDY, RANDOM
from doubloon.core.errors import BadSetup, IllegalAction
from doubloon.core.game import Game
from doubloon.core.refusal import check_open
from doubloon.core.state import State
from doubloon.core.stream import fork, from_number
from doubloon.envs.batch import EVERY_SEAT, Batch, any_actions, run_games, run_self_play
from doubloon.envs.encoding import encoding_of
from doubloon.envs.match import opening

#: An action that is none: the game is dealt.
DEAL = -1


class Positions(NamedTuple):
    """How things stand in all games, a row for each; to be read only.

    If a game is `done`, it has ended by the last step: `rewards` (the share of the victory, or alone the points) and `points`, by seat, are of that game, and
    all else is already of the next one. In all other rows they are 0.
    """

    observations: Any  # int16, as `Encoding` says: what the seat that is asked may know
    masks: Any  # bool, by action: what is open to it
    seats: Any  # int64: the seat that is asked
    rewards: Any  # float32
    points: Any  # int32
    done: Any  # bool


class VectorEnv:
    """Many games of one title, a step of each at a time.

    Without `opponents` every seat is learned for: each step answers for the seat that is asked, the lowest first if several are; every answer is given from the
    view of its own seat. With opponents (`random` and `greedy`, the first in the seat after the learner's and so on, the last in all that are left) only the
    learner is asked. Its seat is `seat`, or moves on by one from game to game. The same seed gives the same games, whatever the number of threads.
    """

    def __init__(
        self,
        name: str | Game,
        games: int,
        players: int | None = None,
        *,
        opponents: Sequence[str] = (),
        seat: int | None = None,
        threads: int = 1,
        options: Mapping[str, int | str] | None = None,
        components: str | Path | None = None,
    ) -> None:
        self.game: Game = doubloon.game(name) if isinstance(name, str) else name
        start = opening(self.game, players, options, components)
        self.games, self.players, self.actions = games, start.players, self.game.actions.count
        if games < 1 or threads < 1:
            raise BadSetup(f"{games} games on {threads} threads cannot be played: at least 1 of both")
        self._seat = seat
        self._bots = self._knobs(opponents)
        self.encoding = encoding_of(self.game)
        self._compiled = self.game.compiled
        self._run = self._compiled.entry(run_games if opponents else run_self_play)
        self._template = self._compiled.record(start)
        self._batch = Batch(
            records=np.zeros(games * len(self._template), np.uint8),
            streams=np.zeros((games, 4), np.int64),
            learners=np.zeros(games, np.int64),
            seats=np.zeros(games, np.int64),
            moves=np.zeros((games, self.actions), np.int64),
            counts=np.zeros(games, np.int64),
            masks=np.zeros((games, self.actions), np.bool_),
            observations=np.zeros((games, self.encoding.size), np.int16),
            rewards=np.zeros((games, self.players), np.float32),
            points=np.zeros((games, self.players), np.int32),
            done=np.zeros(games, np.bool_),
        )
        self.positions = Positions(*(_read_only(getattr(self._batch, name)) for name in Positions._fields))
        self._stretches = self.encoding.stretches
        parts = np.linspace(0, games, min(threads, games) + 1).astype(int).tolist()
        self._parts = list(pairwise(parts))
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self._rows = np.arange(games)
        self._picking, self._picked = np.array(from_number(0), np.int64), np.zeros(games, np.int64)
        self.reset(0)

    def reset(self, seed: int = 0) -> Positions:
        """Deal all games anew."""
        stream, batch = from_number(seed), self._batch
        onto = [0, 0, 0, 0]
        for game in range(self.games):
            fork(stream, onto)
            batch.streams[game] = onto
        self._picking[:] = stream
        batch.learners[:] = (self._rows % self.players if self._seat is None else self._seat) if len(self._bots) else EVERY_SEAT
        batch.done[:] = True  # so that what is left of the last games is cleared
        self._play(np.full(self.games, DEAL, np.int64))
        return self.positions

    def step(self, actions: Any) -> Positions:
        """One action in each game, for the seat that is asked. If any of them is not open, it is refused, and nothing has changed in any game."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise BadSetup(f"step takes a whole number for each of {self.games} games, not an array of {chosen.dtype} of shape {chosen.shape}")
        chosen = chosen.astype(np.int64, copy=False)
        known = (chosen >= 0) & (chosen < self.actions)
        is_open = self._batch.masks[self._rows, np.where(known, chosen, 0)] & known
        if not is_open.all():
            self._refuse(int(np.argmin(is_open)), chosen)
        self._play(chosen)
        return self.positions

    def any_actions(self) -> Any:
        """For each game one of the actions that are open, all equally likely: an array that is filled anew by the next call."""
        self._compiled.entry(any_actions)(self._batch.moves, self._batch.counts, self._picking, self._picked)
        return self._picked

    @property
    def learners(self) -> Any:
        """The learner's seat in each game, or EVERY_SEAT (-1)."""
        return _read_only(self._batch.learners)

    def state(self, game: int) -> State:
        """The true state of one game, secrets and all: for tests and for looking into, not for learning from."""
        size = len(self._template)
        return self._compiled.look(self._batch.records[game * size : (game + 1) * size])

    def close(self) -> None:
        """End the threads."""
        if self._pool:
            self._pool.shutdown()

    def _play(self, actions: Any) -> None:
        turns = 1 if self._seat is None else 0

        def run(part: tuple[int, int]) -> None:
            self._run(self._template, self._stretches, self._bots, turns, actions, *part, *self._batch)

        for _ in self._pool.map(run, self._parts) if self._pool else map(run, self._parts):
            pass

    def _refuse(self, game: int, actions: Any) -> None:
        """Say which game it is, and why not."""
        try:
            check_open(self.game, self.state(game), int(self._batch.seats[game]), int(actions[game]), self.game.words())
        except IllegalAction as refusal:
            raise IllegalAction(f"game {game}: {refusal.reason}", refusal.clause) from None

    def _knobs(self, opponents: Sequence[str]) -> Any:
        """A row of numbers for each opponent."""
        if self._seat is not None and not opponents:
            raise BadSetup("a seat can be chosen where there are opponents: without, every seat is learned for")
        if self._seat is not None and not 0 <= self._seat < self.players:
            raise BadSetup(f"there is no seat {self._seat}: {self.players} players have seats 0 to {self.players - 1}")
        if len(opponents) > self.players - 1 and opponents:
            raise BadSetup(f"{len(opponents)} opponents are too many: of {self.players} players one is the learner")
        return np.array(list(self._rows_of(opponents)), np.int64).reshape(-1, len(level("random").knobs()))

    def _rows_of(self, opponents: Sequence[str]) -> Iterator[list[int]]:
        for place in range(self.players - 1 if opponents else 0):
            bot = level(opponents[min(place, len(opponents) - 1)])
            if bot.kind not in (RANDOM, GREEDY):
                raise BadSetup(f"{opponents[min(place, len(opponents) - 1)]} cannot play many games at once: choose random or greedy")
            yield bot.knobs()


def _read_only(array: Any) -> Any:
    view = array.view()
    view.flags.writeable = False
    return view
