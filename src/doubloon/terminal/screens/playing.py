"""Playing at any table: what is on the screen, what is asked, and what can be looked up."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any, ClassVar

from textual import events, work
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widget import Widget
from textual.widgets import Static

from doubloon.bots import Advice, Bot
from doubloon.core.errors import DoubloonError
from doubloon.core.game import Game
from doubloon.core.state import State
from doubloon.terminal.advice import ADVISER
from doubloon.terminal.describe import story
from doubloon.terminal.draft import Draft, numbered
from doubloon.terminal.page import shown
from doubloon.terminal.screens.board import BoardScreen
from doubloon.terminal.screens.dialogs import Line
from doubloon.terminal.screens.standing import Standing
from doubloon.terminal.seen import Seated
from doubloon.terminal.voice import Voice
from doubloon.terminal.widgets.choices import Choices
from doubloon.terminal.widgets.keys import Keys


class PlayScreen(BoardScreen):
    """One person's place at a table. How an answer is given and taken back, and who sits where, differs from table to table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
        Binding("i", "info", show=False),
        Binding("s", "seats", show=False),
        Binding("p", "replay", show=False),
        Binding("colon,slash", "write", show=False),
        Binding("pageup", "scroll_table(-1)", show=False),
        Binding("pagedown", "scroll_table(1)", show=False),
        Binding("q", "leave", show=False),
        Binding("escape", "back", show=False),
    ]
    #: The keys told of at the foot of the screen, by the actions they run.
    FOOT: ClassVar[list[tuple[str, str]]] = []

    def __init__(self, seated: Seated) -> None:
        super().__init__(seated.table.game)
        self.seated = seated
        self.draft: Draft | None = None
        self._is_bare = True  # nobody has sat down yet, or the next one is waited for
        self._thinking = threading.Lock()  # a bot whose answer is no longer wanted thinks to its end: the next one waits for it

    def panel(self) -> Iterator[Widget]:
        yield Vertical(Static(id="question", markup=False), Choices(id="choices"), id="ask")

    @property
    def choices(self) -> Choices:
        return self.query_one(Choices)

    @property
    def box(self) -> dict[str, Any]:
        return self.seated.table.box.plain()

    def go_on(self) -> None:
        """Find who is to answer, and ask. Called after every change."""
        raise NotImplementedError

    def give(self, seat: int, actions: list[str]) -> None:
        """The table gets a complete answer."""
        raise NotImplementedError

    def take_back(self, seat: int) -> None:
        """Take this seat's latest answer back, or say why that cannot be."""
        raise NotImplementedError

    async def choose_otherwise(self, number: str) -> None:
        """A choice was made while no answer is asked for."""
        raise NotImplementedError

    def on_resize(self, _event: events.Resize) -> None:
        self.call_after_refresh(self._show_notice)

    def focus_panel(self) -> None:
        self.choices.focus()

    def retell(self) -> None:
        self.voice = Voice(self.game, self.room.settings.language, self.seated.table.players, self.seated.names)
        self.picture.forget()
        self.notice()
        self.query_one(Keys).show([(key, self.say(f"short-{action.replace('_', '-')}"), f"screen.{action}") for key, action in self.FOOT])
        self.paint()

    # What is on the screen

    def paint(self) -> None:
        """Show how things stand to whoever is at the keyboard; to nobody while the next one is waited for."""
        if self._is_bare:
            return
        self.paint_table()
        self.log_panel.tell(self.voice.grouped(story(self.drawing.portrait, self.voice, self.seated.told)))
        standing = self.standing
        self.query_one("#bar", Static).update(standing.bar)
        self.query_one("#question", Static).update(standing.question)
        self.choices.show(standing.labels)
        self._show_notice()

    def paint_table(self) -> None:
        draft, viewer = self.draft, self.seated.viewer
        view = draft.view if draft else self.seated.table.hidden(viewer)
        can_do = {self.game.actions.text(action) for action in draft.open} if draft else set()
        self.picture.show(self.drawing, self.voice, view, viewer, can_do)

    @property
    def standing(self) -> Standing:
        return Standing(self.seated, self.voice, self.drawing, self.draft)

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
        if self.draft is not None:
            self._add(numbered(self.game, self.draft.open)[number])
        else:
            await self.choose_otherwise(number)

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
            self.give(seat, texts)
        else:
            self.paint()

    def _explain(self, action: int) -> None:
        """Why nothing can be done now."""
        viewer, table = self.seated.viewer, self.seated.table
        if table.outcome is not None:
            self.notice(self.say("over", clause=table.outcome.reason), table.outcome.reason)
        elif viewer < 0:
            self.notice(self.say("screen-only-watching"))
        elif refusal := table.why_not(viewer, self.game.actions.text(action)):
            self._refuse(viewer, action, refusal.clause)

    def _refuse(self, seat: int, action: int, clause: str) -> None:
        words = self.voice.words
        text = self.say("refused", action=words.action(action), name=words.seat(seat), text=words.clause(clause), clause=clause)
        if seat not in self.seated.table.to_act:
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
        elif self.seated.viewer >= 0:
            self.take_back(self.seated.viewer)

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """What a strong bot would do in this place. Whoever has left the keyboard meanwhile is not told."""
        draft = self.draft
        if draft is None:
            self.notice(self.say("screen-no-hint"))
            return
        bot = Bot(Game(self.game.name, self.game.folder, self.game.rules), ADVISER, timed=False)
        advice = await asyncio.to_thread(self._advise, bot, draft.view, draft.seat)
        if self.draft is draft:
            numbers = numbered(self.game, draft.open)
            actions = [self.game.actions.parse(text) for text in advice.answer]
            self.choices.point_at(next((number for number, action in numbers.items() if action == actions[0]), ""))
            told = [self.say("hint", bot=self.voice.bot(advice.bot), actions="; ".join(map(self.voice.words.action, actions)))]
            told += [self.say("hint-win", win=round(100 * each.win)) for each in advice.candidates[:1]]
            self.notice(" ".join(told))

    def _think(self, bot: Bot, view: State, seat: int) -> tuple[str, ...]:
        with self._thinking:
            return bot.answer(view, seat)

    def _advise(self, bot: Bot, view: State, seat: int) -> Advice:
        with self._thinking:
            return bot.advice(view, seat)

    # Looking around

    def action_scroll_table(self, pages: int) -> None:
        self.picture.scroll_relative(y=pages * max(1, self.picture.size.height - 1), animate=False)

    def action_back(self) -> None:
        """Escape: from the log to the table."""
        if self.has_class("-log"):
            self.action_turn_log()
        self.focus_panel()
