"""`python3 run.py reports [GAME …]`: writes a balance report on every title at 3 to 6 players into docs/reports, and what they say into docs/balance.md.

`--games N` plays so many for each report; `--out FOLDER` writes the reports there and leaves docs/balance.md as it is: to see that it works.
"""

import argparse
import sys
from pathlib import Path

import doubloon
from benchmarks.strength import put
from doubloon.core.errors import DoubloonError
from doubloon.core.game import Game
from doubloon.lab.balance.command import write_report
from doubloon.lab.balance.findings import about_ours, sentences
from doubloon.lab.balance.report import FEWEST_GAMES, Report, Setting

HERE = Path(__file__).parent.parent
PAGE = HERE / "docs" / "balance.md"
FOLDER = HERE / "docs" / "reports"
PLAYERS = range(3, 7)
GAMES, LADDER, SEED = 20_000, 100, 9


def write(game: Game, folder: Path, games: int, ladder: int) -> dict[int, Report]:
    """The reports on one title, by number of players."""
    found = {}
    for players in PLAYERS:
        print(f"{game.name}, {players} players, {games:,} games", file=sys.stderr, flush=True)
        setting = Setting(players, games, ["greedy"], SEED, ladder)
        found[players] = write_report(game, setting, None, None, folder / f"{game.name}-{players}.html")
    return found


def chapter(game: Game, reports: dict[int, Report]) -> str:
    """What docs/balance.md says of one title: where its reports are, what stands out with four players, and what is known of reconstructed values."""
    links = ", ".join(f"[{players} players](reports/{game.name}-{players}.html)" for players in reports)
    lines = [f"## {game.title}", "", f"Reports: {links}.", ""]
    middle = reports[4] if 4 in reports else next(iter(reports.values()))
    ours = {players: list(about_ours(report)) for players, report in reports.items()}
    lines += [
        f"With {middle.setting.players} players:",
        "",
        *(f"- {sentence}" for sentence in sentences(middle) if sentence not in ours[middle.setting.players]),
    ]
    if any(ours.values()):
        lines += ["", "Reconstructed values:", "", *(f"- {players} players: {sentence}" for players, some in ours.items() for sentence in some)]
    else:
        lines += ["", "All its values are printed, or none of those that are not belongs to a component that is taken."]
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 run.py reports", description="Write a balance report on every title at 3 to 6 players.")
    parser.add_argument("titles", nargs="*", metavar="GAME", help="all titles if left out")
    parser.add_argument("--games", type=int, default=GAMES, help="for each report")
    parser.add_argument("--ladder", type=int, default=LADDER, help="games for each step of the ladder of bots; 0 leaves it out")
    parser.add_argument("--out", type=Path, help="write the reports into this folder, and nothing else")
    given = parser.parse_args(arguments)
    if given.games < FEWEST_GAMES:
        parser.error(f"--games {given.games}: at least {FEWEST_GAMES}")
    try:
        titles = [doubloon.game(name) for name in given.titles or doubloon.game_names()]
        folder = given.out or FOLDER
        folder.mkdir(parents=True, exist_ok=True)
        for game in titles:
            reports = write(game, folder, given.games, given.ladder)
            if not given.out:
                PAGE.write_text(put(PAGE.read_text(encoding="utf-8"), game.title, chapter(game, reports)), encoding="utf-8")
    except DoubloonError as error:
        parser.error(str(error))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
