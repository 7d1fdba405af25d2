"""Treasure Hunter, a module for each chapter, in the order of its rulebook.

pieces, state, box: what there is. draft: phase 1. treasures, tricks: phase 2A. goblins: phase 2B. journeys: phases 2C and 3, rounds, score.
play: the order of all that, and what may be done. secrets, worlds: who knows what. checks: what always holds.
"""

from doubloon.games.treasure_hunter.rules.box import Box
from doubloon.games.treasure_hunter.rules.cards import sort_out
from doubloon.games.treasure_hunter.rules.checks import check
from doubloon.games.treasure_hunter.rules.journeys import score
from doubloon.games.treasure_hunter.rules.outlook import value
from doubloon.games.treasure_hunter.rules.pieces import *  # noqa: F403
from doubloon.games.treasure_hunter.rules.play import advance, apply, legal, setup, why_not
from doubloon.games.treasure_hunter.rules.secrets import hide
from doubloon.games.treasure_hunter.rules.state import State
from doubloon.games.treasure_hunter.rules.worlds import imagine

__all__ = ["Box", "State", "advance", "apply", "check", "hide", "imagine", "legal", "score", "setup", "sort_out", "value", "why_not"]
