"""Chapter 5 of the ledger, standard actions: moving, taking and selling, with the rulings TP-R5 and TP-R13."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from doubloon.core.stream import below, from_number

from .positions import ARTIFACTS, COLOURS, COPIES, EPOCHS, EXITS, NAMES, POINTS, Position, clauses, kinds, told

AT = [1000, 1200, 1400]


# Moving


@pytest.mark.parametrize("path", [1, 2])
@pytest.mark.parametrize("epoch", EPOCHS)
def test_tp_5_1_a_pirate_moves_along_one_path(epoch: int, path: int) -> None:
    p = Position(3, at=[epoch], police=1000 if epoch == 2200 else 2200)
    assert p.can(0, "move") == {"1", "2"}
    events = p.act(0, f"move {path}")
    assert told(events, "moved") == [(0, path, EXITS[epoch][path - 1])]
    assert clauses(events, "moved") == ["TP-5.1"]
    assert p.at(0) == EXITS[epoch][path - 1]
    assert p.s.left == 1


def test_tp_5_1_paths_are_one_way() -> None:
    p = Position(3, at=AT)
    p.act(0, "move 1")
    assert p.at(0) == 1600
    assert 1000 not in EXITS[1600]
    p.act(0, "move 2")
    assert p.at(0) == 2000


def test_tp_5_1_only_in_ones_own_turn() -> None:
    p = Position(3, at=AT, mover=1)
    assert p.refusal(0, "move 1") == p.refusal(2, "move 2") == "TP-5.1"


# Taking


@pytest.mark.parametrize("name", NAMES)
def test_tp_5_2_one_artifact_is_taken_from_ones_epoch(name: str) -> None:
    p = Position(3, at=AT, lying={1000: [name, name]})
    events = p.act(0, f"take {name}")
    assert told(events, "took") == [(0, name, 1000)]
    assert clauses(events, "took") == ["TP-5.2"]
    assert p.loot(0) == p.lying(1000) == {name: 1}
    assert p.s.vacant[0] == 2
    assert (p.s.left, p.s.worked) == (1, 1)


def test_tp_5_2_nothing_from_elsewhere() -> None:
    p = Position(3, at=AT, lying={1000: ["white"], 1600: ["red-plain"], 1200: ["blue-plain"]})
    assert p.can(0, "take") == {"white"}
    assert p.refusal(0, "take red-plain") == p.refusal(0, "take blue-plain") == p.refusal(0, "take green-arrow") == "TP-5.2"
    p.act(0, "move 1")
    assert p.can(0, "take") == {"red-plain"}


def test_tp_5_2_the_last_one_leaves_a_bare_epoch() -> None:
    p = Position(3, at=AT, lying={1000: ["white"]})
    p.act(0, "take white")
    assert p.lying(1000) == {}
    assert p.refusal(0, "take white") == "TP-5.2"


def test_tp_5_2_from_an_epoch_shared_with_the_police() -> None:
    p = Position(3, at=AT, police=1600, lying={1600: ["white"]})
    p.act(0, "move 1", "take white")
    assert p.loot(0) == {"white": 1}


def test_tp_5_2_only_in_ones_own_turn() -> None:
    p = Position(3, at=AT, mover=1, lying={1000: ["white"]})
    assert p.refusal(0, "take white") == "TP-5.2"


def test_tp_r13_the_taker_chooses() -> None:
    p = Position(3, at=AT, lying={1000: ["white", "red-arrow", "blue-atomic"]})
    assert p.can(0, "take") == {"white", "red-arrow", "blue-atomic"}
    p.act(0, "take red-arrow")
    assert p.lying(1000) == {"white": 1, "blue-atomic": 1}


# Selling


@pytest.mark.parametrize("contract", POINTS)
def test_tp_5_3_a_contract_changes_hands(contract: str) -> None:
    colour, cost = contract.split("-")
    loot = {f"{each}-plain": 1 for each in COLOURS[: int(cost)]} if colour == "white" else {f"{colour}-plain": int(cost)}
    p = Position(3, at=AT, loot=[loot])
    before = p.s.copy()
    events = p.act(0, f"sell {contract}")
    assert told(events, "sold") == [(0, contract, POINTS[contract])]
    assert clauses(events, "sold") == ["TP-5.3"]
    assert [artifact for _, artifact in told(events, "paid")] == list(Counter(loot).elements())
    assert clauses(events, "paid") == ["TP-5.4"] * int(cost)
    assert p.loot(0) == {}
    assert p.discards == loot
    assert p.owned(0) == [contract]
    assert sum(p.s.bazaar) == sum(before.bazaar) - 1
    assert (p.question, p.can(0, "land")) == ("land", {str(epoch) for epoch in EPOCHS})
    p.act(0, "land 1800")
    assert (p.s.left, p.s.worked) == (1, 1)
    assert p.s.points[0] == 0, "points come when the year ends"
    assert (p.s.contracts[0], p.s.worth[0]) == (1, POINTS[contract])


@pytest.mark.parametrize("epoch", EPOCHS)
def test_tp_5_3_the_pirate_may_be_put_anywhere(epoch: int) -> None:
    p = Position(3, at=AT, loot=[{"blue-plain": 2}])
    events = p.act(0, "sell blue-2", f"land {epoch}")
    assert told(events, "landed") == [(0, epoch)]
    assert clauses(events, "landed") == ["TP-5.3"]
    assert p.at(0) == epoch
    assert p.s.mover == 0


@pytest.mark.parametrize("epoch", [epoch for epoch in EPOCHS if epoch != 2200])
def test_tp_5_3_one_sells_from_anywhere(epoch: int) -> None:
    p = Position(3, at=[epoch], loot=[{"blue-plain": 2}])
    assert "sell blue-2" in p.open_to(0)


def test_tp_5_3_twice_in_a_turn() -> None:
    p = Position(3, at=AT, loot=[{"blue-plain": 5}])
    p.act(0, "sell blue-3", "land 1000")
    assert p.refusal(0, "sell blue-3") == "TP-5.3"
    p.act(0, "sell blue-2", "land 1400")
    assert p.owned(0) == ["blue-2", "blue-3"]
    assert p.s.mover == 1


def test_tp_5_3_a_contract_that_is_gone_cannot_be_bought() -> None:
    p = Position(3, at=AT, loot=[{"blue-plain": 4}, {"blue-plain": 2}], contracts=[[], ["blue-3"], ["blue-4"]])
    assert p.refusal(0, "sell blue-3") == p.refusal(0, "sell blue-4") == "TP-5.3"
    assert p.can(0, "sell") == {"blue-2"}
    p.act(0, "sell blue-2", "land 1000")
    assert p.can(0, "sell") == set(), "two blue ones are left, and nothing they could buy"


def test_tp_5_3_there_are_four_white_contracts_of_each_size() -> None:
    loot = {f"{colour}-plain": 5 for colour in COLOURS[:3]}
    p = Position(3, at=AT, loot=[loot], contracts=[["white-3"], ["white-3"], ["white-3"]])
    p.act(0, "sell white-3", "land 1000")
    assert p.refusal(0, "sell white-3") == "TP-5.3"
    assert p.owned(0) == ["white-3", "white-3"]


def test_tp_5_3_an_exhausted_colour() -> None:
    blues = [f"blue-{cost}" for cost in (2, 3, 4, 5, 6)]
    p = Position(3, at=AT, loot=[{"blue-plain": 8, "white": 6}], contracts=[[], blues])
    assert {p.refusal(0, f"sell {blue}") for blue in blues} == {"TP-5.3"}


def test_tp_5_3_all_contracts_may_be_gone() -> None:
    everything = [name for name, copies in COPIES.items() for _ in range(copies)]
    p = Position(3, at=AT, loot=[{"blue-plain": 8, "red-plain": 8, "white": 6}], contracts=[[], everything])
    assert p.can(0, "sell") == set()
    assert p.open_to(0) == {"move 1", "move 2"}


@pytest.mark.parametrize("contract", ["blue-1", "red-7", "green-8", "white-1", "white-2"])
def test_tp_5_3_contracts_the_box_does_not_have(contract: str) -> None:
    p = Position(3, at=AT, loot=[dict.fromkeys(NAMES, 1)])
    assert p.refusal(0, f"sell {contract}") == "TP-5.3"


def test_tp_5_3_only_in_ones_own_turn() -> None:
    p = Position(3, at=AT, mover=1, loot=[{"blue-plain": 2}])
    assert p.refusal(0, "sell blue-2") == p.refusal(0, "land 1000") == "TP-5.3"
    assert p.refusal(1, "land 1000") == "TP-5.3"


def test_tp_5_3_inside_a_sale_nothing_else_is_open() -> None:
    p = Position(3, at=AT, loot=[{"blue-plain": 3, "blue-atomic": 1, "blue-arrow": 1, "white": 1}, {"white": 1}], lying={1000: ["white"]})
    p.act(0, "sell blue-2")
    assert p.question == "pay"
    refusals = {"move 1": "TP-5.1", "take white": "TP-5.2", "sell blue-2": "TP-5.3", "jump blue": "TP-6.1", "trade blue": "TP-6.2", "end": "TP-R12"}
    assert {text: p.refusal(0, text) for text in refusals} == refusals
    assert p.refusal(0, "land 1000") == "TP-5.3"
    p.act(0, "pay blue-plain", "pay white")
    assert p.question == "land"
    assert {text: p.refusal(0, text) for text in refusals} == refusals
    assert p.refusal(0, "pay white") == "TP-5.4"


# Paying


@pytest.mark.parametrize("cost", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("colour", COLOURS)
def test_tp_5_4_a_coloured_contract_costs_so_many_of_its_colour(colour: str, cost: int) -> None:
    other = COLOURS[COLOURS.index(colour) - 1]
    p = Position(3, at=AT, loot=[{f"{colour}-plain": cost - 1, f"{other}-plain": 1}])
    assert p.refusal(0, f"sell {colour}-{cost}") == "TP-5.4"
    p = Position(3, at=AT, loot=[{f"{colour}-plain": cost + 1}])
    p.act(0, f"sell {colour}-{cost}")
    assert p.loot(0) == {f"{colour}-plain": 1}, "no more and no fewer"


@pytest.mark.parametrize("cost", [3, 4, 5])
def test_tp_5_4_a_white_contract_costs_different_colours(cost: int) -> None:
    p = Position(3, at=AT, loot=[{f"{colour}-plain": 3 for colour in COLOURS[: cost - 1]}])
    assert p.refusal(0, f"sell white-{cost}") == "TP-5.4"
    p = Position(3, at=AT, loot=[{f"{colour}-plain": 2 for colour in COLOURS[-cost:]}])
    p.act(0, f"sell white-{cost}")
    assert p.discards == {f"{colour}-plain": 1 for colour in COLOURS[-cost:]}


def test_tp_5_4_white_artifacts_stand_for_any_colour() -> None:
    p = Position(3, at=AT, loot=[{"blue-plain": 1, "white": 4}])
    assert p.can(0, "sell") == {*(f"{colour}-{cost}" for colour in COLOURS for cost in (2, 3, 4)), "blue-5", "white-3", "white-4", "white-5"}


def test_tp_5_4_two_of_a_colour_are_one_colour() -> None:
    p = Position(3, at=AT, loot=[{"blue-plain": 4, "green-plain": 1, "white": 1}])
    assert "sell white-3" in p.open_to(0)
    assert p.refusal(0, "sell white-4") == "TP-5.4"


def test_tp_5_4_what_cannot_be_paid_with() -> None:
    p = Position(3, at=AT, loot=[{"blue-plain": 2, "blue-arrow": 1, "red-plain": 1, "white": 1}])
    p.act(0, "sell blue-2")
    assert p.open_to(0) == {"pay blue-plain", "pay blue-arrow"}, "white ones come last, and there is only one of them"
    assert p.refusal(0, "pay red-plain") == "TP-5.4"
    assert p.refusal(0, "pay blue-atomic") == "TP-5.4"
    assert p.refusal(1, "pay blue-plain") == "TP-5.4"


def test_tp_r5_white_artifacts_alone_may_pay() -> None:
    p = Position(3, at=AT, loot=[{"white": 6}])
    assert p.can(0, "sell") == {*(f"{colour}-{cost}" for colour in COLOURS for cost in range(2, 7)), "white-3", "white-4", "white-5"}
    p.act(0, "sell purple-6")
    assert p.discards == {"white": 6}
    assert p.owned(0) == ["purple-6"]


@pytest.mark.parametrize("symbol", ["atomic", "arrow"])
def test_tp_r5_symbols_pay_as_their_colour(symbol: str) -> None:
    p = Position(3, at=AT, loot=[{f"red-{symbol}": 2}])
    p.act(0, "sell red-2")
    assert p.discards == {f"red-{symbol}": 2}
    p = Position(3, at=AT, loot=[{"blue-atomic": 1, "green-arrow": 1, "red-plain": 1}])
    p.act(0, "sell white-3")
    assert p.discards == {"blue-atomic": 1, "green-arrow": 1, "red-plain": 1}


def test_tp_r5_the_payer_chooses_what_he_pays() -> None:
    p = Position(3, at=AT, loot=[{"blue-plain": 1, "blue-atomic": 1, "blue-arrow": 1, "white": 2}])
    p.act(0, "sell blue-3")
    assert p.open_to(0) == {"pay blue-plain", "pay blue-atomic", "pay blue-arrow"}
    p.act(0, "pay blue-atomic")
    assert p.open_to(0) == {"pay blue-arrow", "pay white"}
    p.act(0, "pay white")
    assert p.question == "land", "only a second white one could come next"
    assert p.loot(0) == {"blue-plain": 1, "blue-arrow": 1}
    assert p.discards == {"blue-atomic": 1, "white": 2}


def test_tp_r5_a_payment_is_named_in_one_order() -> None:
    p = Position(3, at=AT, loot=[{"blue-plain": 2, "blue-atomic": 1, "blue-arrow": 1, "white": 1}])
    p.act(0, "sell blue-3", "pay blue-atomic")
    assert p.question == "land", "an arrow and a white one had to follow"
    p = Position(3, at=AT, loot=[{"blue-plain": 2, "blue-atomic": 2, "blue-arrow": 1, "white": 1}])
    p.act(0, "sell blue-3")
    assert p.refusal(0, "pay white") == p.refusal(0, "pay blue-arrow") == "TP-R5", "too few could come after it"
    p.act(0, "pay blue-atomic")
    assert p.refusal(0, "pay blue-plain") == "TP-R5"
    assert p.open_to(0) == {"pay blue-atomic", "pay blue-arrow"}


def test_tp_r5_colours_of_a_white_contract_are_named_in_order() -> None:
    p = Position(3, at=AT, loot=[{"blue-plain": 1, "green-atomic": 1, "green-plain": 1, "red-plain": 1, "white": 1}])
    p.act(0, "sell white-3")
    assert p.open_to(0) == {"pay blue-plain", "pay green-plain", "pay green-atomic"}
    p.act(0, "pay green-plain")
    assert p.question == "land", "red and white had to follow"
    assert p.discards == {"green-plain": 1, "red-plain": 1, "white": 1}


def test_tp_r5_of_a_white_contract_no_colour_comes_twice() -> None:
    p = Position(3, at=AT, loot=[{"blue-plain": 2, "green-plain": 2, "red-plain": 1, "white": 3}])
    p.act(0, "sell white-4", "pay blue-plain")
    assert p.refusal(0, "pay blue-plain") in ("TP-5.4", "TP-R5")
    assert p.open_to(0) == {"pay green-plain", "pay red-plain", "pay white"}


def payments(contract: str, loot: Counter[str]) -> set[tuple[str, ...]]:
    """Every payment there is, by trying all."""
    colour, cost = contract.split("-")
    usable = [name for name in NAMES if loot[name] and (colour == "white" or name.startswith((colour, "white")))]
    found = set()
    for tokens in combinations_with_replacement(usable, int(cost)):
        coloured = [name.split("-")[0] for name in tokens if name != "white"]
        if not Counter(tokens) - loot and (colour != "white" or len(set(coloured)) == len(coloured)):
            found.add(tokens)
    return found


def ways(p: Position, contract: str) -> list[tuple[str, ...]]:
    """Every payment that can be made step by step; each question must be a real choice."""
    found: list[tuple[str, ...]] = []
    start = p.s.copy()

    def go_on(text: str, paid: tuple[str, ...]) -> None:
        before = p.s.copy()
        paid = (*paid, *(str(artifact) for _, artifact in told(p.act(0, text), "paid")))
        if p.question == "land":
            found.append(paid)
        else:
            assert len(p.open_to(0)) > 1
            for payment in sorted(p.open_to(0)):
                go_on(payment, paid)
        p.s = before

    go_on(f"sell {contract}", ())
    assert p.s == start
    return found


@pytest.mark.parametrize("seed", range(20))
def test_tp_r5_every_payment_can_be_made_in_exactly_one_way(seed: int) -> None:
    stream = from_number(seed)
    loot = Counter({name: below(stream, min(3, ARTIFACTS[name]) + 1) * below(stream, 2) for name in NAMES[:6]})
    loot += Counter({name: below(stream, 2) for name in NAMES[6:15]})
    loot["white"] = below(stream, 3)
    p = Position(3, at=AT, loot=[+loot])
    for contract in POINTS:
        possible = payments(contract, loot)
        assert (f"sell {contract}" in p.open_to(0)) == bool(possible)
        if possible and len(possible) < 60:
            made = ways(p, contract)
            assert sorted(made) == sorted(possible)


def test_tp_5_4_paid_tokens_lie_among_the_discards_until_the_year_ends() -> None:
    p = Position(3, at=AT, loot=[{"blue-plain": 2, "white": 1}], discards=["red-plain"])
    p.act(0, "sell blue-2")
    assert p.open_to(0) == {"pay blue-plain", "pay white"}, "that the first one is blue is no choice"
    p.act(0, "pay white", "land 1000")
    assert p.discards == {"red-plain": 1, "blue-plain": 1, "white": 1}
    assert kinds(p.act(0, "move 1")) == ["moved"]


def test_tp_1_4_tp_2_1_tp_7_3_what_belongs_to_other_times_keeps_its_clause() -> None:
    p = Position(3, at=AT, loot=[{"blue-plain": 1}])
    refusals = {"place 1600": "TP-1.4", "lose blue-plain": "TP-2.1", "pay blue-plain": "TP-5.4", "land 1600": "TP-5.3", "swap 1 white": "TP-6.2"}
    refusals |= {"assign white-3 blue": "TP-7.3", "keep white-3": "TP-7.3"}
    assert {text: p.refusal(0, text) for text in refusals} == refusals
