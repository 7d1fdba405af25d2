"""Words read with care: a message that is missing, or that misses a value, is a fault."""

import re
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from doubloon.core.game import Game
from doubloon.core.state import State
from doubloon.core.words import LANGUAGES, Words

#: Numbers that call for every plural form.
NUMBERS = (0, 1, 2, 5, 21)

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_translation = pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])


class Careful(Words):
    """Words that keep what went wrong, and refuse a message that is not in the language's own file."""

    def __init__(self, game: Game, language: str, names: tuple[str, ...] = ()) -> None:
        super().__init__(game, language, names)
        self.own = messages(game, language)
        self.errors: list[str] = []

    def say(self, message: str, **values: Any) -> str:
        assert message in self.own, f"{self.language} has no message {message}"
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, f"{self.language}: {message} is empty"
        text, errors = self.bundle.format_pattern(pattern, values)
        self.errors += [f"{message}: {error}" for error in errors]
        return str(text)


def entries(game: Game, language: str) -> list[ast.EntryType]:
    resource: ast.Resource = FluentResource((game.folder / f"words.{language}.ftl").read_text(encoding="utf-8"))
    return resource.body


def messages(game: Game, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(game, language) if isinstance(entry, ast.Message)}


def own_fields(game: Game) -> list[str]:
    """What the state of a title declares itself and is not printed on components."""
    common = {field.name for field in State.fields}
    return [field.name for field in game.state.fields if field.name not in common and not field.printed]


def check_sentence(text: str) -> None:
    assert re.fullmatch(r"\S.*[.?!]", text), text
    assert "{" not in text, text
    assert "  " not in text, text
