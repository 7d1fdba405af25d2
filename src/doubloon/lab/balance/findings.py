"""What stands out, in sentences: only figures that are surely not what was to be expected, or surely differ from those of the other box."""

from collections.abc import Iterator

from doubloon.lab.balance.figures import ALMOST_NEVER, GAIN, POINTS, SHARE, Weighed
from doubloon.lab.balance.report import Report, changes
from doubloon.lab.statistics import Difference, Estimate

#: How many of a kind are named.
NAMED = 3
#: What a figure tells of its subject, as the end of a sentence; `{}` is the figure itself.
TELLS = {
    "length/": "{}",
    "points/": "{}",
    "seats/wins": "its share of victories, {}",
    "seats/points": "its points, {}",
    "ladder/wins": "its share of victories, {}",
    "components/offered": "offered {} times a game",
    "components/taken": "taken {} times a game",
    "components/taken of offered": "taken {} times for each time it is offered",
    "components/gain": "seats that take it win {} more often than those that do not",
    "known/": "whoever leads goes on to win in {}",
    "choices/open": "open {} times a game",
    "choices/chosen": "chosen {} of the time it is open",
    "choices/by chance": "its share of the actions open beside it, {}",
    "questions/asked": "asked {} times a game",
    "questions/open": "{} actions open",
    "questions/with a choice": "a choice in {}",
}


def number(value: float, unit: str, *, signed: bool = False) -> str:
    """A figure for people: shares as percentages, differences of shares in percentage points."""
    percent, sign = 100 * value, "+" if signed or unit == GAIN else ""
    if unit in (SHARE, GAIN):
        text = f"{percent:{sign}.{_digits(percent)}f} {'pp' if sign else '%'}"
    else:
        text = f"{value:{sign},.{_digits(value)}f}"
    return text.replace("-", "−")


def _digits(value: float) -> int:
    return 1 if abs(value) >= 1 or value == 0 else 2 if abs(value) >= 0.1 else 3


def interval(found: Estimate | Difference, unit: str, *, signed: bool = False) -> str:
    """From low to high, in the same unit."""
    low, high = (number(each, unit, signed=signed) for each in limits(found, unit))
    for ending in (" %", " pp"):
        low = low.removesuffix(ending)
    return f"{low} to {high}"


def limits(found: Estimate | Difference, unit: str) -> tuple[float, float]:
    """The interval, without what cannot be: a share below 0 or above 1, a count below 0."""
    if isinstance(found, Difference) or unit in (GAIN, POINTS):
        return found.low, found.high
    return max(0.0, found.low), min(1.0, found.high) if unit == SHARE else found.high


def sentences(report: Report) -> list[str]:
    """The list at the head of a report."""
    return [*_change(report), *_seats(report), *_components(report), *_choices(report), *_known(report), *_ladder(report), *about_ours(report)]


def of(report: Report, chapter: str, what: str = "") -> list[Weighed]:
    """The figures of a chapter, of one kind."""
    return [each for each in report.figures if each.figure.chapter == chapter and each.figure.what == what]


def never_taken(report: Report) -> list[Weighed]:
    """The choices that are surely almost never taken, the one most often open first."""
    opened = {each.figure.subject.key: each.figure.found.value for each in of(report, "choices", "open")}
    rare = [each for each in of(report, "choices", "chosen") if each.figure.found.high < ALMOST_NEVER]
    return sorted(rare, key=lambda each: -opened[each.figure.subject.key])


def changed(report: Report) -> list[Weighed]:
    """The figures that surely differ from those of the other box, the surest first."""
    return sorted((each for each in report.figures if each.changed), key=_surest)


def _surest(each: Weighed) -> tuple[float, float]:
    gap = each.difference
    assert gap
    return gap.p, -abs(gap.value) / ((gap.high - gap.low) or 1e-12)


def told(each: Weighed) -> str:
    """A figure with its subject, as the beginning of a sentence."""
    figure = each.figure
    text = TELLS[f"{figure.chapter}/{figure.what}"].format(number(figure.found.value, figure.unit))
    return f"{_capital(figure.subject.label)}: {text}"


def _change(report: Report) -> Iterator[str]:
    if not report.against:
        return
    compared = sum(each.difference is not None for each in report.figures)
    real = changed(report)
    if not real:
        yield f"Nothing has measurably changed against {report.against.boxed.name}: none of {compared:,} figures differs by more than chance explains."
        return
    differ = len(changes(report.side.boxed.box, report.against.boxed.box))
    yield (
        f"Against {report.against.boxed.name}, which differs in {_count(differ, 'value')}, {len(real):,} of {compared:,} figures have really changed. "
        "The surest of each chapter:"
    )
    seen: set[str] = set()
    for each in real:
        if each.figure.chapter not in seen and each.difference:
            seen.add(each.figure.chapter)
            unit, gap = each.figure.unit, each.difference
            size = number(abs(gap.value), unit, signed=True).removeprefix("+")
            yield f"{told(each)}; that is {size} {'more' if gap.value > 0 else 'less'} than before ({interval(gap, unit, signed=True)})."


def _seats(report: Report) -> Iterator[str]:
    seats = of(report, "seats", "wins")
    if not seats:
        return
    fair = number(1 / report.setting.players, SHARE)
    out = sorted((each for each in seats if each.stands_out), key=lambda each: -abs(each.figure.found.value - 1 / report.setting.players))
    for each in out:
        more = "more" if each.figure.found.value > 1 / report.setting.players else "less"
        yield f"{each.figure.subject.label} wins {_found(each)} of the games, {more} than its fair {fair}."
    if not out:
        values = [each.figure.found.value for each in seats]
        yield f"No seat wins measurably more or less than its fair {fair}: they win {number(min(values), SHARE)} to {number(max(values), SHARE)}."


def _components(report: Report) -> Iterator[str]:
    gains = sorted((each for each in of(report, "components", "gain") if each.stands_out), key=lambda each: -each.figure.found.value)
    if not of(report, "components", "gain"):
        return
    if not gains:
        yield "No component measurably goes with winning or losing."
    up, down = [each for each in gains if each.figure.found.value > 0][:NAMED], [each for each in gains if each.figure.found.value < 0][-NAMED:]
    for some, word in ((up, "winning"), (down[::-1], "losing")):
        if some:
            yield f"Taking these goes most with {word}: " + "; ".join(f"{_named(each)} {_found(each)}" for each in some) + "."


def _choices(report: Report) -> Iterator[str]:
    rare = never_taken(report)
    if rare:
        names = "; ".join(f"“{each.figure.subject.label}”" for each in rare[:NAMED])
        more = f", and {len(rare) - NAMED} more" if len(rare) > NAMED else ""
        all_ = len(of(report, "choices", "chosen"))
        yield f"{len(rare)} of {all_} choices are taken in fewer than one in a hundred of the decisions they are open at: {names}{more}."


def _known(report: Report) -> Iterator[str]:
    half = next((each for each in of(report, "known") if each.figure.subject.key == "50"), None)
    if half:
        yield f"Halfway through a game whoever leads goes on to win in {_found(half)} of the games; by chance it would be {_fair(report)}."


def _ladder(report: Report) -> Iterator[str]:
    for each in of(report, "ladder", "wins"):
        if each.stands_out:
            stronger, _, weaker = each.figure.subject.label.partition(" among ")
            yield f"Skill counts: one {stronger} bot among {weaker} ones wins {_found(each)} of the games, not {_fair(report)}."


def about_ours(report: Report) -> Iterator[str]:
    """About what is reconstructed."""
    ours = sorted((each for each in of(report, "components", "gain") if each.figure.subject.ours), key=lambda each: -each.figure.found.value)
    out = [each for each in ours if each.stands_out]
    if ours:
        ends = list(dict.fromkeys([*(each for each in out[:NAMED]), *(each for each in out[-NAMED:])]))
        names = ": " + "; ".join(f"{_named(each)} {number(each.figure.found.value, GAIN)}" for each in ends) if ends else ""
        yield f"Of {len(ours)} components with reconstructed values, {len(out)} go measurably with winning or losing{names}."


def _fair(report: Report) -> str:
    return number(1 / report.setting.players, SHARE)


def _found(each: Weighed) -> str:
    return f"{number(each.figure.found.value, each.figure.unit)} ({interval(each.figure.found, each.figure.unit)})"


def _named(each: Weighed) -> str:
    subject = each.figure.subject
    return f"{subject.label} ({subject.group})" if subject.group not in subject.label else subject.label


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _count(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"
