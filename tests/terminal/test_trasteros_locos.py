"""The table of Trasteros Locos, in words and drawn."""

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
from tests.games.trasteros_locos.positions import GAME, Position
from tests.terminal.room import GAPS, TRASTEROS, guest, play_first_choices, room_with_table
from tests.terminal.sitting import NAMES, sit

DRAWING = drawing_of(TRASTEROS)
PORTRAIT = DRAWING.portrait
MISSING = GAPS + r"|\b(?:tl|collection|material)-[a-z]"


def look(position: Position, seat: int = 0, width: int = 80, language: str = "en") -> Look:
    return Look(Voice(GAME, language, position.s.players, NAMES), GAME.plain.hidden(position.s, seat), seat, width)


def drawn(position: Position, seat: int = 0, size: tuple[int, int] = (78, 15), language: str = "en") -> list[str]:
    return [line.plain.rstrip() for line in DRAWING.draw(look(position, seat, size[0], language), Ink(), size[1])]


def in_words(position: Position, seat: int = 0) -> list[str]:
    return [line.replace(GLUE, " ") for line in PORTRAIT.full(look(position, seat))]


def labels(position: Position, seat: int = 0) -> list[str]:
    return [DRAWING.label(look(position, seat), action) for action in GAME.plain.legal(position.s, seat)]


def told(events: list[Event]) -> list[str]:
    return [text.replace(GLUE, " ") for _, text in PORTRAIT.tell(Voice(GAME, "en", 4, NAMES), events)]


def second_round(players: int = 4) -> Position:
    """Ada has four clocks, one of them under a gold cube, and two rooms are left."""
    return Position(
        players,
        hands=["clocks-silver clocks-bronze clocks-glass cars-gold sports-bronze junk*2", "art-gold", "junk*4"],
        piles=[(0, "clocks-gold cars-bronze"), (1, "art-silver"), (0, "junk")],
        cubes=["gold silver*2 bronze glass*4", "silver glass", "gold*2 bronze*3"],
        doors="3 4",
        room="cars-silver antiques-gold antiques-bronze sports-glass*2 instruments-glass*2 junk*5",
        discards="art-glass junk*2",
        badges=[1],
        rounds=1,
        turns=53,
    )


# In words


def test_the_table_in_words() -> None:
    position = second_round()
    position.call(0, 4, first="cars-silver")
    position.act(1, "add silver", "done")
    assert in_words(position) == [
        "Turn 14 of 60 · round 2 · Ada (you) called room 4 ·",
        "  Collection! possible with 5 cards",
        "",
        "Rooms: 1 empty, 2 empty, 3 closed (6 cards), 4 called (silver car and 5 unseen),",
        "  5 empty; public room: 53 cards",
        "Supply: 13 gold, 16 silver, 15 bronze, 12 glass; badges: 4",
        "Discards (5): glass artwork, junk (×2), skeleton (×2)",
        "",
        "player     gold  silver  bronze  glass  badges  hand  protected  now",
        "Ada (you)     1       2       1      4       1     7  2+1        bids",
        "Ben           0       1       0      1       0     1  1          sealed",
        "Cleo          2       0       3      0       0     4  –          bids",
        "Dan           1       1       1      3       0     0  –          bids",
        "",
        "You collect clocks: 4 cards (5 needed), score now 23",
        "Your hand (7): clocks: silver, bronze, glass; cars: gold; sports: bronze;",
        "  junk (×2)",
        "Pile 1: clocks: gold; cars: bronze",
        "Pile 3: junk",
    ]


def test_what_all_know_is_told_and_what_is_hidden_is_not() -> None:
    position = second_round()
    position.call(0, 4, first="cars-silver")
    position.offers("", "", "gold", "")
    lines = in_words(position)
    assert "All know – Cleo: silver car" in lines
    assert not any(line.startswith(("Ben collects", "Hand of")) for line in lines)
    assert not any("▣☼" in line for line in drawn(position))  # the gold artwork in Ben's hand


# Drawn


def test_rooms_cubes_and_the_own_hand_at_a_glance() -> None:
    position = second_round()
    position.call(0, 4, first="cars-silver")
    position.act(0, "add silver", "add glass")
    position.act(1, "add silver", "done")
    assert drawn(position) == [
        "── Turn 14 of 60 · round 2 · Ada (you) called room 4  Collection!: possible ──",
        "· 1          · 2          ▤ 3          ▶ 4          · 5          ∏ public",
        "empty        empty        6 cards      ◎☾ +5        empty        53 cards",
        "Supply:  ☼ gold 13  ☾ silver 16  ∩ bronze 15  ✦ glass 12  ★ 4  Discards 5 ☠2",
        "  player      ☼   ☾   ∩   ✦   ★  hand  safe  now     all know",
        "▶ Ada (you)   1   2   1   4   1     7  2+1   ☾1✦1    –",
        "  Ben         0   1   0   1   0     1  1     sealed  –",
        "▶ Cleo        2   0   3   0   0     4  –     bids    –",
        "▶ Dan         1   1   1   3   0     0  –     bids    –",
        "◷ You collect clocks: 4/5, 23 pts  Your hand (7):  ◷ clocks ☾∩✦  ◎ cars ☼",
        "⚑ sports ∩  # junk 2  Pile 1: ◷☼ ◎∩  Pile 3: #1",
    ]
    assert "☾1✦1" not in "".join(drawn(position, 1))  # what Ada offers is nobody's business yet


def test_choices_in_few_words() -> None:
    assert labels(second_round()) == [
        *("Call room 3", "Call room 4", "Public room (53)", "Cards ∩∩→☾", "Cards ##→✦", "Cubes ✦✦→∩", "Cubes ☾☾→☼"),
        *("Card ◷✦→✦", "Card ◷∩→∩", "Card ⚑∩→∩", "Card ◷☾→☾", "Card ◎☼→☼", "Protect cards", "Release pile 1", "Release pile 3"),
    ]


def test_those_who_are_tied_and_those_who_may_buy_are_named() -> None:
    position = second_round()
    position.call(0, 4, first="cars-silver")
    position.offers("silver glass", "silver glass", "", "")
    assert "Tied, and bidding again: Ada (you) and Ben." in drawn(position)
    position.act(0, "done")
    lines = drawn(position, 0, (112, 44))
    assert lines[1] == "Nobody won room 4  May buy: Ada (you), Ben, Cleo and Dan."
    assert any(line.startswith("── For sale ─") for line in lines)


def test_who_may_call_out_is_told_so() -> None:
    position = Position(3, hands=["clocks-glass*4 clocks-bronze"], rounds=0, removed="art")
    assert "Collection!: not yet" in drawn(position)[0]
    assert "without art" in " ".join(drawn(position))
    position.s.rounds = 1
    assert "Collection!: ready" in drawn(position)[0]
    assert "Collection!: possible" in drawn(position, 1)[0]
    assert "Collection!" in labels(position)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(78, 15), (72, 36), (112, 44)])
def test_a_full_table_stays_in_its_frame(size: tuple[int, int], language: str) -> None:
    position = second_round(6)
    position.call(0, 4)
    position.offers(*[""] * 6)
    lines = drawn(position, 0, size, language)
    assert len(lines) <= size[1]
    assert max(map(len, lines)) <= size[0]
    assert not re.search(MISSING, "\n".join(lines))
    assert all(any(name in line for line in lines) for name in NAMES)


# What happened


def test_small_events_are_told_in_one_sentence() -> None:
    position = second_round()
    position.call(0, 4, first="cars-silver")
    story = told(position.offers("silver glass", "silver", "", "glass*2"))
    assert story[0] == "Offers were shown – Ada: 1 silver, 1 glass; Ben: 1 silver; Cleo: –; Dan: 2 glass."
    assert story[2].startswith("Ada found behind it: ")
    assert len(story) == 3
    position.act(1, "open")
    story = told(position.act(2, "change junk"))
    assert story[0] == "Cleo showed and discarded: junk (×2)."


# Whole games


@pytest.mark.parametrize(("players", "language"), [(3, "de"), (4, "es"), (6, "en")])
def test_a_whole_game_in_lines_of_text(players: int, language: str) -> None:
    sitting = sit(["1"] * 200, game=TRASTEROS, players=players, language=language, options={"turns": 20})
    assert sitting.table.outcome is not None
    assert all(len(line) <= 80 for line in sitting.text.splitlines())
    assert not re.search(MISSING, sitting.text)
    assert "[TL-8.2]" in sitting.text


@pytest.mark.asyncio
async def test_rooms_and_cubes_are_touched(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path, game=TRASTEROS, seed=5), (160, 48)) as visitor:
        while visitor.table.decision != "act":
            await visitor.press("0")
        await visitor.click("screen.touch('call 3')")
        await visitor.click("screen.touch('add silver')")
        await visitor.press("0")
        mine = [getattr(entry, "actions", []) for entry in visitor.table.journal.entries if getattr(entry, "seat", None) == 0]
        assert [list(actions) for actions in mine[-2:]] == [["call 3"], ["add silver", "done"]]


@pytest.mark.asyncio
async def test_a_round_by_keys(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path, game=TRASTEROS, language="es", options={"turns": 20})) as visitor:
        await play_first_choices(visitor, lambda: "ronda 2" in visitor.sees)
        assert "¡Colección!: posible" in visitor.sees
        assert not re.search(MISSING, visitor.sees)
