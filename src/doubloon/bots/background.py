"""Compiling a game's search in another process."""

import os
import subprocess
import sys
from typing import ClassVar

from doubloon.bots.thinking import think
from doubloon.core.game import Game
from doubloon.core.registry import game, game_names

#: The environment variable that keeps this from happening, if it is `no`.
COMPILE_VARIABLE = "DOUBLOON_BOT_COMPILE"

_COMMAND = "import sys; from doubloon.bots.background import compile_aside; compile_aside(sys.argv[1])"
#: How far that stands back for people who play meanwhile.
NICE = 10


class Compiling:
    """The processes that compile, one for each game at most."""

    processes: ClassVar[dict[str, subprocess.Popen[bytes]]] = {}

    @classmethod
    def begin(cls, title: Game) -> None:
        """Have the search of a game compiled from now on, unless it is already or nothing is to be compiled so."""
        from doubloon.core.twin import CACHE_VARIABLE, cache_folder  # late: Numba is not needed to play

        if title.name not in cls.processes and os.environ.get(COMPILE_VARIABLE) != "no":
            name = title.name if title.name in game_names() else str(title.folder)
            environment = {**os.environ, CACHE_VARIABLE: str(cache_folder())}
            cls.processes[title.name] = subprocess.Popen([sys.executable, "-c", _COMMAND, name], env=environment)


def is_compiled(title: Game) -> bool:
    """Whether the search of a game is compiled."""
    return title.compiled.is_cached(think)


def compile_aside(name: str) -> None:
    """What such a process does: it stands back for others, and compiles the search of one game."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    compile_search(game(name))


def compile_search(title: Game) -> None:
    """Have the search of a game compiled and kept."""
    from doubloon.bots.bot import Bot

    s, _ = title.plain.setup(title.start(title.player_counts[-1]))
    seat = next(seat for seat in range(s.players) if s.to_act >> seat & 1)
    Bot(title, "novice", at_once=False).action(title.plain.hidden(s, seat), seat)
