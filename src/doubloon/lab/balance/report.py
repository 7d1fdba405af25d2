"""Making a report: games with one box, and with another to compare it with if there is one; a small ladder of bots for each."""

import hashlib
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from doubloon.core.components import Components
from doubloon.core.errors import BadSetup
from doubloon.core.game import Game
from doubloon.lab.balance.collect import Bench, Collected, check_bots, collected
from doubloon.lab.balance.figures import Rung, Weighed, figures_of, weigh
from doubloon.lab.statistics import share_of
from doubloon.lab.tournament import tournament

#: Fewer games than these say nothing: the intervals reckon with many.
FEWEST_GAMES = 100
#: The ladder: each bot, alone among the one before it.
RUNGS = (("greedy", "random"), ("casual", "greedy"), ("strong", "casual"))

Progress = Callable[[str, int, int], None]


class Setting(NamedTuple):
    """What is played. `ladder` is how many games each step of the ladder has, 0 for none; `pace` divides what bots that search may spend."""

    players: int
    games: int
    bots: list[str]
    seed: int = 0
    ladder: int = 0
    pace: int = 20
    options: dict[str, int | str] | None = None
    rungs: tuple[tuple[str, str], ...] = RUNGS


class Boxed(NamedTuple):
    """A box and what it is called: the name of its file, or that of the title's own."""

    name: str
    box: Components


class Side(NamedTuple):
    """The games with one box."""

    boxed: Boxed
    seed: int
    found: Collected
    rungs: list[Rung]


class Report(NamedTuple):
    game: Game
    setting: Setting
    bots: tuple[str, ...]
    side: Side
    against: Side | None
    figures: list[Weighed]

    def plain(self) -> dict[str, Any]:
        """As data."""
        setting = {**self.setting._asdict(), "bots": list(self.bots), "options": self.setting.options or {}}
        data: dict[str, Any] = {"game": self.game.name, "rules_version": self.game.rulebook.version, **setting}
        data["components"] = _side(self.side)
        if self.against:
            data["against"] = _side(self.against)
            data["changes"] = [{"entry": entry, "is": now, "was": was} for entry, now, was in changes(self.side.boxed.box, self.against.boxed.box)]
        return {**data, "figures": [figure.plain() for figure in self.figures]}


def make_report(
    game: Game,
    setting: Setting,
    boxed: Boxed,
    against: Boxed | None = None,
    *,
    workers: int = 0,
    progress: Progress = lambda _what, _done, _all: None,
) -> Report:
    """Play and weigh. What is compared is played from different deals: a change that changes nothing is then a fair test of the report itself."""
    bots = check(game, setting, boxed)
    side = _play(game, setting, bots, boxed, setting.seed, workers, progress)
    other = _play(game, setting, bots, against, other_seed(setting.seed), workers, progress) if against else None
    mine, theirs = (figures_of(game, _start(game, setting, each.boxed), each.boxed.box, each.found, each.rungs) if each else [] for each in (side, other))
    return Report(game, setting, bots, side, other, weigh(mine, theirs))


def check(game: Game, setting: Setting, boxed: Boxed) -> tuple[str, ...]:
    """Refuse what cannot be played; returns the bots by seat."""
    if setting.games < FEWEST_GAMES:
        raise BadSetup(f"a report on {setting.games} games would say nothing: at least {FEWEST_GAMES}")
    if setting.ladder < 0:
        raise BadSetup(f"a ladder of {setting.ladder} games cannot be played: 0 for none, or more")
    _start(game, setting, boxed)
    return check_bots(setting.bots, setting.players, setting.pace)


def other_seed(seed: int) -> int:
    """The seed of the games to compare with."""
    return int.from_bytes(hashlib.sha256(f"against {seed}".encode()).digest()[:4], "big")


def changes(box: Components, other: Components) -> list[tuple[str, Any, Any]]:
    """The entries in which two boxes differ: what each is here, and there; None where it is missing. Where a value was found says nothing."""
    mine, theirs = (dict(_leaves(each.plain())) for each in (box, other))
    entries = [entry for entry in dict.fromkeys([*mine, *theirs]) if not entry.endswith(", source")]
    return [(entry, mine.get(entry), theirs.get(entry)) for entry in entries if mine.get(entry) != theirs.get(entry)]


def _leaves(data: Any, entry: str = "") -> Iterator[tuple[str, Any]]:
    """Every value of a box, with its entry as people count: `missions 8, value`."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _leaves(value, f"{entry}, {key}" if entry else key)
    elif isinstance(data, list):
        for place, value in enumerate(data, 1):
            yield from _leaves(value, f"{entry} {place}")
    else:
        yield entry, data


def _start(game: Game, setting: Setting, boxed: Boxed) -> Any:
    return game.start(setting.players, options=setting.options, box=boxed.box)


def _play(game: Game, setting: Setting, bots: tuple[str, ...], boxed: Boxed, seed: int, workers: int, progress: Progress) -> Side:
    start, bench = _start(game, setting, boxed), Bench(bots, setting.pace, seed)
    found = collected(game, start, bench, setting.games, workers=workers, progress=partial(progress, boxed.name))
    return Side(boxed, seed, found, list(_climb(game, setting, boxed, seed, workers, progress)))


def _climb(game: Game, setting: Setting, boxed: Boxed, seed: int, workers: int, progress: Progress) -> Iterator[Rung]:
    for stronger, weaker in setting.rungs if setting.ladder and setting.players > 1 else ():
        found = tournament(
            *(game, setting.players, setting.ladder, [stronger, weaker], seed),
            options=setting.options,
            box=boxed.box,
            pace=setting.pace,
            workers=workers,
            progress=partial(progress, f"{boxed.name}: {stronger} among {weaker}"),
        )
        yield Rung(stronger, weaker, share_of(found.entrants[stronger].win.share * found.games, found.games))


def _side(side: Side) -> dict[str, Any]:
    return {"name": side.boxed.name, "digest": side.boxed.box.digest(), "seed": side.seed, "games": side.found.games}
