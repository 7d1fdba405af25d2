"""Components files the rules could not play with are refused, with the entry and the reason."""

from pathlib import Path

import pytest

from doubloon.core.errors import BadFile
from tests.planted import change

from .positions import GAME


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    path = tmp_path / "components.toml"
    path.write_text((GAME.folder / "components.toml").read_text(encoding="utf-8"), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('{ colours = "ROYB",', '{ colours = "ROYR",', "twice"),
        ('{ colours = "ROYB",', '{ colours = "ROYX",', "X"),
        ('{ colours = "ROYB",', '{ colours = "ROYBG",', "at most 4"),
        ('{ colours = "ROYB",', '{ colours = "BYOR",', ""),
        ('{ colours = "ROYB",', '{ colours = "OYGP",', "twice"),
        ('{ colours = "RO", count = 1', '{ colours = "RO", count = 2', "twos"),
        ('{ colours = "RO", count = 1', '{ colours = "RO", count = 0', "count 0"),
        ('{ colours = "", count = 16', '{ colours = "", count = 15', "smash-and-grabs"),
        ('{ name = "fours", count = 14', '{ name = "fours", count = 13', "fours"),
        ('{ name = "fours",', '{ name = "fives",', "teams"),
        ('{ name = "red", source = "printed" }', '{ name = "pink", source = "printed" }', "colours"),
        ('{ colour = "red", kind = "jewels", worth = [1, 2, 3, 4]', '{ colour = "red", kind = "jewels", worth = [1, 2, 3]', "red"),
        ('{ colour = "red", kind = "jewels", worth = [1, 2, 3, 4]', '{ colour = "red", kind = "jewels", worth = [1, 2, 3, -4]', "red"),
        ('{ colour = "red", kind = "jewels",', '{ colour = "red", kind = "bones",', "treasures"),
        ('{ kind = "mug", worth = 1, copies = 2', '{ kind = "mug", worth = -1, copies = 2', "mug"),
        ('{ kind = "mug", worth = 1, copies = 2', '{ kind = "mug", worth = 1, copies = 3', "mug"),
        ('{ kind = "mug",', '{ kind = "cup",', "trinkets"),
        ("set_bonus = { points = 5", "set_bonus = { points = -5", "set_bonus"),
    ],
)
def test_a_wrong_entry_is_refused(copy: Path, old: str, new: str, reason: str) -> None:
    change(copy, old, new)
    if not reason:  # letters in another order mean the same plan
        GAME.load_box(copy)
        return
    with pytest.raises(BadFile, match=reason):
        GAME.load_box(copy)


def test_another_box_plays_by_its_own_numbers(copy: Path) -> None:
    change(copy, "set_bonus = { points = 5", "set_bonus = { points = 7")
    change(copy, '{ kind = "mug", worth = 1', '{ kind = "mug", worth = 3')
    start = GAME.start(3, box=GAME.load_box(copy))
    start.stream = [1, 2, 3, 4]
    s, _ = GAME.plain.setup(start)
    s.bag[0][:4] = [1, 1, 1, 1]  # type: ignore[attr-defined]
    assert GAME.plain.score(s)[0].points == 4 * 3 + 7
