"""Chapter 3 of the ledger: opening the public room."""

import pytest

from doubloon.core import SPECTATOR

from .positions import GAME, Position, clauses, drawn, heap, kinds, read, told

PLAYERS = [3, 4, 5, 6]


@pytest.mark.parametrize("players", PLAYERS)
def test_tl_3_1_everyone_draws_from_the_caller_clockwise(players: int) -> None:
    p = Position(players, mover=2)
    events = p.act(2, "open")
    assert told(events, "opened") == [(2,)]
    assert clauses(events, "opened") == ["TL-3.1"]
    assert [seat for seat, _ in told(events, "drew")] == [(2 + turn) % players for turn in range(players)]
    assert set(clauses(events, "drew")) == {"TL-3.1"}
    for seat, card in told(events, "drew"):
        assert isinstance(seat, int)
        assert p.hand(seat) == heap(str(card))
    assert kinds(events) == ["opened", *["drew"] * players]
    assert p.asked == {3 % players}


def test_tl_3_1_chance_decides_what_is_drawn() -> None:
    seen = {str(told(Position(3, seed=seed, doors="1").act(0, "open"), "drew")[place][1]) for seed in range(150) for place in range(3)}
    assert len(seen) >= 20


def test_tl_r18_a_card_drawn_is_seen_by_its_taker_only() -> None:
    p = Position(3)
    rows = GAME.plain.apply(p.s, 0, GAME.actions.parse("open"))
    for viewer in (SPECTATOR, 0, 1, 2):
        for seat, card in told(read(rows, viewer), "drew"):
            assert (card is not None) == (seat == viewer)


# Skeletons


def test_tl_3_2_who_draws_a_skeleton_loses_his_hand() -> None:
    p = Position(
        3,
        hands=["art-gold", "junk cars-silver", "cars-glass"],
        piles=[(1, "sports-gold")],
        badges=[0, 1, 0],
        public="skeleton",
        discards="clocks-gold",
    )
    public = p.public.total()
    events = p.hope(0, "open", lambda events: told(events, "struck") == [(1, 1)])
    assert clauses(events, "struck") == ["TL-3.2"]
    assert told(events, "lost") == [(1, 2)]
    assert clauses(events, "lost") == ["TL-3.2"]
    assert told(events, "reshuffled") == [(None, public - 1 + 2 + 2)], "one card less, two discards and two cards lost more; the skeleton stays"
    assert clauses(events, "reshuffled") == ["TL-3.2"]
    assert [seat for seat, _ in told(events, "drew")] == [0, 2]
    assert not p.hand(1)
    assert p.hand(0).total() == p.hand(2).total() == 2
    assert p.piles == [(1, heap("sports-gold"))]
    assert p.s.badges[1] == 1
    assert p.cubes(1) == heap("gold silver bronze glass*3")
    assert not p.discards


def test_tl_3_2_the_caller_loses_nothing_when_he_holds_nothing() -> None:
    p = Position(3, public="skeleton")
    events = p.hope(0, "open", lambda events: told(events, "struck") == [(0, 1)])
    assert told(events, "lost") == []


def test_tl_3_2_a_card_drawn_in_the_same_turn_stays() -> None:
    """Each draws one card: who has drawn before a skeleton turns up keeps it."""
    p = Position(3, public="skeleton")
    events = p.hope(0, "open", lambda events: told(events, "struck") == [(2, 1)])
    assert p.hand(0).total() == p.hand(1).total() == 1
    assert kinds(events) == ["opened", "drew", "drew", "struck", "reshuffled"]


def test_tl_3_2_a_skeleton_drawn_is_shown_to_all_and_the_cards_lost_are_not() -> None:
    p = Position(3, hands=["art-gold"], public="skeleton", rest=1, discards="art-glass")
    rows = GAME.plain.apply(p.s, 0, GAME.actions.parse("open"))
    for viewer in (SPECTATOR, 1, 2):
        assert told(read(rows, viewer), "struck")[0] == (0, 1)
        assert told(read(rows, viewer), "lost")[0] == (0, 1)
        assert [event for event in read(rows, viewer) if "card" in event.values and event.kind != "drew"] == []


def test_tl_r5_the_others_draw_from_the_reshuffled_room() -> None:
    p = Position(3, hands=["art-gold"], public="skeleton junk*2", rest=2, discards="cars-gold")
    events = p.hope(0, "open", lambda events: drawn(events)[:3] == ["skeleton", "cars-gold", "art-gold"])
    assert told(events, "drew") == [(1, "cars-gold"), (2, "art-gold")]


def test_tl_r5_the_same_skeleton_may_be_drawn_again() -> None:
    p = Position(3, hands=["art-gold", "junk"], public="skeleton junk", rest=2)
    events = p.hope(0, "open", lambda events: [seat for seat, _ in told(events, "struck")] == [0, 1])
    assert [seat for seat, _ in told(events, "lost")] == [0, 1]


def test_tl_r5_a_skeleton_that_is_the_last_card_is_settled_first() -> None:
    p = Position(4, hands=["art-gold", "", "", ""], public="skeleton", discards="junk*4", rest=3)
    events = p.act(0, "open")
    assert told(events, "struck")[0] == (0, 1)
    assert told(events, "lost")[0] == (0, 1)
    assert told(events, "reshuffled")[0] == (None, 1 + 1 + 1 + 4), "both skeletons, the card lost and four discards"
    assert len(drawn(events)) == 4
    assert told(events, "ran-out") == []


def test_tl_r5_one_lonely_skeleton_strikes_everybody() -> None:
    """It is the only card there is; whoever draws it shuffles it back."""
    p = Position(3, hands=["", "", "art-gold"], public="skeleton", doors="1 2", room="skeleton", rest=2)
    held = p.hand(2).total()
    events = p.act(0, "open")
    assert told(events, "struck") == [(0, 1), (1, 1), (2, 1)]
    assert told(events, "lost") == [(2, held)]
    assert told(events, "reshuffled") == [(None, 1), (None, 1), (None, 1 + held)]
    assert told(events, "ran-out") == []
    assert p.s.public_count == 1 + held
    assert p.asked == {1}


def test_tl_3_2_two_skeletons_in_the_public_room() -> None:
    p = Position(3, hands=["junk", "junk", "junk"], public="skeleton*2")
    events = p.hope(0, "open", lambda events: len(told(events, "struck")) == 2, within=20_000)
    assert all(count == 1 for _, count in told(events, "struck"))
    assert len(told(events, "reshuffled")) == 2
    assert p.public["skeleton"] == 2


# Running out


def test_tl_3_3_the_turn_ends_when_the_cards_run_out() -> None:
    p = Position(4, public="junk art-gold", discards="cars-gold cars-glass", rest=3)
    events = p.act(0, "open")
    assert [seat for seat, _ in told(events, "drew")] == [0, 1]
    assert told(events, "ran-out") == [(None,)]
    assert clauses(events, "ran-out") == ["TL-3.3"]
    assert told(events, "reshuffled") == [(None, 4)]
    assert clauses(events, "reshuffled") == ["TL-3.3"]
    assert p.public == heap("cars-gold cars-glass skeleton*2")
    assert not p.discards
    assert (p.question, p.asked) == ("act", {1})


@pytest.mark.parametrize("players", PLAYERS)
def test_tl_3_3_the_last_player_takes_the_last_card(players: int) -> None:
    p = Position(players, public=f"junk*{players}", discards="cars-gold", rest=1)
    events = p.act(0, "open")
    assert len(told(events, "drew")) == players
    assert told(events, "ran-out") == [(None,)]
    assert p.public == heap("cars-gold skeleton*2")


def test_tl_3_3_one_card_more_than_players_does_not_run_out() -> None:
    p = Position(3, public="junk*4", discards="cars-gold", rest=1)
    events = p.act(0, "open")
    assert told(events, "ran-out") == []
    assert p.public == heap("junk")
    assert p.discards == heap("cars-gold skeleton*2")


def test_tl_3_3_without_discards_the_room_stays_empty() -> None:
    p = Position(4, public="junk*2", doors="1 2", room="skeleton*2", rest=3)
    events = p.act(0, "open")
    assert told(events, "ran-out") == [(None,)]
    assert told(events, "reshuffled") == []
    assert p.s.public_count == 0
    assert p.refusal(1, "open") == "TL-3.3"


def test_tl_3_3_later_discards_alone_do_not_open_it_again() -> None:
    p = Position(4, hands=["cars-gold", "cars-glass"], public="", doors="1 2", room="skeleton*2", rest=3)
    assert p.refusal(0, "open") == "TL-3.3"
    p.act(0, "exchange cars-gold")
    assert p.discards == heap("cars-gold")
    assert p.refusal(1, "open") == "TL-3.3"
    p.act(1, "exchange cars-glass")
    assert p.refusal(2, "open") == "TL-3.3"


def test_tl_3_3_a_skeleton_brings_cards_again() -> None:
    p = Position(4, public="", doors="1 2", room="skeleton*2 junk*10", rest=3)
    p.call(0, 1, first="skeleton")
    assert p.s.public_count == 6
    assert p.refusal(1, "open") == ""


def test_tl_3_3_filling_the_rooms_brings_cards_again() -> None:
    p = Position(4, public="", doors="1", room="skeleton*2 junk*4", discards="cars-gold", rest=3)
    p.call(0, 1, first="junk")
    events = p.offers("gold", "", "", "")
    assert told(events, "filled") == [] or told(events, "filled")[0][2] == p.s.public_count
    assert p.refusal(1, "open") == ("" if p.s.public_count else "TL-3.3")


def test_tl_3_3_the_last_card_by_a_skeleton_drawn_by_the_last_player() -> None:
    p = Position(3, public="skeleton junk*2", discards="cars-gold", rest=1)
    events = p.open(0, "junk", "junk", "skeleton")
    assert told(events, "struck") == [(2, 1)]
    assert told(events, "ran-out") == []
    assert told(events, "reshuffled") == [(None, 3)]


def test_tl_3_1_needs_cards() -> None:
    p = Position(3, public="", rest=1)
    assert p.s.public_count == 0
    assert p.refusal(0, "open") == "TL-3.3"
    assert "open" not in p.open_to(0)
