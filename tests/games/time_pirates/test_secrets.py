"""The ledger's *Secrets* and *Memory*: everything lies open but the order of the bag and, until all are shown, what rivals assign."""

from collections import Counter
from typing import cast

import pytest

from doubloon.core import SPECTATOR
from doubloon.core.event import SPECTATOR_BIT
from doubloon.core.runner import seats_of
from doubloon.core.state import OVER, UNKNOWN
from doubloon.core.stream import below, from_number
from doubloon.games.time_pirates.rules import State
from doubloon.lab.conformance import sealed_answers_commute, sealed_answers_stay_hidden
from doubloon.lab.walk import Setting

from .observer import Observer, Options, played_game, worlds
from .players import Style, anything, keen, thief
from .positions import GAME, RULES, Position, read
from .swaps import swap_assignment

VARIANTS: list[tuple[int, Options]] = [(3, {}), (4, {"restocking": "bare"}), (5, {"bonus": 4}), (6, {})]
KEEN: list[Style] = [keen, thief, keen]
every_variant = pytest.mark.parametrize(("players", "options"), VARIANTS, ids=str)


def assigning(*contracts: list[str]) -> Position:
    """The third year has just ended."""
    owned = contracts or (["blue-2", "green-2", "white-3", "white-3"], ["red-3", "white-4"], ["purple-2", "orange-3", "white-5"])
    p = Position(max(3, len(owned)), contracts=owned, year=3, track=(4, 3), bag=(), rest="discards", restocking=True)
    p.restock(2200)
    assert p.question == "assign"
    return p


# What lies open


@every_variant
def test_everything_but_assignments_lies_open(players: int, options: Options) -> None:
    for s, _, _, rows in played_game(players, 1, KEEN, options):
        for row in rows:
            assert row[7] >> SPECTATOR_BIT & 1
            assert row[7] & (1 << players) - 1 == (1 << players) - 1
        for viewer in range(SPECTATOR, players):
            view = GAME.plain.hidden(s, viewer)
            for field in s.fields:
                if field.name not in ("stream", "assigned"):
                    assert getattr(view, field.name) == getattr(s, field.name), field.name


@every_variant
def test_before_the_end_nothing_is_covered(players: int, options: Options) -> None:
    for s, _, _, _ in played_game(players, 2, [anything], options):
        if s.decision != RULES.ASSIGNING:
            for viewer in range(SPECTATOR, players):
                assert cast(State, GAME.plain.hidden(s, viewer)).assigned == s.assigned


def test_the_order_of_the_bag_is_nowhere() -> None:
    p = Position(3, restocking=True)
    view = GAME.plain.hidden(p.s, 0)
    assert view.stream == [0, 0, 0, 0]
    action = GAME.actions.parse("restock 1600")
    futures = {tuple(map(tuple, GAME.plain.apply(world, 0, action))) for world in worlds(p.s, 0)}
    assert len(futures) == 50


# Assignments


def test_assignments_of_rivals_are_covered() -> None:
    p = assigning()
    p.act(0, "assign white-3 blue", "assign white-3 green")
    p.act(1, "keep white-4")
    for viewer in range(SPECTATOR, 3):
        view = cast(State, GAME.plain.hidden(p.s, viewer))
        for seat in range(3):
            if seat == viewer:
                assert view.assigned[seat] == p.s.assigned[seat]
            else:
                assert all(cell == UNKNOWN for cell in view.assigned[seat])


def test_assignments_of_rivals_are_imagined_anew() -> None:
    p = assigning()
    p.act(0, "assign white-3 blue", "assign white-3 green")
    assert len({tuple(world.assigned[0]) for world in worlds(p.s, 1, 200)}) == 6, "two contracts, each to blue, to green or nowhere"
    assert len({tuple(world.assigned[0]) for world in worlds(p.s, 0)}) == 1
    p.act(1, "assign white-4 red")
    assert len({tuple(world.assigned[1]) for world in worlds(p.s, SPECTATOR)}) == 2
    assert len({tuple(world.assigned[1]) for world in worlds(p.s, 2)}) == 2


def test_seats_that_are_not_asked_assign_nothing_in_any_world() -> None:
    p = assigning(["blue-2", "white-3"], ["white-5"], ["red-2"], ["green-2", "white-4"])
    assert p.asked == {0, 3}
    p.act(0, "keep white-3")
    for viewer in range(SPECTATOR, 4):
        for world in worlds(p.s, viewer):
            assert sum(world.assigned[1]) == sum(world.assigned[2]) == 0


def test_after_the_end_nothing_is_hidden() -> None:
    p = assigning()
    for seat in range(3):
        while seat in p.asked:
            p.act(seat, min(p.open_to(seat)))
    for viewer in range(SPECTATOR, 3):
        view = cast(State, GAME.plain.hidden(p.s, viewer))
        assert view.assigned == p.s.assigned


def test_the_order_of_sealed_assignments_tells_nothing() -> None:
    for seed in range(4):
        for check in (sealed_answers_commute, sealed_answers_stay_hidden):
            check(GAME, Setting(4, seed))


# Swaps


def answers(p: Position) -> list[Position]:
    """The positions on the way to the last answer."""
    found, stream = [p], from_number(5)
    while len(p.asked) > 1:
        q = Position.__new__(Position)
        q.s = p.s.copy()
        q.play_at_random(stream)
        found.append(q)
        p = q
    return found


def test_a_swap_cannot_be_seen() -> None:
    tried = 0
    stream = from_number(1)
    for p in answers(assigning()):
        for viewer in range(SPECTATOR, 3):
            other = p.s.copy()
            shows = swap_assignment(other, viewer, stream)
            assert (other.pack() == p.s.pack()) == (shows is None)
            assert GAME.plain.check(other) == 0
            assert GAME.plain.hidden(other, viewer) == GAME.plain.hidden(p.s, viewer)
            if viewer >= 0:
                assert GAME.plain.why_all(other, viewer) == GAME.plain.why_all(p.s, viewer)
            tried += shows is not None
    assert tried > 5


def test_a_swap_cannot_be_seen_until_all_are_shown() -> None:
    stream, shown = from_number(2), 0
    for p in answers(assigning()):
        for viewer in range(SPECTATOR, 3):
            one, other = p.s.copy(), p.s.copy()
            shows = swap_assignment(other, viewer, stream)
            while shows is not None:
                seat = min(seats_of(one.to_act))
                assert (one.to_act, GAME.plain.legal(one, seat)) == (other.to_act, GAME.plain.legal(other, seat))
                action = GAME.plain.legal(one, seat)[below(stream, len(GAME.plain.legal(one, seat)))]
                told = [GAME.plain.apply(world, seat, action) for world in (one, other)]
                if one.step == OVER:
                    assert any(shows(row) for rows in told for row in rows)
                    shown += 1
                    break
                assert read(told[0], viewer) == read(told[1], viewer)
                assert GAME.plain.hidden(one, viewer) == GAME.plain.hidden(other, viewer)
    assert shown > 5


# Memory


@every_variant
def test_worlds_fit_everything_the_viewer_has_seen(players: int, options: Options) -> None:
    asked, differing = Counter[str](), 0
    for seed in range(2):
        observers = [Observer(viewer, players) for viewer in range(SPECTATOR, players)]
        for s, seat, action, rows in played_game(players, seed, KEEN, options):
            question = GAME.decisions.kinds[s.decision].name
            asked[question] += 1
            for observer in observers:
                if observer.viewer == seat and action.split()[:1] in (["assign"], ["keep"]):
                    observer.said.append(action)
                for event in read(rows, observer.viewer):
                    observer.hear(event)
                assert observer.fits(s, s) == "", f"the truth itself, for {observer.viewer}"
            if question == "assign" or s.asked % 7 == seed:
                for observer in observers:
                    imagined = list(worlds(s, observer.viewer, 20 if question == "assign" else 2))
                    for world in imagined:
                        assert observer.fits(world, s) == "", f"seed {seed}, viewer {observer.viewer}"
                    differing += question == "assign" and len({tuple(map(tuple, world.assigned)) for world in imagined}) > 1
    assert asked["assign"] > 3
    assert differing > 3
    assert {"place", "restock", "act", "flee", "land", "pay", "trade"} <= set(asked)


def test_the_bag_follows_by_counting() -> None:
    observer = Observer(SPECTATOR, 4)
    for s, _, _, rows in played_game(4, 9, KEEN):
        for event in read(rows, SPECTATOR):
            observer.hear(event)
        assert sum(observer.bag.values()) == s.bag_count
        assert [count for _, count in sorted(observer.bag.items())] == [s.bag[RULES.ARTIFACT.texts.index(name)] for name in sorted(observer.bag)]
        assert [5 - observer.drawn[path] for path in (1, 2)] == s.bag_police
