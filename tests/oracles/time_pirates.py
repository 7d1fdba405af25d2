"""Games of Time Pirates, followed by the oracle: `python -m tests.oracles.time_pirates --games 1000`."""

import argparse
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, cast

import doubloon.table
from doubloon.core import SPECTATOR
from doubloon.core.event import Event
from doubloon.core.game import Game
from doubloon.core.rule import clause_id
from doubloon.core.state import OVER
from doubloon.core.stream import below, from_number
from doubloon.games.time_pirates.rules import State
from tests.games.time_pirates.players import FOOLS, Style, anything, choose, keen, next_action, patient, thief
from tests.games.time_pirates.positions import GAME, RULES
from tests.oracles.time_pirates_box import ARTIFACTS, CONTRACTS, FEW_ARTIFACTS, SITES
from tests.oracles.time_pirates_oracle import Oracle, Question, Told, Wrong

STYLES: dict[str, Style] = {"anything": anything, "keen": keen, "thief": thief, "patient": patient, **FOOLS}


class Table(NamedTuple):
    """Who plays by which options, and how; seats take the styles in turn."""

    players: int
    restocking: str = "vacant"
    bonus: int = 2
    styles: tuple[str, ...] = ("anything",)
    poor: bool = False  # with hardly more artifacts than sites

    @property
    def options(self) -> Mapping[str, int | str]:
        return {"restocking": self.restocking, "bonus": self.bonus}

    def oracle(self) -> Oracle:
        return Oracle(self.players, bare=self.restocking == "bare", bonus=self.bonus, artifacts=self.artifacts)

    @property
    def artifacts(self) -> Counter[str]:
        return FEW_ARTIFACTS if self.poor else ARTIFACTS


WAYS = [("anything",), ("keen",), ("keen", "thief"), ("patient",), ("patient", "keen", "anything", "thief")]
#: Every number of players, every option, players of several sorts.
TABLES = [Table(players, restocking, bonus, styles) for players in range(3, 7) for restocking in ("vacant", "bare") for bonus in (2, 4) for styles in WAYS]
TABLES += [Table(players, restocking, 2, styles, poor=True) for players in range(3, 7) for restocking in ("vacant", "bare") for styles in (WAYS[0], WAYS[1])]
FOOLISH_TABLES = [Table(players, restocking, 2, (fool,)) for players in range(3, 7) for restocking in ("vacant", "bare") for fool in FOOLS]


class Follower:
    """An oracle beside a game: hears what was told and what was done, and looks at the state."""

    def __init__(self, table: Table, s: State, rows: Sequence[list[int]], game: Game = GAME) -> None:
        self.game = game
        self.oracle = table.oracle()
        self.evening = self.oracle.play()
        self.question: Question | None = None
        self.heard: Counter[tuple[str, str]] = Counter()
        self.asked: Counter[str] = Counter()
        self.decisions = 0
        self.hear(s, rows, lambda: next(self.evening))

    def act(self, s: State, seat: int, action: int, rows: Sequence[list[int]]) -> None:
        """This was done, this was told, and `s` is the state after it."""
        self.decisions += 1
        self.hear(s, rows, lambda: self.evening.send((seat, GAME.actions.text(action))))

    def hear(self, s: State, rows: Sequence[list[int]], go_on: Callable[[], Question]) -> None:
        self.oracle.events = told = [spell(cast(Event, GAME.events.read(row, "TP"))) for row in rows]
        self.heard.update((event.kind, event.clause) for event in told)
        try:
            self.question = go_on()
            self.asked[self.question.kind] += 1
        except StopIteration:
            self.question = None
        except Wrong as wrong:
            raise Wrong(f"{self.where()}: {wrong}") from None
        if self.oracle.events:
            raise Wrong(f"{self.where()}: told was also {self.oracle.events}")
        self.look(s)

    def where(self) -> str:
        return f"decision {self.decisions}, year {self.oracle.year}, turn of seat {self.oracle.mover}"

    def look(self, s: State) -> None:
        oracle, pirates = self.oracle, self.oracle.pirates
        self.compare("pirates", [RULES.EPOCH.texts[place] if place >= 0 else "0" for place in s.pirate[: s.players]], [str(each.epoch) for each in pirates])
        self.compare("police", RULES.EPOCH.texts[s.police], str(oracle.police))
        self.compare("lying", s.lying, [tokens(oracle.sites[epoch]) for epoch in SITES])
        self.compare("bag", s.bag, tokens(oracle.bag))
        self.compare("discards", s.discards, tokens(oracle.discards))
        self.compare("police tokens", (s.bag_police, s.track), ([oracle.police_bag[path] for path in (1, 2)], [oracle.track.count(path) for path in (1, 2)]))
        self.compare("loot", s.loot[: s.players], [tokens(each.loot) for each in pirates])
        self.compare("bazaar", s.bazaar, contracts(oracle.bazaar))
        self.compare("owned", s.owned[: s.players], [contracts(each.contracts) for each in pirates])
        self.compare("points", s.points[: s.players], [each.points for each in pirates])
        self.compare("year, starter, mover", (s.year, s.starter, s.mover), (oracle.year, oracle.starter, oracle.mover))
        if self.question is not None and self.question.kind in ("lose", "flee", "restock", "act"):
            self.compare("turn", (s.caught, s.left, s.worked, s.idle), (int(oracle.caught), oracle.left, int(oracle.worked), oracle.quiet))
            received = [oracle.borrowed.count(f"{colour}-arrow") for colour in RULES.COLOUR.texts]
            self.compare("received", s.received, received)
            self.compare("score", standings(self.game, s), oracle.if_it_ended_now())
        if self.question is not None and self.question.kind not in ("pay", "land", "trade"):
            self.compare("begun", (s.used, s.selling, s.due, s.lowest), (RULES.NOTHING, RULES.NOTHING, 0, 0))
        asked = (self.question.kind, self.question.open) if self.question else ("", {})
        self.compare("asked", open_now(self.game, s), asked)

    def compare(self, name: str, here: object, there: object) -> None:
        if here != there:
            raise Wrong(f"{self.where()}: {name} is {here}, expected {there}")

    def finish(self, s: State) -> None:
        """At the end: points, ranks, and what broke ties."""
        self.compare("over", s.step == OVER, self.question is None)
        self.compare("standings", standings(self.game, s), self.oracle.standings)
        self.compare("end", (clause_id("TP", s.ended), s.year), ("TP-7.2", 3))


def spell(event: Event) -> Told:
    """An event with its values in words and printed numbers."""
    fields = next(each.fields for each in GAME.events.kinds if each.name == event.kind)
    values: dict[str, int | str | None] = {}
    for name, value in event.values.items():
        domain = fields[name]
        text = str(value) if domain is None or value is None else domain.text(value)
        values[name] = int(text) if text.lstrip("-").isdigit() else text
    return Told(event.kind, event.clause, event.seat, values)


def tokens(heap: Counter[str] | list[str]) -> list[int]:
    return [heap[name] for name in ARTIFACTS] if isinstance(heap, Counter) else [heap.count(name) for name in ARTIFACTS]


def contracts(heap: Counter[str]) -> list[int]:
    return [heap[name] if name in CONTRACTS else 0 for name in RULES.CONTRACT.texts]


def standings(game: Game, s: State) -> list[tuple[int, int, str]]:
    return [(each.points, each.rank, clause_id("TP", each.clause)) for each in game.plain.score(s)]


def open_now(game: Game, s: State) -> tuple[str, dict[int, set[str]]]:
    if s.step == OVER:
        return "", {}
    actions = {seat: {GAME.actions.text(action) for action in game.plain.legal(s, seat)} for seat in range(s.players)}
    return GAME.decisions.kinds[s.decision].name, {seat: texts for seat, texts in actions.items() if texts}


def follow(table: Table, seed: int, game: Game = GAME, plant: Callable[[State], None] | None = None) -> Follower:
    """Play a game and let the oracle follow it; raises `Wrong` where they part. `plant` may put a fault into the state at any time."""
    start = cast(State, game.start(table.players, options=table.options))
    start.stream = from_number(seed)
    start.artifacts = tokens(table.artifacts)
    if plant:
        plant(start)
    state, rows = game.plain.setup(start)
    s = cast(State, state)
    follower, stream = Follower(table, s, rows, game), from_number(seed + 1_000_003)
    styles = [STYLES[name] for name in table.styles]
    while s.step != OVER:
        seat, action = next_action(styles, s, stream)
        if plant:
            plant(s)
        follower.act(s, seat, action, game.plain.apply(s, seat, action))
    follower.finish(s)
    return follower


def follow_table(table: doubloon.table.Table, styles: Sequence[Style], seed: int) -> Oracle:
    """Play at a table, where answers are given whole, with the oracle beside it: it hears what spectators hear."""
    options = table.journal.header.options
    oracle = Oracle(table.players, bare=options["restocking"] == "bare", bonus=int(options["bonus"]))
    evening, stream = oracle.play(), from_number(seed)
    oracle.events = [spell(event) for event in table.events(SPECTATOR)]
    question: Question | None = next(evening)
    while question is not None:
        asked = {seat: {str(choice) for choice in table.actions(seat)} for seat in table.to_act}
        if (table.decision, asked) != question or oracle.events:
            raise Wrong(f"asked is {table.decision} {asked}, expected {question}; told was also {oracle.events}")
        seat = sorted(table.to_act)[below(stream, len(asked))]
        answer, before = whole_answer(table, seat, styles[seat % len(styles)], stream), table.entries
        table.play(seat, *answer)
        oracle.events = [spell(event) for event in table.events(SPECTATOR, before)]
        for text in answer:
            try:
                question = evening.send((seat, text))
            except StopIteration:
                question = None
    outcome = table.outcome
    if outcome is None or oracle.events or [tuple(place) for place in outcome.places] != oracle.standings or outcome.reason != "TP-7.2":
        raise Wrong(f"the outcome is {outcome}, expected {oracle.standings}; told was also {oracle.events}")
    return oracle


def whole_answer(table: doubloon.table.Table, seat: int, style: Style, stream: list[int]) -> list[str]:
    """All actions of an answer, tried out in an imagined world."""
    world = cast(State, GAME.plain.imagined(table.hidden(seat), seat, stream))
    number, answer = world.asked, list[str]()
    while world.asked == number and world.to_act >> seat & 1:
        action = choose(style, world, seat, stream)
        GAME.plain.apply(world, seat, action)
        answer.append(GAME.actions.text(action))
    return answer


def main() -> None:
    parser = argparse.ArgumentParser(description="Let the oracle follow games of Time Pirates.")
    parser.add_argument("--games", type=int, default=100, help="of each table")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--players", type=int, default=0, help="only tables of so many")
    parser.add_argument("--fools", action="store_true", help="the foolish tables")
    arguments = parser.parse_args()
    failures = 0
    heard: Counter[tuple[str, str]] = Counter()
    for table in (each for each in (FOOLISH_TABLES if arguments.fools else TABLES) if arguments.players in (0, each.players)):
        agreed, decisions = 0, 0
        for seed in range(arguments.first, arguments.first + arguments.games):
            try:
                follower = follow(table, seed)
                agreed += 1
                decisions = max(decisions, follower.decisions)
                heard.update(follower.heard)
            except Wrong as wrong:
                print(f"{table}, seed {seed}: {wrong}")
        failures += arguments.games - agreed
        print(f"{table}: {agreed} of {arguments.games} games agreed, the longest with {decisions} decisions", flush=True)
    print(", ".join(f"{kind} {clause}: {count}" for (kind, clause), count in sorted(heard.items())))
    raise SystemExit(1 if failures else 0)


if __name__ == "__main__":
    main()
