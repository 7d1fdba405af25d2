"""Bots: legal answers, from what their seat may know and nothing else."""

from collections.abc import Callable

import pytest

import doubloon
from doubloon import BadSetup, Table
from doubloon.bots import BOTS, Bot, bot_names, level
from doubloon.bots.knobs import SEARCH
from doubloon.core.game import Game
from doubloon.core.state import Row, State
from tests.games.unexpected_treasures.positions import Position, goods
from tests.titles import load_game

GAME = doubloon.game("unexpected-treasures")
COVE = load_game("cove")
SIMPLE = [name for name, each in BOTS.items() if each.kind != SEARCH]


def play_out(table: Table, kind: str, seed: int = 0) -> list[tuple[str, ...]]:
    """A whole game among bots of one kind; the table refuses what is not legal. Returns their answers."""
    bots = [Bot(table.game, kind, seed + seat) for seat in range(table.players)]
    answers = []
    while table.outcome is None:
        seat = max(table.to_act)
        answers.append(bots[seat].answer(table.hidden(seat), seat))
        table.play(seat, *answers[-1])
    return answers


@pytest.mark.parametrize("players", GAME.player_counts)
@pytest.mark.parametrize("kind", SIMPLE)
def test_every_answer_of_a_whole_game_is_legal(kind: str, players: int) -> None:
    table = Table(GAME, players, seed=players)
    answers = play_out(table, kind)
    assert table.outcome is not None
    assert {answer[0].split()[0] for answer in answers} >= {"choose", "take", "complete"}


@pytest.mark.parametrize("players", COVE.player_counts)
@pytest.mark.parametrize("kind", SIMPLE)
def test_an_answer_that_is_given_whole_is_whole(kind: str, players: int) -> None:
    table = Table(COVE, players, seed=players)
    answers = play_out(table, kind)
    offers = [answer for answer in answers if answer[-1] == "done"]
    assert len(offers) == 2 * players
    assert kind != "random" or any(len(offer) > 1 for offer in offers)


def test_an_answer_that_is_not_whole_is_one_action() -> None:
    assert all(len(answer) == 1 for answer in play_out(Table(GAME, 3, seed=1), "random"))


# What a bot knows


def choosing(*cards: int, seed: int) -> State:
    """What seat 0 sees when the other seats have chosen these cards."""
    table = Table(GAME, 1 + len(cards), seed)
    for seat, card in enumerate(cards, 1):
        table.play(seat, f"choose {card}")
    return table.hidden(0)


@pytest.mark.parametrize("kind", SIMPLE)
@pytest.mark.parametrize("seed", range(5))
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_answer(kind: str, seed: int) -> None:
    answers = {Bot(GAME, kind, seed).answer(choosing(first, second, seed=seed), 0) for first in range(6) for second in range(6)}
    assert len(answers) == 1


def test_an_answer_depends_on_what_the_seat_can_see() -> None:
    answers = {Bot(GAME, "greedy", 1).answer(choosing(1, 2, seed=seed), 0) for seed in range(10)}
    assert len(answers) > 1


@pytest.mark.parametrize("kind", SIMPLE)
def test_thinking_leaves_the_view_as_it_was(kind: str) -> None:
    view = choosing(1, 2, seed=1)
    before = view.pack()
    Bot(GAME, kind).answer(view, 0)
    assert view.pack() == before


@pytest.mark.parametrize("kind", SIMPLE)
def test_thinking_about_a_whole_answer_leaves_the_view_as_it_was(kind: str) -> None:
    table = Table(COVE, 3, seed=1)
    while table.decision != "offer":
        seat = min(table.to_act)
        table.play(seat, table.actions(seat)[0])
    view = table.hidden(0)
    before = view.pack()
    assert Bot(COVE, kind).answer(view, 0)[-1] == "done"
    assert view.pack() == before


# Chance


@pytest.mark.parametrize("game", [GAME, COVE], ids=lambda game: game.name)
@pytest.mark.parametrize("kind", SIMPLE)
def test_the_same_seeds_give_the_same_answers(kind: str, game: Game) -> None:
    assert play_out(Table(game, 3, seed=2), kind, seed=5) == play_out(Table(game, 3, seed=2), kind, seed=5)


def test_the_random_bot_does_everything_that_is_open() -> None:
    view, bot = choosing(1, 2, seed=1), Bot(GAME, "random")
    assert {bot.answer(view, 0)[0] for _ in range(200)} == {f"choose {card}" for card in range(6)}


@pytest.mark.parametrize("own", [goods(lamp=1, armchair=1), goods(lamp=1, radio=1)])
def test_the_greedy_bot_completes_a_mission_that_pays(own: Row) -> None:
    """Mission 8 is worth 20, the tiles for it 8 or 10."""
    p = Position(3, own=[own], site=goods(armchair=7), opened=[8])
    p.choose(1, 2, 3)
    p.act(0, "take armchair")
    assert p.open_to(0) == {"complete 8", "done"}
    assert {Bot(GAME, "greedy", seed).answer(GAME.plain.hidden(p.s, 0), 0) for seed in range(10)} == {("complete 8",)}


def test_the_greedy_bot_takes_the_tile_that_is_worth_most() -> None:
    p = Position(3, site=goods(stool=8, lamp=8, television=1))
    p.choose(1, 2, 3)
    assert {Bot(GAME, "greedy", seed).answer(GAME.plain.hidden(p.s, 0), 0) for seed in range(10)} == {("take television",)}


# Names


@pytest.mark.parametrize("find", [lambda name: Bot(GAME, name), level], ids=["seated", "in the lab"])
def test_an_unknown_bot_is_refused_with_those_there_are(find: Callable[[str], object]) -> None:
    with pytest.raises(BadSetup) as error:
        find("clever")
    assert str(error.value) == f"there is no bot 'clever': choose one of {', '.join(bot_names())}"
