"""What must hold in every position: nothing lost, nothing doubled."""

from doubloon.core import SPECTATOR, rule, total
from doubloon.games.trasteros_locos.rules.memory import in_play, protected_count, protected_of, unheld
from doubloon.games.trasteros_locos.rules.pieces import (
    COLLECTIONS,
    GOLD,
    ITEMS,
    JUNK,
    KINDS,
    MATERIALS,
    MOST_HELD,
    NOTHING,
    ROOM_CARDS,
    ROOMS,
    SKELETON,
    material_of,
)
from doubloon.games.trasteros_locos.rules.state import State


@rule("TL-1.1", "TL-1.2", "TL-1.3", "TL-1.4", "TL-R14", "TL-R18")
def check(s: State) -> int:
    """0, or what is broken.

    1: cards are lost or doubled. 2: a sum is wrong. 3: cubes or badges are lost or doubled. 4: piles are not what they should be. 5: two have the same
    collector, or one that is removed. 6: what is remembered does not fit the cards. 7: an offer, or cards put aside, that are not there.
    """
    broken = check_cards(s)
    if broken == 0:
        broken = check_cubes(s)
    if broken == 0:
        broken = check_piles(s)
    if broken == 0:
        broken = check_collectors(s)
    return broken if broken != 0 else check_memory(s)


@rule("TL-1.2", "TL-1.4", "TL-2.10")
def check_cards(s: State) -> int:
    for card in range(KINDS):
        if min(min(s.stock[card], s.fresh[card]), min(s.discards[card], s.revealed[card])) < 0:
            return 1
        count = s.stock[card] + s.fresh[card] + s.discards[card] + s.revealed[card]
        if card != SKELETON:
            for seat in range(s.players):
                count += s.hand[seat][card] + protected_of(s, seat, card)
                if s.hand[seat][card] < 0:
                    return 1
            if s.aside[card] < 0 or s.aside[card] > s.hand[s.mover][card]:
                return 7
        if count != in_play(s, card):
            return 1
    closed = 0
    for room in range(ROOMS):
        closed += ROOM_CARDS * (s.doors >> room & 1)
    rest = s.stored_count - closed
    if (rest != 0 and rest != ROOM_CARDS - 1) or s.public_count < s.fresh_count:
        return 2
    if s.fresh_count != total(s.fresh) or s.stored_count + s.public_count - s.fresh_count != total(s.stock):
        return 2
    for seat in range(s.players):
        if s.hand_count[seat] != total(s.hand[seat]) or s.held[seat][MATERIALS] != s.hand[seat][JUNK]:
            return 2
        for material in range(MATERIALS):
            count = 0
            for card in range(JUNK):
                if material_of(card) == material:
                    count += s.hand[seat][card]
            if s.held[seat][material] != count:
                return 2
    return 2 if s.aside_count != total(s.aside) else 0


@rule("TL-2.3", "TL-6.1", "TL-R14")
def check_cubes(s: State) -> int:
    badges = s.badge_supply
    for seat in range(s.players):
        badges += s.badges[seat]
    if badges != s.badge_count or s.badge_supply < 0:
        return 3
    for material in range(MATERIALS):
        cubes = s.supply[material]
        if material == GOLD:
            cubes += s.piles
        for seat in range(s.players):
            cubes += s.cubes[seat][material]
            if s.cubes[seat][material] < 0:
                return 3
            if s.offer[seat][material] < 0 or s.offer[seat][material] > s.cubes[seat][material]:
                return 7
        if cubes != s.cube_count[material] or s.supply[material] < 0:
            return 3
    return 0


@rule("TL-6.1", "TL-R9")
def check_piles(s: State) -> int:
    cards = 0
    for pile in range(s.piles):
        cards += s.pile_cards[pile]
        if s.pile_cards[pile] < 1 or s.pile_owner[pile] < 0 or s.pile_owner[pile] >= s.players:
            return 4
    for i in range(MOST_HELD):
        if (s.vault[i] == NOTHING) != (i >= cards) or s.vault[i] < NOTHING or s.vault[i] >= ITEMS:
            return 4
    return 0


@rule("TL-1.3", "TL-1.4")
def check_collectors(s: State) -> int:
    dealt = 0 if s.removed == NOTHING else 1 << s.removed
    for seat in range(s.players):
        if s.collector[seat] < 0 or s.collector[seat] >= COLLECTIONS or dealt >> s.collector[seat] & 1 == 1:
            return 5
        dealt |= 1 << s.collector[seat]
    return 0


@rule("TL-R18")
def check_memory(s: State) -> int:
    """Everybody knows of each card a seat has whether it was shown or taken unseen; and of each kind how many may be anywhere."""
    for seat in range(s.players):
        cards = s.hand_count[seat] + protected_count(s, seat)
        for card in range(ITEMS):
            cards -= max(0, s.shown[seat][card])
            if s.shown[seat][card] > s.hand[seat][card] + protected_of(s, seat, card):
                return 6
        if cards != total(s.lot_size[seat]):
            return 6
    for viewer in range(SPECTATOR, s.players):
        for card in range(KINDS):
            if s.loose[viewer][card] != unheld(s, viewer, card):
                return 6
    return 0
