"""Chapter 2 of the ledger: calling a room, offers, ties, winning."""

import itertools
from collections import Counter

import pytest

from doubloon.core import SPECTATOR
from doubloon.core.state import UNKNOWN

from .positions import GAME, MATERIALS, Position, clauses, heap, kinds, names, read, told

JUNK_ROOMS = "junk*10 cars-gold clocks-glass"


def called(players: int = 3, *, cubes: list[str] | None = None, caller: int = 0) -> Position:
    """Room 2 is called, a gold car lies first, and nothing lies in either room but junk and two cards."""
    p = Position(players, doors="2 4", room=JUNK_ROOMS, cubes=cubes or [], mover=caller)
    p.call(caller, 2, first="cars-gold")
    return p


# Calling


def test_tl_2_1_the_caller_picks_a_filled_room() -> None:
    p = Position(3, doors="2 4 5")
    assert p.can(0, "call") == {"2", "4", "5"}
    assert [p.refusal(0, f"call {room}") for room in (1, 3)] == ["TL-R6", "TL-R6"]


def test_tl_2_1_the_first_card_is_revealed() -> None:
    p = Position(3, doors="2 4", room=JUNK_ROOMS)
    events = p.call(0, 4, first="cars-gold")
    assert told(events, "called") == [(0, 4, "cars-gold")]
    assert clauses(events, "called") == ["TL-2.1"]
    assert p.revealed == heap("cars-gold")
    assert p.stored == heap("junk*10 clocks-glass")
    assert p.doors == {2}
    assert p.question == "offer"


def test_tl_2_1_chance_decides_which_card_lies_first() -> None:
    firsts: Counter[str] = Counter()
    for seed in range(200):
        p = Position(3, doors="2", room="cars-gold art-glass junk*4", seed=seed)
        firsts[str(told(p.act(0, "call 2"), "called")[0][2])] += 1
    assert set(firsts) == {"cars-gold", "art-glass", "junk"}
    assert 105 < firsts["junk"] < 160


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_tl_2_1_everybody_sees_the_first_card(viewer: int) -> None:
    p = Position(3, doors="2", room="cars-gold*1 junk*5")
    rows = GAME.plain.apply(p.s, 0, GAME.actions.parse("call 2"))
    assert told(read(rows, viewer), "called") == told(read(rows), "called")


# Offers


def test_tl_2_3_everyone_offers_any_set_of_cubes() -> None:
    p = called(cubes=["gold glass*2"])
    assert p.asked == {0, 1, 2}
    assert p.open_to(0) == {"add gold", "add glass", "done"}
    p.act(0, "add glass", "add gold")
    assert p.open_to(0) == {"add glass", "done"}
    p.act(0, "add glass")
    assert p.open_to(0) == {"done"}
    assert p.refusal(0, "add glass") == p.refusal(0, "add silver") == "TL-2.3"


def test_tl_2_3_every_set_of_cubes_can_be_offered() -> None:
    for gold, silver, bronze, glass in itertools.product((0, 1), (0, 1), (0, 1), range(4)):
        p = called()
        events = p.offers("", f"gold*{gold} silver*{silver} bronze*{bronze} glass*{glass}", "")
        assert told(events, "offered")[1] == (1, gold, silver, bronze, glass)


def test_tl_2_3_the_order_of_adding_does_not_matter() -> None:
    outcomes = set()
    for order in itertools.permutations(("add gold", "add glass", "add bronze")):
        p = called()
        p.act(0, *order, "done")
        outcomes.add(p.s.pack())
    assert len(outcomes) == 1


def test_tl_2_3_offers_are_shown_together() -> None:
    p = called()
    events = p.act(2, "add gold", "done") + p.act(0, "done")
    assert kinds(events) == ["sealed", "sealed"]
    assert [event.values for event in events] == [{}, {}]
    assert p.asked == {1}
    assert p.cubes(2) == heap("gold silver bronze glass*3"), "nothing has been shown"
    events = p.act(1, "add silver", "add bronze", "done")
    assert told(events, "offered") == [(0, 0, 0, 0, 0), (1, 0, 1, 1, 0), (2, 1, 0, 0, 0)]
    assert clauses(events, "offered") == ["TL-2.3"] * 3
    assert kinds(events)[:5] == ["sealed", "offered", "offered", "offered", "won"]


def test_tl_2_3_offers_lie_sealed_until_all_are_made() -> None:
    p = called()
    p.act(2, "add gold", "add glass", "done")
    for viewer in (SPECTATOR, 0, 1):
        view = GAME.plain.hidden(p.s, viewer)
        assert set(view.offer[2]) == {UNKNOWN}  # type: ignore[attr-defined]
    assert GAME.plain.hidden(p.s, 2).offer[2] == p.s.offer[2]  # type: ignore[attr-defined]


def test_tl_2_3_the_order_of_answers_changes_nothing() -> None:
    outcomes = set()
    for order in itertools.permutations(range(3)):
        p = called()
        for seat in order:
            p.act(seat, f"add {('gold', 'silver', 'gold')[seat]}", "done")
        outcomes.add(p.s.pack())
    assert len(outcomes) == 1


def test_tl_2_3_all_cubes_offered_go_to_the_supply() -> None:
    p = called()
    before = p.supply
    p.offers("gold glass", "silver bronze", "glass*2")
    assert p.cubes(0) == heap("silver bronze glass*2")
    assert p.cubes(1) == heap("gold glass*3")
    assert p.cubes(2) == heap("gold silver bronze glass")
    assert p.supply == {"glass": before["glass"] + 3, "bronze": before["bronze"] + 1, "silver": before["silver"] + 1, "gold": before["gold"] + 1}


def test_tl_2_3_the_gold_on_a_pile_cannot_be_offered() -> None:
    p = Position(3, doors="2 4", room=JUNK_ROOMS, cubes=["glass"], piles=[(0, "art-gold")])
    p.call(0, 2, first="cars-gold")
    assert p.open_to(0) == {"add glass", "done"}


def test_tl_2_3_no_offer_is_made_when_none_is_asked() -> None:
    p = Position(3)
    assert [p.refusal(0, text) for text in ("add gold", "done")] == ["TL-2.3", "TL-2.3"]
    p = called()
    p.act(0, "add gold", "done")
    assert p.refusal(0, "add glass") == "TL-2.3"


# Comparing


@pytest.mark.parametrize(
    ("high", "low"),
    [
        ("gold", "silver*5 bronze*5 glass*5"),
        ("gold*2", "gold silver*5 bronze*5 glass*5"),
        ("gold silver", "gold bronze*5 glass*5"),
        ("silver", "bronze*6 glass*9"),
        ("silver*2", "silver bronze*6"),
        ("bronze", "glass*9"),
        ("bronze glass", "bronze"),
        ("glass*3", "glass*2"),
        ("gold silver bronze glass*2", "gold silver bronze glass"),
        ("glass", ""),
    ],
)
def test_tl_2_4_gold_counts_first_then_silver_then_bronze_then_glass(high: str, low: str) -> None:
    for first, second in ((high, low), (low, high)):
        p = called(cubes=[first or "glass", second or "glass", "glass"])
        events = p.offers(first, second, "")
        assert told(events, "won") == [(0 if first == high else 1, 2, 6)]


# Winning


def test_tl_2_5_the_highest_offer_takes_the_room() -> None:
    p = Position(3, hands=["", "junk"], doors="2", room="cars-gold art-glass art-silver junk*3")
    p.call(0, 2, first="art-glass")
    events = p.offers("bronze", "silver", "bronze")
    assert told(events, "won") == [(1, 2, 6)]
    assert clauses(events, "won") == ["TL-2.5"]
    assert p.hand(1) == heap("cars-gold art-glass art-silver junk*4")
    assert Counter(told(events, "found")) == Counter((1, name) for name in names("cars-gold art-silver junk*3"))
    assert clauses(events, "found") == ["TL-2.5"] * 5
    assert not p.revealed
    assert p.asked == {1}
    assert p.question == "act"


def test_tl_2_5_five_cards_of_those_in_the_rooms_are_behind_the_first() -> None:
    p = called()
    p.offers("gold", "", "")
    assert p.hand(0).total() == 6
    assert p.hand(0)["cars-gold"] == 1
    assert p.stored.total() == 6
    assert p.doors == {4}


def test_tl_2_5_somebody_else_than_the_caller_may_win_and_the_turn_goes_on_clockwise() -> None:
    p = called(4, caller=2)
    p.offers("", "glass", "", "")
    assert p.hand(1).total() == 6
    assert p.asked == {3}


def test_tl_r18_only_the_winner_sees_what_he_has_won() -> None:
    p = called()
    p.act(0, "add gold", "done")
    p.act(1, "done")
    rows = GAME.plain.apply(p.s, 2, GAME.actions.parse("done"))
    for viewer in (SPECTATOR, 1, 2):
        assert told(read(rows, viewer), "found") == []
        assert told(read(rows, viewer), "won") == [(0, 2, 6)]
    assert len(told(read(rows, 0), "found")) == 5


# Ties


def test_tl_2_6_the_tied_offer_again_among_themselves() -> None:
    p = called(4)
    events = p.offers("silver", "bronze", "silver", "glass")
    assert told(events, "tied") == [(None, 2)]
    assert clauses(events, "tied") == ["TL-2.6"]
    assert told(events, "won") == []
    assert p.question == "offer"
    assert p.asked == {0, 2}
    assert p.open_to(0) == {"add gold", "add bronze", "add glass", "done"}
    events = p.offers("gold", "", "bronze")
    assert told(events, "offered") == [(0, 1, 0, 0, 0), (2, 0, 0, 1, 0)]
    assert told(events, "won") == [(0, 2, 6)]
    assert p.cubes(0) == heap("bronze glass*3")
    assert p.cubes(2) == heap("gold glass*3")
    assert p.cubes(1) == heap("gold silver glass*3")


def test_tl_2_6_ties_can_be_repeated() -> None:
    p = called(cubes=["silver bronze glass*3"] * 3)
    assert told(p.offers("silver", "silver", "silver"), "tied") == [(None, 3)]
    assert told(p.offers("bronze", "bronze", "glass"), "tied") == [(None, 2)]
    assert p.asked == {0, 1}
    assert told(p.offers("glass", "glass", ""), "tied") == [(None, 2)]
    assert told(p.offers("glass", "glass", ""), "tied") == [(None, 2)]
    events = p.offers("glass", "", "")
    assert told(events, "won") == [(0, 2, 6)]
    assert not p.cubes(0)
    assert p.cubes(1) == heap("glass")
    assert p.cubes(2) == heap("bronze glass*2")


def test_tl_2_6_an_offer_may_be_lower_than_before() -> None:
    p = called()
    p.offers("gold", "gold", "silver")
    assert told(p.offers("glass", "", ""), "won") == [(0, 2, 6)]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_tl_2_6_all_players_tie(players: int) -> None:
    p = called(players)
    assert told(p.offers(*["gold"] * players), "tied") == [(None, players)]
    assert p.asked == set(range(players))
    assert told(p.offers(*["silver bronze glass*3"] * players), "tied") == [(None, players)]
    assert p.question == "buy" or p.asked == {1}, "nobody has a cube left, and nobody is asked for an offer"


def test_tl_2_6_who_has_no_cube_left_is_not_asked_again() -> None:
    p = called(cubes=["silver", "silver glass", "gold"])
    p.offers("silver", "silver", "")
    assert p.asked == {1}
    events = p.offers("", "glass", "")
    assert told(events, "offered") == [(0, 0, 0, 0, 0), (1, 0, 0, 0, 1)]
    assert told(events, "won") == [(1, 2, 6)]


def test_tl_2_6_the_last_of_the_tied_may_stop_too() -> None:
    p = called(cubes=["silver", "silver glass", "gold"])
    p.offers("silver", "silver", "")
    events = p.offers("", "", "")
    assert told(events, "unclaimed") == [(None, 2)]
    assert clauses(events, "unclaimed") == ["TL-2.8"]


def test_tl_2_6_none_of_the_tied_offers_again() -> None:
    p = called()
    p.offers("gold", "gold", "silver")
    events = p.offers("", "", "")
    assert told(events, "won") == []
    assert told(events, "unclaimed") == [(None, 2)]


def test_tl_2_6_nobody_of_the_tied_has_a_cube_left() -> None:
    p = called(cubes=["gold", "gold", "silver"])
    events = p.offers("gold", "gold", "")
    assert told(events, "tied") == [(None, 2)]
    assert told(events, "unclaimed") == [(None, 2)]
    assert len(told(events, "offered")) == 3, "nothing is told of offers nobody was asked for"


# Rulings


def test_tl_r1_an_empty_hand_is_no_offer() -> None:
    p = called(caller=1)
    events = p.offers("", "", "glass")
    assert told(events, "won") == [(2, 2, 6)]
    assert told(events, "offered")[:2] == [(0, 0, 0, 0, 0), (1, 0, 0, 0, 0)]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_tl_r1_nobody_offers(players: int) -> None:
    p = called(players)
    events = p.offers(*[""] * players)
    assert told(events, "tied") == []
    assert told(events, "unclaimed") == [(None, 2)]
    assert p.cubes(0) == heap("gold silver bronze glass*3")


def test_tl_r1_nobody_has_a_cube() -> None:
    p = Position(3, doors="2 4", room=JUNK_ROOMS, cubes=["", "", ""])
    events = p.call(0, 2, first="cars-gold")
    assert told(events, "offered") == []
    assert told(events, "unclaimed") == [(None, 2)]
    assert p.question == "buy"


def test_tl_r1_only_one_has_a_cube() -> None:
    p = called(cubes=["", "", "glass"])
    assert p.asked == {2}
    events = p.act(2, "add glass", "done")
    assert told(events, "won") == [(2, 2, 6)]
    p = called(cubes=["", "", "glass"])
    assert told(p.act(2, "done"), "unclaimed") == [(None, 2)]


def test_tl_r2_lower_bidders_do_not_return() -> None:
    p = called()
    p.offers("gold", "gold", "silver")
    assert p.asked == {0, 1}
    assert p.refusal(2, "add glass") == p.refusal(2, "done") == "TL-R2"
    events = p.offers("", "", "")
    assert told(events, "unclaimed") == [(None, 2)]
    assert p.question == "buy"
    assert p.cubes(2) == heap("gold bronze glass*3")


def test_tl_r2_nor_do_those_who_fell_behind_in_a_later_offer() -> None:
    p = called(4)
    p.offers("silver", "silver", "silver", "")
    p.offers("gold", "gold", "bronze", "")
    assert p.asked == {0, 1}
    assert p.refusal(2, "done") == "TL-R2"
    assert p.refusal(3, "add glass") == "TL-R2"


def test_tl_r14_cubes_of_all_are_open() -> None:
    p = called()
    for viewer in (SPECTATOR, 0, 1, 2):
        view = GAME.plain.hidden(p.s, viewer)
        assert view.cubes == p.s.cubes  # type: ignore[attr-defined]
        assert view.supply == p.s.supply  # type: ignore[attr-defined]
    assert len(MATERIALS) == 4
