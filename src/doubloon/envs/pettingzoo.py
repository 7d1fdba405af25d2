"""PettingZoo: all seats of a game, one after the other (`env`) or together (`parallel_env`).

    import pettingzoo
    import doubloon.envs.pettingzoo
    env = pettingzoo.make("aec", "doubloon/unexpected-treasures-v1", players=4)

Importing this module makes the environments known to PettingZoo.

Agents are `player_0` and so on, by seat. An observation has the numbers of the agent's view (`observation`) and the actions open to it (`action_mask`).
Rewards are 0 until the end, and then the share of the victory (alone: the points). An action that is not open raises `IllegalAction`, and nothing has changed.
"""

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pettingzoo
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

import doubloon
from doubloon.core.errors import IllegalAction
from doubloon.core.game import Game
from doubloon.core.stream import from_number
from doubloon.envs.gymnasium import observation_space
from doubloon.envs.match import Match, environment_name

Observation = dict[str, Any]


def register() -> None:
    """Make both forms of all installed titles known to PettingZoo's `make`."""
    for name in doubloon.game_names():
        id_ = environment_name(doubloon.game(name))
        for kind, registry, maker in (("aec", pettingzoo.aec_registry, "env"), ("parallel", pettingzoo.parallel_registry, "parallel_env")):
            if id_ not in registry:
                pettingzoo.register(kind, id_, f"doubloon.envs.pettingzoo:{maker}", kwargs={"name": name})


def env(name: str | Game, **settings: Any) -> "AECEnv[str, Observation, int | None]":
    """The game turn by turn, with PettingZoo's own guards against calls out of order. Settings as in `SeatsEnv`."""
    return wrappers.OrderEnforcingWrapper(SeatsEnv(name, **settings))


raw_env = env


def parallel_env(name: str | Game, **settings: Any) -> "ParallelEnv[str, Observation, int]":
    """The game with all seats at once. Settings as in `SeatsEnv`."""
    return TogetherEnv(name, **settings)


class _Seats:
    """What both forms have in common."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        name: str | Game,
        players: int | None = None,
        *,
        options: Mapping[str, int | str] | None = None,
        components: str | Path | None = None,
        render_mode: str | None = None,
        more: int = 0,
    ) -> None:
        self._match = Match(name, players, options=options, components=components)
        self.metadata = {**type(self).metadata, "name": environment_name(self._match.game)}  # type: ignore[misc]
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self._match.players)]
        self.agents: list[str] = []
        self._more = more
        count = self._match.game.actions.count + more
        self._chance = random.Random()
        self.observation_spaces = {
            agent: spaces.Dict({"observation": observation_space(self._match), "action_mask": spaces.Box(0, 1, (count,), np.int8)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The public view in lines of text: what somebody may know who only watches."""
        return self._match.text(-1) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to be closed."""

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._chance = random.Random(seed)
        self._match.deal(from_number(self._chance.getrandbits(62)))
        self.agents = self.possible_agents[:]

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _ends(self) -> tuple[dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Rewards, terminations, truncations and infos of all agents as things stand."""
        is_over, agents = self._match.is_over, self.agents
        rewards = dict(zip(agents, self._match.rewards, strict=True)) if is_over else dict.fromkeys(agents, 0.0)
        infos: dict[str, dict[str, Any]] = {agent: {"points": self._match.points} if is_over else {} for agent in agents}
        return rewards, dict.fromkeys(agents, is_over), dict.fromkeys(agents, False), infos


class SeatsEnv(_Seats, AECEnv):  # type: ignore[misc]
    """Seats are asked one after the other; of several that are asked at once, whose answers are sealed, the lowest first, each from its own view."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a new game. There are no `options`."""
        self._deal(seed)
        self.rewards, self.terminations, self.truncations, self.infos = self._ends()
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._ask()

    def observe(self, agent: str) -> Observation:
        """What the agent may know. Actions are open to the one whose turn it is."""
        seat = self._seat(agent)
        return {"observation": self._match.observation(seat), "action_mask": self._match.mask(seat, asked=agent == self.agent_selection)}

    def step(self, action: int | None) -> None:
        """Answer for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{agent} has to act: give the number of an action that is open")
        seat = self._seat(agent)
        self._match.check(seat, int(action))
        self._match.answer(seat, int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards, self.terminations, self.truncations, self.infos = self._ends()
        self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        asked = self._match.asked
        self.agent_selection = self.possible_agents[asked[0] if asked else 0]


class TogetherEnv(_Seats, ParallelEnv):  # type: ignore[misc]
    """All seats act in every step: those that are asked answer, the others pass.

    Passing is the action after the last of the game's own (`pass_action`), and the only one open to whoever is not asked. All are told apart from their own
    views; but whoever is done with an answer made of several actions passes until the others are, and could count how long: the other form does not show that.
    """

    metadata: ClassVar[dict[str, Any]] = {**_Seats.metadata, "is_parallelizable": True}

    def __init__(self, name: str | Game, players: int | None = None, **settings: Any) -> None:
        super().__init__(name, players, **settings, more=1)
        self.pass_action = self._match.game.actions.count

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:  # noqa: ARG002
        """Deal a new game. There are no `options`."""
        self._deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Answer for all agents: all answers are carried out, or none."""
        asked = self._match.asked
        for agent in self.agents:
            seat, action = self._seat(agent), int(actions.get(agent, self.pass_action))
            if seat in asked:
                if action == self.pass_action:
                    raise IllegalAction(f"{agent} has to answer and cannot pass: give the number of an action that is open")
                self._match.check(seat, action)
            elif action != self.pass_action:
                raise IllegalAction(f"{agent} is not asked now: it can only pass, which is action {self.pass_action}")
        for seat in asked:
            self._match.answer(seat, int(actions[self.possible_agents[seat]]))
        observations, ends = self._observations(), self._ends()
        if self._match.is_over:
            self.agents = []
        return observations, *ends

    def _observations(self) -> dict[str, Observation]:
        asked, found = self._match.asked, {}
        for agent in self.agents:
            seat = self._seat(agent)
            mask = self._match.mask(seat, asked=seat in asked, more=self._more)
            mask[self.pass_action] = seat not in asked
            found[agent] = {"observation": self._match.observation(seat), "action_mask": mask}
        return found


register()
