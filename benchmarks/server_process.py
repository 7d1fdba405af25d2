"""A server in a process of its own, kept to one core, and what it costs."""

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK")


class ServerProcess:
    """`command` is run with a free port in `{port}`, and is ready when its first line is printed."""

    def __init__(self, command: list[str], environment: Mapping[str, str], cores: set[int], folder: Path) -> None:
        self.port = _free_port()
        self._process = subprocess.Popen(
            [part.format(port=self.port) for part in command],
            env={**os.environ, **environment},
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=sys.stderr,
            text=True,
        )
        os.sched_setaffinity(self._process.pid, cores)

    async def ready(self) -> None:
        assert self._process.stdout
        line = await asyncio.wait_for(asyncio.to_thread(self._process.stdout.readline), 60)
        if not line:
            raise ChildProcessError(f"a server did not start: {' '.join(map(str, self._process.args))}")  # type: ignore[arg-type]

    @property
    def rss_mb(self) -> float:
        """Memory it has in use."""
        return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20

    @property
    def cpu_seconds(self) -> float:
        """Processor time it has used, all threads together."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()


def _free_port() -> int:
    with socket.socket() as each:
        each.bind(("127.0.0.1", 0))
        return int(each.getsockname()[1])
