"""Playing a deal backwards, so that every hand of an imagined world can have come about. Used by `imagine` only."""

from doubloon.core import Row, below, rule
from doubloon.games.the_plan.rules.hands import giver
from doubloon.games.the_plan.rules.pieces import DEAL_ROUNDS, GIVEN, HAND
from doubloon.games.the_plan.rules.recall import first_deal
from doubloon.games.the_plan.rules.state import State
from doubloon.games.the_plan.rules.trails import EXCHANGES, away_from, handed, hopped, rounds_shown, route_in, steps_away, under_way


@rule("PL-2.10", "PL-2.11")
def turn_back(s: State, seat: int, routes: int, stream: Row) -> None:
    """Fill in what the others passed to each other, from the last exchange to the first."""
    for deal in range(first_deal(s), s.turn // DEAL_ROUNDS + 1):
        lay_out(s, seat, deal)
        held = HAND - rounds_shown(s, deal)
        for back in range(rounds_shown(s, deal)):
            turn = DEAL_ROUNDS * deal + rounds_shown(s, deal) - 1 - back
            if turn < s.turn and turn % DEAL_ROUNDS < EXCHANGES:
                take_back(s, seat, turn, route_in(routes, deal), held, stream)
            for rival in range(s.players):
                s.bench[rival][held] = s.played[turn][rival]
            held += 1
    for rival in range(s.players):
        for place in range(HAND):
            s.bench[rival][place] = 0


@rule("PL-2.11")
def lay_out(s: State, seat: int, deal: int) -> None:
    """Begin with what the others hold now, or had left over when the deal was done."""
    last = DEAL_ROUNDS * deal + EXCHANGES
    for rival in range(s.players):
        if rival != seat:
            for place in range(HAND - rounds_shown(s, deal)):
                s.bench[rival][place] = s.hand[rival][place] if last >= s.turn else s.away[last][GIVEN * rival + place]
            if last < s.turn:
                sort_pair(s, last, rival)


@rule()
def sort_pair(s: State, turn: int, seat: int) -> None:
    one = s.away[turn][GIVEN * seat]
    other = s.away[turn][GIVEN * seat + 1]
    s.away[turn][GIVEN * seat] = min(one, other)
    s.away[turn][GIVEN * seat + 1] = max(one, other)


@rule("PL-2.10")
def take_back(s: State, seat: int, turn: int, route: int, held: int, stream: Row) -> None:
    """Undo the exchange after a round: two plans of every hand go back to where they came from."""
    exchange = turn % DEAL_ROUNDS
    old = under_way(s, route, exchange) & (1 << GIVEN * exchange) - 1 if seat >= 0 else 0
    for steps in range(1, s.players + 1):
        rival = away_from(s, max(seat, 0), turn // DEAL_ROUNDS, steps)
        if steps == 1 and seat >= 0:
            for each in range(GIVEN):
                take(s, rival, place_of(s, rival, 0, s.away[turn][GIVEN * seat + each]), held - each)
        elif rival != seat:
            here = old & steps_away(route, exchange, steps) if steps < exchange + 2 else 0
            give_back(s, seat, turn, here, hopped(route, exchange), rival, held, stream)
    for rival in range(s.players):
        for each in range(GIVEN):
            s.bench[rival][held - GIVEN + each] = s.away[turn][GIVEN * rival + each]


@rule("PL-2.10")
def give_back(s: State, seat: int, turn: int, here: int, hops: int, rival: int, held: int, stream: Row) -> None:
    """Any two plans of this hand can be those it got, but for those that were followed here: they came now, or were here before."""
    first = GIVEN * giver(s, turn, rival)
    given = 0
    kept = 0  # laid to the front
    number = 0
    while here >> number != 0:
        if here >> number & 1 == 1:
            plan = handed(s, seat, turn // DEAL_ROUNDS, number)
            place = place_of(s, rival, kept, plan)
            if hops >> number & 1 == 1:
                s.away[turn][first + given] = take(s, rival, place, held - given)
                given += 1
            else:
                s.bench[rival][place] = s.bench[rival][kept]
                s.bench[rival][kept] = plan
                kept += 1
        number += 1
    while given < GIVEN:
        place = kept + below(stream, held - given - kept)
        s.away[turn][first + given] = take(s, rival, place, held - given)
        given += 1
    sort_pair(s, turn, first // GIVEN)


@rule()
def place_of(s: State, rival: int, first: int, plan: int) -> int:
    """Where on the bench a plan lies, from this place on."""
    place = first
    while s.bench[rival][place] != plan:
        place += 1
    return place


@rule()
def take(s: State, rival: int, place: int, held: int) -> int:
    """Take a plan off a bench of so many; the last of them comes in its place."""
    plan = s.bench[rival][place]
    s.bench[rival][place] = s.bench[rival][held - 1]
    return plan
