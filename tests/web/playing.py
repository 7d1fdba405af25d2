"""How somebody plays in his browser: he touches what the page offers, with a mouse, a finger or keys alone, and knows no rules."""

import json
import random
import re
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.web.browser import Person, word

#: So long a page may keep everybody waiting.
PATIENCE = 20.0
#: So long something may be on its way before somebody looks for what is not in sight.
PAUSE = 0.4
#: So often somebody turns to another part of the table, though he need not.
CURIOUS = 0.06
#: So often he touches on while things fly, instead of watching.
HASTY = 0.5

#: In every page, before its own scripts: what moves, what the room's line is, and what is offered.
WATCH = """
window.proof = { sockets: [], shifts: [], target: null, from: Infinity }
{
  const Native = window.WebSocket
  window.WebSocket = class extends Native {
    constructor(...given) {
      super(...given)
      proof.sockets.push(this)
    }
  }
  const name = (node) => (node ? `${node.nodeName.toLowerCase()}.${[...(node.classList ?? [])].join('.')}` : '?')
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) {
      if (each.startTime < proof.from || document.querySelector('[data-outcome]')) continue // before and after the play
      const what = (each.sources ?? []).slice(0, 3).map((source) => name(source.node))
      const when = document.querySelector('.ask')?.textContent.trim().slice(0, 60)
      proof.shifts.push({ value: each.value, byInput: each.hadRecentInput, what, when })
    }
  }).observe({ type: 'layout-shift', buffered: true })

  const OFFERED = '.legal, .answers .btn.main'
  const isShown = (element) => {
    const box = element.getBoundingClientRect()
    return box.width > 0 && box.height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const button = (element) => element.closest('button, a, [role=button]') ?? element
  const isOff = (element) => element.disabled || element.getAttribute('aria-disabled') === 'true'
  const found = (frame, selector) => [...new Set([...frame.querySelectorAll(selector)].filter(isShown).map(button))].filter((each) => !isOff(each))

  /** A point where a finger would meet it, what lies over it considered. */
  function point(element) {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = element.getBoundingClientRect()
    for (const y of [0.5, 0.3, 0.7, 0.12, 0.88])
      for (const x of [0.5, 0.3, 0.7, 0.12, 0.88]) {
        const at = { x: box.x + box.width * x, y: box.y + box.height * y }
        const met = document.elementFromPoint(at.x, at.y)
        if (met && element.contains(met)) return at
      }
    return null
  }
  proof.nameOf = (element) => element.dataset.action || element.getAttribute('aria-label') || element.textContent.trim() || name(element)

  /** What there is to touch; `number` chooses. */
  proof.look = (number, isCurious, isStuck) => {
    const frame = document.querySelector('.frame')
    if (!frame) return { is: 'away' }
    if (frame.dataset.busy !== undefined) return { is: 'busy' }
    const root = document.documentElement
    const about = { scrolled: root.scrollWidth > innerWidth || scrollX > 0 }
    if (document.querySelector('[data-outcome]')) return { is: 'over', ...about }
    const offered = found(frame, OFFERED)
    const isAsked = [...document.querySelectorAll('[role=status]')].some((each) => each.textContent.trim())
    const turned = !isAsked ? [] : found(frame, '[aria-pressed], .answers button').filter((each) => !offered.includes(each) && !each.dataset.action)
    const among = turned.length && (offered.length ? isCurious : isStuck) ? turned : offered
    const target = (proof.target = among[Math.floor(number * among.length)] ?? null)
    if (!target) return { is: 'nothing', ...about }
    return { is: among === turned ? 'turn' : 'offered', name: proof.nameOf(target), at: point(target), ...about }
  }

  /** Where the keys have come to, seen from what is wanted. */
  proof.way = () => {
    const [target, here] = [proof.target, document.activeElement]
    if (!target?.isConnected) return { is: 'gone' }
    if (here === target || target.contains(here)) return { is: 'there' }
    if (!here || here === document.body) return { is: 'nowhere' }
    const [a, b] = [here.getBoundingClientRect(), target.getBoundingClientRect()]
    const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2]
    const isAfter = Boolean(here.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING)
    const key = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp'
    return { is: 'away', far: Math.hypot(dx, dy), key, isAfter }
  }
}
"""


@dataclass
class Player:
    """Somebody at a table. What was wrong with his page is in `troubles`."""

    person: Person
    table: str
    chance: random.Random
    touches: int = 0
    is_over: bool = False
    troubles: list[str] = field(default_factory=list)
    shifts: list[dict[str, Any]] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    #: Answers given while there was no line.
    kept: list[list[str]] = field(default_factory=list)
    _stuck_since: float = 0.0

    def __post_init__(self) -> None:
        self.page = self.person.page
        self.page.add_init_script(WATCH)

    def come(self) -> None:
        """Open the table, or open it anew."""
        self._keep_shifts()
        self.page.goto(f"/tables/{self.table}")
        self.page.locator(".frame").wait_for()
        self.page.evaluate("document.fonts.ready.then(() => true)")
        self.page.wait_for_timeout(300)  # what loads late is not play
        self.page.evaluate("proof.from = performance.now()")

    @property
    def is_asked(self) -> bool:
        return bool(self.page.evaluate("proof.look(0, false).is === 'offered'"))

    def step(self, curious: float = CURIOUS) -> bool:
        """Touch one thing that is offered; whether anything was done."""
        is_stuck = self._stuck_since and time.monotonic() - self._stuck_since > PAUSE
        given = [self.chance.random(), self.chance.random() < curious, bool(is_stuck)]
        seen = self.page.evaluate("(given) => proof.look(...given)", given)
        if seen.get("scrolled"):
            self._note("the page can be scrolled sideways")
        if seen["is"] == "over":
            self.is_over = True
            return True
        if seen["is"] == "busy":
            return self._hurry()
        if seen["is"] in ("nothing", "away"):
            self._stuck_since = self._stuck_since or time.monotonic()
            return False
        if seen["is"] == "offered":
            self._stuck_since = 0.0
        if seen["at"] is None and self.person.by != "keyboard":
            self._note(f"{seen['name']!r} is offered and cannot be touched")
            return False
        self.names.append(seen["name"])
        if self.person.by == "mouse":
            self.page.mouse.click(seen["at"]["x"], seen["at"]["y"])
        elif self.person.by == "touch":
            self.page.touchscreen.tap(seen["at"]["x"], seen["at"]["y"])
        elif not self._walk(seen["name"]):
            return False
        is_answer = bool(seen["is"] == "offered")
        self.touches += is_answer
        return is_answer

    def cut(self) -> None:
        """The line breaks. What is touched now must not be lost."""
        self.page.evaluate("proof.sockets.forEach((each) => each.close())")
        self.person.context.set_offline(True)
        self.page.wait_for_timeout(100)
        self.step(curious=0)
        said = "|".join(re.escape(word(name, self.person.language)) for name in ("connection-lost", "connection-lost-kept"))
        self.page.locator(".frame").get_by_role("status").filter(has_text=re.compile(said)).wait_for()
        kept = json.loads(self.page.evaluate(f"sessionStorage.getItem('doubloon:pending:{self.table}')") or "[]")
        self.kept += [message["actions"] for message in kept if message["type"] == "play"]
        self.person.context.set_offline(False)
        self.person.complaints[:] = [each for each in self.person.complaints if "ERR_INTERNET_DISCONNECTED" not in each]

    def shown_places(self) -> dict[int, tuple[int, int]]:
        """Points and rank of each seat, as the page shows them."""
        lines = self.page.locator("[data-outcome] [data-seat]").evaluate_all("all => all.map(({ dataset: d }) => [d.seat, d.points, d.rank].map(Number))")
        return {seat: (points, rank) for seat, points, rank in lines}

    def finish(self) -> None:
        self._keep_shifts()

    def _keep_shifts(self) -> None:
        self.shifts += self.page.evaluate("window.proof ? proof.shifts.splice(0) : []")

    def _note(self, trouble: str) -> None:
        if trouble not in self.troubles:
            self.troubles.append(trouble)

    def _hurry(self) -> bool:
        if self.chance.random() < HASTY:
            return False
        if self.person.by == "keyboard":
            self.page.keyboard.press("Escape")
        else:
            size = self.page.viewport_size
            assert size
            touch = self.page.touchscreen.tap if self.person.by == "touch" else self.page.mouse.click
            touch(size["width"] / 2, size["height"] / 2)
        return True

    def _walk(self, name: str) -> bool:
        """To the target by keys alone: arrows as long as they lead nearer, else Tab; then Enter or Space."""
        nearest, has_arrows = float("inf"), self.chance.random() < 0.5
        for _ in range(400):
            way = self.page.evaluate("proof.way()")
            if way["is"] == "gone":
                return False
            if way["is"] == "there":
                self.page.keyboard.press(self.chance.choice(["Enter", "Space"]))
                return True
            if way["is"] == "away" and has_arrows and way["far"] < nearest:
                nearest = way["far"]
                self.page.keyboard.press(way["key"])
                continue
            has_arrows = False
            self.page.keyboard.press("Tab" if way.get("isAfter", True) else "Shift+Tab")
        self._note(f"{name!r} is offered and keys do not lead there")
        return False


#: What makes a game short.
SHORTEST: dict[str, dict[str, int | str]] = {"trasteros-locos": {"turns": 20}}


def play(players: list[Player], mishaps: Mapping[int, Callable[[Player], None]]) -> None:
    """Until the page of each says that the game is over. A mishap befalls each player once, after so many touches."""
    latest = time.monotonic()
    due = [(touches, each) for each in players for touches in mishaps]
    while not all(each.is_over for each in players):
        for touches, each in [(touches, each) for touches, each in due if each.touches >= touches and not each.is_over and each.is_asked]:
            due.remove((touches, each))
            mishaps[touches](each)
        did = [each.step() for each in players if not each.is_over]
        if any(did):
            latest = time.monotonic()
        else:
            players[0].page.wait_for_timeout(10)
        assert time.monotonic() - latest < PATIENCE, "nothing is offered: " + "; ".join(
            f"{each.person.name} last touched {each.names[-3:]}" for each in players
        )
