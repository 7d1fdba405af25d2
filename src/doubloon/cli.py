"""The `doubloon` command. Everything a command needs is imported when it runs, so that `--help` answers at once."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from doubloon.core.errors import BadSetup, DoubloonError

if TYPE_CHECKING:
    from doubloon import Game

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, help="Treasure-hunting board games to play, simulate and change.")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's name, or the path of a folder with a game's files.")]
Language = Annotated[str, typer.Option("--lang", help="Language: en, de or es.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
ComponentsFile = Annotated[Path | None, typer.Option("--components", help="Another components file for the game.")]
Plain = Annotated[bool, typer.Option("--plain", help="Lines of text, for people and pipes.")]
JournalFile = Annotated[Path, typer.Argument(metavar="FILE", help="The journal of a game.")]
Database = Annotated[str | None, typer.Option("--database", help="postgresql+asyncpg://… to share a games room between workers; else a file.")]
DataFolder = Annotated[Path | None, typer.Option("--data", help="Folder for the games room's database and signing secret.")]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The back-up of a games room.")]
Workers = Annotated[int, typer.Option("--workers", help="Processes side by side; one for each core if left out.")]
Backend = Annotated[str, typer.Option("--backend", help="processes: on this machine; ray: on all machines of a Ray cluster.")]
Pace = Annotated[int, typer.Option("--pace", help="Divides what bots may spend on a decision.")]
OptionValues = Annotated[list[str] | None, typer.Option("--option", help="NAME=VALUE of one of the game's options; may be repeated.")]


def main() -> None:
    """Run the command; what a person did wrong is one sentence and exit code 2."""
    try:
        app()
    except DoubloonError as error:
        print(f"doubloon: {error}", file=sys.stderr)
        sys.exit(2)


@app.command()
def games(language: Language = "en") -> None:
    """List the games."""
    import doubloon

    for name in doubloon.game_names():
        game = doubloon.game(name)
        fewest, most = game.rulebook.players
        words = game.words(language)
        print(f"{name:24} {fewest}–{most}  {words.say('title') if words.has('title') else game.title}")


@app.command()
def play(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game's name or folder; without one a screen asks for everything.")] = None,
    plain: Plain = False,
    players: Annotated[int | None, typer.Option("--players", help="How many sit at the table; 4 or as near as the game allows.")] = None,
    people: Annotated[int, typer.Option("--people", help="How many of them are people at this keyboard, from seat 0 on.")] = 1,
    bots: Annotated[str, typer.Option("--bots", help="The bots for the other seats, in order; the last one takes all seats left.")] = "greedy",
    seed: Annotated[int | None, typer.Option("--seed", help="The same seed gives the same deal.")] = None,
    components: ComponentsFile = None,
    options: OptionValues = None,
    nonces: Annotated[list[str] | None, typer.Option("--nonce", help="Any text, mixed into the deal; may be repeated, one for each person.")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="With --plain: keep the game in this file after every action.")] = None,
    at: Annotated[str | None, typer.Option("--at", metavar="URL", help="Play in a games room: its address, or the link to one of its tables.")] = None,
    called: Annotated[str, typer.Option("--name", help="With --at: your name there; needed the first time.")] = "",
    language: Language = "en",
) -> None:
    """Play against bots, with others at one keyboard, or in a games room."""
    if at is not None:
        if name is not None:
            from doubloon.terminal.voice import Tongue

            raise BadSetup(Tongue(language).say("at-no-game"))
        sys.exit(_play_at(at, called, language, plain=plain))
    if not plain and _is_screen():
        from doubloon.terminal.full_screen import play_screens

        game = _game(name) if name else None
        chosen = _options(game, options) if game else {}
        code = play_screens(
            game, players=players, people=people, bots=bots.split(","), seed=seed, options=chosen, components=components, nonces=nonces or (), language=language
        )
        sys.exit(code)
    from doubloon.terminal.plain import open_table, play_plain
    from doubloon.terminal.shelf import keep_in

    game = _game(name or "unexpected-treasures")
    count = players if players is not None else min(max(4, game.player_counts[0]), game.player_counts[-1])
    game.start(count)  # refuses a number of players the game is not for
    if not 0 <= people <= count:
        raise BadSetup(f"{people} people do not fit at a table of {count}")
    if save and save.exists():
        raise BadSetup(f"{save} is already there: go on with it by `doubloon resume`, or choose another name")
    table, seated = open_table(
        game, count, people, bots.split(","), seed, options=_options(game, options), components=components, language=language, nonces=nonces or ()
    )
    if save:
        keep_in(table, save, _complain)
    sys.exit(play_plain(table, seated, language=language, reader=sys.stdin, writer=sys.stdout))


@app.command()
def serve(
    host: Annotated[str | None, typer.Option("--host", help="Address to listen at; 0.0.0.0 opens the room to the network. [127.0.0.1]")] = None,
    port: Annotated[int | None, typer.Option("--port", help="Port to listen at. [8420]")] = None,
    database: Database = None,
    data: DataFolder = None,
) -> None:
    """Open the games room: people join with their browsers. The environment variables DOUBLOON_… set the same and more."""
    from doubloon.server.serve import serve as run

    sys.exit(run(host=host, port=port, database=database, data=data))


@app.command()
def migrate(database: Database = None, data: DataFolder = None) -> None:
    """Bring the games room's database to the layout this version works with."""
    from doubloon.server.serve import migrate as run

    run(database=database, data=data)


@app.command()
def backup(file: BackupFile, database: Database = None, data: DataFolder = None) -> None:
    """Write the whole games room into a file, also while it runs."""
    from doubloon.server.serve import back_up as run

    run(file, database=database, data=data)


@app.command()
def restore(file: BackupFile, database: Database = None, data: DataFolder = None) -> None:
    """Put a games room back as a back-up says, also while it runs; what is there now is lost."""
    from doubloon.server.serve import restore as run

    run(file, database=database, data=data)


@app.command()
def resume(file: JournalFile, plain: Plain = False, language: Language = "en") -> None:
    """Go on with a saved game; it is kept in the same file."""
    if not plain and _is_screen():
        from doubloon.terminal.full_screen import resume_screens

        sys.exit(resume_screens(file, language=language))
    from doubloon.table.file import load
    from doubloon.table.replay import resume as run
    from doubloon.terminal.plain import play_plain
    from doubloon.terminal.shelf import keep_in
    from doubloon.terminal.sitting import seated_bots

    table = run(load(file), language)
    keep_in(table, file, _complain)
    sys.exit(play_plain(table, seated_bots(table), language=language, reader=sys.stdin, writer=sys.stdout))


@app.command()
def hint(
    file: JournalFile,
    seat: Annotated[int | None, typer.Option("--seat", help="Whose choice; that of the first who is asked if left out.")] = None,
    bot: Annotated[str, typer.Option("--bot", help="Who is asked for advice.")] = "expert",
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """What a bot would do at a saved game, knowing what the seat knows, and what it thinks of the choices."""
    from doubloon.bots import Bot, level
    from doubloon.bots.background import is_compiled
    from doubloon.bots.knobs import SEARCH
    from doubloon.table.file import load
    from doubloon.table.replay import resume as run
    from doubloon.terminal.advice import advice_lines
    from doubloon.terminal.sitting import player_names
    from doubloon.terminal.voice import Voice

    table = run(load(file), language)
    who = seat if seat is not None else min(table.to_act, default=0)
    if who not in table.to_act:
        raise BadSetup(f"seat {who} has nothing to decide now" if table.outcome is None else "the game is over: there is nothing to decide")
    if level(bot).kind == SEARCH and not is_compiled(table.game):
        print(f"The search of {table.game.title} is compiled first: that takes some minutes, once.", file=sys.stderr, flush=True)
    advice = Bot(table.game, bot, timed=False, at_once=False).advice(table.hidden(who), who)
    if as_json:
        print(json.dumps({"game": table.game.name, "seat": who, **advice.plain()}, indent=2))
    else:
        print("\n".join(advice_lines(Voice(table.game, language, table.players, player_names(table)), advice)))


@app.command()
def replay(file: JournalFile, plain: Plain = False, language: Language = "en") -> None:
    """Look at a game again: answer by answer on the screen, or with --plain as one text."""
    from doubloon.table.file import load

    if not plain and _is_screen():
        from doubloon.terminal.full_screen import replay_screens

        sys.exit(replay_screens(file, language=language))
    from doubloon.terminal.pages import story_page

    print(story_page(load(file), language))


@app.command()
def rules(name: GameName, clause: Annotated[str | None, typer.Argument(help="A clause such as UT-3.2.")] = None, language: Language = "en") -> None:
    """Read the rules of a game, or one clause of them."""
    from doubloon.terminal.pages import clause_page, rules_page

    game = _game(name)
    print(rules_page(game, language) if clause is None else clause_page(game, clause, language))


@app.command()
def verify(
    file: JournalFile,
    commitment: Annotated[str | None, typer.Option("--commitment", help="The commitment you were shown before the deal.")] = None,
) -> None:
    """Check that a finished game was dealt fairly and played by the rules; exit 1 if anything fails."""
    from doubloon.table.file import load
    from doubloon.table.replay import Check
    from doubloon.table.replay import verify as run

    journal = load(file)
    checks = list(run(journal))
    if commitment is not None:
        checks.insert(0, Check("your commitment", commitment.strip().lower() == journal.header.commitment, f"the journal has {journal.header.commitment}"))
    for check in checks:
        print(f"{check.what:16} {'ok' if check.holds else 'FAILED'}  {check.found}")
    sys.exit(0 if all(check.holds for check in checks) else 1)


@app.command()
def components(name: GameName) -> None:
    """Print a game's components file, to be changed and used with --components."""
    print((_game(name).folder / "components.toml").read_text(encoding="utf-8"), end="")


@app.command()
def simulate(
    name: GameName,
    players: Annotated[int, typer.Option("--players")] = 4,
    number: Annotated[int, typer.Option("--games", help="How many games.")] = 1000,
    bots: Annotated[str, typer.Option("--bots", help="Names in order of seats, separated by commas; the last one takes all seats left.")] = "random",
    seed: Annotated[int, typer.Option("--seed")] = 0,
    components: ComponentsFile = None,
    options: OptionValues = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and print length, scores and win shares."""
    from doubloon.lab.arena import simulate as run
    from doubloon.lab.report import simulation_text

    game = _game(name)
    box = game.load_box(components) if components else None
    result = run(game, players, number, bots.split(","), seed, options=_options(game, options), box=box)
    print(json.dumps(result.plain(), indent=2) if as_json else simulation_text(result))


@app.command()
def tournament(
    name: GameName,
    bots: Annotated[str, typer.Option("--bots", help="Names, separated by commas. Fewer than players: the last takes all seats left; more: all choices play.")],
    players: Annotated[int, typer.Option("--players")] = 4,
    number: Annotated[int, typer.Option("--games", help="At least so many games: as many as give every bot every seat equally often.")] = 400,
    seed: Annotated[int, typer.Option("--seed")] = 0,
    pace: Pace = 1,
    components: ComponentsFile = None,
    options: OptionValues = None,
    file: Annotated[
        Path | None, typer.Option("--file", help="Where games are kept, so that an interrupted tournament goes on; by default among the caches.")
    ] = None,
    backend: Backend = "processes",
    workers: Workers = 0,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other in all seatings, and print win shares and ratings. Interrupted, it goes on where it was."""
    from rich.console import Console
    from rich.progress import Progress

    from doubloon.lab.report import tournament_text
    from doubloon.lab.tournament import tournament as run

    game = _game(name)
    box = game.load_box(components) if components else None
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(game.name, total=None)
        result = run(
            *(game, players, number, bots.split(","), seed),
            options=_options(game, options),
            box=box,
            pace=pace,
            file=file,
            backend=backend,
            workers=workers,
            progress=lambda done, of: bar.update(task, completed=done, total=of),
        )
    print(json.dumps(result.plain(), indent=2) if as_json else tournament_text(result))


@app.command()
def fields(name: GameName, as_json: AsJson = False) -> None:
    """What each number of an observation stands for in the environments for learning."""
    from doubloon.envs.encoding import encoding_of
    from doubloon.envs.fields import fields_text

    game = _game(name)
    print(json.dumps([place.plain() for place in encoding_of(game).places], indent=2) if as_json else fields_text(game))


@app.command()
def dataset(
    name: GameName,
    out: Annotated[Path, typer.Option("--out", help="A folder for the parts, or one file if its name ends in .parquet.")],
    number: Annotated[int, typer.Option("--games", help="How many games.")] = 1000,
    players: Annotated[int, typer.Option("--players")] = 4,
    bots: Annotated[str, typer.Option("--bots", help="Names in order of seats, separated by commas; the last one takes all seats left.")] = "random",
    seed: Annotated[int, typer.Option("--seed")] = 0,
    pace: Pace = 1,
    outcomes: Annotated[bool, typer.Option("--outcomes", help="A row for each game instead of each decision.")] = False,
    components: ComponentsFile = None,
    options: OptionValues = None,
    part: Annotated[int, typer.Option("--part", help="Games in a part, which is what an interruption loses; by default 1,000 or as suits the bots.")] = 0,
    backend: Backend = "processes",
    workers: Workers = 0,
) -> None:
    """Write games between bots as Parquet, a row for each decision (docs/data.md). Interrupted, it goes on where it was."""
    from rich.console import Console
    from rich.progress import Progress

    from doubloon.lab.dataset import dataset as run
    from doubloon.lab.report import dataset_text

    game = _game(name)
    box = game.load_box(components) if components else None
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(game.name, total=None)
        result = run(
            *(game, players, number, bots.split(","), out, seed),
            options=_options(game, options),
            box=box,
            pace=pace,
            outcomes=outcomes,
            part=part,
            backend=backend,
            workers=workers,
            progress=lambda done, of: bar.update(task, completed=done, total=of),
        )
    print(dataset_text(result))


@app.command()
def report(
    name: GameName,
    components: ComponentsFile = None,
    against: Annotated[str | None, typer.Option("--against", metavar="base|FILE", help="Compare with the game's own components, or with another file.")] = None,
    number: Annotated[int, typer.Option("--games", help="How many games, with each components file.")] = 10_000,
    players: Annotated[int, typer.Option("--players")] = 4,
    bots: Annotated[str, typer.Option("--bots", help="Names in order of seats, separated by commas; the last one takes all seats left.")] = "greedy",
    seed: Annotated[int, typer.Option("--seed")] = 0,
    ladder: Annotated[int, typer.Option("--ladder", help="Games for each step of the ladder of bots; 0 leaves it out.")] = 100,
    pace: Annotated[int, typer.Option("--pace", help="Divides what bots that search may spend on a decision.")] = 20,
    options: OptionValues = None,
    workers: Annotated[int, typer.Option("--workers", help="Processes side by side; one for each core if left out.")] = 0,
    out: Annotated[Path | None, typer.Option("--out", help="The page to write; GAME-PLAYERS.html if left out.")] = None,
    data: Annotated[Path | None, typer.Option("--json", help="Write the figures as JSON, too.")] = None,
) -> None:
    """Let bots play many games and write a page about the game's balance, or about what a change to its components does."""
    from doubloon.lab.balance.command import write_report
    from doubloon.lab.balance.findings import sentences
    from doubloon.lab.balance.report import Setting

    game = _game(name)
    setting = Setting(players, number, bots.split(","), seed, ladder, pace, _options(game, options))
    page = out or Path(f"{game.name}-{players}.html")
    found = write_report(game, setting, components, against, page, data, workers=workers)
    print("\n".join([*sentences(found), f"{page} has the whole report."]))


@app.command()
def learn(
    name: GameName,
    out: Annotated[Path, typer.Option("--out", help="The file the weights are kept in.")],
    minutes: Annotated[float, typer.Option("--minutes", help="How long it practises; meetings with greedy bots come on top.")] = 20,
    players: Annotated[int, typer.Option("--players")] = 4,
    seed: Annotated[int, typer.Option("--seed")] = 0,
) -> None:
    """Train a network by letting it play itself (needs torch), and print how it fares against greedy bots meanwhile."""
    if minutes <= 0:
        raise BadSetup(f"nothing is learned in {minutes:g} minutes: more than 0")
    if not out.parent.is_dir():
        raise BadSetup(f"the folder {out.parent} does not exist: weights are kept in a file of a folder that does")
    from doubloon.envs.learn import Pupil, lessons
    from doubloon.lab.arena import share

    pupil = Pupil(_game(name), players, seed)
    for point in lessons(pupil, 60 * minutes, seed):
        pupil.net.plain().save(out)
        win = share(point.wins)
        figures = f"{win.share:.3f} ({win.low:.3f}–{win.high:.3f}) of {len(point.wins)} games against greedy bots"
        print(f"{point.minutes:5.1f} minutes {point.answers:>11,} answers: {figures}", flush=True)


@app.command()
def audit(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; all of them if left out.")] = None,
    number: Annotated[int, typer.Option("--games", help="Random games for each player count and set of options, rule by rule.")] = 10,
    compiled: Annotated[int, typer.Option("--compiled", help="As many more, compiled, for rare clauses and for the components.")] = 2000,
    as_json: AsJson = False,
) -> None:
    """Show for every clause its code, its tests and how often it was met, and for every component how often; exit 1 on a gap."""
    import doubloon
    from doubloon.lab.audit import audit as run
    from doubloon.lab.report import audit_text

    reports = [run(_game(each), number, compiled) for each in ([name] if name else doubloon.game_names())]
    if as_json:
        data = {
            report.game: {"clauses": [clause._asdict() for clause in report.clauses], "components": report.components, "gaps": report.gaps}
            for report in reports
        }
        print(json.dumps(data, indent=2))
    else:
        print("\n\n".join(audit_text(report) for report in reports))
    sys.exit(1 if any(report.gaps for report in reports) else 0)


@app.command()
def conform(
    name: GameName,
    seeds: Annotated[int, typer.Option("--seeds", help="Random games for each player count and set of options.")] = 3,
    compiled: Annotated[bool, typer.Option(help="Compile the rules too and compare.")] = True,
) -> None:
    """Check that a game keeps the kernel's contract; exit 1 if it does not."""
    from doubloon.lab.report import conform_text

    sys.exit(conform_text(_game(name), seeds, compiled=compiled, write=print))


@app.command("new-game")
def new_game(name: Annotated[str, typer.Argument(help="Name of the folder to make, such as my-game.")]) -> None:
    """Write the four files of a small game that passes conformance, to be changed into yours."""
    from doubloon.lab.newgame import write_game

    folder = write_game(Path(name))
    path = folder if folder.is_absolute() else f"./{folder}"
    print(f"{folder} holds a small complete game. Try:\n  doubloon conform {path}\n  doubloon play {path} --plain\nand read docs/add-a-game.md.")


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []})
def bench(context: typer.Context) -> None:
    """Print speed figures beside those of peers (from a checkout: python3 run.py bench)."""
    import importlib.util
    import subprocess

    import doubloon

    project = Path(doubloon.__file__).parents[2]
    if not (project / "benchmarks").is_dir() or any(importlib.util.find_spec(peer) is None for peer in ("pyspiel", "pettingzoo", "pgx", "rlcard")):
        raise DoubloonError("bench needs a checkout and the peers it compares with: run `python3 run.py bench` there")
    sys.exit(subprocess.run([sys.executable, "-m", "benchmarks", *context.args], cwd=project, check=False).returncode)


def _play_at(url: str, name: str, language: str, *, plain: bool) -> int:
    from doubloon.terminal.at.coming import come_in

    door = come_in(url, name, language, _ask if sys.stdin.isatty() else None)
    if not plain and _is_screen():
        from doubloon.terminal.full_screen import at_screens

        return at_screens(door, language=language)
    from doubloon.terminal.at.plain import play_plain_at

    return play_plain_at(door, language=language, reader=sys.stdin, writer=sys.stdout)


def _ask(prompt: str) -> str:
    """A line from the keyboard; nothing if there is none."""
    try:
        return input(prompt)
    except EOFError:
        return ""


def _is_screen() -> bool:
    """Whether there is a terminal to draw on."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def _complain(reason: str) -> None:
    print(f"doubloon: the game cannot be saved: {reason}", file=sys.stderr)


def _game(name: str) -> "Game":
    import doubloon

    return doubloon.game(name)


def _options(game: "Game", pairs: list[str] | None) -> dict[str, Any]:
    """NAME=VALUE pairs as the options a table is opened with."""
    chosen: dict[str, Any] = {}
    for pair in pairs or []:
        name, _, value = pair.partition("=")
        numeric = any(option.name == name and isinstance(option.default, int) for option in game.rulebook.options)
        chosen[name] = int(value) if numeric and value.removeprefix("-").isdecimal() else value
    return chosen


if __name__ == "__main__":
    main()
