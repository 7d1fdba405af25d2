"""Chapter 8 of the ledger: Collection!, passes, the turn limit, counting, ties."""

import pytest

from doubloon.core.state import OVER

from .positions import COLLECTIONS, GAME, Position, clauses, heap, kinds, told

FIVE = "clocks-glass*4 clocks-bronze"


def finish(**more: object) -> Position:
    """Seat 0, who collects clocks, has five of them and ends the game."""
    hands = ["", *more.pop("hands", [])]  # type: ignore[misc]
    hands[0] = str(more.pop("own", FIVE))
    players = int(str(more.pop("players", 3)))
    p = Position(players, hands=hands, rounds=1, **more)  # type: ignore[arg-type]
    p.act(p.s.mover, "collection")
    return p


# Collection!


def test_tl_8_1_five_own_cards_after_a_round_of_bidding() -> None:
    p = Position(3, hands=[FIVE], rounds=1)
    assert p.refusal(0, "collection") == ""
    events = p.act(0, "collection")
    assert told(events, "declared") == [(0,)]
    assert clauses(events, "declared") == ["TL-8.1"]
    assert p.s.step == OVER
    assert p.ended == "TL-8.1"
    assert p.asked == set()


def test_tl_8_1_not_before_a_complete_round() -> None:
    p = Position(3, hands=[FIVE], rounds=0, doors="5", room="junk*6")
    assert p.refusal(0, "collection") == "TL-8.1"
    p.call(0, 5, first="junk")
    p.offers("gold", "", "")
    assert p.s.rounds == 1
    p.act(1, "upgrade glass")
    p.act(2, "upgrade glass")
    assert p.refusal(0, "collection") == ""


def test_tl_8_1_from_the_start_five_rooms_have_to_be_called() -> None:
    p = Position(
        3,
        hands=[FIVE, "cars-glass*4 cars-bronze", "antiques-glass*4 antiques-bronze"],
        cubes=["gold*5 glass"] * 3,
        room="junk*15 art-glass*4 art-bronze*3 art-silver*2 sports-glass*4 sports-bronze*2",
    )
    for turn, room in enumerate((3, 1, 5, 2, 4)):
        seat = turn % 3
        assert p.refusal(seat, "collection") == "TL-8.1"
        p.call(seat, room)
        p.offers(*["gold" if each == seat else "" for each in range(3)])
    assert p.s.rounds == 1
    assert p.asked == {2}
    assert p.refusal(2, "collection") == ""


def test_tl_8_1_four_are_too_few() -> None:
    p = Position(3, hands=["clocks-glass*4 cars-glass*4 junk"], rounds=3)
    assert p.refusal(0, "collection") == "TL-8.1"
    assert "collection" not in p.open_to(0)


@pytest.mark.parametrize("own", ["clocks-glass*4 clocks-bronze", "clocks-glass clocks-bronze*3 clocks-gold", "clocks-silver*2 clocks-bronze*3"])
def test_tl_8_1_cards_of_any_value_make_a_collection(own: str) -> None:
    assert Position(3, hands=[own], rounds=1).refusal(0, "collection") == ""


def test_tl_8_1_the_cards_of_others_do_not_help() -> None:
    p = Position(3, hands=["clocks-glass*3", "clocks-glass clocks-bronze*2"], piles=[(1, "clocks-silver*2")], rounds=1)
    assert p.refusal(0, "collection") == "TL-8.1"


def test_tl_8_1_only_as_an_action_of_the_own_turn() -> None:
    p = Position(3, hands=["", FIVE.replace("clocks", "cars")], rounds=1)
    assert p.refusal(1, "collection") == "TL-1.5"


def test_tl_8_1_five_own_cards_do_not_force_anybody() -> None:
    p = Position(3, hands=[FIVE], rounds=1)
    p.act(0, "upgrade glass")
    assert p.asked == {1}


def test_tl_r10_protected_own_cards_count() -> None:
    p = Position(3, hands=["clocks-glass*2"], piles=[(0, "clocks-glass clocks-bronze"), (0, "clocks-gold junk")], rounds=1)
    assert p.refusal(0, "collection") == ""
    p.act(0, "collection")
    assert p.points[0] == 3 + 2 + 10


def test_tl_r10_all_own_cards_protected() -> None:
    p = Position(3, piles=[(0, FIVE)], rounds=1)
    assert p.refusal(0, "collection") == ""


def test_tl_r16_it_stays_available() -> None:
    p = Position(3, hands=[FIVE], rounds=1, doors="2 3", room="junk*12")
    assert p.refusal(0, "collection") == ""
    p = Position(3, hands=[FIVE], rounds=4, doors="", discards="junk", public="", rest=1)
    assert p.refusal(0, "collection") == ""


def test_tl_r16_collectors_are_never_lost() -> None:
    p = Position(3, hands=["clocks-gold", "cars-gold", "antiques-gold"], doors="2", room="junk*5 skeleton")
    before = list(p.s.collector)
    p.call(0, 2, first="junk")
    p.offers("", "", "")
    assert p.s.collector == before


# Counting


def test_tl_8_2_own_cards_and_badges_are_added() -> None:
    p = finish(own="clocks-glass*4 clocks-bronze*3 clocks-silver*2 clocks-gold", hands=["cars-gold", "antiques-silver junk*4"], badges=[2, 1, 0])
    assert p.points == [4 + 6 + 10 + 10 + 14, 10 + 7, 5]
    assert p.ranks == [1, 2, 3]
    assert p.tie_clauses() == ["", "", ""]


def test_tl_8_2_foreign_cards_count_only_when_protected() -> None:
    p = finish(
        hands=["cars-gold art-gold sports-gold", "antiques-glass art-silver"],
        piles=[(1, "art-bronze antiques-silver junk"), (2, "clocks-gold cars-glass antiques-bronze")],
    )
    assert p.points == [6, 10 - 2 - 5, 1 - 10 - 1 + 2]


@pytest.mark.parametrize(("material", "worth"), [("glass", 1), ("bronze", 2), ("silver", 5), ("gold", 10)])
def test_tl_8_2_each_protected_foreign_card_costs_its_value(material: str, worth: int) -> None:
    p = finish(piles=[(1, f"art-{material}")], badges=[0, 2, 0])
    assert p.points[1] == 14 - worth


def test_tl_8_2_several_piles_of_one_player() -> None:
    p = finish(piles=[(0, "art-gold junk"), (1, "cars-silver"), (0, "clocks-gold art-glass")])
    assert p.points == [4 + 2 + 10 - 10 - 1, 5, 0]


def test_tl_8_2_the_declarer_counts_first_and_the_others_clockwise() -> None:
    hands = ["", "", "antiques-glass*4 antiques-gold", "art-silver"]
    p = Position(4, hands=hands, rounds=2, mover=2, badges=[0, 1, 0, 0], piles=[(0, "art-gold")])
    events = p.act(2, "collection")
    assert told(events, "counted") == [(2, "antiques", 14, 0, 0), (3, "art", 5, 0, 0), (0, "clocks", 0, 0, 10), (1, "cars", 0, 7, 0)]
    assert told(events, "scored") == [(2, 14), (3, 5), (0, -10), (1, 7)]
    assert set(clauses(events, "counted")) == set(clauses(events, "scored")) == {"TL-8.2"}
    assert kinds(events) == ["declared", *["counted", "scored"] * 4]


def test_tl_r10_junk_counts_nothing_and_totals_may_be_negative() -> None:
    p = finish(hands=["junk*5"], piles=[(1, "junk art-gold art-silver"), (2, "junk*3")])
    assert p.points == [6, -15, 0]
    assert p.ranks == [1, 3, 2]


def test_tl_8_2_cubes_count_nothing() -> None:
    p = finish(cubes=["", "gold*9 silver*9", ""], hands=["", "antiques-glass"])
    assert p.points == [6, 0, 1]


def test_tl_8_2_the_declarer_need_not_win() -> None:
    p = finish(hands=["cars-gold"])
    assert p.points == [6, 10, 0]
    assert p.ranks == [2, 1, 3]


# Ties


def tie(first: str, second: str, badges: tuple[int, int] = (0, 0), starter: int = 0) -> list[int]:
    """Two seats, clocks and cars, with the same points; the third ends the game. Their ranks."""
    p = Position(3, hands=[first, second, "antiques-glass*4 antiques-bronze*3"], badges=[*badges, 0], mover=2, rounds=1, starter=starter)
    p.act(2, "collection")
    assert p.points[0] == p.points[1]
    return p.ranks[:2]


def test_tl_8_3_more_badges_first() -> None:
    assert tie("clocks-silver clocks-bronze", "", (0, 1))[1] < tie("clocks-silver clocks-bronze", "", (0, 1))[0]
    assert tie("", "cars-silver cars-bronze", (1, 0), starter=1)[0] < tie("", "cars-silver cars-bronze", (1, 0), starter=1)[1]


def test_tl_8_3_then_more_own_gold() -> None:
    for starter in (0, 1):
        ranks = tie("clocks-gold", "cars-silver*2", starter=starter)
        assert ranks[0] < ranks[1]
        ranks = tie("clocks-silver*2", "cars-gold", starter=starter)
        assert ranks[1] < ranks[0]


def test_tl_8_3_then_more_own_silver() -> None:
    for starter in (0, 1):
        ranks = tie("clocks-silver", "cars-bronze*2 cars-glass", starter=starter)
        assert ranks[0] < ranks[1]
        ranks = tie("clocks-bronze*2 clocks-glass", "cars-silver", starter=starter)
        assert ranks[1] < ranks[0]


def test_tl_8_3_then_more_own_bronze() -> None:
    for starter in (0, 1):
        ranks = tie("clocks-bronze", "cars-glass*2", starter=starter)
        assert ranks[0] < ranks[1]
        ranks = tie("clocks-glass*2", "cars-bronze", starter=starter)
        assert ranks[1] < ranks[0]


def test_tl_8_3_then_more_own_glass() -> None:
    """Equal points with equal badges, gold, silver and bronze: only what is subtracted can differ."""
    for starter in (0, 1):
        hands = ["clocks-glass*3", "cars-glass*2", "antiques-glass*4 antiques-bronze*3"]
        p = Position(3, hands=hands, piles=[(0, "art-glass")], mover=2, rounds=1, starter=starter)
        p.act(2, "collection")
        assert p.points == [2, 2, 10]
        assert p.ranks == [2, 3, 1]


def test_tl_8_3_protected_own_cards_count_in_a_tie() -> None:
    p = Position(3, hands=["", "cars-silver*2", "antiques-glass*4 antiques-bronze*3"], piles=[(0, "clocks-gold")], mover=2, rounds=1)
    p.act(2, "collection")
    assert p.points == [10, 10, 10]
    assert p.ranks == [1, 2, 3]
    assert p.tie_clauses() == ["TL-8.3"] * 3


def test_tl_8_3_foreign_gold_does_not_count_in_a_tie() -> None:
    p = Position(3, hands=["clocks-silver art-gold sports-gold", "cars-silver", "antiques-glass*4 antiques-bronze"], mover=2, rounds=1)
    p.act(2, "collection")
    assert p.ranks[1] < p.ranks[0], "seat 1 had the later first turn"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_tl_8_3_at_last_the_later_first_turn(players: int, starter: int) -> None:
    p = Position(
        players,
        hands=[f"{name}-silver" for name in COLLECTIONS[:players]],
        passes=players - 1,
        doors="",
        public="",
        rest=0,
        supply={"silver": 0},
        starter=starter,
        cubes=[""] * (players - 1),
        mover=1,
    )
    assert "pass" in p.open_to(1)
    p.act(1, "pass")
    order = [(starter + turn) % players for turn in range(players)]
    tied = [seat for seat in order if p.points[seat] == 5]
    assert len(tied) >= players - 1
    assert [p.ranks[seat] for seat in tied] == sorted((p.ranks[seat] for seat in tied), reverse=True)
    assert sorted(p.ranks) == list(range(1, players + 1)), "no two are equal"


def test_tl_8_3_nobody_has_anything() -> None:
    p = Position(4, starter=2)
    assert p.standings() == [(0, 2), (0, 1), (0, 4), (0, 3)]
    assert p.tie_clauses() == ["TL-8.3"] * 4


def test_tl_8_3_only_those_with_equal_points_are_settled_by_it() -> None:
    p = finish(hands=["cars-silver", "antiques-silver"])
    assert p.points == [6, 5, 5]
    assert p.tie_clauses() == ["", "TL-8.3", "TL-8.3"]


# Passing


def stuck(players: int = 3, *, passes: int = 0, mine: str = "", cubes: str = "", **more: object) -> Position:
    """No room is filled, the public room is empty, and seat 0 has only this. The others' cards are with seat 1."""
    return Position(players, hands=[mine], cubes=[cubes], doors="", public="", rest=1, passes=passes, **more)  # type: ignore[arg-type]


def test_tl_r11_a_turn_is_passed_when_nothing_is_possible() -> None:
    p = stuck()
    assert p.open_to(0) == {"pass"}
    events = p.act(0, "pass")
    assert told(events, "passed") == [(0,)]
    assert clauses(events, "passed") == ["TL-R11"]
    assert p.asked == {1}


@pytest.mark.parametrize("mine", ["junk"])
def test_tl_r11_one_junk_card_is_not_enough_to_do_anything(mine: str) -> None:
    assert stuck(mine=mine, cubes="glass bronze silver").open_to(0) == {"pass"}


@pytest.mark.parametrize(
    ("mine", "cubes", "action"),
    [("junk*2", "", "change junk"), ("art-glass", "", "exchange art-glass"), ("", "glass*2", "upgrade glass"), ("junk", "gold", "protect")],
)
def test_tl_r11_a_turn_is_not_passed_when_something_is_possible(mine: str, cubes: str, action: str) -> None:
    p = stuck(mine=mine, cubes=cubes)
    assert action in p.open_to(0)
    assert p.refusal(0, "pass") == "TL-R11"


def test_tl_r11_nor_when_a_pile_a_room_or_the_public_room_is_there() -> None:
    assert stuck(piles=[(0, "junk")]).refusal(0, "pass") == "TL-R11"
    assert Position(3, cubes=[""], doors="1", public="", rest=1).open_to(0) == {"call 1"}
    assert Position(3, cubes=[""], doors="", public="junk", rest=1).open_to(0) == {"open"}


def test_tl_r11_empty_supplies_leave_nothing_to_do() -> None:
    p = stuck(mine="art-glass junk*2 cars-gold art-gold art-bronze", supply={"glass": 0, "gold": 0, "bronze": 0}, badges=[0, 0, 5])
    assert p.open_to(0) == {"pass"}


def test_tl_r11_collection_alone_does_not_forbid_passing() -> None:
    p = stuck(mine=FIVE, supply={"glass": 0, "bronze": 0}, rounds=1)
    assert p.open_to(0) == {"collection", "pass"}


def test_tl_r11_the_game_ends_when_all_pass_in_a_row() -> None:
    p = stuck(mine=FIVE, supply={"glass": 0, "bronze": 0}, passes=2)
    events = p.act(0, "pass")
    assert told(events, "all-passed") == [(None,)]
    assert clauses(events, "all-passed") == ["TL-R11"]
    assert p.ended == "TL-R11"
    assert p.s.step == OVER
    assert [seat for seat, *_ in told(events, "scored")] == [0, 1, 2]
    assert told(events, "scored")[0] == (0, 6)


def test_tl_r11_another_action_in_between_starts_the_count_anew() -> None:
    p = Position(3, passes=2)
    p.act(0, "upgrade glass")
    assert p.s.passes == 0
    p = stuck(4, passes=2)
    p.act(0, "pass")
    assert p.s.step != OVER
    assert p.s.passes == 3


# The turn limit


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("limit", [20, 40, 60])
def test_tl_r13_the_limit_ends_the_game(players: int, limit: int) -> None:
    p = Position(players, turns=limit * players - 2, mover=players - 2, options={"turns": limit}, hands=["clocks-gold"])
    p.act(players - 2, "upgrade glass")
    assert p.s.step != OVER
    events = p.act(players - 1, "upgrade glass")
    assert told(events, "timed-out") == [(None, limit)]
    assert clauses(events, "timed-out") == ["TL-R13"]
    assert p.ended == "TL-R13"
    assert [seat for seat, *_ in told(events, "scored")] == [players - 1, *range(players - 1)]
    assert p.points[0] == 10


def test_tl_r13_the_last_turn_is_finished_first() -> None:
    p = Position(3, turns=179, doors="2", room="cars-gold junk*5", mover=2)
    p.call(2, 2, first="cars-gold")
    p.offers("", "", "")
    assert p.question == "buy"
    p.act(2, "take-junk")
    p.act(0, "take-junk")
    p.act(1, "buy cars-gold")
    assert p.ended == "TL-R13"
    assert p.points[1] == 10


def test_tl_r13_collection_in_the_last_turn_is_a_declaration() -> None:
    p = Position(3, turns=179, hands=[FIVE], rounds=1)
    events = p.act(0, "collection")
    assert p.ended == "TL-8.1"
    assert told(events, "timed-out") == []


def test_nothing_can_be_done_after_the_end() -> None:
    p = finish()
    for seat in range(3):
        assert p.open_to(seat) == set()
        assert p.refusal(seat, "open") == "TL-1.5"
    assert GAME.plain.check(p.s) == 0
    assert p.hand(0) == heap(FIVE)
