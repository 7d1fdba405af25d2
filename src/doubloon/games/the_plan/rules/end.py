"""The end of the game: points, sets, ties."""

from doubloon.core import Grid, finish, rule, tell
from doubloon.games.the_plan.rules.hands import ghost_of, seat_of
from doubloon.games.the_plan.rules.pieces import (
    COLOURS,
    PIECES,
    PL_3_1,
    PL_3_2,
    PL_3_4,
    PL_R8,
    PL_R9,
    SCORED,
    SET_OF,
    SOLO_ENDED,
    SOUVENIR_PIECES,
    SOUVENIRS,
    TRINKETS,
)
from doubloon.games.the_plan.rules.state import State


@rule("PL-3.1", "PL-3.2", "PL-3.3", "PL-R9", "PL-R12")
def end(s: State, log: Grid) -> None:
    """What is still in the pile or lies open belongs to nobody and scores for nobody."""
    finish(s, PL_3_1)
    for hand in range(s.hands):
        pieces = value_of(s, hand)
        bonus = sets_of(s, hand) * s.bonus
        tell(log, SCORED, PL_3_2, seat_of(s, hand), ghost_of(s, hand), pieces + bonus, pieces, bonus)
    if s.players == 1:
        ghost = best_ghost(s)
        ahead = lead(s, 0, ghost)
        tell(log, SOLO_ENDED, PL_R9, 0, 0 if ahead > 0 else 1 if ahead == 0 else 2, abs(points_of(s, 0) - points_of(s, ghost)))


@rule("PL-3.2", "PL-3.3")
def points_of(s: State, hand: int) -> int:
    return value_of(s, hand) + sets_of(s, hand) * s.bonus


@rule("PL-3.2")
def value_of(s: State, hand: int) -> int:
    value = 0
    for colour in range(COLOURS):
        for piece in range(PIECES):
            value += s.loot[hand][colour * PIECES + piece] * s.worth[colour][piece]
    for trinket in range(TRINKETS):
        value += s.bag[hand][trinket] * s.trinket_worth[trinket]
    return value


@rule("PL-3.3", "PL-R7", "PL-R8")
def sets_of(s: State, hand: int) -> int:
    """Complete sets, of treasures and of trinkets."""
    sets = 0
    for colour in range(COLOURS):
        first = colour * PIECES
        fewest = s.loot[hand][first]
        for piece in range(1, PIECES):
            fewest = min(fewest, s.loot[hand][first + piece])
        sets += fewest
    for souvenir in range(SOUVENIRS):
        sets += trinket_sets(s, hand, souvenir)
    return sets


@rule("PL-3.3", "PL-R7")
def trinket_sets(s: State, hand: int, souvenir: int) -> int:
    """Four different pieces of the five make a set: as many sets as can be laid out side by side."""
    sets = 0
    enough = True
    while enough:
        usable = 0
        for piece in range(SOUVENIR_PIECES):
            usable += min(s.bag[hand][souvenir * SOUVENIR_PIECES + piece], sets + 1)
        enough = usable >= SET_OF * (sets + 1)
        if enough:
            sets += 1
    return sets


# Who won


@rule("PL-3.4", "PL-R8", "PL-R9")
def lead(s: State, hand: int, rival: int) -> int:
    """Above 0 if the first of two is ahead, below 0 if he is behind: by points, then as ties are broken."""
    points = points_of(s, hand) - points_of(s, rival)
    return points if points != 0 else tie_break(s, hand, rival)


@rule("PL-3.4", "PL-R8")
def tie_break(s: State, hand: int, rival: int) -> int:
    sets = sets_of(s, hand) - sets_of(s, rival)
    if sets != 0:
        return sets
    treasures = s.treasures[hand] - s.treasures[rival]
    return treasures if treasures != 0 else s.trinkets[hand] - s.trinkets[rival]


@rule("PL-R9")
def best_ghost(s: State) -> int:
    best = 1
    for ghost in range(2, s.hands):
        if lead(s, ghost, best) > 0:
            best = ghost
    return best


@rule("PL-3.2", "PL-3.3", "PL-3.4", "PL-R8", "PL-R9", "PL-R12")
def score(s: State, out: Grid) -> None:
    """With one player there is one seat, so its rank is 1, won or lost: the event `solo-ended` says which."""
    for seat in range(s.players):
        out[seat][0] = points_of(s, seat)
        out[seat][1] = 1
        out[seat][2] = 0
    for seat in range(s.players):
        for rival in range(s.players):
            if rival != seat:
                points = out[seat][0] - out[rival][0]
                ahead = points if points != 0 else tie_break(s, seat, rival)
                if ahead < 0:
                    out[seat][1] += 1
                if ahead == 0:
                    out[seat][2] = PL_R8
                elif out[seat][0] == out[rival][0] and out[seat][2] == 0:
                    out[seat][2] = PL_3_4
    if s.players == 1:
        ghost = best_ghost(s)
        if lead(s, 0, ghost) == 0:
            out[0][2] = PL_R9
        elif out[0][0] == points_of(s, ghost):
            out[0][2] = PL_3_4
