"""A small set to begin with: complete, with sentences that can be changed one by one."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

from stampadia.games.travelers.content import PACKAGE
from stampadia.games.travelers.set_format import LONGEST_SERIAL

SERIAL: Final = "SOUP-1"
"""What the set is called before it has a name of its own."""


def starting_text(serial: str, language: str) -> str:
    """The file, with its sentences in this language; titles are in both, as always."""
    name = f"starting-set.{language}.json"
    text = files(PACKAGE).joinpath("content", name).read_text("utf-8")
    return text.replace(f'"{SERIAL}"', f'"{serial}"')


def serial_from(name: str) -> str:
    """A serial from a file's name."""
    parts = re.findall("[A-Z0-9]+", name.upper())
    return "-".join(parts)[:LONGEST_SERIAL].strip("-") or SERIAL
