"""What is in the box of The Plan, copied from the ledger, and what somebody may own of it."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "white")
LETTER = dict(zip("roygbpw", COLOURS, strict=True))
TEAMS = ("smash-and-grabs", "singles", "twos", "threes", "fours")
CARDS = {
    "smash-and-grabs": "smash " * 16,
    "singles": "R O Y G B P W R O Y G B P W",
    "twos": "RO OY YG GB BP PW RW RY OG YB GP BW RP OW",
    "threes": "OYB YGP GBW RBP OPW RYW ROG GPW RBW ROP OYW RYG OGB YBP",
    "fours": "RGPW ROBW ROYP OYGW RYGB OGBP YBPW ROYB OYGP YGBW RGBP OBPW RYPW ROGW",
}
TREASURES = [(colour, piece) for colour in COLOURS for piece in (1, 2, 3, 4)] * 2
TRINKETS = [f"{kind}-{piece}" for kind in ("mug", "postcard", "globe") for piece in range(1, 6)] * 2

Treasure = tuple[str, int]  # a piece is worth its number


@dataclass
class Hand:
    """Somebody at the table, a player or a ghost, and all that is his."""

    plans: list[str] = field(default_factory=list)
    treasures: list[Treasure] = field(default_factory=list)
    trinkets: list[str] = field(default_factory=list)

    def wealth(self) -> tuple[int, int]:
        return len(self.treasures), len(self.trinkets)


def team(plan: str) -> int:
    return 0 if plan == "smash" else len(plan)


def specialists(plan: str) -> list[str]:
    return [] if plan == "smash" else [LETTER[letter] for letter in plan]


def treasure_sets(treasures: Iterable[Treasure]) -> int:
    owned = Counter(treasures)
    return sum(min(owned[colour, piece] for piece in (1, 2, 3, 4)) for colour in COLOURS)


def trinket_sets(trinkets: Iterable[str]) -> int:
    """Lay out a set of the four that are there most often, again and again."""
    owned, sets = Counter(trinkets), 0
    for kind in ("mug", "postcard", "globe"):
        counts = [owned[f"{kind}-{piece}"] for piece in range(1, 6)]
        while sum(count > 0 for count in counts) >= 4:
            counts.sort(reverse=True)
            counts = [count - 1 for count in counts[:4]] + counts[4:]
            sets += 1
    return sets
