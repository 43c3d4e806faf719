"""The pictures of the docs: `python -m browser.screens`, with tests/ on the path, draws them anew.

Each shows a real match after some choices; luck is the server's, so no two drawings are the same.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any, Final

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
MATCHES: Final = {
    # what is pressed at home, so many choices, and what is pressed on the table then
    "Chronicles": ("Play Chronicles", 9, ""),
    "Travelers": ("Play Travelers", 3, ".hand .slip-card.m-legal"),
    "Generals": ("Play Generals", 9, ".hands .card.m-legal"),
    "Stampede": ("Play with programs", 12, ""),
}


def draw(visitor: Visitor, name: str) -> None:
    visitor.page.wait_for_function("[...document.images].every((one) => one.complete)")
    visitor.page.wait_for_timeout(500)  # what slides has arrived
    visitor.page.screenshot(path=FOLDER / f"{name}.png")
    print(name)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
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
                context = browser.new_context(**({"locale": "en-GB"} | how))
                visitor = Visitor(context, server.port)
                draw(visitor, f"home{look}")
                if look != "-it":
                    for game, (button, choices, then) in MATCHES.items():
                        visitor.page.goto(visitor.home)
                        visitor.start(game, button)
                        visitor.play("turns", choices)
                        if then and (there := visitor.page.locator(then)).count():
                            there.first.click()
                        draw(visitor, f"{game.lower()}{look}")
                context.close()
        browser.close()


if __name__ == "__main__":
    main()
