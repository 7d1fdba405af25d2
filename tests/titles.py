"""Every title the common tests run through: the installed ones, the toys, the one for measuring, and the template."""

import importlib
from pathlib import Path
from typing import Any, NamedTuple

import doubloon
from doubloon.core.game import Game
from doubloon.core.registry import load_folder
from doubloon.core.state import State
from doubloon.lab.conformance import Swap
from doubloon.lab.newgame import TEMPLATE

HERE = Path(__file__).parent
FOLDERS = {"cove": HERE / "toys" / "cove", "goofspiel": HERE.parent / "benchmarks" / "goofspiel", "template": TEMPLATE}
SWAPS = {"cove": "tests.toys.cove.swaps", "goofspiel": "tests.toys.goofspiel_swaps", "template": "tests.toys.template_swaps"}


class Title(NamedTuple):
    """A game, what its viewers cannot know, and positions with secrets that games played at random hardly ever have."""

    game: Game
    swaps: list[Swap]
    rare: list[State]


def names() -> list[str]:
    return [*doubloon.game_names(), *FOLDERS]


def load_game(name: str) -> Game:
    return load_folder(FOLDERS[name]) if name in FOLDERS else doubloon.game(name)


def load(name: str) -> Title:
    module: Any = importlib.import_module(SWAPS.get(name, f"tests.games.{name.replace('-', '_')}.swaps"))
    return Title(load_game(name), module.SWAPS, module.rare() if hasattr(module, "rare") else [])
