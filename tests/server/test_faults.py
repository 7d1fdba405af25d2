"""What goes wrong around a room, tried for real: each fault has a stated outcome, and nothing that was acknowledged is lost."""

import asyncio
import importlib.util
import json
import resource
import shutil
import socket
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from benchmarks.postgres import Postgres, postgres
from doubloon.server.identity import Person
from doubloon.server.room import Room
from doubloon.server.serve import back_up, migrate, restore
from doubloon.server.wire import NewTable, Play
from tests.server.room import API, Process, Visitor, Wire, seated, served, settings, until
from tests.server.test_play import hand_over


def choose(wire: Wire, id_: str = "once") -> dict[str, Any]:
    """An answer to the first question of Unexpected Treasures."""
    return {"type": "play", "id": id_, "decision": wire.table["decision"]["number"], "actions": ["choose 1"]}


def told(wire: Wire) -> list[int]:
    """Who has still to answer, after everything that has been sent to this client."""
    wire.send(type="ping")
    wire.until("pong")
    waiting: list[int] = wire.table["decision"]["waiting"]
    return waiting


# The disk is full


def can_mount() -> bool:
    """Whether a process may have a file system of its own here."""
    if shutil.which("unshare") is None:
        return False
    return subprocess.run(["unshare", "-rm", "mount", "-t", "tmpfs", "tmpfs", "/mnt"], capture_output=True, check=False).returncode == 0


class SmallDisk:
    """A room on a file system of 2 MB of its own; or, where that is not permitted, one whose files may not grow."""

    def __init__(self, folder: Path) -> None:
        self.is_mounted = can_mount()
        under = ("unshare", "-rm", "sh", "-c", f'mount -t tmpfs -o size=2m tmpfs "{folder}" && exec "$@"', "-") if self.is_mounted else ()
        self.room = Process(folder, under)
        self._filler = Path(f"/proc/{self.room.process.pid}/root{folder.resolve()}/filler")

    def fill(self) -> None:
        if not self.is_mounted:
            resource.prlimit(self.room.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
            return
        with pytest.raises(OSError, match="No space left"), self._filler.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(1 << 12))

    def free(self) -> None:
        if self.is_mounted:
            self._filler.unlink()
        else:
            resource.prlimit(self.room.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def test_disk_full(tmp_path: Path) -> None:
    """Actions are refused and nobody is told of them; looking goes on. When there is room again, the same message is taken."""
    disk = SmallDisk(tmp_path)
    table, people = seated(disk.room.url, ("Ann", "Bob", "Cem"))
    ann, bob = people[0].socket(table), people[1].socket(table)
    assert bob.ask(**choose(bob, "before"))["type"] == "ack"
    disk.fill()
    answers = [ann.ask(**choose(ann)) for _ in range(3)]
    assert [answer["code"] for answer in answers] == ["storage"] * 3
    assert "disk" in answers[0]["reason"]
    assert told(bob) == [0, 2]
    assert people[2].get(f"/tables/{table}")["decision"]["waiting"] == [0, 2]
    assert people[2].http.post(f"{API}/tables/{table}/say", json={"id": "x", "text": "hello"}).status_code == 503
    disk.free()
    assert ann.ask(**choose(ann)) == {"type": "ack", "id": "once", "entry": 2}
    assert told(bob) == [2]
    assert bob.ask(**choose(bob, "before"))["entry"] == 1
    assert disk.room.stop() == ""


# The database is locked


def test_database_locked(tmp_path: Path) -> None:
    """An action waits five seconds for the other process, then it is refused; looking goes on meanwhile. Sent again, it is taken once the lock is gone."""
    room = Process(tmp_path)
    table, people = seated(room.url, ("Ann", "Bob", "Cem"), players=4, bots=["greedy"])
    other = sqlite3.connect(tmp_path / "room.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    ann, bob = people[0].socket(table), people[1].socket(table)
    started = time.monotonic()
    ann.send(**choose(ann))
    assert 0 in told(bob)
    assert people[2].get("/me")["name"] == "Cem"
    assert ann.until("ack", "refused")["code"] == "storage"
    assert time.monotonic() - started > 4.5
    ann.send(**choose(ann))
    assert 0 in told(bob)
    other.execute("ROLLBACK")
    other.close()
    assert ann.until("ack", "refused")["type"] == "ack"
    until(lambda: told(bob) == [1, 2])  # the bot has answered too
    assert "a bot did not answer" not in room.stop()


class Ears:
    """Somebody who listens at a table."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.heard: asyncio.Queue[bytes] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        self.heard.put_nowait(message)

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(reason)


def test_whoever_sent_an_action_goes_before_it_is_written(folder: Path) -> None:
    """It is written all the same, and the others are told."""

    async def play_and_go(room: Room) -> bytes:
        ann, bob, cem = [await room.identities.create(name) for name in ("Ann", "Bob", "Cem")]
        table = await room.lobby.open(ann, NewTable(game="unexpected-treasures", players=3))
        for person in (bob, cem):
            await room.lobby.join(person, table, "")
        await room.lobby.start(ann, table)
        ears = Ears(bob)
        seen = await room.look(bob, table, listener=ears)
        assert seen.decision
        with closing(sqlite3.connect(folder / "going" / "room.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            playing = asyncio.create_task(room.play(ann, table, Play(id="once", decision=seen.decision.number, actions=["choose 1"])))
            await asyncio.sleep(0.2)  # now it waits for the lock
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            assert playing.cancelled()
        return await asyncio.wait_for(ears.heard.get(), 30)

    async def run() -> bytes:
        room = Room(settings(folder / "going"))
        await room.open()
        try:
            return await play_and_go(room)
        finally:
            await room.close()

    assert json.loads(asyncio.run(run()))["decision"]["waiting"] == [1, 2]


# The clock jumps

Clock = tuple[dict[str, str], Callable[[str], None]]


@pytest.fixture
def clock(tmp_path: Path) -> Clock:
    """What a process needs in its environment to live by a wall clock that can be put forward and back, and what puts it."""
    spec = importlib.util.find_spec("libfaketime")
    library = Path(spec.submodule_search_locations[0], "vendor", "libfaketime", "src", "libfaketime.so.1") if spec and spec.submodule_search_locations else None
    if library is None or not library.exists():
        pytest.skip("needs libfaketime")
    file = tmp_path / "clock"

    def put(offset: str) -> None:
        new = file.with_suffix(".new")
        new.write_text(f"{offset}\n")
        new.replace(file)

    put("+0s")
    return {"LD_PRELOAD": str(library), "FAKETIME_TIMESTAMP_FILE": str(file), "FAKETIME_NO_CACHE": "1", "DONT_FAKE_MONOTONIC": "1"}, put


def test_clock_jumps(tmp_path: Path, clock: Clock) -> None:
    """Put back an hour: people have more time and stay who they are, bots answer even after a restart. Put forward a day: bots play until owners return."""
    environment, put = clock
    room = Process(tmp_path / "room", (), **environment)
    games = [seated(room.url, ("Ann", "Bob"), players=3, bots=["random"], clock=kind, seconds=600) for kind in ("move", "bank")]
    put("-1h")
    for table, people in games:
        ann, bob = people[0].socket(table), people[1].socket(table)
        assert ann.ask(**choose(ann))["type"] == "ack"
        assert people[1].get("/me")["name"] == "Bob"
        while ann.table["decision"]["waiting"] != [1]:
            ann.receive()
        assert bob.ask(type="sit", who="bot", level="random")["type"] == "ack"
    room.kill()
    put("-2h")
    room = Process(tmp_path / "room", (), **environment)
    wires = []
    for table, people in games:
        people[0].move(room.url)
        ann = people[0].socket(table)
        until(lambda wire=ann: told(wire) == [0])
        assert all(0 < left <= 600 for left in ann.table["clock"]["left"])
        wires.append(ann)
    put("+1d")
    for ann in wires:
        while ann.table["seats"][0]["played_by"] != "bot":
            ann.receive()
        assert ann.ask(type="sit", who="me")["type"] == "ack"
        until(lambda wire=ann: told(wire) == [0])
        assert ann.table["seats"][0]["played_by"] == "person"
        assert all(0 < left <= 600 for left in ann.table["clock"]["left"])
        assert ann.play(ann.table["actions"][0])["type"] == "ack"
    assert room.stop() == ""


# PostgreSQL is gone for a while


@pytest.fixture(scope="module")
def database() -> Iterator[tuple[Postgres, str]]:
    with postgres() as (server, address):
        migrate(database=address)
        yield server, address


def test_database_gone_and_back(folder: Path, database: tuple[Postgres, str]) -> None:
    """While it is gone everything is refused with `storage`, and sockets stay open. When it is back the room goes on by itself, and repeats are known."""
    server, address = database
    with served(settings(folder / "gone", database=address)) as room:
        table, people = seated(room.url, ("Ann", "Bob", "Cem"))
        ann, bob, cem = [person.socket(table) for person in people]
        assert bob.ask(**choose(bob, "before"))["type"] == "ack"
        server.stop()
        assert [ann.ask(**choose(ann))["code"] for _ in range(3)] == ["storage"] * 3
        assert people[2].http.post(f"{API}/tables/{table}/play", json=choose(ann)).status_code == 503
        assert people[2].http.get("/ready").status_code == 503
        assert people[2].http.get("/health").status_code == 200
        with ThreadPoolExecutor() as pool:
            back, end = pool.submit(server.start), time.monotonic() + 60
            while (answer := ann.ask(**choose(ann)))["type"] == "refused":  # also while it starts
                assert answer["code"] == "storage", answer
                assert time.monotonic() < end
            back.result()
        assert answer == {"type": "ack", "id": "once", "entry": 2}
        assert told(bob) == [2]
        assert bob.ask(**choose(bob, "before"))["entry"] == 1
        assert cem.ask(**choose(cem, "last"))["entry"] == 3
        assert people[2].http.get("/ready").status_code == 200


DEAFEN = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%';"


def test_workers_that_lose_their_ears_hear_again(folder: Path, database: tuple[Postgres, str]) -> None:
    """The connection by which a worker hears the others is cut. It hears again, also of what happened while it was deaf."""
    server, address = database
    with served(settings(folder / "one", database=address)) as one, served(settings(folder / "two", database=address)) as two:
        table, people = seated(one.url, ("Ann", "Bob", "Cem"))
        people[1].move(two.url)
        ann, bob = people[0].socket(table), people[1].socket(table)
        for number, expected in enumerate(([1, 2], [0, 1, 2], [1, 2])):
            server.psql(DEAFEN)
            answer = ann.ask(**choose(ann, f"{number}")) if len(expected) == 2 else ann.ask(type="undo")
            assert answer["type"] == "ack"
            while bob.table["decision"]["waiting"] != expected:
                bob.receive()
        people[0].move(two.url)
        there = people[0].socket(table)
        server.psql(DEAFEN)
        assert ann.ask(type="concede")["type"] == "ack"
        assert there.ask(type="sit", who="me")["code"] == "foreign", "given up at one worker, a seat is given up at all"


def test_a_room_moves_to_another_database_and_back_while_both_run(folder: Path, database: tuple[Postgres, str]) -> None:
    """From SQLite to PostgreSQL and back; people play on in each as the file says, and sockets that were open there are closed with 1012."""
    _, address = database
    file, here = folder / "moving.backup", folder / "here"
    with served(settings(here)) as small, served(settings(folder / "there", database=address)) as big:
        table, (ann, bob, cem) = seated(small.url, ("Ann", "Bob", "Cem"))
        first = ann.socket(table)
        message = choose(first)
        answer = first.ask(**message)
        assert ann.socket(table).ask(type="say", text="we move")["type"] == "ack"
        stranger = Visitor(big.url, "Dee").socket()
        back_up(file, data=here)
        restore(file, database=address)
        with pytest.raises(ConnectionClosed) as closed:
            stranger.receive()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1012
        for person in (ann, bob, cem):
            person.move(big.url)
        there = ann.socket(table)
        assert there.events == first.events
        assert there.ask(**message) == answer
        assert [line["text"] for line in there.table["lines"]] == ["we move"]
        assert bob.socket(table).ask(**choose(there, "there"))["entry"] == 2
        back_up(file, database=address)
        restore(file, data=here)
        for person in (ann, bob, cem):
            person.move(small.url)
        until(lambda: ann.get(f"/tables/{table}")["decision"]["waiting"] == [2])
        assert bob.socket(table).ask(**choose(there, "there"))["entry"] == 2
        hand_over([person.socket(table) for person in (ann, bob, cem)])
        assert ann.get(f"/tables/{table}/verify")["holds"]


# A slow reader


def test_slow_reader(folder: Path) -> None:
    """Somebody keeps asking and stops reading: when his queue is full he is disconnected with 4408, and others do not notice."""
    with served(settings(folder / "slow", queue=8)) as room:
        long, people = seated(room.url, ("Ann", "Bob"), "treasure-hunter")
        hand_over([person.socket(long) for person in people])  # its events make long messages
        table, (ann, bob, _) = seated(room.url, ("Ann", "Bob", "Cem"))
        quick, other = ann.socket(table), bob.socket(table)
        address = room.url.replace("http", "ws") + API + "/socket"
        before = open_sockets(ann)
        with connect(address, sock=deaf_socket(room.url), max_queue=1, close_timeout=1, additional_headers={"Cookie": people[1].cookie}) as slow:
            waits: list[float] = []
            end = time.monotonic() + 60
            while not waits or open_sockets(ann) > before:
                assert time.monotonic() < end
                with suppress(ConnectionClosed):
                    for _ in range(10):
                        slow.send(f'{{"type":"hello","table":"{long}"}}')
                started = time.monotonic()
                assert quick.ask(**choose(quick, f"{started}"))["type"] == "ack"
                assert other.until("update")["decision"]["waiting"] == [1, 2]
                waits.append(time.monotonic() - started)
                assert quick.ask(type="undo")["type"] == "ack"
                other.until("update")
            assert max(waits) < 5
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    slow.recv(15)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4408


def deaf_socket(url: str) -> socket.socket:
    """A socket for which the system keeps hardly anything that is not read."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    host, port = url.removeprefix("http://").split(":")
    raw.connect((host, int(port)))
    return raw


def open_sockets(person: Visitor) -> int:
    """How many the room says it has."""
    line = next(line for line in person.http.get("/metrics").text.splitlines() if line.startswith("doubloon_sockets "))
    return int(float(line.split()[1]))
