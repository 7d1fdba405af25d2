"""Time Pirates a second time: plain objects, written from rulebook and ledger alone, to be compared with the rules.

`Oracle.play` reads like an evening at the table. It is a generator: where somebody must decide it yields a `Question`, and is sent who did what.
What comes out of the bag is read from what was told; everything else is predicted, and what was told must say the same.
"""

from collections import Counter
from collections.abc import Generator
from typing import NamedTuple

from tests.oracles.time_pirates_box import (
    ARTIFACTS,
    COLOURS,
    CONTRACTS,
    PATHS,
    POINTS,
    POLICE_TOKENS,
    SITES,
    TOKENS_OF_A_YEAR,
    Pirate,
    colour_of,
    cost,
    next_payments,
)

Value = int | str | None


class Wrong(AssertionError):
    """The rules and the oracle do not agree."""


class GameEnds(Exception):
    """The third year is over."""


class Told(NamedTuple):
    """An event with its values as people write them."""

    kind: str
    clause: str
    seat: int | None
    values: dict[str, Value]


class Question(NamedTuple):
    """What each seat that is asked may do."""

    kind: str
    open: dict[int, set[str]]


Asking = Generator[Question, tuple[int, str], None]


class Oracle:
    """The table as everybody could see it."""

    def __init__(self, players: int, *, bare: bool = False, bonus: int = 2, artifacts: Counter[str] = ARTIFACTS) -> None:
        self.players, self.bare, self.bonus = players, bare, bonus
        self.pirates = [Pirate() for _ in range(players)]
        self.police = 2200
        self.sites: dict[int, list[str]] = {epoch: [] for epoch in SITES}
        self.bag = Counter(artifacts)
        self.police_bag = Counter(POLICE_TOKENS)
        self.track: list[int] = []
        self.discards: list[str] = []
        self.bazaar = Counter(CONTRACTS)
        self.year = 1
        self.starter = self.mover = -1
        self.quiet = 0  # turns without restocking, taking or selling
        self.worked = False
        self.caught = False
        self.left = 0
        self.borrowed: list[str] = []  # arrow tokens received this turn
        self.assigning = False
        self.events: list[Told] = []
        self.standings: list[tuple[int, int, str]] = []

    # What was told

    def next(self, kind: str, clause: str, seat: int | None = None, **values: Value) -> dict[str, Value]:
        """The next event, which must be this one with these values among its own."""
        told = self.events.pop(0) if self.events else None
        if told is None or (told.kind, told.clause, told.seat) != (kind, clause, seat) or {**told.values, **values} != told.values:
            raise Wrong(f"expected {kind} {clause} {seat} {values}, told was {told}")
        return told.values

    def in_any_order(self, expected: list[Told]) -> None:
        told = [self.events.pop(0) for _ in expected if self.events]
        if sorted(map(repr, told)) != sorted(map(repr, expected)):
            raise Wrong(f"expected in any order {expected}, told was {told}")

    def is_next(self, kind: str) -> bool:
        return bool(self.events) and self.events[0].kind == kind

    # The evening

    def play(self) -> Asking:
        self.set_up()
        yield from self.place_pirates()
        try:
            while True:
                yield from self.turn()
                self.mover = (self.mover + 1) % self.players
        except GameEnds:
            yield from self.assign_white_contracts()
            self.final_scoring()

    def set_up(self) -> None:
        while self.is_next("filled"):
            self.fill(self.next("filled", "TP-1.2"))
        if any(len(self.sites[epoch]) != sites for epoch, sites in SITES.items()):
            raise Wrong(f"sites are filled with {self.sites}")
        if not self.is_next("starts") or self.events[0].seat not in range(self.players):
            raise Wrong(f"nobody starts, told was {self.events[:1]}")
        self.starter = self.mover = self.events[0].seat or 0
        self.next("starts", "TP-1.4", self.starter)

    def fill(self, values: dict[str, Value]) -> None:
        epoch, token = int(str(values["epoch"])), str(values["artifact"])
        if self.bag[token] == 0 or len(self.sites[epoch]) == SITES[epoch]:
            raise Wrong(f"{token} cannot come out of the bag to {epoch}")
        self.bag[token] -= 1
        self.sites[epoch].append(token)

    def place_pirates(self) -> Asking:
        for step in range(1, self.players + 1):
            self.mover = seat = (self.starter - step) % self.players
            free = set(SITES) - {self.police} - {pirate.epoch for pirate in self.pirates}
            epoch = min(free)
            if len(free) > 1:
                _, text = yield Question("place", {seat: {f"place {epoch}" for epoch in free}})
                epoch = int(text.split()[1])
            self.next("placed", "TP-1.4", seat, epoch=epoch)
            self.pirates[seat].epoch = epoch

    # A turn

    def turn(self) -> Asking:
        if self.quiet >= 2 * self.players:
            self.patrol("TP-R14")
            self.quiet = self.players
        seat, me = self.mover, self.pirates[self.mover]
        self.worked, self.borrowed, self.left = False, [], 2
        self.caught = me.epoch == self.police
        if self.caught:
            yield from self.escape(seat, me)
        else:
            if self.must_work():
                self.next("stalled", "TP-R8", seat)
            yield from self.may_restock(seat)
        yield from self.actions(seat, me)
        self.quiet = 0 if self.worked else self.quiet + 1
        self.borrowed = []

    def must_work(self) -> bool:
        return self.quiet >= self.players and not self.worked and not self.caught

    def escape(self, seat: int, me: Pirate) -> Asking:
        self.next("caught", "TP-2.1", seat, epoch=me.epoch)
        largest = max(me.of(colour) for colour in COLOURS)
        lose = {token for token, count in me.loot.items() if count and colour_of(token) != "white" and me.of(colour_of(token)) == largest}
        if lose:
            token = min(lose)
            if len(lose) > 1:
                _, text = yield Question("lose", {seat: {f"lose {token}" for token in lose}})
                token = text.split()[1]
            self.next("lost", "TP-2.1", seat, artifact=token)
            self.discard(me, token)
        if me.loot["white"]:
            self.next("lost-whites", "TP-2.2", seat, count=me.loot["white"])
            self.discard(me, *["white"] * me.loot["white"])
        _, text = yield Question("flee", {seat: {"move 1", "move 2"}})
        self.walk(me, text, "fled", "TP-2.3")

    def walk(self, me: Pirate, text: str, kind: str, clause: str) -> None:
        path = int(text.split()[1])
        me.epoch = PATHS[me.epoch][path - 1]
        self.next(kind, clause, self.mover, path=path, epoch=me.epoch)
        self.left -= 1

    def discard(self, me: Pirate, *tokens: str) -> None:
        for token in tokens:
            me.loot[token] -= 1
            self.discards.append(token)

    # Restocking

    def may_restock(self, seat: int) -> Asking:
        occupied = {pirate.epoch for pirate in self.pirates}
        possible = {epoch for epoch, sites in SITES.items() if len(self.sites[epoch]) < sites and epoch not in occupied}
        if self.bare:
            possible = {epoch for epoch in possible if not self.sites[epoch]}
        if not possible:
            return
        wishes = {f"restock {epoch}" for epoch in possible} | (set() if self.must_work() else {"skip"})
        _, text = yield Question("restock", {seat: wishes})
        if text != "skip":
            self.worked = True
            self.restock(seat, int(text.split()[1]))

    def restock(self, seat: int, epoch: int) -> None:
        self.next("restocked", "TP-3.1", seat, epoch=epoch)
        while len(self.sites[epoch]) < SITES[epoch]:
            if self.is_next("patrolled"):
                ended = self.patrol("TP-4.2" if self.bag.total() else "TP-R7")
                if ended and self.bag.total() == 0:
                    self.next("ran-dry", "TP-R7", epoch=epoch)
                    return
            else:
                self.fill(self.next("filled", "TP-4.1", epoch=epoch))

    def patrol(self, clause: str) -> bool:
        """A police token comes up; whether it ends a year."""
        values = self.next("patrolled", clause)
        path = int(str(values["path"]))
        if self.police_bag[path] == 0:
            raise Wrong(f"no token {path} is in the bag")
        self.police = PATHS[self.police][path - 1]
        self.police_bag[path] -= 1
        self.track.append(path)
        if values != {"path": path, "epoch": self.police, "count": len(self.track)}:
            raise Wrong(f"the police goes to {self.police} with token {len(self.track)}, told was {values}")
        if len(self.track) < TOKENS_OF_A_YEAR:
            return False
        self.next("year-ended", "TP-7.2" if self.year == 3 else "TP-4.3", year=self.year, count=len(self.discards))
        self.police_bag.update(self.track)
        self.bag.update(self.discards)
        self.track, self.discards = [], []
        for seat, pirate in enumerate(self.pirates):
            pirate.points += pirate.worth()
            self.next("earned", "TP-7.1", seat, year=self.year, points=pirate.worth())
        if self.year == 3:
            raise GameEnds
        self.year += 1
        return True

    # Actions

    def actions(self, seat: int, me: Pirate) -> Asking:
        while True:
            wishes = self.specials(me) | (self.standards(me) if self.left else {"end"})
            if wishes == {"end"}:
                return
            _, text = yield Question("act", {seat: wishes})
            verb = text.split()[0]
            if verb == "end":
                return
            elif verb == "move":
                self.walk(me, text, "moved", "TP-5.1")
            elif verb == "take":
                token = text.split()[1]
                self.next("took", "TP-5.2", seat, artifact=token, epoch=me.epoch)
                self.sites[me.epoch].remove(token)
                me.loot[token] += 1
                self.left -= 1
                self.worked = True
            elif verb == "sell":
                yield from self.sell(seat, me, text.split()[1])
            elif verb == "jump":
                me_to = yield from self.land(seat)
                token = f"{text.split()[1]}-atomic"
                self.next("jumped", "TP-6.1", seat, artifact=token, epoch=me_to)
                self.discard(me, token)
                me.epoch = me_to
            else:
                yield from self.trade(seat, me, f"{text.split()[1]}-arrow")

    def standards(self, me: Pirate) -> set[str]:
        sales = {f"sell {name}" for name, left in self.bazaar.items() if left and next_payments(name, me.loot, [])}
        work = {f"take {token}" for token in self.sites[me.epoch]} | sales
        return work if work and self.must_work() else work | {"move 1", "move 2"}

    def specials(self, me: Pirate) -> set[str]:
        jumps = {f"jump {colour}" for colour in COLOURS if me.loot[f"{colour}-atomic"]}
        if not any(rival.loot.total() for rival in self.pirates if rival is not me):
            return jumps
        return jumps | {f"trade {colour}" for colour in COLOURS if me.loot[f"{colour}-arrow"] > self.borrowed.count(f"{colour}-arrow")}

    def land(self, seat: int) -> Generator[Question, tuple[int, str], int]:
        _, text = yield Question("land", {seat: {f"land {epoch}" for epoch in SITES}})
        return int(text.split()[1])

    def sell(self, seat: int, me: Pirate, contract: str) -> Asking:
        paid: list[str] = []
        while len(paid) < cost(contract):
            possible = next_payments(contract, me.loot, paid)
            token = possible[0]
            if len(possible) > 1:
                _, text = yield Question("pay", {seat: {f"pay {token}" for token in possible}})
                token = text.split()[1]
            self.next("paid", "TP-5.4", seat, artifact=token)
            self.discard(me, token)
            if token in self.borrowed:
                self.borrowed.remove(token)
            paid.append(token)
        self.bazaar[contract] -= 1
        me.contracts[contract] += 1
        self.left -= 1
        self.worked = True
        self.next("sold", "TP-5.3", seat, contract=contract, points=POINTS[contract])
        me.epoch = yield from self.land(seat)
        self.next("landed", "TP-5.3", seat, epoch=me.epoch)

    def trade(self, seat: int, me: Pirate, arrow: str) -> Asking:
        rivals = {number: rival for number, rival in enumerate(self.pirates) if rival is not me}
        swaps = {f"swap {number} {token}" for number, rival in rivals.items() for token, count in rival.loot.items() if count}
        _, text = yield Question("trade", {seat: swaps})
        rival, token = int(text.split()[1]), text.split()[2]
        self.next("traded", "TP-6.2", seat, given=arrow, rival=rival, artifact=token)
        me.loot[arrow] -= 1
        rivals[rival].loot[token] -= 1
        me.loot[token] += 1
        rivals[rival].loot[arrow] += 1
        if token.endswith("-arrow"):
            self.borrowed.append(token)

    # The end

    def assign_white_contracts(self) -> Asking:
        hands = {
            seat: [name for name in POINTS if colour_of(name) == "white" for _ in range(pirate.contracts[name])] for seat, pirate in enumerate(self.pirates)
        }
        waiting = {seat: hand for seat, hand in hands.items() if hand and self.pirates[seat].coloured()}
        self.assigning = bool(waiting)
        lowest = dict.fromkeys(waiting, (0, ""))  # the first colour that may come next, for contracts of which size
        while waiting:
            wishes = {}
            for seat, hand in waiting.items():
                first = lowest[seat][0] if lowest[seat][1] == hand[0] else 0
                colours = [colour for colour in self.pirates[seat].coloured() if COLOURS.index(colour) >= first]
                wishes[seat] = {f"assign {hand[0]} {colour}" for colour in colours} | {f"keep {hand[0]}"}
            seat, text = yield Question("assign", wishes)
            verb, name, *colour = text.split()
            if verb == "keep":
                waiting[seat] = [other for other in waiting[seat] if other != name]
            else:
                self.pirates[seat].assigned[name, colour[0]] += 1
                lowest[seat] = COLOURS.index(colour[0]), name
                waiting[seat] = waiting[seat][1:]
            if not waiting[seat]:
                del waiting[seat]
                self.next("ready", "TP-7.3", seat)
        for seat, pirate in enumerate(self.pirates):
            lines = [Told("assigned", "TP-7.3", seat, {"contract": name, "colour": colour}) for name, colour in pirate.assigned.elements()]
            self.in_any_order(lines)

    def bonuses(self) -> list[Told]:
        found = [Told("got-all", "TP-7.4", seat, {"points": self.bonus}) for seat, pirate in enumerate(self.pirates) if len(pirate.coloured()) == 5]
        for colour in COLOURS:
            values = [pirate.value(colour) for pirate in self.pirates]
            for seat, value in enumerate(values):
                if 0 < value == max(values):
                    found.append(Told("got-most", "TP-7.5", seat, {"colour": colour, "value": value, "points": self.bonus}))
        return found

    def final_scoring(self) -> None:
        bonuses = self.bonuses()
        self.in_any_order(bonuses)
        for bonus in bonuses:
            self.pirates[bonus.seat or 0].points += self.bonus
        for seat, pirate in enumerate(self.pirates):
            self.next("scored", "TP-7.6", seat, points=pirate.points, contracts=pirate.contracts.total())
        self.standings = self.ranked([pirate.points for pirate in self.pirates])

    def if_it_ended_now(self) -> list[tuple[int, int, str]]:
        """How everybody would stand if this year were the last and ended now."""
        totals = [pirate.points + pirate.worth() for pirate in self.pirates]
        for bonus in self.bonuses():
            totals[bonus.seat or 0] += self.bonus
        return self.ranked(totals)

    def ranked(self, totals: list[int]) -> list[tuple[int, int, str]]:
        merits = [(total, pirate.contracts.total()) for total, pirate in zip(totals, self.pirates, strict=True)]
        found = []
        for seat, merit in enumerate(merits):
            others = merits[:seat] + merits[seat + 1 :]
            clause = "TP-R10" if merit in others else "TP-7.6" if any(other[0] == merit[0] for other in others) else ""
            found.append((merit[0], 1 + sum(other > merit for other in others), clause))
        return found
