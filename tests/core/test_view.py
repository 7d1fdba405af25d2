"""The wire view: a hidden state as plain data."""

import json

from doubloon import core
from doubloon.core import UNKNOWN, Grid, Row, State, cells, printed
from doubloon.core.view import wire


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
