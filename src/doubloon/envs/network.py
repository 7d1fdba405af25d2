"""A small network that plays: what it makes of an observation, and which action it prefers. NumPy only; `learn` trains it.

It looks at the table from its own seat: seats are numbered from itself on, in what it sees and in what it does, so that what it has learned in one seat it
knows in all. Every number it sees is put into one of a few classes, and each class of each number has a row of weights.
"""

from pathlib import Path
from typing import Any, NamedTuple, Self

import numpy as np
import numpy.typing

from doubloon.core.domain import Domain
from doubloon.core.errors import BadFile
from doubloon.core.game import Game
from doubloon.core.state import UNKNOWN
from doubloon.envs.encoding import encoding_of

Floats = np.typing.NDArray[np.float32]
Whole = np.typing.NDArray[np.int64]

#: The least numbers of the classes after the first two, which are covered cells and numbers below 0.
EDGES = (0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 24)
CLASSES = 2 + len(EDGES)


class Reader:
    """Turns observations and actions of one game, for so many players, round to the seat they are of."""

    def __init__(self, game: Game, players: int) -> None:
        self.encoding = encoding_of(game)
        self.players = players
        self.inputs = self.encoding.size * CLASSES
        seats = range(max(players, 1))
        self._cells = np.array([self._turned_cells(game, seat) for seat in seats])
        self.actions: Whole = np.array([self._turned_actions(game, seat) for seat in seats])
        self._are_seats = np.zeros(self.encoding.size, bool)
        for place in self.encoding.places:
            self._are_seats[place.first : place.first + place.size] = place.values == "seat"
        numbers = np.arange(1 << 16, dtype=np.uint16).view(np.int16)
        self._classes = np.where(numbers == UNKNOWN, 0, 1 + np.searchsorted(EDGES, numbers, side="right"))
        self._firsts = np.arange(self.encoding.size) * CLASSES

    def read(self, observations: Any, seats: Any) -> Whole:
        """For every observation the inputs of the network that are set, one for each of its numbers."""
        turned = np.take_along_axis(observations, self._cells[seats], axis=1)
        named = turned[:, self._are_seats]
        turned[:, self._are_seats] = np.where((named >= 0) & (named < self.players), (named - seats[:, None]) % self.players, named)
        found: Whole = self._classes[turned.view(np.uint16)] + self._firsts
        return found

    def _turned_cells(self, game: Game, seat: int) -> Whole:
        """For each place of an observation, seen from this seat, the place it has."""
        axes = {field.name: field.axes for field in game.state.fields}
        found = np.arange(self.encoding.size)
        for place in self.encoding.places:
            numbers = found[place.first : place.first + place.size].reshape(place.shape)
            for axis, of in enumerate(axes.get(place.name, ())):
                if isinstance(of, Domain) and of.kind == "seat":
                    order = [self._seat_at(seat, each, len(of)) for each in range(len(of))]
                    numbers = np.take(numbers, order, axis=axis)
            found[place.first : place.first + place.size] = numbers.reshape(-1)
        return found

    def _turned_actions(self, game: Game, seat: int) -> list[int]:
        """By action: its number as seen from this seat."""
        found = []
        for action in range(game.actions.count):
            verb, values = game.actions.read(action)
            number = 0
            for name, domain in verb.parameters.items():
                value = values[name]
                if domain.kind == "seat" and value < self.players:
                    value = (value - seat) % self.players
                number = number * len(domain) + value
            found.append(verb.first + number)
        return found

    def _seat_at(self, seat: int, place: int, most: int) -> int:
        """Who sits so many places after a seat; places that nobody has stay where they are."""
        return (seat + place) % self.players if place < min(self.players, most) else place


class Network(NamedTuple):
    """The weights: one row for each input, a second layer, and what they say of each action."""

    inputs: Floats
    first: Floats
    second: Floats
    second_bias: Floats
    policy: Floats
    policy_bias: Floats

    @classmethod
    def load(cls, path: Path) -> Self:
        """From a file of weights."""
        try:
            with np.load(path) as kept:
                return cls(*(kept[name].astype(np.float32) for name in cls._fields))
        except (OSError, KeyError, ValueError) as error:
            raise BadFile(f"{path} holds no weights of a network: {error}") from error

    def save(self, path: Path) -> None:
        """As a file of weights, in half precision."""
        with path.open("wb") as file:
            np.savez_compressed(file, **{name: each.astype(np.float16) for name, each in self._asdict().items()})

    def preferences(self, read: Whole) -> Floats:
        """How much it prefers each action, as seen from the seat, in each position that was read."""
        found: Floats = self._hidden(read) @ self.policy + self.policy_bias
        return found

    def _hidden(self, read: Whole) -> Floats:
        first = np.maximum(self.inputs[read].sum(axis=1) + self.first, 0)
        found: Floats = np.maximum(first @ self.second + self.second_bias, 0)
        return found


class Player:
    """A network at the tables of one game."""

    def __init__(self, game: Game, network: Network) -> None:
        self.game = game
        self.network = network
        self._readers: dict[int, Reader] = {}

    def choose(self, observation: Any, seat: int, players: int, legal: list[int]) -> int:
        """Of these actions the one it prefers."""
        if players not in self._readers:
            self._readers[players] = Reader(self.game, players)
        reader = self._readers[players]
        liked = self.network.preferences(reader.read(observation[None], np.array([seat])))[0]
        return legal[int(np.argmax(liked[reader.actions[seat][legal]]))]
