"""axe finds nothing on any screen. Phone and desk, light and dark take turns; `DOUBLOON_WEB=full` tries all of them on each."""

import os
import re
from collections.abc import Callable
from itertools import cycle

import pytest
from playwright.sync_api import Page

from doubloon import game_names
from tests.server.room import until
from tests.web.browser import Person, Scheme, Size, word
from tests.web.playing import SHORTEST
from tests.web.screenshots import MIDDLE, seats

DEVICES: list[tuple[Size, Scheme]] = [("phone", "dark"), ("desk", "light"), ("phone", "light"), ("desk", "dark")]
IS_FULL = os.environ.get("DOUBLOON_WEB") == "full"
CLAUSE = re.compile(r"\b[A-Z]{2}-R?\d")


class Looker:
    """Looks at one screen after the other with axe, each time with the next device."""

    def __init__(self, person: Callable[..., Person], like: Person | None, first: int) -> None:
        self.devices = [person(size=size, scheme=scheme, like=like) for size, scheme in DEVICES]
        self.turns = cycle(self.devices[first:] + self.devices[:first])
        self.found: list[str] = []

    def look(self, name: str, path: str, open_: Callable[[Person], object] = lambda _: None) -> None:
        """At a page, after `open_` has opened something upon it."""
        for each in self.devices if IS_FULL else [next(self.turns)]:
            each.go(path)
            each.page.locator("h1").first.wait_for()
            if not path.startswith("/tables/") or path.endswith("/replay"):
                each.page.wait_for_load_state("networkidle")
            open_(each)
            self.found += [f"{name}, {each.size}, {each.scheme}: {barrier}" for barrier in each.barriers()]


def dialog(page: Page) -> None:
    page.get_by_role("dialog").wait_for()


def open_menu(person: Person) -> None:
    person.page.get_by_role("button", name=word("menu"), exact=True).first.click()
    dialog(person.page)


def open_log(person: Person) -> None:
    open_menu(person)
    person.page.get_by_role("dialog").get_by_role("button", name=word("log")).click()
    person.page.get_by_role("dialog", name=word("log")).wait_for()


def open_clause(person: Person) -> None:
    open_log(person)
    person.page.get_by_role("dialog", name=word("log")).get_by_role("button", name=CLAUSE).first.click()
    person.page.get_by_role("dialog", name=CLAUSE).wait_for()


def open_seat(person: Person) -> None:
    """On a phone the seats are buttons; a desk shows them anyway."""
    if person.size == "phone":
        person.page.get_by_role("region", name=word("players")).get_by_role("button").last.click()
        dialog(person.page)


def open_check(person: Person) -> None:
    person.page.get_by_role("button", name=word("verify"), exact=True).click()
    dialog(person.page)
    person.page.get_by_text(word("verify-holds")).first.wait_for()


def touch_in_vain(person: Person) -> None:
    """Something that cannot be done; the reason has colours of its own."""
    things = person.page.locator(".frame main button:not(.legal):visible")
    if things.count():
        things.first.click(force=True)


def test_the_pages_of_the_room_have_no_barriers(person: Callable[..., Person]) -> None:
    stranger = Looker(person, None, 0)
    stranger.look("door", "/")
    ann = person("Ann")
    ann.table("the-plan", 3)
    known = Looker(person, ann, 1)
    for name, path in (("lobby", "/"), ("me", "/me"), ("recover", "/recover"), ("no table", "/tables/0123456789abcdef")):
        known.look(name, path)
    assert not stranger.found + known.found, "\n".join(stranger.found + known.found)


@pytest.mark.parametrize("name", game_names())
def test_the_screens_of_a_game_have_no_barriers(person: Callable[..., Person], name: str) -> None:
    """What is the frame's is looked at with one game, unless all is wanted."""
    ann = person("Ann")
    looker = Looker(person, ann, game_names().index(name) % len(DEVICES))
    is_first = IS_FULL or name == game_names()[0]
    for page in ("rules", *(("open", "learn") if is_first else ())):
        looker.look(page, f"/{page}/{name}")
    bots = ["greedy"] * (seats(name) - 1)
    table = str(ann.post("/tables", game=name, players=seats(name), bots=bots, options=SHORTEST.get(name, {}))["table"])
    path = f"/tables/{table}"
    if is_first:
        looker.look("waiting", path)
    ann.post(f"{path}/start")
    looker.look("start", path)
    ann.advance(table, MIDDLE)
    looker.look("middle", path)
    looker.look("touched in vain", path, touch_in_vain)
    if is_first:
        for what, open_ in (("menu", open_menu), ("log", open_log), ("clause", open_clause), ("seat", open_seat)):
            looker.look(what, path, open_)
    if is_first:
        ann.post(f"{path}/sit", id="bot", who="bot")
        until(lambda: ann.get(path)["status"] == "over", seconds=60)
        looker.look("end", path)
        looker.look("check", path, open_check)
        looker.look("replay", f"{path}/replay")
    assert not looker.found, "\n".join(looker.found)
