"""All seats of a game, by PettingZoo's own tests and ours."""

import random
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

import doubloon
from doubloon.core.errors import IllegalAction
from doubloon.core.runner import seats_of
from doubloon.core.stream import from_number
from doubloon.envs.match import Match
from doubloon.envs.pettingzoo import TogetherEnv, env, parallel_env, register
from tests.envs.cases import cases

CYCLES = 20
#: Observations with a mask are dicts, which PettingZoo's own games have too and its tests remark on.
pytestmark = [pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"), pytest.mark.filterwarnings("ignore:.*probably should be gym")]


@pytest.mark.parametrize(("name", "players"), cases())
def test_turn_by_turn_passes_the_api_test(name: str, players: int) -> None:
    api_test(env(name, players=players), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "players"), cases())
def test_turn_by_turn_passes_the_seed_test(name: str, players: int) -> None:
    seed_test(lambda: env(name, players=players), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "players"), cases())
def test_together_passes_the_api_test(name: str, players: int) -> None:
    """There is a seed test for this form too, but it takes actions without looking at the mask. Ours for seeds is that it goes by the rules."""
    parallel_api_test(parallel_env(name, players=players), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "players"), cases())
def test_turn_by_turn_a_game_goes_to_its_end_by_the_rules(name: str, players: int) -> None:
    match, turns, chance = Match(name, players), env(name, players=players), np.random.default_rng(1)
    match.deal(first_deal(7))
    turns.reset(seed=7)
    while not match.is_over:
        seat = seats_of(match.state.to_act)[0]
        seen, reward, over, _, _ = turns.last()
        assert (turns.agent_selection, reward, over) == (f"player_{seat}", 0, False)
        assert_shown(match, seat, seen, match.game.plain.legal(match.state, seat))
        action = int(chance.choice(np.flatnonzero(seen["action_mask"])))
        turns.step(action)
        match.answer(seat, action)
    assert_ended(match, turns.rewards, turns.infos)
    assert all(turns.terminations.values())


@pytest.mark.parametrize(("name", "players"), cases())
def test_together_a_game_goes_to_its_end_by_the_rules(name: str, players: int) -> None:
    match, together, chance = Match(name, players), TogetherEnv(name, players), np.random.default_rng(1)
    match.deal(first_deal(7))
    observations, _ = together.reset(seed=7)
    rewards: dict[str, float] = {}
    infos: dict[str, Any] = {}
    while not match.is_over:
        is_sealed = match.game.decisions.kinds[match.state.decision].sealed
        asked = seats_of(match.state.to_act) if is_sealed else seats_of(match.state.to_act)[:1]
        for seat in range(players):
            open_ = match.game.plain.legal(match.state, seat) if seat in asked else [together.pass_action]
            assert_shown(match, seat, observations[f"player_{seat}"], open_)
        actions = {agent: int(chance.choice(np.flatnonzero(seen["action_mask"]))) for agent, seen in observations.items()}
        observations, rewards, over, _, infos = together.step(actions)
        for seat in asked:
            match.answer(seat, actions[f"player_{seat}"])
        assert set(over.values()) == {match.is_over}
    assert_ended(match, rewards, infos)
    assert together.agents == []


def first_deal(seed: int) -> list[int]:
    return from_number(random.Random(seed).getrandbits(62))


def assert_shown(match: Match, seat: int, seen: dict[str, Any], open_: list[int]) -> None:
    view = match.game.plain.hidden(match.state, seat)
    assert seen["observation"].tobytes() == match.encoding.observe(view, seat).tobytes()
    assert np.flatnonzero(seen["action_mask"]).tolist() == open_


def assert_ended(match: Match, rewards: dict[str, float], infos: dict[str, Any]) -> None:
    standings = match.game.plain.score(match.state)
    points = [standing.points for standing in standings]
    assert all(info["points"] == points for info in infos.values())
    if len(standings) == 1:
        assert list(rewards.values()) == points
    else:
        assert sum(rewards.values()) == pytest.approx(1)
        assert [reward > 0 for reward in rewards.values()] == [standing.rank == 1 for standing in standings]


def test_pettingzoo_makes_them_by_name() -> None:
    for _ in range(2):  # a second time nothing is overridden
        register()
    for name in doubloon.game_names():
        id_ = f"doubloon/{name}-v{doubloon.game(name).rulebook.version}"
        players = doubloon.game(name).player_counts[-1]
        for kind in ("aec", "parallel"):
            made = pettingzoo.make(kind, id_, players=players)
            assert made.metadata["name"] == id_
            assert len(made.possible_agents) == players


def test_only_who_is_asked_may_act() -> None:
    game = doubloon.game("unexpected-treasures")
    turns = env("unexpected-treasures", players=4)
    turns.reset(seed=1)
    assert turns.agent_selection == "player_0"
    assert turns.observe("player_0")["action_mask"].sum() == 6
    assert turns.observe("player_1")["action_mask"].sum() == 0
    before = turns.observe("player_0")["observation"]
    for wrong in (game.actions.parse("take lamp"), 10_000, None):
        with pytest.raises(IllegalAction):
            turns.step(wrong)
    assert (turns.observe("player_0")["observation"] == before).all()


def test_together_all_answers_are_carried_out_or_none() -> None:
    game = doubloon.game("unexpected-treasures")
    together = TogetherEnv("unexpected-treasures", 4)
    before, _ = together.reset(seed=1)
    assert all(seen["action_mask"].sum() == 6 and not seen["action_mask"][together.pass_action] for seen in before.values())
    take = game.actions.parse("take lamp")
    good: dict[str, Any] = dict.fromkeys(together.agents, 0)
    for wrong in ({**good, "player_3": take}, {**good, "player_2": together.pass_action}, {"player_0": 0}):
        with pytest.raises(IllegalAction):
            together.step(wrong)
    assert together._match.state.to_act == 0b1111
    different = {agent: 1 + seat for seat, agent in enumerate(together.agents)}
    after, *_ = together.step(different)
    asked = [agent for agent, seen in after.items() if not seen["action_mask"][together.pass_action]]
    assert len(asked) == 1
    idle = next(agent for agent in after if agent not in asked)
    assert np.flatnonzero(after[idle]["action_mask"]).tolist() == [together.pass_action]
    with pytest.raises(IllegalAction, match="is not asked now: it can only pass, which is action 72"):
        together.step({asked[0]: int(np.flatnonzero(after[asked[0]]["action_mask"])[0]), idle: 0})


def test_a_sealed_answer_is_not_seen_by_who_answers_next() -> None:
    seen = []
    for card in (1, 4):
        turns = env("unexpected-treasures", players=4)
        turns.reset(seed=1)
        turns.step(card)
        assert turns.agent_selection == "player_1"
        seen.append(turns.observe("player_1")["observation"].tobytes() + turns.observe("player_1")["action_mask"].tobytes())
    assert seen[0] == seen[1]
