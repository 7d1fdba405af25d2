"""`python3 run.py screenshots [WHAT …]`: pictures of every screen, light and dark, phone and desk, into build/screenshots.

WHAT is part of a name, such as `lobby` or `the-plan`. DOUBLOON_LANGUAGE=de takes them in German.
"""

import os
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser

import hatch_build
from doubloon import game, game_names
from tests.server.room import served, settings
from tests.web.browser import SIZES, Person, Scheme, chromium

FOLDER = Path(__file__).parents[2] / "build" / "screenshots"
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
#: So many answers into the game there is something to see.
MIDDLE = 6
#: More answers than any game has.
END = 500


class Screen(NamedTuple):
    """A name, and how the address is come by: by somebody who is known, or by a stranger."""

    name: str
    path: Callable[[Person], str]
    is_known: bool = True


def screens() -> list[Screen]:
    found = [Screen("door", lambda _: "/", is_known=False), Screen("lobby", lambda _: "/"), Screen("me", lambda _: "/me")]
    for name in game_names():
        found += [Screen(f"{name}-{page}", partial(_page, page, name)) for page in ("open", "rules", "learn")]
        found.append(Screen(f"{name}-waiting", partial(_waiting, name)))
        found += [Screen(f"{name}-{when}", partial(_played, name, answers)) for when, answers in (("start", 0), ("middle", MIDDLE), ("end", END))]
        found.append(Screen(f"{name}-replay", partial(_replay, name)))
    return found


def seats(name: str) -> int:
    counts = game(name).player_counts
    return min(max(4, counts[0]), counts[-1])


def _page(page: str, name: str, _: Person) -> str:
    return f"/{page}/{name}"


def _waiting(name: str, person: Person) -> str:
    return "/tables/" + str(person.post("/tables", game=name, players=seats(name))["table"])


def _played(name: str, answers: int, person: Person) -> str:
    """A table against bots, so many of one's own answers on."""
    table = person.table(name, seats(name))
    person.advance(table, answers)
    return f"/tables/{table}"


def _replay(name: str, person: Person) -> str:
    return f"{_played(name, END, person)}/replay"


def take(browser: Browser, url: str, screen: Screen, language: str) -> list[str]:
    """Four pictures of one screen; what its pages complained of."""
    ann, complaints = Person(browser, url, "Ann"), []
    path = screen.path(ann)
    for size in SIZES:
        for scheme in SCHEMES:
            seen = Person(browser, url, size=size, scheme=scheme, language=language, like=ann if screen.is_known else None)
            page = seen.go(path)
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(300)
            page.screenshot(path=FOLDER / f"{screen.name}-{size}-{scheme}.png")
            complaints += [f"{screen.name}, {size}, {scheme}: {complaint}" for complaint in seen.complaints]
            seen.close()
    ann.close()
    return complaints


def main(wanted: list[str]) -> int:
    hatch_build.build_client(print)
    FOLDER.mkdir(parents=True, exist_ok=True)
    chosen = [screen for screen in screens() if not wanted or any(part in screen.name for part in wanted)]
    complaints = []
    with tempfile.TemporaryDirectory() as folder, served(settings(Path(folder))) as room, chromium() as browser:
        for screen in chosen:
            print(screen.name, flush=True)
            complaints += take(browser, room.url, screen, os.environ.get("DOUBLOON_LANGUAGE", "en"))
    print(f"{4 * len(chosen)} pictures are in {FOLDER}.")
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
