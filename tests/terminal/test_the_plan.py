"""The table of The Plan, in words and drawn."""

import re
from pathlib import Path

import pytest

from doubloon.core.event import Event
from doubloon.core.words import LANGUAGES
from doubloon.terminal.describe import Look
from doubloon.terminal.page import GLUE
from doubloon.terminal.tables import drawing_of
from doubloon.terminal.tables.ink import Ink
from doubloon.terminal.voice import Voice
from tests.games.the_plan.positions import GAME, Position
from tests.terminal.room import GAPS, PLAN, guest, play_first_choices, room_with_table
from tests.terminal.sitting import NAMES, sit

DRAWING = drawing_of(PLAN)
PORTRAIT = DRAWING.portrait


def look(position: Position, seat: int = 0, width: int = 80, language: str = "en") -> Look:
    return Look(Voice(GAME, language, position.s.players, NAMES), GAME.plain.hidden(position.s, seat), seat, width)


def drawn(position: Position, seat: int = 0, size: tuple[int, int] = (78, 15), language: str = "en") -> list[str]:
    return [line.plain.rstrip() for line in DRAWING.draw(look(position, seat, size[0], language), Ink(), size[1])]


def labels(position: Position, seat: int = 0) -> list[str]:
    return [DRAWING.label(look(position, seat), action) for action in GAME.plain.legal(position.s, seat)]


def told(events: list[Event]) -> list[str]:
    return [text.replace(GLUE, " ") for _, text in PORTRAIT.tell(Voice(GAME, "en", 3, NAMES), events)]


def clash(bribery: str = "off") -> Position:
    """Ada and Ben both send two after yellow; Cleo sends nobody but a brick."""
    return Position(
        3,
        plans=["ry", "yb", "smash"],
        museum={"red": [1, 4], "yellow": [2], "blue": [3, 3]},
        loot=[{"red": [1, 2, 3], "white": [4]}, {"green": [1, 2, 3, 4]}],
        shop=["mug-2", "globe-5"],
        bags=[["mug-1", "mug-3"], [], ["postcard-4"]],
        options={"bribery": bribery},
    )


# In words


def test_the_table_in_words() -> None:
    position = clash("on")
    position.act(1, "choose yb")
    assert [line.replace(GLUE, " ") for line in PORTRAIT.full(look(position))] == [
        "Round 1 of 11, deal 1 · plans are chosen · piles: plans 54, treasures 43,",
        "  trinkets 25 · bribery",
        "",
        "Open treasures: red 1 + 4, yellow 2, blue 3 + 3",
        "Open trinkets: mug 2, snow globe 5",
        "",
        "player     pts  plan    treasures           trinkets",
        "Ada (you)   12  –       red 1 2 3, white 4  mug 1 3",
        "Ben         15  sealed  green 1 2 3 4       –",
        "Cleo         1  –       –                   postcard 4",
        "",
        "Your plans: red and yellow; red, orange, yellow and purple; red, orange, blue",
        "  and white; red, yellow, green and blue; red, green, purple and white; orange,",
        "  yellow, green and white",
    ]


def test_ghosts_have_a_row_of_their_own() -> None:
    position = Position.dealt(1, options={"ghosts": 2, "left-out": "twos+fours"})
    lines = PORTRAIT.full(look(position))
    assert "without twos and fours" in " ".join(lines).replace("   ", " ")
    assert [line.split("  ")[0] for line in lines if line.startswith("Ghost")] == ["Ghost 1", "Ghost 2"]


# Drawn


def test_teams_in_each_others_way_and_offers_are_marked() -> None:
    position = clash("on")
    position.reveal()
    assert labels(position, 2) == ["♦ red (2 treasures, 5 points)", "▲ yellow (1 treasure, 2 points)", "↑ blue (2 treasures, 6 points)"]
    position.act(2, "name red")
    assert position.question == "offer"
    position.act(0, "add mug-3")
    assert drawn(position) == [
        "── Round 1 of 11, deal 1 · twos act ─────────────────────────────── bribery ──",
        "✗ Tied for yellow: Ada (you) and Ben.",
        "♦ red      Ω orange   ▲ yellow   ∞ green    ↑ blue     ▣ purple   ♙ white",
        "–          –          2          –          –          –          –",
        "Open trinkets:  ∪ mug · 2 · · ·  ▭ postcard · · · · ·  ◍ snow globe · · · · 5",
        "pile 25",
        "  player      pts  plan  treasures   trinkets",
        "▶ Ada (you)    12  2♦▲✗  ♦123 ♙4     ∪1 ✓∪3",
        "  Ben          21  2▲✗↑  ∞1234✓ ↑33  –",
        "  Cleo          6   !    ♦14         ▭4",
        "Your plans:  4♦Ω▲▣  4♦Ω↑♙  4♦▲∞↑  4♦∞▣♙  4Ω▲∞♙",
    ]
    assert "∪13" in drawn(position, 1)[7]  # what Ada offers is nobody's business yet


def test_a_collection_has_a_place_for_every_piece() -> None:
    lines = drawn(clash(), 0, (112, 44))
    assert any(re.search(r"^▶ Ada \(you\) +12  – +123·  +····  .* ···4   ∪13$", line) for line in lines)
    assert any("1234✓" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(78, 15), (72, 36), (112, 44)])
def test_a_full_table_stays_in_its_frame(size: tuple[int, int], language: str) -> None:
    position = Position(
        6,
        plans=["royp", "rygb", "ogbp", "oyb", "ro", "r"],
        museum={"red": [1, 1, 2, 3, 4], "yellow": [2, 2, 3], "blue": [3], "white": [1, 4]},
        loot=[{"green": [1, 2, 3, 4], "blue": [1, 2, 4], "purple": [1, 4]}, {"orange": [1, 2, 3, 4]}, {"white": [2, 3]}],
        shop=["mug-1", "mug-1", "mug-2", "postcard-3", "globe-4", "globe-5"],
        bags=[["mug-3", "mug-4", "postcard-1"], ["globe-1"], [], ["postcard-5"]],
    )
    position.reveal()
    lines = drawn(position, 0, size, language)
    assert len(lines) <= size[1]
    assert max(map(len, lines)) <= size[0]
    assert not re.search(GAPS, "\n".join(lines))
    assert all(any(name in line for line in lines) for name in NAMES)


# What happened


def test_small_events_are_told_in_one_sentence() -> None:
    position = clash("on")
    assert told(position.reveal()) == ["Plans were shown – Ada: red and yellow; Ben: yellow and blue; Cleo: smash-and-grab."]
    position.act(2, "name red")
    assert told(position.act(0, "add mug-3", "done")) == [
        "Offers were shown – Ada: mug 3; Ben: –.",
        "Ada paid with mug 3, which lies open now.",
        "Ada took one treasure in yellow, worth 2 points.",
    ]


# Whole games


@pytest.mark.parametrize(
    ("players", "language", "options"), [(1, "de", {"ghosts": 3}), (2, "es", {"left-out": "singles+threes"}), (4, "en", {"bribery": "on"}), (6, "de", {})]
)
def test_a_whole_game_in_lines_of_text(players: int, language: str, options: dict[str, int | str]) -> None:
    sitting = sit(["1"] * 200, game=PLAN, players=players, language=language, options=options)
    assert sitting.table.outcome is not None
    assert all(len(line) <= 80 for line in sitting.text.splitlines())
    assert not re.search(GAPS, sitting.text)
    assert "[PL-3.1]" in sitting.text


def test_who_plays_alone_wins_or_loses_against_the_ghosts() -> None:
    text = sit(["1"] * 200, game=PLAN, players=1, options={"ghosts": 5}).text
    *_, reason, verdict = text.splitlines()
    assert reason == "The game is over. [PL-3.1]"
    assert re.fullmatch(r"Ada (lost to|beat) the best ghost by \d+ points\.", verdict)


@pytest.mark.asyncio
async def test_plans_and_colours_are_touched(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path, game=PLAN, seed=3), (160, 48)) as visitor:
        await visitor.click("screen.touch('choose smash')")
        while visitor.table.decision != "name":
            await visitor.press("1")
        draft = visitor.board.draft
        assert draft is not None
        text = GAME.actions.text(draft.open[-1])
        await visitor.click(f"screen.touch({text!r})")
        assert [text] in [getattr(entry, "actions", []) for entry in visitor.table.journal.entries]


@pytest.mark.asyncio
async def test_a_whole_game_against_ghosts_by_keys(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path, game=PLAN, players=1, language="es", options={"ghosts": 2})) as visitor:
        assert "Fantasma 2" in visitor.sees
        await play_first_choices(visitor)
        assert visitor.table.outcome is not None
        assert "el mejor fantasma" in visitor.sees
        assert not re.search(GAPS, visitor.sees)
