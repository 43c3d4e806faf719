"""What reading notation has in common in all games."""

from __future__ import annotations

from typing import Final

from stampadia.kernel.errors import BadNotation

LONGEST: Final = 200
"""Longer texts are no notation; they are not even looked at."""


def plain_text(text: str) -> str:
    """A typed choice in lower case and single spaces. It comes back in messages, so nothing in it
    may steer a terminal."""
    if len(text) > LONGEST:
        raise BadNotation("notation-too-long", most=LONGEST)
    words = " ".join(text.casefold().split())
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in words)
