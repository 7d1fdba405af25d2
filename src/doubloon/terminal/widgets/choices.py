"""What can be done now: numbered choices, by keys and mouse."""

from collections.abc import Mapping
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from doubloon.terminal.tables.ink import touchable

GAP = 2


class Choices(VerticalScroll):
    """Choices in as many columns as fit. Digits choose at once where no longer number begins with them, else with Enter or the next digit."""

    can_focus = True

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1, 0)", show=False),
        Binding("down", "move(1, 0)", show=False),
        Binding("left", "move(0, -1)", show=False),
        Binding("right", "move(0, 1)", show=False),
        Binding("home", "jump(0)", show=False),
        Binding("end", "jump(-1)", show=False),
        Binding("enter", "take", show=False),
    ]

    class Chosen(Message):
        """A person made this choice."""

        def __init__(self, number: str) -> None:
            super().__init__()
            self.number = number

    class Unknown(Message):
        """A person typed a number there is no choice for."""

        def __init__(self, number: str) -> None:
            super().__init__()
            self.number = number

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self._paper = Static()
        self._labels: dict[str, str] = {}
        self._cursor = 0
        self._typed = ""

    def compose(self) -> ComposeResult:
        yield self._paper

    @property
    def labels(self) -> Mapping[str, str]:
        return self._labels

    @property
    def typing(self) -> str:
        """The digits typed so far of a number that may go on."""
        return self._typed

    def show(self, labels: Mapping[str, str]) -> None:
        """Offer these, by number. The cursor stays where it is if nothing has changed."""
        if dict(labels) != self._labels:
            self._labels = dict(labels)
            self._cursor = 0
            self._typed = ""
            self.scroll_home(animate=False)
        self.redraw()

    def type_digit(self, digit: str) -> None:
        """One more digit of a number."""
        if not self._labels:
            return
        number = self._typed + digit
        longer = [each for each in self._labels if each.startswith(number)]
        self._typed = ""
        if longer == [number]:
            self.post_message(self.Chosen(number))
        elif longer:
            self._typed = number
            self._cursor = list(self._labels).index(longer[0])
        else:
            self.post_message(self.Unknown(number))
        self.redraw()

    def point_at(self, number: str) -> None:
        """Move the cursor to this choice."""
        if number in self._labels:
            self._cursor = list(self._labels).index(number)
            self.redraw()

    @property
    def _columns(self) -> int:
        widest = max((self._width(number) for number in self._labels), default=1)
        return max(1, min(len(self._labels) or 1, (self._room + GAP) // (widest + GAP)))

    @property
    def _room(self) -> int:
        return self.scrollable_content_region.width or self.size.width

    def _width(self, number: str) -> int:
        digits = max(map(len, self._labels))
        return digits + 4 + Content(self._labels[number]).cell_length

    def redraw(self) -> None:
        """Each as ` 1  label`, the one under the cursor as `❯1  label`."""
        if not self._labels:
            self._paper.update("")
            return
        digits = max(map(len, self._labels))
        count = self._columns
        wide = (self._room + GAP) // count - GAP
        cells: list[Content] = []
        for place, (number, label) in enumerate(self._labels.items()):
            here = place == self._cursor
            shown = f"{self._typed}_" if here and self._typed else number
            cell = Content.assemble("❯" if here else " ", (shown.rjust(digits), "bold"), "  ", label.replace("\u00a0", " "))
            cell = cell.truncate(wide, ellipsis=True).pad_right(max(0, wide - min(wide, cell.cell_length)))
            cells.append(touchable(cell.stylize("reverse") if here and self.has_focus else cell, f"screen.choose({number!r})"))
        rows = [Content(" " * GAP).join(cells[first : first + count]) for first in range(0, len(cells), count)]
        self._paper.update(Content("\n").join(rows))
        self.scroll_to(y=max(0, self._cursor // count - max(0, self.size.height - 1)), animate=False, force=True)

    def on_resize(self, _event: events.Resize) -> None:
        self.redraw()

    def on_focus(self) -> None:
        self.redraw()

    def on_blur(self) -> None:
        self.redraw()

    def action_move(self, rows: int, places: int) -> None:
        if self._labels:
            self._typed = ""
            to = self._cursor + rows * self._columns + places
            if 0 <= to < len(self._labels):
                self._cursor = to
            elif rows and abs(rows * self._columns) > 1:
                self._cursor = 0 if rows < 0 else len(self._labels) - 1
            self.redraw()

    def action_jump(self, place: int) -> None:
        if self._labels:
            self._cursor = place % len(self._labels)
            self.redraw()

    def action_take(self) -> None:
        """Enter: the number that is being typed, or the choice under the cursor."""
        if self._labels:
            number = self._typed if self._typed in self._labels else list(self._labels)[self._cursor]
            self._typed = ""
            self.post_message(self.Chosen(number))
