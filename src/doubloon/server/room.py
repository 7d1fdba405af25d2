"""The room: tables in memory, what people do at them, and who is told.

Everything that changes a game comes through `act`: carried out in memory, written down, told. Called by HTTP and WebSocket alike.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from doubloon.core.errors import DoubloonError
from doubloon.core.view import wire as plain_view
from doubloon.server import wire
from doubloon.server.bots import Draws, NoAnswer, Pool, Verify
from doubloon.server.identity import Identities, Person
from doubloon.server.keeper import Keeper
from doubloon.server.limits import Limit
from doubloon.server.live import Listener, Live
from doubloon.server.lobby import Lobby, no_table
from doubloon.server.metrics import Metrics
from doubloon.server.refusal import Refused
from doubloon.server.room_table import decision_of
from doubloon.server.schema import chat, tables, turns
from doubloon.server.settings import Settings
from doubloon.server.store import Line, Store, Taken, next_n
from doubloon.server.webhook import Webhook
from doubloon.table import Seat
from doubloon.table.journal import Entry, Header, Journal

log = logging.getLogger("doubloon.room")

T = TypeVar("T")

ATTEMPTS = 5
#: After so many entries of a replay others have their turn.
CHUNK = 20
MOST_LINES = 200
#: How an entry begins with which a seat changes hands.
SIT = '{"entry":"sit"'


class Room:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings)
        self.store.heard = self._heard
        self.store.restored = self._begin_anew
        self.metrics = Metrics()
        self.store.committed = self.metrics.committed
        self.webhook = Webhook(settings.webhook)
        self.identities = Identities(self.store, settings.signing_secret())
        self.lobby = Lobby(self.store)
        self.pool = Pool(settings)
        self.talk = Limit(1.0, 5)
        self.rate = Limit(settings.rate, settings.rate * 10)
        self.addresses = Limit(settings.address_rate, settings.address_rate * 10)
        self.newcomers = Limit(settings.newcomer_rate, settings.newcomer_rate * 30)
        self.leafing = Limit(5.0, 30)
        self.hinting = Limit(settings.rate / 20, settings.rate / 2)
        self.lives: dict[str, Live] = {}
        self.lobby_changed = asyncio.Event()
        self.lobby_listeners: set[Listener] = set()
        self.listeners: set[Listener] = set()
        self._loading: dict[str, asyncio.Lock] = {}
        self._acting: set[asyncio.Task[Any]] = set()
        self.keeper = Keeper(self)

    async def open(self) -> None:
        await self.store.open()
        self._loop = asyncio.get_running_loop()  # kept: to ask for it costs a system call
        self.keeper.open()
        self.webhook.open()

    async def close(self) -> None:
        await self.keeper.close()
        await self.webhook.close()
        await self.pool.close()
        await asyncio.gather(*self._acting, return_exceptions=True)
        await self.store.close()

    # Looking

    async def look(self, person: Person, table: str, seen: int = 0, heard: int = 0, listener: Listener | None = None) -> wire.Table:
        """A table as this person may see it. A listener is told from now on what changes."""
        async with self.peek(person, table) as (live, viewer):
            message = live.message(viewer, person.id, seen)
            message.lines = await self.lines(table, heard)
            if message.lines and message.lines[-1].number > live.heard:
                await self._tell_lines(live)  # to those who listen already
                live.heard = message.lines[-1].number
            message.heard = live.heard
            if listener:
                live.mark(viewer)
                live.listeners[listener] = viewer
        return message

    @contextlib.asynccontextmanager
    async def peek(self, person: Person, table: str) -> AsyncIterator[tuple[Live, int]]:
        """A table as it stands, and with whose eyes this person sees it. While he looks nothing changes."""
        live = await self.live(table)
        async with live.lock:
            await self.load(live)
            await self.catch_up(live)
            yield live, live.viewer(person.id)

    def stop_listening(self, listener: Listener, table: str) -> None:
        self.listeners.discard(listener)
        self.lobby_listeners.discard(listener)
        if live := self.lives.get(table):
            live.listeners.pop(listener, None)

    async def replay(self, person: Person, table: str, at: int | None, seat: int | None) -> wire.Replay:
        """A game that is over, as it stood after entry `at`, as a seat saw it or open."""
        again, lines = await self.replayed(person, table, at, seat)
        assert again.table
        entry = msgspec.json.decode(lines[again.n - 1].entry) if again.n else None
        view, events = plain_view(again.table.look(seat)), again.latest_events(seat)
        return wire.Replay(table=table, at=again.n, entries=len(lines), seat=seat, entry=entry, view=view, decision=decision_of(again.table), events=events)

    async def moments(self, person: Person, table: str, start: int, count: int, seat: int | None) -> wire.Moments:
        """The same for a stretch of such a game, from entry `start` on."""
        again, lines = await self.replayed(person, table, start, seat)
        moments, before = [], dict[str, msgspec.Raw]()
        for at in range(start, min(start + count, len(lines) + 1)):
            await self._replay(again, lines[again.n : at])
            assert again.table
            entry = msgspec.json.decode(lines[at - 1].entry) if at else None
            view = {name: msgspec.Raw(wire.encode(value)) for name, value in plain_view(again.table.look(seat)).items()}
            changed = {name: value for name, value in view.items() if before.get(name) != value}
            moments.append(wire.Moment(at=at, entry=entry, view=changed, decision=decision_of(again.table), events=again.latest_events(seat)))
            before = view
            if at % CHUNK == 0:
                await asyncio.sleep(0)
        return wire.Moments(table=table, entries=len(lines), seat=seat, moments=moments)

    async def replayed(self, person: Person, table: str, at: int | None, seat: int | None) -> tuple[Live, Any]:
        """Such a game in memory, and all its entries."""
        live, header, lines = await self._finished(person, table)
        if seat is not None and not -1 <= seat < header.players:
            raise Refused("unknown", f"there is no seat {seat}: this table has seats 0 to {header.players - 1}, and -1 for a spectator")
        at = len(lines) if at is None else at
        if not 0 <= at <= len(lines):
            raise Refused("unknown", f"there is no entry {at}: this game has {len(lines)}")
        again = Live(live.stored)
        await self._replay(again, lines[:at])
        return again, lines

    async def journal(self, person: Person, table: str) -> str:
        """The journal of a game that is over: its secret is no secret any more."""
        _, header, lines = await self._finished(person, table)
        entries: Any = Entry
        return Journal(header, [msgspec.json.decode(line.entry, type=entries) for line in lines]).text()

    async def verify(self, person: Person, table: str) -> wire.Verdict:
        """Check a game that is over: commitment, components, seed, every draw and every rule."""
        found = await self._examined(Verify(await self.journal(person, table)))
        checks = [wire.Check(what=what, holds=holds, found=found) for what, holds, found in found]
        return wire.Verdict(holds=all(check.holds for check in checks), checks=checks)

    async def draws(self, person: Person, table: str) -> wire.Draws:
        """What was drawn in a game that is over, for those who work it out themselves."""
        return wire.Draws(table=table, draws=await self._examined(Draws(await self.journal(person, table))))

    async def _examined(self, job: Verify | Draws) -> Any:
        try:
            return await self.pool.do(job)
        except NoAnswer:
            raise Refused("storage", "the game could not be checked now: try again, or download the journal and run `doubloon verify`") from None

    async def _finished(self, person: Person, table: str) -> tuple[Live, Header, Any]:
        self.leafing.take(person.id, "finished games are brought back at most five times a second: wait a little")
        live = await self.live(table)
        if live.status != "over":
            await self.refresh(table)
        live.viewer(person.id)
        if live.status != "over":
            raise Refused("state", "the game is not over: until then its journal holds secrets")
        return live, msgspec.json.decode(live.row.header, type=Header), await self.store.entries(table)

    # Acting

    async def play(self, person: Person, table: str, message: wire.Play) -> wire.Ack:
        return await asyncio.shield(self.carry_out(self.play_now(person, table, message)))

    def play_now(self, person: Person, table: str, message: wire.Play) -> Coroutine[Any, Any, wire.Ack]:
        """The same within a task of `carry_out`."""
        return self._act(table, person.id, message.id, lambda live: live.play(live.own_seat(person.id), message.decision, message.actions))

    async def draft(self, person: Person, table: str, message: wire.Draft) -> wire.Drafted:
        async with self.peek(person, table) as (live, _):
            actions, done = live.draft(live.own_seat(person.id), message.decision, message.actions)
        return wire.Drafted(id=message.id, actions=actions, done=done)

    async def undo(self, person: Person, table: str, message: wire.Undo) -> wire.Ack:
        return await self.act(table, person.id, message.id, lambda live: live.undo(live.own_seat(person.id)))

    async def sit(self, person: Person, table: str, message: wire.Sit) -> wire.Ack:
        """Let a bot play one's seat, or play it again oneself."""

        def do(live: Live) -> Entry:
            seat = live.own_seat(person.id)
            return live.sit(seat, Seat("bot", message.level) if message.who == "bot" else Seat("person", live.seats[seat].name))

        return await self.act(table, person.id, message.id, do)

    async def concede(self, person: Person, table: str, message: wire.Concede) -> wire.Ack:
        """A bot plays the seat to the end, and it is nobody's any more; both are written at once."""
        return await self.act(table, person.id, message.id, lambda live: live.concede(live.own_seat(person.id)), is_for_good=True)

    async def say(self, person: Person, table: str, message: wire.Say) -> wire.Ack:
        """A line of chat, from somebody who sits at the table."""
        live, c = await self.live(table), chat.c
        for _ in range(ATTEMPTS):
            known = await self.store.first(select(c.n).where(c.table_id == table, c.person == person.id, c.message == message.id))
            if known:
                return wire.Ack(id=message.id, entry=known.n)
            if not (live.row.chat and self.settings.chat):
                raise Refused("state", "chat is switched off at this table")
            live.own_seat(person.id)
            text = "".join(letter for letter in message.text if letter.isprintable()).strip()
            if not text:
                raise Refused("bad", "a line of chat needs something to read")
            self.talk.take(person.id, "chat takes a line a second: wait a little")
            line = {"table_id": table, "n": next_n(table), "person": person.id, "name": person.name, "message": message.id, "text": text, "at": time.time()}
            with contextlib.suppress(IntegrityError):
                async with self.store.write(table) as connection:
                    n = (await connection.execute(insert(chat).values(line).returning(c.n))).scalar_one()
                async with live.lock:
                    await self._tell_lines(live)
                return wire.Ack(id=message.id, entry=n)
        raise Refused("storage", "too many people are talking at once: try again")

    async def act(self, table: str, actor: str, message: str | None, do: Callable[[Live], Entry], *, is_for_good: bool = False) -> wire.Ack:
        """Carry out, write down, tell. A message that was taken before is answered as it was then. `is_for_good`: the seat has no owner afterwards.

        It is done even if whoever asked for it goes meanwhile: what has been written is told.
        """
        return await asyncio.shield(self.carry_out(self._act(table, actor, message, do, is_for_good=is_for_good)))

    def carry_out(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do it whatever becomes of whoever asked for it; the room closes after it is done."""
        acting = self._loop.create_task(work)
        self._acting.add(acting)
        acting.add_done_callback(self._acted)
        return acting

    def _acted(self, acting: asyncio.Task[Any]) -> None:
        self._acting.discard(acting)
        if not acting.cancelled():
            acting.exception()  # nobody may be left who waits for it

    async def _act(self, table: str, actor: str, message: str | None, do: Callable[[Live], Entry], *, is_for_good: bool = False) -> wire.Ack:
        """Whoever finds that another worker wrote first takes over what it wrote, and tries again if the decision is still open."""
        live = await self.live(table)
        async with live.lock:
            for _ in range(ATTEMPTS):
                if live.table is None:
                    await self.load(live)
                if message and (known := live.taken.get((actor, message))):
                    return wire.Ack(id=message, entry=known)
                try:
                    entry = do(live)
                    return wire.Ack(id=message or "", entry=await self._write(live, entry, actor, message, entry.seat if is_for_good else None))
                except Refused as refusal:
                    if refusal.code == "storage" or not await self.catch_up(live):
                        raise
                except Taken:
                    log.info("another worker was first", extra={"table": table})
            raise Refused("stale", "others were quicker every time: look at the table and try again")

    async def _write(self, live: Live, entry: Entry, actor: str, message: str | None, left: int | None) -> int:
        at = time.time()
        try:
            live.record(entry, at, actor, message)
            assert live.table
            is_over, n = live.table.is_over, live.n
            text = msgspec.json.encode(entry).decode()
            await self.store.append(Line(live.id, n, actor, message, text, at, live.next_due(at), live.waiting, is_over, left))
        except BaseException:
            live.forget()  # what is in memory is not what is on disk
            raise
        if is_over:
            live.status = "over"
            self.lobby_changed.set()
        self._publish(live)
        if left is not None:
            live.give_up(left)
            self._seat_listeners(live)
            self._publish(live)
        self.keeper.tend(live)
        self.webhook.tell(live)
        return n

    # Tables in memory

    async def live(self, table: str) -> Live:
        if live := self.lives.get(table):
            live.touched = time.monotonic()
            return live
        async with self._loading.setdefault(table, asyncio.Lock()):
            if table not in self.lives:
                stored = await self.store.table(table)
                if stored is None:
                    del self._loading[table]
                    raise no_table(table)
                self.lives[table] = Live(stored)
        self._loading.pop(table, None)
        return self.lives[table]

    async def load(self, live: Live) -> None:
        """Bring the game back from its journal, if it is not in memory."""
        if live.table is None and live.row.header and live.status != "closed":
            try:
                lines = await self.store.entries(live.id)
                await self._replay(live, lines)
                if live.n:
                    live.new_turns()  # told before it left memory
                self._publish(live)
                await self._take_seats(live, lines)
            except DoubloonError as error:
                await self._give_up(live, str(error))

    async def _replay(self, live: Live, lines: Any) -> None:
        entries: Any = Entry
        if live.table is None:
            live.begin()
        for place, line in enumerate(lines, 1):
            live.again(msgspec.json.decode(line.entry, type=entries), line.at, line.actor, line.message)
            if place % CHUNK == 0:
                await asyncio.sleep(0)
        if live.table and live.table.is_over:
            live.status = "over"

    async def _give_up(self, live: Live, reason: str) -> None:
        """The rules of today do not give the game of the journal: the table is closed, and its journal stays."""
        log.error("a table cannot be replayed", extra={"table": live.id, "reason": reason})
        live.forget()
        async with self.store.write(live.id) as connection:
            await connection.execute(update(tables).where(tables.c.id == live.id).values(status="closed", reason=reason))
            await connection.execute(update(turns).where(turns.c.table_id == live.id).values(due=None))
        stored = await self.store.table(live.id)
        assert stored
        live.take(stored)

    async def catch_up(self, live: Live) -> bool:
        """Take over what other workers wrote; whether there was anything."""
        if not self.store.is_shared or live.table is None:
            return False
        lines = await self.store.entries(live.id, live.n)
        if lines:
            await self._replay(live, lines)
            self._publish(live)
            await self._take_seats(live, lines)
        return bool(lines)

    async def _take_seats(self, live: Live, lines: Any) -> None:
        """Where a seat has changed hands at another worker, it may have been given up for good: the journal does not say that, the table's rows do."""
        if self.store.is_shared and any(_is_sit(line) for line in lines) and (stored := await self.store.table(live.id)):
            rematch = live.rematch
            live.take(stored)
            live.rematch = rematch
            self._seat_listeners(live)
            self._publish(live)

    async def refresh(self, table: str, *, is_ours: bool = True) -> None:
        """The table's rows have changed, by us or by another worker: joined, left, started, a rematch, a line of chat."""
        self.lobby_changed.set()
        live = self.lives.get(table)
        if live is None:
            return
        async with live.lock:
            stored = await self.store.table(table)
            if stored is None:  # restored from a back-up that does not know it
                self.lives.pop(table, None)
                return
            was_open = live.status == "open"
            live.take(stored)
            live.rematch = await self.lobby.rematch_of(table) if live.status == "over" else None
            await self.load(live)
            await self.catch_up(live)
            self._seat_listeners(live, was_open=was_open)
            self._publish(live)
            await self._tell_lines(live)
            if is_ours:
                self.keeper.tend(live)
                self.webhook.tell(live)

    def _seat_listeners(self, live: Live, *, was_open: bool = False) -> None:
        """Everybody sees the table with the eyes he has now; who gets other ones, or sees the game begin, is told everything."""
        if was_open:
            live.baselines.clear()
        for listener in list(live.listeners):
            before = live.listeners[listener]
            try:
                viewer = live.listeners[listener] = live.viewer(listener.person.id)
            except Refused as refusal:
                del live.listeners[listener]
                listener.send(wire.encode(wire.Refusal(id=None, code=refusal.code, reason=refusal.reason)))
                continue
            if was_open or viewer != before:
                live.mark(viewer)
                listener.send(wire.encode(live.message(viewer, listener.person.id)))

    def expel(self, person: str) -> None:
        """Somebody has his identity on another device now: what was open on the old ones is closed."""
        for listener in [each for each in self.listeners if each.person.id == person]:
            listener.close(4401, "your identity is used on another device now")

    def _begin_anew(self) -> None:
        """The room has been restored from a back-up: what is in memory is void."""
        for listener in list(self.listeners):
            listener.close(1012, "the room has been restored from a back-up: connect again")
        for live in self.lives.values():
            live.forget()
        self.lives.clear()

    async def _heard(self, table: str, n: int) -> None:
        """Another worker changed a table (`*`: who knows which), or a person's identity (`@` and his id)."""
        if table.startswith("@"):
            self.expel(table[1:])
            return
        for id_ in list(self.lives) if table == "*" else [table]:
            live = self.lives.get(id_)
            with contextlib.suppress(Refused):
                if n == 0:
                    await self.refresh(id_, is_ours=False)
                elif live and live.n < n:
                    async with live.lock:
                        await self.catch_up(live)

    # Telling

    def _publish(self, live: Live) -> None:
        """Tell everybody who listens what changed for him."""
        viewers = set(live.listeners.values())
        if len(live.baselines) > len(viewers):
            for viewer in live.baselines.keys() - viewers:
                del live.baselines[viewer]
        updates = live.updates(viewers)
        for listener, viewer in list(live.listeners.items()):
            if message := updates.get(viewer):
                listener.send(message)

    async def lines(self, table: str, heard: int) -> list[wire.Line]:
        c = chat.c
        rows = await self.store.all(select(chat).where(c.table_id == table, c.n > heard).order_by(c.n.desc()).limit(MOST_LINES))
        return [wire.Line(number=row.n, name=row.name, text=row.text, at=row.at) for row in reversed(rows)]

    async def _tell_lines(self, live: Live) -> None:
        if live.listeners:
            for line in await self.lines(live.id, live.heard):
                live.heard = line.number
                for listener in list(live.listeners):
                    listener.send(wire.encode(wire.Said(line=line)))


def _is_sit(line: Any) -> bool:
    return bool(line.entry.startswith(SIT))
