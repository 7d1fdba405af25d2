"""A game in progress as the adapters have it: run by the plain rules, so that it starts at once and nothing has to be compiled."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

import doubloon
from doubloon.core.game import Game
from doubloon.core.refusal import check_open
from doubloon.core.runner import Standing, seats_of
from doubloon.core.state import OVER, Row, State
from doubloon.core.view import wire
from doubloon.envs.encoding import Numbers, encoding_of

#: How many sit at a table if nothing is said, or as near as the game allows.
USUAL = 4

Mask = np.ndarray[Any, np.dtype[np.int8]]


def environment_name(game: Game) -> str:
    """The name of a game's environments. Its version is that of the rules: what is learned under one says nothing under another."""
    return f"doubloon/{game.name}-v{game.rulebook.version}"


def usual_players(game: Game) -> int:
    """How many play if nothing is said."""
    return min(max(USUAL, game.player_counts[0]), game.player_counts[-1])


def opening(game: Game, players: int | None, options: Mapping[str, int | str] | None, components: str | Path | None) -> State:
    """A state before set-up, as all environments take their settings."""
    box = game.load_box(Path(components)) if components else None
    return game.start(usual_players(game) if players is None else players, options=options, box=box)


def rewards(standings: list[Standing]) -> list[float]:
    """What each seat gets at the end: 1 for the victory, or a part of a shared one, else 0. Alone, there is nobody to win against: the points."""
    if len(standings) == 1:
        return [float(standings[0].points)]
    winners = sum(standing.rank == 1 for standing in standings)
    return [1 / winners if standing.rank == 1 else 0.0 for standing in standings]


class Match:
    """One game. What is asked for a seat is told from its view."""

    def __init__(
        self, name: str | Game, players: int | None = None, *, options: Mapping[str, int | str] | None = None, components: str | Path | None = None
    ) -> None:
        self.game: Game = doubloon.game(name) if isinstance(name, str) else name
        self.encoding = encoding_of(self.game)
        self.start = opening(self.game, players, options, components)
        self.words = self.game.words()
        self.state = self.start

    @property
    def players(self) -> int:
        return self.start.players

    def deal(self, stream: Row) -> None:
        """Begin a new game by the chance of this stream."""
        start = self.start.copy()
        start.stream = stream
        self.state, _ = self.game.plain.setup(start)

    @property
    def is_over(self) -> bool:
        return self.state.step == OVER

    @property
    def asked(self) -> list[int]:
        """The seats that may answer now, in ascending order: all that are asked if answers are sealed, else the first."""
        seats = seats_of(self.state.to_act)
        return seats if seats and self.game.decisions.kinds[self.state.decision].sealed else seats[:1]

    def observation(self, seat: int) -> Numbers:
        return self.encoding.observe(self.game.plain.hidden(self.state, seat), seat)

    def mask(self, seat: int, *, asked: bool = True, more: int = 0) -> Mask:
        """1 for every action open to the seat; none if it is not `asked`. So many `more` actions than the game has are closed."""
        mask = np.zeros(self.game.actions.count + more, np.int8)
        if asked:
            mask[self.game.plain.legal(self.state, seat)] = 1
        return mask

    def check(self, seat: int, action: int) -> None:
        """Refuse what is not open, with the clause that forbids it."""
        check_open(self.game, self.state, seat, action, self.words)

    def answer(self, seat: int, action: int) -> None:
        """Carry out an action that has been checked."""
        self.game.plain.apply(self.state, seat, action)

    @property
    def points(self) -> list[int]:
        return [standing.points for standing in self.game.plain.score(self.state)]

    @property
    def rewards(self) -> list[float]:
        return rewards(self.game.plain.score(self.state))

    def text(self, seat: int) -> str:
        """The view of a seat for people, a field a line."""
        view = wire(self.game.plain.hidden(self.state, seat))
        return "\n".join(f"{name} {value}" for name, value in view.items())
