"""A connection that writes to SQLite on a thread of its own: SQLAlchemy's statements, carried out by the driver itself.

A busy room commits hundreds of times a second. Going to a thread and back for every statement, and through a pool for every transaction, costs ten times
as much as the writing does.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, lru_cache
from operator import itemgetter
from typing import Any

from sqlalchemy.dialects import sqlite
from sqlalchemy.sql import Executable

#: What every connection is told. Nothing is acknowledged before it is on disk. The pages of a busy room change again and again: from the log, which may grow
#: to 40 MB, they are carried over seldom.
PRAGMAS = ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=10000", "temp_store=MEMORY")


class SqliteWriter:
    def __init__(self, path: str) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "writer")

    async def run(self, work: Callable[["SqliteWriter"], None]) -> None:
        """Do this in one transaction; returns when it is on disk."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._transaction, work)

    def scalar(self, statement: Executable) -> Any:
        return self._open.execute(_compiled(statement)[0]).fetchone()[0]

    def execute(self, statement: Executable, rows: Sequence[dict[str, Any]]) -> None:
        """Carry it out for all rows at once: between two rows this thread would have to wait for the others."""
        text, names, fixed = _compiled(statement)
        values = itemgetter(*names)
        self._open.execute(_for_many(text, len(names), len(rows)), [value for row in rows for value in values(fixed | row)])

    def close(self) -> None:
        self._thread.submit(self._close)
        self._thread.shutdown()

    @property
    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._path, isolation_level=None)
            for pragma in PRAGMAS:
                self._connection.execute(f"PRAGMA {pragma}")
        return self._connection

    def _close(self) -> None:
        if self._connection:
            self._connection.close()
            self._connection = None

    def _transaction(self, work: Callable[["SqliteWriter"], None]) -> None:
        try:
            self._open.execute("BEGIN IMMEDIATE")
            work(self)
            self._open.execute("COMMIT")
        except BaseException:
            self._close()  # and with it whatever had been begun
            raise


@cache
def _compiled(statement: Any) -> tuple[str, list[str], dict[str, Any]]:
    """Its text, the names of its parameters in their order, and what it says of them itself."""
    compiled = statement.compile(dialect=sqlite.dialect(paramstyle="qmark"))
    return " ".join(str(compiled).split()), compiled.positiontup or [], compiled.params


@lru_cache
def _for_many(text: str, width: int, count: int) -> str:
    """An INSERT or an UPDATE for so many rows of parameters instead of one."""
    rows = ", ".join([f"({', '.join('?' * width)})"] * count)
    if text.startswith("INSERT"):
        return f"{text.partition(' VALUES ')[0]} VALUES {rows}"
    *parts, last = text.split("?")
    columns = "".join(f"{part}row.column{place}" for place, part in enumerate(parts, 1)) + last
    return columns.replace(" WHERE ", f" FROM (VALUES {rows}) AS row WHERE ", 1)
