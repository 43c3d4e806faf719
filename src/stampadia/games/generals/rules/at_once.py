"""When a step need not wait on the agenda."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position


def is_next(position: Position, depth: int) -> bool:
    """Whether a step that belongs on the agenda at `depth` would be the very next thing to happen:
    nothing has been put above it, and the deck needs no shuffle first (rulings B5, B6). Then it
    may be taken at once, where the units it is about are still known; all that follows is the
    same, and most attacks are over before anything had to wait."""
    return len(position.agenda) == depth and bool(position.pile or not position.discard)
