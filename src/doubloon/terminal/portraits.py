"""Which title is described in which words."""

from doubloon.terminal import unexpected_treasures
from doubloon.terminal.describe import GENERIC, Portrait

_PORTRAITS = {"unexpected-treasures": unexpected_treasures.PORTRAIT}


def portrait_of(title: str) -> Portrait:
    """How a title is described; the way for any title, if it has none of its own."""
    return _PORTRAITS.get(title, GENERIC)
