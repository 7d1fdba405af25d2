"""Chapter 4 of the ledger, bribery (PL-4.3), with the ruling PL-R10."""

from collections import Counter
from collections.abc import Sequence

import pytest

from doubloon.core.errors import BadSetup
from doubloon.core.state import UNKNOWN

from .positions import GAME, Pieces, Position, clauses, kinds, read, told

ON = {"bribery": "on"}


def tied(*bags: Sequence[str], plans: Sequence[str] = ("ro", "oy", "og"), shop: Sequence[str] = (), loot: Sequence[Pieces] = (), seed: int = 1) -> Position:
    """Teams that are after orange, of which 2 and 4 lie open; each has one colour of his own, of which there is a 1."""
    museum: dict[str, list[int]] = {"red": [1], "orange": [2, 4], "yellow": [1], "green": [1], "white": [1]}
    return Position(len(plans), plans=plans, museum=museum, bags=bags, shop=shop, loot=loot, options=ON, seed=seed)


def offer(p: Position, seat: int, *trinkets: str) -> list[str]:
    return kinds(p.act(seat, *(f"add {trinket}" for trinket in trinkets), "done"))


def test_pl_4_3_the_sole_highest_offer_takes_what_was_tied() -> None:
    p = tied(["mug-1", "mug-2"], ["mug-3"], ["mug-4"])
    p.reveal()
    assert p.question == "offer"
    assert p.asked == {0, 1, 2}
    offer(p, 0, "mug-1", "mug-2")
    offer(p, 1, "mug-3")
    events = p.act(2, "done")
    assert p.loot(0) == {"red": [1], "orange": [2, 4]}
    assert "orange" not in p.museum
    assert told(events, "took") == [(0, 0, "orange", 2, 6)]
    assert clauses(events, "took") == ["PL-4.3"]
    assert told(events, "offered") == [(0, 2), (1, 1), (2, 0)]
    assert told(events, "laid") == [(0, "mug-1"), (0, "mug-2"), (1, "mug-3")]


def test_pl_4_3_what_is_paid_lies_open_and_other_offers_go_back() -> None:
    p = tied(["mug-1", "mug-2"], ["mug-3"], ["mug-4"], shop=["globe-1"])
    p.reveal()
    p.act(0, "done")
    offer(p, 1, "mug-3")
    events = p.act(2, "done")
    assert told(events, "paid") == [(1, "mug-3")]
    assert sorted(p.shop) == ["globe-1", "mug-3"]
    assert [p.bag(seat) for seat in range(3)] == [["mug-1", "mug-2"], [], ["mug-4"]]
    assert not any(map(sum, p.s.offer))


def test_pl_4_3_an_offer_is_secret_until_all_are_shown() -> None:
    p = tied(["mug-1", "mug-2"], ["mug-3"], ["mug-4"])
    p.reveal()
    before = [GAME.plain.hidden(p.s, viewer) for viewer in (-1, 1, 2)]
    assert p.act(0, "add mug-1") == []
    assert [GAME.plain.hidden(p.s, viewer) for viewer in (-1, 1, 2)] == before, "nobody sees it grow"
    rows = GAME.plain.apply(p.s, 0, GAME.actions.parse("done"))
    for viewer in (-1, 1, 2):
        assert told(read(rows, viewer), "sealed") == [(0,)]
        assert set(GAME.plain.hidden(p.s, viewer).offer[0]) == {UNKNOWN}  # type: ignore[attr-defined]
    assert GAME.plain.hidden(p.s, 0).offer[0][0] == 1  # type: ignore[attr-defined]


def test_pl_4_3_only_own_trinkets_can_be_offered_and_each_once() -> None:
    p = tied(["mug-1", "mug-2"], ["mug-3", "mug-3"], ["mug-4"], shop=["globe-1"])
    p.reveal()
    assert p.open_to(0) == {"add mug-1", "add mug-2", "done"}
    for text in ("add mug-3", "add globe-1", "add globe-5"):
        assert p.refusal(0, text) == "PL-4.3"
    p.act(0, "add mug-1")
    assert p.refusal(0, "add mug-1") == "PL-4.3"
    p.act(1, "add mug-3", "add mug-3")
    assert p.open_to(1) == {"done"}
    p.act(0, "done")
    assert p.open_to(0) == set()
    assert p.refusal(0, "done") == p.refusal(0, "add mug-2") == "PL-4.3"


def test_pl_4_3_refusals_where_nothing_is_tied() -> None:
    p = tied(["mug-1"], ["mug-3"], ["mug-4"])
    for text in ("add mug-1", "done", "pick orange"):
        assert p.refusal(0, text) == "PL-4.3"


def test_pl_4_3_the_order_of_offers_does_not_matter() -> None:
    one, other = tied(["mug-1", "mug-2"], ["mug-3"], ["mug-4"]), tied(["mug-1", "mug-2"], ["mug-3"], ["mug-4"])
    one.reveal()
    other.reveal()
    offer(one, 0, "mug-1", "mug-2")
    offer(one, 1, "mug-3")
    offer(one, 2)
    offer(other, 2)
    offer(other, 0, "mug-2", "mug-1")
    offer(other, 1, "mug-3")
    assert one.s.pack() == other.s.pack()


def test_pl_4_3_is_an_option() -> None:
    p = Position(3, plans=["ro", "oy", "og"], museum={"red": [1], "orange": [1], "yellow": [1], "green": [1]}, bags=[["mug-1"], ["mug-2"], []])
    p.reveal()
    assert p.question == "give"
    assert p.museum == {"orange": [1]}


def test_pl_4_3_without_a_tie_nobody_is_asked() -> None:
    p = Position(3, plans=["r", "ro", "rog"], museum={"red": [1], "orange": [1], "green": [1]}, bags=[["mug-1"], ["mug-2"], ["mug-3"]], options=ON)
    p.reveal()
    assert p.question == "give"


def test_pl_r10_undisputed_colours_are_taken_first() -> None:
    p = tied(["mug-1"], ["mug-3"], ["mug-4"])
    events = p.reveal()
    assert [p.loot(seat) for seat in range(3)] == [{"red": [1]}, {"yellow": [1]}, {"green": [1]}]
    assert told(events, "tied") == [(None, "twos", "orange", 3)]
    assert p.question == "offer"


@pytest.mark.parametrize("offers", [(0, 0, 0), (1, 1, 0), (2, 2, 1), (1, 1, 1)])
def test_pl_r10_equal_highest_offers_take_nothing_and_lower_ones_do_not_move_up(offers: tuple[int, int, int]) -> None:
    bags = [["mug-1", "mug-2"], ["mug-3", "mug-4"], ["mug-5", "globe-1"]]
    p = tied(*bags)
    p.reveal()
    events = []
    for seat, count in enumerate(offers):
        events = p.act(seat, *(f"add {trinket}" for trinket in bags[seat][:count]), "done")
    assert p.museum["orange"] == [2, 4]
    assert [sorted(p.bag(seat)) for seat in range(3)] == [sorted(bag) for bag in bags], "they keep their trinkets"
    assert p.shop == []
    assert told(events, "stayed-tied") == [(None, max(offers))]
    assert clauses(events, "stayed-tied") == ["PL-R10"]
    assert told(events, "paid") == []
    assert p.question == "give"


def test_pl_r10_what_stays_tied_is_left_for_larger_teams() -> None:
    p = tied(["mug-1"], ["mug-2"], [], plans=["ro", "oy", "oyw"])
    p.reveal()
    assert p.asked == {0, 1}
    p.act(0, "done")
    p.act(1, "done")
    assert p.loot(2) == {"orange": [2, 4], "white": [1]}


def test_pl_r10_what_was_bribed_away_is_gone_for_larger_teams() -> None:
    p = tied(["mug-1"], ["mug-2"], [], plans=["ro", "oy", "oyw"])
    p.reveal()
    offer(p, 0, "mug-1")
    p.act(1, "done")
    assert p.loot(2) == {"white": [1]}


def test_pl_r10_who_has_no_trinket_is_in_the_tie_and_offers_nothing() -> None:
    p = tied(["mug-1"], [], [])
    p.reveal()
    assert p.asked == {0}
    events = p.act(0, "add mug-1", "done")
    assert told(events, "offered") == [(0, 1), (1, 0), (2, 0)]
    assert p.loot(0) == {"red": [1], "orange": [2, 4]}


def test_pl_r10_one_who_could_bribe_may_offer_nothing() -> None:
    p = tied(["mug-1"], [], [])
    p.reveal()
    p.act(0, "done")
    assert p.museum["orange"] == [2, 4]
    assert p.bag(0) == ["mug-1"]


def test_pl_r10_where_nobody_has_a_trinket_nobody_is_asked() -> None:
    p = tied([], [], [])
    events = p.reveal()
    assert p.question == "give"
    assert told(events, "stayed-tied") == [(None, 0)]
    assert p.museum["orange"] == [2, 4]


def test_pl_r10_trinkets_are_taken_after_the_ties() -> None:
    museum: Pieces = {"orange": [2, 4], "blue": [1]}
    p = Position(3, plans=["ro", "oy", "b"], museum=museum, bags=[["mug-1", "mug-2"], ["mug-3"]], shop=["globe-1"], options=ON)
    p.reveal()
    offer(p, 0, "mug-2")
    p.act(1, "done")
    assert p.question == "take"
    assert p.asked == {1}, "0 got a treasure by bribery"
    assert p.open_to(1) == {"take globe-1", "take mug-2", "draw"}, "what was paid lies open at once"
    p.act(1, "take mug-2")
    assert p.bag(1) == ["mug-2", "mug-3"]


def test_pl_r10_an_unsuccessful_offer_leads_to_a_trinket_too() -> None:
    p = Position(3, plans=["ro", "oy", "b"], museum={"orange": [2], "blue": [1]}, bags=[["mug-1"], ["mug-3"]], shop=["globe-1"], options=ON)
    p.reveal()
    offer(p, 0, "mug-1")
    events = p.act(1, "add mug-3", "done")
    assert {seat for seat, *_ in told(events, "drew-trinket")} == {0, 1}, "they are equal"


def test_pl_r10_only_colours_that_lie_open_are_bid_for() -> None:
    p = Position(3, plans=["ro", "oy", "b"], museum={"red": [1], "yellow": [1], "blue": [1]}, bags=[["mug-1"], ["mug-2"]], options=ON)
    p.reveal()
    assert p.question == "give"


def test_pl_r10_a_colour_taken_by_a_smaller_team_is_not_bid_for() -> None:
    p = Position(3, plans=["ro", "oy", "o"], museum={"red": [1], "orange": [4], "yellow": [1]}, bags=[["mug-1"], ["mug-2"]], options=ON)
    p.reveal()
    assert p.loot(2) == {"orange": [4]}
    assert p.question == "give"


# Smash-and-grabs


def smashes(*bags: Sequence[str], museum: Pieces | None = None) -> Position:
    p = Position(3, plans=["smash", "smash", "r"], museum=museum or {"red": [1], "white": [3, 4]}, bags=bags, shop=["globe-1"], options=ON)
    p.reveal()
    return p


def test_pl_4_3_a_tie_of_smash_and_grabs_can_be_broken() -> None:
    p = smashes(["mug-1"], ["mug-2"])
    assert p.question == "offer"
    assert p.asked == {0, 1}
    offer(p, 0)
    p.act(1, "add mug-2", "done")
    assert p.question == "name", "the winner names his colour after winning"
    assert p.asked == {1}
    assert p.open_to(1) == {"name red", "name white"}
    assert p.refusal(1, "name blue") == "PL-R1"
    assert p.refusal(0, "name red") == "PL-2.7"
    events = p.act(1, "name white")
    assert p.loot(1) == {"white": [3, 4]}
    assert told(events, "named") == [(1, 0, "white")]


def test_pl_r10_the_losing_smash_and_grab_takes_a_trinket_and_may_take_the_bribe() -> None:
    p = smashes(["mug-1"], ["mug-2"])
    offer(p, 0)
    p.act(1, "add mug-2", "done")
    p.act(1, "name white")
    assert p.asked == {0}
    assert p.open_to(0) == {"take globe-1", "take mug-2", "draw"}
    p.act(0, "take mug-2")
    assert p.loot(2) == {"red": [1]}, "the single specialist comes after that"


def test_pl_r10_smash_and_grabs_that_stay_tied_take_trinkets() -> None:
    p = smashes(["mug-1"], ["mug-2"])
    offer(p, 0, "mug-1")
    events = p.act(1, "add mug-2", "done")
    assert told(events, "stayed-tied") == [(None, 1)]
    assert len(p.bag(0)) == len(p.bag(1)) == 2
    assert p.museum == {"white": [3, 4]}


def test_pl_r10_the_only_open_colour_needs_no_naming() -> None:
    p = smashes(["mug-1"], [], museum={"red": [1, 2]})
    events = p.act(0, "add mug-1", "done")
    assert told(events, "named") == [(0, 0, "red")]
    assert p.loot(0) == {"red": [1, 2]}


# Several ties


def two_ties(loot: Sequence[Pieces] = (), bags: Sequence[Sequence[str]] = (["mug-1"], ["mug-2"], ["mug-3"], ["mug-4"]), seed: int = 1) -> Position:
    """0 and 1 are after orange, 2 and 3 after blue."""
    museum: Pieces = {"orange": [1], "blue": [2]}
    p = Position(4, plans=["ro", "oy", "gb", "bp"], museum=museum, loot=loot, bags=bags, shop=["globe-1"], options=ON, seed=seed)
    p.reveal()
    return p


@pytest.mark.parametrize("picker", [0, 1, 2, 3])
def test_pl_4_3_the_player_with_fewest_treasures_picks_the_tie(picker: int) -> None:
    p = two_ties([{} if seat == picker else {"white": [1]} for seat in range(2)] + [{} if seat == picker else {"purple": [1]} for seat in (2, 3)])
    assert p.question == "pick"
    assert p.asked == {picker}
    assert p.open_to(picker) == {"pick orange", "pick blue"}, "also one that is not his own"
    events = p.act(picker, "pick blue")
    assert told(events, "picked") == [(picker, "blue")]
    assert clauses(events, "picked") == ["PL-R10"]
    assert p.question == "offer"
    assert p.asked == {2, 3}


def test_pl_r10_picking_is_refused_by_its_ruling() -> None:
    p = two_ties([{}, {"white": [1]}, {"white": [1]}, {"purple": [1]}])
    assert p.refusal(0, "pick red") == "PL-R10"
    assert p.refusal(1, "pick orange") == "PL-4.3"


def test_pl_r10_then_fewest_trinkets_pick() -> None:
    assert two_ties(bags=[["mug-1", "mug-2"], ["mug-3", "mug-4"], ["mug-5"], ["globe-2", "globe-3"]]).asked == {2}


def test_pl_r10_then_chance_picks_who_picks() -> None:
    who = Counter(min(two_ties(seed=seed).asked) for seed in range(60))
    assert set(who) == {0, 1, 2, 3}
    assert min(who.values()) >= 6


def test_pl_r10_the_last_tie_needs_no_picking() -> None:
    p = two_ties([{}, {"white": [1]}, {"white": [1]}, {"purple": [1]}])
    p.act(0, "pick blue")
    p.act(2, "done")
    p.act(3, "done")
    assert p.question == "offer"
    assert p.asked == {0, 1}


def test_pl_r10_only_those_in_an_unsettled_tie_pick() -> None:
    p = Position(
        5, plans=["ro", "oy", "gb", "bp", "pw"], museum={"orange": [1], "blue": [2], "white": [4]}, bags=[["mug-1"]] * 2, loot=[{"red": [1]}] * 2, options=ON
    )
    p.reveal()
    assert p.question == "pick"
    assert p.asked <= {2, 3}, "4 took white, 0 and 1 are richer"


def test_pl_r10_the_picker_is_found_anew_each_time() -> None:
    museum: Pieces = {"red": [1, 2], "orange": [3], "yellow": [4]}
    p = Position(3, plans=["royb", "royp", "w"], museum=museum, loot=[{}, {"white": [1]}], bags=[["mug-1"], ["mug-2"]], options=ON)
    p.reveal()
    while p.question == "take":
        p.act(min(p.asked), "draw")
    assert p.question == "pick"
    assert p.asked == {0}
    assert p.open_to(0) == {"pick red", "pick orange", "pick yellow"}
    p.act(0, "pick red", "add mug-1", "done")
    p.act(1, "done")
    assert p.loot(0) == {"red": [1, 2]}
    assert p.question == "pick"
    assert p.asked == {1}, "0 has two treasures now, 1 has one"
    assert p.open_to(1) == {"pick orange", "pick yellow"}


def test_pl_r10_paid_trinkets_cannot_be_offered_again() -> None:
    museum: Pieces = {"red": [1, 2], "orange": [3]}
    p = Position(3, plans=["royb", "royp", "w"], museum=museum, loot=[{}, {"white": [1]}], bags=[["mug-1", "mug-3"], ["mug-2"]], options=ON)
    p.reveal()
    while p.question == "take":
        p.act(min(p.asked), "draw")
    p.act(0, "pick red", "add mug-1", "done")
    p.act(1, "done")
    assert p.question == "offer"
    assert p.open_to(0) == {"add mug-3", "done"}
    assert p.open_to(1) == {"add mug-2", "done"}
    p.act(0, "done")
    p.act(1, "add mug-2", "done")
    assert p.loot(1) == {"orange": [3], "white": [1]}


def test_pl_r10_returned_trinkets_can_be_offered_again() -> None:
    museum: Pieces = {"red": [1], "orange": [3]}
    p = Position(3, plans=["royb", "royp", "w"], museum=museum, loot=[{}, {"white": [1]}, {"white": [2]}], bags=[["mug-1"], ["mug-2"]], options=ON)
    p.reveal()
    while p.question == "take":
        p.act(min(p.asked), "draw")
    p.act(0, "pick red", "add mug-1", "done")
    p.act(1, "add mug-2", "done")
    assert p.question == "offer"
    assert p.open_to(0) == {"add mug-1", "done"}


def test_pl_r10_is_not_played_alone() -> None:
    with pytest.raises(BadSetup, match=r"bribery is for 2 to 6 players, not 1 \(PL-4.3\)"):
        GAME.start(1, options={"bribery": "on"})
    options: dict[str, int | str] = {"left-out": "threes+fours"}
    p = Position(1, hands=[["smash", "r"], ["smash", "smash"]], museum={"red": [1], "blue": [1]}, bags=[["mug-1"], ["mug-2"]], options=options)
    events = p.act(0, "choose smash")
    assert told(events, "cancelled") == [(None, 2)]
    assert told(events, "offered") == []
    assert p.question != "offer"


def test_pl_r10_two_may_play_with_it() -> None:
    hands = [["ro", "r", "o", "rog", "y", "g"], ["oy", "b", "p", "ygp", "w", "w"]]
    p = Position(2, hands=hands, museum={"orange": [2]}, bags=[["mug-1"], ["mug-2"]], options=ON)
    p.choose("ro", "oy")
    assert p.asked == {0, 1}
    assert p.question == "offer"
