"""Games as they were: transcripts replayed line by line, and the number of lines of play from pinned deals."""

import tomllib
from pathlib import Path

import pytest

from doubloon.core.game import Game
from doubloon.core.runner import seats_of
from doubloon.core.state import OVER, State
from doubloon.lab.transcript import replay
from doubloon.lab.walk import Setting, opening
from doubloon.table.file import load
from doubloon.table.replay import verify
from tests.games.transcripts import GAMES, HERE, path_of
from tests.titles import load_game

TRANSCRIPTS = sorted(HERE.glob("*/transcripts/*.txt"))
COUNTS = sorted(HERE.glob("*/move_counts.toml"))


def test_every_transcript_is_there() -> None:
    assert sorted(path_of(title, name) for title, name, *_ in GAMES) == TRANSCRIPTS


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_a_transcript_replays_to_the_letter(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert replay(text) == text


@pytest.mark.parametrize("path", sorted(HERE.glob("*/transcripts/*.journal")), ids=lambda path: path.stem)
def test_a_journal_of_this_rules_version_still_holds(path: Path) -> None:
    """If this fails because a rule was changed on purpose, raise `version` in the rulebook and write the golden files anew."""
    journal = load(path)
    assert journal.header.version == load_game(journal.header.game).rulebook.version
    assert [check for check in verify(journal) if not check.holds] == []


def lines_of_play(game: Game, state: State, depth: int) -> int:
    """How many sequences of so many actions there are, sealed answers in order of seats."""
    if depth == 0 or state.step == OVER:
        return 1
    seat = seats_of(state.to_act)[0]
    count = 0
    for action in game.plain.legal(state, seat):
        after = state.copy()
        game.plain.apply(after, seat, action)
        count += lines_of_play(game, after, depth - 1)
    return count


@pytest.mark.parametrize("path", COUNTS, ids=lambda path: path.parent.name)
def test_the_number_of_lines_of_play_is_the_same(path: Path) -> None:
    game = load_game(path.parent.name.replace("_", "-"))
    for pinned in tomllib.loads(path.read_text(encoding="utf-8"))["deals"]:
        start, _ = opening(game, Setting(pinned["players"], pinned["seed"]))
        counts = [lines_of_play(game, start, depth) for depth in range(1, len(pinned["lines"]) + 1)]
        assert counts == pinned["lines"], pinned
