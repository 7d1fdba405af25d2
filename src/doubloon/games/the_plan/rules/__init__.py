"""The rules of The Plan: pieces and state, hands, the heist, bribery, the order of play, secrets, the end."""

from doubloon.games.the_plan.rules.count import check
from doubloon.games.the_plan.rules.end import score
from doubloon.games.the_plan.rules.pieces import *  # noqa: F403
from doubloon.games.the_plan.rules.play import advance, apply, legal, setup, why_not
from doubloon.games.the_plan.rules.secrets import hide, imagine
from doubloon.games.the_plan.rules.state import Box, State

__all__ = ["Box", "State", "advance", "apply", "check", "hide", "imagine", "legal", "score", "setup", "why_not"]
