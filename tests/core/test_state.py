"""States: what is declared is what there is, in both forms."""

import struct
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon import core
from doubloon.core import UNKNOWN, Grid, Row, State, cell, cells, printed
from doubloon.core.twin import record_type

SEAT = core.seats(3)
GOOD = core.named("good", "rope", "lamp")


class Wreck(State):
    price: Row = printed(GOOD)
    need: Grid = printed(2, GOOD)
    limit: int = printed()
    left: int
    owner: int = cell(of=SEAT)
    site: Row = cells(GOOD, of=GOOD)
    goods: Grid = cells(SEAT, GOOD)


class Longer(Wreck):
    """One cell more, so that one of the two records ends in the middle of eight bytes."""

    more: int


COMMON = ["stream", "players", "options", "step", "decision", "asked", "to_act", "known", "ended"]
OWN = ["price", "need", "limit", "left", "owner", "site", "goods"]

int32 = st.integers(-(2**31), 2**31 - 1)
uint32 = st.integers(0, 2**32 - 1)


def shaped(shape: tuple[int, ...], numbers: Iterator[int]) -> Any:
    return [shaped(shape[1:], numbers) for _ in range(shape[0])] if shape else next(numbers)


@st.composite
def states(draw: st.DrawFn, kind: type[Wreck] = Wreck) -> Wreck:
    """A state with any numbers in its cells."""
    state = kind()
    for field in kind.fields:
        numbers = draw(st.lists(uint32 if field.name == "stream" else int32, min_size=field.count, max_size=field.count))
        setattr(state, field.name, shaped(field.shape, iter(numbers)))
    return state


def values(state: State) -> dict[str, Any]:
    return {field.name: getattr(state, field.name) for field in state.fields}


def example() -> Wreck:
    s = Wreck()
    s.stream, s.players, s.options[2] = [1, 2, 3, 4], 3, 5
    s.price, s.need, s.limit = [7, 8], [[1, 0], [0, 2]], 9
    s.left, s.owner, s.site, s.goods = 4, 2, [5, 6], [[1, 2], [3, 4], [5, 6]]
    return s


# Declaration


def test_a_state_has_the_common_fields_and_then_its_own_in_order() -> None:
    assert [field.name for field in Wreck.fields] == COMMON + OWN


def test_declaring_a_state_adds_nothing_to_others() -> None:
    assert [field.name for field in State.fields] == COMMON
    assert [field.name for field in Longer.fields] == [*COMMON, *OWN, "more"]


def test_an_axis_is_a_number_or_as_long_as_its_domain() -> None:
    assert {field.name: field.shape for field in Wreck.fields[len(COMMON) :]} == {
        "price": (2,),
        "need": (2, 2),
        "limit": (),
        "left": (),
        "owner": (),
        "site": (2,),
        "goods": (3, 2),
    }


def test_a_field_knows_what_its_numbers_stand_for() -> None:
    assert {field.name: field.of for field in Wreck.fields if field.of} == {"owner": SEAT, "site": GOOD}


def test_a_field_knows_whether_it_is_printed_on_components() -> None:
    assert [field.name for field in Wreck.fields if field.printed] == ["price", "need", "limit"]


def test_a_new_state_is_all_zeros() -> None:
    assert values(Wreck()) == {
        **dict.fromkeys(COMMON, 0),
        **dict.fromkeys(OWN, 0),
        "stream": [0] * 4,
        "options": [0] * 8,
        "price": [0, 0],
        "need": [[0, 0], [0, 0]],
        "site": [0, 0],
        "goods": [[0, 0], [0, 0], [0, 0]],
    }


def test_new_states_share_nothing() -> None:
    first, second = Wreck(), Wreck()
    first.goods[0][0] = 1
    first.price[0] = 1
    assert second == Wreck()


# Copying


def test_a_copy_is_equal_and_of_the_same_class() -> None:
    copy = example().copy()
    assert copy == example()
    assert type(copy) is Wreck


@pytest.mark.parametrize("name", [name for name in COMMON + OWN if name not in ("price", "need")])
def test_a_change_of_a_copy_leaves_the_original_alone(name: str) -> None:
    s = example()
    copy = s.copy()
    inner = values(copy)[name]
    if isinstance(inner, int):
        setattr(copy, name, inner + 1)
    else:
        row = inner[-1] if isinstance(inner[-1], list) else inner
        row[-1] += 1
    assert copy != s
    assert s == example()


def test_copies_share_what_is_printed_on_components() -> None:
    s = example()
    copy = s.copy()
    assert copy.price is s.price
    assert copy.need is s.need
    assert copy.site is not s.site


def test_take_makes_a_state_an_independent_copy() -> None:
    s, other = example(), Wreck()
    other.take(s)
    assert other == s
    other.goods[1][1] += 1
    assert s == example()


# Comparing and printing


@given(states(), st.data())
def test_states_that_differ_in_one_cell_are_not_equal(state: Wreck, data: st.DataObject) -> None:
    record = np.frombuffer(state.pack(), record_type(Wreck)).copy()
    name = data.draw(st.sampled_from(COMMON + OWN))
    cells_of = record[name].reshape(-1)
    place = data.draw(st.integers(0, len(cells_of) - 1))
    cells_of[place] ^= 1
    assert Wreck.unpack(record.tobytes()) != state


def test_states_of_different_classes_are_not_equal() -> None:
    class Same(State):
        price: Row = printed(GOOD)
        need: Grid = printed(2, GOOD)
        limit: int = printed()
        left: int
        owner: int = cell(of=SEAT)
        site: Row = cells(GOOD, of=GOOD)
        goods: Grid = cells(SEAT, GOOD)

    assert Same().pack() == Wreck().pack()
    assert Same() != Wreck()


def test_a_state_cannot_be_a_key() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Wreck())


def test_printing_a_state_shows_every_field_but_the_printed_ones() -> None:
    assert repr(example()) == (
        "Wreck(stream=[1, 2, 3, 4], players=3, options=[0, 0, 5, 0, 0, 0, 0, 0], step=0, decision=0, asked=0, to_act=0, known=0, ended=0, "
        "left=4, owner=2, site=[5, 6], goods=[[1, 2], [3, 4], [5, 6]])"
    )


# The record


@given(states())
def test_a_record_unpacks_to_the_same_state(state: Wreck) -> None:
    back = Wreck.unpack(state.pack())
    assert values(back) == values(state)
    assert back == state


@pytest.mark.parametrize("kind", [Wreck, Longer])
def test_a_record_has_the_declared_size_in_whole_words(kind: type[Wreck]) -> None:
    cell_bytes = sum((8 if field.name == "stream" else 4) * field.count for field in kind.fields)
    assert len(kind().pack()) == kind.size == -(-cell_bytes // 8) * 8


def test_one_of_the_two_records_needs_filling_up() -> None:
    assert {sum(field.count for field in kind.fields) % 2 for kind in (Wreck, Longer)} == {0, 1}


@pytest.mark.parametrize("kind", [Wreck, Longer])
@given(data=st.data())
def test_a_packed_state_is_the_numpy_record_field_by_field(kind: type[Wreck], data: st.DataObject) -> None:
    state = data.draw(states(kind))
    layout = record_type(kind)
    (record,) = np.frombuffer(state.pack(), layout)
    assert layout.itemsize == kind.size
    assert {name: record[name].tolist() for name in layout.names or ()} == values(state)


@pytest.mark.parametrize("name", COMMON + OWN)
def test_what_compiled_rules_write_into_a_field_is_read_from_that_field(name: str) -> None:
    record = np.frombuffer(Wreck().pack(), record_type(Wreck)).copy()
    record[name][...] = 12
    state = Wreck.unpack(record.tobytes())
    assert {other for other, value in values(state).items() if np.any(value)} == {name}
    assert np.all(np.array(getattr(state, name)) == 12)


def test_what_is_printed_is_part_of_the_record() -> None:
    s, other = example(), example()
    other.need[1][1] = 3
    assert s != other
    assert Wreck.unpack(other.pack()).need == [[1, 0], [0, 3]]


@pytest.mark.parametrize("number", [2**31, -(2**31) - 1])
def test_a_number_that_does_not_fit_its_cell_is_never_cut_short(number: int) -> None:
    s = example()
    s.site[0] = number
    with pytest.raises(struct.error):
        s.pack()


def test_bytes_of_another_length_are_no_record() -> None:
    with pytest.raises(struct.error):
        Wreck.unpack(example().pack() + bytes(8))


# Covered cells


def test_a_covered_cell_is_no_value_of_any_domain() -> None:
    assert all(UNKNOWN not in range(-1, len(domain)) for domain in (SEAT, GOOD))


def test_a_covered_cell_keeps_in_the_record() -> None:
    s = example()
    s.goods[1] = [UNKNOWN, UNKNOWN]
    assert Wreck.unpack(s.pack()).goods == [[1, 2], [UNKNOWN, UNKNOWN], [5, 6]]
