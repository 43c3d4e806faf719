"""The colours of people at a table, each with a shape of its own for whoever sees no colour."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

SIGNS: Final = {
    "red": "●", "blue": "■", "green": "▲", "ochre": "◆", "violet": "★", "black": "✚",
    "orange": "▼", "teal": "⬢", "pink": "♥", "brown": "♣", "grey": "⬟", "white": "○",
}  # fmt: skip
"""In the order in which they are given out."""


def free_colour(wish: str, taken: Collection[str]) -> str:
    """The wish if it is a colour that nobody has, else the next that is free; nothing at a table
    with more people than colours."""
    if wish in SIGNS and wish not in taken:
        return wish
    return next((colour for colour in SIGNS if colour not in taken), "")
