"""The pictures of the docs: `PYTHONPATH=tests python -m browser.screens` draws docs/play/screens
anew, all of them or those screens that are named behind it.

Matches, day and luck are known, so what has not changed is drawn as it was.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import sync_playwright

from browser.conftest import ARGUMENTS, CHROMIUM, PHONE
from browser.looks import DESK, SCREENS, show
from browser.moments import MATCHES, come, known_server, whole
from browser.visitor import Visitor
from house.files import ROOT

FOLDER: Final = ROOT / "docs" / "play" / "screens"
TABLET: Final[dict[str, Any]] = {
    "viewport": {"width": 820, "height": 1180},
    "has_touch": True,
    "is_mobile": True,
}
LOOKS: Final[dict[str, dict[str, Any]]] = {
    "": DESK,
    "-dark": DESK | {"color_scheme": "dark"},
    "-it": DESK | {"locale": "it-IT"},
    "-tablet": TABLET,
    "-tablet-it-dark": TABLET | {"locale": "it-IT", "color_scheme": "dark"},
    "-phone": PHONE,
    "-phone-it-dark": PHONE | {"locale": "it-IT", "color_scheme": "dark"},
}
ARCHIVES: Final = ("", "-it", "-phone")
"""Looks of which the archive is drawn too."""
MOMENTS: Final = {"-early": 0.12, "": 0.5, "-late": 0.9}
WHOLE: Final = ("", "-phone")
"""Looks of which all three moments are drawn; of the others the one in the middle."""
COLOURS: Final = 192
"""Enough for nine animals, each in an ink of its own, and half of the size."""


def draw(visitor: Visitor, name: str) -> None:
    drawn = Image.open(io.BytesIO(visitor.page.screenshot())).convert("RGB")
    drawn.quantize(COLOURS).save(FOLDER / f"{name}.png", optimize=True)
    print(name, flush=True)


def draw_one(visitor: Visitor, screen: str, look: str) -> None:
    page = visitor.page
    if screen in MATCHES:
        for moment, share in MOMENTS.items():
            if not moment or look in WHOLE:
                show(visitor, screen, share)
                draw(visitor, f"{screen}{moment}{look}")
        return
    show(visitor, "home" if screen == "archive" else screen)
    if screen == "end":
        page.locator(".small-run").click()
        page.locator("dialog .run").wait_for()
        whole(visitor)
    elif screen == "archive":
        page.locator(".month .day.now").click()
        page.locator(".chosen").scroll_into_view_if_needed()
    draw(visitor, f"{screen}{look}")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        with known_server(Path(folder)) as server:
            for look, like in LOOKS.items():
                visitor = come(browser, server, **like)
                usual = (*SCREENS, "archive") if look in ARCHIVES else SCREENS
                for screen in sys.argv[1:] or usual:
                    draw_one(visitor, screen, look)
                visitor.context.close()
        browser.close()


if __name__ == "__main__":
    main()
