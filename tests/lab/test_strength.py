"""The page of strengths: every title has its chapter, and a chapter can be written anew."""

import pytest

import doubloon
from benchmarks.strength import MATCHES, PAGE, command, main, put


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
