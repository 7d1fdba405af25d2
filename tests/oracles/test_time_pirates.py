"""Oracle and rules agree about Time Pirates; and would not, if the rules were wrong."""

from collections import Counter
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

import doubloon.table
from doubloon.core.game import Game
from doubloon.core.runner import seats_of
from doubloon.core.state import OVER, Grid, Row
from doubloon.core.stream import from_number
from doubloon.games.time_pirates.rules import State
from tests.games.time_pirates.players import FOOLS, next_action
from tests.games.time_pirates.positions import GAME, RULES
from tests.oracles.time_pirates import STYLES, TABLES, Follower, Table, follow, follow_table, tokens
from tests.oracles.time_pirates_box import ARTIFACTS, CONTRACTS, PATHS, POINTS, SITES, next_payments
from tests.oracles.time_pirates_oracle import Wrong

#: Measuring coverage makes plain rules several times slower; the tests by hand are what it is measured with.
pytestmark = pytest.mark.no_cover

POOR = Table(3, styles=("gather",), poor=True)
NEVER_WORK, BOTH, PATIENT = (Table(4, styles=styles) for styles in (("never work",), ("keen", "thief"), ("patient", "keen")))


# Agreement


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_games_agree(table: Table) -> None:
    follow(table, 1 + TABLES.index(table))


@pytest.mark.parametrize("fool", FOOLS)
def test_games_of_fools_agree(fool: str) -> None:
    number = list(FOOLS).index(fool)
    follow(Table(3 + number % 4, "bare" if number % 2 else "vacant", styles=(fool,)), number)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("options", [{}, {"restocking": "bare", "bonus": 4}], ids=str)
def test_games_at_a_table_agree(players: int, options: dict[str, int | str]) -> None:
    follow_table(doubloon.table.Table(GAME, players, players, options=options), [STYLES[name] for name in ("keen", "patient", "thief")], players)


def test_everything_that_can_be_told_is_met() -> None:
    heard: Counter[tuple[str, str]] = Counter()
    for table, seed in [(BOTH, 1), (PATIENT, 1), (NEVER_WORK, 1), (POOR, 1), (Table(6, styles=("walk the ring",)), 0)]:
        heard.update(follow(table, seed).heard)
    assert {kind.name for kind in GAME.events.kinds} - {kind for kind, _ in heard} == set()
    assert {clause for kind, clause in heard if kind == "patrolled"} >= {"TP-4.2", "TP-R7", "TP-R14"}
    assert {clause for kind, clause in heard if kind == "year-ended"} == {"TP-4.3", "TP-7.2"}


def test_the_oracle_has_the_components_of_the_ledger() -> None:
    assert (ARTIFACTS.total(), CONTRACTS.total(), sum(SITES.values()), SITES[2200]) == (76, 37, 34, 7)
    assert sum(POINTS[name] * count for name, count in CONTRACTS.items()) == 5 * (2 + 3 + 4 + 6 + 7) + 4 * (2 + 3 + 4)
    assert {exit_ for paths in PATHS.values() for exit_ in paths} == set(SITES)


def test_payments_of_the_oracle() -> None:
    assert next_payments("blue-2", Counter({"blue-plain": 1}), []) == []
    assert next_payments("blue-2", Counter({"blue-plain": 1, "white": 2}), []) == ["blue-plain", "white"]
    assert next_payments("blue-2", Counter({"blue-arrow": 1, "white": 1}), ["blue-plain"]) == ["blue-arrow", "white"]
    assert next_payments("white-3", Counter({"blue-plain": 5, "red-plain": 1, "white": 1}), []) == ["blue-plain"]
    assert next_payments("white-3", Counter({"blue-plain": 5, "red-plain": 1, "white": 1}), ["blue-atomic"]) == ["red-plain"]


# Faults in the state


def other_exits(s: State) -> None:
    s.exits = [row[::-1] for row in s.exits]


def other_sites(s: State) -> None:
    s.sites = [4, 4, 4, 4, 5, 6, 7]


def shorter_track(s: State) -> None:
    s.squares = 6


def more_points(s: State) -> None:
    s.value = [value + (value == 6) for value in s.value]


def fewer_copies(s: State) -> None:
    s.copies = [min(copies, 3) for copies in s.copies]


def more_artifacts(s: State) -> None:
    s.artifacts = [count + (place == 15) for place, count in enumerate(s.artifacts)]


def other_bonus(s: State) -> None:
    s.options[RULES.BONUS_OPTION] = 4


def other_restocking(s: State) -> None:
    s.options[RULES.RESTOCKING_OPTION] = RULES.BARE_ONLY


def never_stalled(s: State) -> None:
    s.idle = 0


def never_by_itself(s: State) -> None:
    """Time never passes by itself."""
    s.idle = min(s.idle, 2 * s.players - 2)


def never_received(s: State) -> None:
    s.received = [0] * 5


def always_worked(s: State) -> None:
    s.worked = 1


def a_third_action(s: State) -> None:
    if s.left == 1 and s.caught:
        s.left = 2


def lost_token(s: State) -> None:
    """A police token falls off the table."""
    if sum(s.track) == 4:
        s.track = [max(0, s.track[0] - 1), s.track[1]]


def skipped_year(s: State) -> None:
    s.year = 3 if s.year == 2 else s.year


def kept_points(s: State) -> None:
    if s.year == 2:
        s.points = [0] * len(s.points)


@pytest.mark.parametrize(
    ("plant", "table"),
    [
        (other_exits, BOTH),
        (other_sites, BOTH),
        (shorter_track, BOTH),
        (more_points, PATIENT),
        (fewer_copies, Table(6)),
        (more_artifacts, BOTH),
        (other_bonus, BOTH),
        (other_restocking, BOTH),
        (never_stalled, NEVER_WORK),
        (never_by_itself, Table(6, styles=("walk the ring",))),
        (never_received, BOTH),
        (always_worked, NEVER_WORK),
        (a_third_action, BOTH),
        (lost_token, BOTH),
        (skipped_year, BOTH),
        (kept_points, BOTH),
    ],
    ids=lambda value: value.__name__ if callable(value) else str(value.players),
)
def test_a_planted_fault_is_caught(plant: Callable[[State], None], table: Table) -> None:
    for seed in range(12):
        try:
            follow(table, seed, plant=plant)
        except Wrong:
            return
    pytest.fail(f"twelve games of {table} agreed with {plant.__name__}")


# Faults in the rules


def variant(**planted: Callable[..., Any]) -> Game:
    """The title with some functions of its rules replaced."""
    return Game(GAME.name, GAME.folder, SimpleNamespace(**{**vars(RULES), **planted}))


def without(*verbs: str) -> Callable[..., int]:
    """Rules that hold some actions back where others are open."""

    def legal(s: State, seat: int, out: Row) -> int:
        actions = out[: RULES.legal(s, seat, out)]
        kept = [action for action in actions if GAME.actions.text(action) not in verbs and GAME.actions.text(action).split()[0] not in verbs] or actions
        out[: len(kept)] = kept
        return len(kept)

    return legal


def legal_to_lose_anything(s: State, seat: int, out: Row) -> int:
    count: int = RULES.legal(s, seat, out)
    if count and s.decision == RULES.LOSING:
        lose = [GAME.actions.parse(f"lose {name}") for place, name in enumerate(RULES.ARTIFACT.texts[:15]) if s.loot[seat][place]]
        out[: len(lose)] = lose
        return len(lose)
    return count


def legal_without_the_last(s: State, seat: int, out: Row) -> int:
    count: int = RULES.legal(s, seat, out)
    return count - (count > 6)


def score_by_seat(s: State, out: Grid) -> None:
    RULES.score(s, out)
    for seat in range(s.players):
        out[seat][1] = seat + 1


def score_without_ties(s: State, out: Grid) -> None:
    RULES.score(s, out)
    for seat in range(s.players):
        out[seat][2] = 0


def score_without_bonuses(s: State, out: Grid) -> None:
    RULES.score(s, out)
    for seat in range(s.players):
        out[seat][0] -= 2 * (s.owned[seat][0 : RULES.SIZES].count(1) > 0)


def apply_with_whites_kept(s: State, seat: int, action: int, log: Grid) -> None:
    """Whoever is caught keeps a white artifact."""
    mover = s.mover
    before = s.loot[mover][RULES.WHITE]
    RULES.apply(s, seat, action, log)
    if s.decision == RULES.FLEEING and s.mover == mover and before and not s.loot[mover][RULES.WHITE]:
        s.discards[RULES.WHITE] -= 1
        s.loot[mover][RULES.WHITE] += 1
        s.loot_count[mover] += 1


def apply_with_discards_kept(s: State, seat: int, action: int, log: Grid) -> None:
    """After a year one artifact stays among the discards."""
    year = s.year
    RULES.apply(s, seat, action, log)
    if s.year != year and s.bag_count:
        token = next(place for place, count in enumerate(s.bag) if count)
        s.bag[token] -= 1
        s.bag_count -= 1
        s.discards[token] += 1


def apply_with_the_police_asleep(s: State, seat: int, action: int, log: Grid) -> None:
    police = s.police
    RULES.apply(s, seat, action, log)
    s.police = police


def apply_with_a_free_sale(s: State, seat: int, action: int, log: Grid) -> None:
    """Selling is no standard action."""
    selling = s.decision == RULES.LANDING and s.selling != RULES.NOTHING
    RULES.apply(s, seat, action, log)
    if selling and s.mover == seat and s.decision == RULES.ACTING and s.left == 1:
        s.left = 2


FAULTS: dict[str, dict[str, Callable[..., Any]]] = {
    "nobody jumps": {"legal": without("jump")},
    "nobody trades": {"legal": without("trade")},
    "nobody skips": {"legal": without("skip")},
    "path 2 is closed": {"legal": without("move 2")},
    "nobody keeps white contracts": {"legal": without("keep")},
    "white pays nothing": {"legal": without("pay white")},
    "anything may be lost": {"legal": legal_to_lose_anything},
    "the last action is missing": {"legal": legal_without_the_last},
    "ranks by seat": {"score": score_by_seat},
    "ties without a reason": {"score": score_without_ties},
    "no bonus for blue": {"score": score_without_bonuses},
    "whites kept": {"apply": apply_with_whites_kept},
    "discards kept": {"apply": apply_with_discards_kept},
    "the police asleep": {"apply": apply_with_the_police_asleep},
    "a sale is free": {"apply": apply_with_a_free_sale},
}


@pytest.mark.parametrize("fault", FAULTS)
def test_faulty_rules_are_caught(fault: str) -> None:
    game = variant(**FAULTS[fault])
    for seed in range(12):
        try:
            follow(Table(3 + seed % 4, styles=("keen", "thief", "anything")), seed, game)
        except Wrong:
            return
    pytest.fail(f"twelve games agreed: {fault}")


def test_the_rules_as_they_are_raise_no_alarm() -> None:
    follow(BOTH, 0, variant())


# Faults in what is told


def test_every_sort_of_event_told_wrong_or_not_at_all_is_caught() -> None:
    seen: Counter[int] = Counter()
    for table, seed in [(BOTH, 1), (POOR, 1), (NEVER_WORK, 1)]:
        start = GAME.start(table.players, options=table.options)
        start.stream = from_number(seed)
        start.artifacts = tokens(table.artifacts)  # type: ignore[attr-defined]
        state, rows = GAME.plain.setup(start)
        s, stream, styles = cast(State, state), from_number(seed + 1_000_003), [STYLES[name] for name in table.styles]
        script: list[tuple[State, int, int, list[list[int]]]] = [(s.copy(), -1, -1, rows)]
        while s.step != OVER:
            seat, action = next_action(styles, s, stream)
            script.append((s, seat, action, GAME.plain.apply(s, seat, action)))
            script[-1] = (s.copy(), *script[-1][1:])
        for place, (_, _, _, rows) in enumerate(script):
            for line, row in enumerate(rows):
                seen[row[0]] += 1
                if seen[row[0]] <= 2:
                    for changed in ([*rows[:line], *rows[line + 1 :]], [*rows[:line], other_row(row), *rows[line + 1 :]]):
                        with pytest.raises(Wrong):
                            replay(table, script[:place], (*script[place][:3], changed))
    assert len(seen) >= len(GAME.events.kinds) - 2


def other_row(row: list[int]) -> list[int]:
    """The same event with its last value another one, or of another seat."""
    fields = list(GAME.events.kinds[row[0]].fields.values())
    if not fields:
        return [*row[:2], (row[2] + 1) % 3, *row[3:]]
    place, domain = 2 + len(fields), fields[-1]
    value = row[place] + 1 if domain is None else (row[place] + 1) % len(domain)
    return [*row[:place], value, *row[place + 1 :]]


def replay(table: Table, script: list[tuple[State, int, int, list[list[int]]]], last: tuple[State, int, int, list[list[int]]]) -> None:
    follower: Follower | None = None
    for s, seat, action, rows in [*script, last]:
        if follower is None:
            follower = Follower(table, s, rows)
        else:
            follower.act(s, seat, action, rows)


def test_an_answer_by_another_seat_is_caught() -> None:
    start = GAME.start(3)
    start.stream = from_number(4)
    state, rows = GAME.plain.setup(start)
    s = cast(State, state)
    follower = Follower(Table(3), s, rows)
    seat = seats_of(s.to_act)[0]
    told = GAME.plain.apply(s, seat, GAME.actions.parse("place 1000"))
    s.pirate[seat], s.pirate[(seat + 1) % 3] = s.pirate[(seat + 1) % 3], s.pirate[seat]
    with pytest.raises(Wrong):
        follower.act(s, seat, GAME.actions.parse("place 1000"), told)
