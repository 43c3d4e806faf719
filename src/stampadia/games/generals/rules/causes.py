"""Whose text is carried out."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

NOWHERE: Final = (0, -9)
"""Where an event stands: with the player, but on no column."""


class Cause(Struct, frozen=True):
    """Whose text is carried out: the card, the unit it speaks for, and how often its condition
    was met."""

    face: int
    part: str = ""
    owner: int = -1
    """The owner unit's serial; -1 when an event or a place speaks."""
    that: int = -1
    """The serial of the unit spoken of."""
    x: int = 1
    this: int = -1
    """The serial of "this Unit", where it is not the owner: banners and front skills speak of
    the unit they affect, events of the unit whose moment it is."""
    at: tuple[int, int] = NOWHERE
    """Where the owner stood when the text began: it keeps its side when its unit is gone."""


class ApplyByHand(Struct, frozen=True):
    """Instead of ops, for a text that only people understand: they carry it out by hand."""

    def __repr__(self) -> str:
        return "Unread()"  # as the digests of old records have it
