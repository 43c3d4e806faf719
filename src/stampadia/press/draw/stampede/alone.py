"""A small stamp for a screen: paper with its holes, a slab of ink, and of the block those cuts that
survive at the size of a thumbnail."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

WIDE: Final = 290
HIGH: Final = 310
_HOLES: Final = 10
"""On each side, a half of one at each corner counted as one."""
_RADIUS: Final = 8
_MARGIN: Final = 22
_BLOCK: Final = (25, 35)
"""Where the block of 240 × 240 stands."""


@lru_cache(maxsize=64)
def alone(animal: str, key: str, ink: str, paper: str) -> str:
    cuts = files(__package__).joinpath("svg", f"{animal}-small.svg").read_text("utf-8")
    for name, colour in (("KEY", key), ("INK", ink), ("PAPER", paper)):
        cuts = cuts.replace(f'"{name}"', f'"{colour}"')
    inside = cuts.split(">", 1)[1].rstrip().removesuffix("</svg>")
    slab = f"M{_MARGIN} {_MARGIN}H{WIDE - _MARGIN}V{HIGH - _MARGIN}H{_MARGIN}Z"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" '
        f'width="{WIDE}" height="{HIGH}"><path fill="{paper}" d="{_torn()}"/>'
        f'<path fill="{ink}" d="{slab}"/>'
        f'<g transform="translate({_BLOCK[0]} {_BLOCK[1]})">{inside}</g></svg>'
    )


def _torn() -> str:
    """Around the paper, a hole at a time; each corner is a hole, too."""
    across, down, r = WIDE / _HOLES, HIGH / _HOLES, _RADIUS
    path = f"M{r} 0"
    sides = ((across, "h", 1), (down, "v", 1), (across, "h", -1), (down, "v", -1))
    for pitch, way, sign in sides:
        paper = f"{way}{sign * (pitch - 2 * r):g}"
        bite = f"{sign * 2 * r} 0" if way == "h" else f"0 {sign * 2 * r}"
        path += f"a{r} {r} 0 0 0 {bite}".join([paper] * _HOLES)
        path += _CORNERS[way, sign]
    return f"{path}Z"


_CORNERS: Final = {
    ("h", 1): f"a{_RADIUS} {_RADIUS} 0 0 0 {_RADIUS} {_RADIUS}",
    ("v", 1): f"a{_RADIUS} {_RADIUS} 0 0 0 {-_RADIUS} {_RADIUS}",
    ("h", -1): f"a{_RADIUS} {_RADIUS} 0 0 0 {-_RADIUS} {-_RADIUS}",
    ("v", -1): f"a{_RADIUS} {_RADIUS} 0 0 0 {_RADIUS} {-_RADIUS}",
}
"""A quarter of a hole is bitten out of each corner."""
