"""Trasteros Locos, a module for each chapter.

pieces, state, box: what there is. storage: cards on the move. auction: action 1. trade: actions 2 to 6. end: action 7 and the score.
play: set-up, the order of all that, and what may be done. memory, secrets, worlds: who knows what. checks: what always holds.
"""

from doubloon.games.trasteros_locos.rules.box import Box
from doubloon.games.trasteros_locos.rules.checks import check
from doubloon.games.trasteros_locos.rules.end import score
from doubloon.games.trasteros_locos.rules.memory import settle
from doubloon.games.trasteros_locos.rules.outlook import value
from doubloon.games.trasteros_locos.rules.pieces import *  # noqa: F403
from doubloon.games.trasteros_locos.rules.play import advance, apply, begin_turn, legal, setup, why_not
from doubloon.games.trasteros_locos.rules.secrets import hide
from doubloon.games.trasteros_locos.rules.state import State
from doubloon.games.trasteros_locos.rules.worlds import imagine

__all__ = ["Box", "State", "advance", "apply", "begin_turn", "check", "hide", "imagine", "legal", "score", "settle", "setup", "value", "why_not"]
