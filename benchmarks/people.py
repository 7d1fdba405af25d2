"""Scripted people at the tables of a room that is killed under them. They note what was acknowledged, and check what they are told when they come back."""

import asyncio
import itertools
import json
import random
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

API = "/api/v1"
SECONDS = 60
#: What somebody meets whose room has been killed.
GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, HTTPException, OSError, EOFError)
#: Refusals that are nobody's fault: another answer, a bot or a clock was first.
HARMLESS = ("stale", "state", "illegal", "rate")

Message = dict[str, Any]


class Broken(Exception):
    """The room did not keep a promise."""


class Sent(NamedTuple):
    """Something that was acknowledged: by whom it was sent where, and the answer."""

    person: "Person"
    table: str
    message: Message
    answer: Message


class Ledger:
    """What the room has acknowledged and refused."""

    def __init__(self) -> None:
        self.acknowledged: dict[str, Sent] = {}
        self.refused: set[str] = set()
        self.lost: set[str] = set()
        self.resumed = 0
        self.repeated = 0
        self._number = itertools.count(1)

    def new_id(self) -> str:
        """A name for a message that no other one has, and that is found in a trace."""
        return f"message-{next(self._number):07}-"

    def note(self, sent: Sent) -> None:
        """Acknowledged for the first time, or once more with the same answer."""
        id_ = sent.message["id"]
        before = self.acknowledged.setdefault(id_, sent)
        if before is not sent:
            self.repeated += 1
            if before.answer != sent.answer:
                raise Broken(f"{sent.message} was answered {before.answer}, and when it came again {sent.answer}")

    def check(self, kept: dict[str, tuple[str, int]]) -> None:
        """Compare with what the database has: for a message's id its table and number."""
        for id_, sent in self.acknowledged.items():
            if kept.get(id_) != (sent.table, sent.answer["entry"]):
                self.lost.add(id_)
        if untrue := self.refused & kept.keys():
            raise Broken(f"refused and kept nevertheless: {sorted(untrue)[:3]}")


class Person:
    """Somebody with a cookie and a socket, who answers at random whenever he is asked."""

    def __init__(self, name: str, ledger: Ledger, chance: random.Random) -> None:
        self.name = name
        self.cookie = ""
        self.table: Message = {}
        self.events: list[Message] = []
        self.has_left = False
        self._ledger = ledger
        self._chance = chance
        self._socket: ClientConnection | None = None
        self._open: Message | None = None
        self._latest: Message | None = None

    # Over HTTP

    async def post(self, port: int, path: str, **body: Any) -> Message:
        answer: Message = json.loads(await self.http(port, path, json.dumps(body).encode()))
        return answer

    async def http(self, port: int, path: str, body: bytes | None = None) -> str:
        request = urllib.request.Request(f"http://127.0.0.1:{port}{API}{path}", body, {"Content-Type": "application/json", "Cookie": self.cookie})
        return await asyncio.to_thread(self._fetch, request)

    def _fetch(self, request: urllib.request.Request) -> str:
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                if cookie := answer.headers.get("Set-Cookie"):
                    self.cookie = cookie.partition(";")[0]
                return str(answer.read().decode())
        except urllib.error.HTTPError as error:
            raise Broken(f"{request.full_url} was answered {error.code}: {error.read().decode()}") from None

    # Over a socket

    async def live(self, port: int, table: str) -> None:
        """Come back to the table, say again what was not answered, and play until the game or the room is over."""
        if self.has_left:
            return
        async with self._connected(port) as self._socket:
            await self._come_back(table)
            for message in (self._open, self._latest):
                if message:
                    await self._act(message)
            while self.table["status"] == "playing" and not self.has_left:
                if message := await self._next_message():
                    await self._act(message)
                elif not self._is_asked:
                    await self._receive()

    async def repeat(self, port: int, table: str, messages: list[Message]) -> None:
        """Send once more what has been acknowledged."""
        async with self._connected(port) as self._socket:
            await self._socket.send(json.dumps({"type": "hello", "table": table, "seen": len(self.events)}))
            await self._until("table")
            for message in messages:
                await self._act(message)

    async def hand_over(self, port: int, table: str) -> None:
        """Let a bot play one's seat, and look on until the game is over."""
        async with self._connected(port) as self._socket:
            await self._come_back(table)
            if self._open:
                await self._act(self._open)
            while self.table["status"] == "playing" and not self.has_left and self._plays:
                await self._act({"type": "sit", "id": self._ledger.new_id(), "who": "bot", "level": "random"})
            while self.table["status"] == "playing":
                await self._receive()

    def _connected(self, port: int) -> connect:
        address = f"ws://127.0.0.1:{port}{API}/socket"
        headers = {"Cookie": self.cookie}
        return connect(address, additional_headers=headers, compression=None, max_size=None, ping_interval=None, open_timeout=SECONDS, close_timeout=1)

    async def _come_back(self, table: str) -> None:
        """Say the last event one saw; now and then nothing, to be told everything again."""
        assert self._socket
        seen = len(self.events) if self._chance.random() < 0.8 else 0
        await self._socket.send(json.dumps({"type": "hello", "table": table, "seen": seen}))
        answer = await self._until("table")
        told, total = answer["events"], answer["seen"]
        if answer["you"] is None:
            if not self.has_left and (self._open or {}).get("type") != "concede":
                raise Broken(f"{self.name} has lost his seat")
            return  # he looks on now, and events are numbered anew for him
        if [event["number"] for event in told] != list(range(seen + 1, total + 1)) or total < len(self.events):
            raise Broken(
                f"{self.name} has seen {len(self.events)} events, asked for those after {seen} and got {[event['number'] for event in told]} of {total}"
            )
        known = self.events[seen:]
        if told[: len(known)] != known:
            raise Broken(f"{self.name} was told other events than before the kill")
        self.events += told[len(known) :]
        self._ledger.resumed += 1

    async def _receive(self) -> Message:
        assert self._socket
        async with asyncio.timeout(SECONDS):
            message: Message = json.loads(await self._socket.recv())
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "update":
            self.table = {**self.table, **message, "view": {**self.table["view"], **message.get("view", {})}}
            if self.table["you"] is not None:
                if [event["number"] for event in message["events"]] != list(range(len(self.events) + 1, message["seen"] + 1)):
                    raise Broken(f"{self.name} has {len(self.events)} events, and is told of {[event['number'] for event in message['events']]}")
                self.events += message["events"]
        return message

    async def _until(self, kind: str) -> Message:
        while (message := await self._receive())["type"] != kind:
            if message["type"] == "refused" and message["id"] is None:
                raise Broken(f"{self.name} waited for {kind} and was refused: {message}")
        return message

    async def _ask(self, message: Message) -> Message:
        assert self._socket
        await self._socket.send(json.dumps(message))
        while (answer := await self._receive()).get("id") != message["id"]:
            pass
        return answer

    async def _act(self, message: Message) -> None:
        """Send something that is to be kept; until it is answered it is sent again in every life."""
        self._open = message
        answer = await self._ask(message)
        self._open = None
        if answer["type"] == "ack":
            self._ledger.note(Sent(self, self.table["table"], message, answer))
            self._latest = message
            self.has_left = self.has_left or message["type"] == "concede"
        elif message["id"] in self._ledger.acknowledged or answer["code"] not in HARMLESS:
            raise Broken(f"{message} was answered {answer}")
        else:
            self._ledger.refused.add(message["id"])

    @property
    def _is_asked(self) -> bool:
        return self.table["status"] == "playing" and self.table["you"] in self.table["decision"]["waiting"] and self._plays

    @property
    def _plays(self) -> bool:
        return bool(self.table["seats"][self.table["you"]]["played_by"] == "person")

    async def _next_message(self) -> Message | None:
        """What this person does now: mostly he answers, if he is asked."""
        id_, chance = self._ledger.new_id(), self._chance.random()
        if not self._plays:
            return {"type": "sit", "id": id_, "who": "me"}
        if chance < 0.005:
            return {"type": "say", "id": id_, "text": f"It is I, {self.name}."}
        if chance < 0.01:
            return {"type": "sit", "id": id_, "who": "bot", "level": "random"}
        if chance < 0.02 and self.table["undo"]:
            return {"type": "undo", "id": id_}
        if chance < 0.0205 and not self.table["host"]:
            return {"type": "concede", "id": id_}
        if not self._is_asked:
            return None
        decision, actions = self.table["decision"], [self._chance.choice(self.table["actions"])]
        while decision["whole"]:
            draft = await self._ask({"type": "draft", "id": f"{id_}d{len(actions)}", "decision": decision["number"], "actions": actions})
            if draft["type"] == "refused":
                return None
            if draft["done"]:
                break
            actions.append(self._chance.choice(draft["actions"]))
        return {"type": "play", "id": id_, "decision": decision["number"], "actions": actions}


class Party:
    """A table and the people at it, from its opening on. What a kill interrupts is done in the next life."""

    def __init__(self, game: str, people: list[Person], bots: int) -> None:
        self.game = game
        self.people = people
        self.bots = bots
        self.table = ""
        self._sitting = 1
        self._has_started = False

    async def sit_down(self, port: int) -> None:
        """Names, a table, seats, the start."""
        host = self.people[0]
        for person in self.people:
            if not person.cookie:
                await person.post(port, "/me", name=person.name)
        if not self.table:
            players = len(self.people) + self.bots
            self.table = (await host.post(port, "/tables", game=self.game, players=players, bots=["random"] * self.bots, nonce="luck"))["table"]
        for person in self.people[self._sitting :]:
            await person.post(port, f"/tables/{self.table}/join")
            self._sitting += 1
        if not self._has_started:
            await host.post(port, f"/tables/{self.table}/start")
            self._has_started = True

    @property
    def is_ready(self) -> bool:
        return self._has_started

    @property
    def is_over(self) -> bool:
        return any(person.table.get("status") == "over" for person in self.people)
