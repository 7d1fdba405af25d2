"""A bot in a seat: given a view, it answers."""

from doubloon.bots.policy import GREEDY, RANDOM, STATES, bot_action
from doubloon.core.errors import BadSetup
from doubloon.core.game import Game
from doubloon.core.state import MOST_SEATS, State
from doubloon.core.steps import LOG_COLUMNS, is_asked
from doubloon.core.stream import from_number

#: The bots by name.
BOTS = {"random": RANDOM, "greedy": GREEDY}


class Bot:
    """Plays one game at a table, thinking in plain Python."""

    def __init__(self, game: Game, kind: str, seed: int = 0) -> None:
        self.game = game
        self.kind = kind_number(kind)
        self._think = game.plain.bind(bot_action)
        count = game.actions.count
        self._moves, self._sums, self._out = [0] * count, [0] * count, [0] * count
        self._log = [[0] * LOG_COLUMNS]
        self._table = [[0, 0, 0] for _ in range(MOST_SEATS)]
        self._stream, self._saved = from_number(seed), [0, 0, 0, 0]

    def action(self, view: State, seat: int) -> int:
        """One action for this seat, from what it may know."""
        states = [view, *(view.copy() for _ in range(STATES - 1))]
        return int(self._think(self.kind, states, seat, self._moves, self._sums, self._out, self._log, self._table, self._stream, self._saved))

    def answer(self, view: State, seat: int) -> tuple[str, ...]:
        """A whole answer for this seat: one action, or all the small ones of an answer that is given whole."""
        actions = [self.action(view, seat)]
        if self.game.decisions.kinds[view.decision].whole:
            mine = self.game.plain.imagined(view, seat, self._stream)
            self.game.plain.apply(mine, seat, actions[-1])
            while mine.asked == view.asked and is_asked(mine, seat):
                actions.append(self.action(self.game.plain.hidden(mine, seat), seat))
                self.game.plain.apply(mine, seat, actions[-1])
        return tuple(self.game.actions.text(action) for action in actions)


def kind_number(name: str) -> int:
    """The number of a kind of bot, by name."""
    if name not in BOTS:
        raise BadSetup(f"there is no bot {name!r}: choose one of {', '.join(BOTS)}")
    return BOTS[name]
