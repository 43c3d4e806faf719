"""Texts that are being read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position

READING: Final = "reading"
"""The name of the step that holds what is still to be read."""


def stop_reading(position: Position) -> None:
    """The rest of the text is not read, nor what its sentence still wanted."""
    while position.agenda.pop().name != READING:
        pass
