"""The ledger's *Secrets* and *Memory*: what a viewer cannot know never reaches him, and what he has seen he goes on knowing."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from doubloon.core.runner import seats_of
from doubloon.core.state import OVER, UNKNOWN, Row
from doubloon.core.steps import SPECTATOR
from doubloon.core.stream import below, from_number
from doubloon.lab.conformance import swaps_stay_hidden
from doubloon.lab.walk import Setting

from .observer import Observer
from .positions import GAME, RULES, Draft, Position, Table, card, read, told
from .swaps import SWAPS, Swap, fits, last_sight

PACKETS = (
    "blue-1 blue-2 blue-3 blue-4 blue-5 blue-6 blue-7 blue-8 blue-9",
    "green-1 green-2 green-3 green-4 green-5 green-6 green-7 green-8 green-9",
    "red-1 red-2 red-3 red-4 red-5 red-6 red-7 red-8 red-9",
    "watchdog-1 watchdog-2 watchdog-3 watchdog-4 watchdog-5 watchdog-6 watchdog-7 watchdog-8 watchdog-9",
)
TENS = (PACKETS[0] + " gold-1", PACKETS[1] + " gold-2")


def worlds(p: Table, viewer: int, count: int = 200) -> list[Any]:
    """Worlds the viewer imagines; each gives him the same view."""
    view, stream = GAME.plain.hidden(p.s, viewer), from_number(7)
    imagined = [GAME.plain.imagined(view, viewer, stream) for _ in range(count)]
    assert all(GAME.plain.hidden(world, viewer) == view for world in imagined)
    return imagined


def places(imagined: list[Any], *texts: str) -> set[tuple[int, ...]]:
    """Where these cards are in those worlds."""
    return {tuple(world.place[card(text)] for text in texts) for world in imagined}


def kept(seat: int, turn: int) -> int:
    return int(RULES.taken(seat, turn))


def aside(seat: int, turn: int) -> int:
    return int(RULES.taken(seat, turn) + RULES.ASIDE)


def fresh(place: int) -> int:
    return int(place + RULES.FRESH)


# Memory by hand


def test_one_knows_the_own_packet_and_nothing_else() -> None:
    p = Draft(*PACKETS)
    found = worlds(p, 0)
    assert places(found, "blue-1", "blue-9") == {(RULES.PACKET, RULES.PACKET)}
    elsewhere = {(RULES.DECK,), (RULES.PACKET + 1,), (RULES.PACKET + 2,), (RULES.PACKET + 3,)}
    for text in ("green-1", "red-9", "watchdog-3", "gold-1"):
        assert places(found, text) == elsewhere
    assert places(worlds(p, SPECTATOR), "blue-1") == elsewhere | {(RULES.PACKET,)}


def test_a_packet_is_known_as_of_when_it_was_last_in_his_hands() -> None:
    p = Draft(*PACKETS)
    p.keep("blue-9", "green-9", "red-9", "watchdog-9")
    assert places(worlds(p, 0), *PACKETS[0].split()) == {(*[RULES.PACKET] * 8, kept(0, 0))}, "seat 1 looks at what seat 0 passed on"
    assert places(worlds(p, 0), *PACKETS[3].split()[:8]) == {(RULES.PACKET + 3,) * 8}
    assert (kept(3, 0),) in places(worlds(p, 0), "watchdog-9")
    assert (RULES.PACKET + 3,) not in places(worlds(p, 0), "watchdog-9")


def test_a_card_passed_on_and_not_seen_again_is_in_one_of_those_hands() -> None:
    p = Draft(*PACKETS)
    p.keep("blue-9", "green-9", "red-9", "watchdog-9")
    p.keep("watchdog-8", "blue-8", "green-8", "red-8")
    p.keep("red-7", "watchdog-7", "blue-7", "green-7")
    found = worlds(p, 0)
    for text in ("blue-1", "blue-7", "blue-8"):
        assert places(found, text) == {(kept(1, 1),), (kept(2, 2),), (RULES.PACKET,)}
    for world in found:
        assert [world.place.count(place) for place in (kept(1, 1), kept(2, 2), RULES.PACKET)] == [1, 1, 6]
    assert places(worlds(p, 1), "blue-8") == {(kept(1, 1),)}
    assert places(worlds(p, 1), "blue-7") == {(kept(2, 2),), (RULES.PACKET,)}
    assert (RULES.DECK,) in places(worlds(p, 3), "blue-9")
    assert places(worlds(p, 3), "blue-1") == {(RULES.PACKET,)}, "seat 3 looks at it"


def test_what_is_missing_when_a_packet_comes_back_was_taken_in_between_in_unknown_order() -> None:
    p = Draft(*PACKETS[:3])
    p.keep("blue-9", "green-9", "red-9")
    p.keep("red-8", "blue-8", "green-8")
    p.keep("green-7", "red-7", "blue-7")
    assert p.packet(0) == {f"blue-{number}" for number in range(1, 7)}
    assert places(worlds(p, 0), "blue-8", "blue-7") == {(kept(1, 1), kept(2, 2)), (kept(2, 2), kept(1, 1))}
    red = RULES.PACKET + 2
    assert places(worlds(p, 0), "red-7", "red-6") == {(kept(1, 2), red), (red, kept(1, 2)), (red, red)}
    assert places(worlds(p, 1), "blue-8", "blue-7") == {(kept(1, 1), kept(2, 2)), (kept(1, 1), RULES.PACKET)}, "seat 1 has not seen it since"


def test_the_other_way_round_in_even_rounds() -> None:
    p = Draft(*PACKETS[:3], journey=2)
    p.keep("blue-9", "green-9", "red-9")
    p.keep("green-8", "red-8", "blue-8")
    p.keep("red-7", "blue-7", "green-7")
    assert p.packet(0) == {f"blue-{number}" for number in range(1, 7)}
    assert places(worlds(p, 0), "blue-8", "blue-7") == {(kept(2, 1), kept(1, 2)), (kept(1, 2), kept(2, 1))}


def test_a_card_laid_out_settles_where_the_other_is() -> None:
    p = Draft(*PACKETS[:3])
    p.keep("blue-9", "green-9", "red-9")
    p.keep("red-8", "blue-8", "green-8")
    p.keep("green-7", "red-7", "blue-7")
    p.keep_first(5)
    assert p.question == "play"
    found = worlds(p, 0)
    assert places(found, "blue-8", "blue-7") == {(kept(1, 1), kept(2, 2))}, "seat 1 has laid out the 8, so seat 2 took the 7"


def test_two_players_what_is_missing_was_kept_or_set_aside() -> None:
    p = Draft(*TENS)
    p.act(0, "keep blue-9", "discard blue-8")
    events = p.act(1, "keep green-9", "discard green-8")
    drawn = {seat: str(text) for seat, text in told(events, "picked-up")}
    p.act(0, "keep green-1", "discard green-2")
    p.act(1, "keep blue-1", "discard blue-2")
    assert places(worlds(p, 0), "blue-1", "blue-2") == {(kept(1, 1), aside(1, 1)), (aside(1, 1), kept(1, 1))}
    assert drawn[1] in p.packet(0), "it came back with what seat 1 had drawn"
    assert places(worlds(p, 1), "green-1", "green-2") == {(kept(0, 1), aside(0, 1)), (aside(0, 1), kept(0, 1))}
    assert places(worlds(p, 0), "blue-8", "blue-9") == {(aside(0, 0), kept(0, 0))}


def test_two_players_one_missing_means_the_other_was_new() -> None:
    p = Draft(*TENS)
    p.act(0, "keep blue-9", "discard blue-8")
    events = p.act(1, "keep green-9", "discard green-8")
    drawn = {seat: str(text) for seat, text in told(events, "picked-up")}
    p.act(0, "keep green-1", "discard green-2")
    p.act(1, "keep blue-1", f"discard {drawn[1]}")
    found = worlds(p, 0)
    assert places(found, "blue-1") == {(kept(1, 1),), (aside(1, 1),)}
    for world in found:
        new = [place for place in world.place if place in (fresh(kept(1, 1)), fresh(aside(1, 1)))]
        assert len(new) == 1
    assert len({world.place.index(next(place for place in (fresh(kept(1, 1)), fresh(aside(1, 1))) if place in world.place)) for world in found}) > 10
    assert (RULES.DECK,) in places(found, drawn[1])


def test_two_players_a_card_passed_on_is_still_there_or_kept_or_set_aside() -> None:
    p = Draft(*TENS)
    p.act(0, "keep blue-9", "discard blue-8")
    p.act(1, "keep green-9", "discard green-8")
    p.act(1, "keep blue-1", "discard blue-2")
    found = worlds(p, 0)
    assert places(found, "blue-1", "blue-3") == {(RULES.PACKET, RULES.PACKET)}, "answers are sealed; all of it lies before seat 1"
    assert len({(world.kept[1], world.dropped[1]) for world in found}) > 10
    passed = {card(text) for text in ("blue-1", "blue-2", "blue-3", "blue-4", "blue-5", "blue-6", "blue-7", "gold-1")}
    assert all({world.kept[1], world.dropped[1]} <= passed | {world.fresh[1]} for world in found)


def test_two_players_what_was_set_aside_at_the_deal_may_be_in_the_pile() -> None:
    p = Draft(*TENS)
    p.act(0, "keep blue-9", "discard blue-8")
    p.act(1, "keep green-9", "discard green-8")
    found = places(worlds(p, 0, 400), "green-8")
    assert {(RULES.DECK,), (kept(1, 0),), (aside(1, 0),)} <= found


def test_only_the_drawer_knows_what_a_mule_brought() -> None:
    p = full_position()
    p.lay_out()
    p.play_mule(0, "gold-4")
    assert p.s.place[card("gold-4")] == RULES.DRAWN
    assert places(worlds(p, 0), "gold-4") == {(RULES.DRAWN,)}
    for viewer in (1, 2, SPECTATOR):
        found = worlds(p, viewer, 300)
        assert {(RULES.DRAWN,), (RULES.DECK,)} <= places(found, "gold-4")
        drawn = {world.place.index(RULES.DRAWN) for world in found}
        assert not [RULES.CARD.text(each) for each in drawn if RULES.CARD.text(each).startswith("blue")], "a blue one would have joined"


def full_position() -> Position:
    return Position(
        "blue-1 green-1 red-1 mystery-mule-1 copper-1 copper-2 watchdog-1 watchdog-2 silver-1",
        "blue-2 green-2 red-2 flaming-sword-1 copper-3 copper-4 watchdog-3 watchdog-4 silver-2",
        "blue-3 green-3 red-3 troll-hammer-1 silver-3 silver-4 watchdog-5 watchdog-6 gold-1",
    )


# Secrets by hand


def test_rivals_hands_are_covered_and_the_table_lies_open() -> None:
    p = full_position()
    p.lay_out()
    for viewer in (SPECTATOR, 0, 1, 2):
        view: Any = GAME.plain.hidden(p.s, viewer)
        for seat in range(3):
            cells = view.hand[seat][: p.s.hand_count[seat]]
            assert (cells == p.s.hand[seat][: p.s.hand_count[seat]]) == (seat == viewer)
            assert (set(cells) == {UNKNOWN}) == (seat != viewer)
        assert set(view.deck[: p.s.deck_count]) == {UNKNOWN}
        for field in (
            "coins",
            "goblins",
            "treasures",
            "hard",
            "easy",
            "gone",
            "lair",
            "laid",
            "hand_count",
            "party",
            "awake",
            "dealer",
            "journey",
            "unseen",
            "met",
        ):
            assert getattr(view, field) == getattr(p.s, field), field
        assert view.stream == [0, 0, 0, 0]


def test_a_sealed_keep_is_covered_for_the_others() -> None:
    p = Draft(*PACKETS)
    before = {viewer: GAME.plain.hidden(p.s, viewer) for viewer in (SPECTATOR, 0, 2, 3)}
    other = p.s.copy()
    for s, text in ((p.s, "keep green-3"), (other, "keep green-4")):
        rows = GAME.plain.apply(s, 1, GAME.actions.parse(text))
        for viewer in before:
            assert [event.values for event in read(rows, viewer)] == [{"card": None}]
    for viewer, view in before.items():
        assert GAME.plain.hidden(p.s, viewer) == GAME.plain.hidden(other, viewer)
        assert view != GAME.plain.hidden(p.s, viewer), "that seat 1 has answered is no secret"


def test_others_do_not_hear_what_is_received() -> None:
    p = Draft(*PACKETS)
    p.keep("blue-1", "green-1", "red-1")
    rows = GAME.plain.apply(p.s, 3, GAME.actions.parse("keep watchdog-1"))
    assert [event for event in read(rows, SPECTATOR) if event.kind == "received"] == []
    assert {event.seat for event in read(rows, 2) if event.kind == "received"} == {2}


def test_scrolls_being_used_are_covered_until_all_have_answered() -> None:
    p = Position("copper-1", "copper-2", treasures={0: "money-pouch", 1: "money-pouch"})
    p.collect()
    p.act(0, "use money-pouch")
    assert GAME.plain.hidden(p.s, 0).using[0] == p.s.using[0]  # type: ignore[attr-defined]
    for viewer in (1, SPECTATOR):
        assert p.s.using[0] != GAME.plain.hidden(p.s, viewer).using[0]  # type: ignore[attr-defined]


# Worlds at random positions, against an observer


def random_game(players: int, seed: int) -> Iterator[tuple[Any, list[list[int]]]]:
    """Every position of a random game, with what was told on the way to it."""
    start, stream = GAME.start(players), from_number(seed + 99)
    start.stream = from_number(seed)
    s, rows = GAME.plain.setup(start)
    while s.step != OVER:
        yield s, rows
        asked = seats_of(s.to_act)
        seat = asked[below(stream, len(asked))]
        actions = GAME.plain.legal(s, seat)
        rows = GAME.plain.apply(s, seat, actions[below(stream, len(actions))])


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_truth_fits_what_every_observer_has_seen(players: int) -> None:
    observers = [Observer(viewer, players) for viewer in range(SPECTATOR, players)]
    for s, rows in random_game(players, players):
        for observer in observers:
            for event in read(rows, observer.viewer):
                observer.hear(event)
            assert observer.faults(s) == []


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_imagined_worlds_fit_everything_seen(players: int, seed: int) -> None:
    """Two hundred worlds for each number of players and seed, at random positions."""
    observers = [Observer(viewer, players) for viewer in range(SPECTATOR, players)]
    stream, left = from_number(seed), 40
    for s, rows in random_game(players, 10 * players + seed):
        for observer in observers:
            for event in read(rows, observer.viewer):
                observer.hear(event)
        if below(stream, 4) == 0:
            left -= 1
            observer = observers[below(stream, len(observers))]
            assert_fit(s, observer, stream)
        if left == 0:
            return
    raise AssertionError("the game was too short")


def assert_fit(s: Any, observer: Observer, stream: Row) -> None:
    view = GAME.plain.hidden(s, observer.viewer)
    imagined: list[Any] = [GAME.plain.imagined(view, observer.viewer, stream) for _ in range(5)]
    for world in imagined:
        assert observer.faults(world) == []
        assert GAME.plain.check(world) == 0
        assert GAME.plain.hidden(world, observer.viewer) == view
    if observer.turn < 7:
        assert len({tuple(world.place) for world in imagined}) > 1


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_place_is_imagined_in_which_a_card_seen_before_may_be(players: int) -> None:
    stream, compared = from_number(4), 0
    for s, _ in random_game(players, 70 + players):
        if below(stream, 30) != 0:
            continue
        viewer = below(stream, players)
        sights = {each: last_sight(s, viewer, each) for each in range(RULES.CARDS) if s.boxed[each]}
        view = GAME.plain.hidden(s, viewer)
        imagined: list[Any] = [GAME.plain.imagined(view, viewer, stream) for _ in range(300)]
        for a in (each for each, turn in sights.items() if turn >= 0):
            may = {s.place[b] for b, turn in sights.items() if turn == sights[a] and fits(s, a, s.place[b]) and fits(s, b, s.place[a])}
            assert may <= {world.place[a] for world in imagined}
            compared += 1
    assert compared > 20


def test_an_observer_notices_a_card_in_the_wrong_place() -> None:
    """Any exchange that a viewer could notice is noticed by his observer, most of the time: he who notices nothing proves nothing."""
    observers, noticed, stream = [Observer(viewer, 3) for viewer in range(3)], Counter[bool](), from_number(1)
    for s, rows in random_game(3, 3):
        for observer in observers:
            for event in read(rows, observer.viewer):
                observer.hear(event)
            other, own = s.copy(), sorted(set().union(*observer.seen.values()))
            a, b = own[below(stream, len(own))], below(stream, 60)
            if s.place[a] not in (s.place[b], RULES.DECK) and b not in own:
                other.place[a], other.place[b] = other.place[b], other.place[a]
                noticed[bool(observer.faults(other))] += 1
    assert noticed[True] > 500
    assert noticed[False] == 0


# Swaps


@pytest.mark.no_cover
@pytest.mark.parametrize("swap", SWAPS, ids=lambda swap: swap.__name__)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_swap_cannot_be_seen(swap: Swap, players: int) -> None:
    assert swaps_stay_hidden(GAME, Setting(players, players), [swap]) > 5


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_swapped_world_fits_what_was_seen(players: int) -> None:
    observers, stream, tried = [Observer(viewer, players) for viewer in range(SPECTATOR, players)], from_number(2), 0
    for s, rows in random_game(players, 50 + players):
        for observer in observers:
            for event in read(rows, observer.viewer):
                observer.hear(event)
            other = s.copy()
            if below(stream, players) == 0 and SWAPS[0](other, observer.viewer, stream) is not None:
                tried += 1
                assert observer.faults(other) == []
                assert GAME.plain.check(other) == 0
    assert tried > 50
