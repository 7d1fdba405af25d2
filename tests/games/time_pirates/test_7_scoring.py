"""Chapter 7 of the ledger, scoring, with the rulings TP-R9 and TP-R10 and the option of the bonus."""

from collections.abc import Mapping, Sequence

import pytest

from doubloon.core import SPECTATOR
from doubloon.core.event import Event
from doubloon.core.rule import clause_id
from doubloon.core.state import OVER

from .positions import COLOURS, GAME, POINTS, Position, clauses, kinds, read, told

ALL_COLOURS = [f"{colour}-2" for colour in COLOURS]


def last_token(
    *contracts: Sequence[str], players: int = 3, year: int = 3, points: Sequence[int] = (), options: Mapping[str, int | str] | None = None
) -> Position:
    """The mover restocks, and the eighth token of the year comes at once."""
    p = Position(
        players, contracts=contracts, year=year, points=points, options=options, track=(4, 3), bag=(), rest="discards", restocking=True, loot=[{"white": 2}]
    )
    p.opening = p.restock(2200)
    return p


def final(*contracts: Sequence[str], assign: Mapping[int, Sequence[str]] | None = None, **more: object) -> tuple[Position, list[Event]]:
    """The position at the end, and all that was told from the last token on. What nobody speaks of stays unassigned."""
    p = last_token(*contracts, **more)  # type: ignore[arg-type]
    events = list(p.opening)
    for seat, texts in (assign or {}).items():
        events += p.act(seat, *texts)
    while p.asked:
        seat = min(p.asked)
        events += p.act(seat, next(text for text in sorted(p.open_to(seat)) if text.startswith("keep")))
    assert p.s.step == OVER
    return p, events


# Years


@pytest.mark.parametrize("year", [1, 2])
def test_tp_7_1_everybody_scores_all_his_contracts(year: int) -> None:
    p = last_token(["blue-2", "blue-5", "white-3"], ["red-6"], year=year, points=[3, 0, 11])
    assert told(p.opening, "earned") == [(0, year, 2 + 6 + 2), (1, year, 7), (2, year, 0)]
    assert clauses(p.opening, "earned") == ["TP-7.1"] * 3
    assert p.s.points[:3] == [13, 7, 11]
    assert p.s.year == year + 1
    assert p.question == "act"
    assert {"got-all", "got-most", "scored", "assigned"} & set(kinds(p.opening)) == set(), "bonuses come at the end only"


@pytest.mark.parametrize("contract", POINTS)
def test_tp_7_1_the_points_of_each_contract(contract: str) -> None:
    p = last_token([], [contract], year=1)
    assert p.s.points[:3] == [0, POINTS[contract], 0]


def test_tp_7_1_an_early_contract_scores_three_times() -> None:
    p = Position(3, contracts=[["blue-6"]], bag=(), rest=2, restocking=True)  # all artifacts are seat 2's, so each restocking takes a year
    for points in (7, 14, 21 + 2):
        p.restock(int(min(p.can(p.s.mover, "restock"))))
        assert p.s.points[:3] == [points, 0, 0], "at the end also for the most blue points"
        if p.question == "act":
            p.act(p.s.mover, "move 1")
            p.walk_on("restock")
    assert p.s.step == OVER


def test_tp_7_1_artifacts_score_nothing() -> None:
    p = Position(3, loot=[{"blue-plain": 8}, {"white": 6}], track=(4, 3), bag=(), rest="discards", restocking=True)
    p.restock(2200)
    assert p.s.points == [0] * 6


def test_tp_7_2_the_eighth_token_of_the_third_year_stops_play() -> None:
    p = last_token(["blue-2"], [])
    assert told(p.opening, "year-ended")[0][:2] == (None, 3)
    assert clauses(p.opening, "year-ended") == ["TP-7.2"]
    assert told(p.opening, "earned") == [(0, 3, 2), (1, 3, 0), (2, 3, 0)]
    assert "filled" not in kinds(p.opening)
    assert p.s.step == OVER
    assert clause_id("TP", p.s.ended) == "TP-7.2"
    assert p.s.year == 3
    for seat in range(3):
        assert p.open_to(seat) == set()
        for text in ("move 1", "take white", "sell blue-2", "end", "skip", "restock 1800", "place 1000", "assign white-3 blue", "keep white-3", "jump red"):
            assert p.refusal(seat, text) != ""


def test_tp_7_2_the_order_of_the_end() -> None:
    _, events = final(["blue-2", "white-3"], ["red-3"], assign={0: ["assign white-3 blue"]})
    order = [kind for place, kind in enumerate(kinds(events)) if place == 0 or kinds(events)[place - 1] != kind]
    assert order == ["restocked", "patrolled", "year-ended", "earned", "ready", "assigned", "got-most", "scored"]


def test_tp_7_2_before_the_assignment_the_third_year_is_scored() -> None:
    p = last_token(["blue-2", "white-3"], ["red-3"], points=[5, 5, 5])
    assert p.question == "assign"
    assert p.s.points[:3] == [9, 8, 5]


# Assigning


def test_tp_7_3_who_has_white_and_coloured_contracts_is_asked() -> None:
    p = last_token(["blue-2", "white-3"], ["red-3", "white-4", "white-5"], ["white-3"], ["green-2"], players=5)
    assert (p.question, p.asked) == ("assign", {0, 1})


def test_tp_7_3_nobody_is_asked_where_nothing_can_be_assigned() -> None:
    p = last_token(["blue-2"], ["white-3"], [])
    assert p.s.step == OVER
    assert "ready" not in kinds(p.opening)


def test_tp_7_3_only_to_colours_in_which_one_has_a_coloured_contract() -> None:
    p = last_token(["blue-2", "purple-6", "purple-2", "white-4"], ["red-3", "white-3"])
    assert p.open_to(0) == {"assign white-4 blue", "assign white-4 purple", "keep white-4"}
    for text in ("assign white-4 red", "assign white-4 green", "assign white-3 blue", "keep white-3", "keep white-5", "assign white-5 blue"):
        assert p.refusal(0, text) == "TP-7.3", text
    assert p.open_to(1) == {"assign white-3 red", "keep white-3"}
    assert p.refusal(2, "assign white-3 red") == p.refusal(2, "keep white-3") == "TP-7.3"


def test_tp_7_3_before_the_end_nothing_can_be_assigned() -> None:
    p = Position(3, contracts=[["blue-2", "white-3"]])
    assert p.refusal(0, "assign white-3 blue") == p.refusal(0, "keep white-3") == "TP-7.3"


def test_tp_7_3_each_white_contract_may_go_elsewhere() -> None:
    p = last_token(["blue-2", "red-2", "white-3", "white-3", "white-5"], [])
    assert p.can(0, "assign") == {"white-3 blue", "white-3 red"}
    p.act(0, "assign white-3 blue")
    assert p.can(0, "assign") == {"white-3 blue", "white-3 red"}
    p.act(0, "assign white-3 red")
    assert p.open_to(0) == {"assign white-5 blue", "assign white-5 red", "keep white-5"}
    events = p.act(0, "assign white-5 blue")
    assert sorted(told(events, "assigned")) == [(0, "white-3", "blue"), (0, "white-3", "red"), (0, "white-5", "blue")]
    assert sorted(told(events, "got-most")) == [(0, "blue", 2 + 2 + 4, 2), (0, "red", 2 + 2, 2)]


def test_tp_7_3_equal_ones_are_named_by_colour_in_order() -> None:
    p = last_token(["blue-2", "green-2", "red-2", "white-3", "white-3", "white-3"], [])
    p.act(0, "assign white-3 green")
    assert p.can(0, "assign") == {"white-3 green", "white-3 red"}
    assert p.refusal(0, "assign white-3 blue") == "TP-7.3"
    p.act(0, "assign white-3 red")
    assert p.can(0, "assign") == {"white-3 red"}


def test_tp_7_3_several_may_go_to_one_colour() -> None:
    p, events = final(["blue-2", "white-3", "white-3", "white-4"], assign={0: ["assign white-3 blue", "assign white-3 blue", "assign white-4 blue"]})
    assert told(events, "got-most") == [(0, "blue", 2 + 2 + 2 + 3, 2)]
    assert p.standings()[0] == (9 + 2, 1)


def test_tp_7_3_assignments_are_secret_until_all_are_made() -> None:
    p = last_token(["blue-2", "green-2", "white-3"], ["red-3", "white-4"], ["purple-2", "white-5"])
    rows = GAME.plain.apply(p.s, 0, GAME.actions.parse("assign white-3 green"))
    assert kinds(read(rows)) == ["ready"]
    assert [event.values for event in read(rows, 1)] == [{}]
    assert p.asked == {1, 2}
    other = last_token(["blue-2", "green-2", "white-3"], ["red-3", "white-4"], ["purple-2", "white-5"])
    other.act(0, "assign white-3 blue")
    for viewer in (SPECTATOR, 1, 2):
        assert GAME.plain.hidden(p.s, viewer) == GAME.plain.hidden(other.s, viewer)
    assert GAME.plain.hidden(p.s, 0) != GAME.plain.hidden(other.s, 0)
    assert kinds(p.act(2, "keep white-5")) == ["ready"]
    events = p.act(1, "assign white-4 red")
    assert kinds(events)[:3] == ["ready", "assigned", "assigned"]
    assert sorted(told(events, "assigned")) == [(0, "white-3", "green"), (1, "white-4", "red")]
    assert clauses(events, "ready") == ["TP-7.3"]
    assert clauses(events, "assigned") == ["TP-7.3"] * 2


def test_tp_7_3_in_any_order() -> None:
    ends = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        p = last_token(["blue-2", "white-3"], ["red-3", "white-4"], ["purple-2", "white-5"])
        for seat in order:
            p.act(seat, min(p.open_to(seat)))
        ends.append(p.s.pack())
    assert len(set(ends)) == 1


# Bonuses


def test_tp_7_4_a_contract_in_each_of_the_five_colours() -> None:
    p, events = final(ALL_COLOURS)
    assert told(events, "got-all") == [(0, 2)]
    assert clauses(events, "got-all") == ["TP-7.4"]
    assert p.standings()[0] == (10 + 2 + 5 * 2, 1)


def test_tp_7_4_white_contracts_do_not_help() -> None:
    four = [f"{colour}-2" for colour in COLOURS[:4]]
    p, events = final([*four, "white-3", "white-4", "white-5"], assign={0: ["assign white-3 blue", "keep white-4", "keep white-5"]})
    assert "got-all" not in kinds(events)
    assert p.standings()[0][0] == 8 + 9 + 4 * 2


def test_tp_7_4_several_players_may_have_them() -> None:
    _, events = final(ALL_COLOURS, [f"{colour}-3" for colour in COLOURS], [f"{colour}-4" for colour in COLOURS[1:]])
    assert told(events, "got-all") == [(0, 2), (1, 2)]


def test_tp_7_5_the_most_points_in_a_colour() -> None:
    p, events = final(["blue-6"], ["blue-2", "blue-4", "red-2"], ["blue-3", "red-3"])
    assert sorted(told(events, "got-most")) == [(0, "blue", 7, 2), (2, "red", 3, 2)]
    assert clauses(events, "got-most") == ["TP-7.5"] * 2
    assert p.standings() == [(9, 1), (8, 2), (8, 3)]


def test_tp_7_5_points_count_not_contracts() -> None:
    _, events = final(["green-5"], ["green-2", "green-3"])
    assert told(events, "got-most") == [(0, "green", 6, 2)]


def test_tp_7_5_whoever_is_tied_scores_it() -> None:
    p, events = final(["blue-6"], ["blue-3", "blue-4"], ["blue-2"])
    assert sorted(told(events, "got-most")) == [(0, "blue", 7, 2), (1, "blue", 7, 2)]
    assert [points for points, _ in p.standings()] == [9, 9, 2]


def test_tp_7_5_three_may_be_tied_by_white_contracts() -> None:
    contracts = (["red-2", "white-5"], ["red-5"], ["red-4", "white-3"], ["red-3"])
    p, events = final(*contracts, players=4, assign={2: ["assign white-3 red"], 0: ["assign white-5 red"]})
    assert sorted(told(events, "got-most")) == [(seat, "red", 6, 2) for seat in (0, 1, 2)]
    assert [points for points, _ in p.standings()] == [8, 8, 8, 3]


def test_tp_7_5_assigned_white_contracts_decide() -> None:
    contracts = ["blue-2", "white-5"], ["blue-4"]
    _, with_white = final(*contracts, assign={0: ["assign white-5 blue"]})
    assert told(with_white, "got-most") == [(0, "blue", 6, 2)]
    _, without = final(*contracts, assign={0: ["keep white-5"]})
    assert told(without, "got-most") == [(1, "blue", 4, 2)]


@pytest.mark.parametrize("colour", COLOURS)
def test_tp_7_5_in_each_colour(colour: str) -> None:
    _, events = final([], [f"{colour}-2"])
    assert told(events, "got-most") == [(1, colour, 2, 2)]


def test_tp_r9_white_contracts_may_stay_unassigned() -> None:
    p, events = final(["blue-2", "white-3", "white-3", "white-5"], assign={0: ["assign white-3 blue", "keep white-3", "keep white-5"]})
    assert told(events, "assigned") == [(0, "white-3", "blue")]
    assert p.standings()[0][0] == 2 + 2 + 2 + 4 + 2, "they count their own points"


def test_tp_r9_keeping_one_keeps_all_of_its_size() -> None:
    p = last_token(["blue-2", "white-3", "white-3", "white-4"], [])
    p.act(0, "keep white-3")
    assert p.open_to(0) == {"assign white-4 blue", "keep white-4"}


def test_tp_r9_white_contracts_alone_count_their_points() -> None:
    p, events = final([], ["white-3", "white-4", "white-5"])
    assert p.standings() == [(0, 2), (9, 1), (0, 2)]
    assert {"got-most", "got-all"} & set(kinds(events)) == set()


def test_tp_r9_a_colour_nobody_has_scores_nothing() -> None:
    p, events = final([], [], [])
    assert "got-most" not in kinds(events)
    assert p.standings() == [(0, 1)] * 3


# Winning


def test_tp_7_6_most_points_win() -> None:
    p, events = final(["blue-2"], ["green-6"], ["red-4"], points=[10, 1, 2])
    assert told(events, "scored") == [(0, 14, 1), (1, 10, 1), (2, 8, 1)]
    assert clauses(events, "scored") == ["TP-7.6"] * 3
    assert p.standings() == [(14, 1), (10, 2), (8, 3)]
    assert p.tie_clauses() == ["", "", ""]
    assert p.s.points[:3] == [14, 10, 8]


def test_tp_7_6_of_equals_the_one_with_more_contracts() -> None:
    p, events = final(["blue-6"], ["green-2", "red-2"], ["orange-2"], points=[0, 1, 0])
    assert told(events, "scored") == [(0, 9, 1), (1, 9, 2), (2, 4, 1)]
    assert p.standings() == [(9, 2), (9, 1), (4, 3)]
    assert p.tie_clauses() == ["TP-7.6", "TP-7.6", ""]


def test_tp_7_6_white_contracts_are_contracts_too() -> None:
    p, _ = final(["blue-4"], ["white-3", "white-5"])
    assert p.standings() == [(6, 2), (6, 1), (0, 3)]


def test_tp_r10_still_tied_is_a_shared_victory() -> None:
    p, _ = final(["blue-2"], ["green-2"], ["red-2"])
    assert p.standings() == [(4, 1)] * 3
    assert p.tie_clauses() == ["TP-R10"] * 3


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_tp_r10_all_may_win(players: int) -> None:
    p, _ = final(players=players)
    assert p.standings() == [(0, 1)] * players
    assert p.tie_clauses() == ["TP-R10"] * players


def test_tp_r10_two_share_and_a_third_has_fewer_contracts() -> None:
    p, _ = final(["blue-2", "blue-3"], ["green-2", "green-3"], ["red-4"], points=[0, 0, 1])
    assert p.standings() == [(7, 1), (7, 1), (7, 3)]
    assert p.tie_clauses() == ["TP-R10", "TP-R10", "TP-7.6"]


# The option


@pytest.mark.parametrize("bonus", [2, 4])
def test_bonus_option_counts_for_both_bonuses(bonus: int) -> None:
    p, events = final(ALL_COLOURS, ["blue-6"], options={"bonus": bonus})
    assert told(events, "got-all") == [(0, bonus)]
    assert sorted(told(events, "got-most")) == sorted([(1, "blue", 7, bonus), *((0, colour, 2, bonus) for colour in COLOURS[1:])])
    assert p.standings()[:2] == [(10 + 5 * bonus, 1), (7 + bonus, 2)]


# Before the end


def test_score_before_the_end_is_as_if_the_game_ended_now() -> None:
    p = Position(3, contracts=[["blue-6"], ["blue-2", "green-2"], ["white-5"]], points=[1, 2, 3], year=2)
    assert p.standings() == [(1 + 7 + 2, 1), (2 + 4 + 2, 2), (3 + 4, 3)]
    p = Position(3, contracts=[["blue-6"], ["blue-2", "green-2"], ["white-5"]], points=[1, 2, 3], year=2, options={"bonus": 4})
    assert p.standings() == [(12, 1), (10, 2), (7, 3)]


def test_score_while_white_contracts_are_assigned() -> None:
    p = last_token(["blue-2", "white-3"], ["red-3", "white-4"], points=[1, 2, 3])
    assert p.standings() == [(1 + 4 + 2, 2), (2 + 6 + 2, 1), (3, 3)], "the third year is in the points already"
