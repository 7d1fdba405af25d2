"""The entry point by which a bot thinks compiled."""

from typing import Any

from doubloon.bots.desk import Desk
from doubloon.bots.policy import bot_action
from doubloon.core.contract import RECORD


def think(states: Any, seat: int, desk: Desk, knobs: Any) -> int:
    """Entry point: the best action found after so many simulations more, from the view with which the array of states begins."""
    return bot_action(states.view(RECORD), seat, desk, knobs)
