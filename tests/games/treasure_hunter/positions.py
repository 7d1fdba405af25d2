"""Positions of Treasure Hunter set by hand, and acting in them by text.

    p = Position("blue-3 blue-5 flaming-sword-1", "blue-7", dealer=1)    # phase 2: hands of two players
    p.lay_out()
    p.act(1, "pass")
    p.act(0, "play flaming-sword-1")

Seats not named hold nothing; whoever holds nothing passes without being asked. `Draft` stands in the first turn of a draft.
"""

import importlib
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import doubloon
import doubloon.games.treasure_hunter
from doubloon.core.errors import DoubloonError
from doubloon.core.event import Event
from doubloon.core.game import Game
from doubloon.core.rule import clause_id
from doubloon.core.runner import LOG_ROWS, seats_of
from doubloon.core.state import OVER, Grid, Row
from doubloon.core.steps import LOG_COLUMNS
from doubloon.core.stream import from_number


def find_game() -> Game:
    try:
        return doubloon.game("treasure-hunter")
    except DoubloonError:
        folder = Path(doubloon.games.treasure_hunter.__file__).parent
        return Game("treasure-hunter", folder, importlib.import_module("doubloon.games.treasure_hunter.rules"))


GAME = find_game()
RULES = GAME.rules
NOTHING = -1
TREASURES: tuple[str, ...] = RULES.TREASURE.texts
MOUNTAIN, JUNGLE, CAVE = range(3)

Value = int | str | None


def card(text: str) -> int:
    found: int | None = RULES.CARD.value(text)
    assert found is not None, f"there is no card {text}"
    return found


def tile(text: str) -> int:
    found: int | None = RULES.TREASURE.value(text)
    assert found is not None, f"there is no treasure {text}"
    return found


def set_up(players: int, seed: int) -> tuple[Any, list[Event]]:
    start = GAME.start(players)
    start.stream = from_number(seed)
    s, rows = GAME.plain.setup(start)
    return s, read(rows)


class Table:
    """A state, what it asks, and acting in it. Every act is checked at the door."""

    def __init__(self, s: Any) -> None:
        self.s = s

    # Looking

    @property
    def asked(self) -> set[int]:
        """The seats that are asked now."""
        return set(seats_of(self.s.to_act))

    @property
    def question(self) -> str:
        return "" if self.s.step == OVER else GAME.decisions.kinds[self.s.decision].name

    @property
    def coins(self) -> Row:
        return cast(Row, self.s.coins[: self.s.players])

    @property
    def goblins(self) -> Row:
        return cast(Row, self.s.goblins[: self.s.players])

    def hand(self, seat: int) -> set[str]:
        return {RULES.CARD.text(each) for each in self.s.hand[seat][: self.s.hand_count[seat]]}

    def packet(self, seat: int) -> set[str]:
        """What the seat looks at in the draft."""
        return {RULES.CARD.text(each) for each in self.s.packet[self.s.held[seat]][: self.s.packet_count]}

    def owned(self, seat: int) -> list[str]:
        """The treasures before a seat."""
        return sorted(Counter({text: self.s.treasures[seat][number] for number, text in enumerate(TREASURES)}).elements())

    @property
    def gone(self) -> list[str]:
        return sorted(Counter({text: self.s.gone[number] for number, text in enumerate(TREASURES)}).elements())

    def open_to(self, seat: int) -> set[str]:
        return {GAME.actions.text(action) for action in GAME.plain.legal(self.s, seat)}

    def refusal(self, seat: int, text: str) -> str:
        """The clause that forbids this now; empty if it is open. Asking changes nothing."""
        before, action = self.s.pack(), GAME.actions.parse(text)
        clause = GAME.plain.why_not(self.s, seat, action)
        assert (clause == 0) == (action in GAME.plain.legal(self.s, seat))
        assert self.s.pack() == before
        return clause_id("TH", clause)

    # Acting

    def act(self, seat: int, *texts: str) -> list[Event]:
        """What these actions, one after the other, bring about."""
        events: list[Event] = []
        for text in texts:
            assert self.refusal(seat, text) == "", f"{text!r} is not open to seat {seat} (asked are {self.asked}, {self.question})"
            events += read(GAME.plain.apply(self.s, seat, GAME.actions.parse(text)))
        return events

    def advance(self, step: int) -> list[Event]:
        """Run from this step on."""
        log: Grid = [[0] * LOG_COLUMNS for _ in range(LOG_ROWS)]
        self.s.step, self.s.to_act = step, 0
        RULES.advance(self.s, log)
        assert log[0][1] == 0, "the log overflowed"
        return read(log[1 : log[0][0] + 1])

    def pass_all(self) -> list[Event]:
        """Everybody who is asked passes, until the window closes."""
        events: list[Event] = []
        here = self.s.site, self.question
        while (self.s.site, self.question) == here and self.question in ("play", "scare"):
            (seat,) = self.asked
            events += self.act(seat, "pass")
        return events

    def pass_until(self, question: str) -> list[Event]:
        """Everybody passes until this is asked."""
        events: list[Event] = []
        while self.question != question:
            events += self.pass_all()
        return events


class Position(Table):
    """The start of phase 2, everybody with this hand; nothing is laid out yet.

    `max` and `min` are the treasures of the three locations, `lair` the goblins' numbers from top to bottom.
    """

    def __init__(
        self,
        *hands: str,
        dealer: int = 0,
        coins: Sequence[int] = (),
        goblins: Sequence[int] = (),
        treasures: Mapping[int, str] | None = None,
        max: Sequence[str] = ("sun-crown", "dragon-egg", "royal-scepter"),  # noqa: A002
        min: Sequence[str] = ("lucky-penny", "glass-bead", "tin-whistle"),  # noqa: A002
        lair: Sequence[int] = (1, 5, 10),
        journey: int = 1,
        seed: int = 1,
    ) -> None:
        s, _ = set_up(len(hands), seed)
        super().__init__(s)
        s.dealer, s.journey = dealer, journey
        s.coins[: len(coins)] = coins
        s.goblins[: len(goblins)] = goblins
        for each in range(RULES.CARDS):
            s.place[each] = RULES.DECK if s.boxed[each] else NOTHING
            s.laid[each] = 0
        for seat, texts in enumerate(hands):
            for turn, text in enumerate(texts.split()):
                assert s.place[card(text)] == RULES.DECK, f"{text} is dealt twice"
                s.place[card(text)] = RULES.taken(seat, turn)
        s.turn, s.called, s.site, s.to_act = 9, 0, MOUNTAIN, 0
        s.kept[:], s.dropped[:], s.fresh[:], s.pile[:] = [NOTHING] * 6, [NOTHING] * 6, [NOTHING] * 6, [0] * 6
        RULES.sort_out(s)
        self._lay_tiles(treasures or {}, max, min)
        s.met[:] = [0] * RULES.GOBLINS
        s.lair[:] = [number - 1 for number in lair]
        for number in lair:
            s.met[number - 1] = 1

    def _lay_tiles(self, treasures: Mapping[int, str], hard: Sequence[str], easy: Sequence[str]) -> None:
        s = self.s
        s.hard[:], s.easy[:] = [tile(text) for text in hard], [tile(text) for text in easy]
        s.unseen[:] = s.copies[:]
        for seat, texts in treasures.items():
            for text in texts.split():
                s.treasures[seat][tile(text)] += 1
                s.unseen[tile(text)] -= 1
        for each in (*s.hard, *s.easy):
            s.unseen[each] -= 1
        assert min(s.unseen) >= 0, "a treasure is used twice"
        left = sum(s.unseen)
        s.hard_left, s.easy_left = left - left // 2, left // 2

    def lay_out(self) -> list[Event]:
        """Start at Frosty Mountain."""
        return self.advance(RULES.LAY_OUT)

    def lay_out_at(self, site: int) -> list[Event]:
        """Start at a later location: nobody holds adventurers of those before it."""
        self.s.site = self.s.called = site
        return self.advance(RULES.LAY_OUT)

    def scare(self) -> list[Event]:
        """Start at the goblin step, its window open. Adventurers in hands are gone."""
        self.s.called, self.s.site, self.s.mover, self.s.passes = 3, CAVE, self.s.dealer, 0
        return self.advance(RULES.SCARE)

    def guard(self) -> list[Event]:
        """Let the goblins come, without a window, up to the scrolls or the next round."""
        self.s.called, self.s.site = 3, CAVE
        return self.advance(RULES.GUARD)

    def collect(self) -> list[Event]:
        self.s.called, self.s.site = 4, CAVE
        return self.advance(RULES.COLLECT)

    def feat(self, seat: int, scroll: str, times: int) -> None:
        """This round has met so often what a scroll pays for."""
        self.s.feats[seat][RULES.SCROLL.value(scroll)] = times

    def play_mule(self, seat: int, finds: str, mule: str = "mystery-mule-1") -> list[Event]:
        """Play a Mule that happens to find this card."""
        before = self.s.copy()
        for seed in range(5000):
            self.s.take(before)
            self.s.stream = from_number(seed)
            events = self.act(seat, f"play {mule}")
            if (seat, finds) in told(events, "drew") + told(events, "joined") + told(events, "wasted"):
                return events
        raise AssertionError(f"no stream found {finds}")


class Draft(Table):
    """The first turn of a draft, with these packets: nine cards each, with two players ten, the last just drawn from the pile."""

    def __init__(self, *packets: str, journey: int = 1, seed: int = 1) -> None:
        s, _ = set_up(len(packets), seed)
        super().__init__(s)
        s.journey = journey
        for each in range(RULES.CARDS):
            s.place[each] = RULES.DECK if s.boxed[each] else NOTHING
        for number, texts in enumerate(packets):
            for text in texts.split():
                assert s.place[card(text)] == RULES.DECK, f"{text} is dealt twice"
                s.place[card(text)] = RULES.PACKET + number
            if len(packets) == 2:
                s.fresh[number] = card(texts.split()[-1])
        RULES.sort_out(s)

    def keep(self, *texts: str) -> list[Event]:
        """Seat 0 keeps the first of these, and so on."""
        return [event for seat, text in enumerate(texts) for event in self.act(seat, f"keep {text}")]

    def keep_first(self, turns: int = 1) -> list[Event]:
        """Everybody keeps the first card of what he looks at, by number; with two players the next is set aside."""
        events: list[Event] = []
        for _ in range(turns):
            for seat in range(self.s.players):
                first, *others = sorted(self.packet(seat), key=card)
                events += self.act(seat, f"keep {first}", *[f"discard {others[0]}"] * (self.s.players == 2))
        return events


def read(rows: Sequence[Sequence[int]], viewer: int | None = None) -> list[Event]:
    return [event for row in rows if (event := GAME.events.read(row, "TH", viewer)) is not None]


def told(events: Sequence[Event], kind: str) -> list[tuple[Value, ...]]:
    """The seat and the values of each event of this kind, values as people write them: `(0, "old-shoe", "cave", "min")`."""
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


def clauses(events: Sequence[Event], kind: str) -> list[str]:
    return [event.clause for event in events if event.kind == kind]


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]
