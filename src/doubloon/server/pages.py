"""Plain pages for every screen: forms, buttons and the log, without script."""

import secrets
from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qs

from fastapi import APIRouter, Request
from markupsafe import Markup
from starlette.responses import RedirectResponse, Response

from doubloon.core.registry import game as find_game
from doubloon.core.registry import game_names
from doubloon.server import wire
from doubloon.server.doors import AnyPerson, SomePerson, TableId, TheRoom, address, body_of, introduced, qr, with_cookie
from doubloon.server.html import button, choice, field, form, heading, hidden, link, listing, page, paragraph, tick
from doubloon.server.lobby import known_game
from doubloon.server.refusal import Refused
from doubloon.server.table_page import replay_page, table_page

router = APIRouter(include_in_schema=False)

CLOCKS = {"none": "no clock", "move": "seconds for each answer", "bank": "seconds for the whole game"}


async def form_of(request: Request) -> dict[str, list[str]]:
    """What a form holds, each name with all its values."""
    try:
        return parse_qs((await body_of(request)).decode(), keep_blank_values=True, max_num_fields=500)
    except ValueError as error:
        raise Refused("bad", f"that is not a form: {error}") from None


def first(fields: Mapping[str, list[str]], name: str, default: str = "") -> str:
    return fields.get(name, [default])[0]


def number(fields: Mapping[str, list[str]], name: str, default: int = 0) -> int:
    text = first(fields, name, str(default))
    if not text.isascii() or not text.lstrip("-").isdigit() or len(text) > 9:
        raise Refused("bad", f"{name} is a number, not {text[:20]!r}")
    return int(text)


def go_to(path: str) -> Response:
    return RedirectResponse(path, 303)


def introduction(to: str) -> Response:
    """Whoever the room does not know is asked for his name first."""
    asked = form("/me", field("Your name", "name", maxlength=24, required="required"), hidden(to=to), button("Enter"))
    return page("Games room", paragraph("Choose a name to play under. Nobody needs an account."), asked)


# The room


@router.get("/")
async def lobby(room: TheRoom, person: AnyPerson) -> Response:
    if person is None:
        return introduction("/")
    tables = await room.lobby.list(person)
    return page(
        "Games room",
        heading("Open a table"),
        listing(link(f"/open/{name}", find_game(name).title) for name in game_names()),
        heading("Your tables"),
        listing(_line(each) for each in tables.mine),
        heading("Tables to join or watch"),
        listing(_line(each) for each in tables.listed),
        refresh=10,
    )


def _line(table: wire.Listed) -> Markup:
    names = ", ".join(seat.name or "open" for seat in table.seats)
    turn = " – your turn" if table.your_turn else ""
    return Markup("{} – {} – {}{}").format(link(f"/tables/{table.table}", find_game(table.game).title), names, table.status, turn)


@router.get("/open/{game}")
async def opening(game: str, person: AnyPerson) -> Response:
    if person is None:
        return introduction(f"/open/{game}" if game in game_names() else "/")
    title = known_game(game)
    book = title.rulebook
    counts = {str(count): str(count) for count in title.player_counts}
    options = [
        choice(option.name, f"option-{option.name}", {str(value): str(value) for value in option.values}, str(option.default)) for option in book.options
    ]
    return page(
        book.title,
        paragraph(book.summary),
        form(
            f"/open/{game}",
            choice("Players", "players", counts, str(min(max(4, title.player_counts[0]), title.player_counts[-1]))),
            field("Bots", "bots", "0", "number", min=0, max=title.player_counts[-1] - 1),
            choice("Bots are", "level", {"greedy": "greedy", "random": "random"}),
            *options,
            choice("Clock", "clock", CLOCKS),
            field("Seconds", "seconds", "60", "number", min=5),
            tick("Anybody may join", "listed", is_on=False),
            tick("Others may watch", "watch", is_on=True),
            tick("Chat", "chat", is_on=True),
            field("Your own luck (any text)", "nonce", maxlength=80),
            button("Open the table"),
        ),
    )


@router.post("/open/{game}")
async def open_table(request: Request, room: TheRoom, person: SomePerson, game: str) -> Response:
    fields, book = await form_of(request), known_game(game).rulebook
    players = number(fields, "players")
    options: dict[str, Any] = {}
    for option in book.options_for(players):
        text = first(fields, f"option-{option.name}", str(option.default))
        options[option.name] = next((value for value in option.values if str(value) == text), text)
    level: Any = "random" if first(fields, "level") == "random" else "greedy"
    kind: Any = first(fields, "clock", "none")
    new = wire.NewTable(
        game=game,
        players=players,
        options=options,
        bots=[level] * min(16, max(0, number(fields, "bots"))),
        listed="listed" in fields,
        watch="watch" in fields,
        chat="chat" in fields,
        clock=kind if kind in CLOCKS else "none",
        seconds=number(fields, "seconds", 60),
        nonce=first(fields, "nonce").replace("\0", "")[:80],
    )
    table = await room.lobby.open(person, new)
    room.lobby_changed.set()
    return go_to(f"/tables/{table}")


# People


@router.get("/me")
async def me(person: AnyPerson) -> Response:
    if person is None:
        return introduction("/me")
    return page(
        "You",
        form("/me", field("Your name", "name", person.name, maxlength=24), hidden(to="/me"), button("Change")),
        paragraph("A private link makes another device yours, once; this one must then be told anew."),
        form("/link", button("Make a private link")),
    )


@router.post("/me")
async def introduce(request: Request, room: TheRoom) -> Response:
    fields = await form_of(request)
    to = first(fields, "to", "/")
    person = await introduced(request, first(fields, "name"))
    here = to.startswith("/") and not to.startswith(("//", "/\\"))
    return with_cookie(go_to(to if here else "/"), room, person)


@router.post("/link")
async def private_link(request: Request, room: TheRoom, person: SomePerson) -> Response:
    there = address(request, f"/recover?token={room.identities.link(person)}")
    return page("Your private link", paragraph("Open it on the other device. Show it to nobody."), paragraph(link(there, there)), Markup(qr(there)))


@router.get("/recover")
async def recovering(token: str = "") -> Response:
    return page("Is this you?", form("/recover", hidden(token=token[:500]), button("Yes, make this device mine")))


@router.post("/recover")
async def recover(request: Request, room: TheRoom) -> Response:
    person = await room.identities.recover(first(await form_of(request), "token"))
    room.expel(person.id)
    return with_cookie(go_to("/"), room, person)


# A table


@router.get("/tables/{table}")
async def look(request: Request, room: TheRoom, person: AnyPerson, table: TableId) -> Response:
    if person is None:
        return introduction(f"/tables/{table}")
    return await table_page(room, person, table, request.query_params.getlist("so-far"), address(request, f"/tables/{table}"))


@router.get("/tables/{table}/replay")
async def replay(request: Request, room: TheRoom, person: SomePerson, table: TableId) -> Response:
    fields = {name: [value] for name, value in request.query_params.items()}
    seat = number(fields, "seat") if first(fields, "seat") else None
    return await replay_page(room, person, table, number(fields, "at"), seat)


@router.post("/tables/{table}/{what}")
async def act(request: Request, room: TheRoom, person: SomePerson, table: TableId, what: str) -> Response:
    fields = await form_of(request)
    id_ = first(fields, "id") or secrets.token_hex(8)
    if not id_.replace("-", "").isalnum() or not id_.isascii() or len(id_) > 64:
        raise Refused("bad", "the form has no id as the room gives them")
    to = f"/tables/{table}"
    if what == "play":
        actions = [*fields.get("so-far", []), *fields.get("action", [])]
        try:
            is_done = (await room.draft(person, table, wire.Draft(id=id_, decision=number(fields, "decision"), actions=actions))).done
        except Refused:
            is_done = True  # the room says why it cannot be, or that it was taken before
        if not is_done:
            query = "&".join(f"so-far={action.replace(' ', '+')}" for action in actions)
            return go_to(f"{to}?{query}")
        await room.play(person, table, wire.Play(id=id_, decision=number(fields, "decision"), actions=actions))
    elif what == "undo":
        await room.undo(person, table, wire.Undo(id=id_))
    elif what == "sit":
        await room.sit(person, table, wire.Sit(id=id_, who="bot" if first(fields, "who") == "bot" else "me"))
    elif what == "concede":
        await room.concede(person, table, wire.Concede(id=id_))
    elif what == "say":
        await room.say(person, table, wire.Say(id=id_, text=first(fields, "text")[:500]))
    elif what == "rematch":
        to = f"/tables/{await room.lobby.rematch(person, table)}"
    else:
        await _change(room, person, table, what, fields)
    if what in ("rematch", "join", "leave", "remove", "start"):
        await room.refresh(table)
    return go_to(to)


async def _change(room: TheRoom, person: SomePerson, table: str, what: str, fields: dict[str, list[str]]) -> None:
    if what == "join":
        await room.lobby.join(person, table, first(fields, "nonce").replace("\0", "")[:80])
    elif what == "leave":
        await room.lobby.leave(person, table)
    elif what == "remove":
        await room.lobby.remove(person, table, number(fields, "seat"))
    elif what == "start":
        await room.live(table)
        await room.lobby.start(person, table)
    else:
        raise Refused("unknown", f"there is nothing called {what[:20]!r} to do at a table")
