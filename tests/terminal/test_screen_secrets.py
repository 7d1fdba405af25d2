"""Several people in front of one screen: nobody reads what is another's, anywhere on it."""

import re
from html import unescape
from pathlib import Path

import pytest
from textual.widget import Widget

from doubloon.core.words import LANGUAGES
from doubloon.terminal.screens.hand_over import HandOver
from doubloon.terminal.screens.replay import ReplayScreen
from doubloon.terminal.screens.table import TableScreen
from tests.terminal.room import COVE, Guest, guest, room_with_table

pytestmark = pytest.mark.asyncio


def picture_of(visitor: Guest) -> str:
    """Every text of the picture a screenshot would be, and all that could pop up or be scrolled to."""
    texts = [unescape(text) for text in re.findall(r">([^<>]+)</text>", visitor.room.export_screenshot())]
    tips = [str(widget.tooltip) for screen in visitor.room.screen_stack for widget in screen.walk_children(Widget) if widget.tooltip]
    logs = [str(option.prompt) for screen in visitor.room.screen_stack if isinstance(screen, TableScreen) for option in screen.log_panel.options]
    return "\n".join([*texts, *tips, *logs]).replace("\u00a0", " ")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_hand_over_shows_nothing_of_a_sealed_card(tmp_path: Path, language: str) -> None:
    """What Ben sees from the moment he is called is the same whichever card Ada chose."""
    seen: dict[str, list[str]] = {}
    for card in ("0", "5"):
        async with guest(room_with_table(tmp_path / card, people=2, language=language), (160, 48)) as visitor:
            await visitor.press(card)
            assert isinstance(visitor.screen, HandOver)
            seen[card] = [picture_of(visitor)]
            words = visitor.board.voice.words
            names = [words.say(f"card-{name}") for name in ("thief", "backpack", "bicycle", "motorbike", "car", "truck")]
            assert not [name for name in names if re.search(rf"\b{name}\b", seen[card][0])]
            assert not re.search(r"\d", re.sub(r"F\d+", "", seen[card][0]))
            await visitor.press("enter")
            for keys in ([], ["l"], ["escape", "h"], ["p"], ["escape", "i"]):
                await visitor.press(*keys)
                await visitor.pilot.pause(0.1)
                seen[card].append(re.sub(r"/\S*journal|\.journal|\S*/(?:pytest|0|3|5)\S*", "", picture_of(visitor)))
    assert seen["0"] == seen["5"]


async def test_between_two_people_the_table_is_empty(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path, people=2), (160, 48)) as visitor:
        await visitor.press("3")
        board = visitor.board
        assert board.log_panel.option_count == 0
        assert not board.choices.labels
        assert not str(board.query_one("#paper").render()).strip()
        assert not str(board.query_one("#question").render()).strip()


async def test_whoever_has_sealed_an_answer_can_think_again(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path, people=2)) as visitor:
        await visitor.press("3")
        assert "u: Ada thinks again" in visitor.sees
        await visitor.press("u")
        assert visitor.board.draft is not None
        assert visitor.board.draft.seat == 0
        await visitor.press("4", "enter")
        assert visitor.board.draft is not None
        assert visitor.board.draft.seat == 1


async def test_a_private_hand_waits_for_its_owner(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path, game=COVE, people=2)) as visitor:
        assert isinstance(visitor.screen, HandOver)
        assert "Ada, please take the keyboard." in visitor.sees
        assert "card" not in visitor.sees
        await visitor.press("enter", "1")
        assert "Ben, please take the keyboard." in visitor.sees
        assert "Ada looks at" not in picture_of(visitor)
        await visitor.click("Enter: I am Ben")
        assert "Ben looks at" in picture_of(visitor)
        assert "Ada looks at" not in picture_of(visitor)


async def test_what_one_left_open_is_closed_for_the_next(tmp_path: Path) -> None:
    """Ada looks at her replay while the bot thinks; then it is Ben's turn."""
    async with guest(room_with_table(tmp_path, game=COVE, people=2, pause=60), (120, 40)) as visitor:
        await visitor.press("enter", "1", "enter")
        await visitor.pilot.press("1")  # Ben has answered: now Cleo, a bot
        await visitor.pilot.press("p")
        assert isinstance(visitor.screen, ReplayScreen)
        visitor.board.action_hurry()
        await visitor.until(lambda: isinstance(visitor.screen, HandOver))
        assert not any(isinstance(screen, ReplayScreen) for screen in visitor.room.screen_stack)
        assert "Ben looks at" not in picture_of(visitor)


async def test_nobody_is_called_when_nothing_is_secret(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path, people=3)) as visitor:
        await visitor.press("5", "enter", "4", "enter", "1")
        assert isinstance(visitor.screen, TableScreen)
        assert "Cleo (you)" in visitor.sees


async def test_another_language_at_the_hand_over_brings_nothing_back(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path, people=2), (160, 48)) as visitor:
        await visitor.press("3", "f2")
        assert "Ben, bitte übernimm die Tastatur." in visitor.sees
        assert visitor.board.log_panel.option_count == 0
        assert not str(visitor.board.query_one("#paper").render()).strip()
