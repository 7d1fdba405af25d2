"""Environments for learning: our vector environment, and card games of RLCard, PettingZoo and pgx, all played at random.

A step is one action in one game, with all that an environment gives for it: observation, mask of open actions, rewards; picking the action is counted too.
"""

import importlib
import os
import random
from collections.abc import Callable
from typing import Any

import numpy as np

from benchmarks.peers import Rate, timed
from doubloon.core.game import Game
from doubloon.envs.vector import VectorEnv

#: How many games are played at once, by us and by pgx.
BATCH = 1_000
#: Steps that pgx does within one compiled loop.
SCAN = 100
RLCARD_GAMES = ("leduc-holdem", "limit-holdem", "uno")
PETTINGZOO_GAMES = ("leduc_holdem", "texas_holdem")
PGX_GAMES = ("leduc_holdem", "sparrow_mahjong")


class VectorSteps:
    """Self-play in all games, actions picked by compiled code."""

    def __init__(self, game: Game, players: int) -> None:
        self.env = VectorEnv(game, BATCH, players)
        self.run()

    def run(self) -> int:
        self.env.step(self.env.any_actions())
        return BATCH

    def __call__(self, seconds: float) -> Rate:
        return timed(self.run, seconds)


def rlcard_game(name: str) -> Callable[[float], Rate]:
    """A card game of RLCard, stepped from Python."""
    env = importlib.import_module("rlcard").make(name, config={"seed": 1})
    choose = random.Random(1).random

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(choose() * len(actions))])
            steps += 1
        return steps

    return lambda seconds: timed(play, seconds)


def pettingzoo_game(name: str) -> Callable[[float], Rate]:
    """A card game of PettingZoo, without the wrappers that look for mistakes."""
    env = importlib.import_module(f"pettingzoo.classic.rlcard_envs.{name}").raw_env()
    choose = random.Random(1).random

    def play() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            actions = np.flatnonzero(observation["action_mask"])
            env.step(int(actions[int(choose() * len(actions))]))
            steps += 1
        return steps

    return lambda seconds: timed(play, seconds)


class PgxSteps:
    """A card game of pgx, as many games at once as ours, on one thread; several steps in one compiled loop, so that nothing but pgx is measured."""

    def __init__(self, name: str) -> None:
        os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
        os.environ["JAX_PLATFORMS"] = "cpu"
        jax: Any = importlib.import_module("jax")
        pgx: Any = importlib.import_module("pgx")
        env = pgx.make(name)
        step = jax.vmap(importlib.import_module("pgx.experimental").auto_reset(env.step, env.init))

        def one(carry: Any, _: Any) -> Any:
            state, key = carry
            key, pick, draw = jax.random.split(key, 3)
            action = jax.random.categorical(pick, jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32)), axis=1)
            return (step(state, action, jax.random.split(draw, BATCH)), key), None

        self.loop = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=SCAN)[0])
        self.carry = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), BATCH)), jax.random.PRNGKey(2)
        self.run()

    def run(self) -> int:
        self.carry = self.loop(self.carry)
        self.carry[1].block_until_ready()
        return BATCH * SCAN

    def __call__(self, seconds: float) -> Rate:
        return timed(self.run, seconds)
