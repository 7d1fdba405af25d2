"""The room: the full-screen client, in which games are chosen, played, resumed and replayed."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from doubloon.core.errors import DoubloonError
from doubloon.core.game import Game
from doubloon.core.registry import game as find_game
from doubloon.core.registry import game_names
from doubloon.core.words import LANGUAGES, check_language
from doubloon.terminal.screens.speaking import Speaking
from doubloon.terminal.shelf import tables_folder
from doubloon.terminal.voice import Tongue

THEMES = {"dark": "textual-dark", "light": "textual-light"}


@dataclass
class Settings:
    """How people like it. `pause` is how long a bot's answer is held back, in seconds; without `motion` nothing flashes or glides."""

    language: str = "en"
    folder: Path = field(default_factory=tables_folder)
    pause: float = 0.7
    motion: bool = True
    theme: str = "dark"
    games: list[Game] = field(default_factory=list)  # titles that are not installed, such as those in a folder


class Room(App[int]):
    """Holds what all screens share: the language, the settings, the titles."""

    CSS_PATH = "room.tcss"
    TITLE = "Doubloon"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "next_language", show=False, priority=True),
        Binding("f3", "next_theme", show=False, priority=True),
        Binding("ctrl+c,ctrl+q", "leave_room", show=False, priority=True),
    ]

    def __init__(self, settings: Settings, first: Callable[[], Screen[Any]]) -> None:
        super().__init__()
        check_language(settings.language)
        self.settings = settings
        self.tongue = Tongue(settings.language)
        self._first = first
        if not settings.motion:
            self.animation_level = "none"

    @property
    def motion(self) -> bool:
        """Whether things may move by themselves: not if the settings, or TEXTUAL_ANIMATIONS, say otherwise."""
        return self.settings.motion and self.animation_level != "none"

    def on_mount(self) -> None:
        self.theme = THEMES.get(self.settings.theme, THEMES["dark"])
        self.push_screen(self._first())

    def games(self) -> list[Game]:
        """Every title that can be played, those given as folders first."""
        found = list(self.settings.games)
        for name in game_names():
            try:
                found.append(find_game(name))
            except DoubloonError:  # a title of somebody else's that is broken: the others can be played
                continue
        return found

    def find(self, name: str) -> Game:
        """A title by the name that is in a journal."""
        return next((game for game in self.settings.games if game.name == name), None) or find_game(name)

    def leave(self, screen: Screen[Any]) -> None:
        """This screen is done with; the last one closes the room."""
        while self.screen is not screen:
            self.pop_screen()
        self.pop_screen()
        if len(self.screen_stack) == 1:
            self.exit(0)

    def action_next_language(self) -> None:
        """The next language, everywhere and at once."""
        place = LANGUAGES.index(self.settings.language)
        self.speak(LANGUAGES[(place + 1) % len(LANGUAGES)])

    def speak(self, language: str) -> None:
        self.settings.language = language
        self.tongue = Tongue(language)
        for screen in self.screen_stack:
            if isinstance(screen, Speaking):
                screen.retell()

    def action_next_theme(self) -> None:
        self.theme = THEMES["light"] if self.theme == THEMES["dark"] else THEMES["dark"]

    def action_leave_room(self) -> None:
        """Ctrl-C: everything is saved, so there is nothing to ask."""
        self.exit(0)
