"""Every draw of a game that is over, for those who check a deal without knowing the rules."""

import types
from typing import Any

from doubloon.core import contract
from doubloon.core.bind import Binder
from doubloon.core.game import Game
from doubloon.core.registry import game as find_game
from doubloon.core.steps import draw
from doubloon.table.journal import Answer, Journal, Undo
from doubloon.table.replay import resume

#: Among how many, and which.
Draw = tuple[int, int]


class _Recording(Binder):
    """Rules that note what chance decides."""

    def __init__(self, provided: dict[str, Any], noted: list[Draw]) -> None:
        super().__init__(provided)
        self._noted = noted

    def make(self, source: types.FunctionType, namespace: dict[str, Any]) -> Any:
        made, noted = super().make(source, namespace), self._noted
        if source is not draw:
            return made

        def recorded(s: Any, n: int) -> int:
            noted.append((n, made(s, n)))
            return noted[-1][1]

        return recorded


def draws_of(journal: Journal) -> list[list[Draw]]:
    """What was drawn for each answer that stands, in their order; first for the set-up. What has been taken back had no draws."""
    noted: list[Draw] = []

    def recording(name: str) -> Game:
        game = find_game(name)
        binder = _Recording(game.provided(), noted)
        rules = {each: binder.bind(getattr(game.rules, each)) for each in contract.NAMES}
        return Game(game.name, game.folder, types.SimpleNamespace(**{**vars(game.rules), **rules}))

    table = resume(Journal(journal.header, []), find=recording)
    found = [noted.copy()]
    for entry in journal.entries:
        noted.clear()
        if isinstance(entry, Answer):
            table.play(entry.seat, *entry.actions)
            found.append(noted.copy())
        elif isinstance(entry, Undo):
            table.undo(entry.seat)
            del found[table.entries :]
    return found
