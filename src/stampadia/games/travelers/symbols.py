"""The symbols of rooms, as a terminal shows them."""

from __future__ import annotations

from typing import Final

from stampadia.games.travelers.content import Glyph
from stampadia.games.travelers.view import TravelersView

_GLYPHS: Final[dict[Glyph, str]] = {
    "crown": "♛",
    "key": "☥",
    "flame": "✺",
    "feather": "✑",
    "bell": "♪",
    "hand": "☛",
}
_ARROWS: Final = "↑→↓←"


def symbol(glyph: Glyph, turn: int) -> str:
    """Symbols with different orientations are different symbols."""
    return f"{_GLYPHS[glyph]}{_ARROWS[turn]}"


def place_symbol(view: TravelersView, place: str) -> str:
    """A room by its symbol, as the Index Cards name it; a half of a World by its code."""
    shown = view.dungeon.symbols.get(place) if view.dungeon is not None else None
    return place if shown is None else symbol(*shown)
