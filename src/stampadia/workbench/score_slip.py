"""A score slip: what is noted on paper when a match is over, and typed in afterwards.

A game declares its boxes once, in one language. The press prints them blank, the table asks for
them, so that paper and prompt never differ; what they come to, the game says.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

Value = int | str
Filled = Mapping[str, Value | None]
"""What stands in the boxes, by their names; None in one that was left blank."""


class Mark(Struct, frozen=True):
    """One of the places of a box that can be ticked."""

    sign: str
    """As it is typed and kept."""
    label: str


class Box(Struct, frozen=True, kw_only=True):
    """A number between two bounds, or one of a few marks."""

    name: str
    """As it is typed and kept."""
    label: str
    least: int = 0
    most: int = 0
    marks: tuple[Mark, ...] = ()
    optional: bool = False
    part: str = ""
    """What some boxes are for together: all of them are filled, or none."""
    only: tuple[str, str] | None = None
    """A box and its mark without which this one says nothing."""

    def counts(self, filled: Filled) -> bool:
        return self.only is None or filled.get(self.only[0]) == self.only[1]


class ScoreSlip(Struct, frozen=True):
    title: str
    boxes: tuple[Box, ...]
    note: str = ""
    """How the score is counted."""

    def named(self, name: str) -> Box | None:
        return next((box for box in self.boxes if box.name == name), None)

    def next_box(self, filled: Filled) -> Box | None:
        """The next one to ask for. Whoever leaves a box of a part blank, leaves all of it."""
        blank = {box.part for box in self.boxes if filled.get(box.name, 0) is None}
        for box in self.boxes:
            if box.name not in filled and box.counts(filled) and box.part not in blank - {""}:
                return box
        return None

    def half_filled(self, filled: Filled) -> Box | None:
        """A box that is blank although others of its part are not."""
        begun = {box.part for box in self.boxes if filled.get(box.name) is not None}
        for box in self.boxes:
            if box.part and box.part in begun and filled.get(box.name) is None:
                return box
        return None


class Tally(Struct, frozen=True):
    """What a filled slip comes to, as the game itself counts."""

    won: bool
    told: tuple[str, ...]
    """In sentences."""
    points: int | None = None
    """None where the game has no points."""


class SlipFace(Struct, frozen=True, tag_field="face", tag="score-slip"):
    """A page of blank slips to cut apart, for a game whose slip is not part of another page."""

    game: str
    slip: ScoreSlip
    typed: str
    """How it is typed in afterwards."""
