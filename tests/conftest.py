"""Who shares a process when several run the tests, and what is kept out of their way."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from typing import Final

import pytest
from _pytest.nodeid import NodeId
from hypothesis import HealthCheck, settings

from stampadia.workbench import native

COMPILED: Final = os.environ.get("STAMPADIA_RULES") == "compiled"
"""Do the tests run the machine code that `stampadia compile` has made?"""
if not COMPILED:  # some plant faults in the rules, which is possible in their sources alone
    pytest.MonkeyPatch().setattr(native, "use_compiled", lambda _: None)

settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
"""No test measures time, these neither."""

FIRST: Final = (
    "browser",
    "moments",
    "pages",
    "tests/games/chronicles/test_bots.py",
    "kept",
    "tests/bridges/test_every_game.py",
    "people",
    "tests/every_game/test_swapped_secrets.py",
    "server",
    "booklets",
    "brought",
    "source",
    "tests/terminal/test_travelers_app.py",
    "sheets",
    "canaries",
    "tests/house/test_docs.py",
    "tests/benchmarks/test_bench.py",
    "tests/games/generals/test_withstand.py",
    "withstand",
    "tests/games/travelers/test_solver.py",
    "store",
    "tests/games/chronicles/test_adventures_command.py",
    "tests/terminal/test_generals_app.py",
    "tests/press/test_geometry.py",
    "tests/terminal/test_app.py",
    "tests/games/stampede/test_sprint.py",
    "tests/games/generals/test_no_silent_text.py",
)
"""The groups that take longest, so that nobody has a long one left at the end. Those that mostly
wait, for a server, a page or a screen, stand between those that compute."""


@pytest.hookimpl(optionalhook=True)  # xdist need not be there
def pytest_xdist_auto_num_workers() -> int | None:
    """Two more than there are cores, for those that wait for a browser, unless somebody says how
    many."""
    if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ:
        return None
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return (cores or 1) + 2


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


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The tests of a file stay together, so that what they share is made once. A file may say
    `xdist_group` itself, to stay together with other files. Those that take longest come first."""
    if not config.getoption("loadgroup", False):
        return
    places = {group: place for place, group in enumerate(FIRST)}
    order: dict[pytest.Item, int] = {}
    for item in items:
        marked = item.get_closest_marker("xdist_group")
        file, _, _ = item.nodeid.partition("::")
        group = marked.args[0] if marked else file
        order[item] = places.get(group, len(FIRST))
        _stay_together(item, group)
    items.sort(key=order.__getitem__)


def _stay_together(item: pytest.Item, group: str) -> None:
    """xdist 3.8 writes the group behind the name of a test, and pytest 9.2 no longer reads what it
    writes (pytest-xdist issue 1386): every test would go where there is room, and what a file
    shares would be made in every process."""
    if not item.nodeid.endswith(f"@{group}"):
        item._id = NodeId.parse(f"{item.nodeid}@{group}")
