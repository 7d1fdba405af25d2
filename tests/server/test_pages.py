"""Every game can be played with plain pages, without script."""

import html
import random
import re
import time
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from doubloon import game, game_names, server
from tests.server.room import Served, Visitor, seated


class Forms(HTMLParser):
    """The forms of a page: where they go, what they hold, and their buttons."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.forms: list[dict[str, Any]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "form":
            self.forms.append({"action": given["action"], "fields": [], "buttons": []})
        elif tag == "input" and given["type"] != "checkbox":
            self.forms[-1]["fields"].append((given["name"], given["value"]))
        elif tag == "button":
            self.forms[-1]["buttons"].append((given.get("name"), given.get("value")))


def submit(person: Visitor, form: dict[str, Any], *more: tuple[str, str]) -> str:
    data: dict[str, list[str]] = {}
    for name, value in (*form["fields"], *more):
        data.setdefault(name, []).append(value)
    answer = person.http.post(form["action"], data=data, follow_redirects=True)
    assert answer.status_code == 200, answer.text
    return answer.text


def form_to(text: str, end: str) -> dict[str, Any] | None:
    return next((form for form in Forms(text).forms if form["action"].endswith(end)), None)


@pytest.mark.parametrize("name", game_names())
def test_every_game_can_be_played_with_buttons(room: Served, name: str) -> None:
    ann, chance = Visitor(room.url), random.Random(5)
    welcome = form_to(ann.http.get("/").text, "/me")
    assert welcome
    submit(ann, {**welcome, "fields": [("name", "<i>Ann</i>"), ("to", "/")]})
    players = max(2, game(name).player_counts[0])
    opening = form_to(ann.http.get(f"/open/{name}").text, f"/open/{name}")
    assert opening
    chosen = ("players", str(players)), ("bots", str(players - 1)), ("level", "random"), ("watch", "1")
    text = submit(ann, {**opening, "fields": []}, *chosen)
    start = form_to(text, "/start")
    assert start
    text = submit(ann, start)
    address, played = start["action"].removesuffix("/start"), 0
    while "The game is over" not in text and played < 10:
        play = form_to(text, "/play")
        if play is None:
            time.sleep(0.02)
            text = ann.http.get(address).text
            continue
        assert "Your turn" in text
        text = submit(ann, play, chance.choice(play["buttons"]))
        played += 1
    assert "&lt;i&gt;Ann&lt;/i&gt;" in text
    assert "<i>Ann" not in text


def test_a_game_ends_with_its_result_and_can_be_leafed_through(room: Served) -> None:
    ann = Visitor(room.url, "Ann")
    table = ann.open("the-plan", players=2, bots=["random"])
    start = form_to(ann.http.get(f"/tables/{table}").text, "/start")
    assert start
    text = submit(ann, start)
    leave = form_to(text, "/sit")
    assert leave
    submit(ann, leave)
    while "The game is over" not in (text := ann.http.get(f"/tables/{table}").text):
        time.sleep(0.1)
    assert "Secret of the deal" in text
    again = form_to(text, "/rematch")
    assert again
    assert "Invite others" in submit(ann, again)
    for eyes in ("", "&seat=0", "&seat=-1"):
        middle = ann.http.get(f"/tables/{table}/replay?at=5{eyes}")
        assert middle.status_code == 200
        assert "answer 5 of" in middle.text


def test_every_bot_has_a_name_of_its_own(room: Served) -> None:
    ann = Visitor(room.url, "Ann")
    table = ann.open(players=4, bots=["random", "random"])
    ann.post(f"/tables/{table}/start")
    assert [seat["name"] for seat in ann.get(f"/tables/{table}")["seats"]] == ["Ann", "Bot 2", "Bot 3", "Bot 4"]


def test_a_form_sent_twice_plays_once(room: Served) -> None:
    ann = Visitor(room.url, "Ann")
    table = ann.open(players=3)
    ann.post(f"/tables/{table}/start")
    play = form_to(ann.http.get(f"/tables/{table}").text, "/play")
    assert play
    for _ in range(2):
        submit(ann, play, play["buttons"][0])


def words(language: str) -> set[str]:
    return set(re.findall(r"^([a-z-]+) =", (Path(server.__file__).parent / f"words.{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE))


def test_everything_the_pages_say_is_there_in_every_language() -> None:
    assert words("en") == words("de") == words("es")
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(server.__file__).parent.glob("*.py"))
    said = set(re.findall(r'reader\.say\("([a-z-]+)"', sources))
    assert len(said) > 60
    assert said <= words("en")


@pytest.mark.parametrize(
    ("wish", "language"), [("de-AT,de;q=0.9,en;q=0.8", "de"), ("fr, es;q=0.5, en;q=0.1", "es"), ("ja", "en"), ("", "en"), ("de;q=0,*;q=x", "en")]
)
def test_pages_speak_what_the_browser_asks_for(room: Served, wish: str, language: str) -> None:
    text = Visitor(room.url).http.get("/", headers={"Accept-Language": wish}).text
    assert f'<html lang="{language}">' in text
    assert {"en": "Your name", "de": "Dein Name", "es": "Tu nombre"}[language] in text


def test_the_language_can_be_changed_on_every_page(room: Served) -> None:
    ann = Visitor(room.url, "Ann")
    table = ann.open(players=3, bots=["random", "random"])
    pages = ["/", "/me", "/open/the-plan", "/rules/the-plan", f"/tables/{table}", "/recover?token=x"]
    for path in (*pages, "started"):
        if path == "started":
            ann.post(f"/tables/{table}/start")
            path = f"/tables/{table}"
        for language in ("de", "es", "en"):
            switch = form_to(ann.http.get(path).text, "/language")
            assert switch
            text = submit(ann, switch, ("language", language))
            assert f'<html lang="{language}">' in text
            assert not re.search(r">(?:option|refused|seat|status|check|clock|level)-[a-z-]+<", text), "a message without words"
    away = ann.http.post("/language", data={"language": "de", "to": "//evil.example/"})
    assert away.headers["location"] == "/"


@pytest.mark.parametrize("name", game_names())
def test_the_rules_can_be_read_clause_by_clause(room: Served, name: str) -> None:
    text = Visitor(room.url).http.get(f"/rules/{name}", headers={"Accept-Language": "es"}).text
    words = game(name).words("es")
    for clause in game(name).rulebook.texts:
        assert f'id="{clause}"' in text
        assert words.clause(clause) in html.unescape(text)


def test_refusals_are_told_in_the_language_of_the_reader(room: Served) -> None:
    ann = Visitor(room.url, "Ann")
    table = ann.open(players=3)
    ann.post(f"/tables/{table}/start")
    ann.http.cookies.set("language", "de")
    number = ann.get(f"/tables/{table}")["decision"]["number"]
    answer = ann.http.post(f"/tables/{table}/play", data={"id": "x", "decision": str(number), "action": "take lamp"})
    assert answer.status_code == 409
    clause = re.search(r"\[(UT-[\d.]+)\]", answer.text)
    assert clause
    assert game("unexpected-treasures").words("de").clause(clause[1]) in html.unescape(answer.text)
    assert "Das ist jetzt nicht erlaubt" in answer.text
    assert f'href="/tables/{table}"' in answer.text
    assert "Am Tisch ist es inzwischen weitergegangen" in ann.http.post(f"/tables/{table}/play", data={"id": "y", "decision": "99", "action": "choose 1"}).text


def test_a_page_says_when_it_is_your_turn_and_looks_again_only_when_it_is_not(room: Served) -> None:
    table, (ann, bob, _) = seated(room.url, ("Ann", "Bob", "Cem"))
    for person in (ann, bob):
        text = person.http.get(f"/tables/{table}").text
        assert "<title>Your turn – Unexpected Treasures</title>" in text
        assert 'data-turn="yes"' in text
        assert "http-equiv" not in text
    play = form_to(ann.http.get(f"/tables/{table}").text, "/play")
    assert play
    text = submit(ann, play, play["buttons"][0])
    assert "<title>Unexpected Treasures</title>" in text
    assert '<noscript><meta http-equiv="refresh"' in text
    assert 'data-turn="no"' in text
    lobby = bob.http.get("/").text
    assert "<title>(1) Games room</title>" in lobby


def test_no_page_has_script_or_style_in_it(room: Served) -> None:
    """The policy forbids it: whatever is done by script comes from a file of the room."""
    ann = Visitor(room.url, "Ann")
    table = ann.open(players=3, bots=["random", "random"])
    ann.post(f"/tables/{table}/start")
    for path in ("/", "/me", "/open/the-plan", f"/tables/{table}", "/nowhere"):
        text = ann.http.get(path).text
        assert re.findall(r"<script[^>]*>", text) == ['<script src="/static/room.js" defer>']
        assert not re.search(r"<style|\son[a-z]+=|\sstyle=|javascript:", text)
    assert ann.http.get("/static/room.js").headers["content-type"].startswith(("text/javascript", "application/javascript"))


def test_pages_say_what_is_wrong(room: Served) -> None:
    ann = Visitor(room.url, "Ann")
    for path, status in (("/tables/0000000000000000", 404), ("/tables/x", 422), ("/nowhere", 404), ("/open/chess", 404)):
        answer = ann.http.get(path)
        assert answer.status_code == status
        assert re.search('class="refused"', answer.text)
