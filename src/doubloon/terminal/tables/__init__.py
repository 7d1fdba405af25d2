"""Tables as they are drawn on a screen."""

from doubloon.terminal.tables.drawing import Drawing
from doubloon.terminal.tables.generic import DRAWING as GENERIC
from doubloon.terminal.tables.unexpected_treasures import DRAWING as UNEXPECTED_TREASURES

_DRAWN: dict[str, Drawing] = {"unexpected-treasures": UNEXPECTED_TREASURES}


def drawing_of(title: str) -> Drawing:
    """How a title is drawn; the way for any title, if it has none of its own."""
    return _DRAWN.get(title, GENERIC)
