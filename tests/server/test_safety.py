"""What strangers, forgers and floods get."""

import json
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from doubloon.server.identity import COOKIE
from tests.server.room import API, Served, Visitor, seated, served, settings, until

OPEN_TO_ALL = {("get", "/games"), ("get", "/games/{game}"), ("get", "/tables"), ("get", "/messages.json"), ("post", "/me"), ("post", "/me/recover")}
BODIES: dict[str, Any] = {
    "play": {"id": "x", "decision": 1, "actions": ["choose 1"]},
    "draft": {"id": "x", "decision": 1, "actions": []},
    "undo": {"id": "x"},
    "sit": {"id": "x", "who": "bot"},
    "concede": {"id": "x"},
    "say": {"id": "x", "text": "hi"},
    "remove": {"seat": 0},
}


def endpoints(url: str) -> list[tuple[str, str]]:
    document = httpx.get(url + API + "/openapi.json").json()
    return [(method, path.removeprefix(API)) for path, methods in document["paths"].items() for method in methods]


def test_every_endpoint_refuses_no_and_void_identities(room: Served) -> None:
    table, people = seated(room.url, ("Ann", "Bob", "Cem"))
    void = Visitor(room.url, "Old")
    token = void.post("/me/link")["address"].partition("token=")[2]
    Visitor(room.url).post("/me/recover", token=token)
    nobody, forged = Visitor(room.url), Visitor(room.url)
    forged.http.cookies.set(COOKIE, people[0].http.cookies[COOKIE][:-3] + "abc")
    before = people[0].get(f"/tables/{table}")
    checked = 0
    for method, path in endpoints(room.url):
        if (method, path) not in OPEN_TO_ALL:
            for stranger in (nobody, void, forged):
                answer = stranger.http.request(method, API + path.replace("{table}", table), json=BODIES.get(path.split("/")[-1], {}))
                assert (answer.status_code, answer.json()["code"]) == (401, "identity"), (method, path)
                checked += 1
    assert checked > 40
    assert people[0].get(f"/tables/{table}") == before


def test_every_endpoint_refuses_people_who_do_not_sit_there(room: Served) -> None:
    table, people = seated(room.url, ("Ann", "Bob", "Cem"), watch=False)
    eve = Visitor(room.url, "Eve")
    before = people[0].get(f"/tables/{table}")
    for method, path in endpoints(room.url):
        if "{table}" in path:
            answer = eve.http.request(method, API + path.replace("{table}", table), json=BODIES.get(path.split("/")[-1], {}))
            assert answer.status_code in (403, 409), (method, path, answer.text)
            assert answer.json()["type"] == "refused"
    assert people[0].get(f"/tables/{table}") == before


def test_a_socket_without_identity_is_closed(room: Served) -> None:
    for stranger in (Visitor(room.url), Visitor(room.url)):
        stranger.http.cookies.set(COOKIE, "forged")
        with pytest.raises(ConnectionClosed) as closed:
            stranger.socket().receive()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4401


def test_pages_of_others_cannot_act(room: Served) -> None:
    ann = Visitor(room.url, "Ann")
    answer = ann.http.post(API + "/tables", json={"game": "the-plan", "players": 3}, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign")
    assert ann.http.post("/open/the-plan", data={"players": "3"}, headers={"Origin": "null"}).status_code == 403
    with pytest.raises(InvalidStatus):
        ann.socket(Origin="https://evil.example")
    assert ann.http.post(API + "/tables", json={"game": "the-plan", "players": 3}, headers={"Origin": room.url}).status_code == 200


def test_every_answer_has_the_strict_headers(room: Served) -> None:
    for path in ("/", "/nowhere", API + "/games", API + "/me", "/static/room.css"):
        headers = httpx.get(room.url + path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "data",
    [
        "",
        "{",
        "[]",
        "null",
        '"hello"',
        "\x00",
        b"\xff\xfe",
        '{"type":"dance"}',
        '{"type":"hello"}',
        '{"type":"hello","table":"../../etc"}',
        '{"type":"hello","table":"0000000000000000"}',
        '{"type":"hello","table":"0000000000000000","seen":-1}',
        '{"type":"hello","table":"0000000000000000","seen":1e999}',
        '{"type":"play","id":"x","decision":1,"actions":["choose 1"]}',
        '{"type":"play","id":"","decision":1,"actions":[]}',
        '{"type":"play","id":"x","decision":99999999999999999999,"actions":["choose 1"]}',
        '{"type":"say","id":"x","text":"' + "x" * 501 + '"}',
        "[" * 30_000,
        '{"type":"ping","more":' + "[" * 30_000,
    ],
)
def test_what_is_no_message_is_refused_and_the_socket_goes_on(room: Served, data: str | bytes) -> None:
    wire = Visitor(room.url, "Ann").socket()
    wire.connection.send(data)
    assert wire.receive()["type"] == "refused"
    wire.send(type="ping")
    assert wire.receive()["type"] == "pong"


def test_what_is_too_long_is_refused(room: Served) -> None:
    ann = Visitor(room.url, "Ann")
    wire = ann.socket()
    wire.connection.send("x" * 70_000)
    with pytest.raises(ConnectionClosed) as closed:
        wire.receive()
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1009
    answer = ann.http.post(API + "/tables", content=b"x" * 70_000, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "big")
    deep = ann.http.post(
        API + "/tables", content=b'{"game":"the-plan","players":3,"components":' + b'{"a":' * 9000, headers={"Content-Type": "application/json"}
    )
    assert deep.status_code == 422
    assert ann.http.post(API + "/me", content=b"name=x", headers={"Content-Type": "text/plain"}).status_code == 422


def test_floods_are_slowed_down(folder: Any) -> None:
    with served(settings(folder / "flood", rate=1, address_rate=5)) as room:
        ann = Visitor(room.url, "Ann")
        wire = ann.socket()
        with pytest.raises(ConnectionClosed) as closed:
            for _ in range(200):
                wire.send(type="ping")
                wire.receive()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4429
        assert [message.get("code") for message in wire.got].count("rate") > 20
        assert 429 in [ann.http.get("/health").status_code for _ in range(100)]


def test_a_slow_reader_is_disconnected_and_others_do_not_notice(folder: Any) -> None:
    with served(settings(folder / "slow", queue=8)) as room:
        table, people = seated(room.url, ("Ann", "Bob", "Cem"))
        slow, quick = people[1].socket(table), people[0].socket(table)
        listener = next(each for each in room.room.lives[table].listeners if each.person.name == "Bob")
        for _ in range(9):  # as if the network took nothing for a while
            listener.send(json.dumps({"type": "pong"}).encode())
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                slow.receive()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4408
        until(lambda: listener not in room.room.lives[table].listeners)
        assert quick.play("choose 1")["type"] == "ack"
