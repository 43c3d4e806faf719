"""Prints pulled from the blocks, five of each animal, all from the same cuts.

    name           colour, the figure alone (240 x 240)
    name-stamp     colour, on its slab (290 x 244)
    name-small     only the cuts that survive at 12 mm
    name-outline   the outline
    name-low       little ink: what was cut away is printed, what stood is paper

Colours are the words KEY, INK and PAPER, so that a template can set them; so they are in `signs/`,
which nobody pulls. To draw all of it takes a second, so the prints are kept as files; `python -m
stampadia.press.draw.stampede.prints` pulls them anew.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

from stampadia.press.draw.stampede.animals import carved
from stampadia.press.draw.stampede.gouge import SIZE, Block, signed_area
from stampadia.press.draw.stampede.grounds import HIGH, SHIFT, WIDE, ground
from stampadia.press.plates import ISOLATED

FOLDER: Final = Path(str(files(__package__))) / "svg"
BLOCKS: Final = (
    *("elephant", "hippo", "lion", "crocodile", "giraffe"),
    *("rhino", "baboon", "buffalo", "parrot"),
)
_FILLS: Final = {"mass": "KEY", "mark": "KEY", "patch": "INK", "cut": "INK", "hole": "PAPER"}
_OUTLINE: Final = 2.2
"""With little ink, in units: 0.35 mm where 240 units are 38 mm."""
_SOLID: Final = 240
"""A mark of this area stays a shape, with an outline of its own; a smaller one is a stroke."""


def pulled(name: str) -> dict[str, str]:
    """All prints of an animal, by the ends of their names."""
    block = carved(name)
    return {
        "": _svg(_kept(_figure(block))),
        "-stamp": _svg(_kept(_stamp(block)), WIDE, HIGH),
        "-small": _svg(_kept(_figure(block, 1))),
        "-outline": _svg(_kept(_figure(block, 0))),
        "-low": _svg(_kept(_low(block))).replace(
            'viewBox="0 0 240 240"', 'viewBox="-3 -3 246 246"'
        ),
    }


def _figure(block: Block, level: int = 2) -> str:
    return _merged(
        (f'fill="{_FILLS[kind]}"', path) for kind, path, deep in block.layers if deep <= level
    )


def _stamp(block: Block) -> str:
    edge, cuts = ground(block.name)
    return (
        f'<path fill="INK" d="{edge}"/><path fill="PAPER" d="{"".join(cuts)}"/>'
        f'<g transform="translate({SHIFT[0]} {SHIFT[1]})">{_figure(block)}</g>'
    )


def _low(block: Block) -> str:
    return _merged(_low_layers(block), apart="stroke")


def _low_layers(block: Block) -> Iterator[tuple[str, str]]:
    outline, thin = (
        f'fill="PAPER" stroke="KEY" stroke-width="{width:.2f}" stroke-linejoin="round"'
        for width in (_OUTLINE * 2, _OUTLINE * 0.62)
    )
    yield from ((outline, path) for kind, path, _ in block.layers if kind == "mass")
    for kind, path, _ in block.layers:
        if kind == "mass":
            yield 'fill="PAPER"', path
        elif kind in ("patch", "hole") or (kind == "mark" and _area(path) > _SOLID):
            yield thin, path
        else:
            yield 'fill="KEY"', path


def _area(path: str) -> float:
    points = [tuple(map(float, pair.split())) for pair in re.split("[ML]", path[:-1]) if pair]
    return abs(signed_area([(x, y) for x, y in points]))


def _merged(rows: Iterable[tuple[str, str]], apart: str = "-") -> str:
    """Neighbouring paths of one look become one, unless the look is one to be kept apart."""
    found: list[tuple[str, list[str]]] = []
    for look, path in rows:
        if found and found[-1][0] == look and apart not in look:
            found[-1][1].append(path)
        else:
            found.append((look, [path]))
    return "".join(f'<path {look} d="{"".join(paths)}"/>' for look, paths in found)


def _svg(content: str, wide: int = SIZE, high: int = SIZE) -> str:
    size = f'viewBox="0 0 {wide} {high}" width="{wide}" height="{high}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{content}</svg>\n'


def _kept(content: str) -> str:
    """A picture that a file keeps once, however many cards show it."""
    return f"<g{ISOLATED}>{content}</g>"


def all_prints() -> Iterator[tuple[str, str]]:
    """Every file with its text."""
    for name in BLOCKS:
        for end, source in pulled(name).items():
            yield f"{name}{end}.svg", source


def main() -> None:
    for name, source in all_prints():
        (FOLDER / name).write_text(source, encoding="utf-8")


if __name__ == "__main__":
    main()
