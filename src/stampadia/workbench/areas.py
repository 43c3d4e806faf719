"""Where something lies on paper: areas in millimetres, and words on them."""

from __future__ import annotations

from msgspec import Struct

from stampadia.workbench.lettering import Box


class Area(Struct, frozen=True):
    """A rectangle of the paper, in millimetres from the upper left corner."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def bottom(self) -> float:
        return self.top + self.height

    def moved(self, right: float, down: float) -> Area:
        return Area(self.left + right, self.top + down, self.width, self.height)

    def turned(self, width: float, height: float) -> Area:
        """Upside down on a paper of this size."""
        return Area(width - self.right, height - self.bottom, self.width, self.height)


class Placed(Struct, frozen=True):
    """Words in their box, on their area."""

    area: Area
    box: Box
    loose: bool = False
    """Whether a word is wider than the box, so that it has to break anywhere."""
