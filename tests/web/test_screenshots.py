"""`python3 run.py screenshots` in short."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.room import Served
from tests.web import screenshots


def test_a_screen_is_taken_in_all_sizes_and_schemes(browser: Browser, room: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screenshots, "FOLDER", tmp_path)
    (door,) = (screen for screen in screenshots.screens() if screen.name == "door")
    assert screenshots.take(browser, room.url, door, "en") == []
    assert {file.name for file in tmp_path.iterdir()} == {f"door-{size}-{scheme}.png" for size in ("phone", "desk") for scheme in ("light", "dark")}
