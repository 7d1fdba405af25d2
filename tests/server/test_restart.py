"""Nothing that was acknowledged is ever lost."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.server.room import Visitor, seated, served, settings, until


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


def test_conceding_is_one_step(folder: Path) -> None:
    """Either a bot has the seat and it is nobody's, or nothing has happened; said again, also after a restart, it is answered the same."""
    place = folder / "concede"
    concede = {"type": "concede", "id": "enough"}
    with served(settings(place)) as room, closing(sqlite3.connect(place / "room.db")) as database:
        table, people = seated(room.url, ("Ann", "Bob", "Cem"))
        wire, watcher = people[0].socket(table), Visitor(room.url, "Eve").socket(table)
        database.executescript("CREATE TRIGGER no BEFORE UPDATE ON seats BEGIN SELECT RAISE(ABORT, 'seats stay'); END;")
        assert wire.ask(**concede)["type"] == "refused"
        seat = people[0].get(f"/tables/{table}")["seats"][0]
        assert (seat["you"], seat["played_by"]) == (True, "person")
        database.executescript("DROP TRIGGER no")
        first = wire.ask(**concede)
        assert first == {"type": "ack", "id": "enough", "entry": 1}
        assert wire.ask(**concede) == first
        assert wire.table["you"] is None
        assert wire.ask(type="sit", who="me")["code"] == "foreign"
        watcher.drain()
        assert wire.events == watcher.events, "he sees what those see who look on"
    with served(settings(place)) as room:
        people[0].move(room.url)
        wire = people[0].socket(table)
        assert wire.table["you"] is None
        assert wire.ask(**concede) == first
