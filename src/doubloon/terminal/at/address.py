"""The address of a games room, or of one of its tables."""

import re
from contextlib import suppress
from typing import NamedTuple
from urllib.parse import urlsplit

from doubloon.core.errors import BadSetup
from doubloon.terminal.page import shown
from doubloon.terminal.voice import Tongue


class Address(NamedTuple):
    """`room` is such as http://127.0.0.1:8420; `table` is the id of one of its tables, or empty."""

    room: str
    table: str = ""

    @property
    def socket(self) -> str:
        return "ws" + self.room.removeprefix("http") + "/api/v1/socket"

    def link(self, table: str) -> str:
        """What others are invited by."""
        return f"{self.room}/tables/{table}"


def read_address(text: str, tongue: Tongue) -> Address:
    """An address as people copy it from a browser; without `http://` it is taken for that."""
    with suppress(ValueError):
        parts = urlsplit(text.strip() if "://" in text else f"http://{text.strip()}")
        found = re.fullmatch(r"/?|/tables/([0-9a-f]{16})(?:/.*)?", parts.path)
        if parts.scheme in ("http", "https") and parts.hostname and parts.port != 0 and found:
            return Address(f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}", found[1] or "")
    raise BadSetup(tongue.say("at-no-address", text=shown(text)))
