"""What strangers, forgers and floods get."""

from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from doubloon.server.identity import COOKIE
from doubloon.server.limits import MANY, Limit, household
from doubloon.server.refusal import Refused
from doubloon.server.settings import Settings
from tests.server.room import API, Served, Visitor, seated, served, settings, until

OPEN_TO_ALL = {
    ("get", "/games"),
    ("get", "/games/{game}"),
    ("get", "/games/{game}/sheet"),
    ("get", "/tables"),
    ("get", "/messages.json"),
    ("post", "/me"),
    ("post", "/me/recover"),
}
BODIES: dict[str, Any] = {
    "play": {"id": "x", "decision": 1, "actions": ["choose 1"]},
    "draft": {"id": "x", "decision": 1, "actions": []},
    "hint": {"id": "x", "decision": 1},
    "undo": {"id": "x"},
    "sit": {"id": "x", "who": "bot"},
    "concede": {"id": "x"},
    "say": {"id": "x", "text": "hi"},
    "remove": {"seat": 0},
}


#: What can be done with the forms of a table's page.
FORMS = ("play", "undo", "sit", "concede", "say", "rematch", "join", "leave", "remove", "start")


def endpoints(url: str) -> list[tuple[str, str]]:
    document = httpx.get(url + API + "/openapi.json").json()
    return [(method, path.removeprefix(API)) for path, methods in document["paths"].items() for method in methods]


def messages(url: str, table: str) -> dict[str, dict[str, Any]]:
    """One of each kind a client can send, after the published schema."""
    definitions = httpx.get(url + API + "/messages.json").json()["$defs"]
    kinds = list(definitions["FromClient"]["discriminator"]["mapping"])
    assert len(kinds) == 10
    return {kind: {"type": kind, **({"table": table} if kind == "hello" else BODIES.get(kind, {}))} for kind in kinds}


def as_(cookie: str, url: str) -> Visitor:
    """Somebody with this cookie."""
    visitor = Visitor(url)
    if cookie:
        visitor.http.cookies.set(COOKIE, cookie)
    return visitor


def must_not_be_known(stranger: Visitor, table: str) -> int:
    """Nothing of the room answers him but what is open to all; how much was tried."""
    tried = 0
    for method, path in endpoints(stranger.url):
        if (method, path) not in OPEN_TO_ALL:
            answer = stranger.http.request(method, API + path.replace("{table}", table), json=BODIES.get(path.split("/")[-1], {}))
            assert (answer.status_code, answer.json()["code"]) == (401, "identity"), (method, path)
            tried += 1
    for what in (*(f"/tables/{table}/{what}" for what in FORMS), "/open/the-plan", "/link"):
        answer = stranger.http.post(what, data={"id": "x", "decision": "1", "action": "choose 1", "text": "hi", "seat": "0", "players": "3"})
        assert answer.status_code == 401, what
        tried += 1
    for page in (f"/tables/{table}", "/", "/me", "/open/the-plan"):
        answer = stranger.http.get(page)
        assert 'action="/me"' in answer.text, "he is asked for his name"
        assert "Ann" not in answer.text
        tried += 1
    for message in messages(stranger.url, table).values():
        wire = stranger.socket()
        with pytest.raises(ConnectionClosed) as closed:
            wire.send(**message)
            wire.receive()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4401
        tried += 1
    return tried


def test_nothing_answers_without_an_identity_or_with_a_void_one(room: Served) -> None:
    table, people = seated(room.url, ("Ann", "Bob", "Cem"))
    void = Visitor(room.url, "Old")
    token = void.post("/me/link")["address"].partition("token=")[2]
    Visitor(room.url).post("/me/recover", token=token)
    before = people[0].get(f"/tables/{table}")
    for cookie in ("", void.http.cookies[COOKIE], people[0].http.cookies[COOKIE][:-3] + "abc"):
        assert must_not_be_known(as_(cookie, room.url), table) > 40
    assert people[0].get(f"/tables/{table}") == before


def test_nothing_answers_with_an_expired_identity(folder: Any) -> None:
    with served(settings(folder / "expiry")) as room:
        table, people = seated(room.url, ("Ann", "Bob", "Cem"))
        before, cookie = people[0].get(f"/tables/{table}"), people[0].http.cookies[COOKIE]
    with served(settings(folder / "expiry", identity_seconds=1)) as room:
        expired = as_(cookie, room.url)
        until(lambda: expired.http.get(API + "/me").status_code == 401)
        assert must_not_be_known(expired, table) > 40
        wire = Visitor(room.url, "Dee").socket()
        with pytest.raises(ConnectionClosed) as closed:
            wire.receive()  # an open socket does not outlive the identity
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4401
    with served(settings(folder / "expiry")) as room:
        assert as_(cookie, room.url).get(f"/tables/{table}") == before, "nothing has changed"


def test_every_endpoint_refuses_people_who_do_not_sit_there(room: Served) -> None:
    table, people = seated(room.url, ("Ann", "Bob", "Cem"), watch=False)
    eve = Visitor(room.url, "Eve")
    before = people[0].get(f"/tables/{table}")
    for method, path in endpoints(room.url):
        if "{table}" in path:
            answer = eve.http.request(method, API + path.replace("{table}", table), json=BODIES.get(path.split("/")[-1], {}))
            assert answer.status_code in (403, 409), (method, path, answer.text)
            assert answer.json()["type"] == "refused"
    for what in FORMS:
        answer = eve.http.post(f"/tables/{table}/{what}", data={"id": "x", "decision": "1", "action": "choose 1", "text": "hi", "seat": "0"})
        assert answer.status_code in (403, 409), what
    assert eve.http.get(f"/tables/{table}").status_code == 403
    assert people[0].get(f"/tables/{table}") == before


@pytest.mark.parametrize("watch", [True, False])
def test_every_message_is_refused_to_people_who_do_not_sit_there(room: Served, watch: bool) -> None:
    table, people = seated(room.url, ("Ann", "Bob", "Cem"), watch=watch)
    before = people[0].get(f"/tables/{table}")
    wire = Visitor(room.url, "Eve").socket()
    every = messages(room.url, table)
    wire.send(**every.pop("hello"))
    assert wire.until("table", "refused")["type"] == ("table" if watch else "refused")
    for kind, message in every.items():
        if kind not in ("ping", "lobby"):
            wire.send(**message)
            assert wire.until("ack", "drafted", "hinted", "refused")["code"] == "foreign", kind
    assert people[0].get(f"/tables/{table}") == before


def test_pages_of_others_cannot_act(room: Served) -> None:
    ann = Visitor(room.url, "Ann")
    answer = ann.http.post(API + "/tables", json={"game": "the-plan", "players": 3}, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign")
    assert ann.http.post("/open/the-plan", data={"players": "3"}, headers={"Origin": "null"}).status_code == 403
    for origin in ("https://evil.example", "null", "http://["):
        with pytest.raises(InvalidStatus):
            ann.socket(Origin=origin)
    assert ann.http.post(API + "/tables", json={"game": "the-plan", "players": 3}, headers={"Origin": room.url}).status_code == 200


def test_every_answer_has_the_strict_headers(room: Served) -> None:
    answers = [httpx.get(room.url + path) for path in ("/", "/nowhere", API + "/games", API + "/me", "/static/room.css", "/static/room.js")]
    foreign = [httpx.post(room.url + path, headers={"Origin": "http://["}) for path in ("/me", API + "/me")]
    assert [answer.status_code for answer in foreign] == [403, 403]
    wrong = [httpx.delete(room.url + path) for path in ("/me", API + "/tables", "/static/room.css", API + "/openapi.json")]
    assert [answer.status_code for answer in wrong] == [405] * 4
    assert [answer.headers["allow"] for answer in wrong] == ["GET, POST", "GET, POST", "GET, HEAD", "GET, HEAD"]
    for answer in (*answers, *foreign, *wrong):
        headers = answer.headers
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
        b'{"type":"say","id":"x","text":"\xbd"}',
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


def test_four_people_behind_one_address_are_not_slowed_down(folder: Any) -> None:
    """With the limits as they are: each of them plays with pages as fast as a hand can, style and script and all."""
    usual = {name: Settings.model_fields[name].default for name in ("rate", "address_rate", "newcomer_rate")}
    with served(settings(folder / "four", **usual)) as room:
        table, people = seated(room.url, ("Ann", "Bob", "Cem", "Dee"))
        for _ in range(5):
            for person in people:
                for path in (f"/tables/{table}", "/static/room.css", "/static/room.js", "/"):
                    assert person.http.get(path).status_code == 200
                number = person.get(f"/tables/{table}")["decision"]["number"]
                assert person.http.post(f"/tables/{table}/play", data={"decision": str(number), "action": "choose 1"}).status_code in (303, 409)


def test_a_household_has_one_limit_whatever_its_address() -> None:
    assert household("2001:db8:1:2::1") == household("2001:db8:1:2:ffff::5") != household("2001:db8:1:3::1")
    assert household("192.0.2.1") != household("192.0.2.2")
    limit = Limit(1, 2)
    for number in range(3 * MANY):
        limit.take(str(number))
    limit.take("0")
    with pytest.raises(Refused):
        limit.take("0")


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


def test_several_people_behind_one_address_cannot_flood_together(folder: Any) -> None:
    with served(settings(folder / "together", address_rate=5)) as room:
        codes = []
        for wire in [Visitor(room.url, name).socket() for name in ("Ann", "Bob")]:
            for _ in range(40):
                wire.send(type="ping")
                codes.append(wire.receive().get("code"))
        assert codes.count("rate") > 20
