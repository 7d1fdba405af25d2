"""Everything on the table, and what each has seen of it.

Stacks and piles are kept as what is in them, not in an order: chance decides when a card or a tile turns up. `place` and
`laid` say where every card is; `deck`, `packet` and `hand` hold the same cards once more, sorted, so that nobody has to look
through all of them.
"""

from doubloon import core
from doubloon.core import Grid, Row, cell, cells, printed
from doubloon.games.treasure_hunter.rules.pieces import (
    CARD,
    DEED,
    FIRST_DOG,
    GOBLIN,
    HAND_CARDS,
    LOCATION,
    METAL,
    MULES,
    PACKET_CARDS,
    SCROLL,
    SEAT,
    SPACES,
    STRENGTH,
    TREASURE,
    WATCHDOG,
)


class State(core.State):
    purse: int = printed()  # coins everybody starts with
    boxed: Row = printed(CARD)  # 1: this box has the card
    strength: Row = printed(FIRST_DOG)  # of an adventurer
    paws: Row = printed(WATCHDOG)
    discipline: Row = printed(WATCHDOG)
    pays: Row = printed(METAL)
    boost: Row = printed(DEED)  # what the card adds to a total
    copies: Row = printed(TREASURE)
    worth: Row = printed(TREASURE)  # of an artifact; of a scroll: coins for each time it counts
    weak: int = printed()  # adventurers up to this strength are weak
    strong: int = printed()  # and from this on strong
    goblin_paws: Row = printed(GOBLIN)
    goblin_coins: Row = printed(GOBLIN)

    journey: int  # the round, from 1
    dealer: int = cell(of=SEAT)
    coins: Row = cells(SEAT)
    goblins: Row = cells(SEAT)  # tiles gained
    treasures: Grid = cells(SEAT, TREASURE)  # how many of each a seat has captured and not used
    unseen: Row = cells(TREASURE)  # how many are in the two stacks together
    hard_left: int  # tiles in the MAX stack
    easy_left: int  # tiles in the MIN stack
    hard: Row = cells(LOCATION, of=TREASURE)  # lying out, or NOTHING
    easy: Row = cells(LOCATION, of=TREASURE)
    gone: Row = cells(TREASURE)  # out of the game: used, discarded or captured by nobody
    met: Row = cells(GOBLIN)  # 1: no longer in the stack
    lair: Row = cells(SPACES, of=GOBLIN)  # lying out, top to bottom, or NOTHING
    hoard: Row = cells(SPACES)  # coins on it

    place: Row = cells(CARD)  # where each card came from; NOTHING if the box does not have it
    seen: Row = cells(CARD)  # in a view, beside a covered place: 1 + the turn in which the viewer last had the card before him, 0 for never. In a game 0
    laid: Row = cells(CARD)  # 0, or 1 + the seat before which it lies + SEATS * the unseen draws by Mules before that
    deck: Row = cells(CARD, of=CARD)  # the cards in the draw pile and the personal piles, sorted; NOTHING behind them
    deck_count: int
    pile: Row = cells(SEAT)  # how many of them are the personal pile of a seat
    turn: int  # of the draft, from 0; 9 after it
    held: Row = cells(SEAT)  # the number of the packet a seat looks at
    packet: Grid = cells(SEAT, PACKET_CARDS, of=CARD)  # by number, sorted
    packet_count: int  # cards in each of them
    kept: Row = cells(SEAT, of=CARD)  # in this turn, until all have; or NOTHING
    dropped: Row = cells(SEAT, of=CARD)  # set aside in this turn
    fresh: Row = cells(SEAT, of=CARD)  # drawn from the personal pile in this turn
    hand: Grid = cells(SEAT, HAND_CARDS, of=CARD)  # what is kept, drawn and not laid down, sorted
    hand_count: Row = cells(SEAT)

    called: int  # how many of blue, green, red, watchdogs, coin cards, action cards have been laid out: no hand holds one of those
    site: int = cell(of=LOCATION)
    party: Row = cells(SEAT)  # adventurers here
    awake: Row = cells(SEAT)  # the sum of their strengths, but for those asleep
    strongest: Row = cells(SEAT)  # the strength of the best of them, asleep or not
    doubled: Row = cells(SEAT)  # 1: by a Companion
    bonus: Row = cells(SEAT)
    asleep: Row = cells(STRENGTH)  # 1: the adventurer of this strength here sleeps
    mover: int = cell(of=SEAT)
    passes: int  # in a row
    draws: int  # by Mules this round, unseen
    drawer: Row = cells(MULES, of=SEAT)  # who drew
    scared: Row = cells(SEAT)  # 1: by a Scaregoblin
    guard: Row = cells(SEAT)  # paws of the watchdogs laid out
    feats: Grid = cells(SEAT, SCROLL)  # how often this round has met what each yellow scroll pays for
    using: Grid = cells(SEAT, SCROLL)  # how many are being used, until all have answered
