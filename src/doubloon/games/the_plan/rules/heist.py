"""A round: the museum opens, plans are revealed, teams act in order of size."""

from doubloon.core import NOBODY, Grid, ask, draw, only, rule, show, tell
from doubloon.games.the_plan.rules.hands import ghost_of, lay_down, seat_of
from doubloon.games.the_plan.rules.pieces import (
    ACT,
    BRIBERY,
    CANCELLED,
    CHOSE,
    CLEAR_UP,
    COLOURS,
    CONSOLE,
    GIVEN,
    NAMED,
    NAMING,
    NEW_TREASURES,
    PIECES,
    PL_2_1,
    PL_2_3,
    PL_2_5,
    PL_2_6,
    PL_2_7,
    PL_4_3,
    PL_R1,
    PL_R9,
    SEATS,
    SETTLE,
    SHOWED,
    SMASH,
    SOLO_HAND,
    TEAMS,
    TIED,
    TOOK,
    UNCOVERED,
)
from doubloon.games.the_plan.rules.state import State

# The museum opens


@rule("PL-2.1", "PL-2.13")
def uncover(s: State, log: Grid) -> None:
    """New treasures join what still lies open."""
    for _ in range(NEW_TREASURES):
        skip = draw(s, s.treasures_left)
        colour = 0
        count = in_pile(s, 0)
        while skip >= count:
            skip -= count
            colour += 1
            count = in_pile(s, colour)
        piece = 0
        while skip >= s.pile[colour][piece]:
            skip -= s.pile[colour][piece]
            piece += 1
        s.pile[colour][piece] -= 1
        s.treasures_left -= 1
        s.museum[colour][piece] += 1
        tell(log, UNCOVERED, PL_2_1, NOBODY, colour, piece, s.worth[colour][piece])


@rule("PL-2.1")
def in_pile(s: State, colour: int) -> int:
    """How many treasures of a colour are in the pile."""
    return s.pile[colour][0] + s.pile[colour][1] + s.pile[colour][2] + s.pile[colour][3]


# Plans


@rule("PL-2.3")
def choose(s: State, seat: int, plan: int, log: Grid) -> None:
    s.played[s.turn][seat] = plan
    tell(log, CHOSE, PL_2_3, seat, plan, seers=only(seat))


@rule("PL-2.3", "PL-2.4", "PL-2.10", "PL-4.2", "PL-R9")
def reveal(s: State, log: Grid) -> None:
    show(s)
    s.sent = 0
    for hand in range(s.hands):
        if s.players == 1:
            turn_up(s, hand)
        plan = s.played[s.turn][hand]
        clause = PL_2_3 if hand < s.players else PL_R9
        lay_down(s, hand, plan)
        tell(log, SHOWED, clause, seat_of(s, hand), ghost_of(s, hand), plan)
        s.sent |= 1 << SEATS * s.team_of[plan] + hand
    s.served = 0
    next_team(s, 0)


@rule("PL-4.2", "PL-R9")
def turn_up(s: State, hand: int) -> None:
    """A ghost shows any plan. Everybody sees whether it is the one that was there before: so what is held of the old stack stays known."""
    place = draw(s, SOLO_HAND)
    if hand >= s.players:
        s.played[s.turn][hand] = s.hand[hand][place]
    plan = s.played[s.turn][hand]
    is_older = plan == s.away[s.turn][GIVEN * hand] and (place == 0 or s.hand[hand][0] != s.hand[hand][1])
    s.away[s.turn][GIVEN * hand] = s.hand[hand][0] + s.hand[hand][1] - plan
    if s.olds[hand] == SOLO_HAND or (s.olds[hand] == 1 and is_older):
        s.olds[hand] -= 1
        s.old[plan] -= 1


@rule("PL-2.4", "PL-R3")
def next_team(s: State, smallest: int) -> None:
    """The next size, from this one on, that anybody has sent; after the largest the round is over."""
    s.step = CLEAR_UP
    s.acting = 0
    for team in range(smallest, TEAMS):
        if s.acting == 0:
            s.acting = s.sent >> SEATS * team & (1 << SEATS) - 1
            s.team = team
    if s.acting != 0:
        s.step = ACT


# Smash-and-grabs


@rule("PL-2.4", "PL-2.7", "PL-4.3", "PL-R1", "PL-R10")
def smash_and_grab(s: State, log: Grid) -> None:
    count = grabbers(s)
    s.step = CONSOLE
    if count > 1:
        tell(log, CANCELLED, PL_2_7, NOBODY, count)
        if is_bribable(s):
            s.ties = 1
            s.step = SETTLE
    else:
        for hand in range(s.hands):
            if s.acting >> hand & 1 == 1:
                call_colour(s, hand, log)


@rule("PL-2.7")
def grabbers(s: State) -> int:
    count = 0
    for hand in range(s.hands):
        if s.played[s.turn][hand] == SMASH:
            count += 1
    return count


@rule("PL-4.3", "PL-R10")
def is_bribable(s: State) -> bool:
    return s.options[BRIBERY] == 1 and s.players > 1


@rule("PL-R1", "PL-R9")
def call_colour(s: State, hand: int, log: Grid) -> None:
    """Ask for the colour, unless it is a ghost or everybody can see that there is but one."""
    colours = open_colours(s)
    if hand >= s.players:
        name(s, hand, richest(s), log)
    elif colours & (colours - 1) == 0:
        colour = 0
        while colours >> colour > 1:
            colour += 1
        name(s, hand, colour, log)
    else:
        s.mover = hand
        ask(s, NAMING, only(hand))


@rule("PL-2.5")
def lying(s: State, colour: int) -> int:
    """How many treasures of a colour lie open."""
    return s.museum[colour][0] + s.museum[colour][1] + s.museum[colour][2] + s.museum[colour][3]


@rule("PL-2.5")
def open_colours(s: State) -> int:
    """The colours of which anything lies open, a bit each."""
    colours = 0
    for colour in range(COLOURS):
        colours |= min(1, lying(s, colour)) << colour
    return colours


@rule("PL-R9")
def richest(s: State) -> int:
    """The colour a ghost takes: worth most points, then of most pieces, then any of those left."""
    best = 0
    chosen = 0
    equal = 0
    for colour in range(COLOURS):
        prize = lying(s, colour)
        for piece in range(PIECES):
            prize += s.museum[colour][piece] * s.worth[colour][piece] << 8
        if prize > best:
            best = prize
            chosen = colour
            equal = 1
        elif prize == best and prize > 0:
            equal += 1
            if draw(s, equal) == 0:
                chosen = colour
    return chosen


@rule("PL-2.7", "PL-4.3", "PL-R1", "PL-R9")
def name(s: State, hand: int, colour: int, log: Grid) -> None:
    tell(log, NAMED, PL_R1 if hand < s.players else PL_R9, seat_of(s, hand), ghost_of(s, hand), colour)
    clear_out(s, hand, colour, PL_2_7 if grabbers(s) == 1 else PL_4_3, log)


# Teams of specialists


@rule("PL-2.4", "PL-2.5", "PL-2.6", "PL-4.3", "PL-R2", "PL-R10")
def send_in(s: State, log: Grid) -> None:
    """All teams of the size at once: a colour of which two have a specialist is taken by neither."""
    shared = 0
    seen = 0
    for hand in range(s.hands):
        experts = experts_of(s, hand)
        shared |= seen & experts
        seen |= experts
    there = open_colours(s)
    for hand in range(s.hands):
        free = experts_of(s, hand) & ~shared & there
        colour = 0
        while free >> colour > 0:
            if free >> colour & 1 == 1:
                clear_out(s, hand, colour, PL_2_5, log)
            colour += 1
    s.step = CONSOLE
    if shared & there != 0:
        clash(s, shared & there, log)


@rule("PL-2.4")
def experts_of(s: State, hand: int) -> int:
    """The colours of this hand's specialists, a bit each, if its team acts."""
    return s.experts[s.played[s.turn][hand]] * (s.acting >> hand & 1)


@rule("PL-2.6", "PL-4.3", "PL-R10")
def clash(s: State, shared: int, log: Grid) -> None:
    """What several specialists are after stays where it is, unless it can be had by a bribe."""
    for colour in range(COLOURS):
        if shared >> colour & 1 == 1:
            count = 0
            for hand in range(s.hands):
                if is_after(s, hand, colour):
                    count += 1
            tell(log, TIED, PL_2_6, NOBODY, s.team, colour, count)
            if is_bribable(s):
                s.ties |= 1 << colour
                s.step = SETTLE


@rule("PL-2.6")
def is_after(s: State, hand: int, colour: int) -> bool:
    """Whether a team that acts has a specialist for this colour; a smash-and-grab is after any."""
    return s.acting >> hand & 1 == 1 and (s.team == 0 or s.experts[s.played[s.turn][hand]] >> colour & 1 == 1)


@rule("PL-2.5", "PL-2.7", "PL-R2")
def clear_out(s: State, hand: int, colour: int, clause: int, log: Grid) -> None:
    """Take all open treasures of a colour."""
    count = 0
    points = 0
    for piece in range(PIECES):
        pieces = s.museum[colour][piece]
        if pieces > 0:
            s.museum[colour][piece] = 0
            s.loot[hand][colour * PIECES + piece] += pieces
            count += pieces
            points += pieces * s.worth[colour][piece]
    s.treasures[hand] += count
    s.served |= 1 << hand
    tell(log, TOOK, clause, seat_of(s, hand), ghost_of(s, hand), colour, count, points)
