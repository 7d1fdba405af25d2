"""Trinkets: set out at the start of a round, and taken by those who got no treasure."""

from doubloon.core import NOBODY, Grid, ask, draw, only, rule, tell
from doubloon.games.the_plan.rules.hands import ghost_of, seat_of
from doubloon.games.the_plan.rules.pieces import (
    DREW_TRINKET,
    FOUND_NOTHING,
    GOT_TRINKET,
    NEW_TRINKETS,
    PL_2_2,
    PL_2_8,
    PL_2_9,
    PL_R4,
    PL_R5,
    PL_R9,
    RAN_SHORT,
    SET_OUT,
    TAKING,
    TOOK_TRINKET,
    TRINKETS,
)
from doubloon.games.the_plan.rules.state import State

# Set out


@rule("PL-2.2", "PL-2.13", "PL-R5")
def set_out(s: State, log: Grid) -> None:
    count = min(NEW_TRINKETS, s.trinkets_left)
    for _ in range(count):
        trinket = lift_trinket(s)
        s.shop[trinket] += 1
        tell(log, SET_OUT, PL_2_2, NOBODY, trinket)
    if count < NEW_TRINKETS:
        tell(log, RAN_SHORT, PL_R5, NOBODY, count)


@rule("PL-2.2", "PL-2.8")
def lift_trinket(s: State) -> int:
    """Only now chance decides which trinket lay on top of the pile."""
    skip = draw(s, s.trinkets_left)
    trinket = 0
    while skip >= s.trinket_pile[trinket]:
        skip -= s.trinket_pile[trinket]
        trinket += 1
    s.trinket_pile[trinket] -= 1
    s.trinkets_left -= 1
    return trinket


# Consolation


@rule("PL-2.8", "PL-2.9", "PL-R13")
def next_in_line(s: State) -> int:
    """Of those who went without, the one who takes a trinket next, or several who are equal, a bit each; 0 if there are none.

    Nobody's own numbers change before his turn, so this is the order at the start.
    """
    fewest = 0
    group = 0
    if s.acting & ~s.served == 0:
        return 0
    for hand in range(s.hands):
        if (s.acting & ~s.served) >> hand & 1 == 1:
            number = s.treasures[hand] << 8 | s.trinkets[hand]
            if group == 0 or number < fewest:
                fewest = number
                group = 1 << hand
            elif number == fewest:
                group |= 1 << hand
    return group


@rule("PL-2.8", "PL-2.9", "PL-R3", "PL-R13")
def console(s: State, group: int, log: Grid) -> None:
    if group & (group - 1) == 0:
        let_take(s, group, log)
    else:
        draw_blind(s, group, log)


@rule("PL-2.8", "PL-R4", "PL-R9")
def let_take(s: State, group: int, log: Grid) -> None:
    """One hand alone: a player chooses, unless everybody can see that there is no choice; a ghost draws."""
    hand = 0
    while group >> hand & 1 == 0:
        hand += 1
    kinds = 0
    for trinket in range(TRINKETS):
        kinds += min(1, s.shop[trinket])
    if hand >= s.players:
        draw_trinket(s, hand, PL_R9, log)
    elif kinds == 0:
        draw_trinket(s, hand, PL_2_8, log)
    elif kinds == 1 and s.trinkets_left == 0:
        trinket = 0
        while s.shop[trinket] == 0:
            trinket += 1
        take(s, hand, trinket, log)
    else:
        s.mover = hand
        ask(s, TAKING, only(hand))


@rule("PL-2.9", "PL-R4", "PL-R13")
def draw_blind(s: State, group: int, log: Grid) -> None:
    """Equal players draw. If there is not enough for all, chance decides who is next."""
    count = 0
    for hand in range(s.hands):
        count += group >> hand & 1
    while count > 0:
        skip = draw(s, count) if s.trinkets_left < count else 0
        hand = 0
        while skip > 0 or group >> hand & 1 == 0:
            skip -= group >> hand & 1
            hand += 1
        group &= ~(1 << hand)
        count -= 1
        draw_trinket(s, hand, PL_2_9, log)


@rule("PL-2.8", "PL-2.9", "PL-R4")
def draw_trinket(s: State, hand: int, clause: int, log: Grid) -> None:
    """The top of the pile; if it is empty any open trinket that chance decides; if there is none nothing."""
    s.served |= 1 << hand
    if s.trinkets_left > 0:
        trinket = lift_trinket(s)
        tell(log, DREW_TRINKET, clause, seat_of(s, hand), ghost_of(s, hand), trinket)
    else:
        trinket = any_open(s)
        if trinket == TRINKETS:
            tell(log, FOUND_NOTHING, PL_R4, seat_of(s, hand), ghost_of(s, hand))
            return
        s.shop[trinket] -= 1
        tell(log, GOT_TRINKET, PL_R4, seat_of(s, hand), ghost_of(s, hand), trinket)
    s.bag[hand][trinket] += 1
    s.trinkets[hand] += 1


@rule("PL-R4")
def any_open(s: State) -> int:
    """A random open trinket; TRINKETS if there is none."""
    chosen = TRINKETS
    count = 0
    for trinket in range(TRINKETS):
        if s.shop[trinket] > 0:
            count += s.shop[trinket]
            if draw(s, count) < s.shop[trinket]:
                chosen = trinket
    return chosen


@rule("PL-2.8")
def take(s: State, seat: int, trinket: int, log: Grid) -> None:
    s.served |= 1 << seat
    s.shop[trinket] -= 1
    s.bag[seat][trinket] += 1
    s.trinkets[seat] += 1
    tell(log, TOOK_TRINKET, PL_2_8, seat, 0, trinket)
