"""Plain pages for every screen: lists, forms, buttons and the log. They need no script; with it they stay fresh by themselves."""

import secrets
from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qs, urlencode

from fastapi import APIRouter, Request
from markupsafe import Markup
from starlette.responses import RedirectResponse, Response

from doubloon.core.registry import game_names
from doubloon.core.words import LANGUAGES
from doubloon.server import reader as reading
from doubloon.server import wire
from doubloon.server.doors import AnyPerson, SomePerson, TableId, TheRoom, address, body_of, introduced, qr, with_cookie
from doubloon.server.html import button, choice, field, form, heading, hidden, link, listing, page, paragraph, section, tick
from doubloon.server.lobby import known_game
from doubloon.server.reader import Reader, SomeReader
from doubloon.server.refusal import Refused
from doubloon.server.table_page import replay_page, table_page, verdict_page

router = APIRouter(include_in_schema=False)

CLOCKS = ("none", "move", "bank")
#: The first is the usual one.
LEVELS = ("greedy", "random", "novice", "casual", "strong", "expert")
#: What the forms of a table do.
ACTS = ("play", "undo", "sit", "concede", "say", "rematch", "join", "leave", "remove", "start")
REFRESH = 10
LANGUAGE_SECONDS = 400 * 24 * 3600


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
    if not text.isascii() or not text.removeprefix("-").isdigit() or len(text) > 9:
        raise Refused("bad", f"{name} is a number, not {text[:20]!r}")
    return int(text)


def go_to(path: str) -> Response:
    """To another page of this room; an address elsewhere leads to its door."""
    is_here = path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable()
    return RedirectResponse(path if is_here else "/", 303)


def introduction(reader: Reader, to: str) -> Response:
    """Whoever the room does not know is asked for his name first."""
    asked = form("/me", field(reader.say("name"), "name", maxlength=24, required="required"), hidden(to=to), button(reader.say("enter")))
    return page(reader, reader.say("room"), paragraph(reader.say("welcome")), asked)


@router.post("/language")
async def speak(request: Request, room: TheRoom) -> Response:
    """Another language from here on."""
    fields = await form_of(request)
    answer, language = go_to(first(fields, "to", "/")), first(fields, "language")
    if language in LANGUAGES:
        answer.set_cookie(reading.COOKIE, language, max_age=LANGUAGE_SECONDS, httponly=True, samesite="lax", secure=room.settings.tls, path="/")
    return answer


# The room


@router.get("/")
async def lobby(room: TheRoom, person: AnyPerson, reader: SomeReader) -> Response:
    if person is None:
        return introduction(reader, "/")
    tables = await room.lobby.list(person)
    turns = sum(each.your_turn for each in tables.mine)
    answer = page(
        reader,
        reader.say("room"),
        section("mine", heading(reader.say("mine-heading")), _list(reader, tables.mine, "mine-none")),
        section("listed", heading(reader.say("listed-heading")), _list(reader, tables.listed, "listed-none")),
        section("games", heading(reader.say("open-heading")), listing((link(f"/open/{name}", reader.title(name)) for name in game_names()), "tables")),
        title=f"({turns}) {reader.say('room')}" if turns else "",
        refresh=REFRESH,
        data={"lobby": "yes", "turn": "yes" if turns else "no"},
    )
    return with_cookie(answer, room, person)  # whoever comes back stays known


def _list(reader: Reader, tables: list[wire.Listed], none: str) -> Markup:
    return listing((_line(reader, each) for each in tables), "tables") if tables else paragraph(reader.say(none))


def _line(reader: Reader, table: wire.Listed) -> Markup:
    names = ", ".join(seat.name or reader.say("seat-open") for seat in table.seats)
    state = reader.say("your-turn") if table.your_turn else reader.say(f"status-{table.status}")
    mark = Markup('<span class="{}">{}</span>').format("turn" if table.your_turn else "state", state)
    return link(f"/tables/{table.table}", Markup("<strong>{}</strong> {} <small>{}</small>").format(reader.title(table.game), mark, names))


@router.get("/open/{game}")
async def opening(game: str, person: AnyPerson, reader: SomeReader) -> Response:
    if person is None:
        return introduction(reader, f"/open/{game}" if game in game_names() else "/")
    title = known_game(game)
    fewest, most = title.player_counts[0], title.player_counts[-1]
    options = [
        choice(
            reader.option(option.name), f"option-{option.name}", {str(value): reader.option(option.name, value) for value in option.values}, str(option.default)
        )
        for option in title.rulebook.options
    ]
    return page(
        reader,
        reader.title(game),
        paragraph(Markup("{} {}").format(reader.summary(game), link(f"/rules/{game}", reader.say("rules")))),
        form(
            f"/open/{game}",
            choice(reader.say("players"), "players", {str(count): str(count) for count in title.player_counts}, str(min(max(4, fewest), most))),
            choice(reader.say("bots"), "bots", {str(count): str(count) for count in range(most)}),
            choice(reader.say("bots-are"), "level", {level: reader.say(f"level-{level}") for level in LEVELS}),
            *options,
            choice(reader.say("clock"), "clock", {clock: reader.say(f"clock-{clock}") for clock in CLOCKS}),
            field(reader.say("seconds"), "seconds", "60", "number", min=5, max=30 * 24 * 3600),
            tick(reader.say("listed"), "listed", is_on=False),
            tick(reader.say("watch"), "watch", is_on=True),
            tick(reader.say("chat"), "chat", is_on=True),
            field(reader.say("luck"), "nonce", maxlength=80, title=reader.say("luck-why")),
            button(reader.say("open-table")),
            kind="fields",
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
    level: Any = first(fields, "level") if first(fields, "level") in LEVELS else LEVELS[0]
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
        seconds=min(30 * 24 * 3600, max(0, number(fields, "seconds", 60))),
        nonce=first(fields, "nonce").replace("\0", "")[:80],
    )
    table = await room.lobby.open(person, new)
    room.lobby_changed.set()
    return go_to(f"/tables/{table}")


@router.get("/rules/{game}")
async def rules(game: str, reader: SomeReader) -> Response:
    """The rulebook, open to all."""
    book, words = known_game(game).rulebook, reader.words(known_game(game).name)
    chapters = [(words.chapter(place, title), clauses) for place, (title, clauses) in enumerate(book.clauses.items(), 1)]
    if book.rulings:
        chapters.append((reader.say("rulings"), book.rulings))
    parts = [
        section("rules", heading(title), *(Markup('<p id="{}"><small>{}</small> {}</p>').format(id_, id_, words.clause(id_)) for id_ in clauses))
        for title, clauses in chapters
    ]
    return page(reader, reader.title(game), paragraph(reader.summary(game)), *parts)


# People


@router.get("/me")
async def me(person: AnyPerson, reader: SomeReader) -> Response:
    if person is None:
        return introduction(reader, "/me")
    return page(
        reader,
        reader.say("you"),
        form("/me", field(reader.say("name"), "name", person.name, maxlength=24), hidden(to="/me"), button(reader.say("rename"))),
        paragraph(reader.say("link-why")),
        form("/link", button(reader.say("link-make"))),
    )


@router.post("/me")
async def introduce(request: Request, room: TheRoom) -> Response:
    fields = await form_of(request)
    person = await introduced(request, first(fields, "name"))
    return with_cookie(go_to(first(fields, "to", "/")), room, person)


@router.get("/link")
async def no_link_yet() -> Response:
    """Where a change of language, or a look back, leads: a link is made by a button."""
    return go_to("/me")


@router.post("/link")
async def private_link(request: Request, room: TheRoom, person: SomePerson, reader: SomeReader) -> Response:
    there = address(request, f"/recover?token={room.identities.link(person)}")
    return page(reader, reader.say("link-title"), paragraph(reader.say("link-how")), paragraph(link(there, there), "address"), Markup(qr(there)))


@router.get("/recover")
async def recovering(reader: SomeReader, token: str = "") -> Response:
    return page(reader, reader.say("recover-title"), form("/recover", hidden(token=token[:500]), button(reader.say("recover-yes"))))


@router.post("/recover")
async def recover(request: Request, room: TheRoom) -> Response:
    person = await room.identities.recover(first(await form_of(request), "token")[:500])
    room.expel(person.id)
    return with_cookie(go_to("/"), room, person)


# A table


@router.get("/tables/{table}")
async def look(request: Request, room: TheRoom, person: AnyPerson, reader: SomeReader, table: TableId) -> Response:
    if person is None:
        return introduction(reader, f"/tables/{table}")
    return await table_page(room, person, reader, table, request.query_params.getlist("so-far"), address(request, f"/tables/{table}"))


@router.get("/tables/{table}/replay")
async def replay(request: Request, room: TheRoom, person: SomePerson, reader: SomeReader, table: TableId) -> Response:
    fields = {name: [value] for name, value in request.query_params.items()}
    seat = number(fields, "seat") if first(fields, "seat") else None
    return await replay_page(room, person, reader, table, number(fields, "at"), seat)


@router.get("/tables/{table}/verify")
async def verify(room: TheRoom, person: SomePerson, reader: SomeReader, table: TableId) -> Response:
    return await verdict_page(room, person, reader, table)


@router.get("/tables/{table}/{what}")
async def nothing_to_see(table: TableId, what: str) -> Response:
    """Where a change of language after a refusal leads: what is done at a table is done by its forms."""
    if what not in ACTS:
        raise Refused("unknown", f"there is nothing called {what[:20]!r} to see at a table")
    return go_to(f"/tables/{table}")


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
            return go_to(f"{to}?{urlencode([('so-far', action) for action in actions])}")
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
        await room.lobby.remove(person, table, max(0, number(fields, "seat")))
    elif what == "start":
        await room.live(table)
        await room.lobby.start(person, table)
    else:
        raise Refused("unknown", f"there is nothing called {what[:20]!r} to do at a table")
