"""Bots of other packages: the one of docs/write-a-bot.md, installed as it stands there, plays wherever a bot is named."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import doubloon
from doubloon import BadSetup
from doubloon.bots import Bot
from doubloon.bots.guests import guests
from doubloon.lab.arena import simulate
from doubloon.lab.tournament import tournament

GAME = doubloon.game("unexpected-treasures")
DOC = Path(__file__).parent.parent.parent / "docs" / "write-a-bot.md"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of installed packages: what an installer makes of the two files of the page."""
    text = DOC.read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    (project,) = (tomllib.loads(block) for block in re.findall(r"```toml\n(.*?)```", text, re.DOTALL))
    name, version = project["project"]["name"], project["project"]["version"]
    (tmp_path / f"{name}.py").write_text(code, encoding="utf-8")
    about = tmp_path / f"{name}-{version}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    points = project["project"]["entry-points"]["doubloon.bots"]
    (about / "entry_points.txt").write_text("[doubloon.bots]\n" + "".join(f"{bot} = {place}\n" for bot, place in points.items()), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    guests.cache_clear()
    yield tmp_path
    sys.modules.pop(name, None)
    guests.cache_clear()


def test_it_plays_a_whole_game_at_a_table(site: Path) -> None:
    given = ["play", GAME.name, "--plain", "--people", "0", "--players", "3", "--bots", "hoarder,greedy", "--seed", "1"]
    script = f"import sys; sys.path.insert(0, {str(site)!r}); sys.argv[1:] = {given!r}; from doubloon.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    assert "wins" in done.stdout


def test_it_plays_in_tournaments_and_beats_chance(site: Path) -> None:
    """In several goes the same as in one."""
    bots = ["hoarder", "random"]
    tournament(GAME, 4, 4, bots, file=site / "two", workers=1)
    whole, gone_on = (tournament(GAME, 4, 8, bots, file=site / file, workers=1) for file in ("one", "two"))
    assert whole == gone_on
    assert whole.entrants["hoarder"].games == 8
    assert whole.entrants["hoarder"].points > whole.entrants["random"].points
    assert "hoarder 1.0" in (site / "one").read_text().splitlines()[0]


@pytest.mark.usefixtures("site")
def test_simulations_do_without_it_and_say_so() -> None:
    with pytest.raises(BadSetup, match=r"^hoarder is a bot of another package"):
        simulate(GAME, 3, 1, ["hoarder"])


@pytest.mark.usefixtures("site")
def test_an_unknown_bot_is_refused_with_the_guests_named() -> None:
    with pytest.raises(BadSetup, match=r"^there is no bot 'clever': choose one of random, greedy,.*, hoarder, learned$"):
        Bot(GAME, "clever")
