"""Pages of text that stand for themselves: the rules, and a game told from its journal."""

from collections.abc import Callable

from doubloon.core.errors import BadSetup
from doubloon.core.game import Game
from doubloon.core.registry import game as find_game
from doubloon.core.steps import SPECTATOR
from doubloon.table import Journal
from doubloon.table.replay import resume
from doubloon.terminal.lookup import full_text, look_up
from doubloon.terminal.page import GLUE, WIDTH, wrapped
from doubloon.terminal.portraits import portrait_of
from doubloon.terminal.sitting import player_names
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


def story_page(journal: Journal, language: str, find: Callable[[str], Game] = find_game) -> str:
    """A game told from its journal: a finished one with everything open, another as its first person may know it, or a spectator."""
    table = resume(journal, language, find)
    people = [place for place, seat in enumerate(table.seats) if seat.kind == "person"]
    viewer = SPECTATOR if table.outcome is not None or not people else people[0]
    voice = Voice(table.game, language, table.players, player_names(table))
    told = voice.paragraphs(portrait_of(table.game.name).tell(voice, table.events(viewer)))
    return "\n".join(line.replace(GLUE, " ") for paragraph in told for line in wrapped(paragraph, WIDTH, then="  "))
