"""`doubloon report`: what was asked for, played and written."""

import json
import shlex
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import Progress, TaskID

from doubloon.core.errors import BadSetup
from doubloon.core.game import Game
from doubloon.lab.arena import arena
from doubloon.lab.balance.findings import sentences
from doubloon.lab.balance.page import page
from doubloon.lab.balance.report import Boxed, Report, Setting, check, make_report

#: What `--against` calls the title's own components.
BASE = "base"


def write_report(
    game: Game, setting: Setting, components: Path | None, against: str | None, out: Path, data: Path | None = None, *, workers: int = 0
) -> Report:
    """Play, and write the page and, if it is wanted, the figures. What cannot be read or written is refused before anything is played."""
    boxed = Boxed(components.name, game.load_box(components)) if components else base(game)
    other = None
    if against is not None:
        other = base(game) if against == BASE else Boxed(Path(against).name, game.load_box(Path(against)))
    check(game, setting, boxed)
    for file in filter(None, (out, data)):
        if not file.absolute().parent.is_dir() or file.is_dir():
            raise BadSetup(f"{file} cannot be written: " + ("it is a folder" if file.is_dir() else f"there is no folder {file.parent}"))
    if setting.ladder > 0 and not game.compiled.is_cached(arena):
        print(f"The search of {game.title} is compiled first, for the ladder: that takes some minutes, once. (--ladder 0 leaves it out.)", file=sys.stderr)
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        tasks: dict[str, TaskID] = {}

        def progress(what: str, done: int, of: int) -> None:
            if what not in tasks:
                tasks[what] = bar.add_task(what, total=of)
            bar.update(tasks[what], completed=done, total=of)

        report = make_report(game, setting, boxed, other, workers=workers, progress=progress)
    try:
        out.write_text(page(report, command(game, setting, components, against)), encoding="utf-8")
        if data:
            data.write_text(json.dumps({**report.plain(), "findings": sentences(report)}, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        raise BadSetup(f"the report cannot be written: {error}") from error
    return report


def base(game: Game) -> Boxed:
    """The title's own components."""
    return Boxed("its own components", game.box)


def command(game: Game, setting: Setting, components: Path | None, against: str | None) -> str:
    """What makes the same report again."""
    parts = ["doubloon", "report", game.name]
    parts += ["--components", str(components)] if components else []
    parts += ["--against", against] if against is not None else []
    parts += ["--games", str(setting.games), "--players", str(setting.players), "--bots", ",".join(setting.bots), "--seed", str(setting.seed)]
    parts += ["--ladder", str(setting.ladder), "--pace", str(setting.pace)]
    parts += [part for name, value in (setting.options or {}).items() for part in ("--option", f"{name}={value}")]
    return shlex.join(parts)
