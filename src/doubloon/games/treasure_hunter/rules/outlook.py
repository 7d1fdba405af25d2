"""What a position promises, for bots that look a few turns ahead: the round as it would end if all laid out now what they hold."""

from doubloon.core import NOBODY, Grid, rule
from doubloon.games.treasure_hunter.rules.journeys import points
from doubloon.games.treasure_hunter.rules.pieces import (
    CALL_COINS,
    CALL_DOGS,
    COIN_COPIES,
    COLLECTORS_PRIDE,
    FIRST_COIN,
    FIRST_DOG,
    FIRST_GRAY,
    FIRST_TRICK,
    FIRST_YELLOW,
    LOCATIONS,
    NOTHING,
    ROUNDS,
    SPACES,
    call_of,
)
from doubloon.games.treasure_hunter.rules.state import State
from doubloon.games.treasure_hunter.rules.treasures import total_of

# In hundredths of a point
STRENGTH = 15  # of an adventurer, whatever it captures
PAW = 40
TRICK = 120  # an action card not played yet
TIMES = 2  # how often a yellow scroll counts


@rule()
def value(s: State, out: Grid) -> None:
    for seat in range(s.players):
        out[seat][0] = 100 * points(s, seat) + scrolls_worth(s, seat) + hand_worth(s, seat)
    for location in range(LOCATIONS):
        if s.hard[location] != NOTHING or s.easy[location] != NOTHING:
            expect_capture(s, location, out)
    if s.called <= CALL_DOGS:
        expect_goblins(s, out)


@rule()
def scrolls_worth(s: State, seat: int) -> int:
    """Yellow scrolls not used yet."""
    worth = 0
    if s.journey < ROUNDS or s.called <= CALL_COINS:
        for treasure in range(FIRST_YELLOW, FIRST_GRAY):
            worth += 100 * TIMES * s.treasures[seat][treasure] * s.worth[treasure]
    return worth


@rule()
def hand_worth(s: State, seat: int) -> int:
    worth = 0
    for i in range(s.hand_count[seat]):
        card = s.hand[seat][i]
        if card < FIRST_DOG:
            worth += STRENGTH * s.strength[card]
        elif card < FIRST_COIN:
            worth += PAW * s.paws[card - FIRST_DOG]
        elif card < FIRST_TRICK:
            worth += 100 * s.pays[(card - FIRST_COIN) // COIN_COPIES]
        else:
            worth += TRICK
    return worth


@rule()
def expect_capture(s: State, location: int, out: Grid) -> None:
    """The treasures of a location go to the strongest and the weakest party."""
    first = NOBODY
    last = NOBODY
    most = 0
    least = 1_000
    for seat in range(s.players):
        strength = party_of(s, seat, location)
        if strength > most:
            most = strength
            first = seat
        if 0 < strength < least:
            least = strength
            last = seat
    if first != NOBODY:
        out[first][0] += treasure_worth(s, first, s.hard[location])
        out[last][0] += treasure_worth(s, last, s.easy[location])


@rule()
def party_of(s: State, seat: int, location: int) -> int:
    """How strong a party is that lies out, or would."""
    if s.called > location:
        return total_of(s, seat) if s.site == location else 0
    strength = 0
    for i in range(s.hand_count[seat]):
        if call_of(s.hand[seat][i]) == location:
            strength += s.strength[s.hand[seat][i]]
    return strength


@rule()
def treasure_worth(s: State, seat: int, treasure: int) -> int:
    if treasure == NOTHING:
        return 0
    if treasure < FIRST_YELLOW:
        return 100 * s.worth[treasure]
    if treasure < FIRST_GRAY:
        return 100 * TIMES * s.worth[treasure]
    return 100 * s.worth[treasure] * (4 if treasure == COLLECTORS_PRIDE else 1 + s.goblins[seat])


@rule()
def expect_goblins(s: State, out: Grid) -> None:
    """Goblins rob those whose dogs are too few; the best guard gets what they have."""
    best = NOBODY
    most = 0
    for seat in range(s.players):
        paws = paws_of(s, seat)
        if paws > most:
            most = paws
            best = seat
    for space in range(SPACES):
        goblin = s.lair[space]
        if goblin != NOTHING:
            hoard = s.hoard[space]
            for seat in range(s.players):
                if s.scared[seat] == 0 and paws_of(s, seat) < s.goblin_paws[goblin]:
                    loot = min(s.coins[seat], s.goblin_coins[goblin])
                    hoard += loot
                    out[seat][0] -= 100 * loot
            if best != NOBODY and most >= s.goblin_paws[goblin]:
                out[best][0] += 100 * (hoard + 1)


@rule()
def paws_of(s: State, seat: int) -> int:
    paws = 0
    for i in range(s.hand_count[seat]):
        card = s.hand[seat][i]
        if FIRST_DOG <= card < FIRST_COIN:
            paws += s.paws[card - FIRST_DOG]
    return paws
