"""One browser and one server for all tests of a process that need them. Three processes may, each
with a third of the work: one for whole matches and what belongs to any table (group `browser`), one
for known moments of a game (`moments`), one for everything else (`pages`)."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from benchmarks import chromium
from browser import known_day
from house.example import write_example
from server.served import START, Server, serving

CHROMIUM, ARGUMENTS = chromium.found(), [*chromium.ARGUMENTS]
UNSEEN = ("--force-gpu-mem-available-mb=1", "--js-flags=--single-threaded")
"""Pages are laid out and composed, and pressed where things lie, but hardly a pixel is painted:
there is no room for them. Painting was a third of all that the browser did. Nor does a page compile
beside itself: tests keep every core busy without it. Whoever takes pictures launches a browser
without these."""
PATIENCE = 60_000
"""Milliseconds; a busy machine is slow, and nothing here measures time."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Gone before other tests come: as long as Playwright runs, nobody else can have a loop."""
    if CHROMIUM is None:
        pytest.skip("tests in a browser need Chromium")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as one:
        yield one


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    found = playwright.chromium.launch(executable_path=CHROMIUM, args=[*ARGUMENTS, *UNSEEN])
    yield found
    found.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the example game of the docs, which brings a table of its own."""
    example = write_example(tmp_path_factory.mktemp("example"))
    code = example / "pig" / "__init__.py"
    named = 'package = "pig"'
    source = code.read_text("utf-8")
    assert named in source
    code.write_text(source.replace(named, f'{named}\n    page = "pig"', 1), "utf-8")
    path = os.pathsep.join([str(example), os.environ.get("PYTHONPATH", "")])
    folder = tmp_path_factory.mktemp("browser")
    # with a secret of its own, the addresses of faces outlive a server that is started again
    with serving(
        folder,
        program=known_day.first(known_day.DAY) + START,
        PYTHONPATH=path,
        STAMPADIA_SECRET="only for these tests",
    ) as one:
        yield one


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Any]]:
    """Somebody new at home; nothing may go wrong in their browsers."""
    from browser.visitor import Visitor

    visitors: list[Visitor] = []

    def come(**like: Any) -> Visitor:
        # a worker would fetch all files for every visitor anew
        usual = {"locale": "en-GB", "service_workers": "block"}
        context = browser.new_context(**(usual | like))
        known_day.stop_at(context, known_day.DAY)
        visitors.append(Visitor(context, server.port))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
        visitor.settle()
