"""A tournament between bots: every seating equally often, side by side; what is interrupted goes on where it was, and no game counts twice.

It is made of rounds. In a round the same bots sit round the table in one order, and move on by one seat after each game until each has sat in every seat.
A round is known by its number: whoever plays it, and when, it is the same. What is played is kept in a file, a line a round.
"""

import hashlib
import json
import os
import random
import sys
from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import platformdirs
from joblib import delayed
from openskill.models import PlackettLuce

from doubloon.bots import level
from doubloon.bots.guests import guests
from doubloon.core.components import Components
from doubloon.core.errors import BadSetup
from doubloon.core.game import Game
from doubloon.core.registry import game as find_game
from doubloon.core.registry import source_of
from doubloon.core.state import State
from doubloon.lab.arena import arena_of, guests_of, played, share, victories
from doubloon.lab.backend import check_backend, side_by_side
from doubloon.lab.hosted import hosted
from doubloon.lab.statistics import Share

#: In so many orders the games are gone through for the ratings.
RATED = 20
#: In a file of rounds: what the round number is of, and by what a line is known to be whole.
KEYS = {"round", "ranks", "points"}


class Plan(NamedTuple):
    """All that makes a tournament the one it is. `code` is the digest of rules and bots, `start` that of options and components."""

    game: str
    code: str
    players: int
    bots: list[str]
    seed: int
    pace: int
    start: str

    @property
    def digest(self) -> str:
        return hashlib.sha256(json.dumps(self._asdict(), sort_keys=True).encode()).hexdigest()[:16]

    def orders(self) -> list[tuple[str, ...]]:
        """The ways to sit round the table, those that only move on being the same one. Too few bots: the last takes all seats left; too many: all choices."""
        names = [*self.bots, *self.bots[-1:] * (self.players - len(self.bots))]
        return list(dict.fromkeys(_turned((first, *rest)) for first, *others in combinations(names, self.players) for rest in permutations(others)))


class Entrant(NamedTuple):
    """How a bot did. The rating is openskill's, its mean and its deviation."""

    games: int
    win: Share
    points: float
    rating: tuple[float, float]


class Tournament(NamedTuple):
    game: str
    players: int
    games: int
    seed: int
    pace: int
    entrants: dict[str, Entrant]

    def plain(self) -> dict[str, Any]:
        """As data."""
        entrants = {name: {**each._asdict(), "win": each.win._asdict()} for name, each in self.entrants.items()}
        return {**self._asdict(), "entrants": entrants}


def tournament(
    game: Game,
    players: int,
    games: int,
    bots: list[str],
    seed: int = 0,
    *,
    options: dict[str, int | str] | None = None,
    box: Components | None = None,
    pace: int = 1,
    file: Path | None = None,
    backend: str = "processes",
    workers: int = 0,
    progress: Callable[[int, int], None] = lambda _done, _all: None,
) -> Tournament:
    """Play at least so many games, as many as make whole rounds. `progress` is told how many are done, of how many."""
    if games < 1 or pace < 1:
        raise BadSetup(f"{games} games at pace {pace} cannot be played: at least 1 of both")
    check_backend(backend)
    for name in bots:
        level(name)
    start = game.start(players, options=options, box=box)
    plan = Plan(game.name, code_of(game, bots), players, bots, seed, pace, hashlib.sha256(start.pack()).hexdigest()[:16])
    file = file or platformdirs.user_cache_path("doubloon") / "tournaments" / f"{plan.digest}.jsonl"
    rounds = -(-games // players)
    found = {number: line for number, line in read_rounds(file, plan).items() if number < rounds}
    left = [number for number in range(rounds) if number not in found]
    progress(len(found) * players, rounds * players)
    if left:
        results(game, start, [*bots, *bots[-1:] * players][:players], 1, 0, sys.maxsize)  # compiled once, before several would
        jobs = [delayed(play_round)(source_of(game), plan, start.pack(), number) for number in left]
        with file.open("a") as lines:
            for line in side_by_side(jobs, backend, workers):
                lines.write(json.dumps(line) + "\n")
                lines.flush()
                os.fsync(lines.fileno())
                found[line["round"]] = line
                progress(len(found) * players, rounds * players)
    return Tournament(game.name, players, rounds * players, seed, pace, dict(entrants(plan, [found[number] for number in range(rounds)])))


def play_round(source: str, plan: Plan, start: bytes, number: int) -> dict[str, Any]:
    """Round so and so: as many games as players."""
    game, orders = find_game(source), plan.orders()
    seed = int.from_bytes(hashlib.sha256(f"{plan.seed} {number}".encode()).digest()[:4], "big")
    ranks, points = results(game, game.state.unpack(start), list(orders[number % len(orders)]), plan.players, seed, plan.pace)
    return {"round": number, "ranks": ranks, "points": points}


def results(game: Game, start: State, names: list[str], games: int, seed: int, pace: int) -> tuple[list[list[int]], list[list[int]]]:
    """Ranks and points, by game and seat, of so many games."""
    if guests_of(names):
        return hosted(game, start, names, games, seed, pace)
    found = played(game, start, names, games, seed, pace)
    return found.ranks.tolist(), found.points.tolist()


def code_of(game: Game, bots: list[str]) -> str:
    """What the games of these bots depend on: our code, and the versions of other packages."""
    packages = [guests()[name].dist for name in guests_of(bots)]
    return " ".join([game.compiled.twins.mark(arena_of(bots)), *(f"{package.name} {package.version}" for package in packages if package)])


def read_rounds(file: Path, plan: Plan) -> dict[int, dict[str, Any]]:
    """The rounds in a file, which is begun if there is none. A line that was not finished is cut off."""
    head = json.dumps(plan._asdict()) + "\n"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lines = file.read_text().splitlines(keepends=True) if file.exists() else []
        whole = [line for line in lines if line.endswith("\n")]
        if whole and whole[0] != head:
            raise BadSetup(f"{file} holds another tournament, or one of other bots or rules: choose another file")
        if len(whole) < len(lines) or not whole:
            file.write_text("".join(whole or [head]))
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetup(f"the file {file} cannot be used: {error}") from error
    return {line["round"]: line for line in map(_line, whole[1:]) if line}


def entrants(plan: Plan, rounds: list[dict[str, Any]]) -> Iterator[tuple[str, Entrant]]:
    """How each bot did in these rounds."""
    orders = plan.orders()
    wins: dict[str, list[float]] = {name: [] for name in plan.bots}
    points: dict[str, list[int]] = {name: [] for name in plan.bots}
    games: list[tuple[list[str], list[int]]] = []
    for line in rounds:
        order = orders[line["round"] % len(orders)]
        for number, (ranks, victory) in enumerate(zip(line["ranks"], victories(np.array(line["ranks"])).tolist(), strict=True)):
            seated = [order[(seat + number) % plan.players] for seat in range(plan.players)]
            for seat, name in enumerate(seated):
                wins[name].append(victory[seat])
                points[name].append(line["points"][number][seat])
            games.append((seated, ranks))
    ratings = rated(games)
    for name in dict.fromkeys(plan.bots):
        if wins[name]:
            yield name, Entrant(len(wins[name]), share(wins[name]), float(np.mean(points[name])), ratings[name])


def rated(games: list[tuple[list[str], list[int]]]) -> dict[str, tuple[float, float]]:
    """The ratings after these games, who sat where and how they were placed. A rating follows the latest games: it is the mean over several orders of them."""
    model, chance = PlackettLuce(), random.Random(0)
    found: dict[str, list[tuple[float, float]]] = {name: [] for seated, _ in games for name in seated}
    for _ in range(RATED):
        ratings = {name: model.rating(name=name) for name in found}
        for seated, ranks in chance.sample(games, len(games)):
            after = model.rate([[ratings[name]] for name in seated], ranks=[float(rank) for rank in ranks])
            for name in set(seated):  # a bot in several seats takes the mean of what they give it
                own = [team[0] for team, sitter in zip(after, seated, strict=True) if sitter == name]
                ratings[name] = model.rating(name=name, mu=sum(each.mu for each in own) / len(own), sigma=sum(each.sigma for each in own) / len(own))
        for name, rating in ratings.items():
            found[name].append((rating.mu, rating.sigma))
    return {name: (float(np.mean([mu for mu, _ in all_])), float(np.mean([sigma for _, sigma in all_]))) for name, all_ in found.items()}


def _turned(names: tuple[str, ...]) -> tuple[str, ...]:
    """Of all the turns of an order the first by the alphabet."""
    return min(names[place:] + names[:place] for place in range(len(names)))


def _line(text: str) -> dict[str, Any] | None:
    try:
        line = json.loads(text)
    except ValueError:
        return None
    return line if isinstance(line, dict) and line.keys() == KEYS else None
