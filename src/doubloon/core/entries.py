"""Entry points of the compiled twin: functions called from Python with arrays, working on the record inside."""

from typing import Any

import numpy as np

from doubloon.core.contract import RECORD, advance, apply, check, legal, score, setup, why_not
from doubloon.core.generic import cover, random_playout, uncover
from doubloon.core.state import OVER
from doubloon.core.steps import clear, is_asked
from doubloon.core.stream import fork

SETUP, LEGAL, WHY_NOT, WHY_ALL, APPLY, ADVANCE, COVER, UNCOVER, SCORE, CHECK = range(10)


def door(record: Any, what: int, seat: int, action: int, out: Any, log: Any, stream: Any, table: Any) -> int:
    """Any function of the contract, one at a time: what the compiled runner offers to Python."""
    s = record.view(RECORD)[0]
    clear(log)
    if what == SETUP:
        setup(s, log)
    elif what == LEGAL:
        return legal(s, seat, out)
    elif what == WHY_NOT:
        return why_not(s, seat, action)
    elif what == WHY_ALL:
        for each in range(len(out)):
            out[each] = why_not(s, seat, each)
    elif what == APPLY:
        apply(s, seat, action, log)
    elif what == ADVANCE:
        advance(s, log)
    elif what == COVER:
        cover(s, seat)
    elif what == UNCOVER:
        uncover(s, seat, stream)
    elif what == SCORE:
        score(s, table)
    elif what == CHECK:
        return check(s)
    return 0


def step(record: Any, seat: int, action: int, out: Any, log: Any) -> int:
    """Apply an action and write the legal actions of the next asked seat; returns 1024 * that seat + how many, or -1 at the end."""
    s = record.view(RECORD)[0]
    clear(log)
    apply(s, seat, action, log)
    if s.step == OVER:
        return -1
    for asked in range(s.players):
        if is_asked(s, asked):
            return (asked << 10) + legal(s, asked, out)
    return -1


def step_all(record: Any, answers: Any, moves: Any, counts: Any, log: Any) -> int:
    """Apply one answer of every asked seat (a simultaneous decision); writes the next legal actions by seat. Returns `to_act`.

    With `counts[0]` below 0 nothing is applied: the call only asks what is open.
    """
    s = record.view(RECORD)[0]
    if counts[0] >= 0:
        clear(log)
        asked = s.to_act
        for seat in range(s.players):
            if (asked >> seat) & 1 == 1:
                apply(s, seat, answers[seat], log)
    for seat in range(s.players):
        counts[seat] = legal(s, seat, moves[seat])
    return int(s.to_act)


def playouts(template: Any, games: int, stream: Any, out: Any, log: Any, counts: Any) -> int:
    """Random games from before set-up to the end; `counts` as in `random_playout`. Returns the longest, in decisions."""
    start = template.view(RECORD)
    states = np.empty_like(template).view(RECORD)
    longest = 0
    for _ in range(games):
        states[0] = start[0]
        s = states[0]
        fork(stream, s.stream)
        clear(log)
        setup(s, log)
        counts[2] += log[0][0]
        before = counts[0]
        random_playout(s, out, log, stream, counts)
        longest = max(longest, counts[0] - before)
    return longest


def copies(record: Any, times: int) -> int:
    """Copy a state so many times, for measuring."""
    source = record.view(RECORD)
    target = np.empty_like(record).view(RECORD)
    for i in range(times):
        source[0].players = i & 7
        target[0] = source[0]
    return int(target[0].players)
