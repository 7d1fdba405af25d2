"""Words: everything people read has a sentence in every language, and the sentence is complete."""

import random
import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import doubloon
from doubloon.core.domain import Domain
from doubloon.core.event import Event
from doubloon.core.state import State
from doubloon.core.steps import SPECTATOR
from doubloon.core.words import LANGUAGES, Words

GAME = doubloon.game("unexpected-treasures")
GOOD: Domain = GAME.rules.GOOD
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
#: Spelled alike in both languages.
ALIKE = {("es", "good-radio")}
#: The kinds some viewers may know only in part.
SECRETS = {"chose"}
#: Numbers that call for every plural form.
NUMBERS = (0, 1, 2, 5, 21)

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_translation = pytest.mark.parametrize("language", TRANSLATIONS)


class Careful(Words):
    """Words that keep what went wrong, and refuse a message that is not in the language's own file."""

    def __init__(self, language: str, names: tuple[str, ...] = ()) -> None:
        super().__init__(GAME, language, names)
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


def message_of(clause: str) -> str:
    return f"clause-{clause.replace('.', '-')}"


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


def asking(decision: str, **values: int) -> State:
    """A state that asks this, with these numbers in it."""
    state = GAME.start(4)
    state.decision = [kind.name for kind in GAME.decisions.kinds].index(decision)
    for name, value in values.items():
        setattr(state, name, value)
    return state


def check_sentence(text: str) -> None:
    assert re.fullmatch(r"\S.*[.?]", text), text
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
    rulebook = {message_of(clause) for clause in GAME.rulebook.texts}
    rulebook |= {f"chapter-{number}" for number in range(1, len(GAME.rulebook.clauses) + 1)}
    rulebook |= {f"term-{term.lower().replace(' ', '-')}{part}" for term in GAME.rulebook.glossary for part in ("", "-text")}
    assert set(messages(language)) == set(messages("en")) | rulebook


@every_translation
def test_nothing_is_left_in_english(language: str) -> None:
    english = messages("en")
    same = {name for name, message in messages(language).items() if name in english and message.equals(english[name], ["span", "comment"])}
    assert same == {name for other, name in ALIKE if other == language}
    words = GAME.words(language)
    for number, (title, clauses) in enumerate(GAME.rulebook.clauses.items(), 1):
        assert words.chapter(number, title) != title
        assert all(words.clause(clause) != text for clause, text in clauses.items())
    assert all(words.clause(clause) != text for clause, text in GAME.rulebook.rulings.items())


def test_english_agrees_with_the_rulebook() -> None:
    words = GAME.words("en")
    assert words.say("title") == GAME.title
    assert words.say("summary") == GAME.rulebook.summary


# Sound


@every_language
def test_every_action_can_be_said(language: str) -> None:
    words = Careful(language)
    texts = [words.action(action) for action in range(GAME.actions.count)]
    assert words.errors == []
    assert len(set(texts)) == len(texts)
    for action, text in enumerate(texts):
        check_sentence(f"{text}.")
        assert not text.endswith(".")
        assert GAME.words(language).action(action) == text


@every_language
def test_every_event_can_be_told(language: str) -> None:
    words = Careful(language)
    for event in sample_events():
        check_sentence(words.event(event))
    assert words.errors == []


@every_language
def test_covered_events_can_be_told(language: str) -> None:
    for kind in GAME.events.kinds:
        words = Careful(language)
        check_sentence(words.event(Event(kind.name, "", 0, dict.fromkeys(kind.fields))))
        assert words.errors == []


@every_language
def test_a_covered_choice_tells_no_number(language: str) -> None:
    words = Careful(language)
    text = words.event(Event("chose", "UT-3.1", 0, {"number": None}))
    assert re.findall(r"\d|\?", text.removeprefix(words.seat(0))) == []


def test_only_secrets_are_ever_covered() -> None:
    table = GAME.table(players=4, seed=1)
    chance = random.Random(1)
    covered: set[str] = set()
    while table.outcome is None:
        seat = min(table.to_act)
        table.play(seat, chance.choice(table.actions(seat)))
        if table.outcome is None:
            covered |= {event.kind for event in table.events(SPECTATOR, table.entries - 1) if None in event.values.values()}
    assert covered == SECRETS


@every_language
def test_every_question_can_be_asked(language: str) -> None:
    words = Careful(language)
    for kind in GAME.decisions.kinds:
        for number, good in product(NUMBERS, range(len(GOOD))):
            check_sentence(words.question(asking(kind.name, left=number, symbol=good)))
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


# As people read it


@pytest.mark.parametrize(
    ("language", "action", "text"),
    [
        ("en", "choose 3", "Choose number card 3"),
        ("en", "take armchair", "Take an armchair from the site"),
        ("en", "steal 2 lamp", "Steal a lamp from Seat 2"),
        ("en", "pay lamp", "Hand in lamp tiles"),
        ("en", "pay radio", "Hand in a radio as a joker"),
        ("de", "choose 3", "Wähle Zahlenkarte 3"),
        ("de", "take television", "Nimm einen Fernseher vom Sperrmüll"),
        ("de", "steal 2 lamp", "Stiehl bei Platz 2 eine Lampe"),
        ("de", "pay lamp", "Gib Lampen ab"),
        ("de", "complete 8", "Erfülle Auftrag 8"),
        ("es", "choose 3", "Elige la carta numérica 3"),
        ("es", "take stool", "Toma un taburete del punto de recogida"),
        ("es", "steal 2 radio", "Roba una radio a Asiento 2"),
        ("es", "pay armchair", "Entrega losetas de sillón"),
        ("es", "done", "No completes ningún encargo más"),
    ],
)
def test_an_action_reads_well(language: str, action: str, text: str) -> None:
    assert GAME.words(language).action(GAME.actions.parse(action)) == text


STOOL, LAMP, ARMCHAIR, TELEVISION, RADIO = range(len(GOOD))


@pytest.mark.parametrize(
    ("language", "kind", "values", "text"),
    [
        ("en", "chose", {"number": None}, "Ana chose a number card."),
        ("en", "chose", {"number": 3}, "Ana chose number card 3."),
        ("en", "showed", {"number": 0, "card": 0}, "Ana showed number card 0 (thief)."),
        ("en", "removed", {"count": 0}, "No mission was removed."),
        ("en", "took", {"good": ARMCHAIR}, "Ana took an armchair from the site."),
        ("en", "paid", {"good": RADIO, "symbol": LAMP}, "Ana handed in a radio as a joker for a lamp."),
        ("en", "paid", {"good": RADIO, "symbol": RADIO}, "Ana handed in a radio."),
        ("en", "completed", {"mission": 7, "value": 20}, "Ana completed mission 8, worth 20 points."),
        ("en", "scored", {"points": 1, "missions": 0, "goods": 1}, "Ana scored one point: 0 for missions and 1 for goods."),
        ("de", "chose", {"number": None}, "Ana hat eine Zahlenkarte gewählt."),
        ("de", "stole", {"rival": 1, "good": STOOL}, "Ana hat bei Ben einen Hocker gestohlen."),
        ("de", "stocked", {"good": TELEVISION}, "Ein Fernseher wurde aus dem Beutel gezogen und auf den Sperrmüll gelegt."),
        ("de", "paid", {"good": RADIO, "symbol": ARMCHAIR}, "Ana hat ein Radio als Joker für einen Sessel abgegeben."),
        ("de", "exchanged", {"rival": 1, "given": 2, "got": 3}, "Ana hat Chip 2 an Ben gegeben und dafür Chip 3 bekommen."),
        ("de", "stopped", {"left": 1}, "Ana hat aufgehört, obwohl noch ein Plättchen erlaubt war."),
        ("es", "chose", {"number": None}, "Ana eligió una carta numérica."),
        ("es", "stole", {"rival": 1, "good": LAMP}, "Ana robó una lámpara a Ben."),
        ("es", "paid", {"good": RADIO, "symbol": TELEVISION}, "Ana entregó una radio como comodín por un televisor."),
        ("es", "stayed-home", {"number": 2, "chip": 3}, "Ana perdió la disputa por el 2 con la ficha 3 y se quedó en casa."),
        ("es", "removed", {"count": 6}, "Se retiraron 6 encargos sin mirarlos."),
    ],
)
def test_an_event_reads_well(language: str, kind: str, values: dict[str, int | None], text: str) -> None:
    assert GAME.words(language, ("Ana", "Ben")).event(Event(kind, "", 0, values)) == text


@pytest.mark.parametrize(
    ("language", "decision", "values", "text"),
    [
        ("en", "take", {"left": 1}, "What do you take from the site? You may take one tile."),
        ("en", "steal", {"left": 3}, "What do you steal, and from whom? You may steal up to 3 tiles."),
        ("de", "take", {"left": 2}, "Was nimmst du vom Sperrmüll? Du darfst bis zu 2 Plättchen nehmen."),
        (
            "de",
            "pay",
            {"symbol": LAMP},
            "Der Auftrag zeigt eine Lampe. Gibst du die Ware selbst ab oder ein Radio als Joker?",
        ),
        ("es", "steal", {"left": 1}, "¿Qué robas y a quién? Puedes robar una loseta."),
    ],
)
def test_a_question_reads_well(language: str, decision: str, values: dict[str, int], text: str) -> None:
    assert GAME.words(language).question(asking(decision, **values)) == text


@pytest.mark.parametrize(("language", "thief"), [("en", "the thief"), ("de", "den Dieb"), ("es", "el ladrón")])
def test_card_0_is_called_the_thief_where_the_number_comes_as_a_number(language: str, thief: str) -> None:
    assert thief in GAME.words(language).say("action-choose", number=0)
    assert thief not in GAME.words(language).say("action-choose", number=1)


def test_clauses_and_chapters_are_found_by_their_numbers() -> None:
    assert GAME.words("de").clause("UT-4.2") == "Wer zu Hause bleibt, kann nicht bestohlen werden."
    assert GAME.words("es").clause("UT-R9") == "Una radio mostrada en un encargo solo se puede pagar con una radio."
    assert GAME.words("en").clause("UT-4.2") == GAME.rulebook.texts["UT-4.2"]
    assert [GAME.words("de").chapter(number, "?") for number in (1, 5)] == ["Vorbereitung", "Ende des Spiels"]
