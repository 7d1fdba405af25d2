"""The HTTP API. Whatever can be done over a WebSocket can be done here too, with the same messages."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, FastAPI, Query, Request
from fastapi.openapi.utils import get_openapi
from starlette.responses import Response

from doubloon import __version__
from doubloon.core.registry import game as find_game
from doubloon.core.registry import game_names
from doubloon.server import wire
from doubloon.server.doors import AnyPerson, SomePerson, TableId, TheRoom, address, answer, introduced, json_of, qr, with_cookie
from doubloon.server.hints import hint as find_hint
from doubloon.server.lobby import known_game
from doubloon.server.room import Room
from doubloon.server.sheet import sheet_of

router = APIRouter(prefix="/api/v1")

_ALSO_OF_SOCKETS = (wire.Play, wire.Draft, wire.Hint, wire.Undo, wire.Sit, wire.Concede, wire.Say)
_SHAPES = (*wire.HTTP_SHAPES, *_ALSO_OF_SOCKETS, wire.Drafted, wire.Hinted, wire.Ack, wire.Refusal, wire.Table, wire.Tables)
_REF = "#/components/schemas/{name}"
Endpoint = Callable[..., Any]


def _route(method: str, path: str, gives: type | None = None, takes: type | None = None) -> Callable[[Endpoint], Endpoint]:
    """An endpoint whose body and answer are messages of `wire`, documented as such."""

    def content(shape: type) -> dict[str, Any]:
        return {"application/json": {"schema": {"$ref": _REF.format(name=shape.__name__)}}}

    def declare(endpoint: Endpoint) -> Endpoint:
        responses: dict[int | str, dict[str, Any]] = {"4XX": {"description": "Refused", "content": content(wire.Refusal)}}
        responses |= {"503": {"description": "The storage cannot be reached", "content": content(wire.Refusal)}}
        responses |= {200: {"description": "Done", **({"content": content(gives)} if gives else {})}}
        extra = {"requestBody": {"required": _has_required(takes), "content": content(takes)}} if takes else None
        router.add_api_route(path, endpoint, methods=[method], response_class=Response, responses=responses, openapi_extra=extra)
        return endpoint

    return declare


def _has_required(shape: type) -> bool:
    """Whether there is anything in it that cannot be left out."""
    return any(field.required for field in msgspec.structs.fields(shape))


# People


@_route("POST", "/me", wire.Me, wire.NewPerson)
async def introduce(request: Request, room: TheRoom) -> Response:
    """Choose a display name. Whoever the room does not know gets an identity, in a cookie."""
    person = await introduced(request, (await json_of(request, wire.NewPerson)).name)
    return with_cookie(answer(wire.Me(id=person.id, name=person.name)), room, person)


@_route("GET", "/me", wire.Me)
async def who_am_i(person: SomePerson) -> Response:
    """Who the room takes you for."""
    return answer(wire.Me(id=person.id, name=person.name))


@_route("POST", "/me/link", wire.Link)
async def private_link(request: Request, room: TheRoom, person: SomePerson) -> Response:
    """A link that makes another device yours, once. From then on this one is not."""
    link = address(request, f"/recover?token={room.identities.link(person)}")
    return answer(wire.Link(address=link, qr=qr(link)))


@_route("POST", "/me/recover", wire.Me, wire.Recovery)
async def recover(request: Request, room: TheRoom) -> Response:
    """Use such a link."""
    person = await room.identities.recover((await json_of(request, wire.Recovery)).token)
    room.expel(person.id)
    return with_cookie(answer(wire.Me(id=person.id, name=person.name)), room, person)


# Games


@_route("GET", "/games")
async def list_games() -> Response:
    """The games of this room."""
    return answer([_info(name) for name in game_names()])


@_route("GET", "/games/{game}", wire.GameInfo)
async def one_game(game: str) -> Response:
    """A game with its box of components."""
    info = _info(known_game(game).name)
    info.components = find_game(game).box.plain()
    return answer(info)


@_route("GET", "/games/{game}/sheet", wire.Sheet)
async def one_sheet(
    request: Request, game: str, language: Annotated[Literal["en", "de", "es"], Query(description="The language of all its words.")] = "en"
) -> Response:
    """All that is needed to show any table of a game, in one language."""
    sheet = await asyncio.to_thread(sheet_of, known_game(game).name, language)
    return sheet.answer(request.headers)


def _info(name: str) -> wire.GameInfo:
    game = find_game(name)
    book = game.rulebook
    options = msgspec.to_builtins(book.options)
    return wire.GameInfo(game=name, title=book.title, summary=book.summary, version=book.version, players=list(game.player_counts), options=options)


# Around a table


@_route("GET", "/tables", wire.Tables)
async def list_tables(room: TheRoom, person: AnyPerson) -> Response:
    """Your tables, and those that anybody can join or watch."""
    return answer(await room.lobby.list(person))


@_route("POST", "/tables", wire.Opened, wire.NewTable)
async def open_table(request: Request, room: TheRoom, person: SomePerson) -> Response:
    """Open a table and sit down at it."""
    table = await room.lobby.open(person, await json_of(request, wire.NewTable))
    room.lobby_changed.set()
    return answer(_opened(request, table))


@_route("GET", "/tables/{table}", wire.Table)
async def look(
    room: TheRoom, person: SomePerson, table: TableId, seen: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0, heard: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0
) -> Response:
    """A table as you may see it, with the events after number `seen`."""
    return answer(await room.look(person, table, seen, heard))


@_route("GET", "/tables/{table}/invitation", wire.Opened)
async def invitation(request: Request, room: TheRoom, person: SomePerson, table: TableId) -> Response:
    """The link to invite others by, and its QR code."""
    (await room.live(table)).viewer(person.id)
    return answer(_opened(request, table))


@_route("POST", "/tables/{table}/join", wire.Table, wire.Join)
async def join(request: Request, room: TheRoom, person: SomePerson, table: TableId) -> Response:
    """Take the first open seat."""
    await room.lobby.join(person, table, (await json_of(request, wire.Join)).nonce)
    return await _changed(room, person, table)


@_route("POST", "/tables/{table}/leave", wire.Table)
async def leave(room: TheRoom, person: SomePerson, table: TableId) -> Response:
    """Give your seat up before the start."""
    await room.lobby.leave(person, table)
    return await _changed(room, person, table)


@_route("POST", "/tables/{table}/remove", wire.Table, wire.Remove)
async def remove(request: Request, room: TheRoom, person: SomePerson, table: TableId) -> Response:
    """Send somebody away before the start; for the host."""
    await room.lobby.remove(person, table, (await json_of(request, wire.Remove)).seat)
    return await _changed(room, person, table)


@_route("POST", "/tables/{table}/start", wire.Table)
async def start(room: TheRoom, person: SomePerson, table: TableId) -> Response:
    """Deal; for the host. Bots take the seats that are still open."""
    await room.live(table)
    await room.lobby.start(person, table)
    return await _changed(room, person, table)


@_route("POST", "/tables/{table}/rematch", wire.Opened)
async def rematch(request: Request, room: TheRoom, person: SomePerson, table: TableId) -> Response:
    """A new table like this one, when it is over; the same one for all who ask."""
    new = await room.lobby.rematch(person, table)
    await room.refresh(table)
    await room.refresh(new)
    return answer(_opened(request, new))


# At a table


@_route("POST", "/tables/{table}/play", wire.Ack, wire.Play)
async def play(request: Request, room: TheRoom, person: SomePerson, table: TableId) -> Response:
    """Answer a decision."""
    return answer(await room.play(person, table, await json_of(request, wire.Play)))


@_route("POST", "/tables/{table}/draft", wire.Drafted, wire.Draft)
async def draft(request: Request, room: TheRoom, person: SomePerson, table: TableId) -> Response:
    """What could follow these actions in an answer that is given whole?"""
    return answer(await room.draft(person, table, await json_of(request, wire.Draft)))


@_route("POST", "/tables/{table}/hint", wire.Hinted, wire.Hint)
async def hint(request: Request, room: TheRoom, person: SomePerson, table: TableId) -> Response:
    """What would a bot answer, knowing what you know?"""
    return answer(await find_hint(room, person, table, await json_of(request, wire.Hint)))


@_route("POST", "/tables/{table}/undo", wire.Ack, wire.Undo)
async def undo(request: Request, room: TheRoom, person: SomePerson, table: TableId) -> Response:
    """Take your latest answer back."""
    return answer(await room.undo(person, table, await json_of(request, wire.Undo)))


@_route("POST", "/tables/{table}/sit", wire.Ack, wire.Sit)
async def sit(request: Request, room: TheRoom, person: SomePerson, table: TableId) -> Response:
    """Hand your seat to a bot, or take it back."""
    return answer(await room.sit(person, table, await json_of(request, wire.Sit)))


@_route("POST", "/tables/{table}/concede", wire.Ack, wire.Concede)
async def concede(request: Request, room: TheRoom, person: SomePerson, table: TableId) -> Response:
    """Give your seat up for good."""
    return answer(await room.concede(person, table, await json_of(request, wire.Concede)))


@_route("POST", "/tables/{table}/say", wire.Ack, wire.Say)
async def say(request: Request, room: TheRoom, person: SomePerson, table: TableId) -> Response:
    """Say something."""
    return answer(await room.say(person, table, await json_of(request, wire.Say)))


# When it is over


@_route("GET", "/tables/{table}/replay", wire.Replay)
async def replay(
    room: TheRoom,
    person: SomePerson,
    table: TableId,
    at: Annotated[int | None, Query(ge=0, le=2**31 - 1, description="After which entry; the end if left out.")] = None,
    seat: Annotated[int | None, Query(ge=-1, le=15, description="As which seat; -1: a spectator; open if left out.")] = None,
) -> Response:
    """A moment of a finished game."""
    return answer(await room.replay(person, table, at, seat))


@_route("GET", "/tables/{table}/moments", wire.Moments)
async def moments(
    room: TheRoom,
    person: SomePerson,
    table: TableId,
    start: Annotated[int, Query(ge=0, le=2**31 - 1, description="After which entry the first moment is.")] = 0,
    count: Annotated[int, Query(ge=1, le=100, description="How many moments at most.")] = 50,
    seat: Annotated[int | None, Query(ge=-1, le=15, description="As which seat; -1: a spectator; open if left out.")] = None,
) -> Response:
    """A stretch of a finished game, moment by moment."""
    return answer(await room.moments(person, table, start, count, seat))


@_route("GET", "/tables/{table}/journal")
async def journal(room: TheRoom, person: SomePerson, table: TableId) -> Response:
    """The journal of a finished game, for `doubloon verify` and `doubloon replay`."""
    text = await room.journal(person, table)
    return Response(text, media_type="application/jsonl", headers={"Content-Disposition": f'attachment; filename="{table}.journal"'})


@_route("GET", "/tables/{table}/verify", wire.Verdict)
async def verify(room: TheRoom, person: SomePerson, table: TableId) -> Response:
    """Check a finished game: commitment, components, seed, every draw and every rule."""
    return answer(await room.verify(person, table))


@_route("GET", "/tables/{table}/draws", wire.Draws)
async def draws(room: TheRoom, person: SomePerson, table: TableId) -> Response:
    """Every draw of a finished game, to be checked against the streams that secret and nonces give."""
    return answer(await room.draws(person, table))


@_route("GET", "/messages.json")
async def messages() -> Response:
    """The messages of the WebSocket at /api/v1/socket, as JSON Schema."""
    return answer(wire.schema())


def _opened(request: Request, table: str) -> wire.Opened:
    link = address(request, f"/tables/{table}")
    return wire.Opened(table=table, address=link, qr=qr(link))


async def _changed(room: Room, person: SomePerson, table: str) -> Response:
    await room.refresh(table)
    return answer(await room.look(person, table))


def describe(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document, with the shapes of `wire`."""
    if app.openapi_schema is None:
        document = get_openapi(title="Doubloon games room", version=__version__, routes=app.routes)
        _, shapes = msgspec.json.schema_components(_SHAPES, ref_template=_REF)
        for shape in _ALSO_OF_SOCKETS:  # over HTTP the address says which message it is
            shapes[shape.__name__]["required"].remove("type")
        shapes["NewTable"]["properties"]["game"]["enum"] = game_names()
        document.setdefault("components", {}).setdefault("schemas", {}).update(shapes)
        app.openapi_schema = document
    return app.openapi_schema
