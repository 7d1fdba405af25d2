"""What is counted in a title: every choice, component and question, each with its place among the counters."""

from functools import cached_property
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from doubloon.core.action import Verb
from doubloon.core.components import Component, Components, Pieces
from doubloon.core.domain import Domain
from doubloon.core.game import Game
from doubloon.core.state import State

#: The columns of a link from an event to components: kind of event, 1 if it means taking, the first of the components, then what each value counts
#: for and how many values there are of it (0: it does not matter).
KIND, TAKEN, FIRST, STRIDES, SIZES, COLUMNS = 0, 1, 2, 3, 7, 11
VALUES = 4


class Index(NamedTuple):
    """What compiled code needs to find its counters. `choices` is by action; `firsts` is where each group of counters begins."""

    choices: Any
    links: Any
    firsts: Any


# The groups of counters, each a pair of numbers for every game: x and y.
OPEN_CHOSEN = 0  # of a choice: decisions at which it was open, and at which it was chosen
OPEN_CHANCE = 1  # of a choice: the same, and how often it would be chosen if all open actions were equally likely
OFFERED_TAKEN = 2  # of a component
TAKERS_WINS = 3  # of a component: seats that took it, and victories among them
ASKED_OPEN = 4  # of a question: decisions, and actions open at them all together
ASKED_CHOICE = 5  # of a question: decisions, and those with more than one action open
KNOWN = 6  # at a part of the game: 1, and whether whoever leads then wins
GROUPS = 7

#: At which parts of a game, in tenths of its decisions, it is asked who leads.
TENTHS = range(1, 10)


class Choice(NamedTuple):
    """An action, whichever seat it is aimed at."""

    verb: Verb
    values: dict[str, int]

    @property
    def key(self) -> str:
        """As it is typed, but for seats."""
        return " ".join([self.verb.name, *(self.verb.parameters[name].text(value) for name, value in self.values.items())])


class Piece(NamedTuple):
    """One component: of which kind, and which of its values name it."""

    pieces: Pieces
    domains: tuple[Domain, ...]
    place: tuple[int, ...]

    @property
    def key(self) -> str:
        return " ".join([self.pieces.name, *(domain.text(value) for domain, value in zip(self.domains, self.place, strict=True))])

    def is_in(self, start: State) -> bool:
        """Whether the box laid out in this state has any, as far as the title says."""
        return not self.pieces.copies or bool(np.array(getattr(start, self.pieces.copies))[self.place] > 0)

    def entry(self, box: Components) -> Component | None:
        """What the box says of it."""
        return box.entry(self.pieces.name, self.place)


class Layout:
    """The counters of one title."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.choices: list[Choice] = []
        self._choice_of: list[int] = []
        known: dict[str, int] = {}
        for action in range(game.actions.count):
            verb, values = game.actions.read(action)
            choice = Choice(verb, {name: value for name, value in values.items() if verb.parameters[name].kind != "seat"})
            if choice.key not in known:
                known[choice.key] = len(self.choices)
                self.choices.append(choice)
            self._choice_of.append(known[choice.key])
        self.components: list[Piece] = []
        self._links: list[list[int]] = []
        for pieces in game.pieces:
            self._link(pieces)

    def _link(self, pieces: Pieces) -> None:
        """Every component of a kind, and the events that tell of it."""
        kinds = self.game.events.kinds
        fields = kinds[(*pieces.offered, *pieces.taken)[0]].fields
        domains = tuple(domain for value in pieces.values if (domain := fields[value]) is not None)
        first = len(self.components)
        self.components += [Piece(pieces, domains, place) for place in product(*(range(len(domain)) for domain in domains))]
        for number in (*pieces.offered, *pieces.taken):
            link = [0] * COLUMNS
            link[KIND], link[TAKEN], link[FIRST] = number, int(number in pieces.taken), first
            stride = 1
            for value, domain in reversed([*zip(pieces.values, domains, strict=True)]):
                column = list(kinds[number].fields).index(value)
                link[STRIDES + column], link[SIZES + column] = stride, len(domain)
                stride *= len(domain)
            self._links.append(link)

    @cached_property
    def sizes(self) -> list[int]:
        """How many counters each group has."""
        choices, components, questions = len(self.choices), len(self.components), len(self.game.decisions.kinds)
        return [choices, choices, components, components, questions, questions, len(TENTHS)]

    @cached_property
    def firsts(self) -> list[int]:
        """Where each group begins; the last number is the end."""
        return [sum(self.sizes[:group]) for group in range(GROUPS + 1)]

    @property
    def count(self) -> int:
        return self.firsts[-1]

    def index(self) -> Index:
        """For compiled code."""
        links = np.array(self._links or [[-1] * COLUMNS], np.int64)
        return Index(np.array(self._choice_of, np.int64), links, np.array(self.firsts, np.int64))
