"""Whole games in full screen, by keys and by mouse."""

import re
from pathlib import Path

import pytest
from textual.content import Content
from textual.widgets import Static

import doubloon
from doubloon.terminal.app import Room, Settings
from doubloon.terminal.full_screen import table_door
from doubloon.terminal.screens.hand_over import HandOver
from doubloon.terminal.screens.table import TableScreen
from tests.terminal.room import COVE, GAPS, GOOFSPIEL, MANY, TEMPLATE, TREASURES, Guest, guest, play_first_choices, room_with_table

pytestmark = pytest.mark.asyncio

SMALL, LARGE = (80, 24), (160, 48)


@pytest.mark.parametrize(("language", "size"), [("de", SMALL), ("es", LARGE)])
async def test_a_whole_game_by_keys(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    async with guest(room_with_table(tmp_path, language=language, bots=["greedy"]), size) as visitor:
        await play_first_choices(visitor)
        outcome = visitor.table.outcome
        assert outcome is not None
        shown = visitor.sees
        for name, place in zip(("Ada", "Ben", "Cleo"), outcome.places, strict=True):
            assert re.search(rf"{place.rank}\. {name} +{place.points}\b", shown)
        assert "[UT-5.1]" in shown
        assert not re.search(GAPS, shown)


async def play_by_touch(visitor: Guest, answers: int) -> set[str]:
    """Touch what lies on the table; only what is nothing to touch is clicked among the choices. Returns the verbs that were touched."""
    touched = set()
    for _ in range(answers):
        if visitor.table.outcome is not None:
            break
        draft = visitor.board.draft
        assert draft is not None
        spots = visitor.spots
        texts = [visitor.board.game.actions.text(action) for action in draft.open]
        on_table = [text for text in texts if f"screen.touch({text!r})" in spots]
        if on_table:
            touched.add(on_table[-1].split()[0])
            await visitor.click(f"screen.touch({on_table[-1]!r})")
        else:
            await visitor.click(next(spot for spot in spots if spot.startswith("screen.choose(")))
    return touched


async def test_a_whole_game_by_mouse(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path, bots=["greedy"], seed=9), SMALL) as visitor:
        touched = await play_by_touch(visitor, MANY)
        assert visitor.table.outcome is not None
        assert {"take", "complete"} <= touched
        await visitor.click("screen.choose('2')")
        assert "about this table" in visitor.sees


async def test_in_a_large_window_number_cards_are_touched_too(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path, bots=["greedy"], seed=9), LARGE) as visitor:
        assert {"choose", "take"} <= await play_by_touch(visitor, 8)


@pytest.mark.parametrize(("game", "players"), [(COVE, 3), (GOOFSPIEL, 3), (TEMPLATE, 2)])
async def test_a_whole_game_on_the_table_for_any_title(tmp_path: Path, game: str, players: int) -> None:
    async with guest(room_with_table(tmp_path, game=game, players=players), (100, 30)) as visitor:
        await play_first_choices(visitor)
        assert visitor.table.outcome is not None
        assert f"[{visitor.table.outcome.reason}]" in visitor.sees


async def test_an_answer_of_several_parts_is_collected_and_sent_whole(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path, game=COVE, players=2), (100, 30)) as visitor:
        while visitor.table.decision != "offer":
            await visitor.press("1")
        before = visitor.table.entries
        await visitor.press("1", "2")
        assert "So far: Add a gold coin, Add a silver coin." in visitor.sees
        assert visitor.table.entries == before
        await visitor.press("u")
        assert "Taken back: Add a silver coin." in visitor.sees
        assert "So far: Add a gold coin." in visitor.sees
        await visitor.press("1", "0")
        assert visitor.table.journal.entries[before - 1].actions == ["add gold", "add gold", "done"]  # type: ignore[union-attr]


async def test_things_are_touched_on_the_table_for_any_title(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path, game=COVE, players=2), (100, 40)) as visitor:
        draft = visitor.board.draft
        assert draft is not None
        card = visitor.board.game.actions.read(draft.open[1])[1]["card"]
        await visitor.click("screen.touch_value('metal', 0)")
        assert "[CO-3.1]" in visitor.sees  # not now
        await visitor.click(f"screen.touch_value('card', {card})")
        assert visitor.table.journal.entries[0].actions == [f"keep {card + 1}"]  # type: ignore[union-attr]


# Choosing


async def test_arrows_and_enter_choose(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path)) as visitor:
        await visitor.press("right", "right", "down", "left")  # five in a row: from 0 to 2, down to the last, back to 4
        assert "❯4  car" in visitor.sees
        await visitor.press("enter")
        assert visitor.table.journal.entries[0].actions == ["choose 4"]  # type: ignore[union-attr]


async def test_a_longer_number_waits_for_its_next_digit(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path, game=GOOFSPIEL)) as visitor:
        await visitor.press("1")
        assert "❯1_  Bid 1" in visitor.sees
        await visitor.press("2")
        assert visitor.table.journal.entries[0].actions == ["bid 12"]  # type: ignore[union-attr]


async def test_a_number_nothing_stands_for(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path)) as visitor:
        await visitor.press("9")
        assert "There is no choice 9 now. Open are: 0, 1, 2, 3, 4, 5." in visitor.sees


async def test_an_action_can_be_written(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path)) as visitor:
        await visitor.press(":", *"nonsense", "enter")
        assert "“nonsense” cannot be read. Write it like this: choose 0" in visitor.sees
        await visitor.press(":", *"choose", "space", "4", "enter")
        assert visitor.table.journal.entries[0].actions == ["choose 4"]  # type: ignore[union-attr]


# What cannot be done


@pytest.mark.parametrize(("touched", "clause"), [("take stool", "UT-4.3"), ("complete 17", "UT-4.4")])
async def test_touching_what_cannot_be_done_says_why(tmp_path: Path, touched: str, clause: str) -> None:
    async with guest(room_with_table(tmp_path)) as visitor:
        before = visitor.table.view(0)
        spot = touched if f"screen.touch({touched!r})" in visitor.spots else next(spot for spot in visitor.spots if "complete" in spot)[14:-2]
        await visitor.click(f"screen.touch({spot!r})")
        assert f"[{clause}]" in visitor.sees
        assert "is not open to Ada now: " in visitor.sees
        assert visitor.table.view(0) == before
        await visitor.press("c")
        assert visitor.board.voice.words.clause(clause)[:40] in visitor.sees


async def test_the_thief_twice_is_refused_on_the_drawn_card(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path, people=3), (160, 48)) as visitor:
        for key in ("0", "enter", "1", "enter", "2"):
            await visitor.press(key)
        while visitor.table.decision != "choose":
            await visitor.press("0" if "0" in visitor.board.choices.labels else next(iter(visitor.board.choices.labels)))
        if isinstance(visitor.screen, HandOver):
            await visitor.press("enter")
        assert visitor.board.draft is not None
        assert visitor.board.draft.seat == 0
        await visitor.click("✗ 0 thief")
        assert "Nobody may choose the thief in two rounds running. [UT-3.2]" in visitor.sees


# Undo and hint


async def test_undo_takes_the_last_tile_back(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path)) as visitor:
        await visitor.press("5")
        while visitor.table.decision != "take":
            await visitor.press("1")
        before = visitor.table.view(0)
        await visitor.press("1", "u")
        assert "Taken back: Take a" in visitor.sees
        assert visitor.table.view(0) == before
        await visitor.press("u")
        assert "That cannot be taken back: something has been drawn or shown since." in visitor.sees


async def test_a_sealed_answer_can_be_changed_while_bots_think(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path, pause=30)) as visitor:
        await visitor.pilot.press("3")
        await visitor.until(lambda: "Your answer is sealed. Still to answer: Ben and Cleo." in visitor.sees)
        assert "3 motorbike" in visitor.sees
        await visitor.press("u")
        assert "Taken back: Choose number card 3." in visitor.sees
        assert visitor.table.to_act == {0, 1, 2}
        await visitor.pilot.press("4", "space")
        await visitor.settled()
        assert [entry.entry if hasattr(entry, "entry") else type(entry).__name__ for entry in visitor.table.journal.entries][:2] == ["Answer", "Undo"]


async def test_space_lets_bots_answer_at_once(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path, pause=30)) as visitor:
        await visitor.pilot.press("5", "space")
        await visitor.settled()
        assert visitor.table.entries > 3


async def test_keys_work_while_a_bot_thinks(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path, pause=30)) as visitor:
        await visitor.pilot.press("3")
        await visitor.pilot.press("r")
        assert "search the rules" in visitor.sees
        await visitor.pilot.press("escape")
        assert isinstance(visitor.screen, TableScreen)


async def test_hint_points_at_what_a_strong_bot_would_do(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path)) as visitor:
        await visitor.press("h")
        await visitor.until(lambda: "A strong bot would play: Choose number card" in visitor.sees)
        number = re.search(r"would play: Choose number card (\d)", visitor.sees)
        assert number
        assert f"❯{number[1]} " in visitor.sees


# Seats


async def test_a_bot_takes_a_seat_over_and_hands_it_back(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path, pause=30)) as visitor:
        await visitor.pilot.press("s", "1")
        await visitor.until(lambda: str(visitor.table.seats[0]) == "bot greedy")
        await visitor.until(lambda: "watching" in visitor.sees)
        assert "Ada" in visitor.sees
        await visitor.pilot.press("s", "1")
        await visitor.settled()
        assert str(visitor.table.seats[0]) == "person Ada"
        assert visitor.board.draft is not None


# The window


async def test_the_window_may_change_its_size_at_any_time(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path, players=4), (160, 48)) as visitor:
        await visitor.press("5")
        large = visitor.sees
        assert "── Your number cards" in large
        assert "[UT-1.2]" in large
        await visitor.pilot.resize_terminal(80, 24)
        await visitor.until(lambda: len(visitor.sees.splitlines()) <= 24 and "── Your number cards" not in visitor.sees)
        small = visitor.sees
        assert all(name in small for name in ("Ada (you)", "Ben", "Cleo", "Dan"))
        await visitor.press("l")
        await visitor.until(lambda: "[UT-1.2]" in visitor.sees)
        await visitor.press("escape")
        await visitor.until(lambda: "[UT-1.2]" not in visitor.sees)
        await visitor.pilot.resize_terminal(160, 48)
        await visitor.until(lambda: visitor.sees == large)


@pytest.mark.parametrize(("language", "players"), [("en", 3), ("de", 6), ("es", 6)])
async def test_everything_is_in_reach_at_80_by_24(tmp_path: Path, language: str, players: int) -> None:
    async with guest(room_with_table(tmp_path, players=players, language=language, bots=["greedy"])) as visitor:
        for _ in range(10):
            picture = visitor.board.picture
            assert picture.virtual_size.width <= 80
            assert picture.size.height >= 10 or visitor.table.outcome is not None
            assert visitor.sees.splitlines()[-1].lstrip().startswith("? ")
            assert f"q {visitor.board.say('short-leave')}" in visitor.sees.splitlines()[-1]
            if visitor.table.outcome is not None:
                break
            await visitor.press(next(iter(visitor.board.choices.labels)))


async def test_the_language_changes_everywhere_and_at_once(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path)) as visitor:
        assert "Which number card do you choose?" in visitor.sees
        await visitor.press("f2")
        german = visitor.sees
        assert "Welche Zahlenkarte wählst du?" in german
        assert "── Sperrmüll" in german
        assert "? Hilfe" in german
        assert "•" not in german.replace(" · ", "")
        await visitor.press("f2")
        assert "¿Qué carta" in visitor.sees
        await visitor.press("f2")
        assert "Which number card do you choose?" in visitor.sees


async def test_what_changes_is_marked_until_the_next_answer(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path)) as visitor:
        assert "•" not in visitor.sees
        await visitor.press("5")
        while visitor.table.decision != "take":
            await visitor.press("1")
        assert "•5 truck" in visitor.sees
        await visitor.press("1")
        assert "•5 truck" not in visitor.sees
        marked = [line for line in visitor.sees.splitlines() if "•" in line]
        assert any(line.lstrip(" ▶").startswith("Ada (you)") for line in marked)
        assert any(re.search(r"•\[\w+ ×\d\]", line) for line in marked)


@pytest.mark.parametrize("motion", [True, False])
async def test_a_change_is_inverted_for_a_moment_where_motion_is_welcome(tmp_path: Path, motion: bool) -> None:
    options = Settings("en", tmp_path, 0, motion)
    room = Room(options, table_door(options, doubloon.game(TREASURES), 3, 1, ["random"], 7))
    async with guest(room) as visitor:

        def inverted() -> bool:
            paper = visitor.board.query_one("#paper", Static).render()
            return isinstance(paper, Content) and any("reverse" in str(span.style) for span in paper.spans)

        await visitor.until(lambda: not inverted())
        await visitor.pilot.press("5")
        await visitor.settled()
        assert inverted() == motion
        await visitor.until(lambda: not inverted())
        assert "•5 truck" in visitor.sees


async def test_the_theme_changes(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path)) as visitor:
        dark = visitor.room.theme
        await visitor.press("f3")
        assert visitor.room.theme != dark


# Leaving


async def test_leaving_asks_first(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path)) as visitor:
        await visitor.press("q")
        assert "Leave the game?" in visitor.sees
        await visitor.press("escape")
        assert visitor.board.is_current
        await visitor.press("q")
        await visitor.pilot.press("2")
        await visitor.pilot.pause()
    assert visitor.room.return_code == 0
    assert visitor.room.return_value == 0


async def test_help_names_every_key(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path)) as visitor:
        await visitor.press("?")
        shown = visitor.sees
        assert all(visitor.board.say(message)[:30] in shown for _, message in TableScreen.KEYS)


async def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    async with guest(room_with_table(tmp_path, people=0)) as visitor:
        await visitor.until(lambda: visitor.table.outcome is not None)
        await visitor.settled()
        assert "watching" in visitor.sees
