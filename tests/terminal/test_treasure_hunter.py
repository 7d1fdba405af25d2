"""The table of Treasure Hunter, in words and drawn."""

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
from tests.games.treasure_hunter.positions import GAME, Draft, Position, Table
from tests.terminal.room import GAPS, HUNTER, guest, play_first_choices, room_with_table
from tests.terminal.sitting import NAMES, sit

DRAWING = drawing_of(HUNTER)
PORTRAIT = DRAWING.portrait


def look(table: Table, seat: int = 0, width: int = 80, language: str = "en") -> Look:
    return Look(Voice(GAME, language, table.s.players, NAMES), GAME.plain.hidden(table.s, seat), seat, width)


def jungle() -> Position:
    """Ada stands between Ben and Cleo at the second location, and may double her adventurers."""
    position = Position(
        "green-2 green-7 green-9 companion-green watchdog-5 gold-1",
        "green-4 green-12 watchdog-1",
        "green-3 mystery-mule-1",
        coins=(21, 17, 24),
        goblins=(0, 2, 1),
        treasures={0: "jade-mask old-shoe three-paths", 2: "goblin-lore"},
        journey=3,
    )
    position.lay_out_at(1)
    return position


def labels(table: Table, seat: int = 0) -> list[str]:
    return [DRAWING.label(look(table, seat), action) for action in GAME.plain.legal(table.s, seat)]


def drawn(table: Table, seat: int = 0, size: tuple[int, int] = (78, 15), language: str = "en") -> list[str]:
    return [line.plain.rstrip() for line in DRAWING.draw(look(table, seat, size[0], language), Ink(), size[1])]


def told(events: list[Event]) -> list[str]:
    return [text.replace(GLUE, " ") for _, text in PORTRAIT.tell(Voice(GAME, "en", 3, NAMES), events)]


# In words


def test_the_table_in_words() -> None:
    assert [line.replace(GLUE, " ") for line in PORTRAIT.full(look(jungle()))] == [
        "Round 3 of 5 · Tangled Jungle · dealer: Ada (you) · draw pile 64, MAX 22, MIN 22",
        "",
        "place            hard to find (MAX)  easy to find (MIN)",
        "Frosty Mountain  sun crown (19)      lucky penny (2)",
        "Tangled Jungle   dragon egg (17)     glass bead (3)",
        "Lava Cave        royal scepter (16)  tin whistle (4)",
        "Goblins: 1 paw (steals 2), 2 paws (steals 1), 3 paws (steals 1)",
        "",
        "player     pts  coins  goblins  cards  here              treasures",
        "Ada (you)   32     21        0      3  9, 7, 2 = 18 MAX  jade mask (14), old",
        "                                                         shoe (−3), Three paths",
        "                                                         (5 per set of three",
        "                                                         colours)",
        "Ben         19     17        2      1  12, 4 = 16        –",
        "Cleo        27     24        1      1  3 = 3 MIN         Goblin lore (at the end",
        "                                                         2 per goblin)",
        "",
        "Your hand: watchdog 2/8, gold coin 3, Animal Companion (green)",
    ]


def test_in_a_narrow_page_every_player_has_a_paragraph() -> None:
    lines = [line.replace(GLUE, " ") for line in PORTRAIT.full(look(jungle(), width=34))]
    assert max(map(len, lines)) <= 34
    assert lines[lines.index("Ben") :][:3] == ["Ben", "  pts: 19", "  coins: 17"]


def test_a_choice_says_what_becomes_of_the_total() -> None:
    position = jungle()
    assert labels(position) == ["♣×2 Animal Companion (green) (18 becomes 36)", "Play nothing"]
    position.act(0, "play companion-green")
    assert PORTRAIT.brief(look(position))[0] == "You stand at: 9, 7, 2 ×2 = 36"


# Drawn


def test_a_small_table() -> None:
    assert drawn(jungle()) == [
        "── Round 3 of 5 · Tangled Jungle ───────────── draw pile 64, MAX 22, MIN 22 ──",
        "                     MAX                      MIN                      Goblins",
        "  ▲ Frosty Mountain  19 sun crown             2 lucky penny            ☻ ∴1 −2",
        "▶ ♣ Tangled Jungle   17 dragon egg            3 glass bead             ☻ ∴2 −1",
        "  ♦ Lava Cave        16 royal scepter         4 tin whistle            ☻ ∴3 −1",
        "  player      pts  coins  gob  cards  here              treasures",
        "▶ Ada (you)    32     21    0      3  ♣9 ♣7 ♣2 =18 MAX  14 −3 ▲♣♦×5",
        "  Ben          19     17    2      1  ♣12 ♣4 =16        –",
        "  Cleo         27     24    1      1  ♣3 =3 MIN         Σ☻×2",
        "Your hand:  ∴∴8  ●3  ♣×2 Animal Companion (green)",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(78, 15), (72, 36), (112, 44)])
def test_a_full_table_stays_in_its_frame(size: tuple[int, int], language: str) -> None:
    position = Position(
        *(f"blue-{seat + 1} blue-{seat + 7} watchdog-{seat + 1} gold-{seat % 4 + 1}" if seat < 4 else f"blue-{seat + 1} blue-{seat + 7}" for seat in range(6)),
        treasures=dict(enumerate(("dragon-egg jade-mask rope-team", "ruby-ring three-paths", "cursed-doll goblin-lore", "clay-jug", "silk-fan", "spyglass"))),
        max=("sun-crown", "golden-idol", "moth-eaten-cloak"),
        min=("collectors-pride", "heroes-welcome", "beginners-luck"),
    )
    position.lay_out()
    lines = drawn(position, 0, size, language)
    assert len(lines) <= size[1]
    assert max(map(len, lines)) <= size[0]
    assert not re.search(GAPS, "\n".join(lines))
    assert all(any(name in line for line in lines) for name in NAMES)
    assert any("▲7 ▲1 =8" in line.replace("  ", " ") for line in lines)


def test_the_draft_shows_nobody_what_another_keeps() -> None:
    packets = [f"blue-{n} green-{n} red-{n} watchdog-{n} copper-{n} silver-{n} gold-{n} green-{n + 4} red-{n + 4}" for n in (1, 2, 3)]
    seen = {}
    for kept in ("red-5", "gold-1"):
        draft = Draft(*packets)
        draft.act(0, f"keep {kept}")
        seen[kept] = drawn(draft, 1, (112, 44))
        assert any(f"✓ {'♦5' if kept == 'red-5' else '●3'}" in line for line in drawn(draft, 0, (112, 44)))
    assert seen["red-5"] == seen["gold-1"]
    assert any(re.search(r"^  Ada .* chosen ", line) for line in seen["red-5"])
    assert labels(Draft(*packets), 1)[:5] == ["▲2 blue 2", "♣2 green 2", "♣6 green 6", "♦2 red 2", "♦6 red 6"]


# What happened


def test_small_events_are_told_in_one_sentence() -> None:
    position = jungle()
    assert told(position.act(0, "pass") + position.act(1, "pass")) == ["Ada and Ben passed."]
    sentences = told(position.pass_until("keep"))
    assert "Watchdogs were laid out – Ada: watchdog 5 = 2, Ben: watchdog 1 = 1, Cleo: 0." in sentences
    assert "Goblins stole coins – Ada: 1, Ben: 1 + 1, Cleo: 2 + 1 + 1." in sentences
    assert "Ada gained 2 goblins with 4 coins on them." in sentences


def test_what_others_keep_is_not_told() -> None:
    covered = Event("kept", "TH-2.2", 1, {"card": None})
    mine = [Event("kept", "TH-2.2", 0, {"card": card}) for card in (0, 50)]
    assert told([mine[0], covered, mine[1], covered]) == ["Ada kept blue 1, copper coin."]


# Whole games


@pytest.mark.parametrize(("players", "language"), [(2, "de"), (4, "en"), (6, "es")])
def test_a_whole_game_in_lines_of_text(players: int, language: str) -> None:
    sitting = sit(["1"] * 300, game=HUNTER, players=players, language=language)
    assert sitting.table.outcome is not None
    assert all(len(line) <= 80 for line in sitting.text.splitlines())
    assert not re.search(GAPS, sitting.text)
    assert "[TH-7.1]" in sitting.text


@pytest.mark.asyncio
async def test_cards_are_touched(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path, game=HUNTER), (160, 48)) as visitor:
        draft = visitor.board.draft
        assert draft is not None
        text = GAME.actions.text(draft.open[3])
        await visitor.click(f"screen.touch({text!r})")
        assert visitor.table.journal.entries[0].actions == [text]  # type: ignore[union-attr]
        prize = next(spot for spot in visitor.spots if spot.startswith("screen.explain("))
        await visitor.click(prize)
        assert prize[16:36] in "".join(visitor.sees.splitlines()[-3:])


@pytest.mark.asyncio
async def test_a_round_of_two_by_keys(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path, game=HUNTER, players=2, language="de")) as visitor:
        assert "Zur Wahl (der Rest geht an Ben):" in visitor.sees
        await visitor.press("2", "3")
        assert "Bisher behalten:" in visitor.sees
        assert "Beiseitegelegt:" in visitor.sees
        await play_first_choices(visitor, lambda: "Runde 2 von 5" in visitor.sees)
        assert "Runde 2 von 5" in visitor.sees
        assert not re.search(GAPS, visitor.sees)
