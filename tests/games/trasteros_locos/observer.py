"""A viewer who writes down what he is told, and can say from that alone where a card may be and where it must be; and whether a world fits it.

He keeps bounds. Of each rival: so many cards of a kind he has at least, because he was seen to take them, and so many at most, because the
others were elsewhere before he last took a card unseen. Of the rooms: so many of a kind may lie in them. Of the public room: so many must.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import cast

from doubloon.core import SPECTATOR
from doubloon.core.event import Event
from doubloon.core.state import OVER, Row
from doubloon.core.stream import from_number
from doubloon.games.trasteros_locos.rules import State

from .players import Style, next_action
from .positions import BOX, CARDS, COLLECTIONS, GAME, MATERIALS, PURSE, Position, counted, heap, told


def played_game(players: int, seed: int, styles: Sequence[Style], turns: int = 20) -> Iterator[tuple[State, list[Row]]]:
    """Every position of a game, and what was told on the way to it; after the end nothing is hidden, so it is left out."""
    stream = from_number(seed)
    start = GAME.start(players, options={"turns": turns})
    start.stream = from_number(seed)
    state, rows = GAME.plain.setup(start)
    s = cast(State, state)
    while s.step != OVER:
        yield s, rows
        seat, action = next_action(styles, s, stream)
        rows = GAME.plain.apply(s, seat, action)


def worlds(s: State, viewer: int, count: int = 50, seed: int = 0) -> list[State]:
    view, stream = GAME.plain.hidden(s, viewer), from_number(s.asked + 31 * viewer + 1_000 * seed)
    return [cast(State, GAME.plain.imagined(view, viewer, stream)) for _ in range(count)]


@dataclass
class Laid:
    """A pile on the table: whose it is, how many cards, and how many of a kind at most; of an own one what is in it."""

    owner: int
    size: int
    most: Counter[str]
    cards: Counter[str] = field(default_factory=Counter)


class Observer:
    """What one viewer has heard."""

    def __init__(self, viewer: int, players: int) -> None:
        self.viewer, self.players = viewer, players
        self.box = Counter(BOX)
        self.hand: Counter[str] = Counter()  # his own
        self.sizes = [0] * players
        self.cubes = [Counter(heap(PURSE)) for _ in range(players)]
        self.least: list[Counter[str]] = [Counter() for _ in range(players)]
        self.most: list[Counter[str]] = [Counter() for _ in range(players)]
        self.piles: list[Laid] = []
        self.discards = heap("skeleton")
        self.revealed: Counter[str] = Counter()
        self.in_rooms: Counter[str] = Counter()  # at most
        self.in_public: Counter[str] = Counter()  # at least, of what was shuffled into it since the rooms were filled
        self.public = self.stored = self.fillings = 0
        self.opening = False
        self.collector = self.removed = ""

    # Bounds

    def accounted(self, card: str, *, but: int = SPECTATOR) -> int:
        """How many of a kind lie elsewhere than face down on the table or with this rival."""
        own = self.hand[card] + sum(pile.cards[card] for pile in self.piles)
        others = sum(self.least[seat][card] for seat in range(self.players) if seat != but)
        return own + others + self.discards[card] + self.revealed[card]

    def tighten(self) -> None:
        for card in CARDS:
            free = self.box[card] - self.accounted(card)
            self.in_rooms[card] = min(self.in_rooms[card], free)
            for seat in range(self.players):
                if seat != self.viewer:
                    most = self.box[card] - self.accounted(card, but=seat)
                    self.most[seat][card] = min(self.most[seat][card], most) if card != "skeleton" else 0

    # Hearing

    def hear(self, event: Event) -> None:
        handler = getattr(self, "on_" + event.kind.replace("-", "_"), None)
        if handler is not None:
            handler(*told([event], event.kind)[0])
            if event.kind not in ("offered", "paid", "got-cube", "opened"):
                self.tighten()

    def on_removed(self, _: None, name: str, junk: int) -> None:
        self.removed = name
        self.box = Counter({card: count for card, count in self.box.items() if not card.startswith(f"{name}-")})
        self.box["junk"] -= junk

    def on_dealt(self, _: int, name: str) -> None:
        self.collector = name

    def on_filled(self, _: None, rooms: int, left: int) -> None:
        self.fillings += 1
        first = self.fillings == 1
        if not first:
            self.discards = Counter()
        self.in_rooms = Counter({card: self.box[card] - self.accounted(card) for card in CARDS})
        self.in_public = Counter()
        if first:
            self.in_rooms["skeleton"], self.in_public["skeleton"] = 0, 1
        self.stored = 6 * rooms
        self.public = self.box.total() - self.discards.total() - self.stored if first else left

    def from_room(self, card: str) -> None:
        self.stored -= 1
        self.in_rooms[card] -= 1

    def on_called(self, _: int, room: int, card: str) -> None:
        self.from_room(card)
        self.revealed = Counter([card])

    def on_collapsed(self, seat: int, room: int, count: int) -> None:
        self.stored -= 5
        self.public += 5
        self.discards += self.revealed
        self.revealed = Counter()

    def on_offered(self, seat: int, *cubes: int) -> None:
        for name, count in zip(reversed(MATERIALS), cubes, strict=True):
            self.cubes[seat][name] -= count

    def on_won(self, seat: int, room: int, count: int) -> None:
        (card,) = self.revealed
        self.revealed = Counter()
        self.sizes[seat] += 1
        self.gain(seat, card)
        if seat != self.viewer:
            for each in CARDS:
                self.most[seat][each] += min(5, self.in_rooms[each])
            self.stored -= 5
            self.sizes[seat] += 5

    def on_found(self, seat: int, card: str) -> None:
        self.from_room(card)
        self.hand[card] += 1
        self.sizes[seat] += 1

    def on_struck_all(self, _seat: None, _count: int) -> None:
        self.discards += self.revealed
        self.revealed = Counter()

    def on_struck(self, seat: int, count: int) -> None:
        if self.opening:
            self.public -= 1
            self.in_public["skeleton"] = max(0, self.in_public["skeleton"] - 1)
        elif seat == self.viewer:
            self.stored -= count
            self.in_rooms["skeleton"] -= count
        else:
            self.in_rooms["skeleton"] -= count
            self.sizes[seat] -= count
        self.discards["skeleton"] += count

    def on_lost(self, seat: int, count: int) -> None:
        assert self.sizes[seat] == count, f"seat {seat} lost {count} cards and had {self.sizes[seat]}"
        self.sizes[seat] = 0
        if seat == self.viewer:
            self.in_public += self.hand
            self.hand = Counter()
            return
        piles = [pile.most for pile in self.piles if pile.owner == seat]
        for card in CARDS:
            self.least[seat][card] = max(0, self.least[seat][card] - count)
            self.most[seat][card] = min(self.most[seat][card], sum(pile[card] for pile in piles))

    def on_reshuffled(self, _: None, count: int) -> None:
        self.in_public += self.discards
        self.discards = Counter()
        self.public = count

    def on_turned_up(self, _: None, card: str) -> None:
        self.from_room(card)
        self.revealed[card] += 1

    def gain(self, seat: int, card: str) -> None:
        if seat == self.viewer:
            self.hand[card] += 1
        else:
            self.least[seat][card] += 1
            self.most[seat][card] += 1

    def on_bought(self, seat: int, card: str, cube: str) -> None:
        self.revealed[card] -= 1
        self.cubes[seat][cube] -= 1
        self.sizes[seat] += 1
        self.gain(seat, card)

    def on_took_junk(self, seat: int) -> None:
        self.revealed["junk"] -= 1
        self.sizes[seat] += 1
        self.gain(seat, "junk")

    def on_discarded(self, _: None, card: str) -> None:
        self.revealed[card] -= 1
        self.discards[card] += 1

    def on_opened(self, seat: int) -> None:
        self.opening = True

    def on_drew(self, seat: int, card: str | None) -> None:
        self.public -= 1
        self.sizes[seat] += 1
        if card is not None:
            self.hand[card] += 1
            self.in_public[card] = max(0, self.in_public[card] - 1)
            return
        for each in CARDS:
            if each != "skeleton":
                free = self.box[each] - self.accounted(each)
                self.most[seat][each] += min(1, free)
                self.in_public[each] = max(0, self.in_public[each] - 1)

    def on_handed_in(self, seat: int, card: str) -> None:
        self.sizes[seat] -= 1
        if seat == self.viewer:
            self.hand[card] -= 1
        else:
            self.least[seat][card] = max(0, self.least[seat][card] - 1)
            self.most[seat][card] -= 1
        self.discards[card] += 1

    def on_paid(self, seat: int, cube: str, count: int) -> None:
        self.cubes[seat][cube] -= count

    def on_got_cube(self, seat: int, cube: str) -> None:
        self.cubes[seat][cube] += 1

    def on_protected(self, seat: int, pile: int, count: int) -> None:
        assert pile == len(self.piles) + 1
        self.sizes[seat] -= count
        self.cubes[seat]["gold"] -= 1
        most = Counter({card: min(count, self.most[seat][card]) for card in CARDS})
        self.piles.append(Laid(seat, count, most))

    def on_laid(self, seat: int, card: str) -> None:
        self.hand[card] -= 1
        self.piles[-1].cards[card] += 1

    def on_released(self, seat: int, pile: int, count: int) -> None:
        laid = self.piles.pop(pile - 1)
        assert (laid.owner, laid.size) == (seat, count)
        self.sizes[seat] += count
        self.cubes[seat]["gold"] += 1
        self.hand += laid.cards

    # Comparing

    def end_of_action(self) -> None:
        self.opening = False

    def faults(self, world: State) -> list[str]:
        """Everything in this world that cannot be, after what has been heard."""
        p = Position.of(world)
        faults = []
        if self.viewer >= 0 and (p.hand(self.viewer), COLLECTIONS[world.collector[self.viewer]]) != (+self.hand, self.collector):
            faults.append(f"he has {+self.hand} and collects {self.collector}")
        names = [COLLECTIONS[world.collector[seat]] for seat in range(self.players)]
        if len({*names, self.removed}) != self.players + 1:
            faults.append(f"{names} cannot be the collectors")
        if p.discards != +self.discards or p.revealed != +self.revealed:
            faults.append(f"discards are {+self.discards}, open lies {+self.revealed}")
        if [p.cubes(seat) for seat in range(self.players)] != [+cubes for cubes in self.cubes]:
            faults.append(f"cubes are {self.cubes}")
        if (world.stored_count, world.public_count) != (self.stored, self.public):
            faults.append(f"{self.stored} cards are in rooms and {self.public} in the public room")
        if [pile.owner for pile in self.piles] != [owner for owner, _ in p.piles]:
            return [*faults, "there are other piles"]
        for pile, (_, cards) in zip(self.piles, p.piles, strict=True):
            if pile.owner == self.viewer and +pile.cards != cards:
                faults.append(f"his own pile holds {pile.cards}")
            if pile.size != cards.total() or (pile.owner != self.viewer and any(count > pile.most[card] for card, count in cards.items())):
                faults.append(f"{cards} cannot be protected by seat {pile.owner}, at most {+pile.most}")
        for seat in range(self.players):
            if seat != self.viewer:
                held = sum((cards for owner, cards in p.piles if owner == seat), p.hand(seat))
                faults += [
                    f"seat {seat} has {held[card]} {card}, at least {self.least[seat][card]}, at most {self.most[seat][card]}"
                    for card in CARDS
                    if not self.least[seat][card] <= held[card] <= self.most[seat][card]
                ]
            if p.hand(seat).total() != self.sizes[seat]:
                faults.append(f"seat {seat} holds {p.hand(seat).total()} cards, not {self.sizes[seat]}")
        stock, fresh = counted(world.stock, CARDS), counted(world.fresh, CARDS)
        faults += [f"{stock[card]} {card} in the rooms, at most {self.in_rooms[card]}" for card in CARDS if stock[card] > self.in_rooms[card]]
        faults += [f"{fresh[card]} {card} in the public room, at least {self.in_public[card]}" for card in CARDS if fresh[card] < self.in_public[card]]
        return faults


def listen(observers: Sequence[Observer], rows: Sequence[Row]) -> None:
    for observer in observers:
        for row in rows:
            event = GAME.events.read(row, "TL", observer.viewer)
            if event is not None:
                observer.hear(event)
        observer.end_of_action()
