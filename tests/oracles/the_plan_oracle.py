"""The Plan a second time: plain objects, written from rulebook and ledger alone, to be compared with the rules.

`Oracle.play` reads like an evening at the table. It is a generator: where somebody must decide it yields a `Question`, and is sent who did what.
What chance brings is read from what was told; everything else is predicted, and what was told must say the same.
"""

from collections import Counter
from collections.abc import Generator
from typing import NamedTuple

from tests.oracles.the_plan_box import CARDS, COLOURS, TEAMS, TREASURES, TRINKETS, Hand, Treasure, specialists, team, treasure_sets, trinket_sets

Value = int | str | None


class Wrong(AssertionError):
    """The rules and the oracle do not agree."""


class Told(NamedTuple):
    """An event with its values as people write them."""

    kind: str
    clause: str
    seat: int | None
    values: dict[str, Value]


class Question(NamedTuple):
    """What each seat that is asked may do. If `chance` chooses who is asked, it is just one of these seats."""

    kind: str
    open: dict[int, set[str]]
    chance: bool = False


Asking = Generator[Question, tuple[int, str], None]


class Oracle:
    """The table as everybody together could see it."""

    def __init__(self, players: int, *, left_out: tuple[str, ...] = (), ghosts: int = 0, bribery: bool = False) -> None:
        self.players, self.bribery = players, bribery
        self.solo = players == 1
        self.left_out = left_out if players <= 2 else ()
        self.hands = [Hand() for _ in range(1 + ghosts if self.solo else players)]
        names = " ".join(cards for name, cards in CARDS.items() if name not in self.left_out)
        self.box = Counter(names.lower().split())
        self.plans_left = self.box.total()
        self.last_of_stack: Counter[str] = Counter()
        self.discards: list[str] = []
        self.pile = Counter(TREASURES)
        self.museum: list[Treasure] = []
        self.trinket_pile = Counter(TRINKETS)
        self.shop: list[str] = []
        self.round = 0
        self.played: list[str] = []
        self.served: set[int] = set()
        self.events: list[Told] = []
        self.standings: list[tuple[int, int, str]] = []
        self.result = ""

    # What was told

    def next(self, kind: str, clause: str, seat: int | None = None, **values: Value) -> dict[str, Value]:
        """The next event, which must be this one with these values among its own."""
        told = self.events.pop(0) if self.events else None
        if told is None or (told.kind, told.clause, told.seat) != (kind, clause, seat) or {**told.values, **values} != told.values:
            raise Wrong(f"round {self.round}: expected {kind} {clause} {seat} {values}, told was {told}")
        return told.values

    def next_of(self, hand: int, kind: str, clause: str, **values: Value) -> dict[str, Value]:
        """The next event, about a player or a ghost."""
        told = {**values, "ghost": self.ghost(hand)}
        return self.next(kind, clause, self.seat(hand), **told)

    def seat(self, hand: int) -> int | None:
        return None if self.ghost(hand) else hand

    def ghost(self, hand: int) -> int:
        return hand if self.solo else 0

    def in_any_order(self, expected: list[Told]) -> None:
        told = [self.events.pop(0) for _ in expected if self.events]
        if sorted(map(repr, told)) != sorted(map(repr, expected)):
            raise Wrong(f"round {self.round}: expected in any order {expected}, told was {told}")

    def about(self, hand: int, kind: str, clause: str, **values: Value) -> Told:
        return Told(kind, clause, self.seat(hand), {"ghost": self.ghost(hand), **values})

    # The evening

    def play(self) -> Asking:
        self.set_up()
        while self.pile.total() >= 5:
            self.open_round()
            yield from self.choose_plans()
            for size in range(5):
                yield from self.enter_museum(size)
            if self.pile.total() >= 5:
                yield from self.clear_up()
        self.count_up()

    def set_up(self) -> None:
        for name in TEAMS:
            if name in self.left_out:
                self.next("left-out", "PL-R9" if self.solo else "PL-4.1", team=name)
        self.next("began-deal", "PL-4.2" if self.solo else "PL-1.1", deal=1, count=2 if self.solo else 6)
        self.deal("PL-4.2" if self.solo else "PL-1.1", 2 if self.solo else 6)

    def deal(self, clause: str, count: int) -> None:
        """Fill every hand to so many plans. What ghosts get is told by nobody; `meet_ghosts` finds it out."""
        old_stack, left = self.stack(), self.plans_left
        room = [count - len(hand.plans) for hand in self.hands]
        self.plans_left -= sum(room)
        self.last_of_stack = old_stack if self.plans_left <= 0 else Counter()
        for seat in range(self.players):
            self.reshuffle(left)
            self.hands[seat].plans += [str(self.next("dealt", clause, seat)["plan"]) for _ in range(room[seat])]
        self.reshuffle(left)
        if self.solo and left and self.hands[0].plans[-1] not in old_stack:
            raise Wrong(f"round {self.round}: {self.hands[0].plans} were dealt, but the player comes first, and in the stack were {old_stack}")
        if self.plans_left < 0:
            raise Wrong(f"round {self.round}: {sum(room)} plans are dealt from a stack of {left}, and nothing was shuffled")
        if not self.solo:
            self.check_plans()

    def reshuffle(self, left: int) -> None:
        if self.plans_left < 0 and self.events and self.events[0].kind == "reshuffled":
            self.next("reshuffled", "PL-R11" if left else "PL-2.12", count=len(self.discards))
            self.plans_left += len(self.discards)
            self.discards = []

    def check_plans(self) -> None:
        """Nothing is doubled, and before the discards were shuffled in, the last of the old stack were dealt."""
        held = Counter(plan for hand in self.hands for plan in hand.plans)
        if self.stack().total() != self.plans_left or self.last_of_stack - held:
            raise Wrong(f"round {self.round}: {self.plans_left} plans should be left and {self.last_of_stack} be dealt, but {held} are held")
        self.last_of_stack = Counter()

    def stack(self) -> Counter[str]:
        """What is in no hand and not discarded."""
        gone = Counter(self.discards)
        for hand in self.hands:
            gone.update(hand.plans)
        if gone - self.box:
            raise Wrong(f"round {self.round}: {gone - self.box} are more than there are")
        return self.box - gone

    def meet_ghosts(self, hands: list[list[str]]) -> None:
        """Look into the ghosts' hands: a ghost keeps what it did not show."""
        for ghost, plans in zip(self.hands[1:], hands, strict=True):
            if Counter(ghost.plans) - Counter(plans):
                raise Wrong(f"round {self.round}: a ghost that kept {ghost.plans} holds {plans}")
            ghost.plans = list(plans)
        self.check_plans()

    def open_round(self) -> None:
        self.round += 1
        for _ in range(5):
            values = self.next("uncovered", "PL-2.1")
            piece = str(values["colour"]), int(values["piece"] or 0)
            if self.pile[piece] == 0 or values["value"] != piece[1]:
                raise Wrong(f"round {self.round}: {values} cannot be uncovered")
            self.pile[piece] -= 1
            self.museum.append(piece)
        new = min(3, self.trinket_pile.total())
        short = [Told("ran-short", "PL-R5", None, {"count": new})] if new < 3 else []
        if short and self.events[0] in short:
            self.events.remove(short.pop())
        for _ in range(new):
            self.shop.append(self.from_pile(self.next("set-out", "PL-2.2")))
        if short:
            self.next("ran-short", "PL-R5", count=new)

    def from_pile(self, values: dict[str, Value]) -> str:
        trinket = str(values["trinket"])
        if self.trinket_pile[trinket] == 0:
            raise Wrong(f"round {self.round}: {trinket} is not in the pile")
        self.trinket_pile[trinket] -= 1
        return trinket

    def choose_plans(self) -> Asking:
        chosen: dict[int, str] = {}
        while len(chosen) < self.players:
            waiting = [seat for seat in range(self.players) if seat not in chosen]
            seat, text = yield Question("choose", {seat: {f"choose {plan}" for plan in self.hands[seat].plans} for seat in waiting})
            chosen[seat] = text.removeprefix("choose ")
            self.next("chose", "PL-2.3", seat, plan=chosen[seat])
        self.played, self.served = [], set()
        for number, hand in enumerate(self.hands):
            clause = "PL-R9" if self.ghost(number) else "PL-2.3"
            plan = str(self.next_of(number, "showed", clause)["plan"])
            if plan not in hand.plans or chosen.get(number, plan) != plan:
                raise Wrong(f"round {self.round}: {number} showed {plan} of {hand.plans}")
            hand.plans.remove(plan)
            self.played.append(plan)
        self.discards += self.played

    # In the museum

    def enter_museum(self, size: int) -> Asking:
        teams = [hand for hand, plan in enumerate(self.played) if team(plan) == size]
        if size == 0 and len(teams) == 1:
            yield from self.smash(teams[0], "PL-2.7")
        elif size == 0 and teams:
            self.next("cancelled", "PL-2.7", count=len(teams))
            if self.bribery:
                yield from self.bribe("", teams)
        elif teams:
            yield from self.send_specialists(size, teams)
        yield from self.console([hand for hand in teams if hand not in self.served])

    def smash(self, hand: int, clause: str) -> Asking:
        colours = {colour for colour, _ in self.museum}
        if self.ghost(hand):
            heaps = {colour: [piece for each, piece in self.museum if each == colour] for colour in colours}
            most = max((sum(pieces), len(pieces)) for pieces in heaps.values())
            best = {colour for colour, pieces in heaps.items() if (sum(pieces), len(pieces)) == most}
            named = str(self.next_of(hand, "named", "PL-R9")["colour"])
            if named not in best:
                raise Wrong(f"round {self.round}: ghost {hand} named {named}, not one of {best}")
        else:
            named = min(colours)
            if len(colours) > 1:
                _, text = yield Question("name", {hand: {f"name {colour}" for colour in colours}})
                named = text.removeprefix("name ")
            self.next_of(hand, "named", "PL-R1", colour=named)
        self.in_any_order([self.take(hand, named, clause)])

    def take(self, hand: int, colour: str, clause: str) -> Told:
        taken = [piece for piece in self.museum if piece[0] == colour]
        self.museum = [piece for piece in self.museum if piece[0] != colour]
        self.hands[hand].treasures += taken
        self.served.add(hand)
        return self.about(hand, "took", clause, colour=colour, count=len(taken), points=sum(piece for _, piece in taken))

    def send_specialists(self, size: int, teams: list[int]) -> Asking:
        happened, ties = [], {}
        for colour in COLOURS:
            after_it = [hand for hand in teams if colour in specialists(self.played[hand])]
            if not after_it or all(each != colour for each, _ in self.museum):
                continue
            if len(after_it) == 1:
                happened.append(self.take(after_it[0], colour, "PL-2.5"))
            else:
                ties[colour] = after_it
                happened.append(Told("tied", "PL-2.6", None, {"team": TEAMS[size], "colour": colour, "count": len(after_it)}))
        self.in_any_order(happened)
        while ties and self.bribery:
            colour = min(ties)
            if len(ties) > 1:
                rivals = {hand for tied in ties.values() for hand in tied}
                poorest = min(self.hands[hand].wealth() for hand in rivals)
                deciding = {hand: {f"pick {colour}" for colour in ties} for hand in rivals if self.hands[hand].wealth() == poorest}
                seat, text = yield Question("pick", deciding, chance=True)
                colour = text.removeprefix("pick ")
                self.next("picked", "PL-R10", seat, colour=colour)
            yield from self.bribe(colour, ties.pop(colour))

    def bribe(self, colour: str, bidders: list[int]) -> Asking:
        """An offer each; `colour` is empty if smash-and-grabs are tied."""
        offers: dict[int, list[str]] = {seat: [] for seat in bidders}
        waiting = [seat for seat in bidders if self.hands[seat].trinkets]
        while waiting:
            left = {seat: Counter(self.hands[seat].trinkets) - Counter(offers[seat]) for seat in waiting}
            seat, text = yield Question("offer", {seat: {"done", *(f"add {trinket}" for trinket in left[seat])} for seat in waiting})
            if text == "done":
                waiting.remove(seat)
                self.next("sealed", "PL-4.3", seat)
            else:
                offers[seat].append(text.removeprefix("add "))
        for seat, offer in offers.items():
            self.next("offered", "PL-4.3", seat, count=len(offer))
            self.in_any_order([Told("laid", "PL-4.3", seat, {"trinket": trinket}) for trinket in offer])
        most = max(len(offer) for offer in offers.values())
        highest = [seat for seat, offer in offers.items() if len(offer) == most]
        if len(highest) > 1:
            self.next("stayed-tied", "PL-R10", count=most)
            return
        winner = highest[0]
        self.in_any_order([Told("paid", "PL-4.3", winner, {"trinket": trinket}) for trinket in offers[winner]])
        for trinket in offers[winner]:
            self.hands[winner].trinkets.remove(trinket)
            self.shop.append(trinket)
        if colour:
            self.in_any_order([self.take(winner, colour, "PL-4.3")])
        else:
            yield from self.smash(winner, "PL-4.3")

    def console(self, waiting: list[int]) -> Asking:
        wealth = {hand: self.hands[hand].wealth() for hand in waiting}
        for place in sorted(set(wealth.values())):
            equal = [hand for hand in waiting if wealth[hand] == place]
            if len(equal) > 1 or self.ghost(equal[0]):
                self.draw_blind(equal)
            else:
                yield from self.take_trinket(equal[0])

    def draw_blind(self, equal: list[int]) -> None:
        """Chance says who draws and who gets an open one, if the pile is too short; how many there are of each is certain."""
        drawing = min(len(equal), self.trinket_pile.total())
        getting = min(len(equal) - drawing, len(self.shop))
        clause = "PL-R9" if len(equal) == 1 else "PL-2.9"
        wanted = Counter({("drew-trinket", clause): drawing, ("got-trinket", "PL-R4"): getting, ("found-nothing", "PL-R4"): len(equal) - drawing - getting})
        while equal:
            hand = self.next_in(equal)
            kind, clause = self.events[0].kind, self.events[0].clause
            if wanted[kind, clause] == 0:
                raise Wrong(f"round {self.round}: {self.events[0]} for one of {equal}, expected {wanted}")
            wanted[kind, clause] -= 1
            values = self.next_of(hand, kind, clause)
            if kind == "drew-trinket":
                self.hands[hand].trinkets.append(self.from_pile(values))
            elif kind == "got-trinket":
                self.from_shop(hand, str(values["trinket"]))
            equal = [each for each in equal if each != hand]

    def next_in(self, hands: list[int]) -> int:
        for hand in hands:
            if self.events and (self.events[0].seat, self.events[0].values.get("ghost")) == (self.seat(hand), self.ghost(hand)):
                return hand
        raise Wrong(f"round {self.round}: expected a trinket for one of {hands}, told was {self.events[:1]}")

    def from_shop(self, hand: int, trinket: str) -> None:
        if trinket not in self.shop:
            raise Wrong(f"round {self.round}: {trinket} does not lie open")
        self.shop.remove(trinket)
        self.hands[hand].trinkets.append(trinket)

    def take_trinket(self, seat: int) -> Asking:
        possible = {f"take {trinket}" for trinket in self.shop} | ({"draw"} if self.trinket_pile.total() else set())
        if not possible:
            self.next_of(seat, "found-nothing", "PL-R4")
            return
        text = min(possible)
        if len(possible) > 1:
            _, text = yield Question("take", {seat: possible})
        if text == "draw":
            self.hands[seat].trinkets.append(self.from_pile(self.next_of(seat, "drew-trinket", "PL-2.8")))
        else:
            self.next_of(seat, "took-trinket", "PL-2.8", trinket=text.removeprefix("take "))
            self.from_shop(seat, text.removeprefix("take "))

    # After the round

    def clear_up(self) -> Asking:
        if self.solo:
            self.next("refilled", "PL-4.2")
            self.deal("PL-4.2", 2)
        elif self.round % 4 == 0:
            for seat, hand in enumerate(self.hands):
                self.in_any_order([Told("discarded", "PL-2.11", seat, {"plan": plan}) for plan in hand.plans])
                self.discards += hand.plans
                hand.plans = []
            self.next("began-deal", "PL-2.11", deal=self.round // 4 + 1, count=6)
            self.deal("PL-2.11", 6)
        else:
            yield from self.pass_on()

    def pass_on(self) -> Asking:
        given: list[list[str]] = [[] for _ in self.hands]
        while any(len(plans) < 2 for plans in given):
            left = {seat: Counter(self.hands[seat].plans) - Counter(plans) for seat, plans in enumerate(given) if len(plans) < 2}
            seat, text = yield Question("give", {seat: {f"give {plan}" for plan in plans} for seat, plans in left.items()})
            given[seat].append(text.removeprefix("give "))
            if len(given[seat]) == 2:
                self.in_any_order([Told("set-aside", "PL-2.10", seat, {"plan": plan}) for plan in given[seat]])
        right = 5 <= self.round <= 8
        self.next("passed-on", "PL-2.10", side="right" if right else "left")
        received = []
        for seat, hand in enumerate(self.hands):
            giver = (seat + 1 if right else seat - 1) % self.players
            received += [Told("received", "PL-2.10", seat, {"giver": giver, "plan": plan}) for plan in given[giver]]
            hand.plans = [*(Counter(hand.plans) - Counter(given[seat])).elements(), *given[giver]]
        self.in_any_order(received)

    # The end

    def count_up(self) -> None:
        merits = []
        for number, hand in enumerate(self.hands):
            pieces = sum(piece for _, piece in hand.treasures) + len(hand.trinkets)
            sets = treasure_sets(hand.treasures) + trinket_sets(hand.trinkets)
            merits.append((pieces + 5 * sets, sets, *hand.wealth()))
            self.next_of(number, "scored", "PL-3.2", points=pieces + 5 * sets, pieces=pieces, sets=5 * sets)
        if self.solo:
            own, best = merits[0], max(merits[1:])
            self.result = "won" if own > best else "drawn" if own == best else "lost"
            self.next("solo-ended", "PL-R9", 0, result=self.result, margin=abs(own[0] - best[0]))
            self.standings = [(own[0], 1, "" if own[0] != best[0] else "PL-R9" if own == best else "PL-3.4")]
            return
        for seat, merit in enumerate(merits):
            others = merits[:seat] + merits[seat + 1 :]
            broken = any(other[0] == merit[0] for other in others)
            clause = "PL-R8" if merit in others else "PL-3.4" if broken else ""
            self.standings.append((merit[0], 1 + sum(other > merit for other in others), clause))
