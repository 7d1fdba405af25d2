"""The compiled twin: kept between processes, never stale, and never needed to play."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from doubloon.core.twin import CACHE_VARIABLE, Twins, cache_folder
from doubloon.lab.newgame import TEMPLATE
from tests.planted import change, copy_title

#: Plays one round of the template compiled: all three seats reach for one, two and three coins. Prints what they got and how it was compiled.
ROUND = """
import json
from pathlib import Path

from doubloon.core.compiled import new_log
from doubloon.core.contract import RECORD, apply, setup
from doubloon.core.registry import load_folder


def play_round(record, log):
    s = record.view(RECORD)[0]
    setup(s, log)
    s.chest = 6
    for seat in range(3):
        apply(s, seat, seat, log)


game = load_folder(Path(__file__).parent / "coins")
entry = game.compiled.entry(play_round)
record = game.compiled.record(game.start(3))
entry(record, new_log())
stats = entry.stats
state = game.compiled.look(record)
print(json.dumps({"purse": state.purse[:3], "loaded": sum(stats.cache_hits.values()), "compiled": sum(stats.cache_misses.values())}))
"""


class Workshop:
    """A folder with a copy of the template, a script that plays it compiled, and a cache of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.rules = copy_title(TEMPLATE, folder / "coins") / "rules.py"
        self.extras = folder / "extras.py"
        self.script = folder / "play_a_round.py"
        self.script.write_text(ROUND, encoding="utf-8")
        change(self.rules, "from doubloon import core\n", "from extras import BONUS\n\nfrom doubloon import core\n")
        change(self.rules, "s.purse[seat] += got", "s.purse[seat] += got + BONUS")
        change(self.rules, "    count = 0\n", '    """How many reached for that many."""\n    count = 0\n')
        self.original = self.rules.read_text(encoding="utf-8")
        self.restore()

    def restore(self) -> None:
        self.rules.write_text(self.original, encoding="utf-8")
        self.extras.write_text("BONUS = 0\n", encoding="utf-8")

    def run(self) -> dict[str, Any]:
        """One round in a new process."""
        environment = {**os.environ, CACHE_VARIABLE: str(self.folder / "cache")}
        done = subprocess.run([sys.executable, self.script], capture_output=True, text=True, env=environment, check=False)
        assert done.returncode == 0, done.stderr
        told: dict[str, Any] = json.loads(done.stdout)
        return told

    @property
    def cached(self) -> dict[str, int]:
        """The files of compiled code, with the time each was written."""
        return {str(path.relative_to(self.folder)): path.stat().st_mtime_ns for path in (self.folder / "cache").rglob("*.nb?")}


@pytest.fixture(scope="module")
def used(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    """A workshop in which one round has been played, and so the original rules are compiled."""
    workshop = Workshop(tmp_path_factory.mktemp("workshop"))
    assert workshop.run() == {"purse": [1, 2, 3], "loaded": 0, "compiled": 1}
    return workshop


@pytest.fixture
def workshop(used: Workshop) -> Workshop:
    used.restore()
    return used


def test_compiling_leaves_files_named_for_the_game_and_the_entry(workshop: Workshop) -> None:
    assert workshop.cached
    assert all(name.startswith("cache/coins-play_round-") for name in workshop.cached)


def test_a_new_process_compiles_nothing(workshop: Workshop) -> None:
    before = workshop.cached
    assert workshop.run() == {"purse": [1, 2, 3], "loaded": 1, "compiled": 0}
    assert workshop.cached == before


def test_comments_docstrings_and_moved_lines_compile_nothing(workshop: Workshop) -> None:
    change(workshop.rules, "# A round\n", "# A round, in which\n# everybody reaches into the chest\n")
    change(workshop.rules, "How many reached for that many.", "How many hands meet.")
    before = workshop.cached
    assert workshop.run() == {"purse": [1, 2, 3], "loaded": 1, "compiled": 0}
    assert workshop.cached == before


def test_an_edited_rule_is_compiled_anew(workshop: Workshop) -> None:
    change(workshop.rules, "got = min(coins, s.chest)", "got = min(coins + 1, s.chest)")
    before = workshop.cached
    assert workshop.run() == {"purse": [2, 3, 1], "loaded": 0, "compiled": 1}
    assert before.items() < workshop.cached.items()
    change(workshop.rules, "got = min(coins + 1, s.chest)", "got = min(coins, s.chest)")
    assert workshop.run() == {"purse": [1, 2, 3], "loaded": 1, "compiled": 0}


def test_an_edited_constant_of_another_module_is_compiled_anew(workshop: Workshop) -> None:
    workshop.extras.write_text("BONUS = 70\n", encoding="utf-8")
    assert workshop.run() == {"purse": [71, 72, 73], "loaded": 0, "compiled": 1}
    assert workshop.run() == {"purse": [71, 72, 73], "loaded": 1, "compiled": 0}


def test_playing_needs_neither_numpy_nor_numba() -> None:
    script = (
        "import sys, doubloon\n"
        "from doubloon.bots import Bot\n"
        "table = doubloon.game('unexpected-treasures').table(players=3, seed=1)\n"
        "bot = Bot(table.game, 'greedy')\n"
        "while table.outcome is None:\n"
        "    seat = min(table.to_act)\n"
        "    table.actions(seat), table.view(seat)\n"
        "    table.play(seat, *bot.answer(table.hidden(seat), seat))\n"
        "print(sorted({name.partition('.')[0] for name in sys.modules} & {'numpy', 'numba', 'llvmlite'}))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


# The folder of compiled code


def add_one(cells: Any) -> None:
    cells[0] += 1


def test_what_nothing_asked_for_in_a_month_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path))
    old, recent = tmp_path / "coins-door-0", tmp_path / "coins-door-1"
    for folder, days in ((old, 31), (recent, 29)):
        folder.mkdir()
        (folder / "door.nbc").touch()
        os.utime(folder, times=(time.time() - days * 86_400,) * 2)
    Twins("coins", {}).entry(add_one)
    assert not old.exists()
    assert (recent / "door.nbc").exists()


def test_asking_for_compiled_code_keeps_it_for_another_month(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path))
    Twins("coins", {}).entry(add_one)
    (folder,) = tmp_path.iterdir()
    (folder / "door.nbc").touch()
    os.utime(folder, times=(time.time() - 40 * 86_400,) * 2)
    Twins("coins", {}).entry(add_one)
    assert (folder / "door.nbc").exists()


def test_a_folder_that_vanishes_meanwhile_does_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path))
    (tmp_path / "coins-door-0").symlink_to(tmp_path / "gone")
    assert Twins("coins", {}).entry(add_one)


def test_where_nothing_can_be_kept_the_code_compiles_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "file" / "cache"))
    folder = cache_folder()
    assert folder.is_dir()
    assert cache_folder() == folder
    assert tmp_path not in folder.parents
