"""Set-up: the sites are filled, and everybody chooses where to start."""

from doubloon.core import Grid, ask, draw, only, rule, tell
from doubloon.games.time_pirates.rules.pieces import (
    ARTIFACTS,
    BEGIN,
    CONTRACTS,
    EPOCHS,
    FUTURE,
    NOTHING,
    PATHS,
    PLACED,
    PLACING,
    STARTS,
    TP_1_2,
    TP_1_4,
)
from doubloon.games.time_pirates.rules.restock import fill
from doubloon.games.time_pirates.rules.state import State


@rule("TP-1.1", "TP-1.2", "TP-1.3")
def lay_out(s: State, log: Grid) -> None:
    for contract in range(CONTRACTS):
        s.bazaar[contract] = s.copies[contract]
    for artifact in range(ARTIFACTS):
        s.bag[artifact] = s.artifacts[artifact]
        s.bag_count += s.artifacts[artifact]
    for path in range(PATHS):
        s.bag_police[path] = s.police_tokens[path]
    fill_sites(s, log)
    s.police = FUTURE
    s.year = 1


@rule("TP-1.2", "TP-R13")
def fill_sites(s: State, log: Grid) -> None:
    """Police tokens that come up go back and do nothing, so only artifacts are drawn."""
    for epoch in range(EPOCHS):
        s.vacant[epoch] = s.sites[epoch]
        while s.vacant[epoch] > 0:
            fill(s, epoch, draw(s, s.bag_count), TP_1_2, log)


@rule("TP-1.4")
def draw_starter(s: State, log: Grid) -> None:
    s.starter = draw(s, s.players)
    s.mover = before(s.starter, s.players)
    for seat in range(s.players):
        s.pirate[seat] = NOTHING
    tell(log, STARTS, TP_1_4, s.starter)


@rule("TP-1.4")
def before(seat: int, players: int) -> int:
    """The next seat counterclockwise."""
    return seat - 1 if seat > 0 else players - 1


@rule("TP-1.4", "TP-1.5")
def settle(s: State, log: Grid) -> None:
    """The next pirate is placed; of a last free epoch there is no choice. After the start player's, turns begin with him."""
    free = free_epochs(s)
    if s.pirate[s.starter] != NOTHING:
        s.mover = s.starter
        s.step = BEGIN
    elif free & (free - 1) == 0:
        epoch = 0
        while free >> epoch & 1 == 0:
            epoch += 1
        place(s, s.mover, epoch, log)
    else:
        ask(s, PLACING, only(s.mover))


@rule("TP-1.4")
def free_epochs(s: State) -> int:
    """A bit for each epoch without any figure."""
    free = ((1 << EPOCHS) - 1) & ~(1 << s.police)
    for seat in range(s.players):
        if s.pirate[seat] != NOTHING:
            free &= ~(1 << s.pirate[seat])
    return free


@rule("TP-1.4")
def place(s: State, seat: int, epoch: int, log: Grid) -> None:
    s.pirate[seat] = epoch
    s.mover = before(seat, s.players)
    tell(log, PLACED, TP_1_4, seat, epoch)
