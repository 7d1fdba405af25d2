"""Chapter 2 of the ledger, how a round opens and plans are chosen (PL-2.1 to PL-2.3, PL-2.13), with the ruling PL-R5."""

import pytest

from doubloon.core.state import UNKNOWN

from .positions import GAME, TRINKETS, Position, clauses, kinds, read, told


def test_pl_2_1_five_treasures_join_those_that_lie_open() -> None:
    p = Position(3, museum={"red": [1, 1], "blue": [4]})
    events = p.open_round()
    uncovered = told(events, "uncovered")
    assert len(uncovered) == 5
    assert p.s.treasures_left == 53 - 5
    there = sorted(("red", 1, 1) for _ in range(2)) + [("blue", 4, 4)] + [(colour, piece, value) for _, colour, piece, value in uncovered]
    assert sorted((colour, piece) for colour, pieces in p.museum.items() for piece in pieces) == sorted((colour, piece) for colour, piece, _ in there)
    assert all(piece == value for _, _, piece, value in uncovered), "piece n of a kind is worth n"
    assert set(clauses(events, "uncovered")) == {"PL-2.1"}


def test_pl_2_1_what_is_uncovered_comes_from_the_pile() -> None:
    p = Position(3, museum={"white": [1]}, pile=5)
    left = [(colour, piece + 1) for colour in range(7) for piece in range(4) for _ in range(p.s.pile[colour][piece])]
    events = p.open_round()
    assert len(left) == 5
    assert len(told(events, "uncovered")) == 5
    assert p.s.treasures_left == 0


def test_pl_2_2_then_three_trinkets_join_those_that_lie_open() -> None:
    p = Position(3, shop=["mug-1", "globe-5"])
    events = p.open_round()
    assert [kind for kind in kinds(events) if kind in ("uncovered", "set-out")] == ["uncovered"] * 5 + ["set-out"] * 3
    assert sorted(p.shop) == sorted(["mug-1", "globe-5", *(str(trinket) for _, trinket in told(events, "set-out"))])
    assert p.s.trinkets_left == 28 - 3
    assert set(clauses(events, "set-out")) == {"PL-2.2"}
    assert "ran-short" not in kinds(events)


@pytest.mark.parametrize("pile", [["mug-1", "mug-2"], ["globe-3"], []])
def test_pl_r5_fewer_than_three_trinkets_are_all_set_out(pile: list[str]) -> None:
    p = Position(3, shop=["postcard-1"], trinket_pile=pile)
    events = p.open_round()
    assert sorted(p.shop) == sorted(["postcard-1", *pile])
    assert p.s.trinkets_left == 0
    assert len(told(events, "set-out")) == len(pile)
    assert told(events, "ran-short") == [(None, len(pile))]
    assert clauses(events, "ran-short") == ["PL-R5"]
    assert p.question == "choose", "the game goes on"


def test_pl_r5_exactly_three_are_enough() -> None:
    p = Position(3, trinket_pile=["mug-1", "mug-2", "mug-3"])
    events = p.open_round()
    assert p.shop == ["mug-1", "mug-2", "mug-3"]
    assert "ran-short" not in kinds(events)


def test_pl_2_3_everyone_chooses_from_his_own_hand() -> None:
    p = Position(3, hands=[["r", "o", "ro", "rog", "rogw", "smash"], ["y"], ["g"]])
    assert p.open_to(0) == {"choose r", "choose o", "choose ro", "choose rog", "choose rogw", "choose smash"}
    assert p.refusal(0, "choose y") == "PL-2.3"
    assert p.refusal(1, "choose r") == "PL-2.3"
    assert p.refusal(0, "give r") == "PL-2.10"


def test_pl_2_3_nobody_chooses_twice() -> None:
    p = Position(3, plans=["r", "o", "y"])
    p.act(0, "choose r")
    assert p.open_to(0) == set()
    assert p.refusal(0, "choose r") == "PL-2.3"
    assert p.asked == {1, 2}


def test_pl_2_3_whose_plans_are_all_the_same_is_asked_all_the_same() -> None:
    p = Position(3, hands=[["smash"] * 6, ["y"], ["g"]])
    assert p.asked == {0, 1, 2}, "nobody else can see that it is forced"
    assert p.open_to(0) == {"choose smash"}


def test_pl_2_3_all_are_revealed_together() -> None:
    p = Position(3, plans=["r", "o", "y"])
    assert kinds(p.act(0, "choose r")) == ["chose"]
    assert kinds(p.act(2, "choose y")) == ["chose"]
    events = p.act(1, "choose o")
    assert told(events, "showed") == [(0, 0, "r"), (1, 0, "o"), (2, 0, "y")]
    assert set(clauses(events, "showed")) == {"PL-2.3"}


@pytest.mark.parametrize("viewer", [-1, 0, 2])
def test_pl_2_3_a_chosen_plan_is_secret_until_all_have_chosen(viewer: int) -> None:
    p = Position(3, plans=["r", "o", "y"])
    rows = GAME.plain.apply(p.s, 1, GAME.actions.parse("choose o"))
    assert told(read(rows, viewer), "chose") == [(1, None)]
    assert told(read(rows, 1), "chose") == [(1, "o")]
    view = GAME.plain.hidden(p.s, viewer)
    assert view.played[0][1] == UNKNOWN  # type: ignore[attr-defined]
    assert GAME.plain.hidden(p.s, 1).played[0][1] >= 0  # type: ignore[attr-defined]


def test_pl_2_3_the_order_of_choosing_does_not_matter() -> None:
    one, other = (Position(3, plans=["ro", "oy", "smash"], museum={"red": [1], "yellow": [2]}) for _ in range(2))
    one.choose("ro", "oy", "smash")
    for seat, plan in ((2, "smash"), (0, "ro"), (1, "oy")):
        other.act(seat, f"choose {plan}")
    assert one.s.pack() == other.s.pack()


def test_pl_2_13_what_nobody_took_lies_there_next_round() -> None:
    p = Position(3, plans=["r", "o", "y"], museum={"red": [2], "white": [1, 4], "purple": [3]}, shop=["mug-1", "mug-2"])
    p.reveal()
    assert p.museum == {"white": [1, 4], "purple": [3]}
    p.play_on("choose")
    assert p.s.turn == 1
    for colour, pieces in {"white": [1, 4], "purple": [3]}.items():
        assert all(p.museum[colour].count(piece) >= 1 for piece in pieces)
    assert sum(map(len, p.museum.values())) == 3 + 5
    assert len(p.shop) == 2 + 3, "two equal players drew blind"


def test_pl_2_13_trinkets_pile_up_too() -> None:
    p = Position(3, plans=["r", "o", "y"], museum={"red": [2], "orange": [1], "yellow": [3]}, shop=list(TRINKETS[:7]))
    p.reveal()
    p.play_on("choose")
    assert len(p.shop) == 7 + 3
    assert sum(map(len, p.museum.values())) == 5
