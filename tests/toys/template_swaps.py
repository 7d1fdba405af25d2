"""What a viewer cannot know in the template game: what a rival has reached for, until all open their hands (NG-2.1)."""

from collections.abc import Callable
from typing import Any

from doubloon.core.state import Row
from doubloon.core.stream import below
from doubloon.lab.template.rules import CLASHED, GOT, MOST_COINS


def swap_reach(s: Any, viewer: int, stream: Row) -> Callable[[list[int]], bool] | None:
    sealed = [seat for seat in range(s.players) if seat != viewer and s.to_act and not s.to_act >> seat & 1]
    if not sealed:
        return None
    seat = sealed[below(stream, len(sealed))]
    s.hand[seat] = 1 + (s.hand[seat] - 1 + 1 + below(stream, MOST_COINS - 1)) % MOST_COINS
    return lambda row: row[0] in (GOT, CLASHED)


SWAPS = [swap_reach]
