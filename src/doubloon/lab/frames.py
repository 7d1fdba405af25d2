"""The tables of a data set: what is in a column, and how it is made of what was written down. Polars is needed here, and nowhere else."""

from collections.abc import Callable
from typing import Any

import numpy as np
import polars as pl

from doubloon.core.game import Game
from doubloon.core.rule import clause_id
from doubloon.core.view import shown_places
from doubloon.lab.arena import victories
from doubloon.lab.recording import CHOICE, CHOICES, CLAUSE, DECISION, DECISIONS, ENDED, GAME, KIND, OPEN, SEAT, Stretch


def decision_schema(game: Game) -> pl.Schema:
    """A row for each decision of each game."""
    return pl.Schema(
        {
            "game": pl.Int64(),
            "decision": pl.Int32(),
            "seat": pl.Int8(),
            "bot": pl.String(),
            "kind": pl.String(),
            "view": pl.Array(pl.Int32(), len(shown_places(game.state))),
            "legal": pl.List(pl.Int32()),
            "choice": pl.Int32(),
            "action": pl.String(),
            "clause": pl.String(),
            "points": pl.Int32(),
            "rank": pl.Int8(),
            "win": pl.Float32(),
        }
    )


def outcome_schema(players: int) -> pl.Schema:
    """A row for each game."""
    by_seat = {"points": pl.Array(pl.Int32(), players), "ranks": pl.Array(pl.Int8(), players)}
    return pl.Schema({"game": pl.Int64(), "seed": pl.Int64(), "decisions": pl.Int32(), "choices": pl.Int32(), **by_seat, "ended": pl.String()})


def decision_frame(game: Game, names: list[str], stretch: Stretch) -> pl.DataFrame:
    """The decisions of these games."""
    rows, notes = stretch.notes.rows, stretch.notes
    number, seat = rows[:, GAME], rows[:, SEAT]
    opened = pl.DataFrame({"row": np.repeat(np.arange(len(rows)), rows[:, OPEN]), "legal": notes.moves})
    columns = {
        "game": stretch.first + number.astype(np.int64),
        "decision": rows[:, DECISION],
        "seat": seat,
        "bot": _texts((seat + stretch.first + number) % len(names), names.__getitem__),
        "kind": _texts(rows[:, KIND], lambda kind: game.decisions.kinds[kind].name),
        "view": notes.views.copy(),  # polars would go on with the very array, into which the next games are written
        "legal": opened.group_by("row", maintain_order=True).agg("legal")["legal"],
        "choice": rows[:, CHOICE],
        "action": _texts(rows[:, CHOICE], game.actions.text),
        "clause": _clauses(game, rows[:, CLAUSE]),
        "points": notes.points[number, seat],
        "rank": notes.ranks[number, seat],
        "win": victories(notes.ranks)[number, seat],
    }
    return pl.DataFrame(columns).cast(decision_schema(game))


def outcome_frame(game: Game, stretch: Stretch) -> pl.DataFrame:
    """The results of these games."""
    lengths, points, ranks = stretch.notes[:3]
    columns = {
        "game": stretch.first + np.arange(len(lengths), dtype=np.int64),
        "seed": stretch.seeds,
        "decisions": lengths[:, DECISIONS],
        "choices": lengths[:, CHOICES],
        "points": points,
        "ranks": ranks,
        "ended": _clauses(game, lengths[:, ENDED]),
    }
    return pl.DataFrame(columns).cast(outcome_schema(points.shape[1]))


def _clauses(game: Game, numbers: Any) -> pl.Series:
    return _texts(numbers, lambda number: clause_id(game.rulebook.prefix, number) or None)


def _texts(numbers: Any, text: Callable[[int], str | None]) -> pl.Series:
    """What each number is called; each is asked for once."""
    values, places = np.unique(numbers, return_inverse=True)
    return pl.Series([text(int(value)) for value in values], dtype=pl.String).gather(places)
