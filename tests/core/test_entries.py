"""Entry points: what Python calls of the compiled rules does what the plain rules do."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import doubloon
from doubloon.core import entries
from doubloon.core.compiled import Compiled, new_log
from doubloon.core.game import Game
from doubloon.core.generic import random_playout
from doubloon.core.runner import LOG_ROWS, LogOverflow, seats_of
from doubloon.core.state import OVER, Row, State
from doubloon.core.steps import LOG_COLUMNS, clear
from doubloon.core.stream import fork, from_number
from doubloon.core.twin import CACHE_VARIABLE
from doubloon.lab.conformance import modes_agree
from doubloon.lab.walk import Setting, walk
from tests.core.interpreter import Interpreted
from tests.planted import change, copy_title
from tests.titles import FOLDERS, load_game

TITLES = ["unexpected-treasures", *FOLDERS]


def interpreted(name: str) -> tuple[Game, Interpreted]:
    game = load_game(name)
    return game, Interpreted(game)


def opening(game: Game, players: int, seed: int = 1) -> State:
    start = game.start(players)
    start.stream = from_number(seed)
    return start


def ints(stream: Row) -> Any:
    return np.array(stream, np.int64)


# The door


@pytest.mark.parametrize("name", TITLES)
def test_through_the_door_everything_is_as_in_the_plain_rules(name: str) -> None:
    """The check that conformance makes with the compiled rules, here without the compiler."""
    game = load_game(name)
    twin = Game(game.name, game.folder, game.rules)
    twin.__dict__["compiled"] = Interpreted(twin)
    modes_agree(twin, Setting(game.player_counts[0], seed=3))


def test_advancing_where_somebody_is_asked_does_nothing() -> None:
    game, runner = interpreted("template")
    record, _ = runner.setup(opening(game, 3))
    before = runner.pack(record)
    assert runner._call(record, entries.ADVANCE) == 0
    assert runner.pack(record) == before


def test_the_records_copy_is_independent() -> None:
    game, runner = interpreted("template")
    record, _ = runner.setup(opening(game, 3))
    copy, before = runner.copy(record), runner.pack(record)
    runner.apply(copy, 0, 1)
    assert runner.pack(record) == before != runner.pack(copy)


def test_one_refusal_is_as_among_all_refusals() -> None:
    game, runner = interpreted("unexpected-treasures")
    record, _ = runner.setup(opening(game, 3))
    assert [runner.why_not(record, 1, action) for action in range(game.actions.count)] == runner.why_all(record, 1)
    assert 0 in runner.why_all(record, 1)


@pytest.mark.parametrize("form", ["plain", "records"])
def test_more_events_than_the_log_holds_are_a_fault_of_the_rules(tmp_path: Path, form: str) -> None:
    folder = copy_title(FOLDERS["template"], tmp_path / f"chatter-{form}")
    change(
        folder / "rules.py",
        "    tell(log, FILLED, NG_1_1, NOBODY, coins)\n",
        f"    for _ in range({LOG_ROWS}):\n        tell(log, FILLED, NG_1_1, NOBODY, coins)\n",
    )
    game = doubloon.game(str(folder))
    runner: Any = game.plain if form == "plain" else Interpreted(game)
    with pytest.raises(LogOverflow, match=rf"^chatter-{form}: more than {LOG_ROWS - 1} events in one step$"):
        runner.setup(opening(game, 2))


# A step at a time


@pytest.mark.parametrize("name", TITLES)
def test_a_step_applies_and_lists_what_the_next_may_do(name: str) -> None:
    game, runner = interpreted(name)
    step, out = runner.entry(entries.step), np.zeros(game.actions.count, np.int32)
    setting = Setting(game.player_counts[-1], seed=5)
    turns = walk(game, setting)
    turn = next(turns)
    record = runner.record(turn.state)
    for _ in range(60):
        told = step(record, turn.seat, turn.action, out, runner.log)
        turn = next(turns)
        assert runner.pack(record) == turn.state.pack()
        assert runner.log[1 : runner.log[0][0] + 1].tolist() == turn.rows
        if turn.seat < 0:
            assert told == -1
            break
        first = seats_of(turn.state.to_act)[0]
        actions = game.plain.legal(turn.state, first)
        assert (told >> 10, out[: told & 1023].tolist()) == (first, actions)


def test_the_last_step_says_that_the_game_is_over() -> None:
    game, runner = interpreted("template")
    step, out = runner.entry(entries.step), np.zeros(game.actions.count, np.int32)
    record, _ = runner.setup(opening(game, 2))
    told = [step(record, seat, 0, out, runner.log) for _ in range(5) for seat in range(2)]
    assert [each == -1 for each in told] == [False] * 9 + [True]
    assert runner.look(record).step == OVER


@pytest.mark.parametrize("name", ["goofspiel", "template"])
def test_one_call_answers_for_all_who_are_asked(name: str) -> None:
    game, runner = interpreted(name)
    players = game.player_counts[0] + 1
    step_all = runner.entry(entries.step_all)
    moves, counts, answers = np.zeros((players, game.actions.count), np.int32), np.full(players, -1, np.int32), np.zeros(players, np.int32)
    state, _ = game.plain.setup(opening(game, players))
    record = runner.record(state)
    asked = step_all(record, answers, moves, counts, runner.log)
    while True:
        assert runner.pack(record) == state.pack()
        assert asked == state.to_act
        assert [moves[seat][: counts[seat]].tolist() for seat in range(players)] == [game.plain.legal(state, seat) for seat in range(players)]
        if state.step == OVER:
            return
        for seat in seats_of(state.to_act):
            answers[seat] = moves[seat][(seat + state.asked) % counts[seat]]
        for seat in seats_of(state.to_act):
            game.plain.apply(state, seat, int(answers[seat]))
        asked = step_all(record, answers, moves, counts, runner.log)


# Whole games


def played_plain(game: Game, players: int, games: int, seed: int) -> tuple[list[int], int, list[int]]:
    """What `playouts` counts, with the plain rules: decisions, choices and events; the longest game; and the stream afterwards."""
    play, stream, counts, longest = game.plain.bind(random_playout), from_number(seed), [0, 0, 0], 0
    out, log = [0] * game.actions.count, [[0] * LOG_COLUMNS for _ in range(LOG_ROWS)]
    for _ in range(games):
        s = game.start(players)
        fork(stream, s.stream)
        clear(log)
        game.rules.setup(s, log)
        counts[2] += log[0][0]
        before = counts[0]
        play(s, out, log, stream, counts)
        assert s.step == OVER
        longest = max(longest, counts[0] - before)
    return counts, longest, stream


def played_out(game: Game, runner: Compiled, players: int, games: int, seed: int) -> tuple[list[int], int, list[int]]:
    counts, stream = np.zeros(3, np.int64), ints(from_number(seed))
    out, record = np.zeros(game.actions.count, np.int32), runner.record(game.start(players))
    before = record.copy()
    longest = runner.entry(entries.playouts)(record, games, stream, out, new_log(), counts)
    assert (record == before).all()
    return counts.tolist(), int(longest), stream.tolist()


@pytest.mark.parametrize("name", TITLES)
def test_random_games_over_records_are_those_of_the_plain_rules(name: str) -> None:
    game, runner = interpreted(name)
    players = game.player_counts[0]
    expected = played_plain(game, players, 2, seed=7)
    assert played_out(game, runner, players, 2, seed=7) == expected
    (decisions, choices, events), longest, _ = expected
    assert 0 < choices <= decisions <= 2 * longest
    assert events > 0


def test_random_games_compiled_are_those_of_the_plain_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path))
    game = load_game("template")
    assert played_out(game, Compiled(game), 4, 200, seed=9) == played_plain(game, 4, 200, seed=9)


def test_copying_for_the_measure_leaves_the_last_copy() -> None:
    game, runner = interpreted("template")
    record = runner.record(opening(game, 3))
    assert [runner.entry(entries.copies)(record, times) for times in (1, 6, 10)] == [0, 5, 1]
