"""A small game to start from: everyone reaches into a chest at once, and greedy hands that meet get nothing.

It has what most games have: components from a data file, chance, a sealed choice, a secret, an end and a score.
Change it step by step, and run `doubloon conform` after each step.
"""

from doubloon import core
from doubloon.core import NOBODY, OVER, UNKNOWN, Grid, Row, below, cells, clause_numbers, printed, require, rule
from doubloon.core.steps import answered, ask, draw, everybody, finish, is_asked, only, show, tell

# Components: what numbers stand for, and the most there can be of each

SEAT = core.seats(5)
COINS = core.numbers("coins", 1, 3)
SEATS, MOST_COINS = len(SEAT), len(COINS)
NOTHING = 0

NG_1_1, NG_2_1, NG_2_2, NG_2_3 = clause_numbers("NG-1.1", "NG-2.1", "NG-2.2", "NG-2.3")
NG_3_1, NG_R1 = clause_numbers("NG-3.1", "NG-R1")

ACTIONS = core.Actions()
GRAB = ACTIONS.verb("grab", coins=COINS)

DECISIONS = core.Decisions()
GRABBING = DECISIONS.kind("grab", sealed=True)

EVENTS = core.Events()
FILLED = EVENTS.kind("filled", count=None)
REACHED = EVENTS.kind("reached", count=None)
GOT = EVENTS.kind("got", count=None)
CLASHED = EVENTS.kind("clashed", coins=COINS)

FILL, OPEN = range(2)


class State(core.State):
    rounds: int = printed()
    most: int = printed()

    played: int  # rounds begun
    chest: int
    hand: Row = cells(SEAT)  # coins reached for; NOTHING before
    purse: Row = cells(SEAT)


class Box(core.Components):
    rounds: int
    most_coins: int

    def fill(self, s: State) -> None:
        """Lay the box out in a state; refuse what the rules could not play with."""
        require(self.rounds > 0, "rounds", f"{self.rounds} rounds are no game")
        require(self.most_coins > 0, "most_coins", f"{self.most_coins} coins cannot be thrown in")
        s.rounds = self.rounds
        s.most = self.most_coins


# Set-up


@rule("NG-1.1")
def setup(s: State, log: Grid) -> None:
    s.step = FILL
    advance(s, log)


# A round


@rule("NG-1.1", "NG-3.1")
def advance(s: State, log: Grid) -> None:
    while s.to_act == 0 and s.step != OVER:
        if s.step == FILL:
            fill_chest(s, log)
            ask(s, GRABBING, everybody(s))
            s.step = OPEN
        else:
            open_hands(s, log)
            s.step = FILL
            if s.played == s.rounds:
                finish(s, NG_3_1)


@rule("NG-1.1")
def fill_chest(s: State, log: Grid) -> None:
    coins = 1 + draw(s, s.most)
    s.played += 1
    s.chest += coins
    tell(log, FILLED, NG_1_1, NOBODY, coins)


@rule("NG-2.1")
def grab(s: State, seat: int, coins: int, log: Grid) -> None:
    s.hand[seat] = coins
    tell(log, REACHED, NG_2_1, seat, coins, seers=only(seat))


@rule("NG-2.2", "NG-2.3", "NG-R1")
def open_hands(s: State, log: Grid) -> None:
    show(s)
    for coins in range(1, MOST_COINS + 1):
        for seat in range(s.players):
            if s.hand[seat] == coins:
                if rivals(s, coins) > 1:
                    tell(log, CLASHED, NG_2_2, seat, coins - 1)
                else:
                    got = min(coins, s.chest)
                    s.chest -= got
                    s.purse[seat] += got
                    tell(log, GOT, NG_2_3 if got == coins else NG_R1, seat, got)
    for seat in range(s.players):
        s.hand[seat] = NOTHING


@rule("NG-2.2")
def rivals(s: State, coins: int) -> int:
    count = 0
    for seat in range(s.players):
        if s.hand[seat] == coins:
            count += 1
    return count


# What may be done


@rule("NG-2.1")
def legal(s: State, seat: int, out: Row) -> int:
    if not is_asked(s, seat):
        return 0
    for coins in range(MOST_COINS):
        out[coins] = GRAB + coins
    return MOST_COINS


@rule("NG-2.1")
def why_not(s: State, seat: int, action: int) -> int:
    return 0 if is_asked(s, seat) else NG_2_1


@rule("NG-2.1")
def apply(s: State, seat: int, action: int, log: Grid) -> None:
    answered(s, seat)
    grab(s, seat, action - GRAB + 1, log)
    advance(s, log)


# Secrets


@rule("NG-2.1")
def hide(s: State, seat: int) -> None:
    for rival in range(s.players):
        if rival != seat and not is_asked(s, rival):
            s.hand[rival] = UNKNOWN


@rule("NG-2.1")
def imagine(s: State, seat: int, stream: Row) -> None:
    for rival in range(s.players):
        if s.hand[rival] == UNKNOWN:
            s.hand[rival] = 1 + below(stream, MOST_COINS)


# Score


@rule("NG-3.1")
def score(s: State, out: Grid) -> None:
    for seat in range(s.players):
        out[seat][0] = s.purse[seat]
        out[seat][1] = 1
        out[seat][2] = 0
        for rival in range(s.players):
            if s.purse[rival] > s.purse[seat]:
                out[seat][1] += 1
            elif rival != seat and s.purse[rival] == s.purse[seat]:
                out[seat][2] = NG_3_1


@rule("NG-1.1", "NG-2.3")
def check(s: State) -> int:
    """1: the chest or a purse owes coins. 2: more coins are out than can have been thrown in."""
    coins = s.chest
    if s.chest < 0:
        return 1
    for seat in range(s.players):
        coins += s.purse[seat]
        if s.purse[seat] < 0:
            return 1
    return 2 if coins > s.played * s.most else 0
