"""What a viewer may know, and the worlds that fit it.

Nothing is kept for each viewer: what a seat has seen is told by its own cells. They are its hand, what it played, what it handed on or
discarded (`away`), and what its neighbour handed to it. So `hide` covers the rest, and the work is done by `imagine`, which has
to find hands and exchanges among the others from which everything this seat saw can have come about.

It follows first where the plans went that this seat handed on (`follow`), fills up the others' hands with plans it has not seen, and
then plays the deal backwards (`turn_back`): whoever holds a hand can have got any two of its plans from his neighbour. That never
goes wrong but for what the seat itself handed on, which must be back with the neighbour in time: that is what was followed.

When the discards are shuffled all that is forgotten, but for what it says about what was not among them (`recall`).
"""

from doubloon.core import UNKNOWN, Row, below, is_asked, rule
from doubloon.games.the_plan.rules.backwards import turn_back
from doubloon.games.the_plan.rules.hands import in_play, is_shown, neighbour, sort_hand
from doubloon.games.the_plan.rules.pieces import (
    COMPARE,
    DEAL_ROUNDS,
    GIVEN,
    HAND,
    NO_PLAN,
    PASS_ON,
    PLANS,
    REVEAL,
    SOLO_HAND,
    TEAMS,
    TRINKETS,
)
from doubloon.games.the_plan.rules.recall import fill_both, hold_old, see
from doubloon.games.the_plan.rules.state import State
from doubloon.games.the_plan.rules.trails import follow, settle_in


@rule("PL-2.3", "PL-2.10", "PL-2.11", "PL-2.12", "PL-4.2", "PL-4.3", "PL-R6")
def hide(s: State, seat: int) -> None:
    for plan in range(PLANS):
        s.stack[plan] = UNKNOWN
    for team in range(TEAMS):
        s.stacked[team] = UNKNOWN
    for hand in range(s.hands):
        if hand != seat:
            for place in range(HAND):
                if s.hand[hand][place] != NO_PLAN:
                    s.hand[hand][place] = UNKNOWN
            if s.step == REVEAL and s.played[s.turn][hand] != NO_PLAN:
                s.played[s.turn][hand] = UNKNOWN
            if s.players > 1:
                for turn in range(s.since - s.recalled, s.turn + 1):
                    if is_concealed(s, turn, hand, seat):
                        s.away[turn][GIVEN * hand] = UNKNOWN
                        s.away[turn][GIVEN * hand + 1] = UNKNOWN
            elif s.away[s.turn][GIVEN * hand] != NO_PLAN:
                s.away[s.turn][GIVEN * hand] = UNKNOWN
            if s.step == COMPARE:
                for trinket in range(TRINKETS):
                    s.offer[hand][trinket] = UNKNOWN


@rule("PL-2.10", "PL-2.11", "PL-R6")
def is_concealed(s: State, turn: int, hand: int, seat: int) -> bool:
    """Whether a viewer does not know what another hand parted with after that round: he does if it came to him."""
    if turn == s.turn:
        return s.step == PASS_ON
    return turn % DEAL_ROUNDS == DEAL_ROUNDS - 1 or neighbour(s, turn, hand) != seat


# Imagining


@rule("PL-2.3", "PL-2.10", "PL-2.11", "PL-2.12", "PL-4.2", "PL-4.3")
def imagine(s: State, seat: int, stream: Row) -> None:
    if s.players == 1:
        hold_old(s, seat, stream)
    count_unseen(s, seat)
    routes = 0
    if s.players > 1 and seat >= 0:
        routes = follow(s, seat, stream)
        settle_in(s, seat, routes)
    if s.recalled > 0:
        fill_both(s, stream)
    spread_out(s)
    fill_up(s, stream)
    if s.players > 1:
        turn_back(s, seat, routes, stream)
    for hand in range(s.hands):
        if hand != seat:
            sort_hand(s, hand)
    imagine_answers(s, seat, stream)


@rule("PL-2.11", "PL-2.12")
def count_unseen(s: State, seat: int) -> None:
    """Leave on the stack what this viewer has not seen since it was shuffled. What came back to be seen again is counted twice; `follow` finds it."""
    for plan in range(PLANS):
        s.stack[plan] = in_play(s, plan)
        s.missing[plan] = s.stack[plan] if s.recalled > 0 else 0
    for turn in range(s.since - s.recalled, s.turn + 1):
        for hand in range(s.hands if is_shown(s, turn) else 0):
            see(s, turn, s.played[turn][hand], -1)
        if s.players > 1 and seat >= 0 and turn < s.turn:
            for each in range(GIVEN):
                see(s, turn, s.away[turn][GIVEN * seat + each], -1)
    for hand in range(s.hands):
        for place in range(HAND):
            if s.hand[hand][place] >= 0:
                s.stack[s.hand[hand][place]] -= 1


@rule("PL-1.1")
def spread_out(s: State) -> None:
    """Count the stack, and lay its plans out one by one where nothing is missing any more, to be drawn from."""
    s.plans_left = 0
    for team in range(TEAMS):
        s.stacked[team] = 0
    for plan in range(PLANS):
        if s.stack[plan] > 0:
            s.stacked[s.team_of[plan]] += s.stack[plan]
            for _ in range(s.stack[plan]):
                s.missing[s.plans_left] = plan
                s.plans_left += 1


@rule("PL-1.1")
def draw_one(s: State, stream: Row) -> int:
    """Any plan of those laid out; the last of them comes in its place."""
    at = below(stream, s.plans_left)
    plan = s.missing[at]
    s.plans_left -= 1
    s.missing[at] = s.missing[s.plans_left]
    s.missing[s.plans_left] = 0
    s.stack[plan] -= 1
    s.stacked[s.team_of[plan]] -= 1
    return plan


@rule("PL-1.1", "PL-2.11", "PL-4.2")
def fill_up(s: State, stream: Row) -> None:
    """Draw what others hold or have discarded unplayed; what is left over is the stack."""
    for hand in range(s.hands):
        for turn in range(s.since + DEAL_ROUNDS - 1, s.turn, DEAL_ROUNDS):
            for each in range(GIVEN):
                if s.away[turn][GIVEN * hand + each] == UNKNOWN:
                    s.away[turn][GIVEN * hand + each] = draw_one(s, stream)
        for place in range(HAND):
            if s.hand[hand][place] == UNKNOWN:
                s.hand[hand][place] = draw_one(s, stream)
        if s.players == 1 and s.away[s.turn][GIVEN * hand] == UNKNOWN:
            s.away[s.turn][GIVEN * hand] = s.hand[hand][0]
    for place in range(s.plans_left):
        s.missing[place] = 0


@rule("PL-2.3", "PL-2.10", "PL-4.3", "PL-R6", "PL-R10")
def imagine_answers(s: State, seat: int, stream: Row) -> None:
    """Sealed answers of others are any they could have given; who has still to answer has not begun."""
    if s.step == REVEAL:
        held = HAND - s.turn % DEAL_ROUNDS if s.players > 1 else SOLO_HAND
        for rival in range(s.players):
            if s.played[s.turn][rival] == UNKNOWN:
                s.played[s.turn][rival] = s.hand[rival][below(stream, held)]
    for rival in range(s.players):
        if s.step == PASS_ON and rival != seat:
            imagine_aside(s, rival, stream)
        if s.step == COMPARE and rival != seat:
            able = s.bidders >> rival & 1 == 1 and not is_asked(s, rival)
            for trinket in range(TRINKETS):
                s.offer[rival][trinket] = below(stream, s.bag[rival][trinket] + 1) if able else 0


@rule("PL-2.10", "PL-R6")
def imagine_aside(s: State, rival: int, stream: Row) -> None:
    """Two plans of a hand, in ascending order."""
    first = NO_PLAN
    second = NO_PLAN
    if not is_asked(s, rival):
        held = HAND - 1 - s.turn % DEAL_ROUNDS
        one = below(stream, held)
        other = below(stream, held - 1)
        if other >= one:
            other += 1
        first = s.hand[rival][min(one, other)]
        second = s.hand[rival][max(one, other)]
    s.away[s.turn][GIVEN * rival] = first
    s.away[s.turn][GIVEN * rival + 1] = second
