"""A second Unexpected Treasures, written from rulebook and ledger alone, to hold against the title's rules.

It follows a game by its answers. Of what the game tells it believes only the draws (chips dealt, missions turned up, tiles
drawn), and those only if they were there to be drawn. All else it works out itself and compares: every other event, who is
asked what, every action open to every seat, where tiles, chips and missions lie, and how the game comes out.

    python -m tests.oracles.unexpected_treasures --games 100 --seed 1
"""

import argparse
import random
import re
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Collection, Generator, Iterable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import NamedTuple

import doubloon
from doubloon.core.event import Event
from doubloon.core.game import Game
from doubloon.core.steps import SPECTATOR
from doubloon.table import Table


class Good(IntEnum):
    """A kind of goods. Its number is what a tile of it is worth."""

    STOOL, LAMP, ARMCHAIR, TELEVISION, RADIO = range(1, 6)

    def __str__(self) -> str:
        return self.name.lower()


Goods = Counter[Good]


class Mission(NamedTuple):
    symbols: Goods
    value: int


TILES = Goods({Good.STOOL: 8, Good.LAMP: 8, Good.ARMCHAIR: 8, Good.TELEVISION: 8, Good.RADIO: 3})
LEDGER = """
    1 L 5   2 R 10   3 SS 10   4 SL 10   5 LA 12   6 AT 14   7 TT 16   8 LAA 20   9 STT 21   10 SLA 17   11 LLT 20   12 ATR 25
    13 SSS 17   14 SLAT 27   15 SSLL 24   16 AATT 32   17 LLLA 29   18 SATT 30   19 SSLAT 36   20 LLAAT 39   21 SSATT 38   22 SLAAA 39
    23 SSLLTT 47   24 SLATTR 54
"""
LETTERS = dict(zip("SLATR", Good, strict=True))
MISSIONS = {int(no): Mission(Goods(LETTERS[each] for each in symbols), int(value)) for no, symbols, value in re.findall(r"(\d+) (\w+) (\d+)", LEDGER)}
REMOVED = {3: 6, 4: 3, 5: 0, 6: 0}

Answer = tuple[int, str]
Play = Generator["Question", Answer, None]


class Question(NamedTuple):
    """What is asked, and every action open to each seat that is asked. The name is empty when the game is over."""

    name: str
    open: dict[int, set[str]]


OVER = Question("", {})


class Disagreement(Exception):
    """The game and this oracle do not say the same."""


@dataclass
class Player:
    seat: int
    chip: int = 0
    goods: Goods = field(default_factory=Goods)
    completed: list[int] = field(default_factory=list)
    number: int = 0
    at_home: bool = False
    was_thief: bool = False

    @property
    def points(self) -> tuple[int, int]:
        """For missions, for goods."""
        return sum(MISSIONS[no].value for no in self.completed), sum(self.goods.elements())


class Oracle:
    """One game. `hear` each answer with what is told of it, and `look` at the table after it; either raises a Disagreement."""

    def __init__(self, players: int) -> None:
        self.players = [Player(seat) for seat in range(players)]
        self.bag, self.site, self.handed_in = Goods(TILES), Goods(), Goods()
        self.unseen, self.opened = set(MISSIONS), set[int]()
        self.stack = len(MISSIONS) - REMOVED[players]
        self.round = 0
        self.answer: Answer | None = None
        self.told = deque[Event]()
        self.heard = Counter[str]()
        self.question = OVER
        self._game = self._play()

    # Following a game

    def hear(self, answer: Answer | None, told: Iterable[Event]) -> None:
        """Take the next answer (None: the set-up) and what the game tells of it, to its next question."""
        self.answer = answer
        self.told.extend(told)
        try:
            self.question = next(self._game) if answer is None else self._game.send(answer)
        except StopIteration:
            self.question = OVER
        self._agree("left to tell", [], [event.kind for event in self.told])

    def look(self, table: Table) -> None:
        """Compare what is asked, what is open, and what lies on the table."""
        self._agree("question", self.question.name, table.decision)
        self._agree("seats asked", set(self.question.open), table.to_act)
        for player in self.players:
            actions = [action.text for action in table.actions(player.seat)]
            self._agree(f"open to seat {player.seat}", sorted(self.question.open.get(player.seat, ())), sorted(actions))
        view = table.view(SPECTATOR)
        for name, heap in {"bag": self.bag, "site": self.site, "handed_in": self.handed_in}.items():
            self._agree(name, [heap[good] for good in Good], view[name])
        for player in self.players:
            self._agree(f"goods of seat {player.seat}", [player.goods[good] for good in Good], view["goods"][player.seat])
            self._agree(f"chip of seat {player.seat}", player.chip, view["chip"][player.seat])
        self._agree("missions in the stack", self.stack, view["stack"])
        self._agree("where missions are", [self._place(no) for no in sorted(MISSIONS)], view["place"])
        self._agree("outcome", None if self.question.open else self._outcome(), table.outcome)

    def _place(self, no: int) -> int:
        if no in self.unseen:
            return 0
        return 1 if no in self.opened else 2 + next(player.seat for player in self.players if no in player.completed)

    def _outcome(self) -> tuple[list[tuple[int, int, str]], list[int], str]:
        """Points, rank and tie clause by seat; the winners; the clause that ended it."""
        points = [sum(player.points) for player in self.players]
        places = [(own, 1 + sum(other > own for other in points), "UT-R7" if points.count(own) > 1 else "") for own in points]
        return places, [seat for seat, own in enumerate(points) if own == max(points)], "UT-5.1"

    def _agree(self, what: str, mine: object, theirs: object) -> None:
        if mine != theirs:
            after = "{}: {}".format(*self.answer) if self.answer else "the set-up"
            raise Disagreement(f"round {self.round}, after {after!r}: {what}: by the oracle {mine}, by the game {theirs}")

    def _next(self, kind: str, clause: str, seat: int | None) -> dict[str, int]:
        """The values of the next event told, which must be of this kind. Goods and missions are told from 0 on, here they count from 1."""
        theirs = (self.told[0].kind, self.told[0].clause, self.told[0].seat) if self.told else None
        self._agree("next event", (kind, clause, seat), theirs)
        self.heard[f"{kind} {clause}"] += 1
        values = self.told.popleft().values.items()
        return {name: -1 if value is None else value + (name in ("good", "symbol", "mission")) for name, value in values}

    def _tell(self, kind: str, clause: str, seat: int | None = None, **values: int) -> None:
        """This happens now, and the game must say so."""
        self._agree(kind, values, self._next(kind, clause, seat))

    def _drawn(self, kind: str, clause: str, among: Collection[int], seat: int | None = None) -> int:
        """What the game says was drawn. It must have been there; what is told beside it can only be a mission's value."""
        (name, drawn), *more = self._next(kind, clause, seat).items()
        self._agree(f"{name} drawn", drawn if drawn in among else f"one of {sorted(among)}", drawn)
        self._agree(f"{name} {drawn}", [("value", MISSIONS[drawn].value)] if name == "mission" else [], more)
        return drawn

    # The game

    def _play(self) -> Play:
        self._set_up()
        while self.stack:  # UT-5.1
            self.round += 1
            self._deposit()
            yield from self._select()
            for player in sorted((each for each in self.players if not each.at_home), key=lambda each: each.number):
                yield from self._plunder(player)
                yield from self._complete(player)
        for player in self.players:
            missions, goods = player.points
            self._tell("scored", "UT-5.2", player.seat, points=missions + goods, missions=missions, goods=goods)

    def _set_up(self) -> None:
        chips = set(range(1, len(self.players) + 1))
        for player in self.players:
            player.chip = self._drawn("dealt-chip", "UT-1.2", chips, player.seat)
            chips.remove(player.chip)
        if removed := REMOVED[len(self.players)]:
            self._tell("removed", "UT-1.4", count=removed)

    def _deposit(self) -> None:
        def is_enough() -> bool:
            return self.site.total() >= 2 * len(self.players)

        undrawn = self._turn_up("UT-2.3" if is_enough() else "UT-2.1")
        while not is_enough() and self.stack and (self.bag or self.handed_in):  # UT-R2, UT-R3
            undrawn = self._turn_up("UT-2.2")
        if undrawn or (not is_enough() and not self.bag and not self.handed_in):
            self._tell("ran-dry", "UT-R3")
        elif not is_enough():
            self._tell("ran-out", "UT-R2")
        if not self.stack:
            self._tell("last-round", "UT-5.1")

    def _turn_up(self, clause: str) -> int:
        """Turn a mission up and stock the site; how many tiles were due and not there."""
        no = self._drawn("revealed", clause, self.unseen)
        self.unseen.remove(no)
        self.opened.add(no)
        self.stack -= 1
        undrawn = 0
        for _ in MISSIONS[no].symbols.elements():
            if not self.bag:
                self._refill("UT-R10")
            if not self.bag:
                undrawn += 1
                continue
            good = Good(self._drawn("stocked", "UT-2.1", self.bag))
            self.bag = self.bag - Goods([good])
            self.site[good] += 1
            if not self.bag:
                self._refill("UT-2.4")
        return undrawn

    def _refill(self, clause: str) -> None:
        if self.handed_in:
            self._tell("refilled", clause, count=self.handed_in.total())
            self.bag, self.handed_in = self.handed_in, Goods()

    def _select(self) -> Play:
        waiting = {player.seat: {f"choose {number}" for number in range(1 if player.was_thief else 0, 6)} for player in self.players}
        while waiting:
            seat, text = yield Question("choose", dict(waiting))
            del waiting[seat]
            self.players[seat].number = int(text.removeprefix("choose "))
            self._tell("chose", "UT-3.1", seat, number=self.players[seat].number)
        for player in self.players:
            self._tell("showed", "UT-3.1", player.seat, number=player.number, card=player.number)
            player.was_thief, player.at_home = player.number == 0, False
        for number in range(6):
            same = [player for player in self.players if player.number == number]
            if len(same) > 1:
                self._contest(number, sorted(same, key=lambda player: player.chip))

    def _contest(self, number: int, rivals: Sequence[Player]) -> None:
        self._tell("won-contest", "UT-3.3", rivals[0].seat, number=number, chip=rivals[0].chip)
        for loser in rivals[1:]:
            loser.at_home = True
            self._tell("stayed-home", "UT-3.3", loser.seat, number=number, chip=loser.chip)
        for i in range(len(rivals) // 2):
            low, high = rivals[i], rivals[-1 - i]
            self._tell("exchanged", "UT-3.4", low.seat, rival=high.seat, given=low.chip, got=high.chip)
            low.chip, high.chip = high.chip, low.chip

    def _plunder(self, player: Player) -> Play:
        """Steal or take: up to a number of tiles, from others on their way or from the site."""
        if player.number == 0:
            hunters = [each for each in self.players if each.number > 0 and not each.at_home]
            name, clause, left, heaps = "steal", "UT-4.1", len(hunters), {f"steal {each.seat}": each.goods for each in hunters}
        else:
            name, clause, left, heaps = "take", "UT-4.3", player.number, {"take": self.site}
        if not any(heap.total() for heap in heaps.values()):
            self._tell("found-nothing", clause, player.seat)
        while left and (tiles := {f"{verb} {good}": (heap, good) for verb, heap in heaps.items() for good in Good if heap[good]}):
            seat, text = yield Question(name, {player.seat: {*tiles, "stop"}})
            if text == "stop":
                self._tell("stopped", "UT-R1", seat, left=left)
                return
            heap, good = tiles[text]
            heap[good] -= 1
            player.goods[good] += 1
            left -= 1
            if name == "steal":
                self._tell("stole", clause, seat, rival=int(text.split()[1]), good=good)
            else:
                self._tell("took", clause, seat, good=good)

    def _complete(self, player: Player) -> Play:
        while affordable := {f"complete {no}": no for no in self.opened if can_pay(player.goods, MISSIONS[no].symbols)}:
            seat, text = yield Question("complete", {player.seat: {*affordable, "done"}})
            if text == "done":
                return
            no = affordable[text]
            yield from self._pay(player, Goods(MISSIONS[no].symbols))
            self.opened.remove(no)
            player.completed.append(no)
            self._tell("completed", "UT-4.4", seat, mission=no, value=MISSIONS[no].value)

    def _pay(self, player: Player, due: Goods) -> Play:
        """Kind by kind, radios for what lacks first. He is asked where he has the tile and also a radio he could keep, until he pays with the tile."""
        for symbol in sorted(due):
            is_settled = symbol == Good.RADIO
            while due[symbol]:
                tile = symbol if player.goods[symbol] >= due[symbol] else Good.RADIO
                if not is_settled and tile == symbol and player.goods[Good.RADIO] and can_pay(player.goods - Goods([Good.RADIO]), due):
                    _, text = yield Question("pay", {player.seat: {f"pay {symbol}", "pay radio"}})
                    is_settled = text != "pay radio"
                    tile = symbol if is_settled else Good.RADIO
                due[symbol] -= 1
                player.goods[tile] -= 1
                self.handed_in[tile] += 1
                self._tell("paid", "UT-4.4" if tile == symbol else "UT-4.5", player.seat, good=tile, symbol=symbol)


def can_pay(goods: Goods, symbols: Goods) -> bool:
    """Whether radios to spare make up for all that lacks; for a radio nothing does (UT-R9)."""
    lacking = symbols - goods
    return not lacking[Good.RADIO] and lacking.total() <= (goods - symbols)[Good.RADIO]


# Whole games

#: Picks one of the actions open to a seat.
Chooser = Callable[[int, list[str]], str]


def follow(table: Table, choose: Chooser, rng: random.Random) -> Oracle:
    """Play the table to its end, the oracle beside it. Of several seats that are asked, any may answer first."""
    oracle = Oracle(table.players)
    oracle.hear(None, table.events(SPECTATOR))
    oracle.look(table)
    while table.decision:
        seat = rng.choice(sorted(table.to_act))
        text = choose(seat, sorted(oracle.question.open[seat]))  # the same as table.actions: the oracle has looked
        oracle.hear((seat, text), table.play(seat, text))
        oracle.look(table)
    return oracle


def by_taste(rng: random.Random) -> Chooser:
    """At random, but every game likes other actions: some are full of thieves, some of hoarders, some of contests."""
    taste = defaultdict[str, float](lambda: rng.random() ** 3)
    return lambda _, texts: rng.choices(texts, [taste[text] for text in texts])[0]


def follow_random(game: Game, players: int, seed: int) -> Oracle:
    rng = random.Random(seed)
    return follow(Table(game, players, seed), by_taste(rng), rng)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play random games of Unexpected Treasures with the oracle beside them.")
    parser.add_argument("--games", type=int, default=100, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    options = parser.parse_args()
    game, heard, wrong = doubloon.game("unexpected-treasures"), Counter[str](), 0
    for players in game.player_counts:
        disagreed = 0
        for seed in range(options.seed, options.seed + options.games):
            try:
                heard += follow_random(game, players, seed).heard
            except Disagreement as disagreement:
                disagreed += 1
                print(f"{players} players, seed {seed}, {disagreement}")
        print(f"{players} players: {options.games - disagreed} of {options.games} games agreed", flush=True)
        wrong += disagreed
    print("Events compared:", *(f"{count:10} {event}" for event, count in sorted(heard.items())), sep="\n")
    raise SystemExit(1 if wrong else 0)


if __name__ == "__main__":
    main()
