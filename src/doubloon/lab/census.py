"""The census: how often each clause was cited and each component offered and taken, counted from the events of many games."""

from collections import Counter
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from doubloon.core.components import Pieces
from doubloon.core.event import EventKind
from doubloon.core.game import Game
from doubloon.core.rule import clause_id, rule
from doubloon.core.state import Grid, Row, State

VALUES = 4

#: Numbers of clauses and rulings are below it.
MOST_CLAUSE = 20_000


@rule()
def count_rows(log: Grid, starts: Row, sizes: Grid, told: Row, cited: Row) -> None:
    """Count the rows of a log: by clause, and by kind with all values that have a domain (the last cell takes what lies outside of one)."""
    for i in range(1, log[0][0] + 1):
        kind = log[i][0]
        place = 0
        known = 1
        for value in range(VALUES):
            if sizes[kind][value] > 1:
                place = place * sizes[kind][value] + log[i][3 + value]
                if log[i][3 + value] < 0 or log[i][3 + value] >= sizes[kind][value]:
                    known = 0
        if known == 1:
            told[starts[kind] + place] += 1
        else:
            told[len(told) - 1] += 1
        cited[log[i][1]] += 1


class Taken(NamedTuple):
    """How often a component was offered, and taken."""

    offered: int
    taken: int

    @property
    def met(self) -> int:
        return self.offered + self.taken


class Census:
    """The cells in which compiled code counts, and what they say."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.starts = np.zeros(len(game.events.kinds), np.int64)
        self.sizes = np.ones((len(game.events.kinds), VALUES), np.int64)
        size = 0
        for number, kind in enumerate(game.events.kinds):
            self.starts[number] = size
            self.sizes[number][: len(kind.fields)] = _shape(kind)
            size += int(np.prod(_shape(kind)))
        self.told = np.zeros(size + 1, np.int64)
        self.cited = np.zeros(MOST_CLAUSE, np.int64)

    @property
    def arrays(self) -> tuple[Any, ...]:
        """The arguments of `count_rows` after the log."""
        return self.starts, self.sizes, self.told, self.cited

    def clauses(self) -> Counter[str]:
        """How often each clause was cited by an event."""
        return Counter({clause_id(self.game.rulebook.prefix, int(number)): int(self.cited[number]) for number in np.flatnonzero(self.cited) if number})

    def components(self, start: State) -> dict[str, dict[str, Taken]]:
        """For each kind of component every one that the box of this state has."""
        return {pieces.name: self._pieces(pieces, start) for pieces in self.game.pieces}

    def _pieces(self, pieces: Pieces, start: State) -> dict[str, Taken]:
        kinds = [self.game.events.kinds[number] for number in (*pieces.offered, *pieces.taken)]
        domains = [kinds[0].fields[value] for value in pieces.values]
        counts = {number: self._by(number, pieces.values) for number in (*pieces.offered, *pieces.taken)}
        copies = np.array(getattr(start, pieces.copies)) if pieces.copies else np.ones([len(domain) for domain in domains if domain])
        found = {}
        for place in product(*(range(len(domain)) for domain in domains if domain)):
            if copies[place] > 0:
                name = " ".join(domain.text(value) for domain, value in zip(domains, place, strict=True) if domain)
                found[name] = Taken(*(sum(int(counts[number][place]) for number in numbers) for numbers in (pieces.offered, pieces.taken)))
        return found

    def _by(self, number: int, values: tuple[str, ...]) -> Any:
        """The rows of one kind of event by these of its values."""
        kind = self.game.events.kinds[number]
        shape = _shape(kind)
        counts = self.told[self.starts[number] : self.starts[number] + int(np.prod(shape))].reshape(shape)
        fields = list(kind.fields)
        others = tuple(axis for axis, field in enumerate(fields) if field not in values)
        kept = [field for field in fields if field in values]
        return counts.sum(axis=others).transpose([kept.index(value) for value in values])


def _shape(kind: EventKind) -> list[int]:
    """How many different values each field is counted by."""
    return [len(domain) if domain is not None and domain.kind != "seat" else 1 for domain in kind.fields.values()]
