import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.room import OPEN, Served, served, settings


@pytest.fixture(scope="session")
def folder() -> Iterator[Path]:
    """In memory where there is such a place: most tests are not about the disk."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as name:
        yield Path(name)


@pytest.fixture(scope="session")
def room(folder: Path) -> Iterator[Served]:
    """One room for all tests that can share it."""
    with served(settings(folder)) as running:
        yield running


@pytest.fixture(autouse=True)
def go_home() -> Iterator[None]:
    """Whoever a test has brought into the room leaves it afterwards."""
    yield
    OPEN.close()
