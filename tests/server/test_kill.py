"""The short form of `python3 run.py torture kill`: a room is killed while people play, and nothing it acknowledged is lost."""

import asyncio
import shutil
from pathlib import Path

import pytest

from benchmarks import sync_trace
from benchmarks.sync_trace import Call
from benchmarks.torture_room import PLACES, OnSQLite, Point

SHORT = ("the-plan", "unexpected-treasures")
needs_strace = pytest.mark.skipif(shutil.which("strace") is None, reason="places kills and watches flushes with strace")


def tortured(folder: Path, points: list[Point], tables: int, *, watch: bool = False) -> OnSQLite:
    async def run() -> OnSQLite:
        room = OnSQLite(folder, 1, SHORT, tables)
        if watch:
            await room.watch_flushes(10)
        await room.run(points)
        return room

    return asyncio.run(run())


def test_what_was_acknowledged_survives_kills_at_random(tmp_path: Path) -> None:
    room = tortured(tmp_path, [None] * 4, tables=2)
    assert room.landed.total() == 4
    assert len(room.ledger.acknowledged) > 10
    assert room.ledger.lost == set()
    assert room.ledger.repeated >= len(room.ledger.acknowledged)
    assert room.verified >= 2


@needs_strace
def test_what_was_acknowledged_was_flushed_and_survives_kills_at_every_sort_of_call(tmp_path: Path) -> None:
    room = tortured(tmp_path, [(place, number) for place in PLACES[:3] for number in (3, 20)], tables=1, watch=True)
    assert room.flushed >= 10
    assert room.not_flushed == []
    assert set(room.landed) >= {"log_write", "log_sync", "send"}
    assert room.ledger.lost == set()


def test_a_trace_that_lacks_a_flush_is_found_out() -> None:
    """The parts of a trace, in every wrong order."""
    page = Call("pwrite64", "/room/room.db-wal", b"...x-1...", 1, 2)
    frames = [Call("pwrite64", "/room/room.db-wal", bytes(24), 0, 1), page]
    last = [Call("pwrite64", "/room/room.db-wal", b"\0\0\0\1\0\0\0\7" + bytes(16), 3, 4), Call("pwrite64", "/room/room.db-wal", b"page", 4, 5)]
    flush = Call("fdatasync", "/room/room.db-wal", b"", 6, 7)
    answer = Call("write", "socket:[1]", b'{"type":"ack","id":"x-1","entry":1}', 8, 9)
    assert sync_trace.not_flushed([*frames, *last, flush, answer], ["x-1"]) == []
    early = flush._replace(began=4.5, ended=4.9)
    late = flush._replace(began=6, ended=8.5)
    other = flush._replace(path="/room/room.db")
    for wrong in ([early], [late], [other], []):
        assert sync_trace.not_flushed([*frames, *last, *wrong, answer], ["x-1"]) == ["x-1"]


def test_a_trace_is_read_with_calls_that_others_interrupt(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    trace.write_text(
        "7 100.0 fdatasync(20</d/room.db-wal> <unfinished ...>\n"
        '8 100.1 write(9<socket:[5]>, "\\x61\\x63\\x6b", 3) = 3 <0.000100>\n'
        "7 100.2 <... fdatasync resumed>)             = 0 <0.200000>\n"
        "7 100.3 +++ killed by SIGKILL +++\n"
    )
    assert sync_trace.read(trace) == [
        Call("fdatasync", "/d/room.db-wal", b"", 100.0, 100.2),
        Call("write", "socket:[5]", b"ack", 100.1, 100.1 + 0.0001),
    ]
