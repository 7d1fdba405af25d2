"""Games of Trasteros Locos, followed by the oracle: `python -m tests.oracles.trasteros_locos --games 1000`."""

import argparse
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, cast

from doubloon.core.game import Game
from doubloon.core.rule import clause_id
from doubloon.core.runner import seats_of
from doubloon.core.state import OVER
from doubloon.core.stream import below, from_number
from doubloon.games.trasteros_locos.rules import State
from tests.games.trasteros_locos.players import FOOLS, Style, anything, keen, next_action, patient
from tests.games.trasteros_locos.positions import BOX, CARDS, COLLECTIONS, GAME, ITEMS, MATERIALS, NOTHING, PURSE, Position
from tests.oracles.trasteros_locos_oracle import Oracle, Pile, Told, Wrong

STYLES: dict[str, Style] = {"anything": anything, "keen": keen, "patient": patient, **FOOLS}


class Table(NamedTuple):
    """Who plays with which limit of turns, and how; seats take the styles in turn."""

    players: int
    turns: int = 60
    styles: tuple[str, ...] = ("anything",)


WAYS = [
    ("anything",),
    ("keen",),
    ("keen", "anything"),
    ("patient",),
    ("keen", "tied", "hoard"),
    ("guard",),
    ("patient", "guard"),
    ("keen", "only protect", "anything", "only change"),
]
#: Every number of players, every limit, players of several sorts.
TABLES = [Table(players, turns, styles) for players in range(3, 7) for turns in (20, 40, 60) for styles in WAYS]
FOOLISH_TABLES = [Table(players, 20, (fool,)) for players in range(3, 7) for fool in FOOLS]


class Follower:
    """An oracle beside a game: hears what was told and what was done, and looks at the state."""

    def __init__(self, table: Table, s: State, rows: Sequence[list[int]] | None, game: Game = GAME) -> None:
        """Without rows the oracle sits down at a game that is under way, at the beginning of a turn."""
        self.game = game
        self.oracle = Oracle(table.players, table.turns)
        self.heard: Counter[tuple[str, str]] = Counter()
        self.asked: Counter[str] = Counter()
        self.decisions = 0
        if rows is None:
            join(self.oracle, s)
            self.look(s)
        else:
            self.hear(s, rows, self.oracle.begin)

    def act(self, s: State, seat: int, action: int, rows: Sequence[list[int]]) -> None:
        """This was done, this was told, and `s` is the state after it."""
        self.decisions += 1
        self.hear(s, rows, lambda told: self.oracle.follow(seat, GAME.actions.text(action), told))

    def hear(self, s: State, rows: Sequence[list[int]], go_on: Callable[[Sequence[Told]], None]) -> None:
        told = [spell(row) for row in rows]
        self.heard.update((event[0], event[1]) for event in told)
        try:
            go_on(told)
        except Wrong as wrong:
            raise Wrong(f"{self.where()}: {wrong}") from None
        self.asked[self.oracle.question] += 1
        self.look(s)

    def where(self) -> str:
        return f"decision {self.decisions}, turn {self.oracle.turns} of seat {self.oracle.mover}"

    def look(self, s: State) -> None:
        oracle, players = self.oracle, self.oracle.players
        seats = range(len(players))
        self.compare("hands", [named(s.hand[seat], ITEMS) for seat in seats], [+me.hand for me in players])
        self.compare("cubes", [named(s.cubes[seat], MATERIALS) for seat in seats], [+me.cubes for me in players])
        self.compare("supply", named(s.supply, MATERIALS), +oracle.supply)
        self.compare("badges", (s.badge_supply, s.badges[: len(players)]), (oracle.badges, [me.badges for me in players]))
        self.compare("piles", piles(s), [(pile.owner.seat, +pile.cards) for pile in oracle.piles])
        self.compare("discards", named(s.discards, CARDS), +oracle.discards)
        self.compare("revealed", named(s.revealed, CARDS), +oracle.revealed)
        self.compare("face down", named(s.stock, CARDS) + named(s.fresh, CARDS), +oracle.closed)
        self.compare("counts", (s.stored_count, s.public_count), (oracle.stored, oracle.public))
        self.compare("doors", {room for room in range(1, 6) if s.doors >> room - 1 & 1}, oracle.doors)
        self.compare("collectors", [COLLECTIONS[s.collector[seat]] for seat in seats], [me.collector for me in players])
        self.compare("removed", "" if s.removed == NOTHING else COLLECTIONS[s.removed], oracle.removed)
        self.compare("rounds", s.rounds, oracle.rounds)
        self.compare("ended", clause_id("TL", s.ended) if s.step == OVER else "", oracle.ended)
        self.compare("score", standings(self.game, s), oracle.standings())
        if oracle.question == "act":
            self.compare("turn", (s.turns, s.passes, s.mover, s.starter), (oracle.turns, oracle.passes, oracle.mover, oracle.starter))
        if oracle.question == "offer":
            self.compare("offers", [named(s.offer[seat], MATERIALS) for seat in seats], [+me.offer for me in players])
        if not oracle.ended:
            self.compare("question", GAME.decisions.kinds[s.decision].name, oracle.question)
        self.compare("asked", set(seats_of(s.to_act)), oracle.asked)
        for seat in seats:
            actions = {GAME.actions.text(action) for action in self.game.plain.legal(s, seat)}
            self.compare(f"open to seat {seat}", actions, oracle.open_to(seat))

    def compare(self, name: str, here: object, there: object) -> None:
        if here != there:
            raise Wrong(f"{self.where()}: {name} is {here}, expected {there}")


def join(oracle: Oracle, s: State) -> None:
    """Take over what lies on the table at the beginning of a turn."""
    for me in oracle.players:
        me.collector, me.badges = COLLECTIONS[s.collector[me.seat]], s.badges[me.seat]
        me.cubes, me.hand = named(s.cubes[me.seat], MATERIALS), named(s.hand[me.seat], ITEMS)
    oracle.supply, oracle.badges = named(s.supply, MATERIALS), s.badge_supply
    oracle.fillings, oracle.discards = named(s.stock, CARDS), named(s.discards, CARDS)
    oracle.closed = oracle.fillings + named(s.fresh, CARDS)
    oracle.stored, oracle.public = s.stored_count, s.public_count
    oracle.doors = {room for room in range(1, 6) if s.doors >> room - 1 & 1}
    oracle.piles = [Pile(oracle.players[owner], cards) for owner, cards in piles(s)]
    oracle.removed = "" if s.removed == NOTHING else COLLECTIONS[s.removed]
    oracle.mover, oracle.starter, oracle.turns, oracle.passes, oracle.rounds = s.mover, s.starter, s.turns, s.passes, s.rounds
    oracle.ask("act", s.mover)


def named(cells: Iterable[int], kinds: Sequence[str]) -> Counter[str]:
    return Counter({kind: count for kind, count in zip(kinds, cells, strict=True) if count})


def piles(s: State) -> list[tuple[int, Counter[str]]]:
    found, first = [], 0
    for number in range(s.piles):
        last = first + s.pile_cards[number]
        found.append((s.pile_owner[number], Counter(CARDS[card] for card in s.vault[first:last])))
        first = last
    return found


def spell(row: Sequence[int]) -> Told:
    """An event with its values in words and printed numbers."""
    event = GAME.events.read(row, "TL")
    assert event is not None
    values: list[Any] = []
    for name, domain in GAME.events.kinds[row[0]].fields.items():
        value = event.values[name]
        text = str(value) if domain is None or value is None else domain.text(value)
        values.append(int(text) if text.lstrip("-").isdigit() else text)
    return (event.kind, event.clause, event.seat, *values)


def standings(game: Game, s: State) -> list[tuple[int, int, str]]:
    return [(each.points, each.rank, clause_id("TL", each.clause)) for each in game.plain.score(s)]


def follow(table: Table, seed: int, game: Game = GAME, plant: Callable[[State], None] | None = None) -> Follower:
    """Play a game and let the oracle follow it; raises `Wrong` where they part. `plant` may put a fault into the state at any time."""
    start = cast(State, game.start(table.players, options={"turns": table.turns}))
    start.stream = from_number(seed)
    if plant:
        plant(start)
    state, rows = game.plain.setup(start)
    s = cast(State, state)
    follower = Follower(table, s, rows, game)
    follow_on(follower, table, s, seed, plant)
    return follower


def follow_on(follower: Follower, table: Table, s: State, seed: int, plant: Callable[[State], None] | None = None) -> None:
    """Play on to the end."""
    game, stream, styles = follower.game, from_number(seed + 1_000_003), [STYLES[name] for name in table.styles]
    while s.step != OVER:
        seat, action = next_action(styles, s, stream)
        if plant:
            plant(s)
        follower.act(s, seat, action, game.plain.apply(s, seat, action))
    follower.compare("over", True, bool(follower.oracle.ended))


def scarce(players: int, table: Table, seed: int) -> State:
    """A game in which hardly a card is left to fill rooms with: almost all lie in protected piles, or are held. Cubes are scarce too, and badges."""
    left, stream = Counter(BOX), from_number(seed)
    if players == 3:
        left = Counter({card: count for card, count in left.items() if not card.startswith("instruments")})
        left["junk"] -= 4
    cards = sorted(left.elements())
    cards.remove("skeleton")
    cards.remove("skeleton")
    for place in range(len(cards) - 1, 0, -1):
        other = below(stream, place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    loose = 2 + below(stream, 12)
    heaps: list[list[str]] = [[] for _ in range(2 * players)]
    for place, card in enumerate(cards[loose:]):
        heaps[place % len(heaps)].append(card)
    scarce_cubes = [PURSE if below(stream, 2) else "gold glass" for _ in range(players)]
    position = Position(
        players,
        hands=[" ".join(heap) for heap in heaps[:players]],
        piles=[(seat, " ".join(heap)) for seat, heap in enumerate(heaps[players:])],
        cubes=scarce_cubes,
        supply={MATERIALS[below(stream, 4)]: below(stream, 2)},
        badges=[below(stream, 2) for _ in range(players - 1)],
        doors="",
        public=" ".join(cards[: loose // 2]) + " skeleton",
        discards=" ".join(cards[loose // 2 : loose]),
        rounds=below(stream, 2),
        seed=seed,
        options={"turns": table.turns},
    )
    return position.s


def follow_scarce(table: Table, seed: int, game: Game = GAME) -> Follower:
    s = scarce(table.players, table, seed)
    follower = Follower(table, s, None, game)
    follow_on(follower, table, s, seed)
    return follower


def main() -> None:
    parser = argparse.ArgumentParser(description="Let the oracle follow games of Trasteros Locos.")
    parser.add_argument("--games", type=int, default=100, help="of each table")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--players", type=int, default=0, help="only tables of so many")
    parser.add_argument("--fools", action="store_true", help="the foolish tables")
    parser.add_argument("--scarce", action="store_true", help="from positions in which almost all cards are held")
    arguments = parser.parse_args()
    failures = 0
    heard: Counter[tuple[str, str]] = Counter()
    for table in (each for each in (FOOLISH_TABLES if arguments.fools else TABLES) if arguments.players in (0, each.players)):
        agreed, decisions, ends = 0, 0, Counter[str]()
        for seed in range(arguments.first, arguments.first + arguments.games):
            try:
                follower = (follow_scarce if arguments.scarce else follow)(table, seed)
                agreed += 1
                decisions = max(decisions, follower.decisions)
                ends[follower.oracle.ended] += 1
                heard.update(follower.heard)
            except Wrong as wrong:
                print(f"{table}, seed {seed}: {wrong}")
        failures += arguments.games - agreed
        print(f"{table}: {agreed} of {arguments.games} games agreed, the longest with {decisions} decisions; ended by {dict(ends)}", flush=True)
    print(", ".join(f"{kind} {clause}: {count}" for (kind, clause), count in sorted(heard.items())))
    raise SystemExit(1 if failures else 0)


if __name__ == "__main__":
    main()
