"""What a viewer cannot know in Time Pirates, changed in place. Written from the ledger's *Secrets*; knows nothing of `hide`.

The bag's order has no cells: chance decides when something is drawn, by the stream, which the kernel covers. What remains is how rivals
assign their white contracts.
"""

from collections.abc import Callable

from doubloon.core import Row, below
from doubloon.games.time_pirates.rules import State

from .positions import RULES

Shows = Callable[[list[int]], bool]
Swap = Callable[[State, int, Row], Shows | None]

NONE = RULES.UNASSIGNED


def swap_assignment(s: State, viewer: int, stream: Row) -> Shows | None:
    """Let a rival have dealt with the white contracts of a size otherwise; not with those he is still thinking about."""
    if s.decision != RULES.ASSIGNING or s.to_act == 0:
        return None
    dealt = [(seat, size) for seat in range(s.players) if seat != viewer for size in sizes(s, seat)]
    if not dealt:
        return None
    seat, size = dealt[below(stream, len(dealt))]
    cells = range(size * RULES.ASSIGNMENTS, (size + 1) * RULES.ASSIGNMENTS)
    places = [*colours(s, seat), NONE]
    before, count = s.assigned[seat][cells.start : cells.stop], s.owned[seat][RULES.FIRST_WHITE + size]
    while s.assigned[seat][cells.start : cells.stop] == before:
        s.assigned[seat][cells.start : cells.stop] = [0] * len(cells)
        for _ in range(count):
            s.assigned[seat][cells.start + places[below(stream, len(places))]] += 1
    return lambda row: row[0] in (RULES.ASSIGNED, RULES.GOT_MOST, RULES.SCORED)


SWAPS: list[Swap] = [swap_assignment]


def sizes(s: State, seat: int) -> list[int]:
    """The sizes of white contracts he has, and all of them dealt with."""
    if not colours(s, seat):
        return []
    owned = [s.owned[seat][RULES.FIRST_WHITE + size] for size in range(RULES.WHITES)]
    return [size for size in range(RULES.WHITES) if 0 < owned[size] == sum(s.assigned[seat][size * RULES.ASSIGNMENTS : (size + 1) * RULES.ASSIGNMENTS])]


def colours(s: State, seat: int) -> list[int]:
    """The colours in which he has a coloured contract."""
    return [colour for colour in range(RULES.COLOURS) if any(s.owned[seat][colour * RULES.SIZES : (colour + 1) * RULES.SIZES])]
