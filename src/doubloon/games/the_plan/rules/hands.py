"""Plans on their way: from the stack to the hands, from hand to hand, to the discards and back into the stack.

The stack is kept as what is in it. Chance decides which plan lies on top when it is drawn, so that no state holds an order.
"""

from doubloon.core import NOBODY, Grid, draw, only, rule, show, tell
from doubloon.games.the_plan.rules.pieces import (
    BEGAN_DEAL,
    DEAL_ROUNDS,
    DISCARDED,
    FIRST_FOUR,
    FIRST_SINGLE,
    FIRST_THREE,
    FIRST_TWO,
    GIVEN,
    HAND,
    LEFT_OUT,
    NO_PLAN,
    PASSED_ON,
    PL_1_1,
    PL_2_10,
    PL_2_11,
    PL_2_12,
    PL_4_1,
    PL_4_2,
    PL_R9,
    PL_R11,
    PLANS,
    RECEIVED,
    REFILLED,
    RESHUFFLED,
    REVEAL,
    SET_ASIDE,
    SMASH,
    SOLO_HAND,
    TEAMS,
    WAS_DEALT,
    WAS_LEFT_OUT,
)
from doubloon.games.the_plan.rules.state import State

# The stack


@rule("PL-4.1", "PL-4.2", "PL-R9")
def leave_out(s: State, log: Grid) -> None:
    """The option counts the pairs of types: first with second, first with third and so on."""
    pair = s.options[LEFT_OUT]
    for first in range(TEAMS):
        for second in range(first + 1, TEAMS):
            if pair == 0:
                s.left_out = 1 << first | 1 << second
                tell(log, WAS_LEFT_OUT, PL_4_1 if s.players > 1 else PL_R9, NOBODY, first)
                tell(log, WAS_LEFT_OUT, PL_4_1 if s.players > 1 else PL_R9, NOBODY, second)
            pair -= 1


@rule("PL-1.1", "PL-4.1")
def in_play(s: State, plan: int) -> int:
    """How many of this plan are played with."""
    return s.plans[plan] if s.left_out >> s.team_of[plan] & 1 == 0 else 0


@rule("PL-1.1", "PL-2.12", "PL-R11")
def shuffle(s: State) -> None:
    """The stack is everything that nobody holds."""
    for plan in range(PLANS):
        s.stack[plan] = in_play(s, plan)
    for hand in range(s.hands):
        for place in range(HAND):
            if s.hand[hand][place] != NO_PLAN:
                s.stack[s.hand[hand][place]] -= 1
    count_stack(s)


@rule()
def count_stack(s: State) -> None:
    s.plans_left = 0
    for team in range(TEAMS):
        s.stacked[team] = 0
    for plan in range(PLANS):
        s.stacked[s.team_of[plan]] += s.stack[plan]
        s.plans_left += s.stack[plan]


@rule("PL-2.12", "PL-R11")
def reshuffle(s: State, clause: int, log: Grid) -> None:
    """What lay in the discards is forgotten with them, but for this: what did not lie there is held by somebody."""
    shuffle(s)
    if s.players == 1:
        count_old(s)
    elif clause == PL_R11:
        s.recalled = s.turn
    else:
        for turn in range(s.turn):
            for place in range(GIVEN * s.players):
                s.away[turn][place] = NO_PLAN
    s.since = s.turn
    tell(log, RESHUFFLED, clause, NOBODY, s.plans_left)


@rule("PL-R9", "PL-R11")
def count_old(s: State) -> None:
    """Alone all discards lie open, so everybody can count what is held when they are shuffled."""
    for hand in range(s.hands):
        for place in range(SOLO_HAND):
            if s.hand[hand][place] != NO_PLAN:
                s.olds[hand] += 1
                s.old[s.hand[hand][place]] += 1


@rule("PL-1.1")
def lift_plan(s: State, skip: int) -> int:
    """Take the plan off the stack that has so many others before it."""
    team = 0
    while skip >= s.stacked[team]:
        skip -= s.stacked[team]
        team += 1
    plan = first_of(team)
    while skip >= s.stack[plan]:
        skip -= s.stack[plan]
        plan += 1
    s.stack[plan] -= 1
    s.stacked[team] -= 1
    s.plans_left -= 1
    return plan


@rule()
def first_of(team: int) -> int:
    """The first plan of a type."""
    if team < 2:
        return SMASH if team == 0 else FIRST_SINGLE
    if team == 2:
        return FIRST_TWO
    return FIRST_THREE if team == 3 else FIRST_FOUR


# Hands


@rule("PL-R9")
def seat_of(s: State, hand: int) -> int:
    """Who this is in an event: a ghost has no seat."""
    return hand if hand < s.players else NOBODY


@rule("PL-R9")
def ghost_of(s: State, hand: int) -> int:
    return 0 if hand < s.players else hand


@rule("PL-1.1", "PL-2.11")
def deal(s: State, log: Grid) -> None:
    clause = PL_1_1 if s.turn == 0 else PL_2_11
    tell(log, BEGAN_DEAL, clause, NOBODY, 1 + s.turn // DEAL_ROUNDS, HAND)
    fill_hands(s, HAND, log)
    if s.recalled > 0:
        stir(s)
    for seat in range(s.players):
        for place in range(HAND):
            tell(log, WAS_DEALT, clause, seat, s.hand[seat][place], seers=only(seat))


@rule("PL-4.2", "PL-R9")
def refill(s: State, log: Grid) -> None:
    """Fill every hand to two plans, the player's first; before the first round as after every other."""
    if s.turn == 0:
        tell(log, BEGAN_DEAL, PL_4_2, NOBODY, 1, SOLO_HAND)
    else:
        tell(log, REFILLED, PL_4_2, NOBODY)
    kept = s.hand[0][0]
    fill_hands(s, 1, log)
    for hand in range(s.hands):
        s.away[max(0, s.turn - 1)][GIVEN * hand] = NO_PLAN
        s.away[s.turn][GIVEN * hand] = s.hand[hand][0]
    fill_hands(s, SOLO_HAND, log)
    for place in range(SOLO_HAND):
        if s.hand[0][place] == kept:
            kept = NO_PLAN
        else:
            tell(log, WAS_DEALT, PL_4_2, 0, s.hand[0][place], seers=only(0))


@rule("PL-1.1", "PL-2.12", "PL-4.2", "PL-R9", "PL-R11")
def fill_hands(s: State, size: int, log: Grid) -> None:
    """One plan after the other to each hand in turn."""
    clause = PL_2_12
    for place in range(size):
        for hand in range(s.hands):
            if s.hand[hand][place] == NO_PLAN:
                if s.plans_left == 0:
                    reshuffle(s, clause, log)
                clause = PL_R11
                hold(s, hand, place, lift_plan(s, draw(s, s.plans_left)))


@rule("PL-R11")
def stir(s: State) -> None:
    """Chance decides who got the last of the old stack: nobody knows in which order plans were dealt."""
    for at in range(HAND * s.players - 1, 0, -1):
        other = draw(s, at + 1)
        plan = s.hand[at // HAND][at % HAND]
        s.hand[at // HAND][at % HAND] = s.hand[other // HAND][other % HAND]
        s.hand[other // HAND][other % HAND] = plan
    for seat in range(s.players):
        sort_hand(s, seat)


@rule()
def sort_hand(s: State, hand: int) -> None:
    for place in range(1, HAND):
        if s.hand[hand][place] != NO_PLAN:
            hold(s, hand, place, s.hand[hand][place])


@rule()
def hold(s: State, hand: int, held: int, plan: int) -> None:
    """Put a plan into a hand that holds so many, and keep it in order: nobody can see which one came last."""
    for place in range(held):
        other = s.hand[hand][place]
        s.hand[hand][place] = min(plan, other)
        plan = max(plan, other)
    s.hand[hand][held] = plan


@rule()
def lay_down(s: State, hand: int, plan: int) -> None:
    """Take a plan out of a hand."""
    found = 0
    for place in range(HAND - 1):
        if s.hand[hand][place] == plan:
            found = 1
        s.hand[hand][place] = s.hand[hand][place + found]
    s.hand[hand][HAND - 1] = NO_PLAN


@rule("PL-2.3")
def is_shown(s: State, turn: int) -> bool:
    """Whether the plans of a round have been revealed."""
    return turn < s.turn or (turn == s.turn and s.step != REVEAL)


# After a round


@rule("PL-2.10", "PL-2.11")
def neighbour(s: State, turn: int, seat: int) -> int:
    """Who gets this seat's plans after that round: to the left in the first and the third deal, to the right in the second."""
    if turn // DEAL_ROUNDS % 2 == 0:
        return seat + 1 if seat + 1 < s.players else 0
    return seat - 1 if seat > 0 else s.players - 1


@rule("PL-2.10", "PL-2.11")
def giver(s: State, turn: int, seat: int) -> int:
    """Whose plans this seat gets after that round."""
    if turn // DEAL_ROUNDS % 2 == 0:
        return seat - 1 if seat > 0 else s.players - 1
    return seat + 1 if seat + 1 < s.players else 0


@rule("PL-2.10", "PL-R6")
def set_aside(s: State, seat: int, plan: int, log: Grid) -> None:
    """The second plan for the neighbour completes the answer."""
    first = min(plan, s.away[s.turn][GIVEN * seat])
    second = max(plan, s.away[s.turn][GIVEN * seat])
    s.away[s.turn][GIVEN * seat] = first
    s.away[s.turn][GIVEN * seat + 1] = second
    tell(log, SET_ASIDE, PL_2_10, seat, first, seers=only(seat))
    tell(log, SET_ASIDE, PL_2_10, seat, second, seers=only(seat))


@rule("PL-2.10", "PL-2.11", "PL-R6")
def pass_on(s: State, log: Grid) -> None:
    show(s)
    tell(log, PASSED_ON, PL_2_10, NOBODY, s.turn // DEAL_ROUNDS % 2)
    held = HAND - 1 - s.turn % DEAL_ROUNDS
    for seat in range(s.players):
        for each in range(GIVEN):
            lay_down(s, seat, s.away[s.turn][GIVEN * seat + each])
    for seat in range(s.players):
        receiver = neighbour(s, s.turn, seat)
        for each in range(GIVEN):
            plan = s.away[s.turn][GIVEN * seat + each]
            hold(s, receiver, held - GIVEN + each, plan)
            tell(log, RECEIVED, PL_2_10, receiver, seat, plan, seers=only(receiver))
    s.turn += 1


@rule("PL-2.11")
def discard(s: State, log: Grid) -> None:
    for seat in range(s.players):
        for place in range(GIVEN):
            plan = s.hand[seat][place]
            s.away[s.turn][GIVEN * seat + place] = plan
            s.hand[seat][place] = NO_PLAN
            tell(log, DISCARDED, PL_2_11, seat, plan, seers=only(seat))
    s.turn += 1
