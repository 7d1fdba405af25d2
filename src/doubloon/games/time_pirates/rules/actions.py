"""Standard actions, and special ones."""

from doubloon.core import Grid, rule, tell
from doubloon.games.time_pirates.rules.loot import discard, gain, part_with
from doubloon.games.time_pirates.rules.pieces import (
    ARROW,
    COLOURS,
    FIRST_WHITE,
    JUMPED,
    LANDED,
    LANDING,
    MOVED,
    NOTHING,
    PAID,
    PAYING,
    SIZES,
    SOLD,
    SYMBOLS,
    TOOK,
    TP_5_1,
    TP_5_2,
    TP_5_3,
    TP_5_4,
    TP_6_1,
    TP_6_2,
    TRADED,
    WHITE,
    arrow,
    atomic,
)
from doubloon.games.time_pirates.rules.state import State

# Standard actions


@rule("TP-1.6", "TP-5.1")
def move(s: State, seat: int, path: int, log: Grid) -> None:
    s.pirate[seat] = s.exits[s.pirate[seat]][path]
    s.left -= 1
    tell(log, MOVED, TP_5_1, seat, path, s.pirate[seat])


@rule("TP-5.2", "TP-R13")
def take(s: State, seat: int, artifact: int, log: Grid) -> None:
    epoch = s.pirate[seat]
    s.lying[epoch][artifact] -= 1
    s.vacant[epoch] += 1
    gain(s, seat, artifact)
    s.worked = 1
    s.left -= 1
    tell(log, TOOK, TP_5_2, seat, artifact, epoch)


@rule("TP-5.4", "TP-R5")
def cost(contract: int) -> int:
    return contract % SIZES + 1


@rule("TP-5.4", "TP-R5")
def can_pay(s: State, seat: int, contract: int) -> bool:
    have = s.loot[seat][WHITE]
    if contract < FIRST_WHITE:
        have += s.sets[seat][contract // SIZES]
    else:
        for colour in range(COLOURS):
            have += min(s.sets[seat][colour], 1)
    return have >= cost(contract)


@rule("TP-5.2", "TP-5.3", "TP-R8")
def can_take_or_sell(s: State, seat: int) -> bool:
    epoch = s.pirate[seat]
    if s.vacant[epoch] < s.sites[epoch]:
        return True
    for contract in range(len(s.bazaar)):
        if s.bazaar[contract] > 0 and can_pay(s, seat, contract):
            return True
    return False


@rule("TP-5.3")
def sell(s: State, seat: int, contract: int, log: Grid) -> None:
    s.selling = contract
    s.due = cost(contract)
    s.lowest = 0
    settle_bill(s, seat, log)


@rule("TP-5.4", "TP-R5")
def pay(s: State, seat: int, artifact: int, log: Grid) -> None:
    """Of a white contract the next artifact must be of a later colour, or white."""
    discard(s, seat, artifact)
    s.due -= 1
    s.lowest = artifact if s.selling < FIRST_WHITE or artifact == WHITE else (artifact // SYMBOLS + 1) * SYMBOLS
    tell(log, PAID, TP_5_4, seat, artifact)


@rule("TP-5.4", "TP-R5")
def payable(s: State, seat: int) -> int:
    """A bit for each artifact that can be paid next, so that the rest can be paid with it or with later ones."""
    loot = s.loot[seat]
    room = loot[WHITE]
    artifacts = 1 << WHITE if room >= s.due else 0
    if s.selling < FIRST_WHITE:
        first = s.selling // SIZES * SYMBOLS
        for artifact in range(first + SYMBOLS - 1, max(first, s.lowest) - 1, -1):
            room += loot[artifact]
            if loot[artifact] > 0 and room >= s.due:
                artifacts |= 1 << artifact
    else:
        for first in range(WHITE - SYMBOLS, s.lowest - 1, -SYMBOLS):
            if s.sets[seat][first // SYMBOLS] > 0:
                room += 1
                for artifact in range(first, first + SYMBOLS):
                    if loot[artifact] > 0 and room >= s.due:
                        artifacts |= 1 << artifact
    return artifacts


@rule("TP-5.3", "TP-5.4", "TP-R5")
def settle_bill(s: State, seat: int, log: Grid) -> None:
    """Pay what can be paid in one way only; ask where there is a choice, and when all is paid where to land."""
    while s.due > 0:
        artifacts = payable(s, seat)
        if artifacts & (artifacts - 1) != 0:
            s.decision = PAYING
            return
        artifact = s.lowest
        while artifacts >> artifact & 1 == 0:
            artifact += 1
        pay(s, seat, artifact, log)
    s.bazaar[s.selling] -= 1
    s.owned[seat][s.selling] += 1
    s.contracts[seat] += 1
    s.worth[seat] += s.value[s.selling]
    s.worked = 1
    tell(log, SOLD, TP_5_3, seat, s.selling, s.value[s.selling])
    s.decision = LANDING


@rule("TP-5.3", "TP-6.1")
def land(s: State, seat: int, epoch: int, log: Grid) -> None:
    """Come back from the bazaar, or end a jump."""
    s.pirate[seat] = epoch
    if s.selling != NOTHING:
        s.selling = NOTHING
        s.lowest = 0
        s.left -= 1
        tell(log, LANDED, TP_5_3, seat, epoch)
    else:
        artifact = atomic(s.used)
        s.used = NOTHING
        discard(s, seat, artifact)
        tell(log, JUMPED, TP_6_1, seat, artifact, epoch)


# Special actions


@rule("TP-6.1", "TP-6.2", "TP-R6")
def can_act_specially(s: State, seat: int) -> bool:
    trades = has_partner(s, seat)
    for colour in range(COLOURS):
        if s.loot[seat][atomic(colour)] > 0 or (trades and s.loot[seat][arrow(colour)] > s.received[colour]):
            return True
    return False


@rule("TP-6.2", "TP-R6")
def has_partner(s: State, seat: int) -> bool:
    """Whether somebody else has an artifact."""
    for rival in range(s.players):
        if rival != seat and s.loot_count[rival] > 0:
            return True
    return False


@rule("TP-6.2", "TP-R6")
def swap(s: State, seat: int, rival: int, artifact: int, log: Grid) -> None:
    given = arrow(s.used)
    s.used = NOTHING
    part_with(s, seat, given)
    gain(s, rival, given)
    part_with(s, rival, artifact)
    gain(s, seat, artifact)
    if artifact < WHITE and artifact % SYMBOLS == ARROW:
        s.received[artifact // SYMBOLS] += 1
    tell(log, TRADED, TP_6_2, seat, given, rival, artifact)
