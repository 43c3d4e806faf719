"""An illustration as crisp squares: one path an ink, the darkest first.

Each ink lies under its neighbours that are printed after it, so that no paper shows between them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from stampadia.games.generals.files.format import SIZE
from stampadia.games.generals.workshop.art import PALETTE
from stampadia.press.draw.generals.inks import Inks

_ORDER: Final = "KOFINEJAC8MH59D4L3B27G61"
"""The inks from dark to light."""
Run = tuple[int, int, int]
"""Neighbours in a row: from where, to where, and as bits."""


@lru_cache(maxsize=512)
def layers(illustration: str, *, small: bool = False) -> tuple[tuple[str, str], ...]:
    """The colours of a picture, each with the path of what it covers. In a small one, each lies
    under all that come after it: the dark ones, one upon the other, hold its outline."""
    own = {name: [0] * SIZE for name in _ORDER if name in illustration}
    for place, name in enumerate(illustration):
        if name in own:
            own[name][place % SIZE] |= 1 << place // SIZE
    covered = [0] * SIZE
    made = []
    for name, rows in reversed(own.items()):
        covered = [later | row for later, row in zip(covered, rows, strict=True)]
        made.append((name, _path(covered, covered if small else rows)))
    return tuple(reversed(made))


def _path(covered: list[int], own: list[int]) -> str:
    """What may be covered, as far as it touches what must be, in rectangles that are as high as
    they can be. Rows are numbers, a bit a square."""
    path = ""
    open_: dict[Run, int] = {}
    around = [0, *own, 0]
    before: tuple[Run, ...] = ()
    for number, row in enumerate((*covered, 0)):
        runs: tuple[Run, ...] = ()
        if row:
            near = around[number] | around[number + 1] | around[number + 2]
            runs = tuple(run for run in _runs(row) if run[2] & near) if near else ()
        if runs == before:
            continue
        before = runs
        for run in [run for run in open_ if run not in runs]:
            top, wide = open_.pop(run), run[1] - run[0]
            path += f"M{run[0]} {top}h{wide}v{number - top}h-{wide}z"
        for run in runs:
            open_.setdefault(run, number)
    return path


@lru_cache(maxsize=4096)
def _runs(row: int) -> tuple[Run, ...]:
    found = []
    while row:
        first = row & -row
        after = (row + first) & ~row & -(row + first)
        found.append((first.bit_length() - 1, after.bit_length() - 1, after - first))
        row &= ~(after - first)
    return tuple(found)


def picture_paths(illustration: str, inks: Inks, *, small: bool = False) -> str:
    """As SVG paths, 24 x 24 units."""
    return "".join(
        f'<path fill="{inks.pixel(PALETTE[name])}" d="{path}"/>'
        for name, path in layers(illustration, small=small)
    )
