"""`python -m benchmarks.contact [FOLDER]`: contact sheets of printed faces, for the docs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from cyclopts import App
from msgspec import Struct

from stampadia import press
from stampadia.kernel.registry import load
from stampadia.press import Style
from stampadia.workbench.printing import Printed

FOLDER: Final = Path(__file__).parents[1] / "docs" / "print"
MOST_BYTES: Final = 300_000
_TABLE: Final = "#CFC8B8"
_GAP: Final = 6
_STYLES: Final = (Style(), Style(name="ink"), Style(name="stylish"), Style(ink="low"))

Row = tuple[Sequence[Struct], Style]

app = App(name="contact")


@app.default
def main(folder: Path = FOLDER) -> None:
    for name, (game, rows, columns, ppi) in _sheets().items():
        path = folder / f"contact-{name}.png"
        path.write_bytes(_sheet(game, rows, columns, ppi))
        print(path, path.stat().st_size)


def _sheets() -> dict[str, tuple[str, list[Row], int, float]]:
    kinds = [card.front for card in _printed("generals", cards="4,28,36,70,81").cards]
    kinds.append(_back(_printed("generals", cards="1", backs="court")))
    stamps = _printed("stampede")
    fronts = {card.front.animal: card for card in stamps.cards[:-2]}  # type: ignore[attr-defined]
    beside = [stamps.cards[-2].front, stamps.cards[-1].front, _back(stamps)]
    some = [card.front for card in fronts.values()]
    backs = [card.back for card in (*fronts.values(),)[1::3] if card.back]
    return {
        "generals": ("generals", [(kinds, style) for style in _STYLES], 6, 104),
        "generals-full": ("generals", [(list(_fronts("STFULL")), Style())], 14, 52),
        "generals-sets": (
            "generals",
            [(list(_fronts(name)), Style()) for name in ("STLITE", "STRETURN", "STTOLL")],
            12,
            68,
        ),
        "stampede": ("stampede", [([*some, *backs, *beside], Style())], 8, 96),
        "stampede-ink": (
            "stampede",
            [([*some[:6], backs[0], beside[1]], style) for style in (_STYLES[3], _STYLES[1])],
            8,
            88,
        ),
    }


def _printed(game: str, **wishes: str) -> Printed:
    found = load(game)
    made: Printed = found.printed(wishes, found.words("en"))
    return made


def _back(printed: Printed) -> Struct:
    back = printed.cards[-1].back
    assert back is not None
    return back


def _fronts(name: str) -> Iterator[Struct]:
    return (card.front for card in _printed("generals", sets=name).cards)


def _sheet(game: str, rows: Sequence[Row], columns: int, ppi: float) -> bytes:
    from PIL import Image

    cells: list[list[Any]] = []
    for faces, style in rows:
        drawn = [Image.open(BytesIO(press.png(face, game, style, ppi=ppi))) for face in faces]
        cells += [drawn[first : first + columns] for first in range(0, len(drawn), columns)]
    wide, high = (length + _GAP for length in cells[0][0].size)
    whole = Image.new("RGB", (columns * wide + _GAP, len(cells) * high + _GAP), _TABLE)
    for down, row in enumerate(cells):
        for across, card in enumerate(row):
            whole.paste(card, (_GAP + across * wide, _GAP + down * high))
    for colours in (128, 64, 32, 16):
        made = BytesIO()
        whole.quantize(colours, dither=Image.Dither.NONE).save(made, "png", optimize=True)
        if len(made.getvalue()) <= MOST_BYTES:
            break
    return made.getvalue()


if __name__ == "__main__":
    app()
