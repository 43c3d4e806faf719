"""The main screens look as they did, but for a tolerance: home, the tables, an end, the press, the
workshop, on a desk and on a phone, by both lamps."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser, Playwright

from browser.conftest import ARGUMENTS, CHROMIUM
from browser.looks import FOLDER, LAMPS, SCREENS, SIZES, apart, kept, show, taken
from browser.moments import come, known_server
from examples import DEEP
from server.served import Server

pytestmark = [pytest.mark.xdist_group("pages"), pytest.mark.deep]

TOLERANCE = 0.02
"""Of the picture; a line of text that is gone is about as much."""
OFTEN = {("desk", "light"), ("phone", "dark")}
LOOKS = [(size, lamp) for size in SIZES for lamp in LAMPS if DEEP or (size, lamp) in OFTEN]


@pytest.fixture(scope="module")
def painter(playwright: Playwright) -> Iterator[Browser]:
    """A browser that paints: the usual one has no room for pixels."""
    found = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
    yield found
    found.close()


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with known_server(tmp_path_factory.mktemp("known")) as server:
        yield server


@pytest.mark.parametrize(("size", "lamp"), LOOKS)
def test_the_main_screens_look_as_they_did(
    painter: Browser, known: Server, tmp_path: Path, size: str, lamp: str
) -> None:
    ada = come(painter, known, color_scheme=lamp, **SIZES[size])
    changed = {}
    for screen in SCREENS:
        show(ada, screen)
        seen = taken(ada)
        with Image.open(kept(screen, size, lamp)) as before:
            share = apart(seen, before.convert("RGB"))
        if share > TOLERANCE:
            seen.save(tmp_path / f"{screen}.png")
            changed[screen] = round(share, 3)
    ada.context.close()
    ada.settle()
    assert changed == {}, f"as they are now: {tmp_path}; anew: python -m browser.looks"


def test_what_has_moved_is_noticed() -> None:
    with Image.open(kept("stampede", "desk", "light")) as before:
        one = before.convert("RGB")
    moved = Image.new("RGB", one.size)
    moved.paste(one, (0, 8))
    assert apart(one, one) == 0
    assert apart(one, moved) > TOLERANCE
    assert {path.stem for path in FOLDER.glob("*.png")} == {
        kept(screen, size, lamp).stem for screen in SCREENS for size in SIZES for lamp in LAMPS
    }
