"""Chapter 4 of the ledger, two players and playing alone (PL-4.1, PL-4.2), with the ruling PL-R9."""

from collections import Counter
from itertools import combinations

import pytest

from doubloon.core.errors import BadSetup
from doubloon.core.event import Event
from doubloon.core.state import OVER
from doubloon.core.stream import from_number

from .positions import GAME, LEDGER, TEAMS, Pieces, Position, clauses, kinds, told

PAIRS = list(combinations(TEAMS, 2))
WITH_SMASH = "threes+fours"


def solo(*hands: list[str], left_out: str = WITH_SMASH, seed: int = 1, **things: object) -> Position:
    options: dict[str, int | str] = {"left-out": left_out, "ghosts": len(hands) - 1}
    return Position(1, hands=hands, seed=seed, options=options, **things)  # type: ignore[arg-type]


# Two players


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_pl_4_1_any_two_types_are_left_out(pair: tuple[str, str], players: int) -> None:
    p = Position.dealt(players, options={"left-out": "+".join(pair), **({"ghosts": 2} if players == 1 else {})})
    there = Counter(p.stack + [plan for hand in range(p.s.hands) for plan in p.hand(hand)])
    assert there == Counter(plan.lower() for team in TEAMS if team not in pair for plan in LEDGER[team])
    assert there.total() == (42 if "smash-and-grabs" in pair else 44)
    assert told(p.opening, "left-out") == [(None, team) for team in pair], "shown to all"
    assert set(clauses(p.opening, "left-out")) == {"PL-4.1" if players == 2 else "PL-R9"}


def test_pl_4_1_smash_and_grabs_and_fours_by_default() -> None:
    p = Position.dealt(2)
    assert told(p.opening, "left-out") == [(None, "smash-and-grabs"), (None, "fours")]
    assert p.s.plans_left == 42 - 12


def test_pl_4_1_is_for_two() -> None:
    with pytest.raises(BadSetup, match=r"left-out is for 1 to 2 players, not 3 \(PL-4.1\)"):
        GAME.start(3, options={"left-out": "singles+twos"})
    p = Position.dealt(3)
    assert p.s.left_out == 0
    assert p.s.plans_left == 72 - 18
    assert told(p.opening, "left-out") == []


@pytest.mark.parametrize("pair", ["fours+smash-and-grabs", "singles", "singles+singles", "fives+ones"])
def test_pl_4_1_only_pairs_of_types_can_be_left_out(pair: str) -> None:
    with pytest.raises(BadSetup):
        GAME.start(2, options={"left-out": pair})


def test_pl_4_1_otherwise_two_play_as_usual() -> None:
    p = Position(2, hands=[["ro", "r", "o", "rog", "y", "g"], ["oy", "b", "p", "ygp", "w", "w"]], museum={"red": [1], "orange": [2], "yellow": [3]})
    p.choose("ro", "oy")
    assert [p.loot(seat) for seat in range(2)] == [{"red": [1]}, {"yellow": [3]}]
    assert p.museum == {"orange": [2]}
    p.give(("r", "o"), ("b", "p"))
    assert [len(p.hand(seat)) for seat in range(2)] == [5, 5]
    assert {"r", "o"} <= set(p.hand(1))


# Alone


@pytest.mark.parametrize("ghosts", [1, 2, 3, 4, 5])
def test_pl_4_2_everybody_holds_two_plans(ghosts: int) -> None:
    p = Position.dealt(1, options={"ghosts": ghosts})
    assert p.s.hands == 1 + ghosts
    assert [len(p.hand(hand)) for hand in range(p.s.hands)] == [2] * (1 + ghosts)
    assert p.s.plans_left == 42 - 2 * (1 + ghosts)
    assert told(p.opening, "began-deal") == [(None, 1, 2)]
    assert clauses(p.opening, "began-deal") == ["PL-4.2"]
    assert [plan for _, plan in told(p.opening, "dealt")] == p.hand(0), "nobody tells what ghosts are dealt"
    assert p.asked == {0}


@pytest.mark.parametrize("ghosts", [0, 6])
def test_pl_r9_one_to_five_ghosts(ghosts: int) -> None:
    with pytest.raises(BadSetup):
        GAME.start(1, options={"ghosts": ghosts})


def test_pl_4_2_you_choose_and_each_ghost_shows_one() -> None:
    p = solo(["r", "o"], ["b", "b"], ["w", "w"], museum={"red": [1], "blue": [2], "white": [3]})
    assert p.open_to(0) == {"choose r", "choose o"}
    events = p.act(0, "choose r")
    assert told(events, "showed") == [(0, 0, "r"), (None, 1, "b"), (None, 2, "w")]
    assert clauses(events, "showed") == ["PL-2.3", "PL-R9", "PL-R9"]
    assert sorted(told(events, "took"), key=str) == [(0, 0, "red", 1, 1), (None, 1, "blue", 1, 2), (None, 2, "white", 1, 3)]
    assert [p.loot(hand) for hand in range(3)] == [{"red": [1]}, {"blue": [2]}, {"white": [3]}]


def test_pl_4_2_afterwards_every_hand_is_filled_to_two() -> None:
    p = solo(["r", "o"], ["b", "b"], ["w", "w"], museum={"red": [1], "blue": [2], "white": [3]})
    events = p.act(0, "choose r")
    assert "refilled" in kinds(events)
    assert [len(p.hand(hand)) for hand in range(3)] == [2, 2, 2]
    assert "o" in p.hand(0)
    assert "b" in p.hand(1)
    assert "w" in p.hand(2)
    assert p.s.plans_left == 44 - 6 - 3
    assert len(told(events, "dealt")) == 1
    assert set(clauses(events, "refilled") + clauses(events, "dealt")) == {"PL-4.2"}
    assert p.question == "choose"
    assert p.s.turn == 1


@pytest.mark.parametrize("seed", range(6))
def test_pl_4_2_ties_with_ghosts_are_ties(seed: int) -> None:
    p = solo(["r", "o"], ["r", "ro"], museum={"red": [1], "blue": [1]}, seed=seed)
    events = p.act(0, "choose r")
    if told(events, "showed")[1] == (None, 1, "r"):
        assert told(events, "tied") == [(None, "singles", "red", 2)]
        assert "red" in p.museum
    else:
        assert p.loot(0) == {"red": [1]}


def test_pl_r9_a_ghost_shows_a_random_card() -> None:
    shown = Counter(str(told(solo(["r", "o"], ["b", "pw"], seed=seed).act(0, "choose r"), "showed")[1][2]) for seed in range(60))
    assert set(shown) == {"b", "pw"}
    assert min(shown.values()) >= 15


def test_pl_r9_no_deals_and_no_passing() -> None:
    p, stream, events = Position.dealt(1, options={"ghosts": 2}), from_number(2), []
    questions = set()
    while p.s.step != OVER:
        questions.add(p.question)
        events += p.play_at_random(stream)
    assert not {"passed-on", "began-deal", "discarded"} & set(kinds(events))
    assert kinds(events).count("refilled") == 10, "not after the last round"
    assert "give" not in questions


@pytest.mark.parametrize(("ghosts", "left"), [(3, 2), (4, 2), (5, 0)])
@pytest.mark.parametrize("seed", range(3))
def test_pl_r9_you_refill_first_from_the_old_stack(ghosts: int, left: int, seed: int) -> None:
    p, stream, events = Position.dealt(1, options={"ghosts": ghosts}, seed=seed), from_number(seed), list[Event]()
    before: list[str] = []
    while not told(events, "reshuffled"):
        if p.question == "choose":
            before, events = p.stack, []
        events += p.play_at_random(stream)
    assert len(before) == left, "of 42 plans"
    ((_, card),) = told(events, "dealt")
    assert card in before or not left
    assert clauses(events, "reshuffled") == ["PL-R11" if left else "PL-2.12"]
    held = Counter(plan for hand in range(1 + ghosts) for plan in p.hand(hand))
    assert not Counter(before) - held, "the last of the old stack are in hands"
    assert p.s.plans_left == 42 - 2 * (1 + ghosts)


def test_pl_r9_ghosts_keep_their_loot() -> None:
    p = solo(["r", "o"], ["b", "b"], museum={"red": [1], "blue": [2, 4]}, loot=[{}, {"white": [3]}])
    p.act(0, "choose r")
    assert p.loot(1) == {"blue": [2, 4], "white": [3]}
    assert p.s.treasures[1] == 3


def test_pl_r9_a_ghost_draws_blind() -> None:
    p = solo(["r", "o"], ["b", "b"], museum={"red": [1]}, shop=["mug-1", "mug-2"])
    events = p.act(0, "choose r")
    assert [(seat, ghost) for seat, ghost, _ in told(events, "drew-trinket")] == [(None, 1)]
    assert clauses(events, "drew-trinket") == ["PL-R9"]
    assert {"mug-1", "mug-2"} <= set(p.shop)
    assert len(p.bag(1)) == 1


def test_pl_r9_a_ghost_before_an_empty_pile_gets_a_random_open_one() -> None:
    got = Counter[str]()
    for seed in range(40):
        p = solo(["r", "o"], ["b", "b"], museum={"red": [1]}, shop=["mug-1", "mug-2"], trinket_pile=[], hoarder=0, seed=seed)
        events = p.act(0, "choose r")
        assert clauses(events, "got-trinket") == ["PL-R4"]
        got.update(p.bag(1))
    assert set(got) == {"mug-1", "mug-2"}


@pytest.mark.parametrize(("mine", "first"), [({"red": [1]}, "ghost"), ({}, "player")])
def test_pl_r9_ghosts_stand_in_the_order_for_trinkets(mine: Pieces, first: str) -> None:
    loot: list[Pieces] = [mine, {"green": [1, 2]} if first == "player" else {}]
    p = solo(["r", "o"], ["b", "b"], museum={"white": [1]}, shop=["mug-1"], loot=loot)
    events = p.act(0, "choose r")
    assert p.question == "take"
    assert p.asked == {0}
    assert len(told(events, "drew-trinket")) == (1 if first == "ghost" else 0)
    p.act(0, "take mug-1")
    assert len(p.bag(1)) == 1


def test_pl_r9_player_and_ghost_who_are_equal_draw_blind() -> None:
    p = solo(["r", "o"], ["b", "b"], museum={"white": [1]}, shop=["mug-1"])
    events = p.act(0, "choose r")
    assert sorted((ghost for _, ghost, _ in told(events, "drew-trinket")), key=str) == [0, 1]
    assert set(clauses(events, "drew-trinket")) == {"PL-2.9"}


@pytest.mark.parametrize(
    ("museum", "named"),
    [
        ({"red": [4], "blue": [1, 2], "green": [3]}, {"red"}),
        ({"red": [4], "blue": [1, 3], "green": [2]}, {"blue"}),
        ({"red": [1, 3], "blue": [2, 2], "green": [4]}, {"red", "blue"}),
        ({"white": [1, 1], "blue": [3]}, {"blue"}),
        ({"purple": [1]}, {"purple"}),
    ],
    ids=["most points", "then most pieces", "then random", "points before pieces", "the only one"],
)
def test_pl_r9_the_colour_of_a_ghosts_smash_and_grab(museum: Pieces, named: set[str]) -> None:
    seen = set()
    for seed in range(30):
        p = solo(["y", "y"], ["smash", "smash"], museum=museum, seed=seed)
        events = p.act(0, "choose y")
        ((seat, ghost, colour),) = told(events, "named")
        assert (seat, ghost) == (None, 1)
        assert clauses(events, "named") == ["PL-R9"]
        assert p.loot(1) == {str(colour): list(museum[str(colour)])}
        seen.add(colour)
    assert seen == named


def test_pl_r9_smash_and_grabs_of_ghosts_cancel_too() -> None:
    p = solo(["smash", "r"], ["smash", "smash"], museum={"red": [1], "blue": [1]})
    events = p.act(0, "choose smash")
    assert told(events, "cancelled") == [(None, 2)]
    assert p.loot(0) == p.loot(1) == {}
    p = solo(["r", "o"], ["smash", "smash"], ["smash", "smash"], museum={"red": [1], "blue": [1]})
    assert told(p.act(0, "choose r"), "cancelled") == [(None, 2)]


def test_pl_r9_your_own_smash_and_grab_is_yours_to_name() -> None:
    p = solo(["smash", "r"], ["o", "o"], museum={"red": [1], "blue": [4]})
    p.act(0, "choose smash")
    assert p.open_to(0) == {"name red", "name blue"}


ALL = [1, 1, 2, 2, 3, 3, 4, 4]


def ending(mine: Pieces, ghosts: Pieces) -> Position:
    """The last round: both find nothing and draw a trinket each. I have all red, the ghost all orange; what is nobody's lies open."""
    loot: list[Pieces] = [{"red": ALL, **mine}, {"orange": ALL, **ghosts}]
    rest: dict[str, list[int]] = {colour: list(ALL) for colour in ("yellow", "green", "blue", "purple", "white")}
    for owned in (mine, ghosts):
        for colour, pieces in owned.items():
            for piece in pieces:
                rest[colour].remove(piece)
    return solo(["r", "r"], ["o", "o"], museum=rest, loot=loot, round=11)


@pytest.mark.parametrize(
    ("mine", "ghosts", "result", "margin", "clause"),
    [
        ({}, {}, "drawn", 0, "PL-R9"),
        ({"white": [2]}, {"white": [1]}, "won", 1, ""),
        ({"white": [1]}, {"white": [4]}, "lost", 3, ""),
        ({"white": [1, 1]}, {"white": [2]}, "won", 0, "PL-3.4"),
        ({"white": [4]}, {"white": [1, 3]}, "lost", 0, "PL-3.4"),
        ({"white": [1, 2, 3, 4]}, {"green": [4, 4, 3, 3], "yellow": [1]}, "won", 0, "PL-3.4"),
    ],
)
def test_pl_r9_you_win_by_beating_the_best_ghost(mine: Pieces, ghosts: Pieces, result: str, margin: int, clause: str) -> None:
    p = ending(mine, ghosts)
    events = p.act(0, "choose r")
    events += p.play_on()
    assert p.s.step == OVER
    assert told(events, "solo-ended") == [(0, result, margin)]
    assert clauses(events, "solo-ended") == ["PL-R9"]
    assert p.tie_clauses() == [clause]
    assert [ghost for _, ghost, *_ in told(events, "scored")] == [0, 1]
    assert p.standings()[0][1] == 1


def test_pl_r9_the_best_of_several_ghosts_counts() -> None:
    p = solo(["r", "r"], ["o", "o"], ["y", "y"], museum={"white": [1]}, loot=[{"red": [4]}, {"blue": [1]}], pile=1, hoarder=2, round=11)
    events = p.act(0, "choose r") + p.play_on()
    ((_, result, margin),) = told(events, "solo-ended")
    scores = [int(points or 0) for _, _, points, *_ in told(events, "scored")]
    assert result == "lost"
    assert margin == max(scores[1:]) - scores[0]


@pytest.mark.parametrize("ghosts", [1, 3, 5])
def test_pl_r9_every_ghost_is_scored(ghosts: int) -> None:
    p, stream, events = Position.dealt(1, options={"ghosts": ghosts}), from_number(7), []
    while p.s.step != OVER:
        events += p.play_at_random(stream)
    assert [(seat, ghost) for seat, ghost, *_ in told(events, "scored")] == [(0, 0)] + [(None, ghost) for ghost in range(1, ghosts + 1)]
