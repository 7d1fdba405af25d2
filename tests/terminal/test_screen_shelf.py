"""Games are kept: after every answer, over any end of the program, and damaged ones are left alone."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import doubloon
from doubloon.core.errors import BadFile
from doubloon.table.file import load
from doubloon.table.replay import resume
from doubloon.terminal.app import Room
from doubloon.terminal.opening import resume_screen
from doubloon.terminal.screens.start import StartScreen
from doubloon.terminal.shelf import free_path, saved_games, tables_folder
from doubloon.terminal.sitting import player_names
from tests.terminal.room import COVE, guest, room_with_table, settings

pytestmark = pytest.mark.asyncio


async def test_every_answer_is_saved(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path)) as visitor:
        path = visitor.board.path
        assert not path.exists()
        await visitor.press("3")
        assert load(path).text() == visitor.table.journal.text()
        await visitor.press(next(iter(visitor.board.choices.labels)))
        assert load(path).text() == visitor.table.journal.text()


async def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path)) as visitor:
        await visitor.press("5")
        view, path = visitor.table.view(0), visitor.board.path
    options = settings(tmp_path)
    async with guest(Room(options, lambda: resume_screen(path))) as visitor:
        assert visitor.table.view(0) == view
        assert visitor.board.draft is not None
        await visitor.press(next(iter(visitor.board.choices.labels)))
        assert load(path).text() == visitor.table.journal.text()


async def test_the_shelf_lists_games_and_opens_them(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path)) as visitor:
        await visitor.press("5")
    async with guest(Room(settings(tmp_path), StartScreen)) as visitor:
        await visitor.press("2")
        await visitor.until(lambda: "to act: Ada" in visitor.sees)
        assert "Unexpected Treasures · Ada, random bot, random bot · 20" in visitor.sees
        await visitor.press("enter")
        await visitor.settled()
        assert visitor.board.draft is not None


async def test_a_game_of_a_folder_needs_its_title(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path, game=COVE, players=2)) as visitor:
        await visitor.press("1")
        path = visitor.board.path
    async with guest(Room(settings(tmp_path), StartScreen)) as visitor:
        await visitor.press("2")
        await visitor.until(lambda: "there is no game 'cove'" in visitor.sees)
    async with guest(Room(settings(tmp_path, games=[doubloon.game(COVE)]), StartScreen)) as visitor:
        await visitor.press("2")
        await visitor.until(lambda: "to act: " in visitor.sees)
    assert path.exists()


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda text: text[:-20], "is cut off"),
        (lambda text: "rubbish\n", "line 1: this is not the journal of a Doubloon table"),
        (lambda text: text.replace('"entry":"play"', '"entry":"plai"', 1), "line 2: "),
    ],
)
async def test_a_damaged_file_is_shown_as_such_and_left_untouched(tmp_path: Path, damage: object, said: str) -> None:
    async with guest(room_with_table(tmp_path)) as visitor:
        await visitor.press("5")
        path = visitor.board.path
    path.write_text(damage(path.read_text(encoding="utf-8")), encoding="utf-8")  # type: ignore[operator]
    before = path.read_bytes()
    async with guest(Room(settings(tmp_path), StartScreen), (120, 30)) as visitor:
        await visitor.press("2")
        assert "✗ damaged and left as it is: " in visitor.sees
        assert said in visitor.sees
        await visitor.press("enter")
        assert "✗ damaged" in visitor.sees
    assert path.read_bytes() == before
    with pytest.raises(BadFile, match="line"):
        resume_screen(path)


async def test_a_game_changed_by_hand_is_refused_with_its_line(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path)) as visitor:
        await visitor.press("5")
        path = visitor.board.path
    path.write_text(path.read_text(encoding="utf-8").replace('"choose 5"', '"choose 4"', 1), encoding="utf-8")
    async with guest(Room(settings(tmp_path), StartScreen), (120, 30)) as visitor:
        await visitor.press("2")
        await visitor.until(lambda: "✗ line " in visitor.sees)


async def test_a_disk_that_refuses_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    async with guest(room_with_table(blocked / "tables")) as visitor:
        await visitor.press("5")
        assert "The game could not be saved: " in visitor.sees
        assert visitor.table.entries > 1


async def test_no_game_is_written_over_another(tmp_path: Path) -> None:
    for _ in range(2):
        async with guest(room_with_table(tmp_path)) as visitor:
            await visitor.press("5")
    assert [saved.path.name for saved in sorted(saved_games(tmp_path))] == ["seed-7-2.journal", "seed-7.journal"]
    assert free_path(tmp_path, "seed-7").name == "seed-7-3.journal"


async def test_the_folder_of_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DOUBLOON_TABLES", raising=False)
    assert tables_folder().parts[-2:] == ("doubloon", "tables")
    monkeypatch.setenv("DOUBLOON_TABLES", str(tmp_path))
    assert tables_folder() == tmp_path
    assert tables_folder(tmp_path / "mine") == tmp_path / "mine"


async def test_the_name_of_a_person_outlives_a_bot_in_his_seat(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path, pause=30)) as visitor:
        visitor.board.sitting.seat_person(0, "Zoë")
        await visitor.pilot.press("s", "1")
        await visitor.until(lambda: str(visitor.table.seats[0]) == "bot greedy")
        path = visitor.board.path
    assert player_names(resume(load(path))) == ("Zoë", "Ben", "Cleo")


SCRIPT = """
import sys
from pathlib import Path
import doubloon
from doubloon.terminal.full_screen import play_screens
play_screens(doubloon.game("unexpected-treasures"), players=3, bots=["random"], seed=7, folder=Path(sys.argv[1]), pause=0, motion=False)
"""


async def test_a_kill_loses_nothing_that_was_saved(tmp_path: Path) -> None:
    """A real program on a real terminal, killed without warning in the middle of a game."""
    master, slave = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    program = subprocess.Popen([sys.executable, "-c", SCRIPT, str(tmp_path)], stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True)
    os.close(slave)
    path, seen, patience = tmp_path / "seed-7.journal", b"", time.monotonic() + 60
    try:
        while not path.exists() and time.monotonic() < patience:
            if select.select([master], [], [], 0.2)[0]:
                seen += os.read(master, 65536)
            elif b"Unexpected Treasures" in seen:
                os.write(master, b"5")
    finally:
        os.kill(program.pid, signal.SIGKILL)
        program.wait()
        os.close(master)
    kept = load(path)
    assert kept.entries[0].actions == ["choose 5"]  # type: ignore[union-attr]
    async with guest(Room(settings(tmp_path), lambda: resume_screen(path))) as visitor:
        assert visitor.table.journal.entries[: len(kept.entries)] == kept.entries
        assert visitor.board.draft is not None
