"""Many games at once, compiled: what is done for each of them in one step. `vector` is what people use."""

from typing import Any, NamedTuple

import numpy as np

from doubloon.bots.desk import STATES, VIEW, Desk
from doubloon.bots.knobs import GREEDY, KIND
from doubloon.bots.policy import quick_action
from doubloon.core.bind import with_others
from doubloon.core.contract import ACTION_COUNT, RECORD, apply, legal, score, setup
from doubloon.core.generic import assign, cover
from doubloon.core.rule import rule, unlocked
from doubloon.core.state import MOST_SEATS, OVER, Row, State
from doubloon.core.steps import LOG_COLUMNS, is_asked
from doubloon.core.stream import below, fork

#: A learner that plays every seat.
EVERY_SEAT = -1

zeros: Any = np.zeros


class Batch(NamedTuple):
    """The cells of all games, a row for each."""

    records: Any  # the states, one behind the other, as bytes
    streams: Any  # the chance of each: deals, and what bots leave to it
    learners: Any  # the seat that is learned for, or EVERY_SEAT
    seats: Any  # who is asked
    moves: Any  # what is open to him, ascending,
    counts: Any  # and how many there are
    masks: Any  # the same as truth values, by action
    observations: Any
    rewards: Any  # of a game that has just ended, by seat
    points: Any
    done: Any  # whether one has


@unlocked
def run_games(
    template: Any,
    stretches: Any,
    bots: Any,
    turns: int,
    actions: Any,
    first: int,
    last: int,
    records: Any,
    streams: Any,
    learners: Any,
    seats: Any,
    moves: Any,
    counts: Any,
    masks: Any,
    observations: Any,
    rewards: Any,
    points: Any,
    done: Any,
) -> None:
    """Entry point: one action in each of the games from `first` to before `last`, which must be open; below 0, the game is dealt instead.

    A game that has ended is dealt anew at once, the learner moving on by so many seats (`turns`). Games share nothing but the desk, which holds nothing from
    one to the next, so that it does not matter which are run together. (The batch is given part by part: to look at a tuple takes Numba a tenth of a
    millisecond.)
    """
    batch = Batch(records, streams, learners, seats, moves, counts, masks, observations, rewards, points, done)
    desk = new_desk()
    start = template.view(RECORD)
    states = batch.records.view(RECORD)
    bytes_ = np.zeros(STATES * len(template), np.uint8)
    working = bytes_.view(RECORD)
    cells = bytes_.view(np.int32)
    halves = bytes_.view(np.int16)
    for game in range(first, last):
        s = states[game]
        stream = batch.streams[game]
        if batch.done[game]:
            clear_result(batch, game)
        if actions[game] < 0:
            deal(states, game, start, stream, desk)
        else:
            apply(s, batch.seats[game], actions[game], desk.log)
        answer_for_others(states, game, working, batch.learners[game], bots, stream, desk)
        while s.step == OVER:
            note_result(s, batch, game, desk)
            if batch.learners[game] != EVERY_SEAT:
                batch.learners[game] = (batch.learners[game] + turns) % s.players
            deal(states, game, start, stream, desk)
            answer_for_others(states, game, working, batch.learners[game], bots, stream, desk)
        seat = first_asked(s)
        batch.seats[game] = seat
        open_ = batch.moves[game]
        mask = batch.masks[game]
        for i in range(batch.counts[game]):
            mask[open_[i]] = False
        n = legal(s, seat, open_)
        for i in range(n):
            mask[open_[i]] = True
        batch.counts[game] = n
        assign(working, VIEW, states, game)
        cover(working[VIEW], seat)
        row = batch.observations[game]
        row[0] = seat
        for part in range(len(stretches)):
            at = stretches[part][0]
            to = stretches[part][1]
            count = stretches[part][2]
            if stretches[part][3] == 2:
                copy(row[to : to + count], cells[at // 2 : at // 2 + count])
            else:
                copy(row[to : to + count], halves[at : at + count])


@rule()
def new_desk() -> Desk:
    """A desk for bots that do not search."""
    return Desk(
        moves=zeros(ACTION_COUNT, np.int64),
        sums=zeros(ACTION_COUNT, np.int64),
        out=zeros(ACTION_COUNT, np.int64),
        marks=zeros(1, np.int64),
        log=zeros((1, LOG_COLUMNS), np.int32),
        table=zeros((MOST_SEATS, 3), np.int32),
        stream=zeros(4, np.int64),
        saved=zeros(4, np.int64),
        world=zeros(4, np.int64),
        tree=zeros((1, 1), np.int64),
        at=zeros(1, np.int64),
        path=zeros(1, np.int64),
        movers=zeros(1, np.int64),
        rewards=zeros(1, np.int64),
        wins=zeros(1, np.int64),
        tally=zeros(1, np.int64),
    )


@rule()
def copy(to: Any, source: Any) -> None:
    """As many numbers as both have. (Written so, the bounds are known to hold and many are copied at once; assigning slices takes three times as long.)"""
    for i in range(min(len(to), len(source))):
        to[i] = source[i]


@rule()
def deal(states: Any, game: int, start: Any, stream: Row, desk: Desk) -> None:
    """Begin a game by the chance of this stream."""
    assign(states, game, start, 0)
    fork(stream, states[game].stream)
    setup(states[game], desk.log)


@rule()
def first_asked(s: State) -> int:
    """The lowest of the seats that are asked."""
    seat = 0
    while not is_asked(s, seat):
        seat += 1
    return seat


@rule()
def clear_result(batch: Batch, game: int) -> None:
    batch.done[game] = False
    for seat in range(batch.rewards.shape[1]):
        batch.rewards[game][seat] = 0.0
        batch.points[game][seat] = 0


@rule()
def note_result(s: State, batch: Batch, game: int, desk: Desk) -> None:
    """Each seat's points and reward, as `match.rewards` has it."""
    table = desk.table
    score(s, table)
    winners = 0
    for seat in range(s.players):
        if table[seat][1] == 1:
            winners += 1
    for seat in range(s.players):
        batch.points[game][seat] = table[seat][0]
        batch.rewards[game][seat] = 1.0 / winners if table[seat][1] == 1 else 0.0
    if s.players == 1:
        batch.rewards[game][0] = table[0][0]
    batch.done[game] = True


@rule()
def nobody_answers(states: Any, game: int, working: Any, learner: int, bots: Any, stream: Row, desk: Desk) -> None:
    """Every seat is learned for."""


@rule()
def answer_for_others(states: Any, game: int, working: Any, learner: int, bots: Any, stream: Row, desk: Desk) -> None:
    """Let bots answer until the learner is asked, or the game is over. Row k of `bots` sits k + 1 seats after him.

    A bot that thinks gets a view, in an array of its own; what is open to a seat is the same in every world it can imagine.
    """
    s = states[game]
    for i in range(4):
        desk.stream[i] = stream[i]
    seat = first_asked(s) if s.step != OVER else learner
    while seat != learner:
        knobs: Row = bots[(seat - learner - 1) % s.players]
        n = legal(s, seat, desk.moves)
        action = desk.moves[0]
        if n > 1 and knobs[KIND] == GREEDY:
            assign(working, VIEW, states, game)
            cover(working[VIEW], seat)
            action = quick_action(working, seat, desk, knobs)
        elif n > 1:
            action = desk.moves[below(desk.stream, n)]
        apply(s, seat, action, desk.log)
        seat = first_asked(s) if s.step != OVER else learner
    for i in range(4):
        stream[i] = desk.stream[i]


def any_actions(moves: Any, counts: Any, stream: Any, actions: Any) -> None:
    """Entry point: for each game one of the actions that are open, all equally likely."""
    for game in range(len(actions)):
        actions[game] = moves[game][below(stream, counts[game])]


#: The same where every seat is learned for: a good deal less to compile.
run_self_play = unlocked(with_others(run_games, "run_self_play", answer_for_others=nobody_answers))
