"""Events: what was told, for those who may know it."""

from typing import Any

import pytest

from doubloon.core import EVERYONE, NOBODY, SPECTATOR, Events, clause_numbers, named, only, tell
from doubloon.core.event import Event
from doubloon.core.steps import LOG_COLUMNS, clear

GOOD = named("good", "rope", "lamp")
XY_1_2, XY_R3 = clause_numbers("XY-1.2", "XY-R3")

EVENTS = Events()
TOOK = EVENTS.kind("took", good=GOOD, count=None)
PEEKED = EVENTS.kind("peeked", secret=True, good=GOOD)
ENDED = EVENTS.kind("ended")

VIEWERS = (SPECTATOR, 0, 1, 2)


def row(kind: int, clause: int, seat: int, a: int = 0, b: int = 0, *, seers: int = EVERYONE) -> list[int]:
    """A row as rules code tells it."""
    log = [[0] * LOG_COLUMNS for _ in range(3)]
    tell(log, kind, clause, seat, a, b, seers=seers)
    assert log[0][0] == 1
    return log[1]


def test_an_event_names_kind_clause_seat_and_values() -> None:
    assert EVENTS.read(row(TOOK, XY_1_2, 2, 1, 5), "XY") == Event("took", "XY-1.2", 2, {"good": 1, "count": 5})


def test_an_event_may_cite_a_ruling_and_name_nobody() -> None:
    assert EVENTS.read(row(ENDED, XY_R3, NOBODY), "XY") == Event("ended", "XY-R3", None, {})


@pytest.mark.parametrize("viewer", [None, *VIEWERS])
def test_what_everyone_may_know_everyone_sees(viewer: int | None) -> None:
    event = EVENTS.read(row(TOOK, XY_1_2, 1, 0, 3), "XY", viewer)
    assert event is not None
    assert event.values == {"good": 0, "count": 3}


@pytest.mark.parametrize(("viewer", "values"), [(None, [1, 4]), (1, [1, 4]), (0, [None, None]), (2, [None, None]), (SPECTATOR, [None, None])])
def test_values_are_covered_for_those_who_do_not_see_them(viewer: int | None, values: list[int | None]) -> None:
    event = EVENTS.read(row(TOOK, XY_1_2, 1, 1, 4, seers=only(1)), "XY", viewer)
    assert event == Event("took", "XY-1.2", 1, dict(zip(("good", "count"), values, strict=True)))


@pytest.mark.parametrize(("viewer", "sees"), [(None, True), (1, True), (0, False), (2, False), (SPECTATOR, False)])
def test_of_a_secret_event_the_others_do_not_even_know(viewer: int | None, sees: bool) -> None:
    event = EVENTS.read(row(PEEKED, XY_1_2, 1, 0, seers=only(1)), "XY", viewer)
    assert (event == Event("peeked", "XY-1.2", 1, {"good": 0})) if sees else (event is None)


def test_a_secret_event_told_to_everyone_is_seen_by_everyone() -> None:
    assert all(EVENTS.read(row(PEEKED, XY_1_2, 1, 0), "XY", viewer) for viewer in VIEWERS)


def test_two_seats_can_share_what_they_see() -> None:
    shared = row(TOOK, XY_1_2, 1, 0, 1, seers=only(0) | only(2))
    assert [viewer for viewer in VIEWERS if (event := EVENTS.read(shared, "XY", viewer)) and event.values["good"] is not None] == [0, 2]


def test_the_highest_seat_is_not_taken_for_the_spectators() -> None:
    event = EVENTS.read(row(TOOK, XY_1_2, 14, 1, 1, seers=only(14)), "XY", SPECTATOR)
    assert event is not None
    assert event.values == {"good": None, "count": None}


def test_an_event_as_plain_data() -> None:
    assert Event("took", "XY-1.2", 1, {"good": None, "count": 4}).plain() == {"event": "took", "clause": "XY-1.2", "seat": 1, "good": None, "count": 4}


def test_a_kind_has_at_most_four_values() -> None:
    fields: dict[str, Any] = dict.fromkeys("abcd")
    assert Events().kind("four", **fields) == 0
    with pytest.raises(ValueError, match=r"^event five: a log row has room for four values$"):
        Events().kind("five", **fields, e=None)


# The log


def test_events_are_told_in_order() -> None:
    log = [[0] * LOG_COLUMNS for _ in range(4)]
    tell(log, TOOK, XY_1_2, 0, 1, 2)
    tell(log, ENDED, XY_R3, NOBODY, seers=only(2))
    assert log[0][:2] == [2, 0]
    assert log[1:3] == [[TOOK, XY_1_2, 0, 1, 2, 0, 0, EVERYONE], [ENDED, XY_R3, NOBODY, 0, 0, 0, 0, 4]]


def test_a_full_log_says_so_and_keeps_what_it_has() -> None:
    log = [[0] * LOG_COLUMNS for _ in range(2)]
    tell(log, TOOK, XY_1_2, 0)
    tell(log, ENDED, XY_1_2, 0)
    assert log[0][:2] == [1, 1]
    assert log[1][0] == TOOK


def test_a_cleared_log_is_empty_and_has_not_overflowed() -> None:
    log = [[0] * LOG_COLUMNS for _ in range(2)]
    for _ in range(3):
        tell(log, TOOK, XY_1_2, 0)
    clear(log)
    assert log[0][:2] == [0, 0]


def test_a_log_of_one_row_takes_nothing_and_never_overflows() -> None:
    log = [[0] * LOG_COLUMNS]
    tell(log, TOOK, XY_1_2, 0)
    assert log == [[0] * LOG_COLUMNS]
