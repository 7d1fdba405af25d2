"""The audit: a clause without code, test or play is a gap, and so is a citation of nothing."""

from pathlib import Path

import pytest

import doubloon
from doubloon.core.registry import load_folder
from doubloon.lab.audit import Audit, audit
from doubloon.lab.newgame import TEMPLATE
from doubloon.lab.report import audit_text
from tests.planted import change, copy_title

GAME = doubloon.game("unexpected-treasures")


@pytest.fixture(scope="module")
def sound() -> Audit:
    return audit(GAME)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of Unexpected Treasures; the folder's name is what its tests are found by."""
    return copy_title(GAME.folder, tmp_path / "unexpected_treasures")


def audited(folder: Path, games: int = 3) -> Audit:
    return audit(load_folder(folder), games)


def test_unexpected_treasures_has_no_gaps(sound: Audit) -> None:
    assert sound.gaps == []
    assert sound.tested


#: Compiled games enough to meet everything. What seats know in Trasteros Locos takes long to imagine.
COMPILED = {"time-pirates": 2000, "trasteros-locos": 60}


@pytest.mark.no_cover
@pytest.mark.parametrize("name", doubloon.game_names())
def test_every_clause_and_every_component_of_a_title_is_met(name: str) -> None:
    report = audit(doubloon.game(name), 1, COMPILED.get(name, 300))
    assert report.gaps == []
    assert report.components
    assert all(report.components.values())


def test_a_component_that_nobody_meets_is_a_gap() -> None:
    report = Audit("cove", [], {"map": {"reef": 3, "wreck": 0}}, tested=True, unknown=[])
    assert report.gaps == ["map wreck: no play"]


def test_every_clause_and_ruling_is_audited_in_order(sound: Audit) -> None:
    assert [clause.id for clause in sound.clauses] == list(GAME.rulebook.texts)


def test_a_clause_is_listed_with_its_code_and_its_tests(sound: Audit) -> None:
    clause = next(clause for clause in sound.clauses if clause.id == "UT-3.3")
    assert clause.code == ["contenders", "contest"]
    assert clause.tests
    assert all(name.startswith("test_ut_3_3") for name in clause.tests)


def test_more_games_meet_a_clause_more_often(sound: Audit) -> None:
    few = audit(GAME, 1)
    assert all(more.met > less.met for more, less in zip(sound.clauses, few.clauses, strict=True))


def test_a_clause_nobody_carries_out_is_a_gap(copy: Path) -> None:
    change(copy / "rulebook.toml", '[clauses."End of the game"]\n', '[clauses."End of the game"]\n"UT-5.9" = "The winner makes tea."\n')
    assert audited(copy, 40).gaps == ["UT-5.9: no code", "UT-5.9: no test", "UT-5.9: no play"]


def test_a_clause_that_is_cited_and_never_met_is_a_gap(copy: Path) -> None:
    change(copy / "rulebook.toml", '[clauses."End of the game"]\n', '[clauses."End of the game"]\n"UT-5.9" = "After a draw without tiles all go home."\n')
    change(copy / "rules.py", 'UT_5_1, UT_5_2 = clause_numbers("UT-5.1", "UT-5.2")', 'UT_5_1, UT_5_2, UT_5_9 = clause_numbers("UT-5.1", "UT-5.2", "UT-5.9")')
    change(
        copy / "rules.py",
        '@rule("UT-4.7", "UT-5.1")\ndef go_home(s: State, log: Grid) -> None:\n',
        '@rule("UT-4.7", "UT-5.1", "UT-5.9")\ndef go_home(s: State, log: Grid) -> None:\n    if s.stack < 0:\n        finish(s, UT_5_9)\n',
    )
    assert audited(copy, 40).gaps == ["UT-5.9: no test", "UT-5.9: no play"]


def test_code_that_cites_what_is_not_in_the_rulebook_is_reported(copy: Path) -> None:
    change(copy / "rules.py", '@rule("UT-1.2")\ndef deal_chips', '@rule("UT-1.2", "UT-9.9")\ndef deal_chips')
    assert audited(copy).unknown == ["code cites UT-9.9"]
    assert audited(copy).gaps[-1] == "code cites UT-9.9, which is not in the rulebook"


def test_a_clause_taken_out_of_the_rulebook_is_missed_by_code_and_tests(copy: Path) -> None:
    text = (copy / "rulebook.toml").read_text(encoding="utf-8")
    line = next(line for line in text.splitlines(keepends=True) if line.startswith('"UT-3.2"'))
    change(copy / "rulebook.toml", line, "")
    unknown = audited(copy).unknown
    assert unknown[0] == "code cites UT-3.2"
    assert len(unknown) > 1
    assert all(name.startswith("test_ut_3_2") and name.endswith("is named for UT-3.2") for name in unknown[1:])


def test_a_title_without_tests_is_audited_by_code_and_play(tmp_path: Path) -> None:
    report = audited(copy_title(TEMPLATE, tmp_path / "untested"), 10)
    assert not report.tested
    assert report.gaps == []


def test_tests_may_lie_beside_a_title(tmp_path: Path) -> None:
    folder = copy_title(TEMPLATE, tmp_path / "tested-coins")
    (folder / "tests").mkdir()
    (folder / "tests" / "test_coins.py").write_text(
        "def test_ng_1_1_chest() -> None: ...\ndef test_ng_r1() -> None: ...\ndef test_xy_1_1() -> None: ...\n", encoding="utf-8"
    )
    report = audited(folder, 10)
    assert {clause.id: clause.tests for clause in report.clauses if clause.tests} == {"NG-1.1": ["test_ng_1_1_chest"], "NG-R1": ["test_ng_r1"]}
    assert report.gaps == ["NG-2.1: no test", "NG-2.2: no test", "NG-2.3: no test", "NG-3.1: no test"]


def test_an_audit_is_a_page(sound: Audit) -> None:
    lines = audit_text(sound).split("\n")
    assert lines[0] == "unexpected-treasures"
    assert [line.split()[0] for line in lines[2:-1]] == list(GAME.rulebook.texts)
    assert lines[-1] == f"  no gaps in {len(GAME.rulebook.texts)} clauses"


def test_a_page_of_an_audit_lists_the_gaps_and_what_was_left_out(tmp_path: Path) -> None:
    folder = copy_title(TEMPLATE, tmp_path / "gaping")
    change(folder / "rulebook.toml", "[rulings]\n", '[rulings]\n"NG-R2" = "Nobody cheats."\n')
    assert audit_text(audited(folder, 10)).split("\n")[-3:] == [
        "  gap: NG-R2: no code",
        "  gap: NG-R2: no play",
        "  (no tests were found for this game, so they were left out)",
    ]
