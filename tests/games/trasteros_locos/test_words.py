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

#: The kinds that name nobody.
SEATLESS = {
    "removed",
    "filled",
    "tied",
    "unclaimed",
    "turned-up",
    "struck-all",
    "reshuffled",
    "discarded",
    "ran-out",
    "all-passed",
    "timed-out",
}
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


@every_language
@pytest.mark.parametrize("kind", sorted(SEATLESS))
def test_what_happens_to_nobody_in_particular_can_be_told(language: str, kind: str) -> None:
    words = Careful(language)
    fields = next(each.fields for each in GAME.events.kinds if each.name == kind)
    check_sentence(words.event(Event(kind, "", None, dict.fromkeys(fields, 1))))
    assert words.errors == []


@every_language
def test_a_card_drawn_unseen_is_not_named(language: str) -> None:
    words = Careful(language)
    text = words.event(Event("drew", "", 0, {"card": None}))
    check_sentence(text)
    assert words.errors == []
    assert "?" not in text


@pytest.mark.parametrize(
    ("language", "offer", "text"),
    [
        ("en", (0, 0, 0, 0), "Seat 0 offered nothing."),
        ("en", (1, 0, 0, 2), "Seat 0 offered 1 gold, 2 glass."),
        ("de", (0, 0, 0, 0), "Platz 0 hat nichts geboten."),
        ("de", (0, 2, 1, 0), "Platz 0 hat 2 Silber, 1 Bronze geboten."),
        ("es", (0, 0, 0, 0), "Asiento 0 no ofreció nada."),
        ("es", (0, 0, 1, 3), "Asiento 0 ofreció 1 de bronce, 3 de cristal."),
    ],
)
def test_an_offer_is_told_by_what_is_in_it(language: str, offer: tuple[int, ...], text: str) -> None:
    assert Careful(language).event(Event("offered", "", 0, dict(zip(("gold", "silver", "bronze", "glass"), offer, strict=True)))) == text


@pytest.mark.parametrize(("language", "text"), [("en", "-1 points."), ("de", "-1 Punkte."), ("es", "-1 puntos.")])
def test_a_point_below_zero_is_not_one_point(language: str, text: str) -> None:
    assert Careful(language).event(Event("scored", "", 0, {"points": -1})).endswith(text)
