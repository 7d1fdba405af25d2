"""What a browser was told, word by word, and whether its seat may know all of it."""

import copy
import json
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, Response, WebSocket

from doubloon.server import wire
from doubloon.table import Table
from doubloon.table.journal import Answer, Journal, Undo, read_journal
from doubloon.table.replay import resume
from tests.server.room import API


class Moment(NamedTuple):
    """What a seat may know after an entry of the journal. `events` are all since the set-up."""

    view: dict[str, Any]
    actions: list[str]
    events: list[dict[str, Any]]


class Frames:
    """Everything the room sends to a page: the frames of each socket, and what was asked for by HTTP."""

    def __init__(self, page: Page) -> None:
        self.sockets: list[list[str]] = []
        self.bodies: dict[str, str] = {}
        page.on("websocket", self._listen)
        page.on("response", self._read)

    def _listen(self, socket: WebSocket) -> None:
        frames: list[str] = []
        self.sockets.append(frames)
        socket.on("framereceived", lambda data: frames.append(data if isinstance(data, str) else data.decode()))

    def _read(self, response: Response) -> None:
        if API in response.url:
            self.bodies[response.url.partition(API)[2]] = ""

    @property
    def count(self) -> int:
        return sum(map(len, self.sockets))


def moments(text: str, seat: int) -> list[Moment]:
    """What a seat may know, entry by entry, from the journal of a finished game."""
    journal = read_journal(text)
    table = resume(Journal(journal.header, []))
    events = _events(table, seat, 0)
    found = [Moment(table.view(seat), [str(each) for each in table.actions(seat)], events)]
    for entry in journal.entries:
        if isinstance(entry, Answer):
            table.play(entry.seat, *entry.actions)
            events = events + _events(table, seat, table.entries - 1)
        elif isinstance(entry, Undo):
            table.undo(entry.seat)
        else:
            table.sit(entry.seat, entry.who)
        found.append(Moment(table.view(seat), [str(each) for each in table.actions(seat)] if table.outcome is None else [], events))
    return found


def _events(table: Table, seat: int, since: int) -> list[dict[str, Any]]:
    return [{"event": each.kind, "clause": each.clause, "seat": each.seat, "values": dict(each.values)} for each in table.events(seat, since)]


def check(frames: Frames, journal: str, seat: int, table: str) -> int:
    """Nothing but what the seat may know was sent: after each frame what was told is exactly what a moment of the game allows, none earlier than the last.

    Returns how many moments were told.
    """
    allowed = moments(journal, seat)
    secret = read_journal(journal).header.secret
    told = 0
    for socket in frames.sockets:
        view: dict[str, Any] = {}
        parts: dict[str, Any] = {}
        events: list[dict[str, Any]] = []
        at = 0
        for frame in socket:
            message = msgspec.json.decode(frame, type=wire.ToClient)
            plain = json.loads(frame)
            assert json.loads(wire.encode(message)).items() >= plain.items(), f"a frame has more than its message: {frame[:500]}"
            if isinstance(message, wire.Table):
                assert message.you == seat
                view, parts = plain["view"], plain
                events = plain["events"] if not plain["events"] or plain["events"][0]["number"] == 1 else events
            elif isinstance(message, wire.Update):
                view = view | plain.get("view", {})
                parts = parts | {name: part for name, part in plain.items() if name != "view"}
                events = events + plain.get("events", [])
            else:
                continue
            if parts["status"] == "open":
                continue
            assert secret not in frame or parts.get("outcome"), "the secret of the deal was told while it was played"
            at = _next_moment(allowed, at, view, parts["actions"], f"frame {frame[:300]} …")
            _check_events(allowed[at].events, plain.get("events", []), allowed)
            told += 1
    for path in frames.bodies:
        inside = path.removeprefix(f"/tables/{table}")
        assert path == inside or inside.partition("?")[0] in ("/invitation", "/verify", "/draws", "/journal"), (
            f"{path} was asked for by the page: is what it tells checked?"
        )
    return told


def with_a_leak(frames: Frames) -> Frames:
    """The same frames, but the first thing covered is uncovered: `check` must notice."""
    leaky = copy.copy(frames)
    leaky.sockets = [list(socket) for socket in frames.sockets]
    for socket in leaky.sockets:
        for place, frame in enumerate(socket):
            view = json.loads(frame).get("view") or {}
            for name, value in view.items():
                if "null" in (text := json.dumps(value)):
                    view[name] = json.loads(text.replace("null", "0", 1))
                    socket[place] = json.dumps(json.loads(frame) | {"view": view})
                    return leaky
    raise AssertionError("nothing was covered")


def _next_moment(allowed: list[Moment], at: int, view: dict[str, Any], actions: list[str], what: str) -> int:
    for number in range(at, len(allowed)):
        if allowed[number].view == view and allowed[number].actions == actions:
            return number
    nearest = [sorted(name for name in view.keys() | each.view.keys() if view.get(name) != each.view.get(name)) for each in allowed[at:]]
    least = min(nearest, key=len)
    raise AssertionError(f"at no moment after entry {at} may this seat be told so; the nearest differs in {least or 'actions'}: {what}")


def _check_events(known: list[dict[str, Any]], told: list[dict[str, Any]], allowed: list[Moment]) -> None:
    """Those told are among those known, in their order, and say nothing more; what the table itself notes is everybody's."""
    place = 0
    for event in told:
        plain = {name: value for name, value in event.items() if name != "number"}
        if event["event"].startswith("table-"):
            continue
        while place < len(known) and known[place] != plain:
            place += 1
        assert place < len(known), f"this seat may not know {plain}"
        place += 1
