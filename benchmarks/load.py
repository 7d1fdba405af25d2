"""`python3 run.py torture load`: live tables with four scripted people each over real sockets, everything on disk before anybody is told.

First at the pace of people, for more and more tables: a table's next action is due every four seconds, whether or not the server is done with the one before,
and its latency runs from when it was due to when the last of the four seats has been told. Then at full speed, in turns with a boardgame.io server that keeps
everything in memory: a table's next action as soon as all its seats have been told of the one before. The server has one core, the generator another.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
import uvloop

from benchmarks.generator import PLAYERS, PeerMatch, RoomTable, Table, introduce
from benchmarks.server_process import ServerProcess

HERE = Path(__file__).parent
PEER = HERE / "boardgame_io"
#: Where the peer's packages are installed, and our database is made: a temporary folder of the system may be in memory.
BUILD = HERE.parent / "build"
TABLES = (50, 100, 200, 500)
PACE = 4.0
SECONDS = 20.0
ROUNDS = 7
#: How often both are started for that: where a process happens to lie in memory is worth several per cent.
STARTS = 3
#: So many tables play at full speed, 18 moves each in a round; twice as many matches of the peer, on as many sockets, nine moves each: then they are over.
AT_FULL_SPEED = 100
PEER_MOVES = 9
#: So many tables are set up side by side.
AT_ONCE = 20
MOST_P99_MS, MOST_RSS_MB, LEAST_RATIO = 50.0, 400.0, 1.0


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="doubloon torture load", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=list(TABLES), help="how many tables, one measurement after the other")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long each measurement at the pace of people takes")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often both servers play at full speed, one after the other")
    parser.add_argument("--starts", type=int, default=STARTS, help="how often both servers are started anew for that")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args(arguments)
    result = uvloop.run(measure(sorted(given.tables), given.seconds, given.rounds, given.starts, say=(lambda _line: None) if given.json else print))
    if given.json:
        json.dump(result, sys.stdout, indent=2)
        print()
    failures = shortcomings(result)
    for failure in failures:
        print(f"FAILED: {failure}", file=sys.stderr)
    return 1 if failures else 0


def shortcomings(result: dict[str, Any]) -> list[str]:
    """What is not as it should be."""
    wanted = (
        (result["p99_ms"] < MOST_P99_MS, f"p99_ms is to be under {MOST_P99_MS:g}"),
        (result["rss_mb"] < MOST_RSS_MB, f"rss_mb is to be under {MOST_RSS_MB:g}"),
        (result["ratio_vs_boardgame_io"] >= LEAST_RATIO, f"ratio_vs_boardgame_io is to be at least {LEAST_RATIO:g}"),
    )
    return [sentence for holds, sentence in wanted if not holds]


async def measure(counts: Sequence[int], seconds: float, rounds: int, starts: int, say: Any) -> dict[str, Any]:
    server_cores, own_cores = core_split()
    os.sched_setaffinity(0, own_cores)
    levels = await more_and_more(server_cores, counts, seconds, say)
    full = await beside_the_peer(server_cores, rounds, starts)
    say("  ".join(f"{name} {number:g}" for name, number in full.items()))
    largest = {name: levels[-1][name] for name in ("p99_ms", "rss_mb")}
    return {"levels": levels, **largest, **full}


async def more_and_more(cores: set[int], counts: Sequence[int], seconds: float, say: Any) -> list[dict[str, float]]:
    """What tables cost at the pace of people, as they become more."""
    async with our_room(cores) as room, visitors(room) as http:
        tables: list[RoomTable] = []
        levels: list[dict[str, float]] = []
        for count in counts:
            tables += await open_tables(room, http, count - len(tables))
            level = {"tables": count, "sockets": count * PLAYERS, **await at_pace(tables, seconds, room)}
            say("  ".join(f"{name} {number:g}" for name, number in level.items()))
            levels.append(level)
        await all_acknowledged(tables)
        for table in tables:
            table.close()
    return levels


async def beside_the_peer(cores: set[int], rounds: int, starts: int) -> dict[str, float]:
    """Moves a second at full speed, of both, on as many sockets, in turns; medians of all turns."""
    turns = [turn for _ in range(starts) for turn in await in_turns(cores, rounds)]
    ours, theirs, *shares = zip(*turns, strict=True)
    names = ("server_cpu", "generator_cpu", "boardgame_io_server_cpu", "boardgame_io_generator_cpu")
    return {
        "moves_per_s": round(statistics.median(ours)),
        "boardgame_io_moves_per_s": round(statistics.median(theirs)),
        "ratio_vs_boardgame_io": round(statistics.median(our / their for our, their in zip(ours, theirs, strict=True)), 3),
        **{name: round(statistics.median(share), 2) for name, share in zip(names, shares, strict=True)},
    }


async def in_turns(cores: set[int], rounds: int) -> list[tuple[float, ...]]:
    """Both, newly started: their speeds, and what servers and generators used of their cores, in every turn but the first, which is to warm up."""
    turns: list[tuple[float, ...]] = []
    async with our_room(cores) as room, visitors(room) as http, peer(cores) as other:
        tables = await open_tables(room, http, AT_FULL_SPEED)
        matches = await gathered([PeerMatch.open(other.port) for _ in range(AT_FULL_SPEED * PLAYERS // 2)])
        for _ in range(rounds + 1):
            speed, server, generator = await at_full_speed(tables, 2 * PEER_MOVES, room)
            peer_speed, peer_server, peer_generator = await at_full_speed(matches, PEER_MOVES, other)
            turns.append((speed, peer_speed, server, generator, peer_server, peer_generator))
            await gathered([match.begin() for match in matches])
        await all_acknowledged(tables)
        for table in (*tables, *matches):
            table.close()
    return turns[1:]


# Playing


async def at_pace(tables: Sequence[Table], seconds: float, server: ServerProcess) -> dict[str, float]:
    """Every table acts when its next action is due."""
    latencies: list[float] = []
    before, started = server.cpu_seconds, time.process_time()
    start = time.monotonic() + 0.1
    await asyncio.gather(*(_pace(table, start + PACE * place / len(tables), start + seconds, latencies) for place, table in enumerate(tables)))
    for table in tables:
        table.check()
    milliseconds = sorted(1000 * latency for latency in latencies)
    server_cpu, generator_cpu = server.cpu_seconds - before, time.process_time() - started
    return {
        "actions": len(latencies),
        "p50_ms": round(statistics.median(milliseconds), 2),
        "p99_ms": round(milliseconds[int(0.99 * len(milliseconds))], 2),
        "most_ms": round(milliseconds[-1], 2),
        "cpu_ms_per_action": round(1000 * server_cpu / len(latencies), 2),
        "server_cpu": round(server_cpu / seconds, 3),
        "generator_cpu": round(generator_cpu / seconds, 3),
        "rss_mb": round(server.rss_mb, 1),
    }


async def _pace(table: Table, due: float, end: float, latencies: list[float]) -> None:
    loop = asyncio.get_running_loop()
    while due < end and not table.is_over:
        await asyncio.sleep(due - time.monotonic())
        done: asyncio.Future[float] = loop.create_future()
        table.told = _marks(done)
        table.act()
        latencies.append(await _finished(done, [table]) - due)
        due += PACE


def _marks(done: asyncio.Future[float]) -> Callable[[Table], None]:
    return lambda _table: done.set_result(time.monotonic())


async def at_full_speed(tables: Sequence[Table], moves: int, server: ServerProcess) -> tuple[float, float, float]:
    """Every table makes so many moves, each as soon as the one before has been told. Moves a second, and how much of its core either side used."""
    done: asyncio.Future[float] = asyncio.get_running_loop().create_future()
    playing = [table for table in tables if not table.is_over]
    left, first = len(playing), sum(table.moves for table in playing)
    goals = {table: table.moves + moves for table in playing}

    def told(table: Table) -> None:
        nonlocal left
        if table.moves < goals[table] and not table.is_over:
            table.act()
        else:
            left -= 1
            if left == 0:
                done.set_result(time.perf_counter())

    before, own, started = server.cpu_seconds, time.process_time(), time.perf_counter()
    for table in playing:
        table.told = told
        table.act()
    spent = await _finished(done, playing) - started
    for table in playing:
        table.check()
    count = sum(table.moves for table in playing) - first
    return count / spent, (server.cpu_seconds - before) / spent, (time.process_time() - own) / spent


async def all_acknowledged(tables: Sequence[RoomTable]) -> int:
    """Wait until whoever acted has been told that his action is on disk; how many actions these were."""
    for _ in range(600):
        if all(table.acknowledged == table.moves for table in tables):
            return sum(table.acknowledged for table in tables)
        await asyncio.sleep(0.1)
    raise TimeoutError("some actions have been told but not acknowledged")


async def _finished(done: asyncio.Future[float], tables: Sequence[Table]) -> float:
    """Wait, as long as nothing has gone wrong at these tables."""
    for _ in range(60):
        if not done.done():
            await asyncio.wait([done], timeout=5)
        if done.done():
            return done.result()
        for table in tables:
            table.check()
    raise TimeoutError("the server does not answer any more")


# Setting up


def core_split() -> tuple[set[int], set[int]]:
    """The core of the servers and the core of the generator; the same one where there is only one."""
    cores = sorted(os.sched_getaffinity(0))
    return {cores[0]}, {cores[1 % len(cores)]}


@contextlib.asynccontextmanager
async def our_room(cores: set[int], within: Path = BUILD) -> AsyncIterator[ServerProcess]:
    """A games room by the command people use, with a new database on disk; only the limits on haste are out of the way."""
    within.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=within) as folder:
        many = "1000000"
        environment = {"DOUBLOON_DATA": folder, "DOUBLOON_RATE": many, "DOUBLOON_ADDRESS_RATE": many, "DOUBLOON_NEWCOMER_RATE": many, "DOUBLOON_BOTS": "1"}
        process = ServerProcess([sys.executable, "-m", "doubloon.cli", "serve", "--port", "{port}"], environment, cores, HERE.parent)
        try:
            await process.ready()
            yield process
        finally:
            process.stop()


@contextlib.asynccontextmanager
async def peer(cores: set[int]) -> AsyncIterator[ServerProcess]:
    """boardgame.io's server, as its documentation has it run in production."""
    process = ServerProcess(["node", str(PEER / "server.mjs"), "{port}"], {"NODE_ENV": "production"}, cores, BUILD / PEER.name)
    try:
        await process.ready()
        yield process
    finally:
        process.stop()


def visitors(room: ServerProcess) -> httpx.AsyncClient:
    """What people use before they sit down."""
    http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{room.port}", timeout=60, limits=httpx.Limits(max_connections=AT_ONCE))
    http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # it speaks for many people: each request says for whom
    return http


async def open_tables(room: ServerProcess, http: httpx.AsyncClient, count: int) -> list[RoomTable]:
    """So many new tables with four new people each."""
    chance = random.Random(count)

    async def one(number: int) -> RoomTable:
        people = [await introduce(http, f"Person {number} {seat}") for seat in range(PLAYERS)]
        return await RoomTable.open(room.port, people, chance, http)

    return await gathered([one(number) for number in range(count)])


async def gathered(work: Sequence[Any]) -> list[Any]:
    """Do it all, a few at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(each: Any) -> Any:
        async with gate:
            return await each

    return list(await asyncio.gather(*(one(each) for each in work)))
