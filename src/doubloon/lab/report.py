"""What the laboratory found, as text for people."""

from collections.abc import Callable

from doubloon.core.checker import check_game
from doubloon.core.game import Game
from doubloon.lab.arena import Seat, Simulation
from doubloon.lab.audit import Audit
from doubloon.lab.census import Taken
from doubloon.lab.conformance import CHECKS, Broken, modes_agree
from doubloon.lab.dataset import Dataset
from doubloon.lab.tournament import Tournament
from doubloon.lab.walk import settings


def simulation_text(result: Simulation) -> str:
    def line(name: str, seat: Seat) -> str:
        win = f"{seat.win.share:6.1%} ({seat.win.low:.1%}–{seat.win.high:.1%})"
        return f"  {name:12} {win:>24}   {seat.points:8.1f} ± {seat.deviation:.1f}"

    return "\n".join(
        [
            f"{result.game}, {result.players} players, {result.games} games, seed {result.seed}",
            f"  decisions    {result.mean_decisions:.1f} a game ({result.choices:.1f} with a choice), shortest {result.shortest}, longest {result.longest}",
            f"  {'':12} {'win share (95 %)':>24}   {'points':>8}",
            *(line(f"seat {number}", seat) for number, seat in enumerate(result.seats)),
            *(line(name, seat) for name, seat in result.bots.items()),
            *(row for kind, each in result.components.items() for row in _component_lines(kind, each, result.games)),
        ]
    )


def tournament_text(result: Tournament) -> str:
    head = f"{result.game}, {result.players} players, {result.games} games, seed {result.seed}" + (f", pace {result.pace}" if result.pace > 1 else "")
    lines = [head, f"  {'bot':14} {'games':>7} {'win share (95 %)':>24} {'points':>9}   rating"]
    for name, each in sorted(result.entrants.items(), key=lambda item: -item[1].rating[0]):
        win = f"{each.win.share:6.1%} ({each.win.low:.1%}–{each.win.high:.1%})"
        lines.append(f"  {name:14} {each.games:>7} {win:>24} {each.points:9.1f}   {each.rating[0]:.2f} ± {each.rating[1]:.2f}")
    return "\n".join(lines)


def dataset_text(result: Dataset) -> str:
    files = "1 file" if result.files == 1 else f"{result.files:,} files"
    return f"{result.path}: {result.games:,} games, {result.rows:,} rows, {files}, {result.size / 1e6:.1f} MB"


def _component_lines(kind: str, each: dict[str, Taken], games: int) -> list[str]:
    """How often a game offers each component, and how often it is taken."""
    offered, taken = (any(getattr(count, what) for count in each.values()) for what in ("offered", "taken"))
    head = (
        f"  {kind:24}"
        + (f" {'offered a game':>14}" if offered else "")
        + (f" {'taken a game':>12}" if taken else "")
        + (f" {'share':>7}" if offered and taken else "")
    )
    lines = [head]
    for name, count in each.items():
        line = f"    {name:22}" + (f" {count.offered / games:14.3f}" if offered else "") + (f" {count.taken / games:12.3f}" if taken else "")
        lines.append(line + (f" {count.taken / count.offered:7.1%}" if offered and taken and count.offered else ""))
    return lines


def audit_text(report: Audit) -> str:
    lines = [report.game, f"  {'clause':8} {'met':>9}  {'tests':>5}  code"]
    lines += [f"  {clause.id:8} {clause.met:>9,}  {len(clause.tests) if report.tested else '–':>5}  {', '.join(clause.code)}" for clause in report.clauses]
    for kind, each in report.components.items():
        least = min(each, key=lambda name: each[name])
        lines.append(f"  {kind}: {len(each)}, each met at least {each[least]:,} times ({least})")
        lines += [f"    {name:22} {met:>11,}" for name, met in each.items()]
    lines += [f"  gap: {gap}" for gap in report.gaps] or [f"  no gaps in {len(report.clauses)} clauses"]
    if not report.tested:
        lines.append("  (no tests were found for this game, so they were left out)")
    return "\n".join(lines)


def conform_text(game: Game, seeds: int, *, compiled: bool, write: Callable[[str], None]) -> int:
    """Run the checker and every check, a line each; returns the exit code."""
    findings = check_game(game)
    write(f"{'rules subset':28} {'ok' if not findings else 'BROKEN'}")
    for finding in findings:
        write(f"  {finding}")
    broken = bool(findings)
    for check in CHECKS:
        if check is modes_agree and (findings or not compiled):
            continue
        try:
            for setting in settings(game, seeds):
                check(game, setting)
        except Broken as error:
            broken = True
            write(f"{check.__name__.replace('_', ' '):28} BROKEN\n  {error}")
        else:
            write(f"{check.__name__.replace('_', ' '):28} ok")
    return 1 if broken else 0
