"""`python3 run.py strength [GAME …]`: lets the bots meet at every title and writes the tables of docs/strength.md. Interrupted, it goes on where it was.

`--part N` plays only an Nth of the games and prints the tables instead: to see that it works.
"""

import argparse
import sys
from pathlib import Path
from typing import NamedTuple

import doubloon
from doubloon.core.errors import DoubloonError
from doubloon.core.game import Game
from doubloon.lab.tournament import Tournament, code_of, tournament

HERE = Path(__file__).parent.parent
PAGE = HERE / "docs" / "strength.md"
KEPT = HERE / "build" / "strength"
PLAYERS = 4
SEED = 8
#: At this pace a game takes seconds; budgets are divided by it.
PACE = 20


class Match(NamedTuple):
    """Bots that meet; fewer than seats: the last takes those left. `least` is the share that the first is to win, if it is to."""

    what: str
    bots: tuple[str, ...]
    games: int
    pace: int = PACE
    least: str = ""


MATCHES = (
    Match("greedy against three random", ("greedy", "random"), 400, least="0.50 (The Plan 0.70)"),
    Match("expert against three greedy", ("expert", "greedy"), 400, least="0.50 in three games, else 0.33"),
    Match("expert against three random", ("expert", "random"), 200, least="0.75"),
    Match("expert against three of the textbook's, with the same budget", ("expert", "ismcts-plain"), 100, least="above 0.25 in three games"),
    Match("expert against three that grow one tree for all seats", ("expert", "expert-one-tree"), 60, least="not below 0.25"),
    Match("expert against three that grow a tree in each of 20 worlds", ("expert", "expert-worlds"), 60, least="not below 0.25"),
    Match("greedy against three novices", ("greedy", "novice"), 200, least="0.25"),
    Match("expert against three greedy, with the whole budget", ("expert", "greedy"), 20, pace=1),
)
LADDER = Match("all levels", ("random", "greedy", "novice", "casual", "strong", "expert"), 720)


def play(game: Game, match: Match, part: int) -> Tournament:
    code = code_of(game, list(match.bots))  # other bots or rules, other games
    name = f"{game.name}-{'-'.join(match.bots)}-{match.pace}-{code[:12]}.jsonl"
    games = max(PLAYERS, match.games // part)
    print(f"{game.name}: {match.what}, {games} games", file=sys.stderr, flush=True)
    return tournament(game, PLAYERS, games, list(match.bots), SEED, pace=match.pace, file=KEPT / name)


def command(game: Game, match: Match) -> str:
    pace = f" --pace {match.pace}" if match.pace > 1 else ""
    return f"doubloon tournament {game.name} --bots {','.join(match.bots)} --games {match.games} --seed {SEED}{pace}"


def tables(game: Game, part: int = 1) -> str:
    """The tables of one title."""
    lines = [f"## {game.title}", "", "| match | games | win share of the first (95 %) | wanted | command |", "|---|---|---|---|---|"]
    for match in MATCHES:
        win = (found := play(game, match, part)).entrants[match.bots[0]].win
        lines.append(f"| {match.what} | {found.games} | {win.share:.3f} ({win.low:.3f}–{win.high:.3f}) | {match.least or '–'} | `{command(game, match)}` |")
    ladder = play(game, LADDER, part)
    lines += ["", f"Ratings after {ladder.games} games among all levels (`{command(game, LADDER)}`):", "", "| bot | rating | win share |", "|---|---|---|"]
    for name, each in sorted(ladder.entrants.items(), key=lambda item: item[1].rating[0]):
        lines.append(f"| {name} | {each.rating[0]:.1f} ± {each.rating[1]:.1f} | {each.win.share:.3f} |")
    return "\n".join(lines) + "\n"


def put(page: str, title: str, table: str) -> str:
    """The page with this title's chapter replaced."""
    head = f"## {title}\n"
    before, found, rest = page.partition(head)
    if not found:
        raise ValueError(f"the page has no chapter {title!r}")
    _, next_head, after = rest.partition("\n## ")
    return before + table + (next_head + after if next_head else "")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 run.py strength", description="Let the bots meet and write the tables of docs/strength.md.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all titles if left out")
    parser.add_argument("--part", type=int, default=1, help="play an Nth of the games and print the tables only")
    given = parser.parse_args(arguments)
    if given.part < 1:
        parser.error(f"--part {given.part}: a part is 1 (all games) or more (an Nth of them)")
    try:
        games = [doubloon.game(name) for name in given.games or doubloon.game_names()]
    except DoubloonError as error:
        parser.error(str(error))
    for game in games:
        table = tables(game, given.part)
        if given.part > 1:
            print(table)
        else:
            PAGE.write_text(put(PAGE.read_text(encoding="utf-8"), game.title, table), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
