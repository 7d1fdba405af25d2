"""The end: white contracts are assigned, bonuses given, and the best pirate found."""

from doubloon.core import OVER, Grid, Row, ask, finish, only, rule, show, tell
from doubloon.games.time_pirates.rules.pieces import (
    ASSIGN,
    ASSIGNED,
    ASSIGNING,
    ASSIGNMENTS,
    BONUS_OPTION,
    COLOURS,
    FIRST_WHITE,
    GOT_ALL,
    GOT_MOST,
    KEEP,
    NOTHING,
    REVEAL,
    SCORED,
    SEATS,
    SIZES,
    TP_7_2,
    TP_7_3,
    TP_7_4,
    TP_7_5,
    TP_7_6,
    TP_R10,
    UNASSIGNED,
    WHITES,
)
from doubloon.games.time_pirates.rules.state import State

# White contracts


@rule("TP-7.2", "TP-7.3")
def call_for_assignments(s: State) -> None:
    """Play stops; everybody who has something to assign is asked, as all can see."""
    s.step = REVEAL
    seats = 0
    for seat in range(s.players):
        if can_assign(s, seat):
            seats |= 1 << seat
    if seats != 0:
        ask(s, ASSIGNING, seats)


@rule("TP-7.3")
def can_assign(s: State, seat: int) -> bool:
    whites = 0
    for white in range(WHITES):
        whites += s.owned[seat][FIRST_WHITE + white]
    return 0 < whites < s.contracts[seat]


@rule("TP-7.3")
def has_colour(s: State, seat: int, colour: int) -> bool:
    """Whether this seat owns a coloured contract of the colour."""
    for contract in range(colour * SIZES, (colour + 1) * SIZES):
        if s.owned[seat][contract] > 0:
            return True
    return False


@rule("TP-7.3")
def next_white(s: State, seat: int) -> int:
    """The smallest white contract this seat has still to deal with, or NOTHING."""
    for white in range(WHITES):
        dealt_with = 0
        for place in range(ASSIGNMENTS):
            dealt_with += s.assigned[seat][white * ASSIGNMENTS + place]
        if dealt_with < s.owned[seat][FIRST_WHITE + white]:
            return white
    return NOTHING


@rule("TP-7.3")
def can_go_to(s: State, seat: int, white: int, colour: int) -> bool:
    """Equal white contracts go to colours in order."""
    for later in range(colour + 1, COLOURS):
        if s.assigned[seat][white * ASSIGNMENTS + later] > 0:
            return False
    return has_colour(s, seat, colour)


@rule("TP-7.3", "TP-R9")
def list_assignments(s: State, seat: int, out: Row) -> int:
    n = 0
    white = next_white(s, seat)
    for colour in range(COLOURS):
        if can_go_to(s, seat, white, colour):
            out[n] = ASSIGN + white * COLOURS + colour
            n += 1
    out[n] = KEEP + white
    return n + 1


@rule("TP-R9")
def keep(s: State, seat: int, white: int) -> None:
    """All that are left of this size stay unassigned."""
    rest = s.owned[seat][FIRST_WHITE + white]
    for colour in range(COLOURS):
        rest -= s.assigned[seat][white * ASSIGNMENTS + colour]
    s.assigned[seat][white * ASSIGNMENTS + UNASSIGNED] = rest


# Bonuses


@rule("TP-7.2", "TP-7.3", "TP-7.4", "TP-7.5", "TP-R9")
def reveal(s: State, log: Grid) -> None:
    show(s)
    for seat in range(s.players):
        for white in range(WHITES):
            for colour in range(COLOURS):
                for _ in range(s.assigned[seat][white * ASSIGNMENTS + colour]):
                    tell(log, ASSIGNED, TP_7_3, seat, FIRST_WHITE + white, colour)
    for seat in range(s.players):
        if has_every_colour(s, seat):
            s.points[seat] += s.options[BONUS_OPTION]
            tell(log, GOT_ALL, TP_7_4, seat, s.options[BONUS_OPTION])
    leading = leaders(s)
    for colour in range(COLOURS):
        for seat in range(s.players):
            if (leading >> (colour * SEATS + seat)) & 1 == 1:
                s.points[seat] += s.options[BONUS_OPTION]
                tell(log, GOT_MOST, TP_7_5, seat, colour, value_in(s, seat, colour), s.options[BONUS_OPTION])
    finish(s, TP_7_2)
    for seat in range(s.players):
        tell(log, SCORED, TP_7_6, seat, s.points[seat], s.contracts[seat])


@rule("TP-7.4")
def has_every_colour(s: State, seat: int) -> bool:
    if s.contracts[seat] < COLOURS:
        return False
    for colour in range(COLOURS):
        if not has_colour(s, seat, colour):
            return False
    return True


@rule("TP-7.5", "TP-R9")
def value_in(s: State, seat: int, colour: int) -> int:
    """The points of a seat's contracts of a colour, white ones assigned to it included."""
    value = whites_in(s, seat, colour)
    for contract in range(colour * SIZES, (colour + 1) * SIZES):
        value += s.owned[seat][contract] * s.value[contract]
    return value


@rule("TP-7.5", "TP-R9")
def whites_in(s: State, seat: int, colour: int) -> int:
    """The points of the white contracts a seat has assigned to a colour."""
    value = 0
    for white in range(WHITES):
        value += s.assigned[seat][white * ASSIGNMENTS + colour] * s.value[FIRST_WHITE + white]
    return value


@rule("TP-7.5", "TP-R9")
def leaders(s: State) -> int:
    """For each colour a bit for each seat that nobody has more points in it than; a colour nobody has is led by nobody.

    (`value_in` is written out: bots ask for this all the time, and loops of known bounds in one function take half as long.)
    """
    leading = 0
    for colour in range(COLOURS):
        best = 0
        most = 1
        for seat in range(s.players):
            value = whites_in(s, seat, colour) if s.step == REVEAL else 0
            for size in range(SIZES):
                value += s.owned[seat][colour * SIZES + size] * s.value[colour * SIZES + size]
            if value > most:
                most = value
                best = 0
            if value == most:
                best |= only(seat)
        leading |= best << (colour * SEATS)
    return leading


# Winning


@rule("TP-7.1", "TP-7.6", "TP-R10")
def score(s: State, out: Grid) -> None:
    count_points(s, out)
    for seat in range(s.players):
        out[seat][1] = 1
        out[seat][2] = 0
        for rival in range(s.players):
            if rival != seat and out[rival][0] == out[seat][0]:
                if s.contracts[rival] == s.contracts[seat]:
                    out[seat][2] = TP_R10
                elif out[seat][2] == 0:
                    out[seat][2] = TP_7_6
            if out[rival][0] > out[seat][0] or (out[rival][0] == out[seat][0] and s.contracts[rival] > s.contracts[seat]):
                out[seat][1] += 1


@rule("TP-7.1", "TP-7.4", "TP-7.5")
def count_points(s: State, out: Grid) -> None:
    """What each has scored; before the end also what the year and the bonuses would bring now."""
    leading = leaders(s) if s.step != OVER else 0
    for seat in range(s.players):
        value = s.points[seat]
        if s.step != OVER:
            bonuses = 1 if has_every_colour(s, seat) else 0
            for colour in range(COLOURS):
                bonuses += (leading >> (colour * SEATS + seat)) & 1
            value += bonuses * s.options[BONUS_OPTION] + (s.worth[seat] if s.step != REVEAL else 0)
        out[seat][0] = value
