"""Chapter 2 of the ledger, trinkets for those who got nothing (PL-2.8, PL-2.9), with the rulings PL-R4 and PL-R13."""

from collections import Counter

import pytest

from doubloon.core.event import Event

from .positions import TRINKETS, Position, clauses, kinds, told

#: Three singles who find nothing where only this lies open.
NOTHING = {"white": [1]}
SINGLES = ["r", "o", "y"]


def order_of(p: Position) -> list[int]:
    """Everybody who is asked draws; returns who was asked, in order."""
    order = []
    while p.question == "take":
        (seat,) = p.asked
        order.append(seat)
        p.act(seat, "draw")
    return order


def drawn(events: list[Event]) -> list[int]:
    return [int(seat or 0) for seat, *_ in told(events, "drew-trinket")]


def test_pl_2_8_without_a_treasure_any_open_trinket_or_the_top_of_the_pile() -> None:
    p = Position(3, plans=["r", "b", "w"], museum={"blue": [1], "white": [1]}, shop=["mug-1", "mug-1", "globe-4"])
    p.reveal()
    assert p.question == "take"
    assert p.asked == {0}
    assert p.open_to(0) == {"take mug-1", "take globe-4", "draw"}


def test_pl_2_8_an_open_one() -> None:
    p = Position(3, plans=["r", "b", "w"], museum={"blue": [1], "white": [1]}, shop=["mug-1", "mug-1", "globe-4"])
    p.reveal()
    events = p.act(0, "take mug-1")
    assert p.bag(0) == ["mug-1"]
    assert p.shop == ["mug-1", "globe-4"]
    assert told(events, "took-trinket") == [(0, 0, "mug-1")]
    assert clauses(events, "took-trinket") == ["PL-2.8"]
    assert p.question == "give", "one trinket, not more"


def test_pl_2_8_one_from_the_pile() -> None:
    p = Position(3, plans=["r", "b", "w"], museum={"blue": [1], "white": [1]}, shop=["mug-1"])
    p.reveal()
    events = p.act(0, "draw")
    assert p.shop == ["mug-1"]
    assert p.s.trinkets_left == 28
    assert told(events, "drew-trinket") == [(0, 0, p.bag(0)[0])], "it is shown when taken"
    assert clauses(events, "drew-trinket") == ["PL-2.8"]


def test_pl_2_8_whoever_got_one_treasure_gets_no_trinket() -> None:
    p = Position(3, plans=["ro", "b", "w"], museum={"red": [1], "blue": [1], "white": [1]}, shop=["mug-1"])
    p.reveal()
    assert p.question == "give"
    assert [p.bag(seat) for seat in range(3)] == [[], [], []]


def test_pl_2_8_treasures_of_earlier_rounds_do_not_count() -> None:
    p = Position(3, plans=["r", "b", "w"], museum={"blue": [1], "white": [1]}, shop=["mug-1"], loot=[{"red": [1, 2, 3, 4]}])
    p.reveal()
    assert p.asked == {0}


def test_pl_2_8_refusals() -> None:
    p = Position(3, plans=["r", "b", "w"], museum={"blue": [1], "white": [1]}, shop=["mug-1"])
    assert p.refusal(0, "draw") == p.refusal(0, "take mug-1") == "PL-2.8"
    p.reveal()
    assert p.refusal(0, "take mug-2") == "PL-2.8"
    assert p.refusal(1, "take mug-1") == p.refusal(1, "draw") == "PL-2.8"


def test_pl_2_8_nobody_gets_a_treasure() -> None:
    p = Position(3, plans=SINGLES, museum=NOTHING, shop=["mug-1"])
    events = p.reveal()
    assert told(events, "took") == []
    assert p.museum == NOTHING
    assert [len(p.bag(seat)) for seat in range(3)] == [1, 1, 1]


@pytest.mark.parametrize("shop", [[], ["mug-2"]])
def test_pl_2_8_the_only_thing_possible_needs_no_question(shop: list[str]) -> None:
    pile: list[str] | None = [] if shop else None
    p = Position(4, plans=["r", "b", "w", "p"], museum={"blue": [1], "white": [1], "purple": [1]}, shop=shop, trinket_pile=pile)
    events = p.reveal()
    assert p.question == "give"
    assert clauses(events, "took-trinket" if shop else "drew-trinket") == ["PL-2.8"]
    assert len(p.bag(0)) == 1


def test_pl_2_8_two_of_the_same_open_trinket_are_one_choice() -> None:
    p = Position(3, plans=["r", "b", "w"], museum={"blue": [1], "white": [1]}, shop=["mug-2", "mug-2"], trinket_pile=[])
    p.reveal()
    assert p.bag(0) == p.shop == ["mug-2"]


def test_pl_2_9_fewest_treasures_first() -> None:
    p = Position(3, plans=SINGLES, museum=NOTHING, shop=["mug-1"], loot=[{"red": [1, 2]}, {}, {"blue": [1]}], bags=[[], ["mug-2", "mug-3"], []])
    p.reveal()
    assert order_of(p) == [1, 2, 0]


def test_pl_2_9_then_fewest_trinkets() -> None:
    bags = [["mug-2"], [], ["mug-3", "mug-4"]]
    p = Position(3, plans=SINGLES, museum=NOTHING, shop=["mug-1"], loot=[{"red": [1]}, {"red": [1]}, {"blue": [1]}], bags=bags)
    p.reveal()
    assert order_of(p) == [1, 0, 2]


def test_pl_2_9_the_first_may_take_what_the_next_wanted() -> None:
    p = Position(3, plans=SINGLES, museum=NOTHING, shop=["mug-1", "mug-2"], loot=[{"red": [1, 2]}, {}, {"blue": [1]}])
    p.reveal()
    p.act(1, "take mug-1")
    assert p.asked == {2}
    assert p.open_to(2) == {"take mug-2", "draw"}


def test_pl_2_9_players_still_equal_draw_blind() -> None:
    p = Position(3, plans=SINGLES, museum=NOTHING, shop=["mug-1"], loot=[{"red": [1]}, {"red": [4]}, {"blue": [2]}], bags=[["mug-2"], ["mug-3"], ["mug-4"]])
    events = p.reveal()
    assert sorted(drawn(events)) == [0, 1, 2]
    assert set(clauses(events, "drew-trinket")) == {"PL-2.9"}
    assert p.shop == ["mug-1"]
    assert p.question == "give", "nobody was asked"


def test_pl_2_9_is_about_those_of_one_size() -> None:
    p = Position(3, plans=["r", "og", "yg"], museum=NOTHING, shop=["mug-1", "mug-2"])
    p.reveal()
    assert p.asked == {0}, "alone among the singles, though all three are equal"
    events = p.act(0, "take mug-2")
    assert sorted(drawn(events)) == [1, 2]


def test_pl_2_9_who_took_a_treasure_does_not_stand_in_line() -> None:
    p = Position(3, plans=SINGLES, museum={"orange": [1]}, shop=["mug-1"], loot=[{"red": [1]}])
    p.reveal()
    assert order_of(p) == [2, 0]
    assert p.bag(1) == []


def test_pl_r13_pieces_are_counted_not_points() -> None:
    p = Position(3, plans=SINGLES, museum=NOTHING, shop=["mug-1"], loot=[{"red": [1, 1]}, {"red": [4]}, {"blue": [1, 1, 2]}])
    p.reveal()
    assert order_of(p) == [1, 0, 2]


def test_pl_r13_the_order_is_fixed_when_the_size_starts() -> None:
    p = Position(3, plans=SINGLES, museum=NOTHING, shop=["mug-1", "mug-2"], bags=[["mug-3"], [], ["mug-4", "mug-5"]])
    p.reveal()
    p.act(1, "take mug-1")
    assert p.asked == {0}, "1 has as many trinkets now, but 0 stands alone in the second place"
    p.act(0, "draw")
    assert p.asked == {2}


def test_pl_r13_equal_players_draw_when_their_place_comes() -> None:
    p = Position(3, plans=SINGLES, museum=NOTHING, shop=["mug-1"], loot=[{"red": [1]}, {}, {"blue": [1]}])
    events = p.reveal()
    assert p.asked == {1}
    assert drawn(events) == []
    events = p.act(1, "take mug-1")
    assert sorted(drawn(events)) == [0, 2]


def test_pl_r13_those_after_equal_players_choose_freely() -> None:
    p = Position(3, plans=SINGLES, museum=NOTHING, shop=["mug-1", "mug-2"], loot=[{}, {"red": [1]}, {}])
    events = p.reveal()
    assert sorted(drawn(events)) == [0, 2]
    assert p.asked == {1}
    assert p.open_to(1) == {"take mug-1", "take mug-2", "draw"}


def test_pl_r13_one_who_has_taken_is_not_equal_to_those_after_him() -> None:
    p = Position(4, plans=[*SINGLES, "g"], museum=NOTHING, shop=["mug-1"], bags=[[], ["mug-2"], ["mug-3"], ["mug-4", "mug-5"]])
    p.reveal()
    events = p.act(0, "draw")
    assert sorted(drawn(events)) == [0, 1, 2]
    assert p.asked == {3}


def test_pl_r4_chance_decides_who_gets_a_pile_too_short_for_all() -> None:
    who, what = Counter[int](), Counter[str]()
    for seed in range(60):
        p = Position(4, plans=[*SINGLES, "w"], museum=NOTHING, shop=["mug-1", "mug-2", "mug-3"], trinket_pile=["globe-1"], seed=seed)
        events = p.reveal()
        assert len(drawn(events)) == 1
        assert p.bag(drawn(events)[0]) == ["globe-1"]
        got = told(events, "got-trinket")
        assert len(got) == 2
        assert set(clauses(events, "got-trinket")) == {"PL-R4"}
        assert [len(p.bag(seat)) for seat in range(3)] == [1, 1, 1]
        assert len(p.shop) == 1
        assert p.s.trinkets_left == 0
        who.update(drawn(events))
        what.update(str(trinket) for *_, trinket in got)
    assert set(who) == {0, 1, 2}
    assert set(what) == {"mug-1", "mug-2", "mug-3"}
    assert min(who.values()) >= 8
    assert min(what.values()) >= 20


def test_pl_r4_of_an_empty_pile_everybody_gets_a_random_open_one() -> None:
    p = Position(4, plans=[*SINGLES, "w"], museum=NOTHING, shop=["mug-1", "mug-2", "mug-3"], trinket_pile=[])
    events = p.reveal()
    assert len(told(events, "got-trinket")) == 3
    assert p.shop == []


def test_pl_r4_too_few_everywhere() -> None:
    unlucky = set()
    for seed in range(30):
        p = Position(4, plans=[*SINGLES, "w"], museum=NOTHING, shop=["mug-1"], trinket_pile=["globe-1"], seed=seed)
        events = p.reveal()
        assert [kinds(events).count(kind) for kind in ("drew-trinket", "got-trinket", "found-nothing")] == [1, 1, 1]
        assert sorted(p.bag(0) + p.bag(1) + p.bag(2)) == ["globe-1", "mug-1"]
        unlucky.add(told(events, "found-nothing")[0][0])
    assert unlucky == {0, 1, 2}


def test_pl_r4_an_empty_pile_cannot_be_chosen() -> None:
    p = Position(3, plans=["r", "b", "w"], museum={"blue": [1], "white": [1]}, shop=["mug-1", "mug-2"], trinket_pile=[])
    p.reveal()
    assert p.open_to(0) == {"take mug-1", "take mug-2"}
    assert p.refusal(0, "draw") == "PL-R4"
    assert p.refusal(1, "draw") == "PL-2.8"


def test_pl_r4_no_trinket_anywhere() -> None:
    p = Position(3, plans=["r", "b", "w"], museum={"blue": [1], "white": [1]}, shop=[], trinket_pile=[])
    events = p.reveal()
    assert told(events, "found-nothing") == [(0, 0)]
    assert clauses(events, "found-nothing") == ["PL-R4"]
    assert p.bag(0) == []
    assert p.question == "give"


def test_pl_r4_no_trinket_anywhere_for_equal_players() -> None:
    p = Position(4, plans=[*SINGLES, "w"], museum=NOTHING, shop=[], trinket_pile=[])
    assert len(told(p.reveal(), "found-nothing")) == 3


def test_pl_r4_the_last_trinket_of_the_pile_may_be_chosen() -> None:
    p = Position(4, plans=[*SINGLES, "w"], museum=NOTHING, shop=["mug-1", "mug-3"], trinket_pile=["mug-2"], loot=[{"red": [1]}, {}, {"red": [2, 3]}])
    p.reveal()
    p.act(1, "draw")
    assert p.bag(1) == ["mug-2"]
    assert p.asked == {0}
    assert p.open_to(0) == {"take mug-1", "take mug-3"}
    p.act(0, "take mug-3")
    assert p.bag(2) == ["mug-1"]


def test_pl_r4_every_trinket_can_be_drawn() -> None:
    seen = set()
    for seed in range(150):
        p = Position(3, plans=["r", "b", "w"], museum={"blue": [1], "white": [1]}, seed=seed)
        p.reveal()
        seen.update(p.bag(0))
    assert seen == set(TRINKETS)
