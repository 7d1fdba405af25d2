"""The titles as OpenSpiel's games, by its own random simulation and ours."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest

import doubloon
from benchmarks.mccfr import main as mccfr
from doubloon.core.registry import load_folder
from doubloon.core.runner import seats_of
from doubloon.envs.encoding import encoding_of
from doubloon.envs.openspiel import register_game
from tests.envs.cases import QUICKEST, cases
from tests.titles import FOLDERS, HERE

PENNIES = load_folder(HERE / "toys" / "pennies")


def load(name: str, players: int, seed: int = 1) -> Any:
    return pyspiel.load_game(f"doubloon_{name.replace('-', '_')}_v1", {"players": players, "rng_seed": seed})


def playing(game: Any, seed: int = 1) -> Iterator[Any]:
    """The decisions of a random game, and its end."""
    chance, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            assert state.chance_outcomes() == [(0, 1.0)]
            state.apply_action(0)
        else:
            yield state
            state.apply_action(chance.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize(("name", "players"), cases())
def test_the_random_simulation_test_passes(name: str, players: int) -> None:
    """But for whole games as bytes: OpenSpiel asks sampled games for the state of their chance, and has no way for those written in Python to answer."""
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("name", "players"), cases())
def test_seats_are_asked_in_order_and_shown_their_view(name: str, players: int) -> None:
    title = doubloon.game(name)
    state: Any = None
    truth: Any = None
    for number, state in enumerate(playing(load(name, players))):
        truth = state.path[-1].state
        if state.is_terminal():
            break
        seat = seats_of(truth.to_act)[0]
        assert state.current_player() == seat
        assert state.legal_actions() == title.plain.legal(truth, seat)
        if number % 10 == 0:
            for each in range(players):
                expected = encoding_of(title).observe(title.plain.hidden(truth, each), each)
                assert np.array_equal(state.observation_tensor(each), expected)
    standings = title.plain.score(truth)
    returns = state.returns()
    if players == 1:
        assert returns == [standings[0].points]
    else:
        assert sum(returns) == pytest.approx(0)
        assert [each > -1 / players for each in returns] == [standing.rank == 1 for standing in standings]


def test_sealed_answers_are_not_seen_by_who_answers_next() -> None:
    seen = set()
    state = load(QUICKEST, 4).new_initial_state()
    state.apply_action(0)
    for card in (1, 4):
        after = state.child(card)
        assert after.current_player() == 1
        seen.add((after.information_state_string(1), after.observation_string(1), tuple(after.observation_tensor(1))))
    assert len(seen) == 1
    assert state.child(1).information_state_string(0) != state.child(4).information_state_string(0)


def test_how_many_actions_a_sealed_answer_takes_is_not_seen_by_who_answers_next() -> None:
    """Trasteros Locos: an offer is any number of cubes, then done."""
    actions = doubloon.game("trasteros-locos").actions
    seen: set[str] = set()
    for state in playing(load("trasteros-locos", 3)):
        truth = state.path[-1].state
        kind = doubloon.game("trasteros-locos").decisions.kinds[truth.decision]
        open_ = [actions.text(action) for action in state.legal_actions()]
        if kind.name == "offer" and len(seats_of(truth.to_act)) > 1 and any(text.startswith("add") for text in open_) and "done" in open_:
            quick = state.child(actions.parse("done"))
            slow = state.child(state.legal_actions()[0]).child(actions.parse("done"))
            assert quick.current_player() == slow.current_player() != state.current_player()
            seen = {each.information_state_string(quick.current_player()) for each in (quick, slow)}
            break
    assert len(seen) == 1


def test_a_player_recalls_what_he_did_and_saw() -> None:
    """Two ways to the same view that differ by what he did, or saw in between, are told apart; what he never saw does not matter."""
    game = load(QUICKEST, 3)
    strings: dict[str, tuple[Any, ...]] = {}
    for seed in range(5):
        own: list[Any] = []
        for state in playing(game, seed):
            if state.is_terminal():
                break
            player = state.current_player()
            if player == 0:
                own.append(state.observation_string(0))
                text = state.information_state_string(0)
                assert text.endswith(state.observation_string(0).removeprefix("seat=0 "))
                assert strings.setdefault(text, tuple(own)) == tuple(own)
    assert len(strings) > 50


def test_chance_is_sampled_anew_each_time() -> None:
    game = load(QUICKEST, 4)
    deals = set()
    for _ in range(5):
        state = game.new_initial_state()
        state.apply_action(0)
        deals.add(str(state))
    assert len(deals) == 5
    again = load(QUICKEST, 4)
    state = again.new_initial_state()
    state.apply_action(0)
    assert str(state) in deals


def test_a_copy_and_one_from_bytes_go_on_alike() -> None:
    for number, state in enumerate(playing(load(QUICKEST, 3))):
        if number == 20:
            clone, read = state.clone(), state.get_game().deserialize_state(state.serialize())
            for other in (clone, read):
                assert str(other) == str(state)
                assert other.information_state_string(0) == state.information_state_string(0)
            clone.apply_action(clone.legal_actions()[-1])
            assert str(clone) != str(state)
            return


def test_a_game_without_chance_is_declared_so() -> None:
    """Pennies draws nothing: its tree can be walked as a whole."""
    name = register_game(PENNIES, chance=False)
    game = pyspiel.load_game(name, {"players": 2})
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    ends: list[list[float]] = []
    waiting = [game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        assert not state.is_chance_node()
        if state.is_terminal():
            ends.append(state.returns())
        else:
            waiting += [state.child(action) for action in state.legal_actions()]
    assert sorted(ends) == [[-0.5, 0.5]] * 2 + [[0.5, -0.5]] * 2


def test_a_game_that_draws_is_not_one_without_chance() -> None:
    game = pyspiel.load_game(register_game(load_folder(FOLDERS["goofspiel"]), chance=False), {"players": 2})
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    with pytest.raises(ValueError, match="has been registered as a game without chance, but 'bid 1' draws"):
        state.apply_action(state.legal_actions()[0])


def test_counterfactual_regret_minimisation_is_less_and_less_exploitable(capsys: pytest.CaptureFixture[str]) -> None:
    """At four cards, with prizes in falling order. `python3 run.py mccfr` does it at length."""
    assert mccfr(["--rounds", "32"]) == 0
    found = [(int(rounds), float(exploited)) for rounds, _, _, exploited in map(str.split, capsys.readouterr().out.splitlines())]
    assert [rounds for rounds, _ in found] == [1, 2, 4, 8, 16, 32]
    assert 0 < found[-1][1] < found[0][1] / 2
    with pytest.raises(SystemExit):
        mccfr(["--rounds", "0"])
    assert "--rounds 0: at least 1" in capsys.readouterr().err
