"""The sheets that come with the game."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from stampadia.games.chronicles.content import PACKAGE, Sheet
from stampadia.games.chronicles.sheet_file import Reading, read_bytes, usable

FIRST_DAY: Final = "first-day"
"""The adventure to begin with, written by hand."""
HOUSE_SHEETS: Final = (FIRST_DAY,)


def read_house_sheet(name: str) -> Reading:
    data = files(PACKAGE).joinpath("content", f"{name}.json").read_bytes()
    return read_bytes(data, name)


@cache
def house_sheet(name: str = FIRST_DAY) -> Sheet:
    return usable(read_house_sheet(name))
