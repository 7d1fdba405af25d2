"""At a table: answers made of several actions are given whole, and what nobody has learned from can be taken back."""

import pytest

from doubloon.core import SPECTATOR
from doubloon.core.errors import IllegalAction
from doubloon.core.state import State
from doubloon.table import Table

from .positions import GAME, Position


def at_table(p: Position) -> Table:
    """A table at which the game stands like this."""
    table = Table(GAME, p.s.players, 1)
    table._state = p.s.copy()
    return table


def everything(table: Table) -> tuple[State, list[State], int]:
    return table._state.copy(), [table.hidden(seat) for seat in range(SPECTATOR, table.players)], table.entries


LOOT = [{"blue-plain": 1, "blue-atomic": 1, "blue-arrow": 1, "white": 1}, {"red-plain": 1}]


@pytest.mark.parametrize(
    "answer",
    [
        ("sell blue-2", "pay blue-atomic", "pay white", "land 1800"),
        ("jump blue", "land 1800"),
        ("trade blue", "swap 1 red-plain"),
        ("move 1",),
    ],
)
def test_an_answer_is_one_entry(answer: tuple[str, ...]) -> None:
    table = at_table(Position(3, loot=LOOT))
    before = table.entries
    table.play(0, *answer)
    assert table.entries == before + 1
    assert (table.decision, table.to_act) == ("act", {0})


@pytest.mark.parametrize(
    "part",
    [
        ("sell blue-2",),
        ("sell blue-2", "pay blue-atomic"),
        ("sell blue-2", "pay blue-atomic", "pay white"),
        ("jump blue",),
        ("trade blue",),
    ],
)
def test_a_part_of_an_answer_is_refused_and_changes_nothing(part: tuple[str, ...]) -> None:
    table = at_table(Position(3, loot=LOOT))
    before = everything(table)
    with pytest.raises(IllegalAction, match="whole"):
        table.play(0, *part)
    assert everything(table) == before


def test_tp_5_4_a_wrong_token_spoils_the_whole_answer() -> None:
    table = at_table(Position(3, loot=LOOT))
    before = everything(table)
    for answer in (("sell blue-2", "pay red-plain", "land 1800"), ("sell blue-2", "pay white", "pay blue-plain", "land 1800")):
        with pytest.raises(IllegalAction) as refusal:
            table.play(0, *answer)
        assert refusal.value.clause in ("TP-5.4", "TP-R5")
        assert everything(table) == before


@pytest.mark.parametrize("answer", [("sell blue-2", "pay blue-plain", "pay blue-arrow", "land 1800"), ("trade blue", "swap 1 red-plain"), ("move 1",)])
def test_an_answer_is_taken_back_whole(answer: tuple[str, ...]) -> None:
    table = at_table(Position(3, loot=LOOT))
    before = table._state.copy()
    table.play(0, *answer)
    assert table.can_undo(0)
    table.undo(0)
    assert table._state == before


def test_restocking_cannot_be_taken_back() -> None:
    table = at_table(Position(3, restocking=True))
    table.play(0, "restock 2200")
    assert not table.can_undo(0)


def test_an_assignment_can_be_changed_until_the_last_one_arrives() -> None:
    p = Position(3, contracts=[["blue-2", "white-3"], ["red-2", "white-3"]], year=3, track=(4, 3), bag=(), rest="discards", restocking=True)
    p.restock(2200)
    table = at_table(p)
    table.play(0, "assign white-3 blue")
    table.undo(0)
    table.play(0, "keep white-3")
    table.play(1, "assign white-3 red")
    assert table.outcome is not None
    assert not table.can_undo(0)
    assert not table.can_undo(1)


def test_nobody_can_count_the_steps_of_an_assignment() -> None:
    contracts = [["blue-2", "white-3", "white-3", "white-4"], ["red-2", "white-3"]]
    tables = []
    for answer in (("keep white-3", "keep white-4"), ("assign white-3 blue", "assign white-3 blue", "assign white-4 blue")):
        p = Position(3, contracts=contracts, year=3, track=(4, 3), bag=(), rest="discards", restocking=True)
        p.restock(2200)
        table = at_table(p)
        table.play(0, *answer)
        tables.append(table)
    for viewer in (SPECTATOR, 1, 2):
        assert tables[0].hidden(viewer) == tables[1].hidden(viewer)
        assert tables[0].events(viewer) == tables[1].events(viewer)
