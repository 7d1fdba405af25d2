"""Time Pirates, a module for each chapter, in the order of its rulebook.

pieces, state, box: what there is. opening: set-up. turns: how a turn begins, with the police or without, and ends. restock: restocking and
years. loot, actions: what is done in a turn. end: the final scoring. play: the order of all that, and what may be done. secrets: who knows
what. checks: what always holds.
"""

from doubloon.games.time_pirates.rules.box import Box
from doubloon.games.time_pirates.rules.checks import check
from doubloon.games.time_pirates.rules.end import score
from doubloon.games.time_pirates.rules.outlook import value
from doubloon.games.time_pirates.rules.pieces import *  # noqa: F403
from doubloon.games.time_pirates.rules.play import advance, apply, legal, setup, why_not
from doubloon.games.time_pirates.rules.secrets import hide, imagine
from doubloon.games.time_pirates.rules.state import State

__all__ = ["Box", "State", "advance", "apply", "check", "hide", "imagine", "legal", "score", "setup", "value", "why_not"]
