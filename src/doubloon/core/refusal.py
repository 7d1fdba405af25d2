"""Refusing what is not open, with the clause that forbids it."""

from typing import TYPE_CHECKING

from doubloon.core.errors import IllegalAction
from doubloon.core.rule import clause_id
from doubloon.core.state import OVER

if TYPE_CHECKING:
    from doubloon.core.game import Game
    from doubloon.core.state import State
    from doubloon.core.words import Words


def check_open(game: "Game", state: "State", seat: int, action: int, words: "Words") -> None:
    """Raise `IllegalAction` unless this action is open to this seat now."""
    if not 0 <= action < game.actions.count:
        raise IllegalAction(f"there is no action {action}: they are numbered from 0 to {game.actions.count - 1}")
    prefix = game.rulebook.prefix
    if state.step == OVER:
        raise IllegalAction("the game is over", clause_id(prefix, state.ended))
    if clause := game.plain.why_not(state, seat, action):
        id_ = clause_id(prefix, clause)
        raise IllegalAction(f"{game.actions.text(action)!r} is not open to {words.seat(seat)} now: {words.clause(id_)}", id_)
