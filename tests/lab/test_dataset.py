"""Data sets: every row is what the plain rules say, nobody's view holds a secret, and after a kill the same bytes come out."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest

import doubloon
from doubloon import BadSetup
from doubloon.core.game import Game
from doubloon.core.rule import clause_id
from doubloon.core.runner import seats_of
from doubloon.core.state import OVER, UNKNOWN
from doubloon.core.stream import fork, from_number
from doubloon.core.view import shown_fields, wire
from doubloon.lab.arena import simulate, victories
from doubloon.lab.dataset import Dataset, dataset
from doubloon.lab.frames import decision_schema, outcome_schema
from doubloon.lab.recording import ROWS, game_seed, recorded
from tests.planted import change

GAME = doubloon.game("unexpected-treasures")
BOTS = ["greedy", "random"]
PAGE = Path(__file__).parents[2] / "docs" / "data.md"


def write(out: Path, games: int = 30, *, bots: list[str] = BOTS, part: int = 10, **more: Any) -> Dataset:
    return dataset(GAME, 4, games, bots, out, **{"seed": 5, "part": part, "workers": 1, **more})


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data") / "games"
    write(folder)
    return folder


@pytest.fixture(scope="module")
def rows(folder: Path) -> pl.DataFrame:
    return pl.read_parquet(folder / "*.parquet")


def cells(game: Game, view: Any) -> list[int]:
    """A view's cells as somebody would lay them out who has only the wire view and the declaration."""
    found = wire(view)
    return [UNKNOWN if cell is None else cell for field in shown_fields(game.state) for cell in np.ravel(np.array(found[field.name], object)).tolist()]


# What is in it


def test_the_plain_rules_give_the_same_views_actions_clauses_and_results(rows: pl.DataFrame) -> None:
    """Every game dealt from its seed and played by the choices of its rows."""
    covered = 0
    for number, game in enumerate(rows.partition_by("game")):
        stream, start = from_number(game_seed(5, number)), GAME.start(4)
        fork(stream, start.stream)
        s, _ = GAME.plain.setup(start)
        for decision, row in enumerate(game.rows(named=True)):
            seat = row["seat"]
            assert (row["game"], row["decision"]) == (number, decision)
            assert seat in seats_of(s.to_act)
            assert row["bot"] == ["greedy", "random", "random", "random"][(seat + number) % 4]
            assert row["kind"] == GAME.decisions.kinds[s.decision].name
            assert row["view"] == cells(GAME, GAME.plain.hidden(s, seat))
            assert row["legal"] == GAME.plain.legal(s, seat)
            assert row["action"] == GAME.actions.text(row["choice"])
            told = GAME.plain.apply(s, seat, row["choice"])
            assert row["clause"] == (clause_id("UT", told[0][1]) if told else None)
            covered += UNKNOWN in row["view"]
        assert s.step == OVER
        standings = GAME.plain.score(s)
        wins = victories(np.array([[standing.rank for standing in standings]]))[0]
        for seat in range(4):
            results = game.filter(seat=seat).select("points", "rank", "win").unique().rows()
            assert results == [(standings[seat].points, standings[seat].rank, pytest.approx(wins[seat]))]
    assert covered > 100  # there was something to hide


def test_the_columns_are_those_of_the_page(rows: pl.DataFrame) -> None:
    tables = re.findall(r"\| column \| type \| what \|\n\|---\|---\|---\|\n((?:\|.*\n)+)", PAGE.read_text(encoding="utf-8"))
    written = [dict(re.findall(r"^\| `(\w+)` \| (\S+) \|", table, re.MULTILINE)) for table in tables]

    def types(schema: pl.Schema) -> dict[str, str]:
        return {name: re.sub(r"Array\((\w+), .*\)", r"Array(\1)", str(kind)) for name, kind in schema.items()}

    assert written == [types(decision_schema(GAME)), types(outcome_schema(4))]
    assert rows.schema == decision_schema(GAME)


def test_a_file_says_what_it_holds(folder: Path) -> None:
    about = json.loads(pl.read_parquet_metadata(folder / "part-00000.parquet")["doubloon"])
    assert (about["game"], about["seed"], about["bots"]) == (GAME.name, 5, ["greedy", "random", "random", "random"])
    sizes = [int(np.prod(shape, dtype=int)) for _, *shape in about["view"]]
    assert sum(sizes) == decision_schema(GAME)["view"].size  # type: ignore[attr-defined]


def test_outcomes_are_the_results_of_the_same_games(tmp_path: Path, rows: pl.DataFrame) -> None:
    write(tmp_path / "outcomes", outcomes=True)
    outcomes = pl.read_parquet(tmp_path / "outcomes" / "*.parquet")
    assert outcomes["game"].to_list() == list(range(30))
    by_game = rows.group_by("game", maintain_order=True).agg(pl.len().alias("decisions"), (pl.col("legal").list.len() > 1).sum().alias("choices"))
    assert outcomes.select("game", "decisions", "choices").rows() == by_game.rows()
    for number, seat, points, rank in rows.select("game", "seat", "points", "rank").unique().rows():
        assert (outcomes["points"][number][seat], outcomes["ranks"][number][seat]) == (points, rank)


def test_a_game_can_be_played_again_from_its_seed(tmp_path: Path) -> None:
    write(tmp_path / "outcomes.parquet", bots=["greedy"], outcomes=True)
    row = pl.read_parquet(tmp_path / "outcomes.parquet").row(17, named=True)
    again = simulate(GAME, 4, 1, ["greedy"], row["seed"])
    assert [seat.points for seat in again.seats] == row["points"]
    assert again.longest == row["decisions"]
    assert row["ended"] in GAME.rulebook.texts


def test_a_game_is_the_same_in_whatever_company() -> None:
    """However much room there is, and whatever is played before it."""
    names = ["greedy", "random", "random", "random"]

    def played(games: range, rows: int) -> list[Any]:
        found = []
        for stretch in recorded(GAME, GAME.start(4), names, games, 5, rows=rows):
            notes = stretch.notes
            found += [(stretch.first + row[0], *row[1:], *view) for row, view in zip(notes.rows.tolist(), notes.views.tolist(), strict=True)]
        return found

    whole = played(range(6), 4_000)
    assert played(range(6), 16) == whole  # too little for one game: more is made
    assert played(range(4, 6), 4_000) == [row for row in whole if row[0] >= 4]


def test_another_box_is_another_data_set(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text((GAME.folder / "components.toml").read_text(encoding="utf-8"), encoding="utf-8")
    change(path, "value = 5, count = 3", "value = 50000, count = 3")
    write(tmp_path / "rich", outcomes=True, box=GAME.load_box(path))
    points = pl.read_parquet(tmp_path / "rich" / "*.parquet")["points"].explode()
    assert points.max() > 2**15  # type: ignore[operator]  # and it fits


# How it is written


def test_the_same_bytes_however_many_write_them(tmp_path: Path, folder: Path) -> None:
    result = write(tmp_path / "two", workers=2)
    assert contents(tmp_path / "two") == contents(folder)
    rows = pl.read_parquet(tmp_path / "two" / "*.parquet").height
    assert result == Dataset(tmp_path / "two", 30, rows, 3, sum(file.stat().st_size for file in (tmp_path / "two").glob("*.parquet")))


def test_a_part_that_is_made_in_several_stretches_has_the_same_rows(tmp_path: Path) -> None:
    """More decisions than are held at once; they are not overwritten while they are written."""
    for part in (50, 300):
        write(tmp_path / str(part), 300, bots=["random"], part=part)
    few, one = (pl.read_parquet(tmp_path / str(part) / "*.parquet") for part in (50, 300))
    assert one.height > ROWS
    assert one.equals(few)


def test_one_file_has_the_rows_of_all_parts(tmp_path: Path, rows: pl.DataFrame) -> None:
    result = write(tmp_path / "games.parquet")
    assert pl.read_parquet(tmp_path / "games.parquet").equals(rows)
    assert (result.files, result.rows) == (1, rows.height)
    assert [file.name for file in tmp_path.iterdir()] == ["games.parquet"]


def test_after_a_kill_it_goes_on_to_the_same_bytes(tmp_path: Path) -> None:
    killed, whole, given = tmp_path / "killed", tmp_path / "whole", ["--games", "240", "--part", "4", "--bots", "greedy", "--seed", "5"]
    command = [sys.executable, "-m", "doubloon.cli", "dataset", GAME.name, *given, "--workers", "1", "--out", str(killed)]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL, start_new_session=True)
    end = time.monotonic() + 120
    while len(list(killed.glob("*.parquet"))) < 3 and time.monotonic() < end:
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    kept = {file: file.stat().st_ino for file in killed.glob("*.parquet")}
    assert 3 <= len(kept) < 60
    for out in (killed, whole):
        write(out, 240, bots=["greedy"], part=4)
    assert contents(killed) == contents(whole)
    assert {file: file.stat().st_ino for file in kept} == kept  # none was written again


# What cannot be written


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"games": 0}, "at least 1"),
        ({"pace": 0}, "at least 1"),
        ({"part": -1}, "at least 1"),
        ({"bots": ["clever"]}, "there is no bot 'clever'"),
        ({"bots": ["random"] * 5}, "5 bots are too many for 4 players"),
        ({"backend": "steam"}, "there is no backend 'steam': choose one of processes, ray"),
        ({"options": {"coins": 3}}, "has no option 'coins'"),
    ],
)
def test_what_cannot_be_written_is_said_before_anything_is(tmp_path: Path, given: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        write(tmp_path / "games", **given)
    assert not (tmp_path / "games").exists()


def test_another_data_set_is_not_touched(folder: Path) -> None:
    before = contents(folder)
    with pytest.raises(BadSetup, match="holds another data set"):
        write(folder, seed=6)
    assert contents(folder) == before


def test_a_folder_with_something_else_is_not_touched(tmp_path: Path) -> None:
    (tmp_path / "letters").write_text("dear")
    with pytest.raises(BadSetup, match="is not empty and holds no data set"):
        write(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["letters"]


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "games.parquet").write_text("dear")
    with pytest.raises(BadSetup, match="is already there"):
        write(tmp_path / "games.parquet")
    with pytest.raises(BadSetup, match="cannot be used"):
        write(tmp_path / "games.parquet" / "deeper")


def test_without_polars_the_remedy_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(BadSetup, match=r"written with polars, which is not installed: pip install 'doubloon\[lab\]'"):
        write(tmp_path / "games")
