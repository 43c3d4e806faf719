"""The signs of an action, 33 units high. Solid is yours; open is somebody else's or the table's.

Colours are the words KEY and PAPER, for the template to fill.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

HIGH: Final = 33
_LINE: Final = 1.7
_PERSON: Final = (42.0, 14.5)


@cache
def signs() -> dict[str, tuple[int, str]]:
    """Every sign with its width."""
    return {
        "hand": (44, _hand(solid=True)),
        "hand-other": (50, _hand(solid=False) + _person(*_PERSON)),
        "album": (44, _album(solid=True)),
        "album-other": (50, _album(solid=False) + _person(*_PERSON)),
        "exchange": (44, _exchange()),
        "pile": (44, _pile()),
        "swap": (30, _SWAP),
        "swap3": (30, _SWAP_WITH_NUMBER),
        "to": (30, '<path d="M3 14.4L16 13.4V8.2L28 16L16 23.8V18.6L3 17.6Z" fill="KEY"/>'),
        "win": (44, _rosette()),
    }


_SWAP: Final = (
    '<path d="M3 8.6L17 7.8V3.2L27.5 10L17 16.4V12.2L3 11.6Z" fill="KEY"/>'
    '<path d="M27 20.4L13 19.8V15.6L2.5 22.2L13 29V24.2L27 23.4Z" fill="KEY"/>'
)
_SWAP_WITH_NUMBER: Final = (
    '<path d="M3 4.2L19 3.6V0.4L28 5.2L19 9.8V6.8L3 6.4Z" fill="KEY"/>'
    '<path d="M27 26.6L11 26.2V23.2L2 27.8L11 32.6V29.4L27 28.8Z" fill="KEY"/>'
)
"""With room between the arrows."""


def _hand(*, solid: bool) -> str:
    look = (
        'fill="KEY" stroke="PAPER" stroke-width="1.5"'
        if solid
        else f'fill="PAPER" stroke="KEY" stroke-width="{_LINE}"'
    )
    card = '<rect x="15" y="5.5" width="14" height="21" rx="1.2"'
    return "".join(f'{card} {look} transform="rotate({turn} 22 44)"/>' for turn in (-24, 0, 24))


def _person(x: float, y: float) -> str:
    """Somebody else, standing beside what is theirs."""
    halo = 'stroke="PAPER" stroke-width="3.4" stroke-linejoin="round"'
    left, right, foot = x - 6.6, x + 6.6, y + 15.6
    body = f"M{left} {foot}C{left} {y + 4} {right} {y + 4} {right} {foot}Z"
    head = f'cx="{x}" cy="{y}" r="4.3"'
    return (
        f'<path d="{body}" {halo}/><circle {head} {halo}/><path d="{body}" fill="KEY"/>'
        f'<circle {head} fill="KEY" stroke="PAPER" stroke-width="1.2"/>'
    )


def _album(*, solid: bool) -> str:
    page = (
        "M22 8.6C17.4 3.4 9 3.2 2.6 5.6V28C9 25.6 17.4 25.8 22 31"
        "C26.6 25.8 35 25.6 41.4 28V5.6C35 3.2 26.6 3.4 22 8.6Z"
    )
    left, right = ((6.2, 8.4), (13, 9.6), (6.2, 16.8), (13, 18)), ((25.8, 9.6), (32.6, 8.4))
    corners = (*left, *right, (32.6, 16.8), (25.8, 18))
    ink = "PAPER" if solid else "KEY"
    stamps = "".join(
        f'<rect x="{x}" y="{y}" width="5.2" height="6.4" fill="{ink}"/>' for x, y in corners
    )
    if solid:
        spine = '<path d="M22 9V30" stroke="PAPER" stroke-width="1.8"/>'
        return f'<path d="{page}" fill="KEY"/>{spine}{stamps}'
    line = f'stroke="KEY" stroke-width="{_LINE}"'
    return (
        f'<path d="{page}" fill="PAPER" {line} stroke-linejoin="round"/>'
        f'<path d="M22 9V30" {line}/>{stamps}'
    )


def perforated(x: float, y: float, width: float, height: float, pitch: float, radius: float) -> str:
    """A stamp's edge as one path: half holes along every side."""
    across, down = round(width / pitch), round(height / pitch)
    sides = (
        (x, y, width / across, 0.0, across),
        (x + width, y, 0.0, height / down, down),
        (x + width, y + height, -width / across, 0.0, across),
        (x, y + height, 0.0, -height / down, down),
    )
    path = f"M{x:.2f} {y:.2f}"
    for left, top, dx, dy, count in sides:
        long = abs(dx or dy)
        ux, uy = dx / long, dy / long
        for number in range(count):
            px, py = left + dx * (number + 0.5), top + dy * (number + 0.5)
            path += f"L{px - ux * radius:.2f} {py - uy * radius:.2f}"
            path += f"A{radius} {radius} 0 0 0 {px + ux * radius:.2f} {py + uy * radius:.2f}"
        path += f"L{left + dx * count:.2f} {top + dy * count:.2f}"
    return path + "Z"


def place() -> str:
    """A stamp's edge, 80 x 105 units, to put something in."""
    edge = perforated(2, 2, 76, 101, 7.2, 2.2)
    return f'<path d="{edge}" fill="PAPER" stroke="KEY" stroke-width="2"/>'


def _exchange() -> str:
    look = 'fill="PAPER" stroke="KEY" stroke-width="1.4"'
    stamps = "".join(
        f'<path d="{perforated(x, 6, 10.6, 15, 2.9, 0.75)}" {look}/>' for x in (4.6, 16.7, 28.8)
    )
    counter = f'fill="none" stroke="KEY" stroke-width="{_LINE + 0.5}"'
    return f'{stamps}<path d="M1.5 22V27H42.5V22" {counter}/>'


def _pile() -> str:
    look = f'fill="PAPER" stroke="KEY" stroke-width="{_LINE}" stroke-linejoin="round"'
    return "".join(
        f'<path d="M6 {y + 2:.1f}L26 {y - 3.6:.1f}L39 {y + 2.4:.1f}L19 {y + 8.6:.1f}Z" {look}/>'
        for y in (19.5, 15.9, 12.3, 8.7)
    )


def _rosette() -> str:
    rim = _star(28, 9.8, 12.2, 0, 13)
    star = _star(10, 6.4, 2.7, -pi / 2, 13.2)
    ribbons = "M15 21L12.4 31.4L18 28.6L21 32L22 23L23 32L26 28.6L31.6 31.4L29 21Z"
    return (
        f'<path d="{ribbons}" fill="KEY"/>'
        f'<path d="{rim}" fill="KEY" stroke="PAPER" stroke-width="1.2"/>'
        f'<path d="{star}" fill="PAPER"/>'
    )


def _star(points: int, even: float, odd: float, turn: float, middle: float) -> str:
    corners = []
    for number in range(points):
        radius, angle = (odd if number % 2 else even), 2 * pi * number / points + turn
        corners.append(f"{22 + radius * cos(angle):.2f} {middle + radius * sin(angle):.2f}")
    return "M" + "L".join(corners) + "Z"
