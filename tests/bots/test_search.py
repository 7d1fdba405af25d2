"""The search: what it finds, what it cannot know, and what it may spend."""

import time
from pathlib import Path

import pytest

import doubloon
from doubloon import Table
from doubloon.bots import BOTS, Bot, Level
from doubloon.bots.background import COMPILE_VARIABLE, Compiling
from doubloon.bots.desk import ACTION, DONE, STATES, VISITS, WINS, plain_desk
from doubloon.bots.knobs import SEARCH
from doubloon.bots.playing import ONE
from doubloon.bots.policy import bot_action
from doubloon.bots.tree import children
from doubloon.core.game import Game
from doubloon.core.registry import load_folder
from doubloon.core.state import UNKNOWN, State
from doubloon.core.stream import from_number
from doubloon.core.twin import CACHE_VARIABLE
from tests.games.unexpected_treasures.positions import Position, goods
from tests.titles import HERE, load_game

GAME = doubloon.game("unexpected-treasures")
COVE = load_game("cove")
PENNIES = load_folder(HERE / "toys" / "pennies")
LEVELS = [name for name, level in BOTS.items() if level.kind == SEARCH]


def searched(game: Game, view: State, seat: int, *, seed: int = 0, nodes: int = 10_000, **knobs: int) -> dict[str, tuple[int, float]]:
    """What a search in plain Python finds for each action: visits, and how likely it wins."""
    level = Level(SEARCH, **{"simulations": 1_000, **knobs})
    desk = plain_desk(game, from_number(seed), nodes)
    game.plain.bind(bot_action)([view.copy() for _ in range(STATES)], seat, desk, level.knobs())
    found = [desk.tree[node] for node in children(desk.tree, 0 if level.trees else seat)]
    assert sum(node[VISITS] for node in found) <= desk.tally[DONE] == level.simulations
    return {game.actions.text(node[ACTION]): (node[VISITS], node[WINS] / node[VISITS] / ONE) for node in found}


def pennies(*shown: tuple[int, int]) -> State:
    s, _ = PENNIES.plain.setup(PENNIES.start(2))
    for seat, face in shown:
        PENNIES.plain.apply(s, seat, face)
    return s


# Sealed decisions


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_answers_first_is_not_at_a_disadvantage(seat: int) -> None:
    found = searched(PENNIES, PENNIES.plain.hidden(pennies(), seat), seat, simulations=4_000)
    assert all(win == pytest.approx(0.5, abs=0.1) for _, win in found.values())
    assert all(1_000 < visits < 3_000 for visits, _ in found.values())


def test_the_textbooks_search_lets_the_second_one_see_the_first_ones_coin() -> None:
    """That is why it is a yardstick only."""
    found = searched(PENNIES, PENNIES.plain.hidden(pennies(), 0), 0, simulations=4_000, trees=1)
    assert all(win < 0.2 for _, win in found.values())


def test_trees_of_single_worlds_find_what_wins_together() -> None:
    """Each of them knows all of its own world, so the action is chosen by what most of them try; here the coin is shown, and all agree."""
    view = pennies((1, 1))
    desk = plain_desk(PENNIES, from_number(0), 10_000)
    chosen = PENNIES.plain.bind(bot_action)([view.copy() for _ in range(STATES)], 0, desk, Level(SEARCH, 1_000, trees=20).knobs())
    assert PENNIES.actions.text(chosen) == "show tails"
    tried = [sum(desk.tree[node][VISITS] for node in children(desk.tree, root)) for root in range(20)]
    assert tried == [50] * 20


def test_a_sealed_answer_is_not_known() -> None:
    found = [searched(PENNIES, PENNIES.plain.hidden(pennies((0, face)), 1), 1) for face in (0, 1)]
    assert found[0] == found[1]
    assert all(win == pytest.approx(0.5, abs=0.1) for _, win in found[0].values())


def test_of_an_answer_that_is_shown_the_best_is_made() -> None:
    """Were the other coin known, it would be matched."""
    found = searched(PENNIES, pennies((1, 1)), 0)
    assert found["show tails"][0] > 900


# What it sees


@pytest.mark.parametrize("garbage", [UNKNOWN, 1, 123_456_789])
def test_what_lies_under_a_cover_makes_no_difference(garbage: int) -> None:
    """The cards the others have chosen are replaced by rubbish before they are covered, and what is to come is in the view afterwards."""
    table = Table(GAME, 3, seed=1)
    for seat in (1, 2):
        table.play(seat, f"choose {seat}")
    clean = table.hidden(0)
    s = clean.copy()
    for rival in (1, 2):
        s.card[rival] = garbage  # type: ignore[attr-defined]
    poisoned = GAME.plain.hidden(s, 0)
    poisoned.stream = [abs(garbage)] * 4
    assert searched(GAME, poisoned, 0, simulations=50) == searched(GAME, clean, 0, simulations=50)


def test_thinking_leaves_the_view_as_it_was() -> None:
    view = Table(GAME, 3, seed=1).hidden(0)
    before = view.pack()
    bot = Bot(GAME, "novice", at_once=False)
    bot.answer(view, 0)
    bot.reasons(view, 0)
    assert view.pack() == before


# What it finds


def last_sale() -> Position:
    """Seat 0 decides about mission 8 in the last round: with it it will have 186 points, without it 174; seat 1 gets 179 to 181, seat 2 at most 170."""
    completed = {0: (16, 17, 18, 19, 21), 1: (20, 22, 23, 24)}
    p = Position(3, own=[goods(lamp=1, armchair=2)], site=goods(stool=7), opened=[8], unseen=range(1, 7), completed=completed)
    p.choose(1, 2, 3)
    p.act(0, "take stool")
    assert p.open_to(0) == {"complete 8", "done"}
    return p


def test_a_win_in_one_is_found() -> None:
    p = last_sale()
    view = GAME.plain.hidden(p.s, 0)
    for name in LEVELS:
        if name != "novice":
            assert Bot(GAME, name, pace=20, timed=False, at_once=False).answer(view, 0) == ("complete 8",)


def test_a_full_tree_goes_on_without_growing() -> None:
    view = Table(GAME, 3, seed=1).hidden(0)
    found = searched(GAME, view, 0, simulations=100, nodes=12)
    assert sum(visits for visits, _ in found.values()) == 100


# Budgets


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_seed_gives_the_same_answers(name: str) -> None:
    view = Table(GAME, 4, seed=3).hidden(2)
    answers = [[bot.answer(view, 2) for _ in range(3)] for bot in (Bot(GAME, name, 7, pace=20, timed=False, at_once=False) for _ in range(2))]
    assert answers[0] == answers[1]


@pytest.mark.parametrize("name", ["casual", "strong"])
def test_time_is_kept(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With far more simulations than there is time for. Of several tries the quickest counts: the machine may have other things to do."""
    monkeypatch.setitem(BOTS, name, BOTS[name]._replace(simulations=10_000_000))
    bot, view = Bot(GAME, name, at_once=False), Table(GAME, 6, seed=1).hidden(0)
    bot.action(view, 0)
    spent = []
    for _ in range(4):
        start = time.perf_counter()
        bot.action(view, 0)
        spent.append(time.perf_counter() - start)
    assert 0.5 * BOTS[name].seconds < min(spent) <= 1.1 * BOTS[name].seconds


@pytest.mark.parametrize("players", COVE.player_counts)
def test_small_decisions_of_a_whole_answer_are_searched_too(players: int) -> None:
    table = Table(COVE, players, seed=players)
    bots = [Bot(COVE, "casual", seat, pace=100, timed=False, at_once=False) for seat in range(players)]
    offers = []
    while table.outcome is None:
        seat = max(table.to_act)
        answer = bots[seat].answer(table.hidden(seat), seat)
        offers += [answer] if answer[-1] == "done" else []
        table.play(seat, *answer)
    assert len(offers) == 2 * players


def test_a_forced_action_is_not_thought_about() -> None:
    """Mission 8 is gone, so that nothing can be completed."""
    s = last_sale().s
    s.place[7] = 2
    desk = plain_desk(GAME, from_number(0), 10)
    assert GAME.plain.bind(bot_action)([s.copy() for _ in range(STATES)], 0, desk, BOTS["expert"].knobs()) == GAME.actions.parse("done")
    assert desk.tally[DONE] == 0


# Before it is compiled


def test_greedy_answers_while_another_process_compiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path))
    monkeypatch.delenv(COMPILE_VARIABLE)
    game = load_folder(HERE / "toys" / "pennies")
    view = game.plain.hidden(pennies(), 0)
    bot = Bot(game, "casual")
    start = time.perf_counter()
    assert bot.answer(view, 0)[0] in ("show heads", "show tails")
    assert bot.reasons(view, 0) == []
    assert time.perf_counter() - start < 10
    assert Compiling.processes[game.name].wait() == 0
    assert {candidate.action for candidate in bot.reasons(view, 0)} == {"show heads", "show tails"}


# Reasons


def test_reasons_are_candidates_with_what_would_follow() -> None:
    p = last_sale()
    reasons = Bot(GAME, "strong", timed=False, at_once=False).reasons(GAME.plain.hidden(p.s, 0), 0)
    assert [candidate.action for candidate in reasons] == ["complete 8", "done"]
    assert reasons[0].win > 0.9 > 0.5 > reasons[1].win
    assert reasons[0].visits > reasons[1].visits
    assert {seat for seat, _ in reasons[0].continuation} <= {0, 1, 2}
    assert reasons[0].continuation


def test_a_bot_that_does_not_search_has_no_reasons() -> None:
    assert Bot(GAME, "greedy").reasons(Table(GAME, 3, seed=1).hidden(0), 0) == []
