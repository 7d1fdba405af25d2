"""The wheel and the source distribution, each installed in an environment of its own, serve a game."""

import os
import random
import re
import subprocess
import sys
import sysconfig
import tarfile
import venv
from pathlib import Path

import httpx
import pytest

from tests.server.room import Process, seated
from tests.server.test_play import play_on

ROOT = Path(__file__).parents[2]


def build(source: Path, target: Path, **environment: str) -> tuple[Path, Path]:
    """The wheel and the source distribution of a tree."""
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(target)]
    subprocess.run(command, cwd=source, check=True, capture_output=True, timeout=300, env={**os.environ, **environment})
    return next(target.glob("*.whl")), next(target.glob("*.tar.gz"))


@pytest.mark.parametrize("form", ["wheel", "sdist"])
def test_a_package_serves_a_game(tmp_path: Path, form: str) -> None:
    wheel, source = build(ROOT, tmp_path / "built")
    if form == "sdist":
        with tarfile.open(source) as archive:
            archive.extractall(tmp_path / "unpacked", filter="data")
        wheel, _ = build(next((tmp_path / "unpacked").iterdir()), tmp_path / "built again", PATH="")  # without Node
    home = tmp_path / "home"
    venv.create(home, with_pip=True)
    python = str(home / "bin" / "python")
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", str(wheel)], check=True, timeout=120)
    (site,) = home.glob("lib/python*/site-packages")
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib"))  # what the project needs is there already; the project itself is not found by this

    where = subprocess.run([python, "-c", "import doubloon; print(doubloon.__file__)"], check=True, capture_output=True, text=True, cwd=tmp_path, timeout=60)
    assert str(site) in where.stdout
    room = Process(tmp_path / "data", python=python)
    table, people = seated(room.url, ("Ann", "Bob"), "trasteros-locos", players=3, bots=["random"], options={"turns": 20})
    play_on([person.socket(table) for person in people], random.Random(1))
    assert people[0].http.get(f"/tables/{table}").status_code == 200
    assert people[0].http.get("/static/room.css").status_code == 200
    index = httpx.get(room.url)
    assert 'id="app"' in index.text, "the browser client"
    for path in re.findall(r'(?:src|href)="(/assets/[^"]+)"', index.text):
        assert httpx.get(room.url + path).status_code == 200
    assert room.stop() == ""
