"""Who somebody is: a random id with a display name, in a signed cookie. Nobody needs an account.

A recovery link carries the identity to another device, once: using it raises the person's version, and whatever was signed before is void.
"""

import math
import secrets
import time
import unicodedata
from typing import NamedTuple

from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import insert, select, update

from doubloon.server import schema
from doubloon.server.refusal import Refused
from doubloon.server.store import Store

COOKIE = "doubloon"
LINK_SECONDS = 7 * 24 * 3600
LONGEST_NAME = 24


class Person(NamedTuple):
    """Somebody the room knows; `until` is when his cookie expires, in seconds since 1970."""

    id: str
    name: str
    version: int
    until: float = math.inf


class Identities:
    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        self.seconds = store.settings.identity_seconds
        self._cookies = URLSafeTimedSerializer(secret, salt="cookie")
        self._links = URLSafeTimedSerializer(secret, salt="recovery")

    async def create(self, name: str) -> Person:
        person = Person(secrets.token_hex(12), checked_name(name), 1)
        async with self._store.write() as connection:
            await connection.execute(insert(schema.people).values(id=person.id, name=person.name, version=1, created=time.time()))
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """Another display name, from the next table on: those one sits at keep the name one came with."""
        name = checked_name(name)
        async with self._store.write() as connection:
            await connection.execute(update(schema.people).where(schema.people.c.id == person.id).values(name=name))
        return person._replace(name=name)

    def cookie(self, person: Person) -> str:
        return self._cookies.dumps([person.id, person.version])

    async def known(self, cookie: str | None) -> Person | None:
        """The person a cookie was given to, if it still holds."""
        return await self._read(self._cookies, cookie, self.seconds) if cookie else None

    def link(self, person: Person) -> str:
        """What a recovery link carries."""
        return self._links.dumps([person.id, person.version])

    async def recover(self, link: str) -> Person:
        """The person of a link, under a new version; the link and every older cookie are void from here on."""
        person = await self._read(self._links, link, LINK_SECONDS)
        if person is not None:
            c = schema.people.c
            async with self._store.write(f"@{person.id}") as connection:
                done = await connection.execute(update(schema.people).where(c.id == person.id, c.version == person.version).values(version=person.version + 1))
            if done.rowcount == 1:
                return person._replace(version=person.version + 1)
        raise Refused("identity", "this link has been used, is too old or is not one of this room: make a new one on a device that knows you")

    async def _read(self, signer: URLSafeTimedSerializer, token: str, seconds: int) -> Person | None:
        try:
            (id_, version), signed = signer.loads(token, return_timestamp=True)
        except (BadData, ValueError, TypeError):
            return None
        if time.time() >= signed.timestamp() + seconds + 1:  # signed later than now: the clock has been put back, and it holds
            return None
        row = await self._store.first(select(schema.people).where(schema.people.c.id == id_, schema.people.c.version == version))
        return None if row is None else Person(row.id, row.name, row.version, signed.timestamp() + seconds + 1)


def checked_name(name: str) -> str:
    """A display name that can be shown anywhere."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused("bad", f"a name has 1 to {LONGEST_NAME} characters, not {len(name)}")
    if any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for letter in name):
        raise Refused("bad", "a name is made of letters, digits and signs that can be seen")
    return name
