"""Everything on the table. All of it lies open but for what is being assigned; the bag is what is in it, chance decides what is drawn."""

from doubloon import core
from doubloon.core import Grid, Row, cell, cells, printed
from doubloon.games.time_pirates.rules.pieces import ARTIFACT, ASSIGNMENTS, COLOUR, CONTRACT, EPOCH, PATH, SEAT, WHITES


class State(core.State):
    artifacts: Row = printed(ARTIFACT)  # how many there are
    police_tokens: Row = printed(PATH)
    squares: int = printed()  # of the police travel track
    sites: Row = printed(EPOCH)
    exits: Grid = printed(EPOCH, PATH)  # where a path leads
    value: Row = printed(CONTRACT)
    copies: Row = printed(CONTRACT)

    year: int  # from 1
    police: int = cell(of=EPOCH)
    pirate: Row = cells(SEAT, of=EPOCH)  # or NOTHING
    lying: Grid = cells(EPOCH, ARTIFACT)  # at the sites
    vacant: Row = cells(EPOCH)  # sites without an artifact
    bag: Row = cells(ARTIFACT)
    bag_count: int  # artifacts in it
    bag_police: Row = cells(PATH)
    track: Row = cells(PATH)  # police tokens drawn this year
    discards: Row = cells(ARTIFACT)
    loot: Grid = cells(SEAT, ARTIFACT)
    sets: Grid = cells(SEAT, COLOUR)  # artifacts of a colour, whatever their symbol
    loot_count: Row = cells(SEAT)
    bazaar: Row = cells(CONTRACT)  # contracts still open
    owned: Grid = cells(SEAT, CONTRACT)
    contracts: Row = cells(SEAT)  # how many
    worth: Row = cells(SEAT)  # their points together
    points: Row = cells(SEAT)  # scored so far

    starter: int = cell(of=SEAT)
    mover: int = cell(of=SEAT)
    caught: int  # 1: this turn started with the police
    left: int  # standard actions still to be done
    worked: int  # 1: in this turn something was restocked, taken or sold
    idle: int  # turns in a row, up to this one, without any of that
    received: Row = cells(COLOUR)  # double-arrow artifacts got by trades in this turn
    used: int = cell(of=COLOUR)  # whose artifact is being used for a jump or a trade, or NOTHING
    selling: int = cell(of=CONTRACT)  # the contract being paid for, or NOTHING
    due: int  # artifacts still to be paid
    lowest: int  # the first artifact that may be paid next
    assigned: Grid = cells(SEAT, WHITES * ASSIGNMENTS)  # white contracts by size, then by colour; last those that go to none
