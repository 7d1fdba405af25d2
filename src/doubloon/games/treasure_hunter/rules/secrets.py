"""Who may know what, and what everybody remembers.

Nobody forgets. Cards that a viewer last had before him in the same turn look alike to him: each of those who had the packet
since took one of them, in an order he does not know, and the rest is still in it. Cards he never had before him may be wherever he
has not looked. All of this follows from `place`, for every viewer, so nothing is written down while the game is played.
"""

from doubloon.core import UNKNOWN, rule
from doubloon.games.treasure_hunter.rules.draft import passing
from doubloon.games.treasure_hunter.rules.pieces import CARDS, DECK, DRAFT, DRAWN, FOUND, FRESH, PACKET, REWARD, SCROLLS, SEATS, TAKEN
from doubloon.games.treasure_hunter.rules.state import State


@rule("TH-2.1", "TH-2.2", "TH-2.4", "TH-6.1", "TH-R5", "TH-R15")
def hide(s: State, seat: int) -> None:
    for card in range(CARDS):
        turn_down(s, seat, card)
    for i in range(s.deck_count):
        s.deck[i] = UNKNOWN
    for rival in range(s.players):
        if rival != seat:
            for i in range(s.packet_count):
                s.packet[s.held[rival]][i] = UNKNOWN
            for i in range(s.hand_count[rival]):
                s.hand[rival][i] = UNKNOWN
            if s.step == DRAFT:
                s.kept[rival] = UNKNOWN
                s.dropped[rival] = UNKNOWN
                s.fresh[rival] = UNKNOWN
            if s.step == REWARD:
                for scroll in range(SCROLLS):
                    s.using[rival][scroll] = UNKNOWN


@rule("TH-2.2", "TH-R5")
def turn_down(s: State, viewer: int, card: int) -> None:
    """Cover the place of a card, and note beside it what the viewer remembers."""
    if is_covered(s, viewer, s.place[card]):
        s.seen[card] = last_seen(s, viewer, card)
        s.place[card] = UNKNOWN


@rule("TH-2.1", "TH-2.2", "TH-2.4", "TH-R5")
def is_covered(s: State, viewer: int, place: int) -> bool:
    """Whether the viewer may not know that a card is in this place. (He knows what he kept when, and everybody where cards lie face up.)"""
    if place == FOUND or place < DECK:
        return False
    if place >= TAKEN:
        return ((place - TAKEN) >> 2) % SEATS != viewer
    if place >= DRAWN:
        return s.drawer[place - DRAWN] != viewer
    return viewer < 0 or place != PACKET + s.held[viewer]


@rule("TH-2.2", "TH-2.4")
def last_seen(s: State, viewer: int, card: int) -> int:
    """The turn of the draft, counted from 1, in which this viewer last had the card before him; 0 for never."""
    place = s.place[card]
    if viewer < 0 or place == DECK or DRAWN <= place < TAKEN:
        return 0
    if place >= TAKEN:
        turn = (place - TAKEN) // (4 * SEATS)
        holder = ((place - TAKEN) >> 2) % SEATS
        fresh = (place - TAKEN) & FRESH != 0
    else:
        turn = s.turn
        holder = (place - PACKET + passing(s) * turn) % s.players
        fresh = s.fresh[holder] == card
    return 0 if fresh else max(0, 1 + turn - steps_to(s, viewer, holder))


@rule("TH-2.3")
def steps_to(s: State, seat: int, other: int) -> int:
    """How often a packet is passed on its way from this seat to that one."""
    return ((other - seat) * passing(s)) % s.players
