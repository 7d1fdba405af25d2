"""A title, held together."""

import doubloon
from doubloon.core.state import State

GAME = doubloon.game("unexpected-treasures")


def test_a_title_in_brief() -> None:
    assert repr(GAME) == "<Game unexpected-treasures>"


def test_player_counts_are_those_of_the_rulebook() -> None:
    assert list(GAME.player_counts) == [3, 4, 5, 6]


def test_a_state_before_set_up_holds_players_options_and_components_only() -> None:
    start = GAME.start(4)
    filled = {field.name for field in start.fields if any(_flat(getattr(start, field.name)))}
    assert filled == {"players", "missions", "need", "value", "worth", "tiles", "removed"}
    assert start.players == 4


def _flat(value: object) -> list[object]:
    return [each for part in value for each in _flat(part)] if isinstance(value, list) else [value]


def test_setting_up_leaves_the_state_it_started_from_alone() -> None:
    start = GAME.start(4)
    before = start.pack()
    state, rows = GAME.plain.setup(start)
    assert start.pack() == before != state.pack()
    assert rows


def test_a_state_is_one_of_the_titles_own() -> None:
    assert isinstance(GAME.start(3), GAME.state)
    assert issubclass(GAME.state, State)
