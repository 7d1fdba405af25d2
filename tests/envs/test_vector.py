"""The vector environment, beside the plain rules."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import doubloon
from doubloon.bots.desk import STATES, Desk, plain_desk
from doubloon.bots.levels import level
from doubloon.core.errors import BadSetup, IllegalAction
from doubloon.core.game import Game
from doubloon.core.runner import seats_of
from doubloon.core.state import OVER, State
from doubloon.core.stream import fork, from_number
from doubloon.envs.batch import answer_for_others
from doubloon.envs.encoding import encoding_of
from doubloon.envs.match import rewards
from doubloon.envs.vector import VectorEnv
from tests.envs.cases import FULL, QUICKEST, counts

TITLES = doubloon.game_names() if FULL else [QUICKEST]
SELF_PLAY = [(name, players) for name in TITLES for players in counts(name)]
GAMES = 3


class Reference:
    """One game of the environment by the plain rules."""

    def __init__(self, game: Game, players: int, stream: list[int], learner: int = -1, opponents: tuple[str, ...] = ()) -> None:
        self.game, self.start, self.stream, self.learner = game, game.start(players), stream, learner
        self.opponents = [level(name).knobs() for name in opponents]
        self.desk: Desk = plain_desk(game, from_number(0), 1)
        self.result: tuple[list[float], list[int]] | None = None
        self.state: State = self.start
        self.deal()

    def deal(self) -> None:
        fork(self.stream, self.start.stream)
        self.state, _ = self.game.plain.setup(self.start)
        self.bots_answer()

    def bots_answer(self) -> None:
        if self.opponents:
            working = [self.state.copy() for _ in range(STATES)]
            self.game.plain.bind(answer_for_others)([self.state], 0, working, self.learner, self.opponents, self.stream, self.desk)

    @property
    def seat(self) -> int:
        return seats_of(self.state.to_act)[0]

    def step(self, action: int, turns: int = 1) -> None:
        self.result = None
        self.game.plain.apply(self.state, self.seat, action)
        self.bots_answer()
        if self.state.step == OVER:
            standings = self.game.plain.score(self.state)
            self.result = rewards(standings), [standing.points for standing in standings]
            self.learner = (self.learner + turns) % self.start.players if self.opponents else -1
            self.deal()

    def agrees(self, env: VectorEnv, number: int) -> None:
        """Fails where the environment has something else."""
        found = env.positions
        assert env.state(number).pack() == self.state.pack()
        assert found.seats[number] == self.seat
        assert env.learners[number] == self.learner
        view = self.game.plain.hidden(self.state, self.seat)
        assert found.observations[number].tobytes() == encoding_of(self.game).observe(view, self.seat).tobytes()
        assert np.flatnonzero(found.masks[number]).tolist() == self.game.plain.legal(self.state, self.seat)
        assert bool(found.done[number]) == (self.result is not None)
        shares, points = self.result or ([0.0] * self.start.players, [0] * self.start.players)
        assert found.rewards[number].tolist() == np.array(shares, np.float32).tolist()
        assert found.points[number].tolist() == points


def streams(seed: int, games: int) -> Iterator[list[int]]:
    """The chance of each game."""
    stream = from_number(seed)
    for _ in range(games):
        onto = [0, 0, 0, 0]
        fork(stream, onto)
        yield onto


def play_beside(env: VectorEnv, references: list[Reference], steps: int, turns: int = 1) -> int:
    """Play both on, comparing after every step; returns how many games have ended."""
    ended, chance = 0, np.random.default_rng(1)
    for _ in range(steps):
        for number, reference in enumerate(references):
            reference.agrees(env, number)
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in env.positions.masks])
        for reference, action in zip(references, actions.tolist(), strict=True):
            reference.step(action, turns)
            ended += reference.result is not None
        env.step(actions)
    return ended


@pytest.mark.parametrize(("name", "players"), SELF_PLAY)
def test_self_play_goes_by_the_plain_rules_step_by_step(name: str, players: int) -> None:
    game = doubloon.game(name)
    env = VectorEnv(name, GAMES, players)
    env.reset(seed=3)
    references = [Reference(game, players, stream) for stream in streams(3, GAMES)]
    assert play_beside(env, references, 1_200 if FULL else 400) > 0


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize(("seat", "opponents"), [(None, ("greedy", "random")), (2, ("random",))])
def test_against_bots_only_the_learner_is_asked(name: str, seat: int | None, opponents: tuple[str, ...]) -> None:
    game, players = doubloon.game(name), 3
    env = VectorEnv(name, GAMES, players, opponents=opponents, seat=seat)
    env.reset(seed=4)
    seated = (*opponents, *opponents[-1:])[: players - 1]
    learners = [number % players if seat is None else seat for number in range(GAMES)]
    references = [Reference(game, players, stream, learner, seated) for stream, learner in zip(streams(4, GAMES), learners, strict=True)]
    for _ in range(3):
        assert (env.positions.seats == env.learners).all()
        ended = play_beside(env, references, 60 if FULL or seat is not None else 12, 1 if seat is None else 0)
        assert seat is None or (ended > 0 and set(env.learners.tolist()) == {seat})


def everything(env: VectorEnv) -> bytes:
    """All there is to be known of it. (In `moves` old ones are left behind those that count.)"""
    return b"".join(array.tobytes() for array in env._batch._replace(moves=env._batch.counts))


@pytest.mark.parametrize("opponents", [(), ("greedy", "random")])
def test_any_number_of_threads_plays_the_same_games(opponents: tuple[str, ...]) -> None:
    one, three = (VectorEnv(QUICKEST, 16, 4, opponents=opponents, threads=threads) for threads in (1, 3))
    for env in (one, three):
        env.reset(seed=5)
    for _ in range(150 if not opponents else 40):
        actions = one.any_actions().copy()
        for env in (one, three):
            env.step(actions)
        assert everything(one) == everything(three)
    three.close()


def test_the_same_seed_gives_the_same_games_and_another_does_not() -> None:
    env = VectorEnv(QUICKEST, 8)
    first = everything(env)
    for _ in range(200):
        env.step(env.any_actions())
    env.reset(seed=0)
    assert everything(env) == first
    env.reset(seed=1)
    assert everything(env) != first


def test_a_sealed_answer_shows_in_no_observation_and_no_mask() -> None:
    """Two environments with the same games; where a seat's answer stays sealed, it answers differently in the second."""
    game = doubloon.game(QUICKEST)
    one, other = VectorEnv(QUICKEST, 64), VectorEnv(QUICKEST, 64)
    tried = 0
    for _ in range(60):
        actions = one.any_actions().copy()
        others = actions.copy()
        sealed = []
        for number in range(64):
            state = one.state(number)
            open_ = [action for action in np.flatnonzero(one.positions.masks[number]).tolist() if action != actions[number]]
            if game.decisions.kinds[state.decision].sealed and len(seats_of(state.to_act)) > 1 and open_:
                others[number] = open_[0]
                sealed.append(number)
        one.step(actions)
        other.step(others)
        for number in sealed:
            assert one.state(number).pack() != other.state(number).pack()
        assert one.positions.observations[sealed].tobytes() == other.positions.observations[sealed].tobytes()
        assert one.positions.masks[sealed].tobytes() == other.positions.masks[sealed].tobytes()
        tried += len(sealed)
        for source, target in zip(one._batch, other._batch, strict=True):  # both are the same again
            target[...] = source
    assert tried > 100


def test_what_is_not_open_is_refused_and_nothing_changes() -> None:
    env = VectorEnv(QUICKEST, 4)
    before = everything(env)
    actions = env.any_actions().copy()
    take = doubloon.game(QUICKEST).actions.parse("take lamp")
    with pytest.raises(IllegalAction, match=r"game 2: 'take lamp' is not open to Seat 0 now: .* \(UT-4\.3\)") as refused:
        env.step(np.where(np.arange(4) == 2, take, actions))
    assert refused.value.clause == "UT-4.3"
    for wrong in (-1, 10_000):
        with pytest.raises(IllegalAction, match=f"game 1: there is no action {wrong}: they are numbered from 0 to 71"):
            env.step(np.where(np.arange(4) == 1, wrong, actions))
    for bad in (actions[:3], actions.astype(float), int(actions[0])):
        with pytest.raises(BadSetup, match="step takes a whole number for each of 4 games"):
            env.step(bad)
    assert everything(env) == before


def test_what_it_shows_is_to_be_read_only() -> None:
    for array in VectorEnv(QUICKEST, 2).positions:
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"games": 0}, "0 games on 1 threads cannot be played"),
        ({"threads": 0}, "2 games on 0 threads cannot be played"),
        ({"players": 7}, "for 3 to 6 players, not 7"),
        ({"opponents": ("expert",)}, "expert cannot play many games at once: choose random or greedy"),
        ({"opponents": ("nobody",)}, "there is no bot 'nobody'"),
        ({"opponents": ("random",) * 4}, "4 opponents are too many: of 4 players one is the learner"),
        ({"opponents": ("random",), "seat": 4}, "there is no seat 4: 4 players have seats 0 to 3"),
        ({"seat": 1}, "a seat can be chosen where there are opponents"),
    ],
)
def test_what_cannot_be_played_is_refused(settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        VectorEnv(QUICKEST, **{"games": 2, "players": 4, **settings})
