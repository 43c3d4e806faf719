"""Pictures of faces as they were when somebody last looked at them.

Where a look is changed on purpose, delete the picture, run the test twice, and look at the new one.
"""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

import pytest
from msgspec import Struct
from PIL import Image, ImageChops

from stampadia import press
from stampadia.press import Style

FOLDER = Path(__file__).parent / "goldens"
PPI = 72
BLOCK = 8
MEAN = 1.5
"""How far two pictures may be apart, of 255, on the whole."""
WORST = 24
"""And in any block of pixels: a letter that moved is more."""


def drawn(
    face: Struct, game: str, style: Style, *, paper: str = "", ppi: float = PPI
) -> Image.Image:
    return Image.open(BytesIO(press.png(face, game, style, paper, ppi=ppi))).convert("RGB")


def beside(pictures: Iterable[Image.Image]) -> Image.Image:
    """All of them in one row."""
    found = list(pictures)
    whole = Image.new("RGB", (sum(one.width for one in found), max(one.height for one in found)))
    left = 0
    for one in found:
        whole.paste(one, (left, 0))
        left += one.width
    return whole


def differences(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """On the whole, and in the worst block."""
    assert one.size == other.size
    apart = ImageChops.difference(one, other).convert("L")
    size = (-(-one.width // BLOCK), -(-one.height // BLOCK))
    blocks = list(apart.resize(size, Image.Resampling.BOX).tobytes())
    return sum(blocks) / len(blocks), float(max(blocks))


def assert_as_before(picture: Image.Image, name: str) -> None:
    path = FOLDER / f"{name}.png"
    if not path.exists():
        FOLDER.mkdir(exist_ok=True)
        picture.quantize(128).save(path, optimize=True)
        pytest.fail(f"{path} was not there; look at it")
    mean, worst = differences(picture, Image.open(path).convert("RGB"))
    assert mean <= MEAN and worst <= WORST, (name, mean, worst)
