"""Lives of a games room: the real command, `doubloon serve`, in a process that is killed and started again.

Every life is forked from a process that has imported everything already, so that hundreds of them fit into some minutes. strace is attached before the
command begins, where a life is to be ended at one exact system call or to be watched.
"""

import asyncio
import contextlib
import ctypes
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
from multiprocessing.connection import Connection
from pathlib import Path

#: What a room imports before it serves.
PRELOAD = (
    "alembic.command",
    "aiosqlite",
    "benchmarks.torture_room",
    "doubloon.cli",
    "doubloon.server.serve",
    "asyncpg",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.httptools_impl",
)
SECONDS = 60
ANYBODY = -1  # who may attach strace, as prctl(PR_SET_PTRACER) names it
PR_SET_PTRACER, PR_SET_PDEATHSIG = 0x59616D61, 1

_fork = multiprocessing.get_context("forkserver")
_fork.set_forkserver_preload(list(PRELOAD))


class Life:
    """One process that serves the room, with the processes it starts for bots."""

    def __init__(self, environment: dict[str, str], log: Path) -> None:
        self.port = int(environment["DOUBLOON_PORT"])
        self._line, theirs = _fork.Pipe()
        self._process = _fork.Process(target=_serve, args=(environment, str(log), theirs), daemon=True)
        self._process.start()
        theirs.close()
        self._strace: subprocess.Popen[str] | None = None

    def watch(self, *options: str) -> None:
        """Attach strace."""
        assert self._process.pid
        command = ["strace", "-p", str(self._process.pid), *options]
        self._strace = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True)
        assert self._strace.stderr
        said = self._strace.stderr.readline()
        if "attached" not in said:
            raise ChildProcessError(f"strace could not be attached: {said.strip()}")

    async def begin(self) -> bool:
        """Let the command begin; whether the room has opened."""
        self._line.send_bytes(b"go")
        return bool(await asyncio.wait_for(asyncio.to_thread(_first_line, self._line), SECONDS))

    @property
    def is_over(self) -> bool:
        return not self._process.is_alive()

    @property
    def was_killed(self) -> bool:
        """Whether it has ended, and not by itself."""
        self._process.join(SECONDS)
        return self._process.exitcode == -signal.SIGKILL

    async def over(self, seconds: float) -> bool:
        """Wait so long for its end; whether it has come."""
        await asyncio.to_thread(self._process.join, seconds)
        return self.is_over

    def end(self) -> None:
        """Kill it, if it still lives, and whatever it has started."""
        assert self._process.pid
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        self._process.join(SECONDS)
        self._process.close()
        self._line.close()
        if self._strace:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._strace.wait(10)
            self._strace.kill()
            self._strace.communicate()


def free_port() -> int:
    with socket.socket() as each:
        each.bind(("127.0.0.1", 0))
        return int(each.getsockname()[1])


def _first_line(line: Connection) -> str:
    """What the command says once the room is open; nothing if it has ended before."""
    said = b""
    with contextlib.suppress(OSError):
        while not said.endswith(b"\n") and (part := os.read(line.fileno(), 1000)):
            said += part
    return said.decode()


def _serve(environment: dict[str, str], log: str, line: Connection) -> None:
    """In the process: the command that people use, its output to whoever started it."""
    os.setsid()
    prctl = ctypes.CDLL(None).prctl
    prctl(PR_SET_PTRACER, ctypes.c_ulong(ANYBODY), 0, 0, 0)
    prctl(PR_SET_PDEATHSIG, signal.SIGKILL)  # no room outlives whoever tortures it
    handle = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    os.dup2(handle, 2)
    os.dup2(line.fileno(), 1)
    line.recv_bytes()
    os.environ.update(environment)
    sys.argv = ["doubloon", "serve"]
    from doubloon.cli import main

    main()
