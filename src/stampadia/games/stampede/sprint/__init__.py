"""Stampede as flat rows of small whole numbers, for playing on in the mind: the same rules,
choices and chance as the position's, step by step, and faster by far where they are compiled
(`stampadia.workbench.compiled`). What happened is not noted, so a row has no view and no events."""

from __future__ import annotations

from typing import Final

SOURCES: Final = (
    "stampadia.games.stampede",
    "stampadia.games.stampede.sprint",
    "stampadia.workbench",
)
"""The packages that the machine code is made of."""
