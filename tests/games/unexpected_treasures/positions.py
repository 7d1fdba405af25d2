"""Positions of Unexpected Treasures set by hand, and acting in them by text.

A position stands where everybody chooses a number card, unless `deposit` starts the round from phase 1:

    p = Position(3, own=[goods(lamp=1)], site=goods(armchair=2), opened=[8])
    p.choose(2, 3, 4)
    p.act(0, "take armchair", "take armchair", "complete 8")
"""

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Literal, cast

import doubloon
from doubloon.core.event import Event
from doubloon.core.rule import clause_id
from doubloon.core.runner import LOG_ROWS, seats_of
from doubloon.core.state import OVER, Grid, Row
from doubloon.core.steps import LOG_COLUMNS
from doubloon.core.stream import from_number
from doubloon.games.unexpected_treasures.rules import State

GAME = doubloon.game("unexpected-treasures")
RULES = GAME.rules

KINDS = ("stool", "lamp", "armchair", "television", "radio")
ALL_TILES = [8, 8, 8, 8, 3]
MISSIONS = range(1, 25)
REMOVED = {3: 6, 4: 3, 5: 0, 6: 0}

#: The goods on each mission and its value, copied from the ledger.
LEDGER = """
    1 L 5       9 STT 21     17 LLLA 29
    2 R 10     10 SLA 17     18 SATT 30
    3 SS 10    11 LLT 20     19 SSLAT 36
    4 SL 10    12 ATR 25     20 LLAAT 39
    5 LA 12    13 SSS 17     21 SSATT 38
    6 AT 14    14 SLAT 27    22 SLAAA 39
    7 TT 16    15 SSLL 24    23 SSLLTT 47
    8 LAA 20   16 AATT 32    24 SLATTR 54
"""
ENTRIES = re.findall(r"(\d+) ([SLATR]+) (\d+)", LEDGER)
NEED = {int(no): [symbols.count(letter) for letter in "SLATR"] for no, symbols, _ in ENTRIES}
VALUE = {int(no): int(value) for no, _, value in ENTRIES}
WORTH = [1, 2, 3, 4, 5]

Value = int | str | None


def goods(*, stool: int = 0, lamp: int = 0, armchair: int = 0, television: int = 0, radio: int = 0) -> Row:
    """Counts per kind, as the state holds them."""
    return [stool, lamp, armchair, television, radio]


class Position:
    """A state set by hand. Every act is checked at the door, and after it no tile may be lost or doubled.

    Tiles not named lie with `rest`: in the bag, on the site, in the pile of goods handed in, or with a seat.
    Missions neither `opened` nor `completed` are unseen; if `unseen` names those, the last seat has completed the others.
    Of the unseen ones 6 (three players) or 3 (four players) are the removed ones.
    """

    def __init__(
        self,
        players: int = 3,
        *,
        own: Sequence[Row] = (),
        site: Row | None = None,
        handed_in: Row | None = None,
        bag: Row | None = None,
        rest: Literal["bag", "site", "handed_in"] | int = "bag",
        opened: Collection[int] = (),
        unseen: Collection[int] | None = None,
        completed: Mapping[int, Sequence[int]] | None = None,
        chips: Sequence[int] = (),
        was_thief: Sequence[int] = (),
        seed: int = 1,
    ) -> None:
        start = GAME.start(players)
        start.stream = from_number(seed)
        self.s = s = cast(State, GAME.plain.setup(start)[0])
        for seat, hand in enumerate(own):
            s.goods[seat] = hand[:]
        s.bag, s.site, s.handed_in = bag or goods(), site or goods(), handed_in or goods()
        self._lay_rest(rest)
        self._lay_missions(opened, unseen, completed or {})
        s.chip[:players] = chips or range(1, players + 1)
        for seat in was_thief:
            s.was_thief[seat] = 1
        self.assert_sound()

    def _lay_rest(self, rest: Literal["bag", "site", "handed_in"] | int) -> None:
        heap: Row = self.s.goods[rest] if isinstance(rest, int) else getattr(self.s, rest)
        for kind, missing in enumerate(self.missing()):
            assert missing >= 0, f"more than {ALL_TILES[kind]} tiles of kind {KINDS[kind]}"
            heap[kind] += missing

    def _lay_missions(self, opened: Collection[int], unseen: Collection[int] | None, completed: Mapping[int, Sequence[int]]) -> None:
        s = self.s
        for mission in MISSIONS:
            s.place[mission - 1] = RULES.STACK if unseen is None or mission in unseen else RULES.TAKEN + s.players - 1
        for mission in opened:
            s.place[mission - 1] = RULES.OPEN
        for seat, missions in completed.items():
            for mission in missions:
                s.place[mission - 1] = RULES.TAKEN + seat
        s.stack = s.place.count(RULES.STACK) - REMOVED[s.players]
        assert s.stack >= 0, "more missions are seen than this number of players uses"

    # Looking

    def missing(self) -> Row:
        """Tiles that are nowhere, by kind."""
        heaps = [self.s.bag, self.s.site, self.s.handed_in, *self.s.goods]
        return [count - sum(heap[kind] for heap in heaps) for kind, count in enumerate(ALL_TILES)]

    def assert_sound(self) -> None:
        s = self.s
        assert self.missing() == goods()
        assert min(min(heap) for heap in [s.bag, s.site, s.handed_in, *s.goods]) >= 0
        assert sorted(s.chip[: s.players]) == list(range(1, s.players + 1))
        assert s.place.count(RULES.STACK) == s.stack + REMOVED[s.players]
        assert GAME.plain.check(s) == 0

    @property
    def asked(self) -> set[int]:
        """The seats that are asked now."""
        return set(seats_of(self.s.to_act))

    @property
    def question(self) -> str:
        return "" if self.s.step == OVER else GAME.decisions.kinds[self.s.decision].name

    @property
    def opened(self) -> set[int]:
        return {mission for mission in MISSIONS if self.s.place[mission - 1] == RULES.OPEN}

    def completed(self, seat: int) -> set[int]:
        return {mission for mission in MISSIONS if self.s.place[mission - 1] == RULES.TAKEN + seat}

    @property
    def chips(self) -> Row:
        return self.s.chip[: self.s.players]

    @property
    def homes(self) -> set[int]:
        """The seats that stayed at home."""
        return {seat for seat in range(self.s.players) if self.s.home[seat]}

    @property
    def cards(self) -> dict[int, int]:
        """The cards on the table, by seat: those at home have taken theirs back."""
        return {seat: self.s.card[seat] for seat in range(self.s.players) if self.s.card[seat] != RULES.NO_CARD and not self.s.home[seat]}

    def open_to(self, seat: int) -> set[str]:
        return {GAME.actions.text(action) for action in GAME.plain.legal(self.s, seat)}

    def refusal(self, seat: int, text: str) -> str:
        """The clause that forbids this now; empty if it is open. Asking changes nothing."""
        before, action = self.s.pack(), GAME.actions.parse(text)
        clause = GAME.plain.why_not(self.s, seat, action)
        assert (clause == 0) == (action in GAME.plain.legal(self.s, seat))
        assert self.s.pack() == before
        return clause_id("UT", clause)

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

    def choose(self, *cards: int) -> list[Event]:
        """Seat 0 chooses the first of these cards, and so on."""
        return [event for seat, card in enumerate(cards) for event in self.act(seat, f"choose {card}")]

    def deposit(self) -> list[Event]:
        """Run phase 1 on what lies there."""
        log: Grid = [[0] * LOG_COLUMNS for _ in range(LOG_ROWS)]
        self.s.step, self.s.to_act = RULES.DEPOSIT, 0
        RULES.advance(self.s, log)
        assert log[0][1] == 0, "the log overflowed"
        self.assert_sound()
        return read(log[1 : log[0][0] + 1])

    def finish_round(self) -> list[Event]:
        """Whoever is asked takes and completes nothing more, until everybody chooses again or the game is over."""
        events: list[Event] = []
        while self.question not in ("choose", ""):
            (seat,) = self.asked
            events += self.act(seat, "done" if "done" in self.open_to(seat) else "stop")
        return events

    def play_round(self, *cards: int) -> list[Event]:
        """A round in which these cards are chosen and nothing is taken, stolen or completed."""
        return self.choose(*cards) + self.finish_round()


def read(rows: list[Row], viewer: int | None = None) -> list[Event]:
    return [event for row in rows if (event := GAME.events.read(row, "UT", viewer)) is not None]


def told(events: Sequence[Event], kind: str) -> list[tuple[Value, ...]]:
    """The seat and the values of each event of this kind, values as people write them: `(0, "lamp")`, `(None, 8, 20)`."""
    fields = next(each.fields for each in GAME.events.kinds if each.name == kind)
    found: list[tuple[Value, ...]] = []
    for event in events:
        if event.kind == kind:
            values: list[Value] = [event.seat]
            for name, domain in fields.items():
                value = event.values[name]
                if domain is None or value is None:
                    values.append(value)
                else:
                    values.append(domain.text(value) if domain.kind == "word" else int(domain.text(value)))
            found.append(tuple(values))
    return found


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]
