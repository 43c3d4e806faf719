"""Things that several quests are about."""

from __future__ import annotations

from stampadia.press.art.shapes import Shape, moved, path


def profile(x: float, y: float, k: float = 1.0, flip: bool = False) -> Shape:
    """A head in profile, looking right, neck at 0."""
    shape: Shape = moved(
        path(
            "M-30 0c4-14 0-24-6-34-10-20-6-52 26-56 26-2 40 14 40 32l12 20-9 4 2 10-5"
            " 4 2 8c-2 8-12 8-22 6l4 6z"
        ),
        x,
        y,
        k,
        flip=flip,
    )
    return shape
