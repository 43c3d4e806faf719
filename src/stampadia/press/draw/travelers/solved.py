"""The solved Dungeon: rooms in rock as they come to lie, and the way through them."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from stampadia.games.travelers.content import Cell
from stampadia.games.travelers.faces import SolvedRoom, SpoilerFace

_WALL: Final = 0.06
"""Of a cell: how far a floor stays from the next room's."""


def solved_map(face: SpoilerFace) -> dict[str, Any]:
    """What the template draws of a Dungeon, in cells from the upper left corner; a World is set in
    type alone."""
    if not face.rooms:
        return {}
    cells = [cell for room in face.rooms for cell in room.floor]
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    high = max(row for row, _ in cells) - top + 1
    wide = max(column for _, column in cells) - left + 1

    def on_paper(cell: Cell) -> tuple[int, int]:
        return cell[1] - left, cell[0] - top

    return {
        "size": (wide, high),
        "ground": " ".join(_floor(room, on_paper) for room in face.rooms),
        "walked": " ".join(_floor(room, on_paper) for room in face.rooms if room.steps),
        "openings": " ".join(_openings(room, on_paper) for room in face.rooms),
        "line": _line([[on_paper(cell) for cell in stretch] for stretch in face.way]),
        "labels": [
            {
                "code": room.code,
                "at": on_paper(_label_cell(room, face)),
                "steps": room.steps,
                "symbol": on_paper(room.symbol),
            }
            for room in face.rooms
        ],
    }


def _floor(room: SolvedRoom, on_paper: Any) -> str:
    """Each cell with what joins it to its neighbours in the room."""
    floor = set(room.floor)
    path = ""
    for cell in room.floor:
        x, y = on_paper(cell)
        right = 1 if (cell[0], cell[1] + 1) in floor else 1 - _WALL
        low = 1 if (cell[0] + 1, cell[1]) in floor else 1 - _WALL
        near = 0 if (cell[0], cell[1] - 1) in floor else _WALL
        high = 0 if (cell[0] - 1, cell[1]) in floor else _WALL
        path += f"M{x + near:g} {y + high:g}H{x + right:g}V{y + low:g}H{x + near:g}Z"
    return path


def _openings(room: SolvedRoom, on_paper: Any) -> str:
    """Through the wall between a door and the cell behind it."""
    path = ""
    for here, behind in room.doors:
        (x, y), (there_x, there_y) = on_paper(here), on_paper(behind)
        across, down = (there_x - x) * _WALL * 2, (there_y - y) * _WALL * 2
        middle_x, middle_y = (x + there_x + 1) / 2, (y + there_y + 1) / 2
        path += f"M{middle_x - across:g} {middle_y - down:g}l{2 * across:g} {2 * down:g}"
    return path


def _line(way: list[list[tuple[int, int]]]) -> str:
    """Every leg once, there and back."""
    every = (leg for stretch in way for leg in pairwise(stretch))
    legs = {tuple(sorted(leg)): None for leg in every if leg[0] != leg[1]}
    return "".join(
        f"M{one[0] + 0.5:g} {one[1] + 0.5:g}L{other[0] + 0.5:g} {other[1] + 0.5:g}"
        for one, other in legs
    )


def _label_cell(room: SolvedRoom, face: SpoilerFace) -> Cell:
    """A cell that the way and the symbol leave free, if there is one."""
    walked = {cell for stretch in face.way for cell in stretch}
    taken = walked | {room.symbol, *(here for here, _ in room.doors)}
    return next((cell for cell in room.floor if cell not in taken), room.floor[0])
