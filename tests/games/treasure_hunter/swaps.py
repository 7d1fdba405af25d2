"""What a viewer of Treasure Hunter cannot know, changed in place. Written from the ledger's *Secrets* and *Memory*; knows nothing of `hide`.

Of the ledger's secrets the order of the draw pile, of the treasure stacks and of the goblin stack have no cells: the state holds what is in
them, chance decides when it turns up. What decides that is the stream, which the kernel covers for every viewer.
"""

from collections.abc import Callable
from typing import Any

from doubloon.core.event import SPECTATOR_BIT
from doubloon.core.state import Row
from doubloon.core.steps import SPECTATOR
from doubloon.core.stream import below

from .positions import NOTHING, RULES

Shows = Callable[[list[int]], bool]
Swap = Callable[[Any, int, Row], Shows | None]

#: What tells of a card, and what takes one from the draw pile or a personal pile.
OF_CARDS = (RULES.RECEIVED, RULES.PICKED_UP, RULES.KEPT, RULES.SET_ASIDE, RULES.LAID, RULES.PLAYED, RULES.DREW, RULES.JOINED, RULES.WASTED)
OF_DRAWS = (RULES.PICKED_UP, RULES.DREW, RULES.JOINED, RULES.WASTED)
KNOWN = -2


def swap_cards(s: Any, viewer: int, stream: Row) -> Shows | None:
    """Exchange two cards that lie in different places unknown to the viewer and that he has last seen at the same moment, or never."""
    signs = {card: sight for card in range(RULES.CARDS) if s.boxed[card] and (sight := last_sight(s, viewer, card)) != KNOWN}
    hidden = list(signs)
    turn = below(stream, len(hidden)) if hidden else 0
    for a in hidden[turn:] + hidden[:turn]:
        others = [b for b in hidden if signs[a] == signs[b] and s.place[a] != s.place[b] and fits(s, a, s.place[b]) and fits(s, b, s.place[a])]
        if others:
            return exchange(s, viewer, a, others[below(stream, len(others))])
    return None


def exchange(s: Any, viewer: int, a: int, b: int) -> Shows:
    by_chance = RULES.DECK in (s.place[a], s.place[b])  # another pile: the same stream draws other cards from it
    s.place[a], s.place[b] = s.place[b], s.place[a]
    for cells in (s.kept, s.dropped, s.fresh):
        for seat in range(s.players):
            cells[seat] = {a: b, b: a}.get(cells[seat], cells[seat])
    RULES.sort_out(s)
    return lambda row: is_shown(row, viewer, a, b) or (by_chance and row[0] in OF_DRAWS)


def swap_sealed_keep(s: Any, viewer: int, stream: Row) -> Shows | None:
    """Let a rival keep, or with two players set aside, another card of what he looks at."""
    if s.turn >= RULES.TURNS or s.decision not in (RULES.KEEPING, RULES.SORTING):
        return None
    rivals = [(cells, seat) for seat in range(s.players) if seat != viewer for cells in (s.kept, s.dropped) if cells[seat] != NOTHING]
    if not rivals:
        return None
    cells, rival = rivals[below(stream, len(rivals))]
    before = cells[rival]
    others = [card for card in range(RULES.CARDS) if s.place[card] == RULES.PACKET + s.held[rival] and card not in (s.kept[rival], s.dropped[rival])]
    if not others:
        return None
    after = others[below(stream, len(others))]
    cells[rival] = after
    return lambda row: is_shown(row, viewer, before, after)


def swap_sealed_scrolls(s: Any, viewer: int, stream: Row) -> Shows | None:
    """Let a rival use other scrolls, sealed or in the making."""
    if s.decision != RULES.USING or s.to_act == 0:
        return None
    choices = [
        (seat, scroll)
        for seat in range(s.players)
        for scroll in range(RULES.SCROLLS)
        if seat != viewer and s.treasures[seat][RULES.FIRST_YELLOW + scroll] > 0 and s.feats[seat][scroll] > 0
    ]
    if not choices:
        return None
    seat, scroll = choices[below(stream, len(choices))]
    others = [count for count in range(s.treasures[seat][RULES.FIRST_YELLOW + scroll] + 1) if count != s.using[seat][scroll]]
    s.using[seat][scroll] = others[below(stream, len(others))]
    return lambda row: row[0] in (RULES.USED, RULES.BEGAN)


SWAPS: list[Swap] = [swap_cards, swap_sealed_keep, swap_sealed_scrolls]


def last_sight(s: Any, viewer: int, card: int) -> int:
    """The turn of this draft in which the viewer last had the card before him, or -1; KNOWN if he knows where it is."""
    place = s.place[card]
    if place == RULES.FOUND:
        return KNOWN
    if place == RULES.DECK:
        return -1
    if RULES.DRAWN <= place < RULES.TAKEN:
        return KNOWN if s.drawer[place - RULES.DRAWN] == viewer else -1
    if place < RULES.DRAWN:
        packet = place - RULES.PACKET
        last, holder = s.turn, holder_of(s, packet, s.turn)
        is_new = s.turn > 0 and s.fresh[holder] == card
    else:
        rest, mark = divmod(place - RULES.TAKEN, 4)
        last, holder = divmod(rest, RULES.SEATS)
        packet = packet_of(s, holder, last)
        is_new = mark & RULES.FRESH > 0
    if holder == viewer:
        return KNOWN
    if is_new:
        return -1
    return max((turn for turn in range(last) if holder_of(s, packet, turn) == viewer), default=-1)


def direction(s: Any) -> int:
    return 1 if s.journey % 2 == 1 else -1


def holder_of(s: Any, packet: int, turn: int) -> int:
    return int((packet + direction(s) * turn) % s.players)


def packet_of(s: Any, seat: int, turn: int) -> int:
    return int((seat - direction(s) * turn) % s.players)


def fits(s: Any, card: int, place: int) -> bool:
    """Whether this card may have come from there.

    If it was laid out, only from the hand of who did, and not drawn later; if it is in a hand, it is not one of those called for already.
    """
    draw = place - RULES.DRAWN if RULES.DRAWN <= place < RULES.TAKEN else NOTHING
    if draw != NOTHING:
        hand = s.drawer[draw]
    elif place >= RULES.TAKEN and not (place - RULES.TAKEN) & RULES.ASIDE:
        hand = (place - RULES.TAKEN) // 4 % RULES.SEATS
    else:
        hand = NOTHING
    if s.laid[card]:
        draws, seat = divmod(s.laid[card] - 1, RULES.SEATS)
        return bool(hand == seat and draw < draws)
    return bool(hand == NOTHING or min(card // 12, 5) >= s.called)


def is_shown(row: list[int], viewer: int, *cards: int) -> bool:
    sees = row[7] >> (SPECTATOR_BIT if viewer == SPECTATOR else viewer) & 1 == 1
    return row[0] in OF_CARDS and row[3] in cards and sees
