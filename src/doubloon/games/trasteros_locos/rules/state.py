"""Everything on the table, and what each has seen of it.

Rooms and piles are kept as what is in them, not in an order: chance decides when a card turns up. So there is nothing to tell a card in a closed
room from one in another, nor from those in the public room that were shuffled together with it: they are counted together (`stock`).

What is remembered stands at the end; see `memory`.
"""

from doubloon import core
from doubloon.core import Grid, Row, cell, cells, printed
from doubloon.games.trasteros_locos.rules.pieces import CARD, COLLECTION, ITEM, LOTS, MATERIAL, MOST_HELD, PILE, ROOM, SEAT, SEATS, STUFF, UNITS


class State(core.State):
    copies: Row = printed(CARD)
    worth: Row = printed(MATERIAL)
    cube_count: Row = printed(MATERIAL)
    purse: Row = printed(MATERIAL)  # cubes everybody starts with
    badge_count: int = printed()
    badge_worth: int = printed()
    spare_junk: int = printed()  # junk cards taken out with three players

    starter: int = cell(of=SEAT)
    mover: int = cell(of=SEAT)  # whose turn it is
    turns: int  # finished
    passes: int  # in a row
    rounds: int  # rounds of bidding that are complete
    collector: Row = cells(SEAT, of=COLLECTION)
    removed: int = cell(of=COLLECTION)  # taken out with three players, or NOTHING

    supply: Row = cells(MATERIAL)
    cubes: Grid = cells(SEAT, MATERIAL)  # but for those on protected piles
    badge_supply: int
    badges: Row = cells(SEAT)

    doors: int  # a bit for each room that is filled and not yet called
    stock: Row = cells(CARD)  # what was shuffled when rooms were last filled and has not come up since, in rooms and public room together
    fresh: Row = cells(CARD)  # what was shuffled into the public room since
    fresh_count: int
    stored_count: int  # cards in all rooms still closed, and in the one called behind its first card
    public_count: int  # cards in the public room
    discards: Row = cells(CARD)  # everybody has seen every card here

    room: int = cell(of=ROOM)  # being bid for
    revealed: Row = cells(CARD)  # lying open: the first card of that room, or what is for sale
    bidders: int  # a bit for each seat that may make an offer
    offer: Grid = cells(SEAT, MATERIAL)  # among the cubes until all offers are shown
    buyer: int = cell(of=SEAT)  # whose turn it is to buy
    buyers: int  # how many have still to be asked, he included
    ware: int = cell(of=ITEM)  # the first card of that room, or in a sale what he pays for

    hand: Grid = cells(SEAT, ITEM)
    hand_count: Row = cells(SEAT)
    held: Grid = cells(SEAT, STUFF)  # cards in hand by material
    stuff: int = cell(of=STUFF)  # what two cards are being changed of
    aside: Row = cells(ITEM)  # cards of the hand that are being changed or protected
    aside_count: int

    piles: int  # protected piles on the table
    pile_owner: Row = cells(PILE, of=SEAT)
    pile_cards: Row = cells(PILE)
    pile_made: Row = cells(PILE, large=True)  # the moment,
    pile_reach: Row = cells(PILE, large=True)  # and when the cards had last been shuffled that its owner had taken one of unseen
    vault: Row = cells(MOST_HELD, of=CARD)  # what lies in them, pile by pile; NOTHING behind

    moment: int = cell(large=True)  # rises with every turn
    mixed: int = cell(large=True)  # the moment when cards were last shuffled; the next time will be AGE later
    filled: int = cell(large=True)  # the moment when rooms were last filled
    era: Row = cells(SEAT, large=True)  # the moment when a seat last protected cards or lost its hand
    shown: Grid = cells(SEAT, ITEM, large=True)  # cards all know a seat to have; below 0: minus the moment when it lost them, unless they were protected
    shown_at: Grid = cells(SEAT, ITEM, large=True)  # the moment when it took the first of those
    lots: Row = cells(SEAT)  # the other cards a seat has, in lots of cards that look alike to the others:
    lot_size: Grid = cells(SEAT, LOTS)  # how many,
    lot_source: Grid = cells(SEAT, LOTS, large=True)  # the moment when the cards had been shuffled that they came from,
    lot_era: Grid = cells(SEAT, LOTS, large=True)  # and what its era was when it took them
    loose: Grid = cells(SEATS + 1, CARD)  # by viewer, spectators last: how many cards of a kind nobody has, for all he knows, but may have
    seen: Grid = cells(
        SEATS + 1, UNITS, large=True
    )  # the moments when each of those was last known to be shuffled, ascending; if it lies open, of the next shuffle
