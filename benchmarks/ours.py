"""Doubloon doing it: compiled playouts, compiled steps from Python, plain playouts."""

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import numpy as np

import doubloon
from benchmarks.peers import Rate, timed
from doubloon.bots import Level
from doubloon.bots.background import COMPILE_VARIABLE
from doubloon.bots.bot import Search
from doubloon.bots.knobs import SEARCH
from doubloon.core import entries
from doubloon.core.compiled import new_log
from doubloon.core.game import Game
from doubloon.core.generic import random_playout
from doubloon.core.registry import load_folder
from doubloon.core.runner import seats_of
from doubloon.core.stream import from_number
from doubloon.core.twin import CACHE_VARIABLE

PLAYERS = 4
#: Simulations of one search; games by which it is known how many decisions a random one has.
SIMULATIONS, GAMES = 2_000, 1_000
ALL_CORES: set[int] = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()


def goofspiel() -> Game:
    return load_folder(Path(__file__).parent / "goofspiel")


class Playouts:
    """Random games by compiled rules, events told."""

    def __init__(self, game: Game, players: int) -> None:
        self.compiled = game.compiled
        self.template = self.compiled.record(game.start(players))
        self.entry = self.compiled.entry(entries.playouts)
        self.stream = np.array(from_number(1), np.int64)
        self.counts = np.zeros(3, np.int64)
        self.run(10)

    def run(self, games: int) -> int:
        self.counts[:] = 0
        self.entry(self.template, games, self.stream, self.compiled.out, self.compiled.log, self.counts)
        return int(self.counts[1])

    def __call__(self, seconds: float) -> Rate:
        batch = 500
        decisions, batches = timed(lambda: self.run(batch), seconds)
        return decisions, batches * batch


class GoofspielSteps:
    """Compiled goofspiel stepped from Python, all three bids at once."""

    def __init__(self, game: Game) -> None:
        self.compiled = game.compiled
        self.template = self.compiled.record(game.start(3))
        self.step = self.compiled.entry(entries.step_all)
        self.choose = random.Random(1).random
        self.deals = random.Random(2)
        self.setup = self.compiled._door
        self.play()

    def play(self) -> int:
        compiled, step, choose = self.compiled, self.step, self.choose
        record = self.template.copy()
        record[:32].view(np.int64)[:] = from_number(self.deals.getrandbits(60))
        compiled._call(record, entries.SETUP)
        answers, moves, counts = np.zeros(3, np.int32), np.zeros((3, 13), np.int32), np.zeros(3, np.int32)
        log = new_log(1)
        chosen, hand, held = answers.data, moves.data, counts.data
        held[0] = -1
        decisions = 0
        while step(record, answers, moves, counts, log):
            chosen[0] = hand[0, int(choose() * held[0])]
            chosen[1] = hand[1, int(choose() * held[1])]
            chosen[2] = hand[2, int(choose() * held[2])]
            decisions += 3
        return decisions

    def __call__(self, seconds: float) -> Rate:
        return timed(self.play, seconds)


class PlainPlayouts:
    """Random games by the plain rules."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.start = game, game.start(players)
        self.playout = game.plain.bind(random_playout)
        self.stream = from_number(1)
        self.seeds = iter(range(10**9))

    def play(self) -> int:
        self.start.stream = from_number(next(self.seeds))
        state, _ = self.game.plain.setup(self.start)
        counts = [0, 0, 0]
        self.playout(state, self.game.plain.out, self.game.plain.log, self.stream, counts)
        return counts[1]

    def __call__(self, seconds: float) -> Rate:
        return timed(self.play, seconds)


def copy_ns(game: Game) -> float:
    """Nanoseconds to copy a state inside compiled code."""
    compiled = game.compiled
    copies, record, times = compiled.entry(entries.copies), compiled.record(game.start(PLAYERS)), 1_000_000
    copies(record, 1)
    start = time.perf_counter()
    copies(record, times)
    return (time.perf_counter() - start) / times * 1e9


class Searches:
    """Searches for the first decision of a game, with uniform playouts to the end. Their decisions are counted by what a random game has of them."""

    def __init__(self, game: Game) -> None:
        start = game.start(PLAYERS)
        start.stream = from_number(1)
        state, _ = game.plain.setup(start)
        self.seat = seats_of(state.to_act)[0]
        self.view, self.search, self.knobs = game.plain.hidden(state, self.seat), Search(game, from_number(1)), Level(SEARCH, SIMULATIONS).knobs()
        self.decisions = Playouts(game, PLAYERS).run(GAMES) / GAMES
        self.run()

    def run(self) -> int:
        self.search.run(self.view, self.seat, self.knobs, float("inf"))
        return self.search.simulations

    def __call__(self, seconds: float) -> Rate:
        simulations, _ = timed(self.run, seconds)
        return simulations * self.decisions, simulations


PLAIN_IMPORT = """
import sys, doubloon
game = doubloon.game({name!r})
assert not {{"numpy", "numba"}} & set(sys.modules), "importing a game needs neither NumPy nor Numba"
"""
FIRST_PLAYOUT = """
import numpy, doubloon
from doubloon.core import entries
game = doubloon.game({name!r})
compiled = game.compiled
entry = compiled.entry(entries.playouts)
entry(compiled.record(game.start({players})), 1, numpy.array([1, 2, 3, 4]), compiled.out, compiled.log, numpy.zeros(3, numpy.int64))
"""


#: An expert's first answer, of a twentieth of the budget; as on a new machine a greedy bot answers if nothing is compiled.
FIRST_MOVE = """
import doubloon
from doubloon.bots import Bot
game = doubloon.game({name!r})
state, _ = game.plain.setup(game.start({players}))
seat = state.to_act.bit_length() - 1
Bot(game, "expert", pace=20).action(game.plain.hidden(state, seat), seat)
"""
SEARCH_COMPILED = """
import doubloon
from doubloon.bots.background import compile_search
compile_search(doubloon.game({name!r}))
"""


def process_seconds(code: str, game: Game) -> float:
    """How long a fresh Python takes to start, run this and end."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code.format(name=game.name, players=PLAYERS)], check=True)
    return time.perf_counter() - start


def cold_seconds(code: str, games: list[Game]) -> float:
    """The same for each of these games with nothing compiled beforehand, side by side on all cores there are."""
    with nothing_compiled(), all_cores(), ThreadPoolExecutor(os.cpu_count()) as pool:
        start = time.perf_counter()
        list(pool.map(lambda game: process_seconds(code, game), games))
        return time.perf_counter() - start


@contextmanager
def nothing_compiled() -> Iterator[None]:
    """As on a new machine, on which nobody compiles in the background."""
    before = dict(os.environ)
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {CACHE_VARIABLE: folder, COMPILE_VARIABLE: "no"}
        try:
            yield
        finally:
            os.environ.clear()
            os.environ.update(before)


@contextmanager
def one_core() -> Iterator[None]:
    """Stay on one core, where the system can be told so."""
    with _on({min(ALL_CORES)} if ALL_CORES else set()):
        yield


@contextmanager
def all_cores() -> Iterator[None]:
    with _on(ALL_CORES):
        yield


@contextmanager
def _on(cores: set[int]) -> Iterator[None]:
    if not cores:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def titles() -> dict[str, Game]:
    """The titles that are installed, by the names of their figures."""
    return {name.replace("-", "_"): doubloon.game(name) for name in doubloon.game_names()}
