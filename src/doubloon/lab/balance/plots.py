"""Drawings of a report: histograms, a curve, and rows of figures with their intervals. They take their colours from the page, so that they suit its theme."""

import math
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any, NamedTuple

import numpy as np

WIDE, HIGH = 440, 210
LEFT, RIGHT, TOP, BOTTOM = 42, 16, 12, 30
MOST_BARS = 44
#: How much of the games at either end a histogram leaves out, so that a few strange ones do not squeeze the others.
TAIL = 0.001


class Row(NamedTuple):
    """A figure in a row: its value with low and high, that of the other box, and the text beside it. `sure` says it is not as expected: 1 above, -1 below.

    `change` is what it is more than in the other box, in words, and `real` whether it surely is. Without a value there is only the text. `bar` is a share
    to be drawn beside it, and its text.
    """

    label: str
    value: float | None
    low: float
    high: float
    text: str
    note: str = ""
    bar: tuple[float, str] | None = None
    sure: int = 0
    ours: bool = False
    other: float | None = None
    change: str = ""
    real: bool = False


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers from low to high, not more than so many."""
    span = high - low
    if span <= 0:
        return [low]
    raw = span / most
    power = 10.0 ** math.floor(math.log10(raw))
    step = next(power * each for each in (1, 2, 2.5, 5, 10) if power * each >= raw)
    return [round(step * place, 10) for place in range(math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9) + 1)]


def histogram(numbers: Any, other: Any | None, what: str) -> str:
    """How often each number came up, in whole numbers; the other box is a line over it."""
    whole = np.asarray(numbers).ravel()
    both = whole if other is None else np.concatenate([whole, np.asarray(other).ravel()])
    low, high = (int(np.quantile(both, part, method="nearest")) for part in (TAIL, 1 - TAIL))
    width = max(1, -(-(high - low + 1) // MOST_BARS))
    edges = np.arange(low, high + width + 1, width) - 0.5
    heights = [np.histogram(each, edges)[0] / each.size for each in ([whole] if other is None else [whole, np.asarray(other).ravel()])]
    top = max(float(each.max()) for each in heights) * 1.08
    x, y = _scale(float(edges[0]), float(edges[-1]), LEFT, WIDE - RIGHT), _scale(0, top, HIGH - BOTTOM, TOP)
    bar = x(edges[1]) - x(edges[0])
    bars = "".join(
        f'<rect x="{x(edge):.1f}" y="{y(height):.1f}" width="{max(1.0, bar - 0.8):.1f}" height="{y(0) - y(height):.1f}"/>'
        for edge, height in zip(edges, heights[0], strict=False)
        if height > 0
    )
    line = ""
    if other is not None:
        points = " ".join(f"H{x(edge):.1f}V{y(height):.1f}" for edge, height in zip(edges, heights[1], strict=False))
        line = f'<path class="other" d="M{x(edges[0]):.1f},{y(0):.1f}{points}H{x(edges[-1]):.1f}V{y(0):.1f}"/>'
    mean = float(whole.mean())
    middle = f'<line class="mean" x1="{x(mean):.1f}" x2="{x(mean):.1f}" y1="{TOP}" y2="{y(0):.1f}"/>' if edges[0] <= mean <= edges[-1] else ""
    levels = ticks(0, top, 4)
    body = _bottom(x, ticks(float(edges[0]), float(edges[-1])), "{:,g}") + _side(
        y, levels, "{:.0%}" if all(round(100 * each, 6) % 1 == 0 for each in levels) else "{:.1%}"
    )
    return _svg(f"{body}<g class='bars'>{bars}</g>{line}{middle}", what)


def curve(points: Sequence[tuple[float, float, float, float]], other: Sequence[tuple[float, float]], chance: float, what: str) -> str:
    """A share as the game goes on: part of the game, share, low, high; from chance at its beginning to 1 at its end."""
    x, y = _scale(0, 1, LEFT, WIDE - RIGHT), _scale(0, 1, HIGH - BOTTOM, TOP)
    whole = [(0.0, chance, chance, chance), *points, (1.0, 1.0, 1.0, 1.0)]
    band = " ".join(f"{x(at):.1f},{y(high):.1f}" for at, _, _, high in whole) + " " + " ".join(f"{x(at):.1f},{y(low):.1f}" for at, _, low, _ in whole[::-1])
    body = _bottom(x, [0, 0.25, 0.5, 0.75, 1], "{:.0%}") + _side(y, [0, 0.25, 0.5, 0.75, 1], "{:.0%}")
    body += f'<line class="expected" x1="{x(0):.1f}" x2="{x(1):.1f}" y1="{y(chance):.1f}" y2="{y(chance):.1f}"/>'
    if other:
        body += f'<polyline class="other" points="{_points([(0.0, chance), *other, (1.0, 1.0)], x, y)}"/>'
    body += f'<polygon class="band" points="{band}"/><polyline class="line" points="{_points([(at, share) for at, share, _, _ in whole], x, y)}"/>'
    body += "".join(f'<circle cx="{x(at):.1f}" cy="{y(share):.1f}" r="4"><title>{at:.0%}: {share:.1%}</title></circle>' for at, share, _, _ in points)
    return _svg(body, what)


def rows(all_: Sequence[Row], expected: float | None, form: str, *, room: tuple[float, float] | None = None, heads: tuple[str, str] | None = None) -> str:
    """Figures one under the other on a common scale: a dot with its interval, filled if it is surely not what was expected. Bars have `heads` over both."""
    if not all_:
        return ""
    low, high = room or span(all_, expected)
    marks = "".join(f'<i style="left:{_part(tick, low, high)}%">{form.format(tick)}</i>' for tick in ticks(low, high, 4))
    bars = f'<span class="over">{escape(heads[0])}</span>' if heads else ""
    head = f'<div class="row head"><span class="over">{escape(heads[1]) if heads else ""}</span>{bars}<span class="scale">{marks}</span><span></span></div>'
    return f'<div class="rows{" four" if heads else ""}">{head}{"".join(_row(row, expected, low, high) for row in all_)}</div>'


def span(all_: Iterable[Row], expected: float | None) -> tuple[float, float]:
    """The room that rows need."""
    drawn = [row for row in all_ if row.value is not None]
    ends = [end for row in drawn for end in (row.low, row.high, row.low if row.other is None else row.other)] + ([] if expected is None else [expected])
    low, high = min(ends, default=0.0), max(ends, default=0.0)
    spare = (high - low) * 0.06 or abs(high) * 0.1 or 1.0
    return low - spare, high + spare


def _row(row: Row, expected: float | None, low: float, high: float) -> str:
    track = f'<b class="want" style="left:{_part(expected, low, high)}%"></b>' if expected is not None else ""
    if row.value is not None:
        left, right = _part(row.low, low, high), _part(row.high, low, high)
        track += f'<i style="left:{left}%;width:{max(0.0, right - left):.2f}%"></i>'
        track += f'<b class="was" style="left:{_part(row.other, low, high)}%"></b>' if row.other is not None else ""
        track += f'<b class="dot {("below", "open", "above")[row.sure + 1]}" style="left:{_part(row.value, low, high)}%"></b>'
    sign = ("▼ ", "", "▲ ")[row.sure + 1]
    share = f'<span class="share">{bar(*row.bar)}</span>' if row.bar else ""
    return (
        f'<div class="row"><span class="name">{label(row.label, ours=row.ours)}{note(row.note)}</span>{share}'
        f'<span class="track">{track}</span><span class="num">{sign}{escape(row.text)}{change(row.change, real=row.real)}</span></div>'
    )


def label(text: str, *, ours: bool) -> str:
    """A name; a component whose values are reconstructed is marked."""
    return escape(text) + ('<abbr title="reconstructed: its printed values are ours">R</abbr>' if ours else "")


def note(text: str) -> str:
    return f"<small>{escape(text)}</small>" if text else ""


def change(text: str, *, real: bool) -> str:
    """What has changed, and whether it really has."""
    return f'<em class="{"real" if real else "same"}">{escape(text)}</em>' if text else ""


def bar(part: float, text: str) -> str:
    """A share as the filled part of a bar, with its figure."""
    return f'<span class="bar"><i style="width:{100 * min(1.0, max(0.0, part)):.1f}%"></i></span><small>{escape(text)}</small>'


def strip(dots: Iterable[tuple[float, str, bool]], most: float) -> str:
    """Dots on a scale of times, 1 in the middle: each with its title, and whether it is one to look at. What is never chosen lies at the left end."""
    places = []
    for times, title, rare in dots:
        at = 4 + 92 * (0.5 + 0.5 * max(-1.0, min(1.0, math.log2(times) / math.log2(most)))) if times > 0 else 1.5
        places.append(f'<b class="{"rare" if rare else "dot"}" style="left:{at:.1f}%" title="{escape(title)}"></b>')
    return f'<span class="track strip"><b class="want" style="left:50%"></b>{"".join(places)}</span>'


def _part(value: float, low: float, high: float) -> float:
    return round(100 * min(1.0, max(0.0, (value - low) / (high - low))), 2)


def _scale(low: float, high: float, start: float, end: float) -> Any:
    return lambda value: start + (value - low) / ((high - low) or 1) * (end - start)


def _points(points: Iterable[tuple[float, float]], x: Any, y: Any) -> str:
    return " ".join(f"{x(at):.1f},{y(value):.1f}" for at, value in points)


def _bottom(x: Any, places: Iterable[float], form: str) -> str:
    base = HIGH - BOTTOM
    marks = "".join(f'<text x="{x(each):.1f}" y="{base + 18}" text-anchor="middle">{form.format(each)}</text>' for each in places)
    return f'<line class="axis" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{base}" y2="{base}"/>{marks}'


def _side(y: Any, places: Iterable[float], form: str) -> str:
    return "".join(
        f'<line class="grid" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y(each):.1f}" y2="{y(each):.1f}"/>'
        f'<text x="{LEFT - 5}" y="{y(each) + 4:.1f}" text-anchor="end">{form.format(each)}</text>'
        for each in places
    )


def _svg(body: str, what: str) -> str:
    return f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(what)}">{body}</svg>'
