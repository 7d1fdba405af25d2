"""What must hold in every position: nothing lost, nothing doubled."""

from doubloon.core import Row, rule, total
from doubloon.games.treasure_hunter.rules.cards import taker_of
from doubloon.games.treasure_hunter.rules.pieces import (
    ASIDE,
    CARDS,
    DECK,
    DRAFT,
    DRAWN,
    FOUND,
    FRESH,
    GOBLINS,
    LOCATIONS,
    NOTHING,
    PACKET,
    SEATS,
    SPACES,
    TAKEN,
    TREASURES,
    TURNS,
    call_of,
)
from doubloon.games.treasure_hunter.rules.state import State


@rule("TH-1.2", "TH-1.3", "TH-2.1", "TH-2.2", "TH-2.4")
def check(s: State) -> int:
    """0, or what is broken.

    1: cards are lost or doubled. 2: a list of cards is not what their places say. 3: a card lies before a seat that did not have it, or not yet, or is
    held back. 4: it cannot be who drew what from his personal pile. 5: treasures are lost or doubled. 6: goblins are. 7: coins are below 0. 8: it is a view.
    """
    broken = check_cards(s)
    for seat in range(s.players):
        if broken == 0:
            broken = check_seat(s, seat)
    if broken == 0:
        broken = check_treasures(s)
    return broken if broken != 0 else check_goblins(s)


@rule("TH-2.1", "TH-R5")
def check_cards(s: State) -> int:
    decked = 0
    drawn = 0
    for card in range(CARDS):
        place = s.place[card]
        if (place == NOTHING) != (s.boxed[card] == 0) or place < NOTHING:
            return 1
        if s.seen[card] != 0:
            return 8
        if s.laid[card] > 0 and place != FOUND and taker_of(s, place) != (s.laid[card] - 1) % SEATS:
            return 3
        if s.laid[card] > 0 and DRAWN <= place < TAKEN and place - DRAWN >= (s.laid[card] - 1) // SEATS:
            return 3
        if place == DECK:
            decked += 1
        if DRAWN <= place < TAKEN:
            drawn += 1 << (4 * (place - DRAWN))
    for number in range(s.draws):
        drawn -= 1 << (4 * number)
    if drawn != 0:
        return 1
    return 0 if decked == s.deck_count and is_list(s, s.deck, s.deck_count, DECK, DECK) else 2


@rule("TH-2.2", "TH-2.4", "TH-3.1", "TH-R14")
def check_seat(s: State, seat: int) -> int:
    """What a seat has kept, set aside and holds; its packet is the one it was dealt."""
    kept = 0
    aside = 0
    fresh = 0
    in_hand = 0
    in_packet = 0
    for card in range(CARDS):
        place = s.place[card]
        turn = 1 << ((place - TAKEN) // (4 * SEATS)) if place >= TAKEN else 0
        if place >= TAKEN and ((place - TAKEN) >> 2) % SEATS == seat:
            if (kept if place & ASIDE == 0 else aside) & turn != 0:
                return 1
            if place & ASIDE == 0:
                kept |= turn
            else:
                aside |= turn
            if place & FRESH != 0:
                if fresh & turn != 0:
                    return 4
                fresh |= turn
        if place == PACKET + seat:
            in_packet += 1
        if taker_of(s, place) == seat and s.laid[card] == 0:
            in_hand += 1
            if call_of(card) < s.called:
                return 3
    turns = (1 << s.turn) - 1
    pair = s.players == 2
    if kept != turns or aside != (turns if pair else 0):
        return 1
    if fresh & 1 != 0 or (fresh != 0 and not pair) or (pair and s.turn == TURNS and fresh >> (TURNS - 1) == 0):
        return 4
    packed = (TURNS - s.turn + (1 if pair else 0)) if s.step == DRAFT else 0
    if in_packet != packed or s.packet_count != packed or not is_list(s, s.packet[seat], packed, PACKET + seat, PACKET + seat):
        return 2
    if s.hand_count[seat] != in_hand or not is_list(s, s.hand[seat], in_hand, DRAWN, TAKEN + 4 * SEATS * TURNS):
        return 2
    for i in range(in_hand):
        if taker_of(s, s.place[s.hand[seat][i]]) != seat or s.laid[s.hand[seat][i]] > 0:
            return 2
    return 7 if s.coins[seat] < 0 else 0


@rule("TH-2.1")
def is_list(s: State, row: Row, count: int, first: int, last: int) -> bool:
    """Whether these are so many cards in ascending order, all from these places, and nothing behind them."""
    for i in range(len(row)):
        if i >= count:
            if row[i] != NOTHING:
                return False
        elif row[i] < 0 or s.place[row[i]] < first or s.place[row[i]] > last or (i > 0 and row[i] <= row[i - 1]):
            return False
    return True


@rule("TH-1.2", "TH-R11")
def check_treasures(s: State) -> int:
    for treasure in range(TREASURES):
        tiles = s.unseen[treasure] + s.gone[treasure]
        for seat in range(s.players):
            tiles += s.treasures[seat][treasure]
            if s.treasures[seat][treasure] < 0:
                return 5
        for location in range(LOCATIONS):
            if s.hard[location] == treasure:
                tiles += 1
            if s.easy[location] == treasure:
                tiles += 1
        if tiles != s.copies[treasure] or s.unseen[treasure] < 0:
            return 5
    return 0 if total(s.unseen) == s.hard_left + s.easy_left and s.hard_left >= 0 and s.easy_left >= 0 else 5


@rule("TH-1.3", "TH-4.5")
def check_goblins(s: State) -> int:
    met = 0
    for goblin in range(GOBLINS):
        met += s.met[goblin]
    lying = 0
    for space in range(SPACES):
        if s.lair[space] != NOTHING:
            lying += 1
            if s.met[s.lair[space]] == 0:
                return 6
    gained = 0
    for seat in range(s.players):
        gained += s.goblins[seat]
    return 0 if met == SPACES * s.journey and gained + lying <= met else 6
