"""OpenSpiel doing the same: its own goofspiel inside C++, the same from Python, and its games written in Python.

Each function plays for about as long as asked and returns decisions with a choice per second, and games per second.
"""

import random
import time
from collections.abc import Callable
from typing import Any

import pyspiel

GOOFSPIEL = "goofspiel(players=3,num_cards=13,imp_info=True)"
#: Three players, thirteen cards, and the last card is no choice.
GOOFSPIEL_DECISIONS = 3 * 12
PYTHON_GAMES = {"python_tic_tac_toe": "tic_tac_toe", "python_liars_poker": "liars_poker", "python_block_dominoes": "block_dominoes"}

#: Searches of as many simulations as ours.
SIMULATIONS = 2_000
GAMES = 200

Rate = tuple[float, float]


def timed(play: Callable[[], int], seconds: float) -> Rate:
    """Repeat `play`, which returns how many decisions with a choice it made, for so many seconds."""
    decisions = games = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        decisions += play()
        games += 1
    return decisions / spent, games / spent


def goofspiel_cpp(seconds: float) -> Rate:
    """Random games by OpenSpiel's own loop and its own random players, all inside C++."""
    game = pyspiel.load_game(GOOFSPIEL)
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(3)]
    seeds = iter(range(10**9))

    def play() -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return GOOFSPIEL_DECISIONS

    return timed(play, seconds)


def goofspiel_python(seconds: float) -> Rate:
    """The same game stepped from Python, all three bids at once."""
    game = pyspiel.load_game(GOOFSPIEL)
    choose = random.Random(1).random

    def play() -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(choose() * len(outcomes))][0])
            else:
                hands = [state.legal_actions(player) for player in range(3)]
                state.apply_actions([hand[int(choose() * len(hand))] for hand in hands])
        return GOOFSPIEL_DECISIONS

    return timed(play, seconds)


def python_game(name: str) -> Callable[[float], Rate]:
    """One of OpenSpiel's games written in Python, played at random from Python."""
    __import__(f"open_spiel.python.games.{PYTHON_GAMES[name]}")
    game = pyspiel.load_game(name)
    choose = random.Random(1).random

    def play() -> int:
        state: Any = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions = [action for action, _ in state.chance_outcomes()]
            else:
                actions = state.legal_actions()
                decisions += len(actions) > 1
            state.apply_action(actions[int(choose() * len(actions))])
        return decisions

    return lambda seconds: timed(play, seconds)


class HeartsSearches:
    """OpenSpiel's own information-set search (C++, random playouts) for the first decision in hearts, decisions counted by what a random game has of them."""

    def __init__(self) -> None:
        self.choose = random.Random(1).random
        self.state: Any = pyspiel.load_game("hearts(pass_cards=false)").new_initial_state()
        while self.state.is_chance_node() or len(self.state.legal_actions()) < 2:
            self._any(self.state)
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        self.bot = pyspiel.ISMCTSBot(1, evaluator, 1.0, SIMULATIONS, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False)
        self.decisions = sum(self._play(self.state.clone()) for _ in range(GAMES)) / GAMES

    def _any(self, state: Any) -> None:
        actions = state.legal_actions()
        state.apply_action(actions[int(self.choose() * len(actions))])

    def _play(self, state: Any) -> int:
        decisions = 0
        while not state.is_terminal():
            decisions += len(state.legal_actions()) > 1
            self._any(state)
        return decisions

    def run(self) -> int:
        self.bot.step(self.state)
        return SIMULATIONS

    def __call__(self, seconds: float) -> Rate:
        simulations, _ = timed(self.run, seconds)
        return simulations * self.decisions, simulations
