"""What must hold for every game, run over all of them. That each check can fail is shown in tests/lab/test_conformance.py."""

import ast
import copy
import inspect
import textwrap
from collections.abc import Callable, Iterator
from types import SimpleNamespace

import pytest

from doubloon.core.checker import check_game
from doubloon.core.game import Game
from doubloon.core.steps import SPECTATOR
from doubloon.core.stream import from_number
from doubloon.lab.conformance import CHECKS, Broken, swaps_stay_hidden, swaps_stay_hidden_at, views_round_trip, worlds_keep_actions
from doubloon.lab.walk import Setting, option_sets, settings
from tests.titles import FOLDERS, Title, load, load_game, names

#: Every title can be played by so many, with every option.
FEW = 3


def some_settings(game: Game, players: int) -> list[Setting]:
    """For each check: one game with the options as they are if nothing is chosen (of toys four), with up to three players also one for each other value.

    All of it, as often as one likes: `doubloon conform GAME --seeds N`.
    """
    options = option_sets(game, players)[: None if players <= FEW else 1]
    seeds = 4 if game.name in FOLDERS and players <= 4 else 1
    return [Setting(players, seed, chosen) for chosen in options for seed in range(1 if chosen else seeds)]


#: Measuring coverage makes plain rules several times slower; the tests by hand are what it is measured with.
pytestmark = pytest.mark.no_cover


def cases() -> list[tuple[str, int]]:
    return [(name, players) for name in names() for players in load_game(name).player_counts if players <= 6]


@pytest.mark.parametrize(("name", "players"), cases())
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conforms(name: str, players: int, check: Callable[[Game, Setting], None]) -> None:
    game = load_game(name)
    for setting in some_settings(game, players):
        check(game, setting)


@pytest.mark.parametrize("name", names())
def test_rules_are_in_the_subset(name: str) -> None:
    assert check_game(load_game(name)) == []


@pytest.mark.parametrize(("name", "players"), cases())
def test_what_a_viewer_cannot_know_may_change(name: str, players: int) -> None:
    title = load(name)
    assert sum(swaps_stay_hidden(title.game, setting, title.swaps) for setting in some_settings(title.game, players)) > 0


# Every line of `hide` is needed


def without_each_line(function: Callable[..., None]) -> Iterator[tuple[str, Callable[..., None]]]:
    """The function again and again, each time without one of its statements."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    places = [(index, field) for index, node in enumerate(ast.walk(tree)) for field in ("body", "orelse") if isinstance(getattr(node, field, None), list)]
    for index, field in places:
        for line in range(len(getattr(list(ast.walk(tree))[index], field))):
            shorter = copy.deepcopy(tree)
            body = getattr(list(ast.walk(shorter))[index], field)
            gone = body[line]
            if isinstance(gone, ast.FunctionDef) or (isinstance(gone, ast.Expr) and isinstance(gone.value, ast.Constant)):
                continue
            body[line] = ast.copy_location(ast.Pass(), gone)
            namespace = dict(function.__globals__)
            exec(compile(ast.fix_missing_locations(shorter), "hide without a line", "exec"), namespace)
            yield ast.unparse(gone).splitlines()[0], namespace[function.__name__]


@pytest.mark.parametrize("name", names())
def test_without_any_one_line_of_hide_something_fails(name: str) -> None:
    title = load(name)
    lines = list(without_each_line(title.game.rules.hide))
    assert lines
    for line, shorter in lines:
        faulty = Game(title.game.name, title.game.folder, SimpleNamespace(**{**vars(title.game.rules), "hide": shorter}))
        assert is_noticed(Title(faulty, title.swaps, title.rare)), f"nobody noticed that this was missing: {line}"


def is_noticed(title: Title) -> bool:
    """Whether the checks of secrets fail. (The quickest first.)"""
    stream = from_number(1)
    for state in title.rare * 20:
        for viewer in range(SPECTATOR, state.players):
            try:
                swaps_stay_hidden_at(title.game, Setting(state.players, 1), state, viewer, title.swaps, stream)
            except (Broken, NameError):
                return True
    for setting in sorted(settings(title.game, 3), key=lambda setting: (setting.seed, setting.players, not setting.options)):
        try:
            views_round_trip(title.game, setting)
            worlds_keep_actions(title.game, setting)
            swaps_stay_hidden(title.game, setting, title.swaps)
        except (Broken, NameError):
            return True
    return False
