"""Work side by side: the same comes out on one core, on several, and by a real Ray."""

import subprocess
import sys
from pathlib import Path

import pytest
from joblib import delayed

import doubloon
from doubloon import BadSetup
from doubloon.lab.backend import check_backend, side_by_side
from doubloon.lab.dataset import dataset
from doubloon.lab.tournament import tournament

GAME = doubloon.game("unexpected-treasures")
BOTS = ["greedy", "random"]

#: A tournament and a data set by one Ray, in a process of its own; and who does such work.
BY_RAY = """
import sys
from pathlib import Path

import ray
from joblib import delayed

import doubloon
from doubloon.lab.backend import side_by_side
from doubloon.lab.dataset import dataset
from doubloon.lab.tournament import tournament

def worker():
    return ray.get_runtime_context().get_actor_id()

game, folder, bots = doubloon.game("unexpected-treasures"), Path(sys.argv[1]), ["greedy", "random"]
tournament(game, 4, 60, bots, seed=3, file=folder / "games", backend="ray", workers=2)
dataset(game, 4, 30, bots, folder / "data", 5, part=10, backend="ray", workers=2)
print(len(list(filter(None, side_by_side([delayed(worker)()] * 4, "ray", 2)))))
"""


@pytest.mark.parametrize("workers", [1, 2])
def test_every_job_is_done_once(workers: int) -> None:
    assert sorted(side_by_side([delayed(abs)(-number) for number in range(40)], workers=workers)) == list(range(40))


def test_ray_plays_the_same_games(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", BY_RAY, str(tmp_path)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "4\n"), done.stderr
    tournament(GAME, 4, 60, BOTS, seed=3, file=tmp_path / "own games", workers=1)
    lines = [sorted((tmp_path / name).read_text().splitlines()) for name in ("games", "own games")]
    assert lines[0] == lines[1]
    dataset(GAME, 4, 30, BOTS, tmp_path / "own data", 5, part=10, workers=1)
    parts = [{file.name: file.read_bytes() for file in (tmp_path / name).iterdir()} for name in ("data", "own data")]
    assert parts[0] == parts[1]


def test_an_unknown_backend_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"^there is no backend 'steam': choose one of processes, ray$"):
        check_backend("steam")


def test_without_ray_the_remedy_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadSetup, match=r"needs Ray, which is not installed: pip install 'doubloon\[ray\]'"):
        check_backend("ray")
