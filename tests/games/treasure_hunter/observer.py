"""An observer who remembers a round from the events a viewer sees alone, and tells whether a world fits them. The rules write memory down in another way."""

from typing import Any

from doubloon.core.event import Event

from .positions import RULES

COLOURS = ("blue", "green", "red")


def name(card: int) -> str:
    return str(RULES.CARD.text(card))


class Observer:
    def __init__(self, viewer: int, players: int) -> None:
        self.viewer, self.players = viewer, players
        self.begin(1)

    def begin(self, number: int) -> None:
        self.step = 1 if number % 2 else -1
        self.turn = self.answers = 0
        self.seen: dict[int, set[int]] = {}  # by turn, what he had before him
        self.picked: dict[int, int] = {}  # by turn, what he drew from the personal pile
        self.kept: dict[int, int] = {}
        self.aside: dict[int, int] = {}
        self.shown: dict[int, tuple[int, int]] = {}  # cards laid out or played: by whom, and how many unseen draws there had been
        self.found: set[int] = set()
        self.draws: list[tuple[int, int | None, int]] = []  # who drew unseen, what, and how many colours had been called
        self.called = 0

    def hear(self, event: Event) -> None:
        seat, card = event.seat, event.values.get("card")
        if event.kind == "began":
            self.begin(event.values["number"] or 0)
        elif event.kind in ("received", "picked-up") and card is not None:
            self.seen.setdefault(self.turn, set()).add(card)
            if event.kind == "picked-up":
                self.picked[self.turn] = card
        elif event.kind in ("kept", "set-aside"):
            if card is not None:
                (self.kept if event.kind == "kept" else self.aside)[self.turn] = card
            self.answers += event.kind == ("set-aside" if self.players == 2 else "kept")
            if self.answers == self.players:
                self.answers, self.turn = 0, self.turn + 1
                self.called = self.turn // 9
        elif event.kind in ("laid", "played") and card is not None and seat is not None:
            self.shown[card] = seat, len(self.draws)
        elif event.kind in ("joined", "wasted") and card is not None:
            self.found.add(card)
        elif event.kind == "drew" and seat is not None:
            self.draws.append((seat, card, self.called))
        elif event.kind in ("captured", "left"):
            self.called = min(3, (event.values["location"] or 0) + 2)

    # Whether a world fits

    def faults(self, world: Any) -> list[str]:
        """Everything in this world that cannot be, after what has been seen."""
        roles = {card: role(world.place[card]) for card in range(RULES.CARDS) if world.boxed[card]}
        return [*self._counts(world, roles), *self._own(roles), *self._shown(roles), *self._hands(roles), *self._packets(world, roles)]

    def holder(self, packet: int, turn: int) -> int:
        return (packet + self.step * turn) % self.players

    def _counts(self, world: Any, roles: dict[int, "Role"]) -> list[str]:
        faults = []
        taken = [(what, seat, turn) for what, seat, turn, _ in roles.values() if what in ("kept", "aside")]
        rows = ("kept", "aside") if self.players == 2 else ("kept",)
        if sorted(taken) != sorted((what, seat, turn) for what in rows for seat in range(self.players) for turn in range(self.turn)):
            faults.append(f"not one card was kept by each seat in each turn: {taken}")
        for packet in range(self.players if self.turn < 9 else 0):
            size = 10 - self.turn if self.players == 2 else 9 - self.turn
            count = sum(each[:2] == ("packet", packet) for each in roles.values())
            if count != size:
                faults.append(f"packet {packet} has {count} cards, not {size}")
        if sorted(number for what, number, _, _ in roles.values() if what == "drawn") != list(range(len(self.draws))):
            faults.append("the unseen draws are not one card each")
        if {card for card, each in roles.items() if each[0] == "found"} != self.found:
            faults.append("other cards were found")
        return faults

    def _own(self, roles: dict[int, "Role"]) -> list[str]:
        faults = []
        for what, own in (("kept", self.kept), ("aside", self.aside)):
            for turn, card in own.items():
                if turn < self.turn and roles[card][:3] != (what, self.viewer, turn):
                    faults.append(f"he {what} {name(card)} himself in turn {turn}")
        for number, (_, drawn, _) in enumerate(self.draws):
            if drawn is not None and roles[drawn][:2] != ("drawn", number):
                faults.append(f"he drew {name(drawn)} himself")
        return faults

    def _shown(self, roles: dict[int, "Role"]) -> list[str]:
        faults = []
        for card, (seat, draws) in self.shown.items():
            what, number, _, _ = roles[card]
            from_hand = (what == "kept" and number == seat) or (what == "drawn" and number < draws and self.draws[number][0] == seat)
            if not from_hand and card not in self.found:
                faults.append(f"seat {seat} showed {name(card)}, which it never had")
        return faults

    def _hands(self, roles: dict[int, "Role"]) -> list[str]:
        faults = []
        for card, (what, number, _, _) in roles.items():
            colour, _, _ = name(card).partition("-")
            if colour not in COLOURS:
                continue
            if what == "drawn" and COLOURS.index(colour) < self.draws[number][2]:
                faults.append(f"{name(card)} would have been shown when it was drawn")
            if what in ("kept", "drawn") and card not in self.shown and COLOURS.index(colour) < self.called:
                faults.append(f"{name(card)} has been held back")
        return faults

    def _packets(self, world: Any, roles: dict[int, "Role"]) -> list[str]:
        if self.viewer < 0:
            return []
        return self._two(roles) if self.players == 2 else self._many(roles)

    def _many(self, roles: dict[int, "Role"]) -> list[str]:
        """What was before him in each turn is what the packet must have held then."""
        faults = []
        for turn, seen in self.seen.items():
            packet = (self.viewer - self.step * turn) % self.players
            held = {card for card, each in roles.items() if each[:2] == ("packet", packet)}
            held |= {card for card, (what, seat, when, _) in roles.items() if what == "kept" and when >= turn and self.holder(packet, when) == seat}
            if held != seen:
                faults.append(f"in turn {turn} he saw {sorted(map(name, seen - held))} and not {sorted(map(name, held - seen))}")
        return faults

    def _two(self, roles: dict[int, "Role"]) -> list[str]:
        """What the rival took in a turn was passed to him, or is a card never seen: dealt to him, or drawn by him in that turn."""
        rival, faults = 1 - self.viewer, []
        ever = set().union(*self.seen.values())
        for turn in range(min(self.turn, 9) + 1):
            taken = {card: fresh for card, (what, seat, when, fresh) in roles.items() if what in ("kept", "aside") and (seat, when) == (rival, turn)}
            passed = self.seen.get(turn - 1, set()) - {self.kept.get(turn - 1), self.aside.get(turn - 1)} if turn else set()
            for card, fresh in taken.items():
                if (card in ever) if fresh or turn == 0 else (card not in passed):
                    faults.append(f"{name(card)} cannot have been taken by the rival in turn {turn}")
            if sum(taken.values()) > 1:
                faults.append(f"the rival drew more than one card in turn {turn}")
            if turn + 1 <= self.turn and turn > 0 and turn + 1 in self.seen:
                back = self.seen[turn + 1] - {self.picked[turn + 1]}
                new = 0 if any(taken.values()) else 1
                if passed - set(taken) - back or len(back - passed) != new:
                    faults.append(f"the packet came back as {sorted(map(name, back))}, without {sorted(map(name, taken))}")
            if turn == self.turn < 9 and turn > 0:
                packet = {card for card, each in roles.items() if each[0] == "packet" and each[1] == (rival - self.step * turn) % 2}
                if not passed <= packet or (packet - passed) & ever:
                    faults.append("the rival looks at other cards than those passed to him and a new one")
        if 0 in self.seen and self.turn == 0:
            own = {card for card, each in roles.items() if each[:2] == ("packet", self.viewer)}
            if own != self.seen[0]:
                faults.append("he was dealt other cards")
        return faults


#: What a place means: deck, found, packet and its number, drawn and which draw; kept or aside with seat, turn, and whether it was new.
Role = tuple[str, int, int, bool]


def role(place: int) -> Role:
    if place == RULES.DECK:
        return "deck", 0, 0, False
    if place == RULES.FOUND:
        return "found", 0, 0, False
    if place < RULES.DRAWN:
        return "packet", place - RULES.PACKET, 0, False
    if place < RULES.TAKEN:
        return "drawn", place - RULES.DRAWN, 0, False
    rest, mark = divmod(place - RULES.TAKEN, 4)
    turn, seat = divmod(rest, RULES.SEATS)
    return "aside" if mark & RULES.ASIDE else "kept", seat, turn, mark & RULES.FRESH > 0
