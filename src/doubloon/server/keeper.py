"""What the room does by itself: bots answer, clocks run out, tables leave memory, the list of tables stays fresh.

A table's `due` in the database says from when on something is to be done, so that nothing is forgotten over a restart. Any worker may do it: the first one
to write has done it.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, func, or_, select

from doubloon.server import lessons, wire
from doubloon.server.bots import Answer, NoAnswer
from doubloon.server.live import Live
from doubloon.server.refusal import Refused
from doubloon.server.schema import turns
from doubloon.table import Seat

if TYPE_CHECKING:
    from doubloon.server.room import Room

log = logging.getLogger("doubloon.keeper")

#: The actor of what the room does itself.
ROOM = "room"
#: Where several workers share a room, the one that wrote last is left so many seconds to let the bots answer.
GRACE = 3.0
#: The list of tables is sent no more often than this, in seconds.
LIST_PAUSE = 0.25


class Keeper:
    def __init__(self, room: "Room") -> None:
        self._room = room
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._tasks = [asyncio.create_task(self._keep()), asyncio.create_task(self._tell_lobby())]

    async def close(self) -> None:
        tasks = [*self._driving.values(), *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def tend(self, live: Live) -> None:
        """Let the bots of this table answer, if one is to."""
        if live.bot_to_answer is not None and live.id not in self._driving:
            task = self._driving[live.id] = asyncio.create_task(self._drive(live))
            task.add_done_callback(lambda task: self._driven(live, task))

    def _driven(self, live: Live, task: asyncio.Task[None]) -> None:
        self._driving.pop(live.id, None)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refused):
            log.error("the bots of a table have stopped", extra={"table": live.id}, exc_info=error)

    async def _drive(self, live: Live) -> None:
        """Answer for one bot after the other, until a person is to."""
        room, failures = self._room, 0
        while True:
            async with live.lock:
                await room.load(live)
                seat, table = live.bot_to_answer, live.table
                if seat is None or table is None:
                    return
                level = table.seats[seat].name if failures == 0 else "random"
                number = table.number
                luck = lessons.luck(number, seat) if lessons.is_lesson(live.row.secret) else secrets.randbits(32)
                job = room.pool.job(Answer, level, table, seat, luck)
            try:
                started = time.monotonic()
                actions = await room.pool.do(job)
                await asyncio.sleep(room.settings.bot_pause - (time.monotonic() - started))
                await room.act(live.id, ROOM, None, _answer(seat, number, actions))
                failures = 0
            except (NoAnswer, Refused) as error:
                if isinstance(error, Refused) and error.code in ("stale", "state", "foreign"):
                    continue  # another worker was first, or the seat has gone to somebody else
                if isinstance(error, Refused) and error.code == "storage":
                    return  # the table stays due: its bots go on when the storage is back
                failures += 1
                room.metrics.bot_failures.inc()
                log.warning("a bot did not answer", extra={"table": live.id, "seat": seat, "level": level, "failures": failures})
                await asyncio.sleep(min(10.0, 0.1 * 2**failures))

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(1)
            try:
                await self._room.store.check_generation()
                await self._look_what_is_due()
            except Refused as error:
                log.warning("the room cannot see what is due", extra={"reason": error.reason})
            except Exception:
                log.exception("the keeper stumbled")
            self._tidy()

    async def _look_what_is_due(self) -> None:
        room, now, due = self._room, time.time(), turns.c.due
        before = now - (GRACE if room.store.is_shared else 0)
        clocks = and_(due >= 0, due < before)
        bots = and_(due < 0, or_(due > -before, due < -now))  # asked later than now: the clock has been put back
        query = select(turns.c.table_id).where(or_(clocks, bots))
        for row in await room.store.all(query.order_by(func.abs(due)).limit(200)):
            if row.table_id not in self._driving:
                live = await room.live(row.table_id)
                async with live.lock:
                    await room.load(live)
                    await room.catch_up(live)
                    self.tend(live)
                    late = live.late(time.time())
                for seat in late:
                    with contextlib.suppress(Refused):
                        await room.act(live.id, ROOM, None, _take_over(seat))

    def _tidy(self) -> None:
        """Tables that nobody looks at leave memory."""
        lives, limit = self._room.lives, time.monotonic() - self._room.settings.idle_seconds
        for live in list(lives.values()):
            if live.touched < limit and not live.listeners and not live.lock.locked() and live.id not in self._driving:
                del lives[live.id]

    async def _tell_lobby(self) -> None:
        room = self._room
        while True:
            await room.lobby_changed.wait()
            room.lobby_changed.clear()
            for listener in list(room.lobby_listeners):
                with contextlib.suppress(Refused):
                    listener.send(wire.encode(await room.lobby.list(listener.person)))
            await asyncio.sleep(LIST_PAUSE)


def _answer(seat: int, number: int, actions: list[str]) -> Any:
    def do(live: Live) -> Any:
        if live.playing.seats[seat].kind != "bot":
            raise Refused("state", "a person has the seat again")
        return live.play(seat, number, actions)

    return do


def _take_over(seat: int) -> Any:
    """A bot plays for whoever has let his time run out, until he returns."""

    def do(live: Live) -> Any:
        if seat not in live.late(time.time()):
            raise Refused("state", "the seat has time again")
        return live.sit(seat, Seat("bot", "greedy"))

    return do
