"""What is in the box, by name: cards, tiles, clauses, actions, questions, events, steps and the places a card can be in."""

from doubloon import core
from doubloon.core import clause_numbers, rule

SEAT = core.seats(6)
COLOUR = core.named("colour", "blue", "green", "red")
LOCATION = core.named("location", "mountain", "jungle", "cave")  # where the adventurers of each colour hunt
STACK = core.named("stack", "max", "min")  # hard to find, easy to find
STRENGTH = core.numbers("strength", 1, 12)
METAL = core.named("metal", "copper", "silver", "gold")
WATCHDOG = core.numbers("watchdog", 1, 12)
GOBLIN = core.numbers("goblin", 1, 22)
SPACE = core.numbers("space", 1, 3)  # for goblins, top to bottom
WAY = core.named("way", "left", "right")
DEED = core.named(
    "deed",
    *("companion-blue", "companion-green", "companion-red"),
    *("flaming-sword", "troll-hammer", "heavy-backpack", "mystery-mule", "scaregoblin", "sleeping-potion"),
)

# Cards are numbered in the order in which they are laid out, so a sorted hand starts with those that are laid out next.
ADVENTURERS = tuple(f"{colour}-{strength}" for colour in COLOUR.texts for strength in STRENGTH.texts)
WATCHDOGS = tuple(f"watchdog-{number}" for number in WATCHDOG.texts)
COINS = tuple(f"{metal}-{copy}" for metal in METAL.texts for copy in range(1, 5))
TRICKS = (*DEED.texts[:3], *(f"{deed}-{copy}" for deed in DEED.texts[3:] for copy in range(1, 4)))
CARD = core.named("card", *ADVENTURERS, *WATCHDOGS, *COINS, *TRICKS)
TRICK = core.named("card", *TRICKS)  # the action cards alone: what can be played

ARTIFACTS = (
    *("sun-crown", "dragon-egg", "royal-scepter", "golden-idol", "jade-mask", "pearl-necklace", "silver-chalice", "ruby-ring", "ivory-horn"),
    *("emerald-amulet", "jewelled-dagger", "crystal-skull", "amber-brooch", "bronze-shield", "opal-earrings", "marble-bust", "music-box"),
    *("pocket-watch", "silk-fan", "brass-compass", "spyglass", "clay-jug", "tin-whistle", "glass-bead", "lucky-penny"),
    *("old-shoe", "rotten-egg", "cracked-pot", "moth-eaten-cloak", "cursed-doll"),  # the negative ones
)
YELLOW_SCROLLS = (
    *("rope-team", "strong-team", "fire-team"),  # a blue, green, red adventurer
    *("three-paths", "beginners-luck", "heroes-welcome"),  # a set of three colours, a weak adventurer, a strong one
    *("dog-treat", "money-pouch", "bag-of-tricks", "goblin-bounty"),  # a watchdog, a coin card, an action card, a goblin tile gained
)
GRAY_SCROLLS = ("goblin-lore", "collectors-pride")  # for each goblin tile, for each artifact
TREASURE = core.named("treasure", *ARTIFACTS, *YELLOW_SCROLLS, *GRAY_SCROLLS)
SCROLL = core.named("treasure", *YELLOW_SCROLLS)  # the yellow ones alone: what can be used

SEATS, CARDS, LOCATIONS, SPACES, GOBLINS = len(SEAT), len(CARD), len(LOCATION), len(SPACE), len(GOBLIN)
STRENGTHS, DOGS, TREASURES, SCROLLS = len(STRENGTH), len(WATCHDOG), len(TREASURE), len(SCROLL)
FIRST_DOG = len(ADVENTURERS)
FIRST_COIN = FIRST_DOG + len(WATCHDOGS)
FIRST_TRICK = FIRST_COIN + len(COINS)
COIN_COPIES, TRICK_COPIES = 4, 3
FIRST_YELLOW = len(ARTIFACTS)
FIRST_GRAY = FIRST_YELLOW + len(YELLOW_SCROLLS)
BLUE, GREEN, RED = range(3)
MAX, MIN = range(2)
# Deeds: companions first, one for each colour
COMPANION, SWORD, HAMMER, BACKPACK, MULE, SCAREGOBLIN, POTION = 0, 3, 4, 5, 6, 7, 8
# Yellow scrolls: what they pay for; the first three are the colours
SET, WEAK, STRONG, DOG, COIN, TRICK_CARD, GOBLIN_TILE = range(3, 10)
GOBLIN_LORE, COLLECTORS_PRIDE = FIRST_GRAY, FIRST_GRAY + 1
NOTHING = -1  # no card, no tile

ROUNDS = 5
TURNS = 9  # of a draft
PACKET_CARDS = 10  # the most cards a packet can hold: nine, and with two players the one drawn to it
MULES = TRICK_COPIES
HAND_CARDS = TURNS + MULES

# What is laid out, in order: the three colours, watchdogs, coin cards, action cards
CALL_DOGS, CALL_COINS, CALL_TRICKS = range(3, 6)

# Where a card came from this round. This is finer than where it is, for memory needs to know who had it when.
DECK = 0  # the draw pile, or with two players a personal pile: nobody has looked at it, so no pile has cards of its own
FOUND = 1  # turned up by a Mule before everybody's eyes
PACKET = 2  # + the number of the packet
DRAWN = PACKET + SEATS  # + the number of the unseen draw by a Mule in this round
# + 4 * (seat + SEATS * turn) + 2 if it was set aside + 1 if it is fresh: drawn from the personal pile in that turn, after the first.
TAKEN = DRAWN + 4  # a multiple of 4, so that these are bits of the place
ASIDE, FRESH = 2, 1

TH_1_2, TH_1_3, TH_1_4, TH_2_1, TH_2_2, TH_2_3, TH_2_4 = clause_numbers("TH-1.2", "TH-1.3", "TH-1.4", "TH-2.1", "TH-2.2", "TH-2.3", "TH-2.4")
TH_3_1, TH_3_2, TH_3_3, TH_3_4, TH_3_6 = clause_numbers("TH-3.1", "TH-3.2", "TH-3.3", "TH-3.4", "TH-3.6")
TH_4_1, TH_4_2, TH_4_3, TH_4_4, TH_4_5, TH_4_6 = clause_numbers("TH-4.1", "TH-4.2", "TH-4.3", "TH-4.4", "TH-4.5", "TH-4.6")
TH_5_1, TH_6_1, TH_6_3, TH_7_1 = clause_numbers("TH-5.1", "TH-6.1", "TH-6.3", "TH-7.1")
TH_R1, TH_R2, TH_R3, TH_R5, TH_R6, TH_R8, TH_R9 = clause_numbers("TH-R1", "TH-R2", "TH-R3", "TH-R5", "TH-R6", "TH-R8", "TH-R9")
TH_R11, TH_R12, TH_R13, TH_R15 = clause_numbers("TH-R11", "TH-R12", "TH-R13", "TH-R15")

ACTIONS = core.Actions()
KEEP = ACTIONS.verb("keep", card=CARD)
DISCARD = ACTIONS.verb("discard", card=CARD)
PLAY = ACTIONS.verb("play", card=TRICK)
SLEEP = ACTIONS.verb("sleep", strength=STRENGTH)
PASS = ACTIONS.verb("pass")
USE = ACTIONS.verb("use", scroll=SCROLL)
DONE = ACTIONS.verb("done")

DECISIONS = core.Decisions()
KEEPING = DECISIONS.kind("keep", sealed=True)  # three players or more: one `keep`
SORTING = DECISIONS.kind("sort", sealed=True, whole=True)  # two players: `keep`, then `discard`
PLAYING = DECISIONS.kind("play")  # at a location: one `play`, or `pass`
NAMING = DECISIONS.kind("name")  # who played the Sleeping Potion: `sleep`
SCARING = DECISIONS.kind("scare")  # before the goblins: one `play`, or `pass`
USING = DECISIONS.kind("use", sealed=True, whole=True)  # yellow scrolls: any number of `use`, then `done`

EVENTS = core.Events()
BEGAN = EVENTS.kind("began", number=None)  # a round; seat: its dealer
REVEALED = EVENTS.kind("revealed", treasure=TREASURE, location=LOCATION, stack=STACK)
DISCARDED = EVENTS.kind("discarded", treasure=TREASURE)  # a yellow scroll drawn for round 5
RAN_DRY = EVENTS.kind("ran-dry", stack=STACK)
APPEARED = EVENTS.kind("appeared", goblin=GOBLIN, space=SPACE, paws=None, coins=None)
RECEIVED = EVENTS.kind("received", secret=True, card=CARD)  # a card of the packet, dealt or handed on
PICKED_UP = EVENTS.kind("picked-up", secret=True, card=CARD)  # from the personal pile
KEPT = EVENTS.kind("kept", card=CARD)
SET_ASIDE = EVENTS.kind("set-aside", card=CARD)
HANDED_ON = EVENTS.kind("handed-on", way=WAY, count=None)
LAID = EVENTS.kind("laid", card=CARD)
STANDS = EVENTS.kind("stands", total=None)  # at the location, after laying out and after each card that changes it
PLAYED = EVENTS.kind("played", card=CARD)
SLEPT = EVENTS.kind("slept", card=CARD)
DREW = EVENTS.kind("drew", card=CARD)  # by a Mule, unseen by the others
JOINED = EVENTS.kind("joined", card=CARD)  # found by a Mule
WASTED = EVENTS.kind("wasted", card=CARD)  # found by a Mule too late
PASSED = EVENTS.kind("passed")
CAPTURED = EVENTS.kind("captured", treasure=TREASURE, location=LOCATION, stack=STACK)
LEFT = EVENTS.kind("left", treasure=TREASURE, location=LOCATION, stack=STACK)
GUARDED = EVENTS.kind("guarded", paws=None)
ROBBED = EVENTS.kind("robbed", goblin=GOBLIN, coins=None)
SPARED = EVENTS.kind("spared", goblin=GOBLIN)  # had no coins
GAINED = EVENTS.kind("gained", goblin=GOBLIN, coins=None)
FLED = EVENTS.kind("fled", goblin=GOBLIN, coins=None)
COLLECTED = EVENTS.kind("collected", coins=None)
READY = EVENTS.kind("ready")
USED = EVENTS.kind("used", treasure=TREASURE, coins=None)
COUNTED = EVENTS.kind("counted", scrolls=None, artifacts=None, goblins=None, coins=None)
SCORED = EVENTS.kind("scored", points=None)

COMPONENTS = (
    core.Pieces("treasure", ("treasure",), offered=(REVEALED,), taken=(CAPTURED,), copies="copies"),
    core.Pieces("card", ("card",), offered=(RECEIVED, PICKED_UP), taken=(KEPT,), copies="boxed"),
    core.Pieces("goblin", ("goblin",), offered=(APPEARED,), taken=(GAINED,)),
)

# The steps of a round, in order
DEAL, DRAFT, LAY_OUT, REACT, CAPTURE, SCARE, GUARD, COLLECT, REWARD, PREPARE = range(10)


@rule("TH-2.2", "TH-2.4")
def taken(seat: int, turn: int) -> int:
    """The place of the card that this seat kept in this turn of the draft; + ASIDE of the one it set aside."""
    return TAKEN + 4 * (seat + SEATS * turn)


@rule("TH-3.1", "TH-4.2", "TH-5.1")
def call_of(card: int) -> int:
    """Which call a card is laid out at: its colour, or CALL_DOGS, CALL_COINS, CALL_TRICKS."""
    return min(card // STRENGTHS, CALL_TRICKS)


@rule("TH-R2")
def deed_of(card: int) -> int:
    """What an action card does."""
    trick = card - FIRST_TRICK
    return trick if trick < SWORD else SWORD + (trick - SWORD) // TRICK_COPIES


@rule("TH-3.2")
def after(seat: int, players: int) -> int:
    """The next seat clockwise. (Rather than `%`, which takes as long as all the rest of a pass.)"""
    return seat + 1 if seat + 1 < players else 0
