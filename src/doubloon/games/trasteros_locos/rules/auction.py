"""Bidding for a room: the call, offers, the winner, and the sale where there is none."""

from doubloon.core import NOBODY, Grid, ask, everybody, only, rule, show, tell, total
from doubloon.games.trasteros_locos.rules.memory import take_to_hand, take_unseen, turn_up
from doubloon.games.trasteros_locos.rules.pieces import (
    BOUGHT,
    BRONZE,
    BUYING,
    CALLED,
    CLOSE,
    COLLAPSED,
    COLLECTIONS,
    COMPARE,
    DECLINED,
    DISCARDED,
    FOUND,
    GLASS,
    GOLD,
    JUNK,
    KINDS,
    MATERIALS,
    MOST_CUBES,
    NOTHING,
    OFFERED,
    OFFERING,
    PAYING,
    ROOM_CARDS,
    SELL,
    SILVER,
    SKELETON,
    STRUCK_ALL,
    TIED,
    TL_2_1,
    TL_2_2,
    TL_2_3,
    TL_2_5,
    TL_2_6,
    TL_2_7,
    TL_2_8,
    TL_2_9,
    TL_R3,
    TOOK_JUNK,
    TURNED_UP,
    UNCLAIMED,
    UNOWNED,
    WON,
    after,
    material_of,
)
from doubloon.games.trasteros_locos.rules.state import State
from doubloon.games.trasteros_locos.rules.storage import draw_from_room, gain, gain_shown, lose_hand, reshuffle, strike, uncover_skeleton


@rule("TL-2.1", "TL-2.2", "TL-R6")
def call(s: State, seat: int, room: int, log: Grid) -> None:
    s.doors &= ~(1 << room)
    if s.doors == 0:
        s.rounds += 1
    s.room = room
    card = draw_from_room(s)
    tell(log, CALLED, TL_2_1, seat, room, card)
    if card == SKELETON:
        collapse(s, seat, log)
    else:
        turn_up(s, card, s.filled, UNOWNED)
        s.revealed[card] = 1
        s.ware = card
        s.bidders = everybody(s)
        if not invite(s):
            leave_unclaimed(s, log)


@rule("TL-2.2", "TL-R17")
def collapse(s: State, seat: int, log: Grid) -> None:
    uncover_skeleton(s, s.filled)
    s.stored_count -= ROOM_CARDS - 1
    s.public_count += ROOM_CARDS - 1
    tell(log, COLLAPSED, TL_2_2, seat, s.room, ROOM_CARDS)
    reshuffle(s, TL_2_2, log)
    s.step = CLOSE


# Offers


@rule("TL-2.3", "TL-2.6", "TL-R1")
def invite(s: State) -> bool:
    """Ask everyone who is bidding and has a cube, if anyone has. That others can offer nothing is plain to all."""
    able = 0
    for seat in range(s.players):
        if s.bidders >> seat & 1 == 1 and total(s.cubes[seat]) > 0:
            able |= only(seat)
    if able > 0:
        ask(s, OFFERING, able)
        s.step = COMPARE
    return able > 0


@rule("TL-2.9", "TL-R14")
def best_cube(s: State, seat: int) -> int:
    """The best material this seat has a cube of, or NOTHING."""
    material = GOLD
    while material >= 0 and s.cubes[seat][material] == 0:
        material -= 1
    return material


@rule("TL-2.3", "TL-2.4", "TL-2.5", "TL-2.6", "TL-R1", "TL-R2")
def compare(s: State, log: Grid) -> None:
    show(s)
    best = 0
    leaders = 0
    for seat in range(s.players):
        if s.bidders >> seat & 1 == 1:
            tell(log, OFFERED, TL_2_3, seat, s.offer[seat][GOLD], s.offer[seat][SILVER], s.offer[seat][BRONZE], s.offer[seat][GLASS])
            value = spend(s, seat)
            if value > best:
                best = value
                leaders = only(seat)
            elif value == best and value > 0:
                leaders |= only(seat)
    s.bidders = leaders
    if leaders > 0 and leaders & (leaders - 1) == 0:
        win(s, log)
        return
    if leaders > 0:
        tell(log, TIED, TL_2_6, NOBODY, heads(leaders))
    if not invite(s):
        leave_unclaimed(s, log)


@rule("TL-2.3", "TL-2.4")
def spend(s: State, seat: int) -> int:
    """An offer goes to the supply; returns how high it is: gold counts first, then silver, bronze, glass."""
    value = 0
    for each in range(MATERIALS):
        material = GOLD - each
        count = s.offer[seat][material]
        value = value * (MOST_CUBES + 1) + count
        s.cubes[seat][material] -= count
        s.supply[material] += count
        s.offer[seat][material] = 0
    return value


@rule()
def heads(seats: int) -> int:
    """How many seats have a bit here."""
    count = 0
    while seats > 0:
        seats &= seats - 1
        count += 1
    return count


@rule("TL-2.5", "TL-2.7", "TL-R4", "TL-R17", "TL-R18")
def win(s: State, log: Grid) -> None:
    """The only bidder left takes the room. What lies behind the first card only he sees, but for a skeleton."""
    seat = 0
    while s.bidders >> seat != 1:
        seat += 1
    tell(log, WON, TL_2_5, seat, s.room, ROOM_CARDS)
    gain_shown(s, seat, s.ware)
    skeletons = 0
    for _ in range(ROOM_CARDS - 1):
        card = draw_from_room(s)
        if card == SKELETON:
            uncover_skeleton(s, s.filled)
            skeletons += 1
        else:
            gain(s, seat, card)
            take_to_hand(s, seat, card, s.filled)
            tell(log, FOUND, TL_2_5, seat, card, seers=only(seat))
    take_unseen(s, seat, ROOM_CARDS - 1 - skeletons, s.filled, s.era[seat])
    if skeletons > 0:
        strike(s, seat, skeletons, TL_2_7, log)
    s.step = CLOSE


# No winner


@rule("TL-2.8", "TL-2.9", "TL-R1", "TL-R4", "TL-R17")
def leave_unclaimed(s: State, log: Grid) -> None:
    tell(log, UNCLAIMED, TL_2_8, NOBODY, s.room)
    for _ in range(ROOM_CARDS - 1):
        card = draw_from_room(s)
        turn_up(s, card, s.filled, UNOWNED)
        s.revealed[card] += 1
        tell(log, TURNED_UP, TL_2_8, NOBODY, card)
    s.buyer = s.mover
    s.buyers = s.players
    s.step = SELL
    if s.revealed[SKELETON] > 0:
        strike_all(s, log)


@rule("TL-2.8", "TL-R4", "TL-R17")
def strike_all(s: State, log: Grid) -> None:
    tell(log, STRUCK_ALL, TL_2_8, NOBODY, s.revealed[SKELETON])
    seat = s.mover
    for _ in range(s.players):
        lose_hand(s, seat, TL_2_8, log)
        seat = after(seat, s.players)
    for card in range(KINDS):
        s.discards[card] += s.revealed[card]
        s.revealed[card] = 0
    reshuffle(s, TL_2_8, log)
    s.buyers = 0
    s.step = CLOSE


@rule("TL-2.9", "TL-R3")
def sell(s: State) -> bool:
    """Ask the next who can buy or take something, if there is one. That the others can get nothing is plain to all."""
    while s.buyers > 0 and not can_get_something(s, s.buyer):
        next_buyer(s)
    if s.buyers > 0:
        ask(s, BUYING, only(s.buyer))
    return s.buyers > 0


@rule("TL-R3")
def clear_table(s: State, log: Grid) -> None:
    """Everybody had his chance: the rest is discarded."""
    for card in range(KINDS):
        for _ in range(s.revealed[card]):
            tell(log, DISCARDED, TL_R3, NOBODY, card)
        s.discards[card] += s.revealed[card]
        s.revealed[card] = 0
    s.step = CLOSE


@rule("TL-2.9")
def next_buyer(s: State) -> None:
    s.buyer = after(s.buyer, s.players)
    s.buyers -= 1


@rule("TL-2.9")
def can_get_something(s: State, seat: int) -> bool:
    if s.revealed[JUNK] > 0:
        return True
    for card in range(affordable(s, seat)):
        if s.revealed[card] > 0:
            return True
    return False


@rule("TL-2.9", "TL-R3")
def affordable(s: State, seat: int) -> int:
    """Where the cards begin for which this seat has no cube that is good enough."""
    return COLLECTIONS * (best_cube(s, seat) + 1)


@rule("TL-2.9", "TL-R3")
def buy(s: State, seat: int, card: int, log: Grid) -> None:
    """Paid at once if only cubes of one material will do."""
    s.ware = card
    cube = NOTHING
    choices = 0
    for material in range(material_of(card), MATERIALS):
        if s.cubes[seat][material] > 0:
            cube = material
            choices += 1
    if choices == 1:
        pay(s, seat, cube, log)
    else:
        ask(s, PAYING, only(seat))


@rule("TL-2.9", "TL-R3")
def pay(s: State, seat: int, cube: int, log: Grid) -> None:
    s.cubes[seat][cube] -= 1
    s.supply[cube] += 1
    gain_shown(s, seat, s.ware)
    tell(log, BOUGHT, TL_2_9, seat, s.ware, cube)
    next_buyer(s)


@rule("TL-2.9")
def take_junk(s: State, seat: int, log: Grid) -> None:
    gain_shown(s, seat, JUNK)
    tell(log, TOOK_JUNK, TL_2_9, seat)
    next_buyer(s)


@rule("TL-R3")
def decline(s: State, seat: int, log: Grid) -> None:
    tell(log, DECLINED, TL_R3, seat)
    next_buyer(s)
