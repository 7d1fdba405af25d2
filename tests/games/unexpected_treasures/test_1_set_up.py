"""Chapter 1 of the ledger, Set-up, and the components."""

from collections.abc import Callable

import pytest

from doubloon.core.event import Event
from doubloon.core.runner import seats_of
from doubloon.core.stream import from_number
from doubloon.games.unexpected_treasures.rules import State

from .positions import ALL_TILES, GAME, MISSIONS, NEED, REMOVED, RULES, VALUE, WORTH, Position, goods, read, told

PLAYERS = [3, 4, 5, 6]


def set_up(players: int, seed: int) -> tuple[State, list[Event]]:
    start = GAME.start(players)
    start.stream = from_number(seed)
    s, rows = GAME.plain.setup(start)
    assert isinstance(s, State)
    return s, read(rows)


def test_the_box_holds_what_the_ledger_says() -> None:
    s, _ = set_up(3, 1)
    assert s.tiles == ALL_TILES
    assert s.worth == WORTH
    assert {mission: s.need[mission - 1] for mission in MISSIONS} == NEED
    assert {mission: s.value[mission - 1] for mission in MISSIONS} == VALUE
    assert [s.removed[players] for players in PLAYERS] == [6, 3, 0, 0]


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_mission_is_worth_its_goods_and_the_bonus_of_the_ledger(mission: int) -> None:
    need = NEED[mission]
    n = sum(need)
    bonus = n * (n + 5) // 2 + 2 * (max(need) >= 3) - (n >= 3 and max(need) == 1) + (n == 2 and max(need) == 2) + 2 * need[4]
    assert VALUE[mission] == sum(count * worth for count, worth in zip(need, WORTH, strict=True)) + bonus


@pytest.mark.parametrize("players", PLAYERS)
def test_ut_1_1_everybody_holds_the_cards_0_to_5(players: int) -> None:
    p = Position(players)
    assert p.asked == set(range(players))
    for seat in range(players):
        assert p.open_to(seat) == {f"choose {card}" for card in range(6)}


def test_ut_1_1_cards_played_are_held_again_in_the_next_round() -> None:
    p = Position(3)
    p.play_round(5, 4, 4)
    for seat in range(3):
        assert p.open_to(seat) == {f"choose {card}" for card in range(6)}


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(5))
def test_ut_1_2_chips_1_to_players_are_dealt_one_each(players: int, seed: int) -> None:
    s, events = set_up(players, seed)
    assert sorted(s.chip[:players]) == list(range(1, players + 1))
    assert told(events, "dealt-chip") == [(seat, s.chip[seat]) for seat in range(players)]


def test_ut_1_2_chips_are_mixed() -> None:
    deals = {tuple(set_up(3, seed)[0].chip[:3]) for seed in range(60)}
    assert len(deals) == 6


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_ut_1_2_chips_lie_face_up(viewer: int) -> None:
    p = Position(3, chips=[2, 3, 1])
    view = GAME.plain.hidden(p.s, viewer)
    assert isinstance(view, State)
    assert view.chip[:3] == [2, 3, 1]


@pytest.mark.parametrize("players", PLAYERS)
def test_ut_1_3_all_goods_start_in_the_bag(players: int) -> None:
    s, events = set_up(players, 7)
    drawn = [sum(good == (None, kind) for good in told(events, "stocked")) for kind in ("stool", "lamp", "armchair", "television", "radio")]
    assert s.site == drawn
    assert s.bag == [all_ - out for all_, out in zip(ALL_TILES, drawn, strict=True)]
    assert s.handed_in == goods()
    assert all(hand == goods() for hand in s.goods)


@pytest.mark.parametrize("players", PLAYERS)
def test_ut_1_4_missions_are_removed_by_number_of_players(players: int) -> None:
    s, events = set_up(players, 3)
    assert s.stack == 24 - REMOVED[players] - len(told(events, "revealed"))
    assert sum(event.values["count"] or 0 for event in events if event.kind == "removed") == REMOVED[players]


@pytest.mark.parametrize(("players", "used"), [(3, 18), (4, 21), (5, 24), (6, 24)])
def test_ut_1_4_a_whole_game_turns_up_only_those_left(players: int, used: int) -> None:
    p = Position(players)
    p.s, events = set_up(players, 4)
    while p.s.to_act:
        events += p.play_round(*range(players)) if p.s.was_thief[0] == 0 else p.play_round(5, *range(1, players))
    revealed = [mission for _, mission, _ in told(events, "revealed")]
    assert len(revealed) == len(set(revealed)) == used


def test_ut_1_4_any_mission_may_come_first() -> None:
    firsts = {told(set_up(3, seed)[1], "revealed")[0][1] for seed in range(400)}
    assert firsts == set(MISSIONS)


@pytest.mark.parametrize("viewer", [-1, 0])
def test_ut_1_4_nobody_knows_which_were_removed(viewer: int) -> None:
    s, _ = set_up(3, 3)
    view = GAME.plain.hidden(s, viewer)
    assert isinstance(view, State)
    unseen = [view.place[mission - 1] for mission in MISSIONS if s.place[mission - 1] == RULES.STACK]
    assert len(unseen) == s.stack + 6
    assert len(set(unseen)) == 1


def test_set_up_ends_with_everybody_choosing() -> None:
    s, _ = set_up(4, 2)
    assert seats_of(s.to_act) == [0, 1, 2, 3]
    assert GAME.decisions.kinds[s.decision].name == "choose"


@pytest.mark.parametrize(
    "spoil",
    [
        lambda s: s.bag.__setitem__(1, s.bag[1] - 1),
        lambda s: s.goods[0].__setitem__(4, s.goods[0][4] + 1),
        lambda s: s.chip.__setitem__(0, s.chip[1]),
        lambda s: setattr(s, "stack", s.stack + 1),
    ],
    ids=["a tile lost", "a tile doubled", "a chip doubled", "a mission too many"],
)
def test_check_finds_what_is_lost_or_doubled(spoil: Callable[[State], None]) -> None:
    s, _ = set_up(3, 1)
    assert GAME.plain.check(s) == 0
    spoil(s)
    assert GAME.plain.check(s) != 0
