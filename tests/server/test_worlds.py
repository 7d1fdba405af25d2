"""Worlds that a viewer cannot tell apart give him the same bytes, over the real wire.

A table is opened at a prepared position, played on by a script and then opened again, with the same script, at a position that differs by one of the title's
swaps: by something the viewer cannot know. Whatever he is sent must not differ by a byte: the frames of his socket, the answers of HTTP, the pages. Since both
worlds are played at one and the same table, ids, names, commitments and nonces are the same in both and nothing of them is masked.

`DOUBLOON_WORLDS=20` tries twenty changes for each viewer and swap, with every number of players and every option.
"""

import asyncio
import json
import os
import random
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from types import SimpleNamespace
from typing import Any, NamedTuple

import msgspec
import pytest
from sqlalchemy import delete

from doubloon import game_names
from doubloon.core.errors import IllegalAction
from doubloon.core.event import Events
from doubloon.core.game import Game
from doubloon.core.runner import seats_of
from doubloon.core.state import State
from doubloon.core.steps import SPECTATOR
from doubloon.core.stream import from_number
from doubloon.lab.conformance import Swap
from doubloon.lab.walk import Setting, option_sets, walk
from doubloon.server.room_table import RoomTable
from doubloon.server.schema import entries
from doubloon.table.journal import Header
from tests.server.room import API, Served, Visitor, seated
from tests.titles import Title, load

MORE = int(os.environ.get("DOUBLOON_WORLDS", "0"))
NAMES = ("Ann", "Bob", "Cem", "Dee", "Eli", "Fay")
#: So many answers are played after the change, if it is not lawfully shown before.
LONGEST = 8
#: In these settings each swap of a title has something to change.
SETTINGS: dict[str, list[Setting]] = {
    "the-plan": [Setting(3, 1), Setting(3, 1, {"bribery": "on"})],
}

Step = tuple[int, list[str]]


class Change(NamedTuple):
    """Two worlds that `viewer` cannot tell apart, and a script that can be played in both before anything shows the difference."""

    swap: str
    viewer: int
    worlds: tuple[State, State]
    script: list[Step]

    @property
    def fields(self) -> list[str]:
        """Where the two differ."""
        one, other = self.worlds
        return [field.name for field in one.fields if getattr(one, field.name) != getattr(other, field.name)]


class Scene:
    """A table of the room that can be put at any position, with everybody who sits there and somebody who watches."""

    def __init__(self, served: Served, setting: Setting, name: str) -> None:
        self.served = served
        self.table, self.people = seated(served.url, NAMES[: setting.players], name, options=dict(setting.options), bots=[])
        self.watcher = Visitor(served.url, "Eve")
        self._listening = [person.socket().connection for person in (*self.people, self.watcher)]
        self.header: Header = msgspec.json.decode(self._run(self._live).row.header, type=Header)

    def viewer(self, viewer: int) -> Visitor:
        return self.watcher if viewer == SPECTATOR else self.people[viewer]

    def put(self, game: Game, position: State) -> None:
        """Open the table at this position, whatever has been played at it before."""

        async def put() -> None:
            room, live = self.served.room, await self._live()
            async with live.lock:
                async with room.store.write() as connection:
                    await connection.execute(delete(entries).where(entries.c.table_id == self.table))
                live.forget()
                live.baselines.clear()
                live.begin(RoomTable.standing(game, self.header, position))

        self._run(put)
        for connection in self._listening:  # everybody listens, for what several see alike is put together once
            connection.send(json.dumps({"type": "hello", "table": self.table}))
            while json.loads(connection.recv(30))["type"] != "table":
                pass

    async def _live(self) -> Any:
        return await self.served.room.live(self.table)

    def _run(self, work: Callable[[], Any]) -> Any:
        """Do something where the room lives: on its event loop."""
        return asyncio.run_coroutine_threadsafe(work(), self.served.server.servers[0].get_loop()).result(30)


# Two worlds and a script


def changes(title: Title, scene: Scene, setting: Setting, most: int) -> Iterator[Change]:
    """For each viewer and each swap up to `most` positions of a random game, from all over it; of three the one that can be played on longest."""
    positions = [turn.state.copy() for turn in walk(title.game, setting) if turn.seat >= 0]
    for viewer in range(SPECTATOR, setting.players):
        for swap in title.swaps:
            chance = random.Random(f"{setting} {viewer} {swap.__name__}")
            tried = (_change(title, scene, position, viewer, swap, chance) for position in chance.sample(positions, len(positions)))
            found = list(islice((change for change in tried if change), 3 * most))
            yield from sorted(found, key=lambda change: len(change.script))[-most:]


def _change(title: Title, scene: Scene, position: State, viewer: int, swap: Swap, chance: random.Random) -> Change | None:
    other = position.copy()
    shows = swap(other, viewer, from_number(chance.randrange(1 << 30)))
    return Change(swap.__name__, viewer, (position, other), _script(title.game, scene.header, (position, other), shows, chance)) if shows else None


def _script(game: Game, header: Header, worlds: tuple[State, State], shows: Callable[[list[int]], bool], chance: random.Random) -> list[Step]:
    tables = [RoomTable.standing(game, header, world) for world in worlds]
    script: list[Step] = []
    while len(script) < LONGEST:
        asked = sorted(tables[0].to_act & tables[1].to_act)
        if not asked:
            break
        seat = chance.choice(asked)
        answer = _answer(game, [table.look(None) for table in tables], seat, chance)
        try:
            for table in tables if answer else []:
                table.play(seat, *answer)
        except IllegalAction:
            break
        if not answer or any(shows(row) for table in tables for row in table.rows) or any(table.is_over for table in tables):
            break
        script.append((seat, answer))
    return script


def _answer(game: Game, worlds: list[State], seat: int, chance: random.Random) -> list[str]:
    """An answer that can be given in both worlds; none if there is no such one."""
    answer: list[str] = []
    asked, is_whole = worlds[0].asked, game.decisions.kinds[worlds[0].decision].whole
    while not answer or (is_whole and all(world.asked == asked and seat in seats_of(world.to_act) for world in worlds)):
        open_ = [action for action in game.plain.legal(worlds[0], seat) if action in game.plain.legal(worlds[1], seat)]
        if not open_:
            return []
        answer.append(game.actions.text(action := chance.choice(open_)))
        for world in worlds:
            game.plain.apply(world, seat, action)
    return answer


# What a viewer is sent


def sent(scene: Scene, game: Game, change: Change, world: State) -> list[bytes]:
    """Every byte that goes to the viewer in this world, in order."""
    scene.put(game, world)
    viewer, chance = scene.viewer(change.viewer), random.Random(0)
    socket = viewer.socket()
    frames: list[bytes] = []
    number = 0

    def ask(*answers: str, **message: Any) -> str:
        """Say something; what kind of answer it gets."""
        nonlocal number
        socket.send(**message)
        while True:
            frames.append(socket.connection.recv(30, decode=False))
            heard = json.loads(frames[-1])
            number = heard["decision"]["number"] if "decision" in heard else number
            if heard["type"] in answers:
                return str(heard["type"])

    ask("table", type="hello", table=scene.table)
    for place, (seat, actions) in enumerate(change.script):
        for tried in ([], [_any_action(game, chance)]):
            ask("drafted", "refused", type="draft", id="draft", decision=number, actions=tried)
        ask("hinted", "refused", type="hint", id="hint", decision=number)
        if seat == change.viewer:
            assert ask("ack", "refused", type="play", id=f"{place}", decision=number, actions=actions) == "ack"
        else:
            scene.people[seat].post(f"/tables/{scene.table}/play", id=f"{place}", decision=number, actions=actions)
        ask("pong", type="ping")
    for _ in range(3):  # refused, whichever word is to blame
        ask("refused", type="play", id="tried", decision=number, actions=[_any_action(game, chance), "nonsense"])
    ask("ack", "refused", type="undo", id="undo")
    socket.close()
    return [*frames, *_fetched(viewer, scene.table)]


def _any_action(game: Game, chance: random.Random) -> str:
    return game.actions.text(chance.randrange(game.actions.count))


def _fetched(viewer: Visitor, table: str) -> Iterator[bytes]:
    """What HTTP and the pages have for the viewer, headers and all. A form has an id of its own each time, an answer its date, a cookie its signature."""
    for path in (f"{API}/tables/{table}", f"{API}/tables/{table}?seen=3", f"{API}/tables/{table}/invitation", API + "/tables", "/", f"/tables/{table}"):
        answer = viewer.http.get(path)
        headers = {name: value for name, value in answer.headers.items() if name not in ("date", "set-cookie")}
        yield f"{path} {answer.status_code} {headers}".encode() + re.sub(rb'name="id" value="[0-9a-f]{16}"', b"", answer.content)


def difference(scene: Scene, game: Game, change: Change) -> str:
    """Where what the viewer is sent differs between the worlds; empty if it does not."""
    one, other = (sent(scene, game, change, world) for world in change.worlds)
    if one == other:
        return ""
    place, (here, there) = next(((place, pair) for place, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), (-1, (b"", b"")))
    at = next((at for at, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), 0)
    around = slice(max(0, at - 80), at + 40)
    return f"{change.swap}, viewer {change.viewer}, message {place} of {len(one)} and {len(other)}: {here[around]!r} or {there[around]!r}"


# The tests


def _settings(title: Title) -> list[Setting]:
    game = title.game
    if MORE:
        return [Setting(players, 1, options) for players in game.player_counts for options in option_sets(game, players) if players <= len(NAMES)]
    return SETTINGS.get(game.name, [Setting(3, 1)])


@pytest.mark.parametrize("name", game_names())
def test_worlds_that_differ_by_what_is_hidden_give_a_viewer_the_same_bytes(room: Served, name: str) -> None:
    title = load(name)
    tried: dict[str, set[int]] = {swap.__name__: set() for swap in title.swaps}
    for setting in _settings(title):
        scene = Scene(room, setting, name)
        for change in changes(title, scene, setting, MORE or 1):
            assert not difference(scene, title.game, change)
            tried[change.swap].add(change.viewer)
    assert all({SPECTATOR, 0, 1, 2} <= viewers for viewers in tried.values()), f"somebody has not been tried: {tried}"


@pytest.mark.parametrize("name", game_names())
def test_a_view_that_leaks_is_noticed(room: Served, name: str) -> None:
    """The same with a fault planted: one field of what is hidden stays as it is."""
    title = load(name)
    setting = _settings(title)[0]
    scene = Scene(room, setting, name)
    change = next(changes(title, scene, setting, 1))
    assert not difference(scene, title.game, change)
    assert "message 0 of" in difference(scene, leaking(title.game, change.fields[0]), change)


def test_an_event_that_leaks_is_noticed(room: Served) -> None:
    """The same with everybody told everything that happens; what he sees of the table is right."""
    title = load("treasure-hunter")
    scene = Scene(room, Setting(3, 1), "treasure-hunter")
    kept = [change for change in changes(title, scene, Setting(3, 1), 1) if change.swap == "swap_sealed_keep"]
    found = [difference(scene, telling_all(title.game), change) for change in kept]
    assert any('"event":"received"' in text for text in found)


def telling_all(game: Game) -> Game:
    """The game with events that hide nothing."""

    class Open(Events):
        def parts(self, row: Sequence[int], prefix: str, sees: bool) -> tuple[str, str, int | None, dict[str, int | None]] | None:
            return super().parts(row, prefix, sees=True)

    events = Open()
    events.kinds = game.events.kinds
    return Game(game.name, game.folder, SimpleNamespace(**{**vars(game.rules), "EVENTS": events}))


def leaking(game: Game, field: str) -> Game:
    """The game with a `hide` that forgets a field."""

    def hide(s: State, viewer: int) -> None:
        before = getattr(s.copy(), field)
        game.rules.hide(s, viewer)
        setattr(s, field, before)

    return Game(game.name, game.folder, SimpleNamespace(**{**vars(game.rules), "hide": hide}))
