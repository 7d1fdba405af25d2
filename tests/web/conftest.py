from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import hatch_build
from tests.server.conftest import folder, go_home
from tests.server.room import Served, served, settings
from tests.web.browser import Person, chromium

__all__ = ["folder", "go_home"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers run one after the other, in one of several processes: side by side they would keep each other waiting. They begin, as they take longest."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("web"))
    items.sort(key=lambda item: Path(__file__).parent not in item.path.parents)


@pytest.fixture(scope="session")
def built() -> None:
    """The client as its sources give it."""
    hatch_build.build_client(print)


@pytest.fixture(scope="session")
def web() -> Path:
    """The folder of the client, with everything it is tested with."""
    hatch_build.install(is_for_tests=True)
    return hatch_build.WEB


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For one module only: while it runs, no other test of this process can have an event loop."""
    with chromium() as running:
        yield running


@pytest.fixture(scope="session")
def room(folder: Path, built: None) -> Iterator[Served]:
    with served(settings(folder / "web")) as running:
        yield running


@pytest.fixture
def person(browser: Browser, room: Served) -> Iterator[Callable[..., Person]]:
    """Makes people; when they leave, their pages must have had nothing to complain of."""
    people: list[Person] = []

    def make(name: str = "", **more: Any) -> Person:
        people.append(Person(browser, room.url, name, **more))
        return people[-1]

    yield make
    complaints = [complaint for each in people for complaint in each.complaints]
    for each in people:
        each.close()
    assert complaints == []
