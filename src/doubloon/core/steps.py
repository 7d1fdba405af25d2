"""The small verbs that rules code is written in: asking seats, drawing, telling, ending."""

from doubloon.core.rule import compiled_as, rule
from doubloon.core.state import OVER, Grid, Row, State
from doubloon.core.stream import below

#: Columns of a log row: kind, clause, seat, four values, and the viewers who may see those values.
LOG_COLUMNS = 8
#: The viewer that is not a seat. `hide(s, SPECTATOR)` leaves what everybody may know.
SPECTATOR = -1
#: A seat column that names nobody.
NOBODY = -1
#: Seers: every seat and the spectators. One seat is `only(seat)`.
EVERYONE = 0xFFFF


@rule()
def only(seat: int) -> int:
    """Seers: this seat alone."""
    return 1 << seat


@rule()
def everybody(s: State) -> int:
    """A bit for each seat of the table, to be asked."""
    return (1 << s.players) - 1


@rule()
def ask(s: State, decision: int, seats: int) -> None:
    """Put a new question to these seats (a bit each)."""
    s.decision = decision
    s.asked += 1
    s.to_act = seats


@rule()
def is_asked(s: State, seat: int) -> bool:
    """Whether this seat has still to answer."""
    return (s.to_act >> seat) & 1 == 1


@rule()
def answered(s: State, seat: int) -> None:
    """This seat has given its answer to the question."""
    s.to_act &= ~(1 << seat)


@rule()
def draw(s: State, n: int) -> int:
    """Let chance decide among 0 … n - 1."""
    s.known += 1
    return below(s.stream, n)


@rule()
def show(s: State) -> None:
    """Somebody is about to learn something that was hidden."""
    s.known += 1


@rule()
def finish(s: State, clause: int) -> None:
    """The game is over, by this clause; from here on nothing is hidden."""
    s.known += 1
    s.step = OVER
    s.to_act = 0
    s.ended = clause


@rule()
def clear(log: Grid) -> None:
    """Forget all rows of the log."""
    log[0][0] = 0
    log[0][1] = 0


def _tell_in_record(log: Grid, kind: int, clause: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, seers: int = EVERYONE) -> None:
    n = log[0][0] + 1
    if n < len(log):
        log[0][0] = n
        row = log[n]
        row[0] = kind
        row[1] = clause
        row[2] = seat
        row[3] = a
        row[4] = b
        row[5] = c
        row[6] = d
        row[7] = seers
    elif len(log) > 1:
        log[0][1] = 1


@rule()
@compiled_as(_tell_in_record)
def tell(log: Grid, kind: int, clause: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, seers: int = EVERYONE) -> None:
    """Write one event. Row 0 of the log counts; a log of one row takes nothing."""
    n = log[0][0] + 1
    if n < len(log):
        log[0][0] = n
        log[n] = [kind, clause, seat, a, b, c, d, seers]
    elif len(log) > 1:
        log[0][1] = 1  # overflow: told by the runner, refused by conformance


def _total_of_array(row: Row) -> int:
    cells = 0
    for i in range(len(row)):
        cells += row[i]
    return cells


@rule()
@compiled_as(_total_of_array)
def total(row: Row) -> int:
    """The sum of the cells of a row."""
    return sum(row)
