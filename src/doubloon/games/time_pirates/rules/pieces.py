"""What is in the box, by name: artifacts, contracts, epochs, clauses, actions, questions, events and steps."""

from doubloon import core
from doubloon.core import clause_numbers, rule

SEAT = core.seats(6)
COLOUR = core.named("colour", "blue", "green", "orange", "purple", "red")
SYMBOL = core.named("symbol", "plain", "atomic", "arrow")
PATH = core.numbers("path", 1, 2)
EPOCH = core.named("epoch", "1000", "1200", "1400", "1600", "1800", "2000", "2200")  # by its first year

# Artifacts of a colour stand together, by symbol; white comes last. Payments are made in this order.
ARTIFACT = core.named("artifact", *(f"{colour}-{symbol}" for colour in COLOUR.texts for symbol in SYMBOL.texts), "white")

# Contracts are called by colour and by the number of artifacts they cost.
MOST_OF_A_COLOUR = 8  # that a contract can cost
WHITE_CONTRACTS = tuple(f"white-{size}" for size in range(1, len(COLOUR) + 1))
CONTRACT = core.named("contract", *(f"{colour}-{size}" for colour in COLOUR.texts for size in range(1, MOST_OF_A_COLOUR + 1)), *WHITE_CONTRACTS)
WHITE_CONTRACT = core.named("contract", *WHITE_CONTRACTS)  # the white ones alone: what can be assigned

SEATS, COLOURS, SYMBOLS, PATHS, EPOCHS = len(SEAT), len(COLOUR), len(SYMBOL), len(PATH), len(EPOCH)
ARTIFACTS, CONTRACTS, SIZES, WHITES = len(ARTIFACT), len(CONTRACT), MOST_OF_A_COLOUR, len(WHITE_CONTRACT)
PLAIN, ATOMIC, ARROW = range(SYMBOLS)
WHITE = COLOURS * SYMBOLS  # the white artifact
FIRST_WHITE = COLOURS * SIZES  # the first white contract
FUTURE = EPOCHS - 1  # where the police starts
UNASSIGNED = COLOURS  # the place of white contracts that go to no colour
ASSIGNMENTS = COLOURS + 1
NOTHING = -1  # no contract, no colour, no epoch

YEARS = 3
ACTIONS_OF_A_TURN = 2
RESTOCKING_OPTION, BONUS_OPTION = range(2)  # places in `options`
ANY_VACANT, BARE_ONLY = range(2)  # which epochs may be restocked

TP_1_2, TP_1_4 = clause_numbers("TP-1.2", "TP-1.4")
TP_2_1, TP_2_2, TP_2_3, TP_2_4 = clause_numbers("TP-2.1", "TP-2.2", "TP-2.3", "TP-2.4")
TP_3_1, TP_3_2, TP_4_1, TP_4_2, TP_4_3 = clause_numbers("TP-3.1", "TP-3.2", "TP-4.1", "TP-4.2", "TP-4.3")
TP_5_1, TP_5_2, TP_5_3, TP_5_4, TP_6_1, TP_6_2 = clause_numbers("TP-5.1", "TP-5.2", "TP-5.3", "TP-5.4", "TP-6.1", "TP-6.2")
TP_7_1, TP_7_2, TP_7_3, TP_7_4, TP_7_5, TP_7_6 = clause_numbers("TP-7.1", "TP-7.2", "TP-7.3", "TP-7.4", "TP-7.5", "TP-7.6")
TP_R3, TP_R4, TP_R5, TP_R6, TP_R7, TP_R8 = clause_numbers("TP-R3", "TP-R4", "TP-R5", "TP-R6", "TP-R7", "TP-R8")
TP_R10, TP_R11, TP_R12, TP_R14 = clause_numbers("TP-R10", "TP-R11", "TP-R12", "TP-R14")

ACTIONS = core.Actions()
PLACE = ACTIONS.verb("place", epoch=EPOCH)
LOSE = ACTIONS.verb("lose", artifact=ARTIFACT)
RESTOCK = ACTIONS.verb("restock", epoch=EPOCH)
SKIP = ACTIONS.verb("skip")
MOVE = ACTIONS.verb("move", path=PATH)
TAKE = ACTIONS.verb("take", artifact=ARTIFACT)
SELL = ACTIONS.verb("sell", contract=CONTRACT)
PAY = ACTIONS.verb("pay", artifact=ARTIFACT)
LAND = ACTIONS.verb("land", epoch=EPOCH)
JUMP = ACTIONS.verb("jump", colour=COLOUR)
TRADE = ACTIONS.verb("trade", colour=COLOUR)
SWAP = ACTIONS.verb("swap", rival=SEAT, artifact=ARTIFACT)
END = ACTIONS.verb("end")
ASSIGN = ACTIONS.verb("assign", contract=WHITE_CONTRACT, colour=COLOUR)
KEEP = ACTIONS.verb("keep", contract=WHITE_CONTRACT)

# An answer to `act` is one action, or several that belong together: `sell`, any number of `pay`, `land`; `jump`, `land`; `trade`, `swap`. While
# it is being given, the question changes its kind and keeps its number.
DECISIONS = core.Decisions()
PLACING = DECISIONS.kind("place")
LOSING = DECISIONS.kind("lose")
FLEEING = DECISIONS.kind("flee")
RESTOCKING = DECISIONS.kind("restock")
ACTING = DECISIONS.kind("act", whole=True)
PAYING = DECISIONS.kind("pay", whole=True)
LANDING = DECISIONS.kind("land", whole=True)
TRADING = DECISIONS.kind("trade", whole=True)
ASSIGNING = DECISIONS.kind("assign", sealed=True, whole=True)  # `assign` or `keep` for each white contract, in order of size

EVENTS = core.Events()
FILLED = EVENTS.kind("filled", epoch=EPOCH, artifact=ARTIFACT)
STARTS = EVENTS.kind("starts")  # is the start player
PLACED = EVENTS.kind("placed", epoch=EPOCH)
CAUGHT = EVENTS.kind("caught", epoch=EPOCH)
LOST = EVENTS.kind("lost", artifact=ARTIFACT)
LOST_WHITES = EVENTS.kind("lost-whites", count=None)
FLED = EVENTS.kind("fled", path=PATH, epoch=EPOCH)
STALLED = EVENTS.kind("stalled")  # must restock, take or sell
RESTOCKED = EVENTS.kind("restocked", epoch=EPOCH)
PATROLLED = EVENTS.kind("patrolled", path=PATH, epoch=EPOCH, count=None)  # count: of tokens drawn this year
YEAR_ENDED = EVENTS.kind("year-ended", year=None, count=None)  # count: of artifacts that went back into the bag
EARNED = EVENTS.kind("earned", year=None, points=None)
RAN_DRY = EVENTS.kind("ran-dry", epoch=EPOCH)
MOVED = EVENTS.kind("moved", path=PATH, epoch=EPOCH)
TOOK = EVENTS.kind("took", artifact=ARTIFACT, epoch=EPOCH)
PAID = EVENTS.kind("paid", artifact=ARTIFACT)
SOLD = EVENTS.kind("sold", contract=CONTRACT, points=None)
LANDED = EVENTS.kind("landed", epoch=EPOCH)  # after a sale
JUMPED = EVENTS.kind("jumped", artifact=ARTIFACT, epoch=EPOCH)
TRADED = EVENTS.kind("traded", given=ARTIFACT, rival=SEAT, artifact=ARTIFACT)
READY = EVENTS.kind("ready")  # has assigned
ASSIGNED = EVENTS.kind("assigned", contract=CONTRACT, colour=COLOUR)
GOT_ALL = EVENTS.kind("got-all", points=None)  # a coloured contract in each colour
GOT_MOST = EVENTS.kind("got-most", colour=COLOUR, value=None, points=None)
SCORED = EVENTS.kind("scored", points=None, contracts=None)

COMPONENTS = (
    core.Pieces("artifact", ("artifact",), offered=(FILLED,), taken=(TOOK,), copies="artifacts"),
    core.Pieces("contract", ("contract",), taken=(SOLD,), copies="copies"),
    core.Pieces("epoch", ("epoch",), offered=(FILLED,), taken=(TOOK,)),
)

# The steps of a game, in order
SETTLE, BEGIN, FLEE, ACT, REVEAL = range(5)


@rule("TP-6.1")
def atomic(colour: int) -> int:
    """The atomic artifact of a colour."""
    return colour * SYMBOLS + ATOMIC


@rule("TP-6.2")
def arrow(colour: int) -> int:
    """The double-arrow artifact of a colour."""
    return colour * SYMBOLS + ARROW
