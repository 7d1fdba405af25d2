"""Drawing with letters: pieces that can be touched and that show when they have changed."""

import textwrap
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from textual.content import Content
from textual.style import Style

#: Stands before what has changed since the viewer last answered. A shape, not a colour.
MARK = "•"

Facts = Mapping[str, str]
Lines = list[Content]


class Frame(NamedTuple):
    """The lines a box is drawn with."""

    corners: str
    across: str
    down: str


THIN, HEAVY = Frame("╭╮╰╯", "─", "│"), Frame("┏┓┗┛", "━", "┃")


class Ink:
    """Draws the pieces of one picture and remembers what each says.

    `before` is what they said when the viewer last answered: what differs is marked. `last` is what they said a moment ago: what
    differs is inverted, and the picture is drawn again without it soon after. `open` are the actions that can be done now.
    """

    def __init__(self, before: Facts | None = None, last: Facts | None = None, can_do: Collection[str] = ()) -> None:
        self.facts: dict[str, str] = {}
        self._before = before
        self._last = last
        self._open = can_do

    def piece(self, key: str, text: str, *, action: str = "", touch: str = "", style: str = "", says: str | None = None) -> Content:
        """A text that stands for a thing. `says` is what is compared, if not the text itself. Touching it does `action`, or runs `touch`."""
        content = Content.styled(self.mark(key, text if says is None else says) + text.replace("\u00a0", " "), style)
        if self._last is not None and self._last.get(key) != self.facts[key]:
            content = content.stylize("reverse")
        if action in self._open and action:
            content = content.stylize("bold underline")
        target = do(action) if action else touch
        return touchable(content, target) if target else content

    def mark(self, key: str, says: str) -> str:
        """The mark of a thing that has changed, or nothing. Remembers what it says."""
        self.facts[key] = says
        return MARK if self._before is not None and self._before.get(key) != says else ""

    def is_open(self, action: str) -> bool:
        return action in self._open


def do(action: str) -> str:
    """What touching a thing means: this action."""
    return f"screen.touch({action!r})"


def touchable(content: Content, target: str) -> Content:
    """All of it runs this when clicked."""
    return content.stylize(Style.from_meta({"@click": target}))


def plain(text: str, style: str = "") -> Content:
    return Content.styled(text.replace("\u00a0", " "), style)


def rule(width: int, title: str, aside: str = "") -> Content:
    """A line across with a title in it."""
    left = f"── {title} "
    right = f" {aside} ──" if aside and len(left) + len(aside) + 4 <= width else ""
    return Content.assemble((left, "bold"), ("─" * max(0, width - len(left) - len(right)), "dim"), right)


def flow(parts: Sequence[Content], width: int, *, gap: str = ", ") -> Lines:
    """Parts one after the other, in lines no wider than `width`."""
    lines: Lines = []
    for part in parts:
        if lines and lines[-1].cell_length + len(gap) + part.cell_length <= width:
            lines[-1] = lines[-1] + plain(gap) + part
        else:
            if lines and gap.strip():
                lines[-1] = lines[-1] + plain(gap.rstrip())
            lines.append(part)
    return lines or [plain("–")]


def folded(text: str, width: int, style: str = "") -> Lines:
    """A text wrapped between words; what was glued stays together."""
    return [plain(line, style) for line in textwrap.wrap(text, max(1, width), break_on_hyphens=False)] or [plain("")]


def columns(cells: Sequence[Lines], widths: Sequence[int], *, gap: int = 2) -> Lines:
    """Cells side by side. A width below 0 sets the cell to the right."""
    lines: Lines = []
    for row in range(max(map(len, cells))):
        parts = [_fit(cell[row] if row < len(cell) else plain(""), width) for cell, width in zip(cells, widths, strict=True)]
        lines.append(plain(" " * gap).join(parts))
    return lines


def _fit(content: Content, width: int) -> Content:
    room = abs(width) - content.cell_length
    if room < 0:
        return content.truncate(abs(width), ellipsis=True)
    return content.pad_left(room) if width < 0 else content.pad_right(room)


def box(lines: Lines, width: int, *, frame: Frame = THIN, left: Content | None = None, right: Content | None = None, foot: str = "") -> Lines:
    """Lines in a frame of this width, with something in its upper corners and in its lower edge."""
    head = plain(frame.across) if left is None else plain(" ") + left + plain(" ")
    tail = plain(frame.across) if right is None else plain(" ") + right + plain(" ")
    fill = frame.across * max(0, width - 2 - head.cell_length - tail.cell_length)
    top = plain(frame.corners[0]) + head + plain(fill) + tail + plain(frame.corners[1])
    below = f" {foot} " if foot else ""
    bottom = plain(frame.corners[2] + below.ljust(width - 2, frame.across) + frame.corners[3])
    return [top, *(plain(f"{frame.down} ") + _fit(line, width - 4) + plain(f" {frame.down}") for line in lines), bottom]


def beside(boxes: Sequence[Lines], width: int, *, gap: int = 1) -> Lines:
    """Boxes from left to right, in as many rows as they need."""
    rows: list[list[Lines]] = []
    used = 0
    for each in boxes:
        wide = each[0].cell_length
        if not rows or used + gap + wide > width:
            rows.append([])
            used = -gap
        rows[-1].append(each)
        used += gap + wide
    return [line for row in rows for line in columns(row, [each[0].cell_length for each in row], gap=gap)]
