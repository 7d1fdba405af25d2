"""A process that plays a game, keeps it in a file, and confirms each answer on its output: to be killed by tests."""

import sys
from functools import partial
from pathlib import Path

import doubloon
from doubloon.table import Table
from doubloon.table.file import load, save
from doubloon.table.replay import resume


def main(path: Path) -> None:
    table = resume(load(path)) if path.exists() else Table(doubloon.game("unexpected-treasures"), 3, 5)
    table.keep = partial(save, path=path)
    while table.outcome is None:
        seat = min(table.to_act)
        actions = table.actions(seat)
        table.play(seat, actions[len(table.journal.entries) * 7 % len(actions)])
        print(len(table.journal.entries), flush=True)
    print("over", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
