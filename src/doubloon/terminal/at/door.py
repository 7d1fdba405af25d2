"""The door of a room: what is asked of it over HTTP, by somebody it knows."""

import json
import ssl
import urllib.error
import urllib.request
from http.client import HTTPException
from http.cookies import CookieError, SimpleCookie
from typing import Any, TypeVar

import msgspec

from doubloon.core.errors import BadSetup, DoubloonError
from doubloon.terminal.at.address import Address
from doubloon.terminal.at.keyring import Keyring
from doubloon.terminal.at.messages import Me, Opened, Refusal, Table, Tables, clean
from doubloon.terminal.voice import Tongue

T = TypeVar("T")

COOKIE = "doubloon"
PATIENCE = 15.0
#: The longest answer that is read: a journal is the longest there is.
MOST_BYTES = 50_000_000


class NotThere(DoubloonError):
    """No room answers at this address."""


class Refused(DoubloonError):
    """The room will not do that; the sentence is in the language of the person who asked."""

    def __init__(self, sentence: str, refusal: Refusal) -> None:
        super().__init__(sentence)
        self.code = refusal.code


def sentence(tongue: Tongue, refusal: Refusal) -> str:
    """Why a room will not do something. What no message says is told as the room says it."""
    codes = ("identity", "foreign", "unknown", "stale", "state", "rate", "storage")
    return tongue.say(f"at-refused-{refusal.code}") if refusal.code in codes else tongue.say("at-refused", reason=clean(refusal.reason))


class Door:
    """Requests to one room. Each waits for its answer; the screens let another thread wait."""

    def __init__(self, address: Address, keyring: Keyring, tongue: Tongue) -> None:
        self.address = address
        self.tongue = tongue
        self._keyring = keyring
        self.cookie = ""
        self.name = ""

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}

    # Who one is

    def knows(self, name: str) -> bool:
        """Come in under this name, or under the one last used here if it is empty; False if a name has to be given first."""
        key = self._keyring.key(self.address.room, name)
        if key is not None:
            self.cookie, self.name = key.cookie, key.name
            try:
                self._get("/me", Me)
                self.introduce(key.name)  # so that the room knows us for another year
                return True
            except Refused as refusal:
                if refusal.code != "identity" or not name:
                    raise
        self.cookie = ""
        self._get("/tables", Tables)  # is it a room at all?
        if name:
            self.introduce(name)
        return bool(name)

    def introduce(self, name: str) -> None:
        """Take this name; whoever is not known yet is given an identity, which is kept."""
        me = self._ask("POST", "/me", Me, {"name": name})
        self.name = clean(me.name)
        try:
            self._keyring.keep(self.address.room, self.name, self.cookie)
        except OSError as error:
            raise BadSetup(self.tongue.say("at-not-kept", reason=error.strerror or str(error))) from None

    # Tables

    def tables(self) -> Tables:
        return self._get("/tables", Tables)

    def open(self, **new: Any) -> str:
        return self._ask("POST", "/tables", Opened, new).table

    def look(self, table: str) -> Table:
        return self._get(f"/tables/{table}", Table)

    def join(self, table: str) -> Table:
        return self._ask("POST", f"/tables/{table}/join", Table, {})

    def leave(self, table: str) -> Table:
        return self._ask("POST", f"/tables/{table}/leave", Table, {})

    def start(self, table: str) -> Table:
        return self._ask("POST", f"/tables/{table}/start", Table, {})

    def remove(self, table: str, seat: int) -> Table:
        return self._ask("POST", f"/tables/{table}/remove", Table, {"seat": seat})

    def rematch(self, table: str) -> str:
        return self._ask("POST", f"/tables/{table}/rematch", Opened, {}).table

    def journal(self, table: str) -> str:
        return self._send("GET", f"/tables/{table}/journal", None).decode()

    # Asking

    def _get(self, path: str, shape: type[T]) -> T:
        return self._ask("GET", path, shape, None)

    def _ask(self, method: str, path: str, shape: type[T], body: dict[str, Any] | None) -> T:
        try:
            return msgspec.json.decode(self._send(method, path, body), type=shape)
        except msgspec.DecodeError:
            raise self._no_room() from None

    def _send(self, method: str, path: str, body: dict[str, Any] | None) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Accept": "application/json", **({"Content-Type": "application/json"} if data else {}), **self.headers}
        request = urllib.request.Request(f"{self.address.room}/api/v1{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                self._take_cookie(answer.headers.get_all("Set-Cookie") or [])
                return bytes(answer.read(MOST_BYTES))
        except urllib.error.HTTPError as error:
            with error:
                raise self._refusal(error) from None
        except (OSError, HTTPException, ValueError) as error:
            raise NotThere(self.tongue.say("at-unreachable", room=self.address.room, reason=_reason(error))) from None

    def _refusal(self, error: urllib.error.HTTPError) -> DoubloonError:
        try:
            refusal = msgspec.json.decode(error.read(MOST_BYTES), type=Refusal)
        except (msgspec.DecodeError, OSError, HTTPException):
            return self._no_room()
        return Refused(sentence(self.tongue, refusal), refusal)

    def _no_room(self) -> NotThere:
        return NotThere(self.tongue.say("at-no-room", room=self.address.room))

    def _take_cookie(self, headers: list[str]) -> None:
        for header in headers:
            try:
                found = SimpleCookie(header).get(COOKIE)
            except CookieError:
                continue
            if found is not None:
                self.cookie = found.value


def _reason(error: Exception) -> str:
    """Why nothing was reached, in as few words as there are."""
    cause = error.reason if isinstance(error, urllib.error.URLError) else error
    if isinstance(cause, ssl.SSLError):
        return cause.reason or str(cause)
    return str(getattr(cause, "strerror", None) or cause or type(cause).__name__)
