"""Smugglers' Cove by hand: memory line by line, blind offers, the private draw, the landing; and memory against an observer of its own."""

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from doubloon.core import SPECTATOR
from doubloon.core.errors import BadFile, IllegalAction
from doubloon.core.event import Event
from doubloon.core.game import Game
from doubloon.core.registry import load_folder
from doubloon.core.rule import clause_id
from doubloon.core.runner import seats_of
from doubloon.core.state import OVER
from doubloon.core.stream import below, from_number
from doubloon.lab.walk import Setting, walk
from doubloon.table import Table
from tests.toys.cove.rules import DRAWN, KEPT, NIGHTS, PACKET, PILE, PLACES, SEATS, Box, Card, State, remember
from tests.toys.cove.swaps import _sights

GAME = load_folder(Path(__file__).parent / "cove")
BOX = cast(Box, GAME.box)
WORTH = {"gold": 3, "silver": 1}


def box(*, packet: int = 3, cards: int = 14, nights: int = 2) -> Box:
    return Box(packet=packet, nights=nights, worth=WORTH, cards=[Card(no=no, value=no, source="reconstructed") for no in range(1, cards + 1)])


#: Packets of four: with three players they come round again, with two they come round twice.
WIDE = box(packet=4, cards=18)


def kept(turn: int, seat: int) -> int:
    return KEPT + seat + SEATS * turn


def drawn(night: int, seat: int) -> int:
    return DRAWN + seat + SEATS * night


def hand(seat: int) -> set[int]:
    return set(range(KEPT + seat, PLACES, SEATS))


def dealt(*packets: tuple[int, ...], components: Box = BOX) -> State:
    """A game in which everybody has been dealt these cards."""
    start = GAME.start(len(packets), box=components)
    start.stream = from_number(1)
    s = cast(State, GAME.plain.setup(start)[0])
    s.place[:] = [PILE] * len(s.place)
    for seat, packet in enumerate(packets):
        for card in packet:
            s.place[card - 1] = PACKET + seat
    remember(s)
    return s


def act(s: State, seat: int, *actions: str) -> list[Event]:
    """Do this, which must be open, and read everything that is told."""
    rows = []
    for text in actions:
        action = GAME.actions.parse(text)
        assert GAME.plain.why_not(s, seat, action) == 0, f"{text} is not open to seat {seat}"
        rows += GAME.plain.apply(s, seat, action)
        assert GAME.plain.check(s) == 0
    events = [GAME.events.read(row, "CO") for row in rows]
    return [event for event in events if event is not None]


def keep(s: State, *cards: int) -> None:
    """Everyone keeps a card, seat 0 first."""
    for seat, card in enumerate(cards):
        act(s, seat, f"keep {card}")


def may(s: State, viewer: int, card: int) -> set[int]:
    """The places this card may be in, as far as the viewer knows."""
    return {place for place in range(PLACES) if s.may[viewer][card - 1] >> place & 1}


def worlds(s: State, viewer: int, count: int) -> Iterator[State]:
    view, stream = GAME.plain.hidden(s, viewer), from_number(7)
    return (cast(State, GAME.plain.imagined(view, viewer, stream)) for _ in range(count))


def drafted(players: int = 2) -> State:
    """After the draft. Of two players seat 0 has kept 1, 5 and 3 and seat 1 has kept 4, 2 and 6."""
    if players == 2:
        s = dealt((1, 2, 3), (4, 5, 6))
        keep(s, 1, 4)
        keep(s, 5, 2)
    else:
        s = dealt((1, 2, 3), (4, 5, 6), (7, 8, 9), (10, 11, 12))
        keep(s, 1, 4, 7, 10)
        keep(s, 11, 2, 5, 8)
    return s


# Memory


def test_co_2_1_one_knows_the_own_packet_and_nothing_else() -> None:
    s = dealt((1, 2, 3), (4, 5, 6), (7, 8, 9), (10, 11, 12))
    for card in (1, 2, 3):
        assert may(s, 0, card) == {PACKET}
    for card in (4, 7, 12, 13):
        assert may(s, 0, card) == {PILE, PACKET + 1, PACKET + 2, PACKET + 3}
        assert may(s, SPECTATOR, card) == {PILE, PACKET, PACKET + 1, PACKET + 2, PACKET + 3}


def test_co_2_2_one_knows_what_one_has_just_passed_on() -> None:
    s = dealt((1, 2, 3), (4, 5, 6), (7, 8, 9), (10, 11, 12))
    keep(s, 1, 4, 7, 10)
    assert may(s, 0, 1) == {kept(0, 0)}
    assert may(s, 0, 2) == may(s, 0, 3) == {PACKET + 1}
    assert may(s, 0, 11) == may(s, 0, 12) == {PACKET}
    assert may(s, 0, 10) == may(s, 0, 4) == may(s, 0, 13) == {PILE, kept(0, 1), kept(0, 2), kept(0, 3), PACKET + 2, PACKET + 3}


def test_co_r1_a_card_passed_on_and_not_seen_again_is_with_the_next_or_still_in_the_packet() -> None:
    s = dealt((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12), (13, 14, 15, 16), components=WIDE)
    keep(s, 1, 5, 9, 13)
    keep(s, 14, 2, 6, 10)
    assert may(s, 0, 2) == may(s, 0, 3) == may(s, 0, 4) == {kept(1, 1), PACKET + 2}
    assert may(s, 1, 3) == may(s, 1, 4) == {PACKET + 2}, "seat 1 has just passed them on"
    assert may(s, 2, 3) == {PACKET + 2}, "seat 2 looks at it"


def test_co_r1_of_two_cards_passed_on_one_is_with_the_next_and_the_other_with_the_one_after() -> None:
    s = drafted(4)
    assert may(s, 0, 2) == may(s, 0, 3) == {kept(1, 1), kept(2, 2)}
    splits = {(world.place[1], world.place[2]) for world in worlds(s, 0, 100)}
    assert splits == {(kept(1, 1), kept(2, 2)), (kept(2, 2), kept(1, 1))}, "never both with one seat"


def test_co_r1_what_is_missing_when_a_packet_comes_back_was_taken_in_between() -> None:
    s = drafted(2)
    assert may(s, 0, 2) == {kept(1, 1)}, "passed on with 3, which came back"
    assert may(s, 0, 3) == {kept(2, 0)}
    assert may(s, 0, 6) == {kept(2, 1)}, "the last card, passed on to seat 1"
    assert may(s, 0, 4) == may(s, 0, 7) == {PILE, kept(0, 1)}


def test_co_r1_in_unknown_order() -> None:
    s = dealt((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12), components=WIDE)
    keep(s, 1, 5, 9)
    keep(s, 10, 2, 6)
    keep(s, 7, 11, 3)
    assert may(s, 0, 4) == {kept(3, 0)}
    assert may(s, 0, 2) == may(s, 0, 3) == {kept(1, 1), kept(2, 2)}
    assert may(s, 1, 3) == {kept(2, 2), kept(3, 0)}, "seat 1 passed on 3 and 4"


def test_co_4_1_a_card_played_is_known_and_so_is_its_companion() -> None:
    s = drafted(4)
    for seat in range(4):
        act(s, seat, "done")
    act(s, 0, "pass")
    act(s, 1, "play 2")
    assert s.played[1] == 1 + 1
    assert may(s, 0, 2) == {kept(1, 1)}
    assert {world.place[2] for world in worlds(s, 0, 50)} == {kept(2, 2)}, "so seat 2 has the 3"
    assert may(s, 3, 2) == {kept(0, 1), kept(1, 1)}, "seat 3 never saw it before, and has seen what seat 1 kept last"
    assert may(s, SPECTATOR, 2) == {kept(0, 1), kept(1, 1), kept(2, 1)}


def test_co_3_4_only_the_drawer_knows_the_card() -> None:
    s = drafted(2)
    act(s, 1, "done")
    (card,) = (event.values["card"] for event in act(s, 0, "add gold", "done") if event.kind == "drew")
    assert card is not None
    assert may(s, 0, card + 1) == {drawn(0, 0)}
    assert may(s, 1, card + 1) == may(s, 1, 1) == {PILE, kept(0, 0), drawn(0, 0)}, "as well as the card seat 0 kept first"
    assert may(s, SPECTATOR, card + 1) == {PILE, drawn(0, 0)} | {kept(turn, seat) for turn in range(3) for seat in range(2)}
    assert GAME.plain.hidden(s, 1).place[card] < 0 <= GAME.plain.hidden(s, 0).place[card]  # type: ignore[attr-defined]


def test_co_3_4_an_empty_pile_holds_no_card() -> None:
    s = drafted(4)
    for _ in range(NIGHTS):
        for seat in (1, 2, 3):
            act(s, seat, "done")
        act(s, 0, "add silver", "done")
        while s.decision == 2 and s.step != OVER and s.night < 1:
            act(s, seats_of(s.to_act)[0], "pass")
    assert s.pile == 0
    assert all(PILE not in may(s, viewer, card) for viewer in range(SPECTATOR, 4) for card in range(1, 15))


def test_co_r1_what_was_played_was_not_drawn_later() -> None:
    s = drafted(2)
    act(s, 0, "done")
    act(s, 1, "done")
    act(s, 0, "pass")
    act(s, 1, "play 4")
    act(s, 0, "pass")
    act(s, 1, "pass")
    act(s, 0, "done")
    act(s, 1, "add gold", "done")
    assert may(s, 0, 4) == {kept(0, 1)}
    assert may(s, 0, 7) == {PILE, kept(0, 1), drawn(1, 1)}
    assert may(s, SPECTATOR, 4) == {kept(turn, 1) for turn in range(3)}


class Observer:
    """Remembers from the events a viewer sees alone: seeing narrows, what is hidden widens. The rules write memory down in another way."""

    def __init__(self, viewer: int, s: State) -> None:
        self.viewer, self.players, self.left, self.pile = viewer, s.players, s.packet, s.cards - s.packet * s.players
        self.may = [{PILE, *range(PACKET, PACKET + s.players)} for _ in range(s.cards)]
        self.turn = self.night = self.sealed = 0
        self.received: set[int] = set()
        self.mine = -1

    def hear(self, event: Event) -> None:
        seat, card = event.seat, event.values.get("card")
        if event.kind == "received" and card is not None:
            self.received.add(card)
            if len(self.received) == self.left:
                self.look()
        elif event.kind == "kept":
            self.mine = self.mine if card is None else card
            self.sealed += 1
            if self.sealed == self.players:
                self.pass_on()
        elif event.kind == "paid" and seat is not None:
            self.pile -= 1
            for places in self.may:
                if PILE in places and seat != self.viewer:
                    places.add(drawn(self.night, seat))
                if self.pile == 0:
                    places.discard(PILE)
            self.night += 1
        elif event.kind == "no-offer":
            self.night += 1
        elif event.kind == "drew" and card is not None:
            self.may[card] = {drawn(self.night - 1, self.viewer)}
        elif event.kind == "played" and card is not None and seat is not None:
            self.may[card] &= hand(seat)

    def look(self) -> None:
        for card, places in enumerate(self.may):
            if card in self.received:
                self.may[card] = {PACKET + self.viewer}
            else:
                places.discard(PACKET + self.viewer)
        self.received = set()

    def pass_on(self) -> None:
        self.sealed, self.left = 0, self.left - 1
        for card, places in enumerate(self.may):
            for place in sorted(places, reverse=True):
                if PACKET <= place < KEPT:
                    seat = place - PACKET
                    places.discard(place)
                    if seat != self.viewer or card == self.mine:
                        places.add(kept(self.turn, seat))
                    if self.left and (seat != self.viewer or card != self.mine):
                        places.add(PACKET + SEATS + (seat + 1) % self.players)  # for now apart from those still to be passed on
            self.may[card] = {place - SEATS if place in range(KEPT, KEPT + SEATS) and self.left and place < 0 else place for place in places}
        self.turn += 1
