"""What holds for all tests."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from doubloon.bots.background import COMPILE_VARIABLE

os.environ[COMPILE_VARIABLE] = "no"  # what the tests run compiled, tests/compile.py compiles

#: What is measured is how well kernel and rules are covered by their own tests; in these folders measuring would only take time.
UNMEASURED = {"bots", "envs", "lab", "oracles", "server", "terminal", "web"}


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Coverage is not measured in some folders, nor in tests marked `no_cover`. (pytest-cov leaves its tracer on where tests run side by side.)"""
    tracer = sys.gettrace()
    if item.get_closest_marker("no_cover") or UNMEASURED & {*item.path.relative_to(Path(__file__).parent.parent).parts[1:2]}:
        sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)
