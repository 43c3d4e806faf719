"""Who shares a process when several run the tests, and what is kept out of their way."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

from stampadia.workbench import native

# tests plant faults in the rules, which is possible in their sources alone
pytest.MonkeyPatch().setattr(native, "compiled_first", lambda _, path: [*path])

settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
"""No test measures time, these neither."""

WAITING: Final = {"browser", "server"}
"""Folders whose tests mostly wait, for a server or a page. They come first, so that others compute
meanwhile and nobody waits alone at the end."""


@pytest.hookimpl(optionalhook=True)  # xdist need not be there
def pytest_xdist_auto_num_workers() -> int | None:
    """One more than there are cores, for the one that waits, unless somebody says how many."""
    if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ:
        return None
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return (cores or 1) + 1


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
    `xdist_group` itself, to stay together with other files. Those that wait come first."""
    for item in items:
        if item.get_closest_marker("xdist_group") is None:
            file, _, _ = item.nodeid.partition("::")
            item.add_marker(pytest.mark.xdist_group(file))
    items.sort(key=lambda item: item.path.parent.name not in WAITING)
