"""A sitting at the plain client: lines in, text out."""

import io
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import doubloon
from doubloon.bots import Bot
from doubloon.terminal import play_plain

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
TREASURES = "unexpected-treasures"
COVE = str(Path(__file__).parents[1] / "toys" / "cove")


class Sitting(NamedTuple):
    code: int
    text: str
    table: doubloon.Table


def sit(
    lines: Iterable[str],
    *,
    game: str = TREASURES,
    players: int = 3,
    people: tuple[int, ...] = (0,),
    seed: int = 7,
    language: str = "en",
    bot: str = "random",
    options: dict[str, int | str] | None = None,
) -> Sitting:
    """Play these lines; the other seats are bots. The table is left as it stood when the lines ran out."""
    title = doubloon.game(game)
    table = title.table(players, seed, names=NAMES[:players], options=options)
    bots = {seat: Bot(title, bot, seat) for seat in range(players) if seat not in people}
    writer = io.StringIO()
    code = play_plain(table, bots, language=language, reader=io.StringIO("".join(f"{line}\n" for line in lines)), writer=writer)
    return Sitting(code, writer.getvalue(), table)


def answers(text: str) -> list[str]:
    """What was written after each line typed."""
    parts = text.split("\n> ")[1:]
    return [part.partition("\n")[2] for part in parts]
