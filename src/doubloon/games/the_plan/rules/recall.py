"""What a viewer who counts still knows when the discards have been shuffled into the stack. Used by `imagine` only.

What is in the new stack was discarded before. So whatever was not discarded is in somebody's hand: alone what every hand had kept, and if
the stack ran out while plans were dealt (PL-R11) the last of the old one. The stack is shuffled once at most in a game.
"""

from doubloon.core import UNKNOWN, Row, below, rule, total
from doubloon.games.the_plan.rules.hands import count_stack, lift_plan
from doubloon.games.the_plan.rules.pieces import DEAL_ROUNDS, GIVEN, HAND, PLANS
from doubloon.games.the_plan.rules.state import State

FINE = 4  # weights are whole numbers of this part
FAVOUR = 3  # how much likelier than others a plan is to be held now, or to have been discarded unplayed, if it was not seen in either place

# Alone


@rule("PL-4.2", "PL-R9")
def hold_old(s: State, seat: int, stream: Row) -> None:
    """Share out what the other hands hold of the old stack."""
    older = s.away[s.turn][0]
    for plan in range(PLANS):
        s.stack[plan] = s.old[plan]
    if seat == 0 and s.olds[0] > 0:
        s.stack[older] -= 1
    if seat == 0 and s.olds[0] > 1:
        s.stack[s.hand[0][0] + s.hand[0][1] - older] -= 1
    count_stack(s)
    for hand in range(s.hands):
        if hand != seat:
            for place in range(s.olds[hand]):
                s.hand[hand][place] = lift_plan(s, below(stream, s.plans_left))


# Several players


@rule("PL-R11")
def first_deal(s: State) -> int:
    """The first deal that tells something about what is held now."""
    return (s.since - s.recalled) // DEAL_ROUNDS


@rule("PL-2.12")
def see(s: State, turn: int, plan: int, by: int) -> None:
    """Count what has not been seen, apart for rounds before the stack was shuffled."""
    if turn < s.since:
        s.missing[plan] += by
    else:
        s.stack[plan] += by


@rule("PL-2.12")
def unseen(s: State, turn: int, plan: int) -> int:
    """How many of this plan have not been seen in the rounds with the same stack; below 0 if some were counted twice."""
    return s.missing[plan] if turn < s.since else s.stack[plan]


@rule("PL-R11")
def lost(s: State, plan: int) -> int:
    """How many of this plan have been seen neither before the shuffle nor in this deal. Each of them was dealt now, or discarded before, unseen."""
    return max(0, s.missing[plan] + s.stack[plan] - s.plans[plan])


@rule("PL-R11")
def room_for_lost(s: State) -> int:
    """How many plans were dealt unseen in this deal, and how many discarded unseen before: all but what was left of the stack then."""
    left = s.plans_left - HAND * s.players
    return total(s.stack) - s.plans_left + total(s.missing) - left


@rule("PL-R11")
def has_room(s: State) -> bool:
    room = room_for_lost(s)
    for plan in range(PLANS):
        room -= lost(s, plan)
    return room >= 0


@rule("PL-2.11", "PL-R11")
def fill_both(s: State, stream: Row) -> None:
    """Fill up hands, and what was discarded unplayed before the shuffle."""
    room = room_for_lost(s)
    for hand in range(s.players):
        for place in range(HAND):
            if s.hand[hand][place] == UNKNOWN:
                s.hand[hand][place] = pick(s, s.stack, s.missing, room, stream)
                room -= 1
    for hand in range(s.players):
        for turn in range(DEAL_ROUNDS - 1, s.since, DEAL_ROUNDS):
            for each in range(GIVEN):
                if s.away[turn][GIVEN * hand + each] == UNKNOWN:
                    s.away[turn][GIVEN * hand + each] = pick(s, s.missing, s.stack, room, stream)
                    room -= 1
    for plan in range(PLANS):
        s.missing[plan] = 0


@rule("PL-R11")
def pick(s: State, plans: Row, others: Row, room: int, stream: Row) -> int:
    """A plan for the next of so many places, by how likely it is, as long as there is room left for all that is lost."""
    must = 0
    for plan in range(PLANS):
        must += lost(s, plan)
    chosen = 0
    weights = 0
    for plan in range(PLANS):
        if plans[plan] > 0:
            weight = lost(s, plan) if must == room else FINE * plans[plan] * (s.plans[plan] + FAVOUR * others[plan]) // s.plans[plan]
            weights += weight
            if weight > 0 and below(stream, weights) < weight:
                chosen = plan
    plans[chosen] -= 1
    return chosen
