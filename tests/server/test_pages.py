"""Every game can be played with plain pages, without script."""

import random
import re
import time
from html.parser import HTMLParser
from typing import Any

import pytest

from doubloon import game, game_names
from tests.server.room import Served, Visitor


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
        assert "entry 5 of" in middle.text


def test_a_form_sent_twice_plays_once(room: Served) -> None:
    ann = Visitor(room.url, "Ann")
    table = ann.open(players=3)
    ann.post(f"/tables/{table}/start")
    play = form_to(ann.http.get(f"/tables/{table}").text, "/play")
    assert play
    for _ in range(2):
        submit(ann, play, play["buttons"][0])


def test_pages_say_what_is_wrong(room: Served) -> None:
    ann = Visitor(room.url, "Ann")
    for path, status in (("/tables/0000000000000000", 404), ("/tables/x", 422), ("/nowhere", 404), ("/open/chess", 404)):
        answer = ann.http.get(path)
        assert answer.status_code == status
        assert re.search('class="refused"', answer.text)
