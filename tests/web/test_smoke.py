"""The page opens, a table against bots starts, and the first choice is shown."""

from collections.abc import Callable

import pytest

from doubloon import game, game_names
from tests.web.browser import Person, Size


@pytest.mark.parametrize("size", ["phone", "desk"])
@pytest.mark.parametrize("name", game_names())
def test_a_table_shows_its_first_choice(person: Callable[..., Person], name: str, size: Size) -> None:
    ann = person("Ann", size=size)
    table = ann.table(name, max(2, game(name).player_counts[0]))
    page = ann.go(f"/tables/{table}")
    page.locator(".legal").first.wait_for()
    if size == "phone":
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight"), "no page scroll"


def test_the_lobby_opens_for_whoever_comes(person: Callable[..., Person]) -> None:
    page = person(size="phone").go("/")
    assert page.title()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_without_script_the_plain_page_comes(person: Callable[..., Person]) -> None:
    ann = person("Ann", script=False)
    table = ann.table("the-plan", 2)
    ann.page.goto(f"/tables/{table}")
    ann.page.locator('form[action$="/play"]').wait_for()
