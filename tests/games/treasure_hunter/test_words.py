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

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
#: Numbers that call for every plural form.
NUMBERS = (0, 1, 2, 21)

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_translation = pytest.mark.parametrize("language", TRANSLATIONS)


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


def entries(language: str) -> list[ast.EntryType]:
    resource: ast.Resource = FluentResource((GAME.folder / f"words.{language}.ftl").read_text(encoding="utf-8"))
    return resource.body


def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


def own_fields() -> list[str]:
    """What the state of this title declares itself and is not printed on components."""
    common = {field.name for field in State.fields}
    return [field.name for field in GAME.state.fields if field.name not in common and not field.printed]


def sample_events() -> Iterator[Event]:
    """Every kind with every value of its domains, and with numbers of every plural form."""
    for kind in GAME.events.kinds:
        ranges = [NUMBERS if domain is None else range(len(domain)) for domain in kind.fields.values()]
        for values in product(*ranges):
            yield Event(kind.name, "", 0, dict(zip(kind.fields, values, strict=True)))


def check_sentence(text: str) -> None:
    assert re.fullmatch(r"\S.*[.?!]", text), text
    assert "{" not in text, text
    assert "  " not in text, text


# Complete


@every_language
def test_a_file_is_read_without_losses(language: str) -> None:
    found = entries(language)
    names = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    assert len(names) == len(set(names))


@every_language
def test_everything_has_a_message(language: str) -> None:
    domains = [domain for verb in GAME.actions.verbs for domain in verb.parameters.values()]
    domains += [domain for kind in GAME.events.kinds for domain in kind.fields.values() if domain is not None]
    needed = {"seat", "title", "summary"}
    needed |= {f"{domain.name}-{text}" for domain in domains if domain.kind == "word" for text in domain.texts}
    needed |= {f"action-{verb.name}" for verb in GAME.actions.verbs}
    needed |= {f"event-{kind.name}" for kind in GAME.events.kinds}
    needed |= {f"ask-{kind.name}" for kind in GAME.decisions.kinds}
    needed |= {f"field-{name.replace('_', '-')}" for name in own_fields()}
    assert needed - set(messages(language)) == set()


@every_translation
def test_a_translation_has_the_messages_of_english_and_the_rulebook(language: str) -> None:
    rulebook = {f"clause-{clause.replace('.', '-')}" for clause in GAME.rulebook.texts}
    rulebook |= {f"chapter-{number}" for number in range(1, len(GAME.rulebook.clauses) + 1)}
    rulebook |= {f"term-{term.lower().replace(' ', '-')}{part}" for term in GAME.rulebook.glossary for part in ("", "-text")}
    assert set(messages(language)) == set(messages("en")) | rulebook


def test_english_agrees_with_the_rulebook() -> None:
    words = GAME.words("en")
    assert words.say("title") == GAME.title
    assert words.say("summary") == GAME.rulebook.summary


# Sound


@every_language
def test_every_action_can_be_said(language: str) -> None:
    words = Careful(language)
    for action in range(GAME.actions.count):
        text = words.action(action)
        check_sentence(f"{text}.")
        assert not text.endswith(".")
    assert words.errors == []


@every_language
def test_every_event_can_be_told(language: str) -> None:
    words = Careful(language)
    for event in sample_events():
        check_sentence(words.event(event))
    assert words.errors == []


@every_language
def test_covered_events_can_be_told_and_show_no_question_mark(language: str) -> None:
    words = Careful(language)
    for kind in GAME.events.kinds:
        text = words.event(Event(kind.name, "", 0, dict.fromkeys(kind.fields)))
        check_sentence(text)
        if kind.name in ("kept", "set-aside", "drew"):
            assert "?" not in text
    assert words.errors == []


@every_language
def test_every_question_can_be_asked(language: str) -> None:
    words = Careful(language)
    for number in range(len(GAME.decisions.kinds)):
        for site, journey, turn in product(range(3), range(1, 6), range(9)):
            state: Any = GAME.start(4)
            state.decision, state.site, state.journey, state.turn = number, site, journey, turn
            check_sentence(words.question(state))
    assert words.errors == []


@every_language
def test_labels_and_clauses_can_be_read(language: str) -> None:
    words = Careful(language)
    for name in own_fields():
        assert not words.say(f"field-{name.replace('_', '-')}").endswith(".")
    for number, title in enumerate(GAME.rulebook.clauses, 1):
        assert words.chapter(number, title)
    for clause in GAME.rulebook.texts:
        check_sentence(words.clause(clause))
    assert words.errors == []


@every_translation
def test_a_translated_clause_names_the_same_numbers(language: str) -> None:
    words = GAME.words(language)
    for clause, text in GAME.rulebook.texts.items():
        assert sorted(re.findall(r"\d+", words.clause(clause))) == sorted(re.findall(r"\d+", text)), clause
        assert words.clause(clause) != text, clause
