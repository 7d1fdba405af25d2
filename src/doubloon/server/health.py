"""For whoever runs the room: is it alive, is it ready, what does it count."""

from fastapi import APIRouter
from prometheus_client import generate_latest
from sqlalchemy import literal, select
from starlette.responses import PlainTextResponse, Response

from doubloon.server.doors import TheRoom

router = APIRouter(include_in_schema=False)


@router.get("/health")
async def health() -> Response:
    """The process is alive."""
    return PlainTextResponse("alive\n")


@router.get("/ready")
async def ready(room: TheRoom) -> Response:
    """The storage answers; a refusal otherwise."""
    await room.store.first(select(literal(1)))
    return PlainTextResponse("ready\n")


@router.get("/metrics")
async def metrics(room: TheRoom) -> Response:
    """The counts, for Prometheus."""
    room.metrics.sockets.set(len(room.listeners))
    room.metrics.tables.set(len(room.lives))
    return PlainTextResponse(generate_latest(room.metrics.registry).decode())
