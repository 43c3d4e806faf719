"""A game of each as a film strip: `PYTHONPATH=tests python -m browser.film` makes docs/play/film
anew, of all games or of those that are named behind it."""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import sync_playwright

from browser.conftest import ARGUMENTS, CHROMIUM
from browser.looks import DESK
from browser.moments import MATCHES, come, finish, known_server, lay, played
from browser.visitor import Visitor
from house.files import ROOT

FOLDER: Final = ROOT / "docs" / "play" / "film"
COLUMNS, ROWS = 3, 4
FRAME: Final = (480, 300)
GAP: Final = 6
COLOURS: Final = 128
FELT: Final = "#1E2D28"


def strip(visitor: Visitor, game: str) -> Image.Image:
    """From the first choice to the end, in even steps."""
    wide, high = FRAME
    sheet = Image.new("RGB", (COLUMNS * (wide + GAP) + GAP, ROWS * (high + GAP) + GAP), FELT)
    last = COLUMNS * ROWS - 1
    for number in range(last + 1):
        if number < last:
            lay(visitor, played(game).at(number / last))
        else:
            finish(visitor, game)
        frame = Image.open(io.BytesIO(visitor.page.screenshot())).convert("RGB")
        row, column = divmod(number, COLUMNS)
        small = frame.resize(FRAME, Image.Resampling.LANCZOS)
        sheet.paste(small, (GAP + column * (wide + GAP), GAP + row * (high + GAP)))
    return sheet


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        with known_server(Path(folder)) as server:
            visitor = come(browser, server, **DESK)
            for game in sys.argv[1:] or MATCHES:
                path = FOLDER / f"{game}.png"
                strip(visitor, game).quantize(COLOURS).save(path, optimize=True)
                print(game, path.stat().st_size // 1000, "kB", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
