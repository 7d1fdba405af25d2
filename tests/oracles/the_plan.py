"""Random games of The Plan, followed by the oracle: `python -m tests.oracles.the_plan --games 1000`."""

import argparse
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, cast

from doubloon.core.event import Event
from doubloon.core.rule import clause_id
from doubloon.core.runner import seats_of
from doubloon.core.state import OVER
from doubloon.core.stream import below, from_number
from doubloon.games.the_plan.rules import State
from tests.games.the_plan.positions import GAME, RULES
from tests.oracles.the_plan_box import COLOURS, TEAMS
from tests.oracles.the_plan_oracle import Oracle, Question, Told, Wrong

PAIRS = [f"{one}+{other}" for place, one in enumerate(TEAMS) for other in TEAMS[place + 1 :]]


class Table(NamedTuple):
    """Who plays by which variant."""

    players: int
    left_out: str = "smash-and-grabs+fours"
    ghosts: int = 1
    bribery: bool = False

    @property
    def options(self) -> Mapping[str, int | str]:
        """Those there are with so many players."""
        chosen: dict[str, int | str] = {}
        if self.players <= 2:
            chosen["left-out"] = self.left_out
        if self.players == 1:
            chosen["ghosts"] = self.ghosts
        else:
            chosen["bribery"] = "on" if self.bribery else "off"
        return chosen

    def oracle(self) -> Oracle:
        return Oracle(self.players, left_out=tuple(self.left_out.split("+")), ghosts=self.ghosts, bribery=self.bribery)


#: Every number of players and every variant.
TABLES = [
    *(Table(players, bribery=bribery) for players in range(3, 7) for bribery in (False, True)),
    *(Table(2, left_out=pair, bribery=bribery) for pair in PAIRS for bribery in (False, True)),
    *(Table(1, left_out=pair, ghosts=1 + place % 5) for place, pair in enumerate(PAIRS)),
    *(Table(1, ghosts=ghosts) for ghosts in range(1, 6)),
    *(Table(1, left_out="threes+fours", ghosts=ghosts) for ghosts in range(1, 6)),
]


class Follower:
    """An oracle beside a game: hears what was told and what was done, and looks at the state."""

    def __init__(self, table: Table, s: State, rows: Sequence[list[int]]) -> None:
        self.oracle = table.oracle()
        self.evening = self.oracle.play()
        self.question: Question | None = None
        self.heard: Counter[tuple[str, str]] = Counter()
        self.hear(s, rows, lambda: next(self.evening))

    def act(self, s: State, seat: int, action: int, rows: Sequence[list[int]]) -> None:
        """This was done, this was told, and `s` is the state after it."""
        self.hear(s, rows, lambda: self.evening.send((seat, GAME.actions.text(action))))

    def hear(self, s: State, rows: Sequence[list[int]], go_on: Callable[[], Question]) -> None:
        events = [GAME.events.read(row, "PL") for row in rows]
        self.oracle.events = [spell(event) for event in events if event is not None]
        self.heard.update((event.kind, event.clause) for event in self.oracle.events)
        try:
            self.question = go_on()
        except StopIteration:
            self.question = None
        if self.oracle.events:
            raise Wrong(f"round {self.oracle.round}: told was also {self.oracle.events}")
        self.look(s)

    def look(self, s: State) -> None:
        oracle = self.oracle
        if oracle.solo and self.question is not None:
            oracle.meet_ghosts([plans(row) for row in s.hand[1 : s.hands]])
        here = {
            "round": s.turn + 1,
            "hands": [plans(row) for row in s.hand[: s.hands]],
            "stack": counts(s.stack, RULES.PLAN.texts),
            "museum": treasures([cell for row in s.museum for cell in row]),
            "pile": treasures([cell for row in s.pile for cell in row]),
            "loot": [treasures(row) for row in s.loot[: s.hands]],
            "shop": counts(s.shop, RULES.TRINKET.texts),
            "trinket pile": counts(s.trinket_pile, RULES.TRINKET.texts),
            "bags": [counts(row, RULES.TRINKET.texts) for row in s.bag[: s.hands]],
            "left": (s.plans_left, s.treasures_left, s.trinkets_left),
            "asked": self.asked(s),
        }
        there = {
            "round": oracle.round,
            "hands": [sorted(hand.plans, key=RULES.PLAN.texts.index) for hand in oracle.hands],
            "stack": oracle.stack(),
            "museum": Counter(oracle.museum),
            "pile": +oracle.pile,
            "loot": [Counter(hand.treasures) for hand in oracle.hands],
            "shop": Counter(oracle.shop),
            "trinket pile": +oracle.trinket_pile,
            "bags": [Counter(hand.trinkets) for hand in oracle.hands],
            "left": (oracle.plans_left, oracle.pile.total(), oracle.trinket_pile.total()),
            "asked": self.expected(s),
        }
        for name, value in there.items():
            if here[name] != value:
                raise Wrong(f"round {oracle.round}: {name} is {here[name]}, expected {value}")

    def asked(self, s: State) -> tuple[str, dict[int, set[str]]]:
        if s.step == OVER:
            return "", {}
        seats = range(s.players)
        actions = {seat: {GAME.actions.text(action) for action in GAME.plain.legal(s, seat)} for seat in seats if s.to_act >> seat & 1}
        return GAME.decisions.kinds[s.decision].name, actions

    def expected(self, s: State) -> tuple[str, dict[int, set[str]]]:
        if self.question is None:
            return "", {}
        asked = self.question.open
        if self.question.chance and len(seats_of(s.to_act)) == 1:
            asked = {seat: actions for seat, actions in asked.items() if s.to_act >> seat & 1}
        return self.question.kind, asked

    def finish(self, s: State) -> None:
        """At the end: points, ranks, and what broke ties."""
        if (self.question is None) != (s.step == OVER):
            raise Wrong(f"the game is {'' if s.step == OVER else 'not '}over, for the oracle it is otherwise")
        standings = [(each.points, each.rank, clause_id("PL", each.clause)) for each in GAME.plain.score(s)]
        if standings != self.oracle.standings or self.oracle.round != 11 or clause_id("PL", s.ended) != "PL-3.1":
            raise Wrong(f"after round {self.oracle.round}: {standings}, expected {self.oracle.standings}")


def spell(event: Event) -> Told:
    """An event with its values in words and printed numbers."""
    fields = next(each.fields for each in GAME.events.kinds if each.name == event.kind)
    values: dict[str, int | str | None] = {}
    for name, value in event.values.items():
        domain = fields[name]
        text = str(value) if domain is None or value is None else domain.text(value)
        values[name] = int(text) if text.lstrip("-").isdigit() else text
    return Told(event.kind, event.clause, event.seat, values)


def plans(row: Sequence[int]) -> list[str]:
    return [RULES.PLAN.texts[plan] for plan in row if plan >= 0]


def counts(row: Sequence[int], texts: Sequence[str]) -> Counter[str]:
    return +Counter({text: row[place] for place, text in enumerate(texts)})


def treasures(row: Sequence[int]) -> Counter[tuple[str, int]]:
    return +Counter({(COLOURS[place // 4], place % 4 + 1): count for place, count in enumerate(row)})


def start(table: Table, seed: int) -> State:
    state = GAME.start(table.players, options=table.options)
    state.stream = from_number(seed)
    return cast(State, state)


def follow(table: Table, seed: int, plant: Callable[[State], None] | None = None) -> Follower:
    """Play a random game and let the oracle follow it; raises `Wrong` where they part. `plant` may put a fault into the state at any time."""
    before = start(table, seed)
    if plant:
        plant(before)
    state, rows = GAME.plain.setup(before)
    s = cast(State, state)
    follower, stream = Follower(table, s, rows), from_number(seed + 1_000_003)
    while s.step != OVER:
        asked = seats_of(s.to_act)
        seat = asked[below(stream, len(asked))]
        actions = GAME.plain.legal(s, seat)
        action = actions[below(stream, len(actions))]
        if plant:
            plant(s)
        follower.act(s, seat, action, GAME.plain.apply(s, seat, action))
    follower.finish(s)
    return follower


def main() -> None:
    parser = argparse.ArgumentParser(description="Let the oracle follow random games of The Plan.")
    parser.add_argument("--games", type=int, default=100, help="of each table")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--players", type=int, default=0, help="only tables of so many")
    arguments = parser.parse_args()
    failures = 0
    for table in (each for each in TABLES if arguments.players in (0, each.players)):
        agreed = 0
        for seed in range(arguments.first, arguments.first + arguments.games):
            try:
                follow(table, seed)
                agreed += 1
            except Wrong as wrong:
                print(f"{table}, seed {seed}: {wrong}")
        failures += arguments.games - agreed
        print(f"{table}: {agreed} of {arguments.games} games agreed", flush=True)
    raise SystemExit(1 if failures else 0)


if __name__ == "__main__":
    main()
