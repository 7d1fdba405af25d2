"""The browser client: built from `web/`, carried by the package, sent to everybody who has not chosen the plain pages.

Both have the same addresses: `?plain=1` chooses the plain pages, which need no script, and `?plain=0` the client.
"""

import re
from functools import lru_cache
from pathlib import Path
from urllib.parse import parse_qs

from markupsafe import escape
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from doubloon.server.packed import Packed

COOKIE = "plain"
SECONDS = 400 * 24 * 3600
#: In an installed package it lies beside this file; in a checkout where it is built.
FOLDERS = (Path(__file__).parent / "client", Path(__file__).parents[3] / "web" / "dist")
#: The addresses it has pages for.
PAGES = re.compile(r"/(me|recover)?|/(open|rules|learn)/[a-z0-9-]+|/tables/[0-9a-f]{16}(/replay)?")
#: Files here have names that change with their content.
ASSETS = "/assets/"
FOREVER = "public, max-age=31536000, immutable"
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_TO_PLAIN = b"?plain=1"


def find_client() -> dict[str, Packed]:
    """Every file of the client by its address; nothing if it has not been built."""
    for folder in FOLDERS:
        index = folder / "index.html"
        if index.is_file():
            return _load(folder, index.stat().st_mtime_ns)
    return {}


def has_client() -> bool:
    return any((folder / "index.html").is_file() for folder in FOLDERS)


@lru_cache(1)
def _load(folder: Path, _built: int) -> dict[str, Packed]:
    files = [path for path in folder.rglob("*") if path.suffix in TYPES and path.is_file()]
    return {f"/{path.relative_to(folder).as_posix()}": Packed(path.read_bytes(), TYPES[path.suffix]) for path in files}


class Client:
    """Answers with the client where it is wanted, and leaves everything else to the room."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._files = find_client()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD") or not self._files:
            return await self._app(scope, receive, send)
        request, path = Request(scope), scope["path"]
        if path != "/index.html" and (file := self._files.get(path)):
            return await file.answer(request.headers, FOREVER if path.startswith(ASSETS) else "no-cache")(scope, receive, send)
        if not PAGES.fullmatch(path):
            return await self._app(scope, receive, send)
        chosen = parse_qs(scope["query_string"].decode("latin-1")).get(COOKIE, [""])[-1]
        is_secure = scope["app"].state.room.settings.tls
        if chosen == "1":
            return await self._app(scope, receive, _remembering(send, is_secure=is_secure))
        if chosen != "0" and request.cookies.get(COOKIE) == "1":
            return await self._app(scope, receive, send)
        answer = self._index(request)
        if chosen == "0":
            answer.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=is_secure)
        return await answer(scope, receive, send)

    def _index(self, request: Request) -> Response:
        index, query = self._files["/index.html"], request.url.query
        if query and _TO_PLAIN in index.body:  # where there is no script, what the address holds goes on to the plain page
            index = Packed(index.body.replace(_TO_PLAIN, str(escape(f"?{query}&plain=1")).encode()), index.media_type)
        return index.answer(request.headers)


def _remembering(send: Send, *, is_secure: bool) -> Send:
    """Sends with an answer that the plain pages are chosen."""
    cookie = f"{COOKIE}=1; HttpOnly; Max-Age={SECONDS}; Path=/; SameSite=lax{'; Secure' if is_secure else ''}"

    async def remember(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message).append("Set-Cookie", cookie)
        await send(message)

    return remember
