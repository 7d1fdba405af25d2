"""Games with bots of other packages, which are not compiled: played by the plain rules, one decision after the other."""

from doubloon.bots import Bot
from doubloon.core.game import Game
from doubloon.core.runner import seats_of
from doubloon.core.state import OVER, State
from doubloon.core.stream import fork, from_number


def hosted(game: Game, start: State, names: list[str], games: int, seed: int, pace: int = 1) -> tuple[list[list[int]], list[list[int]]]:
    """Ranks and points by game and seat. In game n seat s belongs to bot (s + n) of the names, going round."""
    stream, ranks, points = from_number(seed), [], []
    for number in range(games):
        bots = [
            Bot(game, names[(seat + number) % len(names)], seed + number * len(names) + seat, pace=pace, timed=False, at_once=False)
            for seat in range(len(names))
        ]
        start = start.copy()
        fork(stream, start.stream)
        s, _ = game.plain.setup(start)
        while s.step != OVER:
            for seat in seats_of(s.to_act):
                game.plain.apply(s, seat, bots[seat].action(game.plain.hidden(s, seat), seat))
        standings = game.plain.score(s)
        ranks.append([standing.rank for standing in standings])
        points.append([standing.points for standing in standings])
    return ranks, points
