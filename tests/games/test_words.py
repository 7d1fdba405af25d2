"""Words: everything people read has a sentence in every language, and the sentence is complete. What only one title says is tested with that title."""

import re
from collections.abc import Iterator
from itertools import product

import pytest
from fluent.syntax import ast

import doubloon
from doubloon.core.event import Event
from doubloon.core.game import Game

from .careful import NUMBERS, Careful, check_sentence, entries, every_language, every_translation, messages, own_fields

pytestmark = pytest.mark.parametrize("game", [doubloon.game(name) for name in doubloon.game_names()], ids=lambda game: game.name)


def message_of(clause: str) -> str:
    return f"clause-{clause.replace('.', '-')}"


def sample_events(game: Game) -> Iterator[Event]:
    """Every kind with every value of its domains, and with numbers of every plural form."""
    for kind in game.events.kinds:
        ranges = [NUMBERS if domain is None else range(len(domain)) for domain in kind.fields.values()]
        for values in product(*ranges):
            yield Event(kind.name, "", 0, dict(zip(kind.fields, values, strict=True)))


# Complete


@every_language
def test_a_file_is_read_without_losses(game: Game, language: str) -> None:
    found = entries(game, language)
    names = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    assert len(names) == len(set(names))


@every_language
def test_everything_has_a_message(game: Game, language: str) -> None:
    domains = [domain for verb in game.actions.verbs for domain in verb.parameters.values()]
    domains += [domain for kind in game.events.kinds for domain in kind.fields.values() if domain is not None]
    needed = {"seat", "title", "summary"}
    needed |= {f"{domain.name}-{text}" for domain in domains if domain.kind == "word" for text in domain.texts}
    needed |= {f"action-{verb.name}" for verb in game.actions.verbs}
    needed |= {f"event-{kind.name}" for kind in game.events.kinds}
    needed |= {f"ask-{kind.name}" for kind in game.decisions.kinds}
    needed |= {f"field-{name.replace('_', '-')}" for name in own_fields(game)}
    assert needed - set(messages(game, language)) == set()


@every_translation
def test_a_translation_has_the_messages_of_english_and_the_rulebook(game: Game, language: str) -> None:
    rulebook = {message_of(clause) for clause in game.rulebook.texts}
    rulebook |= {f"chapter-{number}" for number in range(1, len(game.rulebook.clauses) + 1)}
    rulebook |= {f"term-{term.lower().replace(' ', '-')}{part}" for term in game.rulebook.glossary for part in ("", "-text")}
    own, wanted = set(messages(game, language)), set(messages(game, "en")) | rulebook
    assert wanted - own == set()
    text = (game.folder / f"words.{language}.ftl").read_text(encoding="utf-8")
    assert {name for name in own - wanted if not re.search(rf"{{ *{name}\b", text)} == set(), "what only this language has is used by its own sentences"


def test_english_agrees_with_the_rulebook(game: Game) -> None:
    words = game.words("en")
    assert words.say("title") == game.title
    assert words.say("summary") == game.rulebook.summary


# Sound


@every_language
def test_every_action_can_be_said(game: Game, language: str) -> None:
    words = Careful(game, language)
    texts = [words.action(action) for action in range(game.actions.count)]
    assert words.errors == []
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert not text.endswith(".")
        check_sentence(f"{text}.")


@every_language
def test_every_event_can_be_told(game: Game, language: str) -> None:
    words = Careful(game, language)
    for event in sample_events(game):
        check_sentence(words.event(event))
    assert words.errors == []


@every_language
def test_covered_events_can_be_told(game: Game, language: str) -> None:
    words = Careful(game, language)
    for kind in game.events.kinds:
        check_sentence(words.event(Event(kind.name, "", 0, dict.fromkeys(kind.fields))))
    assert words.errors == []


@every_language
def test_every_question_can_be_asked(game: Game, language: str) -> None:
    words = Careful(game, language)
    for number in range(len(game.decisions.kinds)):
        state = game.start(min(4, game.player_counts[-1]))
        state.decision = number
        check_sentence(words.question(state))
    assert words.errors == []


@every_language
def test_labels_clauses_and_chapters_can_be_read(game: Game, language: str) -> None:
    words = Careful(game, language)
    for name in own_fields(game):
        assert not words.say(f"field-{name.replace('_', '-')}").endswith(".")
    for number, title in enumerate(game.rulebook.clauses, 1):
        assert words.chapter(number, title)
    for clause in game.rulebook.texts:
        check_sentence(words.clause(clause))
    assert words.errors == []


@every_translation
def test_a_rulebook_is_translated_and_names_the_same_numbers(game: Game, language: str) -> None:
    words = game.words(language)
    assert all(words.chapter(number, title) != title for number, title in enumerate(game.rulebook.clauses, 1))
    for clause, text in game.rulebook.texts.items():
        assert words.clause(clause) != text, clause
        assert sorted(re.findall(r"\d+", words.clause(clause))) == sorted(re.findall(r"\d+", text)), clause
