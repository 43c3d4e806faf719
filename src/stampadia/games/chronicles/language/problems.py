"""What is wrong with a line, and in which column."""

from __future__ import annotations

from typing import ClassVar

from stampadia.games.chronicles.content import PACKAGE
from stampadia.workbench import bad_line
from stampadia.workbench.bad_line import shown

__all__ = ["BadLine", "shown"]


class BadLine(bad_line.BadLine):
    """A line, an item or an ability that cannot be read."""

    catalogue: ClassVar[str] = PACKAGE
