"""The other actions: the public room, exchanging, protecting."""

from doubloon.core import NOBODY, Grid, ask, only, rule, tell, total
from doubloon.games.trasteros_locos.rules.memory import latest_draw, take_to_hand, take_unseen
from doubloon.games.trasteros_locos.rules.pieces import (
    CHANGING,
    DREW,
    GLASS,
    GOLD,
    GOT_BADGE,
    GOT_CUBE,
    HANDED_IN,
    ITEMS,
    JUNK,
    LAID,
    MATERIALS,
    NOTHING,
    OPENED,
    PAID,
    PROTECTED,
    RAN_OUT,
    RELEASED,
    SKELETON,
    TL_3_1,
    TL_3_2,
    TL_3_3,
    TL_4_1,
    TL_5_1,
    TL_6_1,
    TL_7_1,
    TL_R7,
    TL_R8,
    after,
    material_of,
)
from doubloon.games.trasteros_locos.rules.state import State
from doubloon.games.trasteros_locos.rules.storage import draw_from_public_room, gain, hand_in, reshuffle, strike, uncover_skeleton

# Open the public room


@rule("TL-3.1", "TL-3.2", "TL-3.3", "TL-R5", "TL-R18")
def open_public_room(s: State, seat: int, log: Grid) -> None:
    tell(log, OPENED, TL_3_1, seat)
    drawer = seat
    for _ in range(s.players):
        card = draw_from_public_room(s)
        if card == SKELETON:
            uncover_skeleton(s, s.mixed)
            strike(s, drawer, 1, TL_3_2, log)
        else:
            gain(s, drawer, card)
            take_to_hand(s, drawer, card, s.mixed)
            take_unseen(s, drawer, 1, s.mixed, s.era[drawer])
            tell(log, DREW, TL_3_1, drawer, card, seers=only(drawer))
        if s.public_count == 0:
            run_out(s, log)
            break
        drawer = after(drawer, s.players)


@rule("TL-3.3")
def run_out(s: State, log: Grid) -> None:
    tell(log, RAN_OUT, TL_3_3, NOBODY)
    if total(s.discards) > 0:
        reshuffle(s, TL_3_3, log)


# Exchange


@rule("TL-4.1", "TL-R7")
def can_change(s: State, seat: int, stuff: int) -> bool:
    return s.held[seat][stuff] > 1 and is_supplied(s, stuff)


@rule("TL-4.1", "TL-R7")
def is_supplied(s: State, stuff: int) -> bool:
    """Whether the supply has what two of this are exchanged for."""
    return s.badge_supply > 0 if stuff == GOLD else s.supply[next_better(stuff)] > 0


@rule("TL-4.1")
def change(s: State, seat: int, stuff: int, log: Grid) -> None:
    """Two cards of a material, of any collections. All junk is alike."""
    s.stuff = stuff
    if stuff == MATERIALS:
        s.aside[JUNK] = 2
        hand_in_both(s, seat, log)
    else:
        ask(s, CHANGING, only(seat))


@rule("TL-4.1", "TL-R7", "TL-R8")
def hand_in_both(s: State, seat: int, log: Grid) -> None:
    clause = TL_4_1
    for card in range(ITEMS):
        if s.aside[card] == 1:
            clause = TL_R7  # of two collections
        for _ in range(s.aside[card]):
            hand_in(s, seat, card)
            tell(log, HANDED_IN, TL_R8, seat, card)
        s.aside[card] = 0
    s.aside_count = 0
    if s.stuff == GOLD:
        s.badge_supply -= 1
        s.badges[seat] += 1
        tell(log, GOT_BADGE, clause, seat)
    else:
        cube = next_better(s.stuff)
        get_cube(s, seat, cube)
        tell(log, GOT_CUBE, clause, seat, cube)


@rule("TL-4.1")
def next_better(stuff: int) -> int:
    """The material of the cube one gets for two of this, which is not gold."""
    return GLASS if stuff == MATERIALS else stuff + 1


@rule("TL-4.1", "TL-5.1")
def get_cube(s: State, seat: int, material: int) -> None:
    s.supply[material] -= 1
    s.cubes[seat][material] += 1


@rule("TL-4.1", "TL-R7")
def upgrade(s: State, seat: int, material: int, log: Grid) -> None:
    s.cubes[seat][material] -= 2
    s.supply[material] += 2
    tell(log, PAID, TL_4_1, seat, material, 2)
    get_cube(s, seat, material + 1)
    tell(log, GOT_CUBE, TL_4_1, seat, material + 1)


@rule("TL-5.1")
def exchange(s: State, seat: int, card: int, log: Grid) -> None:
    hand_in(s, seat, card)
    get_cube(s, seat, material_of(card))
    tell(log, HANDED_IN, TL_5_1, seat, card)
    tell(log, GOT_CUBE, TL_5_1, seat, material_of(card))


# Protect


@rule("TL-6.1", "TL-R9")
def protect(s: State, seat: int, log: Grid) -> None:
    """The cards put aside become a pile of their own, under a gold cube."""
    s.cubes[seat][GOLD] -= 1
    tell(log, PROTECTED, TL_6_1, seat, s.piles, s.aside_count)
    at = 0
    for pile in range(s.piles):
        at += s.pile_cards[pile]
    s.pile_owner[s.piles] = seat
    s.pile_cards[s.piles] = s.aside_count
    s.pile_made[s.piles] = s.moment
    s.pile_reach[s.piles] = latest_draw(s, seat)
    s.era[seat] = s.moment
    s.piles += 1
    for card in range(ITEMS):
        for _ in range(s.aside[card]):
            s.vault[at] = card
            at += 1
            tell(log, LAID, TL_6_1, seat, card, seers=only(seat))
        s.hand[seat][card] -= s.aside[card]
        s.held[seat][material_of(card)] -= s.aside[card]
        s.aside[card] = 0
    s.hand_count[seat] -= s.aside_count
    s.aside_count = 0


@rule("TL-7.1", "TL-R9")
def release(s: State, seat: int, pile: int, log: Grid) -> None:
    """The cards of a pile return to the hand; the piles behind it move up."""
    cards = s.pile_cards[pile]
    tell(log, RELEASED, TL_7_1, seat, pile, cards)
    at = 0
    for each in range(pile):
        at += s.pile_cards[each]
    for i in range(at, at + cards):
        gain(s, seat, s.vault[i])
    end = at
    for each in range(pile, s.piles):
        end += s.pile_cards[each]
    for i in range(at, end):
        s.vault[i] = s.vault[i + cards] if i + cards < end else NOTHING
    s.piles -= 1
    for each in range(pile, s.piles):
        s.pile_owner[each] = s.pile_owner[each + 1]
        s.pile_cards[each] = s.pile_cards[each + 1]
        s.pile_made[each] = s.pile_made[each + 1]
        s.pile_reach[each] = s.pile_reach[each + 1]
    s.pile_owner[s.piles] = 0
    s.pile_cards[s.piles] = 0
    s.pile_made[s.piles] = 0
    s.pile_reach[s.piles] = 0
    s.cubes[seat][GOLD] += 1
