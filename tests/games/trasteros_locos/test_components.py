"""Components files the rules could not play with are refused, with the entry and the reason; others are played by their own numbers."""

from pathlib import Path

import pytest

from doubloon.core.errors import BadFile
from doubloon.core.stream import from_number
from tests.planted import change

from .players import anything, patient, play_out
from .positions import GAME, Position, clauses, heap, told


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    path = tmp_path / "components.toml"
    path.write_text((GAME.folder / "components.toml").read_text(encoding="utf-8"), encoding="utf-8")
    return path


GLASS, GOLD = "points = 1, cards = 4, cubes = 20, start = 3", "points = 10, cards = 1, cubes = 20, start = 1"
JUNK, BADGES, SKELETONS = "count = 24, removed = 4", "count = 5, points = 7", "skeletons = { count = 2"


@pytest.mark.parametrize(
    ("old", "new", "entry", "reason"),
    [
        ('{ name = "cars",', '{ name = "boats",', "collections", "boats"),
        ('{ name = "cars",', '{ name = "clocks",', "collections", "clocks"),
        ('    { name = "sports", source = "printed" },\n', "", "collections", "sports"),
        ('{ name = "gold",', '{ name = "lead",', "materials", "lead"),
        (GOLD, "points = 10, cards = 2, cubes = 20, start = 1", "gold", "cards 2"),
        (GOLD, "points = 10, cards = -1, cubes = 20, start = 1", "gold", "cards -1"),
        (GOLD, "points = -10, cards = 1, cubes = 20, start = 1", "gold", "points -10"),
        (GOLD, 'points = "ten", cards = 1, cubes = 20, start = 1', "materials 4", "points"),
        (GOLD, "points = 10, cards = 1, cubes = 20", "materials 4", "start"),
        (GLASS, "points = 1, cards = 5, cubes = 20, start = 3", "glass", "cards 5"),
        (GLASS, "points = 1, cards = 4, cubes = 21, start = 3", "glass", "cubes 21"),
        (GLASS, "points = 1, cards = 4, cubes = -1, start = 0", "glass", "cubes -1"),
        (GLASS, "points = 1, cards = 4, cubes = 17, start = 3", "glass", "start 3"),
        (GLASS, "points = 1, cards = 4, cubes = 20, start = 4", "glass", "start 4"),
        (GLASS, "points = 1, cards = 4, cubes = 20, start = -1", "glass", "start -1"),
        (JUNK, "count = 25, removed = 4", "junk", "count 25"),
        (JUNK, "count = -1, removed = 0", "junk", "count -1"),
        (JUNK, "count = 24, removed = 25", "junk", "removed 25"),
        (JUNK, "count = 24, removed = -1", "junk", "removed -1"),
        (JUNK, "count = 3, removed = 4", "junk", "removed 4"),
        (BADGES, "count = -1, points = 7", "badges", "-1"),
        (BADGES, "count = 5, points = -7", "badges", "-7"),
        (BADGES, "count = 5", "badges", "points"),
        (SKELETONS, "skeletons = { count = 3", "skeletons", "3"),
        (SKELETONS, "skeletons = { count = 1", "skeletons", "1"),
        (SKELETONS, "skeletons = { count = 0", "skeletons", "0"),
        (SKELETONS, "spiders = { count = 2", "spiders", "unknown"),
    ],
)
def test_a_wrong_entry_is_refused(copy: Path, old: str, new: str, entry: str, reason: str) -> None:
    change(copy, old, new)
    with pytest.raises(BadFile, match=entry) as refusal:
        GAME.load_box(copy)
    assert reason in str(refusal.value)


def test_another_box_counts_by_its_own_numbers(copy: Path) -> None:
    change(copy, GOLD, "points = 12, cards = 1, cubes = 20, start = 2")
    change(copy, BADGES, "count = 6, points = 8")
    p = Position(3, hands=["clocks-gold clocks-glass*4"], badges=[2, 1], rounds=1, box=GAME.load_box(copy), piles=[(1, "art-gold")])
    p.act(0, "collection")
    assert p.points == [12 + 4 + 16, 8 - 12, 0]
    dealt = Position.dealt(4, box=GAME.load_box(copy))
    assert dealt.cubes(0) == heap("gold*2 silver bronze glass*3")
    assert dealt.s.badge_supply == 6


def test_without_badges_gold_cards_bring_none(copy: Path) -> None:
    change(copy, BADGES, "count = 0, points = 7")
    p = Position(3, hands=["clocks-gold cars-gold"], box=GAME.load_box(copy))
    assert p.refusal(0, "change gold") == "TL-R7"


def test_fewer_junk_cards(copy: Path) -> None:
    change(copy, JUNK, "count = 10, removed = 0")
    p = Position.dealt(3, box=GAME.load_box(copy))
    assert told(p.opening, "removed")[0][2] == 0
    assert p.closed["junk"] == 10
    assert p.s.public_count == 50 + 10 - 30 + 1


def small(copy: Path, junk: int = 0) -> None:
    """Five cards to a collection, and hardly any junk."""
    change(copy, GLASS, "points = 1, cards = 0, cubes = 20, start = 3")
    change(copy, "points = 2, cards = 3", "points = 2, cards = 2")
    change(copy, JUNK, f"count = {junk}, removed = 0")


def test_a_collection_too_small_to_call_out_is_refused(copy: Path) -> None:
    change(copy, GLASS, "points = 1, cards = 0, cubes = 20, start = 3")
    change(copy, "points = 2, cards = 3", "points = 2, cards = 1")
    with pytest.raises(BadFile, match=r"materials.* 4 cards.* 5"):
        GAME.load_box(copy)


def test_too_few_cards_for_five_rooms_are_refused(copy: Path) -> None:
    small(copy, junk=4)
    with pytest.raises(BadFile, match=r"three players.* 29 cards.* 30"):
        GAME.load_box(copy)


@pytest.mark.parametrize(("players", "left"), [(3, 0), (4, 5), (6, 5)])
def test_the_smallest_box_is_played(copy: Path, players: int, left: int) -> None:
    """Thirty cards with three players: all are in the rooms, and a skeleton alone in the public room."""
    small(copy, junk=5)
    box = GAME.load_box(copy)
    p = Position.dealt(players, box=box, options={"turns": 20})
    assert told(p.opening, "filled")[0][1] == 5
    assert clauses(p.opening, "filled") == ["TL-1.2"]
    assert p.s.public_count == left + 1
    for seed in range(3):
        q = Position.dealt(players, seed=seed, box=box, options={"turns": 20})
        play_out(q.s, [patient, anything], from_number(seed), 20_000)
        assert q.ended in ("TL-8.1", "TL-R13")
        assert GAME.plain.check(q.s) == 0
