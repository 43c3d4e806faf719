"""What the pictures of the rules booklet show: the sheet that comes with the game."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from stampadia.games.chronicles.adventures import ADVENTURES
from stampadia.games.chronicles.faces import sheet_face
from stampadia.words import words

PAGES: Final = 12
SHEET: Final = "first-day"


def figures(language: str, ink: str) -> dict[str, Any]:  # noqa: ARG001
    prepared = ADVENTURES.own(SHEET)
    assert prepared is not None
    shown: dict[str, Any] = msgspec.to_builtins(sheet_face(prepared.sheet, words(language)))
    return shown
