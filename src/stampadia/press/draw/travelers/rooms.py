"""Room Cards: rock, rooms cut out of it, and ways through to the slip's edge under arcs of stones.

Tenths of a millimetre from the corner of the border; the slip reaches 20 beyond it."""

from __future__ import annotations

from functools import lru_cache, partial
from math import cos, radians, sin
from typing import Final

from stampadia.games.travelers.faces import DoorFace, RoomFace
from stampadia.games.travelers.paper import BORDER_MM, CELL_MM
from stampadia.kernel.chance import Dealer
from stampadia.press.draw.travelers.graver import PAPER, Inks, lens
from stampadia.press.plates import Picture

_PITCH: Final = round(CELL_MM * 10)
_COLUMNS, _ROWS = 4, 6
_LEFT: Final = round(BORDER_MM[0] * 5 - _COLUMNS * _PITCH / 2)
_TOP: Final = round(BORDER_MM[1] * 5 - _ROWS * _PITCH / 2)
_EDGE: Final = 7
"""How far a floor stays from rock."""
_JOINT: Final = 12
_STONES: Final = 9
_WAY: Final = 34
"""Half the width of a door."""
_ARC: Final = 49
_TO_THE_EDGE: Final = {True: 92.5, False: 108.5}
"""From a cell's middle to the slip's edge, up or down, and sideways."""
_WHOLE: Final = "M-20-20H620V870H-20Z"
SLIP: Final = (-20, -20, 640, 890)
BLOCKS: Final = 6
"""Of rock: as many as a dungeon has rooms."""
_CUTS: Final = 20
"""In a cell of rock."""
Floors = frozenset[tuple[int, int]]


def rock(face: RoomFace, inks: Inks) -> Picture:
    """The rock around a room, from one of a few blocks; its floor is cleared over it, so that only
    on a plate the whole of the block is seen."""
    block = Dealer(f"rock {face.code}").below(BLOCKS)
    plated = f"rock-{block}" if inks == Inks() else ""
    draw = partial(rock_block, block, inks, _floors(face))
    return Picture(__package__, plated, SLIP, inks.key, draw)


@lru_cache(maxsize=256)
def rock_block(block: int, inks: Inks, floors: Floors = frozenset()) -> str:
    """Cuts in every cell, away from where a floor would end; those under a floor are left out."""
    uniform = Dealer(f"rock {block}").uniform
    cuts = ""
    for row in range(_ROWS):
        for column in range(_COLUMNS):
            x, y = _corner(row, column)
            for k in range(_CUTS):
                across, down, long = 10 + uniform() * 80, 17 + k * 5.7 + uniform() * 5, uniform()
                if (row, column) in floors:
                    continue
                long = min(14 + long * 34, _PITCH - _EDGE - 1 - across)
                start = x + across, y + down
                cuts += lens(start, (start[0] + long, start[1] - long * 0.18), 1.6)
    mass = f'<rect width="600" height="850" rx="16" fill="{inks.key}"/>' if not inks.low else ""
    tone = inks.tone("paper")
    return _slip(f'<path d="{_WHOLE}" fill="{PAPER}"/>{mass}<path d="{cuts}" fill="{tone}"/>')


@lru_cache(maxsize=256)
def room(face: RoomFace, inks: Inks) -> str:
    """All but the rock around it, its letters and its symbol."""
    floors = _floors(face)
    drawn = _ground(floors, inks) + _joints(floors, inks)
    drawn += "".join(_door(door, inks) for door in face.doors)
    clip = f'<clipPath id="{face.code}"><path d="{_WHOLE}"/></clipPath>'
    return _slip(f'{clip}<g clip-path="url(#{face.code})">{drawn}</g>')


def _slip(drawn: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -20 640 890" width="64mm" '
        f'height="89mm">{drawn}</svg>'
    )


def _floors(face: RoomFace) -> Floors:
    return frozenset(
        (row, column)
        for row, cells in enumerate(face.rows)
        for column, cell in enumerate(cells)
        if cell == "."
    )


def _corner(row: int, column: int) -> tuple[int, int]:
    return _LEFT + column * _PITCH, _TOP + row * _PITCH


def _ground(floors: Floors, inks: Inks) -> str:
    ground = ""
    for row, column in sorted(floors):
        x, y = _corner(row, column)
        left = 0 if (row, column - 1) in floors else _EDGE
        right = 0 if (row, column + 1) in floors else _EDGE
        top = 0 if (row - 1, column) in floors else _EDGE
        low = 0 if (row + 1, column) in floors else _EDGE
        ground += f"M{x + left} {y + top}H{x + _PITCH - right}V{y + _PITCH - low}H{x + left}Z"
    drawn = f'<path d="{ground}" fill="{PAPER}"/>'
    if inks.low:
        drawn += (
            f'<path d="{_walls(floors)}" fill="none" stroke="{inks.key}" stroke-width="8" '
            'stroke-linecap="square"/>'
        )
    return drawn


def _walls(floors: Floors) -> str:
    """Where a floor ends."""
    path = ""
    for row, column in sorted(floors):
        x, y = _corner(row, column)
        if (row - 1, column) not in floors:
            path += f"M{x} {y + 3}h{_PITCH}"
        if (row + 1, column) not in floors:
            path += f"M{x} {y + _PITCH - 3}h{_PITCH}"
        if (row, column - 1) not in floors:
            path += f"M{x + 3} {y}v{_PITCH}"
        if (row, column + 1) not in floors:
            path += f"M{x + _PITCH - 3} {y}v{_PITCH}"
    return path


def _joints(floors: Floors, inks: Inks) -> str:
    """Between flagstones."""
    path, long = "", _PITCH - 2 * _JOINT
    for row, column in sorted(floors):
        x, y = _corner(row, column)
        if (row, column + 1) in floors:
            path += f"M{x + _PITCH} {y + _JOINT}v{long}"
        if (row + 1, column) in floors:
            path += f"M{x + _JOINT} {y + _PITCH}h{long}"
    return (
        f'<path d="{path}" fill="none" stroke="{inks.key}" stroke-width="1.6" '
        'stroke-dasharray="7 6"/>'
    )


def facing(door: DoorFace) -> int:
    """The side of the card on which a door opens, in quarter turns: up, right, down, left."""
    row, column = door.cell
    if row in (0, _ROWS - 1):
        return 0 if row == 0 else 2
    return 1 if column == _COLUMNS - 1 else 3


def _door(door: DoorFace, inks: Inks) -> str:
    """Drawn facing up, then turned: nine stones round the threshold."""
    x, y = (length + _PITCH / 2 for length in _corner(*door.cell))
    turn = facing(door)
    out, edge = _TO_THE_EDGE[turn % 2 == 0], _PITCH / 2
    stones = ""
    for k in range(_STONES):
        inner = [_on_arc(_WAY, 180 + (k + side) * 20) for side in (0, 1)]
        outer = [_on_arc(_ARC, 180 + (k + side) * 20) for side in (0, 1)]
        stones += (
            f"M{inner[0]}L{outer[0]}A{_ARC} {_ARC} 0 0 0 {outer[1]}"
            f"L{inner[1]}A{_WAY} {_WAY} 0 0 1 {inner[0]}Z"
        )
    way = f"M-{_WAY} -{out}H{_WAY}V-{edge - 9}H-{_WAY}Z"
    sides = f"M-{_WAY} -{out}V-{edge}M{_WAY} -{out}V-{edge}"
    return (
        f'<g transform="translate({x:g} {y:g}) rotate({turn * 90})">'
        f'<path fill="{PAPER}" d="{way}"/>'
        f'<path fill="none" stroke="{inks.key}" stroke-width="3.5" d="{sides}"/>'
        f'<path fill="{PAPER}" stroke="{inks.key}" stroke-width="3.2" stroke-linejoin="round" '
        f'd="{stones}"/></g>'
    )


def _on_arc(radius: float, degrees: float) -> str:
    x, y = radius * cos(radians(degrees)), -_PITCH / 2 - radius * sin(radians(degrees))
    return f"{x:.2f} {y:.2f}"
