"""What a viewer cannot know in goofspiel: a rival's sealed bid and the cards he still holds (GO-1.2, GO-1.3)."""

from collections.abc import Callable
from typing import Any

from doubloon.core.state import Row
from doubloon.core.stream import below


def swap_bid(s: Any, viewer: int, stream: Row) -> Callable[[list[int]], bool] | None:
    """A rival bid another card that he holds."""
    sealed = [seat for seat in range(s.players) if seat != viewer and s.bid[seat] >= 0 and s.hand[seat]]
    if not sealed:
        return None
    seat = sealed[below(stream, len(sealed))]
    held = [card for card in range(s.cards) if s.hand[seat] >> card & 1]
    other = held[below(stream, len(held))]
    s.hand[seat] ^= 1 << other | 1 << s.bid[seat]
    s.bid[seat] = other
    return lambda row: row[0] in (WON, TIED)


def swap_hand(s: Any, viewer: int, stream: Row) -> Callable[[list[int]], bool] | None:
    """A rival played another card long ago than the one he did: he holds that one instead."""
    for seat in range(s.players):
        held = [card for card in range(s.cards) if s.hand[seat] >> card & 1]
        played = [card for card in range(s.cards) if card not in held and card != s.bid[seat]]
        if seat != viewer and held and played:
            s.hand[seat] ^= 1 << held[below(stream, len(held))] | 1 << played[below(stream, len(played))]
            return lambda row: row[0] in (WON, TIED)
    return None


WON, TIED = 2, 3
SWAPS = [swap_bid, swap_hand]
