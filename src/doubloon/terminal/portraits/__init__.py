"""Which title is described in which words.

A title that has a table of its own has a module of its name in each of three packages: here the table in words, in `stories` what
happened, in `tables` the table drawn. Their messages stand beside the module here, in a file for each language.
"""

from doubloon.terminal.describe import GENERIC, Portrait
from doubloon.terminal.portraits import the_plan, time_pirates, trasteros_locos, treasure_hunter, unexpected_treasures

_PORTRAITS = {
    "the-plan": the_plan.PORTRAIT,
    "time-pirates": time_pirates.PORTRAIT,
    "trasteros-locos": trasteros_locos.PORTRAIT,
    "treasure-hunter": treasure_hunter.PORTRAIT,
    "unexpected-treasures": unexpected_treasures.PORTRAIT,
}


def portrait_of(title: str) -> Portrait:
    """How a title is described; the way for any title, if it has none of its own."""
    return _PORTRAITS.get(title, GENERIC)
