"""The page: lines of text, wrapped at the width of the terminal."""

import shutil
import textwrap
from collections.abc import Sequence
from typing import TextIO

WIDTH, HEIGHT = 80, 24
#: Wider rows are harder to follow, not easier.
WIDEST = 80
#: In less room columns fall apart.
NARROWEST = 60

#: Keeps together what belongs together, such as `2 stools`; on the page it is a plain space.
GLUE = "\u00a0"


class Page:
    """Writes text for a person or a pipe. A pipe is 80 columns wide."""

    def __init__(self, writer: TextIO) -> None:
        self._writer = writer
        self.count = 0  # lines written
        self._ends_blank = True

    @property
    def width(self) -> int:
        """Asked anew each time: a window may be resized. One column stays free, since some terminals break a line that fills the last."""
        return max(20, shutil.get_terminal_size((WIDTH, HEIGHT)).columns - 1) if self._writer.isatty() else WIDTH

    @property
    def height(self) -> int:
        return shutil.get_terminal_size((WIDTH, HEIGHT)).lines if self._writer.isatty() else HEIGHT

    def line(self, text: str = "") -> None:
        """One line, as it is."""
        self._writer.write(text.replace(GLUE, " ").rstrip() + "\n")
        self._ends_blank = not text.strip()
        self.count += 1

    def lines(self, texts: Sequence[str]) -> None:
        for text in texts:
            self.line(text)

    def prose(self, text: str, *, first: str = "", then: str = "") -> None:
        """A paragraph, wrapped; `first` stands before its first line, `then` before the others."""
        self.lines(wrapped(text, self.width, first=first, then=then))

    def gap(self) -> None:
        """A blank line, unless there is one already."""
        if not self._ends_blank:
            self.line()

    def prompt(self, text: str) -> None:
        self._writer.write(text)
        self._writer.flush()
        self._ends_blank = False


def wrapped(text: str, width: int, *, first: str = "", then: str = "") -> list[str]:
    """A paragraph as lines of at most `width`. Clause ids are not broken at their hyphen."""
    return textwrap.wrap(text, width, initial_indent=first, subsequent_indent=then, break_on_hyphens=False) or [first]


def columns(cells: Sequence[str], widths: Sequence[int]) -> list[str]:
    """One row of a table as lines: each cell is wrapped within its column. A width below 0 sets the cell to the right."""
    parts = [wrapped(cell, abs(width)) for cell, width in zip(cells, widths, strict=True)]
    rows = []
    for i in range(max(map(len, parts))):
        row = (part[i] if i < len(part) else "" for part in parts)
        rows.append("  ".join(text.rjust(-width) if width < 0 else text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip())
    return rows


def shared_out(natural: Sequence[int], least: Sequence[int], width: int) -> list[int]:
    """The widths of columns that together have so much room: if it does not do, the last two give way, the very last first."""
    widths = list(natural)
    room = width - sum(widths[:-2]) - 2 * (len(widths) - 1)
    if sum(widths[-2:]) > room:
        widths[-1] = max(least[-1], min(widths[-1], room - min(widths[-2], room * 3 // 5)))
        widths[-2] = max(least[-2], room - widths[-1])
    return widths


def laid_out(width: int, heads: Sequence[str], rows: Sequence[Sequence[str]], *, right: Sequence[int] = ()) -> list[str]:
    """Rows under their heads, in columns no wider than they need; those in `right` are set to the right.

    What does not fit is wrapped in the last two columns. In a narrow page every row is a paragraph instead: its first cell, then the others by
    their heads.
    """
    natural = [max(len(row[place]) for row in (heads, *rows)) for place in range(len(heads))]
    widths = shared_out(natural, [len(head) for head in heads], min(width, WIDEST))
    if width < max(NARROWEST, sum(widths) + 2 * (len(widths) - 1)):
        return [line for row in rows for line in _paragraph(width, heads, row)]
    signed = [-wide if place in right else wide for place, wide in enumerate(widths)]
    return [line for row in (heads, *rows) for line in columns(row, signed)]


def _paragraph(width: int, heads: Sequence[str], row: Sequence[str]) -> list[str]:
    cells = [f"{head}: {cell}" for head, cell in zip(heads[1:], row[1:], strict=True) if cell not in ("", "–")]
    return [*wrapped(row[0], width), *(line for cell in cells for line in wrapped(cell, width, first="  ", then="    "))]


def shown(text: str) -> str:
    """What a person typed, fit to be written back: one line, no control characters, not endless."""
    clean = "".join(letter if letter.isprintable() else " " for letter in text.strip())
    return clean if len(clean) <= 40 else clean[:40] + "…"
