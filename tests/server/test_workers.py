"""Several workers share a room on PostgreSQL: the primary key decides who was first, and everybody hears of it."""

import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from benchmarks.postgres import postgres
from doubloon.server.serve import migrate
from doubloon.table.journal import read_journal
from doubloon.table.replay import verify
from tests.server.room import Process, Served, Visitor, Wire, seated, served, settings
from tests.server.test_play import hand_over, play_on


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as (_, address):
        migrate(database=address)
        yield address


@pytest.fixture(scope="module")
def workers(database: str, folder: Path) -> Iterator[list[Served]]:
    with served(settings(folder, database=database)) as one, served(settings(folder, database=database)) as two:
        yield [one, two]


def at_once(wires: list[Wire], do: Callable[[Wire], dict[str, Any]]) -> list[dict[str, Any]]:
    with ThreadPoolExecutor() as pool:
        return list(pool.map(do, wires))


def test_people_at_different_workers_play_one_game(workers: list[Served]) -> None:
    table, people = seated(workers[0].url, ("Ann", "Bob", "Cem"), players=4, bots=["random"])
    people[1].move(workers[1].url)
    wires = [person.socket(table) for person in people]
    assert wires[1].ask(type="say", text="hello")["type"] == "ack"
    assert wires[0].until("said")["line"]["text"] == "hello"
    play_on(wires, random.Random(3))
    journal = read_journal(people[1].http.get(f"/api/v1/tables/{table}/journal").text)
    assert all(check.holds for check in verify(journal))
    assert wires[0].table["view"] == wires[1].table["view"]


def test_the_same_message_to_two_workers_counts_once(workers: list[Served]) -> None:
    table, people = seated(workers[0].url, ("Ann", "Bob", "Cem"))
    wires = [people[0].socket(table)]
    people[0].move(workers[1].url)
    wires.append(people[0].socket(table))
    message = {"type": "play", "id": "once", "decision": wires[0].table["decision"]["number"], "actions": ["choose 1"]}
    answers = at_once(wires, lambda wire: wire.ask(**message))
    assert answers[0] == answers[1] == {"type": "ack", "id": "once", "entry": 1}


def test_sealed_answers_at_two_workers_at_once_are_both_taken(workers: list[Served]) -> None:
    """Whoever comes second finds the place taken, takes over what was written and tries again."""
    for _ in range(5):
        table, people = seated(workers[0].url, ("Ann", "Bob", "Cem"))
        people[1].move(workers[1].url)
        wires = [person.socket(table) for person in people[:2]]
        answers = at_once(wires, lambda wire: wire.play("choose 1"))
        assert sorted(answer.get("entry", answer) for answer in answers) == [1, 2]


def test_joining_at_one_worker_is_seen_at_the_other(workers: list[Served]) -> None:
    ann, bob = Visitor(workers[0].url, "Ann"), Visitor(workers[1].url, "Bob")
    table = ann.open(players=3)
    wire = ann.socket(table)
    bob.post(f"/tables/{table}/join")
    assert wire.until("table")["seats"][1]["name"] == "Bob"
    ann.post(f"/tables/{table}/start")
    assert bob.socket(table).table["status"] == "playing"


def test_when_one_worker_is_killed_the_other_goes_on(database: str, workers: list[Served], tmp_path: Path) -> None:
    doomed = Process(tmp_path, DOUBLOON_DATABASE=database, DOUBLOON_SECRET="of the tests")
    table, people = seated(doomed.url, ("Ann", "Bob", "Cem"), players=4, bots=["random"])
    wire = people[0].socket(table)
    message = {"type": "play", "id": "once", "decision": wire.table["decision"]["number"], "actions": ["choose 1"]}
    answer = wire.ask(**message)
    doomed.kill()
    for person in people:
        person.move(workers[0].url)
    assert people[0].socket(table).ask(**message) == answer
    hand_over([person.socket(table) for person in people])


def test_a_database_that_cannot_be_reached_is_said_in_one_sentence(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "doubloon.cli", "serve", "--database", "postgresql+asyncpg://nobody@127.0.0.1:1/none", "--data", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("doubloon: the database postgresql+asyncpg://nobody@127.0.0.1:1/none cannot be used")
    assert done.stderr.count("\n") == 1
