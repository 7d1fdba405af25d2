"""The audit: for every clause the code that carries it out, the tests named for it, and how often it was met in play; for every component the last."""

import re
import types
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import doubloon
from doubloon.core import contract
from doubloon.core.bind import Binder, reach
from doubloon.core.game import Game
from doubloon.core.rule import clause_id, clause_number
from doubloon.lab.walk import Setting, option_sets, walk

_TEST = re.compile(r"^\s*(?:async )?def (test_([a-z]{2,4})_(?:r(\d+)|(\d+)_(\d+))(?:_\w*)?)\(", re.MULTILINE)
_CONSTANT = re.compile(r"^[A-Z]{2,4}_(?:R\d+|\d+_\d+)$")


class Clause(NamedTuple):
    """What is known of one clause.

    Met: how often an event or a refusal cited it; for a clause that no event or refusal can cite, how often a rule that carries it out ran.
    """

    id: str
    code: list[str]
    tests: list[str]
    met: int

    def gaps(self, *, tested: bool) -> list[str]:
        """What is missing."""
        return [name for name, there in (("code", self.code), ("test", self.tests or not tested), ("play", self.met)) if not there]


class Audit(NamedTuple):
    game: str
    clauses: list[Clause]
    components: dict[str, dict[str, int]]
    tested: bool
    unknown: list[str]

    @property
    def gaps(self) -> list[str]:
        """Each gap as a line."""
        lines = [f"{clause.id}: no {gap}" for clause in self.clauses for gap in clause.gaps(tested=self.tested)]
        lines += [f"{kind} {name}: no play" for kind, each in self.components.items() for name, met in each.items() if not met]
        return lines + [f"{citation}, which is not in the rulebook" for citation in self.unknown]


class _Counting(Binder):
    """Rules that count, by clause, how often they are called."""

    def __init__(self, provided: dict[str, Any]) -> None:
        super().__init__(provided)
        self.called: Counter[str] = Counter()

    def make(self, source: types.FunctionType, namespace: dict[str, Any]) -> Any:
        made = super().make(source, namespace)
        clauses, called = source.__dict__.get("clauses", ()), self.called

        def counted(*arguments: Any, **named: Any) -> Any:
            called.update(clauses)
            return made(*arguments, **named)

        return counted


def audit(game: Game, games: int = 40, compiled: int = 0) -> Audit:
    """Audit a title by its code, its tests and `games` random games for every player count and set of options.

    Rare things need more: so many `compiled` games are added for each. Components are counted in those only.
    """
    prefix = game.rulebook.prefix
    rules = _rules_of(game)
    cited = {clause for function in rules for clause in function.__dict__["clauses"]}
    folders = [folder for folder in _test_folders(game) if folder.is_dir()]
    tests = list(_tests(folders, prefix))
    met = _met(game, rules, games)
    components = _count_compiled(game, met, compiled) if compiled else {}
    clauses = [
        Clause(
            id_,
            sorted({rule.__name__ for rule in rules if id_ in rule.__dict__["clauses"]}),
            sorted(name for name, clause in tests if clause == id_),
            met[id_],
        )
        for id_ in game.rulebook.texts
    ]
    unknown = [f"code cites {id_}" for id_ in sorted(cited - set(game.rulebook.texts))]
    unknown += [f"{name} is named for {id_}" for name, id_ in tests if id_ not in game.rulebook.texts]
    return Audit(game.name, clauses, components, bool(folders), unknown)


def _rules_of(game: Game) -> list[types.FunctionType]:
    """The title's own rules."""
    binder = Binder(game.provided())
    found = [function for name in contract.NAMES for function in reach(binder, getattr(game.rules, name))]
    return [function for function in dict.fromkeys(found) if not function.__module__.startswith("doubloon.core")]


def _met(game: Game, rules: list[types.FunctionType], games: int) -> Counter[str]:
    """How often each clause was met in random games."""
    prefix = game.rulebook.prefix
    cells = {name: value for rule in rules for name, value in rule.__globals__.items() if name in rule.__code__.co_names and _CONSTANT.match(name)}
    citable = {clause_id(prefix, value) for value in cells.values()}
    counting = _Counting(game.provided())
    bound = {name: counting.bind(getattr(game.rules, name)) for name in contract.NAMES}
    counted = Game(game.name, game.folder, types.SimpleNamespace(**{**vars(game.rules), **bound}))
    told: Counter[str] = Counter()
    for players in game.player_counts:
        for options in option_sets(game, players):
            for seed in range(games):
                for number, turn in enumerate(walk(counted, Setting(players, seed, options))):
                    told.update(clause_id(prefix, row[1]) for row in turn.rows)
                    if number % 5 == 0:
                        for seat in range(players):
                            told.update(clause_id(prefix, clause) for clause in set(game.plain.why_all(turn.state, seat)) if clause)
                    if turn.seat < 0:
                        told[clause_id(prefix, turn.state.ended)] += 1
                        told.update(clause_id(prefix, place.clause) for place in counted.plain.score(turn.state) if place.clause)
                        counted.plain.check(turn.state)
                    else:
                        counted.plain.uncover(counted.plain.hidden(turn.state, turn.seat), turn.seat, [1, 2, 3, number])
    return Counter({id_: told[id_] if id_ in citable else counting.called[id_] for id_ in game.rulebook.texts})


def _count_compiled(game: Game, met: Counter[str], games: int) -> dict[str, dict[str, int]]:
    """Add what many compiled games cite; returns how often each component was met."""
    from doubloon.lab.arena import simulate  # late: NumPy and Numba are not needed for the rest

    components: dict[str, dict[str, int]] = {}
    for players in game.player_counts:
        for options in option_sets(game, players):
            result = simulate(game, players, games, ["random"], options=options)
            met.update({id_: count for id_, count in result.clauses.items() if id_ in met})
            for kind, each in result.components.items():
                counted = components.setdefault(kind, dict.fromkeys(each, 0))
                for name, taken in each.items():
                    counted[name] += taken.met
    return components


def _test_folders(game: Game) -> list[Path]:
    """Where the tests of a title may be: in this project, or beside a title of its own."""
    project = Path(doubloon.__file__).parents[2]
    return [project / "tests" / "games" / game.folder.name, game.folder / "tests"]


def _tests(folders: list[Path], prefix: str) -> Iterator[tuple[str, str]]:
    """Tests named for a clause of this title, with the clause."""
    for folder in folders:
        for path in sorted(folder.rglob("test_*.py")):
            for name, title, ruling, chapter, number in _TEST.findall(path.read_text(encoding="utf-8")):
                if title.upper() == prefix:
                    id_ = f"{prefix}-R{ruling}" if ruling else f"{prefix}-{chapter}.{number}"
                    clause_number(id_)
                    yield name, id_
