"""Chapter 2 of the ledger, teams in the museum (PL-2.4 to PL-2.7), with the rulings PL-R1, PL-R2 and PL-R3."""

import pytest

from .positions import COLOURS, Position, clauses, kinds, told


def test_pl_2_4_teams_act_in_order_of_size() -> None:
    p = Position(5, plans=["rogw", "rog", "ro", "r", "smash"], museum={"red": [1], "orange": [2], "green": [3], "white": [4], "blue": [1, 1]})
    p.reveal()
    assert p.asked == {4}
    assert p.question == "name"
    events = p.act(4, "name blue")
    assert [seat for seat, *_ in told(events, "took")] == [4, 3, 2, 1, 0]
    assert [p.loot(seat) for seat in range(5)] == [{"white": [4]}, {"green": [3]}, {"orange": [2]}, {"red": [1]}, {"blue": [1, 1]}]


@pytest.mark.parametrize(("small", "large"), [("r", "ro"), ("ro", "rog"), ("rog", "rogw")])
def test_pl_2_4_the_smaller_team_leaves_nothing_of_its_colours(small: str, large: str) -> None:
    p = Position(3, plans=[large, small, "b"], museum={"red": [1, 2, 3], "blue": [1]}, shop=["mug-1"])
    p.reveal()
    assert p.loot(1) == {"red": [1, 2, 3]}
    assert p.question == "take"
    assert p.asked == {0}


def test_pl_2_4_a_smash_and_grab_comes_before_a_single_specialist() -> None:
    p = Position(3, plans=["r", "smash", "b"], museum={"red": [4], "blue": [1], "white": [1]}, shop=["mug-1"])
    p.reveal()
    p.act(1, "name red")
    assert p.loot(1) == {"red": [4]}
    assert p.loot(0) == {}
    assert p.loot(2) == {"blue": [1]}
    assert p.asked == {0}


def test_pl_2_4_teams_of_one_size_act_at_the_same_time() -> None:
    p = Position(3, plans=["ro", "yg", "bp"], museum={colour: [1] for colour in COLOURS})
    events = p.reveal()
    assert [p.loot(seat) for seat in range(3)] == [{"red": [1], "orange": [1]}, {"yellow": [1], "green": [1]}, {"blue": [1], "purple": [1]}]
    assert p.museum == {"white": [1]}
    assert not any(kind in ("took-trinket", "drew-trinket") for kind in kinds(events))


def test_pl_2_5_each_specialist_takes_all_treasures_of_his_colour() -> None:
    p = Position(3, plans=["royb", "g", "g"], museum={"red": [1, 1, 4], "orange": [2], "blue": [3, 4], "white": [1]})
    events = p.reveal()
    assert p.loot(0) == {"red": [1, 1, 4], "orange": [2], "blue": [3, 4]}
    assert p.s.treasures[0] == 6
    assert p.museum == {"white": [1]}
    assert sorted(told(events, "took"), key=str) == [(0, 0, "blue", 2, 7), (0, 0, "orange", 1, 2), (0, 0, "red", 3, 6)]
    assert set(clauses(events, "took")) == {"PL-2.5"}


@pytest.mark.parametrize("colour", COLOURS)
def test_pl_2_5_a_single_of_each_colour(colour: str) -> None:
    others = [each[0] for each in COLOURS if each != colour]
    p = Position(3, plans=[colour[0], others[0], others[1]], museum={colour: [1, 2, 3, 4]})
    p.reveal()
    assert p.loot(0) == {colour: [1, 2, 3, 4]}


def test_pl_2_6_a_shared_colour_is_taken_by_none_of_them() -> None:
    p = Position(3, plans=["ro", "oy", "b"], museum={"red": [1], "orange": [3, 4], "yellow": [2], "blue": [1]})
    events = p.reveal()
    assert [p.loot(seat) for seat in range(3)] == [{"red": [1]}, {"yellow": [2]}, {"blue": [1]}]
    assert p.museum == {"orange": [3, 4]}
    assert told(events, "tied") == [(None, "twos", "orange", 2)]
    assert clauses(events, "tied") == ["PL-2.6"]


def test_pl_2_6_three_teams_share_one_colour() -> None:
    p = Position(4, plans=["ro", "oy", "og", "w"], museum={"red": [1], "orange": [3, 4], "yellow": [2], "green": [4], "white": [1]})
    events = p.reveal()
    assert [p.loot(seat) for seat in range(3)] == [{"red": [1]}, {"yellow": [2]}, {"green": [4]}]
    assert p.museum == {"orange": [3, 4]}
    assert told(events, "tied") == [(None, "twos", "orange", 3)]


def test_pl_2_6_some_are_tied_while_others_take() -> None:
    p = Position(4, plans=["ro", "ry", "gb", "pw"], museum={"red": [4, 4], "blue": [1], "purple": [2]}, shop=["mug-1"], bags=[["mug-2"]])
    p.reveal()
    assert p.loot(2) == {"blue": [1]}
    assert p.loot(3) == {"purple": [2]}
    assert p.museum == {"red": [4, 4]}
    assert p.asked == {1}, "both 0 and 1 got nothing; 1 has fewer trinkets"


def test_pl_2_6_all_colours_of_a_team_may_be_disputed_by_different_teams() -> None:
    p = Position(4, plans=["ro", "rw", "ow", "b"], museum={"red": [1], "orange": [2], "white": [3], "blue": [1]})
    events = p.reveal()
    assert p.museum == {"red": [1], "orange": [2], "white": [3]}
    assert sorted(told(events, "tied"), key=str) == [(None, "twos", "orange", 2), (None, "twos", "red", 2), (None, "twos", "white", 2)]
    assert told(events, "took") == [(3, 0, "blue", 1, 1)]


def test_pl_2_6_what_stays_may_be_taken_by_a_larger_team_of_the_round() -> None:
    p = Position(4, plans=["ro", "oy", "oyw", "rogw"], museum={"red": [1], "orange": [3], "yellow": [2], "white": [2]})
    p.reveal()
    assert p.loot(2) == {"orange": [3], "white": [2]}
    assert p.museum == {}


def test_pl_2_6_a_colour_tied_in_two_sizes() -> None:
    p = Position(5, plans=["r", "r", "ro", "rw", "royp"], museum={"red": [4], "orange": [1], "white": [1]})
    events = p.reveal()
    assert told(events, "tied") == [(None, "singles", "red", 2), (None, "twos", "red", 2)]
    assert p.loot(4) == {"red": [4]}
    assert p.loot(2) == {"orange": [1]}
    assert p.loot(3) == {"white": [1]}


def test_pl_2_6_two_plans_that_are_the_same_get_nothing() -> None:
    p = Position(3, plans=["r", "r", "b"], museum={"red": [1, 2], "blue": [1]})
    events = p.reveal()
    assert p.museum == {"red": [1, 2]}
    assert [seat for seat, *_ in told(events, "drew-trinket")] == [0, 1]


def test_pl_2_6_teams_of_different_size_do_not_tie() -> None:
    p = Position(3, plans=["r", "ro", "rog"], museum={"red": [1], "orange": [2], "green": [3]})
    events = p.reveal()
    assert told(events, "tied") == []
    assert p.museum == {}


def test_pl_2_6_a_colour_that_does_not_lie_open_is_no_tie() -> None:
    p = Position(3, plans=["ro", "oy", "b"], museum={"red": [1], "yellow": [2], "blue": [1]})
    assert told(p.reveal(), "tied") == []


def test_pl_2_6_shared_colours_of_threes_and_fours() -> None:
    p = Position(4, plans=["oyb", "ybp", "royb", "oygw"], museum={colour: [1] for colour in COLOURS})
    p.reveal()
    assert p.loot(0) == {"orange": [1]}
    assert p.loot(1) == {"purple": [1]}
    assert p.loot(2) == {"red": [1], "blue": [1]}, "yellow is disputed again; orange is gone"
    assert p.loot(3) == {"green": [1], "white": [1]}
    assert p.museum == {"yellow": [1]}


def test_pl_2_7_a_lone_smash_and_grab_clears_one_colour() -> None:
    p = Position(3, plans=["smash", "r", "o"], museum={"red": [1], "white": [1, 2, 3], "blue": [4]})
    p.reveal()
    events = p.act(0, "name white")
    assert p.loot(0) == {"white": [1, 2, 3]}
    assert told(events, "named") == [(0, 0, "white")]
    assert clauses(events, "named") == ["PL-R1"]
    assert told(events, "took")[0] == (0, 0, "white", 3, 6)
    assert clauses(events, "took")[0] == "PL-2.7"


@pytest.mark.parametrize("count", [2, 3, 4])
def test_pl_2_7_two_or_more_cancel_out(count: int) -> None:
    p = Position(4, plans=["smash"] * count + ["r"] * min(1, 4 - count) + ["o"] * (3 - count), museum={"red": [1], "white": [1, 2]})
    events = p.reveal()
    assert told(events, "cancelled") == [(None, count)]
    assert clauses(events, "cancelled") == ["PL-2.7"]
    assert told(events, "named") == []
    assert all(p.loot(seat) == {} for seat in range(count))
    assert [seat for seat, *_ in told(events, "drew-trinket")][:count] == list(range(count)), "each takes a trinket instead"
    assert p.museum["white"] == [1, 2]


def test_pl_2_7_nobody_else_names_a_colour() -> None:
    p = Position(3, plans=["smash", "r", "o"], museum={"red": [1], "white": [1]})
    assert p.refusal(0, "name red") == "PL-2.7"
    p.reveal()
    assert p.refusal(1, "name red") == "PL-2.7"
    assert p.refusal(0, "choose smash") == "PL-2.3"


def test_pl_r1_a_colour_that_lies_open_is_named() -> None:
    p = Position(3, plans=["smash", "r", "o"], museum={"red": [1], "white": [1], "green": [2]})
    p.reveal()
    assert p.open_to(0) == {"name red", "name white", "name green"}
    assert p.refusal(0, "name blue") == "PL-R1"


def test_pl_r1_the_only_colour_needs_no_question() -> None:
    p = Position(3, plans=["smash", "r", "o"], museum={"purple": [1, 1, 2]}, shop=["mug-1", "mug-2"])
    events = p.reveal()
    assert told(events, "named") == [(0, 0, "purple")]
    assert p.loot(0) == {"purple": [1, 1, 2]}
    assert p.question == "give"


def test_pl_r1_the_colour_is_named_when_all_plans_are_seen() -> None:
    p = Position(3, plans=["smash", "r", "o"], museum={"red": [1], "white": [1]})
    events = p.reveal()
    assert kinds(events)[-3:] == ["showed"] * 3
    assert p.question == "name"
    assert p.museum == {"red": [1], "white": [1]}, "nobody has acted yet"


def test_pl_r2_taking_is_compulsory() -> None:
    p = Position(3, plans=["ro", "y", "b"], museum={"red": [1], "orange": [1], "yellow": [1], "blue": [1]}, shop=["mug-1"])
    p.reveal()
    assert p.loot(0) == {"red": [1], "orange": [1]}, "nobody was asked"
    assert p.question == "give"
    p = Position(3, plans=["smash", "y", "b"], museum={"red": [1], "orange": [1]})
    p.reveal()
    assert p.open_to(0) == {"name red", "name orange"}, "a smash-and-grab cannot take nothing"


def test_pl_r3_trinkets_are_taken_before_the_next_size_acts() -> None:
    p = Position(3, plans=["r", "yb", "bw"], museum={"yellow": [2], "white": [3]}, shop=["mug-1"])
    p.reveal()
    assert p.asked == {0}
    assert p.question == "take"
    assert p.museum == {"yellow": [2], "white": [3]}, "the teams of two still wait"
    p.act(0, "take mug-1")
    assert p.loot(1) == {"yellow": [2]}
    assert p.loot(2) == {"white": [3]}


def test_pl_r3_each_size_takes_its_own_trinkets() -> None:
    p = Position(3, plans=["rog", "r", "o"], museum={"white": [1]}, shop=["mug-1"], loot=[{}, {"blue": [1]}, {}])
    p.reveal()
    order = []
    while p.question == "take":
        (seat,) = p.asked
        order.append(seat)
        p.act(seat, "draw")
    assert order == [2, 1, 0], "0 has fewest of all, but its team is the largest"
