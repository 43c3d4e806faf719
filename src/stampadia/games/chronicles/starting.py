"""A small sheet to begin with: four rooms, a fight, an item to buy and something to bring home."""

from __future__ import annotations

from msgspec import structs

from stampadia.games.chronicles.instructions import Text
from stampadia.games.chronicles.sheet_file import read_house_sheet, usable, write_sheet

NEW_SHEET = "new-sheet"


def starting_sheet(serial: str, language: str) -> str:
    """Its file, in one language: a second one can be added text by text."""
    sheet = usable(read_house_sheet(NEW_SHEET))
    title = Text(**{language: sheet.title.in_language(language)})
    return write_sheet(structs.replace(sheet, serial=serial, title=title))
