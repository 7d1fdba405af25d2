"""Positions of The Plan set by hand, and acting in them by text.

A position stands where everybody chooses a plan:

    p = Position(3, plans=["ro", "oy", "smash"], museum={"red": [1, 4], "yellow": [2]})
    events = p.reveal()
    p.act(2, "name red")
"""

import importlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import doubloon
from doubloon.core.errors import UnknownGame
from doubloon.core.event import Event
from doubloon.core.game import Game
from doubloon.core.rule import clause_id
from doubloon.core.runner import LOG_ROWS, seats_of
from doubloon.core.state import OVER, Grid, Row
from doubloon.core.steps import LOG_COLUMNS
from doubloon.core.stream import below, from_number
from doubloon.games.the_plan.rules import State


def find_game() -> Game:
    try:
        return doubloon.game("the-plan")
    except UnknownGame:
        rules = importlib.import_module("doubloon.games.the_plan.rules")
        return Game("the-plan", Path(rules.__file__ or "").parents[1], rules)


GAME = find_game()
RULES = GAME.rules

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "white")
TEAMS = ("smash-and-grabs", "singles", "twos", "threes", "fours")
TRINKETS = tuple(f"{kind}-{piece}" for kind in ("mug", "postcard", "globe") for piece in range(1, 6))

#: The plans as the ledger lists them.
LEDGER = {
    "smash-and-grabs": ["smash"] * 16,
    "singles": [*"ROYGBPW"] * 2,
    "twos": ["RO", "OY", "YG", "GB", "BP", "PW", "RW", "RY", "OG", "YB", "GP", "BW", "RP", "OW"],
    "threes": ["OYB", "YGP", "GBW", "RBP", "OPW", "RYW", "ROG", "GPW", "RBW", "ROP", "OYW", "RYG", "OGB", "YBP"],
    "fours": ["RGPW", "ROBW", "ROYP", "OYGW", "RYGB", "OGBP", "YBPW", "ROYB", "OYGP", "YGBW", "RGBP", "OBPW", "RYPW", "ROGW"],
}

Pieces = Mapping[str, Sequence[int]]
Value = int | str | None


def number_of(plan: str) -> int:
    number: int = RULES.PLAN.texts.index(plan)
    return number


def named(cells: Sequence[int]) -> list[str]:
    """Plans by their letters."""
    return [RULES.PLAN.texts[plan] for plan in cells if plan >= 0]


class Position:
    """A state set by hand. Every act is checked at the door, and after it nothing may be lost or doubled.

    `plans` is what each hand is going to choose; the rest of the hand is filled up with what nobody else needs, unless `hands` says what it is.
    Treasures and trinkets not named lie in their piles. If `pile` or `trinket_pile` says how many those hold, `hoarder` has the rest.
    In a later `round` of a deal the last two plans of every hand have been handed on by everybody since the deal began.
    """

    def __init__(
        self,
        players: int = 3,
        *,
        plans: Sequence[str] = (),
        hands: Sequence[Sequence[str]] = (),
        museum: Pieces | None = None,
        loot: Sequence[Pieces] = (),
        shop: Sequence[str] = (),
        bags: Sequence[Sequence[str]] = (),
        pile: int | None = None,
        trinket_pile: Sequence[str] | None = None,
        hoarder: int = -1,
        round: int = 1,  # noqa: A002
        seed: int = 1,
        options: Mapping[str, int | str] | None = None,
    ) -> None:
        start = GAME.start(players, options=options)
        start.stream = from_number(seed)
        self.s = s = cast(State, GAME.plain.setup(start)[0])
        self.plans = list(plans)
        self.opening: list[Event] = []
        self._lay_treasures(museum or {}, loot, pile, hoarder)
        self._lay_trinkets(shop, bags, trinket_pile, hoarder)
        s.turn = round - 1
        self._deal(list(plans), [list(hand) for hand in hands])
        self.assert_sound()

    @classmethod
    def dealt(cls, players: int, *, seed: int = 1, options: Mapping[str, int | str] | None = None) -> "Position":
        """A game as it is set up."""
        position = cls(players, seed=seed, options=options)
        start = GAME.start(players, options=options)
        start.stream = from_number(seed)
        state, rows = GAME.plain.setup(start)
        position.s, position.opening = cast(State, state), read(rows)
        position.assert_sound()
        return position

    def _lay_treasures(self, museum: Pieces, loot: Sequence[Pieces], pile: int | None, hoarder: int) -> None:
        s = self.s
        s.museum, s.pile = ([[cells] * 4 for _ in range(7)] for cells in (0, 2))
        s.loot = [[0] * 28 for _ in s.loot]
        for colour, pieces in museum.items():
            for piece in pieces:
                self._move_treasure(colour, piece, s.museum[COLOURS.index(colour)], piece - 1)
        for hand, owned in enumerate(loot):
            for colour, pieces in owned.items():
                for piece in pieces:
                    self._move_treasure(colour, piece, s.loot[hand], 4 * COLOURS.index(colour) + piece - 1)
        left = sum(map(sum, s.pile))
        for place in range(28):
            while pile is not None and left > pile and s.pile[place // 4][place % 4]:
                self._move_treasure(COLOURS[place // 4], place % 4 + 1, s.loot[hoarder % s.hands], place)
                left -= 1
        s.treasures_left, s.treasures = left, [sum(row) for row in s.loot]

    def _move_treasure(self, colour: str, piece: int, onto: Row, place: int) -> None:
        row = self.s.pile[COLOURS.index(colour)]
        row[piece - 1] -= 1
        assert row[piece - 1] >= 0, f"there are only two of {colour} {piece}"
        onto[place] += 1

    def _lay_trinkets(self, shop: Sequence[str], bags: Sequence[Sequence[str]], pile: Sequence[str] | None, hoarder: int) -> None:
        s = self.s
        rest = [2] * 15
        s.shop, s.trinket_pile = [0] * 15, [0] * 15
        s.bag = [[0] * 15 for _ in s.bag]
        heaps = [(s.shop, shop), (s.trinket_pile, pile or ()), *((s.bag[hand], bag) for hand, bag in enumerate(bags))]
        for heap, trinkets in heaps:
            for trinket in trinkets:
                heap[TRINKETS.index(trinket)] += 1
                rest[TRINKETS.index(trinket)] -= 1
        assert min(rest) >= 0, "there are only two of each trinket"
        onto = s.trinket_pile if pile is None else s.bag[hoarder % s.hands]
        for place, count in enumerate(rest):
            onto[place] += count
        s.trinkets_left, s.trinkets = sum(s.trinket_pile), [sum(row) for row in s.bag]

    def _deal(self, plans: list[str], hands: list[list[str]]) -> None:
        s = self.s
        size = 2 if s.players == 1 else 6 - s.turn % 4
        unused = [plan.lower() for team in reversed(TEAMS) for plan in LEDGER[team] if not s.left_out >> TEAMS.index(team) & 1]
        hands = hands or [[plan] for plan in plans] or [[] for _ in range(s.hands)]
        for hand in hands:
            for plan in hand:
                unused.remove(plan)
        for hand in hands:
            while len(hand) < size:
                hand.append(unused.pop(0))
        s.hand = [[*sorted(map(number_of, hand)), *[RULES.NO_PLAN] * (6 - len(hand))] for hand in hands]
        s.hand += [[RULES.NO_PLAN] * 6 for _ in range(6 - len(hands))]
        s.played, s.away = [[RULES.NO_PLAN] * 6 for _ in range(11)], [[RULES.NO_PLAN] * 12 for _ in range(11)]
        s.since = s.turn if s.players == 1 else s.turn - s.turn % 4
        for turn in range(s.since, s.turn):
            for seat, hand in enumerate(hands):
                s.played[turn][seat] = number_of(unused.pop(0))
                steps = (s.turn - turn) * (1 if s.turn // 4 == 1 else -1)
                giver = (seat + steps) % s.players
                s.away[turn][2 * giver : 2 * giver + 2] = sorted(map(number_of, hand[-2:]))
        s.stack = [unused.count(text) for text in RULES.PLAN.texts]
        s.stacked = [sum(s.stack[plan] for plan in range(RULES.PLANS) if s.team_of[plan] == team) for team in range(5)]
        s.plans_left = len(unused)

    # Looking

    def assert_sound(self) -> None:
        s = self.s
        assert GAME.plain.check(s) == 0, f"invariant {GAME.plain.check(s)} is broken"
        for place in range(28):
            assert s.pile[place // 4][place % 4] + s.museum[place // 4][place % 4] + sum(row[place] for row in s.loot) == 2
        for trinket in range(15):
            assert s.trinket_pile[trinket] + s.shop[trinket] + sum(row[trinket] for row in s.bag) == 2

    @property
    def asked(self) -> set[int]:
        """The seats that are asked now."""
        return set(seats_of(self.s.to_act))

    @property
    def question(self) -> str:
        return "" if self.s.step == OVER else GAME.decisions.kinds[self.s.decision].name

    @property
    def museum(self) -> dict[str, list[int]]:
        """The treasures lying open."""
        return _pieces([cell for row in self.s.museum for cell in row])

    def loot(self, hand: int) -> dict[str, list[int]]:
        return _pieces(self.s.loot[hand])

    @property
    def shop(self) -> list[str]:
        """The trinkets lying open."""
        return _trinkets(self.s.shop)

    def bag(self, hand: int) -> list[str]:
        return _trinkets(self.s.bag[hand])

    def hand(self, hand: int) -> list[str]:
        return named(self.s.hand[hand])

    @property
    def stack(self) -> list[str]:
        return [text for plan, text in enumerate(RULES.PLAN.texts) for _ in range(self.s.stack[plan])]

    def open_to(self, seat: int) -> set[str]:
        return {GAME.actions.text(action) for action in GAME.plain.legal(self.s, seat)}

    def refusal(self, seat: int, text: str) -> str:
        """The clause that forbids this now; empty if it is open. Asking changes nothing."""
        before, action = self.s.pack(), GAME.actions.parse(text)
        clause = GAME.plain.why_not(self.s, seat, action)
        assert (clause == 0) == (action in GAME.plain.legal(self.s, seat))
        assert self.s.pack() == before
        return clause_id("PL", clause)

    def standings(self) -> list[tuple[int, int]]:
        return [(standing.points, standing.rank) for standing in GAME.plain.score(self.s)]

    def tie_clauses(self) -> list[str]:
        return [clause_id("PL", standing.clause) for standing in GAME.plain.score(self.s)]

    # Acting

    def act(self, seat: int, *texts: str) -> list[Event]:
        """What these actions, one after the other, bring about."""
        events: list[Event] = []
        for text in texts:
            assert self.refusal(seat, text) == "", f"{text!r} is not open to seat {seat}"
            rows = GAME.plain.apply(self.s, seat, GAME.actions.parse(text))
            self.assert_sound()
            events += read(rows)
        return events

    def choose(self, *plans: str) -> list[Event]:
        """Seat 0 chooses the first of these plans, and so on."""
        return [event for seat, plan in enumerate(plans) for event in self.act(seat, f"choose {plan}")]

    def reveal(self) -> list[Event]:
        """Everybody chooses the plan the position was made for."""
        return self.choose(*self.plans[: self.s.players])

    def give(self, *pairs: tuple[str, str]) -> list[Event]:
        """Seat 0 hands on the first pair, and so on."""
        return [event for seat, pair in enumerate(pairs) for event in self.act(seat, *(f"give {plan}" for plan in pair))]

    def open_round(self) -> list[Event]:
        """Run the start of a round on what lies there."""
        log: Grid = [[0] * LOG_COLUMNS for _ in range(LOG_ROWS)]
        self.s.step, self.s.to_act = RULES.OPEN, 0
        RULES.advance(self.s, log)
        assert log[0][1] == 0, "the log overflowed"
        if self.s.step != OVER:
            self.assert_sound()
        return read(log[1 : log[0][0] + 1])

    def play_at_random(self, stream: Row) -> list[Event]:
        """One of those asked does anything."""
        asked = sorted(self.asked)
        seat = asked[below(stream, len(asked))]
        actions = sorted(self.open_to(seat))
        return self.act(seat, actions[below(stream, len(actions))])

    def play_on(self, *until: str) -> list[Event]:
        """Whoever is asked does the last thing he can, until one of these questions is put or the game is over."""
        events: list[Event] = []
        while self.question not in ("", *until):
            seat = min(self.asked)
            events += self.act(seat, GAME.actions.text(GAME.plain.legal(self.s, seat)[-1]))
        return events


def _pieces(cells: Sequence[int]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for place, count in enumerate(cells):
        for _ in range(count):
            found.setdefault(COLOURS[place // 4], []).append(place % 4 + 1)
    return found


def _trinkets(cells: Sequence[int]) -> list[str]:
    return [trinket for place, trinket in enumerate(TRINKETS) for _ in range(cells[place])]


def read(rows: Sequence[Row], viewer: int | None = None) -> list[Event]:
    return [event for row in rows if (event := GAME.events.read(row, "PL", viewer)) is not None]


def told(events: Sequence[Event], kind: str) -> list[tuple[Value, ...]]:
    """The seat and the values of each event of this kind, values as people write them: `(0, 0, "red", 2, 5)`."""
    fields = next(each.fields for each in GAME.events.kinds if each.name == kind)
    found: list[tuple[Value, ...]] = []
    for event in events:
        if event.kind == kind:
            values: list[Value] = [event.seat]
            for name, domain in fields.items():
                value: Any = event.values[name]
                if domain is None or value is None:
                    values.append(value)
                else:
                    values.append(domain.text(value) if domain.kind == "word" else int(domain.text(value)))
            found.append(tuple(values))
    return found


def clauses(events: Sequence[Event], kind: str) -> list[str]:
    return [event.clause for event in events if event.kind == kind]


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]
