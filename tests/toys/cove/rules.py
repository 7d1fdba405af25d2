"""Smugglers' Cove: a toy with a draft that is remembered, blind offers made of small steps, a private draw and a reaction window."""

from doubloon import core
from doubloon.core import NOBODY, OVER, UNKNOWN, Grid, Row, cell, cells, clause_numbers, printed, require, rule

from doubloon.core import answered, ask, below, draw, everybody, finish, is_asked, only, show, tell, total  # isort: skip

SEAT = core.seats(4)
CARD = core.numbers("card", 1, 18)
METAL = core.named("metal", "gold", "silver")
SEATS, CARDS, METALS, TURNS, NIGHTS = len(SEAT), len(CARD), len(METAL), 4, 2
GOLD, SILVER, NO_CARD = 0, 1, -1

# Where a card is. Every turn and night has places of its own: only so can memory say "one of them has this card, the other that one".
PILE = 0
PACKET = 1  # + the seat that looks at it
KEPT = PACKET + SEATS  # + the seat that kept it + SEATS * the turn
DRAWN = KEPT + SEATS * TURNS  # + the seat that drew it + SEATS * the night
PLACES = DRAWN + SEATS * NIGHTS
HAND = sum(1 << place for place in range(KEPT, PLACES, SEATS))  # the places in seat 0's hand, a bit each; << seat for another's

CO_1_1, CO_2_1, CO_2_2, CO_2_3, CO_3_1, CO_3_2 = clause_numbers("CO-1.1", "CO-2.1", "CO-2.2", "CO-2.3", "CO-3.1", "CO-3.2")
CO_3_3, CO_3_4, CO_4_1, CO_5_1, CO_5_2, CO_5_3 = clause_numbers("CO-3.3", "CO-3.4", "CO-4.1", "CO-5.1", "CO-5.2", "CO-5.3")
CO_R3, CO_R4, CO_R5 = clause_numbers("CO-R3", "CO-R4", "CO-R5")

ACTIONS = core.Actions()
KEEP = ACTIONS.verb("keep", card=CARD)
ADD = ACTIONS.verb("add", metal=METAL)
DONE = ACTIONS.verb("done")
PLAY = ACTIONS.verb("play", card=CARD)
PASS = ACTIONS.verb("pass")

DECISIONS = core.Decisions()
KEEPING = DECISIONS.kind("keep", sealed=True)
OFFERING = DECISIONS.kind("offer", sealed=True, whole=True)
LANDING = DECISIONS.kind("land")

EVENTS = core.Events()
RECEIVED = EVENTS.kind("received", secret=True, card=CARD)
KEPT_ONE = EVENTS.kind("kept", card=CARD)
SEALED = EVENTS.kind("sealed")
OFFERED = EVENTS.kind("offered", gold=None, silver=None)
PAID = EVENTS.kind("paid", gold=None, silver=None)
NO_OFFER = EVENTS.kind("no-offer")
DREW = EVENTS.kind("drew", secret=True, card=CARD)
PLAYED = EVENTS.kind("played", card=CARD, value=None)
PASSED = EVENTS.kind("passed")
SCORED = EVENTS.kind("scored", points=None, cards=None, coins=None)

STOW, OFFER, COMPARE, LAND = range(4)


class State(core.State):
    cards: int = printed()
    value: Row = printed(CARD)
    packet: int = printed()  # the cards of one
    nights: int = printed()
    worth: Row = printed(METAL)

    pile: int
    place: Row = cells(CARD)
    may: Grid = cells(SEATS + 1, CARD, large=True)  # where it may be for each viewer, a bit for a place; the spectators have the last row, number -1
    played: Row = cells(CARD)  # 0, or 1 + the seat + SEATS * the night; its place stays where it came from
    turn: int  # of the draft
    kept: Row = cells(SEAT, of=CARD)  # in this turn, until all have
    coins: Grid = cells(SEAT, METAL)
    offer: Grid = cells(SEAT, METAL)  # part of the coins until it is paid
    chest: Row = cells(METAL)
    buyer: Row = cells(NIGHTS)  # 0, or 1 + the seat that drew
    night: int
    mover: int = cell(of=SEAT)
    passes: int  # in a row


class Card(core.Component):
    no: int
    value: int


class Box(core.Components):
    nights: int
    packet: int
    worth: dict[str, int]
    cards: list[Card]

    def fill(self, s: State) -> None:
        require(len(self.cards) <= CARDS and all(card.no == i for i, card in enumerate(self.cards, 1)), "cards", f"number them from 1 to at most {CARDS}")
        require(0 < self.nights <= NIGHTS, "nights", f"1 to {NIGHTS}")
        require(1 < self.packet <= TURNS and SEATS * self.packet + self.nights <= len(self.cards), "packet", f"2 to {TURNS}, with a card left for every night")
        require(list(self.worth) == list(METAL.texts), "worth", f"there must be {METAL.span}")
        s.cards, s.nights, s.packet = len(self.cards), self.nights, self.packet
        s.value[: s.cards] = [card.value for card in self.cards]
        s.worth[:] = self.worth.values()


# Set-up and the order of play
@rule("CO-1.1", "CO-1.2")
def setup(s: State, log: Grid) -> None:
    s.pile = s.cards
    for seat in range(s.players):
        s.kept[seat] = NO_CARD
        for metal in range(METALS):
            s.coins[seat][metal] = s.options[0]
        for _ in range(s.packet):
            draw_card(s, PACKET + seat)
    look(s, log)
    s.step = STOW
    advance(s, log)


@rule("CO-1.1", "CO-3.4")
def draw_card(s: State, place: int) -> int:
    """Only now chance decides which card lay on top of the pile."""
    card = card_in(s, PILE, draw(s, s.pile))
    s.place[card] = place
    s.pile -= 1
    return card


@rule()
def card_in(s: State, place: int, skip: int) -> int:
    card = 0
    while skip > 0 or s.place[card] != place:
        if s.place[card] == place:
            skip -= 1
        card += 1
    return card


@rule("CO-2.2", "CO-4.2", "CO-R6")
def advance(s: State, log: Grid) -> None:
    while s.to_act == 0 and s.step != OVER:
        if s.step == STOW:
            stow(s)
            look(s, log)
            s.step = STOW if s.turn < s.packet else OFFER
        elif s.step == OFFER:
            ask(s, OFFERING, everybody(s))
            s.step = COMPARE
        elif s.step == COMPARE:
            compare(s, log)
            s.step = LAND
        elif s.passes < s.players:
            land(s, log)
        else:
            end_night(s, log)


# Draft
@rule("CO-2.1", "CO-2.3")
def look(s: State, log: Grid) -> None:
    show(s)
    remember(s)
    for seat in range(s.players):
        for card in range(s.cards):
            if s.place[card] == PACKET + seat:
                tell(log, RECEIVED, CO_1_1 if s.turn == 0 else CO_2_2, seat, card, seers=only(seat))
                if s.turn == s.packet - 1:
                    keep(s, seat, card, CO_2_3, log)
    if s.turn < s.packet - 1:
        ask(s, KEEPING, everybody(s))


@rule("CO-2.1")
def keep(s: State, seat: int, card: int, clause: int, log: Grid) -> None:
    s.kept[seat] = card
    tell(log, KEPT_ONE, clause, seat, card, seers=only(seat))


@rule("CO-2.1", "CO-2.2")
def stow(s: State) -> None:
    """Lay the kept cards aside and pass the others on."""
    for card in range(s.cards):
        seat = s.place[card] - PACKET
        if 0 <= seat < SEATS:
            s.place[card] = KEPT + seat + SEATS * s.turn if s.kept[seat] == card else PACKET + (seat + 1) % s.players
    for seat in range(s.players):
        s.kept[seat] = NO_CARD
    s.turn += 1


# Bribes
@rule("CO-3.1", "CO-3.3", "CO-3.4", "CO-R2", "CO-R3")
def compare(s: State, log: Grid) -> None:
    show(s)
    winner, highest = NOBODY, 0
    for turn in range(s.players):
        seat = (s.mover + turn) % s.players
        tell(log, OFFERED, CO_3_1, seat, s.offer[seat][GOLD], s.offer[seat][SILVER])
        if worth_of(s, s.offer[seat]) > highest:
            winner, highest = seat, worth_of(s, s.offer[seat])
    if winner == NOBODY:
        tell(log, NO_OFFER, CO_R3, NOBODY)
    else:
        tell(log, PAID, CO_3_3, winner, s.offer[winner][GOLD], s.offer[winner][SILVER])
        tell(log, DREW, CO_3_4, winner, draw_card(s, DRAWN + winner + SEATS * s.night), seers=only(winner))
        s.buyer[s.night] = 1 + winner
        remember(s)
    for seat in range(s.players):
        for metal in range(METALS):
            if seat == winner:
                s.coins[seat][metal] -= s.offer[seat][metal]
                s.chest[metal] += s.offer[seat][metal]
            s.offer[seat][metal] = 0


@rule("CO-3.3", "CO-5.2")
def worth_of(s: State, coins: Row) -> int:
    return coins[GOLD] * s.worth[GOLD] + coins[SILVER] * s.worth[SILVER]


# Landing
@rule("CO-4.1", "CO-R4")
def land(s: State, log: Grid) -> None:
    for card in range(s.cards):
        if has(s, s.mover, card):
            ask(s, LANDING, only(s.mover))
            return
    decline(s, CO_R4, log)


@rule("CO-4.1")
def has(s: State, seat: int, card: int) -> bool:
    return s.played[card] == 0 and (HAND << seat >> s.place[card]) & 1 == 1


@rule("CO-4.1")
def play(s: State, seat: int, card: int, log: Grid) -> None:
    show(s)
    s.played[card] = 1 + seat + SEATS * s.night
    remember(s)
    tell(log, PLAYED, CO_4_1, seat, card, s.value[card])
    s.passes = 0
    s.mover = (seat + 1) % s.players


@rule("CO-4.1", "CO-4.2")
def decline(s: State, clause: int, log: Grid) -> None:
    tell(log, PASSED, clause, s.mover)
    s.passes += 1
    s.mover = (s.mover + 1) % s.players


@rule("CO-5.1", "CO-5.2")
def end_night(s: State, log: Grid) -> None:
    s.night += 1
    s.passes = 0
    s.step = OFFER
    if s.night == s.nights:
        show(s)
        finish(s, CO_5_1)
        for seat in range(s.players):
            coins = worth_of(s, s.coins[seat])
            tell(log, SCORED, CO_5_2, seat, cargo(s, seat) + coins, cargo(s, seat), coins)


# What may be done
@rule("CO-2.1", "CO-3.1", "CO-4.1")
def legal(s: State, seat: int, out: Row) -> int:
    n = 0
    for action in range(PASS + 1):
        if why_not(s, seat, action) == 0:
            out[n] = action
            n += 1
    return n


@rule("CO-2.1", "CO-3.1", "CO-3.2", "CO-4.1")
def why_not(s: State, seat: int, action: int) -> int:
    decision = s.decision if is_asked(s, seat) else NOBODY
    if action < ADD:
        return 0 if decision == KEEPING and s.place[action - KEEP] == PACKET + seat else CO_2_1
    if action < PLAY and decision != OFFERING:
        return CO_3_1
    if action < PLAY:
        return 0 if action == DONE or s.offer[seat][action - ADD] < s.coins[seat][action - ADD] else CO_3_2
    return 0 if decision == LANDING and (action == PASS or has(s, seat, action - PLAY)) else CO_4_1


@rule("CO-2.1", "CO-3.1", "CO-4.1")
def apply(s: State, seat: int, action: int, log: Grid) -> None:
    if action < ADD:
        keep(s, seat, action - KEEP, CO_2_1, log)
    elif action < DONE:
        s.offer[seat][action - ADD] += 1
        return
    elif action == DONE:
        tell(log, SEALED, CO_3_1, seat)
    elif action < PASS:
        play(s, seat, action - PLAY, log)
    else:
        decline(s, CO_4_1, log)
    answered(s, seat)
    advance(s, log)


# Memory and secrets
@rule("CO-R1")
def remember(s: State) -> None:
    """Nobody can tell cards apart that he saw last at the same moment: each may be wherever one of them is, but for what playing it shows."""
    for viewer in range(SEATS + 1):
        for card in range(s.cards):
            places = 0
            seen = last_seen(s, viewer, s.place[card])
            for other in range(s.cards):
                if last_seen(s, viewer, s.place[other]) == seen:
                    places |= 1 << s.place[other]
            s.may[viewer][card] = places & could_play(s.played[card]) if s.played[card] > 0 else places


@rule("CO-4.1")
def could_play(played: int) -> int:
    """The places a card played by that seat in that night can have come from."""
    night = (played - 1) // SEATS
    return (HAND << ((played - 1) % SEATS)) & ((1 << (DRAWN + SEATS * (night + 1))) - 1)


@rule("CO-R1")
def last_seen(s: State, viewer: int, place: int) -> int:
    """The turn, counted from 1, in which this viewer last saw what now lies here; 0 for never; the place itself if he put it there."""
    if place == PILE or viewer >= s.players:
        return 0
    seat = (place - PACKET) % SEATS
    if place >= KEPT and seat == viewer:
        return place
    turn = s.turn if place < KEPT else (place - KEPT) // SEATS
    return max(0, 1 + turn - (seat - viewer) % s.players) if place < DRAWN else 0


@rule("CO-2.1", "CO-3.1", "CO-3.4", "CO-R1")
def hide(s: State, seat: int) -> None:
    for card in range(s.cards):
        if s.may[seat][card] & (s.may[seat][card] - 1) != 0:
            s.place[card] = UNKNOWN
        for other in range(SEATS + 1):
            if other != seat % (SEATS + 1):
                s.may[other][card] = UNKNOWN
    for rival in range(s.players):
        if rival != seat and s.step == STOW and not is_asked(s, rival):
            s.kept[rival] = UNKNOWN
        for metal in range(METALS):
            if rival != seat and s.step == COMPARE:
                s.offer[rival][metal] = UNKNOWN


@rule("CO-R1")
def imagine(s: State, seat: int, stream: Row) -> None:
    """Of cards that look the same one played earlier has fewer places, all among those of the others: laid first, it leaves room for each of them."""
    for night in range(NIGHTS + 1):
        for card in range(s.cards):
            if s.place[card] == UNKNOWN and (0 < s.played[card] <= SEATS * (night + 1) or night == NIGHTS):
                s.place[card] = any_of(s, s.may[seat][card], stream)
    remember(s)
    for rival in range(s.players):
        if s.kept[rival] == UNKNOWN:
            s.kept[rival] = card_in(s, PACKET + rival, below(stream, s.packet - s.turn))
        for metal in range(METALS):
            if s.offer[rival][metal] == UNKNOWN:
                s.offer[rival][metal] = below(stream, s.coins[rival][metal] + 1)


@rule()
def any_of(s: State, places: int, stream: Row) -> int:
    """One of these places, each as likely as it has room left."""
    chosen, left = PILE, 0
    for place in range(PLACES):
        free = room(s, place) - count(s, place) if places >> place & 1 == 1 else 0
        left += free
        if free > 0 and below(stream, left) < free:
            chosen = place
    return chosen


@rule("CO-1.1", "CO-2.1", "CO-3.4")
def room(s: State, place: int) -> int:
    """How many cards are in a place, as everybody can count."""
    if place == PILE:
        return s.pile
    seat, turn = (place - PACKET) % SEATS, (place - KEPT) // SEATS
    if place < KEPT:
        return s.packet - s.turn if seat < s.players else 0
    if place < DRAWN:
        return 1 if seat < s.players and turn < s.turn else 0
    return 1 if s.buyer[turn - TURNS] == 1 + seat else 0


@rule()
def count(s: State, place: int) -> int:
    cards = 0
    for card in range(s.cards):
        if s.place[card] == place:
            cards += 1
    return cards


# The end
@rule("CO-5.2", "CO-5.3", "CO-R5")
def score(s: State, out: Grid) -> None:
    for seat in range(s.players):
        out[seat][0] = cargo(s, seat) + worth_of(s, s.coins[seat])
    for seat in range(s.players):
        out[seat][1] = 1
        out[seat][2] = 0
        for rival in range(s.players):
            points = out[rival][0] - out[seat][0]
            coins = total(s.coins[rival]) - total(s.coins[seat])
            if points > 0 or (points == 0 and coins > 0):
                out[seat][1] += 1
            if rival != seat and points == 0 and out[seat][2] != CO_R5:
                out[seat][2] = CO_R5 if coins == 0 else CO_5_3


@rule("CO-5.2")
def cargo(s: State, seat: int) -> int:
    value = 0
    for card in range(s.cards):
        if s.played[card] > 0 and (s.played[card] - 1) % SEATS == seat:
            value += s.value[card]
    return value


@rule("CO-1.1", "CO-1.2", "CO-R1")
def check(s: State) -> int:
    """1: a card is lost or doubled. 2: somebody remembers what is not so. 3: a card was played from another hand. 4: coins are lost or doubled."""
    for place in range(PLACES):
        if count(s, place) != room(s, place):
            return 1
    for card in range(s.cards):
        for viewer in range(SEATS + 1):
            if s.may[viewer][card] >> s.place[card] & 1 == 0:
                return 2
        if s.played[card] > 0 and could_play(s.played[card]) >> s.place[card] & 1 == 0:
            return 3
    for metal in range(METALS):
        coins = s.chest[metal]
        for seat in range(s.players):
            coins += s.coins[seat][metal]
            if s.offer[seat][metal] < 0 or s.offer[seat][metal] > s.coins[seat][metal]:
                return 4
        if coins != s.players * s.options[0]:
            return 4
    return 0
