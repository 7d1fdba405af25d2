"""The only module that talks to the database.

What waits to be written is written together, in one transaction, and nobody is told of anything before that is on disk. SQLite serves one process; with
PostgreSQL any number of workers share a room: the primary key of `entries` decides whose answer came first, and NOTIFY tells the others.
"""

import asyncio
import contextlib
import importlib.util
import logging
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, Row, Select, bindparam, event, func, null, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from doubloon.core.errors import DoubloonError
from doubloon.server import migrate, schema
from doubloon.server.refusal import Refused
from doubloon.server.settings import Settings
from doubloon.server.sqlite_writer import PRAGMAS, SqliteWriter

log = logging.getLogger("doubloon.store")

BATCH = 500
CHANNEL = "doubloon"

_GENERATION = select(schema.room.c.generation)
_INSERT = schema.entries.insert()
_ASK = update(schema.turns).where(schema.turns.c.table_id == bindparam("table")).values(due=bindparam("at"), waiting=bindparam("seats"))
_END = update(schema.tables).where(schema.tables.c.id == bindparam("table")).values(status="over", ended=bindparam("at"))
_LEAVE = (
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("table"), schema.seats.c.seat == bindparam("place"))
    .values(person=null(), kind="bot", level="greedy")
)


class Taken(Exception):
    """Somebody else wrote this entry first."""


class Line(NamedTuple):
    """An entry to be written, and what the table's rows say afterwards."""

    table: str
    n: int
    actor: str
    message: str | None
    entry: str
    at: float
    due: float | None
    waiting: int
    is_over: bool
    left: int | None = None  # the seat that its owner has given up


class _Restored(OSError):
    """The room is another one than we know."""

    def __init__(self, generation: int) -> None:
        super().__init__("it has been restored from a back-up")
        self.generation = generation


class Stored(NamedTuple):
    """A table as it is kept."""

    row: Row[Any]
    seats: Sequence[Row[Any]]


class Store:
    """Reads and writes a room.

    `heard` is called with a table's id and the number of its latest entry (0: not an entry) when another worker changed it; `committed` with how many
    entries have been written together, and how long that took.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.is_shared = not settings.is_sqlite
        self.heard: Callable[[str, int], Awaitable[None]] | None = None
        self.restored: Callable[[], None] | None = None
        self.committed: Callable[[int, float], None] | None = None
        self._generation = 0
        self._worker = secrets.token_hex(4)
        self._waiting: list[tuple[Line, asyncio.Future[None]]] = []
        self._is_waiting = asyncio.Event()
        self._writing = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []
        self._reader, self._writer = _engines(settings)
        self._sqlite = None if self.is_shared else SqliteWriter(str(self._writer.url.database))

    async def open(self) -> None:
        """Connect. SQLite is brought up to date; a PostgreSQL database must be, by `doubloon migrate`."""
        try:
            if not self.is_shared:
                self.settings.make_folder()
                await self.migrate()
            else:
                async with self._reader.connect() as connection:
                    if not await connection.run_sync(migrate.is_current):
                        raise DoubloonError("the database has another layout than this version works with: run `doubloon migrate` first")
        except (SQLAlchemyError, OSError) as error:
            raise DoubloonError(f"the database {self._reader.url.render_as_string()} cannot be used: {_first_line(error)}") from error
        await self.check_generation()
        self._loop = asyncio.get_running_loop()  # kept: to ask for it costs a system call
        self._tasks = [asyncio.create_task(self._write_batches())]
        if self.is_shared:
            self._tasks.append(asyncio.create_task(self._listen()))

    async def migrate(self) -> None:
        """Bring the database up to date."""
        async with self._writer.begin() as connection:
            await connection.run_sync(migrate.migrate)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._reader.dispose()
        await self._writer.dispose()
        if self._sqlite:
            self._sqlite.close()

    # Reading

    async def all(self, query: Select[Any]) -> Sequence[Row[Any]]:
        with _storage():
            async with self._reader.connect() as connection:
                rows: Sequence[Row[Any]] = (await connection.execute(query)).all()
                return rows

    async def first(self, query: Select[Any]) -> Row[Any] | None:
        rows = await self.all(query.limit(1))
        return rows[0] if rows else None

    async def table(self, table: str) -> Stored | None:
        row = await self.first(select(schema.tables).where(schema.tables.c.id == table))
        if row is None:
            return None
        return Stored(row, await self.all(select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)))

    async def entries(self, table: str, after: int = 0) -> Sequence[Row[Any]]:
        """The journal of a table after entry `after`."""
        c = schema.entries.c
        return await self.all(select(c.n, c.actor, c.message, c.entry, c.at).where(c.table_id == table, c.n > after).order_by(c.n))

    @contextlib.asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """Everything as it is at one moment, while others go on writing."""
        with _storage():
            async with self._reader.connect() as connection:
                if self.is_shared:
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                else:
                    await connection.exec_driver_sql("BEGIN")
                try:
                    yield connection
                finally:
                    if not self.is_shared:
                        await connection.exec_driver_sql("ROLLBACK")

    async def check_generation(self) -> None:
        """Whether the room has been restored from a back-up; then `restored` is called."""
        row = await self.first(select(schema.room.c.generation))
        self._found(row.generation if row else 0)

    def _found(self, generation: int) -> bool:
        """Whether the room is still the one we know."""
        is_same, self._generation = self._generation in (0, generation), generation
        if not is_same and self.restored:
            self.restored()
        return is_same

    # Writing

    def append(self, line: Line) -> "asyncio.Future[None]":
        """Write an entry; done when it is on disk. Taken if its place is."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append((line, done))
        self._is_waiting.set()
        return done

    @contextlib.asynccontextmanager
    async def write(self, *changed: str) -> AsyncIterator[AsyncConnection]:
        """One transaction of its own; the other workers are told which tables it changed."""
        with _storage():
            async with self._writing, self._writer.begin() as connection:
                yield connection
                await connection.run_sync(self._notify, [(table, 0) for table in changed])

    async def _write_batches(self) -> None:
        while True:
            await self._is_waiting.wait()
            await asyncio.sleep(0)  # whatever has arrived at the same moment is written along
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            if not self._waiting:
                self._is_waiting.clear()
            await self._commit(batch)

    async def _commit(self, batch: list[tuple[Line, asyncio.Future[None]]]) -> None:
        """Write them together; if one of them cannot be, each by itself."""
        started = time.perf_counter()
        try:
            async with self._writing:
                await self._write_lines([line for line, _ in batch])
        except (IntegrityError, sqlite3.IntegrityError):
            if len(batch) > 1:
                for each in batch:
                    await self._commit([each])
                return
            outcome: Exception | None = Taken()
        except _Restored as error:
            self._found(error.generation)
            outcome = error
        except Exception as error:  # of whatever kind: the next ones are to be written
            outcome = error
        else:
            outcome = None
            if self.committed:
                self.committed(len(batch), time.perf_counter() - started)
        for _, done in batch:
            if not done.done():
                if outcome:
                    done.set_exception(_refused(outcome))
                else:
                    done.set_result(None)

    async def _write_lines(self, lines: list[Line]) -> None:
        if self._sqlite:
            await self._sqlite.run(lambda connection: self._insert(connection, lines))
        else:
            async with self._writer.begin() as connection:
                await connection.run_sync(self._insert, lines)
                await connection.run_sync(self._notify, [(line.table, n) for line in lines for n in ([line.n] if line.left is None else [line.n, 0])])

    def _insert(self, connection: Connection | SqliteWriter, lines: list[Line]) -> None:
        generation: Any = connection.scalar(_GENERATION)
        if self._generation not in (0, generation):
            raise _Restored(generation)
        rows = [{"table_id": line.table, "n": line.n, "actor": line.actor, "message": line.message, "entry": line.entry, "at": line.at} for line in lines]
        connection.execute(_INSERT, rows)
        connection.execute(_ASK, [{"table": line.table, "at": line.due, "seats": line.waiting} for line in lines])
        if ended := [{"table": line.table, "at": line.at} for line in lines if line.is_over]:
            connection.execute(_END, ended)
        if left := [{"table": line.table, "place": line.left} for line in lines if line.left is not None]:
            connection.execute(_LEAVE, left)

    # Several workers

    def _notify(self, connection: Connection, changes: list[tuple[str, int]]) -> None:
        if self.is_shared and changes:
            told = [f"{self._worker} {table} {n}" for table, n in changes]
            connection.execute(text(f"SELECT pg_notify('{CHANNEL}', told) FROM unnest(CAST(:told AS text[])) AS told"), {"told": told})

    async def _listen(self) -> None:
        """Hear what other workers changed; when the connection is lost, listen again and take it that everything may have changed."""
        import asyncpg

        address = self._reader.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            lost = asyncio.Event()
            told: asyncio.Queue[str] = asyncio.Queue()
            try:
                connection = await asyncpg.connect(address)
                try:
                    connection.add_termination_listener(lambda *_, lost=lost, told=told: (lost.set(), told.put_nowait("")))
                    await connection.add_listener(CHANNEL, lambda _c, _p, _n, payload, told=told: told.put_nowait(payload))
                    await self._hear(f"- {'*'} 0")
                    while not lost.is_set():
                        await self._hear(await told.get())
                finally:
                    with contextlib.suppress(Exception):
                        await asyncio.wait_for(connection.close(), 1)
            except Exception as error:
                log.warning("the room does not hear its other workers: %s", _first_line(error))
            await asyncio.sleep(0.5)

    async def _hear(self, payload: str) -> None:
        worker, _, change = payload.partition(" ")
        if change and worker != self._worker and self.heard:
            table, _, n = change.partition(" ")
            await self.heard(table, int(n))


def _engines(settings: Settings) -> tuple[AsyncEngine, AsyncEngine]:
    """An engine to read and one to write. On SQLite the writer takes the lock when a transaction begins, so that none fails half-way."""
    if not settings.is_sqlite:
        if importlib.util.find_spec("asyncpg") is None:
            raise DoubloonError("PostgreSQL needs a package that is not installed: pip install 'doubloon[postgres]'")
        engine = create_async_engine(settings.url, pool_size=8, max_overflow=4, pool_pre_ping=True)
        return engine, engine
    reader = create_async_engine(settings.url, pool_size=4, max_overflow=4, isolation_level="AUTOCOMMIT")
    writer = create_async_engine(settings.url, pool_size=1, max_overflow=0)
    _prepare(reader.sync_engine, is_writer=False)
    _prepare(writer.sync_engine, is_writer=True)
    return reader, writer


def _prepare(engine: Engine, *, is_writer: bool) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say, below
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    if is_writer:

        @event.listens_for(engine, "begin")
        def begin(connection: Any) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")


@contextlib.contextmanager
def _storage() -> Iterator[None]:
    """What the database cannot do is a refusal: nothing has been told, and the same message may be sent again."""
    try:
        yield
    except IntegrityError:
        raise
    except (DBAPIError, sqlite3.Error, PoolTimeout, OSError) as error:
        raise _refused(error) from error


def _refused(error: Exception) -> Exception:
    if isinstance(error, (DBAPIError, sqlite3.Error, PoolTimeout, OSError)):
        return Refused("storage", f"the room cannot reach its storage now ({_first_line(error)}): try again")
    return error


def _first_line(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).split("\n")[0]


def next_n(table: str) -> Any:
    """The number the next line of chat gets."""
    return select(func.coalesce(func.max(schema.chat.c.n), 0) + 1).where(schema.chat.c.table_id == table).scalar_subquery()
