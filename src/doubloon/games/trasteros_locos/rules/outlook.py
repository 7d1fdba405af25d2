"""What a position promises, for bots that look a few turns ahead: cubes buy rooms, and cards of other collections can be changed into cubes."""

from doubloon.core import Grid, rule
from doubloon.games.trasteros_locos.rules.end import score
from doubloon.games.trasteros_locos.rules.pieces import BRONZE, COLLECTIONS, GLASS, GOLD, JUNK, MATERIALS, SILVER
from doubloon.games.trasteros_locos.rules.state import State

JUNK_WORTH = 12  # hundredths of a point, like all that follows


@rule()
def value(s: State, out: Grid) -> None:
    score(s, out)
    for seat in range(s.players):
        out[seat][0] = 100 * out[seat][0] + JUNK_WORTH * s.hand[seat][JUNK]
        for material in range(MATERIALS):
            foreign = s.held[seat][material] - s.hand[seat][material * COLLECTIONS + s.collector[seat]]
            out[seat][0] += cube_worth(material) * s.cubes[seat][material] + card_worth(material) * foreign


@rule()
def cube_worth(material: int) -> int:
    """The better they are the more rooms they win, and gold protects what is in them."""
    if material == GLASS:
        return 30
    if material == BRONZE:
        return 65
    return 140 if material == SILVER else 300


@rule()
def card_worth(material: int) -> int:
    """Of another collection: less than the cube one gets for it; but two gold cards are a badge."""
    return 350 if material == GOLD else cube_worth(material) * 2 // 3
