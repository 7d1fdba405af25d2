"""Chapter 3 of the ledger, end of the game, with the rulings PL-R7, PL-R8 and PL-R12."""

from collections.abc import Sequence

import pytest

from doubloon.core.rule import clause_id
from doubloon.core.state import OVER
from doubloon.core.stream import from_number

from .positions import COLOURS, Pieces, Position, clauses, kinds, told

RED_SET: Pieces = {"red": [1, 2, 3, 4]}
SMALL: Pieces = {"red": [1], "yellow": [1], "blue": [1]}


def mugs(pieces: str) -> list[str]:
    return [f"mug-{piece}" for piece in pieces]


def points(loot: Pieces | None = None, bag: Sequence[str] = ()) -> int:
    """What somebody with this would score now."""
    return Position(3, loot=[loot or {}], bags=[bag]).standings()[0][0]


@pytest.mark.parametrize("pile", [0, 1, 4])
def test_pl_3_1_without_five_treasures_play_stops_on_the_spot(pile: int) -> None:
    p = Position(3, pile=pile, museum=SMALL, shop=["mug-1"])
    events = p.open_round()
    assert p.s.step == OVER
    assert clause_id("PL", p.s.ended) == "PL-3.1"
    assert not {"uncovered", "set-out"} & set(kinds(events))
    assert p.museum == SMALL


def test_pl_3_1_five_are_enough() -> None:
    p = Position(3, pile=5)
    p.open_round()
    assert p.question == "choose"
    assert p.s.treasures_left == 0


@pytest.mark.parametrize(("pile", "over"), [(4, True), (5, False)])
def test_pl_3_1_at_the_end_of_a_round(pile: int, over: bool) -> None:
    p = Position(3, plans=["r", "y", "b"], museum=SMALL, pile=pile)
    p.reveal()
    p.play_on("choose")
    assert (p.s.step == OVER) == over


def test_pl_3_1_nothing_is_open_after_the_end() -> None:
    p = Position(3, plans=["r", "y", "b"], museum=SMALL, pile=1, shop=["mug-1"])
    p.reveal()
    assert p.s.step == OVER
    for seat in range(3):
        assert p.open_to(seat) == set()
        for text in ("choose o", "give o", "name white", "take mug-1", "draw", "pick red", "add mug-1", "done"):
            assert p.refusal(seat, text) != ""


def test_pl_3_2_every_treasure_and_trinket_scores_its_symbols() -> None:
    assert points({"red": [1, 2], "blue": [4]}, ["mug-1", "globe-5"]) == 1 + 2 + 4 + 2
    assert points() == 0


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("piece", [1, 2, 3, 4])
def test_pl_3_2_the_value_of_each_treasure(colour: str, piece: int) -> None:
    assert points({colour: [piece, piece]}) == 2 * piece


def test_pl_3_2_is_told_at_the_end() -> None:
    loot: list[Pieces] = [{"white": [1, 2, 3, 4], "green": [2]}, {"orange": [4]}]
    p = Position(4, plans=["r", "y", "b", "p"], museum={"red": [1], "yellow": [2], "blue": [3]}, pile=2, loot=loot, bags=[["globe-1"]])
    events = p.reveal()
    events += p.play_on()
    scored = told(events, "scored")
    assert [seat for seat, *_ in scored] == [0, 1, 2, 3]
    assert scored[:3] == [(0, 0, 10 + 2 + 1 + 1 + 5, 14, 5), (1, 0, 6, 6, 0), (2, 0, 3, 3, 0)]
    assert set(clauses(events, "scored")) == {"PL-3.2"}
    assert [score[2] for score in scored] == [score for score, _ in p.standings()]


@pytest.mark.parametrize("colour", COLOURS)
def test_pl_3_3_a_complete_set_scores_five_more(colour: str) -> None:
    assert points({colour: [1, 2, 3, 4]}) == 10 + 5
    assert points({colour: [1, 2, 3]}) == 6


def test_pl_3_3_four_pieces_are_a_set_only_if_all_are_different_and_of_one_kind() -> None:
    assert points({"red": [1, 2, 3, 3]}) == 9
    assert points({"red": [1], "blue": [2], "green": [3], "white": [4]}) == 10


@pytest.mark.parametrize("kind", ["mug", "postcard", "globe"])
@pytest.mark.parametrize("missing", [1, 2, 3, 4, 5])
def test_pl_3_3_four_different_of_five_trinkets_suffice(kind: str, missing: int) -> None:
    assert points(None, [f"{kind}-{piece}" for piece in range(1, 6) if piece != missing]) == 4 + 5


def test_pl_3_3_trinkets_of_different_kinds_are_no_set() -> None:
    assert points(None, ["mug-1", "mug-2", "globe-3", "postcard-4"]) == 4


def test_pl_3_3_several_sets() -> None:
    assert points({"red": [1, 2, 3, 4], "white": [1, 2, 3, 4]}, [*mugs("1234"), "globe-1", "globe-2", "globe-3", "globe-5"]) == 20 + 8 + 4 * 5


@pytest.mark.parametrize(
    ("pieces", "sets"),
    [([1, 1, 2, 2, 3, 3, 4, 4], 2), ([1, 1, 2, 2, 3, 3, 4], 1), ([1, 1, 2, 2, 3, 3], 0), ([1, 2, 3, 4, 4], 1)],
)
def test_pl_r7_sets_of_a_treasure_kind_are_the_smallest_count(pieces: list[int], sets: int) -> None:
    assert points({"green": pieces}) == sum(pieces) + 5 * sets


@pytest.mark.parametrize(
    ("pieces", "sets"),
    [
        ("1234", 1),
        ("12345", 1),
        ("112233", 0),
        ("1122334", 1),
        ("1122345", 1),
        ("112345", 1),
        ("11223344", 2),
        ("11223345", 2),
        ("22334451", 2),
        ("112233445", 2),
        ("1122334455", 2),
        ("123", 0),
    ],
)
def test_pl_r7_sets_of_trinkets_are_as_many_as_can_be_laid_out(pieces: str, sets: int) -> None:
    assert points(None, mugs(pieces)) == len(pieces) + 5 * sets


def test_pl_3_4_more_complete_sets_first() -> None:
    p = Position(3, loot=[{"white": [4, 4], "purple": [4, 3]}, RED_SET])
    assert p.standings() == [(15, 2), (15, 1), (0, 3)]
    assert p.tie_clauses() == ["PL-3.4", "PL-3.4", ""]


def test_pl_3_4_sets_count_before_treasures() -> None:
    p = Position(3, loot=[{"white": [4, 4], "purple": [1, 1, 2, 3]}, RED_SET])
    assert p.standings()[:2] == [(15, 2), (15, 1)]


def test_pl_3_4_then_more_treasures() -> None:
    p = Position(3, loot=[{"white": [4]}, {"red": [2, 2]}], bags=[["mug-1", "mug-2"], ["mug-1", "mug-2"]])
    assert p.standings() == [(6, 2), (6, 1), (0, 3)]
    assert p.tie_clauses() == ["PL-3.4", "PL-3.4", ""]


def test_pl_3_4_treasures_count_before_trinkets() -> None:
    p = Position(3, loot=[{"white": [1]}, {"red": [1, 1], "blue": [1]}], bags=[["mug-1", "mug-2", "globe-1"], ["mug-1"]])
    assert p.standings()[:2] == [(4, 2), (4, 1)]


def test_pl_3_4_then_more_trinkets() -> None:
    p = Position(3, loot=[{"white": [4]}, {"red": [3]}, {"red": [1]}], bags=[[], ["mug-1"]])
    assert p.standings() == [(4, 2), (4, 1), (1, 3)]
    assert p.tie_clauses() == ["PL-3.4", "PL-3.4", ""]


def test_pl_3_4_points_come_first() -> None:
    p = Position(3, loot=[RED_SET, {"white": [4, 4], "purple": [4, 4]}])
    assert p.standings()[:2] == [(15, 2), (16, 1)]


def test_pl_r8_sets_of_trinkets_count_like_sets_of_treasures() -> None:
    p = Position(3, loot=[{"white": [4, 4], "blue": [1]}], bags=[[], mugs("1234")])
    assert p.standings()[:2] == [(9, 2), (9, 1)], "a set of trinkets beats three treasures"
    p = Position(3, loot=[RED_SET, {"white": [3, 3]}], bags=[[], mugs("1234")])
    assert p.standings()[:2] == [(15, 1), (15, 2)], "one set each, so treasures decide"


def test_pl_r8_still_tied_players_share_the_victory() -> None:
    p = Position(3, loot=[{"white": [4]}, {"red": [4]}, {"blue": [3]}])
    assert p.standings() == [(4, 1), (4, 1), (3, 3)]
    assert p.tie_clauses() == ["PL-R8", "PL-R8", ""]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_pl_r8_all_may_win(players: int) -> None:
    bags = [[f"mug-{seat % 5 + 1}"] for seat in range(players)]
    p = Position(players, loot=[{colour: [3]} for colour in COLOURS[:players]], bags=bags)
    assert p.standings() == [(4, 1)] * players
    assert p.tie_clauses() == ["PL-R8"] * players


def test_pl_r8_a_tie_further_down_is_shared_too() -> None:
    p = Position(4, loot=[{"white": [4]}, {"red": [2, 2]}, {"blue": [4]}, {"green": [1]}])
    assert p.standings() == [(4, 2), (4, 1), (4, 2), (1, 4)]
    assert p.tie_clauses() == ["PL-R8", "PL-3.4", "PL-R8", ""]


def test_pl_r12_what_nobody_took_scores_for_nobody() -> None:
    p = Position(3, plans=["r", "o", "y"], museum={"white": [4, 4]}, pile=1, shop=["mug-1"], loot=[{"red": [1]}, {"orange": [1, 1]}])
    before = sum(p.s.treasures) - 3
    assert before == 56 - 2 - 1 - 3, "the rest is with the last seat"
    events = p.reveal()
    while p.s.step != OVER:
        events += p.act(min(p.asked), "take mug-1" if "take mug-1" in p.open_to(min(p.asked)) else "draw")
    assert p.museum == {"white": [4, 4]}
    assert p.s.treasures_left == 1
    assert [score for score, _ in p.standings()][:2] == [2, 3], "a treasure or two, and a trinket each"


def test_pl_r12_one_treasure_is_never_seen() -> None:
    p, stream = Position.dealt(4, seed=5), from_number(5)
    while p.s.step != OVER:
        p.play_at_random(stream)
    assert p.s.treasures_left == 1
    assert sum(p.s.treasures) + sum(map(len, p.museum.values())) == 55
    assert p.s.turn == 10
