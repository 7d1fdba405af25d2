"""The two ways to run a game behind one face: `Plain` (lists, at once) and `Compiled` (records, fast).

Both hold nothing about a game in progress; a state is passed in and out. Rows are event rows as told.
"""

import dis
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from doubloon.core.bind import Binder, Function, reach
from doubloon.core.generic import cover, uncover
from doubloon.core.rule import is_rule
from doubloon.core.state import MOST_SEATS, OVER, Field, Grid, State
from doubloon.core.steps import LOG_COLUMNS, clear

if TYPE_CHECKING:
    from doubloon.core.game import Game

LOG_ROWS = 256


class Standing(NamedTuple):
    """What `score` says of one seat."""

    points: int
    rank: int
    clause: int


class LogOverflow(RuntimeError):
    """More events in one step than the log has rows for: a fault of the rules."""


class Plain:
    """The rules as they are written, over plain Python states."""

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.binder = Binder(game.provided())
        self.log: Grid = [[0] * LOG_COLUMNS for _ in range(LOG_ROWS)]
        self.out = [0] * game.actions.count
        self.rules = game.rules
        self.cover = self.bind(cover)
        self.uncover = self.bind(uncover)

    def bind(self, function: Function) -> Any:
        """A function written for any game, made to play this one."""
        return self.binder.bind(function)

    def setup(self, start: State) -> tuple[State, list[list[int]]]:
        s = start.copy()
        clear(self.log)
        self.rules.setup(s, self.log)
        return s, self._told()

    def legal(self, s: State, seat: int) -> list[int]:
        return self.out[: self.rules.legal(s, seat, self.out)]

    def why_not(self, s: State, seat: int, action: int) -> int:
        return int(self.rules.why_not(s, seat, action))

    def why_all(self, s: State, seat: int) -> list[int]:
        return [self.rules.why_not(s, seat, action) for action in range(self.game.actions.count)]

    def apply(self, s: State, seat: int, action: int) -> list[list[int]]:
        clear(self.log)
        self.rules.apply(s, seat, action, self.log)
        return self._told()

    def hidden(self, s: State, seat: int) -> State:
        """A copy with only what `seat` may know."""
        view = s.copy()
        self.cover(view, seat)
        return view

    @cached_property
    def coverable(self) -> list[Field]:
        """The fields a view can differ in from the true state, but for the stream: a rule changes no number it does not store, and no row it does not name."""
        rules = reach(self.binder, cover)
        named = {name for rule in rules for name in rule.__code__.co_names}
        stored = {step.argval for rule in rules for step in dis.get_instructions(rule) if step.opname == "STORE_ATTR"}
        known = is_rule(self.rules.hide)
        fields = [field for field in self.rules.State.fields if not field.printed and field.name != "stream"]
        return [field for field in fields if not known or field.name in (named if field.shape else stored)]

    def glimpses(self, s: State, viewers: Iterable[int]) -> Iterator[State]:
        """What each of these may know, to look at only, before the next is asked for: all in one state, with what cannot be covered the true state's own."""
        view, true = object.__new__(type(s)), vars(s)
        view.__dict__ = cells = true.copy()
        cells["stream"] = [0] * len(s.stream)
        for viewer in viewers:
            if s.step != OVER:
                self._renew(cells, true)
                self.rules.hide(view, viewer)
            yield view

    @cached_property
    def _renew(self) -> Any:
        """Gives a view fresh copies of what can be covered: written out field by field, since every viewer of every position needs it."""
        forms = ("true[{0!r}]", "true[{0!r}][:]", "[row[:] for row in true[{0!r}]]")
        copies = ", ".join(f"{field.name}={forms[len(field.shape)].format(field.name)}" for field in self.coverable)
        return eval(f"lambda cells, true: cells.update({copies})")

    def imagined(self, view: State, seat: int, stream: list[int]) -> State:
        """A whole world that fits what `seat` knows; advances `stream`."""
        world = view.copy()
        self.uncover(world, seat, stream)
        return world

    def score(self, s: State) -> list[Standing]:
        table = [[0, 0, 0] for _ in range(MOST_SEATS)]
        self.rules.score(s, table)
        return [Standing(*row) for row in table[: s.players]]

    def check(self, s: State) -> int:
        return int(self.rules.check(s))

    def copy(self, s: State) -> State:
        return s.copy()

    def pack(self, s: State) -> bytes:
        return s.pack()

    def look(self, s: State) -> State:
        """The state to read fields from."""
        return s

    def _told(self) -> list[list[int]]:
        if self.log[0][1]:
            raise LogOverflow(f"{self.game.name}: more than {LOG_ROWS - 1} events in one step")
        return [row[:] for row in self.log[1 : self.log[0][0] + 1]]


def seats_of(mask: int) -> list[int]:
    """The seats whose bits are set."""
    return [seat for seat in range(MOST_SEATS) if mask >> seat & 1]
