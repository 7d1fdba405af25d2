"""What a viewer of Smugglers' Cove cannot know, changed in place. Written from the rulebook; knows nothing of `hide`."""

from collections.abc import Callable
from itertools import combinations

from doubloon.core import SPECTATOR, Row, below
from doubloon.core.event import SPECTATOR_BIT
from tests.toys.cove.rules import COMPARE, DRAWN, DREW, KEPT, KEPT_ONE, METALS, NO_CARD, OFFERED, PACKET, PILE, PLAYED, RECEIVED, SEATS, State, remember

Shows = Callable[[list[int]], bool]


def swap_cards(s: State, viewer: int, stream: Row) -> Shows | None:
    """Exchange two cards that lie in different places and that the viewer has seen at the same moments, or never."""
    pairs = [(a, b) for a, b in combinations(range(s.cards), 2) if s.place[a] != s.place[b] and _look_alike(s, viewer, a, b)]
    if not pairs:
        return None
    a, b = pairs[below(stream, len(pairs))]
    by_chance = PILE in (s.place[a], s.place[b])  # another pile: the same stream draws other cards from it
    s.place[a], s.place[b] = s.place[b], s.place[a]
    for seat in range(s.players):
        s.kept[seat] = {a: b, b: a}.get(s.kept[seat], s.kept[seat])
    remember(s)
    return lambda row: _is_shown(row, viewer, a, b) or (by_chance and row[0] == DREW and _sees(row, viewer))


def swap_sealed_keep(s: State, viewer: int, stream: Row) -> Shows | None:
    """Let a rival keep another card of his packet."""
    rivals = [seat for seat in _rivals(s, viewer) if s.kept[seat] != NO_CARD]
    if not rivals:
        return None
    rival = rivals[below(stream, len(rivals))]
    before = s.kept[rival]
    others = [card for card in range(s.cards) if s.place[card] == PACKET + rival and card != before]
    after = others[below(stream, len(others))]
    s.kept[rival] = after
    return lambda row: _is_shown(row, viewer, before, after)


def swap_offer(s: State, viewer: int, stream: Row) -> Shows | None:
    """Let a rival's offer, sealed or in the making, be another one."""
    rivals = [seat for seat in _rivals(s, viewer) if sum(s.coins[seat]) > 0]
    if s.step != COMPARE or not rivals:
        return None
    rival = rivals[below(stream, len(rivals))]
    before = s.offer[rival][:]
    while s.offer[rival] == before:
        s.offer[rival][:] = [below(stream, s.coins[rival][metal] + 1) for metal in range(METALS)]
    return lambda row: row[0] == OFFERED


SWAPS = [swap_cards, swap_sealed_keep, swap_offer]


def _rivals(s: State, viewer: int) -> list[int]:
    return [seat for seat in range(s.players) if seat != viewer]


def _sees(row: list[int], viewer: int) -> bool:
    return row[7] >> (SPECTATOR_BIT if viewer == SPECTATOR else viewer) & 1 == 1


def _is_shown(row: list[int], viewer: int, *cards: int) -> bool:
    return row[0] in (RECEIVED, KEPT_ONE, DREW, PLAYED) and row[3] in cards and _sees(row, viewer)


def _look_alike(s: State, viewer: int, a: int, b: int) -> bool:
    """Whether all that the viewer saw would have been the same with these two cards exchanged."""
    return _sights(s, viewer, a) == _sights(s, viewer, b) and _fits(s, a, s.place[b]) and _fits(s, b, s.place[a])


def _sights(s: State, viewer: int, card: int) -> tuple[list[int], int]:
    """The turns of the draft in which the viewer had this card before him; and its place, if he holds it in his hand."""
    place = s.place[card]
    if place == PILE or place >= DRAWN:
        return [], place if place >= DRAWN and (place - DRAWN) % SEATS == viewer else -1
    last, holder = (s.turn, place - PACKET) if place < KEPT else divmod(place - KEPT, SEATS)
    turns = [turn for turn in range(last + 1) if (holder - (last - turn)) % s.players == viewer]
    return turns, place if place >= KEPT and holder == viewer else -1


def _fits(s: State, card: int, place: int) -> bool:
    """Whether this card may have come from there: if it was played, only from the hand of who played it, and not drawn later."""
    night, seat = divmod(s.played[card] - 1, SEATS)
    return s.played[card] == 0 or (place >= KEPT and (place - KEPT) % SEATS == seat and place < DRAWN + SEATS * (night + 1))
