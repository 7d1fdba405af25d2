"""The title plays as the oracle says, and the oracle notices when it does not."""

import random
from collections import Counter
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

import doubloon
from doubloon.bots import Bot
from doubloon.core.event import Event
from doubloon.core.game import Game
from doubloon.core.state import Grid, Row
from doubloon.table import Table
from doubloon.table.table import Choice
from tests.oracles.unexpected_treasures import Chooser, Disagreement, Good, Goods, by_taste, can_pay, follow, follow_random

GAME = doubloon.game("unexpected-treasures")
RULES = GAME.rules

# Agreement


def greedy(table: Table, seed: int) -> Chooser:
    bot = Bot(GAME, "greedy", seed)
    return lambda seat, _: bot.answer(table.hidden(seat), seat)[0]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_random_games_agree(players: int) -> None:
    heard = Counter[str]()
    for seed in range(40):
        heard += follow_random(GAME, players, seed).heard
    rare = {"ran-dry UT-R3", "ran-out UT-R2", "refilled UT-R10", "found-nothing UT-4.1", "paid UT-4.5", "revealed UT-2.2", "exchanged UT-3.4"}
    assert rare <= set(heard), "these games do not show what they are for"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_games_of_greedy_bots_agree(players: int) -> None:
    for seed in range(2):
        table = Table(GAME, players, seed)
        follow(table, greedy(table, seed), random.Random(seed))


def test_radios_pay_for_what_lacks_but_nothing_pays_for_radios() -> None:
    stool, lamp, radio = Good.STOOL, Good.LAMP, Good.RADIO
    assert can_pay(Goods([stool, radio]), Goods([stool, lamp]))
    assert not can_pay(Goods([stool, radio]), Goods([stool, lamp, lamp]))
    assert not can_pay(Goods([stool, stool]), Goods([stool, radio]))
    assert not can_pay(Goods([stool, radio]), Goods([stool, lamp, radio]))


# Planted faults


def variant(**planted: Callable[..., Any]) -> Game:
    """The title with some functions of its rules replaced."""
    return Game(GAME.name, GAME.folder, SimpleNamespace(**{**vars(RULES), **planted}))


def score_without_goods(s: Any, out: Grid) -> None:
    poor = s.copy()
    poor.goods = [[0] * len(row) for row in s.goods]
    RULES.score(poor, out)


def score_without_shared_places(s: Any, out: Grid) -> None:
    RULES.score(s, out)
    for seat in range(s.players):
        out[seat][1] += sum(out[other][0] == out[seat][0] for other in range(seat))


def legal_with_the_thief_again(s: Any, seat: int, out: Row) -> int:
    count: int = RULES.legal(s, seat, out)
    if count and s.decision == RULES.CHOOSING and s.was_thief[seat]:
        out[: count + 1] = [GAME.actions.parse("choose 0"), *out[:count]]
        count += 1
    return count


def legal_to_rob_those_at_home(s: Any, seat: int, out: Row) -> int:
    everybody_out = s.copy()
    everybody_out.home = [0] * len(s.home)
    count: int = RULES.legal(everybody_out, seat, out)
    return count


def legal_without_stopping(s: Any, seat: int, out: Row) -> int:
    count: int = RULES.legal(s, seat, out)
    actions = [action for action in out[:count] if GAME.actions.text(action) != "stop"]
    out[: len(actions)] = actions
    return len(actions)


def apply_with_a_tile_too_many(s: Any, seat: int, action: int, log: Grid) -> None:
    RULES.apply(s, seat, action, log)
    if GAME.actions.text(action).startswith("take"):
        s.goods[seat][0] += 1


def apply_without_exchange(s: Any, seat: int, action: int, log: Grid) -> None:
    chips = s.chip[:]
    RULES.apply(s, seat, action, log)
    s.chip = chips


def apply_without_a_pile(s: Any, seat: int, action: int, log: Grid) -> None:
    RULES.apply(s, seat, action, log)
    s.handed_in = [0] * len(s.handed_in)


def apply_with_a_bigger_card(s: Any, seat: int, action: int, log: Grid) -> None:
    """Whoever takes from the site may take one more than his card says."""
    was_taking = s.decision == RULES.TAKING
    RULES.apply(s, seat, action, log)
    if s.decision == RULES.TAKING and not was_taking:
        s.left += 1


FAULTS: dict[Callable[..., Any], str] = {
    score_without_goods: "outcome",
    score_without_shared_places: "outcome",
    legal_with_the_thief_again: "open to seat",
    legal_to_rob_those_at_home: "open to seat",
    legal_without_stopping: "open to seat",
    apply_with_a_tile_too_many: "goods of seat",
    apply_without_exchange: "chip of seat",
    apply_without_a_pile: "handed_in",
    apply_with_a_bigger_card: "",  # seen wherever it shows first
}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_fault_in_the_rules_is_noticed(fault: Callable[..., Any]) -> None:
    faulty = variant(**{fault.__name__.split("_")[0]: fault})
    with pytest.raises(Disagreement, match=rf"round \d+, after .*{FAULTS[fault]}.* by the oracle .*, by the game "):
        for seed in range(100):
            follow_random(faulty, 3, seed)


# Lies


class Liar(Table):
    """Plays by the rules and tells something else."""

    lie: Callable[[Event], list[Event]]

    def play(self, seat: int, *actions: str | Choice) -> list[Event]:
        return [told for event in super().play(seat, *actions) for told in self.lie(event)]

    def events(self, seat: int, since: int = 0) -> list[Event]:
        return [told for event in super().events(seat, since) for told in self.lie(event)]


def changed(event: Event, **values: int) -> list[Event]:
    return [event._replace(values={**event.values, **values})]


LIES: dict[str, tuple[str, Callable[[Event], list[Event]]]] = {
    "a chip dealt twice": ("dealt-chip", lambda event: changed(event, chip=1)),
    "fewer missions removed": ("removed", lambda event: changed(event, count=5)),
    "a mission turned up again": ("revealed", lambda event: changed(event, mission=7, value=20)),
    "a mission worth more": ("revealed", lambda event: changed(event, value=99)),
    "a reason that is none": ("revealed", lambda event: [event._replace(clause="UT-5.1")]),
    "only radios drawn": ("stocked", lambda event: changed(event, good=4)),
    "a tile too few": ("stocked", lambda event: []),
    "a refill nobody tells": ("refilled", lambda event: []),
    "a refill too small": ("refilled", lambda event: changed(event, count=1)),
    "the last round early": ("scored", lambda event: [Event("last-round", "UT-5.1", None, {}), event]),
    "the wrong winner of a contest": ("won-contest", lambda event: [event._replace(seat=(event.seat or 0) ^ 1)]),
    "nobody at home": ("stayed-home", lambda event: []),
    "a chip exchanged for itself": ("exchanged", lambda event: changed(event, got=event.values["given"] or 0)),
    "a theft from himself": ("stole", lambda event: changed(event, rival=event.seat or 0)),
    "a payment of stools": ("paid", lambda event: changed(event, good=0)),
    "points for nothing": ("scored", lambda event: changed(event, goods=50)),
}


@pytest.mark.parametrize("name", LIES)
def test_a_lie_is_noticed(name: str) -> None:
    kind, lie = LIES[name]
    with pytest.raises(Disagreement):
        for seed in range(20):
            table = Liar(GAME, 3, seed)
            table.lie = lambda event: lie(event) if event.kind == kind else [event]
            follow(table, by_taste(random.Random(seed)), random.Random(seed))
