"""`python3 run.py bench [--json]`: speed against peers on the same game, in one run, on one core.

Ours and theirs take turns in each round, compiled games and OpenSpiel's C++ several times within a measurement, and a ratio is the
median of the ratios of the rounds, so that whatever else the machine does meets both. Counted are decisions with two or more choices.
"""

import argparse
import json
import statistics
import sys
from collections.abc import Callable

from benchmarks import learning, ours, peers
from benchmarks.peers import Rate

ROUNDS = 9
SECONDS = 0.4
#: A compiled game and its peer take turns so often within a measurement.
TURNS = 4


def main() -> None:
    parser = argparse.ArgumentParser(prog="doubloon bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="seconds for each measurement of a round")
    arguments = parser.parse_args()
    with ours.one_core():
        result = measure(arguments.rounds, arguments.seconds)
    if arguments.json:
        json.dump(result, sys.stdout, indent=2)
        print()
    else:
        for part, numbers in result.items():
            print(part)
            for name, number in numbers.items():
                print(f"  {name:45} {number:>14,.6g}")


def measure(rounds: int, seconds: float) -> dict[str, dict[str, float]]:
    goofspiel, titles = ours.goofspiel(), ours.titles()
    treasures = titles["unexpected_treasures"]
    compiled = {"goofspiel": ours.Playouts(goofspiel, 3), **{title: ours.Playouts(game, ours.PLAYERS) for title, game in titles.items()}}
    contenders: dict[str, Callable[[float], Rate]] = {
        "goofspiel_step": ours.GoofspielSteps(goofspiel),
        **{f"{title}_plain": ours.PlainPlayouts(game, ours.PLAYERS) for title, game in titles.items()},
        "openspiel_python_goofspiel": peers.goofspiel_python,
        **{f"openspiel_{name}": peers.python_game(name) for name in peers.PYTHON_GAMES},
    }
    card_games = {
        "rlcard": {f"rlcard_{name.replace('-', '_')}": learning.rlcard_game(name) for name in learning.RLCARD_GAMES},
        "pettingzoo": {f"pettingzoo_{name}": learning.pettingzoo_game(name) for name in learning.PETTINGZOO_GAMES},
    }
    stepped: dict[str, Callable[[float], Rate]] = {
        **{f"{title}_vector" if title != "unexpected_treasures" else "vector": learning.VectorSteps(game, ours.PLAYERS) for title, game in titles.items()},
        **{f"pgx_{name}": learning.PgxSteps(name) for name in learning.PGX_GAMES},
        **{name: play for games in card_games.values() for name, play in games.items()},
    }
    contenders |= stepped
    searches = {title: ours.Searches(game) for title, game in titles.items()}
    contenders |= {"unexpected_treasures_search": searches["unexpected_treasures"], "openspiel_hearts_search": peers.HeartsSearches()}
    rates: dict[str, list[Rate]] = {name: [] for name in (*compiled, *contenders)}
    against: dict[str, list[float]] = {name: [] for name in compiled}
    peer: list[Rate] = []
    for _ in range(rounds):
        for name, playouts in compiled.items():
            turns = [(playouts(seconds / TURNS), peers.goofspiel_cpp(seconds / TURNS)) for _ in range(TURNS)]
            mine, theirs = (_mean([each[side] for each in turns]) for side in range(2))
            rates[name].append(mine)
            peer.append(theirs)
            against[name].append(mine[0] / theirs[0])
        for name, play in contenders.items():
            rates[name].append(play(seconds))
    rates["openspiel_cpp_goofspiel"] = peer

    def ratio(mine: str, *theirs: str, of: Callable[[list[float]], float] = statistics.median) -> float:
        """Median over the rounds of ours against theirs in the same round: the median of several, or what `of` takes."""
        return statistics.median(rates[mine][i][0] / of([rates[name][i][0] for name in theirs]) for i in range(rounds))

    figures = {f"{name}_steps_per_s" if name in stepped else f"{name}_decisions_per_s": _median(each, 0) for name, each in rates.items()}
    figures |= {f"{name}_games_per_s": _median(each, 1) for name, each in rates.items() if name not in stepped}
    starts = {title: statistics.median(ours.process_seconds(ours.FIRST_PLAYOUT, game) for _ in range(5)) for title, game in titles.items()}
    figures |= {f"{title}_cached_start_s": seconds for title, seconds in starts.items()}
    figures |= {f"{title}_search_sims_per_s": statistics.median(search(2.0)[1] for _ in range(3)) for title, search in searches.items()}
    figures |= {f"{title}_first_move_warm_s": ours.process_seconds(ours.FIRST_MOVE, game) for title, game in titles.items()}
    figures |= {f"{title}_first_move_cold_s": ours.cold_seconds(ours.FIRST_MOVE, [game]) for title, game in titles.items()}
    figures |= {f"{title}_search_mb": search.search.memory / 2**20 for title, search in searches.items()}
    figures |= {f"{title}_state_bytes": game.state.size for title, game in titles.items()}
    figures |= {
        "cached_start_s": starts["unexpected_treasures"],
        "plain_import_s": statistics.median(ours.process_seconds(ours.PLAIN_IMPORT, treasures) for _ in range(5)),
        "state_bytes": treasures.state.size,
        "copy_ns": statistics.median(ours.copy_ns(treasures) for _ in range(5)),
        "first_compile_s": ours.cold_seconds(ours.FIRST_PLAYOUT, [treasures]),
        "first_compile_of_all_s": ours.cold_seconds(ours.FIRST_PLAYOUT, list(titles.values())),
        "first_search_compile_s": ours.cold_seconds(ours.SEARCH_COMPILED, [treasures]),
    }
    ratios = {
        **{f"{name}_vs_openspiel_cpp": statistics.median(each) for name, each in against.items()},
        "goofspiel_step_vs_openspiel_python": ratio("goofspiel_step", "openspiel_python_goofspiel"),
        **{f"vector_vs_{kind}": ratio("vector", *games, of=max) for kind, games in card_games.items()},
        "vector_vs_pgx_leduc": ratio("vector", "pgx_leduc_holdem"),
        "vector_vs_pgx_sparrow_mahjong": ratio("vector", "pgx_sparrow_mahjong"),
        "search_vs_openspiel_ismcts": ratio("unexpected_treasures_search", "openspiel_hearts_search"),
        "plain_vs_openspiel_python_games": ratio("unexpected_treasures_plain", *(f"openspiel_{name}" for name in peers.PYTHON_GAMES)),
    }
    return {"figures": figures, "ratios": ratios}


def _median(rates: list[Rate], which: int) -> float:
    return statistics.median(rate[which] for rate in rates)


def _mean(rates: list[Rate]) -> Rate:
    return statistics.mean(rate[0] for rate in rates), statistics.mean(rate[1] for rate in rates)


if __name__ == "__main__":
    main()
