"""What is known of a table: its deal, its seats, its file, and whether it was fair."""

import asyncio
from collections.abc import Sequence
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from doubloon.core.game import Game
from doubloon.table import Journal
from doubloon.table.journal import Header
from doubloon.table.replay import Check, verify
from doubloon.terminal.screens.speaking import Speaking
from doubloon.terminal.voice import Voice


class InfoScreen(Screen[None], Speaking):
    """While the game goes on: the commitment. At its end: the secret, and what checking it found."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,enter,i,space", "back", show=False)]

    def __init__(self, game: Game, header: Header, names: Sequence[str], place: str, journal: Journal | None) -> None:
        """`place` is where the game is kept; its journal is given when it is over."""
        super().__init__()
        self.game = game
        self.header = header
        self.names = names
        self.place = place
        self.journal = journal
        self.checks: list[Check] | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="bar", markup=False)
        with VerticalScroll():
            yield Static(id="facts")
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        self.retell()
        if self.journal is not None:
            self._check(self.journal)

    @work(exclusive=True)
    async def _check(self, journal: Journal) -> None:
        game = Game(self.game.name, self.game.folder, self.game.rules)  # its runner is this thread's own
        self.checks = await asyncio.to_thread(lambda: list(verify(journal, lambda _name: game)))
        self.retell()

    def retell(self) -> None:
        self.query_one("#bar", Static).update(f"{self.room.tongue.title_of(self.game)} · {self.say('screen-info')}")
        self.query_one("#facts", Static).update(Content("\n").join(self._facts()))
        self.query_one("#keys", Static).update(self.say("screen-close"))

    def action_back(self) -> None:
        self.dismiss(None)

    def _facts(self) -> list[Content]:
        header, say = self.header, self.say
        voice = Voice(self.game, self.room.settings.language, header.players)
        seats = [
            say("info-person", name=name) if seat.kind != "bot" else say("info-bot", name=name, bot=self.room.tongue.bot(seat.name))
            for name, seat in zip(self.names, header.seats, strict=True)
        ]
        lines = [
            self._fact("info-table", header.table),
            self._fact("info-seats", ", ".join(seats)),
            self._fact("info-options", ", ".join(f"{voice.option(name)}: {voice.option_value(name, value)}" for name, value in header.options.items()) or "–"),
            self._fact("info-version", str(header.version)),
            self._fact("info-components", header.components_digest),
            self._fact("info-file", self.place),
            self._fact("info-commitment", header.commitment),
            Content(""),
        ]
        if self.journal is None:
            return [*lines, Content(say("info-secret-kept"))]
        lines += [self._fact("info-secret", header.secret), self._fact("info-nonces", ", ".join(nonce or "–" for nonce in header.nonces))]
        return [*self._verdict(), Content(""), *lines]

    def _verdict(self) -> list[Content]:
        """What checking the journal found, and how to do it oneself."""
        say = self.say
        if self.checks is None:
            return [Content(say("info-checking"))]
        lines = [Content.styled(say("info-fair" if all(check.holds for check in self.checks) else "info-unfair"), "bold")]
        for check in self.checks:
            lines.append(Content(say("info-check", holds="yes" if check.holds else "no", what=say(f"check-{check.what.replace(' ', '-')}"))))
            if not check.holds:
                lines.append(Content(f"    {check.found}"))
        return [*lines, Content(say("info-verify", file=self.place))]

    def _fact(self, message: str, value: str) -> Content:
        return Content.assemble((f"{self.say(message)}: ", "bold"), value)
