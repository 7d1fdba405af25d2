"""The browser client is served at the addresses of the plain pages; who wants those, or has no script, gets them."""

import re
from pathlib import Path

import httpx
import pytest

import hatch_build
from doubloon.server import client
from tests.server.room import API, Served, Visitor, served, settings

TABLE = "/tables/0123456789abcdef"
PAGES = ("/", "/me", "/recover?token=x", "/open/the-plan", "/rules/the-plan", "/learn/the-plan", TABLE, f"{TABLE}/replay?seat=1")


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    hatch_build.build_client(print)


@pytest.fixture(scope="module")
def room(folder: Path, built: None) -> object:
    with served(settings(folder / "client")) as running:
        yield running


def is_client(answer: httpx.Response) -> bool:
    return answer.status_code == 200 and 'id="app"' in answer.text


def test_every_page_is_the_client(room: Served) -> None:
    for path in PAGES:
        answer = httpx.get(room.url + path)
        assert is_client(answer), path
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert "script-src 'self';" in answer.headers["content-security-policy"]
        assert httpx.head(room.url + path).content == b""
    for path in ("/nowhere", "/tables/x", "/index.html", "/assets/none.js", "/..%2findex.html", "/assets/"):
        assert httpx.get(room.url + path).status_code in (404, 422), path
    assert httpx.get(room.url + "/health").text == "alive\n"
    assert httpx.get(room.url + API + "/games").headers["content-type"] == "application/json"


def test_files_are_cached_for_ever_by_their_names_and_pages_by_their_tag(room: Served) -> None:
    index = httpx.get(room.url)
    files = re.findall(r'(?:src|href)="(/[^"]+)"', index.text)
    assert {path.rpartition(".")[2] for path in files} >= {"js", "css"}
    for path in files:
        answer = httpx.get(room.url + path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].partition(";")[0] in client.TYPES.values()
        assert ("immutable" in answer.headers["cache-control"]) == path.startswith("/assets/")
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert httpx.get(room.url + path, headers={"If-None-Match": answer.headers["etag"]}).status_code == 304
    script = next(path for path in files if path.endswith(".js"))
    assert httpx.get(room.url + script).headers["content-encoding"] == "gzip"
    plain = httpx.get(room.url + script, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == httpx.get(room.url + script).content
    assert httpx.get(room.url, headers={"If-None-Match": index.headers["etag"]}).status_code == 304


def test_nothing_in_the_page_needs_more_than_the_policy_allows(room: Served) -> None:
    text = httpx.get(room.url).text
    assert not re.search(r"<script(?![^>]*\bsrc=)", text), "no inline script"
    assert not re.search(r"<style|\sstyle=|\son\w+=", text), "no inline style or handler"


def test_without_script_the_same_link_leads_to_the_plain_page(room: Served) -> None:
    visitor = Visitor(room.url)
    visitor.http.cookies.clear()
    answer = visitor.http.get("/recover?token=a%26b")
    (to,) = re.findall(r'http-equiv="refresh" content="0; url=([^"]+)"', answer.text)
    assert to == "?token=a%26b&amp;plain=1"
    answer = visitor.http.get("/recover" + to.replace("&amp;", "&"))
    assert 'name="token" value="a&amp;b"' in answer.text, "the plain page, with what the link holds"
    assert visitor.http.cookies["plain"] == "1"
    assert 'action="/me"' in visitor.http.get("/").text, "from now on the plain pages"
    assert 'href="/?plain=0"' in visitor.http.get("/").text
    assert is_client(visitor.http.get("/?plain=0"))
    assert is_client(visitor.http.get("/")), "the client again"


def test_a_room_without_the_client_has_the_plain_pages(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "FOLDERS", (folder / "none",))
    with served(settings(folder / "without")) as room:
        for path in ("/", "/?plain=0"):
            answer = httpx.get(room.url + path)
            assert 'action="/me"' in answer.text
            assert 'href="/?plain=0"' not in answer.text
