"""The bots by name, and what makes one stronger than another."""

from typing import NamedTuple

from doubloon.bots.guests import guests
from doubloon.bots.knobs import GREEDY, GUEST, RANDOM, SEARCH
from doubloon.core.errors import BadSetup

#: Nodes of all trees together, 56 bytes each: a search takes 7 MB. When they are used up the trees stop growing.
MOST_NODES = 1 << 17


class Level(NamedTuple):
    """A bot: how it decides, and what it may spend on a decision."""

    kind: int
    simulations: int = 0
    seconds: float = 0.0
    trees: int = 0  # 0: each seat has its own; 1: one for all; more: so many for all, each of a world of its own
    explore: int = 250  # thousandths: what actions differ by is small beside a whole victory
    depth: int = 0
    guided: int = 0
    estimate: int = 0
    margin: int = 100  # thousandths of a reward
    noise: int = 0

    def knobs(self, pace: int = 1) -> list[int]:
        """The row of numbers that the bot's code reads; a `pace` above 1 divides the budget."""
        budget = max(1, self.simulations // pace)
        return [self.kind, budget, self.trees, self.explore, self.depth, self.guided, self.estimate, self.margin, self.noise]


#: The bots by name: the yardsticks, then the levels from gentle to strong.
BOTS = {
    "random": Level(RANDOM),
    "greedy": Level(GREEDY, estimate=1),
    "ismcts-plain": Level(SEARCH, 20_000, 3.0, trees=1, explore=700, margin=0),
    "novice": Level(SEARCH, 120, 0.1, depth=1, estimate=1, noise=150),
    "casual": Level(SEARCH, 1_000, 0.1, depth=3, guided=100, estimate=1, noise=50),
    "strong": Level(SEARCH, 8_000, 1.0, depth=3, guided=100, estimate=1),
    "expert": Level(SEARCH, 20_000, 3.0, depth=3, guided=100, estimate=1),
}
#: Experts that grow other trees: what ours are measured by, and not offered to people.
ALTERNATIVES = {
    "expert-one-tree": BOTS["expert"]._replace(trees=1),
    "expert-worlds": BOTS["expert"]._replace(trees=20),
}


def bot_names() -> list[str]:
    """The names of all bots, those of other packages last."""
    return list(dict.fromkeys([*BOTS, *guests()]))


def level(name: str) -> Level:
    """The bot of this name."""
    if found := BOTS.get(name) or ALTERNATIVES.get(name):
        return found
    if name not in guests():
        raise BadSetup(f"there is no bot {name!r}: choose one of {', '.join(bot_names())}")
    return Level(GUEST)
