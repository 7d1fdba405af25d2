"""The table, drawn."""

from collections.abc import Collection

from rich.style import Style
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from doubloon.terminal.describe import Look
from doubloon.terminal.tables.drawing import Drawing
from doubloon.terminal.tables.ink import Facts, Ink
from doubloon.terminal.voice import Voice

#: For how long a change is shown inverted.
FLASH = 1.2


class Paper(Static):
    """What the table is drawn on. A thing to touch keeps the colours it was drawn in."""

    @property
    def link_style(self) -> Style:
        return Style.null()


class Picture(VerticalScroll):
    """Draws one viewer's table at whatever size it has, and marks what has changed since he last answered."""

    can_focus = True

    def __init__(self, *, motion: bool = True, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self._motion = motion
        self._paper = Paper(id="paper")
        self._drawing: Drawing | None = None
        self._look: Look | None = None
        self._can_do: Collection[str] = ()
        self._facts: dict[int, Facts] = {}  # what the pieces said when each viewer last answered
        self._last: Facts | None = None
        self._now: Facts | None = None

    def on_mount(self) -> None:
        self._timer = self.set_timer(FLASH, self._settle)

    def compose(self) -> ComposeResult:
        yield self._paper

    def show(self, drawing: Drawing, voice: Voice, view: object, viewer: int, can_do: Collection[str] = ()) -> None:
        """Draw this. Called whenever something may have changed."""
        same = self._motion and self._look is not None and self._look.seat == viewer and self._look.voice is voice
        shown, flashing = self._now, self._last
        self._drawing, self._look, self._can_do = drawing, Look(voice, view, viewer, 0), can_do
        self._last = shown if same else None
        self.redraw()
        if same and self._now == shown:  # nothing new: what is inverted stays so for its time
            self._last = flashing
            self.redraw()
        elif same:
            self._timer.stop()
            self._timer = self.set_timer(FLASH, self._settle)

    def note(self, viewer: int) -> None:
        """This viewer answers now: from here on changes are marked anew."""
        if self._now is not None:
            self._facts[viewer] = self._now

    def forget(self) -> None:
        """Nothing is marked: words have changed, or another game is shown."""
        self._facts.clear()
        self._now = None

    def clear(self) -> None:
        """An empty table: between two people nothing may be left to read."""
        self._look = self._last = self._now = None
        self._paper.update("")

    def redraw(self) -> None:
        if self._look is None or self._drawing is None or not self.size.width:
            return
        before = self._facts.get(self._look.seat)
        ink = Ink(before, self._last, self._can_do)
        width = self.scrollable_content_region.width or self.size.width
        lines = self._drawing.draw(self._look._replace(width=width), ink, self.size.height)
        self._now = ink.facts
        self._facts.setdefault(self._look.seat, ink.facts)
        self._paper.update(Content("\n").join(lines))

    def on_resize(self, _event: events.Resize) -> None:
        self.redraw()

    def _settle(self) -> None:
        self._last = None
        self.redraw()
