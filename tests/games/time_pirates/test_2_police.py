"""Chapter 2 of the ledger, a turn that starts with the police, with the rulings TP-R1, TP-R3 and TP-R4."""

import pytest

from .positions import COLOURS, EPOCHS, EXITS, Position, Tokens, clauses, kinds, told


def caught(*loot: Tokens, **more: object) -> Position:
    """Seat 0 starts its turn with the police in 1600; paths lead to 2200 and 2000."""
    return Position(3, at=[1600, 1000, 1200], police=1600, loot=loot, **more)  # type: ignore[arg-type]


# What is lost


def test_tp_2_1_one_artifact_of_the_largest_set_is_discarded() -> None:
    p = caught({"blue-plain": 3, "red-plain": 2})
    assert told(p.opening, "caught") == [(0, 1600)]
    assert told(p.opening, "lost") == [(0, "blue-plain")]
    assert clauses(p.opening, "caught") == clauses(p.opening, "lost") == ["TP-2.1"]
    assert p.loot(0) == {"blue-plain": 2, "red-plain": 2}
    assert p.discards == {"blue-plain": 1}
    assert p.question == "flee"


def test_tp_2_1_symbols_belong_to_the_set_of_their_colour() -> None:
    p = caught({"blue-plain": 1, "blue-atomic": 1, "blue-arrow": 1, "red-plain": 2})
    assert p.question == "lose"
    assert p.open_to(0) == {"lose blue-plain", "lose blue-atomic", "lose blue-arrow"}
    assert kinds(p.opening) == ["caught"]


def test_tp_2_1_among_equal_sets_the_player_chooses() -> None:
    p = caught({"blue-plain": 2, "green-plain": 1, "purple-plain": 1, "purple-arrow": 1, "red-plain": 1})
    assert p.open_to(0) == {"lose blue-plain", "lose purple-plain", "lose purple-arrow"}
    events = p.act(0, "lose purple-arrow")
    assert told(events, "lost") == [(0, "purple-arrow")]
    assert p.loot(0) == {"blue-plain": 2, "green-plain": 1, "purple-plain": 1, "red-plain": 1}
    assert p.discards == {"purple-arrow": 1}


def test_tp_2_1_all_five_may_be_equal() -> None:
    p = caught({f"{colour}-plain": 1 for colour in COLOURS})
    assert p.open_to(0) == {f"lose {colour}-plain" for colour in COLOURS}


@pytest.mark.parametrize("symbol", ["plain", "atomic", "arrow"])
@pytest.mark.parametrize("colour", COLOURS)
def test_tp_2_1_whoever_has_one_artifact_loses_it(colour: str, symbol: str) -> None:
    p = caught({f"{colour}-{symbol}": 1})
    assert p.loot(0) == {}
    assert p.discards == {f"{colour}-{symbol}": 1}


def test_tp_2_1_without_artifacts_nothing_is_lost() -> None:
    p = caught()
    assert kinds(p.opening) == ["caught"]
    assert p.discards == {}
    assert (p.question, p.open_to(0)) == ("flee", {"move 1", "move 2"})


def test_tp_2_1_refusals() -> None:
    p = caught({"blue-plain": 2, "red-plain": 2, "green-plain": 1, "white": 1})
    assert p.question == "lose"
    assert p.refusal(0, "lose green-plain") == "TP-2.1"
    assert p.refusal(0, "lose orange-plain") == "TP-2.1"
    assert p.refusal(0, "lose blue-atomic") == "TP-2.1"
    assert p.refusal(1, "lose blue-plain") == "TP-2.1"
    for text in ("move 1", "take blue-plain", "sell blue-2", "jump blue", "trade blue", "end"):
        assert p.refusal(0, text) == "TP-2.1", text
    assert p.refusal(0, "restock 1800") == "TP-2.4"


def test_tp_2_1_only_the_mover_is_looked_at() -> None:
    p = Position(3, at=[1000, 1600, 1600], police=1600, loot=[{}, {"blue-plain": 2}, {"red-plain": 2}])
    assert p.opening == []
    assert p.loot(1) == {"blue-plain": 2}
    p.act(0, "move 1")
    assert p.at(0) == 1600
    events = p.act(0, "move 2")
    assert told(events, "caught") == [(1, 1600)]
    assert p.loot(1) == {"blue-plain": 1}
    assert p.loot(2) == {"red-plain": 2}


def test_tp_2_2_all_white_artifacts_are_discarded() -> None:
    p = caught({"blue-plain": 1, "green-plain": 1, "white": 4})
    assert p.loot(0)["white"] == 4, "first the player chooses"
    events = p.act(0, "lose green-plain")
    assert told(events, "lost-whites") == [(0, 4)]
    assert clauses(events, "lost-whites") == ["TP-2.2"]
    assert p.loot(0) == {"blue-plain": 1}
    assert p.discards == {"green-plain": 1, "white": 4}
    assert p.question == "flee"


def test_tp_2_2_is_not_told_of_whoever_has_none() -> None:
    assert "lost-whites" not in kinds(caught({"blue-plain": 2}).opening)


def test_tp_2_2_rivals_keep_theirs() -> None:
    p = caught({"white": 1}, {"white": 2}, {"white": 3})
    assert [p.loot(seat) for seat in range(3)] == [{}, {"white": 2}, {"white": 3}]


def test_tp_r3_white_artifacts_are_no_set() -> None:
    p = caught({"white": 5, "blue-plain": 2, "red-plain": 1})
    assert told(p.opening, "lost") == [(0, "blue-plain")]
    assert told(p.opening, "lost-whites") == [(0, 5)]
    assert p.loot(0) == {"blue-plain": 1, "red-plain": 1}


def test_tp_r3_with_white_ones_only_nothing_more_is_lost() -> None:
    p = caught({"white": 3})
    assert "lost" not in kinds(p.opening)
    assert p.discards == {"white": 3}


def test_tp_r3_white_cannot_be_named() -> None:
    p = caught({"white": 2, "blue-plain": 1, "red-plain": 1})
    assert p.refusal(0, "lose white") == "TP-R3"


def test_tp_r3_the_owner_chooses_the_token_of_the_set() -> None:
    p = caught({"red-plain": 4, "red-atomic": 1})
    assert p.open_to(0) == {"lose red-plain", "lose red-atomic"}
    p.act(0, "lose red-atomic")
    assert p.loot(0) == {"red-plain": 4}


# Leaving


@pytest.mark.parametrize("path", [1, 2])
@pytest.mark.parametrize("epoch", EPOCHS)
def test_tp_2_3_the_pirate_leaves_on_either_path(epoch: int, path: int) -> None:
    p = Position(3, at=[epoch], police=epoch)
    assert p.open_to(0) == {"move 1", "move 2"}
    events = p.act(0, f"move {path}")
    assert told(events, "fled") == [(0, path, EXITS[epoch][path - 1])]
    assert clauses(events, "fled") == ["TP-2.3"]
    assert p.at(0) == EXITS[epoch][path - 1]
    assert (p.question, p.s.left) == ("act", 1)


def test_tp_2_3_nothing_replaces_the_forced_move() -> None:
    loot = {"blue-plain": 5, "blue-atomic": 1, "red-arrow": 1}
    p = caught({**loot}, {"green-plain": 1}, lying={1600: ["green-plain"]})
    p.act(0, "lose blue-plain")
    assert p.open_to(0) == {"move 1", "move 2"}
    assert p.refusal(0, "jump blue") == "TP-2.3"
    assert p.refusal(0, "take green-plain") == "TP-2.3"
    assert p.refusal(0, "sell blue-2") == "TP-2.3"
    assert p.refusal(0, "end") == "TP-2.3"


def test_tp_2_3_leaving_is_one_of_the_two_actions() -> None:
    p = caught(lying={2200: ["blue-plain", "red-plain"]})
    p.act(0, "move 1")
    p.act(0, "take blue-plain")
    assert p.s.mover == 1


def test_tp_r4_no_special_action_before_the_forced_move() -> None:
    p = caught({"blue-plain": 5, "blue-atomic": 1, "red-arrow": 1}, {"green-plain": 1})
    p.act(0, "lose blue-plain")
    assert p.refusal(0, "trade red") == "TP-R4"
    assert p.refusal(0, "jump blue") == "TP-2.3"


def test_tp_r4_trading_and_jumping_are_allowed_after_it() -> None:
    p = caught({"blue-plain": 5, "blue-atomic": 1, "red-arrow": 1}, {"green-plain": 1})
    p.act(0, "lose blue-plain", "move 2")
    assert {"trade red", "jump blue"} <= p.open_to(0)
    p.act(0, "trade red", "swap 1 green-plain")
    p.act(0, "jump blue", "land 1600")
    assert p.at(0) == p.police == 1600, "back with the police, for now without harm"
    assert p.s.left == 1


def test_tp_2_4_one_standard_action_remains() -> None:
    p = caught({"blue-plain": 4, "blue-atomic": 2, "green-atomic": 1})
    p.act(0, "lose blue-plain", "move 1")
    assert p.refusal(0, "end") == "TP-2.4"
    p.act(0, "move 1")
    assert p.open_to(0) == {"jump blue", "jump green", "end"}
    for text in ("move 1", "take blue-plain", "sell blue-2", "sell blue-3"):
        assert p.refusal(0, text) == "TP-2.4", text
    p.act(0, "end")
    assert p.s.mover == 1


@pytest.mark.parametrize("act", ["move 1", "take red-plain", "sell green-2"])
def test_tp_2_4_the_action_may_be_any_standard_one(act: str) -> None:
    p = caught({"green-plain": 2, "blue-plain": 4}, lying={2200: ["red-plain"]})
    p.act(0, "move 1", act)
    if act.startswith("sell"):
        p.act(0, "land 1000")
    assert p.s.mover == 1


def test_tp_2_4_special_actions_are_unlimited() -> None:
    p = caught({"blue-plain": 6, "blue-atomic": 1, "red-atomic": 2, "red-arrow": 1, "green-arrow": 1}, {"orange-atomic": 2})
    p.act(0, "lose blue-plain", "move 1")
    for texts in (("jump blue", "land 1000"), ("trade red", "swap 1 orange-atomic"), ("jump red", "land 1200"), ("jump red", "land 1400")):
        p.act(0, *texts)
    p.act(0, "move 1")
    for texts in (("trade green", "swap 1 orange-atomic"), ("jump orange", "land 1600"), ("jump orange", "land 1800")):
        p.act(0, *texts)
    assert p.s.mover == 1


def test_tp_2_4_restocking_is_barred() -> None:
    p = caught(restocking=True)
    assert p.question == "flee"
    assert p.refusal(0, "restock 1800") == "TP-2.4"
    p.act(0, "move 1")
    assert p.question == "act"
    for epoch in EPOCHS:
        assert p.refusal(0, f"restock {epoch}") == "TP-2.4"


def test_tp_2_4_the_next_turn_is_an_ordinary_one() -> None:
    p = caught()
    p.act(0, "move 2", "move 1")
    assert p.at(0) == 1800
    for seat in (1, 2):
        p.act(seat, "skip", "move 1", "move 1")
    assert (p.s.mover, p.s.police) == (0, 3)
    assert (p.s.caught, p.question) == (0, "restock")


# When it is looked at


def test_tp_r1_walking_into_the_police_does_nothing() -> None:
    p = Position(3, at=[1000, 1200, 1400], police=1600, loot=[{"blue-plain": 3, "white": 1}])
    events = p.act(0, "move 1")
    assert p.at(0) == p.police
    assert kinds(events) == ["moved"]
    assert p.loot(0) == {"blue-plain": 3, "white": 1}
    assert {"move 1", "move 2"} <= p.open_to(0)


def test_tp_r1_the_police_coming_in_a_rivals_turn_does_nothing_yet() -> None:
    p = Position(3, at=[2000, 1000, 1200], police=2200, loot=[{}, {"blue-plain": 3}], restocking=True, bag={"red-plain": 8}, rest="discards")
    events = p.restock(1600, "1", *["red-plain"] * 5)
    assert p.police == p.at(1) == 1000
    assert p.loot(1) == {"blue-plain": 3}
    assert "caught" not in kinds(events)


def test_tp_r1_whoever_the_police_has_left_before_the_own_turn_is_free() -> None:
    p = Position(3, at=[2000, 1000, 1200], police=1000, loot=[{}, {"blue-plain": 3}], restocking=True, bag={"red-plain": 8}, rest="discards")
    p.restock(1400, "1", *["red-plain"] * 4)
    assert p.police == 1600
    events = p.act(0, "move 1", "move 1")
    assert "caught" not in kinds(events)
    assert p.loot(1) == {"blue-plain": 3}
    assert (p.s.mover, p.question) == (1, "restock")


def test_tp_r1_ones_own_restocking_may_bring_the_police_without_harm() -> None:
    p = Position(3, at=[1000, 1200, 1400], police=2200, loot=[{"blue-plain": 3}], restocking=True, bag={"red-plain": 8}, rest="discards")
    p.restock(1600, "1", *["red-plain"] * 5)
    assert p.police == p.at(0) == 1000
    assert (p.question, p.s.left, p.s.caught) == ("act", 2, 0)
    assert p.loot(0) == {"blue-plain": 3}


def test_tp_r1_a_turn_that_ends_with_the_police_is_followed_by_one_that_starts_with_it() -> None:
    p = Position(3, at=[1200, 1800, 2000], police=1600, loot=[{"blue-plain": 3, "white": 1}])
    p.act(0, "move 2", "move 2")
    assert p.at(0) == p.police == 1600
    for seat in (1, 2):
        p.act(seat, "skip", "move 1", "move 1")
    assert (p.s.mover, p.question, p.s.caught) == (0, "flee", 1)
    assert p.loot(0) == {"blue-plain": 2}
