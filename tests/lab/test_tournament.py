"""Tournaments: every seating equally often, the same games however they are played, and after a kill none twice."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

import doubloon
from doubloon import BadSetup
from doubloon.lab.report import tournament_text
from doubloon.lab.tournament import Plan, tournament

GAME = doubloon.game("unexpected-treasures")
BOTS = ["greedy", "random"]


def plan(players: int, *bots: str) -> Plan:
    return Plan("a game", "", players, list(bots), 0, 1, "")


def lines(file: Path) -> list[str]:
    return file.read_text().splitlines()


def test_every_way_to_sit_round_the_table_is_taken() -> None:
    assert plan(3, "a", "b", "c").orders() == [("a", "b", "c"), ("a", "c", "b")]
    assert plan(4, "a", "b").orders() == [("a", "b", "b", "b")]
    assert len(plan(4, "a", "b", "c", "d").orders()) == 6


def test_of_more_bots_than_seats_all_choices_play() -> None:
    orders = plan(3, "a", "b", "c", "d").orders()
    assert {frozenset(order) for order in orders} == {frozenset(chosen) for chosen in ("abc", "abd", "acd", "bcd")}
    assert Counter(name for order in orders for name in order) == dict.fromkeys("abcd", 6)


def test_what_comes_out(tmp_path: Path) -> None:
    result = tournament(GAME, 4, 41, BOTS, seed=3, file=tmp_path / "games", workers=1)
    assert result.games == 44  # whole rounds of four
    assert {name: each.games for name, each in result.entrants.items()} == {"greedy": 44, "random": 132}
    assert sum(each.win.share * each.games for each in result.entrants.values()) == pytest.approx(44)
    assert result.entrants["greedy"].rating[0] > result.entrants["random"].rating[0]
    assert "greedy" in tournament_text(result).splitlines()[2]
    assert json.loads(json.dumps(result.plain()))["entrants"]["greedy"]["win"]["share"] == result.entrants["greedy"].win.share


def test_the_same_games_whoever_plays_them_and_in_how_many_goes(tmp_path: Path) -> None:
    whole = tournament(GAME, 4, 40, BOTS, file=tmp_path / "one", workers=1)
    tournament(GAME, 4, 12, BOTS, file=tmp_path / "two", workers=1)
    assert tournament(GAME, 4, 40, BOTS, file=tmp_path / "two", workers=2) == whole
    assert sorted(lines(tmp_path / "one")) == sorted(lines(tmp_path / "two"))


def test_what_is_played_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games"
    whole = tournament(GAME, 4, 20, BOTS, file=file, workers=1)
    before = file.read_bytes()
    assert tournament(GAME, 4, 20, BOTS, file=file, workers=1) == whole
    assert file.read_bytes() == before


def test_a_line_that_was_not_finished_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games"
    whole = tournament(GAME, 4, 20, BOTS, file=file, workers=1)
    file.write_text(file.read_text()[:-30])
    assert tournament(GAME, 4, 20, BOTS, file=file, workers=1) == whole
    assert sorted(json.loads(line)["round"] for line in lines(file)[1:]) == list(range(5))


def test_after_a_kill_it_goes_on_and_counts_no_game_twice(tmp_path: Path) -> None:
    file = tmp_path / "games"
    command = [
        sys.executable,
        "-m",
        "doubloon.cli",
        "tournament",
        GAME.name,
        "--bots",
        ",".join(BOTS),
        "--games",
        "4000",
        "--file",
        str(file),
        "--workers",
        "1",
    ]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    end = time.monotonic() + 60
    while (not file.exists() or len(lines(file)) < 20) and time.monotonic() < end:
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    kept = len(lines(file)) - 1
    assert 10 < kept < 1000
    wanted = 4 * (kept + 5)
    assert tournament(GAME, 4, wanted, BOTS, file=file, workers=1) == tournament(GAME, 4, wanted, BOTS, file=tmp_path / "anew", workers=1)
    numbers = [json.loads(line)["round"] for line in lines(file)[1:]]
    assert len(numbers) == len(set(numbers))


def test_another_tournament_s_file_is_refused(tmp_path: Path) -> None:
    tournament(GAME, 4, 4, BOTS, file=tmp_path / "games", workers=1)
    with pytest.raises(BadSetup, match="another tournament"):
        tournament(GAME, 4, 4, BOTS, seed=1, file=tmp_path / "games", workers=1)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"games": 0}, "at least 1"),
        ({"pace": 0}, "at least 1"),
        ({"bots": ["clever"]}, "there is no bot 'clever'"),
        ({"players": 9}, "players"),
    ],
)
def test_what_cannot_be_played_is_said(tmp_path: Path, given: dict[str, object], reason: str) -> None:
    wanted = {"players": 4, "games": 4, "bots": BOTS, "pace": 1, **given}
    with pytest.raises(BadSetup, match=reason):
        tournament(GAME, wanted["players"], wanted["games"], wanted["bots"], pace=wanted["pace"], file=tmp_path / "games")  # type: ignore[arg-type]
    assert not (tmp_path / "games").exists()


def test_a_file_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="cannot be used"):
        tournament(GAME, 4, 4, BOTS, file=tmp_path)
