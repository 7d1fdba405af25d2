"""The whole server: room, doors, guard."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import uvicorn
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

from doubloon.server import health, http, pages, sockets, wire
from doubloon.server.guard import Guard
from doubloon.server.html import page, paragraph
from doubloon.server.refusal import STATUS, Refused
from doubloon.server.room import Room
from doubloon.server.settings import Settings


def create_app(settings: Settings) -> FastAPI:
    """The server as an ASGI application; its room opens and closes with it."""

    @contextlib.asynccontextmanager
    async def open_room(app: FastAPI) -> AsyncIterator[None]:
        app.state.room = room = Room(settings)
        await room.open()
        yield
        await room.close()

    app = FastAPI(lifespan=open_room, docs_url=None, redoc_url=None, openapi_url="/api/v1/openapi.json")
    app.openapi = lambda: http.describe(app)  # type: ignore[method-assign]
    app.add_middleware(Guard, settings=settings)
    app.include_router(http.router)
    app.include_router(sockets.router)
    app.include_router(health.router)
    app.include_router(pages.router)
    app.mount("/static", StaticFiles(directory=Path(__file__).parent / "static"))

    @app.exception_handler(Refused)
    async def refused(request: Request, refusal: Refused) -> Response:
        request.app.state.room.metrics.refusals.labels(refusal.code).inc()
        return _answer(request, refusal, STATUS[refusal.code])

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        place = ", ".join(str(part) for part in first["loc"][1:])
        return _answer(request, Refused("bad", f"{place}: {first['msg']}"), 422)

    @app.exception_handler(HTTPException)
    async def failed(request: Request, error: HTTPException) -> Response:
        answer = _answer(request, Refused("unknown" if error.status_code in (404, 405) else "bad", str(error.detail)), error.status_code)
        answer.headers.update(error.headers or {})
        return answer

    return app


def _answer(request: Request, refusal: Refused, status: int) -> Response:
    """A refusal as the door speaks: JSON for programs, a page for people."""
    if not request.url.path.startswith("/api/"):
        rule = f" ({refusal.clause})" if refusal.clause else ""
        return page("That cannot be done", paragraph(refusal.reason + rule, "refused"), status=status)
    message = wire.Refusal(id=None, code=refusal.code, reason=refusal.reason, clause=refusal.clause)
    return Response(wire.encode(message), status, media_type="application/json")


def config_of(settings: Settings) -> uvicorn.Config:
    """How uvicorn serves it: no longer messages than we take, and half-open sockets are found out."""
    return uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        ws_max_size=settings.message_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
