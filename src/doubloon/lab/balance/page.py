"""A report as one page that needs nothing else."""

from collections.abc import Iterator
from html import escape
from itertools import groupby
from pathlib import Path

from doubloon.lab.balance import chapters
from doubloon.lab.balance.findings import changed, interval, number, sentences, told
from doubloon.lab.balance.plots import change
from doubloon.lab.balance.report import Report, Side, changes
from doubloon.lab.statistics import RISK

STYLE = Path(__file__).parent / "page.css"
#: How many of the surest changes are listed.
LISTED = 40


def page(report: Report, command: str) -> str:
    """The whole page; `command` is what made it."""
    body = "\n".join(
        [
            _head(report),
            "<main>",
            _stands_out(report),
            _played(report, command),
            *_change(report),
            *chapters.chapters(report),
            _all_figures(report),
            _foot(report),
            "</main>",
        ]
    )
    body = body.replace(" %", "&nbsp;%").replace(" pp", "&nbsp;pp")  # a figure keeps its unit
    title = f"{report.game.title}: balance with {report.setting.players} players"
    return (
        f'<!doctype html>\n<html lang="en" data-game="{escape(report.game.name)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _head(report: Report) -> str:
    setting = report.setting
    bots = ", ".join(dict.fromkeys(report.bots))
    chips = [f"{setting.players} player{'s' * (setting.players > 1)}", f"{setting.games:,} games", f"{bots} bots", report.side.boxed.name]
    chips += [f"against {report.against.boxed.name}"] if report.against else []
    chips += [f"{name} {value}" for name, value in (setting.options or {}).items()]
    items = "".join(f"<li>{escape(chip)}</li>" for chip in chips)
    return f"<header><div><p>Balance report</p><h1>{escape(report.game.title)}</h1><ul>{items}</ul></div></header>"


def _stands_out(report: Report) -> str:
    items = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences(report))
    return f'<section class="out"><h2>What stands out</h2><ul>{items}</ul></section>'


def _played(report: Report, command: str) -> str:
    setting = report.setting
    facts = [
        ("bots", f"{', '.join(report.bots)}, moving on by one seat after each game" + (f"; pace {setting.pace}" if setting.ladder else "")),
        ("rules", f"version {report.game.rulebook.version}"),
        *_box_facts("components", report.side),
        *(_box_facts("against", report.against) if report.against else []),
        ("command", f"<code>{escape(command)}</code>"),
    ]
    rows = "".join(f"<dt>{name}</dt><dd>{text}</dd>" for name, text in facts)
    return f'<section><h2>What was played</h2><dl class="facts">{rows}</dl></section>'


def _box_facts(name: str, side: Side) -> list[tuple[str, str]]:
    return [(name, f"{escape(side.boxed.name)}, digest <code>{side.boxed.box.digest()[:16]}</code>, {side.found.games:,} games from seed {side.seed}")]


def _change(report: Report) -> Iterator[str]:
    """What was changed in the box, and the figures that really changed with it."""
    if not report.against:
        return
    differ = "".join(
        f"<tr><td>{escape(entry)}</td><td class='n'>{_value(was)}</td><td class='n'><b>{_value(now)}</b></td></tr>"
        for entry, now, was in changes(report.side.boxed.box, report.against.boxed.box)
    )
    yield (
        '<section><h2>The change</h2><p>The entries of the components file in which the two boxes differ.</p><div class="wide"><table>'
        f'<tr><th>entry</th><th class="n">{escape(report.against.boxed.name)}</th><th '
        f'class="n">{escape(report.side.boxed.name)}</th></tr>{differ}</table></div>'
        + ("" if differ else "<p>There are none: both boxes hold the same. Whatever differs below does so by chance.</p>")
        + "</section>"
    )
    real = changed(report)
    if not real:
        return
    lines = "".join(
        f"<tr><td>{escape(told(each))}</td><td class='n'>{number(each.other.value, each.figure.unit)}</td><td class='n'>"
        f"{number(each.difference.value, each.figure.unit, signed=True)}</td><td class='n'>{interval(each.difference, each.figure.unit, signed=True)}</td></tr>"
        for each in real[:LISTED]
        if each.other and each.difference
    )
    more = f"<p class='quiet'>And {len(real) - LISTED:,} more, marked ≠ below.</p>" if len(real) > LISTED else ""
    yield (
        "<section><h2>What it did</h2><p>Figures that have really changed, the surest first. Whatever is missing here may have changed too, but by less than "
        'so many games can show.</p><div class="wide"><table><tr><th>now</th><th class="n">before</th><th class="n">difference</th>'
        f'<th class="n">95 % interval</th></tr>{lines}</table></div>{more}</section>'
    )


def _value(value: object) -> str:
    return "–" if value is None else escape(str(value))


def _all_figures(report: Report) -> str:
    """Every figure with its difference, folded away; without anything to compare with they are all drawn already."""
    if not report.against:
        return ""
    parts = []
    for chapter, some in groupby(report.figures, key=lambda each: each.figure.chapter):
        lines = []
        for each in some:
            unit, gap = each.figure.unit, each.difference
            what = f"{each.figure.subject.label}{', ' * bool(each.figure.what)}{each.figure.what}"
            against = number(each.other.value, unit) if each.other else "–"
            text = f"{number(gap.value, unit, signed=True)} ({interval(gap, unit, signed=True)})" if gap else "not in the other box"
            lines.append(
                f"<tr><td>{escape(what)}<td class=n>{number(each.figure.found.value, unit)}<td class=n>{interval(each.figure.found, unit)}"
                f"<td class=n>{against}<td class=n>{change(text, real=each.changed)}"
            )
        head = "<tr><th>figure<th class=n>now<th class=n>95 % interval<th class=n>before<th class=n>difference"
        parts.append(f"<h3>{escape(chapters.TITLES[chapter])}</h3><div class='wide'><table>{head}{''.join(lines)}</table></div>")
    return (
        f"<section><h2>Every figure</h2><details><summary>{len(report.figures):,} figures with their differences</summary>{''.join(parts)}</details></section>"
    )


def _foot(report: Report) -> str:
    tested = sum(each.p is not None for each in report.figures)
    compared = sum(each.difference is not None for each in report.figures)
    against = (
        f" Against the other box {compared:,} figures were compared, as a family of their own; it was played from deals of its own, so no game has a twin."
        if report.against
        else ""
    )
    return (
        "<footer><p><b>How sure this is.</b> Intervals are 95 % intervals of a single figure: Wilson’s for shares of games, Student’s for means. What "
        "can happen "
        "several times in a game is summed up game by game, so that seats and decisions of the same game do not pass for independent ones; differences "
        "of shares have "
        "Newcombe’s interval, those of means Welch’s.</p><p>Among many figures some lie far off by chance alone. So a figure counts as real only if it "
        "holds by Holm’s "
        f"method among all {tested:,} that were compared with what was to be expected: the risk that any one of them is false is {RISK:.0%}.{against}</p>"
        "<p>Bots are not people. What a bot never chooses may be good in better hands, and what goes with winning need not be the cause of it: whoever "
        "is ahead can "
        "take more. Read a figure as a place to look at, and change one value at a time.</p></footer>"
    )
