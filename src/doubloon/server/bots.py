"""Processes that think: bots' answers, and whatever else would keep the event loop from its sockets.

`python -m doubloon.server.bots` is one of them: it reads a job from its input and writes the answer to its output. A process that crashes or takes too long is
ended, and another one takes its place.
"""

import asyncio
import contextlib
import logging
import struct
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, BinaryIO

import msgspec

from doubloon.server.settings import Settings

if TYPE_CHECKING:
    from doubloon.table import Table

log = logging.getLogger("doubloon.bots")


class Answer(msgspec.Struct, tag="answer"):
    """Answer for a seat, from what it may know."""

    game: str
    level: str
    seat: int
    view: bytes
    seed: int
    pace: int


class Advise(Answer, tag="advise"):
    """Say what the seat might answer, and why: the same every time."""


class Verify(msgspec.Struct, tag="verify"):
    """Check a journal."""

    journal: str


class Draws(msgspec.Struct, tag="draws"):
    """What was drawn in the game of a journal."""

    journal: str


Job = Answer | Advise | Verify | Draws


class NoAnswer(Exception):
    """The process that thought about it crashed, hung or failed."""


class Pool:
    """Some processes; each does one job at a time. They start when they are first needed."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._free: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        self._running: set[asyncio.subprocess.Process] = set()
        for _ in range(settings.bots):
            self._free.put_nowait(None)

    def job(self, kind: type[Answer], level: str, table: "Table", seat: int, seed: int) -> Answer:
        """What a bot of this level is to do for a seat, from what the seat may know now."""
        return kind(table.game.name, level, seat, table.hidden(seat).pack(), seed, self._settings.bot_pace)

    async def do(self, job: Job) -> Any:
        """What the job gives; raises NoAnswer if nothing."""
        process = await self._free.get()
        kept = None
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            answer = await asyncio.wait_for(_ask(process, msgspec.msgpack.encode(job)), self._settings.bot_seconds)
            kept = process
        except (TimeoutError, OSError, EOFError, asyncio.IncompleteReadError) as error:
            log.warning("a thinking process was replaced: %s", type(error).__name__)
            raise NoAnswer from None
        finally:
            if kept is None and process is not None:
                await self._end(process)
            self._free.put_nowait(kept)
        if "failed" in answer:
            log.warning("a thinking process failed: %s", answer["failed"])
            raise NoAnswer
        return answer["done"]

    async def close(self) -> None:
        for process in list(self._running):
            await self._end(process)

    @property
    def processes(self) -> list[int]:
        """The ids of those that run."""
        return [process.pid for process in self._running]

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "doubloon.server.bots", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        self._running.add(process)
        return process

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self._running.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _ask(process: asyncio.subprocess.Process, job: bytes) -> dict[str, Any]:
    assert process.stdin
    assert process.stdout
    process.stdin.write(struct.pack("<I", len(job)) + job)
    await process.stdin.drain()
    (length,) = struct.unpack("<I", await process.stdout.readexactly(4))
    answer: dict[str, Any] = msgspec.msgpack.decode(await process.stdout.readexactly(length))
    return answer


# In the process


def serve(reader: BinaryIO, writer: BinaryIO) -> None:
    """Do one job after the other, until the room is gone."""
    decoder = msgspec.msgpack.Decoder(Job)
    while len(head := reader.read(4)) == 4:
        job = decoder.decode(reader.read(*struct.unpack("<I", head)))
        try:
            answer: dict[str, Any] = {"done": _DOING[type(job)](job)}
        except Exception as error:  # the process stays; the room is told
            answer = {"failed": f"{type(error).__name__}: {error}"}
        data = msgspec.msgpack.encode(answer)
        writer.write(struct.pack("<I", len(data)) + data)
        writer.flush()


def _answer(job: Answer) -> tuple[str, ...]:
    from doubloon.bots import Bot
    from doubloon.core.registry import game

    title = game(job.game)
    return Bot(title, job.level, job.seed, pace=job.pace).answer(title.state.unpack(job.view), job.seat)


def _advise(job: Advise) -> dict[str, Any]:
    from doubloon.bots import Bot
    from doubloon.core.registry import game

    title = game(job.game)
    return Bot(title, job.level, job.seed, pace=job.pace, timed=False).advice(title.state.unpack(job.view), job.seat).plain()


def _verify(job: Verify) -> list[tuple[str, bool, str]]:
    from doubloon.table.journal import read_journal
    from doubloon.table.replay import verify

    return [(check.what, check.holds, check.found) for check in verify(read_journal(job.journal))]


def _draws(job: Draws) -> list[list[tuple[int, int]]]:
    from doubloon.table.draws import draws_of
    from doubloon.table.journal import read_journal

    return draws_of(read_journal(job.journal))


_DOING: dict[type, Callable[[Any], Any]] = {Answer: _answer, Advise: _advise, Verify: _verify, Draws: _draws}


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer)
