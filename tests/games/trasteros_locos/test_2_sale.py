"""Chapter 2 of the ledger: the sale of a room nobody won, and filling the rooms again."""

from collections import Counter

import pytest

from doubloon.core.stream import from_number

from .positions import GAME, Position, clauses, drawn, heap, kinds, names, told

ROOM = "cars-gold art-silver art-bronze sports-glass junk*2"


def sale(players: int = 3, *, cubes: list[str] | None = None, caller: int = 0, room: str = ROOM, first: str = "art-bronze", **more: object) -> Position:
    """Nobody has won room 2, and all its cards lie open."""
    p = Position(players, doors="2", room=room, cubes=cubes or [], mover=caller, **more)  # type: ignore[arg-type]
    p.call(caller, 2, first=first)
    if p.question == "offer":
        p.offers(*[""] * players)
    return p


# Turning up


def test_tl_2_8_all_cards_are_turned_up() -> None:
    p = Position(3, doors="2", room=ROOM)
    p.call(0, 2, first="art-bronze")
    events = p.offers("", "", "")
    assert told(events, "unclaimed") == [(None, 2)]
    assert sorted(str(card) for _, card in told(events, "turned-up")) == sorted(names("cars-gold art-silver sports-glass junk*2"))
    assert p.revealed == heap(ROOM)
    assert (p.question, p.asked) == ("buy", {0})


# Buying


def test_tl_2_9_from_the_caller_clockwise_each_may_buy_once() -> None:
    p = sale(4, caller=2)
    order = []
    while p.question == "buy":
        (seat,) = p.asked
        order.append(seat)
        p.act(seat, "decline")
    assert order == [2, 3, 0, 1]
    assert p.asked == {3}


def test_tl_2_9_a_card_costs_a_cube_of_its_material_or_better() -> None:
    p = sale(cubes=["bronze"])
    assert p.open_to(0) == {"buy art-bronze", "buy sports-glass", "take-junk", "decline"}
    assert p.refusal(0, "buy cars-gold") == p.refusal(0, "buy art-silver") == "TL-2.9"
    events = p.act(0, "buy sports-glass")
    assert told(events, "bought") == [(0, "sports-glass", "bronze")]
    assert clauses(events, "bought") == ["TL-2.9"]
    assert p.hand(0) == heap("sports-glass")
    assert not p.cubes(0)
    assert p.revealed == heap("cars-gold art-silver art-bronze junk*2")
    assert p.asked == {1}


@pytest.mark.parametrize(
    ("cube", "cards"),
    [("glass", {"sports-glass"}), ("bronze", {"sports-glass", "art-bronze"}), ("silver", {"sports-glass", "art-bronze", "art-silver"})],
)
def test_tl_2_9_what_one_cube_can_buy(cube: str, cards: set[str]) -> None:
    assert sale(cubes=[cube]).can(0, "buy") == cards
    assert sale(cubes=["gold"]).can(0, "buy") == {"sports-glass", "art-bronze", "art-silver", "cars-gold"}


def test_tl_2_9_several_lesser_cubes_do_not_make_a_better_one() -> None:
    assert sale(cubes=["glass*9"]).can(0, "buy") == {"sports-glass"}
    assert sale(cubes=["glass*2 bronze*9"]).can(0, "buy") == {"sports-glass", "art-bronze"}


def test_tl_2_9_a_junk_card_is_free() -> None:
    p = sale(cubes=["", "", ""])
    assert p.open_to(0) == {"take-junk", "decline"}
    events = p.act(0, "take-junk")
    assert told(events, "took-junk") == [(0,)]
    assert clauses(events, "took-junk") == ["TL-2.9"]
    assert p.hand(0) == heap("junk")
    assert p.revealed == heap("cars-gold art-silver art-bronze sports-glass junk")


def test_tl_2_9_what_is_bought_cannot_be_bought_again() -> None:
    p = sale(4)
    p.act(0, "take-junk")
    p.act(1, "take-junk")
    assert p.asked == {2}
    assert p.refusal(2, "take-junk") == "TL-2.9"
    assert p.open_to(2) == {"buy cars-gold", "buy art-silver", "buy art-bronze", "buy sports-glass", "decline"}
    p.act(2, "buy cars-gold")
    assert p.refusal(3, "buy cars-gold") == "TL-2.9"


def test_tl_2_9_two_alike_can_be_bought_by_two() -> None:
    p = sale(room="cars-glass*2 junk*4", first="cars-glass", cubes=["glass", "glass", "glass"])
    p.act(0, "buy cars-glass")
    p.act(1, "buy cars-glass")
    assert p.open_to(2) == {"take-junk", "decline"}
    assert p.hand(0) == p.hand(1) == heap("cars-glass")


def test_tl_2_9_who_can_do_nothing_is_not_asked() -> None:
    p = sale(4, room="cars-gold art-silver art-gold art-bronze*2 junk", first="art-bronze", cubes=["gold", "glass", "glass", "bronze"])
    p.act(0, "take-junk")
    assert p.asked == {3}, "a glass cube buys nothing here, and there is no junk left"


def test_tl_2_9_nobody_can_buy_anything() -> None:
    p = Position(3, doors="2", room="cars-gold art-silver art-gold art-bronze*2 sports-silver", cubes=["", "glass", "glass"])
    p.call(0, 2, first="art-bronze")
    events = p.offers("", "", "")
    assert len(told(events, "discarded")) == 6
    assert (p.question, p.asked) == ("act", {1})


def test_tl_r3_the_cube_goes_to_the_supply_and_no_change_is_given() -> None:
    p = sale()
    before = p.supply
    events = p.act(0, "buy sports-glass")
    assert told(events, "bought") == []
    assert (p.question, p.asked) == ("pay", {0})
    assert p.open_to(0) == {"pay glass", "pay bronze", "pay silver", "pay gold"}
    events = p.act(0, "pay gold")
    assert told(events, "bought") == [(0, "sports-glass", "gold")]
    assert p.supply == {**before, "gold": before["gold"] + 1}
    assert p.cubes(0) == heap("silver bronze glass*3")
    assert p.asked == {1}


def test_tl_r3_only_cubes_that_will_do_can_pay() -> None:
    p = sale()
    p.act(0, "buy art-silver")
    assert p.open_to(0) == {"pay silver", "pay gold"}
    assert p.refusal(0, "pay bronze") == "TL-R3"
    assert p.refusal(0, "decline") == "TL-R3"
    assert p.refusal(0, "take-junk") == "TL-2.9"
    assert p.refusal(0, "buy art-silver") == "TL-2.9"
    assert p.refusal(1, "pay silver") == "TL-2.9"


def test_tl_r3_the_price_is_not_asked_when_there_is_no_choice() -> None:
    p = sale()
    assert told(p.act(0, "buy cars-gold"), "bought") == [(0, "cars-gold", "gold")]
    assert p.asked == {1}


def test_tl_r3_anybody_may_decline() -> None:
    p = sale()
    events = p.act(0, "decline")
    assert told(events, "declined") == [(0,)]
    assert clauses(events, "declined") == ["TL-R3"]
    assert p.asked == {1}
    assert p.refusal(0, "decline") == "TL-R3"
    assert p.refusal(0, "buy cars-gold") == p.refusal(0, "take-junk") == "TL-2.9"


def test_tl_r3_unsold_cards_are_discarded() -> None:
    p = sale(4, room=ROOM, first="art-bronze")
    p.act(0, "buy cars-gold")
    p.act(1, "decline")
    p.act(2, "take-junk")
    events = p.act(3, "decline")
    assert [card for _, card in told(events, "discarded")] == names("art-silver art-bronze sports-glass junk")
    assert set(clauses(events, "discarded")) == {"TL-R3"}
    assert kinds(events)[-1] == "filled", "the only room that was filled has been called: what was not sold is shuffled in at once"
    assert not p.discards
    assert not p.revealed


def test_tl_r3_unsold_cards_stay_among_the_discards_until_they_are_shuffled() -> None:
    p = Position(3, doors="2 4", room="cars-gold junk*11", cubes=["", "", ""], discards="art-gold")
    p.call(0, 2, first="cars-gold")
    for seat in range(3):
        p.act(seat, "decline")
    assert p.discards == heap("art-gold skeleton*2 cars-gold junk*5")


def test_tl_2_9_the_last_card_is_sold() -> None:
    p = sale(6, room="junk*6", first="junk", cubes=[""] * 6)
    events = [event for seat in range(6) for event in p.act(seat, "take-junk")]
    assert told(events, "discarded") == []
    assert all(p.hand(seat) == heap("junk") for seat in range(6))
    assert p.asked == {1}


# Filling the rooms


def test_tl_2_10_when_all_five_rooms_were_called_they_are_filled_again() -> None:
    p = Position(4, doors="5", room="junk*6", discards="cars-gold art-gold")
    public = p.public.total()
    p.call(0, 5, first="junk")
    events = p.offers("gold", "", "", "")
    assert told(events, "filled") == [(None, 5, public + 4 - 30)]
    assert clauses(events, "filled") == ["TL-2.10"]
    assert kinds(events)[-1] == "filled"
    assert p.doors == {1, 2, 3, 4, 5}
    assert p.s.stored_count == 30
    assert not p.discards
    assert p.s.public_count == public + 4 - 30
    assert p.s.rounds == 1
    assert told(events, "reshuffled") == []


def test_tl_2_10_not_before_all_were_called() -> None:
    p = Position(4, doors="1 5")
    p.call(0, 5, first="junk")
    events = p.offers("gold", "", "", "")
    assert told(events, "filled") == []
    assert p.doors == {1}
    assert p.s.rounds == 0
    assert p.discards == heap("skeleton*2")


def test_tl_2_10_discards_and_public_room_are_shuffled_together() -> None:
    """Twelve cards and two skeletons, from the public room and from the discards: two rooms, two left. Any of them lies anywhere."""
    firsts: Counter[str] = Counter()
    draws: Counter[str] = Counter()
    start = Position(4, doors="3", room="junk*6", public="cars-glass*4 skeleton cars-bronze*2", discards="art-glass*4 art-bronze*2 skeleton", rest=2)
    start.call(0, 3, first="junk")
    for seat in range(3):
        start.act(seat, *(["add gold"] if seat == 2 else []), "done")
    for seed in range(560):
        p = Position.of(start.s.copy())
        p.s.stream = from_number(seed)
        assert told(p.act(3, "done"), "filled") == [(None, 2, 2)]
        q = Position.of(p.s.copy())
        firsts[str(told(p.act(1, "call 2"), "called")[0][2])] += 1
        draws[drawn(q.act(1, "open"))[0]] += 1
    for kind, count in heap("cars-glass*4 cars-bronze*2 art-glass*4 art-bronze*2 skeleton*2").items():
        for found in (firsts, draws):
            assert abs(found[kind] - 40 * count) < 30 * count**0.5, kind


@pytest.mark.parametrize(("others", "rooms", "left"), [(30, 5, 0), (29, 4, 5), (20, 3, 2), (11, 1, 5), (12, 2, 0), (6, 1, 0), (35, 5, 5)])
def test_tl_2_10_a_room_that_would_get_fewer_than_six_gets_none(others: int, rooms: int, left: int) -> None:
    """So many cards are in public room and discards when the last room has been called."""
    p = Position(4, doors="3", room="junk*6", public="", discards=some(others - 2), rest=2)
    assert p.discards.total() == others
    p.call(0, 3, first="junk")
    events = p.offers("gold", "", "", "")
    assert told(events, "filled") == [(None, rooms, left)]
    assert p.doors == set(range(1, rooms + 1))
    assert p.s.public_count == left
    assert p.s.stored_count == 6 * rooms
    assert ("open" in p.open_to(1)) == (left > 0)


def some(count: int) -> str:
    """So many collection cards."""
    cards = [
        f"{collection}-{material}*{copies}"
        for collection in ("clocks", "cars", "art", "sports")
        for material, copies in zip(("glass", "bronze", "silver"), (4, 3, 2), strict=True)
    ]
    words = list(heap(" ".join(cards)).elements())
    return " ".join(words[:count])


def test_tl_r6_all_rooms_means_those_that_were_filled() -> None:
    p = Position(4, doors="3", room="junk*6", discards=some(10), rest=2)
    p.call(0, 3, first="junk")
    p.offers("gold", "", "", "")
    assert p.doors == {1, 2}
    assert p.s.rounds == 1
    p.hope(1, "call 2", lambda events: "collapsed" not in kinds(events))
    p.offers("", "", "", "gold")
    assert p.doors == {1}
    assert p.s.rounds == 1
    assert p.refusal(2, "call 2") == p.refusal(2, "call 5") == "TL-R6"
    p.hope(2, "call 1", lambda events: "collapsed" not in kinds(events))
    p.act(0, "done")
    p.act(1, "add gold", "done")
    p.act(2, "done")
    p.act(3, "done")
    assert p.s.rounds == 2


def test_tl_r6_a_room_counts_as_soon_as_it_is_called() -> None:
    """Even if it collapses."""
    p = Position(4, doors="5", room="skeleton junk*5")
    public = p.public.total()
    events = p.call(0, 5, first="skeleton")
    assert told(events, "collapsed") == [(0, 5, 6)]
    assert told(events, "filled") == [(None, 5, public + 6 + 1 - 30)]
    assert p.s.rounds == 1


def test_tl_r6_filling_is_the_last_step_of_the_turn() -> None:
    p = Position(4, doors="5", room="cars-gold junk*5", cubes=[""] * 4)
    p.call(0, 5, first="cars-gold")
    assert p.question == "buy"
    assert p.doors == set()
    for seat in (0, 1, 2):
        p.act(seat, "decline")
        assert p.doors == set()
    events = p.act(3, "decline")
    assert kinds(events) == ["declined", *["discarded"] * 6, "filled"]
    assert p.doors == {1, 2, 3, 4, 5}


def test_tl_r6_doors_are_filled_in_their_order() -> None:
    p = Position(4, doors="3", room="junk*6", discards=some(16), rest=2)
    p.call(0, 3, first="junk")
    p.offers("gold", "", "", "")
    assert p.doors == {1, 2, 3}


def test_tl_r6_if_no_room_can_be_filled_it_is_tried_again_at_the_end_of_each_turn() -> None:
    p = Position(4, hands=["", "art-glass*2"], doors="3", room="junk*6", discards="cars-glass", rest=2)
    p.call(0, 3, first="junk")
    events = p.offers("gold", "", "", "")
    assert told(events, "filled") == []
    assert told(events, "reshuffled") == [(None, 3)]
    assert clauses(events, "reshuffled") == ["TL-R6"]
    assert p.public == heap("cars-glass skeleton*2")
    assert p.doors == set()
    assert p.can(1, "call") == set()
    assert p.refusal(1, "call 3") == "TL-R6"
    events = p.act(1, "change glass", "put art-glass", "put art-glass")
    assert told(events, "filled") == []
    assert told(events, "reshuffled") == [(None, 5)]
    assert p.public == heap("cars-glass art-glass*2 skeleton*2")
    wares = [text for text in p.can(2, "exchange") if text.endswith("gold")]
    events = p.act(2, f"exchange {min(wares)}")
    assert told(events, "filled") == [(None, 1, 0)]
    assert p.doors == {1}
    assert p.asked == {3}
    assert "open" not in p.open_to(3)


def test_tl_r6_while_no_room_is_filled_nothing_is_told_when_nothing_changes() -> None:
    p = Position(4, doors="3", room="junk*6", discards="cars-glass", rest=2)
    p.call(0, 3, first="junk")
    p.offers("gold", "", "", "")
    events = p.act(1, "upgrade glass")
    assert told(events, "reshuffled") == []
    assert told(events, "filled") == []
    assert GAME.plain.check(p.s) == 0
