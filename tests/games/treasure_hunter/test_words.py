"""Words of Treasure Hunter that no other title has."""

from itertools import product
from typing import Any

from doubloon.core.event import Event

from ..careful import Careful, check_sentence, every_language
from .positions import GAME


@every_language
def test_covered_events_can_be_told_and_show_no_question_mark(language: str) -> None:
    words = Careful(GAME, language)
    for kind in GAME.events.kinds:
        text = words.event(Event(kind.name, "", 0, dict.fromkeys(kind.fields)))
        check_sentence(text)
        if kind.name in ("kept", "set-aside", "drew"):
            assert "?" not in text
    assert words.errors == []


@every_language
def test_questions_can_be_asked_at_every_place_and_time(language: str) -> None:
    words = Careful(GAME, language)
    for number in range(len(GAME.decisions.kinds)):
        for site, journey, turn in product(range(3), range(1, 6), range(9)):
            state: Any = GAME.start(4)
            state.decision, state.site, state.journey, state.turn = number, site, journey, turn
            check_sentence(words.question(state))
    assert words.errors == []
