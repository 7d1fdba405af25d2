"""What is in the box, by name: cards, cubes, clauses, actions, questions, events and steps."""

from doubloon import core
from doubloon.core import clause_numbers, rule

SEAT = core.seats(6)
ROOM = core.numbers("room", 1, 5)
PILE = core.numbers("pile", 1, 20)  # a protected pile needs a gold cube, and there are twenty
COLLECTION = core.named("collection", "clocks", "cars", "antiques", "art", "sports", "instruments")
MATERIAL = core.named("material", "glass", "bronze", "silver", "gold")  # of cubes and cards, the better the higher
LESSER = core.named("material", "glass", "bronze", "silver")  # what two cubes can be exchanged of
STUFF = core.named("material", *MATERIAL.texts, "junk")  # what two cards can be exchanged of

# Cards by kind: material * 6 + collection, then junk and skeletons. Cards of one kind are alike.
WARES = tuple(f"{collection}-{material}" for material in MATERIAL.texts for collection in COLLECTION.texts)
WARE = core.named("card", *WARES)  # collection cards alone
ITEM = core.named("card", *WARES, "junk")  # what a player can hold
CARD = core.named("card", *WARES, "junk", "skeleton")

SEATS, ROOMS, PILES, COLLECTIONS, MATERIALS, KINDS = len(SEAT), len(ROOM), len(PILE), len(COLLECTION), len(MATERIAL), len(CARD)
ITEMS = len(ITEM)
JUNK, SKELETON = ITEMS - 1, ITEMS
GLASS, BRONZE, SILVER, GOLD = range(MATERIALS)
NOTHING = -1  # no card, no collection
UNOWNED = -2  # of a card that nobody had: no viewer
LOTS = 12  # how many lots of cards taken unseen are told apart
AGE = 1024  # moments from one shuffle to the next: more than there can be turns

ROOM_CARDS = 6
COLLECTION_SIZE = 5  # cards it takes to call out
MOST_COPIES = (4, 3, 2, 1)  # cards of one collection, by material
MOST_JUNK, MOST_SKELETONS, MOST_CUBES = 24, 2, 20
MOST_WARES = COLLECTIONS * sum(MOST_COPIES)
MOST_HELD = MOST_WARES + MOST_JUNK
UNITS = MOST_HELD + MOST_SKELETONS  # all cards there can be, in the order of their kinds; see `first_unit`

# Where the option stands
TURN_LIMIT = 0

TL_1_2, TL_1_3, TL_1_4, TL_1_5 = clause_numbers("TL-1.2", "TL-1.3", "TL-1.4", "TL-1.5")
TL_2_1, TL_2_2, TL_2_3, TL_2_5, TL_2_6 = clause_numbers("TL-2.1", "TL-2.2", "TL-2.3", "TL-2.5", "TL-2.6")
TL_2_7, TL_2_8, TL_2_9, TL_2_10 = clause_numbers("TL-2.7", "TL-2.8", "TL-2.9", "TL-2.10")
TL_3_1, TL_3_2, TL_3_3, TL_4_1, TL_5_1, TL_6_1, TL_7_1 = clause_numbers("TL-3.1", "TL-3.2", "TL-3.3", "TL-4.1", "TL-5.1", "TL-6.1", "TL-7.1")
TL_8_1, TL_8_2, TL_8_3 = clause_numbers("TL-8.1", "TL-8.2", "TL-8.3")
TL_R2, TL_R3, TL_R6, TL_R7, TL_R8, TL_R9 = clause_numbers("TL-R2", "TL-R3", "TL-R6", "TL-R7", "TL-R8", "TL-R9")
TL_R11, TL_R13, TL_R15 = clause_numbers("TL-R11", "TL-R13", "TL-R15")

ACTIONS = core.Actions()
CALL = ACTIONS.verb("call", room=ROOM)
OPEN = ACTIONS.verb("open")  # the public room
CHANGE = ACTIONS.verb("change", cards=STUFF)  # two cards of it
UPGRADE = ACTIONS.verb("upgrade", cubes=LESSER)  # two cubes of it
EXCHANGE = ACTIONS.verb("exchange", card=WARE)
PROTECT = ACTIONS.verb("protect")
RELEASE = ACTIONS.verb("release", pile=PILE)
COLLECT = ACTIONS.verb("collection")
PASS = ACTIONS.verb("pass")
ADD = ACTIONS.verb("add", cube=MATERIAL)  # to an offer
PUT = ACTIONS.verb("put", card=ITEM)  # to the cards that are changed or protected
BUY = ACTIONS.verb("buy", card=WARE)
PAY = ACTIONS.verb("pay", cube=MATERIAL)
TAKE_JUNK = ACTIONS.verb("take-junk")
DECLINE = ACTIONS.verb("decline")
DONE = ACTIONS.verb("done")

DECISIONS = core.Decisions()
ACTING = DECISIONS.kind("act")  # one action of a turn
OFFERING = DECISIONS.kind("offer", sealed=True, whole=True)  # any number of `add`, then `done`
CHANGING = DECISIONS.kind("change", whole=True)  # two `put`
PROTECTING = DECISIONS.kind("protect", whole=True)  # one `put` or more, then `done`
BUYING = DECISIONS.kind("buy")  # one `buy`, `take-junk` or `decline`
PAYING = DECISIONS.kind("pay")  # with which cube, if there is a choice

EVENTS = core.Events()
DEALT = EVENTS.kind("dealt", secret=True, collection=COLLECTION)
REMOVED = EVENTS.kind("removed", collection=COLLECTION, count=None)  # with three players; count: junk cards
STARTED = EVENTS.kind("started")
FILLED = EVENTS.kind("filled", rooms=None, left=None)  # left: cards in the public room
CALLED = EVENTS.kind("called", room=ROOM, card=CARD)
COLLAPSED = EVENTS.kind("collapsed", room=ROOM, count=None)  # lost to a skeleton lying first
SEALED = EVENTS.kind("sealed")
OFFERED = EVENTS.kind("offered", gold=None, silver=None, bronze=None, glass=None)
TIED = EVENTS.kind("tied", count=None)
WON = EVENTS.kind("won", room=ROOM, count=None)
FOUND = EVENTS.kind("found", secret=True, card=CARD)  # in a room won, unseen by the others
UNCLAIMED = EVENTS.kind("unclaimed", room=ROOM)
TURNED_UP = EVENTS.kind("turned-up", card=CARD)
STRUCK = EVENTS.kind("struck", count=None)  # skeletons won or drawn
STRUCK_ALL = EVENTS.kind("struck-all", count=None)  # skeletons turned up in a room nobody won
LOST = EVENTS.kind("lost", count=None)
RESHUFFLED = EVENTS.kind("reshuffled", count=None)  # cards in the public room now
BOUGHT = EVENTS.kind("bought", card=CARD, cube=MATERIAL)
TOOK_JUNK = EVENTS.kind("took-junk")
DECLINED = EVENTS.kind("declined")
DISCARDED = EVENTS.kind("discarded", card=CARD)  # nobody bought it
OPENED = EVENTS.kind("opened")
DREW = EVENTS.kind("drew", card=CARD)
RAN_OUT = EVENTS.kind("ran-out")
HANDED_IN = EVENTS.kind("handed-in", card=CARD)
PAID = EVENTS.kind("paid", cube=MATERIAL, count=None)
GOT_CUBE = EVENTS.kind("got-cube", cube=MATERIAL)
GOT_BADGE = EVENTS.kind("got-badge")
PROTECTED = EVENTS.kind("protected", pile=PILE, count=None)
LAID = EVENTS.kind("laid", secret=True, card=CARD)
RELEASED = EVENTS.kind("released", pile=PILE, count=None)
PASSED = EVENTS.kind("passed")
DECLARED = EVENTS.kind("declared")
ALL_PASSED = EVENTS.kind("all-passed")
TIMED_OUT = EVENTS.kind("timed-out", turns=None)
COUNTED = EVENTS.kind("counted", collection=COLLECTION, cards=None, badges=None, foreign=None)  # points
SCORED = EVENTS.kind("scored", points=None)

#: What the audit counts.
COMPONENTS = (core.Pieces("card", ("card",), offered=(CALLED, TURNED_UP), taken=(FOUND, DREW, BOUGHT), copies="copies"),)

# The steps of a turn, in order
BEGIN, COMPARE, SELL, CLOSE = range(4)


@rule()
def collection_of(card: int) -> int:
    """Of a collection card."""
    return card % COLLECTIONS


@rule()
def material_of(card: int) -> int:
    """Its material; of junk the place behind the materials."""
    return card // COLLECTIONS


@rule()
def first_unit(card: int) -> int:
    """The place of the first card of this kind among all cards. (Of glass there are 4 of a kind, of bronze 3, of silver 2, of gold 1.)"""
    material = material_of(card)
    return MOST_HELD if card == SKELETON else card * (MATERIALS - material) + material * (material + 1) * COLLECTIONS // 2


@rule()
def kind_of(unit: int) -> int:
    """The kind of this card, the way back."""
    if unit < MOST_WARES:
        if unit < 42:
            return unit // 4 if unit < 24 else (unit - 6) // 3
        return (unit - 18) // 2 if unit < 54 else unit - 36
    return JUNK if unit < MOST_HELD else SKELETON


@rule()
def after(seat: int, players: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < players else 0
