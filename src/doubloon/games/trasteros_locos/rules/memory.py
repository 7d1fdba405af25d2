"""What is remembered of cards that nobody sees any more.

A card a player was seen to take is in his hand or protected (`shown`), until he hands one like it in or loses it. Of every other card he has, all know when he
took it and when the cards had been shuffled that it came from (`lot_source`, `lot_era`): it cannot be one that was known to be elsewhere then. And each viewer
knows of every other card when it last was among those that are shuffled (`seen`): cards of his own that he lost, and those everybody saw discarded.

Cards of one kind are alike. If one turns up that may be either of two, the viewer takes it for the one he knew most about: what he goes on believing
of the other is less than he might, but never wrong.
"""

from doubloon.core import SPECTATOR, rule, total
from doubloon.games.trasteros_locos.rules.pieces import (
    AGE,
    ITEMS,
    JUNK,
    KINDS,
    LOTS,
    MATERIALS,
    NOTHING,
    SKELETON,
    UNITS,
    collection_of,
    first_unit,
    material_of,
)
from doubloon.games.trasteros_locos.rules.state import State

# Cards that may be anywhere, and cards that lie open


@rule("TL-2.1", "TL-2.8", "TL-R8", "TL-R18")
def turn_up(s: State, card: int, source: int, owner: int) -> None:
    """A card that was among those shuffled then is laid open before all but its owner, who knew it. Each takes it for the one he last knew of before."""
    first = first_unit(card)
    open_ones = s.revealed[card] + s.discards[card]
    for viewer in range(SPECTATOR, s.players):
        last = s.loose[viewer][card] - open_ones - 1
        if last >= 0 and viewer != owner:
            if s.seen[viewer][first + last] > source:
                close_up(s, viewer, first + last, last, source)
            s.seen[viewer][first + last] = s.mixed + AGE


@rule("TL-R18")
def take_to_hand(s: State, viewer: int, card: int, source: int) -> None:
    """The viewer himself takes such a card, and sees what it is."""
    open_ones = s.revealed[card] + s.discards[card]
    last = s.loose[viewer][card] - open_ones - 1
    if last >= 0:
        unit = first_unit(card) + last
        if s.seen[viewer][unit] > source:
            close_up(s, viewer, unit, last, source)
        if open_ones > 0:
            s.seen[viewer][unit] = s.mixed + AGE
        pick_up(s, viewer, card)


@rule("TL-R18")
def close_up(s: State, viewer: int, unit: int, last: int, source: int) -> None:
    """Move those up that became known later, if there is any that did not."""
    gap = unit
    while last > 0 and s.seen[viewer][gap] > source:
        gap -= 1
        last -= 1
    for each in range(gap, unit):
        s.seen[viewer][each] = s.seen[viewer][each + 1]


@rule("TL-2.5", "TL-2.9")
def pick_up(s: State, viewer: int, card: int) -> None:
    """Somebody takes a card that lies open for the viewer."""
    if s.loose[viewer][card] > 0:
        s.loose[viewer][card] -= 1
        s.seen[viewer][first_unit(card) + s.loose[viewer][card]] = 0


@rule("TL-2.7", "TL-5.1", "TL-R8")
def lay_down(s: State, viewer: int, card: int, count: int) -> None:
    """Cards go to those that will be shuffled next, and the viewer sees them."""
    count = min(count, s.copies[card] - s.loose[viewer][card])
    unit = first_unit(card) + s.loose[viewer][card]
    for each in range(unit, unit + count):
        s.seen[viewer][each] = s.mixed + AGE
    s.loose[viewer][card] += count


@rule("TL-R18")
def blur(s: State, seat: int, card: int, moment: int) -> None:
    """What the others knew of cards of this kind up to that moment may as well be true of one that this seat has: it is forgotten."""
    first = first_unit(card)
    for viewer in range(SPECTATOR, s.players):
        for unit in range(first, first + s.loose[viewer][card]):
            if viewer != seat and s.seen[viewer][unit] <= moment:
                s.seen[viewer][unit] = 0


# Cards that players have


@rule("TL-R18")
def take_unseen(s: State, seat: int, count: int, source: int, era: int) -> None:
    """Somebody took cards that were shuffled at moment `source`, and the others did not see them."""
    lot = 0
    while lot < s.lots[seat] and s.lot_size[seat][lot] > 0 and (s.lot_source[seat][lot] != source or s.lot_era[seat][lot] != era):
        lot += 1
    if lot == LOTS:
        lot -= 1
        source = max(source, s.lot_source[seat][lot])
        era = min(era, s.lot_era[seat][lot])
    s.lot_size[seat][lot] += count
    s.lot_source[seat][lot] = source
    s.lot_era[seat][lot] = era
    s.lots[seat] = max(s.lots[seat], lot + 1)


@rule("TL-2.5", "TL-2.9")
def take_shown(s: State, seat: int, card: int) -> None:
    for viewer in range(SPECTATOR, s.players):
        pick_up(s, viewer, card)
    if s.shown[seat][card] < 0:
        blur(s, seat, card, -s.shown[seat][card])
        s.shown[seat][card] = 0
    if s.shown[seat][card] == 0:
        s.shown_at[seat][card] = s.moment
    s.shown[seat][card] += 1


@rule("TL-5.1", "TL-R8")
def give_away(s: State, seat: int, card: int) -> None:
    """A card is handed in before everybody's eyes, from the hand: it is taken for one he was seen to take, unless that is known to be protected."""
    taken = s.shown_at[seat][card]
    locked = locked_until(s, seat)
    lay_down(s, seat, card, 1)
    if s.shown[seat][card] > 0 and taken >= locked:
        s.shown[seat][card] -= 1
        for viewer in range(SPECTATOR, s.players):
            if viewer != seat:
                lay_down(s, viewer, card, 1)
        if taken < last_protected(s, seat):
            blur(s, seat, card, latest_draw(s, seat))
    else:
        turn_up(s, card, s.mixed if s.shown[seat][card] < 0 else latest_draw(s, seat), seat)
        forget_one(s, seat, locked)


@rule("TL-2.7", "TL-3.2", "TL-R4")
def lose_sight(s: State, seat: int) -> None:
    """A hand is lost and shuffled in. Which of his cards were protected, the others know only if all he had at the time were, or none."""
    locked = locked_until(s, seat)
    last = last_protected(s, seat)
    kept = protected_count(s, seat)
    for card in range(ITEMS):
        if s.hand[seat][card] > 0:
            lay_down(s, seat, card, s.hand[seat][card])
        shown = s.shown[seat][card]
        if shown != 0:
            if shown > 0 and s.shown_at[seat][card] >= locked:
                for viewer in range(SPECTATOR, s.players):
                    if viewer != seat:
                        lay_down(s, viewer, card, shown)
                s.shown[seat][card] = -s.mixed - AGE
            if s.shown[seat][card] < 0 and s.shown_at[seat][card] >= last:
                s.shown[seat][card] = 0
            kept -= max(0, s.shown[seat][card])
    keep_unseen(s, seat, locked, last, kept)
    s.era[seat] = s.mixed + AGE


@rule("TL-R4")
def keep_unseen(s: State, seat: int, locked: int, last: int, kept: int) -> None:
    """Of the cards a seat took unseen only so many are left, all in piles."""
    reach = 0
    for pile in range(s.piles):
        if s.pile_owner[pile] == seat:
            reach = max(reach, s.pile_reach[pile])
    for lot in range(s.lots[seat]):
        s.lot_source[seat][lot] = min(s.lot_source[seat][lot], reach)
        if s.lot_era[seat][lot] >= last:
            s.lot_size[seat][lot] = 0
        kept -= s.lot_size[seat][lot]
    if last == 0:
        s.lots[seat] = 0
    for _ in range(-kept):
        forget_one(s, seat, locked)
    if kept > 0:
        take_unseen(s, seat, kept, 0, 0)  # places that only cards he was seen to have can fill


@rule("TL-R18")
def forget_one(s: State, seat: int, locked: int) -> None:
    """One of the cards a seat took unseen is gone, but none from before that moment.

    Those left are thought to be taken as early, and out of cards shuffled as late, as they can have been.
    """
    newest = NOTHING
    lowest = NOTHING
    for lot in range(s.lots[seat]):
        if s.lot_size[seat][lot] > 0 and s.lot_era[seat][lot] >= locked:
            if newest == NOTHING or s.lot_era[seat][lot] > s.lot_era[seat][newest]:
                newest = lot
            if lowest == NOTHING or s.lot_source[seat][lot] < s.lot_source[seat][lowest]:
                lowest = lot
    if lowest != NOTHING:
        s.lot_size[seat][lowest] -= 1
        if s.lot_era[seat][newest] > s.lot_era[seat][lowest]:
            s.lot_size[seat][newest] -= 1
            take_unseen(s, seat, 1, s.lot_source[seat][newest], s.lot_era[seat][lowest])


@rule("TL-R18")
def latest_draw(s: State, seat: int) -> int:
    """When the cards had been shuffled that this seat last took one from unseen."""
    latest = 0
    for lot in range(s.lots[seat]):
        if s.lot_size[seat][lot] > 0:
            latest = max(latest, s.lot_source[seat][lot])
    return latest


# Piles


@rule("TL-6.1")
def last_protected(s: State, seat: int) -> int:
    """The moment when this seat made its last pile."""
    last = 0
    for pile in range(s.piles):
        if s.pile_owner[pile] == seat:
            last = s.pile_made[pile]
    return last


@rule("TL-6.1")
def protected_count(s: State, seat: int) -> int:
    count = 0
    for pile in range(s.piles):
        if s.pile_owner[pile] == seat:
            count += s.pile_cards[pile]
    return count


@rule("TL-6.1")
def locked_until(s: State, seat: int) -> int:
    """Everything this seat took before that moment is protected, for it had nothing else left in its hand; 0 if that cannot be said."""
    locked = 0
    cards = 0
    for pile in range(s.piles):
        if s.pile_owner[pile] == seat:
            cards += s.pile_cards[pile]
            if cards == taken_before(s, seat, s.pile_made[pile]):
                locked = s.pile_made[pile]
    return locked


@rule()
def taken_before(s: State, seat: int, moment: int) -> int:
    """How many of the cards a seat has it took before that moment."""
    count = 0
    for lot in range(s.lots[seat]):
        if s.lot_era[seat][lot] < moment:
            count += s.lot_size[seat][lot]
    for card in range(ITEMS):
        if s.shown[seat][card] > 0 and s.shown_at[seat][card] < moment:
            count += s.shown[seat][card]
    return count


# A fresh start


@rule("TL-1.2", "TL-1.3")
def settle(s: State) -> None:
    """Make the sums right for the cards as they lie, and the memory that of players who have seen nothing but what lies open and is their own."""
    s.fresh_count = total(s.fresh)
    s.public_count = total(s.stock) + s.fresh_count - s.stored_count
    s.filled = 0
    s.mixed = AGE
    s.moment = AGE
    for seat in range(s.players):
        count_hand(s, seat)
        for card in range(ITEMS):
            s.shown[seat][card] = 0
            s.shown_at[seat][card] = 0
        for lot in range(LOTS):
            s.lot_size[seat][lot] = 0
            s.lot_source[seat][lot] = 0
            s.lot_era[seat][lot] = 0
        s.lots[seat] = 1
        s.lot_size[seat][0] = s.hand_count[seat] + protected_count(s, seat)
        s.era[seat] = AGE
    for pile in range(s.piles):
        s.pile_made[pile] = AGE
        s.pile_reach[pile] = 0
    for viewer in range(SPECTATOR, s.players):
        for unit in range(UNITS):
            s.seen[viewer][unit] = 0
        for card in range(KINDS):
            s.loose[viewer][card] = unheld(s, viewer, card) - s.revealed[card] - s.discards[card]
            lay_down(s, viewer, card, s.revealed[card] + s.discards[card])


@rule("TL-R18")
def count_hand(s: State, seat: int) -> None:
    s.hand_count[seat] = total(s.hand[seat])
    for material in range(MATERIALS):
        s.held[seat][material] = 0
    for card in range(JUNK):
        s.held[seat][material_of(card)] += s.hand[seat][card]
    s.held[seat][MATERIALS] = s.hand[seat][JUNK]


@rule("TL-1.4")
def in_play(s: State, card: int) -> int:
    """How many cards of a kind take part."""
    if s.removed == NOTHING or card == SKELETON:
        return s.copies[card]
    if card == JUNK:
        return s.copies[card] - s.spare_junk
    return 0 if collection_of(card) == s.removed else s.copies[card]


@rule("TL-R18")
def unheld(s: State, viewer: int, card: int) -> int:
    """How many cards of a kind nobody has, for all this viewer knows: neither he, nor one who was seen to have them."""
    count = in_play(s, card)
    if card != SKELETON:
        for seat in range(s.players):
            if seat == viewer:
                count -= s.hand[seat][card] + protected_of(s, seat, card)
            else:
                count -= max(0, s.shown[seat][card])
    return count


@rule("TL-6.1")
def protected_of(s: State, seat: int, card: int) -> int:
    """How many cards of a kind this seat has protected."""
    count = 0
    at = 0
    for pile in range(s.piles):
        for i in range(at, at + s.pile_cards[pile]):
            if s.pile_owner[pile] == seat and s.vault[i] == card:
                count += 1
        at += s.pile_cards[pile]
    return count
