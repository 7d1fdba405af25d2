"""Phase 2B: watchdogs against goblins."""

from doubloon.core import NOBODY, Grid, rule, show, tell
from doubloon.games.treasure_hunter.rules.cards import called_cards, drop_first, lay, lies_before
from doubloon.games.treasure_hunter.rules.pieces import (
    DOG,
    DOGS,
    FIRST_DOG,
    FLED,
    GAINED,
    GOBLIN_TILE,
    GUARDED,
    LAID,
    NOTHING,
    ROBBED,
    SPACES,
    SPARED,
    TH_4_2,
    TH_4_3,
    TH_4_4,
    TH_4_5,
    TH_4_6,
    TH_R8,
    TH_R9,
)
from doubloon.games.treasure_hunter.rules.state import State


@rule("TH-4.2")
def guard(s: State, log: Grid) -> None:
    """Everybody lays out his watchdogs."""
    show(s)
    for seat in range(s.players):
        s.guard[seat] = 0
        count = called_cards(s, seat)
        for i in range(count):
            card = s.hand[seat][i]
            lay(s, seat, card)
            s.guard[seat] += s.paws[card - FIRST_DOG]
            s.feats[seat][DOG] += 1
            tell(log, LAID, TH_4_2, seat, card)
        drop_first(s, seat, count)
        tell(log, GUARDED, TH_4_2, seat, s.guard[seat])
    s.called += 1


@rule("TH-4.3", "TH-R7", "TH-R8")
def sneak_in(s: State, log: Grid) -> None:
    """The goblins steal, from top to bottom."""
    for space in range(SPACES):
        for seat in range(s.players):
            if s.guard[seat] < s.goblin_paws[s.lair[space]] and s.scared[seat] == 0:
                rob(s, seat, space, log)


@rule("TH-4.3", "TH-4.4", "TH-R8")
def rob(s: State, seat: int, space: int, log: Grid) -> None:
    goblin = s.lair[space]
    loot = min(s.goblin_coins[goblin], s.coins[seat])
    s.coins[seat] -= loot
    s.hoard[space] += loot
    if loot == 0:
        tell(log, SPARED, TH_4_4, seat, goblin)
    elif loot < s.goblin_coins[goblin]:
        tell(log, ROBBED, TH_R8, seat, goblin, loot)
    else:
        tell(log, ROBBED, TH_4_3, seat, goblin, loot)


@rule("TH-4.5", "TH-R7", "TH-R9")
def drive_away(s: State, log: Grid) -> None:
    """The best guard gains the goblins it kept at bay; the others leave the game."""
    best = best_guard(s)
    paws = 0 if best == NOBODY else s.guard[best]
    gained_by = TH_4_6 if is_drawn(s, paws) else TH_4_5
    fled_by = TH_R9 if paws == 0 else TH_4_5
    for space in range(SPACES):
        goblin = s.lair[space]
        if paws > 0 and paws >= s.goblin_paws[goblin]:
            s.coins[best] += s.hoard[space]
            s.goblins[best] += 1
            s.feats[best][GOBLIN_TILE] += 1
            tell(log, GAINED, gained_by, best, goblin, s.hoard[space])
        else:
            tell(log, FLED, fled_by, NOBODY, goblin, s.hoard[space])
        s.lair[space] = NOTHING
        s.hoard[space] = 0


@rule("TH-4.5", "TH-4.6", "TH-R9", "TH-R16")
def best_guard(s: State) -> int:
    """The seat with the highest paw total, of equals the better watchdogs, then the first from the dealer on; NOBODY without watchdogs."""
    best = NOBODY
    for turn in range(s.players):
        seat = (s.dealer + turn) % s.players
        if s.guard[seat] > 0 and (best == NOBODY or s.guard[seat] > s.guard[best] or (s.guard[seat] == s.guard[best] and has_better_dogs(s, seat, best))):
            best = seat
    return best


@rule("TH-4.6")
def is_drawn(s: State, paws: int) -> bool:
    """Whether several have this paw total."""
    count = 0
    for seat in range(s.players):
        if s.guard[seat] == paws:
            count += 1
    return count > 1


@rule("TH-4.6", "TH-R16")
def has_better_dogs(s: State, seat: int, rival: int) -> bool:
    """Compare the best watchdogs, then the second best, and so on; having none left is worse."""
    mine = NOTHING
    theirs = NOTHING
    for _ in range(DOGS):
        mine = next_dog(s, seat, mine)
        theirs = next_dog(s, rival, theirs)
        if mine == NOTHING or theirs == NOTHING:
            return theirs == NOTHING and mine != NOTHING
        if s.discipline[mine] != s.discipline[theirs]:
            return s.discipline[mine] > s.discipline[theirs]
    return False


@rule("TH-4.6", "TH-R16")
def next_dog(s: State, seat: int, before: int) -> int:
    """The watchdog of this seat that comes after that one in order of discipline, of equals by number; NOTHING: the first, or none left."""
    found = NOTHING
    for dog in range(DOGS):
        if lies_before(s, seat, FIRST_DOG + dog) and (before == NOTHING or is_after(s, dog, before)) and (found == NOTHING or is_after(s, found, dog)):
            found = dog
    return found


@rule("TH-R16")
def is_after(s: State, dog: int, other: int) -> bool:
    return s.discipline[dog] < s.discipline[other] or (s.discipline[dog] == s.discipline[other] and dog > other)
