"""The whole server: room, doors, guard."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import uvicorn
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Match, Route
from starlette.staticfiles import StaticFiles

from doubloon.server import health, http, pages, sockets
from doubloon.server.client import Client
from doubloon.server.guard import Guard
from doubloon.server.refusal import Refused
from doubloon.server.refusal_page import refused as answer_refused
from doubloon.server.room import Room
from doubloon.server.settings import Settings
from doubloon.server.socket_protocol import SocketProtocol

ROUTERS = (http.router, sockets.router, health.router, pages.router)


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
    app.add_middleware(Client)
    app.add_middleware(Guard, settings=settings)
    for router in ROUTERS:
        app.include_router(router)
    app.mount("/static", StaticFiles(directory=Path(__file__).parent / "static"))

    @app.exception_handler(Refused)
    async def refused(request: Request, refusal: Refused) -> Response:
        request.app.state.room.metrics.refusals.labels(refusal.code).inc()
        return answer_refused(request, refusal)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        place = ", ".join(str(part) for part in first["loc"][1:])
        return answer_refused(request, Refused("bad", f"{place}: {first['msg']}"))

    @app.exception_handler(HTTPException)
    async def failed(request: Request, error: HTTPException) -> Response:
        answer = answer_refused(request, Refused("unknown" if error.status_code in (404, 405) else "bad", str(error.detail)), error.status_code)
        answer.headers.update(error.headers or {})
        if error.status_code == 405:
            answer.headers["Allow"] = ", ".join(_methods(request)) or "GET, HEAD"
        return answer

    return app


def _methods(request: Request) -> list[str]:
    """What can be done at this address: several routes may share it."""
    routes = [route for router in ROUTERS for route in router.routes if isinstance(route, Route)]
    matching = [route for route in routes if route.matches(request.scope)[0] is not Match.NONE]
    return sorted({method for route in matching for method in route.methods or ()})


def config_of(settings: Settings) -> uvicorn.Config:
    """How uvicorn serves it: no longer messages than we take, and half-open sockets are found out."""
    return uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        ws=SocketProtocol,
        ws_max_size=settings.message_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
