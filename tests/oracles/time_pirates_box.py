"""What is in the box of Time Pirates, copied from the ledger, what somebody may own of it, and how it is paid with."""

from collections import Counter
from dataclasses import dataclass, field

COLOURS = ("blue", "green", "orange", "purple", "red")
SITES = {1000: 3, 1200: 4, 1400: 4, 1600: 5, 1800: 5, 2000: 6, 2200: 7}
PATHS = {1000: (1600, 2000), 1200: (1400, 1800), 1400: (2000, 2200), 1600: (2200, 2000), 1800: (1400, 1600), 2000: (1800, 2200), 2200: (1000, 1200)}
ARTIFACTS = Counter({f"{colour}-{symbol}": count for colour in COLOURS for symbol, count in (("plain", 8), ("atomic", 4), ("arrow", 2))} | {"white": 6})
FEW_ARTIFACTS = Counter({f"{colour}-{symbol}": count for colour in COLOURS for symbol, count in (("plain", 4), ("atomic", 1), ("arrow", 1))} | {"white": 6})
POINTS = {f"{colour}-{cost}": points for colour in COLOURS for cost, points in ((2, 2), (3, 3), (4, 4), (5, 6), (6, 7))}
POINTS |= {"white-3": 2, "white-4": 3, "white-5": 4}
CONTRACTS = Counter({name: 4 if name.startswith("white") else 1 for name in POINTS})
POLICE_TOKENS = Counter({1: 5, 2: 5})
TOKENS_OF_A_YEAR = 8
ORDER = list(ARTIFACTS)  # in which a payment is laid down


@dataclass
class Pirate:
    """Somebody at the table, and all that is his."""

    epoch: int = 0
    loot: Counter[str] = field(default_factory=Counter)
    contracts: Counter[str] = field(default_factory=Counter)
    points: int = 0
    assigned: Counter[tuple[str, str]] = field(default_factory=Counter)

    def of(self, colour: str) -> int:
        return sum(count for token, count in self.loot.items() if colour_of(token) == colour)

    def worth(self) -> int:
        return sum(POINTS[name] * count for name, count in self.contracts.items())

    def coloured(self) -> list[str]:
        """The colours in which he has a coloured contract."""
        return [colour for colour in COLOURS if any(count and colour_of(name) == colour for name, count in self.contracts.items())]

    def value(self, colour: str) -> int:
        own = sum(POINTS[name] * count for name, count in self.contracts.items() if colour_of(name) == colour)
        return own + sum(POINTS[name] * count for (name, onto), count in self.assigned.items() if onto == colour)


def colour_of(name: str) -> str:
    return name.partition("-")[0]


def cost(contract: str) -> int:
    return int(contract.rpartition("-")[2])


def next_payments(contract: str, loot: Counter[str], paid: list[str]) -> list[str]:
    """The tokens that may be laid down next, so that in the end exactly the price has been paid."""
    possible = []
    for token in ORDER:
        if loot[token] == 0 or (paid and ORDER.index(token) < ORDER.index(paid[-1])):
            continue
        colour = colour_of(token)
        if colour != "white":
            if colour_of(contract) not in ("white", colour):
                continue
            if colour_of(contract) == "white" and paid and colour_of(paid[-1]) == colour:
                continue
        left, after = loot - Counter([token]), [*paid, token]
        if len(after) == cost(contract) or (len(after) < cost(contract) and next_payments(contract, left, after)):
            possible.append(token)
    return possible
