"""The compiled runner: the same face as `Plain`, over byte buffers."""

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from doubloon.core import entries
from doubloon.core.bind import Function
from doubloon.core.runner import LOG_ROWS, LogOverflow, Standing
from doubloon.core.state import MOST_SEATS, State
from doubloon.core.steps import LOG_COLUMNS
from doubloon.core.twin import Twins, record_type

if TYPE_CHECKING:
    from doubloon.core.game import Game

Record = np.ndarray[Any, np.dtype[np.uint8]]


def new_log(rows: int = LOG_ROWS) -> Any:
    return np.zeros((rows, LOG_COLUMNS), np.int32)


class Compiled:
    """The rules compiled, over records."""

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.record_type = record_type(game.state)
        self.twins = Twins(game.name, game.provided(RECORD=self.record_type))
        self.log = new_log()
        self.out = np.zeros(game.actions.count, np.int32)
        self.stream = np.zeros(4, np.int64)
        self.table = np.zeros((MOST_SEATS, 3), np.int32)
        self._entries: dict[Function, Any] = {}

    def entry(self, function: Function) -> Any:
        """An entry point written for any game, compiled for this one."""
        if function not in self._entries:
            self._entries[function] = self.twins.entry(function)
        return self._entries[function]

    def is_cached(self, function: Function) -> bool:
        """Whether that would take no compiling."""
        return self.twins.is_cached(function)

    @cached_property
    def _door(self) -> Any:
        return self.entry(entries.door)

    def _call(self, record: Record, what: int, seat: int = 0, action: int = 0) -> int:
        return int(self._door(record, what, seat, action, self.out, self.log, self.stream, self.table))

    def record(self, s: State) -> Record:
        """A plain state as a record."""
        return np.frombuffer(s.pack(), np.uint8).copy()

    def setup(self, start: State) -> tuple[Record, list[list[int]]]:
        record = self.record(start)
        self._call(record, entries.SETUP)
        return record, self._told()

    def legal(self, record: Record, seat: int) -> list[int]:
        n = self._call(record, entries.LEGAL, seat)
        return self.out[:n].tolist()  # type: ignore[no-any-return]

    def why_not(self, record: Record, seat: int, action: int) -> int:
        return self._call(record, entries.WHY_NOT, seat, action)

    def why_all(self, record: Record, seat: int) -> list[int]:
        self._call(record, entries.WHY_ALL, seat)
        return self.out.tolist()

    def apply(self, record: Record, seat: int, action: int) -> list[list[int]]:
        self._call(record, entries.APPLY, seat, action)
        return self._told()

    def hidden(self, record: Record, seat: int) -> Record:
        view = record.copy()
        self._call(view, entries.COVER, seat)
        return view

    def imagined(self, view: Record, seat: int, stream: list[int]) -> Record:
        world = view.copy()
        self.stream[:] = stream
        self._call(world, entries.UNCOVER, seat)
        stream[:] = self.stream.tolist()
        return world

    def score(self, record: Record) -> list[Standing]:
        self.table[:] = 0
        self._call(record, entries.SCORE)
        return [Standing(*row) for row in self.table[: self.look(record).players].tolist()]

    def check(self, record: Record) -> int:
        return self._call(record, entries.CHECK)

    def copy(self, record: Record) -> Record:
        return record.copy()

    def pack(self, record: Record) -> bytes:
        return record.tobytes()

    def look(self, record: Record) -> State:
        """The state to read fields from."""
        return self.game.state.unpack(record.tobytes())

    def _told(self) -> list[list[int]]:
        if self.log[0][1]:
            raise LogOverflow(f"{self.game.name}: more than {LOG_ROWS - 1} events in one step")
        return self.log[1 : self.log[0][0] + 1].tolist()  # type: ignore[no-any-return]
