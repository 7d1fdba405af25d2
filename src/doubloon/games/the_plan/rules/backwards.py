"""Playing a deal backwards, so that every hand of an imagined world can have come about. Used by `imagine` only."""

from doubloon.core import Row, below, rule
from doubloon.games.the_plan.rules.hands import giver
from doubloon.games.the_plan.rules.pieces import DEAL_ROUNDS, GIVEN, HAND, NO_PLAN
from doubloon.games.the_plan.rules.recall import first_deal
from doubloon.games.the_plan.rules.state import State
from doubloon.games.the_plan.rules.trails import EXCHANGES, handed, holder, hop, hops_in, is_under_way, rounds_shown, trail_of


@rule("PL-2.10", "PL-2.11")
def turn_back(s: State, seat: int, hops: int, stream: Row) -> None:
    """Fill in what the others passed to each other, from the last exchange to the first."""
    for deal in range(first_deal(s), s.turn // DEAL_ROUNDS + 1):
        trail = trail_of(s, seat, deal, hops_in(hops, deal)) if seat >= 0 else 0
        lay_out(s, seat, deal)
        held = HAND - rounds_shown(s, deal)
        for back in range(rounds_shown(s, deal)):
            turn = DEAL_ROUNDS * deal + rounds_shown(s, deal) - 1 - back
            if turn < s.turn and turn % DEAL_ROUNDS < EXCHANGES:
                take_back(s, seat, turn, hops_in(hops, deal), trail, held, stream)
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
def take_back(s: State, seat: int, turn: int, hops: int, trail: int, held: int, stream: Row) -> None:
    """Undo the exchange after a round: two plans of every hand go back to where they came from."""
    for rival in range(s.players):
        if rival != seat:
            if giver(s, turn, rival) != seat:
                give_back(s, seat, turn, hops, trail, rival, held, stream)
            else:
                for each in range(GIVEN):
                    place = 0
                    while s.bench[rival][place] != s.away[turn][GIVEN * seat + each]:
                        place += 1
                    s.bench[rival][place] = s.bench[rival][held - 1 - each]
    for rival in range(s.players):
        if rival != seat:
            for each in range(GIVEN):
                s.bench[rival][held - GIVEN + each] = s.away[turn][GIVEN * rival + each]


@rule("PL-2.10")
def give_back(s: State, seat: int, turn: int, hops: int, trail: int, rival: int, held: int, stream: Row) -> None:
    """Any two plans of this hand can be those it got, but for those that were followed here: they came now, or were here before."""
    marked = 0
    chosen = 0
    left = held
    exchange = turn % DEAL_ROUNDS
    if seat >= 0:
        for number in range(GIVEN * exchange):
            if is_under_way(trail, number, exchange) and holder(s, seat, turn // DEAL_ROUNDS, hops, number, exchange) == rival:
                place = 0
                while marked >> place & 1 == 1 or s.bench[rival][place] != handed(s, seat, turn // DEAL_ROUNDS, number):
                    place += 1
                marked |= 1 << place
                left -= 1
                if hop(hops, number, exchange) == 1:
                    chosen |= 1 << place
    source = giver(s, turn, rival)
    for each in range(GIVEN):
        place = 0
        if chosen != 0:
            while chosen >> place & 1 == 0:
                place += 1
            chosen &= ~(1 << place)
        else:
            skip = below(stream, left)
            while skip > 0 or marked >> place & 1 == 1:
                if marked >> place & 1 == 0:
                    skip -= 1
                place += 1
            marked |= 1 << place
            left -= 1
        s.away[turn][GIVEN * source + each] = s.bench[rival][place]
        s.bench[rival][place] = NO_PLAN
    place = 0
    for at in range(held):
        if s.bench[rival][at] != NO_PLAN:
            s.bench[rival][place] = s.bench[rival][at]
            place += 1
    sort_pair(s, turn, source)
