"""The shelf: where games in progress are kept between two sittings."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_path

from doubloon.core.errors import BadFile
from doubloon.table import Journal, Table
from doubloon.table.file import load, save

SUFFIX = ".journal"


class Saved(NamedTuple):
    """A file on the shelf: its journal, or what is wrong with it."""

    path: Path
    when: float
    journal: Journal | None
    problem: str


def tables_folder(folder: Path | None = None) -> Path:
    """Where journals are kept: as asked, as DOUBLOON_TABLES says, or in the user's data folder."""
    given = os.environ.get("DOUBLOON_TABLES")
    return folder or (Path(given) if given else user_data_path("doubloon") / "tables")


def free_path(folder: Path, table: str) -> Path:
    """A file for this table. Games with the same seed have the same id: none is written over another."""
    path, number = folder / f"{table}{SUFFIX}", 2
    while path.exists():
        path, number = folder / f"{table}-{number}{SUFFIX}", number + 1
    return path


def keep_in(table: Table, path: Path, complain: Callable[[str], None]) -> None:
    """Save the table there after every change. What the disk refuses is told, and the game goes on."""

    def keep(journal: Journal) -> None:
        try:
            save(journal, path)
        except OSError as error:
            complain(error.strerror or str(error))

    table.keep = keep


def saved_games(folder: Path) -> list[Saved]:
    """Everything on the shelf, the latest first."""
    found = []
    for path in folder.glob(f"*{SUFFIX}") if folder.is_dir() else ():
        try:
            when = path.stat().st_mtime
        except OSError:
            continue  # gone in the meantime
        try:
            found.append(Saved(path, when, load(path), ""))
        except BadFile as error:
            found.append(Saved(path, when, None, str(error).removeprefix(f"{path}: ")))
    return sorted(found, key=lambda saved: (-saved.when, saved.path.name))
