"""The way in, the rules, and what is known of a table."""

import hashlib
import re
from pathlib import Path

import pytest

from doubloon.core.words import LANGUAGES
from doubloon.table.file import save
from doubloon.terminal.app import Room
from doubloon.terminal.opening import resume_screen
from doubloon.terminal.screens.new_game import NewGameScreen
from doubloon.terminal.screens.rules import RulesScreen
from doubloon.terminal.screens.start import StartScreen
from doubloon.terminal.screens.table import TableScreen
from tests.terminal.room import Guest, guest, room_with_table, settings
from tests.terminal.test_screen_replay import played

pytestmark = pytest.mark.asyncio


async def fill(visitor: Guest, field: str, text: str) -> None:
    visitor.screen.query_one(field).focus()
    await visitor.press(*text)


async def test_a_new_game_from_the_start(tmp_path: Path) -> None:
    async with guest(Room(settings(tmp_path), StartScreen)) as visitor:
        assert "D O U B L O O N" in visitor.sees
        await visitor.press("1")
        assert isinstance(visitor.screen, NewGameScreen)
        await visitor.until(lambda: "Seat 4" in visitor.sees)
        await fill(visitor, "#seed", "12")
        await visitor.press("f5")
        assert visitor.table.journal.header.table == "seed-12"
        assert [str(seat) for seat in visitor.table.seats] == ["person Ada", "bot greedy", "bot greedy", "bot greedy"]
        await visitor.press("3", "q", "2")
        assert isinstance(visitor.screen, StartScreen)


async def test_seats_and_names_are_chosen(tmp_path: Path) -> None:
    async with guest(Room(settings(tmp_path), StartScreen)) as visitor:
        await visitor.press("1")
        await visitor.until(lambda: bool(visitor.screen.query("#kind-3")))
        visitor.screen.query_one("#kind-1").value = "person"  # type: ignore[attr-defined]
        await visitor.pilot.pause()
        await fill(visitor, "#name-1", "Zoe")
        await visitor.press("f5")
        assert str(visitor.table.seats[1]) == "person Zoe"


@pytest.mark.parametrize(
    ("field", "text", "said"),
    [
        ("#seed", "x7", "“x7” is no seed: write a whole number, or nothing."),
        ("#components", "/none.toml", "/none.toml cannot be read: No such file or directory"),
    ],
)
async def test_what_cannot_be_is_a_sentence(tmp_path: Path, field: str, text: str, said: str) -> None:
    async with guest(Room(settings(tmp_path), StartScreen)) as visitor:
        await visitor.press("1")
        await visitor.until(lambda: bool(visitor.screen.query("#kind-3")))
        await fill(visitor, field, text)
        await visitor.press("f5")
        assert said in visitor.sees
        assert isinstance(visitor.screen, NewGameScreen)


async def test_two_people_have_two_names(tmp_path: Path) -> None:
    async with guest(Room(settings(tmp_path), StartScreen)) as visitor:
        await visitor.press("1")
        await visitor.until(lambda: bool(visitor.screen.query("#kind-3")))
        visitor.screen.query_one("#kind-1").value = "person"  # type: ignore[attr-defined]
        visitor.screen.query_one("#name-1").value = "Ada"  # type: ignore[attr-defined]
        await visitor.press("f5")
        assert "Two people are called Ada" in visitor.sees


async def test_options_are_in_words(tmp_path: Path) -> None:
    async with guest(Room(settings(tmp_path, "de"), StartScreen)) as visitor:
        await visitor.press("1")
        await visitor.until(lambda: bool(visitor.screen.query("#kind-3")))
        visitor.screen.query_one("#game").value = "the-plan"  # type: ignore[attr-defined]
        visitor.screen.query_one("#players").value = 2  # type: ignore[attr-defined]
        await visitor.until(lambda: "Ohne [PL-4.1]" in visitor.sees and bool(re.search(r"Bestechung \[PL-4.3\] +nein", visitor.sees)))
        assert "Blitzeinbrüche und Vierer" in visitor.sees
        await visitor.press("f5", "i")
        assert "Ohne: Blitzeinbrüche und Vierer, Bestechung: nein" in visitor.sees


async def test_the_rules_of_any_title_from_the_start(tmp_path: Path) -> None:
    async with guest(Room(settings(tmp_path), StartScreen)) as visitor:
        await visitor.press("4")
        assert "The rules of which game?" in visitor.sees
        await visitor.click("Treasure Hunter")
        assert isinstance(visitor.screen, RulesScreen)
        assert "TH-1.1" in visitor.sees
        await visitor.press("escape")
        assert isinstance(visitor.screen, StartScreen)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_start_speaks_every_language(tmp_path: Path, language: str) -> None:
    async with guest(Room(settings(tmp_path, language), StartScreen)) as visitor:
        assert visitor.room.tongue.say("start-resume") in visitor.sees
        await visitor.press("5")
        assert visitor.room.settings.language != language
        assert visitor.room.tongue.say("start-resume") in visitor.sees


# The rules


async def test_the_rules_are_searched(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path), (100, 60)) as visitor:
        await visitor.press("r")
        assert "UT-1.1" in visitor.sees
        await visitor.press(*"joker")
        assert "UT-4.5" in visitor.sees
        assert "UT-R6 (ruling)" in visitor.sees
        assert "A radio handed in for another kind of good." in visitor.sees
        assert "UT-1.1" not in visitor.sees
        for _ in "joker":
            await visitor.press("backspace")
        await visitor.press(*"printed")
        assert "In the box: missions" in visitor.sees
        assert "goods: lamp 1, armchair 2; value: 20 – printed" in visitor.sees
        await visitor.press(*"zzz")
        assert "Nothing here mentions “printedzzz”." in visitor.sees
        await visitor.press("escape")
        assert visitor.board.is_current


async def test_a_line_of_the_log_opens_its_clause_and_the_rules(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path), (160, 48)) as visitor:
        await visitor.click("Contest chips were dealt")
        assert "Of the contest chips those from 1 to the number of players are mixed" in visitor.sees
        await visitor.press("r")
        assert isinstance(visitor.screen, RulesScreen)
        assert "UT-1.2" in visitor.sees
        await visitor.press("escape", "l", "enter")
        assert visitor.board.log_panel.latest[0] in visitor.sees


# About the table


async def test_the_commitment_is_shown_from_the_start(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path)) as visitor:
        header = visitor.table.journal.header
        assert f"commitment {header.commitment[:16]}…" in visitor.sees
        await visitor.press("i")
        assert header.commitment in visitor.sees
        assert header.secret not in visitor.sees


def finished(folder: Path) -> Path:
    """The journal of a game that is over."""
    save(played().journal, folder / "game.journal")
    return folder / "game.journal"


async def test_at_the_end_the_deal_is_checked(tmp_path: Path) -> None:
    path = finished(tmp_path)
    async with guest(Room(settings(tmp_path), lambda: resume_screen(path)), (100, 40)) as visitor:
        await visitor.press("2")
        await visitor.until(lambda: "Everything was fair and by the rules." in visitor.sees)
        header = visitor.table.journal.header
        assert header.secret in visitor.sees
        assert hashlib.sha256(header.table.encode() + bytes.fromhex(header.secret)).hexdigest() == header.commitment
        assert f"doubloonverify{path}" in "".join(visitor.sees.split())


async def test_the_end_leads_to_the_replay_and_out(tmp_path: Path) -> None:
    path = finished(tmp_path)
    async with guest(Room(settings(tmp_path), lambda: resume_screen(path))) as visitor:
        await visitor.press("1")
        assert "replay" in visitor.sees
        await visitor.press("q")
        assert isinstance(visitor.screen, TableScreen)
        await visitor.pilot.press("3")
        await visitor.pilot.pause()
    assert visitor.room.return_value == 0
