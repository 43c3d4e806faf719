"""The Map without its words, as two drawings: one is set much faster than hundreds of small ones,
and its ground, with all that is dotted, is the same every day: Typst reads it once.

What stands on it is drawn row by row, so that the order tells nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from stampadia.games.chronicles.content import PrintedDoor
from stampadia.games.chronicles.faces import MapFace
from stampadia.games.chronicles.paper.plans import SheetPlan
from stampadia.press.draw.chronicles.marks import corner, head, stairs, tile

AROUND_MM = 1.0
"""The frame's line reaches over its edge."""


def map_pictures(map_: MapFace, plan: SheetPlan, gold: int, *, low: bool) -> tuple[str, str]:
    """The ground, and what stands on it: in millimetres from the corner of the frame; KEY is the
    colour of the stairs."""
    return _svg(plan, _ground(plan, gold, low)), _svg(plan, _standing(map_, plan, low))


def _svg(plan: SheetPlan, parts: Iterator[str]) -> str:
    wide, high = plan.frame.width + 2 * AROUND_MM, plan.frame.height + 2 * AROUND_MM
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide:g}" height="{high:g}" '
        f'viewBox="{-AROUND_MM:g} {-AROUND_MM:g} {wide:g} {high:g}">{"".join(parts)}</svg>'
    )


def _ground(plan: SheetPlan, gold: int, low: bool) -> Iterator[str]:
    above, _, _, left = plan.bars
    side = plan.map.width
    yield _neatline(plan, low)
    yield _grid(plan, low)
    yield _frame(left, above, side, side, 0.25 if low else 0.5)
    yield from _corners(plan, low)
    yield _frame(0, 0, plan.frame.width, plan.frame.height, 0.28 if low else 0.9)
    yield from _coins(plan, gold, low)


def _standing(map_: MapFace, plan: SheetPlan, low: bool) -> Iterator[str]:
    above, _, _, left = plan.bars
    cell = plan.cell

    def corner_of(column: int, row: int) -> tuple[float, float]:
        return left + (column - 1) * cell, above + (row - 1) * cell

    # each mark is drawn once, and named as often as it stands on the Map
    heads = "".join(f'<g id="h{number}">{head(number, pale=low)}</g>' for number in range(5))
    yield f'<defs>{heads}<g id="t">{tile(pale=low)}</g></defs>'
    start = map_.start
    x, y = corner_of(start.column, start.row)
    yield _frame(x, y, start.width * cell, start.height * cell, 0.5 if low else 1.0)
    yield _mark(stairs(), *corner_of(*start.stairs), cell)
    for one in map_.enemies:
        x, y = corner_of(one.column, one.row)
        named = f'<use href="#h{one.value}"/>'
        yield _mark(named, x + 0.03 * cell, y - 0.01 * cell, 0.94 * cell)
    for one in map_.cells:
        yield _mark('<use href="#t"/>', *corner_of(one.column, one.row), cell)
    doors = "".join(_door(door, *corner_of(door.column, door.row), cell) for door in map_.doors)
    yield f'<path d="{doors}" fill="#fff" stroke="#000" stroke-width="{0.2 if low else 0.4}"/>'


def _frame(x: float, y: float, wide: float, high: float, line: float) -> str:
    box = f'x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}"'
    return f'<rect {box} fill="none" stroke="#000" stroke-width="{line:g}"/>'


def _mark(body: str, x: float, y: float, size: float) -> str:
    return f'<g transform="translate({x:.3f} {y:.3f}) scale({size / 10:.4f})">{body}</g>'


def _neatline(plan: SheetPlan, low: bool) -> str:
    """Blocks by turns black and white, as on old maps; in low ink they are parted by lines."""
    above, _, _, left = plan.bars
    cell, data = plan.cell, ""
    for number in range(20):
        x, y = left + number * cell, above + number * cell
        if low:
            data += f"M{x:.2f} 0v{above}M0 {y:.2f}h{left}"
        elif number % 2:
            data += f"M{x:.2f} 0h{cell}v{above}h{-cell}zM0 {y:.2f}h{left}v{cell}h{-left}z"
    return f'<path d="{data}" {"stroke=" if low else "fill="}"#000" stroke-width=".22"/>'


def _grid(plan: SheetPlan, low: bool) -> str:
    above, _, _, left = plan.bars
    cell, side = plan.cell, plan.map.width
    fifth = dotted = ""
    for number in range(1, 20):
        x, y = left + number * cell, above + number * cell
        data = f"M{x:.2f} {above}v{side:g}M{left} {y:.2f}h{side:g}"
        if number % 5:
            dotted += data
        else:
            fifth += data
    dots = f'stroke-dasharray="0 {cell / 8:.4f}" stroke-linecap="round"'
    return (
        f'<path d="{dotted}" stroke="#000" stroke-width="{0.2 if low else 0.26}" {dots}/>'
        f'<path d="{fifth}" stroke="#000" stroke-width="{0.12 if low else 0.22}"/>'
    )


def _door(door: PrintedDoor, x: float, y: float, cell: float) -> str:
    long, thick = 3.0, 1.35
    if door.side == "right":
        x, y, wide, high = x + cell - thick / 2, y + cell / 2 - long / 2, thick, long
    else:
        x, y, wide, high = x + cell / 2 - long / 2, y + cell - thick / 2, long, thick
    return f"M{x:.2f} {y:.2f}H{x + wide:.2f}V{y + high:.2f}H{x:.2f}Z"


def _corners(plan: SheetPlan, low: bool) -> Iterator[str]:
    above, right, below, left = plan.bars
    far, deep = left + plan.map.width, above + plan.map.height
    solid, knock = ("#fff", "#000") if low else ("#000", "#fff")
    for name, x, y, wide, high in (
        ("compass", 0.0, 0.0, left, above),
        ("sun", far, 0.0, right, above),
        ("coins", far, deep, right, below),
        ("skull", 0.0, deep, left, below),
    ):
        size = min(wide, high)
        drawn = corner(name).replace("PAPER", knock).replace("INK", solid)
        box = f'x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}"'
        yield f'<rect {box} fill="{solid}"/>'
        yield _mark(drawn, x + (wide - size) / 2, y + (high - size) / 2, size)


def _coins(plan: SheetPlan, gold: int, low: bool) -> Iterator[str]:
    """Down the right side and back along the foot; every fifth has room for a number."""
    above, right, below, left = plan.bars
    half, radius = gold // 2, plan.coin / 2
    pitch = (plan.map.width - plan.gold) / half
    far, deep = left + plan.map.width, above + plan.map.height
    for number in range(half):
        aside = (number + 0.5) * pitch
        for left_over, x, y in (
            (gold - number, far + right / 2, above + plan.gold + aside),
            (half - number, far - aside, deep + below / 2),
        ):
            at = f'cx="{x:.2f}" cy="{y:.2f}"'
            line = 0.18 if low else 0.3
            yield f'<circle {at} r="{radius:g}" fill="#fff" stroke="#000" stroke-width="{line}"/>'
            if left_over % 5 and not low:
                dash = 'stroke-width=".16" stroke-dasharray=".16 .3"'
                yield f'<circle {at} r="{radius - 0.6:g}" fill="none" stroke="#000" {dash}/>'
