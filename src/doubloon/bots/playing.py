"""Playouts and what they are worth, in the rules subset."""

from typing import Any

from doubloon.bots.desk import DONE, MARGINS, VIEW, WORLD, Desk
from doubloon.core.contract import playout, score, value
from doubloon.core.generic import assign, uncover
from doubloon.core.rule import rule
from doubloon.core.state import OVER, Grid, Row, State
from doubloon.core.stream import below

#: A reward of 1: sums of rewards are whole numbers.
ONE = 1 << 20


@rule()
def imagine_another(states: Any, seat: int, stream: Row) -> None:
    """A world that fits the view, into states[WORLD]."""
    assign(states, WORLD, states, VIEW)
    uncover(states[WORLD], seat, stream)


@rule()
def pick(s: State, seat: int, moves: Row, n: int, stream: Row, guided: int) -> int:
    """One of n moves: by the game's own inclination in so many of a hundred cases, else any."""
    if guided > 0 and below(stream, 100) < guided:
        return playout(s, seat, moves, n, stream)
    return moves[below(stream, n)]


@rule()
def reckon(s: State, seat: int, desk: Desk, margin_part: int, estimate: int) -> None:
    """What each seat gets for how things stand: its share of the victory, and a part (in thousandths) for its margin over the best rival.

    Before the end the margin stands for the victory too. Margins are measured by how large they usually were, for `seat`, in this search.
    """
    table = desk.table
    stand(s, table, estimate)
    desk.tally[DONE] += 1
    desk.tally[MARGINS] += abs(margin(table, seat, s.players))
    usual = max(1, desk.tally[MARGINS] // desk.tally[DONE])
    winners = 0
    for each in range(s.players):
        if table[each][1] == 1:
            winners += 1
    for each in range(s.players):
        ahead = margin(table, each, s.players)
        squashed = (ONE + ONE * ahead // (abs(ahead) + usual)) // 2
        if s.step == OVER:
            desk.wins[each] = ONE // winners if table[each][1] == 1 else 0
        else:
            desk.wins[each] = squashed
        desk.rewards[each] = (desk.wins[each] * (1000 - margin_part) + squashed * margin_part) // 1000


@rule()
def stand(s: State, table: Grid, estimate: int) -> None:
    """How things stand, in hundredths of points: by what may be expected if `estimate` is 1, else as if it ended now."""
    if s.step == OVER or estimate == 0:
        score(s, table)
        for seat in range(s.players):
            table[seat][0] *= 100
    else:
        value(s, table)


@rule()
def margin(table: Grid, seat: int, players: int) -> int:
    """A seat's points less those of its best rival; alone, its points."""
    best = -1_000_000
    for other in range(players):
        if other != seat:
            best = max(best, table[other][0])
    return table[seat][0] - best if players > 1 else table[seat][0]
