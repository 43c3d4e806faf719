"""The boxes of the printed faces, in millimetres, with font and size.

A slip is 64 x 89 mm, its border 60 x 85, a half 42.5 high. There are two measures. What a text may
be at most is measured in plain words, the icons spelled out: that is what sets are made and checked
by. Where it is set, icons stand for words and type is as large as they allow: `plans` says where
each text of a face stands.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from stampadia.workbench.faces import Style
from stampadia.workbench.lettering import MM_PER_POINT, Box, FontName, stepped

SLIP_MM: Final = (64.0, 89.0)
LARGE_SLIP_MM: Final = (96.0, 133.5)
"""In large print, half as large again: 7.5 points become 11."""
BORDER_MM: Final = (60.0, 85.0)
HALF_MM: Final = 42.5

# What a text may be, in plain words

NAME: Final = Box(width_mm=40, lines=1, size_pt=8.5)
ONE_ABILITY: Final = Box(width_mm=52, lines=3, size_pt=7)
TWO_ABILITIES: Final = Box(width_mm=52, lines=2, size_pt=7)
"""Each of them."""
EXHAUST: Final = Box(width_mm=44, lines=2, size_pt=7)
CLASS: Final = Box(width_mm=52, lines=1, size_pt=14)
DESCRIPTION: Final = Box(width_mm=52, lines=2, size_pt=7)
"""On the Status Card."""

WORLD_TITLE: Final = Box(width_mm=46, lines=1, size_pt=8.5)
ALONE: Final = Box(width_mm=54, lines=10, size_pt=7)
"""Under a title, where no enemy stands."""
BESIDE_ENEMY: Final = Box(width_mm=54, lines=3, size_pt=7)
"""Above it, and below it."""
SCROLL: Final = Box(width_mm=30, lines=3, size_pt=7)

ENTRY: Final = Box(width_mm=52, lines=5, size_pt=7)
"""Of an Index Card: five lines of 7 pt on 7.7 pt are 13.6 mm; six entries fill a card of 85 mm."""
ADVENTURE_TITLE: Final = Box(width_mm=54, lines=1, size_pt=8.5)

# Where it is set


class Step(Struct, frozen=True):
    """A size of type, and how far its lines are from each other, in type sizes."""

    size_pt: float
    line_em: float = 1.1

    def high_mm(self, lines: int, paragraphs: int = 1) -> float:
        """So many lines; two paragraphs are a little farther from each other."""
        ems = (lines - 1) * self.line_em + _FIRST_LINE_EM + (paragraphs - 1) * _PARAGRAPH_EM
        return ems * self.size_pt * MM_PER_POINT if lines else 0.0

    def lines_in(self, high_mm: float, paragraphs: int = 1) -> int:
        ems = high_mm / (self.size_pt * MM_PER_POINT) - (paragraphs - 1) * _PARAGRAPH_EM
        return int((ems - _FIRST_LINE_EM) / self.line_em + 1 + 1e-9)


class Spot(Struct, frozen=True):
    """A place for text."""

    x: float
    y: float
    width: float
    height: float
    size_pt: float
    line_em: float = 1.1


_FIRST_LINE_EM: Final = 0.98
_PARAGRAPH_EM: Final = 0.2
TIGHT: Final = 1.0

CODE: Final = Box(BORDER_MM[1], 1, 6, "AtkinsonHyperlegible-Regular")
"""Along the right edge."""
CODE_X: Final = 62.05
CODE_FROM_MM: Final = (4.0, 86.0)
"""Between these; turned a quarter to the right, downwards."""
STATS: Final = ("level", "attack", "defense")
ARC_MM: Final = 5.1
"""Half of a door with its stones."""
GLUED: Final = re.compile(r"(?<=[\ue000-\ue0ff]) (?=[−+]\d)")
"""A sign and the figure that it is changed by never part."""

SPHERE: Final = Box(6.8, 1, 11, "Grenze-Bold", "center")
VALUE: Final = Box(8.4, 1, 15, "Grenze-Bold", "center")
VALUE_AT: Final = (50.9, 0.9)
SET_NAME: Final = (
    *(Box(40.6, 1, size, "Grenze-SemiBold") for size in (12, 11, 10, 9, 8.5)),
    Box(40.6, 2, 8.5, "Grenze-SemiBold"),
)
NAME_AT: Final = (9.4, 0.75)
NAME_LINE_MM: Final = 3.8
SET_EXHAUST: Final = tuple(
    Box(40.6, lines, size) for lines, size in ((1, 8.5), (1, 7.75), (2, 7.5), (3, 7.5))
)
"""Below the name, between the Element and the Card Value: what a Strain shows."""
STRIP_MM: Final = 9.9
BELOW_STRIP_MM: Final = 0.6
SPHERE_X: Final = 1.5
ABILITY_X: Final = 9.4
ABILITY_MM: Final = 40.4
LEAST_PICTURE_MM: Final = 13.2
"""What the abilities should leave of their half."""
ABILITY_STEPS: Final = (Step(10), Step(8.5), Step(7.75), Step(7.5), Step(7.5, TIGHT))
AROUND_ABILITY_MM: Final = 1.4
LEAST_ABILITY_MM: Final = 8.1

CLASS_AT: Final = (2.5, 1.4)
SET_CLASS: Final = tuple(Box(47, 1, size, "Cinzel-Bold") for size in (14, 12, 10, 8.5))
SET_DESCRIPTION: Final = stepped(
    47, 6.6, (8.5, 7.75, 7.5), line_em=0.98, leading_em=0.12, font="Alegreya-Italic"
)
DESCRIPTION_AT: Final = (2.5, 7.2)
TWIN: Final = (
    *(Box(29.6, 1, size, "AtkinsonHyperlegible-Regular", "right") for size in (9, 8.5, 8, 7.5)),
    Box(29.6, 2, 7, "AtkinsonHyperlegible-Regular", "right"),
    Box(29.6, 3, 6, "AtkinsonHyperlegible-Regular", "right"),
)
"""The code that opens the same adventure, beside the end of the Attack track."""
TWIN_AT: Final = (27.9, 54.0)
TWIN_MM: Final = 7.0
TRACK: Final = Box(24, 1, 7.5, "AlegreyaSC-Bold")
BESIDE_TRACK: Final = Box(9.1, 1, 7.5, "AlegreyaSC-Bold")
"""Of Level and Mana, whose names stand before their rows."""
TRACK_NUMBER: Final = Box(5.5, 1, 8.5, "Grenze-SemiBold", "center")

SIDE: Final = Box(8, 1, 9, "Grenze-Bold", "center")
"""The code of a half or of a room, in its diamond."""
SET_TITLE: Final = tuple(Box(46.9, 1, size, "Grenze-SemiBold") for size in (12, 10, 8.5, 7.5))
TITLE_AT: Final = (10.6, 0.5)
TITLE_MM: Final = 6.7
"""Above the rule."""
TEXT_MM: Final = 54.0
WIDEST_TEXT_MM: Final = 57.0
"""Of the smallest type."""
TEXT_STEPS: Final = (Step(8.5), Step(7.75), Step(7.5), Step(7.5, TIGHT))
SMALLEST: Final = Step(7, TIGHT)
"""Only where nothing else holds a text: no set of ours needs it."""
TEXT_TOP_MM: Final = 8.0
TEXT_BOTTOM_MM: Final = 42.1
BAND_MM: Final = 14.6
"""The picture with an enemy, with three cells at its right and three tabs at its left."""
BAND_Y: Final = 17.4
"""The same on all halves, so that neighbours join; it gives way only to texts that are too long."""
AROUND_BAND_MM: Final = 0.3
GOOD_PICTURE_MM: Final = 12.5
LEAST_PICTURE_ALONE_MM: Final = 6.0
SCROLLS: Final = ((22.9, 25.2), (17.9, 30.2), (13.9, 34.2))
"""Where a scroll begins and how wide it is; a wider one hides more of the picture."""
SCROLL_STEPS: Final = (Step(8.5, TIGHT), Step(7.75, TIGHT), Step(7, 0.98))
"""The smallest type of all texts stands here: a Modifier has no other place."""
SCROLL_MM: Final = 13.2
IN_SCROLL_MM: Final = 0.6
FIGURE: Final = Box(5.2, 1, 12, "Grenze-Bold", "center")
BONUS: Final = Box(5.2, 1, 10.5, "Grenze-Bold", "center")

CELL_MM: Final = 14.1
"""Of a room: four across and six down."""
DOOR: Final = Box(CELL_MM, 1, 8.5, "Grenze-Bold", "center")
"""A room's code under a stone arc."""
ENTRY_X: Final = 11.3
ENTRY_MM: Final = 47.6
LAST_ENTRY_MM: Final = 44.4
"""Beside the page's number."""
ENTRY_STEPS: Final = (
    *(Step(8.5), Step(7.75), Step(7.5), Step(7.5, TIGHT)),
    *(SMALLEST, Step(SMALLEST.size_pt, 0.93)),
)
LEAST_ENTRY_HIGH_MM: Final = 12.0
COMPACT_MM: Final = 2.0
"""What each row gains in both directions at the smallest size, where symbols are smaller, too."""
AROUND_ENTRY_MM: Final = 1.3

READING_STEP: Final = Step(11, 1.25)
READING_COLUMN_MM: Final = (89.0, 232.0)
"""Two stand on a page of large type, on every paper."""
READING_HEAD_MM: Final = 6.4
READING_GAP_MM: Final = 2.2
READING_FONTS: Final[Mapping[Style, FontName]] = {
    "": "AtkinsonHyperlegible-Regular",
    "bold": "AtkinsonHyperlegible-Bold",
    "italic": "AtkinsonHyperlegible-Italic",
}

ICON_EMS: Final = {"box": 1.15, "code": 1.45, "banner-1": 0.6, "banner-2": 0.6}
SYMBOL_EM: Final = 0.96
STAR_EM: Final = 0.55
POINTER_EM: Final = 0.7
"""Before an instruction."""
