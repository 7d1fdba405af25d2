"""Cards in lists: the deck, packets and hands, each sorted."""

from doubloon.core import Row, draw, rule
from doubloon.games.treasure_hunter.rules.pieces import ASIDE, CARDS, DECK, DRAWN, FOUND, HAND_CARDS, NOTHING, PACKET, PACKET_CARDS, SEATS, TAKEN, call_of
from doubloon.games.treasure_hunter.rules.state import State


@rule("TH-2.1", "TH-2.2")
def sort_out(s: State) -> None:
    """Make the lists of cards anew, as their places say."""
    for seat in range(s.players):
        s.hand_count[seat] = 0
        for i in range(HAND_CARDS):
            s.hand[seat][i] = NOTHING
        for i in range(PACKET_CARDS):
            s.packet[seat][i] = NOTHING
    decked = 0
    packed = 0
    for card in range(CARDS):
        place = s.place[card]
        if place == DECK:
            s.deck[decked] = card
            decked += 1
        elif PACKET <= place < DRAWN:
            i = 0
            while s.packet[place - PACKET][i] != NOTHING:
                i += 1
            s.packet[place - PACKET][i] = card
            packed += 1
        elif place > FOUND and s.laid[card] == 0:
            seat = taker_of(s, place)
            if seat != NOTHING:
                s.hand[seat][s.hand_count[seat]] = card
                s.hand_count[seat] += 1
    for i in range(decked, CARDS):
        s.deck[i] = NOTHING
    s.deck_count = decked
    s.packet_count = packed // s.players


@rule("TH-2.2", "TH-2.4", "TH-R5")
def taker_of(s: State, place: int) -> int:
    """The seat to whose hand cards of this place belong or belonged; NOTHING for those set aside and those nobody has."""
    if place >= TAKEN:
        return NOTHING if (place - TAKEN) & ASIDE != 0 else ((place - TAKEN) >> 2) % SEATS
    return s.drawer[place - DRAWN] if place >= DRAWN else NOTHING


@rule("TH-2.1", "TH-2.4", "TH-R5")
def draw_card(s: State) -> int:
    """Only now chance decides which card lay on top of the pile."""
    i = draw(s, s.deck_count)
    card = s.deck[i]
    s.deck_count -= 1
    while i < s.deck_count:
        s.deck[i] = s.deck[i + 1]
        i += 1
    s.deck[i] = NOTHING
    return card


# Loops of a known length, without a search for the right place: where cards lie is up to chance, and no processor guesses it.


@rule("TH-2.2")
def insert(row: Row, count: int, card: int) -> None:
    """Put a card into a sorted list of so many."""
    for i in range(count):
        other = row[i]
        row[i] = card if card < other else other
        card = other if card < other else card
    row[count] = card


@rule("TH-2.2")
def remove(row: Row, count: int, card: int) -> None:
    """Take a card out of a sorted list of so many."""
    for i in range(count - 1):
        row[i] = row[i + 1] if row[i] >= card else row[i]
    row[count - 1] = NOTHING


@rule("TH-3.1", "TH-4.2", "TH-5.1")
def called_cards(s: State, seat: int) -> int:
    """How many cards of a hand are to be laid out now; they come first in it."""
    count = 0
    while count < s.hand_count[seat] and call_of(s.hand[seat][count]) == s.called:
        count += 1
    return count


@rule("TH-3.1", "TH-4.2", "TH-5.1")
def drop_first(s: State, seat: int, count: int) -> None:
    """Take the first cards out of a hand."""
    if count > 0:
        left = s.hand_count[seat] - count
        for i in range(left):
            s.hand[seat][i] = s.hand[seat][i + count]
        for i in range(left, s.hand_count[seat]):
            s.hand[seat][i] = NOTHING
        s.hand_count[seat] = left


@rule("TH-3.1")
def lay(s: State, seat: int, card: int) -> None:
    """Put a card face up before a seat."""
    s.laid[card] = 1 + seat + SEATS * s.draws


@rule("TH-3.1")
def lies_before(s: State, seat: int, card: int) -> bool:
    """Whether this card lies face up before this seat."""
    return s.laid[card] > 0 and (s.laid[card] - 1) % SEATS == seat
