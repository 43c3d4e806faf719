"""The places on the paper that words must fit."""

from __future__ import annotations

from typing import Final

from stampadia.kernel.lettering import Box

CELL: Final = Box(width_mm=80, lines=3, size_pt=7)
"""The third column of the Rooms Table; all lines of a room share it."""
ITEM: Final = Box(width_mm=66, lines=2, size_pt=7)
TITLE: Final = Box(width_mm=90, lines=1, size_pt=14)
