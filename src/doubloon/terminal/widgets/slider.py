"""A slider for stepping through a game."""

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widget import Widget


class Slider(Widget):
    """A place between 0 and `last`, set by clicking or dragging; the screen moves it by keys."""

    class Moved(Message):
        """Somebody moved the slider."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self, last: int, *, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self.last = last
        self.place = 0

    def render(self) -> Content:
        track = max(1, self.size.width - 2)
        knob = round(self.place * (track - 1) / self.last) if self.last else 0
        return Content.assemble("├", ("━" * knob, "bold"), ("●", "bold"), "─" * (track - 1 - knob), "┤")

    def move(self, place: int) -> None:
        """Put it there, or as far as it goes."""
        place = min(max(place, 0), self.last)
        if place != self.place:
            self.place = place
            self.refresh()
            self.post_message(self.Moved(place))

    def on_mouse_down(self, event: events.MouseDown) -> None:
        self.capture_mouse()
        self._follow(event.x)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        if self.app.mouse_captured is self:
            self._follow(event.x)

    def on_mouse_up(self, _event: events.MouseUp) -> None:
        self.release_mouse()

    def _follow(self, x: int) -> None:
        track = max(1, self.size.width - 2)
        self.move(round(min(max(x - 1, 0), track - 1) * self.last / max(1, track - 1)))
