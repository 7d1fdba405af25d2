"""OpenSpiel: each title as a game of its own, for its algorithms and its environments for learning.

    import pyspiel
    import doubloon.envs.openspiel
    game = pyspiel.load_game("doubloon_unexpected_treasures_v1(players=4)")

Importing this module makes the titles known to OpenSpiel.

Sealed questions are put one seat after the other, each of which knows what its own view shows. Chance is sampled: before every action in which something is
drawn there is a chance node with one outcome, and what is drawn is decided when that is applied.
"""

import hashlib
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

import doubloon
from doubloon.core.game import Game
from doubloon.core.state import OVER, State
from doubloon.core.stream import from_number
from doubloon.envs.encoding import encoding_of
from doubloon.envs.match import environment_name, opening, rewards, usual_players

#: A game longer than this is taken for one that never ends.
MOST_DECISIONS = 20_000
#: Points nobody has alone.
MOST_POINTS = 10_000.0
#: The outcome of a chance node.
DRAW = 0
#: Who deals.
NOBODY = -1


def register() -> None:
    """Make all installed titles known to OpenSpiel."""
    for name in doubloon.game_names():
        register_game(doubloon.game(name))


def register_game(game: Game, *, chance: bool = True, options: Mapping[str, int | str] | None = None, components: str | Path | None = None) -> str:
    """Make a title known to OpenSpiel, with these settings; returns the name it is loaded by.

    Without `chance` it is declared as one whose rules draw nothing.
    """
    name = short_name(game)
    if options or components:  # others are another game
        name += f"_{hashlib.sha256(opening(game, None, options, components).pack()).hexdigest()[:8]}"
    if name not in pyspiel.registered_names():
        settings = {"name": name, "title": game, "has_chance": chance, "options": options, "components": components}
        # A class of its own, as OpenSpiel's games are: it holds on to what makes a game until after Python has ended, and a class survives that.
        pyspiel.register_game(_game_type(name, game, usual_players(game), chance=chance), type("SpielGame", (SpielGame,), settings))
    return name


def short_name(game: Game) -> str:
    return environment_name(game).replace("/", "_").replace("-", "_")


def _game_type(name: str, game: Game, players: int, *, chance: bool) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=name,
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.SAMPLED_STOCHASTIC if chance else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if players > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.player_counts[-1],
        min_num_players=game.player_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual_players(game), "rng_seed": -1},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A title with a number of players. `rng_seed` decides what chance nodes draw; below 0, nobody knows.

    A return is the share of the victory less what an equal share would be, so that all together have 0; alone, the points.
    """

    name: str
    title: Game
    has_chance: bool
    options: Mapping[str, int | str] | None
    components: str | Path | None

    def __init__(self, parameters: dict[str, Any]) -> None:
        game, chance = self.title, self.has_chance
        players, seed = parameters.get("players", usual_players(game)), parameters.get("rng_seed", -1)
        self.start = opening(game, players, self.options, self.components)
        self.rng = random.Random(None if seed < 0 else seed)
        utilities = {"min_utility": -1 / players, "max_utility": 1 - 1 / players, "utility_sum": 0.0} if players > 1 else {}
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions.count,
            max_chance_outcomes=1 if chance else 0,
            num_players=players,
            max_game_length=MOST_DECISIONS,
            **(utilities or {"min_utility": -MOST_POINTS, "max_utility": MOST_POINTS}),
        )
        super().__init__(_game_type(self.name, game, players, chance=chance), info, parameters)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        if params:
            raise ValueError(f"observers of {self.title.title} take no parameters")
        return SpielObserver(self.title, recalls=iig_obs_type is not None and iig_obs_type.perfect_recall)


class Moment:
    """A position that was passed, who came there by which action, and, once somebody has asked, what it had shown each seat up to then. It never changes."""

    def __init__(self, state: State, seat: int, action: int) -> None:
        self.state, self.seat, self.action = state, seat, action
        self.recalled: dict[int, tuple[bytes, bytes]] = {}

    def __deepcopy__(self, memo: Any) -> "Moment":
        return self


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress. It is copied by copying its attributes, so it holds moments and numbers only."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.path: list[Moment] = []
        self.pending: tuple[int, int] | None = (NOBODY, DRAW)  # who acts and how, as soon as chance has decided
        if not game.has_chance:
            self._act(game, NOBODY, DRAW, from_number(0))

    # What OpenSpiel asks

    def current_player(self) -> int:
        if self.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        state = self.path[-1].state
        if state.step == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return (state.to_act & -state.to_act).bit_length() - 1

    def is_terminal(self) -> bool:
        return self.pending is None and self.path[-1].state.step == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._title.plain.legal(self.path[-1].state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(DRAW, 1.0)]

    def _apply_action(self, action: int) -> None:
        game: SpielGame = self.get_game()
        if self.pending is not None:
            self._act(game, *self.pending, from_number(game.rng.getrandbits(62)))
            return
        seat, before = self.current_player(), self.path[-1].state
        after = before.copy()
        game.title.plain.apply(after, seat, action)
        if after.stream == before.stream:
            self.path.append(Moment(after, seat, action))
        elif game.has_chance:
            self.pending = seat, action
        else:
            raise ValueError(f"{game.title.title} has been registered as a game without chance, but {game.title.actions.text(action)!r} draws")

    def _action_to_string(self, player: int, action: int) -> str:
        return "draw" if player == pyspiel.PlayerId.CHANCE else self._title.actions.text(action)

    def returns(self) -> list[float]:
        players = self.num_players()
        if not self.is_terminal():
            return [0.0] * players
        shares = rewards(self._title.plain.score(self.path[-1].state))
        return [share - 1 / players for share in shares] if players > 1 else shares

    def __str__(self) -> str:
        if not self.path:
            return "before the deal"
        pending = f", {self._action_to_string(*self.pending)} pending" if self.pending else ""
        return f"{self.path[-1].state}{pending}"

    # What a player sees and recalls

    def view(self, player: int) -> State:
        """What he may know now."""
        state = self.path[-1].state if self.path else self.get_game().start
        return self._title.plain.hidden(state, player)

    def recalled(self, player: int) -> str:
        """All he has seen and done: his own answers, a digest of the views he has had, and the present one.

        A view that does not change is counted once: how many small actions another needs for a sealed answer shows nowhere.
        """
        missing = [moment for moment in self.path if player not in moment.recalled]
        known = self.path[-len(missing) - 1].recalled[player] if len(missing) < len(self.path) else (b"", b"")
        for moment in missing:
            seen = encoding_of(self._title).observe(self._title.plain.hidden(moment.state, player), player).tobytes()
            before, digest = known
            own = moment.action.to_bytes(4, "little") if moment.seat == player else b""
            if own or seen != before:
                digest = hashlib.sha256(digest + own + seen).digest()[:16]
            known = moment.recalled[player] = seen, digest
        answers = ", ".join(self._title.actions.text(moment.action) for moment in self.path if moment.seat == player)
        return f"seat {player}; answers: {answers or 'none'}; seen: {known[1].hex()}"

    # Inside

    @property
    def _title(self) -> Game:
        title: Game = self.get_game().title
        return title

    def _act(self, game: SpielGame, seat: int, action: int, stream: list[int]) -> None:
        """Deal or apply, with what is drawn decided by this stream."""
        after = (self.path[-1].state if self.path else game.start).copy()
        after.stream = stream
        if self.path:
            game.title.plain.apply(after, seat, action)
        else:
            after, _ = game.title.plain.setup(after)
        self.path.append(Moment(after, seat, action))
        self.pending = None


class SpielObserver:
    """What a player sees, as a tensor and as text; with perfect recall as text alone, for a tensor has room for one view only."""

    def __init__(self, title: Game, *, recalls: bool) -> None:
        self._encoding, self._recalls = encoding_of(title), recalls
        self.tensor = None if recalls else np.zeros(self._encoding.size, np.float32)
        self.dict = {} if recalls else {"view": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = self._encoding.observe(state.view(player), player)

    def string_from(self, state: SpielState, player: int) -> str:
        view = state.view(player)
        seen = " ".join(f"{place.name}={_text(getattr(view, place.name))}" for place in self._encoding.places[1:])
        return f"{state.recalled(player)}; {seen}" if self._recalls else f"seat={player} {seen}"


def _text(value: Any) -> str:
    return str(value).replace(" ", "")


register()
