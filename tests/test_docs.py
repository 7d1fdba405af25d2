"""The walk-through of docs/add-a-game.md, done as it says."""

import re
from pathlib import Path
from typing import Any

import pytest

from doubloon.core.registry import load_folder
from doubloon.lab.audit import audit
from doubloon.lab.conformance import CHECKS
from doubloon.lab.newgame import write_game
from doubloon.lab.walk import settings

DOC = Path(__file__).parents[1] / "docs" / "add-a-game.md"
_EDIT = re.compile(r"In\s`([\w.]+)`,\sfind\n\n```\w+\n(.*?)```\n\nand replace it with\n\n```\w+\n(.*?)```\n", re.DOTALL)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = write_game(tmp_path_factory.mktemp("walk") / "coin-grab")
    edits = _EDIT.findall(DOC.read_text(encoding="utf-8"))
    assert len(edits) == DOC.read_text(encoding="utf-8").count("and replace it with")
    for file, before, after in edits:
        text = (folder / file).read_text(encoding="utf-8")
        assert text.count(before) == 1, f"{file} should hold this once:\n{before}"
        (folder / file).write_text(text.replace(before, after), encoding="utf-8")
    return folder


def test_the_walk_through_ends_in_a_game_that_conforms(folder: Path) -> None:
    game = load_folder(folder)
    for check in CHECKS:
        for setting in settings(game, 2):
            check(game, setting)


def test_the_new_rule_is_met_in_play(folder: Path) -> None:
    report = audit(load_folder(folder), 20)
    assert report.gaps == []
    assert next(clause.met for clause in report.clauses if clause.id == "CG-2.4") > 0


def test_holding_back_pays_what_is_printed(folder: Path) -> None:
    game = load_folder(folder)
    start: Any = game.start(2)
    start.patience = 2
    state, _ = game.plain.setup(start)
    for seat, action in ((0, "hold"), (1, "grab 1")):
        game.plain.apply(state, seat, game.actions.parse(action))
    assert game.plain.score(state)[0].points == 2
