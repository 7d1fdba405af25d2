"""What a viewer cannot know in Unexpected Treasures, written from the ledger's *Secrets*.

A swap changes a true state into another one that the viewer cannot tell from it, and returns what tells the event that
lawfully shows the swapped thing; it returns None, and changes nothing, where nothing of its sort is hidden from the viewer.

Of the ledger's secrets only the chosen number card has a cell. The others have none to swap:

- the order of the mission stack: the state counts the missions still to come, chance decides at the draw;
- the removed missions: they are unseen like those of the stack, and the state does not tell the two apart;
- the draw order of the bag: the state holds its contents, which are public by counting.

What decides those draws is the stream, which the kernel covers for every viewer.
"""

from collections.abc import Callable

import doubloon
from doubloon.core.state import Row
from doubloon.core.stream import below
from doubloon.games.unexpected_treasures.rules import State

RULES = doubloon.game("unexpected-treasures").rules

Shows = Callable[[Row], bool]
Swap = Callable[[State, int, Row], Shows | None]


def swap_sealed_card(s: State, viewer: int, stream: Row) -> Shows | None:
    """UT-3.1: a rival who has chosen may have chosen any other card, but not the thief two rounds running (UT-3.2)."""
    if s.decision != RULES.CHOOSING or s.to_act == 0:
        return None
    rivals = [seat for seat in range(s.players) if seat != viewer and not s.to_act >> seat & 1]
    if not rivals:
        return None
    seat = rivals[below(stream, len(rivals))]
    others = [card for card in range(RULES.CARDS) if card != s.card[seat] and not (card == RULES.THIEF and s.was_thief[seat])]
    s.card[seat] = others[below(stream, len(others))]
    return lambda row: row[0] == RULES.SHOWED and row[2] == seat


SWAPS: list[Swap] = [swap_sealed_card]
