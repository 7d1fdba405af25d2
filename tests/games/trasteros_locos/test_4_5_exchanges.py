"""Chapters 4 and 5 of the ledger: exchanging two of a kind, and one card."""

import pytest

from doubloon.core import SPECTATOR

from .positions import GAME, MATERIALS, PURSE, Position, clauses, heap, kinds, read, told

ONE = "cars-gold art-gold cars-silver art-silver*2 cars-bronze art-bronze cars-glass art-glass*2 junk*3"


def test_tl_4_1_two_junk_cards_for_a_glass_cube() -> None:
    p = Position(3, hands=["junk*3"])
    events = p.act(0, "change junk")
    assert told(events, "handed-in") == [(0, "junk"), (0, "junk")]
    assert told(events, "got-cube") == [(0, "glass")]
    assert clauses(events, "got-cube") == ["TL-4.1"]
    assert p.hand(0) == heap("junk")
    assert p.cubes(0) == heap(PURSE + " glass")
    assert p.asked == {1}


@pytest.mark.parametrize(("material", "better"), [("glass", "bronze"), ("bronze", "silver"), ("silver", "gold")])
def test_tl_4_1_two_cards_for_a_cube_of_the_next_material(material: str, better: str) -> None:
    p = Position(3, hands=[ONE])
    before = p.supply[better]
    assert p.act(0, f"change {material}") == []
    assert (p.question, p.asked) == ("change", {0})
    assert p.open_to(0) == {f"put cars-{material}", f"put art-{material}"}
    p.act(0, f"put art-{material}")
    events = p.act(0, f"put cars-{material}")
    assert sorted(told(events, "handed-in")) == [(0, f"art-{material}"), (0, f"cars-{material}")]
    assert told(events, "got-cube") == [(0, better)]
    assert clauses(events, "got-cube") == ["TL-R7"]
    assert p.hand(0) == heap(ONE) - heap(f"art-{material} cars-{material}")
    assert p.cubes(0) == heap(f"{PURSE} {better}")
    assert p.supply[better] == before - 1
    assert p.asked == {1}


@pytest.mark.parametrize(("material", "better"), [("glass", "bronze"), ("bronze", "silver"), ("silver", "gold")])
def test_tl_4_1_two_cubes_for_a_cube_of_the_next_material(material: str, better: str) -> None:
    p = Position(3, cubes=[f"{material}*3"])
    before = p.supply
    events = p.act(0, f"upgrade {material}")
    assert told(events, "paid") == [(0, material, 2)]
    assert clauses(events, "paid") == ["TL-4.1"]
    assert told(events, "got-cube") == [(0, better)]
    assert p.cubes(0) == heap(f"{material} {better}")
    assert p.supply == {**before, material: before[material] + 2, better: before[better] - 1}
    assert p.asked == {1}


def test_tl_4_1_two_gold_cards_for_a_badge() -> None:
    p = Position(3, hands=[ONE])
    p.act(0, "change gold", "put art-gold")
    events = p.act(0, "put cars-gold")
    assert told(events, "got-badge") == [(0,)]
    assert clauses(events, "got-badge") == ["TL-R7"]
    assert told(events, "got-cube") == []
    assert p.s.badges[0] == 1
    assert p.s.badge_supply == 4
    assert p.cubes(0) == heap(PURSE)


def test_tl_4_1_two_cards_of_one_collection() -> None:
    p = Position(3, hands=[ONE])
    p.act(0, "change silver", "put art-silver")
    assert clauses(p.act(0, "put art-silver"), "got-cube") == ["TL-4.1"]


def test_tl_4_1_two_gold_cubes_bring_nothing() -> None:
    p = Position(3, cubes=["gold*4"])
    assert p.can(0, "upgrade") == set()
    assert "gold" not in MATERIALS[: len(p.s.cubes[0]) - 1]


def test_tl_4_1_one_exchange_per_turn() -> None:
    p = Position(3, hands=["junk*8"], cubes=["glass*8"])
    p.act(0, "change junk")
    assert p.asked == {1}


def test_tl_4_1_two_are_needed() -> None:
    p = Position(3, hands=["junk cars-glass cars-bronze cars-silver cars-gold"], cubes=["glass bronze silver gold"])
    for material in ("glass", "bronze", "silver", "gold", "junk"):
        assert p.refusal(0, f"change {material}") == "TL-4.1"
    for material in ("glass", "bronze", "silver"):
        assert p.refusal(0, f"upgrade {material}") == "TL-4.1"


def test_tl_4_1_protected_cards_are_not_exchanged() -> None:
    p = Position(3, hands=["junk cars-glass"], piles=[(0, "junk cars-glass art-gold")])
    assert p.refusal(0, "change junk") == p.refusal(0, "change glass") == "TL-4.1"
    assert p.refusal(0, "exchange art-gold") == "TL-5.1"


def test_tl_r7_two_of_any_collections_but_never_a_cube_and_a_card() -> None:
    p = Position(3, hands=["cars-glass"], cubes=["glass"])
    assert p.refusal(0, "change glass") == p.refusal(0, "upgrade glass") == "TL-4.1"
    p = Position(3, hands=["cars-glass sports-glass"], cubes=[""])
    p.act(0, "change glass", "put sports-glass", "put cars-glass")
    assert p.cubes(0) == heap("bronze")


def test_tl_r7_two_alike_of_one_collection() -> None:
    p = Position(3, hands=["cars-glass*2 art-glass"])
    p.act(0, "change glass", "put cars-glass")
    assert p.open_to(0) == {"put cars-glass", "put art-glass"}
    p.act(0, "put cars-glass")
    assert p.hand(0) == heap("art-glass")


def test_tl_4_1_the_same_card_is_not_put_twice() -> None:
    p = Position(3, hands=["cars-glass art-glass junk art-silver"])
    p.act(0, "change glass", "put cars-glass")
    assert p.open_to(0) == {"put art-glass"}
    assert p.refusal(0, "put cars-glass") == p.refusal(0, "put art-silver") == p.refusal(0, "put junk") == "TL-4.1"


@pytest.mark.parametrize(("action", "short"), [("change junk", "glass"), ("change glass", "bronze"), ("change bronze", "silver"), ("change silver", "gold")])
def test_tl_r7_an_empty_supply_blocks_the_exchange_of_two_cards(action: str, short: str) -> None:
    p = Position(3, hands=[ONE], supply={short: 0})
    assert p.refusal(0, action) == "TL-R7"
    p = Position(3, hands=[ONE], supply={short: 1})
    assert p.refusal(0, action) == ""


@pytest.mark.parametrize(("material", "short"), [("glass", "bronze"), ("bronze", "silver"), ("silver", "gold")])
def test_tl_r7_an_empty_supply_blocks_the_exchange_of_two_cubes(material: str, short: str) -> None:
    p = Position(3, cubes=[f"{material}*2"], supply={short: 0})
    assert p.refusal(0, f"upgrade {material}") == "TL-R7"


def test_tl_r7_without_badges_gold_cards_are_not_exchanged_for_one() -> None:
    p = Position(3, hands=["cars-gold art-gold"], badges=[0, 3, 2])
    assert p.refusal(0, "change gold") == "TL-R7"
    assert p.refusal(0, "exchange cars-gold") == ""


@pytest.mark.parametrize("material", MATERIALS)
def test_tl_r7_an_empty_supply_blocks_the_exchange_of_one_card(material: str) -> None:
    p = Position(3, hands=[ONE], supply={material: 0})
    assert p.refusal(0, f"exchange cars-{material}") == "TL-R7"
    assert p.refusal(0, f"exchange sports-{material}") == "TL-5.1", "he does not have that card at all"


def test_tl_r8_cards_given_up_are_shown_and_discarded() -> None:
    p = Position(3, hands=[ONE], discards="clocks-gold")
    p.act(0, "change silver", "put cars-silver")
    rows = GAME.plain.apply(p.s, 0, GAME.actions.parse("put art-silver"))
    for viewer in (SPECTATOR, 1, 2):
        assert sorted(told(read(rows, viewer), "handed-in")) == [(0, "art-silver"), (0, "cars-silver")]
        assert clauses(read(rows, viewer), "handed-in") == ["TL-R8", "TL-R8"]
    assert p.discards == heap("clocks-gold skeleton*2 cars-silver art-silver")


@pytest.mark.parametrize("material", MATERIALS)
def test_tl_5_1_one_card_for_a_cube_of_its_material(material: str) -> None:
    p = Position(3, hands=[ONE])
    before = p.supply[material]
    events = p.act(0, f"exchange art-{material}")
    assert told(events, "handed-in") == [(0, f"art-{material}")]
    assert told(events, "got-cube") == [(0, material)]
    assert clauses(events, "handed-in") == clauses(events, "got-cube") == ["TL-5.1"]
    assert p.hand(0) == heap(ONE) - heap(f"art-{material}")
    assert p.cubes(0) == heap(f"{PURSE} {material}")
    assert p.supply[material] == before - 1
    assert p.discards == heap(f"skeleton*2 art-{material}")
    assert kinds(events) == ["handed-in", "got-cube"]
    assert p.asked == {1}


def test_tl_5_1_junk_is_not_exchanged_singly() -> None:
    p = Position(3, hands=["junk*5 cars-glass"])
    assert p.can(0, "exchange") == {"cars-glass"}
    assert p.refusal(0, "exchange cars-gold") == "TL-5.1"


def test_tl_5_1_the_card_is_shown() -> None:
    p = Position(3, hands=["cars-gold"])
    rows = GAME.plain.apply(p.s, 0, GAME.actions.parse("exchange cars-gold"))
    for viewer in (SPECTATOR, 1, 2):
        assert told(read(rows, viewer), "handed-in") == [(0, "cars-gold")]
