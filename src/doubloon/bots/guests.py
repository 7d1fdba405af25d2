"""Bots of other packages, found through the entry-point group `doubloon.bots`."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol, cast

from doubloon.core.game import Game
from doubloon.core.state import State

GROUP = "doubloon.bots"


class Guest(Protocol):
    """What such an entry point names: a class whose objects play one seat of one game."""

    def __init__(self, game: Game, seed: int) -> None: ...

    def action(self, view: State, seat: int) -> int:
        """One of the actions open to this seat, from what it may know. The view is not to be changed."""


@cache
def guests() -> dict[str, EntryPoint]:
    """Those that are installed, by name."""
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def seat_guest(name: str, game: Game, seed: int) -> Guest:
    """A guest at a table of this game."""
    return cast("type[Guest]", guests()[name].load())(game, seed)
