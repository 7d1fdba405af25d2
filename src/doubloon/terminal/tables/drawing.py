"""What it takes to draw the table of a title."""

from collections.abc import Callable
from typing import NamedTuple

from doubloon.terminal.describe import Look, Portrait
from doubloon.terminal.tables.ink import Ink, Lines


class Drawing(NamedTuple):
    """How a title looks on a screen.

    `draw` gives the lines of the whole table, in the width of the look and, where it can, the height given; `label` says in few words
    what a choice is, where the question says the rest. Log and remarks are those of the portrait.
    """

    portrait: Portrait
    draw: Callable[[Look, Ink, int], Lines]
    label: Callable[[Look, int], str]
