"""Chapter 2 of the ledger: a skeleton that lies first, is won, or turns up in a room nobody won; two of them."""

import pytest

from doubloon.core import SPECTATOR

from .positions import GAME, Position, clauses, heap, kinds, names, read, told

# A skeleton lies first


def test_tl_2_2_a_skeleton_lying_first_takes_the_whole_room() -> None:
    p = Position(3, hands=["art-gold", "art-glass", "junk"], doors="2 4", room="skeleton junk*11", discards="clocks-gold clocks-glass")
    public, discards = p.public.total(), p.discards.total()
    assert discards == 3
    events = p.call(0, 2, first="skeleton")
    assert told(events, "called") == [(0, 2, "skeleton")]
    assert told(events, "collapsed") == [(0, 2, 6)]
    assert clauses(events, "collapsed") == ["TL-2.2"]
    assert told(events, "reshuffled") == [(None, public + 3 + 6)]
    assert clauses(events, "reshuffled") == ["TL-2.2"]
    assert not p.discards
    assert p.s.public_count == public + 9
    assert p.closed["skeleton"] == 2
    assert p.closed["clocks-gold"] == 1


def test_tl_2_2_the_turn_ends_and_nobody_loses_cards_or_cubes() -> None:
    p = Position(3, hands=["art-gold", "art-glass", "junk"], doors="2 4", room="skeleton junk*11", discards="clocks-gold")
    events = p.call(0, 2, first="skeleton")
    assert kinds(events) == ["called", "collapsed", "reshuffled"]
    assert (p.question, p.asked) == ("act", {1})
    assert [p.hand(seat) for seat in range(3)] == [heap("art-gold"), heap("art-glass"), heap("junk")]
    assert all(p.cubes(seat) == heap("gold silver bronze glass*3") for seat in range(3))
    assert p.doors == {4}
    assert not p.revealed


def test_tl_2_2_both_skeletons_are_in_the_room() -> None:
    p = Position(3, doors="2 4", room="skeleton*2 junk*10")
    for seed in range(20):
        q = Position(3, doors="2", room="skeleton*2 cars-gold*1 junk*3", seed=seed, public="junk")
        events = q.call(0, 2, first="skeleton")
        assert told(events, "collapsed") == [(0, 2, 6)]
        assert told(events, "struck") == []
    events = p.call(0, 2, first="skeleton")
    assert p.closed["skeleton"] == 2
    assert p.s.public_count > 6


def test_tl_r18_a_room_lost_to_a_skeleton_goes_unseen() -> None:
    for seed in range(60):
        p = Position(3, doors="2", room="skeleton cars-gold cars-silver cars-bronze art-gold art-silver", seed=seed)
        rows = GAME.plain.apply(p.s, 0, GAME.actions.parse("call 2"))
        if told(read(rows), "collapsed"):
            for viewer in (SPECTATOR, 0, 1, 2):
                assert [event.kind for event in read(rows, viewer) if "card" in event.values] == ["called"]
            return
    raise AssertionError("the skeleton never lay first")


# A skeleton is won


def test_tl_2_7_a_skeleton_among_the_cards_won_takes_the_winners_hand() -> None:
    p = Position(3, hands=["art-gold", "art-glass junk", "cars-silver"], doors="2", room="antiques-gold skeleton junk*4", discards="clocks-gold")
    public = p.public.total()
    p.call(0, 2, first="antiques-gold")
    p.act(0, "done")
    p.act(2, "done")
    events = p.act(1, "add silver", "done")
    assert told(events, "won") == [(1, 2, 6)]
    assert sorted(told(events, "found")) == [(1, "junk")] * 4
    assert told(events, "struck") == [(1, 1)]
    assert clauses(events, "struck") == ["TL-2.7"]
    assert told(events, "lost") == [(1, 2 + 5)]
    assert clauses(events, "lost") == ["TL-2.7"]
    assert told(events, "reshuffled") == [(None, public + 2 + 7 + 1)], "two discards, seven cards lost and the skeleton"
    assert clauses(events, "reshuffled") == ["TL-2.7"]
    assert not p.hand(1)
    assert p.hand(0) == heap("art-gold")
    assert p.hand(2) == heap("cars-silver")


def test_tl_2_7_cards_go_from_discards_hand_and_room_into_the_public_room() -> None:
    p = Position(3, hands=["", "art-glass junk"], doors="2 4", room="antiques-gold skeleton junk*10", discards="clocks-gold")
    before = p.closed
    p.call(0, 2, first="antiques-gold")
    p.act(0, "done")
    p.act(2, "done")
    p.act(1, "add gold")
    events = p.hope(1, "done", lambda events: "struck" in kinds(events))
    assert told(events, "lost") == [(1, 7)]
    assert p.closed == before + heap("clocks-gold skeleton art-glass junk")
    assert not p.discards
    assert p.s.stored_count == 6
    assert (p.question, p.asked) == ("act", {1})


def test_tl_r4_the_cards_just_won_are_lost_too_but_piles_cubes_and_badges_are_safe() -> None:
    p = Position(
        3,
        hands=["", "art-glass junk"],
        piles=[(1, "sports-gold junk"), (0, "sports-silver"), (1, "clocks-glass")],
        badges=[0, 2, 0],
        doors="2",
        room="antiques-gold skeleton junk*4",
    )
    p.call(0, 2, first="antiques-gold")
    p.offers("", "silver", "")
    assert not p.hand(1)
    assert p.piles == [(1, heap("sports-gold junk")), (0, heap("sports-silver")), (1, heap("clocks-glass"))]
    assert p.s.badges[:3] == [0, 2, 0]
    assert p.cubes(1) == heap("gold bronze glass*3")
    assert p.s.collector[1] == 1


def test_tl_2_7_a_winner_without_a_hand_loses_what_he_won() -> None:
    p = Position(3, doors="2", room="antiques-gold skeleton junk*4")
    p.call(0, 2, first="antiques-gold")
    events = p.offers("", "silver", "")
    assert told(events, "lost") == [(1, 5)]


def test_tl_r17_two_skeletons_won_act_as_one() -> None:
    p = Position(3, hands=["", "art-glass junk"], doors="2", room="antiques-gold skeleton*2 junk*3")
    public = p.public.total()
    p.call(0, 2, first="antiques-gold")
    events = p.offers("", "silver", "")
    assert told(events, "won") == [(1, 2, 6)]
    assert told(events, "struck") == [(1, 2)]
    assert told(events, "lost") == [(1, 2 + 4)]
    assert told(events, "reshuffled") == [(None, public + 6 + 2)]
    assert kinds(events).count("reshuffled") == 1


def test_tl_r18_a_skeleton_won_is_shown_and_the_cards_lost_are_not() -> None:
    p = Position(3, hands=["", "art-glass junk"], doors="2", room="antiques-gold skeleton junk*4")
    p.call(0, 2, first="antiques-gold")
    p.act(0, "done")
    p.act(2, "done")
    p.act(1, "add silver")
    rows = GAME.plain.apply(p.s, 1, GAME.actions.parse("done"))
    for viewer in (SPECTATOR, 0, 2):
        events = read(rows, viewer)
        assert told(events, "struck") == [(1, 1)]
        assert told(events, "lost") == [(1, 7)]
        assert [event for event in events if "card" in event.values] == []


# A skeleton in a room nobody won


def test_tl_2_8_a_skeleton_in_a_room_nobody_won_takes_everybodys_hand() -> None:
    p = Position(
        4,
        hands=["art-gold", "art-glass junk", "", "cars-silver"],
        piles=[(1, "sports-gold junk"), (3, "sports-silver")],
        badges=[1, 2, 0, 0],
        doors="2",
        room="antiques-gold skeleton junk*4",
        discards="clocks-gold",
        mover=1,
    )
    public = p.public.total()
    p.call(1, 2, first="antiques-gold")
    events = p.offers("", "", "", "")
    assert told(events, "unclaimed") == [(None, 2)]
    assert sorted(told(events, "turned-up")) == [(None, "junk")] * 4 + [(None, "skeleton")]
    assert set(clauses(events, "turned-up")) == {"TL-2.8"}
    assert told(events, "struck-all") == [(None, 1)]
    assert clauses(events, "struck-all") == ["TL-2.8"]
    assert sorted(told(events, "lost")) == [(0, 1), (1, 2), (3, 1)]
    assert set(clauses(events, "lost")) == {"TL-2.8"}
    assert told(events, "reshuffled") == [(None, public + 2 + 4 + 6)]
    assert clauses(events, "reshuffled") == ["TL-2.8"]
    assert all(not p.hand(seat) for seat in range(4))
    assert p.piles == [(1, heap("sports-gold junk")), (3, heap("sports-silver"))]
    assert p.s.badges[:4] == [1, 2, 0, 0]
    assert (p.question, p.asked) == ("act", {2}), "nothing is sold"


def test_tl_2_8_everything_lost_is_in_the_public_room() -> None:
    p = Position(3, hands=["art-gold", "art-glass junk"], doors="2 4", room="antiques-gold skeleton junk*10", discards="clocks-gold")
    before = p.closed
    p.call(0, 2, first="antiques-gold")
    p.act(0, "done")
    p.act(1, "done")
    events = p.hope(2, "done", lambda events: "struck-all" in kinds(events))
    assert "lost" in kinds(events)
    assert p.closed == before + heap("clocks-gold skeleton art-gold art-glass junk")
    assert p.s.stored_count == 6
    assert not p.discards
    assert not p.revealed


def test_tl_r17_two_skeletons_in_a_room_nobody_won() -> None:
    p = Position(3, hands=["art-gold"], doors="2", room="antiques-gold skeleton*2 junk*3")
    public = p.public.total()
    p.call(0, 2, first="antiques-gold")
    events = p.offers("", "", "")
    assert sorted(told(events, "turned-up")) == [(None, "junk")] * 3 + [(None, "skeleton")] * 2
    assert told(events, "struck-all") == [(None, 2)]
    assert told(events, "lost") == [(0, 1)]
    assert told(events, "reshuffled") == [(None, public + 6 + 1)]


def test_tl_2_8_after_a_tie_that_ends_without_a_winner_too() -> None:
    p = Position(3, hands=["art-gold", "junk", "junk"], doors="2", room="antiques-gold skeleton junk*4")
    p.call(0, 2, first="antiques-gold")
    p.offers("gold", "gold", "silver")
    events = p.offers("", "", "")
    assert sorted(told(events, "lost")) == [(0, 1), (1, 1), (2, 1)]


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_tl_r18_cards_turned_up_are_seen_by_all(viewer: int) -> None:
    p = Position(3, doors="2", room="antiques-gold skeleton cars-gold art-gold junk*2")
    p.call(0, 2, first="antiques-gold")
    p.act(0, "done")
    p.act(1, "done")
    rows = GAME.plain.apply(p.s, 2, GAME.actions.parse("done"))
    assert sorted(str(card) for _, card in told(read(rows, viewer), "turned-up")) == sorted(names("skeleton cars-gold art-gold junk*2"))


# One skeleton in every place it can be


@pytest.mark.parametrize("where", ["public", "room", "discards"])
def test_two_skeletons_in_one_place_and_none_elsewhere(where: str) -> None:
    heaps = {"public": "", "room": "", "discards": ""}
    heaps[where] = "skeleton*2"
    p = Position(4, doors="1 2", public=heaps["public"], room=heaps["room"], discards=heaps["discards"])
    assert {"public": p.public, "room": p.stored, "discards": p.discards}[where]["skeleton"] == 2
    assert GAME.plain.check(p.s) == 0
