"""The chapters of a report: a drawing each, with a caption that says what it means to whoever designs the game."""

from collections.abc import Iterator
from html import escape
from typing import Any

from doubloon.lab.balance.figures import ALMOST_NEVER, SHARE, Weighed
from doubloon.lab.balance.findings import interval, limits, never_taken, number, of
from doubloon.lab.balance.plots import Row, change, curve, histogram, label, rows, span, strip
from doubloon.lab.balance.report import Report

TITLES = {
    "length": "How long a game is",
    "points": "How far apart the scores are",
    "seats": "Where one sits",
    "ladder": "What skill is worth",
    "components": "What is taken, and what goes with winning",
    "known": "How early the winner is known",
    "choices": "What is chosen",
    "questions": "What is asked",
}
#: Of longer lists the middle is folded away, but for so many at either end.
ENDS = 8
#: The scale of how much more often than by chance something is chosen ends here.
TIMES = 16


def chapters(report: Report) -> Iterator[str]:
    """All of them."""
    yield f'<div class="pair">{_length(report)}{_points(report)}</div>'
    yield f'<div class="pair">{_seats(report)}{_known(report)}</div>'
    yield _ladder(report)
    yield _components(report)
    yield _choices(report)
    yield _questions(report)


def _section(chapter: str, body: str, caption: str) -> str:
    return f'<section id="{chapter}"><h2>{TITLES[chapter]}</h2><p>{caption}</p>{body}</section>' if body else ""


def _row(each: Weighed, text: str = "", **more: Any) -> Row:
    """A figure as a row, with its difference if there is one."""
    figure, found = each.figure, each.figure.found
    low, high = limits(found, figure.unit)
    sure = (1 if found.value > (figure.expected or 0) else -1) if each.stands_out else 0
    return Row(
        *(figure.subject.label, found.value, low, high, text or f"{number(found.value, figure.unit)} ({interval(found, figure.unit)})"),
        sure=sure,
        other=each.other.value if each.other else None,
        change=difference(each),
        real=each.changed,
        **more,
    )


def difference(each: Weighed) -> str:
    """What it is more than before, in words; nothing without a comparison."""
    gap = each.difference
    return f"{number(gap.value, each.figure.unit, signed=True)} ({interval(gap, each.figure.unit, signed=True)})" if gap else ""


def _facts(report: Report, chapter: str) -> str:
    """The figures of a chapter as a small table."""
    lines = "".join(
        f"<tr><td>{escape(each.figure.subject.label)}</td><td class='n'><b>{number(each.figure.found.value, each.figure.unit)}</b></td>"
        f"<td class='n'>{interval(each.figure.found, each.figure.unit)}{_change(each)}</td></tr>"
        for each in report.figures
        if each.figure.chapter == chapter
    )
    return f'<div class="wide"><table>{lines}</table></div>'


def _change(each: Weighed) -> str:
    return change(difference(each), real=each.changed)


def _key(report: Report, *, expected: str) -> str:
    """What the signs mean."""
    signs = ['<span><b class="dot above"></b>surely more</span>', '<span><b class="dot below"></b>surely less</span>']
    signs += [f'<span><b class="dot"></b>may be {escape(expected)}</span>', "<span>bar: 95 % interval</span>"]
    signs += ['<span><b class="was"></b>the other box</span>', "<span>≠ really changed, ≈ perhaps not</span>"] if report.against else []
    return f'<div class="key">{"".join(signs)}</div>'


def _other(report: Report, name: str) -> Any:
    return getattr(report.against.found, name) if report.against else None


def _length(report: Report) -> str:
    lengths, other = report.side.found.lengths[:, 1], _other(report, "lengths")
    body = histogram(lengths, other[:, 1] if other is not None else None, "How many games have how many decisions with a choice")
    caption = (
        f"Decisions with a choice, of all seats together. The shortest game had {int(lengths.min()):,}, the longest {int(lengths.max()):,}. A long tail "
        "to the right "
        "means evenings that drag on; a single peak, that the box can promise a playing time."
    )
    return _section("length", body + _facts(report, "length"), caption)


def _points(report: Report) -> str:
    body = histogram(report.side.found.points, _other(report, "points"), "How many seats end with how many points")
    caption = (
        "Final points of every seat. A wide spread within a game makes chance mistakes costly and the last player’s evening long; a narrow one makes victories "
        "close, and shared ones frequent."
    )
    return _section("points", body + _facts(report, "points"), caption)


def _seats(report: Report) -> str:
    seats = of(report, "seats", "wins")
    if not seats:
        return ""
    points = {each.figure.subject.key: each for each in of(report, "seats", "points")}
    fair = 1 / report.setting.players
    all_ = [_row(each, note=f"{number(points[each.figure.subject.key].figure.found.value, 'points')} points") for each in seats]
    body = _key(report, expected="fair") + rows(all_, fair, "{:.1%}", room=_at_least(span(all_, fair), fair, 0.02))
    caption = (
        f"How often each seat wins. The dashed line is the fair {number(fair, SHARE)}. A seat off the line has an advantage before anybody has played "
        "well or badly: "
        "compensate it, or change who begins."
    )
    return _section("seats", body, caption)


def _at_least(room: tuple[float, float], middle: float, reach: float) -> tuple[float, float]:
    """So much room around the middle at least: what is close together should look so."""
    return min(room[0], middle - reach), max(room[1], middle + reach)


def _known(report: Report) -> str:
    known = of(report, "known")
    if not known:
        return ""
    points = [(int(each.figure.subject.key) / 100, each.figure.found.value, *limits(each.figure.found, SHARE)) for each in known]
    other = [(int(each.figure.subject.key) / 100, each.other.value) for each in known if each.other]
    body = curve(points, other, 1 / report.setting.players, "How often whoever leads wins, as the game goes on")
    if report.against:
        body += _facts(report, "known")
    caption = (
        "Across, how much of the game is played; up, how often whoever leads then goes on to win. A curve that climbs early leaves little to play for; "
        "one that "
        "stays low and leaps at the end makes the beginning matter little. The dashed line is chance."
    )
    return _section("known", body, caption)


def _ladder(report: Report) -> str:
    rungs = of(report, "ladder", "wins")
    if not rungs:
        return ""
    fair = 1 / report.setting.players
    body = _key(report, expected="fair") + rows([_row(each) for each in rungs], fair, "{:.0%}", room=(0.0, 1.0))
    caption = (
        f"One stronger bot sits down among weaker ones, {report.setting.ladder:,} games or a few more in all seatings; the dashed line is what it would "
        "win by chance. "
        f"The further to the right, the more a better player gets out of the game. Search bots think at pace {report.setting.pace}."
    )
    return _section("ladder", body, caption)


def _components(report: Report) -> str:
    figures: dict[str, dict[str, dict[str, Weighed]]] = {}
    for each in report.figures:
        if each.figure.chapter == "components":
            figures.setdefault(each.figure.subject.group, {}).setdefault(each.figure.subject.key, {})[each.figure.what] = each
    parts = []
    for group, members in figures.items():
        ordered = sorted(members.values(), key=lambda each: -each["gain"].figure.found.value if "gain" in each else 9.0)
        most = max((each["taken"].figure.found.value for each in ordered if "taken" in each), default=0.0) or 1.0
        all_ = [_component(each, most) for each in ordered]
        heads = ("taken of offered" if any("taken of offered" in each for each in ordered) else "how often", "")
        if any("gain" in each for each in ordered):
            room = _at_least(span(all_, 0.0), 0.0, 0.02)
            parts.append(f"<h3>{escape(group.capitalize())}</h3>{_folded(all_, room, heads)}")
        else:
            parts.append(f"<h3>{escape(group.capitalize())}</h3>{_folded(all_, (-1.0, 1.0), heads)}")
    caption = (
        "The bar: how often a component is taken, of the times it is offered, or beside the most frequent of its kind. The dot: how much more often "
        "seats that took it "
        "won than seats that did not, in percentage points. That is no proof that it made them win. What lies far to the right and is always taken may be too "
        "cheap, what lies far to the left a trap; where no dot is, too few seats took it, or did without, to say anything."
    )
    mark = "<span><abbr>R</abbr> reconstructed: its printed values are ours</span>" if any(each.figure.subject.ours for each in report.figures) else ""
    key = _key(report, expected="nothing").replace("</div>", f"{mark}</div>")
    return _section("components", key + "".join(parts) if parts else "", caption)


def _folded(all_: list[Row], room: tuple[float, float], heads: tuple[str, str]) -> str:
    """Rows; of many, those in the middle are folded away."""
    if len(all_) <= 2 * ENDS + 2:
        return rows(all_, 0.0, "{:+.0%}", room=room, heads=heads)
    top, middle, end = (rows(part, 0.0, "{:+.0%}", room=room, heads=heads) for part in (all_[:ENDS], all_[ENDS:-ENDS], all_[-ENDS:]))
    return f"{top}<details><summary>{len(all_) - 2 * ENDS} more in between</summary>{middle}</details>{end}"


def _component(figures: dict[str, Weighed], most: float) -> Row:
    """A component as a row: how often it is taken, and what goes with that."""
    some = next(iter(figures.values())).figure.subject
    share, taken, offered = (figures.get(what) for what in ("taken of offered", "taken", "offered"))
    if share and taken and offered:
        value = share.figure.found.value
        bar = (value, f"{number(taken.figure.found.value, 'count')} of {number(offered.figure.found.value, 'count')}")
    else:
        value = (taken or offered or share).figure.found.value  # type: ignore[union-attr]
        bar = (value / most if taken else 0.0, f"{number(value, 'count')} a game")
    if gain := figures.get("gain"):
        return _row(gain, note=some.note, ours=some.ours, bar=bar)
    best = taken or offered
    return Row(some.label, None, 0, 0, "", some.note, bar, ours=some.ours, change=difference(best) if best else "", real=bool(best and best.changed))


def _choices(report: Report) -> str:
    chosen, chance = ({each.figure.subject.key: each for each in of(report, "choices", what)} for what in ("chosen", "by chance"))
    rare = {each.figure.subject.key for each in never_taken(report)}
    verbs: dict[str, list[tuple[float, str, bool]]] = {}
    for key, each in chosen.items():
        found, usual = each.figure.found.value, chance[key].figure.found.value
        title = f"{each.figure.subject.label}: {number(found, SHARE)} of the time it is open, by chance {number(usual, SHARE)}"
        verbs.setdefault(each.figure.subject.group, []).append((found / usual if usual else 1.0, title, key in rare))
    lines = "".join(
        f'<div class="row"><span class="name">{escape(verb)}<small>{len(dots)} choice{"s" * (len(dots) > 1)}</small></span>{strip(dots, TIMES)}'
        f'<span class="num">{_rare(dots)}</span></div>'
        for verb, dots in verbs.items()
    )
    scale = "".join(f'<i style="left:{at}%">{text}</i>' for at, text in ((1.5, "never"), (27, "¼ ×"), (50, "as by chance"), (73, "4 ×"), (96, f"{TIMES} ×")))
    body = f'<div class="rows"><div class="row head"><span></span><span class="scale">{scale}</span><span></span></div>{lines}</div>' if lines else ""
    caption = (
        "A dot is a choice, one line for each verb. Across: how often it is chosen when it is open, beside how often it would be if all open actions "
        "were equally "
        f"likely. Squares are choices taken, surely, in fewer than {ALMOST_NEVER:.0%} of the decisions at which they are open: dead wood, too dear, or "
        "too hard to see."
    )
    return _section("choices", body + _never(report), caption)


def _rare(dots: list[tuple[float, str, bool]]) -> str:
    count = sum(rare for _, _, rare in dots)
    return f"{count} almost never" if count else ""


def _never(report: Report) -> str:
    rare = never_taken(report)
    if not rare:
        return "<p>Every choice is taken now and then.</p>"
    opened = {each.figure.subject.key: each.figure.found.value for each in of(report, "choices", "open")}
    lines = "".join(
        f"<tr><td>{escape(each.figure.subject.label)}</td><td class='n'>{number(opened[each.figure.subject.key], 'count')}</td>"
        f"<td class='n'>{number(each.figure.found.value, SHARE)}</td><td class='n'>{interval(each.figure.found, SHARE)}</td>"
        + (f"<td class='n'>{_change(each)}</td>" if report.against else "")
        + "</tr>"
        for each in rare
    )
    last = '<th class="n">difference</th>' if report.against else ""
    head = f'<tr><th>choice</th><th class="n">open a game</th><th class="n">chosen</th><th class="n">95 % interval</th>{last}</tr>'
    table = f'<div class="wide"><table>{head}{lines}</table></div>'
    return f"<details{' open' * (len(rare) <= ENDS)}><summary>Almost never taken: {len(rare)}</summary>{table}</details>"


def _questions(report: Report) -> str:
    asked, opened, free = ({each.figure.subject.key: each for each in of(report, "questions", what)} for what in ("asked", "open", "with a choice"))
    most = max((each.figure.found.value for each in asked.values()), default=1.0)
    lines = "".join(
        f"<tr><td>{label(each.figure.subject.label, ours=False)}</td><td>{_bar(each.figure.found.value / most)}</td>"
        f"<td class='n'>{number(each.figure.found.value, 'count')}{_change(each)}</td>"
        f"<td class='n'>{number(opened[key].figure.found.value, 'count')}{_change(opened[key])}</td>"
        f"<td class='n'>{number(free[key].figure.found.value, SHARE)}{_change(free[key])}</td></tr>"
        for key, each in asked.items()
    )
    head = '<tr><th>question</th><th></th><th class="n">a game</th><th class="n">actions open</th><th class="n">with a choice</th></tr>'
    caption = (
        "How often each question is put in a game, all seats together, and how many answers it has on average. Questions with hardly a choice cost "
        "time and give "
        "nothing to think about; ones with very many answers want a good overview on the table."
    )
    return _section("questions", f'<div class="wide"><table>{head}{lines}</table></div>' if lines else "", caption)


def _bar(part: float) -> str:
    return f'<span class="bar"><i style="width:{100 * part:.1f}%"></i></span>'
