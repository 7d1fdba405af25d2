"""`python3 run.py figures [--json] [GAME ...]`: what a browser fetches, how soon the page answers a touch, what moves by itself.

Ends with 1 if a target is missed.

bytes      what a browser fetches that has nothing yet, with gzip, as it comes over the line without headers. `first load` is the lobby, or what the tables of
           all games have in common, whichever is more; a game's own are those files and texts that only its table fetches.
touches    interaction to next paint on a phone with a CPU four times slower: the longest event of each touch, as the browser's Event Timing tells it (in steps
           of 8 ms; what it does not tell was painted within 16 ms). Whoever touches leaves 150 ms between one touch and the next, as a hasty hand does, also
           while things fly; where a game ends too soon another one is begun.
shift      layout shift without any touch: somebody looks on while his seat is played over HTTP, phone and desk, with everything flying. All that moves counts.
"""

import json
import math
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, CDPSession, Page, Request

import hatch_build
from doubloon import game, game_names
from tests.server.room import served, settings
from tests.web.browser import SIZES, Person, chromium
from tests.web.playing import Player

FIRST_LOAD = 150_000
GAME = 120_000
NEXT_PAINT = 100
SHIFT = 0.0
SLOWER = 4
#: So many touches are measured in each game, and so many answers looked at.
TOUCHES, ANSWERS = 120, 14
#: Milliseconds from one touch to the next.
PAUSE = 150

INTERACTIONS = """
window.interactions = {}
window.touched = 0
addEventListener('pointerdown', () => (touched += 1), { capture: true, passive: true })
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) {
    if (each.interactionId) interactions[each.interactionId] = Math.max(interactions[each.interactionId] ?? 0, each.duration)
  }
}).observe({ type: 'event', durationThreshold: 16, buffered: true })
"""


def seats(name: str) -> int:
    counts = game(name).player_counts
    return min(max(3, counts[0]), counts[-1])


# Bytes


def fetched(browser: Browser, url: str, like: Person, path: str) -> dict[str, int]:
    """What opening a page fetches, with its size as it came over the line; not what the service worker fetches again to keep it."""
    context = browser.new_context(
        base_url=url, locale="en-GB", storage_state=like.context.storage_state(), service_workers="block", viewport=SIZES["phone"]["viewport"]
    )
    page = context.new_page()
    done: list[Request] = []
    page.on("requestfinished", lambda request: done.append(request))
    page.goto(path)
    page.locator("#app > *:visible").first.wait_for()
    page.wait_for_load_state("networkidle")
    sizes: Counter[str] = Counter()
    for each in done:
        if each.resource_type != "websocket":
            sizes[_short(each.url)] += each.sizes()["responseBodySize"]
    context.close()
    return dict(sizes)


def _short(url: str) -> str:
    parts = urlsplit(url)
    return parts.path + (f"?{parts.query}" if parts.query else "")


def sizes(browser: Browser, url: str) -> dict[str, Any]:
    """Bytes of the first load and of each game."""
    ann = Person(browser, url, "Ann")
    lobby = fetched(browser, url, ann, "/")
    tables = {}
    for name in game_names():
        table = ann.table(name, seats(name))
        files = fetched(browser, url, ann, f"/tables/{table}")
        tables[name] = {file.replace(table, "ID"): size for file, size in files.items()}
    ann.close()
    often = Counter(file for files in tables.values() for file in files)
    common = {file: size for files in tables.values() for file, size in files.items() if often[file] > 1}
    own = {name: {file: size for file, size in files.items() if often[file] == 1} for name, files in tables.items()}
    first = max(lobby, common, key=lambda files: sum(files.values()))
    return {
        "first_load": sum(first.values()),
        "lobby": {"bytes": sum(lobby.values()), "files": lobby},
        "tables": {"bytes": sum(common.values()), "files": common},
        "fonts": {file: size for file, size in first.items() if file.endswith(".woff2")},
        "games": {name: {"bytes": sum(files.values()), "files": files} for name, files in own.items()},
    }


def too_large(found: dict[str, Any]) -> list[str]:
    missed = [f"the first load is {found['first_load']} bytes, more than {FIRST_LOAD}"] if found["first_load"] > FIRST_LOAD else []
    return missed + [f"{name} is {each['bytes']} bytes, more than {GAME}" for name, each in found["games"].items() if each["bytes"] > GAME]


# Touches


def next_paint(browser: Browser, url: str, name: str) -> dict[str, Any]:
    """How long touches took until the page showed something, in milliseconds."""
    chance = random.Random(name)
    all_: list[float] = []
    moved = 0.0
    while len(all_) < TOUCHES:
        took, shifted = _one_game(browser, url, name, chance, TOUCHES - len(all_))
        assert took, f"{name}: nothing can be touched"
        all_ += took
        moved += shifted
    all_.sort()
    return {"touches": len(all_), "p98": all_[math.ceil(0.98 * len(all_)) - 1], "worst": all_[-1], "shift_after_touches": round(moved, 4)}


def _one_game(browser: Browser, url: str, name: str, chance: random.Random, touches: int) -> tuple[list[float], float]:
    """What so many touches took, or fewer if the game is over before, and how much moved after them."""
    ann = Person(browser, url, "Ann", size="phone", motion="no-preference")
    ann.page.add_init_script(INTERACTIONS)
    player = Player(ann, ann.table(name, seats(name)), chance)
    player.come()
    line = ann.context.new_cdp_session(ann.page)
    _show_whole(line)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    ann.page.evaluate("interactions = {}")
    for _ in range(40 * touches):
        if player.is_over or ann.page.evaluate("touched") >= touches:
            break
        ann.page.wait_for_timeout(PAUSE if player.step() else 20)
    ann.page.wait_for_timeout(500)
    touched, told = ann.page.evaluate("[touched, Object.values(interactions)]")
    moved = sum(each["value"] for each in ann.page.evaluate("proof.shifts") if each["byInput"])
    ann.close()
    # a touch that is not told was painted at once
    return [16.0] * (touched - len(told)) + told, moved


def _show_whole(line: CDPSession) -> None:
    """Chromium's own bars take room from a window as high as the page: what is painted at the foot would not be seen, and not be told as painted."""
    window = line.send("Browser.getWindowForTarget")["windowId"]
    width, height = SIZES["phone"]["viewport"].values()
    line.send("Browser.setWindowBounds", {"windowId": window, "bounds": {"width": width + 100, "height": height + 200}})


# Shift


def shift(browser: Browser, url: str, name: str) -> dict[str, Any]:
    """How much moved while nobody touched anything, and what."""
    found: dict[str, Any] = {}
    for size in SIZES:
        ann = Person(browser, url, "Ann", size=size, motion="no-preference")
        table = ann.table(name, seats(name))
        player = Player(ann, table, random.Random(name))
        player.come()
        for _ in range(ANSWERS):
            ann.advance(table, 1)
            ann.page.wait_for_timeout(150)
        _settle(ann.page)
        shifts = ann.page.evaluate("proof.shifts")
        ann.close()
        worst = Counter[str]()
        for each in shifts:
            for what in each["what"]:
                worst[what] += each["value"]
        found[size] = {"shift": round(sum(each["value"] for each in shifts), 5), "what": [what for what, _ in worst.most_common(5)]}
    return found


def _settle(page: Page) -> None:
    page.locator(".frame:not([data-busy])").wait_for()
    page.wait_for_timeout(300)


def missed(figures: dict[str, Any]) -> list[str]:
    found = too_large(figures["bytes"])
    for name, each in figures["touches"].items():
        if each["p98"] >= NEXT_PAINT:
            found.append(f"{name}: a touch takes {each['p98']:.0f} ms until the page answers, not less than {NEXT_PAINT}")
    for name, sizes_ in figures["shift"].items():
        found += [f"{name}, {size}: {each['shift']} moves by itself: {', '.join(each['what'])}" for size, each in sizes_.items() if each["shift"] > SHIFT]
    return found


def table_of(figures: dict[str, Any]) -> str:
    """The figures to read."""
    bytes_ = figures["bytes"]
    fonts = ", ".join(f"{Path(file).name} {size}" for file, size in bytes_["fonts"].items())
    lines = [
        f"first load {bytes_['first_load']:>8} bytes with gzip (at most {FIRST_LOAD}); of it the font {fonts}",
        f"  lobby    {bytes_['lobby']['bytes']:>8}",
        f"  tables   {bytes_['tables']['bytes']:>8}  what all of them fetch",
        "",
        f"{'game':<22}{'bytes':>8}  {'touches':>7} {'p98':>5} {'worst':>5} ms  shift: phone, desk   (at most {GAME}, under {NEXT_PAINT} ms, {SHIFT:g})",
    ]
    for name, own in bytes_["games"].items():
        touch, moved = figures["touches"].get(name), figures["shift"].get(name)
        timing = f"{touch['touches']:>7} {touch['p98']:>5.0f} {touch['worst']:>5.0f}" if touch else ""
        lines.append(f"{name:<22}{own['bytes']:>8}  {timing}         {', '.join(str(each['shift']) for each in moved.values()) if moved else ''}")
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    hatch_build.build_client(lambda text: print(text, file=sys.stderr))
    wanted = [each for each in arguments if not each.startswith("--")] or list(game_names())
    with tempfile.TemporaryDirectory() as folder, served(settings(Path(folder))) as room, chromium() as browser:
        figures: dict[str, Any] = {"bytes": sizes(browser, room.url), "touches": {}, "shift": {}}
        for name in wanted:
            figures["touches"][name] = next_paint(browser, room.url, name)
            figures["shift"][name] = shift(browser, room.url, name)
    figures["missed"] = missed(figures)
    print(json.dumps(figures, indent=1) if "--json" in arguments else table_of(figures))
    for each in figures["missed"]:
        print(each, file=sys.stderr)
    return 1 if figures["missed"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
