"""The ledger's *Secrets* and *Memory*: what a viewer cannot know never reaches him before the rules show it, and what he knows he keeps."""

from collections import Counter
from functools import lru_cache
from typing import cast

import pytest

from doubloon.core import SPECTATOR
from doubloon.core.state import UNKNOWN
from doubloon.core.stream import below, from_number
from doubloon.games.the_plan.rules import State

from .observer import Observer, Options, random_game, worlds
from .positions import GAME, Position, named, number_of, read, told
from .swaps import SWAPS, Swap

BRIBERY: Options = {"bribery": "on"}
VARIANTS: list[tuple[int, Options]] = [
    (1, {"ghosts": 1}),
    (1, {"ghosts": 5, "left-out": "threes+fours"}),
    (2, {}),
    (2, {"bribery": "on", "left-out": "singles+twos"}),
    (3, {}),
    (4, BRIBERY),
    (5, {}),
    (6, BRIBERY),
]
every_variant = pytest.mark.parametrize(("players", "options"), VARIANTS, ids=lambda value: str(value))


@lru_cache(4)
def known_worlds(record: bytes, viewer: int) -> list[State]:
    """The worlds a viewer imagines, kept while several plans are looked for in them."""
    return list(worlds(State.unpack(record), viewer))


def where(s: State, viewer: int, plan: str) -> set[str]:
    """The places in which a viewer imagines a plan of which there is only one: hands, the stack, or neither (discarded)."""
    number = number_of(plan)
    found = set()
    for world in known_worlds(s.pack(), viewer):
        places = [f"hand {seat}" for seat in range(world.hands) if number in world.hand[seat]] + ["stack"] * world.stack[number]
        assert len(places) <= 1
        found.add(places[0] if places else "discards")
    return found


# Swaps


@pytest.mark.parametrize("swap", SWAPS)
@every_variant
def test_a_swap_cannot_be_seen(swap: Swap, players: int, options: Options) -> None:
    stream = from_number(players)
    for s, _ in random_game(players, players, options):
        for viewer in range(SPECTATOR, players):
            other = s.copy()
            shows = swap(other, viewer, stream)
            assert (other.pack() == s.pack()) == (shows is None)
            assert GAME.plain.check(other) == 0
            assert GAME.plain.hidden(other, viewer) == GAME.plain.hidden(s, viewer)
            if viewer >= 0:
                assert GAME.plain.why_all(other, viewer) == GAME.plain.why_all(s, viewer)


def test_every_swap_finds_something_to_change() -> None:
    found = Counter[str]()
    stream = from_number(1)
    for s, _ in random_game(4, 2, BRIBERY):
        for swap in SWAPS:
            found[swap.__name__] += swap(s.copy(), 0, stream) is not None
    assert min(found[swap.__name__] for swap in SWAPS) > 3


# What lies open


@every_variant
def test_collections_and_displays_lie_open(players: int, options: Options) -> None:
    hidden = {"stream", "stack", "stacked", "hand", "played", "away", "offer"}
    for s, _ in random_game(players, 3, options):
        for viewer in range(SPECTATOR, players):
            view = GAME.plain.hidden(s, viewer)
            for field in s.fields:
                if field.name not in hidden:
                    assert getattr(view, field.name) == getattr(s, field.name), field.name


@every_variant
def test_one_sees_the_own_hand_and_no_other(players: int, options: Options) -> None:
    for s, _ in random_game(players, 4, options):
        for viewer in range(SPECTATOR, players):
            view = cast(State, GAME.plain.hidden(s, viewer))
            for hand in range(s.hands):
                held = len(named(s.hand[hand]))
                assert view.hand[hand][:held] == (s.hand[hand][:held] if hand == viewer else [UNKNOWN] * held)
            assert set(view.stack) == {UNKNOWN}


def test_ghosts_hands_are_covered() -> None:
    p = Position.dealt(1, options={"ghosts": 3})
    assert all(set(row[:2]) == {UNKNOWN} for row in cast(State, GAME.plain.hidden(p.s, 0)).hand[1:4])
    assert len({tuple(world.hand[2]) for world in worlds(p.s, 0)}) > 50


# Memory by hand

HANDS = [
    ["r", "ro", "rog", "rogw", "ry", "rp"],
    ["y", "oy", "ygp", "oygp", "og", "ow"],
    ["b", "yb", "rbp", "rgbp", "bw", "bp"],
    ["w", "gp", "gbw", "ygbw", "yg", "pw"],
]
OPEN = {"red": [1], "yellow": [1], "blue": [1], "white": [1]}


def after_round_1() -> Position:
    """Everybody has handed two plans to the left: 0 ry and rp, 1 og and ow, 2 bw and bp, 3 yg and pw."""
    p = Position(4, hands=HANDS, museum=OPEN)
    p.choose("r", "y", "b", "w")
    p.give(("ry", "rp"), ("og", "ow"), ("bw", "bp"), ("yg", "pw"))
    assert p.question == "choose"
    return p


def finish_round(p: Position, *plans: str) -> None:
    p.choose(*plans)
    p.play_on("give", "choose")


def test_memory_before_anything_is_passed_everything_is_possible() -> None:
    p = Position(4, hands=HANDS, museum=OPEN)
    assert where(p.s, 0, "ry") == {"hand 0"}
    for plan in ("og", "bw", "rbp", "opw", "robw"):
        assert where(p.s, 0, plan) == {"hand 1", "hand 2", "hand 3", "stack"}
    assert where(p.s, SPECTATOR, "ry") == {"hand 0", "hand 1", "hand 2", "hand 3", "stack"}


def test_memory_the_giver_knows_a_passed_plan_is_with_the_receiver() -> None:
    p = after_round_1()
    assert where(p.s, 0, "ry") == where(p.s, 0, "rp") == {"hand 1"}
    assert where(p.s, 1, "og") == {"hand 2"}
    assert where(p.s, 1, "ry") == {"hand 1"}, "the receiver sees it"
    assert where(p.s, 2, "ry") == {"hand 0", "hand 1", "hand 3", "stack"}, "the others know nothing"
    assert where(p.s, SPECTATOR, "ry") == {"hand 0", "hand 1", "hand 2", "hand 3", "stack"}


def test_memory_or_with_whoever_the_receiver_may_have_passed_it_to() -> None:
    p = after_round_1()
    finish_round(p, "ro", "oy", "yb", "gp")
    assert where(p.s, 0, "ry") == {"hand 1"}, "nothing was passed yet"
    p.give(("rog", "rogw"), ("ry", "oygp"), ("rbp", "rgbp"), ("gbw", "ygbw"))
    assert where(p.s, 0, "ry") == where(p.s, 0, "rp") == {"hand 1", "hand 2"}
    assert where(p.s, 1, "ry") == {"hand 2"}
    assert where(p.s, 1, "rp") == {"hand 1"}
    assert where(p.s, 2, "ry") == {"hand 2"}
    assert where(p.s, 2, "rp") == {"hand 0", "hand 1", "hand 3", "stack"}


def test_memory_two_plans_may_have_gone_different_ways() -> None:
    p = after_round_1()
    finish_round(p, "ro", "oy", "yb", "gp")
    p.give(("rog", "rogw"), ("ry", "oygp"), ("rbp", "rgbp"), ("gbw", "ygbw"))
    ways = Counter((number_of("ry") in world.hand[1], number_of("rp") in world.hand[1]) for world in worlds(p.s, 0))
    assert set(ways) == {(True, True), (True, False), (False, True), (False, False)}


def test_memory_what_comes_back_is_known_to_have_been_passed_on() -> None:
    p = Position(2, hands=[["r", "ro", "rog", "ry", "rp", "o"], ["y", "oy", "ygp", "og", "ow", "g"]], museum=OPEN)
    p.choose("r", "y")
    p.give(("ry", "rp"), ("og", "ow"))
    finish_round(p, "ro", "oy")
    p.give(("og", "rog"), ("ry", "ygp"))
    assert where(p.s, 0, "ry") == {"hand 0"}
    assert where(p.s, 0, "rp") == {"hand 1"}, "of two players only one can have it"


def test_memory_a_plan_may_go_to_and_fro() -> None:
    """0 gives ry away, gets it back, and gives it away again; 1 plays it in the fourth round."""
    p = Position(2, hands=[["r", "ro", "rog", "ry", "rp", "o"], ["y", "oy", "ygp", "og", "ow", "g"]], museum=OPEN)
    finish_round(p, "r", "y")
    p.give(("ry", "rp"), ("og", "ow"))
    finish_round(p, "ro", "oy")
    p.give(("og", "rog"), ("ry", "ygp"))
    assert where(p.s, 0, "ry") == {"hand 0"}
    finish_round(p, "o", "g")
    p.give(("ry", "ygp"), ("rp", "og"))
    assert where(p.s, 0, "ry") == where(p.s, 1, "ry") == {"hand 1"}
    finish_round(p, "ow", "ry")
    assert p.s.turn == 4
    for viewer in range(SPECTATOR, 2):
        assert where(p.s, viewer, "ry") == {"discards"}


def test_memory_it_is_certain_again_when_played() -> None:
    p = after_round_1()
    finish_round(p, "ro", "oy", "yb", "gp")
    p.give(("rog", "rogw"), ("ry", "oygp"), ("rbp", "rgbp"), ("gbw", "ygbw"))
    finish_round(p, "yg", "ygp", "ry", "rbp")
    assert p.question == "give"
    for viewer in range(SPECTATOR, 4):
        assert where(p.s, viewer, "ry") == {"discards"}
    assert where(p.s, 0, "rp") == {"hand 1", "hand 2"}


def test_memory_a_plan_played_by_the_one_after_was_passed_on() -> None:
    """If seat 2 plays what 0 gave to 1, then 1 passed it on, and with it at most one of the other three."""
    p = after_round_1()
    finish_round(p, "ro", "oy", "yb", "gp")
    p.give(("rog", "rogw"), ("ry", "oygp"), ("rbp", "rgbp"), ("gbw", "ygbw"))
    finish_round(p, "yg", "ygp", "ry", "rbp")
    for world in worlds(p.s, 0):
        assert number_of("ry") in world.away[1][2:4]


def discarded() -> Position:
    """After the fourth round; everybody has discarded two plans unplayed: 0 rog and rogw."""
    hands = [["r", "rog", "rogw"], ["y", "ygp", "oygp"], ["b", "rbp", "rgbp"], ["w", "gbw", "ygbw"]]
    p = Position(4, hands=hands, museum=OPEN, round=4)
    p.choose("r", "y", "b", "w")
    assert p.s.turn == 4
    return p


def test_memory_plans_discarded_unplayed_are_remembered_by_their_holder() -> None:
    p = discarded()
    assert where(p.s, 0, "rog") == where(p.s, 0, "rogw") == {"discards"}
    elsewhere = where(p.s, SPECTATOR, "rog")
    assert elsewhere == {"hand 0", "hand 1", "hand 2", "hand 3", "stack", "discards"}


def test_memory_what_was_passed_and_not_played_is_discarded_with_the_hands() -> None:
    p = after_round_1()
    while p.s.turn < 4:
        others = [[plan for plan in p.hand(seat) if plan != "ry"] for seat in range(4)]
        if p.question == "choose":
            p.choose(*(hand[0] for hand in others))
        elif p.question == "give":
            p.give(*((hand[0], hand[1]) for hand in others))
        p.play_on("choose", "give")
    assert where(p.s, 1, "ry") == {"discards"}, "he kept it to the end"
    assert where(p.s, 0, "ry") == {"discards"}, "whoever had it in the end, it was not played"
    assert "stack" in where(p.s, 2, "ry"), "he has never seen it"


def test_memory_of_discards_ends_when_they_are_shuffled() -> None:
    p, stream, thrown = Position.dealt(6, seed=3), from_number(3), set[str]()
    while p.s.turn < 8:
        events = p.play_at_random(stream)
        thrown |= {str(plan) for seat, plan in told(events, "discarded") if seat == 0}
        if p.s.turn in (4, 7):
            assert all(where(p.s, 0, plan) == {"discards"} for plan in thrown if p.s.plans[number_of(plan)] == 1)
    unique = [plan for plan in thrown if p.s.plans[number_of(plan)] == 1 and plan not in p.hand(0)]
    assert unique
    for plan in unique:
        assert where(p.s, 0, plan) == {f"hand {seat}" for seat in range(1, 6)} | {"stack"}


# Imagined worlds


@every_variant
def test_worlds_fit_everything_the_viewer_has_seen(players: int, options: Options) -> None:
    chance = from_number(17)
    judged = differing = 0
    for seed in range(3):
        observers = [Observer(viewer, players) for viewer in range(SPECTATOR, players)]
        for s, rows in random_game(players, seed, options):
            for observer in observers:
                for event in read(rows, observer.viewer):
                    observer.hear(event)
                assert observer.fits(s, s) == "", f"the truth itself, for {observer.viewer}"
            if below(chance, 12 if players > 2 else 3) == 0:
                observer = observers[below(chance, len(observers))]
                imagined = list(worlds(s, observer.viewer, 20))
                for world in imagined:
                    assert observer.fits(world, s) == "", f"seed {seed}, turn {s.turn}, viewer {observer.viewer}"
                judged += 1
                differing += len({world.pack() for world in imagined}) > 1
    assert judged > 5
    assert differing == judged


def test_two_hundred_worlds_of_one_position() -> None:
    p, stream, observer = Position.dealt(4, seed=6), from_number(6), Observer(2, 4)
    start = GAME.start(4)
    start.stream = from_number(6)
    rows = GAME.plain.setup(start)[1]
    while p.s.turn < 6:
        for event in read(rows, 2):
            observer.hear(event)
        seat = sorted(p.asked)[below(stream, len(p.asked))]
        actions = GAME.plain.legal(p.s, seat)
        rows = GAME.plain.apply(p.s, seat, actions[below(stream, len(actions))])
    for event in read(rows, 2):
        observer.hear(event)
    imagined = list(worlds(p.s, 2))
    assert [observer.fits(world, p.s) for world in imagined if observer.fits(world, p.s)] == []
    assert len({world.pack() for world in imagined}) == 200


def test_sealed_answers_of_rivals_are_imagined_anew() -> None:
    p = Position(4, hands=HANDS, museum=OPEN)
    p.act(1, "choose y")
    assert all(world.played[0][1] in world.hand[1] for world in worlds(p.s, 0))
    assert len({world.played[0][1] for world in worlds(p.s, 0)}) > 15
    p.choose("r")
    p.act(2, "choose b")
    p.act(3, "choose w")
    p.act(1, "give og", "give ow")
    assert len({tuple(world.away[0][2:4]) for world in worlds(p.s, 2)}) > 50, "the receiver has not seen them yet"
    assert {tuple(world.away[0][2:4]) for world in worlds(p.s, 1)} == {(number_of("og"), number_of("ow"))}


def test_offers_of_rivals_are_imagined_anew() -> None:
    bags = [["mug-1"], ["mug-2", "mug-3"]]
    p = Position(3, plans=["ro", "oy", "b"], museum={"orange": [1], "blue": [1]}, bags=bags, options=BRIBERY)
    p.reveal()
    p.act(1, "add mug-3", "done")
    offers = {tuple(world.offer[1]) for world in worlds(p.s, 0)}
    assert len(offers) == 4, "any of his two trinkets, or none"
    assert len({tuple(world.offer[1]) for world in worlds(p.s, 1)}) == 1


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_hands_are_imagined_as_often_as_they_are_dealt(viewer: int) -> None:
    p = Position(4, hands=[["smash", "smash", *HANDS[0][2:]], *HANDS[1:]], museum=OPEN)
    seen = Counter(p.hand(viewer) if viewer >= 0 else [])
    imagined = list(worlds(p.s, viewer, 400))
    for seat in (1, 3):
        smashes = sum(world.hand[seat].count(number_of("smash")) for world in imagined) / len(imagined)
        assert abs(smashes - 6 * (16 - seen["smash"]) / (72 - seen.total())) < 0.25
