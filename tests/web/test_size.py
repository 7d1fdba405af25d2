"""What a browser fetches is small. `python3 run.py figures` prints it, with what takes time."""

from playwright.sync_api import Browser

from doubloon import game_names
from tests.server.room import Served
from tests.web import figures


def test_a_first_load_and_each_game_are_small(browser: Browser, room: Served) -> None:
    found = figures.sizes(browser, room.url)
    assert set(found["games"]) == set(game_names())
    assert all(any("/assets/" in file for file in each["files"]) for each in found["games"].values()), "a game has files of its own"
    assert figures.too_large(found) == []
