"""Following what a seat handed on through a deal. Used by `imagine` only.

In a deal there are three exchanges, after its rounds 0, 1 and 2, so a seat hands on up to six plans: numbers 0 and 1 after round 0, and so on. In
each later exchange such a plan hops on to the next seat or stays. `hops` has a bit for each of those choices, six for every deal; from the highest:
number 0 in exchange 1 and 2, number 1 likewise, numbers 2 and 3 in exchange 2. A plan is followed until one like it is shown by the seat it is with, or
comes back: then it is taken for that one. It makes no difference if it was another like it, for then that one takes its place.
"""

from doubloon.core import UNKNOWN, Row, below, rule, total
from doubloon.games.the_plan.rules.hands import giver, is_shown
from doubloon.games.the_plan.rules.pieces import DEAL_ROUNDS, GIVEN, HAND, PLANS
from doubloon.games.the_plan.rules.recall import FINE, first_deal, has_room, see, unseen
from doubloon.games.the_plan.rules.state import State

EXCHANGES = DEAL_ROUNDS - 1
HOP_BITS = 6
#: A trail is a number: for each plan handed on how it ended, three bits each.
#: 0: nobody has shown it. 1, 2, 3: shown in that round of the deal. BACK + 1 or 2: came back in that exchange.
BACK = 4
COUNT = 4  # bits of a small count
COUNTED = (1 << COUNT) - 1
MOST_WEIGHT = 1 << 25
TRIES = 32


# Where a plan is


@rule()
def rounds_shown(s: State, deal: int) -> int:
    """How many rounds of a deal have been revealed."""
    rounds = s.turn - DEAL_ROUNDS * deal
    return min(DEAL_ROUNDS, rounds + 1 if is_shown(s, s.turn) else rounds)


@rule()
def exchanges_done(s: State, deal: int) -> int:
    return min(EXCHANGES, s.turn - DEAL_ROUNDS * deal)


@rule()
def handed(s: State, seat: int, deal: int, number: int) -> int:
    """The plan with this number."""
    return s.away[DEAL_ROUNDS * deal + number // GIVEN][GIVEN * seat + number % GIVEN]


@rule()
def hop(hops: int, number: int, exchange: int) -> int:
    """1 if this plan moved on in that exchange."""
    if number >= GIVEN * exchange or exchange >= EXCHANGES:
        return 0
    return hops >> (HOP_BITS - GIVEN * number - exchange if number < GIVEN else HOP_BITS // GIVEN - number) & 1


@rule()
def steps_of(hops: int, number: int, exchange: int) -> int:
    """How many seats away it is after that exchange, if it has not been shown before."""
    if number >= GIVEN * EXCHANGES - GIVEN or exchange == 0:
        return 1
    if exchange == 1:
        return 1 + hop(hops, number, 1)
    return 1 + hop(hops, number, 1) + hop(hops, number, 2)


@rule("PL-2.10", "PL-2.11")
def holder(s: State, seat: int, deal: int, hops: int, number: int, exchange: int) -> int:
    """Who has it then."""
    steps = steps_of(hops, number, exchange)
    return (seat + steps if deal % 2 == 0 else seat - steps) % s.players


@rule()
def ending(trail: int, number: int) -> int:
    return trail >> 3 * number & 7


@rule()
def is_under_way(trail: int, number: int, exchange: int) -> bool:
    """Whether after that exchange the plan was with somebody else and not yet shown."""
    end = ending(trail, number)
    return number // GIVEN <= exchange and (end == 0 or exchange < end < BACK or end - BACK > exchange)


# Following


@rule("PL-2.10")
def trail_of(s: State, seat: int, deal: int, hops: int) -> int:
    """How the plans handed on ended if they hopped so. If that cannot be: minus how many ways from this one on cannot be for the same reason."""
    trail = 0
    done = exchanges_done(s, deal)
    shown = rounds_shown(s, deal)
    for number in range(GIVEN * done):
        end = ending_of(s, seat, deal, hops, number, trail, shown)
        if end < 0:
            if number < GIVEN:
                return -1 << HOP_BITS - GIVEN - GIVEN * number
            return -1 << HOP_BITS // GIVEN - number if number < GIVEN + GIVEN else -1
        trail |= end << 3 * number
    return trail


@rule("PL-2.10")
def ending_of(s: State, seat: int, deal: int, hops: int, number: int, trail: int, shown: int) -> int:
    """How this plan ended, if those with lower numbers ended so; -1 if it hops where it cannot."""
    plan = handed(s, seat, deal, number)
    end = 0
    for rounds in range(number // GIVEN + 1, DEAL_ROUNDS):
        if end == 0 and rounds < shown:
            at = holder(s, seat, deal, hops, number, rounds - 1)
            if s.played[DEAL_ROUNDS * deal + rounds][at] == plan and not is_taken(s, seat, deal, hops, number, trail, rounds):
                end = rounds
        if hop(hops, number, rounds) == 1:
            if end != 0 or rounds >= exchanges_done(s, deal):
                return -1
            if holder(s, seat, deal, hops, number, rounds) == seat:
                if returned(s, seat, deal, plan, rounds) <= matched(s, seat, deal, plan, number, trail, BACK + rounds):
                    return -1
                end = BACK + rounds
    return -1 if end == 0 and is_sought(s, seat, deal, plan) else end


@rule()
def is_sought(s: State, seat: int, deal: int, plan: int) -> bool:
    """Whether there is but one of this plan, and it was seen again each time it was handed on."""
    if s.plans[plan] > 1 or unseen(s, DEAL_ROUNDS * deal, plan) >= 0:
        return False
    return matched(s, seat, deal, plan, GIVEN * exchanges_done(s, deal), 0, 0) <= -unseen(s, DEAL_ROUNDS * deal, plan)


@rule()
def is_taken(s: State, seat: int, deal: int, hops: int, number: int, trail: int, rounds: int) -> bool:
    """Whether what was shown in this round by whoever has this plan is taken for one like it with a lower number."""
    at = holder(s, seat, deal, hops, number, rounds - 1)
    for other in range(number):
        if ending(trail, other) == rounds and holder(s, seat, deal, hops, other, rounds - 1) == at:
            return True
    return False


@rule("PL-2.10")
def returned(s: State, seat: int, deal: int, plan: int, exchange: int) -> int:
    """How many of this plan the seat got in that exchange."""
    turn = DEAL_ROUNDS * deal + exchange
    count = 0
    for each in range(GIVEN):
        if s.away[turn][GIVEN * giver(s, turn, seat) + each] == plan:
            count += 1
    return count


@rule()
def matched(s: State, seat: int, deal: int, plan: int, number: int, trail: int, end: int) -> int:
    """How many like it with lower numbers ended in this way."""
    count = 0
    for other in range(number):
        if ending(trail, other) == end and handed(s, seat, deal, other) == plan:
            count += 1
    return count


# How likely it is


@rule("PL-2.10")
def weight_of(s: State, seat: int, deal: int, hops: int, trail: int, others: int) -> int:
    """In how many ways everything else can have happened, if everybody plays and passes at random; 0 if somebody would have too many plans.

    Counted are the ways to play the deal backwards, the places in the hands at the end, and the plans that can have been what was shown and is not taken
    for one that was handed on: each that is leaves one unseen plan more to be anything.
    """
    weight = FINE
    done = exchanges_done(s, deal)
    shown = rounds_shown(s, deal)
    for exchange in range(1, done):
        came = 0  # by seats, as many steps away as there are groups of COUNT bits below
        stayed = 0
        for number in range(GIVEN * (exchange + 1)):
            if is_under_way(trail, number, exchange):
                if hop(hops, number, exchange) == 1 or number >= GIVEN * exchange:
                    came += 1 << COUNT * steps_of(hops, number, exchange)
                else:
                    stayed += 1 << COUNT * steps_of(hops, number, exchange)
        for steps in range(1, min(exchange + 2, s.players)):
            weight *= ways(HAND - 1 - exchange, came >> COUNT * steps & COUNTED, stayed >> COUNT * steps & COUNTED)
    held = 0
    for number in range(GIVEN * done):
        if weight > 0 and ending(trail, number) == 0:
            steps = steps_of(hops, number, done - 1)
            weight *= max(0, HAND - shown - (held >> COUNT * steps & COUNTED))
            held += 1 << COUNT * steps
        elif weight > 0:
            plan = handed(s, seat, deal, number)
            if s.plans[plan] > 1:
                alike = unseen(s, DEAL_ROUNDS * deal, plan) + 1
                for other in range(number):
                    if ending(trail, other) != 0 and handed(s, seat, deal, other) == plan:
                        alike += 1
                others += 1
                weight = min(MOST_WEIGHT, max(1, weight * max(1, others) // max(1, alike)))
    return min(weight, MOST_WEIGHT)


@rule("PL-2.10")
def ways(held: int, came: int, stayed: int) -> int:
    """In how many ways the two plans that came to a hand of so many can be among them, if these were followed there."""
    others = held - came - stayed
    if came > GIVEN or others < GIVEN - came:
        return 0
    if came == GIVEN:
        return 1
    return others if came == GIVEN - 1 else others * (others - 1) // 2


# All deals


@rule("PL-2.10", "PL-2.11")
def follow(s: State, seat: int, stream: Row) -> int:
    """Where the plans went that this seat handed on in each deal since the stack was shuffled.

    What was counted twice is given back to the stack. Deals have to do with each other only if several plans are alike, so they are followed one by one, and
    tried again in the rare case that together they would need more of a plan than there are. In the end every way is tried: one of them is what happened.
    """
    first = first_deal(s)
    last = s.turn // DEAL_ROUNDS
    for _ in range(TRIES):
        hops = 0
        for deal in range(first, last + 1):
            hops |= likely_hops(s, seat, deal, stream) << HOP_BITS * deal
            recount(s, seat, deal, hops_in(hops, deal), 1)
        if is_enough(s):
            return hops
        for deal in range(first, last + 1):
            recount(s, seat, deal, hops_in(hops, deal), -1)
    for every in range(1 << HOP_BITS * (last + 1 - first)):
        hops = every << HOP_BITS * first
        if can_be(s, seat, hops):
            for deal in range(first, last + 1):
                recount(s, seat, deal, hops_in(hops, deal), 1)
            if is_enough(s):
                return hops
            for deal in range(first, last + 1):
                recount(s, seat, deal, hops_in(hops, deal), -1)
    return 0


@rule()
def hops_in(hops: int, deal: int) -> int:
    return hops >> HOP_BITS * deal & ((1 << HOP_BITS) - 1)


@rule("PL-2.10")
def likely_hops(s: State, seat: int, deal: int, stream: Row) -> int:
    """One of the ways plans can have gone in a deal, by how likely they are."""
    chosen = 0
    weights = 0
    hops = 0
    others = total(s.missing) if DEAL_ROUNDS * deal < s.since else total(s.stack)
    while hops < (1 << HOP_BITS if exchanges_done(s, deal) > 1 else 1):
        trail = trail_of(s, seat, deal, hops)
        if trail < 0:
            hops -= trail
        else:
            if are_singles_found(s, seat, deal, trail):
                weight = weight_of(s, seat, deal, hops, trail, others)
                weights += weight
                if weight > 0 and below(stream, weights) < weight:
                    chosen = hops
            hops += 1
    return chosen


@rule()
def are_singles_found(s: State, seat: int, deal: int, trail: int) -> bool:
    """Whether a plan of which there is but one, and which was seen again, is taken for itself."""
    for number in range(GIVEN * exchanges_done(s, deal)):
        plan = handed(s, seat, deal, number)
        if s.plans[plan] == 1 and unseen(s, DEAL_ROUNDS * deal, plan) < 0:
            missing = -unseen(s, DEAL_ROUNDS * deal, plan)
            for other in range(GIVEN * exchanges_done(s, deal)):
                if ending(trail, other) != 0 and handed(s, seat, deal, other) == plan:
                    missing -= 1
            if missing > 0:
                return False
    return True


@rule()
def recount(s: State, seat: int, deal: int, hops: int, by: int) -> None:
    """Give back what was seen again, or take it off again."""
    trail = trail_of(s, seat, deal, hops)
    for number in range(GIVEN * exchanges_done(s, deal)):
        if trail >= 0 and ending(trail, number) != 0:
            see(s, DEAL_ROUNDS * deal, handed(s, seat, deal, number), by)


@rule("PL-R11")
def is_enough(s: State) -> bool:
    """Whether there are as many of each plan as there have to be."""
    for plan in range(PLANS):
        if s.stack[plan] < 0 or s.missing[plan] < 0:
            return False
    return s.recalled == 0 or has_room(s)


@rule()
def can_be(s: State, seat: int, hops: int) -> bool:
    for deal in range(first_deal(s), s.turn // DEAL_ROUNDS + 1):
        trail = trail_of(s, seat, deal, hops_in(hops, deal))
        if trail < 0 or weight_of(s, seat, deal, hops_in(hops, deal), trail, 0) == 0:
            return False
    return True


@rule("PL-2.10", "PL-2.11")
def settle_in(s: State, seat: int, hops: int) -> None:
    """Put the plans that were handed on and not shown into the hands, or among the discards, of those who have them in the end."""
    for deal in range(first_deal(s), s.turn // DEAL_ROUNDS + 1):
        done = exchanges_done(s, deal)
        trail = trail_of(s, seat, deal, hops_in(hops, deal))
        for number in range(GIVEN * done):
            if ending(trail, number) == 0:
                at = holder(s, seat, deal, hops_in(hops, deal), number, done - 1)
                place = 0
                if deal == s.turn // DEAL_ROUNDS:
                    while s.hand[at][place] != UNKNOWN:
                        place += 1
                    s.hand[at][place] = handed(s, seat, deal, number)
                else:
                    turn = DEAL_ROUNDS * deal + EXCHANGES
                    while s.away[turn][GIVEN * at + place] != UNKNOWN:
                        place += 1
                    s.away[turn][GIVEN * at + place] = handed(s, seat, deal, number)
