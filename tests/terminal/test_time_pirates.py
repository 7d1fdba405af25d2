"""The table of Time Pirates, in words and drawn."""

import re
from pathlib import Path

import pytest

from doubloon.core.event import Event
from doubloon.core.words import LANGUAGES
from doubloon.games.time_pirates.rules import State
from doubloon.terminal.describe import Look
from doubloon.terminal.page import GLUE
from doubloon.terminal.tables import drawing_of
from doubloon.terminal.tables.ink import Ink
from doubloon.terminal.voice import Voice
from tests.games.time_pirates.positions import ARTIFACTS, EPOCHS, GAME, SITES, Position
from tests.terminal.room import GAPS, PIRATES, guest, play_first_choices, room_with_table
from tests.terminal.sitting import NAMES, sit

DRAWING = drawing_of(PIRATES)
PORTRAIT = DRAWING.portrait


def look(position: Position, seat: int = 0, width: int = 80, language: str = "en") -> Look:
    return Look(Voice(GAME, language, position.s.players, NAMES), GAME.plain.hidden(position.s, seat), seat, width)


def drawn(position: Position, seat: int = 0, size: tuple[int, int] = (78, 15), language: str = "en") -> list[str]:
    ink = Ink(can_do=position.open_to(seat))
    return [line.plain.rstrip() for line in DRAWING.draw(look(position, seat, size[0], language), ink, size[1])]


def labels(position: Position, seat: int = 0) -> list[str]:
    return [DRAWING.label(look(position, seat), action) for action in GAME.plain.legal(position.s, seat)]


def told(events: list[Event], players: int = 3) -> list[str]:
    return [text.replace(GLUE, " ") for _, text in PORTRAIT.tell(Voice(GAME, "en", players, NAMES), events)]


def raid() -> Position:
    """Ada is in 2000 with three blue artifacts and a white one; the police is in 2200, at the end of her path 2."""
    return Position(
        3,
        at=[2000, 1200, 2200],
        year=2,
        track=(2, 1),
        lying={1000: ["green-plain", "orange-atomic"], 1200: ["blue-arrow"], 2000: ["blue-plain", "purple-arrow", "red-plain"], 2200: ["white"]},
        loot=[{"blue-plain": 2, "blue-atomic": 1, "white": 1}, ["red-plain", "red-arrow"]],
        contracts=[["red-3"], ["blue-2", "white-3"], []],
        points=[3, 7, 0],
    )


def last_choice() -> Position:
    """The third year has ended: Ada may assign three white contracts, Ben one, Cleo none."""
    position = Position(
        3,
        at=[2000, 1200, 1800],
        year=3,
        track=(4, 3),
        loot=[["blue-plain"]],
        rest="discards",
        bag=[],
        contracts=[["red-3", "blue-5", "white-3", "white-3", "white-5"], ["blue-6", "green-2", "white-4"], ["purple-2"]],
        restocking=True,
    )
    position.act(0, "restock 1000")  # there are only police tokens in the bag
    assert position.question == "assign"
    return position


# In words


def test_the_table_in_words() -> None:
    assert [line.replace(GLUE, " ") for line in PORTRAIT.full(look(raid()))] == [
        "Year 2 of 3 · Ada (you): 2 actions left",
        "Police tokens this year: 1 1 2 · · · · (number 8 ends it). Bag: 63 artifacts,",
        "  police 3×“1” and 4×“2”; discarded: 0.",
        "",
        "epoch      paths          artifacts                                figures",
        "1000–1099  1→1600 2→2000  green, orange atomic, 1 empty            –",
        "1200–1299  1→1400 2→1800  blue double-arrow, 3 empty               Ben",
        "1400–1499  1→2000 2→2200  4 empty                                  –",
        "1600–1699  1→2200 2→2000  5 empty                                  –",
        "1800–1899  1→1400 2→1600  5 empty                                  –",
        "2000–2099  1→1800 2→2200  blue, purple double-arrow, red, 3 empty  Ada (you)",
        "2200–2299  1→1000 2→1200  white, 6 empty                           police, Cleo",
        "",
        "Bazaar, artifacts→points: blue 3→3, 4→4, 5→6, 6→7; green 2→2, 3→3, 4→4, 5→6,",
        "  6→7; orange 2→2, 3→3, 4→4, 5→6, 6→7; purple 2→2, 3→3, 4→4, 5→6, 6→7; red 2→2,",
        "  4→4, 5→6, 6→7; white 3→2 (×3), 4→3 (×4), 5→4 (×4)",
        "",
        "player     pts  a year  in    artifacts                      contracts",
        "Ada (you)    3      +3  2000  blue (×2), blue atomic, white  red 3",
        "Ben          7      +4  1200  red, red double-arrow          blue 2, white 3",
        "Cleo         0      +0  2200  –                              –",
    ]


def test_a_choice_says_where_a_path_leads_and_what_a_set_becomes() -> None:
    position = raid()
    remarks = {GAME.actions.text(action): PORTRAIT.remark(look(position), action) for action in GAME.plain.legal(position.s, 0)}
    assert remarks["move 2"] == "2200–2299: white, with the police"
    assert remarks["take blue-plain"] == "then 4 blue"
    assert remarks["sell blue-4"] == "4 points every year"


# Drawn


def test_a_small_table() -> None:
    assert drawn(raid()) == [
        "── Year 2 of 3 · Ada (you): 2 actions left ─────────── police 1 1 2 · · · · ──",
        "1000 1→1600 2→2000 ♦ ▲⚛ ·                         Bazaar artifacts→points",
        "1200 1→1400 2→1800 Ω↔ · · ·  ☠ Ben                Ω blue    B  3→3 4→4 5→6 6→7",
        "1400 1→2000 2→2200 · · · ·                        ♦ green  2→2 3→3 4→4 5→6 6→7",
        "1600 1→2200 2→2000 · · · · ·                      ▲ orange 2→2 3→3 4→4 5→6 6→7",
        "1800 1→1400 2→1600 · · · · ·                      ♛ purple 2→2 3→3 4→4 5→6 6→7",
        "2000 1→1800 2→2200 Ω ♛↔ ♥ · · ·  ☠ Ada            ♥ red    2→2  A  4→4 5→6 6→7",
        "2200 1→1000 2→1200 ☆ · · · · · ·  ◉ ☠C            ☆ white  3→2×3 4→3×4 5→4×4",
        "  player      pts  a year  in    artifacts  contracts",
        "▶ Ada (you)     3      +3  2000  Ω3⚛ ☆1     ♥3",
        "  Ben           7      +4  1200  ♥2↔        Ω2 ☆3",
        "  Cleo          0      +0  2200  –          –",
    ]
    assert labels(raid())[:4] == ["move 1 to 1800", "move 2 to 2200 ◉", "take Ω blue", "take ♛↔ purple"]
    assert {"sell Ω blue 4→4", "jump Ω⚛ blue"} <= set(labels(raid()))


def test_on_the_map_the_epochs_one_can_move_to_have_heavy_frames() -> None:
    lines = drawn(raid(), 0, (112, 44))
    assert any(line.startswith("┏ 1800–1899 ━━━━━┓    ╭ 1400–1499 ─") for line in lines)
    assert any("◀──1│  Ω   ♛↔  ♥   ·   ·   · " in line and "2──▶┃ ☠ Cleo" in line for line in lines)
    assert any(re.search(r"^▶ Ada \(you\) +3 +\+3  2000  – +– +– +– +3✓ ", line) for line in lines)


def test_with_other_paths_every_epoch_says_where_they_lead() -> None:
    def turned(s: State) -> None:
        s.exits[0] = [s.exits[0][1], s.exits[0][0]]

    lines = drawn(Position(3, change=turned), 0, (112, 44))
    assert any("1→2000  2→1600" in line for line in lines)
    assert not any("──▶" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(78, 15), (58, 40), (72, 36), (112, 44)])
def test_a_full_table_stays_in_its_frame(size: tuple[int, int], language: str) -> None:
    pool = [name for name, count in ARTIFACTS.items() for _ in range(count)]
    loot = [pool[seat::7][7:] for seat in range(6)]
    position = Position(
        6,
        at=[2200] * 6,
        lying={epoch: pool[place::7][: SITES[epoch]] for place, epoch in enumerate(EPOCHS)},
        loot=loot,
        contracts=[["blue-2", "blue-3", "green-4", "white-3"], ["red-6", "white-3"], ["orange-5"], ["purple-2"], [], ["white-5"]],
        police=1000,
    )
    lines = drawn(position, 0, size, language)
    assert len(lines) <= size[1]
    assert max(map(len, lines)) <= size[0]
    assert not re.search(GAPS, "\n".join(lines))
    assert all(any(name in line for line in lines) for name in NAMES)


def test_nothing_is_new_because_the_window_has_grown() -> None:
    position = raid()
    small = Ink()
    DRAWING.draw(look(position, 0, 78), small, 15)
    grown = Ink(before=small.facts)
    assert not any("•" in line.plain for line in DRAWING.draw(look(position, 0, 112), grown, 44))


# The last choice


def test_whom_a_white_contract_helps() -> None:
    position = last_choice()
    assert labels(position) == ["☆3 → Ω blue (you 6→8, Ben 7)", "☆3 → ♥ red (you 3→5, Ben 0)", "☆3 stays unassigned"]
    assert drawn(position)[1:5] == [
        "  points in  Ω blue  ♦ green  ▲ orange  ♛ purple  ♥ red  ☆ white",
        "▶ Ada (you)  6       –        –         –         3✓     3, 3, 5 …",
        "▶ Ben        7✓      2✓       –         –         –      4 …",
        "  Cleo       –       –        –         2✓        –      –",
    ]


@pytest.mark.parametrize("size", [(78, 15), (72, 36), (112, 44)])
def test_what_others_assign_is_not_shown(size: tuple[int, int]) -> None:
    seen = set()
    for colour in ("blue", "red"):
        position = last_choice()
        position.act(0, f"assign white-3 {colour}", f"assign white-3 {colour}", "keep white-5")
        seen.add("\n".join([*drawn(position, 1, size), *PORTRAIT.full(look(position, 1))]))
    assert len(seen) == 1


# What happened


def test_small_events_are_told_in_one_sentence() -> None:
    position = raid()
    events = position.act(0, "sell blue-4", "land 1200")
    assert told(events) == [
        "Ada paid: blue (×2), blue atomic, white.",
        "Ada fulfilled the blue contract for 4, worth 4 points.",
        "Ada came back from the bazaar to 1200–1299.",
    ]
    assert told(position.act(0, "take blue-arrow")) == ["Ada took a blue double-arrow artifact from 1200–1299."]


def test_artifacts_and_police_tokens_come_out_of_one_bag() -> None:
    bag = ["blue-plain", "red-plain", "red-plain"]
    position = Position(3, at=[2000, 1200, 1400], bag=bag, rest="discards", track=(3, 2), restocking=True)
    assert told(position.restock(1000, "red-plain", "1", "blue-plain", "2", "red-plain")) == [
        "Ada restocked 1000–1099.",
        "1000–1099 got: blue, red (×2).",
        "Police tokens 6 to 7 of the year came up, and the police took the paths 1 → 1000–1099, 2 → 2000–2099.",
    ]


def test_the_end_is_told() -> None:
    position = last_choice()
    position.act(0, "assign white-3 blue", "assign white-3 red", "keep white-5")
    assert told(position.act(1, "assign white-4 blue")) == [
        "White contracts were assigned – Ada: 3 → blue, 3 → red; Ben: 4 → blue.",
        "2 points for the most in a colour – blue: Ben (10), green: Ben (2), purple: Cleo (2), red: Ada (5).",
        "Points in the end (and contracts) – Ada: 19 (5), Ben: 16 (3), Cleo: 4 (1).",
    ]
    assert drawn(position)[2:5] == [
        "  Ada (you)  8       –        –         –         5✓     3, 3, 5",
        "  Ben        10✓     2✓       –         –         –      4",
        "  Cleo       –       –        –         2✓        –      –",
    ]


# Whole games


@pytest.mark.parametrize(("players", "language", "options"), [(3, "de", {}), (4, "es", {"bonus": 4}), (6, "en", {"restocking": "bare"})])
def test_a_whole_game_in_lines_of_text(players: int, language: str, options: dict[str, int | str]) -> None:
    sitting = sit(["1"] * 600, game=PIRATES, players=players, language=language, options=options)
    assert sitting.table.outcome is not None
    assert all(len(line) <= 80 for line in sitting.text.splitlines())
    assert not re.search(GAPS, sitting.text)
    assert "[TP-7.2]" in sitting.text


@pytest.mark.asyncio
async def test_epochs_artifacts_and_contracts_are_touched(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path, game=PIRATES, seed=3), (160, 48)) as visitor:
        await visitor.press("1")
        while visitor.table.decision != "act":
            await visitor.press("0")
        await visitor.click("screen.touch('sell blue-2')")
        assert "TP-5.4" in visitor.sees
        for verb in ("take", "move"):
            draft = visitor.board.draft
            assert draft is not None
            text = next(text for text in map(GAME.actions.text, draft.open) if text.startswith(verb))
            await visitor.click(f"screen.touch({text!r})")
            assert [text] in [getattr(entry, "actions", []) for entry in visitor.table.journal.entries if getattr(entry, "seat", -1) == 0]


@pytest.mark.asyncio
async def test_some_rounds_by_keys(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path, game=PIRATES, language="es")) as visitor:
        await play_first_choices(visitor, lambda: len(visitor.table.journal.entries) >= 20)
        assert "Bazar artefactos→puntos" in visitor.sees
        assert not re.search(GAPS, visitor.sees)
