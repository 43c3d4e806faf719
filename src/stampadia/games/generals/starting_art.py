"""The pictures of a set that has just begun: stamps with a sketch on them, to be drawn anew."""

from __future__ import annotations

from typing import Final

from stampadia.games.generals.art import SIZE, TRANSPARENT
from stampadia.games.generals.content import Element

_PAPER: Final = "1"
_SHADE: Final = "7"
_INK: Final = "K"

_COLOURS: Final[dict[Element, tuple[str, str, str]]] = {
    "fire": ("4", "9", "E"),
    "water": ("L", "M", "N"),
    "earth": ("B", "C", "I"),
    "air": ("7", "D", "J"),
}
"""Of each element: where the light falls, where it does not, and in the shade."""

_PENCIL: Final = ("...FF", "..F3F", ".F6F.", "F54F.", "K2F..", "KK...")
"""A pencil shows that the picture is not finished."""
_BOTTLE: Final = (
    "....KKKK....",
    "...KAAAFK...",
    "....KKKK....",
    "....K7DK....",
    "...KK7DKK...",
    "..K77DDDJK..",
    ".K7MMMMMNJK.",
    ".KLMMMMNNJK.",
    ".KLM1111NJK.",
    ".KLM1KK1NJK.",
    ".KLM1111NJK.",
    ".KLMMMMNNJK.",
    "..KKKKKKKK..",
)
_BLOT: Final = (
    ".........K..",
    ".KK.....KOK.",
    "KNOK.....K..",
    ".KK.KKKK....",
    "...KNNOOKK..",
    "..KNLNOOOOK.",
    ".KNLNOOOOOOK",
    ".KNNOOOOOOOK",
    ".KOOOOOOOOK.",
    "..KOOOOOOOK.",
    "...KKOOKKOK.",
    ".....KOK.KK.",
    ".K...KOK....",
    "KOK...K..K..",
    ".K..........",
)

Canvas = list[list[str]]


def sketch(element: Element, level: int) -> str:
    """A unit: its element's sign, over as many dots as its level."""
    canvas = _stamp(_COLOURS[element][1])
    _draw(canvas, _sign(element), 5, 5)
    for dot in range(level):
        _draw(canvas, ("KK", "KK"), 6 + 3 * dot, 17)
    _draw(canvas, _PENCIL, 16, 13)
    return _written(canvas)


def bottle() -> str:
    return _scene(_BOTTLE, "M", 6, 5)


def blot() -> str:
    return _scene(_BLOT, "O", 6, 5)


def _scene(rows: tuple[str, ...], frame: str, left: int, top: int) -> str:
    canvas = _stamp(frame)
    _draw(canvas, rows, left, top)
    return _written(canvas)


def _stamp(frame: str) -> Canvas:
    """Paper with teeth all around, a shadow on the lower right, and a printed frame."""
    last = SIZE - 1
    canvas = [[_PAPER] * SIZE for _ in range(SIZE)]
    for place in range(SIZE):
        tooth = place % 4 in (1, 2)
        for x, y, colour in ((place, 0, _PAPER), (0, place, _PAPER),
                             (place, last, _SHADE), (last, place, _SHADE)):  # fmt: skip
            canvas[y][x] = colour if tooth else TRANSPARENT
    for place in range(3, last - 2):
        for x, y in ((place, 3), (place, last - 3), (3, place), (last - 3, place)):
            canvas[y][x] = frame
    return canvas


def _sign(element: Element) -> list[str]:
    """The manual's triangles: fire and air point up, water and earth down; air and earth have a
    bar."""
    light, plain, dark = _COLOURS[element]
    rows = []
    for row in range(9):
        half = row * 2 // 3
        inside = (light + plain * (half - 1) + dark * half) if half else ""
        rows.append(f"{_INK}{inside}{_INK}".center(14, "."))
    rows.append(_INK * 14)
    if element in ("air", "earth"):
        rows[6] = (_INK * (len(rows[6].strip(".")))).center(14, ".")
    return rows if element in ("fire", "air") else rows[::-1]


def _draw(canvas: Canvas, rows: list[str] | tuple[str, ...], left: int, top: int) -> None:
    for y, row in enumerate(rows, top):
        for x, colour in enumerate(row, left):
            if colour != ".":
                canvas[y][x] = colour


def _written(canvas: Canvas) -> str:
    return "".join(canvas[y][x] for x in range(SIZE) for y in range(SIZE))
