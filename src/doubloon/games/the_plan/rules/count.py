"""What must hold in every position: nothing lost, nothing doubled, and every hand can have come about."""

from doubloon.core import rule, total
from doubloon.games.the_plan.rules.hands import giver, in_play, is_shown
from doubloon.games.the_plan.rules.pieces import (
    COLOURS,
    DEAL_ROUNDS,
    GIVEN,
    HAND,
    NO_PLAN,
    PIECES,
    PLANS,
    SOLO_HAND,
    TEAMS,
    TRINKETS,
)
from doubloon.games.the_plan.rules.state import State


@rule("PL-1.1", "PL-2.10", "PL-2.11", "PL-2.12", "PL-2.13")
def check(s: State) -> int:
    """The number of what is broken.

    1: a plan is lost or doubled. 2: a treasure. 3: a trinket. 4: a hand is not in order, or cannot have come about.
    5: an offer is not in the bag. 6: a sum is wrong.
    """
    for hand in range(s.hands):
        if not is_hand_in_order(s, hand) or (s.players > 1 and not is_hand_explained(s, hand)):
            return 4
    if not are_plans_complete(s):
        return 1
    for colour in range(COLOURS):
        for piece in range(PIECES):
            if treasures_in_sight(s, colour, piece) != s.copies[colour]:
                return 2
    for trinket in range(TRINKETS):
        if trinkets_in_sight(s, trinket) != s.trinket_copies[trinket]:
            return 3
    for seat in range(s.players):
        for trinket in range(TRINKETS):
            if s.offer[seat][trinket] < 0 or s.offer[seat][trinket] > s.bag[seat][trinket]:
                return 5
    return 0 if are_sums_right(s) else 6


# Plans


@rule("PL-1.1", "PL-2.12")
def are_plans_complete(s: State) -> bool:
    """Everything is put back on the stack for a moment, to be counted there."""
    complete = True
    for plan in range(PLANS):
        if s.stack[plan] < 0 or (s.recalled > 0 and not is_from_discards(s, plan)):
            complete = False
    gather(s, 1)
    for plan in range(PLANS):
        if s.stack[plan] != in_play(s, plan):
            complete = False
    gather(s, -1)
    return complete


@rule("PL-2.11", "PL-2.12")
def gather(s: State, by: int) -> None:
    """Add what is in hands and in the discards to the stack: plans played, and plans parted with after a deal's last round."""
    for hand in range(s.hands):
        for place in range(HAND):
            if s.hand[hand][place] != NO_PLAN:
                s.stack[s.hand[hand][place]] += by
        for turn in range(s.since, s.turn + 1):
            if is_shown(s, turn) and s.played[turn][hand] != NO_PLAN:
                s.stack[s.played[turn][hand]] += by
            if turn < s.turn and turn % DEAL_ROUNDS == DEAL_ROUNDS - 1:
                for each in range(GIVEN):
                    if s.away[turn][GIVEN * hand + each] != NO_PLAN:
                        s.stack[s.away[turn][GIVEN * hand + each]] += by


@rule("PL-2.12", "PL-R11")
def is_from_discards(s: State, plan: int) -> bool:
    """Whether all of this plan that is in the stack was discarded before it was shuffled, and no more than there is."""
    count = 0
    for turn in range(s.since - s.recalled, s.since):
        for seat in range(s.players):
            if s.played[turn][seat] == plan:
                count += 1
            if turn % DEAL_ROUNDS == DEAL_ROUNDS - 1:
                count += passed(s, seat, turn, plan)
    return s.stack[plan] <= count <= in_play(s, plan)


@rule("PL-2.3", "PL-2.10", "PL-2.11", "PL-4.2")
def is_hand_in_order(s: State, hand: int) -> bool:
    """Ascending and of the right size."""
    shown = 1 if is_shown(s, s.turn) else 0
    size = SOLO_HAND - shown if s.players == 1 else HAND - s.turn % DEAL_ROUNDS - shown
    for place in range(HAND):
        plan = s.hand[hand][place]
        if place >= size and plan != NO_PLAN:
            return False
        if place < size and (plan < 0 or plan >= PLANS or (place > 0 and plan < s.hand[hand][place - 1])):
            return False
    return True


@rule("PL-2.10")
def is_hand_explained(s: State, seat: int) -> bool:
    """Whether this seat held after every round what was passed to it then."""
    for turn in range(s.since - s.recalled, s.turn):
        if turn % DEAL_ROUNDS < DEAL_ROUNDS - 1:
            for each in range(GIVEN):
                plan = s.away[turn][GIVEN * giver(s, turn, seat) + each]
                if held_after(s, seat, turn, plan) < passed(s, giver(s, turn, seat), turn, plan):
                    return False
    return True


@rule("PL-2.10")
def passed(s: State, seat: int, turn: int, plan: int) -> int:
    """How many of this plan the seat parted with after that round."""
    count = 0
    for each in range(GIVEN):
        if s.away[turn][GIVEN * seat + each] == plan:
            count += 1
    return count


@rule("PL-2.10", "PL-2.11")
def held_after(s: State, seat: int, turn: int, plan: int) -> int:
    """How many of this plan the seat held when that round was over, reckoned back from what it did later in the deal."""
    last = turn - turn % DEAL_ROUNDS + DEAL_ROUNDS - 1
    count = 0
    if last >= s.turn:
        for place in range(HAND):
            if s.hand[seat][place] == plan:
                count += 1
    for later in range(turn + 1, min(last, s.turn) + 1):
        if is_shown(s, later) and s.played[later][seat] == plan:
            count += 1
        if later < s.turn:
            count += passed(s, seat, later, plan)
            if later < last:
                count -= passed(s, giver(s, later, seat), later, plan)
    return count


# Treasures and trinkets


@rule("PL-1.1")
def treasures_in_sight(s: State, colour: int, piece: int) -> int:
    """How many there are of a piece; -1 if somewhere there are fewer than none."""
    if s.pile[colour][piece] < 0 or s.museum[colour][piece] < 0:
        return -1
    count = s.pile[colour][piece] + s.museum[colour][piece]
    for hand in range(s.hands):
        if s.loot[hand][colour * PIECES + piece] < 0:
            return -1
        count += s.loot[hand][colour * PIECES + piece]
    return count


@rule("PL-1.1")
def trinkets_in_sight(s: State, trinket: int) -> int:
    """How many there are of a trinket; -1 if somewhere there are fewer than none."""
    if s.trinket_pile[trinket] < 0 or s.shop[trinket] < 0:
        return -1
    count = s.trinket_pile[trinket] + s.shop[trinket]
    for hand in range(s.hands):
        if s.bag[hand][trinket] < 0:
            return -1
        count += s.bag[hand][trinket]
    return count


@rule()
def are_sums_right(s: State) -> bool:
    for team in range(TEAMS):
        stacked = 0
        for plan in range(PLANS):
            if s.team_of[plan] == team:
                stacked += s.stack[plan]
        if stacked != s.stacked[team]:
            return False
    left = 0
    for colour in range(COLOURS):
        left += total(s.pile[colour])
    for hand in range(s.hands):
        if s.treasures[hand] != total(s.loot[hand]) or s.trinkets[hand] != total(s.bag[hand]):
            return False
    if total(s.old) != total(s.olds) or total(s.missing) != 0:
        return False
    return s.plans_left == total(s.stack) and s.treasures_left == left and s.trinkets_left == total(s.trinket_pile)
