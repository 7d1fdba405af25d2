"""The bribery variant: ties of one size are settled one by one with trinkets."""

from doubloon.core import NOBODY, Grid, ask, draw, only, rule, show, tell, total
from doubloon.games.the_plan.rules.heist import call_colour, clear_out, is_after
from doubloon.games.the_plan.rules.pieces import (
    COLOURS,
    COMPARE,
    CONSOLE,
    LAID,
    OFFERED,
    OFFERING,
    PAID,
    PICKED,
    PICKING,
    PL_4_3,
    PL_R10,
    SETTLE,
    STAYED_TIED,
    TRINKETS,
)
from doubloon.games.the_plan.rules.state import State


@rule("PL-4.3", "PL-R10")
def settle(s: State) -> None:
    """The next tie: picked, if there are several."""
    if s.ties == 0:
        s.step = CONSOLE
    elif s.ties & (s.ties - 1) == 0:
        colour = 0
        while s.ties >> colour & 1 == 0:
            colour += 1
        call_for_offers(s, colour)
    else:
        s.mover = picker(s)
        ask(s, PICKING, only(s.mover))


@rule("PL-4.3", "PL-R10")
def picker(s: State) -> int:
    """Of those still in a tie the one with fewest treasures, then fewest trinkets, then whom chance decides on."""
    fewest = 0
    chosen = NOBODY
    equal = 0
    for seat in range(s.players):
        if is_tied(s, seat):
            number = s.treasures[seat] << 8 | s.trinkets[seat]
            if chosen == NOBODY or number < fewest:
                fewest = number
                chosen = seat
                equal = 1
            elif number == fewest:
                equal += 1
                if draw(s, equal) == 0:
                    chosen = seat
    return chosen


@rule("PL-R10")
def is_tied(s: State, seat: int) -> bool:
    for colour in range(COLOURS):
        if s.ties >> colour & 1 == 1 and is_after(s, seat, colour):
            return True
    return False


@rule("PL-4.3", "PL-R10")
def pick(s: State, seat: int, colour: int, log: Grid) -> None:
    tell(log, PICKED, PL_R10, seat, colour)
    call_for_offers(s, colour)


@rule("PL-4.3", "PL-R10")
def call_for_offers(s: State, colour: int) -> None:
    """Who has no trinket offers nothing, as everybody can see."""
    s.ties &= ~(1 << colour)
    s.tie = colour
    s.bidders = 0
    able = 0
    for seat in range(s.players):
        if is_after(s, seat, colour):
            s.bidders |= 1 << seat
            if s.trinkets[seat] > 0:
                able |= 1 << seat
    if able != 0:
        ask(s, OFFERING, able)
    s.step = COMPARE


@rule("PL-4.3", "PL-R10")
def compare(s: State, log: Grid) -> None:
    """The sole highest offer is paid and wins; all others are taken back."""
    show(s)
    highest = -1
    winner = NOBODY
    for seat in range(s.players):
        if s.bidders >> seat & 1 == 1:
            count = total(s.offer[seat])
            lay(s, seat, count, log)
            if count == highest:
                winner = NOBODY
            elif count > highest:
                highest = count
                winner = seat
    s.step = SETTLE
    if winner == NOBODY:
        tell(log, STAYED_TIED, PL_R10, NOBODY, highest)
    else:
        pay(s, winner, log)
    for seat in range(s.players):
        for trinket in range(TRINKETS):
            s.offer[seat][trinket] = 0
    if winner != NOBODY and s.team > 0:
        clear_out(s, winner, s.tie, PL_4_3, log)
    elif winner != NOBODY:
        s.step = CONSOLE
        call_colour(s, winner, log)
    s.bidders = 0


@rule("PL-4.3")
def lay(s: State, seat: int, count: int, log: Grid) -> None:
    """Open the hand with the offer."""
    tell(log, OFFERED, PL_4_3, seat, count)
    for trinket in range(TRINKETS):
        for _ in range(s.offer[seat][trinket]):
            tell(log, LAID, PL_4_3, seat, trinket)


@rule("PL-4.3", "PL-R10")
def pay(s: State, seat: int, log: Grid) -> None:
    """Paid trinkets lie open at once."""
    for trinket in range(TRINKETS):
        for _ in range(s.offer[seat][trinket]):
            s.bag[seat][trinket] -= 1
            s.trinkets[seat] -= 1
            s.shop[trinket] += 1
            tell(log, PAID, PL_4_3, seat, trinket)
