"""Hints: what a bot would answer in somebody's place, knowing no more than he does."""

import zlib
from typing import TYPE_CHECKING

from doubloon.server import wire
from doubloon.server.bots import Advise, NoAnswer
from doubloon.server.identity import Person
from doubloon.server.refusal import Refused

if TYPE_CHECKING:
    from doubloon.server.room import Room

LEVEL = "strong"


async def hint(room: "Room", person: Person, table: str, message: wire.Hint) -> wire.Hinted:
    """A whole answer to the open decision. The bot's luck hangs on the place alone, so that asking again tells nothing more."""
    async with room.peek(person, table) as (live, _):
        seat, playing = live.own_seat(person.id), live.playing
        if message.decision != playing.number:
            raise Refused("stale", f"decision {message.decision} is not open: the table is at decision {playing.number}")
        if seat not in playing.to_act:
            raise Refused("illegal", "you are not asked anything now: a hint is for your own choice")
        room.hinting.take(person.id, "a hint takes some thought: wait a little")
        seed = zlib.crc32(f"{table} {playing.number} {seat}".encode())
        job = room.pool.job(Advise, LEVEL, playing, seat, seed)
    try:
        advice = await room.pool.do(job)
    except NoAnswer:
        raise Refused("storage", "there is no hint to be had now: try again") from None
    return wire.Hinted(
        id=message.id,
        actions=advice["answer"],
        bot=advice["bot"],
        candidates=[
            wire.Candidate(**{**each, "continuation": [wire.Move(seat=mover, action=action) for mover, action in each["continuation"]]})
            for each in advice["candidates"]
        ],
    )
