"""Looking at a game again."""

from pathlib import Path

import pytest

import doubloon
from doubloon.bots import Bot
from doubloon.core.state import UNKNOWN
from doubloon.core.steps import SPECTATOR
from doubloon.table import Seat, Table
from doubloon.terminal.app import Room
from doubloon.terminal.opening import replay_screen
from doubloon.terminal.reel import OPEN, Reel
from doubloon.terminal.screens.hand_over import HandOver
from doubloon.terminal.screens.replay import ReplayScreen
from tests.terminal.room import COVE, TREASURES, Guest, guest, room_with_table, settings

SEATS = (Seat("person", "Ada"), Seat("bot", "greedy"), Seat("bot", "random"))


def played(game: str = TREASURES, answers: int = 10_000, seats: tuple[Seat, ...] = SEATS, *, think_again: bool = False) -> Table:
    """A game among bots, or the beginning of one."""
    title = doubloon.game(game)
    table = Table(title, len(seats), 7, seats=seats)
    bot = Bot(title, "random", 3)
    while table.outcome is None and table.entries <= answers:
        seat = min(table.to_act)
        table.play(seat, *bot.answer(table.hidden(seat), seat))
        if think_again and table.can_undo(seat):
            table.undo(seat)
            table.play(seat, *bot.answer(table.hidden(seat), seat))
    return table


@pytest.mark.parametrize("game", [TREASURES, COVE])
def test_every_frame_is_what_the_viewer_saw(game: str) -> None:
    table = played(game, think_again=True)
    title = doubloon.game(game)
    reel = Reel(table.journal, lambda _name: title, [0])
    assert len(reel.answers) == table.entries - 1
    for viewer in (0, 2, SPECTATOR):
        again = Table.opened(title, table.box, table.journal.header)
        for place, frame in enumerate(reel.frames(viewer)):
            if place:
                again.play(reel.answers[place - 1].seat, *reel.answers[place - 1].actions)
            assert frame.view == again.hidden(viewer)
    assert reel.frames(SPECTATOR)[-1].view == table.hidden(SPECTATOR)


def test_an_open_frame_holds_what_all_know() -> None:
    table = played(COVE)
    title = doubloon.game(COVE)
    reel = Reel(table.journal, lambda _name: title, [0])
    kept = [getattr(frame.view, "kept") for frame in reel.frames(OPEN)]  # noqa: B009 - the field of a toy
    assert any(card >= 0 for cards in kept for card in cards)
    assert not any(card == UNKNOWN for cards in kept for card in cards)
    assert reel.frames(OPEN)[-1].events == table.events(SPECTATOR)


def test_an_unfinished_game_is_seen_with_its_people_s_eyes_only() -> None:
    table = played(answers=5)
    title = doubloon.game(TREASURES)
    reel = Reel(table.journal, lambda _name: title, [0])
    assert reel.viewers == [0]
    for viewer in (1, SPECTATOR, OPEN):
        with pytest.raises(ValueError, match="may not see"):
            reel.frames(viewer)
    assert Reel(played(answers=5, seats=(Seat("bot", "random"),) * 3).journal, lambda _name: title, []).viewers == [SPECTATOR]


def replaying(visitor: Guest) -> ReplayScreen:
    assert isinstance(visitor.screen, ReplayScreen)
    return visitor.screen


@pytest.mark.asyncio
async def test_the_slider_by_keys_and_mouse(tmp_path: Path) -> None:
    table = played()
    last = table.entries - 1
    async with guest(Room(settings(tmp_path), lambda: replay_screen(table.journal))) as visitor:
        screen = replaying(visitor)
        assert f"Answer 0 of {last}" in visitor.sees
        await visitor.press("right", "right")
        assert f"Answer 2 of {last}" in visitor.sees
        await visitor.press("left")
        assert f"Answer 1 of {last} · Ada: Choose number card" in visitor.sees
        await visitor.press("end")
        assert f"Answer {last} of {last}" in visitor.sees
        x, y = screen.slider.region.offset
        await visitor.click((x + screen.slider.size.width // 2, y))
        assert abs(screen.slider.place - last // 2) <= 2
        await visitor.click((x + 1, y))
        assert screen.slider.place == 0
        await visitor.press("pagedown")
        assert screen.slider.place == 10
        await visitor.press("home")
        assert screen.slider.place == 0


@pytest.mark.asyncio
async def test_a_finished_game_is_seen_with_all_eyes(tmp_path: Path) -> None:
    async with guest(Room(settings(tmp_path), lambda: replay_screen(played().journal))) as visitor:
        await visitor.press("right", "right")
        said = []
        for _ in range(5):
            said.append((visitor.sees.splitlines()[0], "a sealed answer" in visitor.sees))
            await visitor.press("v")
        assert said == [
            (" Unexpected Treasures · replay · as Ada", True),
            (" Unexpected Treasures · replay · as Ben", False),
            (" Unexpected Treasures · replay · as Cleo", True),
            (" Unexpected Treasures · replay · as a spectator", True),
            (" Unexpected Treasures · replay · all cards open", False),
        ]


@pytest.mark.asyncio
async def test_people_of_an_unfinished_game_are_called_one_by_one(tmp_path: Path) -> None:
    seats = (Seat("person", "Ada"), Seat("person", "Ben"), Seat("bot", "random"))
    table = played(answers=1, seats=seats)
    async with guest(Room(settings(tmp_path), lambda: replay_screen(table.journal))) as visitor:
        assert isinstance(visitor.screen, HandOver)
        await visitor.press("enter", "end")
        assert "Ada: Choose number card" in visitor.sees
        await visitor.press("v")
        assert isinstance(visitor.screen, HandOver)
        await visitor.press("enter")
        assert "Ada: a sealed answer" in visitor.sees


@pytest.mark.asyncio
async def test_the_game_so_far_is_replayed_from_the_table(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path)) as visitor:
        await visitor.press("5", "p")
        await visitor.press("end", "v")
        assert "only see it with your own eyes" in visitor.sees
        await visitor.press("q")
        assert visitor.board.is_current
