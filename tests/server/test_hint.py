"""A hint is what a bot would answer with the seat's own knowledge; it changes nothing."""

import random
from pathlib import Path

import pytest

from doubloon.bots import BOTS
from doubloon.core.registry import game, game_names
from tests.server.room import Served, Visitor, seated, served, settings
from tests.server.test_play import play_on

NAMES = ("Ann", "Bob", "Cem", "Dee")


def asked(people: list[Visitor], table: str) -> Visitor:
    """One of those who are to answer."""
    waiting: list[int] = people[0].get(f"/tables/{table}")["decision"]["waiting"]
    return people[waiting[0]]


@pytest.mark.parametrize("name", game_names())
def test_hints_are_legal_change_nothing_and_lead_on(room: Served, name: str) -> None:
    table, people = seated(room.url, NAMES[: max(2, game(name).player_counts[0])], name)
    for _ in range(12):
        player = asked(people, table)
        before = [person.get(f"/tables/{table}") for person in people]
        number = before[0]["decision"]["number"]
        hinted = player.post(f"/tables/{table}/hint", id="h", decision=number)
        assert (hinted["type"], hinted["id"]) == ("hinted", "h")
        assert player.post(f"/tables/{table}/hint", id="again", decision=number)["actions"] == hinted["actions"], "to ask again tells nothing more"
        assert [person.get(f"/tables/{table}") for person in people] == before
        assert hinted["actions"][0] in player.get(f"/tables/{table}")["actions"]
        tried = [candidate["action"] for candidate in hinted["candidates"]]
        assert set(tried) <= set(player.get(f"/tables/{table}")["actions"])
        assert tried[:1] in ([], hinted["actions"][:1]), "the answer begins with the best candidate"
        player.post(f"/tables/{table}/play", id=f"{number}", decision=number, actions=hinted["actions"])


def test_a_hint_says_what_the_choices_are_worth(folder: Path) -> None:
    """With the thought that a hint usually gets. (This title's search is compiled before the tests.)"""
    with served(settings(folder / "reasons", bot_pace=1)) as room:
        table, people = seated(room.url, NAMES[:3])
        hinted = people[0].post(f"/tables/{table}/hint", id="h", decision=people[0].get(f"/tables/{table}")["decision"]["number"])
    assert hinted["bot"] == "strong"
    assert {candidate["action"] for candidate in hinted["candidates"]} == {f"choose {card}" for card in range(6)}
    assert all(0 < candidate["win"] < 1 for candidate in hinted["candidates"])
    assert sum(candidate["visits"] for candidate in hinted["candidates"]) == BOTS["strong"].simulations
    assert {move["seat"] for candidate in hinted["candidates"] for move in candidate["continuation"]} <= {0, 1, 2}
    assert hinted["candidates"][0]["continuation"]


def test_a_hint_over_the_socket(room: Served) -> None:
    table, people = seated(room.url, NAMES[:3])
    wire = people[1].socket(table)
    answer = wire.ask(type="hint", decision=wire.table["decision"]["number"])
    assert answer["type"] == "hinted"
    assert wire.play(*answer["actions"])["type"] == "ack"


def test_hints_are_for_ones_own_open_choice(room: Served) -> None:
    table, people = seated(room.url, NAMES[:3])
    path, number = f"/tables/{table}/hint", people[0].get(f"/tables/{table}")["decision"]["number"]
    assert people[0].refused(path, id="h", decision=number + 1)["code"] == "stale"
    assert Visitor(room.url, "Eve").refused(path, id="h", decision=number)["code"] == "foreign"
    people[0].post(f"/tables/{table}/play", id="p", decision=number, actions=["choose 1"])
    refusal = people[0].refused(path, id="h", decision=number)
    assert (refusal["code"], refusal["reason"][:11]) == ("illegal", "you are not")
    play_on([person.socket(table) for person in people], random.Random(1))
    assert people[0].refused(path, id="h", decision=number)["code"] == "state"
    fresh = people[0].open(players=3)
    assert people[0].refused(f"/tables/{fresh}/hint", id="h", decision=1)["code"] == "state"


def test_hints_are_rationed(folder: object) -> None:
    with served(settings(folder / "hints", rate=20)) as room:  # type: ignore[operator]
        table, people = seated(room.url, NAMES[:3])
        number = people[0].get(f"/tables/{table}")["decision"]["number"]
        wire = people[0].socket(table)
        answers = [wire.ask(type="hint", decision=number) for _ in range(14)]
        assert [answer["type"] for answer in answers[:10]] == ["hinted"] * 10
        assert answers[-1]["code"] == "rate"
