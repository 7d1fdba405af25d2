"""A room with a real table in it, and eyes, keys and a mouse."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen

import doubloon
from doubloon.terminal.app import Room, Settings
from doubloon.terminal.full_screen import table_door
from doubloon.terminal.screens.hand_over import HandOver
from doubloon.terminal.screens.table import TableScreen

TREASURES, HUNTER, PLAN = "unexpected-treasures", "treasure-hunter", "the-plan"
PIRATES, TRASTEROS = "time-pirates", "trasteros-locos"
ROOT = Path(__file__).parents[2]
COVE = str(ROOT / "tests" / "toys" / "cove")
GOOFSPIEL = str(ROOT / "benchmarks" / "goofspiel")
TEMPLATE = str(ROOT / "src" / "doubloon" / "lab" / "template")

#: How long a test waits for something to happen before it fails, in steps of a hundredth of a second.
PATIENCE = 6000


class Guest:
    """Somebody in front of the screen: sees what is on it, presses keys, clicks."""

    def __init__(self, pilot: Pilot[int]) -> None:
        self.pilot = pilot
        assert isinstance(pilot.app, Room)
        self.room: Room = pilot.app

    @property
    def screen(self) -> Screen[Any]:
        return self.room.screen

    @property
    def board(self) -> TableScreen:
        """The table screen, wherever it is in the stack."""
        return next(screen for screen in reversed(self.room.screen_stack) if isinstance(screen, TableScreen))

    @property
    def table(self) -> doubloon.Table:
        return self.board.table

    @property
    def sees(self) -> str:
        """Every character on the screen."""
        return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in self.screen._compositor.render_strips())

    @property
    def spots(self) -> dict[str, tuple[int, int]]:
        """What can be clicked, and where it is on the screen."""
        found: dict[str, tuple[int, int]] = {}
        for y, strip in enumerate(self.screen._compositor.render_strips()):
            x = 0
            for segment in strip:
                if segment.style and segment.text.strip() and (click := segment.style.meta.get("@click")):
                    found.setdefault(str(click), (x + len(segment.text) - len(segment.text.lstrip()), y))
                x += segment.cell_length
        return found

    def where(self, text: str) -> tuple[int, int]:
        """The place of a text on the screen."""
        for y, line in enumerate(self.sees.splitlines()):
            if text in line:
                return line.index(text), y
        raise AssertionError(f"{text!r} is not on the screen:\n{self.sees}")

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.settled()

    async def click(self, spot: str | tuple[int, int]) -> None:
        """Click what runs this, or a text, or a place."""
        place = spot if isinstance(spot, tuple) else self.spots.get(spot) or self.where(spot)
        await self.pilot.click(offset=place)
        await self.settled()

    async def settled(self) -> None:
        """Until somebody is asked, or the game is over, or another screen is in front."""
        await self.until(lambda: not isinstance(self.screen, TableScreen) or self.screen.draft is not None or self.screen.table.outcome is not None)
        await self.pilot.pause()

    async def until(self, holds: Callable[[], bool]) -> None:
        for _ in range(PATIENCE):
            if holds():
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"it did not happen:\n{self.sees}")


#: More decisions than any game here has.
MANY = 400
#: Names of messages that are missing, or what was not put into one.
GAPS = (
    r"[{}$]|\b(?:ut|th|pl|tp|event|ask|action|field|help|alias|good|card|clause|seat|screen|key|short|start|new|info|check|after|viewer|saved|bot|leave|option"
    r"|plan|colour|team|trinket|treasure|location|about|artifact|contract|epoch)-[a-z]"
)


async def play_first_choices(visitor: Guest, is_enough: Callable[[], bool] = lambda: False) -> None:
    """Take the first choice every time, by its number, until the game is over or something has happened."""
    for _ in range(MANY):
        if visitor.table.outcome is not None or is_enough():
            return
        if isinstance(visitor.screen, HandOver):
            await visitor.press("enter")
        else:
            number = next(iter(visitor.board.choices.labels))
            await visitor.press(*number)
            if visitor.board.choices.typing:
                await visitor.press("enter")


def settings(folder: Path, language: str = "en", *, pause: float = 0, **more: Any) -> Settings:
    return Settings(language, folder, pause, motion=False, **more)


def room_with_table(
    folder: Path,
    *,
    game: str = TREASURES,
    players: int = 3,
    people: int = 1,
    bots: Sequence[str] = ("random",),
    seed: int = 7,
    language: str = "en",
    pause: float = 0,
    options: dict[str, int | str] | None = None,
) -> Room:
    title = doubloon.game(game)
    liked = settings(folder, language, pause=pause, games=[title] if "/" in game else [])
    return Room(liked, table_door(liked, title, players, people, bots, seed, options))


@asynccontextmanager
async def guest(room: Room, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Guest]:
    """A guest in this room, once it has settled."""
    async with room.run_test(size=size) as pilot:
        visitor = Guest(pilot)
        await visitor.settled()
        yield visitor
