"""The box: what its file must hold, and what the rules could not play with."""

from typing import Annotated

import msgspec

from doubloon import core
from doubloon.core import require
from doubloon.games.treasure_hunter.rules.pieces import (
    ARTIFACTS,
    BACKPACK,
    COIN_COPIES,
    COLOUR,
    DEED,
    DOGS,
    FIRST_COIN,
    FIRST_DOG,
    FIRST_GRAY,
    FIRST_TRICK,
    FIRST_YELLOW,
    GOBLINS,
    GRAY_SCROLLS,
    METAL,
    STRENGTHS,
    SWORD,
    TRICK_COPIES,
    YELLOW_SCROLLS,
)
from doubloon.games.treasure_hunter.rules.state import State

#: How many there are of each in the box, as its rulebook lists them.
TRICK_CARDS, YELLOW_TILES, GRAY_TILES, NEGATIVE = 15, 20, 4, 5
MOST_COPIES = 4

Copies = Annotated[int, msgspec.Meta(ge=0)]


class Adventurer(core.Component):
    colour: str
    strength: int


class Watchdog(core.Component):
    paws: int
    discipline: int


class CoinCard(core.Component):
    metal: str
    value: int
    copies: Copies


class ActionCard(core.Component):
    name: str
    copies: Copies
    adds: int = 0


class Artifact(core.Component):
    name: str
    value: int


class Scroll(core.Component):
    name: str
    coins: int
    copies: Copies


class Goblin(core.Component):
    paws: int
    coins: int


class Limits(core.Component):
    weak: int
    strong: int


class Purse(core.Component):
    coins: int


class Box(core.Components):
    purse: Purse
    adventurers: list[Adventurer]
    watchdogs: list[Watchdog]
    coin_cards: list[CoinCard]
    action_cards: list[ActionCard]
    artifacts: list[Artifact]
    yellow_scrolls: list[Scroll]
    gray_scrolls: list[Scroll]
    limits: Limits
    goblins: list[Goblin]

    def fill(self, s: State) -> None:
        """Lay the box out in a state; what the rules could not play with is refused."""
        require(self.purse.coins >= 0, "purse", f"{self.purse.coins} coins to start with: there cannot be fewer than 0")
        s.purse = self.purse.coins
        self._fill_adventurers(s)
        self._fill_watchdogs(s)
        self._fill_coin_cards(s)
        self._fill_action_cards(s)
        self._fill_artifacts(s)
        self._fill_scrolls(s)
        self._fill_goblins(s)

    def entry(self, kind: str, place: tuple[int, ...]) -> core.Component | None:
        if kind == "goblin":
            return self.goblins[place[0]]
        if kind == "treasure":
            return [*self.artifacts, *self.yellow_scrolls, *self.gray_scrolls][place[0]]
        adventurers = sorted(self.adventurers, key=lambda card: (COLOUR.texts.index(card.colour), card.strength))
        coins = [card for card in self.coin_cards for _ in range(COIN_COPIES)]
        tricks = [card for deed, card in enumerate(self.action_cards) for _ in range(1 if deed < SWORD else TRICK_COPIES)]
        return [*adventurers, *self.watchdogs, *coins, *tricks][place[0]]

    def _fill_adventurers(self, s: State) -> None:
        for number, card in enumerate(self.adventurers, 1):
            entry = f"adventurers {number}"
            require(card.colour in COLOUR.texts, entry, f"{card.colour!r} is no colour: write {COLOUR.span}")
            require(1 <= card.strength <= STRENGTHS, entry, f"strength {card.strength} must be 1 to {STRENGTHS}")
            place = COLOUR.texts.index(card.colour) * STRENGTHS + card.strength - 1
            require(s.boxed[place] == 0, entry, f"there is a {card.colour} {card.strength} already: every strength is there once in each colour")
            s.boxed[place] = 1
            s.strength[place] = card.strength
        _require_count("adventurers", len(self.adventurers), FIRST_DOG)

    def _fill_watchdogs(self, s: State) -> None:
        _require_count("watchdogs", len(self.watchdogs), DOGS)
        for place, card in enumerate(self.watchdogs):
            entry = f"watchdogs {place + 1}"
            require(card.paws > 0, entry, f"paws {card.paws} must be above 0")
            require(card.discipline > 0, entry, f"discipline {card.discipline} must be above 0")
            s.boxed[FIRST_DOG + place] = 1
            s.paws[place] = card.paws
            s.discipline[place] = card.discipline

    def _fill_coin_cards(self, s: State) -> None:
        _require_names("coin_cards", [card.metal for card in self.coin_cards], METAL.texts)
        for metal, card in enumerate(self.coin_cards):
            entry = f"coin_cards {card.metal}"
            require(card.value > 0, entry, f"value {card.value} must be above 0")
            require(card.copies == COIN_COPIES, entry, f"{card.copies} copies: there are {COIN_COPIES} coin cards of each metal")
            s.pays[metal] = card.value
            for copy in range(card.copies):
                s.boxed[FIRST_COIN + metal * COIN_COPIES + copy] = 1

    def _fill_action_cards(self, s: State) -> None:
        _require_names("action_cards", [card.name for card in self.action_cards], DEED.texts)
        for deed, card in enumerate(self.action_cards):
            entry = f"action_cards {card.name}"
            most = 1 if deed < SWORD else TRICK_COPIES
            require(card.copies <= most, entry, f"{card.copies} copies: the table has room for {most}")
            require(card.adds == 0 or SWORD <= deed <= BACKPACK, entry, "this card adds nothing to a total: leave `adds` out")
            s.boost[deed] = card.adds
            first = deed if deed < SWORD else SWORD + (deed - SWORD) * TRICK_COPIES
            for copy in range(card.copies):
                s.boxed[FIRST_TRICK + first + copy] = 1
        _require_count("action_cards", sum(card.copies for card in self.action_cards), TRICK_CARDS)

    def _fill_artifacts(self, s: State) -> None:
        _require_names("artifacts", [tile.name for tile in self.artifacts], ARTIFACTS)
        for place, tile in enumerate(self.artifacts):
            negative = place >= len(ARTIFACTS) - NEGATIVE
            reason = f"value {tile.value} must be {'below' if negative else 'above'} 0: the last {NEGATIVE} artifacts are the negative ones"
            require(tile.value < 0 if negative else tile.value > 0, f"artifacts {tile.name}", reason)
            s.copies[place] = 1
            s.worth[place] = tile.value

    def _fill_scrolls(self, s: State) -> None:
        for group, scrolls, names, first, tiles in (
            ("yellow_scrolls", self.yellow_scrolls, YELLOW_SCROLLS, FIRST_YELLOW, YELLOW_TILES),
            ("gray_scrolls", self.gray_scrolls, GRAY_SCROLLS, FIRST_GRAY, GRAY_TILES),
        ):
            _require_names(group, [scroll.name for scroll in scrolls], names)
            for place, scroll in enumerate(scrolls, first):
                entry = f"{group} {scroll.name}"
                require(scroll.coins > 0, entry, f"coins {scroll.coins} must be above 0")
                require(scroll.copies <= MOST_COPIES, entry, f"{scroll.copies} copies: there can be at most {MOST_COPIES}")
                s.copies[place] = scroll.copies
                s.worth[place] = scroll.coins
            _require_count(group, sum(scroll.copies for scroll in scrolls), tiles)
        weak, strong = self.limits.weak, self.limits.strong
        require(1 <= weak < strong <= STRENGTHS, "limits", f"weak up to {weak} and strong from {strong}: both must be 1 to {STRENGTHS}, weak below strong")
        s.weak, s.strong = weak, strong

    def _fill_goblins(self, s: State) -> None:
        _require_count("goblins", len(self.goblins), GOBLINS)
        for place, tile in enumerate(self.goblins):
            entry = f"goblins {place + 1}"
            require(tile.paws > 0, entry, f"paws {tile.paws}: a goblin without paws cannot sneak in, write 1 or more")
            require(tile.coins > 0, entry, f"coins {tile.coins} must be above 0: every goblin steals")
            s.goblin_paws[place] = tile.paws
            s.goblin_coins[place] = tile.coins


def _require_count(group: str, count: int, right: int) -> None:
    require(count == right, group, f"there are {count}; the box has {right}")


def _require_names(group: str, names: list[str], right: tuple[str, ...]) -> None:
    """Refuse entries that are unknown, doubled or missing, or in another order."""
    for place, name in enumerate(names):
        require(name in right, f"{group} {place + 1}", f"{name!r} is unknown: write {', '.join(right)}")
        require(name not in names[:place], f"{group} {place + 1}", f"{name} is there twice")
    missing = [name for name in right if name not in names]
    require(not missing, group, f"{', '.join(missing)} missing")
    require(tuple(names) == right, group, f"the order must be {', '.join(right)}")
