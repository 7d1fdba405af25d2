"""The figures of a report: each with its interval, compared with what was to be expected and with those of other components.

Two families of findings are kept apart: figures that differ from what was to be expected (a seat's fair share, no gain by a component), and figures that
differ between two boxes. In each, Holm's method holds the risk that any of them is false to 5 %.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import numpy as np

from doubloon.core.components import Components
from doubloon.core.game import Game
from doubloon.core.state import State
from doubloon.lab.arena import victories
from doubloon.lab.balance.collect import Collected
from doubloon.lab.balance.layout import ASKED_CHOICE, ASKED_OPEN, KNOWN, OFFERED_TAKEN, OPEN_CHANCE, OPEN_CHOSEN, TAKERS_WINS, TENTHS, Layout
from doubloon.lab.balance.naming import Naming, printed
from doubloon.lab.statistics import Difference, Estimate, difference, gain_of, holm, mean_of, ratio_of, share_of, surprise

#: Fewer seats that took a component, or did not, or fewer games in which somebody did, and nothing is said about what it adds.
FEWEST = 30
#: A choice is almost never taken if, surely, it is in fewer than so many of the decisions at which it is open.
ALMOST_NEVER = 0.01

# Units: a share of 1, a number of things, points, and a difference of shares.
SHARE, COUNT, POINTS, GAIN = "share", "count", "points", "gain"


class Subject(NamedTuple):
    """What figures are about: a seat, a component, a choice … `group` is its kind, `note` what is printed on it, `ours` whether that is reconstructed."""

    key: str
    label: str
    group: str = ""
    note: str = ""
    ours: bool = False


class Figure(NamedTuple):
    """One figure: of which chapter, about whom, what of it, and what was to be expected, if anything was."""

    chapter: str
    subject: Subject
    what: str
    unit: str
    found: Estimate
    expected: float | None = None

    @property
    def key(self) -> str:
        return "/".join(filter(None, (self.chapter, self.subject.key, self.what)))


class Weighed(NamedTuple):
    """A figure and what can be said of it: whether it is surely not what was to be expected, and whether it surely differs from that of the other box."""

    figure: Figure
    p: float | None
    stands_out: bool
    other: Estimate | None
    difference: Difference | None
    changed: bool

    def plain(self) -> dict[str, Any]:
        """As data."""
        figure, found = self.figure, self.figure.found
        data: dict[str, Any] = {"key": figure.key, "chapter": figure.chapter, "subject": figure.subject.label, "what": figure.what, "unit": figure.unit}
        data |= {"value": found.value, "low": found.low, "high": found.high}
        if figure.subject.note:
            data |= {"printed": figure.subject.note, "source": "reconstructed" if figure.subject.ours else "printed"}
        if figure.expected is not None:
            data |= {"expected": figure.expected, "p": self.p, "stands_out": self.stands_out}
        if self.other and self.difference:
            data |= {"against": self.other.value, "difference": {**self.difference._asdict(), "real": self.changed}}
        return data


class Rung(NamedTuple):
    """A step of the ladder: one of the stronger bot among weaker ones, and how often it won."""

    stronger: str
    weaker: str
    wins: Estimate


def weigh(figures: Iterable[Figure], others: Iterable[Figure] = ()) -> list[Weighed]:
    """Compare figures with what was to be expected, and with the same figures of the other box."""
    known, mine = {figure.key: figure.found for figure in others}, list(figures)
    ps = [None if figure.expected is None else surprise(figure.found, figure.expected) for figure in mine]
    pairs = [known.get(figure.key) for figure in mine]
    differences = [difference(figure.found, other) if other else None for figure, other in zip(mine, pairs, strict=True)]
    stands_out = _holds(ps)
    changed = _holds([each.p if each else None for each in differences])
    return [Weighed(*row) for row in zip(mine, ps, stands_out, pairs, differences, changed, strict=True)]


def _holds(ps: list[float | None]) -> list[bool]:
    """Holm's method over those there are."""
    held = iter(holm([p for p in ps if p is not None]))
    return [p is not None and next(held) for p in ps]


def figures_of(game: Game, start: State, box: Components, found: Collected, rungs: Iterable[Rung] = ()) -> list[Figure]:
    """Every figure of one box, chapter by chapter."""
    layout, naming = Layout(game), Naming(game)
    return [
        *_length(found),
        *_points(found),
        *_seats(naming, found),
        *_ladder(rungs, start.players),
        *_components(layout, naming, start, box, found),
        *_known(layout, found),
        *_choices(layout, naming, found),
        *_questions(layout, naming, found),
    ]


def _mean(numbers: Any) -> Estimate:
    numbers = np.asarray(numbers, np.float64)
    return mean_of(len(numbers), float(numbers.sum()), float((numbers * numbers).sum()))


def _length(found: Collected) -> Iterator[Figure]:
    yield Figure("length", Subject("decisions", "Decisions a game"), "", COUNT, _mean(found.lengths[:, 0]))
    yield Figure("length", Subject("choices", "Decisions with a choice"), "", COUNT, _mean(found.lengths[:, 1]))


def _points(found: Collected) -> Iterator[Figure]:
    order = np.sort(found.points, axis=1)
    yield Figure("points", Subject("mean", "Points of a seat"), "", POINTS, _mean(found.points.mean(axis=1)))
    yield Figure("points", Subject("best", "Points of the first"), "", POINTS, _mean(order[:, -1]))
    if found.points.shape[1] > 1:
        yield Figure("points", Subject("lead", "Lead of the first over the second"), "", POINTS, _mean(order[:, -1] - order[:, -2]))
        yield Figure("points", Subject("range", "From the last to the first"), "", POINTS, _mean(order[:, -1] - order[:, 0]))
        shared = (found.ranks == 1).sum(axis=1) > 1
        yield Figure("points", Subject("shared", "Games with a shared victory"), "", SHARE, share_of(float(shared.sum()), found.games))


def _seats(naming: Naming, found: Collected) -> Iterator[Figure]:
    players = found.points.shape[1]
    if players == 1:
        return
    wins = victories(found.ranks)
    for seat in range(players):
        subject = Subject(str(seat), naming.words.seat(seat))
        yield Figure("seats", subject, "wins", SHARE, share_of(float(wins[:, seat].sum()), found.games), 1 / players)
        yield Figure("seats", subject, "points", POINTS, _mean(found.points[:, seat]))


def _ladder(rungs: Iterable[Rung], players: int) -> Iterator[Figure]:
    for rung in rungs:
        subject = Subject(f"{rung.stronger}-{rung.weaker}", f"{rung.stronger} among {rung.weaker}")
        yield Figure("ladder", subject, "wins", SHARE, rung.wins, 1 / players)


def _components(layout: Layout, naming: Naming, start: State, box: Components, found: Collected) -> Iterator[Figure]:
    for place, piece in enumerate(layout.components):
        told, takers, entry = found.sum(layout, OFFERED_TAKEN, place), found.sum(layout, TAKERS_WINS, place), piece.entry(box)
        if not piece.is_in(start) or (told.met == 0 and entry is None):
            continue
        note, ours = (printed(entry), entry.source == "reconstructed") if entry else ("", False)
        subject = Subject(piece.key, naming.component(piece), piece.pieces.name, note, ours)
        if piece.pieces.offered:
            yield Figure("components", subject, "offered", COUNT, mean_of(told.games, told.x, told.xx))
        if piece.pieces.taken:
            yield Figure("components", subject, "taken", COUNT, mean_of(told.games, told.y, told.yy))
        if piece.pieces.offered and piece.pieces.taken and (ratio := ratio_of(told)):
            yield Figure("components", subject, "taken of offered", COUNT, ratio)
        few = min(takers.x, takers.met, takers.games * start.players - takers.x)
        if few >= FEWEST and start.players > 1 and (gain := gain_of(takers, start.players)):
            yield Figure("components", subject, "gain", GAIN, gain, 0.0)


def _known(layout: Layout, found: Collected) -> Iterator[Figure]:
    if found.points.shape[1] == 1:
        return
    for place, tenth in enumerate(TENTHS):
        if known := ratio_of(found.sum(layout, KNOWN, place)):
            yield Figure("known", Subject(f"{tenth}0", f"After {tenth}0 % of the decisions"), "", SHARE, known)


def _choices(layout: Layout, naming: Naming, found: Collected) -> Iterator[Figure]:
    for place, choice in enumerate(layout.choices):
        subject = Subject(choice.key, naming.choice(choice), naming.verb(choice.verb))
        chosen, chance = (ratio_of(found.sum(layout, group, place)) for group in (OPEN_CHOSEN, OPEN_CHANCE))
        if chosen and chance:
            yield Figure("choices", subject, "open", COUNT, mean_of(found.games, *_first(layout, found, place)))
            yield Figure("choices", subject, "chosen", SHARE, chosen)
            yield Figure("choices", subject, "by chance", SHARE, chance)


def _first(layout: Layout, found: Collected, place: int) -> tuple[float, float]:
    sums = found.sum(layout, OPEN_CHOSEN, place)
    return sums.x, sums.xx


def _questions(layout: Layout, naming: Naming, found: Collected) -> Iterator[Figure]:
    for place, kind in enumerate(layout.game.decisions.kinds):
        asked, choice = found.sum(layout, ASKED_OPEN, place), found.sum(layout, ASKED_CHOICE, place)
        if (branching := ratio_of(asked)) and (free := ratio_of(choice)):
            subject = Subject(kind.name, naming.question(place))
            yield Figure("questions", subject, "asked", COUNT, mean_of(asked.games, asked.x, asked.xx))
            yield Figure("questions", subject, "open", COUNT, branching)
            yield Figure("questions", subject, "with a choice", SHARE, free)
