"""The code along a slip's right edge, which says which two sides belong together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from stampadia.games.travelers import paper
from stampadia.games.travelers.faces import Face, RoomFace, WorldFace
from stampadia.games.travelers.plans import world_half_plan
from stampadia.workbench.lettering import width_mm


def code_pieces(face: Face) -> tuple[tuple[str, float], ...]:
    """The code along the right edge, and where it begins: whole where the edge is free of doors,
    open spaces and tabs, else the set's serial and the card's number in two places."""
    free = list(_free(_taken(face)))
    for start, end in free:
        if end - start >= _code_mm(face.code):
            return ((face.code, start),)
    serial, kind, number = face.code.rsplit("-", 2)
    pieces: list[tuple[str, float]] = []
    for piece in (serial, f"{kind}-{number}"):
        for at, (start, end) in enumerate(free):
            if end - start >= (long := _code_mm(piece)):
                pieces.append((piece, start))
                free[at] = (start + long + 1, end)
                break
    return tuple(pieces) if len(pieces) > 1 else ((face.code, paper.CODE_FROM_MM[0]),)


def _code_mm(code: str) -> float:
    return width_mm(code, paper.CODE.size_pt, paper.CODE.font) + 0.4


def _free(taken: Iterable[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    at = paper.CODE_FROM_MM[0]
    for start, end in sorted(taken):
        if start > at:
            yield at, start
        at = max(at, end)
    if at < paper.CODE_FROM_MM[1]:
        yield at, paper.CODE_FROM_MM[1]


def _taken(face: Face) -> Iterator[tuple[float, float]]:
    """What reaches the right edge of the slip, from its upper corner."""
    edge = (paper.SLIP_MM[1] - paper.BORDER_MM[1]) / 2
    cell = paper.BAND_MM / len(paper.STATS)
    match face:
        case WorldFace(a=a, b=b):
            band = edge + world_half_plan(a).band[0]
            for k, name in enumerate(paper.STATS):
                if a.enemy is not None and name in a.open:
                    yield band + k * cell - 0.3, band + (k + 1) * cell + 0.3
            # The lower half stands on its head: its left edge is at the right.
            band = paper.SLIP_MM[1] - edge - world_half_plan(b).band[0]
            for k, bonus in enumerate(b.bonus):
                if bonus != "0":
                    yield band - (k + 1) * cell - 0.3, band - k * cell + 0.3
        case RoomFace():
            for door in face.doors:
                if door.cell[1] == len(face.rows[0]) - 1 and 0 < door.cell[0] < 5:
                    middle = paper.SLIP_MM[1] / 2 + (door.cell[0] - 2.5) * paper.CELL_MM
                    yield middle - paper.ARC_MM, middle + paper.ARC_MM
