"""One seat against bots, by Gymnasium's own checks and ours."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import doubloon
from doubloon.core.errors import BadSetup, IllegalAction
from doubloon.envs.gymnasium import SeatEnv
from tests.envs.cases import cases


def make(name: str, **settings: Any) -> SeatEnv:
    env = gymnasium.make(f"doubloon/{name}-v1", **settings).unwrapped
    assert isinstance(env, SeatEnv)
    return env


@pytest.mark.parametrize(("name", "players"), cases())
def test_check_env_passes(name: str, players: int) -> None:
    check_env(make(name, players=players, bots=["random"]))


@pytest.mark.parametrize(("name", "players"), cases())
def test_a_game_goes_to_its_end(name: str, players: int) -> None:
    env = make(name, players=players, bots=["random"], illegal="raise")
    chance = np.random.default_rng(1)
    observation, info = env.reset(seed=1)
    over, steps, reward = False, 0, 0.0
    while not over:
        assert env.observation_space.contains(observation)
        assert observation[0] == info["seat"]
        assert info["action_mask"].tolist() == env.action_masks().tolist()
        assert "points" not in info
        observation, reward, over, cut_off, info = env.step(chance.choice(np.flatnonzero(info["action_mask"])))
        assert not cut_off
        assert over or reward == 0
        steps += 1
    assert steps > 1
    assert not info["action_mask"].any()
    assert len(info["points"]) == players
    best = max(info["points"])
    assert reward == best if players == 1 else 0 <= reward <= 1
    if players > 1 and info["points"].count(best) == 1:
        assert (reward == 1) == (info["points"][info["seat"]] == best)


def test_the_seat_is_drawn_anew_for_each_game_or_stays() -> None:
    env = make("unexpected-treasures", bots=["random"])
    assert len({env.reset(seed=seed)[1]["seat"] for seed in range(20)}) == 4
    env = make("unexpected-treasures", bots=["random"], seat=2)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_an_action_that_is_not_open_changes_nothing_and_says_why() -> None:
    env = make("unexpected-treasures", seat=0)
    take = np.int64(doubloon.game("unexpected-treasures").actions.parse("take lamp"))
    before, _ = env.reset(seed=1)
    observation, reward, over, cut_off, info = env.step(take)
    assert (observation == before).all()
    assert (reward, over, cut_off) == (0.0, False, False)
    assert info["refused"].startswith("'take lamp' is not open to Seat 0 now: ")
    assert info["refused"].endswith("(UT-4.3)")
    strict = make("unexpected-treasures", seat=0, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"UT-4\.3"):
        strict.step(take)


def test_bots_of_all_sorts_play() -> None:
    env = make("unexpected-treasures", players=3, seat=1, bots=["greedy", "random"])
    _, info = env.reset(seed=1)
    for _ in range(3):
        _, _, _, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
    assert "refused" not in info


def test_the_view_can_be_read() -> None:
    env = make("unexpected-treasures", seat=1, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert "players 4\n" in text
    assert "card [None, -1, -1, -1, 0, 0]" in text  # seat 0 has chosen, and seat 1 does not see what


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"players": 2}, "for 3 to 6 players, not 2"),
        ({"seat": 4}, "there is no seat 4: 4 players have seats 0 to 3"),
        ({"bots": []}, "0 bots do not fit"),
        ({"bots": ["random"] * 4}, "4 bots do not fit"),
        ({"bots": ["nobody"]}, "there is no bot 'nobody'"),
        ({"illegal": "ignore"}, "illegal is 'ignore': choose one of tell, raise"),
    ],
)
def test_what_cannot_be_played_is_refused(settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        SeatEnv("unexpected-treasures", **settings)


def test_gymnasium_knows_all_titles_by_name_and_version() -> None:
    ids = {f"doubloon/{name}-v{doubloon.game(name).rulebook.version}" for name in doubloon.game_names()}
    assert {id_ for id_ in gymnasium.registry if id_.startswith("doubloon/")} == ids


def test_gymnasium_imports_what_it_is_told_to() -> None:
    """In a fresh process, where nothing of ours has been imported."""
    code = "import gymnasium; gymnasium.make('doubloon.envs.gymnasium:doubloon/the-plan-v1', players=1).reset(seed=1)"
    subprocess.run([sys.executable, "-c", code], check=True)
