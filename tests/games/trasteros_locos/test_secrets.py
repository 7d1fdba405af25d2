"""Secrets and memory: what a viewer sees, what he can imagine, and that he forgets nothing."""

from collections import Counter
from collections.abc import Callable
from typing import cast

import pytest

from doubloon.core import SPECTATOR
from doubloon.core.state import UNKNOWN
from doubloon.core.stream import below, from_number
from doubloon.games.trasteros_locos.rules import State
from doubloon.lab.conformance import sealed_answers_commute, sealed_answers_stay_hidden, swaps_stay_hidden
from doubloon.lab.walk import Setting

from .observer import Observer, listen, played_game, worlds
from .players import anything, guard, keen, only_protect, patient
from .positions import CARDS, GAME, ITEMS, Position, heap, kinds
from .swaps import SWAPS, Swap

STYLES = [patient, keen, anything, guard, only_protect, anything]


def view(s: State, viewer: int) -> State:
    return cast(State, GAME.plain.hidden(s, viewer))


def holds(world: State, seat: int) -> Counter[str]:
    """In hand and protected."""
    p = Position.of(world)
    return sum((cards for owner, cards in p.piles if owner == seat), p.hand(seat))


def always(s: State, viewer: int, fact: Callable[[State], bool], count: int = 60) -> bool:
    return all(fact(world) for world in worlds(s, viewer, count))


def sometimes(s: State, viewer: int, fact: Callable[[State], bool], count: int = 300) -> bool:
    found = [fact(world) for world in worlds(s, viewer, count)]
    return any(found) and not all(found)


def has(seat: int, card: str, count: int = 1) -> Callable[[State], bool]:
    return lambda world: holds(world, seat)[card] >= count


def face_down(card: str) -> Callable[[State], bool]:
    return lambda world: Position.of(world).closed[card] >= 1


# What lies open


def test_what_is_covered_and_what_is_not() -> None:
    p = Position(4, hands=["cars-gold", "art-glass junk", "junk*3"], piles=[(1, "sports-gold junk"), (2, "art-gold")], discards="clocks-gold")
    p.call(0, 1, first="junk")
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        seen = view(p.s, viewer)
        for seat in range(4):
            mine = seat == viewer
            assert (seen.collector[seat] == UNKNOWN) == (not mine)
            assert (seen.hand[seat] == p.s.hand[seat]) == mine or not sum(p.s.hand[seat])
            if not mine:
                assert set(seen.hand[seat]) == {UNKNOWN} == set(seen.held[seat]) == set(seen.offer[seat])
        assert seen.vault[:2] == (p.s.vault[:2] if viewer == 1 else [UNKNOWN, UNKNOWN])
        assert seen.vault[2:3] == (p.s.vault[2:3] if viewer == 2 else [UNKNOWN])
        for name in ("hand_count", "pile_cards", "pile_owner", "piles", "cubes", "supply", "badges", "discards", "revealed", "doors", "public_count"):
            assert getattr(seen, name) == getattr(p.s, name), name
        assert UNKNOWN in seen.stock
        assert seen.stream == [0, 0, 0, 0]


def test_hands_of_rivals_are_imagined_from_what_is_not_seen() -> None:
    p = Position(3, hands=["cars-gold", "art-gold junk"], discards="clocks-gold")
    for world in worlds(p.s, 0, 40):
        assert GAME.plain.check(world) == 0
        assert Position.of(world).hand(0) == heap("cars-gold")
        assert Position.of(world).hand(1).total() == 2
        assert holds(world, 1)["cars-gold"] == holds(world, 1)["clocks-gold"] == 0
    assert len({tuple(world.hand[1]) for world in worlds(p.s, 0, 40)}) > 20


def test_collectors_of_rivals_may_be_any_but_the_own_and_the_removed() -> None:
    p = Position(3, collectors=("clocks", "cars", "antiques"), removed="art")
    found = {tuple(world.collector[:3]) for world in worlds(p.s, 1, 200)}
    assert len(found) == 12
    assert {row[1] for row in found} == {1}


# Memory, line by line


def sale() -> Position:
    """Seat 1 has bought the gold car; seat 2 has taken junk."""
    p = Position(3, hands=["", "junk art-glass*2"], doors="1 2", room="cars-gold junk*11")
    p.call(0, 1, first="cars-gold")
    p.offers("", "", "")
    p.act(0, "decline")
    p.act(1, "buy cars-gold")
    p.act(2, "take-junk")
    return p


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_a_card_seen_bought_is_with_its_buyer(viewer: int) -> None:
    p = sale()
    assert always(p.s, viewer, has(1, "cars-gold"))
    assert always(p.s, viewer, has(2, "junk"))


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_it_may_be_in_his_hand_or_protected(viewer: int) -> None:
    p = Position.of(sale().s)
    p.s.cubes[1][3] += 1
    p.s.supply[3] -= 1
    p.lay(1, "junk art-glass")
    assert always(p.s, viewer, has(1, "cars-gold"))
    assert sometimes(p.s, viewer, lambda world: Position.of(world).hand(1)["cars-gold"] == 1)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_until_it_is_shown_elsewhere(viewer: int) -> None:
    p = sale()
    p.act(1, "exchange cars-gold")
    for world in worlds(p.s, viewer, 30):
        assert Position.of(world).discards["cars-gold"] == 1
        assert holds(world, 1)["cars-gold"] == 0


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_or_lost(viewer: int) -> None:
    """Seat 1 loses everything to a skeleton in the public room, and draws nothing."""
    p = Position(3, hands=["", "cars-gold junk art-glass*2"], public="skeleton*2", discards="junk", mover=1)
    p.hope(1, "open", lambda events: [event.seat for event in events if event.kind == "struck"] == [1])
    assert always(p.s, viewer, lambda world: holds(world, 1).total() == 0)


@pytest.mark.parametrize("viewer", [SPECTATOR, 1, 2])
def test_the_first_card_of_a_room_won_is_with_the_winner(viewer: int) -> None:
    p = Position(3, doors="1 2", room="cars-gold art-gold art-silver*2 junk*8")
    p.call(0, 1, first="cars-gold")
    p.offers("gold", "", "")
    assert always(p.s, viewer, has(0, "cars-gold"))
    assert sometimes(p.s, viewer, has(0, "art-gold")), "what was behind it nobody else has seen"


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_unsold_cards_lie_open_and_then_somewhere_face_down(viewer: int) -> None:
    p = Position(3, doors="1 2", room="cars-gold junk*11", public="skeleton", cubes=["glass*2", "glass*2", "glass*2"])
    p.call(0, 1, first="cars-gold")
    p.offers("", "", "")
    for seat in range(3):
        p.act(seat, "decline")
    assert always(p.s, viewer, lambda world: Position.of(world).discards["cars-gold"] == 1)
    p.hope(1, "open", lambda events: kinds(events)[-2:] == ["struck", "reshuffled"])
    assert not p.discards
    assert always(p.s, viewer, lambda world: world.fresh[CARDS.index("cars-gold")] == 1), "it was shuffled into the public room, and nobody has drawn since"
    assert always(p.s, viewer, lambda world: world.stock[CARDS.index("cars-gold")] == 0), "it cannot lie in a room"


def test_own_cards_lost_are_in_the_public_room_until_somebody_draws() -> None:
    p = Position(3, hands=["cars-gold art-gold"], public="skeleton", discards="junk*3", mover=1)
    p.hope(1, "open", lambda events: [event.seat for event in events if event.kind == "struck"] == [0])
    assert p.s.mover == 2
    assert always(p.s, 0, face_down("cars-gold"))
    assert always(p.s, 0, lambda world: world.stock[CARDS.index("cars-gold")] == 0)
    assert sometimes(p.s, 1, has(2, "cars-gold"), 2_000) or sometimes(p.s, SPECTATOR, has(2, "cars-gold"), 2_000), "the others have not seen that he had it"
    p.hope(2, "open", lambda events: "struck" not in kinds(events))
    assert sometimes(p.s, 0, has(1, "cars-gold"), 2_000)


def test_own_cards_handed_in_are_known_to_lie_among_the_discards() -> None:
    p = Position(3, hands=["cars-gold art-gold"], public="junk*4", rest=2, discards="clocks-glass")
    p.act(0, "exchange cars-gold")
    for viewer in (SPECTATOR, 0, 1, 2):
        assert view(p.s, viewer).discards == p.s.discards
    p.act(1, "open")
    p.act(2, "upgrade glass")
    p.act(0, "upgrade glass")
    assert always(p.s, 1, lambda world: sum(holds(world, seat)["cars-gold"] for seat in range(3)) == 0)


def test_rooms_filled_before_do_not_hold_what_was_seen_since() -> None:
    """Seat 0 holds a card while the rooms are closed and loses it: it is in no room, whoever wins one."""
    p = Position(3, hands=["cars-gold"], doors="1 2", public="skeleton", discards="junk")
    p.hope(0, "open", lambda events: [event.seat for event in events if event.kind == "struck"] == [0])
    p.hope(1, "call 1", lambda events: "collapsed" not in kinds(events))
    p.offers("", "gold", "")
    had = [holds(world, 1)["cars-gold"] for world in worlds(p.s, 0, 400)]
    drew = [holds(world, 2)["cars-gold"] for world in worlds(p.s, 0, 400)]
    assert abs(sum(had) - sum(drew)) < 40, "each drew one card from the public room since; the room brings nothing"


# Observers


def observe(players: int, seed: int, every: int, count: int) -> tuple[int, int]:
    """Play a game, and compare worlds with what each viewer has heard. How many were compared, and how many differed from the truth."""
    observers = [Observer(viewer, players) for viewer in range(SPECTATOR, players)]
    compared = differing = 0
    for number, (s, rows) in enumerate(played_game(players, seed, STYLES[:players])):
        listen(observers, rows)
        if number % every == seed % every:
            for observer in observers:
                assert observer.faults(s) == [], f"the truth itself, for {observer.viewer}"
                for world in worlds(s, observer.viewer, count, seed):
                    assert observer.faults(world) == [], f"seed {seed}, decision {number}, viewer {observer.viewer}"
                    assert GAME.plain.check(world) == 0
                    compared += 1
                    differing += (world.hand, world.vault) != (s.hand, s.vault)
    return compared, differing


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_imagined_worlds_fit_everything_heard(players: int, seed: int) -> None:
    compared, differing = observe(players, seed, 13, 2)
    assert compared > 20
    assert differing > compared // 2


@pytest.mark.no_cover
def test_an_observer_notices_what_cannot_be() -> None:
    """Cards exchanged at random between a rival and the table: he who notices nothing proves nothing."""
    stream, noticed = from_number(5), Counter[str]()
    for players, seed in ((3, 1), (4, 2)):
        observers = [Observer(viewer, players) for viewer in range(SPECTATOR, players)]
        for s, rows in played_game(players, seed, STYLES[:players]):
            listen(observers, rows)
            observer = observers[below(stream, len(observers))]
            seat = below(stream, players)
            mine = [card for card in range(len(ITEMS)) if s.hand[seat][card] and (seat == observer.viewer or observer.least[seat][ITEMS[card]])]
            other = [card for card in range(len(ITEMS)) if s.stock[card]]
            if mine and other:
                world = s.copy()
                a, b = mine[below(stream, len(mine))], other[below(stream, len(other))]
                world.hand[seat][a] -= 1
                world.hand[seat][b] += 1
                world.stock[b] -= 1
                world.stock[a] += 1
                certain = seat == observer.viewer or holds(s, seat)[ITEMS[a]] == observer.least[seat][ITEMS[a]]
                if a != b and certain:
                    noticed["yes" if observer.faults(world) else "no"] += 1
    assert noticed["yes"] > 60
    assert noticed["no"] == 0


def test_an_observer_remembers_what_he_has_lost() -> None:
    observer, p = Observer(0, 3), Position(3, hands=["cars-gold"], public="skeleton", discards="junk")
    observer.box = sum((p.closed, p.discards, p.hand(0)), Counter[str]())
    observer.hand, observer.sizes, observer.discards, observer.collector, observer.removed = (
        heap("cars-gold"),
        [1, 0, 0],
        heap("junk skeleton"),
        "clocks",
        "instruments",
    )
    observer.in_rooms, observer.fillings, observer.stored, observer.public = p.stored, 1, 30, p.public.total()
    events = p.hope(0, "open", lambda events: [event.seat for event in events if event.kind == "struck"] == [0])
    for event in events:
        if event.kind != "drew" or event.seat == 0:
            observer.hear(event)
    assert observer.in_public["cars-gold"] == 1
    assert observer.most[1]["cars-gold"] == observer.most[2]["cars-gold"] == 0


# Sealed answers


def test_the_order_of_sealed_offers_tells_nothing() -> None:
    for check in (sealed_answers_commute, sealed_answers_stay_hidden):
        check(GAME, Setting(4, 1, {"turns": 20}))


# Swaps


@pytest.mark.no_cover
@pytest.mark.parametrize("swap", SWAPS, ids=lambda swap: swap.__name__)
@pytest.mark.parametrize("players", [3, 4])
def test_a_swap_cannot_be_seen(swap: Swap, players: int) -> None:
    assert swaps_stay_hidden(GAME, Setting(players, 3, {"turns": 20}), [swap]) > 5


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [3, 5])
def test_a_swapped_world_fits_what_was_heard(players: int) -> None:
    observers, stream, tried = [Observer(viewer, players) for viewer in range(SPECTATOR, players)], from_number(2), Counter[str]()
    for s, rows in played_game(players, 50 + players, STYLES[:players]):
        listen(observers, rows)
        observer = observers[below(stream, len(observers))]
        for swap in SWAPS:
            world = s.copy()
            if swap(world, observer.viewer, stream) is not None:
                tried[swap.__name__] += 1
                assert observer.faults(world) == []
                assert GAME.plain.check(world) == 0
    assert tried["swap_cards"] > 3
