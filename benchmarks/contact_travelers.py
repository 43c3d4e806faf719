"""`python -m benchmarks.contact_travelers [FOLDER]`: Travelers' slips in each style; its cast."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Final

from cyclopts import App

from stampadia import press
from stampadia.games.travelers.paper import SLIP_MM
from stampadia.kernel.registry import load
from stampadia.press import Style
from stampadia.press.draw.travelers import pictures
from stampadia.press.draw.travelers.graver import Inks
from stampadia.press.draw.travelers.layers import cast
from stampadia.press.typesetter import compiled
from stampadia.workbench.printing import Printed

FOLDER: Final = Path(__file__).parents[1] / "docs" / "print"
WORLD: Final = "2026-11-17"
DUNGEON: Final = "2026-11-18"
_STYLES: Final = (Style(card=SLIP_MM), Style("ink", card=SLIP_MM), Style(ink="low", card=SLIP_MM))
_TABLE: Final = "#CFC8B8"
_GAP: Final = 6
_CAST: Final = """
#let data = json(bytes(sys.inputs.data))
#set page(width: auto, height: auto, margin: 3mm)
#set text(font: "Alegreya", size: 6.5pt)
#grid(columns: 12, gutter: 1.2mm, ..data.cast.map(((name, drawn)) => stack(spacing: 0.6mm,
  box(clip: true, width: 23mm, height: 14.6mm, stroke: 0.2mm,
    place(image(bytes(drawn), format: "svg", width: 60mm, height: 14.6mm))),
  name)))
"""

app = App(name="contact-travelers")


@app.default
def main(folder: Path = FOLDER) -> None:
    for name, picture in (("travelers", _slips()), ("travelers-cast", _cast())):
        path = folder / f"contact-{name}.png"
        path.write_bytes(_small(picture))
        print(path, path.stat().st_size)


def _slips() -> bytes:
    from PIL import Image

    world, dungeon = _printed(WORLD), _printed(DUNGEON)
    fronts = [world.cards[4].front, dungeon.cards[8].front]
    backs = [world.cards[0].back, world.cards[4].back, dungeon.cards[1].back, dungeon.cards[6].back]
    faces = fronts + [back for back in backs if back is not None]
    rows = [[press.png(face, "travelers", style, ppi=84) for face in faces] for style in _STYLES]
    drawn = [[Image.open(BytesIO(one)) for one in row] for row in rows]
    wide, high = (length + _GAP for length in drawn[0][0].size)
    whole = Image.new("RGB", (len(faces) * wide + _GAP, len(rows) * high + _GAP), _TABLE)
    for down, row in enumerate(drawn):
        for across, one in enumerate(row):
            whole.paste(one, (_GAP + across * wide, _GAP + down * high))
    made = BytesIO()
    whole.save(made, "png")
    return made.getvalue()


def _cast() -> bytes:
    shown = [(name.replace("-", " "), pictures.enemy(name, Inks())) for name in cast().enemies]
    return compiled(_CAST, {"cast": shown}, "png", ppi=96)[0]


def _printed(day: str) -> Printed:
    game = load("travelers")
    made: Printed = game.printed({"date": day}, game.words("en"))
    return made


def _small(picture: bytes) -> bytes:
    from PIL import Image

    made = BytesIO()
    small = Image.open(BytesIO(picture)).convert("RGB").quantize(96, dither=Image.Dither.NONE)
    small.save(made, "png", optimize=True)
    return made.getvalue()


if __name__ == "__main__":
    app()
