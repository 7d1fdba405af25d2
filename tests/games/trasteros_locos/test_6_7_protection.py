"""Chapters 6 and 7 of the ledger: protecting cards, and taking them back."""

from doubloon.core import SPECTATOR
from doubloon.core.state import UNKNOWN

from .positions import GAME, Position, clauses, heap, kinds, read, told

HAND = "cars-gold cars-glass*2 junk*2 art-silver"


def test_tl_6_1_cards_are_laid_under_a_gold_cube() -> None:
    p = Position(3, hands=[HAND])
    assert p.act(0, "protect") == []
    assert (p.question, p.asked) == ("protect", {0})
    assert p.open_to(0) == {"put cars-gold", "put cars-glass", "put junk", "put art-silver"}
    assert p.refusal(0, "done") == "TL-6.1"
    p.act(0, "put cars-glass", "put cars-gold", "put junk")
    events = p.act(0, "done")
    assert told(events, "protected") == [(0, 1, 3)]
    assert clauses(events, "protected") == ["TL-6.1"]
    assert sorted(told(events, "laid")) == [(0, "cars-glass"), (0, "cars-gold"), (0, "junk")]
    assert p.hand(0) == heap("cars-glass junk art-silver")
    assert p.piles == [(0, heap("cars-glass cars-gold junk"))]
    assert p.cubes(0) == heap("silver bronze glass*3")
    assert p.supply["gold"] == 17
    assert p.asked == {1}


def test_tl_6_1_one_card_is_enough_and_all_are_allowed() -> None:
    p = Position(3, hands=[HAND])
    p.lay(0, "junk")
    assert p.piles == [(0, heap("junk"))]
    p = Position(3, hands=[HAND])
    p.act(0, "protect", *(f"put {name}" for name in heap(HAND).elements()))
    assert p.open_to(0) == {"done"}
    p.act(0, "done")
    assert not p.hand(0)
    assert p.pile(1) == heap(HAND)


def test_tl_6_1_a_card_is_not_put_twice() -> None:
    p = Position(3, hands=[HAND])
    p.act(0, "protect", "put cars-gold", "put junk", "put junk")
    assert p.refusal(0, "put cars-gold") == p.refusal(0, "put junk") == p.refusal(0, "put art-gold") == "TL-6.1"


def test_tl_6_1_needs_a_card_and_a_gold_cube() -> None:
    assert Position(3, hands=[""]).refusal(0, "protect") == "TL-6.1"
    assert Position(3, hands=["junk"], cubes=["silver*5 bronze glass"]).refusal(0, "protect") == "TL-6.1"
    assert Position(3, hands=["junk"], cubes=["gold"]).refusal(0, "protect") == ""
    assert Position(3, hands=[""], piles=[(0, "junk")]).refusal(0, "protect") == "TL-6.1"
    p = Position(3, hands=["junk"])
    assert p.refusal(0, "put junk") == "TL-6.1"


def test_tl_6_1_others_see_how_many_cards_but_not_which() -> None:
    p = Position(3, hands=[HAND])
    p.act(0, "protect", "put cars-gold", "put junk")
    for viewer in (SPECTATOR, 1, 2):
        view = GAME.plain.hidden(p.s, viewer)
        assert view.aside_count == UNKNOWN  # type: ignore[attr-defined]
    rows = GAME.plain.apply(p.s, 0, GAME.actions.parse("done"))
    for viewer in (SPECTATOR, 1, 2):
        assert told(read(rows, viewer), "protected") == [(0, 1, 2)]
        assert told(read(rows, viewer), "laid") == []
        view = GAME.plain.hidden(p.s, viewer)
        assert view.vault[:2] == [UNKNOWN, UNKNOWN]  # type: ignore[attr-defined]
        assert view.pile_cards[0] == 2  # type: ignore[attr-defined]
    assert len(told(read(rows, 0), "laid")) == 2
    assert GAME.plain.hidden(p.s, 0).vault == p.s.vault  # type: ignore[attr-defined]


def test_tl_6_1_the_cube_cannot_be_used_meanwhile() -> None:
    p = Position(3, hands=["cars-glass junk"], cubes=["gold", "gold", "gold"], doors="1 2", room="art-glass junk*11")
    p.lay(0, "cars-glass")
    assert p.refusal(0, "protect") == "TL-1.5"
    p.call(1, 1, first="art-glass")
    assert p.asked == {1, 2}, "he has no cube to offer"
    p.offers("", "", "")
    assert p.question == "buy"
    p.act(1, "take-junk")
    p.act(2, "take-junk")
    assert p.open_to(0) == {"take-junk", "decline"}
    p.act(0, "decline")
    assert p.asked == {2}


def test_tl_r9_several_piles_each_with_a_gold_cube() -> None:
    p = Position(3, hands=["cars-gold cars-glass junk", "art-gold"], cubes=["gold*3", "gold", "gold*2"])
    p.lay(0, "cars-gold")
    p.lay(1, "art-gold")
    p.act(2, "open")
    held = p.hand(0)
    events = p.lay(0, "junk cars-glass")
    assert told(events, "protected") == [(0, 3, 2)]
    assert p.piles == [(0, heap("cars-gold")), (1, heap("art-gold")), (0, heap("junk cars-glass"))]
    assert p.cubes(0) == heap("gold")
    assert p.hand(0) == held - heap("junk cars-glass")


def test_tl_r9_nothing_is_added_to_a_pile() -> None:
    p = Position(3, hands=["cars-gold junk"], cubes=["gold"])
    p.lay(0, "cars-gold")
    for seat in (1, 2):
        p.act(seat, "upgrade glass")
    assert p.refusal(0, "protect") == "TL-6.1", "there is no gold cube for another pile"


def test_tl_7_1_the_cards_of_one_pile_return_and_the_cube_is_free() -> None:
    p = Position(3, hands=["junk"], piles=[(0, "cars-gold cars-glass*2"), (0, "art-gold")], cubes=[""])
    assert p.can(0, "release") == {"1", "2"}
    events = p.act(0, "release 1")
    assert told(events, "released") == [(0, 1, 3)]
    assert clauses(events, "released") == ["TL-7.1"]
    assert kinds(events) == ["released"]
    assert p.hand(0) == heap("junk cars-gold cars-glass*2")
    assert p.cubes(0) == heap("gold")
    assert p.piles == [(0, heap("art-gold"))]
    assert p.asked == {1}


def test_tl_7_1_piles_behind_move_up() -> None:
    p = Position(3, piles=[(0, "cars-gold cars-glass*2"), (1, "art-gold junk"), (2, "junk*3"), (1, "sports-glass")], mover=1)
    p.act(1, "release 2")
    assert p.piles == [(0, heap("cars-gold cars-glass*2")), (2, heap("junk*3")), (1, heap("sports-glass"))]
    assert p.s.vault[7] == -1
    assert p.s.pile_cards[:4] == [3, 3, 1, 0]
    p.act(2, "release 2")
    assert p.hand(2) == heap("junk*3")
    assert p.piles == [(0, heap("cars-gold cars-glass*2")), (1, heap("sports-glass"))]


def test_tl_7_1_there_must_be_such_a_pile() -> None:
    p = Position(3, piles=[(0, "junk")])
    for number in (2, 3, 20):
        assert p.refusal(0, f"release {number}") == "TL-7.1"
    assert Position(3).refusal(0, "release 1") == "TL-7.1"


def test_tl_r9_a_pile_of_somebody_else_is_not_taken() -> None:
    p = Position(3, piles=[(1, "junk"), (0, "cars-gold")])
    assert p.refusal(0, "release 1") == "TL-R9"
    assert p.can(0, "release") == {"2"}


def test_tl_r9_a_pile_is_taken_back_whole() -> None:
    p = Position(3, piles=[(0, "cars-gold junk*2 art-glass")])
    p.act(0, "release 1")
    assert p.hand(0) == heap("cars-gold junk*2 art-glass")
    assert p.piles == []


def test_tl_6_1_twenty_piles_are_the_most() -> None:
    """A pile needs a gold cube, and there are twenty."""
    p = Position(
        3,
        hands=["junk"],
        piles=[(seat % 2 + 1, "junk" if seat < 10 else f"{('cars', 'art')[seat % 2]}-{('glass', 'bronze', 'silver')[seat % 3]}") for seat in range(19)],
        cubes=["gold", "", ""],
    )
    assert p.supply["gold"] == 0
    events = p.lay(0, "junk")
    assert told(events, "protected") == [(0, 20, 1)]
    assert p.s.piles == 20
    p.act(1, "release 1")
    assert p.s.piles == 19


def test_own_piles_are_safe_from_every_skeleton() -> None:
    p = Position(
        3, hands=["junk", "junk", "junk"], piles=[(seat, f"{name}-gold") for seat, name in enumerate(("art", "cars", "sports"))], public="skeleton*2", rest=0
    )
    p.act(0, "open")
    assert [cards for _, cards in p.piles] == [heap("art-gold"), heap("cars-gold"), heap("sports-gold")]
