"""Finding titles: by name, by folder, and from packages that are not ours."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import doubloon
from doubloon.core import registry
from doubloon.core.checker import check_game
from doubloon.core.errors import BadFile, UnknownGame
from doubloon.core.registry import load_folder
from doubloon.lab.newgame import FILES, TEMPLATE, write_game
from tests.planted import change, copy_title


def test_installed_titles_are_found_by_name() -> None:
    assert "unexpected-treasures" in doubloon.game_names()
    assert doubloon.game("unexpected-treasures").title == "Unexpected Treasures"


@pytest.mark.parametrize("name", doubloon.game_names())
def test_every_installed_title_has_its_name(name: str) -> None:
    assert registry.game(name).name == name


def test_a_misspelt_name_is_refused_with_the_one_that_is_near() -> None:
    with pytest.raises(UnknownGame) as error:
        doubloon.game("unexpected-treasure")
    assert str(error.value) == "there is no game 'unexpected-treasure': did you mean unexpected-treasures?"


def test_a_name_that_is_near_nothing_is_refused_with_all_there_are() -> None:
    with pytest.raises(UnknownGame) as error:
        doubloon.game("chess")
    names = ", ".join(doubloon.game_names())
    assert str(error.value) == f"there is no game 'chess': there are {names}; a folder with a game's files is given as a path such as ./my-game"


def test_a_folder_is_a_title_too(tmp_path: Path) -> None:
    folder = copy_title(TEMPLATE, tmp_path / "two-wrecks")
    game = doubloon.game(str(folder))
    assert (game.name, game.title, game.folder) == ("two-wrecks", "New Game", folder)
    assert game.table(players=2, seed=1).to_act == {0, 1}


def test_a_folder_is_found_from_where_one_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = copy_title(TEMPLATE, tmp_path / "three-wrecks")
    monkeypatch.chdir(tmp_path)
    assert load_folder(Path("three-wrecks")).folder == folder


def test_an_installed_name_goes_before_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy_title(TEMPLATE, tmp_path / "unexpected-treasures")
    monkeypatch.chdir(tmp_path)
    assert registry.game.__wrapped__("unexpected-treasures").title == "Unexpected Treasures"


def split_rules(folder: Path) -> None:
    """Make rules.py a package of two modules."""
    chapters = folder / "rules"
    chapters.mkdir()
    (folder / "rules.py").rename(chapters / "play.py")
    change(chapters / "play.py", "class Box(core.Components):", "class TheBox(core.Components):")
    names = "State, TheBox as Box, ACTIONS, EVENTS, DECISIONS, setup, legal, why_not, apply, advance, hide, imagine, score, check"
    (chapters / "__init__.py").write_text(f"from .play import {names}\n", encoding="utf-8")


def test_the_rules_in_a_folder_may_be_a_package_of_chapters(tmp_path: Path) -> None:
    folder = copy_title(TEMPLATE, tmp_path / "chaptered-wreck")
    split_rules(folder)
    game = load_folder(folder)
    assert (game.folder, game.title) == (folder, "New Game")
    assert game.plain.setup(game.start(2))[0].to_act == 0b11
    assert check_game(game) == []


def test_two_folders_of_one_name_do_not_mix_their_chapters(tmp_path: Path) -> None:
    first, second = (copy_title(TEMPLATE, tmp_path / parent / "twin-wreck") for parent in ("here", "there"))
    change(second / "rules.py", 'COINS = core.numbers("coins", 1, 3)', 'COINS = core.numbers("coins", 1, 7)')
    for folder in (first, second):
        split_rules(folder)
    assert [load_folder(folder).actions.count for folder in (first, second)] == [3, 7]


@pytest.mark.parametrize("file", FILES)
def test_a_folder_without_one_of_the_four_files_is_refused(tmp_path: Path, file: str) -> None:
    folder = copy_title(TEMPLATE, tmp_path / "wreck")
    (folder / file).unlink()
    with pytest.raises(BadFile) as error:
        load_folder(folder)
    assert str(error.value) == f"wreck is no game: {file} is missing from the folder"


def test_rules_without_a_function_of_the_contract_are_refused(tmp_path: Path) -> None:
    folder = copy_title(TEMPLATE, tmp_path / "forgetful")
    change(folder / "rules.py", "def hide(", "def cover(")
    change(folder / "rules.py", "\n# Score\n", "\ndel DECISIONS\n")
    with pytest.raises(BadFile) as error:
        load_folder(folder)
    assert str(error.value) == "forgetful: rules.py does not define DECISIONS, hide"


@pytest.mark.parametrize("chaptered", [False, True], ids=["rules.py", "rules"])
def test_a_package_of_somebody_else_brings_its_title_along(tmp_path: Path, chaptered: bool) -> None:
    write_game(tmp_path / "sunken-bells")
    shutil.move(tmp_path / "sunken-bells", tmp_path / "sunken_bells")
    (tmp_path / "sunken_bells" / "__init__.py").touch()
    if chaptered:
        split_rules(tmp_path / "sunken_bells")
    about = tmp_path / "sunken_bells-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: sunken-bells\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[doubloon.games]\nsunken-bells = sunken_bells\n", encoding="utf-8")

    def doubloon_command(*arguments: str) -> str:
        script = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); sys.argv[1:] = {list(arguments)!r}; from doubloon.cli import main; main()"
        return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout

    assert "sunken-bells             2–5  Sunken Bells\n" in doubloon_command("games")
    assert "rounds = 5\n" in doubloon_command("components", "sunken-bells")


def test_rules_that_cannot_be_read_are_refused_with_their_line(tmp_path: Path) -> None:
    folder = copy_title(TEMPLATE, tmp_path / "garbled")
    line = change(folder / "rules.py", "def setup(s: State, log: Grid) -> None:", "def setup(s: State, log: Grid) -> None")
    with pytest.raises(BadFile, match=f"garbled: rules.py, line {line}: "):
        load_folder(folder)
