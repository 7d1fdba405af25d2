"""Goofspiel with hidden bids: the game that peers have too, for measuring."""

from doubloon import core
from doubloon.core import NOBODY, OVER, UNKNOWN, Grid, Row, below, cells, clause_numbers, printed, require, rule
from doubloon.core.steps import answered, ask, draw, everybody, finish, is_asked, only, show, tell

SEAT = core.seats(10)
CARD = core.numbers("card", 1, 13)
SEATS, CARDS = len(SEAT), len(CARD)
NO_CARD = -1

ORDER = 0  # the option's place among the options, and its first value
SHUFFLED = 0

GO_1_1, GO_1_2, GO_1_3, GO_1_4 = clause_numbers("GO-1.1", "GO-1.2", "GO-1.3", "GO-1.4")

ACTIONS = core.Actions()
BID = ACTIONS.verb("bid", card=CARD)
DECISIONS = core.Decisions()
BIDDING = DECISIONS.kind("bid", sealed=True)
EVENTS = core.Events()
TURNED = EVENTS.kind("turned", card=CARD)
BADE = EVENTS.kind("bade", card=CARD)
WON = EVENTS.kind("won", card=CARD)
TIED = EVENTS.kind("tied", card=CARD)

TURN, AWARD = range(2)


class State(core.State):
    cards: int = printed()

    prize: int
    prizes: int  # a bit for each prize not yet turned up
    hand: Row = cells(SEAT)  # a bit for each card still held
    bid: Row = cells(SEAT)
    points: Row = cells(SEAT)
    turns: int


class Box(core.Components):
    cards: int

    def fill(self, s: State) -> None:
        require(2 <= self.cards <= CARDS, "cards", f"{self.cards} is not 2 to {CARDS}")
        s.cards = self.cards


@rule("GO-1.1")
def setup(s: State, log: Grid) -> None:
    s.prizes = (1 << s.cards) - 1
    for seat in range(s.players):
        s.hand[seat] = s.prizes
        s.bid[seat] = NO_CARD
    s.turns = s.cards
    s.step = TURN
    advance(s, log)


@rule("GO-1.1", "GO-1.2")
def advance(s: State, log: Grid) -> None:
    while s.to_act == 0 and s.step != OVER:
        if s.step == TURN:
            turn_prize(s, log)
            s.step = AWARD
            if s.turns > 1:
                ask(s, BIDDING, everybody(s))
            else:
                bid_last(s, log)
        else:
            award(s, log)
            s.turns -= 1
            s.step = TURN
            if s.turns == 0:
                finish(s, GO_1_4)


@rule("GO-1.1")
def turn_prize(s: State, log: Grid) -> None:
    prize = s.turns - 1
    if s.options[ORDER] == SHUFFLED:
        skip = draw(s, s.turns)
        prize = 0
        while skip > 0 or (s.prizes >> prize) & 1 == 0:
            skip -= (s.prizes >> prize) & 1
            prize += 1
    s.prizes ^= 1 << prize
    s.prize = prize
    tell(log, TURNED, GO_1_1, NOBODY, prize)


@rule("GO-1.2")
def bid_last(s: State, log: Grid) -> None:
    """The last card is bid without asking: everybody knows it is forced."""
    for seat in range(s.players):
        card = 0
        while (s.hand[seat] >> card) & 1 == 0:
            card += 1
        bid(s, seat, card, log)


@rule("GO-1.2")
def bid(s: State, seat: int, card: int, log: Grid) -> None:
    s.hand[seat] ^= 1 << card
    s.bid[seat] = card
    tell(log, BADE, GO_1_2, seat, card, seers=only(seat))


@rule("GO-1.3")
def award(s: State, log: Grid) -> None:
    show(s)
    best = NO_CARD
    winner = NOBODY
    for seat in range(s.players):
        if s.bid[seat] > best:
            best = s.bid[seat]
            winner = seat
        elif s.bid[seat] == best:
            winner = NOBODY
    for seat in range(s.players):
        s.bid[seat] = NO_CARD
    if winner == NOBODY:
        tell(log, TIED, GO_1_3, NOBODY, s.prize)
    else:
        s.points[winner] += s.prize + 1
        tell(log, WON, GO_1_3, winner, s.prize)


@rule("GO-1.2")
def legal(s: State, seat: int, out: Row) -> int:
    n = 0
    if is_asked(s, seat):
        for card in range(s.cards):
            if (s.hand[seat] >> card) & 1 == 1:
                out[n] = BID + card
                n += 1
    return n


@rule("GO-1.2")
def why_not(s: State, seat: int, action: int) -> int:
    return 0 if is_asked(s, seat) and (s.hand[seat] >> (action - BID)) & 1 == 1 else GO_1_2


@rule("GO-1.2")
def apply(s: State, seat: int, action: int, log: Grid) -> None:
    answered(s, seat)
    bid(s, seat, action - BID, log)
    advance(s, log)


@rule("GO-1.2", "GO-1.3")
def hide(s: State, seat: int) -> None:
    """Of a rival nothing is known but how often he has bid and which prizes he won: bids stay secret when the prize is given."""
    for rival in range(s.players):
        if rival != seat:
            s.hand[rival] = UNKNOWN
            s.bid[rival] = UNKNOWN


@rule("GO-1.2")
def imagine(s: State, seat: int, stream: Row) -> None:
    """Hands at random. (What prizes won tell about past bids is left out: this game is for measuring.)"""
    for rival in range(s.players):
        if s.hand[rival] == UNKNOWN:
            s.hand[rival] = (1 << s.cards) - 1
            for _ in range(s.cards - s.turns):
                play_any(s, rival, stream)
            s.bid[rival] = NO_CARD
            if s.step != OVER and not is_asked(s, rival):
                s.bid[rival] = play_any(s, rival, stream)


@rule("GO-1.2")
def play_any(s: State, seat: int, stream: Row) -> int:
    """Take a random card out of a hand."""
    card = below(stream, s.cards)
    while (s.hand[seat] >> card) & 1 == 0:
        card = below(stream, s.cards)
    s.hand[seat] ^= 1 << card
    return card


@rule("GO-1.4")
def score(s: State, out: Grid) -> None:
    for seat in range(s.players):
        out[seat][0] = s.points[seat]
        out[seat][1] = 1
        out[seat][2] = 0
        for rival in range(s.players):
            if s.points[rival] > s.points[seat]:
                out[seat][1] += 1
            elif rival != seat and s.points[rival] == s.points[seat]:
                out[seat][2] = GO_1_4


@rule("GO-1.1", "GO-1.2")
def check(s: State) -> int:
    """1: a hand does not fit the number of turns left. 2: more points are out than prizes were turned up."""
    for seat in range(s.players):
        held = 0
        for card in range(s.cards):
            held += (s.hand[seat] >> card) & 1
        if s.step == OVER or is_asked(s, seat):
            if held != s.turns:
                return 1
        elif held != s.turns - 1:
            return 1
    points = 0
    for seat in range(s.players):
        points += s.points[seat]
    return 2 if points > s.cards * (s.cards + 1) // 2 else 0
