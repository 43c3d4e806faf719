"""What was in play when Plan ended."""

from __future__ import annotations

from msgspec import Struct


class Counts(Struct, frozen=True):
    """The enemy's Modifier looks at this (ruling A5)."""

    elements: tuple[tuple[str, int], ...] = ()
    banners: tuple[int, int] = (0, 0)
    cards: int = 0
