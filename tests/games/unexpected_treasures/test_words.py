"""Words of Unexpected Treasures that no other title has, and how they read."""

import random
import re
from itertools import product

import pytest

import doubloon
from doubloon.core.domain import Domain
from doubloon.core.event import Event
from doubloon.core.state import State
from doubloon.core.steps import SPECTATOR

from ..careful import NUMBERS, Careful, check_sentence, every_language, every_translation, messages

GAME = doubloon.game("unexpected-treasures")
GOOD: Domain = GAME.rules.GOOD
#: Spelled alike in both languages.
ALIKE = {("es", "good-radio")}
#: The kinds some viewers may know only in part.
SECRETS = {"chose"}


def asking(decision: str, **values: int) -> State:
    """A state that asks this, with these numbers in it."""
    state = GAME.start(4)
    state.decision = [kind.name for kind in GAME.decisions.kinds].index(decision)
    for name, value in values.items():
        setattr(state, name, value)
    return state


@every_translation
def test_nothing_is_left_in_english(language: str) -> None:
    english = messages(GAME, "en")
    same = {name for name, message in messages(GAME, language).items() if name in english and message.equals(english[name], ["span", "comment"])}
    assert same == {name for other, name in ALIKE if other == language}


@every_language
def test_a_covered_choice_tells_no_number(language: str) -> None:
    words = Careful(GAME, language)
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
def test_questions_can_be_asked_of_every_number_and_good(language: str) -> None:
    words = Careful(GAME, language)
    for kind in GAME.decisions.kinds:
        for number, good in product(NUMBERS, range(len(GOOD))):
            check_sentence(words.question(asking(kind.name, left=number, symbol=good)))
    assert words.errors == []


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
