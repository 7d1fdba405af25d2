"""Positions of Time Pirates set by hand, and acting in them by text.

A position stands at the beginning of a turn:

    p = Position(3, at=[1600, 1000, 1200], lying={1600: ["blue-plain"]}, loot=[{"blue-plain": 2, "white": 1}])
    events = p.act(0, "take blue-plain")
    p.act(0, "sell blue-3", "land 2000")
"""

import importlib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import doubloon
from doubloon.core.components import Components
from doubloon.core.errors import UnknownGame
from doubloon.core.event import Event
from doubloon.core.game import Game
from doubloon.core.rule import clause_id
from doubloon.core.runner import LOG_ROWS, seats_of
from doubloon.core.state import OVER, Grid, Row
from doubloon.core.steps import LOG_COLUMNS
from doubloon.core.stream import below, from_number
from doubloon.games.time_pirates.rules import State


def find_game() -> Game:
    try:
        return doubloon.game("time-pirates")
    except UnknownGame:
        rules = importlib.import_module("doubloon.games.time_pirates.rules")
        return Game("time-pirates", Path(rules.__file__ or "").parents[1], rules)


GAME = find_game()
RULES = GAME.rules

COLOURS = ("blue", "green", "orange", "purple", "red")
EPOCHS = (1000, 1200, 1400, 1600, 1800, 2000, 2200)
SITES = dict(zip(EPOCHS, (3, 4, 4, 5, 5, 6, 7), strict=True))
EXITS = {1000: (1600, 2000), 1200: (1400, 1800), 1400: (2000, 2200), 1600: (2200, 2000), 1800: (1400, 1600), 2000: (1800, 2200), 2200: (1000, 1200)}
ARTIFACTS = {**{f"{colour}-{symbol}": count for colour in COLOURS for symbol, count in (("plain", 8), ("atomic", 4), ("arrow", 2))}, "white": 6}
POINTS = {f"{colour}-{cost}": points for colour in COLOURS for cost, points in ((2, 2), (3, 3), (4, 4), (5, 6), (6, 7))} | {
    "white-3": 2,
    "white-4": 3,
    "white-5": 4,
}
COPIES = {contract: 4 if contract.startswith("white") else 1 for contract in POINTS}
NAMES = tuple(ARTIFACTS)

Tokens = Mapping[str, int] | Sequence[str]
Value = int | str | None


class Position:
    """A state set by hand. Every act is checked at the door, and after it nothing may be lost or doubled.

    Artifacts not named are in the bag, or with `rest` among the discards or with that seat. Contracts not named are on the bazaar board.
    `track` says how many police tokens of each path have been drawn this year. Unless `restocking`, the mover has declined to restock.
    """

    def __init__(
        self,
        players: int = 3,
        *,
        at: Sequence[int] = (),
        police: int = 2200,
        lying: Mapping[int, Tokens] | None = None,
        loot: Sequence[Tokens] = (),
        bag: Tokens | None = None,
        discards: Tokens = (),
        rest: int | str = "bag",
        contracts: Sequence[Sequence[str]] = (),
        points: Sequence[int] = (),
        track: tuple[int, int] = (0, 0),
        year: int = 1,
        mover: int = 0,
        starter: int = 0,
        idle: int = 0,
        restocking: bool = False,
        seed: int = 1,
        options: Mapping[str, int | str] | None = None,
        box: Components | None = None,
        change: Callable[[State], None] | None = None,
    ) -> None:
        start = GAME.start(players, options=options, box=box)
        start.stream = from_number(seed)
        self.s = s = cast(State, GAME.plain.setup(start)[0])
        if change:
            change(s)
        where = [*at, *(epoch for epoch in EPOCHS if epoch not in at and epoch != police)]
        s.pirate[:players] = [EPOCHS.index(epoch) for epoch in where[:players]]
        s.police = EPOCHS.index(police)
        self._lay_artifacts(lying or {}, loot, bag, discards, rest)
        self._hand_out(contracts)
        s.points[: len(points)] = points
        s.track = list(track)
        s.bag_police = [have - drawn for have, drawn in zip(s.police_tokens, track, strict=True)]
        s.year, s.mover, s.starter, s.idle = year, mover, starter, idle
        self.opening = self.begin()
        if not restocking and self.question == "restock" and "skip" in self.open_to(mover):
            self.opening += self.act(mover, "skip")

    @classmethod
    def dealt(cls, players: int, *, seed: int = 1, options: Mapping[str, int | str] | None = None, box: Components | None = None) -> "Position":
        """A game as it is set up."""
        position = cls.__new__(cls)
        start = GAME.start(players, options=options, box=box)
        start.stream = from_number(seed)
        state, rows = GAME.plain.setup(start)
        position.s, position.opening = cast(State, state), read(rows)
        position.assert_sound()
        return position

    def _lay_artifacts(self, lying: Mapping[int, Tokens], loot: Sequence[Tokens], bag: Tokens | None, discards: Tokens, rest: int | str) -> None:
        s = self.s
        left = list(s.artifacts)
        s.lying, s.loot, s.discards, s.bag = [[0] * 16 for _ in s.lying], [[0] * 16 for _ in s.loot], [0] * 16, [0] * 16
        heaps = [(s.lying[EPOCHS.index(epoch)], tokens) for epoch, tokens in lying.items()]
        heaps += [*((s.loot[seat], tokens) for seat, tokens in enumerate(loot)), (s.discards, discards), (s.bag, bag or ())]
        for heap, tokens in heaps:
            for name, count in Counter(tokens).items():
                heap[NAMES.index(name)] += count
                left[NAMES.index(name)] -= count
        assert min(left) >= 0, "the box has fewer of these"
        assert bag is None or rest != "bag", "say where the rest is"
        onto = s.bag if rest == "bag" else s.discards if rest == "discards" else s.loot[int(rest)]
        for artifact, count in enumerate(left):
            onto[artifact] += count
        s.vacant = [sites - sum(row) for sites, row in zip(s.sites, s.lying, strict=True)]
        assert min(s.vacant) >= 0, "there are fewer sites"
        s.bag_count, s.loot_count = sum(s.bag), [sum(row) for row in s.loot]
        s.sets = [[sum(row[3 * colour : 3 * colour + 3]) for colour in range(5)] for row in s.loot]

    def _hand_out(self, contracts: Sequence[Sequence[str]]) -> None:
        s = self.s
        names = list(RULES.CONTRACT.texts)
        s.bazaar, s.owned = list(s.copies), [[0] * len(names) for _ in s.owned]
        for seat, owned in enumerate(contracts):
            for name in owned:
                s.bazaar[names.index(name)] -= 1
                s.owned[seat][names.index(name)] += 1
        assert min(s.bazaar) >= 0, "there are fewer contracts"
        s.contracts = [sum(row) for row in s.owned]
        s.worth = [sum(count * points for count, points in zip(row, s.value, strict=True)) for row in s.owned]

    def begin(self) -> list[Event]:
        """Run the start of the mover's turn on what lies there."""
        s = self.s
        log: Grid = [[0] * LOG_COLUMNS for _ in range(LOG_ROWS)]
        s.caught = s.worked = s.left = s.to_act = 0
        s.step = RULES.BEGIN
        RULES.advance(s, log)
        assert log[0][1] == 0, "the log overflowed"
        self.assert_sound()
        return read(log[1 : log[0][0] + 1])

    # Looking

    def assert_sound(self) -> None:
        s = self.s
        assert GAME.plain.check(s) == 0, f"invariant {GAME.plain.check(s)} is broken"
        for artifact in range(16):
            places = s.bag[artifact] + s.discards[artifact] + sum(row[artifact] for row in (*s.loot, *s.lying))
            assert places == s.artifacts[artifact], NAMES[artifact]
        assert [drawn + left for drawn, left in zip(s.track, s.bag_police, strict=True)] == s.police_tokens
        for contract, copies in enumerate(s.copies):
            assert s.bazaar[contract] + sum(row[contract] for row in s.owned) == copies

    @property
    def asked(self) -> set[int]:
        """The seats that are asked now."""
        return set(seats_of(self.s.to_act))

    @property
    def question(self) -> str:
        return "" if self.s.step == OVER else GAME.decisions.kinds[self.s.decision].name

    def at(self, seat: int) -> int:
        """The epoch of a pirate."""
        return EPOCHS[self.s.pirate[seat]]

    @property
    def police(self) -> int:
        return EPOCHS[self.s.police]

    def loot(self, seat: int) -> dict[str, int]:
        return tokens(self.s.loot[seat])

    def lying(self, epoch: int) -> dict[str, int]:
        return tokens(self.s.lying[EPOCHS.index(epoch)])

    @property
    def bag(self) -> dict[str, int]:
        return tokens(self.s.bag)

    @property
    def discards(self) -> dict[str, int]:
        return tokens(self.s.discards)

    def owned(self, seat: int) -> list[str]:
        return [name for contract, name in enumerate(RULES.CONTRACT.texts) for _ in range(self.s.owned[seat][contract])]

    def open_to(self, seat: int) -> set[str]:
        return {GAME.actions.text(action) for action in GAME.plain.legal(self.s, seat)}

    def can(self, seat: int, verb: str) -> set[str]:
        """What is open of one verb, without the verb."""
        return {text.removeprefix(verb).strip() for text in self.open_to(seat) if text.split()[0] == verb}

    def refusal(self, seat: int, text: str) -> str:
        """The clause that forbids this now; empty if it is open. Asking changes nothing."""
        before, action = self.s.pack(), GAME.actions.parse(text)
        clause = GAME.plain.why_not(self.s, seat, action)
        assert (clause == 0) == (action in GAME.plain.legal(self.s, seat))
        assert self.s.pack() == before
        return clause_id("TP", clause)

    def standings(self) -> list[tuple[int, int]]:
        return [(standing.points, standing.rank) for standing in GAME.plain.score(self.s)]

    def tie_clauses(self) -> list[str]:
        return [clause_id("TP", standing.clause) for standing in GAME.plain.score(self.s)]

    # Acting

    def act(self, seat: int, *texts: str) -> list[Event]:
        """What these actions, one after the other, bring about."""
        events: list[Event] = []
        for text in texts:
            assert self.refusal(seat, text) == "", f"{text!r} is not open to seat {seat}, who can {self.open_to(seat)}"
            rows = GAME.plain.apply(self.s, seat, GAME.actions.parse(text))
            self.assert_sound()
            events += read(rows)
        return events

    def restock(self, epoch: int, *draws: str, within: int = 20_000) -> list[Event]:
        """The mover restocks, and chance brings these tokens first: artifacts, or police tokens `1` and `2`."""
        action = GAME.actions.parse(f"restock {epoch}")
        assert self.refusal(self.s.mover, f"restock {epoch}") == ""
        for seed in range(within):
            trial = self.s.copy()
            trial.stream = from_number(seed)
            if drawn(read(GAME.plain.apply(trial, self.s.mover, action)))[: len(draws)] == list(draws):
                self.s.stream = from_number(seed)
                return self.act(self.s.mover, f"restock {epoch}")
        raise AssertionError(f"chance never brought {draws}")

    def play_at_random(self, stream: Row) -> list[Event]:
        """One of those asked does anything."""
        asked = sorted(self.asked)
        seat = asked[below(stream, len(asked))]
        actions = sorted(self.open_to(seat))
        return self.act(seat, actions[below(stream, len(actions))])

    def walk_on(self, *until: str) -> list[Event]:
        """Whoever is asked restocks nothing and moves, until one of these questions is put or the game is over."""
        events: list[Event] = []
        while self.question not in ("", *until):
            seat = min(self.asked)
            possible = self.open_to(seat)
            wish = next((text for text in ("skip", "move 1", "end") if text in possible), min(possible))
            events += self.act(seat, wish)
        return events


def tokens(cells: Sequence[int]) -> dict[str, int]:
    return {name: cells[artifact] for artifact, name in enumerate(NAMES) if cells[artifact]}


def read(rows: Iterable[Row], viewer: int | None = None) -> list[Event]:
    return [event for row in rows if (event := GAME.events.read(row, "TP", viewer)) is not None]


def told(events: Sequence[Event], kind: str) -> list[tuple[Value, ...]]:
    """The seat and the values of each event of this kind, values as people write them: `(0, 1, 2000)`."""
    fields = next(each.fields for each in GAME.events.kinds if each.name == kind)
    found: list[tuple[Value, ...]] = []
    for event in events:
        if event.kind == kind:
            values: list[Value] = [event.seat]
            for name, domain in fields.items():
                value: Any = event.values[name]
                text = str(value) if domain is None or value is None else domain.text(value)
                values.append(None if value is None else int(text) if text.lstrip("-").isdigit() else text)
            found.append(tuple(values))
    return found


def drawn(events: Sequence[Event]) -> list[str]:
    """What came out of the bag, in order."""
    found: list[str] = []
    for event in events:
        if event.kind in ("filled", "patrolled"):
            line = told([event], event.kind)[0]
            found.append(str(line[2] if event.kind == "filled" else line[1]))
    return found


def clauses(events: Sequence[Event], kind: str) -> list[str]:
    return [event.clause for event in events if event.kind == kind]


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]
