"""Who may know what: everything lies open but the white contracts that are being assigned. The bag holds no order to be hidden."""

from doubloon.core import UNKNOWN, Row, below, is_asked, rule
from doubloon.games.time_pirates.rules.end import can_assign, has_colour
from doubloon.games.time_pirates.rules.pieces import ASSIGNMENTS, COLOURS, FIRST_WHITE, REVEAL, UNASSIGNED, WHITES
from doubloon.games.time_pirates.rules.state import State


@rule("TP-7.3")
def hide(s: State, seat: int) -> None:
    if s.step == REVEAL:
        for rival in range(s.players):
            if rival != seat:
                for place in range(WHITES * ASSIGNMENTS):
                    s.assigned[rival][place] = UNKNOWN


@rule("TP-7.3", "TP-R9")
def imagine(s: State, seat: int, stream: Row) -> None:
    """Whoever has answered may have assigned his white contracts in any way; the others have not begun."""
    for rival in range(s.players):
        if s.step == REVEAL and rival != seat:
            for place in range(WHITES * ASSIGNMENTS):
                s.assigned[rival][place] = 0
            if can_assign(s, rival) and not is_asked(s, rival):
                assign_at_random(s, rival, stream)


@rule("TP-7.3", "TP-R9")
def assign_at_random(s: State, seat: int, stream: Row) -> None:
    places = 1
    for colour in range(COLOURS):
        places += 1 if has_colour(s, seat, colour) else 0
    for white in range(WHITES):
        for _ in range(s.owned[seat][FIRST_WHITE + white]):
            skip = below(stream, places)
            place = 0
            while place < UNASSIGNED and (skip > 0 or not has_colour(s, seat, place)):
                if has_colour(s, seat, place):
                    skip -= 1
                place += 1
            s.assigned[seat][white * ASSIGNMENTS + place] += 1
