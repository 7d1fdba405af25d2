"""What playing and replaying have in common: a drawn table, a log, the rules at hand."""

from collections.abc import Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import OptionList, Static

from doubloon.core.game import Game
from doubloon.terminal.screens.dialogs import Reading
from doubloon.terminal.screens.rules import RulesScreen, clause_dialog
from doubloon.terminal.screens.speaking import Speaking
from doubloon.terminal.tables import drawing_of
from doubloon.terminal.tables.ink import touchable
from doubloon.terminal.voice import Voice
from doubloon.terminal.widgets.keys import Keys
from doubloon.terminal.widgets.log import Log
from doubloon.terminal.widgets.picture import Picture

#: From this width on the log stands beside the table.
WIDE = 110


class BoardScreen(Screen[None], Speaking):
    """A table as somebody sees it. In a narrow window table and log take turns."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012 - Textual declares it for instances
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "turn_log", show=False),
        Binding("r", "rules", show=False),
        Binding("c", "last_clause", show=False),
        Binding("question_mark,f1", "help", show=False),
    ]
    #: The keys told of in the help, in order: as people write them, and the message that says what they do.
    KEYS: ClassVar[list[tuple[str, str]]] = []

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.drawing = drawing_of(game.name)
        self.voice: Voice
        self._notice = ("", "")

    def compose(self) -> ComposeResult:
        yield Static(id="bar", markup=False)
        with Container(id="middle"):
            yield Picture(motion=self.room.motion, id="picture")
            yield Log(id="log")
            yield from self.panel()
        yield Static(id="notice")
        yield Keys(id="keys")

    def panel(self) -> Iterator[Widget]:
        """What stands below the table."""
        raise NotImplementedError

    @property
    def picture(self) -> Picture:
        return self.query_one(Picture)

    @property
    def log_panel(self) -> Log:
        return self.query_one(Log)

    def notice(self, text: str = "", clause: str = "") -> None:
        """Say something below the table, until something else is to be said."""
        self._notice = (text, clause)
        self._show_notice()

    def _show_notice(self) -> None:
        text, clause = self._notice
        if not text and self.has_class("-narrow"):  # the log is not in sight: its end stands here
            clause, text = self.log_panel.latest
            text = f"{text} [{clause}]" if clause else text
        content = Content(text.replace("\u00a0", " "))
        self.query_one("#notice", Static).update(touchable(content, f"screen.open_clause({clause!r})") if clause else content)

    # The rules

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_list is self.log_panel:
            self.action_open_clause(self.log_panel.clause_at(event.option_index))

    def action_open_clause(self, clause: str) -> None:
        """Show a clause; from there the way leads to all the rules."""
        if clause:
            self.app.push_screen(clause_dialog(self.voice, clause), lambda answer: self.action_rules(clause) if answer else None)

    def action_last_clause(self) -> None:
        self.action_open_clause(self._notice[1] or self.log_panel.latest[0])

    def action_rules(self, clause: str = "") -> None:
        self.app.push_screen(RulesScreen(self.voice, self.box, clause))

    @property
    def box(self) -> dict[str, object]:
        """The components in play, as data."""
        raise NotImplementedError

    # Looking

    def action_explain(self, text: str) -> None:
        """Something on the table was touched that is only to be looked at."""
        self.notice(text)

    def action_turn_log(self) -> None:
        """In a narrow window: the log in the place of the table, or back. In a wide one: into the log, or out of it."""
        if self.has_class("-narrow"):
            self.toggle_class("-log")
        if self.has_class("-log") or (not self.has_class("-narrow") and not self.log_panel.has_focus):
            self.log_panel.focus()
            self.log_panel.highlighted = self.log_panel.option_count - 1 if self.log_panel.option_count else None
        else:
            self.focus_panel()

    def focus_panel(self) -> None:
        """Where the keys go when nothing else has been chosen."""

    def action_help(self) -> None:
        width = max(len(key) for key, _ in self.KEYS)
        text = Content("\n").join(Content.assemble((key.rjust(width), "bold"), f"  {self.say(message)}") for key, message in self.KEYS)
        self.app.push_screen(Reading(self.say("screen-help"), text, self.say("screen-close")))
