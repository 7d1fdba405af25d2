"""A viewer with a good memory, who writes down what he is told, and can say whether a world fits all of it.

What the rules store per round (`played`, `away`) is taken as a story: it is told backwards from the hands of a world, and
must be a story in which the viewer saw what he saw.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from doubloon.core import SPECTATOR
from doubloon.core.event import Event
from doubloon.core.runner import seats_of
from doubloon.core.state import OVER
from doubloon.core.stream import below, from_number
from doubloon.games.the_plan.rules import State

from .positions import GAME, RULES, named

Plans = Counter[str]
Options = Mapping[str, int | str]


def random_game(players: int, seed: int, options: Options) -> Iterator[tuple[State, list[list[int]]]]:
    """Every position of a random game, with what was told on the way to it."""
    stream = from_number(seed)
    start = GAME.start(players, options=options)
    start.stream = from_number(seed)
    s, rows = GAME.plain.setup(start)
    while s.step != OVER:
        yield cast(State, s), rows
        asked = seats_of(s.to_act)
        seat = asked[below(stream, len(asked))]
        actions = GAME.plain.legal(s, seat)
        rows = GAME.plain.apply(s, seat, actions[below(stream, len(actions))])


def worlds(s: State, viewer: int, count: int = 200) -> Iterator[State]:
    view, stream = GAME.plain.hidden(s, viewer), from_number(11)
    return (cast(State, GAME.plain.imagined(view, viewer, stream)) for _ in range(count))


class Observer:
    """Hears the events that reach one viewer."""

    def __init__(self, viewer: int, players: int) -> None:
        self.viewer, self.players = viewer, players
        self.turn = -1
        self.hand: Plans = Counter()
        self.hands: dict[int, Plans] = {}  # his own, when he chose a plan in each round
        self.gave: dict[int, Plans] = {}
        self.got: dict[int, Plans] = {}
        self.threw: dict[int, Plans] = {}
        self.shown: dict[int, list[str]] = {}
        self.since = 0
        self.reshuffled = False

    def hear(self, event: Event) -> None:
        plan = "" if event.values.get("plan") is None else RULES.PLAN.texts[event.values["plan"] or 0]
        if event.kind in ("began-deal", "refilled"):
            self.reshuffled = False
        elif event.kind == "reshuffled":
            self.reshuffled = True
        elif event.kind == "uncovered" and len(self.hands) == self.turn + 1 and (self.turn < 0 or self.turn in self.shown):
            self.begin_round()
        elif event.kind in ("dealt", "received"):
            self.hand[plan] += 1
            if event.kind == "received":
                self.got.setdefault(self.turn, Counter())[plan] += 1
        elif event.kind == "showed":
            self.shown.setdefault(self.turn, []).append(plan)
            if event.seat == self.viewer:
                self.hand[plan] -= 1
        elif event.kind in ("set-aside", "discarded") and event.seat == self.viewer:
            self.hand[plan] -= 1
            heap = self.gave if event.kind == "set-aside" else self.threw
            heap.setdefault(self.turn, Counter())[plan] += 1

    def begin_round(self) -> None:
        self.turn += 1
        if self.reshuffled:
            self.since, self.reshuffled = self.turn, False
        self.hands[self.turn] = +self.hand

    # Judging

    def fits(self, world: State, truth: State) -> str:
        """What is wrong with a world, or nothing. `truth` says only what is open to everybody."""
        if GAME.plain.check(world):
            return f"invariant {GAME.plain.check(world)}"
        for name in ("museum", "pile", "loot", "treasures", "trinket_pile", "shop", "bag", "trinkets", "turn", "plans_left", "to_act", "decision", "left_out"):
            if getattr(world, name) != getattr(truth, name):
                return f"{name} is public and differs"
        return self.fits_box(world) or self.fits_hands(world) or (self.fits_story(world) if self.players > 1 else "")

    def fits_box(self, world: State) -> str:
        """Every plan is somewhere, and once."""
        box = Counter({text: world.plans[plan] for plan, text in enumerate(RULES.PLAN.texts) if not world.left_out >> world.team_of[plan] & 1})
        there = Counter({text: world.stack[plan] for plan, text in enumerate(RULES.PLAN.texts)})
        for row in world.hand[: world.hands]:
            there.update(named(row))
        for turn in range(self.since, world.turn + 1):
            there.update(self.shown.get(turn, ()))
            if turn % 4 == 3 and turn < world.turn and self.players > 1:
                there.update(named(world.away[turn]))
        return "" if +there == +box else f"plans {+(there - box)} too many, {+(box - there)} too few"

    def fits_hands(self, world: State) -> str:
        if self.viewer != SPECTATOR:
            own = Counter(named(world.hand[self.viewer]))
            if world.decision == RULES.GIVING:
                own -= self.gave.get(self.turn, Counter())
            if own != +self.hand:
                return f"he holds {+self.hand}, not {own}"
        revealed = self.turn in self.shown
        size = 2 if self.players == 1 else 6 - world.turn % 4
        for seat, row in enumerate(world.hand[: world.hands]):
            if len(named(row)) != size - revealed:
                return f"hand {seat} is {named(row)}"
            sealed = world.played[world.turn][seat]
            if not revealed and seat < self.players:
                answered = not world.to_act >> seat & 1
                if answered != (sealed >= 0) or (answered and RULES.PLAN.texts[sealed] not in named(row)):
                    return f"seat {seat} cannot have chosen {sealed}"
        return ""

    def fits_story(self, world: State) -> str:
        """Take the rounds back, one by one."""
        seats = range(self.players)
        hands = [Counter(named(row)) for row in world.hand[: self.players]]
        for turn in range(world.turn, self.since - 1, -1):
            if turn < world.turn:
                parted = [Counter(named(world.away[turn][2 * seat : 2 * seat + 2])) for seat in seats]
                wrong = self.misremembered(turn, parted)
                if wrong:
                    return wrong
                if turn % 4 == 3:
                    hands = parted
                else:
                    for seat in seats:
                        received = parted[self.giver(seat, turn)]
                        if received - hands[seat]:
                            return f"seat {seat} cannot have received {received} after round {turn + 1}"
                    hands = [hands[seat] - parted[self.giver(seat, turn)] + parted[seat] for seat in seats]
            if turn in self.shown:
                hands = [hands[seat] + Counter([self.shown[turn][seat]]) for seat in seats]
            if any(hand.total() != 6 - turn % 4 for hand in hands):
                return f"hands of round {turn + 1} were {hands}"
            if self.viewer != SPECTATOR and hands[self.viewer] != self.hands[turn]:
                return f"in round {turn + 1} he held {self.hands[turn]}, not {hands[self.viewer]}"
        return ""

    def misremembered(self, turn: int, parted: Sequence[Plans]) -> str:
        if any(plans.total() != 2 for plans in parted):
            return f"after round {turn + 1} not everybody parted with two plans"
        if self.viewer == SPECTATOR:
            return ""
        mine = self.threw if turn % 4 == 3 else self.gave
        if parted[self.viewer] != mine[turn]:
            return f"after round {turn + 1} he parted with {mine[turn]}"
        if turn % 4 != 3 and parted[self.giver(self.viewer, turn)] != self.got[turn]:
            return f"after round {turn + 1} he received {self.got[turn]}"
        return ""

    def giver(self, seat: int, turn: int) -> int:
        return (seat + 1 if 4 <= turn < 8 else seat - 1) % self.players
