"""What both doors, HTTP and pages, have in common: who is there, what he sent, how he is answered."""

import io
from typing import Annotated, Any, TypeVar

import msgspec
import segno
from fastapi import Depends, Path
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from doubloon.server import wire
from doubloon.server.identity import COOKIE, Person
from doubloon.server.limits import household
from doubloon.server.refusal import Refused
from doubloon.server.room import Room

T = TypeVar("T")

NOBODY = "the room does not know you: choose a name first (POST /api/v1/me), or open your private link on this device"


def room_of(connection: HTTPConnection) -> Room:
    room: Room = connection.app.state.room
    return room


async def known_person(connection: HTTPConnection) -> Person | None:
    """Who sent this, if his cookie holds."""
    room = room_of(connection)
    person = await room.identities.known(connection.cookies.get(COOKIE))
    if person:
        room.rate.take(person.id)
    return person


async def person_of(connection: HTTPConnection) -> Person:
    person = await known_person(connection)
    if person is None:
        raise Refused("identity", NOBODY)
    return person


TheRoom = Annotated[Room, Depends(room_of)]
SomePerson = Annotated[Person, Depends(person_of)]
AnyPerson = Annotated[Person | None, Depends(known_person)]
TableId = Annotated[str, Path(pattern="^[0-9a-f]{16}$", description="The table's id.")]


async def introduced(request: Request, name: str) -> Person:
    """The person who sent this under this name: renamed, or new."""
    room, person = room_of(request), await known_person(request)
    if person:
        return await room.identities.rename(person, name)
    room.newcomers.take(household(request.client.host) if request.client else "", "many new people come from your address: wait a little")
    return await room.identities.create(name)


async def body_of(request: Request) -> bytes:
    """The body, if it is not too long."""
    most = room_of(request).settings.message_bytes
    body = b""
    try:
        async for part in request.stream():
            body += part
            if len(body) > most:
                raise Refused("big", f"that is too long: a body has at most {most} bytes")
    except ClientDisconnect:  # nobody is there to read this
        raise Refused("bad", "the body broke off") from None
    return body


async def json_of(request: Request, shape: type[T]) -> T:
    """The body as JSON of this shape; an empty one where everything in it may be left out."""
    body = await body_of(request)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if body and kind != "application/json":
        raise Refused("bad", f"the body is JSON: send it with content-type application/json, not {kind[:60] or 'without one'}")
    try:
        return msgspec.json.decode(body or b"{}", type=shape)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad", f"the body is not as it should be: {error}") from None


def answer(message: Any, status: int = 200) -> Response:
    return Response(wire.encode(message), status, media_type="application/json")


def with_cookie(response: Response, room: Room, person: Person) -> Response:
    token = room.identities.cookie(person)
    response.set_cookie(COOKIE, token, max_age=room.identities.seconds, httponly=True, samesite="lax", secure=room.settings.tls, path="/")
    return response


def address(request: Request, path: str) -> str:
    """A link to this room."""
    scheme = "https" if room_of(request).settings.tls else request.url.scheme
    return f"{scheme}://{request.url.netloc}{path}"


def qr(text: str) -> str:
    """A text as QR code, in SVG."""
    out = io.BytesIO()
    segno.make(text, error="m").save(out, kind="svg", xmldecl=False, svgns=True, omitsize=True)
    return out.getvalue().decode()
