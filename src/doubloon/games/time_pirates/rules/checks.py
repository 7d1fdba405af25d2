"""What must hold in every position: nothing lost, nothing doubled."""

from doubloon.core import OVER, is_asked, rule, total
from doubloon.games.time_pirates.rules.end import can_assign, has_colour, next_white
from doubloon.games.time_pirates.rules.pieces import (
    ACTIONS_OF_A_TURN,
    ARTIFACTS,
    ASSIGNMENTS,
    COLOURS,
    CONTRACTS,
    EPOCHS,
    FIRST_WHITE,
    NOTHING,
    PATHS,
    REVEAL,
    SETTLE,
    SYMBOLS,
    WHITE,
    WHITES,
    YEARS,
    arrow,
)
from doubloon.games.time_pirates.rules.state import State


@rule("TP-1.1", "TP-1.2", "TP-1.6", "TP-4.3")
def check(s: State) -> int:
    """0, or what is broken.

    1: artifacts are lost or doubled. 2: police tokens are. 3: contracts are. 4: a sum is wrong. 5: a figure is nowhere. 6: a count is below 0.
    7: an assignment cannot be. 8: a turn cannot be.
    """
    broken = check_artifacts(s)
    if broken == 0:
        broken = check_police(s)
    if broken == 0:
        broken = check_contracts(s)
    for seat in range(s.players):
        if broken == 0:
            broken = check_seat(s, seat)
    return broken if broken != 0 else check_turn(s)


@rule("TP-1.2", "TP-4.1", "TP-5.3")
def check_artifacts(s: State) -> int:
    for artifact in range(ARTIFACTS):
        count = s.bag[artifact] + s.discards[artifact]
        lowest = min(s.bag[artifact], s.discards[artifact])
        for epoch in range(EPOCHS):
            count += s.lying[epoch][artifact]
            lowest = min(lowest, s.lying[epoch][artifact])
        for seat in range(s.players):
            count += s.loot[seat][artifact]
            lowest = min(lowest, s.loot[seat][artifact])
        if lowest < 0:
            return 6
        if count != s.artifacts[artifact]:
            return 1
    for epoch in range(EPOCHS):
        if s.vacant[epoch] < 0:
            return 6
        if s.vacant[epoch] + total(s.lying[epoch]) != s.sites[epoch]:
            return 4
    return 0 if s.bag_count == total(s.bag) else 4


@rule("TP-4.2", "TP-4.3")
def check_police(s: State) -> int:
    for path in range(PATHS):
        if s.bag_police[path] < 0 or s.track[path] < 0:
            return 6
        if s.bag_police[path] + s.track[path] != s.police_tokens[path]:
            return 2
    if total(s.track) > s.squares:
        return 2
    return 0 if 0 <= s.police < EPOCHS else 5


@rule("TP-1.1", "TP-5.3")
def check_contracts(s: State) -> int:
    for contract in range(CONTRACTS):
        count = s.bazaar[contract]
        lowest = count
        for seat in range(s.players):
            count += s.owned[seat][contract]
            lowest = min(lowest, s.owned[seat][contract])
        if lowest < 0:
            return 6
        if count != s.copies[contract]:
            return 3
    return 0


@rule("TP-1.5", "TP-1.6", "TP-7.3")
def check_seat(s: State, seat: int) -> int:
    for colour in range(COLOURS):
        count = 0
        for artifact in range(colour * SYMBOLS, (colour + 1) * SYMBOLS):
            count += s.loot[seat][artifact]
        if count != s.sets[seat][colour]:
            return 4
    if total(s.loot[seat]) != s.loot_count[seat] or total(s.owned[seat]) != s.contracts[seat]:
        return 4
    worth = 0
    for contract in range(CONTRACTS):
        worth += s.owned[seat][contract] * s.value[contract]
    if worth != s.worth[seat]:
        return 4
    if (s.pirate[seat] < 0 and s.step != SETTLE) or s.pirate[seat] < NOTHING or s.pirate[seat] >= EPOCHS:
        return 5
    return check_assignment(s, seat)


@rule("TP-7.3", "TP-R9")
def check_assignment(s: State, seat: int) -> int:
    """White contracts go only to colours the seat has, none too many; whoever has answered has dealt with all of them."""
    ends = s.step == REVEAL or s.step == OVER
    for white in range(WHITES):
        count = 0
        for place in range(ASSIGNMENTS):
            number = s.assigned[seat][white * ASSIGNMENTS + place]
            if number < 0 or (number > 0 and not (ends and (place == COLOURS or has_colour(s, seat, place)))):
                return 7
            count += number
        if count > s.owned[seat][FIRST_WHITE + white]:
            return 7
    asked = can_assign(s, seat) and ends
    if asked and not is_asked(s, seat) and next_white(s, seat) != NOTHING:
        return 7
    return 0 if asked or total(s.assigned[seat]) == 0 else 7


@rule("TP-3.2", "TP-R6", "TP-R8")
def check_turn(s: State) -> int:
    if s.year < 1 or s.year > YEARS or s.left < 0 or s.left > ACTIONS_OF_A_TURN or s.idle < 0 or s.due < 0:
        return 8
    for colour in range(COLOURS):
        if s.received[colour] < 0 or s.received[colour] > s.loot[s.mover][arrow(colour)]:
            return 8
    return 8 if (s.selling == NOTHING and s.due > 0) or s.lowest < 0 or s.lowest > WHITE else 0
