"""The pictures of the docs: `python -m browser.screens`, with tests/ on the path, draws them anew;
with `home` or `tables` behind it, only what lies around the tables, or only these.

Each shows a real match after some choices; luck is the server's, so no two drawings are the same.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import sync_playwright

from browser.conftest import CHROMIUM
from browser.visitor import Visitor
from house.files import ROOT
from server.served import serving

FOLDER: Final = ROOT / "docs" / "play" / "screens"
DESK: Final = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
COLOURS: Final = 200
"""Enough for ink on paper, and a third of the size."""
MATCHES: Final = {
    # what is pressed at home, so many choices, and what is pressed on the table then
    "Chronicles": ("Play Chronicles", 9, ""),
    "Travelers": ("Play Travelers", 3, ".hand .slip-card.m-legal"),
    "Generals": ("Play Generals", 9, ".hands .card.m-legal"),
    "Stampede": ("Play with programs", 12, ""),
}


def draw(visitor: Visitor, name: str) -> None:
    visitor.page.evaluate("() => Promise.all([...document.images].map((one) => one.decode()))")
    visitor.page.evaluate("() => scrollTo(0, 0)")
    visitor.page.wait_for_timeout(500)  # what slides has arrived
    path = FOLDER / f"{name}.png"
    visitor.page.screenshot(path=path)
    with Image.open(path) as drawn:
        drawn.convert("RGB").quantize(COLOURS).save(path, optimize=True)
    print(name)


def draw_home(visitor: Visitor, look: str) -> None:
    """A day played to its end, home with its result, a day of the archive, the press."""
    page = visitor.page
    today = page.locator(".uncut li")
    today.first.locator(".btn.go").click()
    visitor.offers.first.wait_for()
    visitor.play("first")
    page.locator(".small-run").click()
    page.locator(".board").wait_for()
    draw(visitor, f"end{look}")
    page.goto(visitor.home)
    page.locator(".month .dot.lost, .month .dot.won").first.wait_for()
    draw(visitor, f"home{look}")
    page.locator(".month .day.now").click()
    page.locator(".chosen").scroll_into_view_if_needed()
    draw(visitor, f"archive{look}")
    today.last.locator(".btn:not(.go)").click()
    page.locator(".forme img").wait_for()
    draw(visitor, f"print{look}")
    page.goto(visitor.home)


def draw_tables(visitor: Visitor, look: str) -> None:
    for game, (button, choices, then) in MATCHES.items():
        visitor.page.goto(visitor.home)
        visitor.start(game, button)
        visitor.play("turns", choices)
        if then and (there := visitor.page.locator(then)).count():
            there.first.click()
        draw(visitor, f"{game.lower()}{look}")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    wished = sys.argv[1:] or ["home", "tables"]
    looks: dict[str, dict[str, Any]] = {
        "": DESK,
        "-dark": DESK | {"color_scheme": "dark"},
        "-phone": PHONE,
        "-it": DESK | {"locale": "it-IT"},
    }
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        with serving(Path(folder)) as server:
            for look, how in looks.items():
                usual = {"locale": "en-GB", "service_workers": "block"}
                context = browser.new_context(**(usual | how))
                visitor = Visitor(context, server.port)
                if "home" in wished:
                    draw_home(visitor, look)
                if "tables" in wished and look != "-it":
                    draw_tables(visitor, look)
                context.close()
        browser.close()


if __name__ == "__main__":
    main()
