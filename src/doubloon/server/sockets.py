"""The WebSocket door: one socket looks at one table, or at the list of tables."""

import asyncio
import contextlib
import logging
import time
from typing import Any

import msgspec
from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from doubloon.server import wire
from doubloon.server.doors import NOBODY, room_of
from doubloon.server.hints import hint
from doubloon.server.identity import COOKIE, Person
from doubloon.server.limits import household
from doubloon.server.refusal import Refused
from doubloon.server.room import Room
from doubloon.server.socket_protocol import EXTENSION, SocketProtocol

log = logging.getLogger("doubloon.sockets")

router = APIRouter()

UNKNOWN, SLOW, FLOOD, FAULT = 4401, 4408, 4429, 1011
#: After so many refusals for haste in a row the socket is closed.
PATIENCE = 50
#: One person may have so many open.
MOST_SOCKETS = 20


class Socket:
    """One open socket. What cannot be sent at once waits in a queue; a reader that lets it fill up is disconnected, and nobody else notices."""

    def __init__(self, socket: WebSocket, room: Room, person: Person) -> None:
        self.person = person
        self._socket = socket
        self._room = room
        self._table = ""
        self._household = household(socket.client.host) if socket.client else ""
        self._hasty = 0
        self._short: SocketProtocol | None = socket.scope["extensions"].get(EXTENSION)
        self._playing: asyncio.Task[None] | None = None
        self._held: list[bytes] = []
        self._is_reading = False
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(room.settings.queue)
        self._unsent = 0
        self._closed: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def send(self, message: bytes) -> None:
        """While an answer is being carried out, what comes of it is kept and sent along with its acknowledgement: a table tells nothing else meanwhile."""
        if self._playing:
            self._held.append(message)
        else:
            self._send([message])

    def _send(self, messages: list[bytes]) -> None:
        if self._unsent == 0 and self._short and self._short.send_now(messages):
            return
        try:
            for message in messages:
                self._queue.put_nowait(message)
                self._unsent += 1
        except asyncio.QueueFull:
            self.close(SLOW, "you read too slowly: connect again and say what you have seen")

    def close(self, code: int, reason: str) -> None:
        if not self._closed.done():
            self._closed.set_result((code, reason))

    async def run(self) -> None:
        if self._short:
            self._short.take = self._take
        tasks: list[asyncio.Future[None]] = [asyncio.create_task(self._read()), asyncio.create_task(self._write())]
        try:
            await asyncio.wait([*tasks, self._closed], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._room.stop_listening(self, self._table)
            for task in tasks:
                task.cancel()
            for outcome in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect | RuntimeError | OSError):
                    raise outcome
        if self._closed.done() and self._socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect, OSError):
                await asyncio.wait_for(self._socket.close(*self._closed.result()), 2)

    async def _write(self) -> None:
        while True:
            await self._socket.send_text((await self._queue.get()).decode())
            self._unsent -= 1

    async def _read(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self._is_reading = True
            if self._playing:
                await asyncio.wait([self._playing])
            data = message.get("text")
            self.send(wire.encode(await self._answer(message.get("bytes") or b"" if data is None else data)))
            self._is_reading = False

    def _take(self, data: bytes) -> bool:
        """What people send most, an answer to the open question, is carried out at once if nothing is before it; the rest waits to be read."""
        if self._is_reading or self._playing or not self._table:
            return False
        try:
            message = _decoded(data)
            if not isinstance(message, wire.Play):
                return False
            self._admit()
        except Refused:
            return False  # as it will be when it is read
        self._playing = self._room.carry_out(self._play(message))
        return True

    async def _play(self, message: wire.Play) -> None:
        try:
            answer: wire.ToClient = await self._room.play_now(self.person, self._table, message)
        except Refused as refusal:
            answer = self._refusal(message.id, refusal)
        except Exception:
            log.exception("an answer could not be carried out", extra={"table": self._table})
            return self.close(FAULT, "something went wrong in the room: connect again and say what you have seen")
        finally:
            self._playing, held, self._held = None, self._held, []
        return self._send([*held, wire.encode(answer)])

    def _admit(self) -> None:
        self._room.rate.take(self.person.id)
        self._room.addresses.take(self._household)
        self._hasty = 0

    async def _answer(self, data: str | bytes) -> wire.ToClient:
        id_ = None
        try:
            self._admit()
            message = _decoded(data)
            id_ = getattr(message, "id", None)
            return await self._do(message)
        except Refused as refusal:
            return self._refusal(id_, refusal)

    def _refusal(self, id_: str | None, refusal: Refused) -> wire.Refusal:
        self._room.metrics.refusals.labels(refusal.code).inc()
        if refusal.code == "rate":
            self._hasty += 1
            if self._hasty > PATIENCE:
                self.close(FLOOD, "too many messages")
        return wire.Refusal(id=id_, code=refusal.code, reason=refusal.reason, clause=refusal.clause)

    async def _do(self, message: wire.FromClient) -> wire.ToClient:
        room, person = self._room, self.person
        match message:
            case wire.Ping():
                return wire.Pong()
            case wire.Lobby():
                self._look_away()
                tables = await room.lobby.list(person)
                room.lobby_listeners.add(self)
                return tables
            case wire.Hello():
                self._look_away()
                self._table = message.table  # before it is looked at: whoever goes meanwhile must not stay on its list
                return await room.look(person, message.table, message.seen, message.heard, self)
        if not self._table:
            raise Refused("state", "say hello to a table first")
        match message:
            case wire.Play():
                return await room.play(person, self._table, message)
            case wire.Draft():
                return await room.draft(person, self._table, message)
            case wire.Hint():
                return await hint(room, person, self._table, message)
            case wire.Undo():
                return await room.undo(person, self._table, message)
            case wire.Sit():
                return await room.sit(person, self._table, message)
            case wire.Concede():
                return await room.concede(person, self._table, message)
            case wire.Say():
                return await room.say(person, self._table, message)

    def _look_away(self) -> None:
        self._room.stop_listening(self, self._table)
        self._room.listeners.add(self)
        self._table = ""


def _decoded(data: str | bytes) -> wire.FromClient:
    try:
        message: wire.FromClient = wire.decode(data)
        return message
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad", f"that is no message of this room: {error} (see /api/v1/messages.json)") from None


@router.websocket("/api/v1/socket")
async def serve(websocket: WebSocket) -> None:
    room = room_of(websocket)
    try:
        person = await room.identities.known(websocket.cookies.get(COOKIE))
    except Refused as refusal:
        await websocket.accept()
        return await websocket.close(1013, refusal.reason[:110])
    await websocket.accept()
    if person is None:
        return await websocket.close(UNKNOWN, NOBODY[:110])
    if sum(each.person.id == person.id for each in room.listeners) >= MOST_SOCKETS:
        return await websocket.close(FLOOD, f"you have {MOST_SOCKETS} sockets open: close one first")
    socket = Socket(websocket, room, person)
    room.listeners.add(socket)
    left = max(0, person.until - time.time())
    expiry = asyncio.get_running_loop().call_later(left, socket.close, UNKNOWN, "your identity has expired: introduce yourself again")
    try:
        await socket.run()
    finally:
        expiry.cancel()
    return None
