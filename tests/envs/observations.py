"""docs/observations.md, generated: `python -m tests.envs.observations`."""

from pathlib import Path

import doubloon
from doubloon.envs.fields import fields_text

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"
HEAD = """# Observations

What each number of an observation stands for, generated from the declarations of the states (`doubloon fields GAME` prints the same).
[environments.md](environments.md) says how observations are used. Numbers are 16 bits wide; −1000 is a cell that the seat may not know. A field with
several axes has its last axis fastest. What *holds* a good, a card or a seat holds its number, counted from 0; below 0 it usually holds none.
"""


def page() -> str:
    """The page as it should be."""
    games = [doubloon.game(name) for name in doubloon.game_names()]
    return "\n".join([HEAD, *(f"## {game.title}\n\n{fields_text(game)}\n" for game in games)])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
