"""What it takes to draw the table of a title."""

from collections.abc import Callable
from typing import NamedTuple

from textual.content import Content

from doubloon.terminal.describe import Look, Portrait, name_text
from doubloon.terminal.tables.ink import Ink, Lines, plain


class Drawing(NamedTuple):
    """How a title looks on a screen.

    `draw` gives the lines of the whole table, in the width of the look and, where it can, the height given; `label` says in few words
    what a choice is, where the question says the rest. Log and remarks are those of the portrait.
    """

    portrait: Portrait
    draw: Callable[[Look, Ink, int], Lines]
    label: Callable[[Look, int], str]


def player_name(look: Look, seat: int) -> Content:
    """The name of a player as it stands before a row: ▶ if he has to answer, bold if it is the viewer."""
    acts = look.view.to_act >> seat & 1
    return plain(f"{'▶' if acts else ' '} {name_text(look, seat)}", "bold" if seat == look.seat else "")
