"""Doubloon: a games room and a laboratory for treasure-hunting board games.

`doubloon.game("unexpected-treasures").table(players=4)` is a game in progress; the README shows what to do with it.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from doubloon.core import game as _core
from doubloon.core import registry
from doubloon.core.errors import BadSetup, DoubloonError, IllegalAction, UnknownGame
from doubloon.core.registry import game_names
from doubloon.table import Table

__version__ = "0.1.0"
__all__ = ["BadSetup", "DoubloonError", "Game", "IllegalAction", "Table", "UnknownGame", "game", "game_names"]


class Game(_core.Game):
    """A title that can open tables."""

    def table(
        self,
        players: int,
        seed: int | None = None,
        *,
        options: Mapping[str, int | str] | None = None,
        components: str | Path | None = None,
        language: str = "en",
        names: Sequence[str] = (),
    ) -> Table:
        """A new game. The same seed gives the same deal; without one chance decides. `components` is another components file."""
        box = self.load_box(Path(components)) if components else None
        return Table(self, players, seed, options=options, box=box, language=language, names=names)


@cache
def game(name: str) -> Game:
    """A title by name, or by the path of a folder with its files."""
    found = registry.game(name)
    return Game(found.name, found.folder, found.rules)
