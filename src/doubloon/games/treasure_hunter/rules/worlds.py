"""Imagined worlds: every card a viewer does not see is put somewhere it may be, as far as he remembers."""

from doubloon.core import UNKNOWN, Row, below, is_asked, rule
from doubloon.games.treasure_hunter.rules.cards import sort_out
from doubloon.games.treasure_hunter.rules.draft import passing
from doubloon.games.treasure_hunter.rules.journeys import can_use
from doubloon.games.treasure_hunter.rules.pieces import (
    ASIDE,
    CARDS,
    DECK,
    DRAFT,
    DRAWN,
    FIRST_YELLOW,
    FRESH,
    NOTHING,
    PACKET,
    REWARD,
    SCROLLS,
    SEATS,
    TAKEN,
    TURNS,
    call_of,
    taken,
)
from doubloon.games.treasure_hunter.rules.secrets import steps_to
from doubloon.games.treasure_hunter.rules.state import State


@rule("TH-2.1", "TH-2.2", "TH-2.4", "TH-R5")
def imagine(s: State, seat: int, stream: Row) -> None:
    if seat >= 0:
        for turn in range(min(s.turn, TURNS - 1)):
            if s.players > 2:
                recall(s, seat, turn, stream)
            else:
                recall_of_two(s, seat, turn, stream)
        if s.players == 2:
            settle_doubts(s, seat, stream)
    guess(s, seat, stream)
    sort_out(s)
    for rival in range(s.players):
        if rival != seat:
            imagine_answer(s, rival, stream)
    for card in range(CARDS):
        s.seen[card] = 0


@rule("TH-2.2")
def gather(s: State, seen: int, stream: Row) -> int:
    """Collect the cards this viewer last saw then, shuffled, in the cells of the deck, which is made anew at the end; returns how many."""
    count = 0
    for card in range(CARDS):
        if s.place[card] == UNKNOWN and s.seen[card] == seen:
            i = below(stream, count + 1)
            s.deck[count] = s.deck[i]
            s.deck[i] = card
            count += 1
    return count


# Cards he has seen


@rule("TH-2.2", "TH-2.3")
def recall(s: State, seat: int, turn: int, stream: Row) -> None:
    """Of the cards he passed on in that turn and did not see again, those who had the packet since took one each; what is left is still in it."""
    count = gather(s, 1 + turn, stream)
    owing = 0  # a bit for each of them who has not got his card yet, by the number of passes to him
    for passes in range(1, s.players):
        if turn + passes < s.turn:
            owing |= 1 << passes
    for i in range(count):
        card = s.deck[i]
        if s.laid[card] > 0:
            passes = steps_to(s, seat, (s.laid[card] - 1) % SEATS)
            s.place[card] = taken((s.laid[card] - 1) % SEATS, turn + passes)
            owing &= ~(1 << passes)
    passes = 1
    for i in range(count):
        card = s.deck[i]
        if s.place[card] == UNKNOWN:
            while passes < s.players and (owing >> passes) & 1 == 0:
                passes += 1
            if passes < s.players:
                s.place[card] = taken((seat + passes * passing(s)) % s.players, turn + passes)
                passes += 1
            else:
                s.place[card] = PACKET + s.held[(seat + (s.turn - turn) * passing(s)) % s.players]


@rule("TH-2.4")
def recall_of_two(s: State, seat: int, turn: int, stream: Row) -> None:
    """Of two cards that did not come back the rival kept one and set the other aside. If only one is missing, the other of the two is what he drew himself.

    What may be kept or set aside as well as the unseen one stays unknown here.
    """
    rival = 1 - seat
    count = gather(s, 1 + turn, stream)
    if s.turn == turn + 1 and s.turn < TURNS:
        for i in range(count):
            s.place[s.deck[i]] = PACKET + s.held[rival]
    else:
        for i in range(count):
            card = s.deck[i]
            if must_be_kept(s, card) or (count == 2 and must_be_aside(s, s.deck[1 - i])):
                s.place[card] = taken(rival, turn + 1)
            elif must_be_aside(s, card) or (count == 2 and must_be_kept(s, s.deck[1 - i])):
                s.place[card] = taken(rival, turn + 1) + ASIDE
            elif count == 2:
                s.place[card] = taken(rival, turn + 1) + ASIDE * i


@rule("TH-3.1", "TH-4.2", "TH-5.1")
def must_be_kept(s: State, card: int) -> bool:
    """It has been laid down."""
    return s.laid[card] > 0


@rule("TH-3.1", "TH-4.2", "TH-5.1")
def must_be_aside(s: State, card: int) -> bool:
    """Whoever had it in his hand would have had to lay it out."""
    return s.laid[card] == 0 and call_of(card) < s.called


@rule("TH-2.4")
def settle_doubts(s: State, seat: int, stream: Row) -> None:
    """Decide which of a card that is missing and the unseen one drawn in that turn was kept.

    Some unseen ones must have been, for they lie on the table; and only so many can have been, for of some everybody would have seen them by now.
    """
    rival = 1 - seat
    doubts = 0
    for card in range(CARDS):
        if is_doubtful(s, card):
            doubts += 1
    free = bits(vacant(s, rival, 0) & ((1 << TURNS) - 1)) - doubts
    fewest = fewest_unseen(s, rival) - free
    most = most_unseen(s, rival) - free
    for card in range(CARDS):
        if is_doubtful(s, card):
            unseen_kept = 1 if fewest >= doubts or (most > 0 and below(stream, 2) == 1) else 0
            s.place[card] = taken(rival, s.seen[card]) + ASIDE * unseen_kept
            fewest -= unseen_kept
            most -= unseen_kept
            doubts -= 1


@rule("TH-2.4")
def is_doubtful(s: State, card: int) -> bool:
    """Whether it may be kept or set aside, after all that is certain has been put in its place."""
    return s.place[card] == UNKNOWN and s.seen[card] > 0


@rule("TH-2.4", "TH-R5")
def fewest_unseen(s: State, rival: int) -> int:
    """At least so many cards that the viewer never saw the rival has kept: those laid down, but for what Mules may have brought in time."""
    fewest = 0
    for draws in range(s.draws + 1):
        needed = 0
        for card in range(CARDS):
            if s.place[card] == UNKNOWN and s.seen[card] == 0 and s.laid[card] > 0 and s.laid[card] <= SEATS * (draws + 1):
                needed += 1
        for number in range(draws):
            if s.drawer[number] == rival:
                needed -= 1
        fewest = max(fewest, needed)
    return fewest


@rule("TH-2.4", "TH-R5")
def most_unseen(s: State, rival: int) -> int:
    """At most so many: those laid down and those that may still be in his hand, but for what Mules have brought."""
    most = 0
    for card in range(CARDS):
        if s.place[card] == UNKNOWN and s.seen[card] == 0 and not must_be_aside(s, card):
            most += 1
    for number in range(s.draws):
        if s.drawer[number] == rival:
            most -= 1
    return most


# Cards he has never seen


@rule("TH-2.1", "TH-2.4", "TH-R5")
def guess(s: State, seat: int, stream: Row) -> None:
    """First those laid down, for they have the fewest places to come from; then hands and packets; then what was set aside; the rest was not dealt."""
    count = gather(s, 0, stream)
    for rival in range(s.players):
        if rival != seat:
            guess_draws(s, seat, rival, stream)
            guess_laid(s, seat, rival, count, stream)
    start = 0
    for rival in range(s.players):
        if rival != seat:
            start = fill(s, seat, rival, 0, start, count)
            start = fill_packet(s, rival, start, count)
    if s.players == 2:
        start = 0
        for rival in range(s.players):
            if rival != seat:
                start = fill(s, seat, rival, ASIDE, start, count)
    for i in range(count):
        if s.place[s.deck[i]] == UNKNOWN:
            s.place[s.deck[i]] = DECK


@rule("TH-R5")
def guess_laid(s: State, seat: int, rival: int, count: int, stream: Row) -> None:
    """Cards laid down early cannot be what a Mule brought later. They come first: as all their places are open to later ones too, none is left without."""
    free = vacant(s, rival, 0)
    for draws in range(s.draws + 1):
        for i in range(count):
            card = s.deck[i]
            if s.place[card] == UNKNOWN and s.laid[card] == 1 + rival + SEATS * draws:
                open_to_it = free & ((1 << (TURNS + draws)) - 1)
                if open_to_it > 0:
                    slot = bit_at(open_to_it, below(stream, bits(open_to_it)))
                    free &= ~(1 << slot)
                    s.place[card] = place_of(s, seat, rival, slot, 0)


@rule("TH-2.2", "TH-2.4")
def fill(s: State, seat: int, rival: int, aside: int, start: int, count: int) -> int:
    """Put the next cards that may be there into the free slots of a rival; returns where to go on."""
    free = vacant(s, rival, aside)
    slot = 0
    while free >> slot > 0:
        if (free >> slot) & 1 == 1:
            start = next_card(s, start, count, s.called if aside == 0 else 0)
            if start < count:
                s.place[s.deck[start]] = place_of(s, seat, rival, slot, aside)
        slot += 1
    return start


@rule("TH-2.2", "TH-2.4")
def fill_packet(s: State, rival: int, start: int, count: int) -> int:
    """Put the next cards into the packet a rival holds, as many as are missing; returns where to go on."""
    missing = s.packet_count
    if missing > 0:
        for card in range(CARDS):
            if s.place[card] == PACKET + s.held[rival]:
                missing -= 1
    for _ in range(missing):
        start = next_card(s, start, count, 0)
        if start < count:
            s.place[s.deck[start]] = PACKET + s.held[rival]
    return start


@rule("TH-3.1")
def next_card(s: State, start: int, count: int, called: int) -> int:
    """The next card not placed yet that need not have been laid out."""
    while start < count and (s.place[s.deck[start]] != UNKNOWN or call_of(s.deck[start]) < called):
        start += 1
    return start


# Slots: a bit for each turn of the draft, then one for each unseen draw by a Mule


@rule("TH-2.2", "TH-2.4", "TH-R5")
def vacant(s: State, rival: int, aside: int) -> int:
    """The slots of a rival that hold no card yet: of his hand, or of what he set aside."""
    free = (1 << s.turn) - 1
    if aside == 0:
        for number in range(s.draws):
            if s.drawer[number] == rival:
                free |= 1 << (TURNS + number)
    for card in range(CARDS):
        place = s.place[card] - TAKEN
        if place >= 0 and (place >> 2) % SEATS == rival and place & ASIDE == aside:
            free &= ~(1 << (place // (4 * SEATS)))
        elif DRAWN <= s.place[card] < TAKEN:
            free &= ~(1 << (TURNS + s.place[card] - DRAWN))
    return free


@rule("TH-2.2", "TH-2.4", "TH-R5")
def place_of(s: State, seat: int, rival: int, slot: int, aside: int) -> int:
    """The place of a card the viewer never saw, in this slot."""
    if slot >= TURNS:
        return DRAWN + slot - TURNS
    fresh = 0
    if s.players == 2 and slot > 0:
        # One that a rival parted with at once after the viewer had the packet, and that was not in it then, must have been drawn to it.
        if seat >= 0 or (s.fresh[rival] >> (2 * slot)) & 3 == 1 + aside // ASIDE:
            fresh = FRESH
    return taken(rival, slot) + aside + fresh


@rule("TH-2.4")
def guess_draws(s: State, seat: int, rival: int, stream: Row) -> None:
    """A spectator of two players has to guess as well what became of the card drawn in each turn: handed on, kept or set aside. The last is not handed on.

    It is noted for a moment in the cell for the card drawn now.
    """
    if seat < 0 and s.players == 2:
        s.fresh[rival] = 0
        for turn in range(1, s.turn):
            fate = below(stream, 3) if turn < TURNS - 1 else 1 + below(stream, 2)
            s.fresh[rival] |= fate << (2 * turn)


@rule("TH-R5")
def bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask > 0:
        mask &= mask - 1
        count += 1
    return count


@rule("TH-R5")
def bit_at(mask: int, skip: int) -> int:
    """The number of a set bit, counted from 0 among those that are set."""
    bit = 0
    while skip > 0 or (mask >> bit) & 1 == 0:
        if (mask >> bit) & 1 == 1:
            skip -= 1
        bit += 1
    return bit


# Sealed answers


@rule("TH-2.2", "TH-2.4", "TH-R15")
def imagine_answer(s: State, rival: int, stream: Row) -> None:
    """What a rival may have answered already, and what he may have drawn before it. (One who is still asked has answered nothing.)"""
    s.fresh[rival] = NOTHING
    if s.step == DRAFT:
        if s.players == 2:
            s.fresh[rival] = any_unseen(s, rival, stream)
        s.kept[rival] = NOTHING
        s.dropped[rival] = NOTHING
        if not is_asked(s, rival):
            kept = below(stream, s.packet_count)
            s.kept[rival] = s.packet[s.held[rival]][kept]
            if s.players == 2:
                s.dropped[rival] = s.packet[s.held[rival]][(kept + 1 + below(stream, s.packet_count - 1)) % s.packet_count]
    for scroll in range(SCROLLS):
        s.using[rival][scroll] = 0
        if s.step == REWARD and not is_asked(s, rival) and can_use(s, rival, scroll):
            s.using[rival][scroll] = below(stream, s.treasures[rival][FIRST_YELLOW + scroll] + 1)


@rule("TH-2.4")
def any_unseen(s: State, rival: int, stream: Row) -> int:
    """A card of a rival's packet that the viewer never saw."""
    found = NOTHING
    count = 0
    for i in range(s.packet_count):
        if s.seen[s.packet[s.held[rival]][i]] == 0:
            count += 1
            if below(stream, count) == 0:
                found = s.packet[s.held[rival]][i]
    return found
