"""What a viewer of Trasteros Locos cannot know, changed in place. Written from the ledger's *Secrets* and *Memory*; knows nothing of `hide`.

The order of piles has no cells: chance decides when a card turns up, by the stream, which the kernel covers for every viewer.

Two cards are exchanged only if nobody can tell them apart by what he has seen: nobody is known to have one of their kind, and none of the
kind was seen by the viewer since the cards were shuffled from which either was taken. What an owner remembers of his own cards goes with them.
"""

from collections.abc import Callable
from typing import NamedTuple

from doubloon.core import SPECTATOR, Row, below
from doubloon.games.trasteros_locos.rules import State

from .positions import RULES, Position

Shows = Callable[[list[int]], bool]
Swap = Callable[[State, int, Row], Shows | None]

DRAWS = (RULES.CALLED, RULES.FOUND, RULES.TURNED_UP, RULES.DREW, RULES.STRUCK, RULES.STRUCK_ALL, RULES.COLLAPSED)
ENDS = (RULES.DECLARED, RULES.COUNTED, RULES.SCORED)
CLOSED = -2  # instead of the owner of a card: it lies in a room or in the public room


class Place(NamedTuple):
    """Where a card lies: whose it is, in which pile (none: in the hand), which kind."""

    owner: int
    pile: int
    card: int


def swap_collectors(s: State, viewer: int, stream: Row) -> Shows | None:
    """Let a rival be after another collection; now and then only, for it stays unseen to the end of the game."""
    if below(stream, 25):
        return None
    rivals = [seat for seat in range(s.players) if seat != viewer]
    rival = rivals[below(stream, len(rivals))]
    others = [name for name in range(RULES.COLLECTIONS) if name not in (s.removed, s.collector[rival]) and (viewer < 0 or name != s.collector[viewer])]
    chosen = others[below(stream, len(others))]
    for seat in rivals:
        if s.collector[seat] == chosen:
            s.collector[seat] = s.collector[rival]
    s.collector[rival] = chosen
    return lambda row: row[0] in ENDS


def swap_cards(s: State, viewer: int, stream: Row) -> Shows | None:
    """Exchange a card that a rival has with one that another rival has, or one in another pile of his, or one in a closed room."""
    held = [place for place in places(s, viewer) if is_unknown(s, place.card)]
    if not held or below(stream, 3):
        return None
    first = held[below(stream, len(held))]
    closed = [Place(CLOSED, -1, card) for card in range(RULES.ITEMS) if s.stock[card] and is_unknown(s, card)]
    choices = [other for other in (*held, *closed) if other.card != first.card and other[:2] != first[:2] and may_change(s, viewer, first, other)]
    if not choices:
        return None
    second = choices[below(stream, len(choices))]
    put(s, first, second.card)
    put(s, second, first.card)
    if first.owner != second.owner:
        remember(s, first.owner, gone=first.card, come=second.card)
        remember(s, second.owner, gone=second.card, come=first.card)
    kinds = (*ENDS, RULES.LOST, RULES.HANDED_IN, *(DRAWS if second.owner == CLOSED else ()))
    return lambda row: row[0] in kinds


def swap_offer(s: State, viewer: int, stream: Row) -> Shows | None:
    """Let a rival have other cubes in his closed hand."""
    if s.decision != RULES.OFFERING or s.to_act == 0:
        return None
    rivals = [seat for seat in range(s.players) if seat != viewer and s.bidders >> seat & 1 and sum(s.cubes[seat])]
    if not rivals or below(stream, 3):
        return None
    rival = rivals[below(stream, len(rivals))]
    before = list(s.offer[rival])
    while s.offer[rival] == before:
        s.offer[rival][:] = [below(stream, count + 1) for count in s.cubes[rival]]
    return lambda row: row[0] == RULES.OFFERED


def swap_aside(s: State, viewer: int, stream: Row) -> Shows | None:
    """Let a rival have picked other cards, which he is about to change or to protect."""
    if s.decision not in (RULES.CHANGING, RULES.PROTECTING) or s.to_act == 0 or s.mover == viewer:
        return None
    hand, before = s.hand[s.mover], list(s.aside)
    if s.decision == RULES.CHANGING:
        choices = [card for card in range(RULES.ITEMS) if hand[card] and RULES.material_of(card) == s.stuff and not s.aside[card]]
        if not choices or s.aside_count != 1:
            return None
        s.aside[:] = [0] * RULES.ITEMS
        s.aside[choices[below(stream, len(choices))]] = 1
    else:
        while s.aside == before:
            s.aside[:] = [below(stream, count + 1) for count in hand]
        s.aside_count = sum(s.aside)
    return lambda row: row[0] in (RULES.HANDED_IN, RULES.PROTECTED, RULES.LAID)


SWAPS: list[Swap] = [swap_collectors, swap_cards, swap_offer, swap_aside]


def rare() -> list[State]:
    """Piles of several players; somebody picking cards to protect."""
    held = ["cars-glass junk", "cars-bronze antiques-glass", "antiques-silver junk"]
    piles = [(0, "clocks-glass art-silver"), (1, "sports-glass junk"), (0, "sports-gold"), (2, "art-glass*2")]
    laid, picking = Position(3, hands=held, piles=piles), Position(3, hands=["cars-glass antiques-glass junk", *held[1:]], cubes=["gold"])
    picking.act(0, "protect")
    picking.act(0, "put cars-glass")
    return [laid.s, picking.s]


def places(s: State, viewer: int) -> list[Place]:
    """Where rivals have cards; not the hand of somebody who is just picking from it."""
    found, first = [], 0
    for seat in range(s.players):
        picking = s.decision in (RULES.CHANGING, RULES.PROTECTING) and s.to_act and seat == s.mover
        if seat != viewer and not picking:
            found += [Place(seat, -1, card) for card in range(RULES.ITEMS) if s.hand[seat][card]]
    for pile in range(s.piles):
        last = first + s.pile_cards[pile]
        if s.pile_owner[pile] != viewer:
            found += [Place(s.pile_owner[pile], pile, card) for card in sorted(set(s.vault[first:last]))]
        first = last
    return found


def is_unknown(s: State, card: int) -> bool:
    """Nobody is known to have a card of this kind, nor to have had one that may still be his."""
    return all(s.shown[seat][card] == 0 for seat in range(s.players))


def may_change(s: State, viewer: int, one: Place, other: Place) -> bool:
    """As far as anybody but the owners can tell, each of the two may lie where the other does."""
    if one.owner == other.owner:
        return all(s.lot_era[one.owner][lot] < s.pile_made[pile] for pile in (one.pile, other.pile) if pile >= 0 for lot in range(s.lots[one.owner]))
    shuffled = min(since(s, one), since(s, other))
    strangers = [seat for seat in (*range(s.players), SPECTATOR) if seat not in (one.owner, other.owner)]
    seen = max(moment for seat in strangers for card in (one.card, other.card) for moment in sights(s, seat, card))
    comes = [(owner, card) for owner, card in ((one.owner, other.card), (other.owner, one.card)) if owner != CLOSED]
    return seen <= shuffled and all(sights(s, owner, card) and max(sights(s, owner, card)) <= shuffled for owner, card in comes)


def since(s: State, place: Place) -> int:
    """The earliest moment at which the cards may have been shuffled that this one was taken from."""
    if place.owner == CLOSED:
        return s.filled
    return min(s.lot_source[place.owner][: s.lots[place.owner]], default=-1)


def sights(s: State, seat: int, card: int) -> list[int]:
    """When those cards of a kind that a viewer cannot place were last known to him to be shuffled."""
    first = RULES.first_unit(card)
    return s.seen[seat][first : first + s.loose[seat][card]]


def put(s: State, place: Place, card: int) -> None:
    """This card instead of the one that lies there."""
    if place.owner == CLOSED:
        s.stock[place.card] -= 1
        s.stock[card] += 1
    elif place.pile < 0:
        for kind, step in ((place.card, -1), (card, 1)):
            s.hand[place.owner][kind] += step
            s.held[place.owner][RULES.material_of(kind)] += step
    else:
        first = sum(s.pile_cards[: place.pile])
        last = first + s.pile_cards[place.pile]
        cards = s.vault[first:last]
        cards[cards.index(place.card)] = card
        s.vault[first:last] = sorted(cards)


def remember(s: State, owner: int, *, gone: int, come: int) -> None:
    """An owner can place his own cards: now the one, and no longer the other."""
    if owner == CLOSED:
        return
    moment = sights(s, owner, come)[-1]
    for kind, moments in ((come, sights(s, owner, come)[:-1]), (gone, sorted([*sights(s, owner, gone), moment]))):
        first = RULES.first_unit(kind)
        s.seen[owner][first : first + s.loose[owner][kind]] = [0] * s.loose[owner][kind]
        s.loose[owner][kind] = len(moments)
        s.seen[owner][first : first + len(moments)] = moments
