"""The marks of the Map, cut so that a pencil shows on them: each a small SVG of 10 × 10."""

from __future__ import annotations

import math
from functools import cache
from importlib.resources import files
from typing import Any, Final

_EYES: Final = {
    0: (),
    1: ((0, -0.7),),
    2: ((-1.4, -0.65), (1.4, -0.65)),
    3: ((-1.5, -0.15), (1.5, -0.15), (0, -1.95)),
    4: ((-1.35, -1.2), (1.35, -1.2), (-1.35, 1.35), (1.35, 1.35)),
}
_EYE_RADII: Final = {1: 1.5, 2: 1.28, 3: 1.18, 4: 1.15}
_MIDDLE: Final = (5.0, 5.75)
_SKULL_RADIUS: Final = 3.25
_HORN: Final = "M-2.9-1.1C-4.5-2.2-4.6-4.2-3.7-5.3-3.5-3.9-2.6-3-1.1-2.95Z"
_TEETH: Final = (
    "M-1.5 1.75l.5.75.5-.7.5.7.5-.7.5.7.5-.75-.15 1q-1.35.8-2.7 0Z",
    "M-2.1-.9l1.5.5M2.1-.9l-1.5.5",
)


@cache
def marks() -> dict[str, Any]:
    """As the template takes them, each by itself."""
    return {
        "heads": [_svg(head(circles)) for circles in range(5)],
        "pale_heads": [_svg(head(circles, pale=True)) for circles in range(5)],
        "tile": _svg(tile()),
        "pale_tile": _svg(tile(pale=True)),
        "stairs": _svg(stairs()),
    }


def stairs() -> str:
    return (
        '<path d="M1.4 8.6V7H3.2V5.2H5V3.4H6.8V1.6H8.6V8.6Z" fill="KEY"/>'
        '<path d="M3.2 7H8.6M5 5.2H8.6M6.8 3.4H8.6" stroke="#fff" stroke-width=".3"/>'
    )


@cache
def corner(name: str) -> str:
    """What is drawn in a corner of the Map's frame, with the words INK and PAPER for its two
    colours."""
    svg = files(__package__).joinpath("corners", f"{name}.svg").read_text("utf-8")
    return svg.split(">", 1)[1].rstrip().removesuffix("</svg>")


def _svg(body: str) -> str:
    size = 'width="10" height="10" viewBox="0 0 10 10"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>'


@cache
def head(circles: int, *, pale: bool = False) -> str:
    """An enemy: horned, hatched from one light at the upper left, with its white circles for
    eyes; a pale one is an outline."""
    x, y = _MIDDLE
    radius = _SKULL_RADIUS
    horn = 'fill="#fff" stroke="#000" stroke-width=".3"' if pale else 'fill="#000"'
    line = ".3" if pale else ".5"
    parts = [
        f'<path d="{_HORN}" {horn}/><path d="{_HORN}" transform="scale(-1 1)" {horn}/>',
        f'<circle r="{radius}" fill="#fff" stroke="#000" stroke-width="{line}"/>',
    ]
    if not pale:
        parts.append(f'<path d="{"".join(_hatching(radius))}" fill="#000"/>')
    if circles < 4:
        parts.append(f'<path d="{_TEETH[0]}" fill="#000" stroke="#fff" stroke-width=".22"/>')
    for dx, dy in _EYES[circles]:
        eye = f'cx="{dx}" cy="{dy}" r="{_EYE_RADII[circles]}"'
        parts.append(f'<circle {eye} fill="#fff" stroke="#000" stroke-width=".36"/>')
    if not circles:
        parts += [
            f'<path d="{_TEETH[1]}" stroke="{colour}" stroke-width="{width}"/>'
            for colour, width in (("#fff", 1.1), ("#000", 0.6))
        ]
    return f'<g transform="translate({x} {y})">{"".join(parts)}</g>'


def _hatching(radius: float) -> list[str]:
    lines = []
    y = -radius + 0.42
    while y < radius - 0.2:
        half = math.sqrt(max(0.0, radius * radius - y * y))
        start = -half * (0.62 if y < 1 else 0.9)
        lines.append(f"M{start:.2f} {y:.2f}L{half:.2f} {y - 0.1:.2f}L{half:.2f} {y + 0.2:.2f}Z")
        y += 0.47
    return lines


@cache
def tile(*, pale: bool = False) -> str:
    """A grey cell: a flagstone in diagonal hatching, with a bare plate for its digit. The lines
    end at the stone's edge by arithmetic."""
    low, high = 1.75, 8.25
    pitch = 1.24 if pale else 0.62
    lines = []
    for number in range(5, 27):
        sum_of = number * pitch
        # x + y = sum_of, cut to the square
        x0, x1 = max(low, sum_of - high), min(high, sum_of - low)
        if x1 - x0 > 0.1:
            lines.append(f"M{x0:.2f} {sum_of - x0:.2f}L{x1:.2f} {sum_of - x1:.2f}")
    return (
        f'<rect x="{low}" y="{low}" width="6.5" height="6.5" fill="#fff"/>'
        f'<path d="{"".join(lines)}" stroke="#000" stroke-width=".22"/>'
        f'<rect x="{low}" y="{low}" width="6.5" height="6.5" fill="none" stroke="#000" '
        f'stroke-width="{".28" if pale else ".5"}"/>'
        '<rect x="3.25" y="2.85" width="3.5" height="4.3" fill="#fff" stroke="#000" '
        'stroke-width=".3"/>'
    )
