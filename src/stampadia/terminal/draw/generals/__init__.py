"""How Generals' table is drawn."""

from __future__ import annotations

from typing import Final

from stampadia.terminal.draw.elements import ELEMENTS

COLOURS: Final = ELEMENTS
