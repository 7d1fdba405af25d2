"""What holds for all tests."""

import sys
from collections.abc import Iterator

import pytest


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Coverage is not measured in tests marked `no_cover`. (pytest-cov leaves its tracer on where tests run side by side.)"""
    tracer = sys.gettrace()
    if item.get_closest_marker("no_cover"):
        sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)
