"""Training a network by letting it play itself: proximal policy optimisation over the vector environment. Needs torch, which Doubloon does not install.

Every answer of every seat is learned from: what the seat got at the end, its share of the victory and a part for the margin, against what the network had
expected. From time to time the network meets three greedy bots, which it never learns from.
"""

import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from doubloon.core.errors import DoubloonError
from doubloon.core.game import Game
from doubloon.envs.credit import advantages, reward
from doubloon.envs.learned import meet
from doubloon.envs.network import Network, Reader
from doubloon.envs.vector import VectorEnv

try:
    import torch
except ImportError as missing:
    raise DoubloonError("learning needs torch, which is not among the packages of Doubloon: pip install torch") from missing

GAMES = 512
#: Answers in each game between two updates.
STEPS = 64
WIDTH = 96
EPOCHS, PARTS = 2, 8
RATE = 1e-3
CLIP = 0.2
ENTROPY = 0.01
#: Seconds between two meetings with greedy bots, and games in such a meeting and in the last one.
MEETING, MET, MET_AT_LAST = 60.0, 100, 1000


class Point(NamedTuple):
    """A point of the learning curve: minutes and answers so far, and which part of the victory the network got in each game against greedy bots."""

    minutes: float
    answers: int
    wins: list[float]


class Net(torch.nn.Module):  # type: ignore[misc]
    """The network as torch trains it."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.inputs = torch.nn.Parameter(torch.empty(inputs, WIDTH))
        self.first = torch.nn.Parameter(torch.zeros(WIDTH))
        self.second = torch.nn.Linear(WIDTH, WIDTH)
        self.policy = torch.nn.Linear(WIDTH, actions)
        self.value = torch.nn.Linear(WIDTH, 1)
        torch.nn.init.normal_(self.inputs, std=0.1)
        torch.nn.init.normal_(self.policy.weight, std=0.01)

    def forward(self, read: Any) -> tuple[Any, Any]:
        """What it prefers, and what it expects to get."""
        hidden = torch.relu(self.second(torch.relu(self._summed(read) + self.first)))
        return self.policy(hidden), self.value(hidden)[:, 0]

    def _summed(self, read: Any) -> Any:
        """The rows of weights of all inputs that are set, added up: for learning as a product of matrices, whose gradient is found five times as fast."""
        if not torch.is_grad_enabled():
            return torch.nn.functional.embedding_bag(read, self.inputs, mode="sum")
        return torch.zeros(len(read), len(self.inputs)).scatter_(1, read, 1.0) @ self.inputs

    def plain(self) -> Network:
        """The same for playing."""
        weights = (self.inputs, self.first, self.second.weight.T, self.second.bias, self.policy.weight.T, self.policy.bias)
        return Network(*(each.detach().numpy().astype(np.float32) for each in weights))


class Answers(NamedTuple):
    """Answers with a choice, one behind the other: what was read, what was open, what was chosen, how likely it was, and what came of it."""

    read: Any
    masks: Any
    chosen: Any
    likely: Any
    advantage: Any
    returned: Any


class Pupil:
    """A network that plays itself, and gets better."""

    def __init__(self, game: Game, players: int, seed: int) -> None:
        torch.manual_seed(seed)
        self.env = VectorEnv(game, GAMES, players, threads=torch.get_num_threads())
        self.positions = self.env.reset(seed)
        self.reader = Reader(game, players)
        self.net = Net(self.reader.inputs, game.actions.count)
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=RATE, eps=1e-5)
        self.answers = 0

    def practise(self) -> None:
        """Play on for a while, and learn from it."""
        self.learn_from(self.play())

    def play(self) -> Answers:
        """Let every game go on by so many answers. Those without a choice are given without thought, and not learned from."""
        shape = (STEPS, GAMES)
        seats, chosen = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
        done, has_choice = np.zeros(shape, bool), np.zeros(shape, bool)
        values, likely = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        rewards = np.zeros((*shape, self.env.players), np.float32)
        read: list[Any] = []
        masks: list[Any] = []
        for step in range(STEPS):
            at = self.positions
            seats[step] = at.seats
            has_choice[step] = at.masks.sum(axis=1) > 1
            rows = np.flatnonzero(has_choice[step])
            read.append(self.reader.read(at.observations[rows], at.seats[rows]))
            turned = self.reader.actions[at.seats[rows]]
            mask = np.zeros((len(rows), self.env.actions), bool)
            np.put_along_axis(mask, turned, at.masks[rows], axis=1)
            masks.append(mask)
            with torch.no_grad():
                wanted, expected = self.net(torch.from_numpy(read[-1]))
                chances = torch.log_softmax(wanted.masked_fill(torch.from_numpy(~mask), -1e9), dim=1)
                picked = torch.multinomial(chances.exp(), 1)
            chosen[step, rows] = picked[:, 0].numpy()
            likely[step, rows] = chances.gather(1, picked)[:, 0].numpy()
            values[step, rows] = expected.numpy()
            actions = at.masks.argmax(axis=1)
            actions[rows] = (turned == picked.numpy()).argmax(axis=1)
            self.positions = after = self.env.step(actions)
            done[step] = after.done
            rewards[step] = reward(after.rewards, after.points)
        self.answers += STEPS * GAMES
        advantage, known = advantages(seats, values, done, rewards, has_choice)
        kept = known[has_choice]
        return Answers(np.concatenate(read)[kept], np.concatenate(masks)[kept], chosen[known], likely[known], advantage[known], (advantage + values)[known])

    def learn_from(self, answers: Answers) -> None:
        """Make what turned out better than expected more likely, by small steps."""
        tensors = [torch.from_numpy(each) for each in answers]
        for _ in range(EPOCHS):
            for part in torch.randperm(len(answers.chosen)).chunk(PARTS):
                read, mask, chosen, likely, advantage, returned = (each[part] for each in tensors)
                wanted, expected = self.net(read)
                chances = torch.log_softmax(wanted.masked_fill(~mask, -1e9), dim=1)
                ratio = (chances.gather(1, chosen[:, None])[:, 0] - likely).exp()
                good = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
                gain = torch.min(ratio * good, ratio.clamp(1 - CLIP, 1 + CLIP) * good).mean()
                entropy = -(chances.exp() * chances).sum(dim=1).mean()
                loss = -gain + 0.5 * (returned - expected).square().mean() - ENTROPY * entropy
                self.optimiser.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimiser.step()


def lessons(pupil: Pupil, seconds: float, seed: int) -> Iterator[Point]:
    """Practise until the time is over, with a meeting now and then, and a longer one at the end. Meetings are not counted as time."""
    spent, met = 0.0, 0.0
    while spent < seconds:
        began = time.perf_counter()
        for group in pupil.optimiser.param_groups:
            group["lr"] = RATE * max(0.05, 1 - spent / seconds)
        pupil.practise()
        spent += time.perf_counter() - began
        if spent - met >= MEETING or spent >= seconds:
            met = spent
            games = MET if spent < seconds else MET_AT_LAST
            yield Point(spent / 60, pupil.answers, meet(pupil.env.game, pupil.env.players, pupil.net.plain(), games, seed + 1, threads=torch.get_num_threads()))
