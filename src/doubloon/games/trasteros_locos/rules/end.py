"""Calling out, the end of the game and the final score."""

from doubloon.core import NOBODY, Grid, finish, rule, tell
from doubloon.games.trasteros_locos.rules.pieces import (
    ALL_PASSED,
    COLLECTION_SIZE,
    COLLECTIONS,
    COUNTED,
    DECLARED,
    GOLD,
    JUNK,
    MATERIALS,
    PASSED,
    SCORED,
    TIMED_OUT,
    TL_8_1,
    TL_8_2,
    TL_8_3,
    TL_R11,
    TL_R13,
    TURN_LIMIT,
    after,
    collection_of,
    material_of,
)
from doubloon.games.trasteros_locos.rules.state import State


@rule("TL-8.1", "TL-R10", "TL-R16")
def can_declare(s: State, seat: int) -> bool:
    return s.rounds > 0 and (s.hand_count[seat] >= COLLECTION_SIZE or s.piles > 0) and own_cards(s, seat) >= COLLECTION_SIZE


@rule("TL-8.1", "TL-R10")
def own_cards(s: State, seat: int) -> int:
    """How many cards of his collection a player has, protected ones included."""
    count = 0
    for material in range(MATERIALS):
        count += s.hand[seat][material * COLLECTIONS + s.collector[seat]]
    at = 0
    for pile in range(s.piles):
        if s.pile_owner[pile] == seat:
            for i in range(at, at + s.pile_cards[pile]):
                if s.vault[i] != JUNK and collection_of(s.vault[i]) == s.collector[seat]:
                    count += 1
        at += s.pile_cards[pile]
    return count


@rule("TL-8.3", "TL-R10")
def own_of(s: State, seat: int, material: int) -> int:
    card = material * COLLECTIONS + s.collector[seat]
    count = s.hand[seat][card]
    at = 0
    for pile in range(s.piles):
        if s.pile_owner[pile] == seat:
            for i in range(at, at + s.pile_cards[pile]):
                if s.vault[i] == card:
                    count += 1
        at += s.pile_cards[pile]
    return count


@rule("TL-8.1")
def declare(s: State, seat: int, log: Grid) -> None:
    tell(log, DECLARED, TL_8_1, seat)
    end(s, TL_8_1, log)


@rule("TL-R11")
def pass_turn(s: State, seat: int, log: Grid) -> None:
    tell(log, PASSED, TL_R11, seat)
    s.passes += 1
    if s.passes == s.players:
        tell(log, ALL_PASSED, TL_R11, NOBODY)
        end(s, TL_R11, log)


@rule("TL-R13")
def time_out(s: State, log: Grid) -> None:
    tell(log, TIMED_OUT, TL_R13, NOBODY, s.options[TURN_LIMIT])
    end(s, TL_R13, log)


@rule("TL-8.2")
def end(s: State, clause: int, log: Grid) -> None:
    finish(s, clause)
    seat = s.mover
    for _ in range(s.players):
        cards = own_value(s, seat)
        badges = s.badges[seat] * s.badge_worth
        foreign = foreign_value(s, seat)
        tell(log, COUNTED, TL_8_2, seat, s.collector[seat], cards, badges, foreign)
        tell(log, SCORED, TL_8_2, seat, cards + badges - foreign)
        seat = after(seat, s.players)


@rule("TL-8.2", "TL-R10")
def own_value(s: State, seat: int) -> int:
    value = 0
    for material in range(MATERIALS):
        value += own_of(s, seat, material) * s.worth[material]
    return value


@rule("TL-8.2", "TL-R10")
def foreign_value(s: State, seat: int) -> int:
    """What protected cards of other collections cost."""
    value = 0
    at = 0
    for pile in range(s.piles):
        if s.pile_owner[pile] == seat:
            for i in range(at, at + s.pile_cards[pile]):
                card = s.vault[i]
                if card != JUNK and collection_of(card) != s.collector[seat]:
                    value += s.worth[material_of(card)]
        at += s.pile_cards[pile]
    return value


@rule("TL-8.2", "TL-8.3", "TL-R10")
def score(s: State, out: Grid) -> None:
    for seat in range(s.players):
        out[seat][0] = own_value(s, seat) + s.badges[seat] * s.badge_worth - foreign_value(s, seat)
    for seat in range(s.players):
        out[seat][1] = 1
        out[seat][2] = 0
        for rival in range(s.players):
            if out[rival][0] > out[seat][0]:
                out[seat][1] += 1
            elif rival != seat and out[rival][0] == out[seat][0]:
                out[seat][2] = TL_8_3
                if wins_tie(s, rival, seat):
                    out[seat][1] += 1


@rule("TL-8.3")
def wins_tie(s: State, seat: int, rival: int) -> bool:
    """Of two with equal points: more badges, then more own gold, silver, bronze, glass cards, then the later first turn."""
    if s.badges[seat] != s.badges[rival]:
        return s.badges[seat] > s.badges[rival]
    for each in range(MATERIALS):
        mine = own_of(s, seat, GOLD - each)
        other = own_of(s, rival, GOLD - each)
        if mine != other:
            return mine > other
    return (seat - s.starter) % s.players > (rival - s.starter) % s.players
