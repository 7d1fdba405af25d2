"""Terminals at the tables of a real room: a screen with somebody in front of it, a plain client at both ends of a pipe, a wire that can be cut."""

import os
import queue
import re
import socket
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

from doubloon.terminal.app import Room
from doubloon.terminal.at.coming import come_in
from doubloon.terminal.full_screen import room_door
from doubloon.terminal.screens.live import LiveScreen
from tests.terminal.room import Guest, settings

PATIENCE = 60


class Person(Guest):
    """Somebody in front of a screen at a room."""

    @property
    def live(self) -> LiveScreen:
        """The screen of the table, wherever it is in the stack."""
        return next(screen for screen in reversed(self.room.screen_stack) if isinstance(screen, LiveScreen))

    async def settled(self) -> None:
        """Until there is something to choose, or nothing but to look on, or another screen is in front."""

        def is_settled() -> bool:
            live = self.screen
            return not isinstance(live, LiveScreen) or live.sitting.viewer < 0 or (bool(live.choices.labels) and not live.sitting.is_waiting)

        await self.until(is_settled)
        await self.pilot.pause()

    async def play_first_choices(self, is_enough: Callable[[], bool] = lambda: False) -> None:
        """Take the first choice every time, until the game is over or something has happened."""
        while self.live.table.outcome is None and not is_enough():
            await self.press(*next(iter(self.live.choices.labels)))
            if self.live.choices.typing:
                await self.press("enter")


@asynccontextmanager
async def person(url: str, name: str, folder: Path, *, language: str = "en", size: tuple[int, int] = (100, 30)) -> AsyncIterator[Person]:
    liked = settings(folder / "tables", language)
    room = Room(liked, room_door(liked, come_in(url, name, language, folder=folder / "rooms")))
    async with room.run_test(size=size) as pilot:
        visitor = Person(pilot)
        await visitor.settled()
        yield visitor


class Pipe:
    """A plain client in a process of its own."""

    def __init__(self, url: str, name: str, folder: Path, *arguments: str) -> None:
        command = [sys.executable, "-m", "doubloon.cli", "play", "--at", url, "--name", name, "--plain", *arguments]
        environment = {**os.environ, "XDG_DATA_HOME": str(folder), "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"}
        self.process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.text = ""
        self._unread = 0  # where in the text what has not been waited for begins
        self._parts: queue.Queue[str] = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout
        while part := os.read(self.process.stdout.fileno(), 65536):
            self._parts.put(part.decode(errors="replace"))

    def until(self, pattern: str) -> str:
        """Until this has been written; what was written since the last time, up to it."""
        end = time.monotonic() + PATIENCE
        while not (found := re.search(pattern, self.text[self._unread :], re.S)):
            with suppress(queue.Empty):
                self.text += self._parts.get(timeout=0.1)
            assert time.monotonic() < end, f"{pattern!r} was not written:\n{self.text[-3000:]}"
        begin, self._unread = self._unread, self._unread + found.end()
        return self.text[begin : self._unread]

    def type(self, line: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def play_first_choices(self) -> None:
        """The first of the choices every time, until the game is over."""
        while "The game is over." not in (asked := self.until(r"\n +\d+  \w.*\n> $|The game is over\.")):
            self.type(re.findall(r"^ +(\d+)  \S", asked, re.M)[0])

    def end(self) -> int:
        """The end of the input; its exit code."""
        assert self.process.stdin
        with suppress(OSError):
            self.process.stdin.close()
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        self._reader.join(PATIENCE)
        for stream in (self.process.stdin, self.process.stdout):
            assert stream
            with suppress(OSError):
                stream.close()


class Relay:
    """A wire to a room that can be held up, cut, and laid to another address."""

    def __init__(self, url: str) -> None:
        self.lay(url)
        self.is_mute = False  # the room hears, and is not heard
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def lay(self, url: str) -> None:
        parts = urlsplit(url)
        self._to = (parts.hostname, parts.port)

    def cut(self) -> None:
        for pair in self._pairs:
            for end in pair:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
        self._pairs.clear()

    def close(self) -> None:
        self._door.close()
        self.cut()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                try:
                    far = socket.create_connection(self._to)
                except OSError:
                    near.close()
                    continue
                self._pairs.append((near, far))
                threading.Thread(target=self._carry, args=(near, far, False), daemon=True).start()
                threading.Thread(target=self._carry, args=(far, near, True), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, is_back: bool) -> None:
        with suppress(OSError), source:
            while data := source.recv(65536):
                if not (is_back and self.is_mute):
                    target.sendall(data)
        with suppress(OSError):
            target.shutdown(socket.SHUT_WR)
