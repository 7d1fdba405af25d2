"""What a game may tell its bots: moves at a glance, and what a position promises."""

import random

import pytest

import doubloon
from doubloon.bots import Bot
from doubloon.core.contract import playout, value
from doubloon.core.game import Game
from doubloon.core.generic import any_move, standing
from doubloon.core.rule import rule
from doubloon.core.runner import seats_of
from doubloon.core.state import MOST_SEATS, OVER, Grid, Row, State
from doubloon.core.stream import from_number
from tests.titles import load_game


@rule()
def expected(s: State, out: Grid) -> None:
    value(s, out)


@rule()
def glance(s: State, seat: int, moves: Row, n: int, stream: Row) -> int:
    return playout(s, seat, moves, n, stream)


def random_states(game: Game, players: int, every: int) -> list[State]:
    """Positions of a random game."""
    start, chance, states = game.start(players), random.Random(players), []
    start.stream = from_number(players)
    s, _ = game.plain.setup(start)
    while s.step != OVER:
        seat = chance.choice(seats_of(s.to_act))
        game.plain.apply(s, seat, chance.choice(game.plain.legal(s, seat)))
        states.append(s.copy())
    return states[:-1:every]


@pytest.mark.parametrize("name", doubloon.game_names())
def test_an_outlook_is_about_what_is_scored_in_the_end(name: str) -> None:
    """It may be far from the score on the way, but not by more than whole games bring."""
    game = doubloon.game(name)
    for players in game.player_counts:
        table = [[0, 0, 0] for _ in range(MOST_SEATS)]
        for s in random_states(game, players, 9):
            before = s.pack()
            game.plain.bind(expected)(s, table)
            assert s.pack() == before
            points = [standing.points for standing in game.plain.score(s)]
            assert all(abs(table[seat][0] - 100 * points[seat]) < 20_000 for seat in range(players))


@pytest.mark.parametrize("name", doubloon.game_names())
def test_a_glance_falls_on_a_move(name: str) -> None:
    game, stream = doubloon.game(name), from_number(1)
    for s in random_states(game, game.player_counts[-1], 9):
        for seat in seats_of(s.to_act):
            moves = game.plain.legal(s, seat)
            assert game.plain.bind(glance)(s, seat, moves[:], len(moves), stream) in moves


@pytest.mark.parametrize("name", doubloon.game_names())
def test_a_greedy_bot_answers_by_it(name: str) -> None:
    game = doubloon.game(name)
    s = random_states(game, game.player_counts[-1], 60)[1]
    seat = seats_of(s.to_act)[0]
    assert game.actions.parse(Bot(game, "greedy").answer(game.plain.hidden(s, seat), seat)[0]) in game.plain.legal(s, seat)


def test_a_game_without_hints_is_judged_by_its_score_and_played_at_random() -> None:
    game = load_game("cove")
    assert game.provided()["playout"] is any_move
    assert game.provided()["value"] is standing
    s = random_states(game, 3, 1)[0]
    table = [[0, 0, 0] for _ in range(MOST_SEATS)]
    game.plain.bind(expected)(s, table)
    assert [row[0] for row in table[:3]] == [100 * standing.points for standing in game.plain.score(s)]
