"""Gymnasium: one seat of a game against bots.

    import gymnasium
    import doubloon.envs.gymnasium
    env = gymnasium.make("doubloon/unexpected-treasures-v1", players=4, bots=["greedy"])
    observation, info = env.reset(seed=1)
    env.step(env.action_space.sample(info["action_mask"]))

Importing this module makes the environments known to Gymnasium.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

import doubloon
from doubloon.bots import Bot, level
from doubloon.core.errors import BadSetup, IllegalAction
from doubloon.core.game import Game
from doubloon.core.stream import from_number
from doubloon.envs.encoding import Numbers
from doubloon.envs.match import Mask, Match, environment_name

#: What is done with an action that is not open.
ILLEGAL = ("tell", "raise")


def register() -> None:
    """Make the environments of all installed titles known to Gymnasium."""
    for name in doubloon.game_names():
        id_ = environment_name(doubloon.game(name))
        if id_ not in gymnasium.registry:
            gymnasium.register(id=id_, entry_point="doubloon.envs.gymnasium:SeatEnv", kwargs={"name": name})


def observation_space(match: Match) -> Any:
    """Any numbers of 16 bits, as many as the view has."""
    limits = np.iinfo(np.int16)
    return spaces.Box(int(limits.min), int(limits.max), (match.encoding.size,), np.int16)


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """One seat. The others are bots: the first of `bots` sits next to it and so on, the last in all seats left.

    `seat` is where the learner sits; without one, chance decides for each game. Rewards are 0 until the end, and then the share of the victory (alone: the
    points). `info` has the mask of open actions (`action_mask`), the learner's `seat`, and at the end the `points` of all.

    An action that is not open changes nothing: the same position is returned with the reason, and the clause that forbids it, as `info["refused"]`. With
    `illegal="raise"` it raises `IllegalAction` instead.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        name: str | Game,
        players: int | None = None,
        *,
        seat: int | None = None,
        bots: Sequence[str] = ("greedy",),
        pace: int = 1,
        illegal: str = "tell",
        options: Mapping[str, int | str] | None = None,
        components: str | Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._match = Match(name, players, options=options, components=components)
        count = self._match.players
        if seat is not None and not 0 <= seat < count:
            raise BadSetup(f"there is no seat {seat}: {count} players have seats 0 to {count - 1}")
        if not bots or len(bots) > max(1, count - 1):
            raise BadSetup(f"{len(bots)} bots do not fit: there must be 1 to {max(1, count - 1)} for {count} players, the last one takes all seats left")
        if illegal not in ILLEGAL:
            raise BadSetup(f"illegal is {illegal!r}: choose one of {', '.join(ILLEGAL)}")
        for bot in bots:
            level(bot)
        self._fixed, self._kinds, self._pace, self._illegal = seat, list(bots), pace, illegal
        self._seat = seat or 0
        self._bots: dict[int, Bot] = {}
        self.render_mode = render_mode
        self.observation_space = observation_space(self._match)
        self.action_space = spaces.Discrete(self._match.game.actions.count)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Numbers, dict[str, Any]]:
        """Deal a new game. There are no `options`."""
        super().reset(seed=seed, options=options)
        players = self._match.players
        self._seat = int(self.np_random.integers(players)) if self._fixed is None else self._fixed
        seeds = [int(number) for number in self.np_random.integers(1 << 62, size=players)]
        self._bots = {
            (self._seat + place) % players: Bot(
                self._match.game, self._kinds[min(place, len(self._kinds)) - 1], seeds[place], pace=self._pace, timed=False, at_once=False
            )
            for place in range(1, players)
        }
        self._match.deal(from_number(seeds[0]))
        self._let_others_answer()
        return self._match.observation(self._seat), self._info()

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Answer for the seat; then the bots answer until it is asked again, or the game is over."""
        match = self._match
        try:
            match.check(self._seat, int(action))
        except IllegalAction as refusal:
            if self._illegal == "raise":
                raise
            return match.observation(self._seat), 0.0, match.is_over, False, {**self._info(), "refused": str(refusal)}
        match.answer(self._seat, int(action))
        self._let_others_answer()
        reward = match.rewards[self._seat] if match.is_over else 0.0
        return match.observation(self._seat), reward, match.is_over, False, self._info()

    def action_masks(self) -> Mask:
        """1 for every action that is open now."""
        return self._match.mask(self._seat)

    def render(self) -> str | None:
        """The learner's view in lines of text."""
        return self._match.text(self._seat) if self.render_mode == "ansi" else None

    def _let_others_answer(self) -> None:
        match = self._match
        while not match.is_over and match.asked[0] != self._seat:
            seat = match.asked[0]
            match.answer(seat, self._bots[seat].action(match.game.plain.hidden(match.state, seat), seat))

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self._seat}
        return {**info, "points": self._match.points} if self._match.is_over else info


register()
