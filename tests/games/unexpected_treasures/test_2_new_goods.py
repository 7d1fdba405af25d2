"""Chapter 2 of the ledger, Phase 1, new goods, with the rulings UT-R2, UT-R3 and UT-R10."""

import pytest

from .positions import MISSIONS, NEED, Position, goods, kinds, told

# With five and six players no mission is removed, so the missions named `unseen` are exactly the stack.


def symbols(mission: object) -> int:
    assert isinstance(mission, int)
    return sum(NEED[mission])


def test_ut_2_1_one_mission_and_a_tile_for_each_of_its_symbols() -> None:
    p = Position(5, site=goods(television=8), unseen=[8])
    events = p.deposit()
    assert told(events, "revealed") == [(None, 8, 20)]
    assert p.opened == {8}
    assert p.s.stack == 0
    assert len(told(events, "stocked")) == 3
    assert sum(p.s.site) == 11
    assert sum(p.s.bag) == 24


def test_ut_2_1_tiles_move_from_the_bag_to_the_site() -> None:
    p = Position(5, site=goods(television=8), bag=goods(lamp=6), rest=0, unseen=[8])
    p.deposit()
    assert p.s.site == goods(television=8, lamp=3)
    assert p.s.bag == goods(lamp=3)


def test_ut_2_1_the_tiles_are_drawn_blindly_not_those_shown() -> None:
    p = Position(5, site=goods(stool=8), bag=goods(lamp=5), rest=0, unseen=[16])
    p.deposit()
    assert p.s.site == goods(stool=8, lamp=4)


def test_ut_2_1_any_tile_of_the_bag_may_come() -> None:
    drawn: set[object] = set()
    for seed in range(80):
        p = Position(5, site=goods(lamp=8, television=1), bag=goods(stool=3, armchair=3, radio=3), rest=0, unseen=[1, 2], seed=seed)
        drawn |= {good for _, good in told(p.deposit(), "stocked")}
    assert drawn == {"stool", "armchair", "radio"}


def test_ut_2_1_the_bag_is_drawn_tile_by_tile_not_kind_by_kind() -> None:
    radios = 0
    for seed in range(300):
        p = Position(5, site=goods(lamp=8, television=1), bag=goods(stool=8, radio=1), rest=0, unseen=[1, 2], seed=seed)
        radios += told(p.deposit(), "stocked").count((None, "radio"))
    assert 15 <= radios <= 55  # one in nine of 300: 33, give or take four standard deviations


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(8))
def test_ut_2_2_missions_are_turned_up_until_two_tiles_per_player_lie_there(players: int, seed: int) -> None:
    p = Position(players, seed=seed)
    on_site, missions = 0, 0
    for event in p.deposit():
        if event.kind == "revealed":
            assert on_site < 2 * players
            missions += 1
        elif event.kind == "stocked":
            on_site += 1
    assert on_site == sum(p.s.site) == sum(symbols(mission) for mission in p.opened) >= 2 * players
    assert missions == len(p.opened)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_ut_2_2_one_tile_short_takes_one_mission_only(players: int) -> None:
    p = Position(players, site=goods(stool=8, lamp=2 * players - 9) if players > 4 else goods(stool=2 * players - 1))
    assert len(told(p.deposit(), "revealed")) == 1


def test_ut_2_2_exactly_two_per_player_is_enough() -> None:
    p = Position(5, site=goods(stool=8), unseen=[1, 2])
    p.deposit()
    assert p.opened == {1, 2}
    q = Position(5, site=goods(stool=8, lamp=1), unseen=[1, 2])
    q.deposit()
    assert len(q.opened) == 1
    assert q.s.stack == 1
    assert sum(q.s.site) == 10


def test_ut_2_2_further_missions_cite_it() -> None:
    p = Position(5, site=goods(stool=8), unseen=[1, 2])
    assert [event.clause for event in p.deposit() if event.kind == "revealed"] == ["UT-2.1", "UT-2.2"]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("more", [0, 1, 6])
def test_ut_2_3_a_full_site_still_gets_one_mission(players: int, more: int) -> None:
    count = 2 * players + more
    before = goods(stool=min(count, 8), lamp=max(0, min(count - 8, 8)), armchair=max(0, count - 16))
    p = Position(players, site=before)
    ((_, mission, _),) = told(p.deposit(), "revealed")
    assert p.opened == {mission}
    assert sum(p.s.site) == count + symbols(mission)


def test_ut_2_4_after_exactly_the_last_tile_the_pile_goes_into_the_bag() -> None:
    p = Position(5, site=goods(stool=8), bag=goods(lamp=3), handed_in=goods(armchair=2, radio=1), rest=0, unseen=[8])
    events = p.deposit()
    assert p.s.site == goods(stool=8, lamp=3)
    assert p.s.bag == goods(armchair=2, radio=1)
    assert p.s.handed_in == goods()
    assert told(events, "refilled") == [(None, 3)]


def test_ut_2_4_one_tile_left_in_the_bag_does_not_refill_it() -> None:
    p = Position(5, site=goods(stool=8), bag=goods(lamp=4), handed_in=goods(armchair=2), rest=0, unseen=[8])
    events = p.deposit()
    assert p.s.bag == goods(lamp=1)
    assert p.s.handed_in == goods(armchair=2)
    assert told(events, "refilled") == []


def test_ut_2_4_drawing_goes_on_from_the_refilled_bag() -> None:
    p = Position(5, site=goods(stool=8), bag=goods(lamp=1), handed_in=goods(armchair=4), rest=0, unseen=[8])
    p.deposit()
    assert p.s.site == goods(stool=8, lamp=1, armchair=2)
    assert p.s.bag == goods(armchair=2)
    assert p.s.handed_in == goods()


def test_ut_2_4_goods_owned_and_goods_on_the_site_stay() -> None:
    p = Position(5, own=[goods(television=2), goods(radio=1)], site=goods(stool=8), bag=goods(lamp=3), handed_in=goods(armchair=1), rest=4, unseen=[8])
    owned = [hand[:] for hand in p.s.goods]
    p.deposit()
    assert p.s.goods == owned
    assert p.s.site == goods(stool=8, lamp=3)


def test_ut_2_4_the_last_tile_with_nothing_handed_in_leaves_the_bag_empty() -> None:
    p = Position(5, site=goods(stool=8), bag=goods(lamp=3), rest=0, unseen=[8])
    events = p.deposit()
    assert p.s.bag == p.s.handed_in == goods()
    assert told(events, "refilled") == []


def test_ut_2_4_the_bag_can_run_empty_twice_in_one_phase() -> None:
    p = Position(6, site=goods(stool=8), bag=goods(lamp=1), handed_in=goods(radio=1), rest=0, unseen=[8])
    p.deposit()
    assert p.s.site == goods(stool=8, lamp=1, radio=1)
    assert p.s.bag == p.s.handed_in == goods()


def test_ut_2_5_missions_and_goods_left_over_stay() -> None:
    p = Position(5, own=[goods(lamp=1)], site=goods(television=8, stool=2), opened=[8, 16], unseen=[1])
    p.play_round(1, 2, 3, 4, 5)
    assert p.opened == {1, 8, 16}
    assert p.s.site[3] == 8
    assert p.s.site[0] >= 2
    assert sum(p.s.site) == 11


def test_ut_r2_an_empty_stack_ends_the_stocking() -> None:
    p = Position(6, site=goods(stool=1), unseen=[1, 3])
    events = p.deposit()
    assert p.opened == {1, 3}
    assert p.s.stack == 0
    assert sum(p.s.site) == 4
    assert p.question == "choose"
    assert p.asked == set(range(6))
    assert "ran-out" in kinds(events)


def test_ut_r2_a_round_with_a_site_not_full_is_played_on() -> None:
    p = Position(6, unseen=[1])
    p.deposit()
    assert sum(p.s.site) == 1
    p.choose(1, 2, 3, 4, 5, 5)
    (good,) = p.open_to(0) - {"stop"}
    p.act(0, good)
    assert sum(p.s.site) == 0
    assert sum(p.s.goods[0]) == 1


def test_ut_r2_is_not_told_when_the_last_mission_fills_the_site() -> None:
    p = Position(5, site=goods(stool=8), unseen=[8])
    assert "ran-out" not in kinds(p.deposit())


def test_ut_r3_with_bag_and_pile_empty_one_mission_is_turned_up_all_the_same() -> None:
    p = Position(5, site=goods(stool=4), rest=0, unseen=[1, 8, 16])
    events = p.deposit()
    assert len(told(events, "revealed")) == 1
    assert told(events, "stocked") == []
    assert p.s.site == goods(stool=4)
    assert p.s.stack == 2
    assert "ran-dry" in kinds(events)
    assert p.question == "choose"


def test_ut_r3_in_every_round_that_begins_so() -> None:
    p = Position(5, site=goods(stool=4), rest=0, unseen=[1, 8, 16])
    p.deposit()
    p.play_round(1, 2, 3, 4, 5)
    assert len(p.opened) == 2
    assert p.s.stack == 1
    assert p.s.site == goods(stool=4)


def test_ut_r3_tiles_that_end_in_the_middle_of_a_mission_end_the_stocking() -> None:
    p = Position(5, site=goods(stool=4), bag=goods(lamp=2), rest=0, unseen=[8, 9, 10])
    events = p.deposit()
    assert p.s.site == goods(stool=4, lamp=2)
    assert len(told(events, "revealed")) == 1
    assert p.s.stack == 2


def test_ut_r3_tiles_that_end_with_the_mission_end_the_stocking_too() -> None:
    p = Position(5, site=goods(stool=4), bag=goods(lamp=3), rest=0, unseen=[8, 9, 10])
    events = p.deposit()
    assert p.s.site == goods(stool=4, lamp=3)
    assert len(told(events, "revealed")) == 1
    assert p.s.stack == 2


def test_ut_r3_tiles_that_end_in_a_further_mission_end_the_stocking() -> None:
    p = Position(6, site=goods(stool=4), bag=goods(lamp=5), rest=0, unseen=[8, 9, 10])
    events = p.deposit()
    assert p.s.site == goods(stool=4, lamp=5)
    assert len(told(events, "revealed")) == 2
    assert p.s.stack == 1


def test_ut_r3_a_full_site_and_no_tiles_at_all() -> None:
    p = Position(3, rest="site")
    events = p.deposit()
    assert len(told(events, "revealed")) == 1
    assert sum(p.s.site) == 35


def test_ut_r3_nothing_runs_dry_while_no_tile_is_due() -> None:
    p = Position(5, site=goods(stool=8), bag=goods(lamp=3), rest=0, unseen=[8])
    assert "ran-dry" not in kinds(p.deposit())


def test_ut_r10_an_empty_bag_is_filled_from_the_pile_before_the_draw() -> None:
    p = Position(5, site=goods(stool=8), handed_in=goods(armchair=5), rest=0, unseen=[8])
    events = p.deposit()
    assert p.s.site == goods(stool=8, armchair=3)
    assert p.s.bag == goods(armchair=2)
    assert p.s.handed_in == goods()
    assert told(events, "refilled") == [(None, 5)]


def test_ut_r10_the_pile_is_just_enough() -> None:
    p = Position(5, site=goods(stool=8), handed_in=goods(armchair=3), rest=0, unseen=[8])
    p.deposit()
    assert p.s.site == goods(stool=8, armchair=3)
    assert p.s.bag == p.s.handed_in == goods()


def test_ut_r10_the_pile_is_too_small() -> None:
    p = Position(5, site=goods(stool=8), handed_in=goods(armchair=1), rest=0, unseen=[8])
    p.deposit()
    assert p.s.site == goods(stool=8, armchair=1)
    assert p.s.bag == p.s.handed_in == goods()
    assert p.opened == {8}


def test_ut_r10_goods_handed_in_after_the_bag_ran_out_come_back() -> None:
    p = Position(5, own=[goods(lamp=1, armchair=2)], site=goods(stool=8, television=5), rest=4, opened=[8], unseen=[10])
    p.choose(1, 2, 3, 4, 5)
    p.act(0, "stop", "complete 8")
    assert p.s.handed_in == goods(lamp=1, armchair=2)
    p.finish_round()
    assert p.s.site == goods(stool=8, television=5, lamp=1, armchair=2)
    assert p.s.bag == p.s.handed_in == goods()


def test_missions_of_every_size_are_in_use_here() -> None:
    assert {symbols(mission) for mission in MISSIONS} == {1, 2, 3, 4, 5, 6}
