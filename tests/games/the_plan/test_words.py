"""Words of The Plan that no other title has."""

import pytest

from doubloon.core.event import Event

from ..careful import Careful, check_sentence, every_language
from .positions import GAME

#: The kinds some viewers may know only in part.
COVERED = {"chose", "set-aside", "discarded"}


@every_language
def test_what_ghosts_do_can_be_told(language: str) -> None:
    words = Careful(GAME, language)
    for kind in GAME.events.kinds:
        if "ghost" in kind.fields:
            check_sentence(words.event(Event(kind.name, "", None, {name: 2 if name == "ghost" else 0 for name in kind.fields})))
    assert words.errors == []


@every_language
@pytest.mark.parametrize("kind", sorted(COVERED))
def test_covered_events_tell_no_plan(language: str, kind: str) -> None:
    words = Careful(GAME, language)
    text = words.event(Event(kind, "", 0, {"plan": None}))
    check_sentence(text)
    assert words.errors == []
    assert "?" not in text
