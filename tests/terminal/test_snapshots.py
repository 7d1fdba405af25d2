"""What the client looks like, at three sizes. After a change that is meant: pytest tests/terminal/test_snapshots.py --snapshot-update, and look."""

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from doubloon.terminal.app import Room
from doubloon.terminal.screens.start import StartScreen
from tests.terminal.room import COVE, HUNTER, PIRATES, PLAN, TRASTEROS, Guest, room_with_table, settings

Compare = Callable[..., bool]


def pressing(*keys: str) -> Callable[[Pilot[int]], object]:
    """Somebody who presses these keys, each when the last one has had its effect."""

    async def run(pilot: Pilot[int]) -> None:
        visitor = Guest(pilot)
        await visitor.settled()
        await visitor.press(*keys)

    return run


@pytest.mark.parametrize(("size", "language"), [((80, 24), "en"), ((120, 40), "de"), ((160, 48), "es")])
def test_the_drawn_table(snap_compare: Compare, tmp_path: Path, size: tuple[int, int], language: str) -> None:
    room = room_with_table(tmp_path, players=4, bots=["greedy"], language=language)
    assert snap_compare(room, terminal_size=size, run_before=pressing("5", "1"))


@pytest.mark.parametrize(("size", "language"), [((80, 24), "en"), ((160, 48), "de")])
@pytest.mark.parametrize(("game", "keys"), [(HUNTER, "21221221"), (PLAN, "121121"), (PIRATES, "2033033033"), (TRASTEROS, "13013")])
def test_the_drawn_table_of(snap_compare: Compare, tmp_path: Path, game: str, keys: str, size: tuple[int, int], language: str) -> None:
    room = room_with_table(tmp_path, game=game, players=4, language=language)
    assert snap_compare(room, terminal_size=size, run_before=pressing(*keys))


def test_the_table_for_any_title(snap_compare: Compare, tmp_path: Path) -> None:
    assert snap_compare(room_with_table(tmp_path, game=COVE), terminal_size=(80, 24), run_before=pressing("1"))


def test_the_hand_over(snap_compare: Compare, tmp_path: Path) -> None:
    assert snap_compare(room_with_table(tmp_path, people=2), terminal_size=(80, 24), run_before=pressing("3"))


def test_the_start(snap_compare: Compare, tmp_path: Path) -> None:
    assert snap_compare(Room(settings(tmp_path, theme="light"), StartScreen), terminal_size=(80, 24))
