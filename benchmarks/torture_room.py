"""A room that is killed again and again while people play in it."""

import asyncio
import itertools
import random
import sqlite3
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks import sync_trace
from benchmarks.lives import Life, free_port
from benchmarks.people import GONE, Broken, Ledger, Party, Person, Sent
from doubloon import game, game_names
from doubloon.table.journal import Journal, read_journal
from doubloon.table.replay import verify

#: A placed kill that has not come after so many seconds is not waited for: the room is killed all the same, and it counts as one at random.
LONGEST = 5.0
#: A life that ends at random ends within so many seconds.
RANDOM = 1.5
#: So long the people of a killed worker play on at the other one, before the next kill.
PLAY_ON = 0.5
#: So many actions are traced.
TRACED = 200
#: So many tables are played at once; when a game is over another one begins, each title in its turn.
TABLES = 3


class Place(NamedTuple):
    """A sort of call at which a room can be killed: on a file in the data folder, or (no file) by its main thread, which sends.

    `most` is how many of them there are in any life.
    """

    name: str
    call: str
    file: str
    most: int = 1000


PLACES = (
    Place("log_write", "pwrite64", "room.db-wal"),
    Place("log_sync", "fdatasync", "room.db-wal"),
    Place("send", "write", ""),
    Place("database_write", "pwrite64", "room.db", 6),  # what the log of the life before holds is carried over when a room opens
    Place("database_sync", "fdatasync", "room.db", 1),
)
#: At which such call; None: at a random moment.
Point = tuple[Place, int] | None


def mixed(points: list[Point], seed: int) -> list[Point]:
    random.Random(seed).shuffle(points)
    return points


class Torture:
    """The room's workers, its people, and what was seen of them. One worker for SQLite, two for PostgreSQL."""

    has_log = False
    sort = ""  # what the sorts of its kills begin with

    def __init__(self, folder: Path, seed: int, workers: int, titles: Sequence[str], tables: int, **environment: str) -> None:
        self.ledger = Ledger()
        self.landed: Counter[str] = Counter()
        self.verified = self.flushed = 0
        self.not_flushed: list[str] = []
        self.data = folder / "room"
        self._log = folder / "log"
        self._chance = random.Random(seed)
        self._environment = {
            "DOUBLOON_DATA": str(self.data),
            "DOUBLOON_BOTS": "1",
            "DOUBLOON_BOT_PAUSE": "0",
            "DOUBLOON_RATE": "1000000",
            "DOUBLOON_ADDRESS_RATE": "1000000",
            "DOUBLOON_NEWCOMER_RATE": "1000000",
            **environment,
        }
        self._lives: dict[int, Life | None] = {free_port(): None for _ in range(workers)}
        self._done: list[Party] = []
        self._people = 0
        self._titles = itertools.cycle(titles or game_names())
        self._parties = [self._new_party() for _ in range(tables)]

    async def kept(self) -> dict[str, tuple[str, int]]:
        """What the database has: for each message its table and its number there."""
        raise NotImplementedError

    async def run(self, points: list[Point]) -> None:
        """Every kill, and the end in peace."""
        try:
            for point in points:
                await self._live_and_die(point)
            await self._finish()
        finally:
            self._end()

    async def watch_flushes(self, actions: int = TRACED) -> None:
        """A life that is traced until so many actions have been acknowledged, to see what is flushed before what is told."""
        (port,) = self._lives
        life, trace, before = self._born(port), self._log.with_name("trace"), set(self.ledger.acknowledged)
        try:
            life.watch("-o", str(trace), *sync_trace.OPTIONS)
            if not await life.begin():
                raise Broken("the room does not open under strace")
            tasks = self._play()
            async with asyncio.timeout(60):
                while len(self.ledger.acknowledged) < len(before) + actions and not all(task.done() for task in tasks):
                    await asyncio.sleep(0.01)
        finally:
            self._end()
        await _settled(tasks)
        traced = [id_ for id_, sent in self.ledger.acknowledged.items() if id_ not in before]
        self.not_flushed = sync_trace.not_flushed(sync_trace.read(trace), traced)
        self.flushed = len(traced) - len(self.not_flushed)
        trace.unlink()

    async def _live_and_die(self, point: Point) -> None:
        """Start what is not running, play, and kill the worker that has lived longest."""
        is_alone = len(self._lives) == 1
        for port in [port for port, life in self._lives.items() if life is None]:
            life = self._born(port)
            if point and is_alone:
                life.watch(*self._at(*point))  # from its first call on
            if not await life.begin():
                if not life.was_killed:
                    raise Broken(f"the room does not open: {self._log.read_text()[-1000:]}")
                return self._killed(port, point)
        port, victim = next((port, life) for port, life in self._lives.items() if life)
        self.ledger.check(await self.kept())
        tasks = self._play()
        if point and not is_alone:
            victim.watch(*self._at(*point))  # from where it is
        if not await victim.over(LONGEST if point else self._chance.uniform(0, RANDOM)):
            point = None
        self._killed(port, point)
        if not is_alone:
            await asyncio.sleep(PLAY_ON)
            for task in tasks:
                task.cancel()
        await _settled(tasks)
        for place, party in enumerate(self._parties):
            if party.is_over:
                self._done.append(party)
                self._parties[place] = self._new_party()
        return None

    def _killed(self, port: int, point: Point) -> None:
        life = self._lives.pop(port)
        assert life
        life.end()
        self._lives[port] = None  # the last one to be killed again
        self.landed[self.sort + (point[0].name if point else "random")] += 1

    async def _finish(self) -> None:
        """Every game is played out by bots, everything is said once more, every journal verified."""
        self._environment["DOUBLOON_BOTS"] = "2"
        for port, life in self._lives.items():
            if life is None and not await self._born(port).begin():
                raise Broken("the room does not open any more")
        port = next(iter(self._lives))
        self.ledger.check(await self.kept())
        for party in self._parties:
            await party.sit_down(port)
        await asyncio.gather(*(person.hand_over(port, party.table) for party in self._parties for person in party.people))
        parties = [*self._done, *self._parties]
        for party in parties:
            sent = [each for each in self.ledger.acknowledged.values() if each.table == party.table]
            await asyncio.gather(*(person.repeat(port, party.table, [each.message for each in sent if each.person is person]) for person in party.people))
            journal = read_journal(await party.people[0].http(port, f"/tables/{party.table}/journal"))
            _must_verify(journal, sent)
            self.verified += 1
        self.ledger.check(await self.kept())
        if wrong := [line for line in self._log.read_text().splitlines() if '"level": "error"' in line or line.startswith("Traceback")]:
            raise Broken(f"the room says that something went wrong: {wrong[0][:2000]}")

    # Its parts

    def _born(self, port: int) -> Life:
        life = self._lives[port] = Life({**self._environment, "DOUBLOON_PORT": str(port)}, self._log)
        return life

    def _end(self) -> None:
        for port, life in self._lives.items():
            if life:
                life.end()
                self._lives[port] = None

    def _at(self, place: Place, number: int) -> list[str]:
        """How strace is told to kill at this call. It counts for each thread by itself: one writes into the log, the main one sends."""
        where = ["-f", "-P", str(self.data.resolve() / place.file)] if place.file else []
        return ["-o", "/dev/null", *where, "-e", f"trace={place.call}", "-e", f"inject={place.call}:signal=SIGKILL:when={number}"]

    def _new_party(self) -> Party:
        name = next(self._titles)
        players = max(3, game(name).player_counts[0])
        bots = self._chance.choice((0, 1))
        people = []
        for _ in range(players - bots):
            self._people += 1
            people.append(Person(f"P{self._people}", self.ledger, random.Random(self._chance.random())))
        return Party(name, people, bots)

    def _play(self) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(self._play_at(party)) for party in self._parties]

    async def _play_at(self, party: Party) -> None:
        """Everybody at a table plays, now at this worker and now at that one, until the game is over or there is no worker left."""
        while not party.is_ready and (port := self._some_port()):
            try:
                await party.sit_down(port)
            except GONE:
                await asyncio.sleep(0.01)
        if party.is_ready:
            await asyncio.gather(*(self._play_as(person, party.table) for person in party.people))

    async def _play_as(self, person: Person, table: str) -> None:
        while port := self._some_port():
            try:
                return await person.live(port, table)
            except GONE:
                await asyncio.sleep(0.01)
        return None

    def _some_port(self) -> int | None:
        ports = [port for port, life in self._lives.items() if life and not life.is_over]
        return self._chance.choice(ports) if ports else None


class OnSQLite(Torture):
    """One worker, whose log and database can be watched."""

    has_log = True

    def __init__(self, folder: Path, seed: int, titles: Sequence[str] = (), tables: int = TABLES) -> None:
        super().__init__(folder, seed, 1, titles, tables)

    async def kept(self) -> dict[str, tuple[str, int]]:
        with closing(sqlite3.connect(f"file:{self.data / 'room.db'}?mode=ro", uri=True)) as database:
            return {message: (table, n) for table, n, message in database.execute(KEPT)}


class OnPostgres(Torture):
    """Two workers, of which one is killed and the other goes on."""

    sort = "worker_"

    def __init__(self, folder: Path, seed: int, address: str, titles: Sequence[str] = (), tables: int = TABLES) -> None:
        super().__init__(folder, seed, 2, titles, tables, DOUBLOON_DATABASE=address, DOUBLOON_SECRET="of both workers")
        self._address = address.replace("postgresql+asyncpg://", "postgresql://")

    async def kept(self) -> dict[str, tuple[str, int]]:
        import asyncpg

        database = await asyncpg.connect(self._address)
        try:
            return {message: (table, n) for table, n, message in await database.fetch(KEPT)}
        finally:
            await database.close()


KEPT = "SELECT table_id, n, message FROM entries WHERE message IS NOT NULL UNION ALL SELECT table_id, n, message FROM chat"


def _must_verify(journal: Journal, sent: list[Sent]) -> None:
    """It was a fair game by the rules, and every answer that was acknowledged is the entry that was named."""
    for check in verify(journal):
        if not check.holds:
            raise Broken(f"a journal of {journal.header.game} does not verify: {check.what}: {check.found}")
    for each in sent:
        if each.message["type"] == "play":
            entry: Any = journal.entries[each.answer["entry"] - 1]
            if list(entry.actions) != each.message["actions"]:
                raise Broken(f"{each.message} was acknowledged as entry {each.answer['entry']}, which is {entry}")


async def _settled(tasks: list[asyncio.Task[None]]) -> None:
    for outcome in await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 90):
        if isinstance(outcome, Exception):
            raise outcome if isinstance(outcome, Broken) else Broken(f"somebody met what he should not: {outcome!r}") from outcome
