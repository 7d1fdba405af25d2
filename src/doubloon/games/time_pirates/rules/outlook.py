"""What a position promises, for bots that look a few turns ahead: contracts score again every year, and loot is there to be sold."""

from doubloon.core import OVER, Grid, rule
from doubloon.games.time_pirates.rules.end import count_points
from doubloon.games.time_pirates.rules.pieces import COLOURS, REVEAL, SIZES, WHITE, YEARS
from doubloon.games.time_pirates.rules.state import State

# In hundredths of a point, for each year that a sale would still score in
LOOSE = 35  # an artifact that completes nothing yet
SALE = 85  # a point of a contract that can be paid
JOKER = 80  # a white artifact


@rule()
def value(s: State, out: Grid) -> None:
    count_points(s, out)
    later = YEARS - s.year if s.step != REVEAL and s.step != OVER else -1
    sellable = 100 * (later + 1) - years_part(s)
    for seat in range(s.players):
        out[seat][0] *= 100
        if later >= 0:
            out[seat][0] += 100 * later * s.worth[seat] + loot_value(s, seat) * sellable // 100


@rule()
def years_part(s: State) -> int:
    """How much of the year is over, in hundredths: what is loot now may not be sold in time."""
    return 70 * (s.track[0] + s.track[1]) // (s.squares + 1)


@rule()
def loot_value(s: State, seat: int) -> int:
    worth = JOKER * s.loot[seat][WHITE]
    for colour in range(COLOURS):
        have = s.sets[seat][colour]
        best = LOOSE * have
        for size in range(1, min(have, SIZES) + 1):
            contract = colour * SIZES + size - 1
            if s.bazaar[contract] > 0:
                best = max(best, SALE * s.value[contract] + LOOSE * (have - size))
        worth += best
    return worth
