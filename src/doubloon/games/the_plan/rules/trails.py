"""Following what a seat handed on through a deal. Used by `imagine` only.

In a deal there are three exchanges, after its rounds 0, 1 and 2, so a seat hands on up to six plans: numbers 0 and 1 after round 0, and so on. In
each later exchange such a plan hops on to the next seat or stays. A plan is followed until one like it is shown by the seat it is with, or
comes back: then it is taken for that one. It makes no difference if it was another like it, for then that one takes its place.

A set of these plans is a number with a bit for each, the lowest for number 0. A route is five such sets: those that hopped in exchange 1 and 2, then
those shown in round 1, 2 and 3. The routes of all deals are one number.
"""

from doubloon.core import UNKNOWN, Row, below, rule, total
from doubloon.games.the_plan.rules.hands import giver, is_shown
from doubloon.games.the_plan.rules.pieces import DEAL_ROUNDS, GIVEN, HAND, PLANS
from doubloon.games.the_plan.rules.recall import FINE, first_deal, has_room, see, unseen
from doubloon.games.the_plan.rules.state import State

EXCHANGES = DEAL_ROUNDS - 1
HANDED = GIVEN * EXCHANGES
#: Where the sets of a route begin: hops in exchange 1 and 2, shown in round 1, 2 and 3.
HOPS_1, HOPS_2, SHOWN_1, SHOWN_2, SHOWN_3, ROUTE_BITS = 0, 2, 6, 8, 12, 18
SIZES = 0x32212110  # of the sets of three, four bits each
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


@rule("PL-2.10", "PL-2.11")
def away_from(s: State, seat: int, deal: int, steps: int) -> int:
    """Who gets a plan that makes so many steps in this deal. No plan makes more than once round the table."""
    at = seat + steps if deal % 2 == 0 else seat - steps
    if at < 0:
        return at + s.players
    return at if at < s.players else at - s.players


@rule()
def size(plans: int) -> int:
    """How many are in a set."""
    return (SIZES >> 4 * (plans & 7) & 7) + (SIZES >> 4 * (plans >> 3) & 7)


@rule()
def hopped(route: int, exchange: int) -> int:
    """Those that moved on in that exchange."""
    if exchange == 0:
        return 0
    return route >> HOPS_1 & 3 if exchange == 1 else route >> HOPS_2 & 15


@rule()
def shown_in(route: int, rounds: int) -> int:
    """Those shown in that round of the deal."""
    if rounds < 2:
        return route >> SHOWN_1 & 3 if rounds == 1 else 0
    return route >> SHOWN_2 & 15 if rounds == 2 else route >> SHOWN_3


@rule()
def steps_away(route: int, exchange: int, steps: int) -> int:
    """Those that are so many seats away after that exchange, if they have not been shown before."""
    first = hopped(route, min(exchange, 1))
    second = hopped(route, 2) if exchange > 1 else 0
    if steps == 1:
        return ~(first | second)
    return first ^ second if steps == 2 else first & second


@rule()
def steps_of(route: int, number: int) -> int:
    """How many seats away this one is in the end."""
    return 1 + (hopped(route, 1) >> number & 1) + (hopped(route, 2) >> number & 1)


@rule()
def came_back(s: State, route: int, exchange: int) -> int:
    """Those that are round the table with that exchange."""
    if s.players == 2:
        return hopped(route, exchange)
    return hopped(route, 1) & hopped(route, 2) if s.players == 3 and exchange == 2 else 0


@rule()
def under_way(s: State, route: int, exchange: int) -> int:
    """Those that were with somebody else and not yet shown after that exchange."""
    plans = (1 << GIVEN * (exchange + 1)) - 1
    for earlier in range(1, exchange + 1):
        plans &= ~(shown_in(route, earlier) | came_back(s, route, earlier))
    return plans


@rule()
def still_out(s: State, route: int, done: int) -> int:
    """Those that nobody has shown, and that did not come back, after so many exchanges and the round that followed."""
    return under_way(s, route, done - 1) & ~shown_in(route, done)


# Following


@rule("PL-2.3")
def sightings(s: State, seat: int, deal: int) -> int:
    """Which plans are like those shown later by others: a set for each later round and number of steps, as `sighted` reads them."""
    found = 0
    shift = 0
    for rounds in range(1, rounds_shown(s, deal)):
        for steps in range(1, rounds + 1):
            if steps < s.players:
                plan = s.played[DEAL_ROUNDS * deal + rounds][away_from(s, seat, deal, steps)]
                for number in range(GIVEN * rounds):
                    if handed(s, seat, deal, number) == plan:
                        found |= 1 << shift + number
            shift += HANDED
    return found


@rule()
def sighted(found: int, rounds: int, steps: int) -> int:
    return found >> HANDED * (rounds * (rounds - 1) // 2 + steps - 1) & (1 << HANDED) - 1


@rule("PL-2.3", "PL-2.10")
def show_on(s: State, found: int, route: int, rounds: int) -> int:
    """The route with what was shown in that round: of several alike with one seat, the one with the lowest number."""
    out = under_way(s, route, rounds - 1)
    for steps in range(1, rounds + 1):
        alike = out & steps_away(route, rounds - 1, steps) & sighted(found, rounds, steps)
        lowest = alike & -alike
        route |= lowest << (SHOWN_1 if rounds == 1 else SHOWN_2 if rounds == 2 else SHOWN_3)
    return route


@rule("PL-2.10")
def hop_on(s: State, seat: int, deal: int, route: int, exchange: int, hops: int) -> int:
    """The route with these hops in that exchange; -1 if it cannot be: each must be there to hop, and what comes back must have been got."""
    if hops & ~still_out(s, route, exchange) != 0:
        return -1
    route |= hops << (HOPS_1 if exchange == 1 else HOPS_2)
    back = came_back(s, route, exchange)
    for number in range(HANDED if back != 0 else 0):
        if back >> number & 1 == 1:
            plan = handed(s, seat, deal, number)
            if returned(s, seat, deal, plan, exchange) < size(back & alike_to(s, seat, deal, plan)):
                return -1
    return route


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
def alike_to(s: State, seat: int, deal: int, plan: int) -> int:
    """Those that are this plan."""
    plans = 0
    for number in range(GIVEN * exchanges_done(s, deal)):
        if handed(s, seat, deal, number) == plan:
            plans |= 1 << number
    return plans


@rule()
def singles_seen_again(s: State, seat: int, deal: int) -> int:
    """Those of which there is but one, and which were seen again."""
    plans = 0
    for number in range(GIVEN * exchanges_done(s, deal)):
        plan = handed(s, seat, deal, number)
        if s.plans[plan] == 1 and unseen(s, DEAL_ROUNDS * deal, plan) < 0:
            plans |= 1 << number
    return plans


@rule()
def are_singles_found(s: State, seat: int, deal: int, singles: int, out: int) -> bool:
    """Whether these, if some are still out, were taken for themselves as often as they were seen again."""
    if singles & out == 0:
        return True
    for number in range(GIVEN * exchanges_done(s, deal)):
        if singles >> number & 1 == 1:
            plan = handed(s, seat, deal, number)
            if size(alike_to(s, seat, deal, plan) & ~out) < -unseen(s, DEAL_ROUNDS * deal, plan):
                return False
    return True


# How likely it is


@rule("PL-2.10")
def ways_back(s: State, route: int, exchange: int) -> int:
    """In how many ways that exchange can be played backwards, if everybody passes at random; 0 if somebody would have too many plans."""
    out = under_way(s, route, exchange)
    new = hopped(route, exchange) | 3 << GIVEN * exchange
    count = 1
    for steps in range(1, min(exchange + 2, s.players)):
        there = out & steps_away(route, exchange, steps)
        count *= ways(HAND - 1 - exchange, size(there & new), size(there & ~new))
    return count


@rule("PL-2.10")
def ways(held: int, came: int, stayed: int) -> int:
    """In how many ways the two plans that came to a hand of so many can be among them, if these were followed there."""
    others = held - came - stayed
    if came > GIVEN or others < GIVEN - came:
        return 0
    if came == GIVEN:
        return 1
    return others if came == GIVEN - 1 else others * (others - 1) // 2


@rule("PL-2.10")
def weight_of(s: State, seat: int, deal: int, route: int, weight: int, others: int) -> int:
    """The weight of a route that has this one for its exchanges; 0 if somebody would have too many plans.

    Counted are the places in the hands at the end, and the plans that can have been what was shown and is not taken
    for one that was handed on: each that is leaves one unseen plan more to be anything.
    """
    done = exchanges_done(s, deal)
    room = HAND - rounds_shown(s, deal)
    out = still_out(s, route, done)
    held = 0  # by seats, as many steps away as there are groups of COUNT bits below
    for number in range(GIVEN * done):
        if out >> number & 1 == 1:
            steps = steps_of(route, number)
            weight *= max(0, room - (held >> COUNT * steps & COUNTED))
            held += 1 << COUNT * steps
        elif weight > 0:
            plan = handed(s, seat, deal, number)
            if s.plans[plan] > 1:
                others += 1
                alike = unseen(s, DEAL_ROUNDS * deal, plan) + size(alike_to(s, seat, deal, plan) & ~out & (2 << number) - 1)
                weight = min(MOST_WEIGHT, max(1, weight * max(1, others) // max(1, alike)))
    return min(weight, MOST_WEIGHT)


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
        routes = 0
        for deal in range(first, last + 1):
            route = likely_route(s, seat, deal, stream)
            routes |= route << ROUTE_BITS * deal
            recount(s, seat, deal, route, 1)
        if is_enough(s):
            return routes
        recount_all(s, seat, routes, -1)
    for every in range(1 << SHOWN_1 * (last + 1 - first)):
        routes = routes_by(s, seat, every)
        if routes >= 0:
            recount_all(s, seat, routes, 1)
            if is_enough(s):
                return routes
            recount_all(s, seat, routes, -1)
    return 0


@rule()
def route_in(routes: int, deal: int) -> int:
    return routes >> ROUTE_BITS * deal & (1 << ROUTE_BITS) - 1


@rule("PL-2.10")
def likely_route(s: State, seat: int, deal: int, stream: Row) -> int:
    """One of the ways plans can have gone in a deal, by how likely they are."""
    done = exchanges_done(s, deal)
    found = sightings(s, seat, deal)
    begun = show_on(s, found, 0, 1)
    if done < 2:
        return begun
    singles = singles_seen_again(s, seat, deal)
    others = total(s.missing) if DEAL_ROUNDS * deal < s.since else total(s.stack)
    chosen = 0
    weights = 0
    for first in range(1 << GIVEN):
        half = hop_on(s, seat, deal, begun, 1, first)
        if half >= 0:
            before = FINE * ways_back(s, half, 1)
            half = show_on(s, found, half, 2)
            out = still_out(s, half, 2)
            for second in range(out + 1 if done > 2 else 1):
                route = half
                weight = before
                if done > 2:
                    # The first neighbour has room for one that stays.
                    able = second & ~out == 0 and size(out & ~(first | second)) < GIVEN
                    route = hop_on(s, seat, deal, half, 2, second) if able else -1
                    weight = before * ways_back(s, route, 2) if route >= 0 else 0
                if weight > 0:
                    route = show_on(s, found, route, 3)
                    if are_singles_found(s, seat, deal, singles, still_out(s, route, done)):
                        weight = weight_of(s, seat, deal, route, weight, others)
                        weights += weight
                        if weight > 0 and below(stream, weights) < weight:
                            chosen = route
    return chosen


@rule()
def recount(s: State, seat: int, deal: int, route: int, by: int) -> None:
    """Give back what was seen again, or take it off again."""
    done = exchanges_done(s, deal)
    out = still_out(s, route, done)
    for number in range(GIVEN * done):
        if out >> number & 1 == 0:
            see(s, DEAL_ROUNDS * deal, handed(s, seat, deal, number), by)


@rule()
def recount_all(s: State, seat: int, routes: int, by: int) -> None:
    for deal in range(first_deal(s), s.turn // DEAL_ROUNDS + 1):
        recount(s, seat, deal, route_in(routes, deal), by)


@rule("PL-R11")
def is_enough(s: State) -> bool:
    """Whether there are as many of each plan as there have to be."""
    for plan in range(PLANS):
        if s.stack[plan] < 0 or s.missing[plan] < 0:
            return False
    return s.recalled == 0 or has_room(s)


@rule()
def routes_by(s: State, seat: int, every: int) -> int:
    """The routes with these hops, six bits for each deal; -1 if they cannot be."""
    routes = 0
    for deal in range(first_deal(s), s.turn // DEAL_ROUNDS + 1):
        route = route_by(s, seat, deal, every & (1 << SHOWN_1) - 1)
        if route < 0:
            return -1
        routes |= route << ROUTE_BITS * deal
        every >>= SHOWN_1
    return routes


@rule("PL-2.10")
def route_by(s: State, seat: int, deal: int, hops: int) -> int:
    found = sightings(s, seat, deal)
    done = exchanges_done(s, deal)
    route = show_on(s, found, 0, 1)
    weight = FINE
    for exchange in range(1, EXCHANGES):
        if exchange < done:
            route = hop_on(s, seat, deal, route, exchange, hopped(hops, exchange))
            if route < 0:
                return -1
            weight *= ways_back(s, route, exchange)
            route = show_on(s, found, route, exchange + 1)
        elif hopped(hops, exchange) != 0:
            return -1
    return route if weight_of(s, seat, deal, route, weight, 0) > 0 else -1


@rule("PL-2.10", "PL-2.11")
def settle_in(s: State, seat: int, routes: int) -> None:
    """Put the plans that were handed on and not shown into the hands, or among the discards, of those who have them in the end."""
    for deal in range(first_deal(s), s.turn // DEAL_ROUNDS + 1):
        route = route_in(routes, deal)
        out = still_out(s, route, exchanges_done(s, deal))
        turn = DEAL_ROUNDS * deal + EXCHANGES
        for number in range(GIVEN * exchanges_done(s, deal)):
            if out >> number & 1 == 1:
                at = away_from(s, seat, deal, steps_of(route, number))
                place = 0
                if turn >= s.turn:
                    while s.hand[at][place] != UNKNOWN:
                        place += 1
                    s.hand[at][place] = handed(s, seat, deal, number)
                else:
                    while s.away[turn][GIVEN * at + place] != UNKNOWN:
                        place += 1
                    s.away[turn][GIVEN * at + place] = handed(s, seat, deal, number)
