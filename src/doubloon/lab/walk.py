"""Random games, decision by decision: what conformance and the audit look at."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from doubloon.core.game import Game
from doubloon.core.runner import seats_of
from doubloon.core.state import OVER, State
from doubloon.core.stream import below, from_number

#: A game longer than this is taken for one that never ends.
MOST_DECISIONS = 20_000


class Setting(NamedTuple):
    """How a game is set up: players, seed of the deal and of the random play, options."""

    players: int
    seed: int
    options: Mapping[str, int | str] = MappingProxyType({})

    def __str__(self) -> str:
        options = "".join(f", {name} {value}" for name, value in self.options.items())
        return f"{self.players} players, seed {self.seed}{options}"


class Turn(NamedTuple):
    """A position, the seat that acts in it and the action it takes, and the rows told on the way to the position."""

    state: State
    seat: int
    action: int
    rows: list[list[int]]


class NeverEnds(RuntimeError):
    """A game went on for longer than any game should."""


def option_sets(game: Game, players: int) -> list[dict[str, int | str]]:
    """The defaults, and each other value of each option by itself."""
    options = game.rulebook.options_for(players)
    others: list[dict[str, int | str]] = [{option.name: value} for option in options for value in option.values if value != option.default]
    return [{}, *others]


def settings(game: Game, seeds: int) -> list[Setting]:
    """Every player count with every set of options, `seeds` games each."""
    return [Setting(players, seed, options) for players in game.player_counts for options in option_sets(game, players) for seed in range(seeds)]


def opening(game: Game, setting: Setting) -> tuple[State, list[list[int]]]:
    """The state after set-up, and what was told."""
    start = game.start(setting.players, options=setting.options)
    start.stream = from_number(setting.seed)
    return game.plain.setup(start)


def walk(game: Game, setting: Setting) -> Iterator[Turn]:
    """A random game. The state of a turn is played on after it is yielded: keep a copy, not the thing itself.

    The last turn has seat -1 and the state at the end. Of several asked seats any may be next.
    """
    stream = from_number(setting.seed + 1_000_003)
    state, rows = opening(game, setting)
    for _ in range(MOST_DECISIONS):
        if state.step == OVER:
            yield Turn(state, -1, -1, rows)
            return
        asked = seats_of(state.to_act)
        seat = asked[below(stream, len(asked))]
        actions = game.plain.legal(state, seat)
        action = actions[below(stream, len(actions))] if actions else -1
        yield Turn(state, seat, action, rows)
        if not actions:
            raise NeverEnds(f"{game.name}, {setting}: seat {seat} is asked and can do nothing")
        rows = game.plain.apply(state, seat, action)
    raise NeverEnds(f"{game.name}, {setting}: no end after {MOST_DECISIONS} decisions")
