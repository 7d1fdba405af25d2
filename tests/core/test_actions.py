"""Actions: small ints inside, one text form at the edges."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.core import Actions, named, numbers, seats
from doubloon.core.errors import IllegalAction

ACTIONS = Actions()
CHOOSE = ACTIONS.verb("choose", number=numbers("number", 2, 4))
STEAL = ACTIONS.verb("steal", rival=seats(3), good=named("good", "rope", "lamp"))
STOP = ACTIONS.verb("stop")

TEXTS = [
    *("choose 2", "choose 3", "choose 4"),
    *("steal 0 rope", "steal 0 lamp", "steal 1 rope", "steal 1 lamp", "steal 2 rope", "steal 2 lamp"),
    "stop",
]


def test_actions_are_numbered_verb_by_verb_the_last_parameter_fastest() -> None:
    assert [ACTIONS.text(action) for action in range(ACTIONS.count)] == TEXTS


def test_a_verb_is_the_number_of_its_first_action() -> None:
    assert (CHOOSE, STEAL, STOP) == (0, 3, 9)


@pytest.mark.parametrize("action", range(len(TEXTS)))
def test_a_text_leads_back_to_its_action(action: int) -> None:
    assert ACTIONS.parse(TEXTS[action]) == action


def test_an_action_is_read_as_its_verb_and_values() -> None:
    verb, values = ACTIONS.read(STEAL + 2 * 2 + 1)
    assert verb.name == "steal"
    assert list(values.items()) == [("rival", 2), ("good", 1)]


@given(st.integers(0, len(TEXTS) - 1), st.lists(st.sampled_from([" ", "  ", "\t"]), min_size=4, max_size=4), st.booleans())
def test_spaces_and_capitals_are_forgiven(action: int, spaces: list[str], shouting: bool) -> None:
    text = TEXTS[action].upper() if shouting else TEXTS[action].capitalize()
    first, *rest = text.split()
    written = spaces[0] + first + "".join(space + word for space, word in zip(spaces[1:], rest, strict=False)) + spaces[3]
    assert ACTIONS.parse(written) == action


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("bury 2", "'bury 2' is not an action of this game: write one of choose, steal, stop"),
        ("", "'' is not an action of this game: write one of choose, steal, stop"),
        ("  ", "'' is not an action of this game: write one of choose, steal, stop"),
        ("3", "'3' is not an action of this game: write one of choose, steal, stop"),
        ("choose", "'choose' is incomplete or too long: write choose NUMBER (number: 2 to 4)"),
        ("choose 2 3", "'choose 2 3' is incomplete or too long: write choose NUMBER (number: 2 to 4)"),
        ("stop now", "'stop now' is incomplete or too long: write stop"),
        ("steal 1", "'steal 1' is incomplete or too long: write steal RIVAL GOOD (rival: 0 to 2; good: rope or lamp)"),
        ("choose 5", "'5' is no number: write choose NUMBER (number: 2 to 4)"),
        ("choose -2", "'-2' is no number: write choose NUMBER (number: 2 to 4)"),
        ("steal 3 rope", "'3' is no rival: write steal RIVAL GOOD (rival: 0 to 2; good: rope or lamp)"),
        ("steal 1 sail", "'sail' is no good: write steal RIVAL GOOD (rival: 0 to 2; good: rope or lamp)"),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_remedy(text: str, sentence: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        ACTIONS.parse(text)
    assert str(refusal.value) == sentence
    assert refusal.value.clause == ""


@given(st.text())
def test_any_text_is_an_action_or_refused(text: str) -> None:
    try:
        action = ACTIONS.parse(text)
    except IllegalAction:
        return
    assert ACTIONS.text(action) == " ".join(text.lower().split())
