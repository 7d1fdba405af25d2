"""What The Plan is made of and what happens in it: pieces, clauses, actions, questions, events, steps."""

from itertools import combinations

from doubloon import core
from doubloon.core import clause_numbers

# Pieces

SEAT = core.seats(6)  # with one player, seats 1 to 5 of the state are his ghosts
GHOST = core.numbers("ghost", 0, 5)  # in events: 0 for a player, who is named by his seat, else the number of a ghost
COLOUR = core.named("colour", "red", "orange", "yellow", "green", "blue", "purple", "white")
PIECE = core.numbers("piece", 1, 4)
KIND = core.named("kind", "jewels", "antiquities", "egypt", "bones", "space", "paintings", "sculptures")
SOUVENIR = core.named("souvenir", "mug", "postcard", "globe")
TRINKET = core.named("trinket", *(f"{kind}-{piece}" for kind in SOUVENIR.texts for piece in range(1, 6)))
TEAM = core.named("team", "smash-and-grabs", "singles", "twos", "threes", "fours")

#: Every plan there can be, by the first letters of its colours in ring order: smash, then r, o, … w, ro, ry, … pw, roy, … bpw, royg, … gbpw.
PLAN = core.named("plan", "smash", *("".join(name[0] for name in names) for size in range(1, 5) for names in combinations(COLOUR.texts, size)))
ROUND = core.numbers("round", 1, 11)
SIDE = core.named("side", "left", "right")
RESULT = core.named("result", "won", "drawn", "lost")

SEATS, COLOURS, PIECES, TRINKETS, TEAMS, PLANS, ROUNDS = len(SEAT), len(COLOUR), len(PIECE), len(TRINKET), len(TEAM), len(PLAN), len(ROUND)
SOUVENIRS = len(SOUVENIR)
SOUVENIR_PIECES = TRINKETS // SOUVENIRS
SMASH = 0  # the only plan of team 0
# The first plan of each type.
FIRST_SINGLE, FIRST_TWO, FIRST_THREE, FIRST_FOUR = 1, 8, 29, 64
NO_PLAN = -1

HAND = 6
GIVEN = 2  # plans handed on after a round, and left over after a deal
SOLO_HAND = 2
DEAL_ROUNDS = 4
NEW_TREASURES = 5
NEW_TRINKETS = 3
SET_OF = 4
ALL_PLANS = 72
FEWEST_PLANS = 42  # with two types left out. With as many the stack is shuffled once at most, however many play: memory reckons with that
MOST_COPIES = 2

#: The cells of `s.options`.
LEFT_OUT, GHOSTS, BRIBERY = range(3)

PL_1_1, PL_2_1, PL_2_2, PL_2_3, PL_2_5 = clause_numbers("PL-1.1", "PL-2.1", "PL-2.2", "PL-2.3", "PL-2.5")
PL_2_6, PL_2_7, PL_2_8, PL_2_9, PL_2_10, PL_2_11 = clause_numbers("PL-2.6", "PL-2.7", "PL-2.8", "PL-2.9", "PL-2.10", "PL-2.11")
PL_2_12, PL_3_1, PL_3_2, PL_3_4 = clause_numbers("PL-2.12", "PL-3.1", "PL-3.2", "PL-3.4")
PL_4_1, PL_4_2, PL_4_3 = clause_numbers("PL-4.1", "PL-4.2", "PL-4.3")
PL_R1, PL_R4, PL_R5, PL_R8, PL_R9 = clause_numbers("PL-R1", "PL-R4", "PL-R5", "PL-R8", "PL-R9")
PL_R10, PL_R11 = clause_numbers("PL-R10", "PL-R11")

# What may be done

ACTIONS = core.Actions()
CHOOSE = ACTIONS.verb("choose", plan=PLAN)
GIVE = ACTIONS.verb("give", plan=PLAN)
NAME = ACTIONS.verb("name", colour=COLOUR)
TAKE = ACTIONS.verb("take", trinket=TRINKET)
DRAW = ACTIONS.verb("draw")
PICK = ACTIONS.verb("pick", colour=COLOUR)
ADD = ACTIONS.verb("add", trinket=TRINKET)
DONE = ACTIONS.verb("done")

# What is asked

DECISIONS = core.Decisions()
CHOOSING = DECISIONS.kind("choose", sealed=True)  # a plan for this round
GIVING = DECISIONS.kind("give", sealed=True, whole=True)  # two plans for the neighbour, one action each
NAMING = DECISIONS.kind("name")  # the colour a smash-and-grab clears
TAKING = DECISIONS.kind("take")  # a trinket, open or from the pile
PICKING = DECISIONS.kind("pick")  # which tie is settled next (bribery)
OFFERING = DECISIONS.kind("offer", sealed=True, whole=True)  # trinkets for the tie, one action each, then done (bribery)

# What happened

EVENTS = core.Events()
WAS_LEFT_OUT = EVENTS.kind("left-out", team=TEAM)
BEGAN_DEAL = EVENTS.kind("began-deal", deal=None, count=None)
REFILLED = EVENTS.kind("refilled")
RESHUFFLED = EVENTS.kind("reshuffled", count=None)
WAS_DEALT = EVENTS.kind("dealt", secret=True, plan=PLAN)
UNCOVERED = EVENTS.kind("uncovered", colour=COLOUR, piece=PIECE, value=None)
SET_OUT = EVENTS.kind("set-out", trinket=TRINKET)
RAN_SHORT = EVENTS.kind("ran-short", count=None)
CHOSE = EVENTS.kind("chose", plan=PLAN)
SHOWED = EVENTS.kind("showed", ghost=GHOST, plan=PLAN)
NAMED = EVENTS.kind("named", ghost=GHOST, colour=COLOUR)
TOOK = EVENTS.kind("took", ghost=GHOST, colour=COLOUR, count=None, points=None)
CANCELLED = EVENTS.kind("cancelled", count=None)
TIED = EVENTS.kind("tied", team=TEAM, colour=COLOUR, count=None)
PICKED = EVENTS.kind("picked", colour=COLOUR)
SEALED = EVENTS.kind("sealed")
OFFERED = EVENTS.kind("offered", count=None)
LAID = EVENTS.kind("laid", trinket=TRINKET)
PAID = EVENTS.kind("paid", trinket=TRINKET)
STAYED_TIED = EVENTS.kind("stayed-tied", count=None)
TOOK_TRINKET = EVENTS.kind("took-trinket", ghost=GHOST, trinket=TRINKET)
DREW_TRINKET = EVENTS.kind("drew-trinket", ghost=GHOST, trinket=TRINKET)
GOT_TRINKET = EVENTS.kind("got-trinket", ghost=GHOST, trinket=TRINKET)
FOUND_NOTHING = EVENTS.kind("found-nothing", ghost=GHOST)
SET_ASIDE = EVENTS.kind("set-aside", plan=PLAN)
PASSED_ON = EVENTS.kind("passed-on", side=SIDE)
RECEIVED = EVENTS.kind("received", secret=True, giver=SEAT, plan=PLAN)
DISCARDED = EVENTS.kind("discarded", plan=PLAN)
SCORED = EVENTS.kind("scored", ghost=GHOST, points=None, pieces=None, sets=None)
SOLO_ENDED = EVENTS.kind("solo-ended", result=RESULT, margin=None)

COMPONENTS = (
    core.Pieces("plan", ("plan",), offered=(WAS_DEALT,), taken=(SHOWED,), copies="plans"),
    core.Pieces("treasure", ("colour", "piece"), offered=(UNCOVERED,)),
    core.Pieces("colour", ("colour",), taken=(TOOK,)),
    core.Pieces("trinket", ("trinket",), offered=(SET_OUT,), taken=(TOOK_TRINKET, DREW_TRINKET, GOT_TRINKET), copies="trinket_copies"),
)

# The steps of a round, in order
OPEN, REVEAL, ACT, SETTLE, COMPARE, CONSOLE, CLEAR_UP, PASS_ON = range(8)
