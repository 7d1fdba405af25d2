"""Chapter 1 of the ledger, set-up, and the components."""

from collections import Counter

import pytest

from doubloon.core import SPECTATOR
from doubloon.core.errors import BadSetup

from .positions import ARTIFACTS, COPIES, EPOCHS, EXITS, GAME, NAMES, POINTS, RULES, SITES, Position, clauses, kinds, told

PLAYERS = [3, 4, 5, 6]
every_number = pytest.mark.parametrize("players", PLAYERS)


def settle(p: Position) -> None:
    """Everybody is placed in the first epoch that is free."""
    while p.question == "place":
        seat = min(p.asked)
        p.act(seat, min(p.open_to(seat)))


# The box


def test_the_box_holds_the_artifacts_of_the_ledger() -> None:
    s = Position(3).s
    assert dict(zip(RULES.ARTIFACT.texts, s.artifacts, strict=True)) == ARTIFACTS
    assert sum(s.artifacts) == 76
    assert (s.police_tokens, s.squares) == ([5, 5], 7)


def test_the_box_holds_the_contracts_of_the_ledger() -> None:
    s = Position(3).s
    printed = {name: (s.value[number], s.copies[number]) for number, name in enumerate(RULES.CONTRACT.texts) if s.copies[number]}
    assert printed == {name: (points, COPIES[name]) for name, points in POINTS.items()}
    assert sum(s.copies) == 37


def test_the_box_holds_the_board_of_the_ledger() -> None:
    s = Position(3).s
    assert [int(text) for text in RULES.EPOCH.texts] == list(EPOCHS)
    assert s.sites == list(SITES.values())
    assert sum(s.sites) == 34
    assert [tuple(EPOCHS[epoch] for epoch in row) for row in s.exits] == list(EXITS.values())


def test_at_most_three_moves_lie_between_any_two_epochs() -> None:
    for start in EPOCHS:
        reached = {start}
        for _ in range(3):
            reached |= {exit_ for epoch in reached for exit_ in EXITS[epoch]}
        assert reached == set(EPOCHS)


@pytest.mark.parametrize("players", [1, 2, 7])
def test_three_to_six_can_play(players: int) -> None:
    with pytest.raises(BadSetup, match="3 to 6"):
        GAME.start(players)


# Contracts and artifacts


@every_number
def test_tp_1_1_all_contracts_are_open(players: int) -> None:
    s = Position.dealt(players).s
    assert s.bazaar == s.copies
    assert sum(s.bazaar) == 37
    assert s.contracts == s.worth == s.points == [0] * 6


@every_number
def test_tp_1_2_every_site_is_filled_from_the_bag(players: int) -> None:
    p = Position.dealt(players, seed=2)
    assert Counter(epoch for _, epoch, _ in told(p.opening, "filled")) == SITES
    assert clauses(p.opening, "filled") == ["TP-1.2"] * 34
    for epoch in EPOCHS:
        assert sum(p.lying(epoch).values()) == SITES[epoch]
        assert p.lying(epoch) == Counter(artifact for _, each, artifact in told(p.opening, "filled") if each == epoch)
    assert p.s.vacant == [0] * 7
    assert p.s.bag_count == sum(p.bag.values()) == 42
    assert p.discards == {}
    assert all(p.loot(seat) == {} for seat in range(6))


def test_tp_1_2_chance_decides_what_lies_where() -> None:
    games = [Position.dealt(3, seed=seed) for seed in range(200)]
    firsts = Counter(told(p.opening, "filled")[0][2] for p in games)
    lasts = Counter(told(p.opening, "filled")[-1][2] for p in games)
    assert set(firsts) == set(lasts) == set(NAMES)
    for name in NAMES:
        lying = sum(p.lying(epoch).get(name, 0) for p in games for epoch in EPOCHS) / len(games)
        assert abs(lying - ARTIFACTS[name] * 34 / 76) < 0.6, name


@every_number
def test_tp_1_2_police_tokens_are_all_in_the_bag_afterwards(players: int) -> None:
    for seed in range(20):
        s = Position.dealt(players, seed=seed).s
        assert (s.bag_police, s.track) == ([5, 5], [0, 0])


@every_number
def test_tp_r13_police_tokens_do_nothing_at_set_up(players: int) -> None:
    for seed in range(20):
        p = Position.dealt(players, seed=seed)
        assert p.police == 2200
        assert set(kinds(p.opening)) == {"filled", "starts"}
        assert p.s.year == 1


@every_number
def test_tp_1_3_the_police_starts_in_2200(players: int) -> None:
    assert Position.dealt(players).police == 2200
    assert SITES[2200] == 7


# Placing


@every_number
def test_tp_1_4_the_start_player_is_drawn(players: int) -> None:
    starters = Counter(Position.dealt(players, seed=seed).s.starter for seed in range(240))
    assert set(starters) == set(range(players))
    assert min(starters.values()) > 240 / players / 2
    p = Position.dealt(players, seed=7)
    assert told(p.opening, "starts") == [(p.s.starter,)]
    assert clauses(p.opening, "starts") == ["TP-1.4"]


@every_number
def test_tp_1_4_pirates_are_placed_counterclockwise_the_start_player_last(players: int) -> None:
    seen = set()
    for seed in range(24):
        p = Position.dealt(players, seed=seed)
        order = [(p.s.starter - step) % players for step in range(1, players + 1)]
        assert order[-1] == p.s.starter
        for seat in order[: 5 if players == 6 else players]:
            assert (p.question, p.asked) == ("place", {seat})
            p.act(seat, min(p.open_to(seat)))
        assert p.question != "place"
        seen.add(p.s.starter)
    assert seen == set(range(players))


def test_tp_1_4_the_first_to_place_is_the_right_neighbour() -> None:
    p = next(p for seed in range(99) if (p := Position.dealt(4, seed=seed)).s.starter == 2)
    assert p.asked == {1}
    p.act(1, "place 1000")
    assert p.asked == {0}
    p.act(0, "place 1200")
    assert p.asked == {3}
    p.act(3, "place 1400")
    assert p.asked == {2}


def test_tp_1_4_only_epochs_without_a_figure() -> None:
    p = Position.dealt(4)
    first = min(p.asked)
    assert p.open_to(first) == {f"place {epoch}" for epoch in EPOCHS if epoch != 2200}
    assert p.refusal(first, "place 2200") == "TP-1.4", "the police is there"
    events = p.act(first, "place 1600")
    assert told(events, "placed") == [(first, 1600)]
    assert clauses(events, "placed") == ["TP-1.4"]
    second = min(p.asked)
    assert p.open_to(second) == {f"place {epoch}" for epoch in EPOCHS if epoch not in (1600, 2200)}
    assert p.refusal(second, "place 1600") == "TP-1.4"
    assert p.refusal(first, "place 1000") == "TP-1.4", "he has been placed already"
    assert p.s.pirate.count(RULES.NOTHING) >= 3


def test_tp_1_4_the_last_of_six_has_no_choice() -> None:
    p = Position.dealt(6)
    events = []
    for _ in range(5):
        seat = min(p.asked)
        events = p.act(seat, max(p.open_to(seat)))
    assert told(events, "placed")[-1] == (p.s.starter, 1000)
    assert p.at(p.s.starter) == 1000
    assert p.question == "act"


def test_tp_1_4_nothing_else_can_be_done_before_all_are_placed() -> None:
    p = Position.dealt(3)
    for seat in range(3):
        refusals = {
            "move 1": "TP-5.1",
            "take white": "TP-5.2",
            "sell blue-2": "TP-5.3",
            "jump blue": "TP-6.1",
            "trade red": "TP-6.2",
            "restock 1000": "TP-3.1",
            "skip": "TP-3.1",
        }
        if seat not in p.asked:
            assert {text: p.refusal(seat, text) for text in refusals} == refusals
        assert all(p.refusal(seat, text) for text in refusals)


@every_number
def test_tp_1_5_turns_go_clockwise_from_the_start_player(players: int) -> None:
    p = Position.dealt(players, seed=5)
    settle(p)
    for turn in range(2 * players):
        seat = (p.s.starter + turn) % players
        assert p.asked == {seat} == {p.s.mover}
        if p.question in ("lose", "flee"):
            p.walk_on("act")
        if "skip" in p.open_to(seat):
            p.act(seat, "skip")
        while p.asked == {seat}:
            p.act(seat, "move 1" if "move 1" in p.open_to(seat) else min(p.open_to(seat)))


def test_tp_1_5_artifacts_and_contracts_lie_open() -> None:
    p = Position(3, loot=[{"blue-arrow": 2}, {"white": 3}], contracts=[["red-2"], [], ["white-5"]])
    for viewer in range(SPECTATOR, 3):
        view = GAME.plain.hidden(p.s, viewer)
        for field in ("loot", "owned", "lying", "bazaar", "bag", "discards", "track", "points"):
            assert getattr(view, field) == getattr(p.s, field)


def test_tp_1_6_any_number_of_figures_may_share_an_epoch() -> None:
    p = Position(4, at=[1000, 1000, 1800, 2000], police=1600)
    p.act(0, "move 1", "move 1")
    assert p.at(0) == 2200
    p.walk_on("act")
    p.act(1, "move 1")
    assert (p.at(1), p.police) == (1600, 1600)
    p.act(1, "move 1")
    assert p.at(0) == p.at(1) == 2200


def test_tp_1_6_all_may_be_in_one_epoch_with_the_police() -> None:
    p = Position(6, at=[1400] * 6, police=1400)
    assert p.question == "flee"
    p.act(0, "move 1")
    assert p.at(0) == 2000
    assert [p.at(seat) for seat in range(1, 6)] == [1400] * 5
