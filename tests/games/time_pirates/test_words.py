"""Words: everything people read has a sentence in every language, and the sentence is complete."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from doubloon.core.event import Event
from doubloon.core.state import State
from doubloon.core.words import LANGUAGES, Words

from .positions import GAME

if any(not (path := GAME.folder / f"words.{language}.ftl").exists() or not path.read_text(encoding="utf-8").strip() for language in LANGUAGES):
    pytest.skip("the words are still to be written", allow_module_level=True)

#: Numbers that call for every plural form.
NUMBERS = (0, 1, 2, 5, 21)

every_language = pytest.mark.parametrize("language", LANGUAGES)


class Careful(Words):
    """Words that keep what went wrong, and refuse a message that is not in the language's own file."""

    def __init__(self, language: str) -> None:
        super().__init__(GAME, language)
        self.own = messages(language)
        self.errors: list[str] = []

    def say(self, message: str, **values: Any) -> str:
        assert message in self.own, f"{self.language} has no message {message}"
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, f"{self.language}: {message} is empty"
        text, errors = self.bundle.format_pattern(pattern, values)
        self.errors += [f"{message}: {error}" for error in errors]
        return str(text)


def messages(language: str) -> dict[str, ast.Message]:
    resource: ast.Resource = FluentResource((GAME.folder / f"words.{language}.ftl").read_text(encoding="utf-8"))
    assert [entry.content for entry in resource.body if isinstance(entry, ast.Junk)] == []
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def sample_events() -> Iterator[Event]:
    """Every kind with every value of its domains, and with numbers of every plural form."""
    for kind in GAME.events.kinds:
        ranges = [NUMBERS if domain is None else range(len(domain)) for domain in kind.fields.values()]
        for values in product(*ranges):
            yield Event(kind.name, "", 0, dict(zip(kind.fields, values, strict=True)))


def check_sentence(text: str) -> None:
    assert re.fullmatch(r"\S.*[.?]", text), text
    assert "{" not in text, text
    assert "  " not in text, text


@every_language
def test_everything_has_a_message(language: str) -> None:
    domains = [domain for verb in GAME.actions.verbs for domain in verb.parameters.values()]
    domains += [domain for kind in GAME.events.kinds for domain in kind.fields.values() if domain is not None]
    needed = {"seat", "title", "summary"}
    needed |= {f"{domain.name}-{text}" for domain in domains if domain.kind == "word" for text in domain.texts}
    needed |= {f"action-{verb.name}" for verb in GAME.actions.verbs}
    needed |= {f"event-{kind.name}" for kind in GAME.events.kinds}
    needed |= {f"ask-{kind.name}" for kind in GAME.decisions.kinds}
    common = {field.name for field in State.fields}
    needed |= {f"field-{field.name.replace('_', '-')}" for field in GAME.state.fields if field.name not in common and not field.printed}
    assert needed - set(messages(language)) == set()


@every_language
def test_every_action_can_be_said(language: str) -> None:
    words = Careful(language)
    texts = [words.action(action) for action in range(GAME.actions.count)]
    assert words.errors == []
    assert len(set(texts)) == len(texts)
    assert not any(text.endswith(".") for text in texts)


@every_language
def test_every_event_can_be_told(language: str) -> None:
    words = Careful(language)
    for event in sample_events():
        check_sentence(words.event(event))
    assert words.errors == []


@every_language
def test_every_question_can_be_asked(language: str) -> None:
    words = Careful(language)
    for number in range(len(GAME.decisions.kinds)):
        state = GAME.start(4)
        state.decision = number
        check_sentence(words.question(state))
    assert words.errors == []


@every_language
def test_clauses_and_chapters_can_be_read(language: str) -> None:
    words = GAME.words(language)
    for number, title in enumerate(GAME.rulebook.clauses, 1):
        assert words.chapter(number, title)
        assert language == "en" or words.chapter(number, title) != title
    for clause, text in GAME.rulebook.texts.items():
        check_sentence(words.clause(clause))
        assert language == "en" or words.clause(clause) != text, clause
