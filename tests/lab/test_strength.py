"""The page of strengths: every title has its chapter, and a chapter can be written anew."""

import re
from pathlib import Path

import pytest

import doubloon
from benchmarks import strength
from benchmarks.strength import MATCHES, PAGE, Match, command, main, put


def test_every_title_has_a_chapter_that_can_be_replaced() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name in doubloon.game_names():
        title = doubloon.game(name).title
        new = put(page, title, f"## {title}\n\nnew\n")
        assert f"## {title}\n\nnew\n" in new
        assert new.count("\n## ") == page.count("\n## ") == len(doubloon.game_names())
        assert put(new, title, f"## {title}\n\nnew\n") == new


def test_a_row_says_how_to_play_its_games_alone() -> None:
    game = doubloon.game("the-plan")
    assert command(game, MATCHES[0]) == "doubloon tournament the-plan --bots greedy,random --games 400 --seed 8 --pace 20"


@pytest.mark.parametrize(("arguments", "sentence"), [(["--part", "0"], "a part is 1"), (["the-plan", "nogame"], "there is no game 'nogame'")])
def test_what_cannot_be_played_is_refused_before_anything_is(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    assert stop.value.code == 2
    assert sentence in capsys.readouterr().err


def test_a_title_is_played_in_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The first match, and a ladder of the bots that do not search."""
    monkeypatch.setattr(strength, "KEPT", tmp_path)
    monkeypatch.setattr(strength, "MATCHES", MATCHES[:1])
    monkeypatch.setattr(strength, "LADDER", Match("two levels", ("random", "greedy"), 40))
    page = PAGE.read_bytes()
    assert main(["unexpected-treasures", "--part", "10"]) == 0
    told = capsys.readouterr().out
    assert re.search(r"^\| greedy against three random \| 40 \| 0\.\d{3} \(0\.\d{3}–[01]\.\d{3}\)", told, re.MULTILINE)
    assert re.search(r"^\| greedy \| \d+\.\d ± \d+\.\d \| 0\.\d{3} \|$", told, re.MULTILINE)
    assert PAGE.read_bytes() == page
    assert len(list(tmp_path.iterdir())) == 2
