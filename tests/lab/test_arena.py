"""Many games between bots: what is counted, and that compiled games are the plain ones."""

import json
from pathlib import Path

import pytest

import doubloon
from doubloon import BadSetup
from doubloon.bots import bot_names, level
from doubloon.bots.desk import DONE, STATES, VIEW, plain_desk
from doubloon.bots.levels import MOST_NODES
from doubloon.bots.policy import bot_action
from doubloon.core.generic import cover
from doubloon.core.state import OVER
from doubloon.core.steps import is_asked
from doubloon.core.stream import fork, from_number
from doubloon.lab.arena import Simulation, share, simulate
from doubloon.lab.report import simulation_text
from tests.planted import change

GAME = doubloon.game("unexpected-treasures")
PACE = 2_000


@pytest.fixture(scope="module")
def one_greedy() -> Simulation:
    """A greedy bot among three random ones."""
    return simulate(GAME, 4, 400, ["greedy", "random"], seed=1)


# What comes out


def test_a_greedy_bot_wins_at_least_half_of_its_games_against_three_random_ones(one_greedy: Simulation) -> None:
    assert one_greedy.bots["greedy"].win.share >= 0.5


def test_bots_of_a_kind_are_counted_together(one_greedy: Simulation) -> None:
    assert {name: bot.games for name, bot in one_greedy.bots.items()} == {"greedy": 400, "random": 1200}


def test_every_victory_is_counted_once(one_greedy: Simulation) -> None:
    assert sum(seat.win.share * seat.games for seat in one_greedy.seats) == pytest.approx(400)
    assert sum(bot.win.share * bot.games for bot in one_greedy.bots.values()) == pytest.approx(400)


def test_seats_and_bots_share_the_same_points(one_greedy: Simulation) -> None:
    by_seat, by_bot = (sum(each.points * each.games for each in group) for group in (one_greedy.seats, one_greedy.bots.values()))
    assert by_seat == pytest.approx(by_bot)
    assert by_seat > 0


def test_the_bots_move_on_from_seat_to_seat(one_greedy: Simulation) -> None:
    """The one that wins most of the games sits everywhere equally often, so every seat wins some."""
    assert one_greedy.bots["greedy"].win.share > 0.5
    assert all(0.15 < seat.win.share < 0.35 for seat in one_greedy.seats)


def test_a_bot_sits_in_another_seat_in_each_of_its_first_games() -> None:
    """The first games of a longer simulation are those of a shorter one, so the difference is one game. (A seed without equal scores.)"""
    simulations = [simulate(GAME, 3, games, ["greedy", "random"], seed=4) for games in (1, 2, 3)]
    own = [0.0, *(each.bots["greedy"].points * each.games for each in simulations)]
    seats = [[0.0] * 3, *([seat.points * each.games for seat in each.seats] for each in simulations)]
    for game, seat in enumerate((0, 2, 1)):
        assert own[game + 1] - own[game] == pytest.approx(seats[game + 1][seat] - seats[game][seat])
        others = [seats[game + 1][other] - seats[game][other] for other in range(3) if other != seat]
        assert all(points != pytest.approx(own[game + 1] - own[game]) for points in others)


def test_lengths_fit_together(one_greedy: Simulation) -> None:
    assert 0 < one_greedy.shortest <= one_greedy.mean_decisions <= one_greedy.longest
    assert 0 < one_greedy.choices <= one_greedy.mean_decisions


def test_the_same_seed_is_the_same_simulation(one_greedy: Simulation) -> None:
    assert simulate(GAME, 4, 400, ["greedy", "random"], seed=1) == one_greedy


def test_another_seed_is_another_simulation() -> None:
    assert simulate(GAME, 4, 20, ["random"], seed=1).seats != simulate(GAME, 4, 20, ["random"], seed=2).seats


def test_another_box_is_another_simulation(tmp_path: Path) -> None:
    path = tmp_path / "components.toml"
    path.write_text((GAME.folder / "components.toml").read_text(encoding="utf-8"), encoding="utf-8")
    change(path, "value = 5, count = 3", "value = 5000, count = 3")
    rich, usual = (simulate(GAME, 4, 50, ["random"], seed=1, box=box) for box in (GAME.load_box(path), None))
    assert max(seat.points for seat in rich.seats) > 10 * max(seat.points for seat in usual.seats)


# The same game by hand


def played_plain(names: list[str], seed: int) -> tuple[list[int], int]:
    """The first game of a simulation, step by step with the plain rules: points by seat, and how many decisions."""
    players = len(names)
    desk = plain_desk(GAME, from_number(seed), MOST_NODES)
    think, hide = GAME.plain.bind(bot_action), GAME.plain.bind(cover)
    s = GAME.start(players)
    fork(desk.stream, s.stream)
    GAME.rules.setup(s, desk.log)
    decisions = 0
    while s.step != OVER:
        for seat in range(players):
            if is_asked(s, seat):
                states = [s.copy() for _ in range(STATES)]
                hide(states[VIEW], seat)
                desk.tally[DONE] = 0
                action = think(states, seat, desk, level(names[seat]).knobs(PACE))
                GAME.rules.apply(s, seat, action, desk.log)
                decisions += 1
    return [standing.points for standing in GAME.plain.score(s)], decisions


@pytest.mark.parametrize(
    "names",
    [["random"] * 3, ["greedy"] * 3, ["greedy", "random", "greedy", "random", "random"], ["expert", "ismcts-plain", "novice"]],
    ids=" ".join,
)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_compiled_game_of_bots_is_the_plain_one(names: list[str], seed: int) -> None:
    compiled = simulate(GAME, len(names), 1, names, seed, pace=PACE)
    assert ([seat.points for seat in compiled.seats], compiled.longest) == played_plain(names, seed)


# Shares


@pytest.mark.parametrize(
    ("wins", "low", "high"),
    [
        ([1.0] * 50 + [0.0] * 50, 0.4038, 0.5962),
        ([0.0] * 10, 0.0, 0.2775),
        ([1.0] * 10, 0.7225, 1.0),
        ([1.0, 0.0, 0.0, 0.0], 0.0456, 0.6994),
    ],
)
def test_a_share_has_wilsons_interval(wins: list[float], low: float, high: float) -> None:
    """Limits worked out from the formula by hand, with z = 1.96."""
    found = share(wins)
    assert found.share == pytest.approx(sum(wins) / len(wins))
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_a_shared_victory_counts_in_parts() -> None:
    assert share([0.5, 0.5, 1.0, 0.0]).share == 0.5


def test_more_games_give_a_narrower_interval(one_greedy: Simulation) -> None:
    few = simulate(GAME, 4, 20, ["greedy", "random"], seed=1).bots["greedy"].win
    many = one_greedy.bots["greedy"].win
    assert 0 <= few.low < few.share < few.high <= 1
    assert many.high - many.low < few.high - few.low


# Reports


def test_a_simulation_is_data(one_greedy: Simulation) -> None:
    data = json.loads(json.dumps(one_greedy.plain()))
    assert (data["game"], data["players"], data["games"], data["seed"]) == ("unexpected-treasures", 4, 400, 1)
    assert data["bots"]["greedy"]["win"]["share"] == one_greedy.bots["greedy"].win.share
    assert len(data["seats"]) == 4


def test_a_simulation_is_a_page(one_greedy: Simulation) -> None:
    lines = simulation_text(one_greedy).split("\n")
    assert lines[0] == "unexpected-treasures, 4 players, 400 games, seed 1"
    assert [line.split()[:2] for line in lines[3:7]] == [["seat", str(seat)] for seat in range(4)]
    assert [line.split()[0] for line in lines[7:9]] == ["greedy", "random"]
    assert lines[9].split() == ["mission", "offered", "a", "game", "taken", "a", "game", "share"]
    mission, count = lines[10].split(), one_greedy.components["mission"]["1"]
    assert mission == ["1", f"{count.offered / 400:.3f}", f"{count.taken / 400:.3f}", f"{count.taken / count.offered:.1%}"]
    assert f"{one_greedy.bots['greedy'].win.share:.1%}" in lines[7]


# What cannot be simulated


@pytest.mark.parametrize(
    ("players", "games", "bots", "sentence"),
    [
        (4, 0, ["random"], "0 games cannot be played: at least 1"),
        (4, -5, ["random"], "-5 games cannot be played: at least 1"),
        (2, 10, ["random"], "Unexpected Treasures is for 3 to 6 players, not 2"),
        (3, 10, ["random"] * 4, "4 bots are too many for 3 players"),
        (3, 10, ["random", "clever"], f"there is no bot 'clever': choose one of {', '.join(bot_names())}"),
        (3, 10, [""], f"there is no bot '': choose one of {', '.join(bot_names())}"),
    ],
)
def test_what_cannot_be_simulated_is_refused(players: int, games: int, bots: list[str], sentence: str) -> None:
    with pytest.raises(BadSetup) as error:
        simulate(GAME, players, games, bots)
    assert str(error.value) == sentence


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"^Unexpected Treasures has no option 'coins'$"):
        simulate(GAME, 3, 10, ["random"], options={"coins": 3})
