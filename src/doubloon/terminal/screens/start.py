"""The way in: a new game, one that was begun, one to look at again."""

from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from doubloon.core.errors import DoubloonError
from doubloon.core.game import Game
from doubloon.core.words import LANGUAGES
from doubloon.table.file import load
from doubloon.terminal.opening import replay_screen, resume_screen
from doubloon.terminal.screens.dialogs import Ask
from doubloon.terminal.screens.new_game import NewGameScreen
from doubloon.terminal.screens.rules import RulesScreen
from doubloon.terminal.screens.saved import SavedScreen
from doubloon.terminal.screens.speaking import Speaking
from doubloon.terminal.voice import Voice

WAYS = ("new", "resume", "replay", "rules", "language", "theme", "quit")
LANGUAGE_NAMES = dict(zip(LANGUAGES, ("English", "Deutsch", "Español"), strict=True))


class StartScreen(Screen[None], Speaking):
    """What would you like to do?"""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,escape", "go('quit')", show=False)]

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Content.styled("D O U B L O O N", "bold"), id="name")
            yield Static(id="motto", markup=False)
            yield OptionList(id="ways")
            yield Static(id="notice", markup=False)

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        ways = self.query_one("#ways", OptionList)
        place = ways.highlighted
        ways.clear_options()
        language = LANGUAGE_NAMES[self.room.settings.language]
        ways.add_options([Option(Content(f"{number}  {self.say(f'start-{way}', language=language)}"), id=way) for number, way in enumerate(WAYS, 1)])
        ways.highlighted = place or 0
        self.query_one("#motto", Static).update(self.say("start-motto"))

    def on_key(self, event: object) -> None:
        character = getattr(event, "character", None) or ""
        if character.isdecimal() and 1 <= int(character) <= len(WAYS):
            self.action_go(WAYS[int(character) - 1])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_id:
            self.action_go(event.option_id)

    def action_go(self, way: str) -> None:
        self.query_one("#notice", Static).update("")
        if way == "new":
            self.app.push_screen(NewGameScreen())
        elif way == "resume":
            self.app.push_screen(SavedScreen("resume"), self._resume)
        elif way == "replay":
            self.app.push_screen(SavedScreen("replay"), self._replay)
        elif way == "rules":
            self._choose_rules({game.name: game for game in self.room.games()})
        elif way == "language":
            self.room.action_next_language()
        elif way == "theme":
            self.room.action_next_theme()
        else:
            self.room.leave(self)

    def _choose_rules(self, games: dict[str, Game]) -> None:
        """Of several titles one is asked for first."""

        def read(name: str | None) -> None:
            if name is not None:
                self.app.push_screen(RulesScreen(Voice(games[name], self.room.settings.language, 0), games[name].box.plain()))

        if len(games) == 1:
            read(next(iter(games)))
        else:
            titles = {name: self.room.tongue.title_of(game) for name, game in games.items()}
            self.app.push_screen(Ask(self.say("start-which-rules"), titles), read)

    def _resume(self, path: Path | None) -> None:
        if path is not None:
            try:
                self.app.push_screen(resume_screen(path, self.room.find))
            except DoubloonError as error:
                self.query_one("#notice", Static).update(str(error))

    def _replay(self, path: Path | None) -> None:
        if path is not None:
            try:
                self.app.push_screen(replay_screen(load(path), self.room.find))
            except DoubloonError as error:
                self.query_one("#notice", Static).update(str(error))
