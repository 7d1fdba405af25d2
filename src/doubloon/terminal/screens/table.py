"""Playing: the table, what is asked, and the bots beside the people."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

from textual import events, work
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widget import Widget
from textual.widgets import Static

from doubloon.bots import Bot
from doubloon.core.errors import DoubloonError
from doubloon.core.game import Game
from doubloon.core.state import State
from doubloon.terminal.draft import Draft, numbered
from doubloon.terminal.page import shown
from doubloon.terminal.screens.board import BoardScreen
from doubloon.terminal.screens.dialogs import Ask, Line
from doubloon.terminal.screens.hand_over import HandOver
from doubloon.terminal.screens.info import InfoScreen
from doubloon.terminal.screens.replay import ReplayScreen
from doubloon.terminal.screens.standing import AFTERWARDS, Standing
from doubloon.terminal.shelf import keep_in
from doubloon.terminal.sitting import NotTakenBack, Sitting, player_names
from doubloon.terminal.voice import Voice
from doubloon.terminal.widgets.choices import Choices
from doubloon.terminal.widgets.keys import Keys


class TableScreen(BoardScreen):
    """One sitting at a table, saved after every answer."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
        Binding("i", "info", show=False),
        Binding("s", "seats", show=False),
        Binding("p", "replay", show=False),
        Binding("colon,slash", "write", show=False),
        Binding("space", "hurry", show=False),
        Binding("pageup", "scroll_table(-1)", show=False),
        Binding("pagedown", "scroll_table(1)", show=False),
        Binding("q", "leave", show=False),
        Binding("escape", "back", show=False),
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
        super().__init__(sitting.table.game)
        self.sitting = sitting
        self.table = sitting.table
        self.path = path
        self.draft: Draft | None = None
        self._is_bare = True  # nobody has sat down yet, or the next one is waited for
        self._hurry = asyncio.Event()  # set: bots answer without a pause
        self._thinking = threading.Lock()  # a bot whose answer is no longer wanted thinks to its end: the next one waits for it

    def panel(self) -> Iterator[Widget]:
        yield Vertical(Static(id="question", markup=False), Choices(id="choices"), id="ask")

    @property
    def choices(self) -> Choices:
        return self.query_one(Choices)

    @property
    def box(self) -> dict[str, Any]:
        return self.table.box.plain()

    def on_mount(self) -> None:
        keep_in(self.table, self.path, lambda reason: self.notice(self.say("screen-unsaved", reason=reason)))
        self.retell()
        self.focus_panel()
        self.notice(self.say("screen-commitment", commitment=self.table.journal.header.commitment[:16]))
        self.call_after_refresh(self.go_on)

    def on_resize(self, _event: events.Resize) -> None:
        self.call_after_refresh(self._show_notice)

    def focus_panel(self) -> None:
        self.choices.focus()

    def retell(self) -> None:
        self.voice = Voice(self.game, self.room.settings.language, self.table.players, player_names(self.table))
        self.picture.forget()
        self.notice()
        keys = [("?", "help"), ("u", "undo"), ("h", "hint"), ("l", "turn_log"), ("r", "rules"), ("i", "info"), ("s", "seats"), ("q", "leave")]
        self.query_one(Keys).show([(key, self.say(f"short-{action.replace('_', '-')}"), f"screen.{action}") for key, action in keys])
        self.paint()

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
                self._take_back(sitting.at)

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

    def _think(self, bot: Bot, view: State, seat: int) -> tuple[str, ...]:
        with self._thinking:
            return bot.answer(view, seat)

    async def _pause(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), self.room.settings.pause)

    def _play(self, seat: int, actions: "list[str] | tuple[str, ...]") -> None:
        try:
            self.sitting.play(seat, actions)
        except DoubloonError as error:
            self.notice(str(error))

    # What is on the screen

    def paint(self) -> None:
        """Show how things stand to whoever is at the keyboard; to nobody while the next one is waited for."""
        if self._is_bare:
            return
        draft, viewer = self.draft, self.sitting.viewer
        view = draft.view if draft else self.table.hidden(viewer)
        can_do = {self.game.actions.text(action) for action in draft.open} if draft else set()
        self.picture.show(self.drawing, self.voice, view, viewer, can_do)
        self.log_panel.tell(self.voice.grouped(self.drawing.portrait.tell(self.voice, self.table.events(viewer))))
        standing = self.standing
        self.query_one("#bar", Static).update(standing.bar)
        self.query_one("#question", Static).update(standing.question)
        self.choices.show(standing.labels)
        self._show_notice()

    @property
    def standing(self) -> Standing:
        return Standing(self.sitting, self.voice, self.drawing, self.draft)

    # Choosing

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character in "0123456789":
            self.choices.type_digit(event.character)

    async def on_choices_chosen(self, event: Choices.Chosen) -> None:
        await self.action_choose(event.number)

    def on_choices_unknown(self, event: Choices.Unknown) -> None:
        self.notice(self.say("screen-no-number", number=event.number, numbers=", ".join(self.choices.labels)))

    async def action_choose(self, number: str) -> None:
        """The choice with this number."""
        if self.table.outcome is not None:
            await self.run_action(f"screen.{AFTERWARDS[int(number) - 1]}")
        elif self.draft is not None:
            self._add(numbered(self.game, self.draft.open)[number])

    def action_touch(self, text: str) -> None:
        """Something on the table was touched that stands for this action."""
        self._add(self.game.actions.parse(text))

    def action_touch_value(self, domain: str, value: int) -> None:
        """Something was touched that several actions may be about: do the one that is open, or say which are."""
        actions = self.game.actions
        about = [action for action in range(actions.count) if self._is_about(action, domain, value)]
        can_do = [action for action in about if self.draft is not None and action in self.draft.open]
        if len(can_do) > 1 and self.draft is not None:
            numbers = numbered(self.game, self.draft.open)
            self.choices.point_at(next(number for number, action in numbers.items() if action == can_do[0]))
            self.notice(self.say("screen-several", choices="; ".join(map(self.voice.words.action, can_do))))
        elif about:
            verbs = {actions.read(action)[0].name for action in self.draft.open} if self.draft else set()
            self._add(can_do[0] if can_do else min(about, key=lambda action: (actions.read(action)[0].name not in verbs, action)))
        else:
            self.notice(self.say("screen-nothing-to-do"))

    def _is_about(self, action: int, domain: str, value: int) -> bool:
        verb, values = self.game.actions.read(action)
        return any(each.name == domain and values[name] == value for name, each in verb.parameters.items())

    def _add(self, action: int) -> None:
        """One more action for the answer, or the reason why not."""
        if self.draft is None:
            self._explain(action)
        elif clause := self.draft.why_not(action):
            self._refuse(self.draft.seat, action, clause)
        elif self.draft.add(action):
            seat, texts = self.draft.seat, self.draft.texts
            self.picture.note(seat)
            self.notice()
            self._play(seat, texts)
            self.go_on()
        else:
            self.paint()

    def _explain(self, action: int) -> None:
        """Why nothing can be done now."""
        viewer = self.sitting.viewer
        if self.table.outcome is not None:
            self.notice(self.say("over", clause=self.table.outcome.reason), self.table.outcome.reason)
        elif viewer < 0:
            self.notice(self.say("screen-only-watching"))
        elif refusal := self.table.why_not(viewer, self.game.actions.text(action)):
            self._refuse(viewer, action, refusal.clause)

    def _refuse(self, seat: int, action: int, clause: str) -> None:
        words = self.voice.words
        text = self.say("refused", action=words.action(action), name=words.seat(seat), text=words.clause(clause), clause=clause)
        if seat not in self.table.to_act:
            acting = self.standing.acting
            text = f"{acting[0].upper()}{acting[1:]}. {text}"
        self.notice(text, clause)

    def action_write(self) -> None:
        """Write an action in its text form, as in the plain client."""

        def written(line: str | None) -> None:
            if line:
                try:
                    self._add(self.game.actions.parse(line))
                except DoubloonError:
                    examples = [self.game.actions.text(action) for action in (self.draft.open if self.draft else range(1))]
                    self.notice(self.say("misspelt", text=shown(line), examples=", ".join(examples[:6])))

        example = self.game.actions.text(self.draft.open[0]) if self.draft else ""
        self.app.push_screen(Line(self.say("screen-write"), example), written)

    # Thinking again

    def action_undo(self) -> None:
        if self.draft and self.draft.actions:
            self.notice(self.say("taken-back", action=self.voice.words.action(self.draft.drop())))
            self.paint()
        elif self.sitting.viewer >= 0:
            self._take_back(self.sitting.viewer)

    def _take_back(self, seat: int) -> None:
        words = self.voice.words
        try:
            texts = self.sitting.take_back(seat).split(", ")
        except NotTakenBack as refusal:
            self.notice(self.say(refusal.message, name=words.seat(seat)))
            return
        self.workers.cancel_group(self, "bots")
        self.go_on()
        self.notice(self.say("taken-back", action=", ".join(words.action(self.game.actions.parse(text)) for text in texts)))

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """What the greedy bot would do in this place. Whoever has left the keyboard meanwhile is not told."""
        draft = self.draft
        if draft is None:
            self.notice(self.say("screen-no-hint"))
            return
        bot = Bot(Game(self.game.name, self.game.folder, self.game.rules), "greedy")
        answer = await asyncio.to_thread(self._think, bot, draft.view, draft.seat)
        if self.draft is draft:
            numbers = numbered(self.game, draft.open)
            actions = [self.game.actions.parse(text) for text in answer]
            self.choices.point_at(next((number for number, action in numbers.items() if action == actions[0]), ""))
            self.notice(self.say("hint", actions="; ".join(map(self.voice.words.action, actions))))

    # Others

    def action_hurry(self) -> None:
        """Let the bots answer at once until a person is asked again."""
        self._hurry.set()

    def action_info(self) -> None:
        self.app.push_screen(InfoScreen(self.table, self.path))

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
                answers[f"{seat} person"] = self.say("seat-to-person", name=words.seat(seat), bot=self.say(f"bot-{has}"))
            for kind in ("greedy", "random"):
                if kind != has:
                    answers[f"{seat} {kind}"] = self.say("seat-to-bot", name=words.seat(seat), bot=self.say(f"bot-{kind}"))
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

    def action_scroll_table(self, pages: int) -> None:
        self.picture.scroll_relative(y=pages * max(1, self.picture.size.height - 1), animate=False)

    def action_back(self) -> None:
        """Escape: from the log to the table."""
        if self.has_class("-log"):
            self.action_turn_log()
        self.focus_panel()

    def action_leave(self) -> None:
        """Leave the game, after a question: it is saved and can be gone on with."""
        if self.table.outcome is not None:
            self.room.leave(self)
            return
        answers = {"stay": self.say("leave-stay"), "leave": self.say("leave-leave")}
        self.app.push_screen(Ask(self.say("leave-ask"), answers), lambda answer: self.room.leave(self) if answer == "leave" else None)
