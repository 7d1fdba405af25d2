"""Phase 1: everybody assembles a hand of nine cards."""

from doubloon.core import NOBODY, Grid, ask, draw, everybody, only, rule, show, tell
from doubloon.games.treasure_hunter.rules.cards import draw_card, insert, remove
from doubloon.games.treasure_hunter.rules.pieces import (
    ASIDE,
    CARDS,
    DECK,
    FRESH,
    HANDED_ON,
    KEEPING,
    KEPT,
    NOTHING,
    PACKET,
    PICKED_UP,
    RECEIVED,
    SET_ASIDE,
    SORTING,
    TH_2_1,
    TH_2_2,
    TH_2_3,
    TH_2_4,
    TURNS,
    taken,
)
from doubloon.games.treasure_hunter.rules.state import State


@rule("TH-2.1", "TH-2.4")
def deal(s: State) -> None:
    cards = 0
    for card in range(CARDS):
        s.laid[card] = 0
        s.place[card] = DECK if s.boxed[card] == 1 else NOTHING
        s.deck[cards] = card
        cards += s.boxed[card]
    for seat in range(s.players):
        s.held[seat] = seat
        s.pile[seat] = TURNS if s.players == 2 else 0
        s.hand_count[seat] = 0
        for i in range(TURNS):
            chosen = draw(s, cards)
            cards -= 1
            card = s.deck[chosen]
            s.deck[chosen] = s.deck[cards]
            s.place[card] = PACKET + seat
            insert(s.packet[seat], i, card)
    s.packet_count = TURNS
    s.turn = 0
    sort_deck(s)


@rule("TH-2.1")
def sort_deck(s: State) -> None:
    """The draw pile has no order: what was not dealt is kept sorted."""
    s.deck_count = 0
    for card in range(CARDS):
        s.deck[s.deck_count] = card
        s.deck_count += 1 if s.place[card] == DECK else 0
    for i in range(s.deck_count, CARDS):
        s.deck[i] = NOTHING


@rule("TH-2.1", "TH-2.2", "TH-2.4")
def look(s: State, log: Grid) -> None:
    """Everybody looks at the packet before him and chooses; of a last card there is no choice."""
    show(s)
    clause = TH_2_1 if s.turn == 0 else TH_2_2
    for seat in range(s.players):
        packet = s.packet[s.held[seat]]
        seers = only(seat)
        for i in range(s.packet_count):
            tell(log, RECEIVED, clause, seat, packet[i], seers=seers)
    if s.players == 2:
        pick_up(s, log)
        ask(s, SORTING, everybody(s))
    elif s.packet_count > 1:
        ask(s, KEEPING, everybody(s))
    else:
        for seat in range(s.players):
            keep(s, seat, s.packet[s.held[seat]][0], log)


@rule("TH-2.4")
def pick_up(s: State, log: Grid) -> None:
    """Two players draw from their personal piles before they choose."""
    for seat in range(s.players):
        card = draw_card(s)
        s.place[card] = PACKET + s.held[seat]
        insert(s.packet[s.held[seat]], s.packet_count, card)
        s.pile[seat] -= 1
        s.fresh[seat] = card
        tell(log, PICKED_UP, TH_2_4, seat, card, seers=only(seat))
    s.packet_count += 1


@rule("TH-2.2")
def keep(s: State, seat: int, card: int, log: Grid) -> None:
    s.kept[seat] = card
    tell(log, KEPT, TH_2_2, seat, card, seers=only(seat))


@rule("TH-2.4")
def set_aside(s: State, seat: int, card: int, log: Grid) -> None:
    """Lay both cards down: the one kept, chosen before, and this one."""
    s.dropped[seat] = card
    keep(s, seat, s.kept[seat], log)
    tell(log, SET_ASIDE, TH_2_4, seat, card, seers=only(seat))


@rule("TH-2.2", "TH-2.4")
def stow(s: State) -> None:
    """Everybody has chosen: the kept cards leave the packets, and so do those set aside."""
    for seat in range(s.players):
        take_out(s, seat, s.kept[seat], s.packet_count, 0)
        insert(s.hand[seat], s.hand_count[seat], s.kept[seat])
        s.hand_count[seat] += 1
        s.kept[seat] = NOTHING
        if s.players == 2:
            take_out(s, seat, s.dropped[seat], s.packet_count - 1, ASIDE)
            s.dropped[seat] = NOTHING
            s.fresh[seat] = NOTHING
    s.packet_count -= 2 if s.players == 2 else 1
    s.turn += 1


@rule("TH-2.2", "TH-2.4")
def take_out(s: State, seat: int, card: int, count: int, aside: int) -> None:
    remove(s.packet[s.held[seat]], count, card)
    # In the first turn nobody else has looked at the packet before, so it makes no difference what was drawn to it.
    s.place[card] = taken(seat, s.turn) + aside + (FRESH if s.turn > 0 and card == s.fresh[seat] else 0)


@rule("TH-2.2", "TH-2.3")
def hand_on(s: State, log: Grid) -> None:
    """Pass the packets on."""
    way = passing(s)
    for seat in range(s.players):
        number = s.held[seat] - way
        s.held[seat] = 0 if number == s.players else s.players - 1 if number < 0 else number
    tell(log, HANDED_ON, TH_2_3, NOBODY, (1 - way) // 2, s.packet_count)


@rule("TH-2.3")
def passing(s: State) -> int:
    """1: to the left, clockwise. -1: to the right."""
    return 1 if s.journey % 2 == 1 else -1
