"""The four Elements' colours, for all games that have them."""

from __future__ import annotations

from typing import Final

from stampadia.kernel.coach import Spot

ELEMENTS: Final = {
    "element-fire": Spot("#F2955A", "#A13F00"),
    "element-air": Spot("#B7C4CF", "#46535E"),
    "element-water": Spot("#7DB9EA", "#0B5890"),
    "element-earth": Spot("#5CC79C", "#00623F"),
}
