"""Bots of every level at the tables of a room."""

from typing import get_args

from doubloon.server.pages import LEVELS
from doubloon.server.wire import Level
from tests.server.room import Served, Visitor, until


def test_bots_of_every_level_play_a_game_to_its_end(room: Served) -> None:
    ann = Visitor(room.url, "Ann")
    table = ann.open(players=6, bots=["random", "novice", "casual", "strong", "expert"])
    ann.post(f"/tables/{table}/start")
    assert ann.socket(table).ask(type="sit", who="bot", level="greedy")["type"] == "ack"
    until(lambda: ann.get(f"/tables/{table}")["status"] == "over", 60)
    assert {seat["level"] for seat in ann.get(f"/tables/{table}")["seats"]} == set(get_args(Level))


def test_the_plain_form_offers_every_level(room: Served) -> None:
    ann = Visitor(room.url, "Ann")
    page = ann.http.get("/open/unexpected-treasures").text
    assert set(LEVELS) == set(get_args(Level))
    assert all(f'value="{level}"' in page for level in LEVELS)
    for given, level in (("strong", "strong"), ("unheard-of", "greedy")):
        opened = ann.http.post("/open/unexpected-treasures", data={"players": "3", "bots": "2", "level": given}, headers={"Origin": room.url})
        table = opened.headers["location"].rpartition("/")[2]
        assert [seat["level"] for seat in ann.get(f"/tables/{table}")["seats"]] == ["", level, level]


def test_where_nothing_is_compiled_in_the_background_a_greedy_bot_plays_and_nobody_waits(room: Served) -> None:
    """The search of The Plan takes minutes to compile."""
    ann = Visitor(room.url, "Ann")
    table = ann.open("the-plan", players=2, bots=["expert"])
    ann.post(f"/tables/{table}/start")
    before = ann.get(f"/tables/{table}")["decision"]["number"]
    assert ann.socket(table).ask(type="sit", who="bot", level="random")["type"] == "ack"
    until(lambda: ann.get(f"/tables/{table}")["decision"]["number"] > before + 6, 60)
