"""The plain page of a table: what there is to see, to do and to read."""

import secrets
from collections.abc import Sequence
from functools import cache
from typing import Any

from markupsafe import Markup
from starlette.responses import Response

from doubloon.core.event import Event
from doubloon.core.registry import game as find_game
from doubloon.core.state import State
from doubloon.core.steps import SPECTATOR
from doubloon.core.words import Words
from doubloon.server import wire
from doubloon.server.describe import describe
from doubloon.server.doors import qr
from doubloon.server.html import button, field, form, grid, heading, hidden, join, link, listing, page, paragraph
from doubloon.server.identity import Person
from doubloon.server.live import SAT_DOWN, TOOK_BACK, Live
from doubloon.server.room import Room
from doubloon.server.room_table import RoomTable

REFRESH = 3
LATEST = 60


async def table_page(room: Room, person: Person, table: str, so_far: Sequence[str], address: str) -> Response:
    lines = await room.lines(table, 0)
    async with room.peek(person, table) as (live, viewer):
        message = live.message(viewer, person.id)
        base = f"/tables/{table}"
        title = f"{words_of(live).say('title')}"
        if live.table is None:
            parts = _before(message, live.seat_list(viewer), base, address)
            is_asked = False
        else:
            is_asked = viewer in live.table.to_act and live.table.seats[viewer].kind == "person"
            title = f"Your turn – {title}" if is_asked else title
            parts = [
                *_game(live, viewer, message, base, so_far),
                heading("The table"),
                _view(live.table.hidden(viewer), words_of(live), live.seat_list(viewer)),
            ]
            parts += [heading("What happened"), _log(live, message.events)]
    if message.chat:
        parts += [heading("Chat"), listing(f"{line.name}: {line.text}" for line in lines[-20:])]
        if message.you is not None:
            parts.append(form(f"{base}/say", _id(), field("Say", "text", maxlength=500), button("Send")))
    return page(title, *parts, refresh=0 if is_asked or message.status in ("over", "closed") else REFRESH)


async def replay_page(room: Room, person: Person, table: str, at: int, seat: int | None) -> Response:
    live, lines = await room.replayed(person, table, at, seat)
    assert live.table
    eyes = "" if seat is None else f"&seat={seat}"
    steps = {"start": 0, "back": at - 1, "on": at + 1, "end": len(lines)}
    moves = join((link(f"/tables/{table}/replay?at={place}{eyes}", name) for name, place in steps.items() if 0 <= place <= len(lines)), " ")
    seats = live.seat_list(SPECTATOR)
    views = {"open": "", **{each.name: f"&seat={each.seat}" for each in seats}, "a watcher": f"&seat={SPECTATOR}"}
    return page(
        f"{words_of(live).say('title')}: entry {at} of {len(lines)}",
        Markup("<nav>{}</nav>").format(moves),
        Markup("<nav>As seen by {}</nav>").format(join((link(f"/tables/{table}/replay?at={at}{query}", name) for name, query in views.items()), " ")),
        _log(live, live.latest_events(seat)),
        _view(live.table.look(seat), words_of(live), seats),
        paragraph(link(f"/tables/{table}", "Back to the table")),
    )


def words_of(live: Live) -> Words:
    """The game's words, with the names of those who sit there."""
    words = find_game(live.row.game).words("en", tuple(seat.name for seat in live.seats))
    words.bundle = _bundle(live.row.game)
    return words


@cache
def _bundle(game: str) -> Any:
    """Read once: that takes longer than a page."""
    return find_game(game).words("en").bundle


def _id() -> Markup:
    """A name for what the form does, so that sending it twice does it once."""
    return hidden(id=secrets.token_hex(8))


def _before(message: wire.Table, seats: list[wire.Seat], base: str, address: str) -> list[Markup]:
    if message.status == "closed":
        return [paragraph(f"This table is closed: {message.reason}.")]
    rows = []
    for seat in seats:
        away = form(f"{base}/remove", hidden(seat=seat.seat), button("Remove")) if message.host and seat.kind != "open" and not seat.you else Markup("")
        rows.append([str(seat.seat), seat.name or "open", seat.kind, away])
    parts = [grid(["Seat", "Name", "Kind", ""], rows), paragraph(Markup("Commitment to the deal: <code>{}</code>").format(message.commitment))]
    parts.append(paragraph(Markup("Invite others: {}").format(link(address, address))))
    parts.append(Markup(qr(address)))
    if message.you is None:
        parts.append(form(f"{base}/join", field("Your own luck (any text)", "nonce", maxlength=80), button("Join")))
    else:
        parts.append(form(f"{base}/leave", button("Leave")))
    if message.host:
        parts.append(form(f"{base}/start", button("Start (bots take the open seats)")))
    return parts


def _game(live: Live, viewer: int, message: wire.Table, base: str, so_far: Sequence[str]) -> list[Markup]:
    table = live.table
    assert table
    names = [seat.name for seat in live.seats]
    if message.outcome:
        return _outcome(message, names, base)
    assert message.decision
    waiting = ", ".join(names[seat] for seat in message.decision.waiting)
    parts = [paragraph(f"To choose: {waiting}")]
    if viewer == SPECTATOR:
        return parts
    if table.seats[viewer].kind == "bot":
        return [*parts, paragraph("A bot plays your seat."), form(f"{base}/sit", _id(), hidden(who="me"), button("Take it back"))]
    if viewer in table.to_act:
        parts.append(paragraph(words_of(live).question(table.hidden(viewer)), "turn"))
        parts.append(_actions(live, table, viewer, base, so_far))
    if message.undo:
        parts.append(form(f"{base}/undo", _id(), button("Take back")))
    parts.append(form(f"{base}/sit", _id(), hidden(who="bot"), button("Let a bot play")))
    parts.append(form(f"{base}/concede", _id(), button("Concede")))
    return parts


def _actions(live: Live, table: RoomTable, viewer: int, base: str, so_far: Sequence[str]) -> Markup:
    """A button for each action; of an answer that is given whole those that can come next."""
    texts, _ = live.draft(viewer, table.number, so_far)
    words = words_of(live)
    chosen = [hidden(**{"so-far": action}) for action in so_far]
    buttons = [button(words.action(table.game.actions.parse(text)), "action", text) for text in texts]
    again = [paragraph(Markup("So far: {}. {}").format(", ".join(so_far), link(base, "Begin again")))] if so_far else []
    return join([*again, form(f"{base}/play", _id(), hidden(decision=table.number), *chosen, *buttons)])


def _outcome(message: wire.Table, names: list[str], base: str) -> list[Markup]:
    outcome = message.outcome
    assert outcome
    rows = [[names[seat], str(place.rank), str(place.points), place.clause] for seat, place in enumerate(outcome.places)]
    links = [
        link(f"{base}/replay?at=0", "Replay"),
        link(f"/api/v1{base}/journal", "Journal"),
        link(f"/api/v1{base}/verify", "Verify"),
        *([link(f"/tables/{message.rematch}", "Rematch")] if isinstance(message.rematch, str) else []),
    ]
    again = [form(f"{base}/rematch", button("Play again"))] if message.you is not None else []
    return [
        paragraph(f"The game is over ({outcome.reason}).", "turn"),
        grid(["Player", "Place", "Points", "Clause"], rows),
        paragraph(Markup("Secret of the deal: <code>{}</code>").format(outcome.secret)),
        Markup("<nav>{}</nav>").format(join(links, " ")),
        *again,
    ]


def _view(view: State, words: Words, seats: list[wire.Seat]) -> Markup:
    found = describe(view, words)
    parts = [grid(["", ""], ([label, text] for label, text in found.common))] if found.common else []
    if found.by_seat:
        parts.append(grid(["", *(seat.name for seat in seats)], ([label, *texts] for label, texts in found.by_seat)))
    return join(parts)


def _log(live: Live, events: list[wire.Event]) -> Markup:
    words = words_of(live)
    notes = {TOOK_BACK: "took an answer back", SAT_DOWN: "changed hands"}

    def sentence(event: wire.Event) -> Markup:
        if event.event in notes:
            return Markup("{} {}").format(words.seat(event.seat or 0), notes[event.event])
        return Markup("{} <small>{}</small>").format(words.event(Event(event.event, event.clause, event.seat, event.values)), event.clause)

    return listing((sentence(event) for event in reversed(events[-LATEST:])), "log")
