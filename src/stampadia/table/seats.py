"""Who sits on a seat: how people and programs are called there, and their colours."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

YOU: Final = "you"
"""A person; any other name is a program's."""
OPPONENT: Final = "search"
"""Who plays where nobody else was wished for."""
SIGNS: Final = {
    "red": "●", "blue": "■", "green": "▲", "ochre": "◆", "violet": "★", "black": "✚",
    "orange": "▼", "teal": "⬢", "pink": "♥", "brown": "♣", "grey": "⬟", "white": "○",
}  # fmt: skip
"""The colours in the order in which they are given out, each with a shape of its own for whoever
sees no colour."""


def free_colour(wish: str, taken: Collection[str]) -> str:
    """The wish if it is a colour that nobody has, else the next that is free; nothing at a table
    with more people than colours."""
    if wish in SIGNS and wish not in taken:
        return wish
    return next((colour for colour in SIGNS if colour not in taken), "")


def told_apart(names: Mapping[int, str]) -> dict[int, str]:
    """What people are called, by the number of their seat; two of one name are told apart by it."""
    same = [name.casefold() for name in names.values()]
    return {
        number: name if same.count(name.casefold()) == 1 else f"{name} {number}"
        for number, name in names.items()
    }
