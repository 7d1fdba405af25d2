"""Imagined worlds: every card a viewer does not see is put somewhere it may be, as far as he remembers.

First the places are made: each card that rivals have, seen or unseen, is in the hand or in a pile made after it was taken. Then the unseen
cards are spread over them, over the rooms and the public room, those last known of first: they have the fewest places to go to, and all of
those are open to the others too.
"""

from doubloon.core import UNKNOWN, Row, below, is_asked, rule, total
from doubloon.games.trasteros_locos.rules.memory import count_hand, lay_down, take_to_hand
from doubloon.games.trasteros_locos.rules.pieces import (
    AGE,
    COLLECTIONS,
    COMPARE,
    ITEMS,
    KINDS,
    MATERIALS,
    MOST_HELD,
    NOTHING,
    SKELETON,
    UNITS,
    first_unit,
    kind_of,
)
from doubloon.games.trasteros_locos.rules.state import State

# A spot is where a card that a rival took unseen lies: IN_HAND, or 1 + its place in the vault + PILED * its pile; FULL once it is known which card it is.
IN_HAND, FULL, PILED = 0, -1, 128
UNIT_SPAN = 128  # more than there are cards


@rule("TL-1.2", "TL-1.3", "TL-2.3", "TL-2.10", "TL-6.1", "TL-R12", "TL-R14", "TL-R18")
def imagine(s: State, seat: int, stream: Row) -> None:
    """The rows for what two rivals have seen serve as working room: what they remember is written down at the end."""
    one = 1 if seat == 0 else 0
    other = 1 if seat == 2 else 2
    imagine_collectors(s, stream)
    clear_away(s, seat)
    lay_piles(s, seat, s.seen[other], stream)
    count = line_up(s, seat, s.seen[one])
    spread(s, seat, s.seen[one], count, s.seen[other], stream)
    for rival in range(s.players):
        if rival != seat:
            count_hand(s, rival)
            remember(s, rival)
            imagine_offer(s, rival, stream)


@rule("TL-1.3", "TL-R12")
def imagine_collectors(s: State, stream: Row) -> None:
    free = (1 << COLLECTIONS) - 1
    count = COLLECTIONS
    if s.removed >= 0:
        free &= ~(1 << s.removed)
        count -= 1
    for seat in range(s.players):
        if s.collector[seat] != UNKNOWN:
            free &= ~(1 << s.collector[seat])
            count -= 1
    for seat in range(s.players):
        if s.collector[seat] == UNKNOWN:
            skip = below(stream, count)
            collection = 0
            while skip > 0 or free >> collection & 1 == 0:
                skip -= free >> collection & 1
                collection += 1
            s.collector[seat] = collection
            free &= ~(1 << collection)
            count -= 1


@rule("TL-4.1", "TL-6.1", "TL-R18")
def clear_away(s: State, seat: int) -> None:
    """Leave in rivals' hands only what everybody knows them to have. Who is about to hand cards in or to protect them has not begun."""
    for card in range(KINDS):
        s.stock[card] = 0
        s.fresh[card] = 0
    for rival in range(s.players):
        if rival != seat:
            for card in range(ITEMS):
                s.hand[rival][card] = max(0, s.shown[rival][card])
    if s.aside_count == UNKNOWN:
        s.aside_count = 0
        for card in range(ITEMS):
            s.aside[card] = 0


# Places


@rule("TL-6.1", "TL-R9")
def lay_piles(s: State, seat: int, spots: Row, stream: Row) -> None:
    """Choose for each place in a rival's pile a card that he had when he made it."""
    for i in range(MOST_HELD):
        spots[i] = IN_HAND
    at = 0
    for pile in range(s.piles):
        for i in range(at, at + s.pile_cards[pile]):
            if s.pile_owner[pile] != seat:
                lay_card(s, pile, i, spots, stream)
        at += s.pile_cards[pile]


@rule("TL-6.1")
def lay_card(s: State, pile: int, at: int, spots: Row, stream: Row) -> None:
    owner = s.pile_owner[pile]
    before = s.pile_made[pile]
    count = candidates(s, owner, before, spots)
    if count == 0:
        before = s.moment + 1
        count = candidates(s, owner, before, spots)
    skip = below(stream, count)
    for card in range(ITEMS):
        if skip >= 0 and s.hand[owner][card] > 0 and s.shown_at[owner][card] < before:
            skip -= s.hand[owner][card]
            if skip < 0:
                s.hand[owner][card] -= 1
                s.vault[at] = card
    place = first_place(s, owner)
    for lot in range(s.lots[owner]):
        for i in range(place, place + s.lot_size[owner][lot]):
            if skip >= 0 and spots[i] == IN_HAND and s.lot_era[owner][lot] < before:
                skip -= 1
                if skip < 0:
                    spots[i] = 1 + at + PILED * pile
        place += s.lot_size[owner][lot]


@rule("TL-R18")
def first_place(s: State, seat: int) -> int:
    """Where the cards begin that this seat took unseen."""
    place = 0
    for each in range(seat):
        place += total(s.lot_size[each])
    return place


@rule("TL-6.1")
def candidates(s: State, owner: int, before: int, spots: Row) -> int:
    """How many cards he took before that moment and that are not in a pile yet."""
    count = 0
    for card in range(ITEMS):
        if s.shown_at[owner][card] < before:
            count += s.hand[owner][card]
    place = first_place(s, owner)
    for lot in range(s.lots[owner]):
        for i in range(place, place + s.lot_size[owner][lot]):
            if spots[i] == IN_HAND and s.lot_era[owner][lot] < before:
                count += 1
        place += s.lot_size[owner][lot]
    return count


# Cards


@rule("TL-R18")
def line_up(s: State, seat: int, line: Row) -> int:
    """Put the unseen cards in line, those last known of first, each with its urgency before it; returns how many there are."""
    count = 0
    for card in range(KINDS):
        first = first_unit(card)
        for unit in range(first, first + hidden(s, seat, card)):
            key = urgency(s, card, s.seen[seat][unit]) * UNIT_SPAN + unit
            i = count
            while i > 0 and line[i - 1] < key:
                line[i] = line[i - 1]
                i -= 1
            line[i] = key
            count += 1
    return count


@rule("TL-R18")
def hidden(s: State, seat: int, card: int) -> int:
    """How many cards of this kind may be anywhere, for all this viewer knows."""
    return s.loose[seat][card] - s.revealed[card] - s.discards[card]


@rule("TL-R18")
def urgency(s: State, card: int, since: int) -> int:
    """Skeletons are not in hands: they come before all cards that may be in the stock, and first if they cannot be there."""
    if card != SKELETON:
        return 2 * since
    return 2 * s.filled + 1 if since <= s.filled and s.fresh_count < s.stored_count + s.public_count else 2 * (s.mixed + AGE) + 1


@rule("TL-2.10", "TL-R18")
def spread(s: State, seat: int, line: Row, count: int, spots: Row, stream: Row) -> None:
    """Let each card choose among the places that are open to it."""
    fresh = s.fresh_count
    stock = s.stored_count + s.public_count - fresh
    for i in range(count):
        unit = line[i] % UNIT_SPAN
        old = stock if s.seen[seat][unit] <= s.filled else 0
        held = fitting(s, seat, unit, spots)
        if fresh + old + held == 0:
            fresh = make_room(s, seat, spots)
            old = stock
        skip = below(stream, fresh + old + held)
        if skip < fresh:
            s.fresh[kind_of(unit)] += 1
            fresh -= 1
        elif skip < fresh + old:
            s.stock[kind_of(unit)] += 1
            stock -= 1
        else:
            settle_down(s, seat, unit, skip - fresh - old, spots)


@rule("TL-R18")
def fitting(s: State, seat: int, unit: int, spots: Row) -> int:
    """How many of the cards that rivals took unseen can be this one."""
    count = 0
    place = 0
    for owner in range(s.players):
        for lot in range(s.lots[owner]):
            for i in range(place, place + s.lot_size[owner][lot]):
                if owner != seat and fits(s, seat, unit, owner, lot, spots[i]):
                    count += 1
            place += s.lot_size[owner][lot]
    return count


@rule("TL-6.1", "TL-R18")
def fits(s: State, seat: int, unit: int, owner: int, lot: int, spot: int) -> bool:
    """Whether a card that a rival took unseen can be this one: it was not shuffled in later, or he was seen to have it and may have protected it."""
    card = kind_of(unit)
    if spot == FULL or card == SKELETON:
        return False
    since = s.seen[seat][unit]
    pile = spot // PILED
    if since <= s.lot_source[owner][lot] and (spot == IN_HAND or since <= s.pile_reach[pile]):
        return True
    lost = -s.shown[owner][card]
    if lost < since or lost <= s.lot_era[owner][lot] or latest_seen(s, seat, card, lost) != unit:
        return False
    return spot == IN_HAND or s.shown_at[owner][card] < s.pile_made[pile]


@rule("TL-R18")
def latest_seen(s: State, viewer: int, card: int, moment: int) -> int:
    """Of the cards of this kind that may be anywhere, the one this viewer last knew of, but not after that moment; NOTHING if there is none."""
    if hidden(s, viewer, card) == 0:
        return NOTHING
    first = first_unit(card)
    unit = first + hidden(s, viewer, card) - 1
    while unit > first and s.seen[viewer][unit] > moment:
        unit -= 1
    return unit


@rule("TL-R18")
def settle_down(s: State, seat: int, unit: int, number: int, spots: Row) -> None:
    """Let it be the one with this number among those it fits; any that is still open if it fits none."""
    place = 0
    free = NOTHING
    holder = 0
    for owner in range(s.players):
        for lot in range(s.lots[owner]):
            for i in range(place, place + s.lot_size[owner][lot]):
                if owner != seat and spots[i] != FULL and number >= 0:
                    is_fit = fits(s, seat, unit, owner, lot, spots[i])
                    if is_fit or free == NOTHING:
                        free = i
                        holder = owner
                    if is_fit:
                        number -= 1
            place += s.lot_size[owner][lot]
    put(s, holder, free, kind_of(unit), spots)


@rule("TL-R18")
def put(s: State, owner: int, place: int, card: int, spots: Row) -> None:
    if spots[place] == IN_HAND:
        s.hand[owner][card] += 1
    else:
        s.vault[spots[place] % PILED - 1] = card
    spots[place] = FULL


@rule("TL-6.1", "TL-R18")
def make_room(s: State, seat: int, spots: Row) -> int:
    """Take a card out of those shuffled in that may as well be protected by the one who was seen to have it; returns how many were."""
    place = 0
    for owner in range(s.players):
        for lot in range(s.lots[owner]):
            for i in range(place, place + s.lot_size[owner][lot]):
                for card in range(ITEMS):
                    if owner != seat and s.fresh[card] > 0 and s.shown[owner][card] < 0:
                        unit = latest_seen(s, seat, card, -s.shown[owner][card])
                        if unit != NOTHING and fits(s, seat, unit, owner, lot, spots[i]):
                            s.fresh[card] -= 1
                            put(s, owner, i, card, spots)
                            return 1
            place += s.lot_size[owner][lot]
    return 0


# What the others remember, and their answers


@rule("TL-R18")
def remember(s: State, rival: int) -> None:
    """A rival remembers what everybody does, and sees his own cards."""
    for card in range(KINDS):
        s.loose[rival][card] = s.loose[-1][card]
    for unit in range(UNITS):
        s.seen[rival][unit] = s.seen[-1][unit]
    for card in range(ITEMS):
        lay_down(s, rival, card, max(0, s.shown[rival][card]))
        for _ in range(s.hand[rival][card]):
            take_to_hand(s, rival, card, s.mixed + AGE)
    at = 0
    for pile in range(s.piles):
        for i in range(at, at + s.pile_cards[pile]):
            if s.pile_owner[pile] == rival:
                take_to_hand(s, rival, s.vault[i], s.mixed + AGE)
        at += s.pile_cards[pile]


@rule("TL-2.3", "TL-R1")
def imagine_offer(s: State, rival: int, stream: Row) -> None:
    """Any set of cubes, the empty one included; who has still to answer has not begun."""
    for material in range(MATERIALS):
        s.offer[rival][material] = 0
        if s.step == COMPARE and s.bidders >> rival & 1 == 1 and not is_asked(s, rival):
            s.offer[rival][material] = below(stream, s.cubes[rival][material] + 1)
