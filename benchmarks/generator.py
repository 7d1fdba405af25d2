"""People at tables, over real sockets: ours, and two players of boardgame.io. One program drives both in the same way.

A table acts when it is told to; once the last of its seats has been told what came of it, `told` is called. One action of a table is under way at a time.
"""

import asyncio
import itertools
import random
from collections.abc import Callable
from typing import Any

import httpx
import msgspec

from benchmarks.websocket import Connection, connect

GAME, PLAYERS = "unexpected-treasures", 4
#: The cells of a tic-tac-toe that nobody wins: as many moves as there can be.
DRAW = (0, 1, 2, 4, 3, 5, 7, 6, 8)


class Table:
    """A game with its sockets."""

    def __init__(self) -> None:
        self.sockets: list[Connection] = []
        self.moves = 0
        self.is_busy = False
        self.told: Callable[[Table], None] = lambda _table: None
        self._untold = 0

    @property
    def is_over(self) -> bool:
        raise NotImplementedError

    def act(self) -> None:
        """Send the next action."""
        assert not self.is_busy
        self.is_busy, self._untold = True, len(self.sockets)
        self.send()

    def send(self) -> None:
        raise NotImplementedError

    def one_was_told(self) -> None:
        self._untold -= 1
        if self._untold == 0:
            self.is_busy = False
            self.moves += 1
            self.told(self)

    def check(self) -> None:
        """Whether every socket is open."""
        if lost := [socket.lost for socket in self.sockets if socket.lost]:
            raise ConnectionError(f"{len(lost)} of {len(self.sockets)} sockets of a table are lost: {lost[0]}")

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


# Ours


class Decision(msgspec.Struct):
    number: int
    waiting: list[int]


class Heard(msgspec.Struct):
    """What a scripted person reads of a message."""

    type: str
    id: str | None = None
    entry: int = 0
    seen: int = 0
    actions: list[str] | None = None
    decision: Decision | msgspec.UnsetType | None = msgspec.UNSET
    reason: str = ""


class Play(msgspec.Struct, tag="play", tag_field="type"):
    id: str
    decision: int
    actions: list[str]


_decode = msgspec.json.Decoder(Heard).decode
_encode = msgspec.json.Encoder().encode


class RoomTable(Table):
    """Four people who answer with any of the actions they are told are open to them."""

    def __init__(self, chance: random.Random) -> None:
        super().__init__()
        self.decision: Decision | None = None
        self.acknowledged = 0
        self.refused: list[str] = []
        self._actions: list[list[str]] = [[] for _ in range(PLAYERS)]
        self._seen = [0] * PLAYERS
        self._greeted = asyncio.Event()
        self._chance = chance

    @classmethod
    async def open(cls, port: int, people: "list[str]", chance: random.Random, http: httpx.AsyncClient) -> "RoomTable":
        """A table with these people (by their cookies), dealt, all looking at it."""
        table = cls(chance)
        id_ = (await post(http, "/tables", people[0], game=GAME, players=PLAYERS))["table"]
        for cookie in people[1:]:
            await post(http, f"/tables/{id_}/join", cookie)
        await post(http, f"/tables/{id_}/start", people[0])
        for seat, cookie in enumerate(people):
            table._greeted.clear()
            socket = await connect(port, "/api/v1/socket", table.hears(seat), cookie)
            table.sockets.append(socket)
            socket.send(_encode({"type": "hello", "table": id_}))
            await asyncio.wait_for(table._greeted.wait(), 60)
        return table

    @property
    def is_over(self) -> bool:
        return self.decision is None

    def hears(self, seat: int) -> Callable[[bytes], None]:
        actions, seen = self._actions, self._seen

        def heard(data: bytes) -> None:
            message = _decode(data)
            if message.type in ("update", "table"):
                if message.seen < seen[seat]:
                    self.refused.append(f"seat {seat} was told of event {message.seen} after {seen[seat]}")
                seen[seat] = message.seen
                if message.actions is not None:
                    actions[seat] = message.actions
                if message.decision is not msgspec.UNSET:
                    self.decision = message.decision
                if message.type == "update":
                    self.one_was_told()
                else:
                    self._greeted.set()
            elif message.type == "ack":
                self.acknowledged += 1
            else:
                self.refused.append(message.reason or message.type)

        return heard

    def send(self) -> None:
        assert self.decision
        seat = self._chance.choice(self.decision.waiting)
        self.sockets[seat].send(_encode(Play(f"m{self.moves}", self.decision.number, [self._chance.choice(self._actions[seat])])))

    def check(self) -> None:
        super().check()
        if self.refused:
            raise AssertionError(f"{len(self.refused)} messages went wrong at a table: {self.refused[0]}")


async def introduce(http: httpx.AsyncClient, name: str) -> str:
    """A new person; his cookie."""
    answer = await http.post("/api/v1/me", json={"name": name})
    answer.raise_for_status()
    return answer.headers["set-cookie"].partition(";")[0]


async def post(http: httpx.AsyncClient, path: str, cookie: str, **body: Any) -> Any:
    answer = await http.post("/api/v1" + path, json=body, headers={"Cookie": cookie})
    if answer.status_code != 200:
        raise AssertionError(f"{path}: {answer.text}")
    return answer.json()


# The peer

_SOCKET_IO = "/socket.io/?EIO=4&transport=websocket"
_SPACE = "/tic-tac-toe,"
_UPDATE, _SYNC = f'42{_SPACE}["update"'.encode(), f'42{_SPACE}["sync"'.encode()
_numbers = itertools.count(1)


class Context(msgspec.Struct):
    gameover: dict[str, Any] | None = None


class PeerState(msgspec.Struct, rename={"state_id": "_stateID"}):
    ctx: Context
    state_id: int


_decode_update = msgspec.json.Decoder(tuple[str, str, PeerState, msgspec.Raw]).decode


class PeerMatch(Table):
    """Two players of boardgame.io, by its own protocol (socket.io over a WebSocket), who fill the nine cells."""

    def __init__(self) -> None:
        super().__init__()
        self._match = ""
        self._answered = asyncio.Event()
        self._state = 0
        self._is_over = False

    @classmethod
    async def open(cls, port: int) -> "PeerMatch":
        match = cls()
        for player in range(2):
            match._answered.clear()
            socket = await connect(port, _SOCKET_IO, match.hears(player))
            match.sockets.append(socket)
            socket.send(f"40{_SPACE}".encode())
            await asyncio.wait_for(match._answered.wait(), 60)
        await match.begin()
        return match

    async def begin(self) -> None:
        """Both join a new match."""
        self._match = f"match{next(_numbers)}"
        for player, socket in enumerate(self.sockets):
            self._answered.clear()
            self._emit(socket, ["sync", self._match, str(player), None, 2])
            await asyncio.wait_for(self._answered.wait(), 60)
        self._state, self._is_over = 0, False

    @property
    def is_over(self) -> bool:
        return self._is_over

    def hears(self, player: int) -> Callable[[bytes], None]:
        def heard(data: bytes) -> None:
            if data.startswith(_UPDATE):
                _, match, state, _ = _decode_update(data[2 + len(_SPACE) :])
                if match == self._match:
                    self._state, self._is_over = state.state_id, state.ctx.gameover is not None
                    self.one_was_told()
            elif data.startswith((_SYNC, b"40")):
                self._answered.set()
            elif data == b"2":  # its ping
                self.sockets[player].send(b"3")

        return heard

    def send(self) -> None:
        player = str(self._state % 2)
        payload = {"type": "clickCell", "args": [DRAW[self._state]], "playerID": player, "credentials": None}
        self._emit(self.sockets[self._state % 2], ["update", {"type": "MAKE_MOVE", "payload": payload}, self._state, self._match, player])

    @staticmethod
    def _emit(socket: Connection, message: list[Any]) -> None:
        socket.send(f"42{_SPACE}".encode() + _encode(message))
