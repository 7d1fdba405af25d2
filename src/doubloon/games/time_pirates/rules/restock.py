"""Restocking an epoch, the police on its way, and the end of a year."""

from doubloon.core import NOBODY, Grid, draw, rule, tell
from doubloon.games.time_pirates.rules.end import call_for_assignments
from doubloon.games.time_pirates.rules.pieces import (
    ARTIFACTS,
    BARE_ONLY,
    EARNED,
    EPOCHS,
    FILLED,
    PATHS,
    PATROLLED,
    RAN_DRY,
    RESTOCKED,
    RESTOCKING_OPTION,
    REVEAL,
    TP_3_1,
    TP_4_1,
    TP_4_2,
    TP_4_3,
    TP_7_1,
    TP_7_2,
    TP_R7,
    TP_R14,
    YEAR_ENDED,
    YEARS,
)
from doubloon.games.time_pirates.rules.state import State


@rule("TP-3.1", "TP-R11")
def restockable(s: State) -> int:
    """A bit for each epoch that may be restocked."""
    epochs = 0
    for epoch in range(EPOCHS):
        if s.vacant[epoch] > 0 and (s.options[RESTOCKING_OPTION] != BARE_ONLY or s.vacant[epoch] == s.sites[epoch]):
            epochs |= 1 << epoch
    for seat in range(s.players):
        epochs &= ~(1 << s.pirate[seat])
    return epochs


@rule("TP-3.1", "TP-4.1", "TP-4.3", "TP-R7")
def restock(s: State, seat: int, epoch: int, log: Grid) -> None:
    """Draw until no site is empty. The third year's end stops everything; another only if the bag is still without artifacts."""
    s.worked = 1
    tell(log, RESTOCKED, TP_3_1, seat, epoch)
    while s.vacant[epoch] > 0:
        number = draw(s, s.bag_count + s.bag_police[0] + s.bag_police[1])
        if number < s.bag_count:
            fill(s, epoch, number, TP_4_1, log)
        else:
            clause = TP_4_2 if s.bag_count > 0 else TP_R7
            patrol(s, number - s.bag_count, clause, log)
            if s.step == REVEAL:
                return
            if s.bag_count == 0 and s.track[0] + s.track[1] == 0:
                tell(log, RAN_DRY, TP_R7, NOBODY, epoch)
                return


@rule("TP-1.2", "TP-4.1")
def fill(s: State, epoch: int, number: int, clause: int, log: Grid) -> None:
    """Artifact number so and so of the bag goes to a site."""
    artifact = 0
    while number >= s.bag[artifact]:
        number -= s.bag[artifact]
        artifact += 1
    s.bag[artifact] -= 1
    s.bag_count -= 1
    s.lying[epoch][artifact] += 1
    s.vacant[epoch] -= 1
    tell(log, FILLED, clause, NOBODY, epoch, artifact)


@rule("TP-4.2", "TP-4.3", "TP-R2")
def patrol(s: State, number: int, clause: int, log: Grid) -> None:
    """Police token number so and so of the bag: the police moves, even if there is no square left for the token."""
    path = 0 if number < s.bag_police[0] else 1
    s.bag_police[path] -= 1
    s.track[path] += 1
    s.police = s.exits[s.police][path]
    drawn = s.track[0] + s.track[1]
    tell(log, PATROLLED, clause, NOBODY, path, s.police, drawn)
    if drawn > s.squares:
        end_year(s, log)


@rule("TP-R14")
def pass_time(s: State, log: Grid) -> None:
    """Nobody has done anything for too long: the police goes on by itself."""
    s.idle = s.players
    patrol(s, draw(s, s.bag_police[0] + s.bag_police[1]), TP_R14, log)


@rule("TP-4.3", "TP-7.1", "TP-7.2")
def end_year(s: State, log: Grid) -> None:
    for path in range(PATHS):
        s.bag_police[path] += s.track[path]
        s.track[path] = 0
    returned = 0
    for artifact in range(ARTIFACTS):
        returned += s.discards[artifact]
        s.bag[artifact] += s.discards[artifact]
        s.discards[artifact] = 0
    s.bag_count += returned
    clause = TP_4_3 if s.year < YEARS else TP_7_2
    tell(log, YEAR_ENDED, clause, NOBODY, s.year, returned)
    for seat in range(s.players):
        s.points[seat] += s.worth[seat]
        tell(log, EARNED, TP_7_1, seat, s.year, s.worth[seat])
    if s.year < YEARS:
        s.year += 1
    else:
        call_for_assignments(s)
