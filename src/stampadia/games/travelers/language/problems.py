"""What is wrong with a card's text, and in which column."""

from __future__ import annotations

from typing import ClassVar

from stampadia.games.travelers.content import PACKAGE
from stampadia.workbench import bad_line
from stampadia.workbench.bad_line import shown

__all__ = ["BadLine", "shown"]


class BadLine(bad_line.BadLine):
    """An ability or an Exhaust Effect that cannot be read."""

    catalogue: ClassVar[str] = PACKAGE
