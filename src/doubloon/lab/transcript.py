"""Transcripts: whole games as text that people read and tests replay.

A header names the game, the players, the seed and the options. A line `2: take lamp` is an answer of seat 2
(several actions are separated by commas); the indented lines below it are what everybody saw happen.
"""

import re
from collections.abc import Callable, Iterator

from doubloon.bots import Bot
from doubloon.core.errors import BadFile
from doubloon.core.game import Game
from doubloon.core.registry import game as find_game
from doubloon.core.steps import SPECTATOR
from doubloon.table import Table

_HEADER = re.compile(r"(?P<game>\S+), (?P<players>\d+) players, seed (?P<seed>\d+)(?:, options (?P<options>.+))?")
_ANSWER = re.compile(r"(?P<seat>\d+): (?P<actions>.+)")

Answer = tuple[int, tuple[str, ...]]


def record(game: Game, players: int, seed: int, bots: list[str], options: dict[str, int | str] | None = None) -> str:
    """A game played by bots, the last of which takes all seats left."""
    return "\n".join(_lines(Table(game, players, seed, options=options), seed, _answers(game, players, seed, bots))) + "\n"


def play(game: Game, players: int, seed: int, bots: list[str], options: dict[str, int | str] | None = None) -> Table:
    """The same game, as a table at its end."""
    table = Table(game, players, seed, options=options)
    for _ in _lines(table, seed, _answers(game, players, seed, bots)):
        pass
    return table


def _answers(game: Game, players: int, seed: int, bots: list[str]) -> Callable[[Table], Answer]:
    names = bots + bots[-1:] * (players - len(bots))
    seated = [Bot(game, name, seed * 100 + seat) for seat, name in enumerate(names)]

    def next_answer(table: Table) -> Answer:
        seat = min(table.to_act)
        return seat, seated[seat].answer(table.hidden(seat), seat)

    return next_answer


def replay(text: str, find: Callable[[str], Game] = find_game) -> str:
    """The transcript of a game with the header and the answers of this one: the same text, if the rules have not changed."""
    header, *lines = text.splitlines()
    match = _HEADER.fullmatch(header)
    if not match:
        raise BadFile(f"{header!r} is no header of a transcript: it reads `GAME, 4 players, seed 7`")
    answers = (_ANSWER.fullmatch(line) for line in lines)
    given = iter([(int(answer["seat"]), tuple(answer["actions"].split(", "))) for answer in answers if answer])
    game = find(match["game"])
    options: dict[str, int | str] = {}
    for pair in (match["options"] or "").split(", ") if match["options"] else []:
        name, _, value = pair.partition("=")
        options[name] = int(value) if value.isdigit() else value
    table = Table(game, int(match["players"]), int(match["seed"]), options=options)
    return "\n".join(_lines(table, int(match["seed"]), lambda _: next(given))) + "\n"


def _lines(table: Table, seed: int, next_answer: Callable[[Table], Answer]) -> Iterator[str]:
    chosen = ", ".join(f"{name}={value}" for name, value in table.journal.header.options.items())
    yield f"{table.game.name}, {table.players} players, seed {seed}" + (f", options {chosen}" if chosen else "")
    yield from _told(table, 0)
    while (outcome := table.outcome) is None:
        seat, actions = next_answer(table)
        before = table.entries
        table.play(seat, *actions)
        yield f"{seat}: {', '.join(actions)}"
        yield from _told(table, before)
    yield f"Over by {outcome.reason}."
    for seat, place in enumerate(outcome.places):
        yield f"  {table.words.seat(seat)}: {place.points} points, place {place.rank}" + (f" ({place.clause})" if place.clause else "")


def _told(table: Table, since: int) -> Iterator[str]:
    for event in table.events(SPECTATOR, since):
        yield f"    {table.words.event(event)} [{event.clause}]"
