"""The doors of the full-screen client: the start, a table, a journal to go on with, a journal to look at."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from textual.screen import Screen

from doubloon.core.errors import BadSetup
from doubloon.core.game import Game
from doubloon.table.file import load
from doubloon.terminal.app import Room, Settings
from doubloon.terminal.at.door import Door
from doubloon.terminal.at.live_sitting import sit_down
from doubloon.terminal.opening import replay_screen, resume_screen
from doubloon.terminal.screens.live import LiveScreen
from doubloon.terminal.screens.lobby import LobbyScreen
from doubloon.terminal.screens.start import StartScreen
from doubloon.terminal.screens.table import TableScreen
from doubloon.terminal.shelf import free_path, tables_folder
from doubloon.terminal.sitting import Sitting, open_table, seated_bots

USUAL_PLAYERS = 4


def play_screens(
    game: Game | None = None,
    *,
    players: int | None = None,
    people: int = 1,
    bots: Sequence[str] = ("greedy",),
    seed: int | None = None,
    options: dict[str, int | str] | None = None,
    components: Path | None = None,
    nonces: Sequence[str] = (),
    language: str = "en",
    folder: Path | None = None,
    pause: float = 0.7,
    motion: bool = True,
    theme: str = "dark",
) -> int:
    """Play in full screen; returns the exit code. Without a game the start screen asks for everything.

    What cannot be is raised before the screen is taken over, as one sentence.
    """
    settings = Settings(language, tables_folder(folder), pause, motion, theme, _known(game))
    return _run(settings, StartScreen if game is None else table_door(settings, game, players, people, bots, seed, options, components, nonces))


def table_door(
    settings: Settings,
    game: Game,
    players: int | None,
    people: int,
    bots: Sequence[str],
    seed: int | None,
    options: dict[str, int | str] | None = None,
    components: Path | None = None,
    nonces: Sequence[str] = (),
) -> Callable[[], Screen[Any]]:
    """A new table, opened at once, and its screen when the room is there."""
    count = min(max(USUAL_PLAYERS, game.player_counts[0]), game.player_counts[-1]) if players is None else players
    if not 0 <= people <= count:
        raise BadSetup(f"{people} people do not fit at a table of {count}")
    table, _ = open_table(game, count, people, bots, seed, options=options, components=components, language=settings.language, nonces=nonces)
    path = free_path(settings.folder, table.journal.header.table)
    return lambda: TableScreen(Sitting(table, seated_bots(table, seed)), path)


def at_screens(door: Door, *, language: str = "en", motion: bool = True, theme: str = "dark", folder: Path | None = None) -> int:
    """Play at the tables of a room: at the one the address names, or at any of them."""
    settings = Settings(language, tables_folder(folder), 0, motion, theme)
    return _run(settings, room_door(settings, door))


def room_door(settings: Settings, door: Door) -> Callable[[], Screen[Any]]:
    """The first screen at a room; what cannot be is raised before the screen is taken over."""
    if door.address.table:
        sitting = sit_down(door, door.address.table, Room(settings, StartScreen).find)
        return lambda: LiveScreen(sitting)
    tables = door.tables()
    return lambda: LobbyScreen(door, tables)


def resume_screens(
    path: Path, game: Game | None = None, *, language: str = "en", pause: float = 0.7, motion: bool = True, theme: str = "dark", folder: Path | None = None
) -> int:
    """Go on with the game in this file, in which it is kept from here on. `game` is its title, if that is not installed."""
    settings = Settings(language, tables_folder(folder), pause, motion, theme, _known(game))
    room = Room(settings, StartScreen)
    screen = resume_screen(path, room.find)
    return _run(settings, lambda: screen)


def replay_screens(path: Path, game: Game | None = None, *, language: str = "en", motion: bool = True, theme: str = "dark", folder: Path | None = None) -> int:
    """Look at the game in this file again; the file is only read."""
    settings = Settings(language, tables_folder(folder), 0, motion, theme, _known(game))
    room = Room(settings, StartScreen)
    screen = replay_screen(load(path), room.find)
    return _run(settings, lambda: screen)


def _run(settings: Settings, first: Callable[[], Screen[Any]]) -> int:
    return Room(settings, first).run() or 0


def _known(game: Game | None) -> list[Game]:
    """A title that is not installed is known in this sitting."""
    from doubloon.core.registry import game_names

    return [game] if game is not None and game.name not in game_names() else []
