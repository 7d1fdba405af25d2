"""The plain page of a table: what there is to see, to do and to read."""

import secrets
from collections.abc import Sequence
from typing import Any

from markupsafe import Markup
from starlette.responses import Response

from doubloon.core.event import Event
from doubloon.core.state import State
from doubloon.core.steps import SPECTATOR
from doubloon.core.words import Words
from doubloon.server import wire
from doubloon.server.describe import describe
from doubloon.server.doors import qr
from doubloon.server.html import button, facts, field, form, grid, heading, hidden, join, link, listing, page, paragraph, section
from doubloon.server.identity import Person
from doubloon.server.live import SAT_DOWN, TOOK_BACK, Live
from doubloon.server.reader import Reader
from doubloon.server.refusal import Refused
from doubloon.server.room import Room
from doubloon.server.room_table import RoomTable

REFRESH = 5
LATEST = 60
LATEST_LINES = 20
NOTES = {TOOK_BACK: "note-undo", SAT_DOWN: "note-sit"}


async def table_page(room: Room, person: Person, reader: Reader, table: str, so_far: Sequence[str], address: str) -> Response:
    lines = await room.lines(table, 0)
    beside: list[Markup] = []
    async with room.peek(person, table) as (live, viewer):
        message = live.message(viewer, person.id)
        base, name = f"/tables/{table}", reader.title(live.row.game)
        if live.table is None:
            is_asked, parts = False, _before(reader, message, live.seat_list(viewer), base, address)
        else:
            is_asked = viewer in live.table.to_act and live.table.seats[viewer].kind == "person"
            parts, beside = _begun(reader, live, viewer, message, base, so_far)
    if message.chat:
        beside.append(_chat(reader, lines, base, can_talk=message.you is not None))
    parts = [Markup('<div class="columns"><div>{}</div><aside>{}</aside></div>').format(join(parts), join(beside))]
    is_waiting = not is_asked and message.status in ("open", "playing")
    if is_waiting:
        parts.append(Markup("<noscript>{}</noscript>").format(paragraph(link(base, reader.say("refresh")))))
    parts.append(paragraph(link(f"/rules/{message.game}", reader.say("rules"))))
    return page(
        reader,
        name,
        *parts,
        title=reader.say("turn-title", title=name) if is_asked else name,
        refresh=REFRESH if is_waiting else 0,
        data={"table": table, "seen": message.seen, "turn": "yes" if is_asked else "no"},
    )


async def replay_page(room: Room, person: Person, reader: Reader, table: str, at: int, seat: int | None) -> Response:
    live, lines = await room.replayed(person, table, at, seat)
    assert live.table
    base, eyes, last = f"/tables/{table}/replay", "" if seat is None else f"&seat={seat}", len(lines)
    steps = {"replay-start": 0, "replay-back": at - 1, "replay-on": at + 1, "replay-end": last}
    seats = live.seat_list(SPECTATOR)
    views: list[tuple[str, int | None]] = [
        (reader.say("seen-open"), None),
        *((each.name, each.seat) for each in seats),
        (reader.say("seen-watcher"), SPECTATOR),
    ]
    words = words_of(reader, live)
    return page(
        reader,
        reader.say("replay-title", title=reader.title(live.row.game), at=at, last=last),
        _links(link(f"{base}?at={place}{eyes}", reader.say(name)) for name, place in steps.items() if 0 <= place <= last and place != at),
        paragraph(reader.say("seen-by")),
        _links(
            Markup("<strong>{}</strong>").format(name) if each == seat else link(f"{base}?at={at}" + ("" if each is None else f"&seat={each}"), name)
            for name, each in views
        ),
        _log(words, reader, live.latest_events(seat)),
        _view(live.table.look(seat), words, seats),
        paragraph(link(f"/tables/{table}", reader.say("to-table"))),
    )


async def verdict_page(room: Room, person: Person, reader: Reader, table: str) -> Response:
    """Whether a finished game was fair, check by check."""
    verdict = await room.verify(person, table)
    return page(
        reader,
        reader.say("fair" if verdict.holds else "unfair"),
        listing(
            Markup('{} {} <small lang="en">{}</small>').format("✓" if check.holds else "✗", reader.say(f"check-{check.what.replace(' ', '-')}"), check.found)
            for check in verdict.checks
        ),
        paragraph(link(f"/tables/{table}", reader.say("to-table"))),
    )


def words_of(reader: Reader, live: Live) -> Words:
    """The game's words, with the names of those who sit there."""
    return reader.words(live.row.game, tuple(seat.name for seat in live.seats))


def _id() -> Markup:
    """A name for what the form does, so that sending it twice does it once."""
    return hidden(id=secrets.token_hex(8))


def _links(links: Any) -> Markup:
    return Markup('<nav class="links">{}</nav>').format(join(links, " "))


# Before the start


def _before(reader: Reader, message: wire.Table, seats: list[wire.Seat], base: str, address: str) -> list[Markup]:
    if message.status == "closed":
        return [paragraph(reader.say("closed"), "refused")]
    people = section("seats", heading(reader.say("seats-heading")), listing((_seat(reader, message, seat, base) for seat in seats), "seats"))
    doing = []
    if message.host:
        doing += [form(f"{base}/start", button(reader.say("start")), kind="main"), paragraph(reader.say("start-bots"))]
    if message.you is None:
        doing.append(
            form(f"{base}/join", field(reader.say("luck"), "nonce", maxlength=80, title=reader.say("luck-why")), button(reader.say("join")), kind="main")
        )
    else:
        doing += [] if message.host else [paragraph(reader.say("waiting-host"))]
        doing.append(form(f"{base}/leave", button(reader.say("leave"))))
    invitation = section("invitation", paragraph(reader.say("invite")), paragraph(link(address, address), "address"), Markup(qr(address)))
    return [people, section("acts", *doing), invitation, facts([(reader.say("commitment"), _code(message.commitment))])]


def _seat(reader: Reader, message: wire.Table, seat: wire.Seat, base: str) -> Markup:
    marks = [reader.say(f"seat-{mark}") for mark, holds in (("you", seat.you), ("host", seat.host), ("bot", seat.kind == "bot")) if holds]
    name = Markup("<span>{} <small>{}</small></span>").format(seat.name or reader.say("seat-open"), ", ".join(marks))
    if message.host and seat.kind != "open" and not seat.you:
        return name + form(f"{base}/remove", hidden(seat=seat.seat), button(reader.say("remove")))
    return name


def _code(text: str) -> Markup:
    return Markup("<code>{}</code>").format(text)


# While it is played


def _begun(reader: Reader, live: Live, viewer: int, message: wire.Table, base: str, so_far: Sequence[str]) -> tuple[list[Markup], list[Markup]]:
    """What there is to do and to see, and what stands beside it."""
    assert live.table
    words, seats = words_of(reader, live), live.seat_list(viewer)
    doing = _outcome(reader, words, message, base) if message.outcome else _acts(reader, words, live, live.table, viewer, message, base, so_far)
    return [
        section("acts", *doing),
        section("table", heading(reader.say("table-heading")), _view(live.table.hidden(viewer), words, seats)),
    ], [
        section("happened", heading(reader.say("log-heading")), _log(words, reader, message.events)),
    ]


def _acts(reader: Reader, words: Words, live: Live, table: RoomTable, viewer: int, message: wire.Table, base: str, so_far: Sequence[str]) -> list[Markup]:
    """What there is to do for this viewer, and whom the others wait for."""
    assert isinstance(message.decision, wire.Decision)
    waiting = message.decision.waiting
    parts = []
    if viewer >= 0 and table.seats[viewer].kind == "bot":
        parts += [paragraph(reader.say("bot-plays")), form(f"{base}/sit", _id(), hidden(who="me"), button(reader.say("take-back-seat")), kind="main")]
    elif viewer in waiting:
        parts += [paragraph(words.question(table.hidden(viewer)), "turn"), _actions(reader, words, live, table, viewer, base, so_far)]
    elif viewer == SPECTATOR:
        parts.append(paragraph(reader.say("watching")))
    elif message.decision.sealed:
        parts.append(paragraph(reader.say("sealed")))
    if waiting != [viewer]:
        parts.append(paragraph(reader.say("choosing", names=reader.joined([words.seat(seat) for seat in waiting])), "choosing"))
    parts += [paragraph(text, "clock") for text in _times(reader, words, message, waiting)]
    if message.undo:
        parts.append(form(f"{base}/undo", _id(), button(reader.say("undo"))))
    if viewer >= 0 and table.seats[viewer].kind == "person":
        parts.append(
            Markup('<details id="more"><summary>{}</summary>{}{}<button type="button" class="tell" hidden>{}</button></details>').format(
                reader.say("more"),
                form(f"{base}/sit", _id(), hidden(who="bot"), button(reader.say("to-bot"))),
                form(f"{base}/concede", _id(), button(reader.say("concede"))),
                reader.say("tell-me"),
            )
        )
    return parts


def _times(reader: Reader, words: Words, message: wire.Table, waiting: list[int]) -> list[str]:
    """How long those who are to answer still have."""
    clock = message.clock
    if not isinstance(clock, wire.Clock) or clock.kind == "none" or clock.left is None:
        return []
    return [reader.say("clock-left", name=words.seat(seat), time=f"{int(clock.left[seat]) // 60}:{int(clock.left[seat]) % 60:02}") for seat in waiting]


def _actions(reader: Reader, words: Words, live: Live, table: RoomTable, viewer: int, base: str, so_far: Sequence[str]) -> Markup:
    """A button for each action; of an answer that is given whole those that can come next."""
    try:
        texts, is_done = live.draft(viewer, table.number, so_far)
    except Refused:
        texts, is_done = [], True
    if is_done:  # an answer begun at an earlier decision, or misspelt in the address: nothing of it stands
        so_far, (texts, _) = [], live.draft(viewer, table.number, [])
    parse = table.game.actions.parse
    chosen = [hidden(**{"so-far": action}) for action in so_far]
    buttons = [button(words.action(parse(text)), "action", text) for text in texts]
    told = reader.say("so-far", actions=", ".join(words.action(parse(action)) for action in so_far))
    again = [paragraph(Markup("{} {}").format(told, link(base, reader.say("begin-again"))))] if so_far else []
    return join([*again, form(f"{base}/play", _id(), hidden(decision=table.number), *chosen, *buttons, kind="actions")])


# When it is over


def _outcome(reader: Reader, words: Words, message: wire.Table, base: str) -> list[Markup]:
    outcome = message.outcome
    assert isinstance(outcome, wire.Outcome)
    ranked = sorted(enumerate(outcome.places), key=lambda place: place[1].rank)
    rows = [[str(place.rank), words.seat(seat), str(place.points), place.clause] for seat, place in ranked]
    winners = reader.joined([words.seat(seat) for seat in outcome.winners])
    links = [
        link(f"{base}/replay?at=0", reader.say("replay")),
        link(f"{base}/verify", reader.say("verify")),
        link(f"/api/v1{base}/journal", reader.say("journal")),
        *([link(f"/tables/{message.rematch}", reader.say("rematch"))] if isinstance(message.rematch, str) else []),
    ]
    victory = [paragraph(reader.say("wins", names=winners, count=len(outcome.winners), points=outcome.places[outcome.winners[0]].points))] if winners else []
    again = [form(f"{base}/rematch", button(reader.say("again")), kind="main")] if message.you is not None else []
    return [
        paragraph(reader.say("over", text=words.clause(outcome.reason), clause=outcome.reason), "turn"),
        *victory,
        grid([reader.say(f"head-{name}") for name in ("place", "player", "points", "tie")], rows),
        *again,
        _links(links),
        facts([(reader.say("secret"), _code(outcome.secret))]),
    ]


# What there is to see


def _view(view: State, words: Words, seats: list[wire.Seat]) -> Markup:
    """What belongs to nobody, then a card for each player."""
    found = describe(view, words)
    parts = [facts(found.common)] if found.common else []
    for seat in seats if found.by_seat else []:
        mine = [(label, texts[seat.seat]) for label, texts in found.by_seat if texts[seat.seat]]
        parts.append(section("player you" if seat.you else "player", Markup("<h3>{}</h3>").format(seat.name), facts(mine)))
    return Markup('<div class="view">{}</div>').format(join(parts))


def _log(words: Words, reader: Reader, events: list[wire.Event]) -> Markup:
    def sentence(event: wire.Event) -> Markup:
        if event.event in NOTES:
            return Markup("{}").format(reader.say(NOTES[event.event], name=words.seat(event.seat or 0)))
        clause = link(f"/rules/{words.game.name}#{event.clause}", event.clause)
        return Markup("{} <small>{}</small>").format(words.event(Event(event.event, event.clause, event.seat, event.values)), clause)

    return listing((sentence(event) for event in reversed(events[-LATEST:])), "log")


def _chat(reader: Reader, lines: list[wire.Line], base: str, *, can_talk: bool) -> Markup:
    said = [listing((Markup("<strong>{}</strong> {}").format(line.name, line.text) for line in lines[-LATEST_LINES:]), "said")] if lines else []
    talk = [form(f"{base}/say", _id(), field(reader.say("say"), "text", maxlength=500, required="required"), button(reader.say("send")))] if can_talk else []
    return section("chat", heading(reader.say("chat-heading")), *said, *talk)
