"""A line to a room: a WebSocket that is opened again whenever it breaks, in a thread of its own."""

import json
import secrets
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from doubloon.terminal.at.address import Address
from doubloon.terminal.at.messages import Ack, FromRoom, Refusal, Said, Table, Update, decode

#: How long to wait before trying again, the first time and at most, in seconds.
SOON, LATEST = 0.2, 3.0
#: The longest message a room sends: a table with all that has happened at it.
MOST_BYTES = 20_000_000
#: Close codes that mean: do not come back. Who one is is not known, or not any more; a foreign page; too many sockets.
FOR_GOOD = (4401, 4403, 4429)

#: Refusals of what can be sent again a little later.
BUSY = ("rate", "storage")


class Lost(NamedTuple):
    """The line is broken; it is being opened again."""


class Back(NamedTuple):
    """The line is open."""


class Shut(NamedTuple):
    """The room has closed the line and will not open it again."""

    code: int


Arrival = FromRoom | Lost | Back | Shut


class Line:
    """Looks at one table, or at the list of tables if it has no id. `deliver` is called in the line's own thread, in the order of arrival.

    What is sent with `ask` is kept until the room has answered it, and sent again under the same id when the line has been broken: done once, however
    often it was sent.
    """

    def __init__(self, address: Address, headers: dict[str, str], deliver: Callable[[Arrival], None], table: str = "") -> None:
        self._address = address
        self._headers = headers
        self._deliver = deliver
        self._table = table
        self._seen = self._heard = 0
        self._you: int | None = None
        self._lock = threading.Lock()
        self._socket: ClientConnection | None = None
        self._flying: dict[str, str] = {}
        self._again = 0.0  # when what is flying is to be sent again, because the room could not write it down
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="line to the room", daemon=True)

    def open(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """Hang up; nothing is delivered any more."""
        self._closed.set()
        with self._lock:
            socket, self._socket = self._socket, None
        if socket is not None:
            threading.Thread(target=socket.close, daemon=True).start()  # saying good-bye may take a while

    def ask(self, **message: Any) -> str:
        """Send something that is to be done once; returns its id."""
        id_ = secrets.token_hex(8)
        text = json.dumps({"id": id_, **message})
        with self._lock:
            self._flying[id_] = text
            socket = self._socket
        if socket is not None:
            self._send(socket, text)
        return id_

    # In the line's own thread

    def _run(self) -> None:
        pause = SOON
        while not self._closed.is_set():
            try:
                with self._opened() as socket:
                    pause = SOON
                    code = self._listen(socket)
            except (OSError, EOFError, WebSocketException):
                code = 0
            with self._lock:
                self._socket = None
            if code in FOR_GOOD:
                self._tell(Shut(code))
                return
            self._tell(Lost())
            self._closed.wait(pause)
            pause = min(LATEST, 2 * pause)

    def _opened(self) -> ClientConnection:
        return connect(self._address.socket, additional_headers=self._headers, max_size=MOST_BYTES, open_timeout=10, close_timeout=1)

    def _listen(self, socket: ClientConnection) -> int:
        """Take messages until the line breaks; returns the code it was closed with."""
        try:
            self._greet(socket)
            with self._lock:
                self._socket = socket
                flying = list(self._flying.values())
            self._tell(Back())
            for text in flying:
                socket.send(text)
            while not self._closed.is_set():
                with suppress(TimeoutError):
                    self._take(socket, socket.recv(1))
                self._send_again(socket)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0
        return 0

    def _take(self, socket: ClientConnection, data: str | bytes) -> None:
        try:
            message = decode(data)
        except msgspec.DecodeError:
            return  # a message of a later version: what it tells is in the next table
        if isinstance(message, Refusal) and message.code in BUSY:
            if message.id is None:
                raise ConnectionError("the room is too busy to let us in")
            self._again = time.monotonic() + 1
            return
        if isinstance(message, Table):
            self._heard = message.heard
            if message.you != self._you and message.seen > len(message.events):  # counted with the eyes of another seat
                self._seen, self._you = 0, message.you
                self._greet(socket)
                return
            self._you = message.you
        if isinstance(message, Table | Update):
            self._seen = message.seen
        if isinstance(message, Said):
            self._heard = message.line.number
        if isinstance(message, Ack | Refusal) and message.id is not None:
            with self._lock:
                self._flying.pop(message.id, None)
        self._tell(message)

    def _greet(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "table": self._table, "seen": self._seen, "heard": self._heard}
        socket.send(json.dumps(hello if self._table else {"type": "lobby"}))

    def _send_again(self, socket: ClientConnection) -> None:
        if self._again and time.monotonic() >= self._again:
            self._again = 0.0
            with self._lock:
                flying = list(self._flying.values())
            for text in flying:
                socket.send(text)

    def _tell(self, arrival: Arrival) -> None:
        if not self._closed.is_set():
            self._deliver(arrival)

    @staticmethod
    def _send(socket: ClientConnection, text: str) -> None:
        with suppress(ConnectionClosed, OSError):  # it is sent again when the line is open again
            socket.send(text)
