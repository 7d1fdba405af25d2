"""Phase 2A: who captures the treasures of a location."""

from doubloon.core import NOBODY, Grid, rule, show, tell
from doubloon.games.treasure_hunter.rules.cards import called_cards, drop_first, lay
from doubloon.games.treasure_hunter.rules.pieces import (
    CAPTURED,
    LAID,
    LEFT,
    MAX,
    MIN,
    NOTHING,
    STANDS,
    STRENGTHS,
    STRONG,
    TH_3_1,
    TH_3_3,
    TH_3_4,
    TH_3_6,
    TH_R6,
    TH_R13,
    WEAK,
)
from doubloon.games.treasure_hunter.rules.state import State


@rule("TH-3.1")
def lay_out(s: State, log: Grid) -> None:
    """Everybody lays out the adventurers of this location."""
    show(s)
    for strength in range(STRENGTHS):
        s.asleep[strength] = 0
    for seat in range(s.players):
        s.party[seat] = 0
        s.awake[seat] = 0
        s.strongest[seat] = 0
        s.doubled[seat] = 0
        s.bonus[seat] = 0
        count = called_cards(s, seat)
        for i in range(count):
            muster(s, seat, s.hand[seat][i], TH_3_1, LAID, log)
        drop_first(s, seat, count)
        if count > 0:
            tell(log, STANDS, TH_3_1, seat, total_of(s, seat))
    s.called += 1


@rule("TH-3.1", "TH-R10")
def muster(s: State, seat: int, card: int, clause: int, event: int, log: Grid) -> None:
    """An adventurer joins the group of a seat at this location."""
    strength = s.strength[card]
    lay(s, seat, card)
    s.party[seat] += 1
    s.awake[seat] += strength
    s.strongest[seat] = max(s.strongest[seat], strength)
    s.feats[seat][s.site] += 1
    if strength <= s.weak:
        s.feats[seat][WEAK] += 1
    if strength >= s.strong:
        s.feats[seat][STRONG] += 1
    tell(log, event, clause, seat, card)


@rule("TH-3.1", "TH-R1")
def total_of(s: State, seat: int) -> int:
    """Only adventurers are doubled, so it does not matter when a card was played."""
    return s.awake[seat] * (1 + s.doubled[seat]) + s.bonus[seat]


@rule("TH-3.3", "TH-3.6", "TH-R6", "TH-R13")
def capture(s: State, log: Grid) -> None:
    parties = 0
    ranked = 0
    first = NOBODY
    last = NOBODY
    for seat in range(s.players):
        if s.party[seat] > 0:
            parties += 1
        if is_ranked(s, seat):
            ranked += 1
            if first == NOBODY or beats(s, seat, first, 1):
                first = seat
            if last == NOBODY or beats(s, seat, last, -1):
                last = seat
    if ranked == 0:
        clause = TH_3_6 if parties == 0 else TH_R13
        leave(s, MAX, clause, log)
        leave(s, MIN, clause, log)
    else:
        highest = TH_3_4 if is_tied(s, first) else TH_3_3
        lowest = TH_3_4 if is_tied(s, last) else TH_3_3
        if ranked == 1:
            highest = lowest = TH_3_6 if parties == 1 else TH_R13
        elif first == last:
            highest = lowest = TH_R6
        claim(s, first, MAX, highest, log)
        claim(s, last, MIN, lowest, log)


@rule("TH-3.5", "TH-R13")
def is_ranked(s: State, seat: int) -> bool:
    return s.party[seat] > 0 and total_of(s, seat) > 0


@rule("TH-3.3", "TH-3.4", "TH-R4")
def beats(s: State, seat: int, rival: int, sign: int) -> bool:
    """Whether this seat comes before that one for MAX (sign 1) or for MIN (sign -1); of equals the strongest adventurer counts for both."""
    ahead = sign * (total_of(s, seat) - total_of(s, rival))
    return ahead > 0 or (ahead == 0 and s.strongest[seat] > s.strongest[rival])


@rule("TH-3.4")
def is_tied(s: State, seat: int) -> bool:
    for rival in range(s.players):
        if rival != seat and is_ranked(s, rival) and total_of(s, rival) == total_of(s, seat):
            return True
    return False


@rule("TH-3.3", "TH-3.7")
def claim(s: State, seat: int, stack: int, clause: int, log: Grid) -> None:
    treasure = pick(s, stack)
    s.treasures[seat][treasure] += 1
    tell(log, CAPTURED, clause, seat, treasure, s.site, stack)


@rule("TH-3.6", "TH-R13")
def leave(s: State, stack: int, clause: int, log: Grid) -> None:
    treasure = pick(s, stack)
    s.gone[treasure] += 1
    tell(log, LEFT, clause, NOBODY, treasure, s.site, stack)


@rule("TH-3.3")
def pick(s: State, stack: int) -> int:
    """The treasure of this location, which no longer lies there."""
    if stack == MAX:
        treasure = s.hard[s.site]
        s.hard[s.site] = NOTHING
    else:
        treasure = s.easy[s.site]
        s.easy[s.site] = NOTHING
    return treasure
