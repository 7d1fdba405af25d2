"""Journals on disk: the only module of the table that reads and writes files."""

import os
import tempfile
from pathlib import Path

from doubloon.core.errors import BadFile
from doubloon.table.journal import Journal, read_journal


def save(journal: Journal, path: Path) -> None:
    """Write the journal so that at every moment the file holds the whole of it as it was before, or as it is now."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(journal.text())
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def load(path: Path) -> Journal:
    """Read a journal; what is wrong with the file is told by its first bad line, and the file is left as it is."""
    try:
        text = path.read_bytes().decode("utf-8")
    except OSError as error:
        raise BadFile(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        bad = path.read_bytes()[: error.start].count(b"\n") + 1
        raise BadFile(f"{path}: line {bad} is not text") from None
    try:
        return read_journal(text)
    except BadFile as error:
        raise BadFile(f"{path}: {error}") from None


def _sync_folder(folder: Path) -> None:
    """Make the new name of the file last, where the system can."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
