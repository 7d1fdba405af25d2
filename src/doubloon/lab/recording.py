"""Games between bots, written down decision by decision: compiled, into arrays of fixed size that are filled again and again."""

import hashlib
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from doubloon.bots.desk import DONE, STATES, VIEW, Desk, compiled_desk
from doubloon.bots.knobs import SEARCH
from doubloon.bots.levels import MOST_NODES, level
from doubloon.bots.policy import bot_action, quick_action
from doubloon.core.bind import Function, with_others
from doubloon.core.compiled import new_log
from doubloon.core.contract import RECORD, apply, legal, score, setup
from doubloon.core.game import Game
from doubloon.core.generic import assign, cover
from doubloon.core.state import OVER, State
from doubloon.core.steps import clear, is_asked
from doubloon.core.stream import fork, seed
from doubloon.core.view import shown_places

# The columns of a decision: the game it belongs to, its number there, who is asked what, how many actions are open, the one that is chosen,
# and the clause of the first event it led to (0: of none).
GAME, DECISION, SEAT, KIND, OPEN, CHOICE, CLAUSE, COLUMNS = range(8)
# The columns of a game: all decisions, those with a choice, the clause that ended it.
DECISIONS, CHOICES, ENDED, LENGTHS = range(4)

#: How many decisions are held at once, and for each of them, on average, how many open actions. A game that is longer gets more room.
ROWS = 16_384
MOVES = 32


class Notes(NamedTuple):
    """What is written down. By game: lengths, points and ranks. By decision: its columns, the view, and in one row after the other the open actions.

    Without room for decisions only the games are. `done` counts games, decisions and open actions.
    """

    lengths: Any
    points: Any
    ranks: Any
    rows: Any
    views: Any
    moves: Any
    done: Any


def record(template: Any, seeds: Any, first: int, bots: Any, desk: Desk, log: Any, places: Any, notes: Notes) -> None:
    """Entry point: a game for each of these seeds, of which the first has the number `first`; stops before the game for which there is no room.

    A bot gets its view in an array of its own, and a log that takes nothing; the true state stays out of its reach.
    """
    start = template.view(RECORD)
    truth = np.empty_like(template).view(RECORD)
    seen = np.zeros(STATES * len(template), np.uint8)
    states = seen.view(RECORD)
    cells = seen.view(np.int32)
    rows, moves = notes.rows, notes.moves
    for game in range(len(seeds)):
        seed(desk.stream, seeds[game])
        assign(truth, 0, start, 0)
        s = truth[0]
        fork(desk.stream, s.stream)
        clear(log)
        setup(s, log)
        row = notes.done[1]
        move = notes.done[2]
        decisions = 0
        choices = 0
        while s.step != OVER:
            for seat in range(s.players):
                if is_asked(s, seat):
                    assign(states, VIEW, truth, 0)
                    cover(states[VIEW], seat)
                    n = legal(s, seat, desk.out)
                    if len(rows) > 0:
                        if row == len(rows) or move + n > len(moves):
                            return
                        rows[row][GAME] = game
                        rows[row][DECISION] = decisions
                        rows[row][SEAT] = seat
                        rows[row][KIND] = s.decision
                        rows[row][OPEN] = n
                        for i in range(n):
                            moves[move + i] = desk.out[i]
                        for i in range(len(places)):
                            notes.views[row][i] = cells[places[i]]
                    desk.tally[DONE] = 0
                    action = bot_action(states, seat, desk, bots[(seat + first + game) % s.players])
                    clear(log)
                    apply(s, seat, action, log)
                    if len(rows) > 0:
                        rows[row][CHOICE] = action
                        rows[row][CLAUSE] = log[1][1] if log[0][0] > 0 else 0
                        row += 1
                        move += n
                    decisions += 1
                    if n > 1:
                        choices += 1
        score(s, desk.table)
        for seat in range(s.players):
            notes.points[game][seat] = desk.table[seat][0]
            notes.ranks[game][seat] = desk.table[seat][1]
        notes.lengths[game][DECISIONS] = decisions
        notes.lengths[game][CHOICES] = choices
        notes.lengths[game][ENDED] = s.ended
        notes.done[0] = game + 1
        notes.done[1] = row
        notes.done[2] = move


#: The same for bots that do not search: a good deal less to compile.
quick_record = with_others(record, "quick_record", bot_action=quick_action)


def recorder_of(names: list[str]) -> Function:
    """What writes the games of these bots down."""
    return record if any(level(name).kind == SEARCH for name in names) else quick_record


def game_seed(number: int, game: int) -> int:
    """The seed of one game of many: 63 bits, so that no two of a billion are the same. The whole game follows from it, whatever is played before it."""
    return int.from_bytes(hashlib.sha256(f"{number} {game}".encode()).digest()[:8], "big") >> 1


class Stretch(NamedTuple):
    """Games in a row: the number of the first, their seeds, and what was written down of them."""

    first: int
    seeds: Any
    notes: Notes


def recorded(
    game: Game, start: State, names: list[str], games: range, number: int = 0, pace: int = 1, *, decisions: bool = True, rows: int = ROWS
) -> Iterator[Stretch]:
    """Play these games from this start, as many at a time as there is room for. In game n seat s belongs to bot (s + n) of the names, going round.

    What is yielded is overwritten by the next.
    """
    places = np.array(shown_places(game.state), np.int64)
    knobs = np.array([level(name).knobs(pace) for name in names], np.int64)
    compiled, room = game.compiled, rows if decisions else 0
    play, template, log = compiled.entry(recorder_of(names)), compiled.record(start), new_log()
    desk = compiled_desk(game, [0, 0, 0, 0], MOST_NODES)
    seeds = np.array([game_seed(number, each) for each in games], np.int64)
    notes = _room(room, len(places), len(games), len(names))
    at = 0
    while at < len(games):
        notes.done[:] = 0
        play(template, seeds[at:], games.start + at, knobs, desk, log, places, notes)
        done = int(notes.done[0])
        if done == 0:
            room *= 2
            notes = _room(room, len(places), len(games), len(names))
        else:
            yield Stretch(games.start + at, seeds[at : at + done], _cut(notes))
            at += done


def _room(rows: int, cells: int, games: int, players: int) -> Notes:
    def zeros(*shape: int) -> Any:
        return np.zeros(shape, np.int32)

    by_game = (zeros(games, LENGTHS), zeros(games, players), zeros(games, players))
    return Notes(*by_game, zeros(rows, COLUMNS), zeros(rows, cells), zeros(rows * MOVES), np.zeros(3, np.int64))


def _cut(notes: Notes) -> Notes:
    """What has been written, without the room left."""
    games, rows, moves = notes.done.tolist()
    ends = (games, games, games, rows, rows, moves, len(notes.done))
    return Notes._make(each[:end] for each, end in zip(notes, ends, strict=True))
