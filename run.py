#!/usr/bin/env python3
"""Sets Doubloon up in this folder and runs it. Needs Python 3.11 or newer and pip, or uv; nothing else.

python3 run.py                set up, then open the games room: play in the browser, with friends and bots
python3 run.py test           set up, then run every check and test
python3 run.py matrix         set up, then play every game in the browser with every size, way to touch and language, and look at every screen with axe
python3 run.py figures        set up, then print how much the browser client loads, how soon it answers a touch and what moves by itself
python3 run.py screenshots    set up, then take pictures of every screen of the browser client into build/screenshots
python3 run.py bench          set up the peers too, then print speed figures
python3 run.py torture WHAT   set up, then prove something at length: save, kill, load or fuzz
python3 run.py docs           set up, then build all pages of docs/ as one site into build/site
python3 run.py strength       set up, then let the bots meet and write the tables of docs/strength.md (hours; it can be interrupted)
python3 run.py reports        set up, then write a balance report on every game at 3 to 6 players into docs/reports, and what they say into docs/balance.md
python3 run.py mccfr          set up, then let an algorithm of OpenSpiel learn a small game, and print how far it can be exploited
python3 run.py ARGS …         set up, then run `doubloon ARGS …`
"""

import hashlib
import importlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
VENV = HERE / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / "python"
NODE = HERE / "build" / "node"
PEER = HERE / "build" / "boardgame_io"
EXTRAS = {
    "test": ["dev"],
    "matrix": ["dev"],
    "figures": ["dev"],
    "screenshots": ["dev"],
    "bench": ["bench"],
    "torture": ["dev"],
    "docs": ["docs"],
    "dataset": ["lab"],
    "mccfr": ["openspiel"],
}
#: What is done in a browser, by its command.
IN_BROWSER = {
    "matrix": ["pytest", "-s", "tests/web/test_games.py", "tests/web/test_axe.py"],
    "figures": ["tests.web.figures"],
    "screenshots": ["tests.web.screenshots"],
}
LEAST = (3, 11)


def main(arguments: list[str]) -> int:
    if sys.version_info < LEAST:
        return fail(f"Doubloon needs Python {LEAST[0]}.{LEAST[1]} or newer; this is {sys.version.split()[0]}.")
    problem = set_up(extras_of(arguments))
    if problem:
        return fail(problem)
    if arguments[:1] == ["test"]:
        return test(arguments[1:])
    if arguments and arguments[0] in IN_BROWSER:
        os.chdir(HERE)
        os.environ["DOUBLOON_WEB"] = "full"
        os.environ["DOUBLOON_BOT_COMPILE"] = "no"  # it would take the machine from what is measured
        problem = set_up_browser()
        return fail(problem) if problem else run(PYTHON, "-m", *IN_BROWSER[arguments[0]], *arguments[1:])
    if arguments[:1] == ["torture"]:
        os.chdir(HERE)
        if arguments[1:2] == ["load"] and (problem := set_up_peer()):
            return fail(problem)
        return run(PYTHON, "-m", "benchmarks.torture", *arguments[1:])
    if arguments[:1] in (["strength"], ["reports"], ["mccfr"]):
        os.chdir(HERE)
        return run(PYTHON, "-m", f"benchmarks.{arguments[0]}", *arguments[1:])
    if arguments[:1] == ["docs"]:
        os.chdir(HERE)
        return run(PYTHON, "-m", "docs.make")
    return run(BIN / "doubloon", *(arguments or ["serve"]))


def extras_of(arguments: list[str]) -> list[str]:
    """What a command needs besides what is always there."""
    return [*EXTRAS.get(arguments[0], []), *(["ray"] if "ray" in arguments else [])] if arguments else []


def fail(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2


def run(*command: str | Path) -> int:
    try:
        return subprocess.run([str(part) for part in command], cwd=None, check=False).returncode
    except KeyboardInterrupt:
        return 130


# Setting up


def set_up(extras: list[str]) -> str:
    """Install what is missing into .venv; says in one sentence what went wrong, or nothing."""
    stamp = VENV / ".doubloon-installed"
    files = b"".join((HERE / name).read_bytes() for name in ("pyproject.toml", "constraints.txt"))
    state = hashlib.sha256(files).hexdigest()
    before, *installed = stamp.read_text().split() if stamp.exists() else [""]
    if before == state and PYTHON.exists() and set(extras) <= set(installed):
        set_up_client(find_installer())
        return ""
    wanted = sorted({*extras, *(installed if before == state else [])})
    print("Setting up Doubloon (once) …", file=sys.stderr, flush=True)
    try:
        if not PYTHON.exists():
            venv.create(VENV, with_pip=False, symlinks=os.name != "nt", clear=VENV.exists())
    except OSError as error:
        return f"The folder {VENV} cannot be made: {error.strerror}."
    installer = find_installer()
    if not installer:
        return "Neither uv nor pip was found: install one of them (on Debian: apt install python3-pip) and run this again."
    set_up_client(installer)
    target = f"{HERE}[{','.join(wanted)}]" if wanted else str(HERE)
    command = [*installer, "--quiet", "--constraint", str(HERE / "constraints.txt"), "--editable", target]
    done = subprocess.run(command, check=False, env={**os.environ, "DOUBLOON_SKIP_CLIENT": "1"})
    if done.returncode:
        return "The packages Doubloon needs could not be installed; the lines above say why. Is the package index within reach?"
    stamp.write_text(" ".join([state, *wanted]))
    return ""


def set_up_client(installer: list[str]) -> None:
    """Build the browser client if its sources have changed; where that cannot be, say so: the room has plain pages too."""
    import hatch_build  # late: it is written for the Python this needs

    if not hatch_build.is_to_build():
        return
    sys.path.append(str(NODE))
    if hatch_build.is_node_missing() and installer:
        print("Fetching Node (once) …", file=sys.stderr, flush=True)
        subprocess.run([*installer, "--quiet", "--constraint", str(HERE / "constraints.txt"), "--target", str(NODE), hatch_build.NODE_PACKAGE], check=False)
        importlib.invalidate_caches()
    try:
        hatch_build.build_client(lambda text: print(text, file=sys.stderr, flush=True))
    except hatch_build.NotBuilt as reason:
        print(reason, file=sys.stderr, flush=True)


def set_up_browser() -> str:
    """Install the browser the client is tested with; says in one sentence what went wrong, or nothing."""
    if shutil.which("chromium"):
        return ""
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return "The browser client is tested with Chromium: install it (on Debian: apt install chromium) and run this again."
    print("Installing Chromium (once) …", file=sys.stderr, flush=True)
    subprocess.run(["apt-get", "update", "-qq"], check=False, stdout=subprocess.DEVNULL)
    install = ["apt-get", "install", "-qq", "--yes", "--no-install-recommends", "chromium"]
    done = subprocess.run(install, check=False, stdout=subprocess.DEVNULL)
    return "Chromium could not be installed; the lines above say why. (On Debian: apt install chromium.)" if done.returncode else ""


def set_up_peer() -> str:
    """Install what `torture load` is measured against; says in one sentence what went wrong, or nothing."""
    if not shutil.which("node") or not shutil.which("npm"):
        return "torture load is measured against a server that needs Node: install node 20 and npm (on Debian: apt install nodejs npm) and run this again."
    wanted = HERE / "benchmarks" / "boardgame_io" / "package.json"
    mine = PEER / "package.json"
    if (PEER / "node_modules").exists() and mine.exists() and mine.read_bytes() == wanted.read_bytes():
        return ""
    print("Installing the peer (once) …", file=sys.stderr, flush=True)
    PEER.mkdir(parents=True, exist_ok=True)
    shutil.copy(wanted, mine)
    done = subprocess.run(["npm", "install", "--no-package-lock", "--omit=dev", "--no-audit", "--no-fund", "--silent"], cwd=PEER, check=False)
    if done.returncode:
        mine.unlink()
        return "The peer could not be installed; the lines above say why. Is the package index of npm within reach?"
    return ""


def find_installer() -> list[str]:
    """The command that installs into .venv: uv where there is one, else this Python's pip."""
    if uv := shutil.which("uv"):
        return [uv, "pip", "install", "--python", str(PYTHON)]
    pip = [sys.executable, "-m", "pip"]
    if subprocess.run([*pip, "--version"], capture_output=True, check=False).returncode == 0:
        return [*pip, "--python", str(PYTHON), "--disable-pip-version-check", "--no-input", "install"]
    return []


# Testing


def test(arguments: list[str]) -> int:
    """Style, types, layers, then all tests side by side; compiled once beforehand, so that no two compile the same."""
    os.chdir(HERE)
    if (not arguments or any("web" in argument for argument in arguments)) and (problem := set_up_browser()):
        return fail(problem)
    steps = (
        [BIN / "ruff", "format", "--check", "--quiet", "."],
        [BIN / "ruff", "check", "--quiet", "."],
        [BIN / "mypy"],
        [BIN / "lint-imports", "--no-cache"],
        [PYTHON, "-m", "tests.compile"],
    )
    for step in () if arguments else steps:
        if code := run(*step):
            return code
    coverage = [] if arguments else ["--cov", "--cov-report=term:skip-covered"]
    return run(PYTHON, "-m", "pytest", *(arguments or ["-n", "2", "--dist", "loadgroup"]), *coverage)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
