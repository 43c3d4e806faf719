"""Every picture that recurs over sets, cut into a plate: `python -m
stampadia.press.draw.travelers.cutting` cuts them anew. Whoever changes how something is drawn has
to; a test says so."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from stampadia.press.draw.travelers import pictures
from stampadia.press.draw.travelers.graver import Inks
from stampadia.press.draw.travelers.layers import cast
from stampadia.press.draw.travelers.rooms import BLOCKS, rock_block
from stampadia.press.plates import FILE, isolated, plate_in, written
from stampadia.press.typesetter import compiled

_ALONE = """
#let data = json(bytes(sys.inputs.data))
#set document(title: "plate")
#set page(width: auto, height: auto, margin: 0pt)
#pdf.artifact(image(bytes(data.picture), format: "svg"))
"""


def every_picture() -> Iterator[tuple[str, str]]:
    """In the usual ink, by the names of their plates."""
    known, inks = cast(), Inks()
    shown: list[pictures.Shown] = [(pictures.enemy, (name,)) for name in known.enemies]
    shown += [(pictures.place, (name,)) for name in known.places]
    shown += [(pictures.hero, (name,)) for name in known.heroes]
    shown += [
        (pictures.skill, (hero_class, noun, tips))
        for hero_class in known.heroes
        for noun in sorted({*known.skills[hero_class], *known.skills[""]})
        for tips in (1, 2)
    ]
    for draw, told in shown:
        picture = pictures.picture(draw, *told, inks=inks)
        yield picture.name, picture.draw()
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
