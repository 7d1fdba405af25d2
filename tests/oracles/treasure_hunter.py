"""A second Treasure Hunter, written from the rulebook and the ledger alone, that follows a game of the first.

It is told every action and the whole, uncovered log. Chance it takes from the log: tiles and goblins turned up, cards dealt
or drawn. Everything else it works out itself and compares: what is told, who is asked what, what is open to him, everybody's
coins, goblins, treasures and hands, and in the end points and ranks. The first difference raises `Disagreement`.

    python -m tests.oracles.treasure_hunter --games 1000
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from doubloon.core.game import Game
from doubloon.core.runner import seats_of
from doubloon.core.state import OVER, State
from doubloon.core.stream import below, from_number

COLOURS = ("blue", "green", "red")
PLACES = ("mountain", "jungle", "cave")

ADVENTURERS = {f"{colour}-{strength}": (colour, strength) for colour in COLOURS for strength in range(1, 13)}
#: Paws and discipline.
WATCHDOGS = {f"watchdog-{number}": (1 + (number - 1) // 4, 13 - number) for number in range(1, 13)}
COINS = {f"{metal}-{copy}": value for metal, value in (("copper", 1), ("silver", 2), ("gold", 3)) for copy in range(1, 5)}
PAIRS = ("flaming-sword", "troll-hammer", "heavy-backpack", "sleeping-potion", "mystery-mule", "scaregoblin")
DEEDS = {**{f"companion-{colour}": "companion" for colour in COLOURS}, **{f"{deed}-{copy}": deed for deed in PAIRS for copy in (1, 2)}}
CARDS = (*ADVENTURERS, *WATCHDOGS, *COINS, *DEEDS)
ADDS = {"flaming-sword": 4, "troll-hammer": 8, "heavy-backpack": -2}

GOOD_ONES = (19, 17, 16, 15, 14, 13, 12, 11, 11, 10, 10, 9, 9, 8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 2)
BAD_ONES = (-3, -4, -5, -7, -9)
NAMES = """
    sun-crown dragon-egg royal-scepter golden-idol jade-mask pearl-necklace silver-chalice ruby-ring ivory-horn emerald-amulet
    jewelled-dagger crystal-skull amber-brooch bronze-shield opal-earrings marble-bust music-box pocket-watch silk-fan brass-compass
    spyglass clay-jug tin-whistle glass-bead lucky-penny old-shoe rotten-egg cracked-pot moth-eaten-cloak cursed-doll
"""
ARTIFACTS = dict(zip(NAMES.split(), GOOD_ONES + BAD_ONES, strict=True))
#: Coins for each time.
YELLOW = {
    "rope-team": 2,
    "strong-team": 2,
    "fire-team": 2,
    "three-paths": 5,
    "beginners-luck": 3,
    "heroes-welcome": 3,
    "dog-treat": 3,
    "money-pouch": 2,
    "bag-of-tricks": 2,
    "goblin-bounty": 3,
}
GRAY = {"goblin-lore": 2, "collectors-pride": 2}
TILES = Counter({**dict.fromkeys(ARTIFACTS, 1), **dict.fromkeys(YELLOW, 2), **dict.fromkeys(GRAY, 2)})
#: Paws and coins of each goblin, by its number.
STEALS = {1: (2, 2, 3, 3), 2: (1, 2, 2, 3, 3), 3: (1, 1, 2, 2, 2), 4: (1, 1, 2, 2), 5: (1, 2), 6: (1, 1)}
GOBLINS = dict(enumerate(((paws, coins) for paws, row in STEALS.items() for coins in row), 1))

#: What is told, with values as people write them: `("captured", 1, "old-shoe", "cave", "min")`.
Told = tuple[Any, ...]


class Disagreement(AssertionError):
    """The two do not agree."""


def must(condition: bool, what: str) -> None:
    if not condition:
        raise Disagreement(what)


@dataclass
class Player:
    seat: int
    coins: int
    goblins: int = 0
    treasures: list[str] = field(default_factory=list)
    # This round
    packet: set[str] = field(default_factory=set)
    pile: int = 0
    choice: str | None = None
    drop: str | None = None
    hand: set[str] = field(default_factory=set)
    aside: set[str] = field(default_factory=set)
    played: list[str] = field(default_factory=list)  # all cards that lie face up before him and count
    group: list[int] = field(default_factory=list)  # strengths at this location
    asleep: set[int] = field(default_factory=set)
    doubled: bool = False
    added: int = 0
    scared: bool = False
    gained: int = 0
    using: list[str] = field(default_factory=list)

    @property
    def total(self) -> int:
        awake = sum(strength for strength in self.group if strength not in self.asleep)
        return awake * (2 if self.doubled else 1) + self.added

    @property
    def paws(self) -> int:
        return sum(WATCHDOGS[card][0] for card in self.played if card in WATCHDOGS)

    @property
    def discipline(self) -> int:
        return max((WATCHDOGS[card][1] for card in self.played if card in WATCHDOGS), default=0)

    def pay_of(self, scroll: str) -> int:
        people = [ADVENTURERS[card] for card in self.played if card in ADVENTURERS]
        by_colour = [sum(colour == each for colour, _ in people) for each in COLOURS]
        times = {
            "rope-team": by_colour[0],
            "strong-team": by_colour[1],
            "fire-team": by_colour[2],
            "three-paths": min(by_colour),
            "beginners-luck": sum(strength <= 3 for _, strength in people),
            "heroes-welcome": sum(strength >= 10 for _, strength in people),
            "dog-treat": sum(card in WATCHDOGS for card in self.played),
            "money-pouch": sum(card in COINS for card in self.played),
            "bag-of-tricks": sum(card in DEEDS for card in self.played),
            "goblin-bounty": self.gained,
        }
        return times[scroll] * YELLOW[scroll]

    def usable(self) -> list[str]:
        left = Counter(self.treasures) - Counter(self.using)
        return [scroll for scroll in left if scroll in YELLOW and self.pay_of(scroll) > 0]

    def counts(self) -> tuple[int, int, int, int]:
        artifacts = [ARTIFACTS[tile] for tile in self.treasures if tile in ARTIFACTS]
        scrolls = GRAY["goblin-lore"] * self.goblins * self.treasures.count("goblin-lore")
        scrolls += GRAY["collectors-pride"] * len(artifacts) * self.treasures.count("collectors-pride")
        return scrolls, sum(artifacts), self.goblins, self.coins


class Oracle:
    """Follows one game. `begin` with what set-up told, then `follow` every action with what it told."""

    def __init__(self, players: int, purse: int = 15) -> None:
        self.players = [Player(seat, purse) for seat in range(players)]
        self.tiles = Counter(TILES)
        self.stacks = {"max": 27, "min": 27}
        self.lying: dict[tuple[str, str], str] = {}
        self.gone: list[str] = []
        self.goblins = set(GOBLINS)
        self.lair: list[int] = []
        self.round = 0
        self.dealer = 0
        self.deck: set[str] = set()
        self.site = 0
        self.passes = 0
        self.question = ""
        self.asked: set[int] = set()
        self.over = False
        self.told: list[Told] = []  # what the log says and nobody has accounted for yet
        self.expected: list[Told] = []

    # The log

    def chance(self, *kinds: str, seat: int | None = None) -> Told:
        """The next of these kinds in the log: what chance decided."""
        for place, event in enumerate(self.told):
            if event[0] in kinds and event[1] == seat:
                return self.told.pop(place)
        raise Disagreement(f"none of {kinds} told of seat {seat}: {self.told}")

    def tell(self, *event: Any) -> None:
        self.expected.append(event)

    def settle(self) -> None:
        here, there = Counter(self.expected), Counter(self.told)
        must(here == there, f"not told: {list((here - there).elements())}; told too much: {list((there - here).elements())}")
        self.expected, self.told = [], []

    def begin(self, told: Sequence[Told]) -> None:
        self.told = list(told)
        self.prepare()
        self.settle()

    def follow(self, seat: int, action: str, told: Sequence[Told]) -> None:
        self.told = list(told)
        must(seat in self.asked, f"seat {seat} was not to be asked")
        must(action in self.open_to(seat), f"{action!r} is not open to seat {seat}")
        verb, _, what = action.partition(" ")
        getattr(self, f"on_{verb}")(self.players[seat], what)
        self.settle()

    # What is asked

    def open_to(self, seat: int) -> set[str]:
        me = self.players[seat]
        if seat not in self.asked:
            return set()
        if self.question == "keep":
            return {f"keep {card}" for card in me.packet}
        if self.question == "sort":
            return {f"keep {card}" for card in me.packet} if me.choice is None else {f"discard {card}" for card in me.packet if card != me.choice}
        if self.question == "name":
            return {f"sleep {strength}" for strength in me.group if strength not in me.asleep}
        if self.question == "use":
            return {"done", *(f"use {scroll}" for scroll in me.usable())}
        return {"pass", *(f"play {card}" for card in me.hand if card in DEEDS and self.may_play(me, card))}

    def may_play(self, me: Player, card: str) -> bool:
        deed = DEEDS[card]
        if self.question == "scare":
            return deed in ("mystery-mule", "scaregoblin")
        if deed == "mystery-mule":
            return True
        if deed == "scaregoblin" or not me.group:
            return False
        if deed == "companion":
            return card == f"companion-{COLOURS[self.site]}"
        return deed != "sleeping-potion" or len(me.asleep) < len(me.group)

    # A round

    def prepare(self) -> None:
        """Set-up, and what is laid out for each further round."""
        self.round += 1
        if self.round == 1:
            dealers = [event[1] for event in self.told if event[0] == "began"]
            must(len(dealers) == 1 and dealers[0] in range(len(self.players)), f"not one dealer: {dealers}")
            self.dealer = dealers[0]
        else:
            self.dealer = (self.dealer + 1) % len(self.players)
        self.tell("began", self.dealer, self.round)
        for stack in ("max", "min"):
            for place in PLACES:
                self.lying[place, stack] = self.turn_up(place, stack)
        self.lair = [self.goblin(space) for space in (1, 2, 3)]
        self.deal()

    def turn_up(self, place: str, stack: str) -> str:
        while True:
            source = stack
            if self.stacks[source] == 0:
                self.tell("ran-dry", None, stack)
                source = "min" if stack == "max" else "max"
            event = self.chance("revealed", "discarded")
            tile = str(event[2])
            must(self.tiles[tile] > 0, f"there is no {tile} left in the stacks")
            self.tiles[tile] -= 1
            self.stacks[source] -= 1
            if self.round == 5 and tile in YELLOW:
                must(event == ("discarded", None, tile), f"a yellow scroll came to lie in round 5: {event}")
                self.gone.append(tile)
            else:
                must(event == ("revealed", None, tile, place, stack), f"{tile} should lie at {place}, {stack}: {event}")
                return tile

    def goblin(self, space: int) -> int:
        event = self.chance("appeared")
        number = int(event[2])
        must(number in self.goblins, f"goblin {number} appeared twice")
        self.goblins.remove(number)
        must(event == ("appeared", None, number, space, *GOBLINS[number]), f"goblin {number} is not what it should be: {event}")
        return number

    def deal(self) -> None:
        self.deck = set(CARDS)
        for me in self.players:
            me.hand, me.aside, me.played, me.scared, me.gained, me.using = set(), set(), [], False, 0, []
            me.packet = {self.from_deck(str(self.chance("received", seat=me.seat)[2])) for _ in range(9)}
            me.pile = 9 if len(self.players) == 2 else 0
        self.ask_to_keep()

    def from_deck(self, card: str) -> str:
        must(card in self.deck, f"{card} is not in the draw pile")
        self.deck.remove(card)
        return card

    def ask_to_keep(self) -> None:
        for me in self.players:
            me.choice = me.drop = None
            if me.pile:
                me.packet.add(self.from_deck(str(self.chance("picked-up", seat=me.seat)[2])))
                me.pile -= 1
        self.question = "sort" if len(self.players) == 2 else "keep"
        self.asked = set(range(len(self.players)))

    # Phase 1

    def on_keep(self, me: Player, card: str) -> None:
        me.choice = card
        if self.question == "keep":
            self.tell("kept", me.seat, card)
            self.answered(me)

    def on_discard(self, me: Player, card: str) -> None:
        me.drop = card
        self.tell("kept", me.seat, me.choice)
        self.tell("set-aside", me.seat, card)
        self.answered(me)

    def answered(self, me: Player) -> None:
        self.asked.remove(me.seat)
        if not self.asked:
            self.pass_on()

    def pass_on(self) -> None:
        for me in self.players:
            if me.choice is not None:
                me.packet.remove(me.choice)
                me.hand.add(me.choice)
            if me.drop is not None:
                me.packet.remove(me.drop)
                me.aside.add(me.drop)
        packets = [me.packet for me in self.players]
        if not packets[0]:
            self.site = 0
            self.lay_out()
            return
        to_left = self.round % 2 == 1
        self.tell("handed-on", None, "left" if to_left else "right", len(packets[0]))
        for me in self.players:
            me.packet = packets[(me.seat - 1 if to_left else me.seat + 1) % len(packets)]
            for card in me.packet:
                self.tell("received", me.seat, card)
        if len(self.players) > 2 and len(packets[0]) == 1:
            for me in self.players:
                (card,) = me.packet
                me.choice, me.drop = card, None
                self.tell("kept", me.seat, card)
            self.pass_on()
        else:
            self.ask_to_keep()

    # Phase 2A

    def lay(self, me: Player, cards: Sequence[str]) -> None:
        for card in cards:
            me.hand.remove(card)
            me.played.append(card)
            self.tell("laid", me.seat, card)

    def lay_out(self) -> None:
        for me in self.players:
            cards = [card for card in me.hand if card in ADVENTURERS and ADVENTURERS[card][0] == COLOURS[self.site]]
            self.lay(me, cards)
            me.group, me.asleep, me.doubled, me.added = [ADVENTURERS[card][1] for card in cards], set(), False, 0
            if cards:
                self.tell("stands", me.seat, me.total)
        self.open_window("play")

    def open_window(self, question: str) -> None:
        self.question, self.passes = question, 0
        self.offer(self.dealer)

    def offer(self, seat: int) -> None:
        """Ask this seat; one that holds no cards at all, which everybody sees, passes."""
        while self.passes < len(self.players) and not self.players[seat].hand:
            self.tell("passed", seat)
            self.passes += 1
            seat = (seat + 1) % len(self.players)
        if self.passes < len(self.players):
            self.asked = {seat}
        elif self.question == "play":
            self.capture()
        else:
            self.guard()

    def on_pass(self, me: Player, _: str) -> None:
        self.tell("passed", me.seat)
        self.passes += 1
        self.offer((me.seat + 1) % len(self.players))

    def on_play(self, me: Player, card: str) -> None:
        deed = DEEDS[card]
        me.hand.remove(card)
        me.played.append(card)
        self.tell("played", me.seat, card)
        if deed == "sleeping-potion":
            awake = [strength for strength in me.group if strength not in me.asleep]
            if len(awake) > 1:
                self.question, self.asked = "name", {me.seat}
                return
            self.put_to_sleep(me, awake[0])
        elif deed == "mystery-mule":
            self.draw(me)
        elif deed == "scaregoblin":
            me.scared = True
        else:
            if deed == "companion":
                me.doubled = True
            else:
                me.added += ADDS[deed]
            self.tell("stands", me.seat, me.total)
        self.react(me)

    def on_sleep(self, me: Player, strength: str) -> None:
        self.put_to_sleep(me, int(strength))
        self.question = "play"
        self.react(me)

    def put_to_sleep(self, me: Player, strength: int) -> None:
        me.asleep.add(strength)
        self.tell("slept", me.seat, f"{COLOURS[self.site]}-{strength}")
        self.tell("stands", me.seat, me.total)

    def react(self, me: Player) -> None:
        self.passes = 0
        self.offer((me.seat + 1) % len(self.players))

    def draw(self, me: Player) -> None:
        event = self.chance("drew", "joined", "wasted", seat=me.seat)
        card = self.from_deck(str(event[2]))
        happens = "drew"
        if card in ADVENTURERS:
            colour, strength = ADVENTURERS[card]
            when = COLOURS.index(colour)
            if self.question == "scare" or when < self.site:
                happens = "wasted"
            elif when == self.site:
                happens = "joined"
                me.group.append(strength)
                me.played.append(card)
                self.tell("stands", me.seat, me.total)
        if happens == "drew":
            me.hand.add(card)
        must(event == (happens, me.seat, card), f"{card} should have {happens}: {event}")

    def capture(self) -> None:
        ranked = [me for me in self.players if me.group and me.total > 0]
        for stack in ("max", "min"):
            tile = self.lying.pop((PLACES[self.site], stack))
            if not ranked:
                self.gone.append(tile)
                self.tell("left", None, tile, PLACES[self.site], stack)
                continue
            best = max(me.total for me in ranked) if stack == "max" else min(me.total for me in ranked)
            winner = max((me for me in ranked if me.total == best), key=lambda me: max(me.group))
            winner.treasures.append(tile)
            self.tell("captured", winner.seat, tile, PLACES[self.site], stack)
        self.site += 1
        if self.site < 3:
            self.lay_out()
        else:
            self.open_window("scare")

    # Phase 2B and 2C

    def guard(self) -> None:
        for me in self.players:
            self.lay(me, [card for card in me.hand if card in WATCHDOGS])
            self.tell("guarded", me.seat, me.paws)
        hoard = {goblin: sum(self.steal(goblin, me) for me in self.players) for goblin in self.lair}
        best = max(me.paws for me in self.players)
        winner = max((me for me in self.players if me.paws == best), key=lambda me: me.discipline)
        for goblin, coins in hoard.items():
            if 0 < best >= GOBLINS[goblin][0]:
                winner.goblins += 1
                winner.gained += 1
                winner.coins += coins
                self.tell("gained", winner.seat, goblin, coins)
            else:
                self.tell("fled", None, goblin, coins)
        self.lair = []
        self.collect()

    def steal(self, goblin: int, me: Player) -> int:
        paws, wants = GOBLINS[goblin]
        if me.paws >= paws or me.scared:
            return 0
        if me.coins == 0:
            self.tell("spared", me.seat, goblin)
            return 0
        coins = min(wants, me.coins)
        me.coins -= coins
        self.tell("robbed", me.seat, goblin, coins)
        return coins

    def collect(self) -> None:
        for me in self.players:
            cards = [card for card in me.hand if card in COINS]
            self.lay(me, cards)
            if cards:
                me.coins += sum(COINS[card] for card in cards)
                self.tell("collected", me.seat, sum(COINS[card] for card in cards))
            self.lay(me, list(me.hand))
            must(not me.hand, f"seat {me.seat} still holds cards")
        self.question = "use"
        self.asked = {me.seat for me in self.players if me.usable()}
        if not self.asked:
            self.next_round()

    # Phase 3

    def on_use(self, me: Player, scroll: str) -> None:
        me.using.append(scroll)

    def on_done(self, me: Player, _: str) -> None:
        self.tell("ready", me.seat)
        self.asked.remove(me.seat)
        if not self.asked:
            for each in self.players:
                for scroll in each.using:
                    each.coins += each.pay_of(scroll)
                    each.treasures.remove(scroll)
                    self.gone.append(scroll)
                    self.tell("used", each.seat, scroll, each.pay_of(scroll))
            self.next_round()

    def next_round(self) -> None:
        if self.round < 5:
            self.prepare()
            return
        self.over, self.question, self.asked = True, "", set()
        for me in self.players:
            self.tell("counted", me.seat, *me.counts())
            self.tell("scored", me.seat, sum(me.counts()))

    def standings(self) -> list[tuple[int, int]]:
        """Points and rank of each seat."""
        points = [sum(me.counts()) for me in self.players]
        return [(own, 1 + sum(other > own for other in points)) for own in points]


# Following the game


def as_told(game: Game, rows: Sequence[Sequence[int]]) -> list[Told]:
    """Log rows, nothing covered, with values as people write them."""
    told: list[Told] = []
    for row in rows:
        event = game.events.read(row, game.rulebook.prefix)
        assert event is not None
        values: list[Any] = []
        for name, domain in game.events.kinds[row[0]].fields.items():
            value = event.values[name]
            assert value is not None
            text = value if domain is None else domain.text(value)
            values.append(int(text) if domain is not None and domain.kind == "number" else text)
        told.append((event.kind, event.seat, *values))
    return told


def compare(game: Game, s: Any, oracle: Oracle) -> None:
    """Everything on the table is as the oracle has it."""
    rules = game.rules
    where = f"round {oracle.round}"
    must((s.step == OVER) == oracle.over, f"{where}: one of the two is over")
    must(set(seats_of(s.to_act)) == oracle.asked, f"{where}: asked are {seats_of(s.to_act)}, not {oracle.asked}")
    if oracle.asked:
        question = game.decisions.kinds[s.decision].name
        must(question == oracle.question, f"{where}: the question is {question}, not {oracle.question}")
    must((s.journey, s.dealer) == (oracle.round, oracle.dealer), f"{where}: round {s.journey}, dealer {s.dealer}, not {oracle.dealer}")
    for me in oracle.players:
        seat = me.seat
        must(s.coins[seat] == me.coins, f"{where}: seat {seat} has {s.coins[seat]} coins, not {me.coins}")
        must(s.goblins[seat] == me.goblins, f"{where}: seat {seat} has {s.goblins[seat]} goblins, not {me.goblins}")
        held = Counter({text: s.treasures[seat][tile] for tile, text in enumerate(rules.TREASURE.texts)})
        must(held == Counter(me.treasures), f"{where}: seat {seat} has {+held}, not {me.treasures}")
        if oracle.question not in ("keep", "sort"):
            hand = {rules.CARD.text(card) for card in s.hand[seat][: s.hand_count[seat]]}
            must(hand == me.hand, f"{where}: seat {seat} holds {hand}, not {me.hand}")
        actions = {game.actions.text(action) for action in game.plain.legal(s, seat)}
        must(actions == oracle.open_to(seat), f"{where}: open to seat {seat} is {actions}, not {oracle.open_to(seat)}")
    gone = Counter({text: s.gone[tile] for tile, text in enumerate(rules.TREASURE.texts)})
    must(gone == Counter(oracle.gone), f"{where}: gone is {+gone}, not {oracle.gone}")
    must({"max": s.hard_left, "min": s.easy_left} == oracle.stacks, f"{where}: in the stacks are {s.hard_left} and {s.easy_left}, not {oracle.stacks}")
    if oracle.over:
        standings = [(place.points, place.rank) for place in game.plain.score(s)]
        must(standings == oracle.standings(), f"the scores are {standings}, not {oracle.standings()}")


def play(game: Game, players: int, seed: int, start: State | None = None, purse: int = 15) -> Oracle:
    """A random game, followed to the end. `start` is a state before set-up, if not the usual one; the oracle starts with this purse."""
    oracle, stream = Oracle(players, purse), from_number(seed + 7_000_001)
    start = start or game.start(players)
    start.stream = from_number(seed)
    s, rows = game.plain.setup(start)
    oracle.begin(as_told(game, rows))
    compare(game, s, oracle)
    while s.step != OVER:
        asked = seats_of(s.to_act)
        must(bool(asked), "nobody is asked, and the game is not over")
        seat = asked[below(stream, len(asked))]
        actions = game.plain.legal(s, seat)
        must(bool(actions), f"seat {seat} is asked and can do nothing")
        action = actions[below(stream, len(actions))]
        rows = game.plain.apply(s, seat, action)
        oracle.follow(seat, game.actions.text(action), as_told(game, rows))
        compare(game, s, oracle)
    must(oracle.over, "the game is over too soon")
    return oracle


def main() -> None:
    from tests.games.treasure_hunter.positions import GAME

    parser = argparse.ArgumentParser(description="Follow random games of Treasure Hunter with the oracle.")
    parser.add_argument("--games", type=int, default=100, help="for each number of players")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    arguments = parser.parse_args()
    for players in range(2, 7):
        agreed = 0
        for seed in range(arguments.first, arguments.first + arguments.games):
            try:
                play(GAME, players, seed)
                agreed += 1
            except Disagreement as error:
                print(f"{players} players, seed {seed}: {error}")
        print(f"{players} players: {agreed} of {arguments.games} games agreed")


if __name__ == "__main__":
    main()
