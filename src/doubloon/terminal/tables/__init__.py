"""Tables as they are drawn on a screen."""

from doubloon.terminal.tables import generic, the_plan, time_pirates, trasteros_locos, treasure_hunter, unexpected_treasures
from doubloon.terminal.tables.drawing import Drawing

_DRAWN = {
    "the-plan": the_plan.DRAWING,
    "time-pirates": time_pirates.DRAWING,
    "trasteros-locos": trasteros_locos.DRAWING,
    "treasure-hunter": treasure_hunter.DRAWING,
    "unexpected-treasures": unexpected_treasures.DRAWING,
}


def drawing_of(title: str) -> Drawing:
    """How a title is drawn; the way for any title, if it has none of its own."""
    return _DRAWN.get(title, generic.DRAWING)
