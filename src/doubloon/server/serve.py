"""The commands `doubloon serve` and `doubloon migrate`."""

import asyncio
import gc
import ipaddress
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import uvicorn
from pydantic import ValidationError

from doubloon.core.errors import BadSetup, DoubloonError
from doubloon.server import backup
from doubloon.server.app import config_of
from doubloon.server.logs import start_logging
from doubloon.server.refusal import Refused
from doubloon.server.settings import Settings
from doubloon.server.store import Store

#: How often Python looks for cycles of garbage. Games are held in many small lists and hardly ever make any: by default a quarter of all work would go into it.
RARELY = (200_000, 20, 50)


def settings_of(**given: Any) -> Settings:
    """What was given on the command line, else what the environment says."""
    try:
        return Settings(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as error:
        first = error.errors()[0]
        raise BadSetup(f"DOUBLOON_{'_'.join(str(part) for part in first['loc']).upper()}: {first['msg'].lower()}") from None


def serve(**given: Any) -> int:
    """Run the room until it is told to stop; returns the exit code."""
    settings = settings_of(**given)
    start_logging()
    if not _is_loopback(settings.host) and not settings.tls:
        print("Anybody on the network can read along: put the room behind TLS and set DOUBLOON_TLS=1.", file=sys.stderr)
    asyncio.run(_try(settings))
    server = Announcing(config_of(settings))
    gc.freeze()
    gc.set_threshold(*RARELY)
    try:
        server.run()
    except KeyboardInterrupt:
        pass
    except SystemExit as stop:
        return int(stop.code or 0)
    return 0 if server.started else 1


def migrate(**given: Any) -> None:
    """Bring the database up to date."""

    async def run() -> None:
        store = Store(settings_of(**given))
        try:
            await store.migrate()
        finally:
            await store.close()

    asyncio.run(run())
    print("The database is up to date.")


def back_up(path: Path, **given: Any) -> None:
    """Write the whole room into a file; it may be running."""

    async def run() -> int:
        store = Store(settings_of(**given))
        try:
            return await backup.back_up(store, path)
        finally:
            await store.close()

    print(f"{asyncio.run(_refusing(run()))} rows are in {path}. It holds the secrets of games that are not over: keep it private.")


def restore(path: Path, **given: Any) -> None:
    """Put a room back as a file says; it may be running."""

    async def run() -> int:
        store = Store(settings_of(**given))
        try:
            if not store.is_shared:
                store.settings.make_folder()
                await store.migrate()
            return await backup.restore(store, path)
        finally:
            await store.close()

    print(f"{asyncio.run(_refusing(run()))} rows have been restored.")


async def _try(settings: Settings) -> None:
    """Say in one sentence why the database cannot be used, before anything is served."""
    store = Store(settings)
    try:
        await store.open()
    finally:
        await store.close()


async def _refusing(work: Coroutine[Any, Any, int]) -> int:
    try:
        return await work
    except Refused as refusal:
        raise DoubloonError(refusal.reason) from None
    except OSError as error:
        raise DoubloonError(f"{error.filename}: {error.strerror}") from None


class Announcing(uvicorn.Server):
    """Says where the room is once it is open."""

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            print(f"The games room is open at http://{f'[{host}]' if ':' in host else host}:{port}  (Ctrl-C closes it)", flush=True)


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
