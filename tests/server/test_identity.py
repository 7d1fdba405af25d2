"""Names, cookies and private links."""

from urllib.parse import parse_qs, urlsplit

import pytest
from itsdangerous import URLSafeTimedSerializer
from websockets.exceptions import ConnectionClosed

from doubloon.server.identity import COOKIE
from tests.server.room import Served, Visitor


def test_a_private_link_moves_an_identity_once(room: Served) -> None:
    ann, other, third = Visitor(room.url, "Ann"), Visitor(room.url), Visitor(room.url)
    wire, id_ = ann.socket(), ann.get("/me")["id"]
    link = ann.post("/me/link")
    assert link["qr"].startswith("<svg")
    token = parse_qs(urlsplit(link["address"]).query)["token"][0]
    assert other.post("/me/recover", token=token)["id"] == id_
    assert other.get("/me")["id"] == id_
    assert ann.http.get("/api/v1/me").status_code == 401, "the old cookie is void"
    with pytest.raises(ConnectionClosed):
        wire.receive()
    assert third.refused("/me/recover", token=token)["code"] == "identity"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u0000b", "a\u202eb"])
def test_a_name_that_cannot_be_shown_is_refused(room: Served, name: str) -> None:
    assert Visitor(room.url).refused("/me", name=name)["code"] == "bad"


def test_a_cookie_is_signed(room: Served) -> None:
    ann = Visitor(room.url, "Ann")
    raw = ann.http.get("/api/v1/me")
    assert raw.status_code == 200
    id_ = raw.json()["id"]
    header = ann.http.post("/api/v1/me", json={"name": "Anna"}).headers["set-cookie"]
    assert "HttpOnly" in header
    assert "SameSite=lax" in header
    good = ann.http.cookies[COOKIE]
    forged = URLSafeTimedSerializer("another secret", salt="cookie").dumps([id_, 1])
    link = URLSafeTimedSerializer("of the tests", salt="recovery").dumps([id_, 1])
    for bad in (forged, link, good[:-2], "", "x" * 5000):
        stranger = Visitor(room.url)
        stranger.http.cookies.set(COOKIE, bad)
        assert stranger.http.get("/api/v1/me").status_code == 401
