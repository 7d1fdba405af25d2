"""`python3 run.py torture fuzz`: bad input of every kind against a real server process, while people play there.

- schemathesis tries the whole HTTP API, from its published description: with a live table, and with tables that do not exist;
- a fuzzer sends bad messages over WebSockets, as people who sit at a table, who watch, and who may do neither; it also sends too much, breaks the
  protocol, breaks off, and leaves sockets half open;
- a second server with the limits as they are is flooded.

Nothing may fail inside (a 5xx, a trace in the log), every message is answered or its socket closed with the code that fits, and no game is lost:
people finish theirs meanwhile, and the journal of every game verifies. `errors` counts what did not hold.
"""

import argparse
import contextlib
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from benchmarks.bad_messages import Maker
from doubloon.bots.background import COMPILE_VARIABLE
from doubloon.table.journal import read_journal
from doubloon.table.replay import verify

API = "/api/v1"
GAME = "unexpected-treasures"
#: So many messages are sent before their answers are read.
BATCH = 25
#: After so many batches the fuzzers sit down at a new table.
AT_A_TABLE = 200
WAIT = 60.0
#: With fewer messages than this it is the short form: schemathesis tries less, and nobody floods.
LONG = 10_000
#: So long people think before they answer.
THOUGHT = 0.02
#: Without limits, so that there is time for 100,000 messages.
GENEROUS = {"DOUBLOON_RATE": "1000000", "DOUBLOON_ADDRESS_RATE": "1000000", "DOUBLOON_NEWCOMER_RATE": "100000"}


class Figures:
    """What is printed."""

    def __init__(self) -> None:
        self.messages = 0
        self.requests = 0
        self.refusals: Counter[str] = Counter()
        self.closes: Counter[str] = Counter()
        self.statuses: Counter[str] = Counter()
        self.games = 0
        self.errors: list[str] = []

    def plain(self) -> dict[str, Any]:
        counted = {"refusals": self.refusals, "closes": self.closes, "statuses": self.statuses}
        return {
            "messages": self.messages,
            "requests": self.requests,
            **{name: dict(sorted(counts.items())) for name, counts in counted.items()},
            "games": self.games,
            "errors": len(self.errors),
        }


class Server:
    """`doubloon serve` in a process of its own, with its log in a file."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        folder.mkdir()
        self._log = folder / "log"
        easy = {"DOUBLOON_BOTS": "1", "DOUBLOON_BOT_PAUSE": "0", "DOUBLOON_BOT_PACE": "1000", COMPILE_VARIABLE: "no"}
        given = {"DOUBLOON_DATA": str(folder), "DOUBLOON_PORT": "0", **easy, **environment}
        with self._log.open("w") as log:
            command = [sys.executable, "-m", "doubloon.cli", "serve"]
            self._process = subprocess.Popen(command, env={**os.environ, **given}, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout
        line = self._process.stdout.readline()
        if "http://" not in line:
            raise ChildProcessError(f"the server did not start: {self._log.read_text()}")
        self.url = line.partition("open at ")[2].split()[0]

    def stop(self, errors: list[str]) -> None:
        """Stop it; whatever went wrong inside is in its log."""
        if self._process.poll() is not None:
            errors.append(f"the server ended by itself ({self._process.returncode})")
        self._process.terminate()
        self._process.communicate(timeout=WAIT)
        lines = self._log.read_text().splitlines()
        wrong = [line for line in lines if not line.startswith("{") or '"trace"' in line or '"level": "error"' in line]
        errors += [f"the server's log: {line[:150]} … {line[-700:]}" for line in wrong]


class Person:
    """Somebody with a name and a cookie."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=WAIT)
        if name:
            self.post("/me", name=name)

    def post(self, path: str, **body: Any) -> Any:
        return self.http.post(API + path, json=body).raise_for_status().json()

    def get(self, path: str) -> Any:
        return self.http.get(API + path).raise_for_status().json()

    def connect(self, **headers: str) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.url.replace("http", "ws") + API + "/socket"
        opening = connect(address, additional_headers={"Cookie": cookies, **headers}, max_queue=None, close_timeout=1)
        return opening.__enter__()  # closed by whoever has it, at another place


def check_game(person: Person, table: str, figures: Figures) -> None:
    """A finished game must verify."""
    answer = person.http.get(f"{API}/tables/{table}/journal")
    try:
        holds = all(check.holds for check in verify(read_journal(answer.text)))
    except Exception as error:
        figures.errors.append(f"table {table} is lost: {error}")
        return
    figures.games += 1
    if not holds:
        figures.errors.append(f"table {table} does not verify")


# People who play meanwhile


class Players(threading.Thread):
    """Two people and a bot play one game after another, over WebSockets, at a table that the fuzzers watch."""

    def __init__(self, url: str, figures: Figures, chance: random.Random) -> None:
        super().__init__()
        self._people = [Person(url, name) for name in ("Ann", "Bob")]
        self._figures = figures
        self._chance = chance
        self.enough = threading.Event()
        self.table = ""

    def run(self) -> None:
        try:
            while not self.enough.is_set():
                self._play()
        except Exception as error:
            self._figures.errors.append(f"people could not play: {error!r}")

    def _play(self) -> None:
        ann, bob = self._people
        self.table = table = ann.post("/tables", game=GAME, players=3, bots=["random"])["table"]
        bob.post(f"/tables/{table}/join")
        ann.post(f"/tables/{table}/start")
        views = [Seat(person.connect(), table) for person in self._people]
        acknowledged = 0
        while any(view.table["status"] == "playing" for view in views):
            for view in views:
                view.read(0.005)
                if view.is_asked:
                    time.sleep(THOUGHT)
                    acknowledged += view.answer(self._chance.choice(view.table["actions"]))
        for view in views:
            view.connection.close()
        entries = read_journal(ann.http.get(f"{API}/tables/{table}/journal").text).entries
        people = sum(entry.seat in (0, 1) for entry in entries)
        if people != acknowledged:
            self._figures.errors.append(f"table {table}: {acknowledged} answers were acknowledged to people, {people} are in the journal")
        check_game(ann, table, self._figures)


class Seat:
    """A table as a socket tells it."""

    def __init__(self, connection: ClientConnection, table: str) -> None:
        self.connection = connection
        self.table: dict[str, Any] = {}
        self._count = 0
        connection.send(json.dumps({"type": "hello", "table": table}))
        while not self.table:
            self.read(WAIT)

    @property
    def is_asked(self) -> bool:
        return self.table["status"] == "playing" and self.table["you"] in self.table["decision"]["waiting"]

    def read(self, seconds: float) -> dict[str, Any]:
        """The next message, if one comes."""
        with contextlib.suppress(TimeoutError):
            message: dict[str, Any] = json.loads(self.connection.recv(seconds))
            if message["type"] in ("table", "update"):
                self.table.update(message)
            return message
        return {"type": "nothing"}

    def answer(self, action: str) -> int:
        """Play; 1 if it was acknowledged."""
        self._count += 1
        self.connection.send(json.dumps({"type": "play", "id": f"{self._count}", "decision": self.table["decision"]["number"], "actions": [action]}))
        end = time.monotonic() + WAIT
        while (message := self.read(WAIT))["type"] not in ("ack", "refused"):
            if time.monotonic() > end:
                raise TimeoutError("an answer was not acknowledged")
        if message["type"] == "refused":
            raise AssertionError(f"a legal answer was refused: {message}")
        return 1


# Bad messages


class Fuzzer:
    """Two people at a table of their own, one who watches the others' table, and one who may look at neither."""

    def __init__(self, url: str, figures: Figures, chance: random.Random, players: Players) -> None:
        self._url = url
        self._figures = figures
        self._chance = chance
        self._players = players
        self._people = [Person(url, name) for name in ("Mal", "Eve", "Joe", "Zoe")]
        self._maker = Maker(self._people[0].get("/messages.json"), chance)
        self._wires: list[ClientConnection] = [person.connect() for person in self._people]
        self._left_open: list[Any] = []
        self._tables: list[str] = []
        self._markers = 0

    def run(self, messages: int) -> None:
        batches = 0
        endings = (self._too_long, self._broken, self._not_text, self._break_off, self._half_open, self._stranger, self._foreign)
        while self._figures.messages < messages:
            if batches % AT_A_TABLE == 0:
                self._sit_down()
            batches += 1
            self._batch(self._chance.randrange(len(self._wires)))
            self._http()
            if batches % 5 == 0:
                endings[(batches // 5 - 1) % len(endings)]()
        self._finish()

    def _sit_down(self) -> None:
        host, other = self._people[:2]
        table = host.post("/tables", game=GAME, players=3, bots=["random"])["table"]
        other.post(f"/tables/{table}/join")
        host.post(f"/tables/{table}/start")
        self._tables.append(table)

    def _batch(self, who: int) -> None:
        """Messages, and one at the end whose answer shows that all have been answered."""
        maker, wire = self._maker, self._wires[who]
        maker.table = self._players.table if who >= 2 else self._tables[-1]
        self._markers += 1
        marker = f"marker-{self._markers}"
        sent = [json.dumps({"type": "hello", "table": maker.table}), *(maker.message() for _ in range(BATCH))]
        answers = 0
        try:
            for message in sent:
                wire.send(message)
            wire.send(json.dumps({"type": "draft", "id": marker, "decision": 0, "actions": []}))
            self._figures.messages += len(sent)
            while True:
                answer = json.loads(wire.recv(WAIT))
                if answer["type"] == "refused":
                    self._figures.refusals[answer["code"]] += 1
                if answer.get("id") == marker:
                    break
                answers += answer["type"] not in ("update", "said")
                if answer["type"] in ("table", "update"):
                    maker.actions = answer.get("actions", maker.actions)
                    maker.decision = (answer.get("decision") or {}).get("number", maker.decision)
            if answers < len(sent):
                self._figures.errors.append(f"{len(sent)} messages got {answers} answers")
        except ConnectionClosed as closed:
            self._figures.errors.append(f"a socket was closed without reason: {closed}")
            self._wires[who] = self._people[who].connect()
        except TimeoutError:
            self._figures.errors.append("messages were not answered")
            self._wires[who] = self._people[who].connect()

    # What ends a socket. Each says with which codes it may be closed.

    def _closed_with(self, wire: ClientConnection, *codes: int) -> None:
        try:
            while True:
                wire.recv(WAIT)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 1006
            self._figures.closes[str(code)] += 1
            if code not in codes:
                self._figures.errors.append(f"a socket was closed with {code} instead of {codes}")
        except TimeoutError:
            self._figures.errors.append(f"a socket was not closed with {codes}")
            wire.close()
        self._figures.messages += 1

    def _too_long(self) -> None:
        wire = self._someone().connect()
        wire.send("x" * self._chance.choice((65_537, 300_000)))
        self._closed_with(wire, 1009)

    def _not_text(self) -> None:
        wire = self._someone().connect()
        wire.socket.sendall(Frame(Opcode.TEXT, b'{"type":"ping\xff\xfe"}').serialize(mask=True))
        self._closed_with(wire, 1007)

    def _broken(self) -> None:
        """Frames against the protocol: not masked, of no known kind, a continuation of nothing, noise."""
        wire = self._someone().connect()
        frame = Frame(Opcode.TEXT, b'{"type":"ping"}')
        wire.socket.sendall(self._chance.choice((frame.serialize(mask=False), b"\x83\x80abcd", b"\x80\x80abcd", b"\xf1\x80abcd", b"\xff" * 64)))
        self._closed_with(wire, 1002)

    def _break_off(self) -> None:
        """In the middle of a message, without a word."""
        wire = self._someone().connect()
        wire.send(json.dumps({"type": "hello", "table": self._tables[-1]}))
        wire.socket.sendall(Frame(Opcode.TEXT, b"x" * 1000).serialize(mask=True)[: self._chance.randrange(1, 1000)])
        wire.socket.shutdown(socket.SHUT_RDWR)
        self._figures.messages += 2

    def _half_open(self) -> None:
        """Connections that are begun and left, or looked at by nobody; the latest ten stay."""
        host, port = self._url.removeprefix("http://").split(":")
        raw = socket.create_connection((host, int(port)), WAIT)
        raw.sendall(self._chance.choice((b"", b"GET /api/v1/socket HTTP/1.1\r\nHost: x\r\n", b"POST /api/v1/me HTTP/1.1\r\nContent-Length: 500\r\n\r\n{")))
        self._left_open.append(raw)
        while len(self._left_open) > 10:
            self._left_open.pop(0).close()
        self._figures.messages += 1

    def _stranger(self) -> None:
        wire = Person(self._url, "").connect()
        self._closed_with(wire, 4401)

    def _foreign(self) -> None:
        """From a page of somebody else."""
        self._figures.messages += 1
        try:
            self._someone().connect(Origin="https://elsewhere.example").close()
            self._figures.errors.append("a foreign page could open a socket")
        except InvalidStatus as refusal:
            self._figures.closes[f"http {refusal.response.status_code}"] += 1

    def _http(self) -> None:
        """A bad message over HTTP, to the API or to a form of the pages."""
        message = self._maker.message()
        what = self._chance.choice(("play", "draft", "undo", "sit", "say", "join", "leave", "remove", "start", "rematch", "nothing"))
        path = self._chance.choice((f"{API}/tables/{{}}/{what}", f"/tables/{{}}/{what}", "/me", f"{API}/me", f"/open/{GAME}", f"{API}/tables", "/recover"))
        kind = self._chance.choice(("application/json", "application/x-www-form-urlencoded", "text/plain", ""))
        body = message.encode("utf-8", "surrogatepass") if isinstance(message, str) else message
        answer = self._someone().http.post(path.format(self._tables[-1]), content=body, headers={"Content-Type": kind} if kind else {})
        self._figures.requests += 1
        self._figures.statuses[str(answer.status_code)] += 1
        if answer.status_code >= 500:
            self._figures.errors.append(f"POST {path} was answered with {answer.status_code}")

    def _someone(self) -> Person:
        return self._chance.choice(self._people)

    def _finish(self) -> None:
        """Bots play the fuzzers' games to the end; their journals must verify too."""
        for wire in self._wires:
            wire.close()
        for left in self._left_open:
            left.close()
        for table in self._tables:
            for person in self._people[:2]:
                person.http.post(f"{API}/tables/{table}/sit", json={"id": "end", "who": "bot", "level": "random"})
            end = time.monotonic() + WAIT
            while (status := self._people[0].get(f"/tables/{table}")["status"]) == "playing" and time.monotonic() < end:
                time.sleep(0.05)
            if status != "over":
                self._figures.errors.append(f"table {table} does not end: {status}")
            else:
                check_game(self._people[0], table, self._figures)


def flood(url: str, figures: Figures) -> None:
    """With the limits as they are: too many messages are refused, then the socket is closed; others do not notice."""
    flooder, other = Person(url, "Flo"), Person(url, "Ann")
    wire, quiet = flooder.connect(), other.connect()
    codes: Counter[str] = Counter()
    try:
        for _ in range(5000):
            wire.send('{"type":"ping"}')
            figures.messages += 1
        while True:
            codes[json.loads(wire.recv(WAIT)).get("code", "")] += 1
    except ConnectionClosed:
        while True:
            try:
                codes[json.loads(wire.recv(0)).get("code", "")] += 1
            except (ConnectionClosed, TimeoutError):
                break
    code = wire.close_code
    figures.closes[str(code)] += 1
    figures.refusals["rate"] += codes["rate"]
    if code != 4429 or not codes["rate"]:
        figures.errors.append(f"a flood was not stopped: {code}, {dict(codes)}")
    quiet.send('{"type":"ping"}')
    if json.loads(quiet.recv(WAIT))["type"] != "pong":
        figures.errors.append("somebody else noticed the flood")
    quiet.close()


# The HTTP API


def schemathesis(server: Server, folder: Path, examples: int, seed: int, figures: Figures, *, is_long: bool) -> None:
    """Twice: at a table where the sender sits, and, in the long form, at tables that do not exist."""
    person = Person(server.url, "Sam")
    table = person.post("/tables", game=GAME, players=3, bots=["random", "random"])["table"]
    person.post(f"/tables/{table}/start")
    live = {"path.table": table, "path.game": GAME}
    for number, parameters in enumerate((live, {}) if is_long else (live,)):
        config, report = folder / f"schemathesis-{number}.toml", folder / f"report-{number}.json"
        config.write_text("[parameters]\n" + "".join(f'"{name}" = "{value}"\n' for name, value in parameters.items()))
        done = subprocess.run(
            [
                *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run", server.url + API + "/openapi.json"),
                *("--header", f"Cookie: doubloon={person.http.cookies['doubloon']}", "--max-examples", str(examples), "--seed", str(seed)),
                *(() if is_long else ("--phases", "fuzzing")),
                # How quickly requests are made up says something of the machine, nothing of the room.
                *("--suppress-health-check", "too_slow"),
                # A schema cannot say all that makes a request sensible: what fits it may still be refused.
                *("--exclude-checks", "positive_data_acceptance", "--no-color", "--report", "json", "--report-json-path", str(report)),
            ],
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
        )
        if not report.exists():
            figures.errors.append(f"schemathesis did not run: {done.stdout[-2000:]} {done.stderr[-2000:]}")
            return
        found = json.loads(report.read_text())
        figures.requests += found["test_cases"]["generated"]
        if done.returncode:
            figures.errors.append(f"schemathesis: {done.stdout.partition('= FAILURES =')[2][:6000] or done.stdout[-3000:]}")


def fuzz(messages: int, seed: int, examples: int) -> Figures:
    figures = Figures()
    memory = Path("/dev/shm")  # this is not about the disk
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as name:
        folder = Path(name)
        server = Server(folder / "room", GENEROUS)
        players = Players(server.url, figures, random.Random(seed + 1))
        players.start()
        try:
            api = threading.Thread(target=schemathesis, args=(server, folder, examples, seed, figures), kwargs={"is_long": messages >= LONG})
            if examples:
                api.start()
            while not players.table and players.is_alive():
                time.sleep(0.01)
            Fuzzer(server.url, figures, random.Random(seed), players).run(messages)
            if examples:
                api.join()
        finally:
            players.enough.set()
            players.join()
            server.stop(figures.errors)
        if messages >= LONG:
            limited = Server(folder / "limited", {})
            try:
                flood(limited.url, figures)
            finally:
                limited.stop(figures.errors)
    return figures


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="doubloon torture fuzz", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=100_000, help="how many bad messages go over WebSockets")
    parser.add_argument("--examples", type=int, default=50, help="how many requests schemathesis makes up for each operation and phase")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    given = parser.parse_args(arguments)
    figures = fuzz(given.messages, given.seed, given.examples)
    for error in figures.errors[:20]:
        print(error, file=sys.stderr)
    if given.json:
        print(json.dumps(figures.plain()))
    else:
        for name, value in figures.plain().items():
            print(f"{name:10} {', '.join(f'{key}: {count}' for key, count in value.items()) if isinstance(value, dict) else value}")
    return 1 if figures.errors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
