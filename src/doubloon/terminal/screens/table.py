"""Playing at a table of one's own: people at one keyboard, and the bots beside them."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.widgets import Static

from doubloon.core.errors import DoubloonError
from doubloon.terminal.draft import Draft
from doubloon.terminal.screens.dialogs import Ask
from doubloon.terminal.screens.hand_over import HandOver
from doubloon.terminal.screens.info import InfoScreen
from doubloon.terminal.screens.playing import PlayScreen
from doubloon.terminal.screens.replay import ReplayScreen
from doubloon.terminal.screens.standing import AFTERWARDS
from doubloon.terminal.shelf import keep_in
from doubloon.terminal.sitting import KINDS, NotTakenBack, Sitting


class TableScreen(PlayScreen):
    """One sitting at a table, saved after every answer."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "hurry", show=False)]
    FOOT: ClassVar[list[tuple[str, str]]] = [
        ("?", "help"),
        ("u", "undo"),
        ("h", "hint"),
        ("l", "turn_log"),
        ("r", "rules"),
        ("i", "info"),
        ("s", "seats"),
        ("q", "leave"),
    ]
    KEYS: ClassVar[list[tuple[str, str]]] = [
        ("0–9", "key-number"),
        ("↑ ↓ ← → ⏎", "key-arrows"),
        (":", "key-write"),
        ("u", "key-undo"),
        ("h", "key-hint"),
        ("␣", "key-hurry"),
        ("l", "key-log"),
        ("c", "key-clause"),
        ("r", "key-rules"),
        ("i", "key-info"),
        ("s", "key-seats"),
        ("p", "key-replay"),
        ("PgUp PgDn", "key-scroll"),
        ("Tab", "key-tab"),
        ("F2", "key-language"),
        ("F3", "key-theme"),
        ("?", "key-help"),
        ("q", "key-quit"),
    ]

    def __init__(self, sitting: Sitting, path: Path) -> None:
        super().__init__(sitting)
        self.sitting = sitting
        self.table = sitting.table
        self.path = path
        self._hurry = asyncio.Event()  # set: bots answer without a pause

    def on_mount(self) -> None:
        keep_in(self.table, self.path, lambda reason: self.notice(self.say("screen-unsaved", reason=reason)))
        self.retell()
        self.focus_panel()
        self.notice(self.say("screen-commitment", commitment=self.table.journal.header.commitment[:16]))
        self.call_after_refresh(self.go_on)

    # The order of play

    def go_on(self) -> None:
        """Find who is to answer, and ask. Called after every change."""
        self.draft = None
        if self.table.outcome is not None:
            self._is_bare = False
            self.paint()
            return
        seat = self.sitting.next_seat()
        if seat in self.sitting.bots:
            self._is_bare = False
            self.paint()
            self._let_bots_answer()
        elif self.sitting.must_hand_over(seat):
            self._hand_over(seat)
        else:
            self._sit_down(seat)

    def _sit_down(self, seat: int) -> None:
        self.sitting.at = seat
        self.draft = Draft(self.table, seat)
        self._is_bare = False
        self._hurry.clear()
        self.paint()

    def _hand_over(self, seat: int) -> None:
        """Clear the table and everything that lies on it, and wait for the next one."""
        while self.app.screen is not self:
            self.app.pop_screen()
        sitting, words = self.sitting, self.voice.words
        can_undo = sitting.at is not None and sitting.has_sealed() and self.table.can_undo(sitting.at)
        last = "" if sitting.at is None else words.seat(sitting.at)
        self.clear_table()

        def done(is_there: bool | None) -> None:
            if is_there or sitting.at is None:
                self._sit_down(seat)
            else:
                self.take_back(sitting.at)

        self.app.push_screen(HandOver(words.seat(seat), last, can_undo=can_undo), done)

    def clear_table(self) -> None:
        """Nothing is left on the screen that somebody may know."""
        self._is_bare = True
        self.picture.clear()
        self.log_panel.clear()
        self.choices.show({})
        self.query_one("#question", Static).update("")
        self.query_one("#bar", Static).update("")
        self.notice()

    @work(exclusive=True, group="bots")
    async def _let_bots_answer(self) -> None:
        """Bots think in a thread, one answer at a time, each held back a moment so that people can follow."""
        while self.table.outcome is None and (seat := self.sitting.next_seat()) in self.sitting.bots:
            thought = asyncio.to_thread(self._think, self.sitting.bots[seat], self.table.hidden(seat), seat)
            answer, _ = await asyncio.gather(thought, self._pause())
            self._play(seat, answer)
            self.paint()
        self.call_later(self.go_on)

    async def _pause(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), self.room.settings.pause)

    def give(self, seat: int, actions: list[str]) -> None:
        self._play(seat, actions)
        self.go_on()

    def _play(self, seat: int, actions: Sequence[str]) -> None:
        try:
            self.sitting.play(seat, actions)
        except DoubloonError as error:
            self.notice(str(error))

    def take_back(self, seat: int) -> None:
        words = self.voice.words
        try:
            texts = self.sitting.take_back(seat).split(", ")
        except NotTakenBack as refusal:
            self.notice(self.say(refusal.message, name=words.seat(seat)))
            return
        self.workers.cancel_group(self, "bots")
        self.go_on()
        self.notice(self.say("taken-back", action=", ".join(words.action(self.game.actions.parse(text)) for text in texts)))

    async def choose_otherwise(self, number: str) -> None:
        if self.table.outcome is not None:
            await self.run_action(f"screen.{AFTERWARDS[int(number) - 1]}")

    # Others

    def action_hurry(self) -> None:
        """Let the bots answer at once until a person is asked again."""
        self._hurry.set()

    def action_info(self) -> None:
        journal = self.table.journal
        self.app.push_screen(InfoScreen(self.game, journal.header, self.sitting.names, str(self.path), journal if self.table.outcome else None))

    def action_replay(self) -> None:
        if self.sitting.viewer >= 0 or self.table.outcome is not None:
            self.app.push_screen(ReplayScreen(self.table.journal, self.room.find, [max(0, self.sitting.viewer)]))
        else:
            self.notice(self.say("screen-only-watching"))

    def action_seats(self) -> None:
        """Who sits where, and who else could."""
        words, answers = self.voice.words, {}
        for seat in range(self.table.players):
            has = self.table.seats[seat].name if seat in self.sitting.bots else ""
            if has:
                answers[f"{seat} person"] = self.say("seat-to-person", name=words.seat(seat), bot=self.room.tongue.bot(has))
            for kind in KINDS:
                if kind != has:
                    answers[f"{seat} {kind}"] = self.say("seat-to-bot", name=words.seat(seat), bot=self.room.tongue.bot(kind))
        self.app.push_screen(Ask(self.say("screen-seats"), answers), self._change_seat)

    def _change_seat(self, answer: str | None) -> None:
        if answer is None or self.table.outcome is not None:
            return
        seat, _, kind = answer.partition(" ")
        self.workers.cancel_group(self, "bots")
        if kind == "person":
            self.sitting.seat_person(int(seat), self.voice.words.seat(int(seat)))
        else:
            self.sitting.seat_bot(int(seat), kind)
        self.retell()
        self.go_on()

    def action_leave(self) -> None:
        """Leave the game, after a question: it is saved and can be gone on with."""
        if self.table.outcome is not None:
            self.room.leave(self)
            return
        answers = {"stay": self.say("leave-stay"), "leave": self.say("leave-leave")}
        self.app.push_screen(Ask(self.say("leave-ask"), answers), lambda answer: self.room.leave(self) if answer == "leave" else None)
