"""A real room on a real socket, in a thread or in a process of its own, and people who come to it."""

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from doubloon.server.app import config_of
from doubloon.server.room import Room
from doubloon.server.settings import Settings

API = "/api/v1"
OPEN = ExitStack()  # what a test has opened; closed after it


def settings(folder: Path, **more: Any) -> Settings:
    """Quick and generous, for tests that are not about haste."""
    quick: dict[str, Any] = {"bots": 1, "bot_pause": 0, "rate": 100_000, "address_rate": 100_000, "newcomer_rate": 1000, "bot_pace": 1000}
    given = {"data": folder, "secret": "of the tests", "host": "127.0.0.1", "port": 0, **quick}
    return Settings(**(given | more))


class Served:
    """A room in a thread."""

    def __init__(self, given: Settings) -> None:
        self.config = config_of(given)
        self.server = uvicorn.Server(self.config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        until(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started
        self.url = f"http://127.0.0.1:{self.server.servers[0].sockets[0].getsockname()[1]}"

    @property
    def room(self) -> Room:
        app: Any = self.config.app
        return app.state.room  # type: ignore[no-any-return]

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(10)


@contextmanager
def served(given: Settings) -> Iterator[Served]:
    room = Served(given)
    try:
        yield room
    finally:
        room.stop()


class Process:
    """A room in a process of its own, by the command people use."""

    def __init__(self, folder: Path, under: tuple[str, ...] = (), python: str = sys.executable, **environment: str) -> None:
        """`under` is a command that starts the room, `python` the one it runs with."""
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        given = {
            "DOUBLOON_DATA": str(folder),
            "DOUBLOON_PORT": str(port),
            "DOUBLOON_BOTS": "1",
            "DOUBLOON_BOT_PAUSE": "0",
            "DOUBLOON_RATE": "100000",
            "DOUBLOON_ADDRESS_RATE": "100000",
            "DOUBLOON_BOT_SECONDS": "10",
            "DOUBLOON_BOT_PACE": "1000",
        }
        self.process = subprocess.Popen(
            [*under, python, "-m", "doubloon.cli", "serve"],
            env={**os.environ, **given, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        OPEN.callback(self._end)
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert self.url in line, (line, self.process.stderr and self.process.stderr.read())

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate(timeout=60)

    def _end(self) -> None:
        if self.process.poll() is None:
            self.kill()

    def stop(self) -> str:
        """Stop it politely; what it wrote to its error output."""
        self.process.send_signal(signal.SIGTERM)
        _, errors = self.process.communicate(timeout=10)
        return str(errors)


def free_port() -> int:
    with socket.socket() as each:
        each.bind(("127.0.0.1", 0))
        return int(each.getsockname()[1])


def until(condition: Any, seconds: float = 15.0) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not come to pass"
        time.sleep(0.01)


class Visitor:
    """Somebody with a name and a cookie; plays over HTTP, and with the plain pages."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.http = OPEN.enter_context(httpx.Client(base_url=url, timeout=20, cookies={"plain": "1"}))
        self.name = name
        if name:
            self.post("/me", name=name)

    def move(self, url: str) -> None:
        """Go on at another address of the same room."""
        self.url = url
        self.http.base_url = httpx.URL(url)

    def get(self, path: str, **query: Any) -> Any:
        return self._ok(self.http.get(API + path, params=query))

    def post(self, path: str, **body: Any) -> Any:
        return self._ok(self.http.post(API + path, json=body))

    def refused(self, path: str, **body: Any) -> dict[str, Any]:
        """The refusal this gets."""
        answer = self.http.post(API + path, json=body)
        assert 400 <= answer.status_code < 500, answer.text
        data: dict[str, Any] = answer.json()
        assert data["type"] == "refused"
        return data

    def open(self, game: str = "unexpected-treasures", players: int = 2, **more: Any) -> str:
        return str(self.post("/tables", game=game, players=players, **more)["table"])

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def socket(self, table: str = "", seen: int = 0, **headers: str) -> "Wire":
        address = self.url.replace("http", "ws") + API + "/socket"
        wire = Wire(OPEN.enter_context(connect(address, max_queue=None, close_timeout=1, additional_headers={"Cookie": self.cookie, **headers})))
        if table:
            wire.send(type="hello", table=table, seen=seen)
            wire.until("table")
        return wire

    @staticmethod
    def _ok(answer: httpx.Response) -> Any:
        assert answer.status_code == 200, answer.text
        return answer.json()


class Wire:
    """One WebSocket, with the table as its messages have told it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.table: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.got: list[dict[str, Any]] = []
        self._id = 0

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def receive(self, timeout: float = 15) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.connection.recv(timeout))
        self.got.append(message)
        if message["type"] == "table":
            self.table = message
            self.events += [event for event in message["events"] if event["number"] > len(self.events)]
        elif message["type"] == "update":
            view = {**self.table["view"], **message.get("view", {})}
            self.table = {**self.table, **message, "view": view}
            assert [event["number"] for event in message["events"]] == list(range(len(self.events) + 1, message["seen"] + 1))
            self.events += message["events"]
        return message

    def drain(self) -> None:
        """Take what has arrived."""
        with suppress(TimeoutError):
            while True:
                self.receive(0.002)

    def until(self, *kinds: str) -> dict[str, Any]:
        while True:
            message = self.receive()
            if message["type"] in kinds:
                return message

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send something with an id; what it is answered."""
        self._id += 1
        self.send(**{"id": f"{id(self)}-{self._id}", **message})
        return self.until("ack", "refused", "drafted", "hinted")

    def play(self, *actions: str, **more: Any) -> dict[str, Any]:
        return self.ask(**{"type": "play", "decision": self.table["decision"]["number"], "actions": list(actions), **more})

    def close(self) -> None:
        self.connection.close()


def seated(url: str, names: tuple[str, ...], game: str = "unexpected-treasures", **more: Any) -> tuple[str, list[Visitor]]:
    """A table that has begun, with these people in its seats."""
    people = [Visitor(url, name) for name in names]
    table = people[0].open(game, **{"players": len(people), **more})
    for each in people[1:]:
        each.post(f"/tables/{table}/join")
    people[0].post(f"/tables/{table}/start")
    return table, people
