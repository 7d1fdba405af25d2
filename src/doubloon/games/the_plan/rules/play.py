"""Set-up, the order of play, and what may be done."""

from doubloon.core import OVER, Grid, Row, answered, ask, everybody, is_asked, rule, tell
from doubloon.games.the_plan.rules.bribery import compare, pick, settle
from doubloon.games.the_plan.rules.end import end
from doubloon.games.the_plan.rules.hands import deal, discard, leave_out, pass_on, refill, set_aside, shuffle
from doubloon.games.the_plan.rules.heist import choose, lying, name, next_team, reveal, send_in, smash_and_grab, uncover
from doubloon.games.the_plan.rules.pieces import (
    ACT,
    ADD,
    CHOOSE,
    CHOOSING,
    CLEAR_UP,
    COLOURS,
    COMPARE,
    CONSOLE,
    DEAL_ROUNDS,
    DONE,
    DRAW,
    GHOSTS,
    GIVE,
    GIVEN,
    GIVING,
    HAND,
    NAME,
    NAMING,
    NEW_TREASURES,
    NO_PLAN,
    OFFERING,
    OPEN,
    PASS_ON,
    PICK,
    PICKING,
    PIECES,
    PL_2_3,
    PL_2_7,
    PL_2_8,
    PL_2_10,
    PL_4_3,
    PL_R1,
    PL_R4,
    PL_R10,
    REVEAL,
    ROUNDS,
    SEALED,
    SEATS,
    SETTLE,
    TAKE,
    TAKING,
    TRINKETS,
)
from doubloon.games.the_plan.rules.state import State
from doubloon.games.the_plan.rules.trinkets import console, draw_trinket, next_in_line, set_out, take

# Set-up


@rule("PL-1.1", "PL-4.1", "PL-4.2", "PL-R9")
def setup(s: State, log: Grid) -> None:
    s.hands = s.players if s.players > 1 else 1 + s.options[GHOSTS]
    for seat in range(SEATS):
        for place in range(HAND):
            s.hand[seat][place] = NO_PLAN
    for turn in range(ROUNDS):
        for seat in range(SEATS):
            s.played[turn][seat] = NO_PLAN
            for each in range(GIVEN):
                s.away[turn][GIVEN * seat + each] = NO_PLAN
    stock(s)
    if s.players <= 2:
        leave_out(s, log)
    shuffle(s)
    if s.players > 1:
        deal(s, log)
    else:
        refill(s, log)
    s.step = OPEN
    advance(s, log)


@rule("PL-1.1")
def stock(s: State) -> None:
    """All treasures and trinkets are in their piles."""
    for colour in range(COLOURS):
        for piece in range(PIECES):
            s.pile[colour][piece] = s.copies[colour]
            s.treasures_left += s.copies[colour]
    for trinket in range(TRINKETS):
        s.trinket_pile[trinket] = s.trinket_copies[trinket]
        s.trinkets_left += s.trinket_copies[trinket]


# The order of play


@rule("PL-2.4", "PL-2.10", "PL-2.13", "PL-3.1")
def advance(s: State, log: Grid) -> None:
    while s.to_act == 0 and s.step != OVER:
        if s.step == OPEN:
            open_round(s, log)
        elif s.step == REVEAL:
            reveal(s, log)
        elif s.step == ACT:
            if s.team == 0:
                smash_and_grab(s, log)
            else:
                send_in(s, log)
        elif s.step == SETTLE:
            settle(s)
        elif s.step == COMPARE:
            compare(s, log)
        elif s.step == CONSOLE:
            group = next_in_line(s)
            if group == 0:
                next_team(s, s.team + 1)
            else:
                console(s, group, log)
        elif s.step == CLEAR_UP:
            clear_up(s, log)
        else:
            pass_on(s, log)
            s.step = OPEN


@rule("PL-2.1", "PL-2.2", "PL-2.3", "PL-3.1")
def open_round(s: State, log: Grid) -> None:
    if s.treasures_left < NEW_TREASURES:
        end(s, log)
    else:
        uncover(s, log)
        set_out(s, log)
        ask(s, CHOOSING, everybody(s))
        s.step = REVEAL


@rule("PL-2.10", "PL-2.11", "PL-3.1", "PL-4.2", "PL-R6", "PL-R9")
def clear_up(s: State, log: Grid) -> None:
    """The plans of the round are discarded: they are in no hand any more. Then hands are made ready for the next round, if there is one."""
    s.step = OPEN
    if s.treasures_left >= NEW_TREASURES:
        if s.players == 1:
            s.turn += 1
            refill(s, log)
        elif s.turn % DEAL_ROUNDS == DEAL_ROUNDS - 1:
            discard(s, log)
            deal(s, log)
        else:
            ask(s, GIVING, everybody(s))
            s.step = PASS_ON


# What may be done


@rule("PL-2.3", "PL-2.8", "PL-2.10", "PL-4.3", "PL-R1", "PL-R4", "PL-R10")
def legal(s: State, seat: int, out: Row) -> int:
    """Of plans that are the same only one is a choice; what has been set aside already is none. What is not open is overwritten by what is."""
    n = 0
    if not is_asked(s, seat):
        return 0
    if s.decision == CHOOSING or s.decision == GIVING:
        verb = CHOOSE if s.decision == CHOOSING else GIVE
        gone = NO_PLAN if s.decision == CHOOSING else s.away[s.turn][GIVEN * seat]
        last = NO_PLAN
        for place in range(HAND):
            plan = s.hand[seat][place]
            out[n] = verb + plan
            if plan == gone:
                gone = NO_PLAN
            elif plan != last and plan != NO_PLAN:
                n += 1
                last = plan
    elif s.decision == NAMING:
        for colour in range(COLOURS):
            out[n] = NAME + colour
            n += min(1, lying(s, colour))
    elif s.decision == TAKING:
        for trinket in range(TRINKETS):
            out[n] = TAKE + trinket
            n += min(1, s.shop[trinket])
        out[n] = DRAW
        n += min(1, s.trinkets_left)
    elif s.decision == PICKING:
        for colour in range(COLOURS):
            out[n] = PICK + colour
            n += s.ties >> colour & 1
    else:
        for trinket in range(TRINKETS):
            out[n] = ADD + trinket
            n += min(1, s.bag[seat][trinket] - s.offer[seat][trinket])
        out[n] = DONE
        n += 1
    return n


@rule("PL-2.3", "PL-2.7", "PL-2.8", "PL-2.10", "PL-4.3", "PL-R1", "PL-R4", "PL-R10")
def why_not(s: State, seat: int, action: int) -> int:
    decision = s.decision if is_asked(s, seat) else -1
    if action < GIVE:
        return 0 if decision == CHOOSING and spare(s, seat, action - CHOOSE) > 0 else PL_2_3
    if action < NAME:
        given = 1 if decision == GIVING and s.away[s.turn][GIVEN * seat] == action - GIVE else 0
        return 0 if decision == GIVING and spare(s, seat, action - GIVE) > given else PL_2_10
    if action < TAKE:
        if decision != NAMING:
            return PL_2_7
        return 0 if lying(s, action - NAME) > 0 else PL_R1
    if action < DRAW:
        return 0 if decision == TAKING and s.shop[action - TAKE] > 0 else PL_2_8
    if action < PICK:
        if decision != TAKING:
            return PL_2_8
        return 0 if s.trinkets_left > 0 else PL_R4
    if action < ADD:
        if decision != PICKING:
            return PL_4_3
        return 0 if s.ties >> (action - PICK) & 1 == 1 else PL_R10
    if decision != OFFERING:
        return PL_4_3
    return 0 if action == DONE or s.offer[seat][action - ADD] < s.bag[seat][action - ADD] else PL_4_3


@rule()
def spare(s: State, seat: int, plan: int) -> int:
    """How many of this plan a hand holds."""
    count = 0
    for place in range(HAND):
        if s.hand[seat][place] == plan:
            count += 1
    return count


@rule("PL-2.3", "PL-2.10")
def apply(s: State, seat: int, action: int, log: Grid) -> None:
    if goes_on(s, seat, action):
        return
    answered(s, seat)
    if action < GIVE:
        choose(s, seat, action - CHOOSE, log)
    elif action < NAME:
        set_aside(s, seat, action - GIVE, log)
    else:
        carry_out(s, seat, action, log)
    if s.to_act == 0:
        advance(s, log)


@rule("PL-2.7", "PL-2.8", "PL-4.3", "PL-R1")
def carry_out(s: State, seat: int, action: int, log: Grid) -> None:
    """What is done while the teams act."""
    if action < TAKE:
        name(s, seat, action - NAME, log)
    elif action < DRAW:
        take(s, seat, action - TAKE, log)
    elif action < PICK:
        draw_trinket(s, seat, PL_2_8, log)
    elif action < ADD:
        pick(s, seat, action - PICK, log)
    else:
        tell(log, SEALED, PL_4_3, seat)


@rule("PL-2.10", "PL-4.3")
def goes_on(s: State, seat: int, action: int) -> bool:
    """The first of two plans, or a trinket for an offer: carried out, and the answer is not complete yet."""
    if action >= GIVE and action < NAME and s.away[s.turn][GIVEN * seat] == NO_PLAN:
        s.away[s.turn][GIVEN * seat] = action - GIVE
        return True
    if action >= ADD and action < DONE:
        s.offer[seat][action - ADD] += 1
        return True
    return False
