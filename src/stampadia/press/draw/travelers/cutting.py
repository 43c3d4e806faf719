"""Every picture that recurs over sets, cut into a plate: `python -m
stampadia.press.draw.travelers.cutting` cuts them anew. Whoever changes how something is drawn has
to; a test says so."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

from stampadia.press.draw.travelers.graver import Inks
from stampadia.press.draw.travelers.layers import cast
from stampadia.press.draw.travelers.pictures import picture
from stampadia.press.draw.travelers.rooms import BLOCKS, rock_block
from stampadia.press.plates import FILE, Picture, isolated, plate_in, written
from stampadia.press.typesetter import compiled

_ALONE: Final = """
#let data = json(bytes(sys.inputs.data))
#set document(title: "plate")
#set page(width: auto, height: auto, margin: 0pt)
#pdf.artifact(image(bytes(data.picture), format: "svg"))
"""


def every_picture() -> Iterator[tuple[str, str]]:
    """In the usual ink, by the names of their plates."""
    known, inks = cast(), Inks()
    shown: list[Picture] = [picture("enemy", name, inks=inks) for name in known.enemies]
    shown += [picture("place", name, inks=inks) for name in known.places]
    shown += [picture("hero", name, inks=inks) for name in known.heroes]
    shown += [
        picture("skill", hero_class, noun, tips, inks=inks)
        for hero_class in known.heroes
        for noun in sorted({*known.skills[hero_class], *known.skills[""]})
        for tips in (1, 2)
    ]
    yield from ((one.name, one.draw()) for one in shown)
    yield from ((f"rock-{block}", rock_block(block, inks)) for block in range(BLOCKS))


def plate(svg: str) -> bytes:
    (pdf,) = compiled(_ALONE, {"picture": isolated(svg)}, "pdf")
    return plate_in(pdf)


def main() -> None:
    folder = Path(str(files(__package__)))
    cut = {name: plate(svg) for name, svg in every_picture()}
    (folder / FILE).write_bytes(written(cut))


if __name__ == "__main__":
    main()
