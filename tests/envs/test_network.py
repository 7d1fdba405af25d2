"""A network that plays: what it reads, what it is credited with, and that it needs only its seat's view."""

import importlib.util
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import doubloon
from doubloon import Table
from doubloon.bots import Bot
from doubloon.cli import app
from doubloon.core.errors import BadFile, BadSetup, DoubloonError
from doubloon.core.state import UNKNOWN
from doubloon.envs.credit import LAMBDA, advantages, reward
from doubloon.envs.encoding import encoding_of
from doubloon.envs.learned import WEIGHTS, meet
from doubloon.envs.network import CLASSES, Network, Player, Reader
from tests.games.unexpected_treasures.positions import Position, goods

GAME = doubloon.game("unexpected-treasures")


def any_network(seed: int = 0) -> Network:
    chance = np.random.default_rng(seed)
    shapes = ((Reader(GAME, 4).inputs, 8), (8,), (8, 8), (8,), (8, GAME.actions.count), (GAME.actions.count,))
    return Network(*(chance.normal(size=shape).astype(np.float32) for shape in shapes))


# Reading


def test_numbers_are_put_into_classes() -> None:
    """Covered, below 0, each of 0 to 7, then 8 to 11, 12 to 15, 16 to 23, and more."""
    reader = Reader(GAME, 4)
    row = np.zeros((1, reader.encoding.size), np.int16)
    numbers = [UNKNOWN, -1, 0, 7, 8, 11, 12, 23, 24, 999]
    place = next(each for each in reader.encoding.places if each.name == "place")
    row[0, place.first : place.first + len(numbers)] = numbers
    read = reader.read(row, np.array([0]))[0]
    firsts = np.arange(reader.encoding.size) * CLASSES
    assert (read - firsts)[place.first : place.first + len(numbers)].tolist() == [0, 1, 2, 9, 10, 10, 11, 12, 13, 13]


def test_every_seat_sees_itself_first() -> None:
    """The same position turned by one seat is read the same."""
    reader, encoding = Reader(GAME, 3), encoding_of(GAME)
    own = [goods(lamp=1), goods(stool=2), goods(radio=3)]
    views = []
    for seat in range(3):
        s = Position(3, own=own[-seat:] + own[:-seat], opened=[8]).s
        s.chip = [*([5, 2, 9][-seat:] + [5, 2, 9][:-seat]), 0, 0, 0]
        s.mover = (seat + 1) % 3
        s.place = [0] * len(s.place)
        views.append(encoding.observe(s, seat))
    read = reader.read(np.stack(views), np.arange(3))
    shown = [name for name in ("goods", "chip", "mover") for place in encoding.places if place.name == name]
    for name in shown:
        place = next(each for each in encoding.places if each.name == name)
        columns = read[:, place.first : place.first + place.size]
        assert (columns == columns[0]).all(), name


def test_actions_turn_with_the_seat() -> None:
    """To steal from the seat after me is the same action, wherever I sit; what names no seat stays as it is."""
    reader, parse = Reader(GAME, 4), GAME.actions.parse
    turned = {int(reader.actions[seat][parse(f"steal {(seat + 1) % 4} radio")]) for seat in range(4)}
    assert turned == {parse("steal 1 radio")}
    for seat in range(4):
        assert reader.actions[seat][parse("take lamp")] == parse("take lamp")
        assert sorted(reader.actions[seat]) == list(range(GAME.actions.count))


# What answers are credited with


def test_an_answer_is_credited_with_what_its_own_seat_got_after_it() -> None:
    """One game of two seats: seat 0 answers, seat 1 answers, seat 0 answers, and the game ends with 1 for seat 0. Of the next game nothing is known yet.

    Seat 0's last answer got 1 where 0.6 was expected: 0.4 better. Its first was followed by a position worth 0.6 where 0.5 was expected, and the sequel was 0.4
    better: 0.1 + 0.95 * 0.4 = 0.48. Seat 1 got 0 where 0.3 was expected.
    """
    seats = np.array([[0], [1], [0], [1]])
    values = np.array([[0.5], [0.3], [0.6], [0.2]], np.float32)
    done = np.array([[False], [False], [True], [False]])
    rewards = np.zeros((4, 1, 2), np.float32)
    rewards[2, 0] = [1, 0]
    found, known = advantages(seats, values, done, rewards, np.ones((4, 1), bool))
    assert known[:, 0].tolist() == [True, True, True, False]
    assert found[:3, 0] == pytest.approx([0.1 + LAMBDA * 0.4, -0.3, 0.4])


def test_an_answer_without_a_choice_is_passed_over() -> None:
    seats, values = np.zeros((3, 1), int), np.array([[0.5], [9], [0.6]], np.float32)
    done = np.array([[False], [False], [True]])
    rewards = np.ones((3, 1, 1), np.float32)
    found, known = advantages(seats, values, done, rewards, np.array([[True], [False], [True]]))
    assert known[:, 0].tolist() == [True, False, True]
    assert found[[0, 2], 0] == pytest.approx([0.1 + LAMBDA * 0.4, 0.4])


def test_a_victory_with_a_large_margin_is_worth_most() -> None:
    victories = np.array([[1, 0], [1, 0], [0.5, 0.5]], np.float32)
    got = reward(victories, np.array([[150, 50], [101, 99], [80, 80]]))
    assert got[0, 0] > got[1, 0] > 1 > got[2, 0] == 0.5
    assert got[0, 1] < got[1, 1] < 0


# Playing


def test_weights_are_kept_and_found_again(tmp_path: Path) -> None:
    network = any_network()
    network.save(tmp_path / "w.npz")
    again = Network.load(tmp_path / "w.npz")
    assert all(np.allclose(mine, kept, atol=0.01) for mine, kept in zip(network, again, strict=True))
    (tmp_path / "bad.npz").write_bytes(b"nothing")
    with pytest.raises(BadFile, match="holds no weights"):
        Network.load(tmp_path / "bad.npz")


def test_of_the_legal_actions_the_preferred_one_is_chosen() -> None:
    table = Table(GAME, 4, seed=3)
    player = Player(GAME, any_network())
    legal = GAME.plain.legal(table.hidden(0), 0)
    observation = encoding_of(GAME).observe(table.hidden(0), 0)
    chosen = player.choose(observation, 0, 4, legal)
    liked = player.network.preferences(Reader(GAME, 4).read(observation[None], np.array([0])))[0]
    assert chosen == max(legal, key=lambda action: liked[action])


def test_the_learned_bot_beats_greedy_ones() -> None:
    """A share of 0.25 would be equal. (200 games; docs/learning.md has the whole figure.)"""
    wins = meet(GAME, 4, Network.load(Path(str(WEIGHTS / f"{GAME.name}.npz"))), 200, seed=77)
    assert sum(wins) / len(wins) > 0.3


def test_the_learned_bot_plays_a_whole_game_at_a_table() -> None:
    for players in (3, 6):
        table = Table(GAME, players, seed=5)
        bots = [Bot(GAME, "learned", seed=seat) for seat in range(players)]
        while table.outcome is None:
            seat = min(table.to_act)
            table.play(seat, *bots[seat].answer(table.hidden(seat), seat))


def test_learning_needs_torch_and_says_so(tmp_path: Path) -> None:
    """Which is not installed with Doubloon; where it is, something is learned."""
    done = CliRunner().invoke(app, ["learn", GAME.name, "--minutes", "0.001", "--out", str(tmp_path / "w.npz")])
    if importlib.util.find_spec("torch"):
        assert " 32,768 answers: " in done.stdout
        assert Network.load(tmp_path / "w.npz").policy.shape[1] == GAME.actions.count
    else:
        assert isinstance(done.exception, DoubloonError)
        assert "learning needs torch" in str(done.exception)


@pytest.mark.parametrize(("arguments", "sentence"), [(["--minutes", "0"], "more than 0"), (["--out", "nowhere/w.npz"], "the folder nowhere does not exist")])
def test_lessons_that_cannot_be_given_are_refused(arguments: list[str], sentence: str) -> None:
    done = CliRunner().invoke(app, ["learn", GAME.name, "--out", "w.npz", *arguments])
    assert isinstance(done.exception, DoubloonError)
    assert sentence in str(done.exception)


def test_a_game_that_was_not_learned_is_refused() -> None:
    with pytest.raises(BadSetup, match="has not learned The Plan: it plays unexpected-treasures"):
        Bot(doubloon.game("the-plan"), "learned")
