"""How much ink a page takes, from the page as it is rendered."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from io import BytesIO
from typing import Final

PROOF_PPI: Final = 36.0
"""Pixels that are smaller than a letter are averages already: the mean stays the same."""


def coverage(page: bytes) -> float:
    """The share of a page, a PNG, that ink covers: 0 for white paper, 1 for solid black or solid
    colour. What is grey or pale counts for as much of its area as its dots cover."""
    from PIL import Image, ImageChops, ImageStat

    with Image.open(BytesIO(page)) as picture:
        darkest = reduce(ImageChops.darker, picture.convert("RGB").split())
    return 1 - ImageStat.Stat(darkest).mean[0] / 255


def coverages(pages: Iterable[bytes]) -> tuple[float, ...]:
    return tuple(map(coverage, pages))
