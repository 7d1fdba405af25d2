"""The wire view: a hidden state as plain data."""

import json
import struct

from doubloon import core
from doubloon.core import UNKNOWN, Grid, Row, State, cells, printed
from doubloon.core.view import shown_fields, shown_places, wire


class Cabin(State):
    price: Row = printed(2)
    key: int
    berths: Row = cells(2)
    chests: Grid = cells(core.seats(2), 2)


def test_a_view_has_every_field_by_name() -> None:
    s = Cabin()
    s.players, s.key, s.berths, s.chests = 2, 7, [1, 0], [[1, 2], [3, 4]]
    view = wire(s)
    assert view["players"] == 2
    assert (view["key"], view["berths"], view["chests"]) == (7, [1, 0], [[1, 2], [3, 4]])


def test_covered_cells_are_none_wherever_they_are() -> None:
    s = Cabin()
    s.key, s.berths, s.chests = UNKNOWN, [UNKNOWN, 0], [[1, UNKNOWN], [3, 4]]
    view = wire(s)
    assert (view["key"], view["berths"], view["chests"]) == (None, [None, 0], [[1, None], [3, 4]])


def test_what_is_printed_the_stream_and_what_is_known_stay_out_of_a_view() -> None:
    s = Cabin()
    assert {field.name for field in s.fields} - set(wire(s)) == {"price", "stream", "known"}


def test_a_view_can_be_sent() -> None:
    view = wire(Cabin())
    assert json.loads(json.dumps(view)) == view


def test_the_cells_of_a_view_lie_in_a_record_where_it_is_said() -> None:
    s = Cabin()
    s.price, s.known, s.options, s.key, s.berths, s.chests = [70, 80], 9, [1, 2, 3, 4, 5, 6, 7, 8], 7, [1, 0], [[1, 2], [3, 4]]
    record = struct.unpack(f"<{s.size // 4}i", s.pack())
    assert [field.name for field in shown_fields(Cabin)] == list(wire(s))
    flat = [cell for value in wire(s).values() for row in (value if isinstance(value, list) else [value]) for cell in (row if isinstance(row, list) else [row])]
    assert [record[place] for place in shown_places(Cabin)] == flat
    assert {70, 80, 9}.isdisjoint(flat)
