"""`python3 run.py torture kill`: a games room is killed hundreds of times while people play, and nothing it acknowledged is ever lost.

Bots and scripted people play all games at once over WebSockets. The server, `doubloon serve`, is killed at random moments; and with strace exactly at the
1st, 2nd, 3rd … write into its log, flush of it, write into its database, and send to a client. It is started again, everybody comes back with the last event
he saw, repeats what was not answered and what was, and plays on. After each kill the database is compared with what was acknowledged; in the end every game
is played out and its journal verified. A trace shows that each action was flushed before it was acknowledged. Then the same with two workers on PostgreSQL,
of which one is killed each time.
"""

import argparse
import asyncio
import contextlib
import json
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.people import Broken
from benchmarks.postgres import postgres
from benchmarks.torture_room import PLACES, OnPostgres, OnSQLite, Point, Torture, mixed
from doubloon.server.serve import migrate

KILLS = 300
#: Of each hundred kills.
SHARES = {"random": 20, "log_write": 22, "log_sync": 15, "send": 22, "database_write": 4, "database_sync": 2}
ON_POSTGRES = {"random": 8, "send": 7}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="run.py torture kill", description=__doc__)
    parser.add_argument("--kills", type=int, default=KILLS, help="how many kills in all")
    parser.add_argument("--seed", type=int, default=1, help="what people do and when the random kills come")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(arguments)
    if not shutil.which("strace"):
        print("torture kill needs strace: install it (on Debian: apt install strace) and run this again.", file=sys.stderr)
        return 2
    started, rooms, failure = time.monotonic(), [], ""
    try:
        for torture, kills in _rooms(chosen.kills, chosen.seed):
            rooms.append(torture)
            asyncio.run(_tortured(torture, kills))
    except Broken as broken:
        failure = str(broken)
    figures = {**summed(rooms), "seconds": round(time.monotonic() - started, 1)}
    if chosen.json:
        print(json.dumps(figures, indent=2))
    else:
        for name, figure in figures.items():
            print(f"{name:32} {figure}")
    if failure:
        print(f"FAILED: {failure}", file=sys.stderr)
    return 1 if failure or figures["lost"] or figures["not_flushed"] else 0


def points(kills: int, shares: dict[str, int]) -> list[Point]:
    """The kills of a run: for each sort of call its 1st, 2nd, 3rd …, and None for a random one."""
    placed = [(place, 1 + number % place.most) for place in PLACES for number in range(kills * shares.get(place.name, 0) // 100)]
    return [*placed, *[None] * (kills * sum(shares.values()) // 100 - len(placed))]


def summed(rooms: list[Torture]) -> dict[str, Any]:
    """The figures of all rooms together."""
    landed: Counter[str] = sum((room.landed for room in rooms), Counter())
    return {
        "kills": landed.total(),
        **{f"kills_{name}": number for name, number in sorted(landed.items())},
        "acknowledged": sum(len(room.ledger.acknowledged) for room in rooms),
        "lost": sum(len(room.ledger.lost) for room in rooms),
        "resumed": sum(room.ledger.resumed for room in rooms),
        "repeated": sum(room.ledger.repeated for room in rooms),
        "journals_verified": sum(room.verified for room in rooms),
        "flushed_before_acknowledged": sum(room.flushed for room in rooms),
        "not_flushed": sum(len(room.not_flushed) for room in rooms),
    }


def _rooms(kills: int, seed: int) -> Iterator[tuple[Torture, list[Point]]]:
    with tempfile.TemporaryDirectory() as folder:
        yield OnSQLite(Path(folder), seed), mixed(points(kills, SHARES), seed)
    with tempfile.TemporaryDirectory() as folder, postgres() as (_, address):
        with contextlib.redirect_stdout(sys.stderr):
            migrate(database=address)
        yield OnPostgres(Path(folder), seed, address), mixed(points(kills, ON_POSTGRES), seed)


async def _tortured(torture: Torture, kills: list[Point]) -> None:
    if torture.has_log:
        await torture.watch_flushes()
    await torture.run(kills)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
