"""Nothing that was acknowledged is ever lost."""

import random
from pathlib import Path
from typing import Any

from doubloon.server.store import Store
from doubloon.table.journal import read_journal
from doubloon.table.replay import verify
from tests.server.room import Process, Visitor, seated, served, settings, until
from tests.server.test_play import hand_over, some_answer


def test_kill_and_restart_loses_nothing_acknowledged(tmp_path: Path) -> None:
    chance, acknowledged = random.Random(2), 0
    room = Process(tmp_path)
    table, people = seated(room.url, ("Ann", "Bob", "Cem"), players=4, bots=["random"])
    for _ in range(2):
        wires = [person.socket(table) for person in people]
        sent: list[tuple[Visitor, dict[str, Any], dict[str, Any]]] = []
        while len(sent) < 5:
            for person, wire in zip(people, wires, strict=True):
                wire.drain()
                if wire.table["you"] in wire.table["decision"]["waiting"]:
                    actions = some_answer(wire, chance)
                    message = {"type": "play", "id": f"{chance.random()}", "decision": wire.table["decision"]["number"], "actions": actions}
                    sent.append((person, message, wire.ask(**message)))
        assert all(answer["type"] == "ack" for _, _, answer in sent)
        acknowledged = max(answer["entry"] for _, _, answer in sent)
        room.kill()
        room = Process(tmp_path)
        for person, wire in zip(people, wires, strict=True):
            person.move(room.url)
            back = person.socket(table, seen=wire.table["seen"])
            assert back.table["seen"] >= wire.table["seen"]
        for person, message, answer in sent:
            assert person.socket(table).ask(**message) == answer
    hand_over([person.socket(table) for person in people])
    journal = read_journal(people[0].http.get(f"/api/v1/tables/{table}/journal").text)
    assert all(check.holds for check in verify(journal))
    assert len(journal.entries) > acknowledged
    assert room.stop() == ""


def test_a_repeat_after_a_restart_is_answered_the_same(folder: Path) -> None:
    place = folder / "repeat"
    with served(settings(place)) as room:
        table, people = seated(room.url, ("Ann", "Bob", "Cem"))
        wire = people[0].socket(table)
        message = {"type": "play", "id": "once", "decision": wire.table["decision"]["number"], "actions": ["choose 1"]}
        first = wire.ask(**message)
        view = wire.table["view"]
        wire.close()
    with served(settings(place)) as room:
        people[0].move(room.url)
        wire = people[0].socket(table)
        assert wire.table["view"] == view
        assert wire.ask(**message) == first


def test_a_table_that_leaves_memory_comes_back(folder: Path) -> None:
    with served(settings(folder / "idle", idle_seconds=0)) as room:
        table, people = seated(room.url, ("Ann", "Bob", "Cem"))
        wire = people[0].socket(table)
        assert wire.play("choose 1")["type"] == "ack"
        wire.close()
        until(lambda: table not in room.room.lives)
        assert people[0].get(f"/tables/{table}")["decision"]["waiting"] == [1, 2]


def test_what_cannot_be_written_is_not_told(folder: Path) -> None:
    """The storage fails once: the answer is refused, nobody hears of it, and the same message is taken afterwards."""
    with served(settings(folder / "broken")) as room:
        table, people = seated(room.url, ("Ann", "Bob", "Cem"))
        ann, bob = people[0].socket(table), people[1].socket(table)
        good = Store._insert

        async def broken(*_: object) -> None:
            raise OSError("no space left on device")

        Store._insert = broken  # type: ignore[method-assign,assignment]
        try:
            message = {"type": "play", "id": "once", "decision": ann.table["decision"]["number"], "actions": ["choose 1"]}
            answer = ann.ask(**message)
        finally:
            Store._insert = good  # type: ignore[method-assign]
        assert (answer["type"], answer["code"]) == ("refused", "storage")
        bob.drain()
        assert bob.table["decision"]["waiting"] == [0, 1, 2]
        assert ann.ask(**message)["type"] == "ack"
        assert bob.receive()["decision"]["waiting"] == [1, 2]
