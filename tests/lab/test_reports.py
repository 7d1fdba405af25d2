"""The page on balance: every title has its chapter, and a chapter can be written anew."""

from pathlib import Path

import pytest

import doubloon
from benchmarks.reports import PAGE, chapter, main
from benchmarks.strength import put
from doubloon.lab.balance.command import base
from doubloon.lab.balance.report import Setting, make_report


def test_every_title_has_a_chapter_that_can_be_replaced() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name in doubloon.game_names():
        title = doubloon.game(name).title
        new = put(page, title, f"## {title}\n\nnew\n")
        assert f"## {title}\n\nnew\n" in new
        assert new.count("\n## ") == page.count("\n## ")


def test_a_chapter_leads_to_its_reports_and_says_what_stands_out() -> None:
    game = doubloon.game("unexpected-treasures")
    text = chapter(game, {3: make_report(game, Setting(3, 200, ["random"]), base(game), workers=1)})
    assert text.startswith("## Unexpected Treasures\n\nReports: [3 players](reports/unexpected-treasures-3.html).\n\nWith 3 players:\n\n- ")
    assert "- 3 players: Of " in text


def test_a_report_that_is_linked_is_there() -> None:
    """Or the title's chapter says that it has none yet."""
    page = PAGE.read_text(encoding="utf-8")
    linked = {part.partition(")")[0] for part in page.split("](reports/")[1:]}
    assert all((PAGE.parent / "reports" / name).is_file() for name in linked)
    assert linked or "Not made yet" in page


@pytest.mark.parametrize(("arguments", "sentence"), [(["--games", "5"], "at least 100"), (["nogame"], "there is no game 'nogame'")])
def test_what_cannot_be_made_is_refused(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as stop:
        main([*arguments, "--out", str(tmp_path)])
    assert stop.value.code == 2
    assert sentence in capsys.readouterr().err
