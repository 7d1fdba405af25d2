"""A viewer who writes down what he is told, and can say from that alone what lies where; and whether a world fits it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import cast

from doubloon.core import SPECTATOR
from doubloon.core.event import Event
from doubloon.core.state import OVER, Row
from doubloon.core.stream import from_number
from doubloon.games.time_pirates.rules import State

from .players import Style, next_action
from .positions import ARTIFACTS, COPIES, EPOCHS, GAME, POINTS, RULES, tokens, told

Options = Mapping[str, int | str]


def played_game(players: int, seed: int, styles: list[Style], options: Options | None = None) -> Iterator[tuple[State, int, str, list[Row]]]:
    """Every position of a game, who did what on the way to it, and what was told; after the end nothing is hidden, so it is left out."""
    stream = from_number(seed)
    start = GAME.start(players, options=options)
    start.stream = from_number(seed)
    state, rows = GAME.plain.setup(start)
    s = cast(State, state)
    yield s, SPECTATOR, "", rows
    while s.step != OVER:
        seat, action = next_action(styles, s, stream)
        rows = GAME.plain.apply(s, seat, action)
        if s.step != OVER:
            yield s, seat, GAME.actions.text(action), rows


def worlds(s: State, viewer: int, count: int = 50) -> Iterator[State]:
    view, stream = GAME.plain.hidden(s, viewer), from_number(s.asked + 31 * viewer)
    for _ in range(count):
        yield cast(State, GAME.plain.imagined(view, viewer, stream))


class Observer:
    """What one viewer has heard."""

    def __init__(self, viewer: int, players: int) -> None:
        self.viewer, self.players = viewer, players
        self.bag = Counter(ARTIFACTS)
        self.discards: Counter[str] = Counter()
        self.lying: dict[int, Counter[str]] = {epoch: Counter() for epoch in EPOCHS}
        self.loot: list[Counter[str]] = [Counter() for _ in range(players)]
        self.owned: list[Counter[str]] = [Counter() for _ in range(players)]
        self.points = [0] * players
        self.at = [0] * players
        self.police, self.year = 2200, 1
        self.drawn: Counter[int] = Counter()
        self.said: list[str] = []  # his own assignments
        self.ready: set[int] = set()

    def hear(self, event: Event) -> None:
        assert all(value is not None for value in event.values.values()), f"{event} is covered"
        (seat, *values), heard = told([event], event.kind)[0], event.kind
        who = cast(int, seat)
        if heard == "filled":
            self.move(self.bag, self.lying[number(values[0])], values[1])
        elif heard in ("placed", "landed"):
            self.at[who] = number(values[0])
        elif heard in ("moved", "fled"):
            self.at[who] = number(values[1])
        elif heard in ("lost", "paid"):
            self.move(self.loot[who], self.discards, values[0])
        elif heard == "lost-whites":
            for _ in range(number(values[0])):
                self.move(self.loot[who], self.discards, "white")
        elif heard == "patrolled":
            self.police = number(values[1])
            self.drawn[number(values[0])] += 1
        elif heard == "year-ended":
            self.bag += self.discards
            self.discards, self.drawn = Counter(), Counter()
            self.year = min(3, number(values[0]) + 1)
        elif heard == "earned":
            self.points[who] += number(values[1])
        elif heard == "took":
            self.move(self.lying[number(values[1])], self.loot[who], values[0])
        elif heard == "sold":
            self.owned[who][str(values[0])] += 1
        elif heard == "jumped":
            self.move(self.loot[who], self.discards, values[0])
            self.at[who] = number(values[1])
        elif heard == "traded":
            self.move(self.loot[who], self.loot[number(values[1])], values[0])
            self.move(self.loot[number(values[1])], self.loot[who], values[2])
        elif heard == "ready":
            self.ready.add(who)

    def move(self, source: Counter[str], target: Counter[str], token: object) -> None:
        assert source[str(token)] > 0
        source[str(token)] -= 1
        target[str(token)] += 1

    def fits(self, world: State, truth: State) -> str:
        """What in a world contradicts what he has heard; empty if nothing does."""
        seats = range(self.players)
        left = Counter(COPIES) - sum(self.owned, Counter[str]())
        expected = {
            "bag": (tokens(world.bag), dict(+self.bag)),
            "discards": (tokens(world.discards), dict(+self.discards)),
            "lying": ([tokens(row) for row in world.lying], [dict(+heap) for heap in self.lying.values()]),
            "loot": ([tokens(world.loot[seat]) for seat in seats], [dict(+heap) for heap in self.loot]),
            "owned": ([contracts(world.owned[seat]) for seat in seats], [dict(heap) for heap in self.owned]),
            "bazaar": (contracts(world.bazaar), dict(left)),
            "points": (world.points[: self.players], self.points),
            "police": ((EPOCHS[world.police], world.track, world.year), (self.police, [self.drawn[1], self.drawn[2]], self.year)),
            "pirates": ([EPOCHS[place] if place >= 0 else 0 for place in world.pirate[: self.players]], self.at),
            "question": ((world.decision, world.asked, world.to_act, world.step), (truth.decision, truth.asked, truth.to_act, truth.step)),
        }
        for name, (found, heard) in expected.items():
            if found != heard:
                return f"{name} is {found}, he has heard {heard}"
        return self.assignments(world)

    def assignments(self, world: State) -> str:
        assigning = GAME.decisions.kinds[world.decision].name == "assign"
        for seat in range(self.players):
            row = {
                (f"white-{place // 6 + 1}", "-" if place % 6 == 5 else RULES.COLOUR.texts[place % 6]): count
                for place, count in enumerate(world.assigned[seat])
                if count
            }
            if not assigning and row:
                return f"{row} is assigned before the end"
            allowed = {name.split("-")[0] for name in self.owned[seat]} - {"white"} | {"-"}
            if {colour for _, colour in row} - allowed:
                return f"seat {seat} has no coloured contract for {row}"
            for name in POINTS:
                dealt = sum(count for (each, _), count in row.items() if each == name)
                if name.startswith("white") and dealt != self.owned[seat][name] and (seat in self.ready or dealt > self.owned[seat][name]):
                    return f"seat {seat} has {self.owned[seat][name]} of {name}, {dealt} are dealt with"
            if seat == self.viewer and row != self.remembered():
                return f"he has said {self.said}, not {row}"
        return ""

    def remembered(self) -> dict[tuple[str, str], int]:
        """His own assignments; `keep` speaks for all that are left of a size."""
        found: Counter[tuple[str, str]] = Counter()
        for text in self.said:
            verb, name, *colour = text.split()
            dealt = sum(count for (each, _), count in found.items() if each == name)
            found[name, colour[0] if colour else "-"] += 1 if verb == "assign" else self.owned[self.viewer][name] - dealt
        return dict(found)


def number(value: object) -> int:
    return int(str(value))


def contracts(cells: Row) -> dict[str, int]:
    return {name: cells[place] for place, name in enumerate(RULES.CONTRACT.texts) if cells[place]}
