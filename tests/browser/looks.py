"""The main screens as pictures: `PYTHONPATH=tests python -m browser.looks` draws anew what
test_looks.py compares with, after a change that is meant to be seen: all screens, or those that are
named behind it."""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from PIL import Image, ImageChops
from playwright.sync_api import sync_playwright

from browser.conftest import ARGUMENTS, CHROMIUM, PHONE
from browser.moments import MATCHES, come, finish, known_server, lay, played, whole
from browser.visitor import Visitor

FOLDER: Final = Path(__file__).parent / "looks"
DESK: Final = {"viewport": {"width": 1440, "height": 900}}
SCREENS: Final = ("home", *MATCHES, "end", "print", "workshop")
SIZES: Final[dict[str, dict[str, Any]]] = {"desk": DESK, "phone": PHONE}
LAMPS: Final = ("light", "dark")
SMALLER: Final = 3
"""Kept at a third of the size: enough to see that something has moved or changed its colour."""
COLOURS: Final = 48
TOLD_APART: Final = 40
"""Levels of 255; below it are the edges of letters, and what few colours cost."""


def show(visitor: Visitor, screen: str, share: float = 0.5) -> None:
    """One of the screens, whole; of a match the moment after this share of it."""
    page = visitor.page
    if screen in MATCHES:
        lay(visitor, played(screen).at(share))
        return
    if screen == "end":
        finish(visitor, "chronicles")
        return
    page.goto("about:blank")
    if screen == "workshop":
        page.goto(f"{visitor.home}#/workshop/generals")
        page.locator("textarea, .btn.go").first.wait_for()
        if not page.locator("textarea").count():
            page.locator(".btn.go").first.click()
        page.locator(".drawn img").wait_for()
    else:
        page.goto(visitor.home)
        page.locator(".stamps article").first.wait_for()
        page.locator(".month .day.now").wait_for()
        page.locator(".boards button.box").first.wait_for()  # comes after the rest
    if screen == "print":
        page.locator(".uncut li").last.locator(".btn:not(.go)").click()
        page.locator(".forme img").wait_for()
        page.locator("dialog figcaption").wait_for()
    whole(visitor)


def taken(visitor: Visitor) -> Image.Image:
    """What is seen now, as small as it is kept."""
    drawn = Image.open(io.BytesIO(visitor.page.screenshot(caret="hide"))).convert("RGB")
    width, height = drawn.size
    return drawn.resize((width // SMALLER, height // SMALLER), Image.Resampling.BOX)


def kept(screen: str, size: str, lamp: str) -> Path:
    return FOLDER / f"{screen}-{size}-{lamp}.png"


def apart(one: Image.Image, other: Image.Image) -> float:
    """The share of the picture that anybody would see is not the same."""
    if one.size != other.size:
        return 1.0
    levels = ImageChops.difference(one.convert("L"), other.convert("L")).histogram()
    return sum(levels[TOLD_APART:]) / (one.width * one.height)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        with known_server(Path(folder)) as server:
            for size, like in SIZES.items():
                for lamp in LAMPS:
                    visitor = come(browser, server, color_scheme=lamp, **like)
                    for screen in sys.argv[1:] or SCREENS:
                        show(visitor, screen)
                        picture = taken(visitor).quantize(COLOURS)
                        picture.save(kept(screen, size, lamp), optimize=True)
                        print(screen, size, lamp, flush=True)
                    visitor.context.close()
        browser.close()


if __name__ == "__main__":
    main()
