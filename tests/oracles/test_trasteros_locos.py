"""Oracle and rules agree about Trasteros Locos; and would not, if the rules were wrong."""

from collections import Counter
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from doubloon.core.game import Game
from doubloon.core.state import OVER, Grid, Row
from doubloon.core.stream import from_number
from doubloon.games.trasteros_locos.rules import State
from tests.games.trasteros_locos.players import FOOLS, next_action
from tests.games.trasteros_locos.positions import GAME, RULES
from tests.oracles.trasteros_locos import STYLES, WAYS, Follower, Table, follow, follow_scarce
from tests.oracles.trasteros_locos_oracle import COLLECTIONS, CUBES, MATERIALS, PURSE, Wrong, in_runs, material, worth

#: Measuring coverage makes plain rules several times slower; the tests by hand are what it is measured with.
pytestmark = pytest.mark.no_cover

MIXED = ("patient", "keen", "anything", "guard", "tied")
GAMES = [Table(players, 20 if players > 4 else 40, styles) for players in range(3, 7) for styles in WAYS]


# Agreement


@pytest.mark.parametrize("table", GAMES, ids=str)
def test_games_agree(table: Table) -> None:
    follow(table, 1 + GAMES.index(table))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_long_game_agrees(players: int) -> None:
    follow(Table(players, 60, MIXED[: players - 1]), players)


@pytest.mark.parametrize("fool", FOOLS)
def test_games_of_fools_agree(fool: str) -> None:
    number = list(FOOLS).index(fool)
    follow(Table(3 + number % 4, 20, (fool,)), number)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_games_with_hardly_a_card_left_agree(players: int) -> None:
    for seed in range(4):
        follow_scarce(Table(players, 20, WAYS[(players + seed) % len(WAYS)]), seed)


def test_everything_that_can_be_told_is_met() -> None:
    """But for passing, which cannot happen as long as there are skeletons: either a room can be called, or they lie in the public room."""
    heard: Counter[tuple[str, str]] = Counter()
    for seed in range(4):
        heard.update(follow(Table(3 + seed, 40, MIXED[: 2 + seed]), seed).heard)
    for seed in range(60):
        heard.update(follow_scarce(Table(4, 20, ("guard", "patient", "only exchange")), seed).heard)
        heard.update(follow_scarce(Table(3, 20, ("only change", "patient")), seed).heard)
        if {("reshuffled", "TL-R6"), ("reshuffled", "TL-3.3"), ("declared", "TL-8.1"), ("got-badge", "TL-4.1")} <= set(heard):
            break
    assert {kind.name for kind in GAME.events.kinds} - {kind for kind, _ in heard} == {"passed", "all-passed"}
    assert {clause for kind, clause in heard if kind == "reshuffled"} == {"TL-2.2", "TL-2.7", "TL-2.8", "TL-3.2", "TL-3.3", "TL-R6"}
    assert {clause for kind, clause in heard if kind == "lost"} == {"TL-2.7", "TL-2.8", "TL-3.2"}


def test_the_oracle_has_the_components_of_the_ledger() -> None:
    assert (len(COLLECTIONS), sum(copies for _, copies in MATERIALS.values()), CUBES * len(MATERIALS), PURSE.total()) == (6, 10, 80, 6)
    assert sum(points * copies for points, copies in MATERIALS.values()) == 10 + 10 + 6 + 4


def test_small_things_of_the_oracle() -> None:
    assert (material("cars-gold"), material("junk")) == ("gold", "junk")
    assert worth(Counter({"cars-gold": 1, "art-glass": 3, "junk": 9})) == 13
    runs = [("drew", "", 1, "b"), ("found", "", 0, "b"), ("found", "", 0, "a"), ("won", "", 0)]
    assert in_runs(runs) == [("drew", "", 1, "b"), ("found", "", 0, "a"), ("found", "", 0, "b"), ("won", "", 0)]


# Faults in the state


def more_points(s: State) -> None:
    s.worth[2] = 6


def a_poorer_purse(s: State) -> None:
    s.purse[3] = 0


def fewer_cubes(s: State) -> None:
    if s.asked == 0:
        s.cube_count[1] = 19


def cheaper_badges(s: State) -> None:
    s.badge_worth = 6


def no_spare_junk(s: State) -> None:
    if s.asked == 0:
        s.spare_junk = 3


def another_limit(s: State) -> None:
    s.options[RULES.TURN_LIMIT] += 1 if s.asked == 0 else 0


def always_a_round(s: State) -> None:
    s.rounds = max(s.rounds, 1)


def never_a_round(s: State) -> None:
    s.rounds = 0


def another_starter(s: State) -> None:
    if s.asked == 5:
        s.starter = (s.starter + 1) % s.players


def another_collector(s: State) -> None:
    if s.asked == 5:
        s.collector[0], s.collector[1] = s.collector[1], s.collector[0]


def a_door_opens(s: State) -> None:
    if s.doors == 2:
        s.doors = 4


def a_skeleton_goes(s: State) -> None:
    if s.discards[RULES.SKELETON] and s.discards[RULES.JUNK]:
        s.discards[RULES.SKELETON] -= 1
        s.discards[RULES.JUNK] += 1


def nobody_else_bids(s: State) -> None:
    if s.decision == RULES.OFFERING and s.bidders:
        s.bidders &= -s.bidders


def all_may_bid(s: State) -> None:
    if s.decision == RULES.OFFERING and s.to_act:
        s.bidders = (1 << s.players) - 1


def nobody_buys_after_the_first(s: State) -> None:
    if s.decision == RULES.BUYING:
        s.buyers = 1


def a_free_cube(s: State) -> None:
    if s.asked == 9 and s.supply[0]:
        s.supply[0] -= 1
        s.cubes[0][0] += 1


STATE_FAULTS = [
    more_points,
    a_poorer_purse,
    fewer_cubes,
    cheaper_badges,
    no_spare_junk,
    another_limit,
    always_a_round,
    never_a_round,
    another_starter,
    another_collector,
    a_door_opens,
    a_skeleton_goes,
    nobody_else_bids,
    all_may_bid,
    nobody_buys_after_the_first,
    a_free_cube,
]


def is_noticed(game: Game = GAME, plant: Callable[[State], None] | None = None) -> bool:
    for seed in range(12):
        for styles in (MIXED, ("patient",), ("tied", "keen", "only exchange")):
            try:
                follow(Table(3 + seed % 4, 20, styles), seed, game, plant)
            except Wrong:
                return True
    return False


@pytest.mark.parametrize("plant", STATE_FAULTS, ids=lambda plant: plant.__name__)
def test_a_fault_in_the_state_is_noticed(plant: Callable[[State], None]) -> None:
    assert is_noticed(plant=plant)


# Faults in the rules


def variant(**functions: Callable[..., Any]) -> Game:
    """The game with these contract functions in the place of its own."""
    return Game(GAME.name, GAME.folder, SimpleNamespace(**{**vars(GAME.rules), **functions}))


def without(start: str) -> Callable[..., int]:
    """Rules that do not allow this, unless nothing else is open."""

    def legal(s: State, seat: int, out: Row) -> int:
        count: int = RULES.legal(s, seat, out)
        kept = [action for action in out[:count] if not GAME.actions.text(action).startswith(start)] or out[:count]
        out[: len(kept)] = kept
        return len(kept)

    return legal


def legal_to_add_all_the_same(s: State, seat: int, out: Row) -> int:
    """Declaring is open to everybody at any time."""
    count: int = RULES.legal(s, seat, out)
    declare = GAME.actions.parse("collection")
    if s.decision == RULES.ACTING and count and declare not in out[:count]:
        out[: count + 1] = sorted([*out[:count], declare])
        return count + 1
    return count


def score_by_seat(s: State, out: Grid) -> None:
    RULES.score(s, out)
    for seat in range(s.players):
        out[seat][1] = seat + 1


def score_without_foreign_cards(s: State, out: Grid) -> None:
    RULES.score(s, out)
    if s.piles:
        out[s.pile_owner[0]][0] += 1


def score_without_ties(s: State, out: Grid) -> None:
    RULES.score(s, out)
    for seat in range(s.players):
        out[seat][2] = 0


def then(change: Callable[[State, State, int, int], None]) -> Callable[..., None]:
    """Rules after which this happens to the state, with the state before, the seat and the action."""

    def apply(s: State, seat: int, action: int, log: Grid) -> None:
        before = s.copy()
        RULES.apply(s, seat, action, log)
        change(s, before, seat, action)

    return apply


def losers_keep_their_cubes(s: State, before: State, seat: int, action: int) -> None:
    if before.decision == RULES.OFFERING and sum(before.supply) < sum(s.supply):
        loser = next(each for each in range(s.players) if before.cubes[each] != s.cubes[each])
        for cube in range(4):
            back = before.cubes[loser][cube] - s.cubes[loser][cube]
            s.cubes[loser][cube] += back
            s.supply[cube] -= back


def hands_are_never_lost(s: State, before: State, seat: int, action: int) -> None:
    for each in range(s.players):
        if before.hand_count[each] > 3 and s.hand_count[each] == 0 and before.decision == RULES.OFFERING:
            s.hand[each], s.hand_count[each], s.held[each] = before.hand[each], before.hand_count[each], before.held[each]


def piles_are_lost(s: State, before: State, seat: int, action: int) -> None:
    if s.piles and s.public_count > before.public_count + 10:
        s.piles -= 1


def discards_stay(s: State, before: State, seat: int, action: int) -> None:
    if sum(before.discards) > sum(s.discards):
        s.discards[:] = before.discards


def no_turn_is_counted(s: State, before: State, seat: int, action: int) -> None:
    if s.turns == 7:
        s.turns = 6


def the_wrong_player_is_next(s: State, before: State, seat: int, action: int) -> None:
    if s.decision == RULES.ACTING and s.turns == 5 and before.turns == 4 and s.to_act:
        s.mover = (s.mover + 1) % s.players
        s.to_act = 1 << s.mover


def badges_are_free(s: State, before: State, seat: int, action: int) -> None:
    if sum(s.badges) > sum(before.badges):
        s.badge_supply += 1


def a_better_cube(s: State, before: State, seat: int, action: int) -> None:
    if GAME.actions.text(action).startswith("upgrade glass") and s.supply[2]:
        s.cubes[seat][1] -= 1
        s.cubes[seat][2] += 1
        s.supply[1] += 1
        s.supply[2] -= 1


RULE_FAULTS: dict[str, dict[str, Callable[..., Any]]] = {
    **{
        f"nobody can {start}": {"legal": without(start)}
        for start in ("call 5", "open", "change junk", "upgrade", "exchange", "protect", "release", "collection", "decline", "take-junk", "buy", "add gold")
    },
    "everybody can declare": {"legal": legal_to_add_all_the_same},
    "ranks by seat": {"score": score_by_seat},
    "foreign cards for nothing": {"score": score_without_foreign_cards},
    "ties without a reason": {"score": score_without_ties},
    **{
        change.__name__.replace("_", " "): {"apply": then(change)}
        for change in (
            losers_keep_their_cubes,
            hands_are_never_lost,
            piles_are_lost,
            discards_stay,
            no_turn_is_counted,
            the_wrong_player_is_next,
            badges_are_free,
            a_better_cube,
        )
    },
}


@pytest.mark.parametrize("fault", RULE_FAULTS)
def test_faulty_rules_are_noticed(fault: str) -> None:
    assert is_noticed(variant(**RULE_FAULTS[fault]))


def test_the_rules_as_they_are_raise_no_alarm() -> None:
    follow(Table(4, 20, MIXED), 3, variant())


# Faults in what is told


def record(table: Table, seed: int) -> list[tuple[State, int, int, list[list[int]]]]:
    start = GAME.start(table.players, options={"turns": table.turns})
    start.stream = from_number(seed)
    state, rows = GAME.plain.setup(start)
    s, stream, styles = cast(State, state), from_number(seed + 1_000_003), [STYLES[name] for name in table.styles]
    script: list[tuple[State, int, int, list[list[int]]]] = [(s.copy(), -1, -1, rows)]
    while s.step != OVER:
        seat, action = next_action(styles, s, stream)
        rows = GAME.plain.apply(s, seat, action)
        script.append((s.copy(), seat, action, rows))
    return script


def test_every_sort_of_event_told_wrong_or_not_at_all_is_noticed() -> None:
    seen: Counter[int] = Counter()
    ways = [(("patient", "keen"), 1), (("guard", "tied", "keen"), 2), (("only protect", "only change"), 4)]
    for table, seed in [(Table(3, 20, styles), seed) for styles, seed in ways]:
        script = record(table, seed)
        for place, (_, _, _, rows) in enumerate(script):
            for line, row in enumerate(rows):
                seen[row[0]] += 1
                if seen[row[0]] <= 2:
                    for changed in ([*rows[:line], *rows[line + 1 :]], [*rows[:line], other_row(row), *rows[line + 1 :]]):
                        with pytest.raises(Wrong):
                            replay(table, script[:place], (*script[place][:3], changed))
    assert len(seen) >= len(GAME.events.kinds) - 6


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
