"""Cards on the move: out of rooms and the public room, into hands, onto the discards and back."""

from doubloon.core import NOBODY, Grid, draw, rule, show, tell, total
from doubloon.games.trasteros_locos.rules.memory import give_away, lose_sight, take_shown, turn_up
from doubloon.games.trasteros_locos.rules.pieces import (
    AGE,
    FILLED,
    ITEMS,
    JUNK,
    KINDS,
    LOST,
    MATERIALS,
    RESHUFFLED,
    ROOM_CARDS,
    ROOMS,
    SKELETON,
    STRUCK,
    TL_2_10,
    TL_R6,
    UNOWNED,
    material_of,
)
from doubloon.games.trasteros_locos.rules.state import State


@rule("TL-2.1", "TL-2.5")
def draw_from_room(s: State) -> int:
    """The next card of the room that is called."""
    s.stored_count -= 1
    return draw_from_stock(s, 1 + s.stored_count + s.public_count - s.fresh_count)


@rule("TL-3.1")
def draw_from_public_room(s: State) -> int:
    """The top card."""
    s.public_count -= 1
    if draw(s, 1 + s.public_count) >= s.fresh_count:
        return draw_from_stock(s, 1 + s.stored_count + s.public_count - s.fresh_count)
    skip = draw(s, s.fresh_count)
    card = 0
    while skip >= s.fresh[card]:
        skip -= s.fresh[card]
        card += 1
    s.fresh[card] -= 1
    s.fresh_count -= 1
    return card


@rule("TL-1.2", "TL-2.10")
def draw_from_stock(s: State, count: int) -> int:
    """One of so many cards that were shuffled together. (Junk is looked for first, for there is most of it.)"""
    skip = draw(s, count) - s.stock[JUNK]
    if skip < 0:
        s.stock[JUNK] -= 1
        return JUNK
    card = 0
    while card < JUNK and skip >= s.stock[card]:
        skip -= s.stock[card]
        card += 1
    if card == JUNK:
        card = SKELETON
    s.stock[card] -= 1
    return card


@rule("TL-2.5", "TL-3.1")
def gain(s: State, seat: int, card: int) -> None:
    s.hand[seat][card] += 1
    s.hand_count[seat] += 1
    s.held[seat][material_of(card)] += 1


@rule("TL-2.5", "TL-2.9")
def gain_shown(s: State, seat: int, card: int) -> None:
    """Take a card that lies open."""
    s.revealed[card] -= 1
    gain(s, seat, card)
    take_shown(s, seat, card)


@rule("TL-5.1", "TL-R8")
def hand_in(s: State, seat: int, card: int) -> None:
    show(s)
    give_away(s, seat, card)
    s.hand[seat][card] -= 1
    s.hand_count[seat] -= 1
    s.held[seat][material_of(card)] -= 1
    s.discards[card] += 1


# Skeletons


@rule("TL-R17", "TL-R18")
def uncover_skeleton(s: State, source: int) -> None:
    """A skeleton is shown and discarded."""
    turn_up(s, SKELETON, source, UNOWNED)
    s.discards[SKELETON] += 1


@rule("TL-2.7", "TL-3.2", "TL-R4")
def strike(s: State, seat: int, skeletons: int, clause: int, log: Grid) -> None:
    """One player loses his hand to the skeletons he has won or drawn."""
    tell(log, STRUCK, clause, seat, skeletons)
    lose_hand(s, seat, clause, log)
    reshuffle(s, clause, log)


@rule("TL-2.7", "TL-2.8", "TL-3.2", "TL-R4")
def lose_hand(s: State, seat: int, clause: int, log: Grid) -> None:
    """Everything unprotected goes where the discards are about to go. Badges and cubes are no cards of the hand."""
    if s.hand_count[seat] > 0:
        tell(log, LOST, clause, seat, s.hand_count[seat])
        lose_sight(s, seat)
        for card in range(ITEMS):
            s.fresh[card] += s.hand[seat][card]
            s.hand[seat][card] = 0
        for material in range(MATERIALS + 1):
            s.held[seat][material] = 0
        s.fresh_count += s.hand_count[seat]
        s.public_count += s.hand_count[seat]
        s.hand_count[seat] = 0


@rule("TL-2.2", "TL-2.7", "TL-2.8", "TL-3.2", "TL-3.3")
def reshuffle(s: State, clause: int, log: Grid) -> None:
    shuffle(s)
    tell(log, RESHUFFLED, clause, NOBODY, s.public_count)


@rule("TL-2.7", "TL-2.10", "TL-3.3")
def shuffle(s: State) -> None:
    """Discards and public room together become the public room."""
    s.mixed += AGE
    s.moment = s.mixed
    for card in range(KINDS):
        s.fresh[card] += s.discards[card]
        s.fresh_count += s.discards[card]
        s.public_count += s.discards[card]
        s.discards[card] = 0


# Filling


@rule("TL-2.10", "TL-R6")
def refill(s: State, log: Grid) -> None:
    if s.public_count + total(s.discards) >= ROOM_CARDS:
        shuffle(s)
        rooms = fill(s)
        tell(log, FILLED, TL_2_10, NOBODY, rooms, s.public_count)
    elif total(s.discards) > 0:
        reshuffle(s, TL_R6, log)


@rule("TL-1.2", "TL-2.10")
def fill(s: State) -> int:
    """Six cards for each room, in the order of the doors, as long as there are six; returns how many rooms."""
    rooms = min(ROOMS, s.public_count // ROOM_CARDS)
    for card in range(KINDS):
        s.stock[card] += s.fresh[card]
        s.fresh[card] = 0
    s.fresh_count = 0
    s.stored_count = ROOM_CARDS * rooms
    s.public_count -= s.stored_count
    s.doors = (1 << rooms) - 1
    s.filled = s.moment
    return rooms
