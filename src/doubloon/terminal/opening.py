"""From a journal to its screen."""

from collections.abc import Callable
from pathlib import Path

from doubloon.core.game import Game
from doubloon.core.registry import game as find_game
from doubloon.table import Journal
from doubloon.table.file import load
from doubloon.table.replay import resume
from doubloon.terminal.screens.replay import ReplayScreen
from doubloon.terminal.screens.table import TableScreen
from doubloon.terminal.sitting import Sitting, seated_bots


def resume_screen(path: Path, find: Callable[[str], Game] = find_game) -> TableScreen:
    """The table that is kept in this file, to be played on; raises what is wrong with it."""
    table = resume(load(path), find=find)
    return TableScreen(Sitting(table, seated_bots(table)), path)


def replay_screen(journal: Journal, find: Callable[[str], Game] = find_game) -> ReplayScreen:
    """A game to be looked at again: with the eyes of its people."""
    people = [place for place, seat in enumerate(journal.header.seats) if seat.kind == "person"]
    return ReplayScreen(journal, find, people)
