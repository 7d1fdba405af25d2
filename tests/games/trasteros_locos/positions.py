"""Positions of Trasteros Locos set by hand, and acting in them by text.

A position stands at the beginning of a turn. Heaps are written as people say them, `"clocks-gold junk*3"`:

    p = Position(3, hands=["clocks-gold junk*2", "cars-glass"], cubes=["gold glass*2"], doors="4", room="cars-gold junk*5")
    p.call(0, 4, first="cars-gold")
    p.offers("gold", "", "silver")
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
from doubloon.core.runner import seats_of
from doubloon.core.state import OVER, Row
from doubloon.core.stream import from_number
from doubloon.games.trasteros_locos.rules import State


def find_game() -> Game:
    try:
        return doubloon.game("trasteros-locos")
    except UnknownGame:
        rules = importlib.import_module("doubloon.games.trasteros_locos.rules")
        return Game("trasteros-locos", Path(rules.__file__ or "").parents[1], rules)


GAME = find_game()
RULES = GAME.rules

COLLECTIONS = ("clocks", "cars", "antiques", "art", "sports", "instruments")
MATERIALS = ("glass", "bronze", "silver", "gold")
COPIES = dict(zip(MATERIALS, (4, 3, 2, 1), strict=True))
WORTH = dict(zip(MATERIALS, (1, 2, 5, 10), strict=True))
CARDS: tuple[str, ...] = RULES.CARD.texts
ITEMS: tuple[str, ...] = RULES.ITEM.texts
WARES: tuple[str, ...] = RULES.WARE.texts
BOX = Counter({**{ware: COPIES[ware.split("-")[1]] for ware in WARES}, "junk": 24, "skeleton": 2})
PURSE = "gold silver bronze glass*3"
NOTHING = -1

#: A heap of cards or cubes, as people write it.
Heap = str
Value = int | str | None


def heap(text: Heap) -> Counter[str]:
    """`"junk*3 cars-gold"`, counted."""
    found: Counter[str] = Counter()
    for word in text.split():
        name, _, times = word.partition("*")
        found[name] += int(times or 1)
    return found


def names(text: Heap) -> list[str]:
    """A heap, sorted as the rules sort kinds: junk and skeletons last; cubes from glass to gold."""
    order = {name: place for place, name in enumerate((*CARDS, *MATERIALS))}
    return sorted(heap(text).elements(), key=order.__getitem__)


def wares_of(collection: int) -> list[str]:
    return [f"{COLLECTIONS[collection]}-{material}" for material in MATERIALS]


def row(cards: Counter[str], kinds: Sequence[str]) -> Row:
    assert set(cards) <= set(kinds), f"{set(cards) - set(kinds)} cannot lie there"
    return [cards[kind] for kind in kinds]


class Position:
    """A state set by hand. Every act is checked at the door, and after it nothing may be lost or doubled.

    Closed rooms are those named in `doors`; `room` says cards that lie in them, to which others are added until each has six, junk first.
    Cards not named anywhere lie in the public room, or where `rest` says: among the discards, or in the hand of that seat. Skeletons not
    named are discards. Cubes not named are in the supply, but for what `supply` leaves of them: the others are the last seat's.
    Piles are (owner, cards), in the order of laying.
    """

    def __init__(
        self,
        players: int = 3,
        *,
        hands: Sequence[Heap] = (),
        piles: Sequence[tuple[int, Heap]] = (),
        cubes: Sequence[Heap] = (),
        supply: Mapping[str, int] | None = None,
        badges: Sequence[int] = (),
        doors: str = "1 2 3 4 5",
        room: Heap = "",
        public: Heap = "",
        discards: Heap = "",
        rest: int | str = "public",
        collectors: Sequence[str] = (),
        removed: str = "instruments",
        mover: int = 0,
        starter: int = 0,
        turns: int = 0,
        passes: int = 0,
        rounds: int = 0,
        seed: int = 1,
        options: Mapping[str, int | str] | None = None,
        box: Components | None = None,
    ) -> None:
        start = GAME.start(players, options=options, box=box)
        start.stream = from_number(seed)
        self.s = s = cast(State, GAME.plain.setup(start)[0])
        s.mover, s.starter, s.turns, s.passes, s.rounds = mover, starter, turns, passes, rounds
        self._deal_collectors(players, collectors, removed)
        self._deal_cubes(players, cubes, supply or {}, piles)
        s.badges[: len(badges)] = badges
        s.badge_supply = s.badge_count - sum(badges)
        s.doors = sum(1 << int(door) - 1 for door in doors.split())
        self._lay_cards(hands, piles, room, public, discards, rest)
        RULES.settle(s)
        assert GAME.plain.check(s) == 0, f"the position breaks invariant {GAME.plain.check(s)}"
        self.opening: list[Event] = []
        self.begin()

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

    @classmethod
    def of(cls, s: State) -> "Position":
        position = cls.__new__(cls)
        position.s, position.opening = s, []
        return position

    def _deal_collectors(self, players: int, collectors: Sequence[str], removed: str) -> None:
        s = self.s
        s.removed = COLLECTIONS.index(removed) if players == 3 else NOTHING
        free = [name for name in COLLECTIONS if name not in collectors and (players > 3 or name != removed)]
        dealt = [*collectors, *free][:players]
        assert len(set(dealt)) == players
        s.collector[:players] = [COLLECTIONS.index(name) for name in dealt]

    def _deal_cubes(self, players: int, cubes: Sequence[Heap], supply: Mapping[str, int], piles: Sequence[tuple[int, Heap]]) -> None:
        s = self.s
        for seat in range(players):
            s.cubes[seat][:] = row(heap(cubes[seat] if seat < len(cubes) else PURSE), MATERIALS)
        for number, material in enumerate(MATERIALS):
            on_piles = len(piles) if material == "gold" else 0
            s.supply[number] = s.cube_count[number] - on_piles - sum(s.cubes[seat][number] for seat in range(players))
            if material in supply:
                s.cubes[players - 1][number] += s.supply[number] - supply[material]
                s.supply[number] = supply[material]
            assert s.supply[number] >= 0, f"there are fewer {material} cubes"

    def _lay_cards(self, hands: Sequence[Heap], piles: Sequence[tuple[int, Heap]], room: Heap, public: Heap, discards: Heap, rest: int | str) -> None:
        s = self.s
        left = Counter(dict(zip(CARDS, s.copies, strict=True)))
        if s.removed != NOTHING:
            for ware in wares_of(s.removed):
                left[ware] = 0
            left["junk"] -= s.spare_junk
        named = [*map(heap, hands), *(heap(cards) for _, cards in piles), heap(room), heap(public), heap(discards)]
        for cards in named:
            left.subtract(cards)
        assert min(left.values()) >= 0, f"the box has fewer of {[kind for kind, count in left.items() if count < 0]}"
        stored, lying, gone = heap(room), heap(public), heap(discards)
        gone["skeleton"] += left.pop("skeleton")
        filler = [kind for kind in ("junk", *WARES) for _ in range(left[kind])]
        missing = RULES.ROOM_CARDS * s.doors.bit_count() - stored.total()
        assert 0 <= missing <= len(filler), f"{missing} cards are missing for the rooms"
        stored.update(filler[:missing])
        others, held = Counter(filler[missing:]), [heap(cards) for cards in hands] + [Counter[str]() for _ in range(6 - len(hands))]
        (lying if rest == "public" else gone if rest == "discards" else held[int(rest)]).update(others)
        s.hand[:] = [row(cards, ITEMS) for cards in held]
        s.stock, s.fresh, s.discards = row(stored, CARDS), row(lying, CARDS), row(gone, CARDS)
        s.stored_count, s.fresh_count, s.public_count = stored.total(), lying.total(), lying.total()
        s.revealed = [0] * len(CARDS)
        s.piles = len(piles)
        s.pile_owner[: len(piles)] = [owner for owner, _ in piles]
        s.pile_cards[: len(piles)] = [heap(cards).total() for _, cards in piles]
        vault = [CARDS.index(name) for _, cards in piles for name in names(cards)]
        s.vault[:] = [*vault, *[NOTHING] * (len(s.vault) - len(vault))]

    def begin(self) -> None:
        """Put the question of a turn."""
        RULES.begin_turn(self.s, self.s.mover)
        self.assert_sound()

    # Looking

    def assert_sound(self) -> None:
        s = self.s
        assert GAME.plain.check(s) == 0, f"invariant {GAME.plain.check(s)} is broken"
        everything = sum((self.hand(seat) for seat in range(6)), Counter[str]()) + self.closed + self.discards + self.revealed
        for number in range(s.piles):
            everything += self.pile(number + 1)
        box = Counter(dict(zip(CARDS, s.copies, strict=True)))
        if s.removed != NOTHING:
            box["junk"] -= s.spare_junk
            for ware in wares_of(s.removed):
                box[ware] = 0
        assert everything == +box, f"too many {everything - box}, too few {box - everything}"
        for number, material in enumerate(MATERIALS):
            on_piles = s.piles if material == "gold" else 0
            assert s.supply[number] + sum(cubes[number] for cubes in s.cubes) + on_piles == s.cube_count[number], material
        assert s.badge_supply + sum(s.badges) == s.badge_count
        assert min(s.supply) >= 0 <= s.badge_supply
        assert s.stored_count + s.public_count == self.closed.total()

    @property
    def asked(self) -> set[int]:
        """The seats that are asked now."""
        return set(seats_of(self.s.to_act))

    @property
    def question(self) -> str:
        return "" if self.s.step == OVER else GAME.decisions.kinds[self.s.decision].name

    def hand(self, seat: int) -> Counter[str]:
        return counted(self.s.hand[seat], ITEMS)

    def pile(self, number: int) -> Counter[str]:
        """The cards of a pile, numbered from 1."""
        first = sum(self.s.pile_cards[: number - 1])
        return Counter(CARDS[card] for card in self.s.vault[first : first + self.s.pile_cards[number - 1]])

    @property
    def piles(self) -> list[tuple[int, Counter[str]]]:
        return [(self.s.pile_owner[number], self.pile(number + 1)) for number in range(self.s.piles)]

    def cubes(self, seat: int) -> Counter[str]:
        return counted(self.s.cubes[seat], MATERIALS)

    @property
    def supply(self) -> dict[str, int]:
        return dict(zip(MATERIALS, self.s.supply, strict=True))

    @property
    def closed(self) -> Counter[str]:
        """What lies face down in rooms and public room."""
        return counted(self.s.stock, CARDS) + counted(self.s.fresh, CARDS)

    @property
    def stored(self) -> Counter[str]:
        """What lies in the rooms, if chance has not still to decide it."""
        assert sum(self.s.stock) == self.s.stored_count
        return counted(self.s.stock, CARDS)

    @property
    def public(self) -> Counter[str]:
        """What lies in the public room, if chance has not still to decide it."""
        assert sum(self.s.stock) == self.s.stored_count or self.s.stored_count == 0
        return counted(self.s.fresh, CARDS) if self.s.stored_count else self.closed

    @property
    def discards(self) -> Counter[str]:
        return counted(self.s.discards, CARDS)

    @property
    def revealed(self) -> Counter[str]:
        return counted(self.s.revealed, CARDS)

    @property
    def doors(self) -> set[int]:
        """The rooms that are filled and not yet called."""
        return {room for room in range(1, 6) if self.s.doors >> room - 1 & 1}

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
        return clause_id("TL", clause)

    @property
    def ended(self) -> str:
        return clause_id("TL", self.s.ended) if self.s.step == OVER else ""

    def standings(self) -> list[tuple[int, int]]:
        """Points and rank of each seat."""
        return [(standing.points, standing.rank) for standing in GAME.plain.score(self.s)]

    @property
    def points(self) -> list[int]:
        return [points for points, _ in self.standings()]

    @property
    def ranks(self) -> list[int]:
        return [rank for _, rank in self.standings()]

    def tie_clauses(self) -> list[str]:
        return [clause_id("TL", standing.clause) for standing in GAME.plain.score(self.s)]

    # Acting

    def act(self, seat: int, *texts: str) -> list[Event]:
        """What these actions, one after the other, bring about."""
        events: list[Event] = []
        for text in texts:
            assert self.refusal(seat, text) == "", f"{text!r} is not open to seat {seat}, who can {self.open_to(seat)} ({self.question}, {self.asked})"
            rows = GAME.plain.apply(self.s, seat, GAME.actions.parse(text))
            self.assert_sound()
            events += read(rows)
        return events

    def hope(self, seat: int, text: str, wish: Callable[[Sequence[Event]], bool], within: int = 5_000) -> list[Event]:
        """Do this, and chance brings about what is wished."""
        assert self.refusal(seat, text) == "", f"{text!r} is not open to seat {seat}, who can {self.open_to(seat)}"
        action = GAME.actions.parse(text)
        for seed in range(within):
            trial = self.s.copy()
            trial.stream = from_number(seed)
            if wish(read(GAME.plain.apply(trial, seat, action))):
                self.s.stream = from_number(seed)
                return self.act(seat, text)
        raise AssertionError("chance never brought it about")

    def call(self, seat: int, room: int, first: str = "") -> list[Event]:
        """Call a room, whose first card happens to be this one, or any."""
        return self.hope(seat, f"call {room}", lambda events: not first or told(events, "called")[0][2] == first)

    def offers(self, *heaps: Heap) -> list[Event]:
        """Everybody who is asked offers this, by seat; the last offer opens all."""
        events: list[Event] = []
        for seat, cubes in enumerate(heaps):
            if seat in self.asked:
                events += self.act(seat, *(f"add {name}" for name in names(cubes)), "done")
            else:
                assert not cubes, f"seat {seat} is not asked"
        return events

    def lay(self, seat: int, cards: Heap) -> list[Event]:
        """Protect these cards."""
        return self.act(seat, "protect", *(f"put {name}" for name in names(cards)), "done")

    def open(self, seat: int, *draws: str) -> list[Event]:
        """Open the public room, from which these cards happen to be drawn first; a skeleton is one too."""
        return self.hope(seat, "open", lambda events: drawn(events)[: len(draws)] == list(draws))


def counted(cells: Sequence[int], kinds: Sequence[str]) -> Counter[str]:
    return Counter({kind: count for kind, count in zip(kinds, cells, strict=False) if count})


def read(rows: Iterable[Row], viewer: int | None = None) -> list[Event]:
    return [event for each in rows if (event := GAME.events.read(each, "TL", viewer)) is not None]


def told(events: Sequence[Event], kind: str) -> list[tuple[Value, ...]]:
    """The seat and the values of each event of this kind, values as people write them: `(0, 4, "cars-gold")`."""
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
    """What came from the public room, in order."""
    found: list[str] = []
    for event in events:
        if event.kind == "drew":
            found.append(str(told([event], "drew")[0][1]))
        elif event.kind == "struck":
            found.append("skeleton")
    return found


def clauses(events: Sequence[Event], kind: str) -> list[str]:
    return [event.clause for event in events if event.kind == kind]


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]
