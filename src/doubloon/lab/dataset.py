"""A data set of games between bots: Parquet files, side by side on all cores or many machines; interrupted, it goes on where it was.

It is made of parts, a file each, of so many games. A game is known by its number: whoever plays it, and in which part, it is the same. A file is
there when it is finished: it is written under another name, and named when it is on disk.
"""

import hashlib
import importlib.util
import io
import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from joblib import delayed

from doubloon.bots.knobs import SEARCH
from doubloon.bots.levels import level
from doubloon.core.components import Components
from doubloon.core.errors import BadSetup
from doubloon.core.game import Game
from doubloon.core.registry import game as find_game
from doubloon.core.registry import source_of
from doubloon.core.view import shown_fields
from doubloon.lab.arena import guests_of
from doubloon.lab.backend import check_backend, side_by_side
from doubloon.lab.recording import ROWS, recorded, recorder_of

if TYPE_CHECKING:
    import polars as pl

#: Games in a part: of outcomes, of decisions, and of those of bots that search.
OUTCOME_GAMES, DECISION_GAMES, SEARCHED_GAMES = 50_000, 1_000, 10
#: In a data set's folder: what it is a data set of.
PLAN = "plan.json"
#: How the name of a file ends that is being written; it begins with a dot.
UNFINISHED = ".part"


class Plan(NamedTuple):
    """All that makes a data set the one it is. `code` is the digest of rules and bots, `start` that of options and components."""

    game: str
    version: int
    code: str
    players: int
    bots: list[str]
    games: int
    seed: int
    pace: int
    start: str
    outcomes: bool
    part: int

    @property
    def parts(self) -> list[range]:
        """The games of each part."""
        return [range(first, min(first + self.part, self.games)) for first in range(0, self.games, self.part)]

    @property
    def group(self) -> int:
        """How many rows are read and written at a time."""
        return OUTCOME_GAMES if self.outcomes else ROWS


class Dataset(NamedTuple):
    """What has been written: where, how many games, rows and files, and their bytes together."""

    path: Path
    games: int
    rows: int
    files: int
    size: int


def dataset(
    game: Game,
    players: int,
    games: int,
    bots: list[str],
    out: Path,
    seed: int = 0,
    *,
    options: dict[str, int | str] | None = None,
    box: Components | None = None,
    pace: int = 1,
    outcomes: bool = False,
    part: int = 0,
    backend: str = "processes",
    workers: int = 0,
    progress: Callable[[int, int], None] = lambda _done, _all: None,
) -> Dataset:
    """Write the decisions of so many games, or only their outcomes, into a folder, or into one file if its name ends in .parquet."""
    if importlib.util.find_spec("polars") is None:
        raise BadSetup("data sets are written with polars, which is not installed: pip install 'doubloon[lab]'")
    if games < 1 or pace < 1 or part < 0:
        raise BadSetup(f"{games} games at pace {pace} in parts of {part} cannot be written: at least 1 of each (a part of 0 leaves it to the program)")
    if len(bots) > players:
        raise BadSetup(f"{len(bots)} bots are too many for {players} players")
    if others := guests_of(bots):
        raise BadSetup(f"{others[0]} is a bot of another package: such bots play at tables and in tournaments, data sets are compiled")
    check_backend(backend)
    start = game.start(players, options=options, box=box)
    names = bots + bots[-1:] * (players - len(bots))
    digest = hashlib.sha256(start.pack()).hexdigest()[:16]
    code = game.compiled.twins.mark(recorder_of(names))
    plan = Plan(game.name, game.rulebook.version, code, players, names, games, seed, pace, digest, outcomes, part or _part(names, outcomes=outcomes))
    whole = out.suffix == ".parquet"
    if whole and out.exists():
        raise BadSetup(f"{out} is already there: choose another name, or remove it first")
    folder = out.with_suffix(".parts") if whole else out
    begin(folder, plan)
    files = [folder / f"part-{number:05}.parquet" for number in range(len(plan.parts))]
    left = [number for number, file in enumerate(files) if not file.exists()]
    done = games - sum(len(plan.parts[number]) for number in left)
    progress(done, games)
    if left:
        next(recorded(game, start, names, range(1), decisions=False))  # compiled once, before several would
        jobs = [delayed(make_part)(source_of(game), plan, start.pack(), number) for number in left]
        for number, data in side_by_side(jobs, backend, workers):
            _put(files[number], data)
            done += len(plan.parts[number])
            progress(done, games)
    if whole:
        _join(files, out, plan.group, describe(game, plan))
        shutil.rmtree(folder)
        files = [out]
    return Dataset(out, games, sum(map(_rows, files)), len(files), sum(file.stat().st_size for file in files))


def make_part(source: str, plan: Plan, start: bytes, number: int) -> tuple[int, bytes]:
    """Part so and so, as the bytes of its file. They go to whoever asked, so that machines need no folder in common."""
    from polars.io.plugins import register_io_source

    from doubloon.lab.frames import decision_schema, outcome_schema

    game = find_game(source)
    schema = outcome_schema(plan.players) if plan.outcomes else decision_schema(game)

    def frames(*_wanted: Any) -> "Iterator[pl.DataFrame]":
        return part_frames(game, plan, start, number)

    file = io.BytesIO()
    register_io_source(frames, schema=schema).sink_parquet(file, row_group_size=plan.group, metadata=describe(game, plan))
    return number, file.getvalue()


def part_frames(game: Game, plan: Plan, start: bytes, number: int) -> "Iterator[pl.DataFrame]":
    """The rows of a part, a few games at a time: no more of them are held."""
    from doubloon.lab.frames import decision_frame, outcome_frame

    state = game.state.unpack(start)
    for stretch in recorded(game, state, plan.bots, plan.parts[number], plan.seed, plan.pace, decisions=not plan.outcomes):
        yield outcome_frame(game, stretch) if plan.outcomes else decision_frame(game, plan.bots, stretch)


def describe(game: Game, plan: Plan) -> dict[str, str]:
    """What a file says of itself: the plan, and the fields whose cells a view has, in order, with their shapes."""
    fields = [[field.name, *field.shape] for field in shown_fields(game.state)]
    return {"doubloon": json.dumps({**plan._asdict(), "view": fields})}


def begin(folder: Path, plan: Plan) -> None:
    """Make the folder of a data set, or find it as it was left; one that holds something else is refused."""
    file, text = folder / PLAN, json.dumps(plan._asdict(), indent=2) + "\n"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            if any(each.suffix != UNFINISHED for each in folder.iterdir()):
                raise BadSetup(f"{folder} is not empty and holds no data set: choose another folder")
            _put(file, text.encode())
        elif file.read_text() != text:
            raise BadSetup(f"{folder} holds another data set, or one of other bots or rules: choose another folder")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetup(f"the folder {folder} cannot be used: {error}") from error


def _part(names: list[str], *, outcomes: bool) -> int:
    if any(level(name).kind == SEARCH for name in names):
        return SEARCHED_GAMES
    return OUTCOME_GAMES if outcomes else DECISION_GAMES


def _put(file: Path, data: bytes) -> None:
    """Write a file that is there whole or not at all."""
    part = file.with_name(f".{file.name}{UNFINISHED}")
    with part.open("wb") as written:
        written.write(data)
        written.flush()
        os.fsync(written.fileno())
    part.replace(file)


def _join(files: list[Path], out: Path, group: int, about: dict[str, str]) -> None:
    """All parts in one file, which is there whole or not at all."""
    import polars as pl

    part = out.with_name(f".{out.name}{UNFINISHED}")
    pl.scan_parquet(files).sink_parquet(part, row_group_size=group, metadata=about, sync_on_close="all")
    part.replace(out)


def _rows(file: Path) -> int:
    import polars as pl

    return int(pl.scan_parquet(file).select(pl.len()).collect().item())
