"""What comes from two sides: lines somebody types, and what a room says."""

import queue
import select
import sys
import threading
from collections import deque
from typing import NamedTuple, TextIO

from doubloon.terminal.at.line import Arrival


class Said(NamedTuple):
    """Something that arrived for one of those who have waited here."""

    to: object
    arrival: Arrival


class Inbox:
    """Lines are read in a thread of their own, one at a time, and only when one is wanted. The end of the input is raised as EOFError."""

    def __init__(self, reader: TextIO) -> None:
        self.reader = reader
        self._queue: queue.Queue[str | Said] = queue.Queue()
        self._typed: deque[str] = deque()
        self._is_reading = False
        self._wanted = threading.Semaphore(0)
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._read, name="keyboard", daemon=True)
        self._thread.start()

    def put(self, to: object, arrival: Arrival) -> None:
        """Called by a line, in its own thread."""
        self._queue.put(Said(to, arrival))

    def get(self, to: object, *, wants_line: bool) -> str | Arrival:
        """The next thing for whoever waits, from either side; lines are left for later unless one is wanted."""
        while True:
            if wants_line:
                if self._typed:
                    if not self._typed[0]:
                        raise EOFError
                    return self._typed.popleft()
                self._want()
            item = self._queue.get()
            if isinstance(item, str):
                self._is_reading = False
                self._typed.append(item)
            elif item.to is to:
                return item.arrival

    def line(self) -> str:
        """The next line, whatever a room says."""
        line = self.get(self, wants_line=True)
        assert isinstance(line, str)
        return line

    def close(self) -> None:
        """Nobody reads any more: a thread that held the keyboard to the end would break the end."""
        self._closed.set()
        self._wanted.release()
        self._thread.join(1)

    def _want(self) -> None:
        if not self._is_reading:
            self._is_reading = True
            self._wanted.release()

    def _read(self) -> None:
        while self._wanted.acquire() and not self._closed.is_set():
            if self.reader.isatty() and sys.platform != "win32":
                while not select.select([self.reader], [], [], 0.2)[0]:
                    if self._closed.is_set():
                        return
            try:
                self._queue.put(self.reader.readline())
            except (OSError, ValueError):
                self._queue.put("")
