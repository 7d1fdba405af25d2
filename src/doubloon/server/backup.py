"""The whole room in one file, and back: from either database, into either, while it runs.

JSON lines: a header, then a row a line, then the number of rows, so that a cut file is noticed. It holds the secrets of games that are not over.
"""

import os
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import delete, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from doubloon.core.errors import BadFile, DoubloonError
from doubloon.server import migrate
from doubloon.server.refusal import Refused
from doubloon.server.schema import metadata, room
from doubloon.server.store import Store

FORMAT = 1
CHUNK = 500
ATTEMPTS = 3
#: `room` first: whoever writes an entry looks there first, and so either is done before or finds that the room is another one.
LOCK = "LOCK TABLE room, entries, turns, chat, seats, tables, people IN ACCESS EXCLUSIVE MODE"


async def back_up(store: Store, path: Path) -> int:
    """Write everything as it is at this moment; returns the number of rows."""
    rows = 0
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(msgspec.json.encode({"doubloon": "backup", "format": FORMAT, "layout": migrate.head()}) + b"\n")
            async with store.snapshot() as connection:
                for table in metadata.sorted_tables:
                    async for row in await connection.stream(select(table)):
                        file.write(msgspec.json.encode([str(table.name), {str(name): value for name, value in row._mapping.items()}]) + b"\n")
                        rows += 1
            file.write(msgspec.json.encode({"rows": rows}) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    return rows


async def restore(store: Store, path: Path) -> int:
    """Put everything back as the file says, in one transaction; the room that runs on this database begins anew from it. Returns the number of rows."""
    lines = path.read_bytes().split(b"\n")
    try:
        header, rows, end = msgspec.json.decode(lines[0]), [msgspec.json.decode(line) for line in lines[1:-2]], msgspec.json.decode(lines[-2])
        if header["doubloon"] != "backup" or end["rows"] != len(rows):
            raise ValueError
    except (msgspec.DecodeError, ValueError, KeyError, TypeError, IndexError):
        raise BadFile(f"{path} is no whole back-up of a games room") from None
    if header["layout"] != migrate.head():
        raise DoubloonError(f"{path} has layout {header['layout']}, this version works with {migrate.head()}: restore it with the version that wrote it")
    for attempt in range(1, ATTEMPTS + 1):
        try:
            async with store.write("*") as connection:
                if store.is_shared:
                    await connection.execute(text(LOCK))
                before = (await connection.execute(select(room.c.generation))).scalar_one()
                await _fill(connection, rows)
                await connection.execute(update(room).values(generation=before + 1))
            break
        except Refused:  # somebody who writes at this moment may be in the way
            if attempt == ATTEMPTS:
                raise
    return len(rows)


async def _fill(connection: AsyncConnection, rows: list[list[Any]]) -> None:
    for table in reversed(metadata.sorted_tables):
        await connection.execute(delete(table))
    for table in metadata.sorted_tables:
        mine = [row for name, row in rows if name == table.name]
        if table.name == "tables":
            mine.sort(key=lambda row: row["created"])  # a rematch after the game it follows
        for place in range(0, len(mine), CHUNK):
            await connection.execute(table.insert(), mine[place : place + CHUNK])
