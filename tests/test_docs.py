"""The docs do as they say: the walk-through of docs/add-a-game.md, and every command that is shown anywhere."""

import os
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer
from typer.testing import CliRunner

import doubloon
import run
from doubloon.bots import Bot
from doubloon.cli import app
from doubloon.core.registry import load_folder
from doubloon.lab.audit import audit
from doubloon.lab.conformance import CHECKS
from doubloon.lab.newgame import write_game
from doubloon.lab.walk import settings
from doubloon.table import Table
from doubloon.table.file import save

ROOT = Path(__file__).parents[1]
DOC = ROOT / "docs" / "add-a-game.md"
_EDIT = re.compile(r"In\s`([\w.]+)`,\sfind\n\n```\w+\n(.*?)```\n\nand replace it with\n\n```\w+\n(.*?)```\n", re.DOTALL)

# The walk-through


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = write_game(tmp_path_factory.mktemp("walk") / "coin-grab")
    edits = _EDIT.findall(DOC.read_text(encoding="utf-8"))
    assert len(edits) == DOC.read_text(encoding="utf-8").count("and replace it with")
    for file, before, after in edits:
        text = (folder / file).read_text(encoding="utf-8")
        assert text.count(before) == 1, f"{file} should hold this once:\n{before}"
        (folder / file).write_text(text.replace(before, after), encoding="utf-8")
    return folder


def test_the_walk_through_ends_in_a_game_that_conforms(folder: Path) -> None:
    game = load_folder(folder)
    for check in CHECKS:
        for setting in settings(game, 2):
            check(game, setting)


def test_the_new_rule_is_met_in_play(folder: Path) -> None:
    report = audit(load_folder(folder), 20)
    assert report.gaps == []
    assert next(clause.met for clause in report.clauses if clause.id == "CG-2.4") > 0


def test_holding_back_pays_what_is_printed(folder: Path) -> None:
    game = load_folder(folder)
    start: Any = game.start(2)
    start.patience = 2
    state, _ = game.plain.setup(start)
    for seat, action in ((0, "hold"), (1, "grab 1")):
        game.plain.apply(state, seat, game.actions.parse(action))
    assert game.plain.score(state)[0].points == 2


# Every command

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "web" / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
#: What run.py does itself; everything else it hands to `doubloon`.
OWN = {word for word in re.findall(r"^python3 run\.py (\w+)", run.__doc__ or "", re.MULTILINE) if word.islower()}

#: Commands that take long, need a room or never end, by how they begin; and the test that does the same in short.
ELSEWHERE = {
    "": "tests/server/test_operator.py::test_the_command_serves_and_stops",
    "serve": "tests/server/test_operator.py::test_the_command_serves_and_stops",
    "migrate": "tests/server/test_workers.py::test_people_at_different_workers_play_one_game",
    "play --at": "tests/terminal/test_at.py::test_two_plain_terminals_and_one_that_watches",
    "play unexpected-treasures --bots hoarder": "tests/bots/test_guests.py::test_it_plays_a_whole_game_at_a_table",
    "tournament unexpected-treasures --bots hoarder,greedy,random": "tests/bots/test_guests.py::test_it_plays_in_tournaments_and_beats_chance",
    "tournament the-plan --bots expert,strong,greedy,random": "tests/lab/test_tournament.py::test_what_comes_out",
    "tournament unexpected-treasures --bots greedy,random --games 400 --backend ray": "tests/lab/test_backend.py::test_ray_plays_the_same_games",
    "dataset unexpected-treasures --games 100000 --out games --backend ray": "tests/lab/test_backend.py::test_ray_plays_the_same_games",
    "mccfr": "tests/envs/test_openspiel.py::test_counterfactual_regret_minimisation_is_less_and_less_exploitable",
    "learn": "tests/envs/test_network.py::test_learning_needs_torch_and_says_so",
    "tournament unexpected-treasures --bots learned,greedy": "tests/envs/test_network.py::test_the_learned_bot_beats_greedy_ones",
    "report": "tests/test_cli.py::test_report_writes_a_page_and_its_figures",
    "audit": "tests/test_cli.py::test_audit_prints_data_and_succeeds_without_gaps",
    "test": ".ci/run::python3 run.py test",
    "bench": "tests/test_bench.py::test_the_bench_measures_in_short",
    "docs": "tests/test_site.py::test_the_site_is_built_and_no_link_leads_nowhere",
    "screenshots": "tests/web/test_screenshots.py::test_a_screen_is_taken_in_all_sizes_and_schemes",
    "strength": "tests/lab/test_strength.py::test_a_title_is_played_in_short",
    "torture fuzz": "tests/server/test_fuzz.py",
}


class Command(NamedTuple):
    """A command as it stands on a page, without what starts it: `rules the-plan` for `$ python3 run.py rules the-plan`."""

    page: str
    text: str

    @property
    def word(self) -> str:
        return self.text.split(" ")[0]

    @property
    def elsewhere(self) -> str:
        """The test that does it in short, if one is named; the longest beginning counts."""
        begins = [start for start in ELSEWHERE if self.text == start or (start and self.text.startswith(f"{start} "))]
        return ELSEWHERE[max(begins, key=len)] if begins else ""


def shown() -> Iterator[Command]:
    """The commands on lines of their own."""
    for page in PAGES:
        for block in re.findall(r"^```\w*\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE):
            for line in re.findall(r"^(?:\$ )?(?:python3 run\.py|doubloon)(?: (.*))?$", block, re.MULTILINE):
                yield Command(str(page.relative_to(ROOT)), re.sub(r"\s+#.*", "", line).strip())


def mentioned() -> Iterator[Command]:
    """Those within a sentence."""
    for page in PAGES:
        text = re.sub(r"^```\w*\n.*?^```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
        for command in re.findall(r"`(?:python3 run\.py|doubloon) ([^`]+)`", text):
            yield Command(str(page.relative_to(ROOT)), command)


SHOWN = list(shown())
TO_RUN = {page: [command for command in SHOWN if command.page == page and not command.elsewhere] for page in dict.fromkeys(command.page for command in SHOWN)}


def test_there_are_commands() -> None:
    assert len(SHOWN) > 40
    assert {"docs/add-a-game.md", "README.md", "docs/server.md"} <= {command.page for command in SHOWN}


@pytest.mark.parametrize("command", dict.fromkeys([*SHOWN, *mentioned()]), ids=lambda command: f"{command.page}: {command.text}")
def test_a_command_exists_with_its_options(command: Command) -> None:
    if command.word in {*OWN, ""}:
        return
    commands: Any = typer.main.get_command(app)
    assert command.word in commands.commands, f"there is no command {command.word!r}"
    known = {option for parameter in commands.commands[command.word].params for option in (*parameter.opts, *parameter.secondary_opts)}
    assert set(re.findall(r"(?<=\s)--[a-z-]+", command.text)) <= known


@pytest.mark.parametrize("place", sorted(set(ELSEWHERE.values())))
def test_what_is_done_elsewhere_is_done_there(place: str) -> None:
    file, _, name = place.partition("::")
    text = (ROOT / file).read_text(encoding="utf-8")
    assert (f"def {name}(" if file.endswith(".py") and name else name) in text, f"{place} is not there"


def test_every_beginning_is_that_of_a_command() -> None:
    assert {command.elsewhere for command in [*SHOWN, *mentioned()]} - {""} == set(ELSEWHERE.values())


@pytest.mark.no_cover
@pytest.mark.parametrize("page", [page for page, commands in TO_RUN.items() if commands])
def test_the_commands_of_a_page_run(page: str, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other in one folder, as a reader would; whoever is asked something takes the first choice, and then leaves."""
    monkeypatch.chdir(tmp_path)
    for command in TO_RUN[page]:
        line, _, output = command.text.partition(" > ")
        if "./coin-grab" in line:
            os.chdir(folder.parent)
        if "game.journal" in line:
            line = re.sub(r"\w+…", keep_game(tmp_path / "game.journal", is_over=command.word == "verify"), line)
        done = CliRunner().invoke(app, shlex.split(line), input="1\nquit\n")
        assert done.exit_code == 0, f"{command.text}: {done.output}{done.exception!r}"
        assert done.stdout, command.text
        if output:
            Path(output).write_text(done.stdout, encoding="utf-8")


def keep_game(path: Path, *, is_over: bool) -> str:
    """Save a game in this file, begun or played to its end; returns its commitment."""
    table = Table(doubloon.game("unexpected-treasures"), 3, seed=1)
    bots = [Bot(table.game, "random", seed=seat) for seat in range(3)]
    while is_over and table.outcome is None:
        seat = min(table.to_act)
        table.play(seat, *bots[seat].answer(table.hidden(seat), seat))
    save(table.journal, path)
    return table.journal.header.commitment


def test_the_pages_are_those_of_the_site() -> None:
    """Every page of docs/ can be found by the site's menu."""
    menu = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    for page in (ROOT / "docs").rglob("*.md"):
        assert re.search(rf"(- |: ){re.escape(page.relative_to(ROOT / 'docs').as_posix())}$", menu, re.MULTILINE), f"{page.name} is not in mkdocs.yml"
