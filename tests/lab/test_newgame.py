"""`doubloon new-game`: a title of one's own to start from."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from doubloon import BadSetup
from doubloon.core.game import Game
from doubloon.core.registry import load_folder
from doubloon.core.twin import CACHE_VARIABLE
from doubloon.lab.conformance import CHECKS, modes_agree
from doubloon.lab.newgame import FILES, write_game
from doubloon.lab.walk import Setting, settings


@pytest.fixture(scope="module")
def bells(tmp_path_factory: pytest.TempPathFactory) -> Game:
    return load_folder(write_game(tmp_path_factory.mktemp("new") / "sunken-bells"))


def test_four_files_are_written(bells: Game) -> None:
    assert {path.name for path in bells.folder.iterdir() if path.is_file()} == set(FILES)


def test_the_folder_may_lie_in_folders_still_to_be_made(tmp_path: Path) -> None:
    folder = tmp_path / "games" / "mine" / "sunken-bells"
    assert write_game(folder) == folder
    assert (folder / "rules.py").exists()


def test_title_and_prefix_come_from_the_name(bells: Game) -> None:
    assert (bells.name, bells.title, bells.rulebook.prefix) == ("sunken-bells", "Sunken Bells", "SB")
    assert bells.words().say("title") == "Sunken Bells"


def test_nothing_of_the_template_is_left_in_the_files(bells: Game) -> None:
    for file in FILES:
        text = (bells.folder / file).read_text(encoding="utf-8")
        assert not re.search(r"\bNG\b|\bNG_|New Game", text), file


@pytest.mark.parametrize(
    ("name", "title", "prefix"),
    [
        ("bells", "Bells", "BE"),
        ("b", "B", "BX"),
        ("b2", "B2", "BX"),
        ("the-7-wrecks", "The 7 Wrecks", "TW"),
        ("new-game", "New Game", "NG"),
        ("a-b-c-d-e", "A B C D E", "ABCD"),
        ("not-over-until-the-end", "Not Over Until The End", "NOUT"),
    ],
)
def test_any_name_gives_a_title_that_can_be_played(tmp_path: Path, name: str, title: str, prefix: str) -> None:
    game = load_folder(write_game(tmp_path / name))
    assert (game.title, game.rulebook.prefix) == (title, prefix)
    assert game.plain.setup(game.start(2))[0].to_act == 0b11


@pytest.mark.parametrize("name", ["Bells", "sunken_bells", "sunken--bells", "-bells", "bells-", "7-bells", "sunken bells", "glöckchen", "bells.py", "bells\n"])
def test_a_name_that_cannot_be_one_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadSetup) as error:
        write_game(tmp_path / name)
    assert str(error.value) == f"{name!r} is no name for a game: use small letters, digits and single hyphens, such as my-game"
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_refused_and_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "sunken-bells"
    folder.mkdir()
    (folder / "rules.py").write_text("mine", encoding="utf-8")
    with pytest.raises(BadSetup) as error:
        write_game(folder)
    assert str(error.value) == f"{folder} is already there: choose another name, or remove it first"
    assert [path.read_text(encoding="utf-8") for path in folder.iterdir()] == ["mine"]


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadSetup) as error:
        write_game(tmp_path / "file" / "sunken-bells")
    assert str(error.value) == f"{tmp_path / 'file' / 'sunken-bells'} cannot be made: Not a directory"


def test_the_rulebook_is_sound_toml(bells: Game) -> None:
    book = tomllib.loads((bells.folder / "rulebook.toml").read_text(encoding="utf-8"))
    assert all(id_.startswith("SB-") for chapter in book["clauses"].values() for id_ in chapter)


@pytest.mark.parametrize("check", [check for check in CHECKS if check is not modes_agree], ids=lambda check: check.__name__)
def test_a_new_game_conforms(bells: Game, check: Callable[[Game, Setting], None]) -> None:
    for setting in settings(bells, 2):
        check(bells, setting)


def test_a_new_game_is_the_same_compiled(bells: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path))
    for players in bells.player_counts:
        modes_agree(bells, Setting(players, seed=players))
