"""Words of Trasteros Locos that no other title has."""

import pytest

from doubloon.core.event import Event

from ..careful import Careful, check_sentence, every_language
from .positions import GAME

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


@every_language
@pytest.mark.parametrize("kind", sorted(SEATLESS))
def test_what_happens_to_nobody_in_particular_can_be_told(language: str, kind: str) -> None:
    words = Careful(GAME, language)
    fields = next(each.fields for each in GAME.events.kinds if each.name == kind)
    check_sentence(words.event(Event(kind, "", None, dict.fromkeys(fields, 1))))
    assert words.errors == []


@every_language
def test_a_card_drawn_unseen_is_not_named(language: str) -> None:
    words = Careful(GAME, language)
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
    assert Careful(GAME, language).event(Event("offered", "", 0, dict(zip(("gold", "silver", "bronze", "glass"), offer, strict=True)))) == text


@pytest.mark.parametrize(("language", "text"), [("en", "-1 points."), ("de", "-1 Punkte."), ("es", "-1 puntos.")])
def test_a_point_below_zero_is_not_one_point(language: str, text: str) -> None:
    assert Careful(GAME, language).event(Event("scored", "", 0, {"points": -1})).endswith(text)
