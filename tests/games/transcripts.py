"""Writes the golden transcripts and journals anew: `python -m tests.games.transcripts`. A change in one is a change of the rules."""

from pathlib import Path
from typing import NamedTuple

from doubloon.lab.transcript import play, record
from doubloon.table.file import save
from tests.titles import load_game

HERE = Path(__file__).parent


class Played(NamedTuple):
    title: str
    name: str
    players: int
    seed: int
    bots: list[str]
    options: dict[str, int | str] | None = None


#: For each title every variant, and every way to end.
GAMES = [
    Played("unexpected-treasures", "three-greedy", 3, 11, ["greedy"]),
    Played("unexpected-treasures", "four-mixed", 4, 7, ["greedy", "random", "greedy", "random"]),
    Played("unexpected-treasures", "six-random", 6, 3, ["random"]),
    Played("treasure-hunter", "two", 2, 1, ["greedy", "random"]),
    Played("treasure-hunter", "four-greedy", 4, 2, ["greedy"]),
    Played("treasure-hunter", "six-with-a-shared-victory", 6, 25, ["random"]),
    Played("the-plan", "alone-won", 1, 2, ["random"]),
    Played("the-plan", "alone-won-by-a-tie-broken", 1, 69, ["random"], {"left-out": "smash-and-grabs+singles"}),
    Played("the-plan", "alone-lost-by-a-tie-broken", 1, 10, ["random"]),
    Played("the-plan", "alone-lost-to-five-ghosts", 1, 4, ["random"], {"ghosts": 5}),
    Played("the-plan", "alone-drawn", 1, 376, ["random"], {"ghosts": 3, "left-out": "threes+fours"}),
    Played("the-plan", "two", 2, 1, ["greedy", "random"]),
    Played("the-plan", "two-without-singles-and-threes", 2, 2, ["random"], {"left-out": "singles+threes"}),
    Played("the-plan", "four-greedy", 4, 5, ["greedy"]),
    Played("the-plan", "four-with-bribery-and-a-tie-broken", 4, 3, ["random"], {"bribery": "on"}),
    Played("the-plan", "six-with-equal-places", 6, 27, ["random"]),
    Played("trasteros-locos", "three-greedy-called-out", 3, 1, ["greedy"]),
    Played("trasteros-locos", "three-out-of-turns-with-a-tie-broken", 3, 1, ["random"], {"turns": 20}),
    Played("trasteros-locos", "five-mixed-called-out", 5, 5, ["random", "greedy"]),
    Played("time-pirates", "three-with-a-tie-broken", 3, 2, ["random"]),
    Played("time-pirates", "four-greedy-with-equal-places", 4, 1, ["greedy"]),
    Played("time-pirates", "six-restocking-bare-epochs-for-more", 6, 3, ["random"], {"restocking": "bare", "bonus": 4}),
]


def path_of(title: str, name: str) -> Path:
    return HERE / title.replace("-", "_") / "transcripts" / f"{name}.txt"


if __name__ == "__main__":
    for title, name, players, seed, bots, options in GAMES:
        path_of(title, name).parent.mkdir(exist_ok=True)
        path_of(title, name).write_text(record(load_game(title), players, seed, bots, options), encoding="utf-8")
        save(play(load_game(title), players, seed, bots, options).journal, path_of(title, name).with_suffix(".journal"))
