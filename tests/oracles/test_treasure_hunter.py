"""The oracle of Treasure Hunter agrees with the rules, and notices when it should not."""

from collections import Counter
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from doubloon.core.game import Game
from doubloon.core.runner import seats_of
from doubloon.core.state import OVER
from doubloon.core.stream import below, from_number
from tests.games.treasure_hunter.positions import GAME
from tests.oracles.treasure_hunter import ARTIFACTS, CARDS, GOBLINS, TILES, Disagreement, Oracle, Told, as_told, play

#: Measuring coverage makes plain rules several times slower; the tests by hand are what it is measured with.
pytestmark = pytest.mark.no_cover

PLAYERS = [2, 3, 4, 5, 6]
GAMES = 24


def test_the_oracle_has_the_components_of_the_ledger() -> None:
    assert len(CARDS) == 75
    assert (TILES.total(), len(ARTIFACTS), sum(value > 0 for value in ARTIFACTS.values()), len(GOBLINS)) == (54, 30, 25, 22)


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_agree(players: int) -> None:
    for seed in range(GAMES):
        play(GAME, players, seed)


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_of_poor_players_agree(players: int) -> None:
    """With hardly a coin in the beginning: goblins take what is there, or nothing."""
    for seed in range(GAMES // 4):
        start: Any = GAME.start(players)
        start.purse = seed % 4
        play(GAME, players, seed, start, purse=seed % 4)


# It notices


def variant(**functions: Callable[..., Any]) -> Game:
    """The game with these contract functions in the place of its own."""
    return Game(GAME.name, GAME.folder, SimpleNamespace(**{**vars(GAME.rules), **functions}))


def is_noticed(game: Game, change: Callable[[Any], None] | None = None) -> bool:
    for seed in range(10):
        for players in PLAYERS:
            start = game.start(players)
            if change is not None:
                change(start)
            try:
                play(game, players, seed, start)
            except Disagreement:
                return True
    return False


def test_the_game_as_it_is_raises_no_alarm() -> None:
    assert not is_noticed(variant())


def test_a_score_that_forgets_goblin_tiles_is_noticed() -> None:
    def score(s: Any, out: list[list[int]]) -> None:
        GAME.rules.score(s, out)
        for seat in range(s.players):
            out[seat][0] -= s.goblins[seat]

    assert is_noticed(variant(score=score))


def test_ranks_by_seat_are_noticed() -> None:
    def score(s: Any, out: list[list[int]]) -> None:
        GAME.rules.score(s, out)
        for seat in range(s.players):
            out[seat][1] = seat + 1

    assert is_noticed(variant(score=score))


def forgets(cells: str) -> Callable[..., None]:
    """Rules that never know this."""

    def apply(s: Any, seat: int, action: int, log: list[list[int]]) -> None:
        getattr(s, cells)[:] = [0] * len(getattr(s, cells))
        GAME.rules.apply(s, seat, action, log)

    return apply


@pytest.mark.parametrize("cells", ["doubled", "bonus", "asleep", "strongest", "party", "scared"])
def test_rules_that_forget_something_are_noticed(cells: str) -> None:
    assert is_noticed(variant(apply=forgets(cells)))


def test_rules_that_never_turn_the_draft_round_are_noticed() -> None:
    def apply(s: Any, seat: int, action: int, log: list[list[int]]) -> None:
        journey = s.journey
        s.journey = 1 if journey == 2 else journey
        GAME.rules.apply(s, seat, action, log)
        s.journey = journey if s.journey == 1 else s.journey

    assert is_noticed(variant(apply=apply))


def test_rules_that_hold_back_an_action_are_noticed() -> None:
    def legal(s: Any, seat: int, out: list[int]) -> int:
        count: int = GAME.rules.legal(s, seat, out)
        return count - 1 if count > 4 else count

    assert is_noticed(variant(legal=legal))


@pytest.mark.parametrize("cells", ["strength", "paws", "discipline", "pays", "boost", "worth", "goblin_paws", "goblin_coins"])
def test_other_values_are_noticed(cells: str) -> None:
    def change(start: Any) -> None:
        values = getattr(start, cells)
        values[:] = [value + 1 for value in values] if cells != "discipline" else values[::-1]

    assert is_noticed(GAME, change)


@pytest.mark.parametrize(("limit", "value"), [("weak", 4), ("strong", 9), ("purse", 14)])
def test_another_limit_is_noticed(limit: str, value: int) -> None:
    assert is_noticed(GAME, lambda start: setattr(start, limit, value))


Step = tuple[int, str, list[Told]]


def record(players: int, seed: int) -> list[Step]:
    """A random game as the oracle is told of it; set-up is the first step."""
    start, stream = GAME.start(players), from_number(seed)
    start.stream = from_number(seed)
    s, rows = GAME.plain.setup(start)
    steps: list[Step] = [(-1, "", as_told(GAME, rows))]
    while s.step != OVER:
        seat = seats_of(s.to_act)[0]
        actions = GAME.plain.legal(s, seat)
        action = actions[below(stream, len(actions))]
        steps.append((seat, GAME.actions.text(action), as_told(GAME, GAME.plain.apply(s, seat, action))))
    return steps


def follow(players: int, steps: list[Step]) -> Oracle:
    oracle = Oracle(players)
    for seat, action, told in steps:
        if seat < 0:
            oracle.begin(told)
        else:
            oracle.follow(seat, action, told)
    return oracle


def with_change(steps: list[Step], place: int, line: int, event: Told | None) -> list[Step]:
    seat, action, told = steps[place]
    told = [*told[:line], *([] if event is None else [event]), *told[line + 1 :]]
    return [*steps[:place], (seat, action, told), *steps[place + 1 :]]


def corrupted(event: Told) -> Told:
    """The same event with its last number one higher, or of another seat."""
    if isinstance(event[-1], int) and len(event) > 2:
        return (*event[:-1], event[-1] + 1)
    return (event[0], 1 if event[1] is None else event[1] + 1, *event[2:])


@pytest.mark.parametrize("players", [2, 4])
def test_every_sort_of_event_told_wrong_or_not_at_all_is_noticed(players: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(8):
        steps = record(players, seed)
        assert follow(players, steps).over
        for place, (_, _, told) in enumerate(steps):
            for line, event in enumerate(told):
                seen[event[0]] += 1
                if seen[event[0]] <= 3:
                    # A discard that is not told shows only in the counts of tiles, which `play` compares.
                    for change in (corrupted(event), None) if event[0] != "discarded" else (corrupted(event),):
                        with pytest.raises(Disagreement):
                            follow(players, with_change(steps, place, line, change))
    assert {"captured", "robbed", "gained", "collected", "used", "counted", "scored", "stands", "laid", "joined", "wasted", "drew"} <= set(seen)


@pytest.mark.parametrize("place", [5, 40, 90])
def test_an_action_by_another_seat_is_noticed(place: int) -> None:
    steps = record(3, 1)
    seat, action, told = steps[place]
    with pytest.raises(Disagreement):
        follow(3, [*steps[:place], ((seat + 1) % 3, action, told), *steps[place + 1 :]])
