"""Each game is played to its end in the browser: two people and a bot, touching only what their pages offer.

Sizes, ways to touch and languages take turns over the five games. `DOUBLOON_WEB=full` (`python3 run.py matrix`) plays each game with all of them.
"""

import os
import random
import time
from collections.abc import Callable
from itertools import product
from typing import NamedTuple, get_args

import pytest

from doubloon import game_names
from doubloon.table.journal import Answer, read_journal
from tests.server.room import API
from tests.web import frames
from tests.web.browser import LOCALES, SIZES, Input, Motion, Person, Size
from tests.web.playing import SHORTEST, Player, play

PLAYERS = 3
#: After so many touches a player opens the page anew, and the line breaks.
RELOAD, CUT = 8, 14
#: How much may move in a whole game without anybody having touched anything, as browsers measure it: next to nothing, such as a figure that gets a digit.
MOST_SHIFT = 0.02


class Sitting(NamedTuple):
    """How somebody plays."""

    size: Size
    by: Input
    language: str
    motion: Motion = "reduce"

    def __str__(self) -> str:
        return "-".join((self.size, self.by, self.language, *(("moving",) if self.motion != "reduce" else ())))


class Match(NamedTuple):
    game: str
    first: Sitting
    second: Sitting

    def __str__(self) -> str:
        return f"{self.game}: {self.first}, {self.second}"


ROTATION = [
    Match("unexpected-treasures", Sitting("desk", "mouse", "en", "no-preference"), Sitting("phone", "touch", "de")),
    Match("treasure-hunter", Sitting("phone", "touch", "es"), Sitting("desk", "keyboard", "en")),
    Match("the-plan", Sitting("desk", "keyboard", "de"), Sitting("phone", "touch", "en", "no-preference")),
    Match("trasteros-locos", Sitting("phone", "keyboard", "en"), Sitting("desk", "mouse", "es")),
    Match("time-pirates", Sitting("phone", "touch", "de"), Sitting("desk", "mouse", "es")),
]


def matrix() -> list[Match]:
    """Every game with every size, way to touch and language, two of them at a table."""
    inputs: tuple[Input, ...] = get_args(Input)
    ways = [Sitting(size, by, language) for size, by, language in product(SIZES, inputs, LOCALES)]
    half = len(ways) // 2
    return [Match(name, *pair) for name in game_names() for pair in zip(ways[:half], ways[half:], strict=True)]


def test_every_game_takes_its_turn() -> None:
    assert sorted(each.game for each in ROTATION) == sorted(game_names())
    sittings = [sitting for each in ROTATION for sitting in (each.first, each.second)]
    for place, all_ in enumerate((SIZES, get_args(Input), LOCALES, get_args(Motion))):
        assert {sitting[place] for sitting in sittings} == set(all_)


@pytest.mark.parametrize("match", matrix() if os.environ.get("DOUBLOON_WEB") == "full" else ROTATION, ids=str)
def test_a_game_is_played_to_its_end(person: Callable[..., Person], match: Match) -> None:
    began = time.monotonic()
    ann, ben = (
        person(name, size=each.size, by=each.by, language=each.language, motion=each.motion) for name, each in (("Ann", match.first), ("Ben", match.second))
    )
    table = ann.post("/tables", game=match.game, players=PLAYERS, options=SHORTEST.get(match.game, {}), bots=["greedy"] * (PLAYERS - 2))["table"]
    ben.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/start")
    told = [frames.Frames(each.page) for each in (ann, ben)]
    players = [Player(each, table, random.Random(f"{match} {each.name}")) for each in (ann, ben)]
    for each in players:
        each.come()
    play(players, {RELOAD: lambda player: player.come(), CUT: lambda player: player.cut()})

    look = ann.get(f"/tables/{table}")
    places = {seat: (place["points"], place["rank"]) for seat, place in enumerate(look["outcome"]["places"])}
    journal = ann.context.request.get(f"{API}/tables/{table}/journal").text()
    for seat, (each, frame) in enumerate(zip(players, told, strict=True)):
        each.finish()
        assert each.shown_places() == places, "the scores of the page are the room's"
        assert each.troubles == []
        by_itself = [shift for shift in each.shifts if not shift["byInput"]]
        assert sum(shift["value"] for shift in by_itself) <= MOST_SHIFT, sorted(by_itself, key=lambda shift: -shift["value"])[:5]
        answers = [entry.actions for entry in read_journal(journal).entries if isinstance(entry, Answer) and entry.seat == seat]
        assert all(kept in answers for kept in each.kept), "what was chosen without a line is not lost"
        assert frames.check(frame, journal, seat, table) > 10
        with pytest.raises(AssertionError, match="may this seat be told"):
            frames.check(frames.with_a_leak(frame), journal, seat, table)
    touches, kept, count = sum(each.touches for each in players), sum(len(each.kept) for each in players), sum(each.count for each in told)
    moved = [sum(shift["value"] for shift in each.shifts if not shift["byInput"]) for each in players]
    print(
        f"{match}: {touches} touches, {kept} of them without a line, {count} frames, shift {moved[0]:.3f} and {moved[1]:.3f}, {time.monotonic() - began:.0f} s"
    )
