"""Debian's Chromium, and people who play with it."""

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from typing import Any, Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import hatch_build
from tests.server.room import API, until

Size = Literal["phone", "desk"]
Scheme = Literal["light", "dark"]
Input = Literal["mouse", "touch", "keyboard"]
Motion = Literal["reduce", "no-preference"]

SIZES: dict[Size, dict[str, Any]] = {
    "phone": {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
    "desk": {"viewport": {"width": 1280, "height": 800}},
}
LOCALES = {"en": "en-GB", "de": "de-DE", "es": "es-ES"}
#: What the page itself brings about when somebody is not known yet, or asks what the rules forbid.
EXPECTED = re.compile(r"status of (401|409)")
SECONDS = 15


@cache
def word(name: str, language: str = "en") -> str:
    """One of the client's own words, by the name of its message."""
    for path in sorted((hatch_build.WEB / "src" / "words").glob(f"*.{language}.ftl")):
        if found := re.search(rf"^{name} = (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE):
            return found[1]
    raise KeyError(name)


@contextmanager
def chromium() -> Iterator[Browser]:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert found, "The browser client is tested with Chromium: install it (on Debian: apt install chromium)."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


class Person:
    """Somebody with a browser of his own. Whatever his pages complain of is in `complaints`."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str = "",
        *,
        size: Size = "desk",
        scheme: Scheme = "light",
        language: str = "en",
        motion: Motion = "reduce",
        by: Input | None = None,
        script: bool = True,
        like: "Person | None" = None,
    ) -> None:
        """`like`: the same person as another, at another device."""
        self.url = url
        self.name = name
        self.size = size
        self.scheme = scheme
        self.language = language
        self.motion = motion
        self.by: Input = by or ("touch" if size == "phone" else "mouse")
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            locale=LOCALES[language],
            color_scheme=scheme,
            reduced_motion=motion,
            java_script_enabled=script,
            storage_state=like.context.storage_state() if like else None,
            **(SIZES[size] | ({"has_touch": True} if self.by == "touch" else {})),
        )
        self.context.set_default_timeout(SECONDS * 1000)
        self.complaints: list[str] = []
        self._ids = (f"{id(self)}-{number}" for number in count())
        self.page: Page = self.context.new_page()
        self.page.on("console", lambda message: self._complain(f"{message.text} ({message.location['url']})") if message.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self._complain(str(error)))
        if name:
            self.post("/me", name=name)

    def _complain(self, text: str) -> None:
        if not EXPECTED.search(text):
            self.complaints.append(text)

    def post(self, path: str, **body: Any) -> Any:
        answer = self.context.request.post(API + path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.context.request.get(API + path)
        assert answer.ok, answer.text()
        return answer.json()

    def table(self, game: str, players: int, **more: Any) -> str:
        """A table against bots that has begun."""
        table = self.post("/tables", **{"game": game, "players": players, "bots": ["greedy"] * (players - 1), **more})["table"]
        self.post(f"/tables/{table}/start")
        return str(table)

    def advance(self, table: str, answers: int) -> None:
        """Answer as a bot would, so many times or to the end."""
        for _ in range(answers):
            until(lambda: (look := self.get(f"/tables/{table}"))["status"] == "over" or look["you"] in look["decision"]["waiting"])
            look = self.get(f"/tables/{table}")
            if look["status"] == "over":
                return
            decision = look["decision"]["number"]
            self.answer(table, decision)

    def answer(self, table: str, decision: int) -> None:
        """As a bot would."""
        actions = self.post(f"/tables/{table}/hint", id=next(self._ids), decision=decision)["actions"]
        self.post(f"/tables/{table}/play", id=next(self._ids), decision=decision, actions=actions)

    def go(self, path: str) -> Page:
        """Open a page and wait until the client has something to show."""
        self.page.goto(path)
        self.page.locator("#app > *:visible").first.wait_for()
        return self.page

    def barriers(self) -> list[str]:
        """What axe finds on the page: the rule, what it asks for, and where it is not met."""
        found = Axe().run(self.page).response["violations"]
        return [f"{each['id']}: {each['help']}: {', '.join(str(node['target'][0]) for node in each['nodes'][:5])}" for each in found]

    def touch(self, selector: str) -> None:
        """As this person does it: with a finger or with a mouse."""
        target = self.page.locator(selector).first
        target.tap() if self.by == "touch" else target.click()

    def close(self) -> None:
        self.context.close()
