"""Opening, joining, leaving, removing, starting; the live list."""

from typing import Any

import pytest

from tests.server.room import Served, Visitor


def test_a_table_is_opened_joined_left_and_started(room: Served) -> None:
    ann, bob, cem = (Visitor(room.url, name) for name in ("Ann", "Bob", "Cem"))
    table = ann.open(players=4, bots=["greedy"], listed=True)
    wire = ann.socket(table)
    assert wire.table["commitment"]
    assert [seat["kind"] for seat in wire.table["seats"]] == ["person", "open", "open", "bot"]
    bob.post(f"/tables/{table}/join")
    cem.post(f"/tables/{table}/join", nonce="luck")
    cem.post(f"/tables/{table}/join")  # already there
    wire.until("table")
    assert wire.until("table")["seats"][2]["name"] == "Cem"
    assert Visitor(room.url, "Dan").refused(f"/tables/{table}/join")["code"] == "state"
    assert bob.refused(f"/tables/{table}/start")["code"] == "foreign"
    assert bob.refused(f"/tables/{table}/remove", seat=2)["code"] == "foreign"
    ann.post(f"/tables/{table}/remove", seat=2)
    bob.post(f"/tables/{table}/leave")
    assert [seat["kind"] for seat in ann.get(f"/tables/{table}")["seats"]] == ["person", "open", "open", "bot"]
    bob.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/leave")
    assert bob.get(f"/tables/{table}")["host"]
    begun = bob.post(f"/tables/{table}/start")
    assert (begun["status"], begun["you"], begun["commitment"]) == ("playing", 1, wire.table["commitment"])
    assert bob.refused(f"/tables/{table}/leave")["code"] == "state"


def test_when_everybody_has_left_the_table_is_closed(room: Served) -> None:
    ann = Visitor(room.url, "Ann")
    table = ann.open(players=3)
    assert ann.post(f"/tables/{table}/leave")["status"] == "closed"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"game": "chess", "players": 2}, "there is no game 'chess'"),
        ({"game": "../games/the_plan", "players": 2}, "there is no game"),
        ({"game": "unexpected-treasures", "players": 2}, "is for 3 to 6 players, not 2"),
        ({"game": "unexpected-treasures", "players": 3, "options": {"colour": 1}}, "has no option 'colour'"),
        ({"game": "unexpected-treasures", "players": 3, "bots": ["greedy"] * 3}, "one of the 3 seats is yours"),
        ({"game": "unexpected-treasures", "players": 3, "components": {"x": 1}}, "components"),
        ({"game": "unexpected-treasures", "players": 3, "clock": "move", "seconds": 1}, "at least 5 seconds"),
        ({"game": "unexpected-treasures", "players": "3"}, "Expected `int`, got `str` - at `$.players`"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(room: Served, body: dict[str, object], reason: str) -> None:
    assert reason in Visitor(room.url, "Ann").refused("/tables", **body)["reason"]


def test_the_list_is_live(room: Served) -> None:
    ann, bob = Visitor(room.url, "Ann"), Visitor(room.url, "Bob")
    wire = bob.socket()
    wire.send(type="lobby")
    wire.until("tables")
    private, listed = ann.open(players=3), ann.open(players=3, listed=True)
    while listed not in {each["table"] for each in wire.until("tables")["listed"]}:
        pass
    assert private not in {each["table"] for each in bob.get("/tables")["listed"]}
    assert {each["table"] for each in ann.get("/tables")["mine"]} >= {private, listed}
    ann.post(f"/tables/{listed}/start")
    assert next(each for each in ann.get("/tables")["mine"] if each["table"] == listed)["your_turn"]


def test_a_lesson_is_dealt_the_same_every_time(room: Served) -> None:
    ann = Visitor(room.url, "Ann")

    def begun(**more: object) -> dict[str, Any]:
        table = ann.open("the-plan", players=3, bots=["greedy", "greedy"], **more)
        before = ann.get(f"/tables/{table}")
        ann.post(f"/tables/{table}/start")
        after: dict[str, Any] = ann.get(f"/tables/{table}")
        assert before["commitment"] == after["commitment"]
        for moves_on in ("to_act", "played"):  # the bots answer when they like
            del after["view"][moves_on]
        return after

    first, second, other = begun(lesson=True), begun(lesson=True), begun()
    assert first["view"] == second["view"] != other["view"]
    assert first["commitment"] == second["commitment"] != other["commitment"]


def test_a_lesson_of_several_people_or_with_a_nonce_is_refused(room: Served) -> None:
    ann = Visitor(room.url, "Ann")
    for more in ({"bots": ["greedy"]}, {"bots": ["greedy", "greedy"], "nonce": "luck"}):
        answer = ann.http.post("/api/v1/tables", json={"game": "the-plan", "players": 3, "lesson": True, **more})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad")
