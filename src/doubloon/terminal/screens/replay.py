"""Replaying: any game from its journal, forwards and backwards."""

from collections.abc import Callable, Iterator
from typing import Any, ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widget import Widget
from textual.widgets import Static

from doubloon.core.game import Game
from doubloon.core.steps import SPECTATOR
from doubloon.table import Journal
from doubloon.terminal.reel import OPEN, Reel
from doubloon.terminal.screens.board import BoardScreen
from doubloon.terminal.screens.hand_over import HandOver
from doubloon.terminal.sitting import player_names
from doubloon.terminal.voice import Voice
from doubloon.terminal.widgets.keys import Keys
from doubloon.terminal.widgets.slider import Slider

PAGE = 10


class ReplayScreen(BoardScreen):
    """A slider over the answers of a game, seen with one viewer's eyes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False, priority=True),
        Binding("right,space", "step(1)", show=False, priority=True),
        Binding("pageup", f"step({-PAGE})", show=False, priority=True),
        Binding("pagedown", f"step({PAGE})", show=False, priority=True),
        Binding("home", "jump(0)", show=False, priority=True),
        Binding("end", "jump(-1)", show=False, priority=True),
        Binding("v", "next_viewer", show=False),
        Binding("q,escape", "back", show=False),
    ]
    KEYS: ClassVar[list[tuple[str, str]]] = [
        ("← →", "key-step"),
        ("PgUp PgDn", "key-page"),
        ("Home End", "key-ends"),
        ("v", "key-viewer"),
        ("l", "key-log"),
        ("c", "key-clause"),
        ("r", "key-rules"),
        ("F2", "key-language"),
        ("F3", "key-theme"),
        ("?", "key-help"),
        ("q", "key-back"),
    ]

    def __init__(self, journal: Journal, find: Callable[[str], Game], people: list[int]) -> None:
        self.reel = Reel(journal, find, people)
        super().__init__(self.reel.table.game)
        self.viewer = self.reel.viewers[0] if not self.reel.is_over else (people[0] if people else OPEN)

    def panel(self) -> Iterator[Widget]:
        yield Vertical(Static(id="question", markup=False), Slider(len(self.reel.answers), id="slider"), id="ask")

    @property
    def slider(self) -> Slider:
        return self.query_one(Slider)

    @property
    def box(self) -> dict[str, Any]:
        return self.reel.table.box.plain()

    def on_mount(self) -> None:
        self.retell()
        if not self.reel.is_over and len(self.reel.people) > 1:
            self._hand_over(self.viewer)

    def on_resize(self, _event: events.Resize) -> None:
        self.call_after_refresh(self._show_notice)

    def retell(self) -> None:
        table = self.reel.table
        self.voice = Voice(self.game, self.room.settings.language, table.players, player_names(table))
        self.picture.forget()
        keys = [("←", "step(-1)", "earlier"), ("→", "step(1)", "later"), ("v", "next_viewer", "viewer"), ("l", "turn_log", "turn-log")]
        keys += [("r", "rules", "rules"), ("?", "help", "help"), ("q", "back", "back")]
        self.query_one(Keys).show([(key, self.say(f"short-{word}"), f"screen.{action}") for key, action, word in keys])
        self.paint()

    def paint(self) -> None:
        frame = self.reel.frames(self.viewer)[self.slider.place]
        self.picture.note(max(SPECTATOR, self.viewer))  # what differs from the position shown before is marked
        self.picture.show(self.drawing, self.voice, frame.view, max(SPECTATOR, self.viewer))
        self.log_panel.tell(self.voice.grouped(self.drawing.portrait.tell(self.voice, frame.events)))
        self.query_one("#bar", Static).update(f"{self.voice.title} · {self.say('screen-replay')} · {self._eyes()}")
        self.query_one("#question", Static).update(self._position())
        self._show_notice()

    def _eyes(self) -> str:
        if self.viewer == OPEN:
            return self.say("viewer-open")
        return self.say("viewer-spectator") if self.viewer < 0 else self.say("viewer-seat", name=self.voice.words.seat(self.viewer))

    def _position(self) -> str:
        """Where the slider stands, and the answer that led here as far as the viewer may know it."""
        place, last = self.slider.place, self.slider.last
        text = self.say("screen-position", place=place, last=last)
        if not place:
            return text
        answer = self.reel.answers[place - 1]
        is_known = self.viewer in (OPEN, answer.seat) or not self._is_sealed(place - 1)
        words = self.voice.words
        did = "; ".join(words.action(self.game.actions.parse(action)) for action in answer.actions) if is_known else self.say("screen-covered")
        return f"{text} · {words.seat(answer.seat)}: {did}"

    def _is_sealed(self, place: int) -> bool:
        kind = self.game.decisions.kinds[self.reel.frames(self.viewer)[place].view.decision]
        return kind.sealed or kind.whole

    def on_slider_moved(self, _event: Slider.Moved) -> None:
        self.paint()

    def action_step(self, steps: int) -> None:
        self.slider.move(self.slider.place + steps)

    def action_jump(self, place: int) -> None:
        self.slider.move(self.slider.last if place < 0 else place)

    def action_next_viewer(self) -> None:
        """With the eyes of the next one who may see this game."""
        viewers = self.reel.viewers
        viewer = viewers[(viewers.index(self.viewer) + 1) % len(viewers)]
        if viewer == self.viewer:
            self.notice(self.say("screen-one-viewer"))
        elif self.reel.is_over:
            self._see_as(viewer)
        else:
            self._hand_over(viewer)

    def _see_as(self, viewer: int) -> None:
        self.viewer = viewer
        self.picture.forget()
        self.log_panel.clear()
        self.paint()

    def _hand_over(self, viewer: int) -> None:
        """In a game that is not over nobody sees another's secrets here either."""
        self.picture.clear()
        self.log_panel.clear()
        self.query_one("#question", Static).update("")
        self.notice()
        self.app.push_screen(HandOver(self.voice.words.seat(viewer), "", can_undo=False), lambda _there: self._see_as(viewer))

    def action_back(self) -> None:
        if self.has_class("-log"):
            self.action_turn_log()
        else:
            self.room.leave(self)
