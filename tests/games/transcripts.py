"""Writes the golden transcripts and journals anew: `python -m tests.games.transcripts`. A change in one is a change of the rules."""

from pathlib import Path

from doubloon.lab.transcript import play, record
from doubloon.table.file import save
from tests.titles import load_game

HERE = Path(__file__).parent

#: Title, file, players, seed, bots.
GAMES = [
    ("unexpected-treasures", "three-greedy", 3, 11, ["greedy"]),
    ("unexpected-treasures", "four-mixed", 4, 7, ["greedy", "random", "greedy", "random"]),
    ("unexpected-treasures", "six-random", 6, 3, ["random"]),
]


def path_of(title: str, name: str) -> Path:
    return HERE / title.replace("-", "_") / "transcripts" / f"{name}.txt"


if __name__ == "__main__":
    for title, name, players, seed, bots in GAMES:
        path_of(title, name).write_text(record(load_game(title), players, seed, bots), encoding="utf-8")
        save(play(load_game(title), players, seed, bots).journal, path_of(title, name).with_suffix(".journal"))
