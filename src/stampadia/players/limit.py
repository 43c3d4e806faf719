"""How long programs may play one game, whatever its rules say.

A rule book may know games that never end, and people stop when they like. A program is stopped:
its game is then *unfinished*, which is neither a win nor a loss, and is counted by itself.
"""

from __future__ import annotations

from typing import Final

from stampadia.kernel.position import Position

LONGEST: Final = 500
"""Turns."""
MOST_DECISIONS: Final = 10_000
"""For a game whose turns are long, or are not counted."""


def is_too_long(position: Position, decisions: int, longest: int = LONGEST) -> bool:
    return position.turn > longest or decisions >= MOST_DECISIONS
