"""Words: what people read, in their language where there is one, never silently nothing."""

import shutil
from pathlib import Path

import pytest

import doubloon
from doubloon.core.errors import BadFile, BadSetup
from doubloon.core.event import Event
from doubloon.core.game import Game
from doubloon.core.registry import load_folder
from doubloon.core.state import UNKNOWN
from doubloon.core.words import load_bundle, say
from tests.titles import load_game

GAME = doubloon.game("unexpected-treasures")
COVE = load_game("cove")


@pytest.fixture
def half_german(tmp_path: Path) -> Game:
    """The toy with a German words file that holds two messages only."""
    folder = tmp_path / "half-german"
    shutil.copytree(COVE.folder, folder, ignore=shutil.ignore_patterns("__pycache__", "test_*", "swaps.py"))
    (folder / "words.de.ftl").write_text("seat = Platz { $number }\nclause-CO-1-1 = Die Karten werden gemischt.\n", encoding="utf-8")
    return load_folder(folder)


# Languages


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetup) as error:
        GAME.words("fr")
    assert str(error.value) == "there are no words in 'fr': choose one of en, de, es"


def test_no_table_opens_in_an_unknown_language() -> None:
    with pytest.raises(BadSetup, match=r"^there are no words in 'fr'"):
        GAME.table(players=3, seed=1, language="fr")


def test_a_bundle_in_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"^there are no words in 'fr'"):
        load_bundle(GAME.folder, "fr")


def test_each_language_has_words_of_its_own() -> None:
    assert len({GAME.words(language).say("good-armchair") for language in ("en", "de", "es")}) == 3


def test_english_answers_for_what_a_translation_lacks(half_german: Game) -> None:
    words = half_german.words("de")
    assert words.seat(2) == "Platz 2"
    assert words.say("ask-keep") == half_german.words("en").say("ask-keep") != "ask-keep"


def test_a_language_without_a_file_is_english(half_german: Game) -> None:
    assert half_german.words("es").seat(2) == half_german.words("en").seat(2)


def test_a_folder_without_english_words_is_refused(half_german: Game) -> None:
    (half_german.folder / "words.en.ftl").unlink()
    with pytest.raises(BadFile) as error:
        half_german.words("de").seat(0)
    assert str(error.value) == "half-german: words.en.ftl is missing"


# Messages


def test_a_message_that_does_not_exist_shows_its_name() -> None:
    assert GAME.words().say("good-sofa") == "good-sofa"
    assert not GAME.words().has("good-sofa")


def test_a_message_without_a_text_shows_its_name(tmp_path: Path) -> None:
    (tmp_path / "words.en.ftl").write_text("empty =\n    .hint = only this\n", encoding="utf-8")
    assert say(load_bundle(tmp_path, "en"), "empty") == "empty"


def test_people_are_called_by_their_names_and_others_by_their_seats() -> None:
    words = GAME.words(names=("Ann", "", "Cem"))
    assert [words.seat(seat) for seat in range(4)] == ["Ann", "Seat 1", "Cem", "Seat 3"]


def test_nobody_is_not_called_by_the_last_name() -> None:
    assert GAME.words(names=("Ann", "Ben")).seat(-1) == "Seat -1"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("choose 0", "Choose number card 0, the thief"),
        ("steal 1 armchair", "Steal an armchair from Ben"),
        ("complete 8", "Complete mission 8"),
        ("stop", "Take nothing more"),
    ],
)
def test_an_action_in_words(text: str, words: str) -> None:
    assert GAME.words(names=("Ann", "Ben")).action(GAME.actions.parse(text)) == words


def test_an_event_in_words() -> None:
    assert GAME.words().event(Event("stole", "UT-4.1", 0, {"rival": 2, "good": 1})) == "Seat 0 stole a lamp from Seat 2."


def test_a_covered_event_says_only_that_it_happened() -> None:
    words = GAME.words()
    assert words.event(Event("chose", "UT-3.1", 1, {"number": None})) == "Seat 1 chose a number card."
    assert words.event(Event("chose", "UT-3.1", 1, {"number": 2})) == "Seat 1 chose number card 2."


def test_a_question_uses_the_numbers_of_the_state() -> None:
    view = GAME.start(4)
    view.decision = GAME.rules.TAKING
    view.left = 3  # type: ignore[attr-defined]
    assert GAME.words().question(view) == "What do you take from the site? You may take up to 3 tiles."


def test_a_question_uses_the_names_of_domains() -> None:
    view = GAME.start(4)
    view.decision = GAME.rules.PAYING
    view.symbol = 2  # type: ignore[attr-defined]
    assert GAME.words("en").question(view) == "The mission shows an armchair. Do you hand in the good itself, or a radio as a joker?"


def test_a_covered_number_is_asked_about_as_a_question_mark() -> None:
    view = GAME.start(4)
    view.decision = GAME.rules.PAYING
    view.symbol = view.mover = UNKNOWN  # type: ignore[attr-defined]
    words = GAME.words(names=("Ann", "Ben"))
    assert words.question(view) == "The mission shows a ?. Do you hand in the good itself, or a radio as a joker?"


# Clauses


def test_a_clause_in_english_is_the_one_of_the_rulebook() -> None:
    assert GAME.words("en").clause("UT-3.2") == GAME.rulebook.texts["UT-3.2"] == "Nobody may choose the thief in two rounds running."


def test_what_the_words_file_says_of_a_clause_in_english_does_not_count(half_german: Game) -> None:
    (half_german.folder / "words.en.ftl").write_text("seat = Seat\nclause-CO-1-1 = Another text.\n", encoding="utf-8")
    assert half_german.words("en").clause("CO-1.1") == half_german.rulebook.texts["CO-1.1"]


def test_a_clause_in_another_language_is_in_its_words() -> None:
    assert GAME.words("de").clause("UT-3.2") not in ("", GAME.rulebook.texts["UT-3.2"])


def test_a_clause_that_is_not_translated_is_in_english(half_german: Game) -> None:
    words = half_german.words("de")
    assert words.clause("CO-1.1") == "Die Karten werden gemischt."
    assert words.clause("CO-1.2") == half_german.rulebook.texts["CO-1.2"]


def test_no_clause_has_no_text() -> None:
    assert GAME.words().clause("") == GAME.words().clause("UT-9.9") == ""


def test_a_chapter_that_is_not_translated_keeps_its_title(half_german: Game) -> None:
    assert half_german.words("de").chapter(1, "Set-up") == "Set-up"
    assert GAME.words("de").chapter(1, "Set-up") not in ("Set-up", "chapter-1")
