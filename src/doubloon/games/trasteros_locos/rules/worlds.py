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
    NOTHING,
    SKELETON,
    UNITS,
    first_unit,
    kind_of,
)
from doubloon.games.trasteros_locos.rules.state import State

# A spot is where a card that a rival took unseen lies: IN_HAND, or 1 + its place in the vault + PILED * its pile; and OWNED * the rival.
IN_HAND, PILED, OWNED = 0, 128, 1 << 20
# A place is such a spot while it is not known which card lies there: its number, and REACH * the moment when that card had been shuffled at the latest.
REACH = 128


@rule("TL-1.2", "TL-1.3", "TL-2.3", "TL-2.10", "TL-6.1", "TL-R12", "TL-R14", "TL-R18")
def imagine(s: State, seat: int, stream: Row) -> None:
    """The rows for what two rivals have seen serve as working room: what they remember is written down at the end."""
    one = 1 if seat == 0 else 0
    other = 1 if seat == 2 else 2
    imagine_collectors(s, stream)
    clear_away(s, seat)
    lay_piles(s, seat, s.seen[other], stream)
    for card in range(KINDS):
        s.loose[one][card] = hidden(s, seat, card)
    spread(s, seat, s.loose[one], s.seen[other], s.seen[one], stream)
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
    place = 0
    for owner in range(s.players):
        for _ in range(total(s.lot_size[owner])):
            spots[place] = OWNED * owner + IN_HAND
            place += 1
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
            if skip >= 0 and spots[i] % OWNED == IN_HAND and s.lot_era[owner][lot] < before:
                skip -= 1
                if skip < 0:
                    spots[i] += 1 + at + PILED * pile
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
            if spots[i] % OWNED == IN_HAND and s.lot_era[owner][lot] < before:
                count += 1
        place += s.lot_size[owner][lot]
    return count


# Cards


@rule("TL-2.10", "TL-R18")
def spread(s: State, seat: int, left: Row, spots: Row, places: Row, stream: Row) -> None:
    """Let each card of which so many are left choose among the places that are open to it, those last known of first.

    places[:near] are open to it, places[far:count] will be to cards that have not been known of for longer.
    """
    fresh = s.fresh_count
    stock = s.stored_count + s.public_count - fresh
    count = list_places(s, seat, spots, places)
    lost = lost_kinds(s, seat)
    near = 0
    far = 0
    level = most_urgent(s, seat, left)
    while level != NOTHING:
        for card in range(KINDS):
            while left[card] > 0 and urgency(s, seat, card, left[card]) == level:
                left[card] -= 1
                unit = first_unit(card) + left[card]
                while card != SKELETON and far < count and places[far] // REACH >= s.seen[seat][unit]:
                    places[near] = places[far]
                    near += 1
                    far += 1
                old = stock if s.seen[seat][unit] <= s.filled else 0
                held = 0 if card == SKELETON else near
                if lost >> card & 1 == 1:
                    held += keepers(s, seat, unit, spots, places, far, count)
                if fresh + old + held == 0:
                    old = stock
                    if make_room(s, seat, spots, places, far, count):
                        far += 1
                        fresh = 1
                    elif old == 0:
                        places[0] = places[far]
                        far += 1
                        near = 1
                        held = 1
                skip = below(stream, fresh + old + held)
                if skip < fresh:
                    s.fresh[card] += 1
                    fresh -= 1
                elif skip < fresh + old:
                    s.stock[card] += 1
                    stock -= 1
                elif skip < fresh + old + near:
                    near -= 1
                    put(s, card, spots[places[skip - fresh - old] % REACH])
                    places[skip - fresh - old] = places[near]
                else:
                    move_up(places, far, keeper(s, seat, unit, skip - fresh - old - near, spots, places, far))
                    put(s, card, spots[places[far] % REACH])
                    far += 1
        level = most_urgent(s, seat, left)


@rule("TL-R18")
def list_places(s: State, seat: int, spots: Row, places: Row) -> int:
    """List the places of cards that rivals took unseen, those first that may hold the latest shuffled; returns how many there are."""
    count = 0
    place = 0
    for owner in range(s.players):
        for lot in range(s.lots[owner]):
            for i in range(place, place + s.lot_size[owner][lot]):
                if owner != seat:
                    reach = s.lot_source[owner][lot]
                    if spots[i] % OWNED != IN_HAND:
                        reach = min(reach, s.pile_reach[spots[i] % OWNED // PILED])
                    at = count
                    while at > 0 and places[at - 1] // REACH < reach:
                        places[at] = places[at - 1]
                        at -= 1
                    places[at] = reach * REACH + i
                    count += 1
            place += s.lot_size[owner][lot]
    return count


@rule("TL-R18")
def hidden(s: State, seat: int, card: int) -> int:
    """How many cards of this kind may be anywhere, for all this viewer knows."""
    return s.loose[seat][card] - s.revealed[card] - s.discards[card]


@rule("TL-R18")
def most_urgent(s: State, seat: int, left: Row) -> int:
    """The highest urgency of a card that is left, or NOTHING."""
    most = NOTHING
    for card in range(KINDS):
        if left[card] > 0:
            most = max(most, urgency(s, seat, card, left[card]))
    return most


@rule("TL-R18")
def urgency(s: State, seat: int, card: int, left: int) -> int:
    """Of the last of so many left of a kind: of those more was known later.

    Skeletons are not in hands: they come before all cards that may be in the stock, and first if they cannot be there.
    """
    since = s.seen[seat][first_unit(card) + left - 1]
    if card != SKELETON:
        return 2 * since
    return 2 * s.filled + 1 if since <= s.filled and s.fresh_count < s.stored_count + s.public_count else 2 * (s.mixed + AGE) + 1


@rule()
def put(s: State, card: int, spot: int) -> None:
    if spot % OWNED == IN_HAND:
        s.hand[spot // OWNED][card] += 1
    else:
        s.vault[spot % PILED - 1] = card


@rule()
def move_up(places: Row, first: int, place: int) -> None:
    """Let this place be the first."""
    moved = places[place]
    for i in range(place - first):
        places[place - i] = places[place - i - 1]
    places[first] = moved


# Cards that a rival was seen to have, and may have protected before he lost his hand


@rule("TL-R18")
def lost_kinds(s: State, seat: int) -> int:
    """A bit for each kind of card of which that may be so."""
    kinds = 0
    for rival in range(s.players):
        for card in range(ITEMS):
            if s.shown[rival][card] < 0 and rival != seat:
                kinds |= 1 << card
    return kinds


@rule("TL-6.1", "TL-R18")
def keepers(s: State, seat: int, unit: int, spots: Row, places: Row, far: int, count: int) -> int:
    """How many of places[far:count] may hold this card for such a reason."""
    found = 0
    for i in range(far, count):
        if may_keep(s, seat, unit, places[i] % REACH, spots):
            found += 1
    return found


@rule("TL-6.1", "TL-R18")
def keeper(s: State, seat: int, unit: int, number: int, spots: Row, places: Row, far: int) -> int:
    """Where the one with this number among them is."""
    i = far
    while number > 0 or not may_keep(s, seat, unit, places[i] % REACH, spots):
        if may_keep(s, seat, unit, places[i] % REACH, spots):
            number -= 1
        i += 1
    return i


@rule("TL-6.1", "TL-R18")
def may_keep(s: State, seat: int, unit: int, place: int, spots: Row) -> bool:
    card = kind_of(unit)
    owner = spots[place] // OWNED
    lost = -s.shown[owner][card]
    if lost <= 0 or lost < s.seen[seat][unit] or lost <= era_of(s, owner, place) or latest_seen(s, seat, card, lost) != unit:
        return False
    return spots[place] % OWNED == IN_HAND or s.shown_at[owner][card] < s.pile_made[spots[place] % OWNED // PILED]


@rule("TL-R18")
def era_of(s: State, owner: int, place: int) -> int:
    """When the owner took what lies there."""
    place -= first_place(s, owner)
    lot = 0
    while place >= s.lot_size[owner][lot]:
        place -= s.lot_size[owner][lot]
        lot += 1
    return s.lot_era[owner][lot]


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


@rule("TL-6.1", "TL-R18")
def make_room(s: State, seat: int, spots: Row, places: Row, far: int, count: int) -> bool:
    """Take a card out of those shuffled in that may as well be protected by the one who was seen to have it, if there is one; its place becomes the first."""
    for i in range(far, count):
        owner = spots[places[i] % REACH] // OWNED
        for card in range(ITEMS):
            if s.fresh[card] > 0 and s.shown[owner][card] < 0:
                unit = latest_seen(s, seat, card, -s.shown[owner][card])
                if unit != NOTHING and may_keep(s, seat, unit, places[i] % REACH, spots):
                    s.fresh[card] -= 1
                    put(s, card, spots[places[i] % REACH])
                    move_up(places, far, i)
                    return True
    return False


# What the others remember, and their answers


@rule("TL-R18")
def remember(s: State, rival: int) -> None:
    """A rival remembers what everybody does, and sees his own cards."""
    for card in range(KINDS):
        s.loose[rival][card] = s.loose[-1][card]
    for unit in range(UNITS):
        s.seen[rival][unit] = s.seen[-1][unit]
    for card in range(ITEMS):
        if s.shown[rival][card] > 0:
            lay_down(s, rival, card, s.shown[rival][card])
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
