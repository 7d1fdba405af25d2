"""What an observation holds: the seat's view, all of it, and nothing else."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from doubloon import core
from doubloon.core.state import OVER, UNKNOWN, State, cell, cells, printed
from doubloon.core.stream import from_number
from doubloon.core.view import wire
from doubloon.envs.encoding import Encoding, encoding_of
from doubloon.lab.walk import Setting, option_sets, walk
from tests.titles import Title, load, load_game, names

#: Of a random game every so manieth position is looked at.
EVERY = 7


def covered(value: Any) -> Any:
    """A field of the wire as numbers."""
    if isinstance(value, list):
        return [covered(part) for part in value]
    return UNKNOWN if value is None else value


def positions(name: str, players: int) -> Iterator[State]:
    game = load_game(name)
    for options in option_sets(game, players):
        for number, turn in enumerate(walk(game, Setting(players, 1, options))):
            if number % EVERY == 0 or turn.seat < 0:
                yield turn.state


@pytest.mark.parametrize("name", names())
def test_an_observation_is_the_view_on_the_wire(name: str) -> None:
    game = load_game(name)
    encoding = encoding_of(game)
    for players in {game.player_counts[0], min(6, game.player_counts[-1])}:
        for state in positions(name, players):
            for seat in range(players):
                view = game.plain.hidden(state, seat)
                observation = encoding.observe(view, seat)
                assert observation.dtype == np.int16
                assert observation.shape == (encoding.size,)
                found = {field: np.array(value).tolist() for field, value in encoding.read(observation).items()}
                assert found == {"seat": seat, **{field: covered(value) for field, value in wire(view).items()}}


@pytest.mark.parametrize("name", names())
def test_what_a_seat_cannot_know_changes_neither_observation_nor_mask(name: str) -> None:
    title = load(name)
    tried = 0
    for players in {title.game.player_counts[0], min(3, title.game.player_counts[-1])}:
        for state in positions(name, players):
            if state.step != OVER:
                tried += sum(is_the_same(title, state, seat, number) for seat in range(players) for number in range(2))
    assert tried > 0


def is_the_same(title: Title, state: State, seat: int, number: int) -> int:
    """Change what the seat cannot know in every way there is; returns how often something could be changed."""
    game, encoding, tried = title.game, encoding_of(title.game), 0
    for swap in title.swaps:
        other = state.copy()
        if swap(other, seat, from_number(number)) is None:
            continue
        tried += 1
        assert other.pack() != state.pack()
        one, two = (encoding.observe(game.plain.hidden(each, seat), seat).tobytes() for each in (state, other))
        assert one == two, f"{swap.__name__} shows in the observation of seat {seat}"
        assert game.plain.legal(state, seat) == game.plain.legal(other, seat), f"{swap.__name__} shows in the mask of seat {seat}"
    return tried


# The layout, on a declaration of its own


class Layout(State):
    price: list[int] = printed(3)
    small: int  # a small one
    #: Numbers that need
    #: more room.
    masks: list[int] = cells(2, large=True)
    good: int = cell(of=core.named("good", "lamp", "radio"))
    long: int = cell(large=True)


class OneGame:
    name, state = "layout", Layout


@pytest.fixture
def encoding() -> Encoding:
    game: Any = OneGame()
    return Encoding(game)


def test_large_numbers_take_two_places_each(encoding: Encoding) -> None:
    s = Layout()
    s.small, s.masks, s.good, s.long = -7, [1 << 29, UNKNOWN], 1, 70_000
    found = encoding.read(encoding.observe(s, 2))
    assert (found["seat"], found["small"], found["masks"].tolist(), found["good"], found["long"]) == (2, -7, [1 << 29, UNKNOWN], 1, 70_000)
    places = {place.name: place for place in encoding.places}
    assert places["masks"].shape == (2, 2)
    assert places["masks"].meaning == "Numbers that need more room."
    assert places["small"].meaning == "a small one"
    assert places["good"].values == "good"
    assert "price" not in places
    assert not {"stream", "known"} & set(places)


def test_stretches_cover_every_number_once(encoding: Encoding) -> None:
    s = Layout()
    s.players, s.small, s.masks, s.good, s.long, s.ended = 4, -7, [1 << 29, UNKNOWN], 1, 70_000, 312
    halves = np.frombuffer(s.pack(), np.int16)
    row = np.full(encoding.size, 9999, np.int16)
    row[0] = 2
    for at, to, count, step in encoding.stretches.tolist():
        row[to : to + count] = halves[at : at + count * step : step]
        assert step == 1 or at % 2 == 0
    assert row.tolist() == encoding.observe(s, 2).tolist()


def test_a_number_that_does_not_fit_is_an_error_with_its_remedy(encoding: Encoding) -> None:
    s = Layout()
    s.small = 40_000
    with pytest.raises(OverflowError, match="small does not fit into 16 bits: declare it in class State with large=True"):
        encoding.observe(s, 0)
