"""For whoever runs the room: health, metrics, migrations, back-ups, the webhook, logs, bots that crash."""

import json
import os
import signal
import sqlite3
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine
from typer.testing import CliRunner

from doubloon.cli import app
from doubloon.server.migrate import is_current, migrate
from doubloon.server.schema import metadata
from doubloon.server.serve import back_up, restore
from tests.server.room import Process, Served, Visitor, seated, served, settings, until


def test_the_room_says_how_it_is(room: Served) -> None:
    table, people = seated(room.url, ("Ann", "Bob", "Cem"))
    http = people[0].http
    before = _entries(http.get("/metrics").text)
    people[0].socket(table).play("choose 1")
    assert http.get("/health").text == "alive\n"
    assert http.get("/ready").text == "ready\n"
    counts = http.get("/metrics").text
    assert "doubloon_commit_seconds_count" in counts
    assert "doubloon_commit_seconds_bucket" in counts
    assert _entries(counts) == before + 1


def _entries(counts: str) -> float:
    return next(float(line.split()[1]) for line in counts.splitlines() if line.startswith("doubloon_entries_total"))


def test_the_migrations_give_the_layout_the_code_works_with() -> None:
    with create_engine("sqlite://").begin() as connection:
        assert not is_current(connection)
        migrate(connection)
        assert is_current(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_a_room_of_the_first_layout_keeps_its_turns_and_entries() -> None:
    with create_engine("sqlite://").begin() as connection:
        migrate(connection, "0001")
        people = {"id": "ann", "name": "Ann", "version": 1, "created": 0}
        table = {"status": "playing", "host": "ann", "game": "unexpected-treasures", "players": 3, "options": "{}", "components": "", "listed": 0, "watch": 1}
        table |= {"chat": 1, "clock": "none", "seconds": 0, "secret": "", "created": 0, "id": "begun", "header": "{}", "waiting": 5, "due": -7.5}
        entry = {"table_id": "begun", "n": 1, "actor": "ann", "message": "m", "entry": "{}", "at": 1.5}
        for name, row in (("people", people), ("tables", table), ("tables", {**table, "id": "open", "header": None, "waiting": 0}), ("entries", entry)):
            connection.exec_driver_sql(f"INSERT INTO {name} ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})", tuple(row.values()))
        migrate(connection)
        assert connection.exec_driver_sql("SELECT * FROM turns").all() == [("begun", 5, -7.5)]
        assert connection.exec_driver_sql("SELECT * FROM entries").all() == [tuple(entry.values())]


def test_a_room_is_backed_up_and_restored_while_it_runs(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place, file = folder / "copied", folder / "room.backup"
    with served(settings(place)) as room:
        table, people = seated(room.url, ("Ann", "Bob", "Cem"))
        wire = people[0].socket(table)
        assert wire.play("choose 1")["type"] == "ack"
        back_up(file, data=place)
        assert people[1].socket(table).play("choose 2")["type"] == "ack"
        restore(file, data=place)
        until(lambda: people[0].get(f"/tables/{table}")["decision"]["waiting"] == [1, 2])
        assert people[1].socket(table).play("choose 3")["type"] == "ack"
    assert "keep it private" in capsys.readouterr().out
    with served(settings(folder / "another")) as room:
        restore(file, data=folder / "another")
        people[0].move(room.url)
        until(lambda: people[0].http.get(f"/api/v1/tables/{table}").status_code == 200)


def test_a_cut_back_up_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "cut"
    file.write_text('{"doubloon":"backup","format":1,"layout":"0001"}\n["people",{}]\n')
    result = CliRunner().invoke(app, ["restore", str(file), "--data", str(tmp_path)])
    assert "no whole back-up" in str(result.exception)


@pytest.fixture
def told() -> Iterator[tuple[str, list[dict[str, object]]]]:
    """An address that keeps what it is told."""
    got: list[dict[str, object]] = []

    class Keep(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            got.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *args: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Keep)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/", got
    server.shutdown()
    server.server_close()


def test_the_webhook_is_told_whose_turn_it_is(folder: Path, told: tuple[str, list[dict[str, object]]]) -> None:
    address, got = told
    with served(settings(folder / "webhook", webhook=address)) as room:
        table, people = seated(room.url, ("Ann", "Bob", "Cem"))
        until(lambda: len(got) == 3)
        assert got[0] == {"event": "turn", "table": table, "game": "unexpected-treasures", "seat": 0, "name": "Ann"}
        people[0].socket(table).play("choose 1")
        time.sleep(0.1)
        assert len(got) == 3


def test_a_bot_that_crashes_or_hangs_is_replaced(folder: Path) -> None:
    with served(settings(folder / "crash", bot_seconds=5)) as room:
        ann = Visitor(room.url, "Ann")
        table = ann.open(players=3, bots=["greedy", "greedy"])
        ann.post(f"/tables/{table}/start")
        wire = ann.socket(table)
        until(lambda: room.room.pool.processes)
        killed = room.room.pool.processes[0]
        os.kill(killed, signal.SIGKILL)
        wire.ask(type="sit", who="bot")
        until(lambda: set(room.room.pool.processes) - {killed})
        os.kill(min(set(room.room.pool.processes) - {killed}), signal.SIGSTOP)
        while wire.table["status"] != "over":
            wire.receive()


@pytest.mark.parametrize("clock", ["move", "bank"])
def test_when_time_is_out_a_bot_plays_until_its_owner_returns(folder: Path, clock: str) -> None:
    with served(settings(folder / clock)) as room:
        table, people = seated(room.url, ("Ann", "Bob", "Cem"), clock=clock, seconds=3600)
        room.room.lives.clear()
        with sqlite3.connect(folder / clock / "room.db") as database:
            database.execute("UPDATE tables SET started = started - 3599")  # time flies
            database.execute("UPDATE turns SET due = due - 3599")
        wire = people[0].socket(table)
        assert wire.table["clock"]["left"] == [3600.0] * 3
        while wire.table["seats"][0]["played_by"] != "bot":
            wire.receive()
        assert wire.ask(type="sit", who="me")["type"] == "ack"
        while wire.table["decision"]["waiting"] != [0]:
            wire.receive()
        assert wire.table["seats"][0]["played_by"] == "person"


def test_the_command_serves_and_stops(tmp_path: Path) -> None:
    room = Process(tmp_path)
    assert Visitor(room.url, "Ann").get("/me")["name"] == "Ann"
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600
    assert room.stop() == ""
