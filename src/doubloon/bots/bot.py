"""A bot in a seat: given a view, it answers."""

import time
from collections.abc import Iterator
from typing import Any, NamedTuple

from doubloon.bots.background import Compiling, is_compiled
from doubloon.bots.desk import ACTION, DONE, REWARD, STATES, VISITS, WINS, Desk, compiled_desk, plain_desk
from doubloon.bots.guests import seat_guest
from doubloon.bots.knobs import GUEST, SEARCH, SIMULATIONS, TREES
from doubloon.bots.levels import MOST_NODES, level
from doubloon.bots.playing import ONE
from doubloon.bots.policy import bot_action
from doubloon.bots.thinking import think
from doubloon.bots.tree import children
from doubloon.core.game import Game
from doubloon.core.runner import seats_of
from doubloon.core.state import OVER, State
from doubloon.core.steps import is_asked
from doubloon.core.stream import from_number

#: Simulations before the clock is looked at for the first time, and the seconds after which it is looked at again.
FIRST_SIMULATIONS = 8
LOOK = 0.02
#: How much of its time a bot uses, so that what comes after the search fits in.
USED = 0.95
#: The part of the time left that each small action of a whole answer may take.
PART = 0.5
#: A continuation ends where an action was tried less often.
FEWEST_VISITS = 8


class Candidate(NamedTuple):
    """An action a bot has considered: how likely it wins, how often it was tried, and what would probably follow, as (seat, action)."""

    action: str
    win: float
    visits: int
    continuation: list[tuple[int, str]]


class Advice(NamedTuple):
    """What a bot would do in somebody's place: its name, a whole answer, and the actions it may begin with. They are empty if it has not searched."""

    bot: str
    answer: tuple[str, ...]
    candidates: list[Candidate]

    def plain(self) -> dict[str, Any]:
        """As data."""
        return {**self._asdict(), "candidates": [each._asdict() for each in self.candidates]}


class Bot:
    """Plays one game at a table: a bot of ours, or one of another package.

    `pace` divides its budget. Its level's seconds are kept unless it is not `timed`; then the same seed gives the same answers. As long as the search of the
    game has to be compiled, which another process does, a greedy bot answers in its place; if it is not to answer `at_once`, it is compiled here first.
    """

    def __init__(self, game: Game, kind: str, seed: int = 0, *, pace: int = 1, timed: bool = True, at_once: bool = True) -> None:
        self.game = game
        self.kind = kind
        self.level = level(kind)
        self._knobs = self.level.knobs(pace)
        self._seconds = self.level.seconds / pace if timed else float("inf")
        self._guest = seat_guest(kind, game, seed) if self.level.kind == GUEST else None
        self._stream = from_number(seed)
        self._desk = plain_desk(game, self._stream, 0)
        self._search: Search | None = None
        self._at_once = at_once

    def action(self, view: State, seat: int) -> int:
        """One action for this seat, from what it may know."""
        return self._action(view, seat, self._seconds)

    def answer(self, view: State, seat: int) -> tuple[str, ...]:
        """A whole answer for this seat: one action, or all the small ones of an answer that is given whole, which share the time."""
        end = time.perf_counter() + self._seconds
        part = PART if self._is_whole(view) else 1
        return self._completed(view, seat, self._action(view, seat, self._seconds * part), end)

    def reasons(self, view: State, seat: int) -> list[Candidate]:
        """What it thinks of the actions open to this seat, the one tried most often first. Empty for bots that do not search, and where there is no choice."""
        if not (search := self._searching()):
            return []
        search.run(view, seat, self._knobs, self._seconds)
        return search.candidates(view, seat, self._knobs)

    def advice(self, view: State, seat: int) -> Advice:
        """What it would answer for this seat, and why."""
        if candidates := self.reasons(view, seat):
            first = self.game.actions.parse(candidates[0].action)
            return Advice(self.kind, self._completed(view, seat, first, time.perf_counter() + self._seconds), candidates)
        return Advice("greedy" if self.level.kind == SEARCH and not self._search else self.kind, self.answer(view, seat), [])

    def _is_whole(self, view: State) -> bool:
        return self.game.decisions.kinds[view.decision].whole

    def _completed(self, view: State, seat: int, first: int, end: float) -> tuple[str, ...]:
        """An answer that begins with this action; if it is to be given whole, all the others are found until a certain time."""
        plain, actions = self.game.plain, [first]
        if self._is_whole(view):
            mine = plain.imagined(view, seat, self._stream)
            plain.apply(mine, seat, first)
            while mine.asked == view.asked and is_asked(mine, seat):
                actions.append(self._action(plain.hidden(mine, seat), seat, (end - time.perf_counter()) * PART))
                plain.apply(mine, seat, actions[-1])
        return tuple(self.game.actions.texts(actions))

    def _action(self, view: State, seat: int, seconds: float) -> int:
        if self._guest:
            return self._guest.action(view, seat)
        if search := self._searching():
            return search.run(view, seat, self._knobs, seconds)
        knobs = self._knobs if self.level.kind != SEARCH else level("greedy").knobs()
        states = [view, *(view.copy() for _ in range(STATES - 1))]
        return int(self.game.plain.bind(bot_action)(states, seat, self._desk, knobs))

    def _searching(self) -> "Search | None":
        """Its search, if it is one of those that do, and ready."""
        if self.level.kind == SEARCH and not self._search:
            if not self._at_once or is_compiled(self.game):
                self._search = Search(self.game, self._stream)
            else:
                Compiling.begin(self.game)
        return self._search


class Search:
    """The compiled search of a game, at a desk of its own."""

    def __init__(self, game: Game, stream: list[int]) -> None:
        self.game = game
        self._think = game.compiled.entry(think)
        self._desk: Desk = compiled_desk(game, stream, MOST_NODES)

    def run(self, view: State, seat: int, knobs: list[int], seconds: float) -> int:
        """Search until the budget is spent; returns the best action."""
        import numpy as np  # late: NumPy is not needed to play

        start, left, part = time.perf_counter(), knobs[SIMULATIONS], FIRST_SIMULATIONS
        states = np.frombuffer(view.pack() * STATES, np.uint8).copy()
        row = np.array(knobs, np.int64)
        self._desk.tally[DONE] = 0
        while True:
            row[SIMULATIONS] = part = min(left, part)
            best = int(self._think(states, seat, self._desk, row))
            left -= part
            spent = time.perf_counter() - start
            part = int(min(seconds * USED - spent, LOOK) * self._desk.tally[DONE] / spent) if seconds < float("inf") else left
            if left <= 0 or part < 1 or self._desk.tally[DONE] == 0:
                return best

    @property
    def simulations(self) -> int:
        """How many the last search has done."""
        return int(self._desk.tally[DONE])

    @property
    def memory(self) -> int:
        """The bytes of its desk, and it needs no more however long it thinks."""
        cells: Any = self._desk
        return sum(each.nbytes for each in cells)

    def candidates(self, view: State, seat: int, knobs: list[int]) -> list[Candidate]:
        """What the last search found; nothing if there was no choice."""
        if self.simulations == 0:
            return []
        tree = self._desk.tree
        root = 0 if knobs[TREES] else seat
        tried = sorted(children(tree, root), key=lambda node: (-tree[node][VISITS], -tree[node][REWARD]))
        return [
            Candidate(
                self.game.actions.text(int(tree[node][ACTION])),
                float(tree[node][WINS] / tree[node][VISITS] / ONE),
                int(tree[node][VISITS]),
                list(self._continuation(view, seat, node, knobs)),
            )
            for node in tried
        ]

    def _continuation(self, view: State, seat: int, node: int, knobs: list[int]) -> Iterator[tuple[int, str]]:
        """What would follow an action in an imagined world, everybody doing what was tried most often in his place."""
        plain, tree = self.game.plain, self._desk.tree
        world = plain.imagined(view, seat, from_number(0))
        at = dict.fromkeys(range(world.players), node) if knobs[TREES] else {**{each: each for each in range(world.players)}, seat: node}
        plain.apply(world, seat, int(tree[node][ACTION]))
        while world.step != OVER:
            mover = seats_of(world.to_act)[0]
            moves = plain.legal(world, mover)
            action = moves[0]
            if len(moves) > 1:
                known = [child for child in children(tree, at[mover]) if tree[child][ACTION] in moves and tree[child][VISITS] >= FEWEST_VISITS]
                if not known:
                    return
                best = max(known, key=lambda child: tree[child][VISITS])
                at = dict.fromkeys(at, best) if knobs[TREES] else {**at, mover: best}
                action = int(tree[best][ACTION])
                yield mover, self.game.actions.text(action)
            plain.apply(world, mover, action)
