"""The fields of observations, as people read them."""

import json

import pytest

from doubloon.cli import app
from tests.envs.observations import PAGE, page


def test_the_page_of_the_docs_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run `python -m tests.envs.observations`"


def test_the_command_prints_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    app(["fields", "unexpected-treasures"], standalone_mode=False)
    text = capsys.readouterr().out
    assert text.startswith("`doubloon/unexpected-treasures-v1`: ")
    assert "| `seat` |  | seat | whose view this is |" in text
    assert "| `home` | seat (0 to 5) | number | 1: lost a contest this round |" in text


def test_the_command_prints_data(capsys: pytest.CaptureFixture[str]) -> None:
    app(["fields", "the-plan", "--json"], standalone_mode=False)
    places = json.loads(capsys.readouterr().out)
    assert [place["first"] for place in places] == [0, *(place["first"] + place["size"] for place in places)][: len(places)]
    assert next(place["shape"] for place in places if place["name"] == "sent") == [2]
