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


# Set-up and draft


@pytest.mark.parametrize(("players", "pile"), [(2, 8), (3, 5), (4, 2)])
def test_co_1_1_everyone_is_dealt_a_packet_of_three(players: int, pile: int) -> None:
    s, rows = next(random_game(players, 1, BOX))
    assert [s.place.count(PACKET + seat) for seat in range(players)] == [3] * players
    assert s.place[:14].count(PILE) == s.pile == pile
    received = [event for row in rows if (event := GAME.events.read(row, "CO", 0)) is not None]
    assert [(event.kind, event.seat) for event in received] == [("received", 0)] * 3, "of the other packets he hears nothing"


def test_co_2_1_cards_are_kept_face_down_until_all_have() -> None:
    s = dealt((1, 2, 3), (4, 5, 6))
    act(s, 0, "keep 2")
    assert s.place[1] == PACKET
    act(s, 1, "keep 4")
    assert [s.place[card - 1] for card in (1, 2, 3)] == [PACKET + 1, kept(0, 0), PACKET + 1]
    assert clause_id("CO", GAME.plain.why_not(s, 0, GAME.actions.parse("keep 3"))) == "CO-2.1"


def test_co_2_3_the_last_card_is_kept_without_asking() -> None:
    s = drafted(2)
    assert [s.place[card - 1] for card in (1, 5, 3)] == [kept(turn, 0) for turn in range(3)]
    assert [s.place[card - 1] for card in (4, 2, 6)] == [kept(turn, 1) for turn in range(3)]
    assert GAME.decisions.kinds[s.decision].name == "offer"


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
    for night in range(NIGHTS):
        for seat in (1, 2, 3):
            act(s, seat, "done")
        act(s, 0, "add silver", "done")
        while night == s.night == 0:
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
            self.may[card] = {after for place in places for after in self.passed_on(card, place)}
        self.turn += 1

    def passed_on(self, card: int, place: int) -> set[int]:
        """Where a card that may have been there may be now."""
        if not PACKET <= place < KEPT:
            return {place}
        seat = place - PACKET
        left = {PACKET + (seat + 1) % self.players} if self.left else set()
        if seat == self.viewer:
            return {kept(self.turn, seat)} if card == self.mine else left
        return {kept(self.turn, seat)} | left


def random_game(players: int, seed: int, components: Box) -> Iterator[tuple[State, list[list[int]]]]:
    """Every position of a random game, with what was told on the way to it."""
    stream = from_number(seed)
    start = GAME.start(players, box=components)
    start.stream = from_number(seed)
    s, rows = GAME.plain.setup(start)
    while s.step != OVER:
        yield cast(State, s), rows
        asked = seats_of(s.to_act)
        seat = asked[below(stream, len(asked))]
        actions = GAME.plain.legal(s, seat)
        rows = GAME.plain.apply(s, seat, actions[below(stream, len(actions))])


@pytest.mark.parametrize("components", [BOX, WIDE], ids=["three", "four"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_co_r1_memory_is_what_an_observer_remembers(players: int, components: Box) -> None:
    for seed in range(20):
        observers: list[Observer] = []
        for s, rows in random_game(players, seed, components):
            observers = observers or [Observer(viewer, s) for viewer in range(SPECTATOR, players)]
            for observer in observers:
                for event in (GAME.events.read(row, "CO", observer.viewer) for row in rows):
                    if event is not None:
                        observer.hear(event)
                for card, places in enumerate(observer.may):
                    assert may(s, observer.viewer, card + 1) == places, f"seed {seed}: card {card + 1} for {observer.viewer} in {s}"


# Imagined worlds


@pytest.mark.parametrize("components", [BOX, WIDE], ids=["three", "four"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_imagined_worlds_fit_everything_seen(players: int, components: Box) -> None:
    stream = from_number(3)
    positions = [(s.copy(), viewer) for seed in range(6) for s, _ in random_game(players, seed, components) for viewer in range(SPECTATOR, players)]
    for _ in range(10):
        s, viewer = positions[below(stream, len(positions))]
        imagined = list(worlds(s, viewer, 30))
        for world in imagined:
            assert GAME.plain.check(world) == 0
            assert all(s.may[viewer][card] >> world.place[card] & 1 for card in range(s.cards))
            assert [_sights(world, viewer, card) for card in range(s.cards)] == [_sights(s, viewer, card) for card in range(s.cards)]
        assert len({world.pack() for world in imagined}) > 1


def test_every_world_is_imagined() -> None:
    s = dealt((1, 2, 3), (4, 5, 6))
    packets = {tuple(card for card in range(14) if world.place[card] == PACKET + 1) for world in worlds(s, 0, 3000)}
    assert len(packets) == 165, "three of eleven cards"


def test_rivals_in_imagined_worlds_remember_those_worlds() -> None:
    s = drafted(4)
    for world in worlds(s, 0, 20):
        (companion,) = (card for card in (2, 3) if world.place[card - 1] == kept(2, 2))
        assert may(world, 1, companion) == {kept(2, 2)}, "seat 1 passed it on to seat 2 as the last card"


def test_sealed_answers_of_rivals_are_imagined_anew() -> None:
    s = dealt((1, 2, 3), (4, 5, 6))
    act(s, 1, "keep 4")
    assert all(world.place[world.kept[1]] == PACKET + 1 for world in worlds(s, 0, 50))
    assert len({world.kept[1] for world in worlds(s, 0, 50)}) > 3
    s = drafted(2)
    act(s, 1, "add gold")
    assert {tuple(world.offer[1]) for world in worlds(s, 0, 300)} == {(gold, silver) for gold in range(4) for silver in range(4)}


# Offers


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def test_co_3_1_nobody_sees_an_offer_grow() -> None:
    s = drafted(2)
    before = GAME.plain.hidden(s, 1)
    assert act(s, 0, "add gold", "add silver") == []
    assert GAME.plain.hidden(s, 1) == before
    assert kinds(act(s, 0, "done")) == ["sealed"]


def test_co_3_2_nobody_offers_coins_he_does_not_have() -> None:
    s = drafted(2)
    act(s, 0, "add gold", "add gold", "add gold")
    assert clause_id("CO", GAME.plain.why_not(s, 0, GAME.actions.parse("add gold"))) == "CO-3.2"


def test_co_3_3_the_offer_worth_most_is_paid() -> None:
    s = drafted(2)
    act(s, 0, "add silver", "add silver", "done")
    assert kinds(act(s, 1, "add gold", "done")) == ["sealed", "offered", "offered", "paid", "drew"]
    assert s.coins[:2] == [[3, 3], [2, 3]]
    assert s.chest == [1, 0]
    assert s.offer[:2] == [[0, 0], [0, 0]]
    assert s.buyer[0] == 1 + 1


def test_co_r2_of_equal_offers_the_first_from_the_start_player_counts() -> None:
    for start, winner in ((0, 1), (1, 1), (2, 3), (3, 3)):
        s = drafted(4)
        s.mover = start
        act(s, 3, "add silver", "add silver", "add silver", "done")
        act(s, 2, "add silver", "done")
        act(s, 1, "add gold", "done")
        act(s, 0, "done")
        assert s.buyer[0] == 1 + winner


def test_co_r3_if_nobody_offers_nobody_draws() -> None:
    s = drafted(2)
    act(s, 0, "done")
    assert kinds(act(s, 1, "done")) == ["sealed", "offered", "offered", "no-offer"]
    assert (s.pile, s.buyer[0]) == (8, 0)


def test_the_order_of_offers_does_not_matter() -> None:
    one, other = drafted(2), drafted(2)
    act(one, 0, "add gold", "add silver", "done")
    act(one, 1, "add silver", "done")
    act(other, 1, "add silver")
    act(other, 0, "add silver", "add gold")
    act(other, 1, "done")
    act(other, 0, "done")
    assert one == other


# Landing


def landing(*silver: int) -> State:
    """The first landing of two players who offered so many silver coins."""
    s = drafted(2)
    for seat, count in enumerate(silver or (0, 0)):
        act(s, seat, *["add silver"] * count, "done")
    return s


def test_co_4_1_a_pass_is_not_final() -> None:
    s = landing()
    act(s, 0, "pass")
    act(s, 1, "play 4")
    act(s, 0, "play 1")
    act(s, 1, "pass")
    assert (s.night, seats_of(s.to_act)) == (0, [0])


def test_co_4_2_it_ends_when_all_have_passed_in_a_row() -> None:
    s = landing()
    act(s, 0, "play 1")
    act(s, 1, "pass")
    act(s, 0, "pass")
    assert (s.night, seats_of(s.to_act), s.passes) == (1, [0, 1], 0)


def test_co_r6_the_first_who_passed_in_a_row_starts_the_next_night() -> None:
    s = landing()
    act(s, 0, "play 1")
    act(s, 1, "pass")
    act(s, 0, "pass")
    act(s, 0, "add silver", "done")
    act(s, 1, "add silver", "done")
    assert s.buyer[1] == 1 + 1
    assert seats_of(s.to_act) == [1]


def test_co_4_1_only_own_cards_not_yet_played() -> None:
    s = landing()
    act(s, 0, "play 1")
    act(s, 1, "pass")
    assert [GAME.actions.text(action) for action in GAME.plain.legal(s, 0)] == ["play 3", "play 5", "pass"]
    assert clause_id("CO", GAME.plain.why_not(s, 0, GAME.actions.parse("play 1"))) == "CO-4.1"
    assert clause_id("CO", GAME.plain.why_not(s, 0, GAME.actions.parse("play 4"))) == "CO-4.1"


def test_co_r4_without_cards_one_passes_unasked() -> None:
    s = landing()
    for mine, yours in ((1, 4), (3, 2)):
        act(s, 0, f"play {mine}")
        act(s, 1, f"play {yours}")
    act(s, 0, "play 5")
    told = act(s, 1, "pass")
    assert [(event.kind, event.seat, event.clause) for event in told] == [("passed", 1, "CO-4.1"), ("passed", 0, "CO-R4")]
    assert s.night == 1


# The end


def test_co_5_1_after_the_last_night_all_is_shown_and_scored() -> None:
    s = landing()
    act(s, 0, "play 5")
    act(s, 1, "pass")
    act(s, 0, "pass")
    known = s.known
    for seat in (0, 1):
        act(s, seat, "done")
    act(s, 1, "pass")
    told = act(s, 0, "pass")
    assert s.step == OVER
    assert s.known > known + 1, "the end shows what was hidden"
    assert [event.values for event in told if event.kind == "scored"] == [{"points": 17, "cards": 5, "coins": 12}, {"points": 12, "cards": 0, "coins": 12}]
    assert GAME.plain.hidden(s, 1).place == s.place  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("coins", "expected"),
    [
        ([[3, 3], [2, 3], [1, 0]], [(12, 1, ""), (9, 2, ""), (3, 3, "")]),
        ([[1, 0], [0, 3], [0, 0]], [(3, 2, "CO-5.3"), (3, 1, "CO-5.3"), (0, 3, "")]),
        ([[1, 2], [0, 5], [1, 2]], [(5, 2, "CO-R5"), (5, 1, "CO-5.3"), (5, 2, "CO-R5")]),
    ],
)
def test_co_5_3_more_coins_break_a_tie(coins: list[list[int]], expected: list[tuple[int, int, str]]) -> None:
    s = dealt((1, 2, 3), (4, 5, 6), (7, 8, 9))
    s.coins[:3] = coins
    assert [(place.points, place.rank, clause_id("CO", place.clause)) for place in GAME.plain.score(s)] == expected


def test_co_1_2_the_option_gives_more_coins() -> None:
    start = GAME.start(2, options={"coins": 5})
    start.stream = from_number(1)
    assert cast(State, GAME.plain.setup(start)[0]).coins == [[5, 5], [5, 5], [0, 0], [0, 0]]


@pytest.mark.parametrize("wrong", [{"packet": 4}, {"packet": 5, "cards": 18}, {"cards": 19}, {"nights": 3}])
def test_a_box_that_cannot_be_played_is_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(BadFile):
        GAME.start(4, box=box(**wrong))


@pytest.mark.parametrize("broken", ["lost", "doubled", "memory", "played", "coin", "offer"])
def test_check_finds_what_is_lost_or_doubled(broken: str) -> None:
    s = landing(1, 2)
    assert GAME.plain.check(s) == 0
    if broken == "lost":
        s.place[0] = PACKET
    elif broken == "doubled":
        s.place[0] = s.place[1]
    elif broken == "memory":
        s.may[1][0] = 1 << PACKET
    elif broken == "played":
        s.played[0] = 1 + 1
    elif broken == "coin":
        s.coins[0][0] += 1
    else:
        s.offer[0][0] = 4
    assert GAME.plain.check(s) == {"lost": 1, "doubled": 1, "memory": 2, "played": 3, "coin": 4, "offer": 4}[broken]


# At a table


def offering(game: Game = GAME, players: int = 2) -> Table:
    """A table at which everybody has kept his cards."""
    table = Table(game, players, seed=4)
    while table.decision == "keep":
        seat = min(table.to_act)
        table.play(seat, table.actions(seat)[0])
    return table


def test_an_offer_is_given_whole() -> None:
    table = offering()
    view = table.view(0)
    with pytest.raises(IllegalAction, match="whole"):
        table.play(0, "add gold", "add silver")
    with pytest.raises(IllegalAction, match=r"CO-3\.2"):
        table.play(0, *["add gold"] * 4, "done")
    assert table.view(0) == view
    table.play(0, "add gold", "add silver", "done")
    assert table.view(1)["offer"][:2] == [[None, None], [0, 0]]
    assert [event.kind for event in table.events(1)][-1] == "sealed"


def test_others_cannot_count_the_steps_of_an_offer() -> None:
    long, short = offering(), offering()
    long.play(0, "add gold", "add silver", "add silver", "done")
    short.play(0, "done")
    for viewer in (SPECTATOR, 1):
        assert long.view(viewer) == short.view(viewer)
        assert long.events(viewer) == short.events(viewer)
        assert long.entries == short.entries


def test_a_drawn_card_is_told_to_the_drawer_alone() -> None:
    table = offering()
    table.play(0, "add gold", "done")
    table.play(1, "done")
    assert [[event.kind for event in table.events(viewer)].count("drew") for viewer in (SPECTATOR, 0, 1)] == [0, 1, 0]


def test_a_sealed_keep_can_be_taken_back_until_the_last_arrives() -> None:
    table = Table(GAME, 3, seed=4)
    first, second, *_ = table.actions(0)
    table.play(0, first)
    table.play(1, table.actions(1)[0])
    assert table.undo(0) == str(first)
    assert table.to_act == {0, 2}
    assert table.view(2)["kept"][:3] == [-1, None, -1]
    table.play(0, second)
    table.play(2, table.actions(2)[0])
    with pytest.raises(IllegalAction, match="drawn or shown"):
        table.undo(2)


def test_a_pass_can_be_taken_back_but_not_a_card_played() -> None:
    table = offering()
    table.play(0, "done")
    table.play(1, "done")
    table.play(0, "pass")
    assert table.undo(0) == "pass"
    table.play(0, table.actions(0)[0])
    with pytest.raises(IllegalAction, match="drawn or shown"):
        table.undo(0)


def test_nobody_can_try_out_what_he_would_draw() -> None:
    table = offering()
    table.play(1, "done")
    for card in range(1, 15):
        with pytest.raises(IllegalAction, match="drawn or shown"):
            table.play(0, "add gold", "done", f"play {card}")


# Words


def test_every_action_event_and_question_has_words() -> None:
    words = GAME.words()
    messages = [f"action-{verb.name}" for verb in GAME.actions.verbs]
    messages += [f"event-{kind.name}" for kind in GAME.events.kinds] + [f"ask-{kind.name}" for kind in GAME.decisions.kinds]
    assert [message for message in messages if words.say(message) == message] == []


def test_random_games_walk_to_their_end() -> None:
    *_, last = walk(GAME, Setting(4, 1))
    assert last.state.step == OVER
