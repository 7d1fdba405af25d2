"""Chapter 1 of the ledger, set-up, and the components."""

from collections import Counter

import pytest

from doubloon.core import SPECTATOR
from doubloon.core.errors import BadSetup, DoubloonError
from doubloon.core.stream import from_number

from .positions import BOX, CARDS, COLLECTIONS, COPIES, GAME, MATERIALS, NOTHING, RULES, WARES, WORTH, Position, clauses, heap, kinds, read, told

PLAYERS = [3, 4, 5, 6]
every_number = pytest.mark.parametrize("players", PLAYERS)


# The box


def test_the_box_holds_what_the_ledger_lists() -> None:
    s = Position.dealt(4).s
    assert dict(zip(CARDS, s.copies, strict=True)) == BOX
    assert {ware: BOX[ware] for ware in WARES} == {f"{collection}-{material}": count for collection in COLLECTIONS for material, count in COPIES.items()}
    assert (sum(BOX[ware] for ware in WARES), BOX["junk"], BOX["skeleton"]) == (60, 24, 2)
    assert dict(zip(MATERIALS, s.worth, strict=True)) == WORTH
    assert s.cube_count == [20, 20, 20, 20]
    assert (s.badge_count, s.badge_worth) == (5, 7)
    assert len(RULES.ROOM) == 5


@pytest.mark.parametrize("players", [1, 2, 7])
def test_three_to_six_can_play(players: int) -> None:
    with pytest.raises(BadSetup, match="3 to 6"):
        GAME.start(players)


# Set-up


@every_number
def test_tl_1_1_one_skeleton_starts_the_discards(players: int) -> None:
    p = Position.dealt(players)
    assert p.discards == heap("skeleton")
    assert p.s.badge_supply == 5
    assert p.s.badges == [0] * 6


@every_number
def test_tl_1_2_six_cards_go_into_each_room(players: int) -> None:
    p = Position.dealt(players, seed=3)
    assert p.doors == {1, 2, 3, 4, 5}
    assert p.s.stored_count == 30
    assert told(p.opening, "filled") == [(None, 5, 41 if players == 3 else 55)]
    assert clauses(p.opening, "filled") == ["TL-1.2"]
    assert p.s.public_count == (41 if players == 3 else 55)
    assert all(not p.hand(seat) for seat in range(6))
    assert p.s.piles == 0
    assert not p.revealed


@every_number
def test_tl_1_2_the_other_skeleton_is_in_the_public_room(players: int) -> None:
    """So it never lies in a room of the first round, unless it was shuffled there, which it was not."""
    assert Position.dealt(players).closed["skeleton"] == 1
    for seed in range(15):
        p = Position.dealt(players, seed=seed, options={"turns": 20})
        for room in range(1, 6):
            (seat,) = p.asked
            events = p.act(seat, f"call {room}")
            assert told(events, "collapsed") == []
            events = p.offers(*["glass" if each == seat and p.cubes(each)["glass"] else "" for each in range(players)])
            assert told(events, "struck") == []
            while p.question == "buy":
                p.act(min(p.asked), "decline")


def test_tl_1_2_the_skeleton_lies_anywhere_in_the_public_room() -> None:
    """One of 41 cards, of which three players draw three: drawn by somebody in 3 of 41 games."""
    games = [Position.dealt(3, seed=seed) for seed in range(328)]
    struck = sum("struck" in kinds(p.act(p.s.mover, "open")) for p in games)
    assert 8 < struck < 45


def test_tl_1_2_chance_decides_what_lies_in_the_rooms() -> None:
    firsts: Counter[str] = Counter()
    for seed in range(420):
        p = Position.dealt(4, seed=seed)
        firsts[str(told(p.act(p.s.mover, "call 3"), "called")[0][2])] += 1
    for kind in (*WARES, "junk"):
        assert abs(firsts[kind] - 5 * BOX[kind]) < 11 * BOX[kind] ** 0.5, kind


@every_number
def test_tl_1_3_everybody_gets_a_collector_and_six_cubes(players: int) -> None:
    for seed in range(10):
        p = Position.dealt(players, seed=seed)
        collectors = p.s.collector[:players]
        assert len(set(collectors)) == players
        assert set(collectors) <= set(range(6))
        for seat in range(players):
            assert p.cubes(seat) == heap("gold silver bronze glass*3")
        for seat in range(players, 6):
            assert not p.cubes(seat)
        assert p.supply == {"glass": 20 - 3 * players, "bronze": 20 - players, "silver": 20 - players, "gold": 20 - players}
        assert told(p.opening, "dealt") == [(seat, COLLECTIONS[collectors[seat]]) for seat in range(players)]
        assert set(clauses(p.opening, "dealt")) == {"TL-1.3"}


@every_number
def test_tl_1_3_only_the_owner_hears_his_collector(players: int) -> None:
    start = GAME.start(players)
    start.stream = from_number(2)
    _, rows = GAME.plain.setup(start)
    for viewer in range(SPECTATOR, players):
        assert [event.seat for event in read(rows, viewer) if event.kind == "dealt"] == [viewer] * (viewer >= 0)


def test_tl_1_3_any_collector_may_be_dealt_to_anybody() -> None:
    for seat in range(3):
        assert {Position.dealt(3, seed=seed).s.collector[seat] for seed in range(80)} == set(range(6))


def test_tl_1_4_three_players_take_out_a_collection_and_four_junk_cards() -> None:
    p = Position.dealt(3, seed=5)
    (gone,) = told(p.opening, "removed")
    assert gone == (None, COLLECTIONS[p.s.removed], 4)
    assert clauses(p.opening, "removed") == ["TL-1.4"]
    cards = p.closed + p.discards
    assert [ware for ware in WARES if not cards[ware]] == [ware for ware in WARES if ware.startswith(COLLECTIONS[p.s.removed])]
    assert (cards["junk"], cards["skeleton"], cards.total()) == (20, 2, 72)
    assert p.s.removed not in p.s.collector[:3]


@pytest.mark.parametrize("players", [4, 5, 6])
def test_tl_1_4_with_more_players_nothing_is_taken_out(players: int) -> None:
    p = Position.dealt(players, seed=5)
    assert p.s.removed == NOTHING
    assert told(p.opening, "removed") == []
    assert p.closed + p.discards == BOX


def test_tl_r12_the_removed_collector_is_drawn_and_known_to_all() -> None:
    removed: Counter[int] = Counter()
    for seed in range(240):
        start = GAME.start(3)
        start.stream = from_number(seed)
        state, rows = GAME.plain.setup(start)
        p = Position.of(state)  # type: ignore[arg-type]
        removed[p.s.removed] += 1
        if seed < 5:
            for viewer in range(SPECTATOR, 3):
                assert told(read(rows, viewer), "removed") == [(None, COLLECTIONS[p.s.removed], 4)]
                assert GAME.plain.hidden(state, viewer).removed == p.s.removed  # type: ignore[attr-defined]
    assert set(removed) == set(range(6))
    assert max(removed.values()) < 70


@every_number
def test_tl_r12_undealt_collectors_stay_hidden(players: int) -> None:
    """Whatever was not dealt can be imagined as anybody's collector."""
    p = Position.dealt(players, seed=7)
    others = set(range(6)) - {p.s.removed, p.s.collector[0]}
    stream = from_number(3)
    view = GAME.plain.hidden(p.s, 0)
    seen = [GAME.plain.imagined(view, 0, stream).collector for _ in range(120)]  # type: ignore[attr-defined]
    for seat in range(1, players):
        assert {row[seat] for row in seen} == others
    assert {row[0] for row in seen} == {p.s.collector[0]}


@every_number
def test_tl_1_5_turns_go_clockwise(players: int) -> None:
    p = Position(players, mover=players - 1, cubes=["glass*2 bronze*2"] * players)
    order = []
    for _ in range(2 * players):
        (seat,) = p.asked
        order.append(seat)
        assert p.question == "act"
        p.act(seat, "upgrade glass" if len(order) <= players else "upgrade bronze")
    assert order == [(players - 1 + turn) % players for turn in range(2 * players)]


def test_tl_1_5_a_turn_is_one_action() -> None:
    p = Position(3)
    for text in ("call 1", "open", "upgrade glass", "protect", "pass", "collection", "change junk", "exchange cars-gold", "release 1"):
        assert p.refusal(1, text) == "TL-1.5"
    p.act(0, "upgrade glass")
    assert p.asked == {1}
    assert p.refusal(0, "call 1") == "TL-1.5"
    assert p.s.turns == 1


def test_tl_1_5_nobody_acts_while_something_else_is_asked() -> None:
    p = Position(3)
    p.call(0, 1, first="junk")
    for seat in range(3):
        assert p.refusal(seat, "open") == "TL-1.5"
        assert p.refusal(seat, "call 2") == "TL-1.5"


@every_number
def test_tl_r15_the_start_player_is_drawn(players: int) -> None:
    assert {Position.dealt(players, seed=seed).s.starter for seed in range(60)} == set(range(players))
    p = Position.dealt(players, seed=4)
    assert told(p.opening, "started") == [(p.s.starter,)]
    assert clauses(p.opening, "started") == ["TL-R15"]
    assert p.asked == {p.s.starter} == {p.s.mover}


def test_set_up_tells_nothing_else() -> None:
    assert Counter(kinds(Position.dealt(5).opening)) == {"dealt": 5, "started": 1, "filled": 1}
    assert Counter(kinds(Position.dealt(3).opening)) == {"removed": 1, "dealt": 3, "started": 1, "filled": 1}


# The option


def test_tl_r13_the_turn_limit_is_sixty_unless_another_is_set() -> None:
    assert Position.dealt(3).s.options[RULES.TURN_LIMIT] == 60
    (option,) = GAME.rulebook.options
    assert (option.name, option.default, option.clause) == ("turns", 60, "TL-R13")
    for value in option.values:
        assert Position.dealt(4, options={"turns": value}).s.options[RULES.TURN_LIMIT] == value


@pytest.mark.parametrize(("name", "value"), [("turns", 0), ("turns", -1), ("turns", 61), ("turns", "many"), ("rooms", 5)])
def test_an_option_that_is_not_there_is_refused(name: str, value: int | str) -> None:
    with pytest.raises(DoubloonError, match=name):
        GAME.start(3, options={name: value})
