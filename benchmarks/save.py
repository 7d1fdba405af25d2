"""`python3 run.py torture save`: kills a game at every system call that could lose something, and shows the order of those calls.

A kill by itself proves nothing about what reaches the disk; the trace does: the new file is flushed before it takes the old
one's name, and the folder is flushed before the answer is confirmed.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from doubloon.core.errors import DoubloonError
from doubloon.table.file import load
from doubloon.table.replay import resume, verify

PLAYER = Path(__file__).parents[1] / "tests" / "table" / "player.py"
CALLS = ("write", "fsync", "rename")
WATCHED = "trace=openat,write,fsync,rename,renameat,renameat2"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="run.py torture save", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="how many kills, spread over the calls")
    kills = parser.parse_args(arguments).kills
    if not shutil.which("strace"):
        print("torture save needs strace: install it (on Debian: apt install strace) and run this again.", file=sys.stderr)
        return 2
    order = saving_order()
    print(f"order of calls of one save: {' '.join(order)}")
    if order != ["write", "fsync", "rename", "fsync", "confirm"]:
        print("FAILED: a save must be written, flushed, renamed and its folder flushed before it is confirmed")
        return 1
    done = [kill_at(call, number) for number in range(1, kills // len(CALLS) + 1) for call in CALLS]
    landed = sum(done)
    print(f"{len(done)} kills, {landed} of them landed: every file whole, nothing confirmed was lost")
    return 0


def saving_order() -> list[str]:
    """The calls of the first save, as the system saw them."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.journal"
        trace = Path(folder) / "trace"
        command = ["strace", "-f", "-y", "-o", str(trace), "-e", WATCHED, sys.executable, str(PLAYER), str(path)]
        subprocess.run(command, check=True, stdout=subprocess.PIPE, env=_environment())
        order: list[str] = []
        for line in trace.read_text().splitlines():
            if re.search(r"write\(1<", line):
                order.append("confirm")
                break
            if folder in line and (call := re.search(r"\b(write|fsync|rename)\w*\(", line)):
                order.append(call[1])
        return order


def kill_at(call: str, number: int) -> bool:
    """Kill the player at its n-th such call; whether it came to that."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.journal"
        inject = f"inject={call}:signal=SIGKILL:when={number}"
        command = ["strace", "-f", "-qq", "-o", os.devnull, "-e", f"trace={call}", "-e", inject, sys.executable, str(PLAYER), str(path)]
        run = subprocess.run(command, check=False, stdout=subprocess.PIPE, text=True, env=_environment())
        confirmed = [int(line) for line in run.stdout.split() if line.isdigit()]
        killed = "over" not in run.stdout
        if not path.exists():
            if confirmed:
                raise AssertionError(f"killed at {call} {number}: {confirmed[-1]} answers were confirmed and there is no file")
            return killed
        try:
            journal = load(path)
            table = resume(journal)
        except DoubloonError as error:
            raise AssertionError(f"killed at {call} {number}: {error}") from error
        last = confirmed[-1] if confirmed else 0
        if len(journal.entries) not in (last, last + 1):
            raise AssertionError(f"killed at {call} {number}: {last} answers confirmed, {len(journal.entries)} kept")
        if table.outcome and not all(check.holds for check in verify(journal)):
            raise AssertionError(f"killed at {call} {number}: the game does not verify")
        return killed


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
