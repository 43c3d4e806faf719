"""How Generals' table is drawn."""

from __future__ import annotations

from typing import Final

from stampadia.terminal.draw.pieces import ELEMENTS

COLOURS: Final = ELEMENTS
