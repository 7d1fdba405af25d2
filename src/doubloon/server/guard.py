"""What every request goes through: where it may come from, how often, and the headers of every answer."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from doubloon.server.limits import household
from doubloon.server.refusal import STATUS, Refused
from doubloon.server.refusal_page import refused
from doubloon.server.settings import Settings

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._origins = {origin.strip().rstrip("/") for origin in settings.origins.split(",") if origin.strip()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self._app(scope, receive, send)
        headers = Headers(scope=scope)
        if scope["type"] == "websocket":
            try:
                self._check(scope, headers)
            except Refused as refusal:
                await receive()
                return await send({"type": "websocket.close", "code": 4000 + STATUS[refusal.code], "reason": refusal.reason})
            return await self._app(scope, receive, send)

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                found = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    found.setdefault(name, value)
                found.setdefault("Cache-Control", "no-cache" if scope["path"].startswith("/static/") else "no-store")
            await send(message)

        try:
            self._check(scope, headers)
        except Refused as refusal:
            return await refused(HTTPConnection(scope), refusal)(scope, receive, answer)
        return await self._app(scope, receive, answer)

    def _check(self, scope: Scope, headers: Headers) -> None:
        client = scope.get("client")
        scope["app"].state.room.addresses.take(household(client[0]) if client else "")
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            origin = headers.get("origin")
            if origin is not None and _host(origin) != headers.get("host") and origin not in self._origins:
                raise Refused("foreign", f"a page of {origin[:100]} cannot act here: open the room itself")


def _host(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # such as http://[
        return ""
