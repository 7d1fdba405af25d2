"""`check` tells when something is lost, doubled or cannot be."""

from collections.abc import Callable

import pytest

from doubloon.games.time_pirates.rules import State

from .positions import GAME, RULES, Position

LOST, POLICE, CONTRACTS, SUMS, NOWHERE, NEGATIVE, ASSIGNMENTS, TURN = range(1, 9)


def position() -> State:
    loot = [{"blue-plain": 2, "red-arrow": 1, "white": 1}, {"green-atomic": 1}]
    return Position(3, loot=loot, lying={1000: ["red-plain"], 1600: ["white"]}, discards=["orange-plain"], contracts=[["blue-2"], ["white-3"]], track=(1, 2)).s


def assigning() -> State:
    p = Position(3, contracts=[["blue-2", "white-3"], ["red-2", "white-4"]], year=3, track=(4, 3), bag=(), rest="discards", restocking=True)
    p.restock(2200)
    p.act(0, "assign white-3 blue")
    return p.s


def test_positions_are_sound() -> None:
    assert GAME.plain.check(position()) == GAME.plain.check(assigning()) == 0


def add(cells: str, *places: int, by: int = 1) -> Callable[[State], None]:
    def change(s: State) -> None:
        row = getattr(s, cells)
        if not places:
            setattr(s, cells, row + by)
            return
        for place in places[:-1]:
            row = row[place]
        row[places[-1]] += by

    change.__name__ = f"{cells} {' '.join(map(str, places))} {by:+}"
    return change


def both(*changes: Callable[[State], None]) -> Callable[[State], None]:
    def change(s: State) -> None:
        for each in changes:
            each(s)

    change.__name__ = ", ".join(each.__name__ for each in changes)
    return change


@pytest.mark.parametrize(
    ("change", "broken"),
    [
        (both(add("bag", 0), add("bag_count")), {LOST}),
        (both(add("bag", 0, by=-1), add("bag_count", by=-1)), {LOST}),
        (add("discards", 3), {LOST}),
        (add("discards", 6, by=-1), {LOST}),
        (both(add("loot", 0, 0), add("sets", 0, 0), add("loot_count", 0)), {LOST}),
        (both(add("lying", 0, 12, by=-1), add("vacant", 0)), {LOST}),
        (both(add("lying", 0, 12), add("vacant", 0, by=-1)), {LOST}),
        (add("bag_police", 0), {POLICE}),
        (add("track", 1, by=-1), {POLICE}),
        (add("bazaar", 1), {CONTRACTS}),
        (both(add("owned", 0, 2), add("contracts", 0), add("worth", 0, by=3)), {CONTRACTS}),
        (add("bag_count"), {SUMS}),
        (add("vacant", 2, by=-1), {SUMS}),
        (add("sets", 0, 4), {SUMS}),
        (add("loot_count", 1), {SUMS}),
        (add("contracts", 0, by=-1), {SUMS}),
        (add("worth", 1), {SUMS}),
        (add("police", by=1), {NOWHERE}),
        (add("police", by=-7), {NOWHERE}),
        (add("pirate", 1, by=7), {NOWHERE}),
        (add("pirate", 1, by=-9), {NOWHERE}),
        (both(add("bag", 4, by=-4), add("discards", 4, by=4), add("bag_count", by=-4)), {NEGATIVE}),
        (both(add("track", 0, by=-2), add("bag_police", 0, by=2)), {NEGATIVE, POLICE}),
    ],
    ids=lambda value: value.__name__ if callable(value) else str(min(value)),
)
def test_a_broken_position_is_noticed(change: Callable[[State], None], broken: set[int]) -> None:
    s = position()
    change(s)
    assert GAME.plain.check(s) in broken


def test_every_token_of_every_place_is_counted() -> None:
    for artifact in range(RULES.ARTIFACTS):
        s = position()
        s.artifacts = [count + (place == artifact) for place, count in enumerate(s.artifacts)]
        assert GAME.plain.check(s) == LOST
    for contract in range(RULES.CONTRACTS):
        s = position()
        s.copies = [count + (place == contract) for place, count in enumerate(s.copies)]
        assert GAME.plain.check(s) == CONTRACTS


@pytest.mark.parametrize(
    "change",
    [
        add("assigned", 0, 12),
        add("assigned", 0, 12 + 4),
        add("assigned", 0, 18),
        add("assigned", 1, 18 + 1),
        add("assigned", 2, 12),
        both(add("assigned", 0, 12, by=-1), add("assigned", 0, 13)),
    ],
    ids=lambda change: change.__name__,
)
def test_an_assignment_that_cannot_be_is_noticed(change: Callable[[State], None]) -> None:
    s = assigning()
    change(s)
    assert GAME.plain.check(s) == ASSIGNMENTS


@pytest.mark.parametrize(
    "change",
    [
        add("left"),
        add("left", by=-3),
        add("year", by=3),
        add("year", by=-1),
        add("idle", by=-1),
        add("due"),
        add("due", by=-1),
        add("received", 0),
        add("received", 0, by=-1),
        add("received", 4, by=2),
    ],
    ids=lambda change: change.__name__,
)
def test_a_turn_that_cannot_be_is_noticed(change: Callable[[State], None]) -> None:
    s = position()
    change(s)
    assert GAME.plain.check(s) in (TURN, NEGATIVE)


def test_a_received_arrow_is_one_he_has() -> None:
    s = position()
    s.received[4] = 1
    assert GAME.plain.check(s) == 0
    s.received[4] = 2
    assert GAME.plain.check(s) == TURN
