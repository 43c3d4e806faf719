"""Who shares a process when several run the tests, and what is kept out of their way."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
"""No test measures time, these neither."""


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Whatever is collected stays to the end: to look for garbage in it, now and while the tests
    run, is a quarter of the work of collecting."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(tryfirst=True)  # before the marks are read
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of a file stay together, so that what they share is made once. A file may say
    `xdist_group` itself, to stay together with other files."""
    for item in items:
        if item.get_closest_marker("xdist_group") is None:
            file, _, _ = item.nodeid.partition("::")
            item.add_marker(pytest.mark.xdist_group(file))
