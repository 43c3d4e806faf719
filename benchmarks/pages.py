"""`python -m benchmarks.pages`: the pages in a real Chromium over loopback, beside what they may
cost.

*Painted* is the moment after the frame that shows something: a task that is queued while the frame
is made runs when it is done. Memory is read after the garbage is collected, always at home.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
from cyclopts import run
from rich.console import Console

from benchmarks import chromium, in_page, report, traced
from benchmarks.arrival import serving
from benchmarks.full_board import full_board
from benchmarks.sheets import Cost

COLD_MS: Final = 1500
WARM_MS: Final = 500
CHOICE_MS: Final = 100
FRAME_MS: Final = 50
OWN_KB: Final = 150
ALL_KB: Final = 300
SHIFT: Final = 0
FLAT: Final = 1.1
"""How much more memory than before there may be at the end: what a collection leaves varies by some
hundredths."""
SLOWDOWN: Final = 4
MOVES: Final = 500
DESK: Final = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB"}
GAMES: Final = {
    # what is pressed at home
    "chronicles": "Play Chronicles",
    "travelers": "Play Travelers",
    "generals": "Play Generals",
    "stampede": "Play with programs",
}
TABLES: Final = {
    "full": ("bench-choice-full", "bench-work-full", "bench-frame-full", "bench-task-full"),
    "chronicles": (
        "bench-choice-chronicles", "bench-work-chronicles",
        "bench-frame-chronicles", "bench-task-chronicles",
    ),
    "travelers": (
        "bench-choice-travelers", "bench-work-travelers",
        "bench-frame-travelers", "bench-task-travelers",
    ),
    "stampede": (
        "bench-choice-stampede", "bench-work-stampede",
        "bench-frame-stampede", "bench-task-stampede",
    ),
}  # fmt: skip
"""Generals with its board full, and the others as they begin; what is said of each."""
CHOICES: Final = 10


@contextmanager
def browsing() -> Iterator[Any]:
    """A browser of its own, or nothing where there is none."""
    path = chromium.found()
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        path = None
    if path is None:
        yield None
        return
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*chromium.ARGUMENTS])
        yield browser
        browser.close()


def measure(rounds: int, moves: int = MOVES) -> list[Cost]:
    """Nothing where there is no browser."""
    with browsing() as browser, serving() as process:
        if browser is None:
            return []
        home = f"http://127.0.0.1:{process.port}/"
        # first of all: whoever comes too often is told so on the page, and that moves it
        shifts = _shifts(browser, home)
        return [
            *_first_views(browser, home, rounds),
            *_choices(browser, home, rounds),
            *shifts,
            *_scripts(browser, home),
            *_memory(browser, home, moves),
        ]


def _first_views(browser: Any, home: str, rounds: int) -> list[Cost]:
    """Until today's adventures with their pictures and all games are seen."""
    cold, warm = [], []
    for _ in range(rounds):
        page = _come(browser, home)
        cold.append(page.evaluate(in_page.SEEN))
        for _ in range(2):  # the second time everything that is kept has been kept
            page.goto("about:blank")
            page.goto(home)
            again = page.evaluate(in_page.SEEN)
        warm.append(again)
        page.context.close()
    return [
        Cost("bench-home-cold", median(cold), COLD_MS),
        Cost("bench-home-warm", median(warm), WARM_MS),
    ]


def _choices(browser: Any, home: str, rounds: int) -> list[Cost]:
    """From a press to the picture of what came of it; the frames of what moves then. Beside each
    the work of the page alone, which neighbours on this machine do not lengthen."""
    costs: list[list[Cost]] = []
    for table, (choice, working, frame, task) in TABLES.items():
        taken, work, frames, tasks = list[float](), list[float](), list[float](), list[float]()
        for _ in range(rounds):
            page = _sit_down(browser, home, table)
            browser.start_tracing(page=page, categories=list(traced.CATEGORIES))
            taken += page.evaluate(in_page.CHOOSE, CHOICES)["taken"]
            seen = traced.read(browser.stop_tracing())
            work += seen.choices
            tasks += seen.moving
            page.context.close()
            page = _sit_down(browser, home, table)
            slow = page.context.new_cdp_session(page)
            slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
            frames += page.evaluate(in_page.CHOOSE, CHOICES)["frames"]
            page.context.close()
        costs.append(
            [
                Cost(choice, median(taken), CHOICE_MS),
                Cost(working, median(work), CHOICE_MS),
                Cost(frame, max(frames), FRAME_MS),
                Cost(task, SLOWDOWN * max(tasks), FRAME_MS),
            ]
        )
    return [cost for kind in zip(*costs, strict=True) for cost in kind]


def _sit_down(browser: Any, home: str, table: str) -> Any:
    page = _come(browser, home)
    if table == "full":
        _lay(page, home, full_board())
    else:
        _start(page, table)
    return page


def _shifts(browser: Any, home: str) -> list[Cost]:
    """How much of the page has moved by itself, in thousandths of it, at most."""
    page = _come(browser, home)
    page.evaluate(in_page.SEEN)
    costs = [Cost("bench-shift-home", 1000 * page.evaluate(in_page.SHIFTED), SHIFT)]
    worst = 0.0
    for game in GAMES:
        page.goto(home)
        _start(page, game)
        page.reload()
        page.locator(".felt[aria-busy=false]").wait_for()
        worst = max(worst, 1000 * page.evaluate(in_page.SHIFTED))
    page.context.close()
    return [*costs, Cost("bench-shift-table", worst, SHIFT)]


def _scripts(browser: Any, home: str) -> list[Cost]:
    """The scripts of home and of every table together, packed as they come over the line."""
    page = _come(browser, home)
    scripts: set[str] = set()
    page.on(
        "request",
        lambda request: scripts.add(request.url) if request.resource_type == "script" else None,
    )
    for game in GAMES:
        page.goto(home)
        _start(page, game)
        page.evaluate(in_page.CHOOSE, 1)
    page.context.close()
    own = total = 0
    with httpx.Client() as line:
        for url in scripts:
            with line.stream("GET", url) as answer:
                weight = len(b"".join(answer.iter_raw()))
            total += weight
            own += 0 if urlsplit(url).path.startswith("/vendor/") else weight
    return [
        Cost("bench-scripts-own", own / 1000, OWN_KB),
        Cost("bench-scripts-all", total / 1000, ALL_KB),
    ]


def _memory(browser: Any, home: str, moves: int) -> list[Cost]:
    """One tab in which match after match is played: megabytes at the start, in the middle, at the
    end."""
    page = _come(browser, home)
    devtools = page.context.new_cdp_session(page)
    made, read = 0, [0.0]
    for mark in (moves // 10, moves // 2, moves):
        while made < mark:
            for game in GAMES:
                _start(page, game)
                made += page.evaluate(in_page.CHOOSE, 40)["made"]
                page.evaluate("() => { location.hash = '#/'; }")
        page.locator(".uncut li").first.wait_for()
        devtools.send("HeapProfiler.collectGarbage")
        used = devtools.send("Runtime.getHeapUsage")["usedSize"]
        read.append(used / 1e6)
    page.context.close()
    _, start, middle, end = read
    return [
        Cost("bench-heap-start", start, 2 * start),
        Cost("bench-heap-middle", middle, 2 * start),
        Cost("bench-heap-end", end, FLAT * max(start, middle)),
    ]


def _come(browser: Any, home: str) -> Any:
    """Somebody new, whose page remembers what moved by itself from the beginning."""
    context = browser.new_context(**DESK)
    context.set_default_timeout(60_000)
    context.add_init_script(in_page.WATCH)
    page = context.new_page()
    page.goto(home)
    return page


def _start(page: Any, game: str) -> None:
    """A new match from the game's stamp at home, against quick programs."""
    stamp = page.get_by_role("article", name=game.capitalize())
    stamp.locator("details.options").evaluate("one => { one.open = true; }")
    if (programs := stamp.get_by_label("Programs play")).count():
        programs.select_option("easy")
    stamp.get_by_role("button", name=GAMES[game], exact=True).click()
    page.locator(".felt[aria-busy=false]").wait_for()
    page.locator("#slip button.offer").first.wait_for()


def _lay(page: Any, home: str, record: str) -> None:
    """A saved match on the table."""
    made = page.evaluate(in_page.GO_ON, record)
    page.goto(f"{home}#/match/{made}")
    page.reload()
    page.locator(".felt[aria-busy=false]").wait_for()
    page.locator("#slip button.offer").first.wait_for()


def show(console: Console, costs: list[Cost]) -> None:
    if costs:
        report.show_steps(console, "bench-browser", costs)
    else:
        console.print(report.own_words().say("bench-no-browser"))


def main(*, rounds: int = 3, moves: int = MOVES) -> None:
    """Measure the pages in a browser.

    Parameters
    ----------
    rounds
        How often each part is measured.
    moves
        Over how many choices the memory is watched.
    """
    show(Console(), measure(rounds, moves))


if __name__ == "__main__":
    run(main)
