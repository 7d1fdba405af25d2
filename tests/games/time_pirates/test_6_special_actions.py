"""Chapter 6 of the ledger, special actions in any number, with the ruling TP-R6."""

import pytest

from .positions import COLOURS, EPOCHS, NAMES, Position, clauses, kinds, told

AT = [1000, 1200, 1400]


# Jumping


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("epoch", EPOCHS)
def test_tp_6_1_an_atomic_artifact_is_discarded_to_jump_anywhere(epoch: int, colour: str) -> None:
    p = Position(3, at=AT, loot=[{f"{colour}-atomic": 2, f"{colour}-plain": 1}])
    assert p.can(0, "jump") == {colour}
    p.act(0, f"jump {colour}")
    assert (p.question, p.can(0, "land")) == ("land", {str(each) for each in EPOCHS})
    events = p.act(0, f"land {epoch}")
    assert told(events, "jumped") == [(0, f"{colour}-atomic", epoch)]
    assert clauses(events, "jumped") == ["TP-6.1"]
    assert p.at(0) == epoch
    assert p.loot(0) == {f"{colour}-atomic": 1, f"{colour}-plain": 1}
    assert p.discards == {f"{colour}-atomic": 1}
    assert (p.s.left, p.s.worked) == (2, 0), "it is no standard action"


def test_tp_6_1_only_with_an_atomic_artifact_of_that_colour() -> None:
    p = Position(3, at=AT, loot=[{"blue-atomic": 1, "red-plain": 3, "red-arrow": 1, "white": 1}])
    assert {colour: p.refusal(0, f"jump {colour}") for colour in COLOURS} == {colour: "" if colour == "blue" else "TP-6.1" for colour in COLOURS}


def test_tp_6_1_any_number_in_a_turn() -> None:
    p = Position(3, at=AT, loot=[{f"{colour}-atomic": 4 for colour in COLOURS}])
    for count in range(20):
        colour = COLOURS[count % 5]
        p.act(0, f"jump {colour}", f"land {EPOCHS[count % 7]}")
        assert (p.s.mover, p.s.left) == (0, 2)
    assert p.loot(0) == {}
    assert sum(p.discards.values()) == 20
    assert p.open_to(0) == {"move 1", "move 2"}


def test_tp_6_1_all_of_them_after_the_last_standard_action() -> None:
    p = Position(3, at=AT, loot=[{"blue-atomic": 3}])
    p.act(0, "move 1", "move 1")
    for epoch in (1000, 1800):
        p.act(0, "jump blue", f"land {epoch}")
        assert p.open_to(0) == {"jump blue", "end"}
    p.act(0, "jump blue", "land 1200")
    assert p.s.mover == 1, "nothing more can be done"


def test_tp_6_1_with_one_just_taken() -> None:
    p = Position(3, at=AT, lying={1000: ["red-atomic"], 2200: ["white"]})
    p.act(0, "take red-atomic", "jump red", "land 2200", "take white")
    assert p.loot(0) == {"white": 1}
    assert p.at(0) == p.police == 2200


def test_tp_6_1_a_jump_is_no_work() -> None:
    p = Position(3, at=AT, loot=[{"blue-atomic": 1}])
    p.act(0, "jump blue", "land 1600", "move 1", "move 1")
    assert p.s.idle == 1


def test_tp_6_1_not_outside_ones_turn_nor_inside_another_action() -> None:
    p = Position(3, at=AT, loot=[{"blue-atomic": 2}, {"red-atomic": 1}])
    assert p.refusal(1, "jump red") == "TP-6.1"
    p.act(0, "jump blue")
    refusals = {"jump blue": "TP-6.1", "move 1": "TP-5.1", "trade blue": "TP-6.2", "end": "TP-R12", "pay blue-atomic": "TP-5.4", "restock 1800": "TP-3.1"}
    assert {text: p.refusal(0, text) for text in refusals} == refusals
    assert p.discards == {}, "it is discarded when he lands"


# Trading


@pytest.mark.parametrize("name", NAMES)
def test_tp_6_2_a_double_arrow_fetches_any_artifact(name: str) -> None:
    arrow = "blue" if name != "blue-arrow" else "green"
    p = Position(3, at=AT, loot=[{f"{arrow}-arrow": 1}, {}, {name: 1, "orange-plain": 2}])
    assert p.can(0, "trade") == {arrow}
    p.act(0, f"trade {arrow}")
    assert p.question == "trade"
    assert p.open_to(0) == {f"swap 2 {name}", "swap 2 orange-plain"}
    events = p.act(0, f"swap 2 {name}")
    assert told(events, "traded") == [(0, f"{arrow}-arrow", 2, name)]
    assert clauses(events, "traded") == ["TP-6.2"]
    assert p.loot(0).get(name) == 1
    assert p.loot(0).get(f"{arrow}-arrow") is None
    assert p.loot(2).get(f"{arrow}-arrow") == 1
    assert p.loot(2).get(name, 0) == (1 if name == "orange-plain" else 0)
    assert p.discards == {}
    assert (p.s.left, p.s.worked) == (2, 0)


def test_tp_6_2_with_any_opponent_wherever_he_is() -> None:
    p = Position(4, at=[1000, 1000, 2200, 1400], loot=[{"blue-arrow": 1}, {"white": 1}, {"red-plain": 1}, {"red-plain": 1, "green-atomic": 2}])
    p.act(0, "trade blue")
    assert p.open_to(0) == {"swap 1 white", "swap 2 red-plain", "swap 3 red-plain", "swap 3 green-atomic"}


def test_tp_6_2_the_arrow_is_given_to_the_one_who_loses_something() -> None:
    p = Position(3, at=AT, loot=[{"blue-arrow": 1}, {"white": 1}, {"white": 1}])
    p.act(0, "trade blue", "swap 1 white")
    assert [p.loot(seat) for seat in range(3)] == [{"white": 1}, {"blue-arrow": 1}, {"white": 1}]


def test_tp_6_2_refusals() -> None:
    p = Position(3, at=AT, loot=[{"blue-arrow": 1, "red-plain": 2}, {"white": 1}])
    assert {colour: p.refusal(0, f"trade {colour}") for colour in COLOURS} == {colour: "" if colour == "blue" else "TP-6.2" for colour in COLOURS}
    assert p.refusal(1, "trade blue") == "TP-6.2"
    assert p.refusal(0, "swap 1 white") == "TP-6.2"
    p.act(0, "trade blue")
    assert p.refusal(0, "swap 0 red-plain") == "TP-6.2"
    assert p.refusal(0, "swap 1 red-plain") == "TP-6.2"
    assert p.refusal(0, "swap 2 white") == "TP-6.2"
    assert p.refusal(0, "swap 5 white") == "TP-6.2"
    refusals = {"jump blue": "TP-6.1", "move 1": "TP-5.1", "trade blue": "TP-6.2", "end": "TP-R12", "sell red-2": "TP-5.3"}
    assert {text: p.refusal(0, text) for text in refusals} == refusals


def test_tp_6_2_any_number_in_a_turn() -> None:
    p = Position(3, at=AT, loot=[{f"{colour}-arrow": 2 for colour in COLOURS}, {"white": 6}, {"blue-plain": 8}])
    for count in range(10):
        token = "swap 1 white" if count < 6 else "swap 2 blue-plain"
        p.act(0, f"trade {COLOURS[count % 5]}", token)
    assert p.loot(0) == {"white": 6, "blue-plain": 4}
    assert sum(p.loot(1).values()) == 6
    assert sum(p.loot(2).values()) == 8
    assert p.open_to(0) >= {"move 1", "move 2"}


def test_tp_6_2_with_one_just_taken_from_the_epoch() -> None:
    p = Position(3, at=AT, loot=[{}, {"white": 1}], lying={1000: ["red-arrow"]})
    p.act(0, "take red-arrow", "trade red", "swap 1 white")
    assert p.loot(0) == {"white": 1}


def test_tp_6_2_what_was_fetched_can_be_used_at_once() -> None:
    p = Position(3, at=AT, loot=[{"blue-arrow": 1, "red-arrow": 1, "green-plain": 2}, {"green-plain": 1, "green-atomic": 1}])
    p.act(0, "trade blue", "swap 1 green-plain", "sell green-3", "land 1000", "trade red", "swap 1 green-atomic", "jump green", "land 1800")
    assert p.owned(0) == ["green-3"]
    assert p.at(0) == 1800


def test_tp_6_2_after_the_last_standard_action() -> None:
    p = Position(3, at=AT, loot=[{"blue-arrow": 1}, {"white": 1}])
    p.act(0, "move 1", "move 1")
    assert p.open_to(0) == {"trade blue", "end"}
    p.act(0, "trade blue", "swap 1 white")
    assert p.s.mover == 1


# What trades cannot do


def test_tp_r6_nobody_has_anything() -> None:
    p = Position(3, at=AT, loot=[{"blue-arrow": 1, "white": 2}])
    assert p.refusal(0, "trade blue") == "TP-R6"
    assert p.refusal(0, "trade red") == "TP-6.2", "he has none"


def test_tp_r6_the_token_just_given_cannot_be_taken() -> None:
    p = Position(3, at=AT, loot=[{"blue-arrow": 1}, {"white": 1}])
    p.act(0, "trade blue")
    assert p.open_to(0) == {"swap 1 white"}
    assert p.refusal(0, "swap 1 blue-arrow") == "TP-R6"
    assert p.refusal(0, "swap 2 blue-arrow") == "TP-R6", "it would be his only one"


def test_tp_r6_but_another_one_like_it() -> None:
    p = Position(3, at=AT, loot=[{"blue-arrow": 1}, {"blue-arrow": 1}])
    p.act(0, "trade blue", "swap 1 blue-arrow")
    assert p.loot(0) == p.loot(1) == {"blue-arrow": 1}
    assert p.refusal(0, "trade blue") == "TP-R6", "it was received this turn"


def test_tp_r6_a_received_arrow_cannot_be_traded_again_this_turn() -> None:
    p = Position(3, at=AT, loot=[{"blue-arrow": 1}, {"red-arrow": 1, "white": 1}])
    p.act(0, "trade blue", "swap 1 red-arrow")
    assert p.loot(0) == {"red-arrow": 1}
    assert p.refusal(0, "trade red") == "TP-R6"
    assert p.s.received[COLOURS.index("red")] == 1
    p.act(0, "move 1", "move 1")
    assert p.s.mover == 1, "no special action is left to him"
    assert p.s.received == [0] * 5


def test_tp_r6_it_can_be_traded_in_the_next_turn() -> None:
    p = Position(3, at=AT, loot=[{"blue-arrow": 1}, {"red-arrow": 1, "white": 1}])
    p.act(0, "trade blue", "swap 1 red-arrow", "move 1", "move 2")
    p.act(1, "skip", "move 1", "move 1", "end")
    p.act(2, "skip", "move 1", "move 1")
    p.restock(1000)
    assert "trade red" in p.open_to(0)


def test_tp_r6_the_receiver_may_trade_it_in_his_own_turn() -> None:
    p = Position(3, at=AT, loot=[{"blue-arrow": 1}, {"white": 1}])
    p.act(0, "trade blue", "swap 1 white", "move 1", "move 2")
    p.act(1, "skip", "trade blue", "swap 0 white")
    assert p.loot(1) == {"white": 1}


def test_tp_r6_ones_own_second_arrow_of_that_colour_stays_usable() -> None:
    p = Position(3, at=AT, loot=[{"blue-arrow": 1, "red-arrow": 1}, {"red-arrow": 1, "white": 2}])
    p.act(0, "trade blue", "swap 1 red-arrow")
    assert p.loot(0) == {"red-arrow": 2}
    p.act(0, "trade red", "swap 1 white")
    assert p.loot(0) == {"red-arrow": 1, "white": 1}
    assert p.refusal(0, "trade red") == "TP-R6", "the other one is the received one"


def test_tp_r6_whoever_pays_an_arrow_pays_the_received_one_first() -> None:
    p = Position(3, at=AT, loot=[{"blue-arrow": 1, "red-arrow": 1, "red-plain": 1}, {"red-arrow": 1, "white": 2}])
    p.act(0, "trade blue", "swap 1 red-arrow", "sell red-2", "pay red-plain", "land 1000")
    assert p.loot(0) == {"red-arrow": 1}
    assert "trade red" in p.open_to(0)


def test_tp_r6_two_arrows_cannot_be_swapped_without_end() -> None:
    p = Position(3, at=AT, loot=[{"blue-arrow": 2, "green-arrow": 2, "red-arrow": 2}, {"orange-arrow": 2, "purple-arrow": 2}])
    trades = 0
    while p.can(0, "trade"):
        p.act(0, "trade " + min(p.can(0, "trade")))
        arrows = sorted(text for text in p.open_to(0) if text.endswith("arrow"))
        p.act(0, arrows[trades % len(arrows)])
        trades += 1
    assert trades == 6, "one with each arrow he had"


def test_tp_r6_a_trade_is_no_work() -> None:
    p = Position(3, at=AT, loot=[{"blue-arrow": 1}, {"white": 1}])
    events = p.act(0, "trade blue", "swap 1 white", "move 1", "move 1")
    assert "traded" in kinds(events)
    assert p.s.idle == 1
