"""What people do around a game: open a table, join it, leave it, start it, play again. Each is one transaction that holds the table's row."""

import time
from typing import Any, cast

import msgspec
from sqlalchemy import Row, and_, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from doubloon.core.components import Components
from doubloon.core.errors import BadFile, BadSetup
from doubloon.core.game import Game
from doubloon.core.registry import game as find_game
from doubloon.core.registry import game_names
from doubloon.core.rulebook import convert
from doubloon.core.runner import seats_of
from doubloon.server import lessons, wire
from doubloon.server.identity import Person
from doubloon.server.live import Live, seat_list
from doubloon.server.refusal import Refused
from doubloon.server.schema import seats, tables, turns
from doubloon.server.store import Store, Stored
from doubloon.table import Seat, fairness
from doubloon.table.journal import Header

#: How many tables a list shows, and how many open or running ones one person may have opened.
MOST_LISTED = 100
MOST_OPEN = 50


def known_game(name: str) -> Game:
    """An installed title; a path is none here."""
    if name not in game_names():
        raise Refused("unknown", f"there is no game {name!r} in this room: there are {', '.join(game_names())}")
    return find_game(name)


class Lobby:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def open(self, person: Person, new: wire.NewTable, rematch_of: str | None = None) -> str:
        """A new table with its opener in the first seat, bots in the last ones and the others open. Returns its id."""
        game = known_game(new.game)
        try:
            options = game.rulebook.chosen(new.options, new.players)
            game.start(new.players, options=options, box=_box(game, new.components))
        except (BadSetup, BadFile) as error:
            raise Refused("bad", str(error)) from None
        if len(new.bots) > new.players - 1:
            raise Refused("bad", f"{len(new.bots)} bots do not fit: one of the {new.players} seats is yours")
        if new.lesson and (len(new.bots) < new.players - 1 or new.nonce):
            raise Refused("bad", "a lesson is for one person among bots, and nothing is mixed into its deal")
        if new.clock != "none" and new.seconds < 5:
            raise Refused("bad", "a clock needs at least 5 seconds")
        id_ = fairness.new_table_id()
        free = new.players - 1 - len(new.bots)
        places: list[dict[str, Any]] = [
            {"kind": "person", "person": person.id, "level": "", "name": person.name, "nonce": new.nonce},
            *[{"kind": "open", "person": None, "level": "", "name": "", "nonce": ""}] * free,
            *({"kind": "bot", "person": None, "level": level, "name": f"Bot {place}", "nonce": ""} for place, level in enumerate(new.bots, free + 2)),
        ]
        async with self._store.write() as connection:
            mine = select(tables.c.id).where(tables.c.host == person.id, tables.c.status.in_(("open", "playing")))
            if len((await connection.execute(mine.limit(MOST_OPEN))).all()) >= MOST_OPEN:
                raise Refused("rate", f"you have {MOST_OPEN} tables that are not over: finish or leave one first")
            await connection.execute(
                insert(tables).values(
                    id=id_,
                    status="open",
                    host=person.id,
                    game=new.game,
                    players=new.players,
                    options=_json(options),
                    components=_json(new.components) if new.components else "",
                    listed=new.listed,
                    watch=new.watch,
                    chat=new.chat and self._store.settings.chat,
                    clock=new.clock,
                    seconds=new.seconds if new.clock != "none" else 0,
                    secret=lessons.SECRET if new.lesson else fairness.new_secret().hex(),
                    created=time.time(),
                    rematch_of=rematch_of,
                )
            )
            await connection.execute(insert(seats), [{"table_id": id_, "seat": seat, **place} for seat, place in enumerate(places)])
        return id_

    async def join(self, person: Person, table: str, nonce: str) -> None:
        """Take the first open seat. Whoever sits there already stays."""
        async with self._store.write(table) as connection:
            stored = await self._held(connection, table)
            if any(seat.person == person.id for seat in stored.seats):
                return
            _must_be_open(stored.row)
            free = next((seat.seat for seat in stored.seats if seat.kind == "open"), None)
            if free is None:
                raise Refused("state", "every seat of this table is taken: you can watch, or open a table of your own")
            await _seat(connection, table, free, kind="person", person=person.id, name=person.name, nonce=nonce)

    async def leave(self, person: Person, table: str) -> None:
        """Give one's seat up before the start. When the host leaves, the next person is host; when nobody is left, the table is closed."""
        async with self._store.write(table) as connection:
            stored = await self._held(connection, table)
            _must_be_open(stored.row)
            mine = next((seat.seat for seat in stored.seats if seat.person == person.id), None)
            if mine is None:
                raise Refused("foreign", "you have no seat at this table")
            await self._empty(connection, stored, mine)

    async def remove(self, person: Person, table: str, seat: int) -> None:
        """The host sends somebody away before the start."""
        async with self._store.write(table) as connection:
            stored = await self._held(connection, table)
            _must_be_host(stored.row, person)
            _must_be_open(stored.row)
            if seat >= len(stored.seats) or stored.seats[seat].kind == "open":
                raise Refused("state", f"nobody sits in seat {seat}")
            await self._empty(connection, stored, seat)

    async def start(self, person: Person, table: str) -> None:
        """Deal. Greedy bots take the seats that are still open."""
        async with self._store.write(table) as connection:
            stored = await self._held(connection, table)
            _must_be_host(stored.row, person)
            if stored.row.status == "playing":
                return
            _must_be_open(stored.row)
            for seat in stored.seats:
                if seat.kind == "open":
                    await _seat(connection, table, seat.seat, kind="bot", level="greedy", name=f"Bot {seat.seat + 1}")
            stored = await self._held(connection, table)
            now = time.time()
            header = _header(stored)
            dealt = {"status": "playing", "header": msgspec.json.encode(header).decode(), "started": now}
            live = Live(Stored(cast(Any, _Changed(stored.row, dealt)), stored.seats))
            live.begin()
            await connection.execute(update(tables).where(tables.c.id == table).values(dealt))
            await connection.execute(insert(turns).values(table_id=table, due=live.next_due(now), waiting=live.waiting))

    async def rematch(self, person: Person, table: str) -> str:
        """A new table like one that is over, with the same people and bots; the same one for all who ask."""
        stored = await self._store.table(table)
        if stored is None or stored.row.status not in ("over", "closed"):
            raise Refused("state", "there is a rematch when the game is over")
        if not any(seat.person == person.id for seat in stored.seats):
            raise Refused("foreign", "only those who played can ask for a rematch")
        if id_ := await self.rematch_of(table):
            await self.join(person, id_, "")
            return id_
        row = stored.row
        new = wire.NewTable(
            game=row.game,
            players=row.players,
            options=msgspec.json.decode(row.options),
            components=msgspec.json.decode(row.components) if row.components else None,
            bots=[seat.level for seat in stored.seats if seat.kind == "bot"],
            listed=row.listed,
            watch=row.watch,
            chat=row.chat,
            clock=row.clock,
            seconds=row.seconds,
        )
        try:
            return await self.open(person, new, rematch_of=table)
        except IntegrityError:  # somebody else asked at the same moment
            return await self.rematch(person, table)

    async def rematch_of(self, table: str) -> str | None:
        row = await self._store.first(select(tables.c.id).where(tables.c.rematch_of == table))
        return None if row is None else str(row.id)

    async def list(self, person: Person | None) -> wire.Tables:
        """One's own tables, the latest first, and those that are listed."""
        latest = select(tables, turns.c.waiting).outerjoin(turns).order_by(tables.c.created.desc()).limit(MOST_LISTED)
        listed = await self._store.all(latest.where(tables.c.listed, or_(tables.c.status == "open", and_(tables.c.status == "playing", tables.c.watch))))
        mine: Any = []
        if person:
            sits = exists().where(seats.c.table_id == tables.c.id, seats.c.person == person.id)
            mine = await self._store.all(latest.where(sits))
        ids = {row.id for row in (*mine, *listed)}
        rows = await self._store.all(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat))
        by_table: dict[str, list[Any]] = {id_: [] for id_ in ids}
        for row in rows:
            by_table[row.table_id].append(row)
        own = {row.id for row in mine}

        def shown(row: Row[Any]) -> wire.Listed:
            places = by_table[row.id]
            viewer = next((seat.seat for seat in places if person and seat.person == person.id), -1)
            waiting = seats_of(row.waiting) if row.status == "playing" else []
            return wire.Listed(
                table=row.id,
                game=row.game,
                status=row.status,
                players=row.players,
                seats=seat_list(row, places, viewer),
                options=msgspec.json.decode(row.options),
                clock=wire.Clock(kind=row.clock, seconds=row.seconds),
                created=row.created,
                waiting=waiting,
                your_turn=viewer in waiting,
            )

        return wire.Tables(mine=[shown(row) for row in mine], listed=[shown(row) for row in listed if row.id not in own])

    async def _held(self, connection: AsyncConnection, table: str) -> Stored:
        """The table, which nobody else changes before this transaction ends."""
        row = (await connection.execute(select(tables).where(tables.c.id == table).with_for_update())).first()
        if row is None:
            raise no_table(table)
        return Stored(row, (await connection.execute(select(seats).where(seats.c.table_id == table).order_by(seats.c.seat))).all())

    async def _empty(self, connection: AsyncConnection, stored: Stored, seat: int) -> None:
        await _seat(connection, stored.row.id, seat, kind="open")
        people = [each for each in stored.seats if each.person and each.seat != seat]
        if not people:
            await connection.execute(update(tables).where(tables.c.id == stored.row.id).values(status="closed", reason="everybody has left"))
        elif stored.seats[seat].person == stored.row.host:
            await connection.execute(update(tables).where(tables.c.id == stored.row.id).values(host=people[0].person))


class _Changed:
    """A row as it will be."""

    def __init__(self, row: Row[Any], changes: dict[str, Any]) -> None:
        self.__dict__.update(row._mapping, **changes)


def no_table(table: str) -> Refused:
    return Refused("unknown", f"there is no table {table[:32]!r} in this room: is the link whole?")


def _must_be_open(row: Row[Any]) -> None:
    if row.status != "open":
        raise Refused("state", "the game has begun: that can be done only before" if row.status == "playing" else "this table is over")


def _must_be_host(row: Row[Any], person: Person) -> None:
    if row.host != person.id:
        raise Refused("foreign", "only the host of this table can do that")


async def _seat(connection: AsyncConnection, table: str, seat: int, **values: Any) -> None:
    whole = {"person": None, "level": "", "name": "", "nonce": ""} | values
    await connection.execute(update(seats).where(seats.c.table_id == table, seats.c.seat == seat).values(whole))


def _box(game: Game, components: dict[str, Any] | None) -> Components:
    if components is None:
        return game.box
    box: Components = convert(components, game.rules.Box, "components")
    box.check_numbers()
    return box


def _header(stored: Stored) -> Header:
    row = stored.row
    game = find_game(row.game)
    box = _box(game, msgspec.json.decode(row.components) if row.components else None)
    return Header(
        table=lessons.name_in_deal(row.id, row.secret),
        game=row.game,
        version=game.rulebook.version,
        players=row.players,
        options=msgspec.json.decode(row.options),
        components=box.plain(),
        components_digest=box.digest(),
        seats=[Seat("bot", seat.level) if seat.kind == "bot" else Seat("person", seat.name) for seat in stored.seats],
        commitment=lessons.commitment(row.id, row.secret),
        nonces=[seat.nonce for seat in stored.seats],
        secret=row.secret,
    )


def _json(data: Any) -> str:
    return msgspec.json.encode(data).decode()
