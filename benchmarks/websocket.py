"""A WebSocket client of the least cost, so that the generator of load is not what is measured. Only what both servers send: whole frames, unmasked."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Connection(asyncio.Protocol):
    """One socket. `heard` is called with every text; `lost` holds why it is open no more."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.lost = ""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = request
        self._buffer = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = self.lost or str(exc or "the server closed the connection")
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(self.lost))

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self.opened.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(bytes(buffer[:200]).decode(errors="replace")))
                self._transport.close()
                return
            del buffer[: end + 4]
            self.opened.set_result(None)
        start, length = 0, len(buffer)
        while length - start >= 2:
            body, size = start + 2, buffer[start + 1]
            if size == 126:
                body, size = start + 4, int.from_bytes(buffer[start + 2 : start + 4], "big") if length - start >= 4 else length
            elif size == 127:
                body, size = start + 10, int.from_bytes(buffer[start + 2 : start + 10], "big") if length - start >= 10 else length
            if length < body + size:
                break
            kind, payload = buffer[start], bytes(buffer[body : body + size])
            start = body + size
            if kind == 0x80 | TEXT:
                self.heard(payload)
            elif kind == 0x80 | PING:
                self._frame(PONG, payload)
            elif kind == 0x80 | CLOSE:
                self.lost = f"closed with {int.from_bytes(payload[:2], 'big')}: {payload[2:].decode(errors='replace')}"
                self._transport.close()
            else:
                raise AssertionError(f"a frame that begins with {kind:#x} was not to be expected")
        del buffer[:start]

    def send(self, text: bytes) -> None:
        self._frame(TEXT, text)

    def close(self) -> None:
        self.lost = self.lost or "closed by us"
        self._frame(CLOSE, b"\x03\xe8")
        self._transport.close()

    def _frame(self, kind: int, payload: bytes) -> None:
        """Masked with noughts: the payload stays as it is, and the server has the same work."""
        size = len(payload)
        head = struct.pack("!BB", 0x80 | kind, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)
        self._transport.write(head + bytes(4) + payload)


async def connect(port: int, path: str, heard: Callable[[bytes], None], cookie: str = "") -> Connection:
    """An open socket to a server on this machine."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    ]
    if cookie:
        lines.append(f"Cookie: {cookie}")
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    _, connection = await asyncio.get_running_loop().create_connection(lambda: Connection(request, heard), "127.0.0.1", port)
    await asyncio.wait_for(connection.opened, 60)
    return connection
