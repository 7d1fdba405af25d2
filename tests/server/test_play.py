"""Wire clients play; what they are told, and what they are refused."""

import random
import time
from typing import Any

import pytest

from doubloon import game, game_names
from doubloon.core.steps import SPECTATOR
from doubloon.table.draws import draws_of
from doubloon.table.journal import read_journal
from doubloon.table.replay import resume, verify
from tests.server.room import Served, Visitor, Wire, seated


def some_answer(wire: Wire, chance: random.Random) -> list[str]:
    """A random answer; one that is given whole is put together action by action."""
    actions = [chance.choice(wire.table["actions"])]
    while wire.table["decision"]["whole"]:
        draft = wire.ask(type="draft", decision=wire.table["decision"]["number"], actions=actions)
        if draft["done"]:
            break
        actions.append(chance.choice(draft["actions"]))
    return actions


def play_on(wires: list[Wire], chance: random.Random) -> None:
    """People answer at random, whoever is asked, until the game is over."""
    seen, end = -1, 0.0
    while playing := [wire for wire in wires if wire.table["status"] == "playing"]:
        if seen != (seen := max(wire.table["decision"]["number"] for wire in playing)):
            end = time.monotonic() + 60
        assert time.monotonic() < end, "the game does not go on"
        for wire in wires:
            wire.drain()
            if wire.table["status"] == "playing" and wire.table["you"] in wire.table["decision"]["waiting"]:
                answer = wire.play(*some_answer(wire, chance))
                assert answer["type"] == "ack", answer


def hand_over(wires: list[Wire]) -> None:
    """Bots play all seats to the end."""
    for wire in wires:
        assert wire.ask(type="sit", who="bot", level="random")["type"] == "ack"
    for wire in wires:
        while wire.table["status"] != "over":
            wire.receive()


@pytest.mark.parametrize("name", game_names())
def test_wire_clients_play_every_game_to_the_end(room: Served, name: str) -> None:
    players = game(name).player_counts[0]
    people_names = ("Ann", "Bob", "Cem", "Dee")[: max(2, players - 1)]
    table, people = seated(room.url, people_names, name, players=max(2, players), bots=["random"] * (players - len(people_names)), nonce="luck")
    wires = [person.socket(table) for person in people]
    watcher = Visitor(room.url, "Eve").socket(table)
    play_on(wires, random.Random(1))
    while watcher.table["status"] != "over":
        watcher.receive()
    journal = read_journal(people[0].http.get(f"/api/v1/tables/{table}/journal").text)
    assert all(check.holds for check in verify(journal))
    again = resume(journal)
    for seat, wire in [*enumerate(wires), (SPECTATOR, watcher)]:
        assert wire.table["view"] == again.view(seat)
        assert wire.table["outcome"]["secret"] == journal.header.secret
        assert wire.table["seen"] == len(wire.events)
        wire.close()
    assert people[1].get(f"/tables/{table}/verify")["holds"]
    assert people[1].get(f"/tables/{table}/draws")["draws"] == [[[n, which] for n, which in each] for each in draws_of(journal)]


def test_an_illegal_action_is_refused_with_reason_and_clause(room: Served) -> None:
    table, people = seated(room.url, ("Ann", "Bob", "Cem"))
    wire = people[0].socket(table)
    before = wire.table["decision"]
    answer = wire.play("take lamp")
    assert (answer["type"], answer["code"]) == ("refused", "illegal")
    assert answer["clause"].startswith("UT-")
    assert "not open" in answer["reason"]
    assert wire.play("dance")["reason"].startswith("'dance' is not an action of this game: write one of choose")
    assert people[0].get(f"/tables/{table}")["decision"] == before


def test_a_decision_that_is_not_open_is_stale(room: Served) -> None:
    table, people = seated(room.url, ("Ann", "Bob", "Cem"))
    wire = people[0].socket(table)
    for number in (wire.table["decision"]["number"] + 1, wire.table["decision"]["number"] - 1):
        answer = wire.play("choose 1", decision=number)
        assert (answer["type"], answer["code"]) == ("refused", "stale")
    assert wire.table["decision"]["waiting"] == people[0].get(f"/tables/{table}")["decision"]["waiting"]


def test_a_repeated_message_is_answered_the_same_and_changes_nothing(room: Served) -> None:
    table, people = seated(room.url, ("Ann", "Bob", "Cem"))
    wire = people[0].socket(table)
    first = wire.play("choose 1", id="once")
    again = wire.play("choose 2", id="once")
    over_http = people[0].post(f"/tables/{table}/play", id="once", decision=0, actions=["choose 1"])
    assert first == again == over_http
    assert wire.play("choose 2", id="another")["type"] == "refused"


def test_sealed_answers_stay_sealed(room: Served) -> None:
    """Everyone sees who has still to choose, nobody what was chosen."""
    table, people = seated(room.url, ("Ann", "Bob", "Cem"))
    ann, others = people[0].socket(table), [people[1].socket(table), Visitor(room.url, "Eve").socket(table)]
    told = []
    for card in ("choose 1", "choose 2"):
        assert ann.play(card)["type"] == "ack"
        told.append([other.receive() for other in others])
        assert ann.ask(type="undo")["type"] == "ack"
        assert [other.receive()["decision"]["waiting"] for other in others] == [[0, 1, 2]] * 2
    for first, second in zip(*told, strict=True):
        assert (first["decision"]["waiting"], first["decision"]["answered"]) == ([1, 2], [0])
        assert without_numbers(first) == without_numbers(second)


def without_numbers(update: dict[str, Any]) -> dict[str, Any]:
    return {**update, "seen": None, "events": [{**event, "number": None} for event in update["events"]]}


def test_whoever_comes_back_gets_what_he_missed(room: Served) -> None:
    table, people = seated(room.url, ("Ann", "Bob", "Cem"))
    wires = [person.socket(table) for person in people]
    ann = wires[0]
    seen = ann.table["seen"]
    ann.close()
    for number, wire in enumerate((people[0].socket(table), *wires[1:])):
        assert wire.play(f"choose {number + 1}")["type"] == "ack"
    back = people[0].socket(table, seen=seen)
    whole = people[0].socket(table)
    assert back.table["view"] == whole.table["view"]
    assert [event["number"] for event in back.table["events"]] == list(range(seen + 1, whole.table["seen"] + 1))
    assert whole.events[seen:] == back.table["events"]
    assert [event["number"] for event in whole.events] == list(range(1, whole.table["seen"] + 1))


def test_nobody_looks_or_acts_for_a_seat_that_is_not_his(room: Served) -> None:
    table, people = seated(room.url, ("Ann", "Bob", "Cem"), watch=False)
    eve = Visitor(room.url, "Eve")
    assert eve.http.get(f"/api/v1/tables/{table}").status_code == 403
    wire = eve.socket()
    for message in ({"type": "hello", "table": table}, {"type": "play", "id": "1", "decision": 1, "actions": ["choose 1"]}, {"type": "undo", "id": "2"}):
        wire.send(**message)
        assert wire.until("refused")["code"] in ("foreign", "state")
    for path in ("play", "undo", "say", "sit", "concede", "draft"):
        body: dict[str, Any] = {
            "play": {"decision": 1, "actions": ["choose 1"]},
            "draft": {"decision": 1, "actions": []},
            "say": {"text": "hi"},
            "sit": {"who": "bot"},
        }
        assert eve.refused(f"/tables/{table}/{path}", id="x", **body.get(path, {}))["code"] == "foreign"
    assert people[0].get(f"/tables/{table}")["decision"]["waiting"] == [0, 1, 2]


def test_what_a_watcher_sees_is_public(room: Served) -> None:
    table, people = seated(room.url, ("Ann", "Bob", "Cem"))
    watcher, ann = Visitor(room.url, "Eve").socket(table), people[0].socket(table)
    assert watcher.table["you"] is None
    assert watcher.table["actions"] == []
    assert ann.play("choose 1")["type"] == "ack"
    watcher.receive()
    assert watcher.table["view"] != ann.table["view"]
    assert watcher.play("choose 1")["code"] == "foreign"


def test_bots_answer_and_a_seat_can_be_handed_over_and_taken_back(room: Served) -> None:
    ann = Visitor(room.url, "Ann")
    table = ann.open(players=3, bots=["random", "greedy"])
    ann.post(f"/tables/{table}/start")
    wire = ann.socket(table)
    while wire.table["decision"]["waiting"] != [0]:
        wire.receive()
    assert wire.ask(type="sit", who="bot")["type"] == "ack"
    assert wire.ask(type="sit", who="me")["type"] == "ack"
    assert wire.table["seats"][0]["played_by"] == "person"
    assert wire.ask(type="concede")["type"] == "ack"
    while wire.table["status"] != "over":
        wire.receive()
    assert wire.table["you"] is None
    assert ann.get(f"/tables/{table}/verify")["holds"]


def test_chat_is_told_once_to_everybody(room: Served) -> None:
    table, people = seated(room.url, ("Ann", "Bob", "Cem"))
    ann, bob = people[0].socket(table), people[1].socket(table)
    first = ann.ask(type="say", id="hi", text="<b>hello</b>\u0000")
    assert ann.ask(type="say", id="hi", text="again") == first
    assert bob.until("said")["line"]["text"] == "<b>hello</b>"
    assert [line["text"] for line in people[2].get(f"/tables/{table}")["lines"]] == ["<b>hello</b>"]
    assert [ann.ask(type="say", text="spam") for _ in range(10)][-1]["code"] == "rate"


def assert_moments(ann: Visitor, table: str, entries: int) -> None:
    """A stretch of a game tells the same as its moments one by one."""
    for seat in ({}, {"seat": 1}, {"seat": SPECTATOR}):
        stretch = ann.get(f"/tables/{table}/moments", start=entries - 6, count=50, **seat)
        assert (stretch["entries"], [each["at"] for each in stretch["moments"]]) == (entries, [*range(entries - 6, entries + 1)])
        view: dict[str, Any] = {}
        for moment in stretch["moments"]:
            view |= moment["view"]
            then = ann.get(f"/tables/{table}/replay", at=moment["at"], **seat)
            assert [view, *(moment[name] for name in ("entry", "decision", "events"))] == [then[name] for name in ("view", "entry", "decision", "events")]
        assert len(stretch["moments"][1]["view"]) < len(view)
    assert ann.http.get(f"/api/v1/tables/{table}/moments", params={"start": entries + 1}).json()["code"] == "unknown"


def test_a_finished_game_can_be_looked_at_again(room: Served) -> None:
    ann = Visitor(room.url, "Ann")
    table = ann.open(players=3, bots=["random", "random"])
    ann.post(f"/tables/{table}/start")
    for path in ("replay", "journal", "verify", "draws"):
        assert ann.http.get(f"/api/v1/tables/{table}/{path}").json()["code"] == "state"
    wire = ann.socket(table)
    wire.ask(type="sit", who="bot", level="random")
    while wire.table["status"] != "over":
        wire.receive()
    journal = read_journal(ann.http.get(f"/api/v1/tables/{table}/journal").text)
    middle = len(journal.entries) // 2
    then = ann.get(f"/tables/{table}/replay", at=middle, seat=1)
    assert then["view"] == resume(journal._replace(entries=journal.entries[:middle])).view(1)
    assert "null" not in ann.http.get(f"/api/v1/tables/{table}/replay", params={"at": middle}).text.partition('"view"')[2].partition("}")[0]
    assert_moments(ann, table, len(journal.entries))
    new = ann.post(f"/tables/{table}/rematch")["table"]
    assert ann.post(f"/tables/{table}/rematch")["table"] == new
    while wire.table["rematch"] is None:
        wire.receive()
    assert wire.table["rematch"] == new
    assert ann.get(f"/tables/{new}")["status"] == "open"
