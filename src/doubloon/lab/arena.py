"""Many games between bots, compiled: the loop, and what is known of it afterwards."""

import statistics
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from doubloon.bots.desk import DONE, STATES, VIEW, Desk, compiled_desk
from doubloon.bots.knobs import GUEST, SEARCH
from doubloon.bots.levels import MOST_NODES, level
from doubloon.bots.policy import bot_action, quick_action
from doubloon.core.bind import Function, with_others
from doubloon.core.compiled import new_log
from doubloon.core.components import Components
from doubloon.core.contract import RECORD, apply, legal, score, setup
from doubloon.core.errors import BadSetup
from doubloon.core.game import Game
from doubloon.core.generic import assign, cover
from doubloon.core.state import OVER, State
from doubloon.core.steps import clear, is_asked
from doubloon.core.stream import fork, from_number
from doubloon.lab.census import Census, Taken, count_rows
from doubloon.lab.statistics import Share, wilson


def arena(template: Any, bots: Any, desk: Desk, points: Any, ranks: Any, lengths: Any, log: Any, starts: Any, sizes: Any, told: Any, cited: Any) -> None:
    """Entry point: as many games as `lengths` has rows, the bots moving one seat on from game to game, what is told counted.

    A bot gets its view in an array of its own, and a log that takes nothing; the true state stays out of its reach.
    """
    start = template.view(RECORD)
    truth = np.empty_like(template).view(RECORD)
    states = np.zeros(STATES * len(template), np.uint8).view(RECORD)
    for game in range(len(lengths)):
        assign(truth, 0, start, 0)
        s = truth[0]
        fork(desk.stream, s.stream)
        clear(log)
        setup(s, log)
        count_rows(log, starts, sizes, told, cited)
        while s.step != OVER:
            for seat in range(s.players):
                if is_asked(s, seat):
                    assign(states, VIEW, truth, 0)
                    cover(states[VIEW], seat)
                    desk.tally[DONE] = 0
                    action = bot_action(states, seat, desk, bots[(seat + game) % s.players])
                    lengths[game][0] += 1
                    if legal(s, seat, desk.out) > 1:
                        lengths[game][1] += 1
                    clear(log)
                    apply(s, seat, action, log)
                    count_rows(log, starts, sizes, told, cited)
        cited[s.ended] += 1
        score(s, desk.table)
        for seat in range(s.players):
            points[game][seat] = desk.table[seat][0]
            ranks[game][seat] = desk.table[seat][1]
            cited[desk.table[seat][2]] += 1


#: The same for bots that do not search: a good deal less to compile.
quick_arena = with_others(arena, "quick_arena", bot_action=quick_action)


class Seat(NamedTuple):
    """How a seat, or a bot, did over all games."""

    games: int
    win: Share
    points: float
    deviation: float


class Simulation(NamedTuple):
    game: str
    players: int
    games: int
    seed: int
    mean_decisions: float
    shortest: int
    longest: int
    choices: float
    seats: list[Seat]
    bots: dict[str, Seat]
    components: dict[str, dict[str, Taken]]
    clauses: dict[str, int]

    def plain(self) -> dict[str, Any]:
        """As data."""
        seats = [{**seat._asdict(), "win": seat.win._asdict()} for seat in self.seats]
        bots = {name: {**seat._asdict(), "win": seat.win._asdict()} for name, seat in self.bots.items()}
        components = {kind: {name: taken._asdict() for name, taken in each.items()} for kind, each in self.components.items()}
        return {**self._asdict(), "seats": seats, "bots": bots, "components": components}


def share(wins: list[float]) -> Share:
    """The mean of wins (1, 0, or a part of a shared one), with Wilson's interval."""
    return wilson(statistics.fmean(wins), len(wins))


class Played(NamedTuple):
    """Games that were played: points and ranks by game and seat, decisions by game (all, and those with a choice), and what was counted."""

    points: Any
    ranks: Any
    lengths: Any
    census: Census


def played(game: Game, start: State, names: list[str], games: int, seed: int, pace: int = 1) -> Played:
    """Play games from this start. In game n seat s belongs to bot (s + n) of the names, going round."""
    if others := guests_of(names):
        raise BadSetup(f"{others[0]} is a bot of another package: such bots play at tables and in tournaments, simulations are compiled")
    knobs = np.array([level(name).knobs(pace) for name in names], np.int64)
    found = Played(np.zeros((games, len(names)), np.int32), np.zeros((games, len(names)), np.int32), np.zeros((games, 2), np.int32), Census(game))
    desk, compiled = compiled_desk(game, from_number(seed), MOST_NODES), game.compiled
    compiled.entry(arena_of(names))(compiled.record(start), knobs, desk, *found[:3], new_log(), *found.census.arrays)
    return found


def arena_of(names: list[str]) -> Function:
    """Where these bots meet."""
    return arena if is_searching(names) else quick_arena


def is_searching(names: Sequence[str]) -> bool:
    """Whether one of these bots searches."""
    return any(level(name).kind == SEARCH for name in names)


def guests_of(names: Sequence[str]) -> list[str]:
    """Those of these bots that come from other packages."""
    return [name for name in names if level(name).kind == GUEST]


def victories(ranks: Any) -> Any:
    """By game and seat: 1 for a victory, a part of it if it was shared, else 0."""
    return (ranks == 1) / (ranks == 1).sum(axis=1, keepdims=True)


def simulate(
    game: Game,
    players: int,
    games: int,
    bots: list[str],
    seed: int = 0,
    *,
    options: dict[str, int | str] | None = None,
    box: Components | None = None,
    pace: int = 1,
) -> Simulation:
    """Play `games` games; the first bot sits in seat 0 and so on, the last one in all seats left, and all move on by one seat each game."""
    if games < 1:
        raise BadSetup(f"{games} games cannot be played: at least 1")
    start = game.start(players, options=options, box=box)
    if len(bots) > players:
        raise BadSetup(f"{len(bots)} bots are too many for {players} players")
    names = bots + bots[-1:] * (players - len(bots))
    points, ranks, lengths, census = played(game, start, names, games, seed, pace)

    wins = victories(ranks)
    owner = np.array([[names[(seat + number) % players] for seat in range(players)] for number in range(players)])[np.arange(games) % players]

    def seat_of(mask: Any) -> Seat:
        return Seat(int(mask.sum()), share(wins[mask].tolist()), float(points[mask].mean()), float(points[mask].std()))

    by_seat = [seat_of(np.broadcast_to(np.arange(players) == seat, wins.shape)) for seat in range(players)]
    by_bot = {name: seat_of(owner == name) for name in dict.fromkeys(names)}
    decisions = lengths[:, 0]
    return Simulation(
        *(game.name, players, games, seed),
        *(float(decisions.mean()), int(decisions.min()), int(decisions.max()), float(lengths[:, 1].mean())),
        *(by_seat, by_bot, census.components(start), dict(census.clauses())),
    )
