"""Pages of text that stand for themselves: the rules, for `doubloon rules`."""

from doubloon.core.errors import BadSetup
from doubloon.core.game import Game
from doubloon.terminal.lookup import full_text, look_up
from doubloon.terminal.page import WIDTH
from doubloon.terminal.voice import Voice


def rules_page(game: Game, language: str) -> str:
    """The whole rulebook of a title."""
    return "\n".join(full_text(Voice(game, language, 0), WIDTH))


def clause_page(game: Game, clause: str, language: str) -> str:
    """One clause or ruling by its id, with or without the title's letters."""
    book = game.rulebook
    id_ = clause.upper() if clause.upper().startswith(f"{book.prefix}-") else f"{book.prefix}-{clause.upper()}"
    if id_ not in book.texts:
        first, *_, last = book.texts
        raise BadSetup(f"{game.title} has no clause {clause!r}: they run from {first} to {last}")
    return "\n".join(look_up(Voice(game, language, 0), id_, WIDTH))
