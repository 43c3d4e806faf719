"""One browser and one server for all tests of a process that need them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from house.example import write_example
from server.served import START, Server, serving

CHROMIUM = shutil.which("chromium")
PATIENCE = 60_000
"""Milliseconds; a busy machine is slow, and nothing here measures time."""
DAY = "2026-11-17"
ON_A_DAY = f"""
from datetime import date
from stampadia.adventures import calendar
calendar.today = lambda: date.fromisoformat("{DAY}")
"""
"""What a server does first whose day is known: the adventure of another day is another match."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Gone before other tests come: as long as Playwright runs, nobody else can have a loop."""
    if CHROMIUM is None:
        pytest.skip("tests in a browser need Chromium")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
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
    secret = "only for these tests"
    program = ON_A_DAY + START
    with serving(folder, program=program, PYTHONPATH=path, STAMPADIA_SECRET=secret) as one:
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
        context.clock.set_fixed_time(f"{DAY}T12:00:00Z")
        visitors.append(Visitor(context, server.port))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
        visitor.settle()
