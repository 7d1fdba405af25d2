"""Matching pennies: the smallest game in which nobody may know what the other has chosen."""

from doubloon import core
from doubloon.core import UNKNOWN, Grid, Row, below, cells, clause_numbers, rule
from doubloon.core.steps import answered, ask, everybody, finish, is_asked, show

SEAT = core.seats(2)
FACE = core.named("face", "heads", "tails")
NOT_YET = -1

PN_1_1, PN_1_2 = clause_numbers("PN-1.1", "PN-1.2")

ACTIONS = core.Actions()
SHOW = ACTIONS.verb("show", face=FACE)

DECISIONS = core.Decisions()
SHOWING = DECISIONS.kind("show", sealed=True)

EVENTS = core.Events()


class State(core.State):
    coin: Row = cells(SEAT)  # the face it lies on; NOT_YET before


class Box(core.Components):
    def fill(self, s: State) -> None:
        """Two coins, which everybody has in his pocket."""


@rule("PN-1.1")
def setup(s: State, log: Grid) -> None:
    for seat in range(2):
        s.coin[seat] = NOT_YET
    ask(s, SHOWING, everybody(s))


@rule("PN-1.1")
def legal(s: State, seat: int, out: Row) -> int:
    if not is_asked(s, seat):
        return 0
    out[0] = SHOW
    out[1] = SHOW + 1
    return 2


@rule("PN-1.1")
def why_not(s: State, seat: int, action: int) -> int:
    return 0 if is_asked(s, seat) else PN_1_1


@rule("PN-1.1")
def apply(s: State, seat: int, action: int, log: Grid) -> None:
    s.coin[seat] = action - SHOW
    answered(s, seat)
    advance(s, log)


@rule("PN-1.2")
def advance(s: State, log: Grid) -> None:
    if s.to_act == 0:
        show(s)
        finish(s, PN_1_2)


@rule("PN-1.1")
def hide(s: State, seat: int) -> None:
    for rival in range(2):
        if rival != seat and not is_asked(s, rival):
            s.coin[rival] = UNKNOWN


@rule("PN-1.1")
def imagine(s: State, seat: int, stream: Row) -> None:
    for rival in range(2):
        if s.coin[rival] == UNKNOWN:
            s.coin[rival] = below(stream, 2)


@rule("PN-1.2")
def score(s: State, out: Grid) -> None:
    """Seat 0 wins if the coins match, seat 1 if they do not."""
    for seat in range(2):
        wins = s.to_act == 0 and (s.coin[0] == s.coin[1]) == (seat == 0)
        out[seat][0] = 1 if wins else 0
        out[seat][1] = 1 if wins else 2
        out[seat][2] = 0


@rule("PN-1.1")
def check(s: State) -> int:
    return 0
