"""A second Trasteros Locos, written from the rulebook and the ledger alone, that follows a game of the first.

It is told every action and the whole, uncovered log. Chance it takes from the log: collectors, the first player, cards that turn up or are
drawn. Everything else it works out itself and compares: what is told, who is asked what, what is open to him. The first difference raises
`Wrong`.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

COLLECTIONS = ("clocks", "cars", "antiques", "art", "sports", "instruments")
#: From the least to the best: what a card is worth, and how many of it a collection has.
MATERIALS = {"glass": (1, 4), "bronze": (2, 3), "silver": (5, 2), "gold": (10, 1)}
NEXT = {"junk": "glass", "glass": "bronze", "bronze": "silver", "silver": "gold"}
ORDER = list(MATERIALS)
PURSE = Counter({"gold": 1, "silver": 1, "bronze": 1, "glass": 3})
CUBES, BADGES, BADGE_WORTH, JUNK, SPARE_JUNK, SKELETONS = 20, 5, 7, 24, 4, 2

#: What is told: kind, clause, seat and the values as people write them.
Told = tuple[Any, ...]


class Wrong(AssertionError):
    """The two do not agree."""


def must(condition: bool, what: str) -> None:
    if not condition:
        raise Wrong(what)


def material(card: str) -> str:
    return card.split("-")[-1]


def belongs(card: str, collection: str) -> bool:
    return card.startswith(f"{collection}-")


def worth(cards: Counter[str]) -> int:
    return sum(MATERIALS[material(card)][0] * count for card, count in cards.items() if card != "junk")


def take(heap: Counter[str], what: str, count: int = 1) -> None:
    must(heap[what] >= count, f"{what} is not there {count} times: {+heap}")
    heap[what] -= count
    if not heap[what]:
        del heap[what]


@dataclass
class Player:
    seat: int
    collector: str = ""
    cubes: Counter[str] = field(default_factory=lambda: Counter(PURSE))
    hand: Counter[str] = field(default_factory=Counter)
    badges: int = 0
    offer: Counter[str] = field(default_factory=Counter)


@dataclass
class Pile:
    owner: Player
    cards: Counter[str]


class Oracle:
    """Follows one game. `begin` with what set-up told, then `follow` every action with what it told."""

    def __init__(self, players: int, limit: int) -> None:
        self.players = [Player(seat) for seat in range(players)]
        self.limit = limit
        self.supply = Counter(dict.fromkeys(MATERIALS, CUBES))
        self.badges = BADGES
        self.closed: Counter[str] = Counter()  # face down, in rooms and public room
        self.fillings: Counter[str] = Counter()  # of those, what may lie in rooms: it was there when they were filled
        self.stored = self.public = 0  # how many cards lie in rooms, and in the public room
        self.doors: set[int] = set()
        self.discards: Counter[str] = Counter()
        self.revealed: Counter[str] = Counter()
        self.piles: list[Pile] = []
        self.room = 0
        self.bidders: list[Player] = []
        self.queue: list[Player] = []
        self.ware = self.stuff = ""
        self.aside: Counter[str] = Counter()
        self.mover = self.starter = self.turns = self.passes = self.rounds = 0
        self.removed = ""
        self.question = ""
        self.asked: set[int] = set()
        self.ended = ""
        self.told: list[Told] = []
        self.expected: list[Told] = []

    # The log

    def chance(self, *kinds: str, seat: int | None = None) -> Told:
        """The next of these kinds in the log: what chance decided."""
        for place, event in enumerate(self.told):
            if event[0] in kinds and event[2] == seat:
                return self.told.pop(place)
        raise Wrong(f"none of {kinds} told of seat {seat}: {self.told}")

    def tell(self, *event: Any) -> None:
        self.expected.append(event)

    def begin(self, told: Sequence[Told]) -> None:
        self.told = list(told)
        self.set_up()
        self.settle(told)

    def follow(self, seat: int, action: str, told: Sequence[Told]) -> None:
        self.told = list(told)
        must(seat in self.asked, f"seat {seat} was not to be asked")
        must(action in self.open_to(seat), f"{action!r} is not open to seat {seat}")
        verb, _, what = action.partition(" ")
        getattr(self, f"on_{verb.replace('-', '_')}")(self.players[seat], what)
        self.settle(told)

    def settle(self, told: Sequence[Told]) -> None:
        """What was told is what was expected, in that order; events of one sort may come in any order among themselves."""
        here, there = in_runs(self.expected), in_runs(told)
        must(here == there, f"told was {list(told)}, expected {self.expected}")
        self.expected = []

    # Set-up

    def set_up(self) -> None:
        names = list(COLLECTIONS)
        junk = JUNK
        if len(self.players) == 3:
            event = self.chance("removed")
            self.removed = str(event[3])
            self.tell("removed", "TL-1.4", None, self.removed, SPARE_JUNK)
            names.remove(self.removed)
            junk -= SPARE_JUNK
        left = list(names)
        for me in self.players:
            me.collector = str(self.chance("dealt", seat=me.seat)[3])
            must(me.collector in left, f"there is no collector of {me.collector} left")
            left.remove(me.collector)
            self.tell("dealt", "TL-1.3", me.seat, me.collector)
            self.supply -= PURSE
        self.closed = Counter({f"{name}-{each}": copies for name in names for each, (_, copies) in MATERIALS.items()})
        self.closed["junk"] = junk
        self.discards["skeleton"] = SKELETONS - 1
        self.fill("TL-1.2", skeleton=True)
        starters = [event[2] for event in self.told if event[0] == "started"]
        must(len(starters) == 1 and starters[0] in range(len(self.players)), f"not one start player: {starters}")
        self.starter = self.mover = starters[0]
        self.tell("started", "TL-R15", self.starter)
        self.ask("act", self.mover)

    def fill(self, clause: str, *, skeleton: bool = False) -> bool:
        total = self.closed.total()
        rooms = min(5, total // 6)
        self.stored = 6 * rooms
        self.public = total - self.stored
        self.doors = set(range(1, rooms + 1))
        self.fillings = Counter(self.closed) if rooms else Counter()
        if skeleton:
            self.closed["skeleton"] += 1
            self.public += 1
        if rooms:
            self.tell("filled", clause, None, rooms, self.public)
        return rooms > 0

    # Cards

    def from_room(self, card: str) -> str:
        must(self.fillings[card] > 0, f"no {card} can lie in a room")
        take(self.closed, card)
        self.fillings[card] -= 1
        self.stored -= 1
        return card

    def from_public(self, card: str) -> str:
        take(self.closed, card)
        self.fillings[card] = min(self.fillings[card], self.closed[card])
        self.public -= 1
        return card

    def reshuffle(self, clause: str) -> None:
        self.closed += self.discards
        self.public += self.discards.total()
        self.discards = Counter()
        self.tell("reshuffled", clause, None, self.public)

    def lose_hand(self, me: Player, clause: str) -> None:
        if me.hand:
            self.tell("lost", clause, me.seat, me.hand.total())
        self.discards += me.hand
        me.hand = Counter()

    # What is asked

    def ask(self, question: str, *seats: int) -> None:
        self.question, self.asked = question, set(seats)

    def open_to(self, seat: int) -> set[str]:
        if seat not in self.asked:
            return set()
        me = self.players[seat]
        if self.question == "act":
            return self.acts(me)
        if self.question == "offer":
            return {"done", *(f"add {cube}" for cube in me.cubes - me.offer)}
        if self.question == "change":
            return {f"put {card}" for card in me.hand - self.aside if material(card) == self.stuff}
        if self.question == "protect":
            return {*(f"put {card}" for card in me.hand - self.aside), *(["done"] if self.aside else [])}
        if self.question == "pay":
            return {f"pay {cube}" for cube in self.prices(me, self.ware)}
        return {"decline", *self.bargains(me)}

    def acts(self, me: Player) -> set[str]:
        found = {f"call {room}" for room in self.doors}
        if self.public:
            found.add("open")
        for stuff in ("junk", *MATERIALS):
            in_stock = self.badges if stuff == "gold" else self.supply[NEXT[stuff]]
            if in_stock and sum(count for card, count in me.hand.items() if material(card) == stuff) >= 2:
                found.add(f"change {stuff}")
            if stuff in ("glass", "bronze", "silver") and in_stock and me.cubes[stuff] >= 2:
                found.add(f"upgrade {stuff}")
        found |= {f"exchange {card}" for card in me.hand if card != "junk" and self.supply[material(card)]}
        if me.hand and me.cubes["gold"]:
            found.add("protect")
        found |= {f"release {number}" for number, pile in enumerate(self.piles, 1) if pile.owner is me}
        if not found:
            found.add("pass")
        if self.rounds and sum(count for card, count in self.all_of(me).items() if belongs(card, me.collector)) >= 5:
            found.add("collection")
        return found

    def prices(self, me: Player, card: str) -> list[str]:
        return [cube for cube in ORDER[ORDER.index(material(card)) :] if me.cubes[cube]]

    def bargains(self, me: Player) -> set[str]:
        found = {f"buy {card}" for card in self.revealed if card != "junk" and self.prices(me, card)}
        return found | {"take-junk"} if self.revealed["junk"] else found

    # A turn

    def end_turn(self) -> None:
        if not self.doors:
            had = self.discards.total()
            self.closed += self.discards
            self.discards = Counter()
            if not self.fill("TL-2.10") and had:
                self.tell("reshuffled", "TL-R6", None, self.public)
        self.room = 0
        self.turns += 1
        if self.turns == self.limit * len(self.players):
            self.tell("timed-out", "TL-R13", None, self.limit)
            self.finish("TL-R13")
        else:
            self.mover = (self.mover + 1) % len(self.players)
            self.ask("act", self.mover)

    def from_mover(self) -> list[Player]:
        return self.players[self.mover :] + self.players[: self.mover]

    # Bidding

    def on_call(self, me: Player, what: str) -> None:
        self.passes, self.room = 0, int(what)
        self.doors.remove(self.room)
        self.rounds += not self.doors
        event = self.chance("called", seat=me.seat)
        card = self.from_room(str(event[4]))
        self.tell("called", "TL-2.1", me.seat, self.room, card)
        if card == "skeleton":
            self.tell("collapsed", "TL-2.2", me.seat, self.room, 6)
            self.stored -= 5
            self.public += 5
            self.discards["skeleton"] += 1
            self.reshuffle("TL-2.2")
            self.end_turn()
        else:
            self.revealed[card] = 1
            self.bid(self.players)

    def bid(self, players: Sequence[Player]) -> None:
        self.bidders = list(players)
        able = [me.seat for me in players if me.cubes]
        if able:
            self.ask("offer", *able)
        else:
            self.no_winner()

    def on_add(self, me: Player, cube: str) -> None:
        me.offer[cube] += 1

    def on_done(self, me: Player, _: str) -> None:
        if self.question == "protect":
            self.protect(me)
            return
        self.tell("sealed", "TL-2.3", me.seat)
        self.asked.remove(me.seat)
        if not self.asked:
            self.show_offers()

    def show_offers(self) -> None:
        offers = {each.seat: tuple(each.offer[cube] for cube in reversed(ORDER)) for each in self.bidders}
        for each in self.bidders:
            self.tell("offered", "TL-2.3", each.seat, *offers[each.seat])
            for cube, count in each.offer.items():
                take(each.cubes, cube, count)
                self.supply[cube] += count
            each.offer = Counter()
        best = max(offers.values())
        leaders = [each for each in self.bidders if offers[each.seat] == best]
        if not any(best):
            self.no_winner()
        elif len(leaders) == 1:
            self.win(leaders[0])
        else:
            self.tell("tied", "TL-2.6", None, len(leaders))
            self.bid(leaders)

    def win(self, me: Player) -> None:
        self.tell("won", "TL-2.5", me.seat, self.room, 6)
        me.hand += self.revealed
        self.revealed = Counter()
        while any(event[0] == "found" for event in self.told):
            card = self.from_room(str(self.chance("found", seat=me.seat)[3]))
            must(card != "skeleton", "a skeleton was found and kept")
            me.hand[card] += 1
            self.tell("found", "TL-2.5", me.seat, card)
        skeletons = 5 - sum(event[0] == "found" for event in self.expected)
        must(skeletons in (0, 1, 2), f"{5 - skeletons} cards were found")
        if skeletons:
            for _ in range(skeletons):
                self.discards[self.from_room("skeleton")] += 1
            self.tell("struck", "TL-2.7", me.seat, skeletons)
            self.lose_hand(me, "TL-2.7")
            self.reshuffle("TL-2.7")
        self.end_turn()

    # The sale

    def no_winner(self) -> None:
        self.tell("unclaimed", "TL-2.8", None, self.room)
        for _ in range(5):
            card = self.from_room(str(self.chance("turned-up")[3]))
            self.revealed[card] += 1
            self.tell("turned-up", "TL-2.8", None, card)
        if skeletons := self.revealed["skeleton"]:
            self.tell("struck-all", "TL-2.8", None, skeletons)
            for each in self.from_mover():
                self.lose_hand(each, "TL-2.8")
            self.discards += self.revealed
            self.revealed = Counter()
            self.reshuffle("TL-2.8")
            self.end_turn()
        else:
            self.queue = self.from_mover()
            self.next_buyer()

    def next_buyer(self) -> None:
        while self.queue:
            me = self.queue.pop(0)
            if self.bargains(me):
                self.ask("buy", me.seat)
                return
        for card in self.revealed.elements():
            self.tell("discarded", "TL-R3", None, card)
        self.discards += self.revealed
        self.revealed = Counter()
        self.end_turn()

    def on_buy(self, me: Player, card: str) -> None:
        self.ware = card
        prices = self.prices(me, card)
        if len(prices) > 1:
            self.ask("pay", me.seat)
        else:
            self.on_pay(me, prices[0])

    def on_pay(self, me: Player, cube: str) -> None:
        take(me.cubes, cube)
        self.supply[cube] += 1
        take(self.revealed, self.ware)
        me.hand[self.ware] += 1
        self.tell("bought", "TL-2.9", me.seat, self.ware, cube)
        self.next_buyer()

    def on_take_junk(self, me: Player, _: str) -> None:
        take(self.revealed, "junk")
        me.hand["junk"] += 1
        self.tell("took-junk", "TL-2.9", me.seat)
        self.next_buyer()

    def on_decline(self, me: Player, _: str) -> None:
        self.tell("declined", "TL-R3", me.seat)
        self.next_buyer()

    # The public room

    def on_open(self, me: Player, _: str) -> None:
        self.passes = 0
        self.tell("opened", "TL-3.1", me.seat)
        for each in self.from_mover():
            event = self.chance("drew", "struck", seat=each.seat)
            if event[0] == "struck":
                self.discards[self.from_public("skeleton")] += 1
                self.tell("struck", "TL-3.2", each.seat, 1)
                self.lose_hand(each, "TL-3.2")
                self.reshuffle("TL-3.2")
                continue
            card = self.from_public(str(event[3]))
            must(card != "skeleton", "a skeleton was drawn and kept")
            each.hand[card] += 1
            self.tell("drew", "TL-3.1", each.seat, card)
            if not self.public:
                self.tell("ran-out", "TL-3.3", None)
                if self.discards:
                    self.reshuffle("TL-3.3")
                break
        self.end_turn()

    # Exchanges

    def on_change(self, me: Player, stuff: str) -> None:
        self.passes, self.stuff, self.aside = 0, stuff, Counter()
        if stuff == "junk":
            self.aside["junk"] = 2
            self.change(me)
        else:
            self.ask("change", me.seat)

    def on_put(self, me: Player, card: str) -> None:
        self.aside[card] += 1
        if self.question == "change" and self.aside.total() == 2:
            self.change(me)

    def change(self, me: Player) -> None:
        clause = "TL-R7" if len(set(self.aside.elements())) == 2 else "TL-4.1"  # two collections
        for card in self.aside.elements():
            self.hand_in(me, card, "TL-R8")
        if self.stuff == "gold":
            self.badges -= 1
            me.badges += 1
            self.tell("got-badge", clause, me.seat)
        else:
            self.get_cube(me, NEXT[self.stuff], clause)
        self.aside = Counter()
        self.end_turn()

    def on_upgrade(self, me: Player, cube: str) -> None:
        self.passes = 0
        take(me.cubes, cube, 2)
        self.supply[cube] += 2
        self.tell("paid", "TL-4.1", me.seat, cube, 2)
        self.get_cube(me, NEXT[cube], "TL-4.1")
        self.end_turn()

    def on_exchange(self, me: Player, card: str) -> None:
        self.passes = 0
        self.hand_in(me, card, "TL-5.1")
        self.get_cube(me, material(card), "TL-5.1")
        self.end_turn()

    def hand_in(self, me: Player, card: str, clause: str) -> None:
        take(me.hand, card)
        self.discards[card] += 1
        self.tell("handed-in", clause, me.seat, card)

    def get_cube(self, me: Player, cube: str, clause: str) -> None:
        take(self.supply, cube)
        me.cubes[cube] += 1
        self.tell("got-cube", clause, me.seat, cube)

    # Protection

    def on_protect(self, me: Player, _: str) -> None:
        self.passes, self.aside = 0, Counter()
        self.ask("protect", me.seat)

    def protect(self, me: Player) -> None:
        take(me.cubes, "gold")
        self.piles.append(Pile(me, self.aside))
        self.tell("protected", "TL-6.1", me.seat, len(self.piles), self.aside.total())
        for card in self.aside.elements():
            take(me.hand, card)
            self.tell("laid", "TL-6.1", me.seat, card)
        self.aside = Counter()
        self.end_turn()

    def on_release(self, me: Player, what: str) -> None:
        self.passes = 0
        pile = self.piles.pop(int(what) - 1)
        me.hand += pile.cards
        me.cubes["gold"] += 1
        self.tell("released", "TL-7.1", me.seat, int(what), pile.cards.total())
        self.end_turn()

    # The end

    def on_pass(self, me: Player, _: str) -> None:
        self.tell("passed", "TL-R11", me.seat)
        self.passes += 1
        if self.passes == len(self.players):
            self.tell("all-passed", "TL-R11", None)
            self.finish("TL-R11")
        else:
            self.end_turn()

    def on_collection(self, me: Player, _: str) -> None:
        self.tell("declared", "TL-8.1", me.seat)
        self.finish("TL-8.1")

    def finish(self, clause: str) -> None:
        for me in self.from_mover():
            own, badges, foreign = self.count(me)
            self.tell("counted", "TL-8.2", me.seat, me.collector, own, badges, foreign)
            self.tell("scored", "TL-8.2", me.seat, own + badges - foreign)
        self.ended = clause
        self.ask("")

    def all_of(self, me: Player) -> Counter[str]:
        return sum((pile.cards for pile in self.piles if pile.owner is me), Counter(me.hand))

    def count(self, me: Player) -> tuple[int, int, int]:
        own = Counter({card: count for card, count in self.all_of(me).items() if belongs(card, me.collector)})
        hidden = sum((pile.cards for pile in self.piles if pile.owner is me), Counter[str]())
        foreign = Counter({card: count for card, count in hidden.items() if not belongs(card, me.collector)})
        return worth(own), BADGE_WORTH * me.badges, worth(foreign)

    def standings(self) -> list[tuple[int, int, str]]:
        """Points, rank, and the clause that settled a tie, of each seat, as if the game ended now."""
        points, keys = [], []
        for me in self.players:
            own, badges, foreign = self.count(me)
            cards = self.all_of(me)
            points.append(own + badges - foreign)
            later = (me.seat - self.starter) % len(self.players)
            keys.append((points[-1], me.badges, *(cards[f"{me.collector}-{each}"] for each in reversed(ORDER)), later))
        ranks = [1 + sum(other > key for other in keys) for key in keys]
        return [(own, rank, "TL-8.3" if points.count(own) > 1 else "") for own, rank in zip(points, ranks, strict=True)]


def in_runs(events: Sequence[Told]) -> list[Told]:
    """Events of one kind and seat that follow one another, sorted."""
    return [event for _, run in groupby(events, lambda event: (event[0], event[2])) for event in sorted(run, key=str)]
