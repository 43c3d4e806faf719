"""What a game gives to be printed: cards with two sides, and whole pages.

The press draws any of it: a face is a frozen Struct that says what stands on one side, and the
game's look says how it is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct, structs

CARD_MM: Final = (63.5, 88.0)


class Card(Struct, frozen=True):
    """Both sides of a card."""

    name: str
    """For files and outlines; it tells nothing that the card hides."""
    front: Struct
    back: Struct | None = None
    copies: int = 1


class Page(Struct, frozen=True):
    """A whole page."""

    name: str
    face: Struct


class Printed(Struct, frozen=True, kw_only=True):
    """All that one wish comes to on paper."""

    game: str
    title: str
    language: str
    cards: tuple[Card, ...] = ()
    pages: tuple[Page, ...] = ()
    card_mm: tuple[float, float] = CARD_MM
    code: str = ""
    """Opens the same adventure at any table; nothing where there is none."""
    serial: str = ""
    date: str = ""
    notes: tuple[str, ...] = ()
    """Sentences to tell whoever prints it."""


def joined(jobs: Sequence[Printed], title: str) -> Printed:
    """Several jobs of one game as one: all cards, then all pages, each in their order. A code or a
    date of one of them would be none of the others'."""
    first = jobs[0]
    if len(jobs) == 1:
        return first
    return structs.replace(
        first,
        title=title,
        cards=tuple(card for job in jobs for card in job.cards),
        pages=tuple(page for job in jobs for page in job.pages),
        notes=tuple(dict.fromkeys(note for job in jobs for note in job.notes)),
        code="",
        serial="",
        date="",
    )
