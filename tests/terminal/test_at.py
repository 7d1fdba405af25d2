"""The terminal as a client of a games room: real rooms, real sockets, the same screens."""

import asyncio
import http.server
import random
import re
import stat
import tempfile
import threading
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Select
from websockets.exceptions import ConnectionClosed

import doubloon
from doubloon.core.errors import BadSetup, DoubloonError
from doubloon.core.event import Event
from doubloon.core.game import Game
from doubloon.core.steps import SPECTATOR
from doubloon.terminal.at.coming import come_in
from doubloon.terminal.at.keyring import Keyring
from doubloon.terminal.at.live_sitting import Denied, Sent, reason, sit_down
from doubloon.terminal.at.live_table import LiveTable
from doubloon.terminal.at.messages import Line, Refusal
from doubloon.terminal.screens.live import LiveScreen
from doubloon.terminal.screens.lobby import LobbyScreen
from doubloon.terminal.screens.new_table import NewTableScreen
from doubloon.terminal.seen import Note
from doubloon.terminal.voice import Voice
from tests.server.room import OPEN, Process, Served, Visitor, Wire, seated, served, settings, until
from tests.server.test_play import play_on, some_answer
from tests.terminal.at import Pipe, Relay, person
from tests.terminal.room import GAPS, TRASTEROS, TREASURES

#: Messages that are missing.
MISSING = GAPS + r"|\b(?:at|note)-[a-z]"


@pytest.fixture(scope="module")
def room() -> Iterator[Served]:
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as name, served(settings(Path(name))) as running:
        yield running


@pytest.fixture(autouse=True)
def go_home() -> Iterator[None]:
    yield
    OPEN.close()


@pytest.fixture
def ends() -> Iterator[ExitStack]:
    """What a test has opened is closed after it."""
    with ExitStack() as stack:
        yield stack


def partner(wire: Wire) -> threading.Thread:
    """Somebody else at the table, who answers at random until the end of the game or of the test."""

    def play() -> None:
        with suppress(ConnectionClosed):
            play_on([wire], random.Random(5))

    thread = threading.Thread(target=play, daemon=True)
    thread.start()
    return thread


def link(room: Served, table: str) -> str:
    return f"{room.url}/tables/{table}"


# Whole games


async def test_from_the_list_to_the_end_of_a_game(room: Served, tmp_path: Path) -> None:
    """A table is found in the list and joined; a person over the wire and a bot sit there too; the end is told, checked and replayed."""
    ben = Visitor(room.url, "Ben")
    table = ben.open(TREASURES, 3, bots=["random"], listed=True)
    async with person(room.url, "Ada", tmp_path, language="de") as ada:
        assert isinstance(ada.screen, LobbyScreen)
        assert "noch nicht begonnen" in ada.sees
        ada.screen.go_to(table)
        await ada.until(lambda: isinstance(ada.screen, LiveScreen))
        await ada.settled()
        await ada.until(lambda: f"{room.url}/tables/{table}" in ada.sees)
        await ada.press("1")
        await ada.until(lambda: "Ada (du)" in ada.sees)
        ben.post(f"/tables/{table}/start")
        other = partner(ben.socket(table))
        await ada.until(lambda: ada.live.draft is not None)
        await ada.play_first_choices()
        await ada.until(lambda: "1  noch einmal spielen" in ada.sees)
        outcome = ada.live.table.outcome
        assert outcome is not None
        assert outcome.winners == ben.get(f"/tables/{table}")["outcome"]["winners"]
        for name, place in zip(ada.live.sitting.names, outcome.places, strict=True):
            assert re.search(rf"{place.rank}\. {name} +{place.points}\b", ada.sees)
        assert "[UT-5.1]" in ada.sees
        assert not re.search(MISSING, ada.sees)
        await ada.press("3")
        await ada.until(lambda: "Alles ging mit rechten Dingen" in ada.sees)
        await ada.press("escape", "2")
        await ada.until(lambda: "Antwort 0 von" in ada.sees)
        await ada.press("escape", "4")
        await ada.until(lambda: isinstance(ada.screen, LobbyScreen) and "zu Ende" in ada.sees)
        other.join(20)


async def test_answers_that_are_sealed_and_given_whole(room: Served, tmp_path: Path) -> None:
    """Trasteros Locos for some rounds: offers are put together here and given whole; others see that there is one, and not what it is."""
    ada, ben = Visitor(room.url, "Host"), Visitor(room.url, "Ben")
    table = ada.open(TRASTEROS, 3, bots=["greedy"])
    async with person(link(room, table), "Cleo", tmp_path) as cleo:
        ada.post(f"/tables/{table}/start")
        other, offers = ada.socket(table), 0
        partner(other)
        await cleo.until(lambda: cleo.live.draft is not None)
        while offers < 3:
            draft = cleo.live.draft
            assert draft is not None
            is_whole = cleo.live.game.decisions.kinds[draft.view.decision].whole
            await cleo.press(next(iter(cleo.live.choices.labels)))
            if is_whole and cleo.live.draft is not None and cleo.live.draft.asked == draft.asked:
                assert cleo.live.draft.actions, "the answer is in the making"
                assert "So far: " in cleo.sees
                await cleo.press("u")
                assert "Taken back: " in cleo.sees
                await cleo.press("0")
            offers += is_whole
    assert ben.get(f"/tables/{table}")["decision"]


def test_two_plain_terminals_and_one_that_watches(room: Served, tmp_path: Path, ends: ExitStack) -> None:
    """By the commands people type: one opens a table, the other takes its link, a third one looks on."""
    ada = Pipe(room.url, "Ada", tmp_path / "ada")
    ends.callback(ada.close)
    ada.until(r"\n> $")
    ada.type("new unexpected-treasures 3 1")
    found = re.search(r"http\S+/tables/\w+", ada.until(r"\n> $"))
    assert found
    ben = Pipe(found[0], "Ben", tmp_path / "ben")
    ends.callback(ben.close)
    ada.until(r"2  Ben")
    watcher = Pipe(found[0], "Eve", tmp_path / "eve")
    ends.callback(watcher.close)
    watcher.until(r"“join” takes a seat")
    ada.type("say here we go")
    ben.until("Ada: here we go")
    ada.type("start")
    for pipe in (ada, ben):
        pipe.until("Contest chips were dealt")
    playing = [threading.Thread(target=each.play_first_choices) for each in (ada, ben)]
    for thread in playing:
        thread.start()
    for thread in playing:
        thread.join(60)
    places = re.findall(r"^ +\d\.  \w[\w ]+ +\d+", watcher.until(r"wins with|share the victory"), re.M)
    assert len(places) == 3
    ada.until(r"over · Ada \(you\), Ben, ")
    assert all(place in ada.text for place in places)
    assert [ben.end(), watcher.end()] == [0, 0]
    assert ada.end() == 0
    for each in (ada, ben, watcher):
        assert not re.search(MISSING, each.text)
    assert "Your answer is sealed. Still to answer: " in ada.text + ben.text


# At the table


async def test_opening_a_table_and_what_one_does_with_a_seat(room: Served, tmp_path: Path) -> None:
    async with person(room.url, "Finn", tmp_path) as finn:
        await finn.press("n")
        assert isinstance(finn.screen, NewTableScreen)
        finn.screen.query_one("#game", Select).value = TREASURES
        await finn.pilot.pause()
        await finn.screen.lay_places()
        await finn.pilot.pause()
        finn.screen.query_one("#kind-3", Select).value = "random"
        await finn.press("f5")
        await finn.until(lambda: isinstance(finn.screen, LiveScreen))
        await finn.settled()
        await finn.until(lambda: "You are the host." in finn.sees)
        assert "(random bot)" in finn.sees
        pal = Visitor(room.url, "Pal")
        table = finn.live.sitting.id
        pal.post(f"/tables/{table}/join")
        await finn.until(lambda: "2  Pal" in finn.sees)
        await finn.press("1")
        await finn.until(lambda: finn.live.draft is not None)
        await finn.press("t")
        await finn.press(*"hi", "enter")
        await finn.until(lambda: "Finn: hi" in finn.sees)
        await finn.press("h")
        await finn.until(lambda: "A strong bot would play" in finn.sees)
        await finn.press("u")
        await finn.until(lambda: "nothing of yours that could be taken back" in finn.sees)
        await finn.press("i")
        await finn.until(lambda: "about this table" in finn.sees)
        assert finn.live.table.now.commitment[:20] in finn.sees
        await finn.press("escape")
        await finn.press("s", "1")
        await finn.until(lambda: "A bot plays your seat." in finn.sees and 0 not in finn.live.table.to_act)
        await finn.pilot.press("1")
        await finn.until(lambda: not finn.live.sitting.has_bot and "Your answer is sealed." in finn.sees)
        await finn.pilot.press("s", "7")
        await finn.until(lambda: finn.live.sitting.viewer == SPECTATOR)
        await finn.until(lambda: "watching" in finn.sees)


async def test_why_not_and_undo_of_a_sealed_answer(room: Served, tmp_path: Path) -> None:
    host = Visitor(room.url, "Host")
    table = host.open(TREASURES, 3, bots=["random"])
    async with person(link(room, table), "Gil", tmp_path, language="es") as gil:
        host.post(f"/tables/{table}/start")
        await gil.until(lambda: gil.live.draft is not None)
        gil.live.action_touch("take lamp")
        await gil.pilot.pause()
        assert re.search(r"no [^.]* ahora: .*\[UT-\d", gil.sees.replace("\n", " "))
        await gil.pilot.press("1")
        await gil.until(lambda: "Host" in gil.live.standing.question and gil.live.draft is None and not gil.live.sitting.is_waiting)
        gil.live.action_touch("take lamp")
        await gil.pilot.pause()
        assert "[UT-" in gil.sees
        await gil.pilot.press("u")
        await gil.until(lambda: gil.live.draft is not None)
        await gil.until(lambda: "Tu última respuesta queda retirada." in gil.sees)
        await gil.until(lambda: gil.live.log_panel.latest[1] == "Gil ha retirado una respuesta.")
        assert {0, 1} <= gil.live.table.to_act


async def test_whoever_comes_back_has_his_seat(room: Served, tmp_path: Path) -> None:
    host = Visitor(room.url, "Host")
    table = host.open(TREASURES, 3, bots=["random"])
    for _ in range(2):
        async with person(link(room, table), "Hana", tmp_path) as hana:
            assert hana.live.sitting.viewer == 1
    host.post(f"/tables/{table}/start")
    async with person(link(room, table), "", tmp_path) as hana:
        assert hana.live.sitting.viewer == 1
        assert hana.live.draft is not None
    async with person(link(room, table), "Ivo", tmp_path) as ivo:
        assert ivo.live.sitting.viewer == SPECTATOR
        assert "watching" in ivo.sees
    (folder,) = (tmp_path / "rooms").iterdir()
    assert sorted(file.name.partition("-")[0] for file in folder.iterdir()) == ["Hana", "Ivo"]
    assert {stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()} == {0o600}


# What breaks


async def test_an_answer_whose_receipt_was_lost_counts_once(room: Served, tmp_path: Path, ends: ExitStack) -> None:
    relay = Relay(room.url)
    ends.callback(relay.close)
    host = Visitor(room.url, "Host")
    table = host.open(TREASURES, 3, bots=["random"])
    async with person(f"{relay.url}/tables/{table}", "Jan", tmp_path) as jan:
        host.post(f"/tables/{table}/start")
        await jan.until(lambda: jan.live.draft is not None)
        relay.is_mute = True
        await jan.pilot.press("1")
        await jan.until(lambda: host.get(f"/tables/{table}")["decision"]["waiting"] == [0])
        await jan.until(lambda: "Sending …" in jan.sees)
        relay.is_mute = False
        relay.cut()
        await jan.until(lambda: jan.live.sitting.has_sealed() and not jan.live.sitting.is_waiting)
        await jan.until(lambda: "Connected again." in jan.sees)
        assert host.get(f"/tables/{table}")["decision"]["waiting"] == [0]
        number = jan.live.table.number
        assert host.socket(table).play("choose 1")["type"] == "ack"
        await jan.until(lambda: jan.live.table.number > number)
        assert [event.number for event in jan.live.table._events] == list(range(1, jan.live.table.now.seen + 1))


async def test_a_room_that_is_killed_and_comes_back(tmp_path: Path, ends: ExitStack) -> None:
    """The game goes on where it was, and an answer given in between arrives."""
    first = Process(tmp_path / "room")
    ends.callback(first.kill)
    relay = Relay(first.url)
    ends.callback(relay.close)
    host = Visitor(first.url, "Host")
    table = host.open(TREASURES, 3, bots=["random"])
    async with person(f"{relay.url}/tables/{table}", "Kim", tmp_path) as kim:
        host.post(f"/tables/{table}/start")
        await kim.until(lambda: kim.live.draft is not None)
        number = kim.live.table.number
        first.kill()
        await kim.until(lambda: "The connection is lost" in kim.sees)
        await kim.pilot.press("2")
        await kim.until(lambda: "Sending …" in kim.sees)
        second = await asyncio.to_thread(Process, tmp_path / "room")
        ends.callback(second.kill)
        relay.lay(second.url)
        await kim.until(lambda: kim.live.sitting.has_sealed() and not kim.live.sitting.is_waiting)
        host.move(second.url)
        assert host.socket(table).play("choose 1")["type"] == "ack"
        await kim.until(lambda: kim.live.table.number > number)
        assert not kim.live.sitting.is_lost


# What a client makes of what it is told


@pytest.mark.parametrize("name", doubloon.game_names())
def test_a_view_is_what_the_table_shows_to_that_seat(room: Served, tmp_path: Path, name: str) -> None:
    """Put together from the wire, by a seat and by somebody who looks on, it is the state that the room hides the rest of."""
    title = doubloon.game(name)
    players = max(2, title.player_counts[0])
    table, people = seated(room.url, ("Ann", "Bob"), name, players=players, bots=["random"] * (players - 2))
    wires = [each.socket(table) for each in people]
    for _ in range(12):
        for wire in wires:
            wire.drain()
            if wire.table["you"] in wire.table["decision"]["waiting"]:
                wire.play(*some_answer(wire, random.Random(3)))
    until(lambda: set(people[1].get(f"/tables/{table}")["decision"]["waiting"]) <= {0, 1})  # bots have answered: nothing moves any more
    door = come_in(room.url, f"Eve-{name[:8]}", "en", folder=tmp_path)
    watching = sit_down(door, table, doubloon.game)
    door.cookie = people[1].http.cookies["doubloon"]
    playing = sit_down(door, table, doubloon.game)
    real = room.room.lives[table].table
    assert real is not None
    for sitting, viewer in ((playing, 1), (watching, SPECTATOR)):
        assert sitting.viewer == viewer
        seen, true = sitting.table.hidden(viewer), real.hidden(viewer)
        assert {field.name: getattr(seen, field.name) for field in seen.fields if field.name != "known"} == {
            field.name: getattr(true, field.name) for field in true.fields if field.name != "known"
        }
        assert sitting.table.events(viewer) == real.events(viewer)
        assert sitting.table.to_act == real.to_act


def test_a_table_with_another_box_is_seen_with_it(room: Served, tmp_path: Path) -> None:
    title = doubloon.game(TREASURES)
    box: dict[str, Any] = title.box.plain()
    box["missions"][0]["value"] += 1
    host = Visitor(room.url, "Host")
    table = host.open(TREASURES, 3, components=box)
    sitting = sit_down(come_in(room.url, "Lea", "en", folder=tmp_path), table, doubloon.game)
    assert sitting.table.box.plain() == box
    assert sitting.table.header.components_digest != title.box.digest()


def test_what_is_told_again_is_told_once(room: Served, tmp_path: Path) -> None:
    table, people = seated(room.url, ("Ann", "Bob"), players=3, bots=["random"])
    door = come_in(room.url, "Mia", "en", folder=tmp_path)
    live = LiveTable(door.look(table), doubloon.game(TREASURES))
    people[0].post(f"/tables/{table}/say", id="1", text="hello")
    for each, card in zip(people, ("choose 1", "choose 2"), strict=True):
        each.post(f"/tables/{table}/play", id="2", decision=live.number, actions=[card])
    until(lambda: door.look(table).seen > len(live.events(SPECTATOR)) + 4)
    for _ in range(2):
        live.take(door.look(table))
        assert live.told.count(Note("note-said", -1, "Ann", "hello")) == 1
        assert [event for event in live.told if isinstance(event, Event)] == live.events(SPECTATOR)
        assert [event.kind for event in live.events(SPECTATOR)].count("showed") == 3


def test_what_others_write_cannot_command_the_terminal(room: Served, tmp_path: Path) -> None:
    table, _ = seated(room.url, ("Ann", "Bob"), players=3, bots=["random"])
    message = come_in(room.url, "Nia", "en", folder=tmp_path).look(table)
    message.seats[0].name, message.lines = "\x1b[2JAnn", [Line(1, "\x07Bob", "over\x9b\nhere")]
    live = LiveTable(message, doubloon.game(TREASURES))
    assert live.names[0] == " [2JAnn"
    assert live.told[-1] == Note("note-said", -1, " Bob", "over  here")


def test_refusals_in_the_language_of_the_player() -> None:
    words = {language: Voice(doubloon.game(TREASURES), language, 2, ("Ann", "Bob")) for language in ("en", "de", "es")}
    illegal = Denied(Sent("play", ["take lamp"]), Refusal("x", "illegal", "in English", "UT-4.3"))
    for language, voice in words.items():
        text, clause = reason(voice, illegal)
        assert clause == "UT-4.3"
        assert voice.words.clause("UT-4.3") in text
        assert "in English" not in text
        for code in ("identity", "foreign", "unknown", "stale", "state", "rate", "storage"):
            said, _ = reason(voice, Denied(None, Refusal(None, code, "in English")))
            assert "in English" not in said
            assert not said.startswith("at-"), language
    assert reason(words["de"], Denied(Sent("undo"), Refusal("x", "illegal", "in English")))[0].startswith("Von dir lässt sich nichts zurücknehmen")


# What cannot be


def test_wrong_addresses_are_one_sentence(room: Served, tmp_path: Path) -> None:
    with http.server.HTTPServer(("127.0.0.1", 0), http.server.BaseHTTPRequestHandler) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        elsewhere = f"http://127.0.0.1:{other.server_port}"
        cases = {
            "ftp://example.org": "is no address of a games room",
            "http://": "is no address of a games room",
            "http://localhost:99999": "is no address of a games room",
            f"{room.url}/open/the-plan": "is no address of a games room",
            elsewhere: "There is no games room at",
            "http://127.0.0.1:1": "Nothing answers at http://127.0.0.1:1: ",
            "http://no-such-host.invalid": "Nothing answers at http://no-such-host.invalid: ",
        }
        for url, said in cases.items():
            with pytest.raises(DoubloonError, match=re.escape(said)):
                come_in(url, "Nat", "en", folder=tmp_path)
        other.shutdown()
    with pytest.raises(DoubloonError, match="There is no such table in this room"):
        sit_down(come_in(room.url, "Nat", "en", folder=tmp_path), "0" * 16, doubloon.game)
    with pytest.raises(BadSetup, match="kennt dich noch nicht"):
        come_in(room.url, "", "de", folder=tmp_path / "new")
    Keyring(tmp_path / "old").keep(room.url, "Old", "not.a.cookie")
    with pytest.raises(DoubloonError, match="The room does not know you any more"):
        come_in(room.url, "", "en", folder=tmp_path / "old")
    assert come_in(room.url, "Old", "en", folder=tmp_path / "old").name == "Old", "given his name again, he is somebody new"
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(BadSetup, match="cannot be kept on this computer"):
        come_in(room.url, "Nat", "en", folder=tmp_path / "file")
    answers = {"Your name in this room: ": "Olga"}
    assert come_in(room.url, "", "en", ask=answers.__getitem__, folder=tmp_path / "asked").name == "Olga"


def test_a_title_that_is_not_installed_is_one_sentence(room: Served, tmp_path: Path) -> None:
    host = Visitor(room.url, "Host")
    table = host.open(TREASURES, 3, bots=["random"])
    door = come_in(room.url, "Pia", "en", folder=tmp_path)

    def find(name: str) -> Game:
        return doubloon.game(f"no-{name}")

    with pytest.raises(BadSetup, match="The game “unexpected-treasures” is not installed here"):
        sit_down(door, table, find)
    assert host.get(f"/tables/{table}")["seats"][1]["kind"] == "open", "and no seat was taken"


def test_the_command_ends_with_a_sentence_and_2(tmp_path: Path, ends: ExitStack) -> None:
    pipe = Pipe("http://127.0.0.1:1", "Quin", tmp_path)
    ends.callback(pipe.close)
    said = pipe.until(r"\n")
    assert pipe.end() == 2
    assert said.startswith("doubloon: Nothing answers at http://127.0.0.1:1: ")
    assert "Traceback" not in said
