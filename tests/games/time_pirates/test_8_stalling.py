"""The rulings TP-R8 and TP-R14: a game that stands still goes on."""

import pytest

from doubloon.core.rule import clause_id
from doubloon.core.state import OVER

from .positions import EPOCHS, NAMES, SITES, Position, clauses, kinds, told

AT = [1000, 1200, 1400]
RING = [1400, 2000, 1800]  # by path 1 from each to the next


def full(*but: int) -> dict[int, list[str]]:
    """Every epoch full except these, which are bare."""
    heap = [name for name in NAMES[::3] for _ in range(8) if name != "white"]
    return {epoch: [heap.pop() for _ in range(SITES[epoch])] for epoch in EPOCHS if epoch not in but}


def stalled(players: int = 3, **more: object) -> Position:
    """Everybody has had a turn without any work."""
    return Position(players, **{"at": AT, "idle": players, "restocking": True, **more})  # type: ignore[arg-type]


# When


def test_tp_r8_holds_after_one_turn_each_without_work() -> None:
    p = Position(4, at=[1000, 1200, 1400, 1600], restocking=True)
    for seat in range(4):
        assert "skip" in p.open_to(seat)
        events = p.act(seat, "skip", "move 1", "move 2" if seat == 0 else "move 1")
        assert ("stalled" in kinds(events)) == (seat == 3)
    assert p.s.idle == 4
    assert p.refusal(0, "skip") == "TP-R8"
    assert {text.split()[0] for text in p.open_to(0)} == {"restock"}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("short", [0, 1])
def test_tp_r8_one_turn_each_is_as_many_turns_as_players(players: int, short: int) -> None:
    p = Position(players, at=[1000] * players, idle=players - short, restocking=True)
    assert ("skip" in p.open_to(0)) == (short == 1)
    assert told(p.opening, "stalled") == ([] if short else [(0,)])
    assert clauses(p.opening, "stalled") == ([] if short else ["TP-R8"])


@pytest.mark.parametrize("work", ["restock", "take", "sell"])
def test_tp_r8_work_starts_the_count_again(work: str) -> None:
    p = Position(3, at=AT, idle=2, restocking=True, lying={1000: ["red-plain"]}, loot=[{"blue-plain": 2}])
    if work == "restock":
        p.restock(1800)
    else:
        p.act(0, "skip")
        p.act(0, *(["take red-plain"] if work == "take" else ["sell blue-2", "land 1000"]))
    p.walk_on("restock")
    assert (p.s.mover, p.s.idle) == (1, 0)
    assert "skip" in p.open_to(1)


@pytest.mark.parametrize("act", ["skip", "jump", "trade"])
def test_tp_r8_nothing_else_does(act: str) -> None:
    p = Position(3, at=AT, idle=2, restocking=True, loot=[{"blue-atomic": 1, "blue-arrow": 1}, {"white": 1}])
    p.act(0, "skip")
    if act == "jump":
        p.act(0, "jump blue", "land 1600")
    if act == "trade":
        p.act(0, "trade blue", "swap 1 white")
    p.act(0, "move 1", "move 1")
    if p.question == "act":
        p.act(0, "end")
    assert p.s.idle == 3
    assert p.refusal(1, "skip") == "TP-R8"


def test_tp_r8_turns_with_the_police_count_as_well() -> None:
    p = Position(3, at=AT, police=1000, idle=2)
    p.act(0, "move 1", "move 1")
    assert p.s.idle == 3
    assert p.refusal(1, "skip") == "TP-R8"


# What


def test_tp_r8_first_of_all_one_must_restock() -> None:
    p = stalled(loot=[{"blue-plain": 2}], lying={1000: ["red-plain"]})
    assert p.open_to(0) == {f"restock {epoch}" for epoch in (1600, 1800, 2000, 2200)}
    p.restock(1600)
    assert {"move 1", "move 2", "take red-plain", "sell blue-2"} <= p.open_to(0), "that was enough"
    p.act(0, "move 1", "move 1")
    assert "skip" in p.open_to(1)


def test_tp_r8_the_only_epoch_is_asked_for_too() -> None:
    p = stalled(lying=full(2000, *AT))
    assert (p.question, p.open_to(0)) == ("restock", {"restock 2000"})


def test_tp_r8_otherwise_one_must_take() -> None:
    p = stalled(lying={**full(*AT), 1000: ["white", "red-atomic"]})
    assert (p.question, p.open_to(0)) == ("act", {"take white", "take red-atomic"})
    assert p.refusal(0, "move 1") == p.refusal(0, "move 2") == "TP-R8"
    p.act(0, "take white")
    assert {"move 1", "move 2", "take red-atomic"} <= p.open_to(0)
    p.act(0, "move 1")
    assert p.s.idle == 0


def test_tp_r8_or_sell() -> None:
    p = stalled(lying=full(*AT), loot=[{"blue-plain": 2}])
    assert p.open_to(0) == {"sell blue-2"}
    assert p.refusal(0, "move 1") == "TP-R8"
    p.act(0, "sell blue-2", "land 1400")
    assert {"move 1", "move 2"} <= p.open_to(0)


def test_tp_r8_either_of_them() -> None:
    p = stalled(lying={**full(*AT), 1000: ["white"]}, loot=[{"blue-plain": 2}])
    assert p.open_to(0) == {"take white", "sell blue-2"}


def test_tp_r8_whoever_can_do_neither_may_move() -> None:
    p = stalled(lying=full(*AT))
    assert p.open_to(0) == {"move 1", "move 2"}
    p.act(0, "move 1")
    assert p.at(0) == 1600
    assert {text.split()[0] for text in p.open_to(0)} == {"take"}, "now he can take"
    assert p.refusal(0, "move 2") == "TP-R8"


def test_tp_r8_special_actions_stay_open() -> None:
    p = stalled(lying={**full(*AT), 1000: ["white"]}, loot=[{"blue-atomic": 1, "red-arrow": 1}, {"green-plain": 1}])
    assert p.open_to(0) == {"take white", "jump blue", "trade red"}
    p.act(0, "trade red", "swap 1 green-plain", "jump blue", "land 1200")
    assert p.open_to(0) == {"move 1", "move 2"}, "1200 is bare"


def test_tp_r8_exhausted_contracts_cannot_be_sold() -> None:
    p = stalled(lying=full(*AT), loot=[{"blue-plain": 2}], contracts=[[], ["blue-2"]])
    assert p.open_to(0) == {"move 1", "move 2"}


def test_tp_r8_whoever_starts_with_the_police_is_exempt() -> None:
    p = stalled(police=1000, lying={1600: ["white"]})
    assert "stalled" not in kinds(p.opening)
    assert p.question == "flee"
    p.act(0, "move 1")
    assert {"move 1", "move 2", "take white"} <= p.open_to(0)


def test_tp_r8_goes_on_until_something_has_happened() -> None:
    p = stalled(lying=full(1800, *AT), at=[1200, 1800, 1400])
    assert p.open_to(0) == {"restock 1000"}
    p = stalled(players=3, lying=full(1800, *AT), at=[1200, 1000, 1400], options={"restocking": "bare"})
    assert p.open_to(0) == {"restock 1800"}
    p = Position(3, at=[1200, 1800, 1400], lying=full(1200, 1800, 1400), idle=3)
    p.act(0, "move 2", "move 1")
    assert p.at(0) == 1400
    assert told(p.begin(), "stalled") == [(1,)]
    assert p.open_to(1) == {"restock 1200"}, "nobody is there any more"


def test_tp_r8_with_the_bare_option_only_bare_epochs_must_be_restocked() -> None:
    p = stalled(lying={epoch: ["purple-plain"] for epoch in EPOCHS}, options={"restocking": "bare"})
    assert p.open_to(0) == {"take purple-plain"}


# Time passes by itself


def test_tp_r14_after_another_turn_each_a_police_token_is_drawn() -> None:
    p = stalled(idle=6, at=RING, lying=full(*RING), police=2200)
    patrols = told(p.opening, "patrolled")
    assert len(patrols) == 1
    assert clauses(p.opening, "patrolled") == ["TP-R14"]
    path = int(str(patrols[0][1]))
    assert patrols[0] == (None, path, (1000, 1200)[path - 1], 1)
    assert p.police == (1000, 1200)[path - 1]
    assert sum(p.s.track) == p.s.track[path - 1] == 1
    assert p.s.idle == 3
    assert kinds(p.opening) == ["patrolled", "stalled"], "TP-R8 goes on holding"
    assert {"filled", "restocked"} & set(kinds(p.opening)) == set()


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_tp_r14_not_before_that(players: int) -> None:
    p = Position(players, at=RING * 2, lying=full(*RING), idle=2 * players - 1)
    assert "patrolled" not in kinds(p.opening)
    assert p.s.idle == 2 * players - 1


def test_tp_r14_the_next_one_after_another_turn_each() -> None:
    p = Position(6, at=RING * 2, lying=full(*RING), idle=12)
    assert kinds(p.opening).count("patrolled") == 1
    for turn in range(12):
        assert (p.s.mover, p.s.idle) == (turn % 6, 6 + turn % 6)
        events = p.act(turn % 6, "move 1", "move 1")
        assert kinds(events).count("patrolled") == (1 if turn in (5, 11) else 0)


def test_tp_r14_only_tokens_that_are_in_the_bag() -> None:
    for seed in range(20):
        p = stalled(idle=6, at=RING, lying=full(*RING), track=(5, 1), seed=seed)
        assert told(p.opening, "patrolled") == [(None, 2, 1200, 7)]


def test_tp_r14_the_police_may_come_to_the_mover() -> None:
    p = stalled(idle=6, at=[1200, 1200, 1200], lying=full(1200), track=(5, 0), loot=[{"red-arrow": 1}])
    assert kinds(p.opening) == ["patrolled", "caught", "lost"]
    assert p.question == "flee"


def test_tp_r14_the_police_may_leave_the_mover() -> None:
    p = stalled(idle=6, at=[2200, 2200, 2200], lying=full(2200), loot=[{"red-arrow": 1}])
    assert kinds(p.opening) == ["patrolled", "stalled"]
    assert p.loot(0) == {"red-arrow": 1}


@pytest.mark.parametrize("year", [1, 2])
def test_tp_r14_it_may_end_the_year(year: int) -> None:
    p = stalled(idle=6, at=RING, lying=full(*RING), track=(4, 3), year=year, contracts=[["blue-2"]], discards=["white"] * 5)
    assert kinds(p.opening) == ["patrolled", "year-ended", "earned", "earned", "earned", "stalled"]
    assert told(p.opening, "year-ended") == [(None, year, 5)]
    assert clauses(p.opening, "year-ended") == ["TP-4.3"]
    assert p.s.points[0] == 2
    assert p.s.year == year + 1
    assert (p.s.track, p.s.bag_police, p.discards) == ([0, 0], [5, 5], {})
    assert p.s.vacant == [0, 0, 4, 0, 5, 6, 0]
    assert (p.question, p.s.mover) == ("act", 0)


def test_tp_r14_it_may_end_the_game() -> None:
    p = stalled(idle=6, at=RING, lying=full(*RING), track=(4, 3), year=3, contracts=[["blue-2"]])
    assert kinds(p.opening)[:2] == ["patrolled", "year-ended"]
    assert clauses(p.opening, "year-ended") == ["TP-7.2"]
    assert p.s.step == OVER
    assert clause_id("TP", p.s.ended) == "TP-7.2"
    assert p.standings() == [(4, 1), (0, 2), (0, 2)]


def test_tp_r14_white_contracts_are_assigned_after_it() -> None:
    p = stalled(idle=6, at=RING, lying=full(*RING), track=(4, 3), year=3, contracts=[["blue-2", "white-3"]])
    assert (p.question, p.asked) == ("assign", {0})


def test_tp_r14_six_who_go_round_for_ever_come_to_an_end() -> None:
    """Two in each epoch of the ring, which is bare; everything else is full. Nobody can ever restock, take or sell."""
    p = Position(6, at=RING * 2, lying=full(*RING))
    events, turns, mover = p.opening, 0, 0
    while p.s.step != OVER:
        assert p.question in ("flee", "act")
        told_now = p.act(p.s.mover, "move 1")
        events = events + told_now
        turns += p.s.mover != mover or p.s.step == OVER
        mover = p.s.mover
    assert turns == 12 + 23 * 6
    assert clauses(events, "patrolled") == ["TP-R14"] * 24
    assert [year for _, year, _ in told(events, "year-ended")] == [1, 2, 3]
    assert {"took", "sold", "restocked", "filled"} & set(kinds(events)) == set()
