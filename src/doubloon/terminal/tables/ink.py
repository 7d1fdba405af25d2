"""Drawing with letters: pieces that can be touched and that show when they have changed."""

import textwrap
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from textual.content import Content
from textual.style import Style

from doubloon.terminal.page import shared_out

#: Stands before what has changed since the viewer last answered. A shape, not a colour.
MARK = "•"

# Printed things keep their paper and ink in the dark: only the table darkens.
INK, PAPER = "#2a2118", "#fffaf0"

Facts = Mapping[str, str]
Lines = list[Content]


class Frame(NamedTuple):
    """The lines a box is drawn with."""

    corners: str
    across: str
    down: str


THIN, HEAVY = Frame("╭╮╰╯", "─", "│"), Frame("┏┓┗┛", "━", "┃")


def printed(paper: str, ink: str = INK) -> str:
    """The style of a thing that is printed on this paper."""
    return f"{ink} on {paper}"


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
        mark = self.mark(key, text if says is None else says)
        content = self.thing(mark + text, action=action, touch=touch, style=style)
        return content.stylize("reverse") if self._last is not None and self._last.get(key) != self.facts[key] else content

    def thing(self, text: str, *, action: str = "", touch: str = "", style: str = "") -> Content:
        """A text to touch that is not worth a mark when it is new, such as a card of a hand."""
        content = plain(text, style)
        if action and action in self._open:
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


def explain(text: str) -> str:
    """What touching a thing means: its words."""
    return f"screen.explain({text!r})"


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


def rail(steps: Sequence[str], now: int, width: int) -> Lines:
    """The steps of a round in order: ✓ before those that are done, the one we are in marked and framed."""
    marks = [plain(f"▶ {step} ", "bold reverse") if place == now else plain(f"{'✓' if place < now else '·'} {step}", "dim") for place, step in enumerate(steps)]
    return flow(marks, width, gap="  ")


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


def laid_out(
    width: int,
    heads: Sequence[str],
    rows: Sequence[Sequence[Sequence[Content]]],
    *,
    right: Sequence[int],
    least: Sequence[int],
    touches: Sequence[str] = (),
    gap: str = ", ",
) -> Lines:
    """Rows under their heads, every cell a list of parts with `gap` between them; what does not fit is wrapped in the last two columns."""
    natural = [
        max(len(heads[place]), least[place], *(sum(part.cell_length + len(gap) for part in row[place]) - len(gap) for row in rows), 0)
        for place in range(len(heads))
    ]
    widths = shared_out(natural, [len(head) for head in heads], width)
    signed = [-wide if place in right else wide for place, wide in enumerate(widths)]
    lines = columns([[plain(head, "dim")] for head in heads], signed)
    for place, row in enumerate(rows):
        drawn = columns([flow(cell, wide, gap=gap) for cell, wide in zip(row, widths, strict=True)], signed)
        lines += [touchable(line, touches[place]) for line in drawn] if touches else drawn
    return lines


def box(lines: Lines, width: int, *, frame: Frame = THIN, left: Content | None = None, right: Content | None = None, foot: str = "") -> Lines:
    """Lines in a frame of this width, with something in its upper corners and in its lower edge."""
    tail = plain(frame.across) if right is None else plain(" ") + right + plain(" ")
    room = max(1, width - 4 - tail.cell_length)
    head = plain(frame.across) if left is None else plain(" ") + left.truncate(room, ellipsis=True) + plain(" ")
    fill = frame.across * max(0, width - 2 - head.cell_length - tail.cell_length)
    top = plain(frame.corners[0]) + head + plain(fill) + tail + plain(frame.corners[1])
    below = f" {foot} " if foot else ""
    bottom = plain(frame.corners[2] + below.ljust(width - 2, frame.across) + frame.corners[3])
    return [top, *(plain(f"{frame.down} ") + _fit(line, width - 4) + plain(f" {frame.down}") for line in lines), bottom]


def first_fitting(height: int, *variants: Callable[[], Lines]) -> Lines:
    """The first of these drawings, from the roomiest on, that is no higher than this; the last one if none is."""
    lines: Lines = []
    for variant in variants:
        lines = variant()
        if len(lines) <= height:
            break
    return lines


def fan(title: str, chips: Sequence[Content], cards: Sequence[Lines], width: int) -> Lines:
    """Cards in a hand: drawn side by side under their title, or, if none are drawn, as chips behind it."""
    if cards:
        return [rule(width, title.rstrip(":")), *beside(cards, width)]
    return flow([plain(title, "bold"), *(chips or [plain("–")])], width, gap="  ")


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
