"""Telling the operator's address whose turn it is, one message a turn. It may be slow or gone: the room does not wait for it."""

import asyncio
import logging
import urllib.error
import urllib.request
from typing import Any

import msgspec

from doubloon.server.live import Live

log = logging.getLogger("doubloon.webhook")

SECONDS = 5
#: More than so many that could not be sent yet are dropped.
MOST_WAITING = 1000


class Webhook:
    def __init__(self, address: str) -> None:
        self._address = address
        self._waiting: asyncio.Queue[dict[str, Any]] = asyncio.Queue(MOST_WAITING)
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        if self._address:
            self._task = asyncio.create_task(self._send())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def tell(self, live: Live) -> None:
        """Whoever has been asked something new is named."""
        if not self._task:
            return
        for seat in live.new_turns():
            if not self._waiting.full():
                self._waiting.put_nowait({"event": "turn", "table": live.id, "game": live.row.game, "seat": seat, "name": live.seats[seat].name})

    async def _send(self) -> None:
        while True:
            message = await self._waiting.get()
            try:
                await asyncio.to_thread(_post, self._address, msgspec.json.encode(message))
            except (OSError, ValueError) as error:
                log.warning("the webhook did not answer", extra={"reason": str(error)})


def _post(address: str, body: bytes) -> None:
    request = urllib.request.Request(address, body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=SECONDS) as answer:
        answer.read(1024)
