"""uvicorn's WebSocket protocol, with short ways in and out for what a busy room does most.

A text that nothing has to wait for is sent at once, without a task and the layers in between. A text that arrives whole is offered to the application at
once; what it does not take, and everything else, goes the way of uvicorn.
"""

import struct
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import State

#: Where the application finds this in its scope.
EXTENSION = "doubloon.socket"

_TEXT = 0x81  # one whole frame of text
_FINAL, _MASKED, _KIND = 0x80, 0x80, 0x0F
#: How a frame begins, by how its length is written.
_SHORT, _MIDDLE, _LONG = (struct.Struct(form).pack for form in ("!BB", "!BBH", "!BBQ"))


class SocketProtocol(WebSocketsSansIOProtocol):
    #: Takes a text if it can at once; whether it has.
    take: Callable[[bytes], bool] | None = None
    #: Whether all that came so far were whole frames, so that the next one begins where new data does.
    _is_plain = True

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        if not (self._is_plain and self._took(data)):
            super().data_received(data)

    def _took(self, data: bytes) -> bool:
        if not self.handshake_complete:
            self._is_plain = not self.handshake_initiated and data.endswith(b"\r\n\r\n")
            return False
        start, length = _payload(data)
        self._is_plain = start + length == len(data) and data[0] & _FINAL != 0 and data[0] & _KIND != 0
        if not self._is_plain or data[0] != _TEXT or self.take is None or not self.queue.empty():
            return False
        if self.close_sent or self.conn.state is not State.OPEN or length > self.config.ws_max_size:
            return False
        return self.take(apply_mask(data[start:], data[start - 4 : start]))

    def send_now(self, texts: list[bytes]) -> bool:
        """Send texts, unless the connection is not open or its reader has fallen behind; whether they were sent."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        self.transport.write(b"".join([part for text in texts for part in (_head(len(text)), text)]))
        return True


def _head(size: int) -> bytes:
    if size < 126:
        return _SHORT(_TEXT, size)
    if size < 2**16:
        return _MIDDLE(_TEXT, 126, size)
    return _LONG(_TEXT, 127, size)


def _payload(data: bytes) -> tuple[int, int]:
    """Where the payload of a short masked frame begins, and how long it is; nothing that fits if it is no such frame."""
    if len(data) < 6 or not data[1] & _MASKED or data[1] == _MASKED | 127:
        return 0, -1
    length = data[1] & ~_MASKED
    return (6, length) if length < 126 else (8, int.from_bytes(data[2:4], "big"))
