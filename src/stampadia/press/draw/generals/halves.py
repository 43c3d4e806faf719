"""The halves of a card: what is drawn under their words, and where the words stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from stampadia.games.generals.faces import (
    EventFace,
    PartFace,
    PlaceFace,
    Slot,
    Slots,
    TextFace,
    UnitFace,
)
from stampadia.games.generals.paper import HALF, ITALIC_MM, PICTURE, PIXEL_MM, SLOTS
from stampadia.games.generals.paper.halves import Half, half, text_half
from stampadia.press.draw.generals.forme import Forme, Rect, dithered, framed, notched
from stampadia.press.draw.generals.inks import BLACK, ELEMENTS, NEUTRAL, Inks, grey, mixed
from stampadia.press.draw.generals.picture import picture_paths
from stampadia.press.draw.generals.sorts import (
    breakable,
    centred,
    dressed_line,
    first_tile,
    size,
    sort,
    tile,
)
from stampadia.workbench.areas import Placed
from stampadia.workbench.faces import Line

GameFace = UnitFace | PlaceFace | EventFace

WIDE: Final = HALF[0]
_TALLY_LEFT: Final = 42
_COLUMN: Final = 8
_BLOCK: Final = 10
_TILE_MM: Final = 0.29
"""A pixel of the body's trigger."""
_TEXT_HEIGHT: Final = 94
"""Of a card of words alone, in pixels."""


def dressed_half(face: GameFace | TextFace, inks: Inks) -> dict[str, Any]:
    """What lies on one half: the drawing, then words from the top down."""
    if isinstance(face, TextFace):
        return _text_card(face, inks)
    laid = half(face)
    forme = Forme()
    _bar(forme, face, laid, inks)
    words = list(_header_words(face, laid, inks))
    if isinstance(face, PlaceFace):
        words += _place(forme, face, laid, inks)
    else:
        _tally(forme, face, laid, inks)
        _scene(forme, face, laid, inks)
        words += _body(forme, face, laid, inks)
    return {
        "drawing": forme.svg(WIDE, HALF[1]),
        "height": HALF[1] * PIXEL_MM,
        "words": words,
    }


# The header


def _tones(face: GameFace) -> list[str]:
    return [ELEMENTS[element] for element in face.elements] or [NEUTRAL]


def _has_tally(face: GameFace) -> bool:
    return isinstance(face, UnitFace) or (isinstance(face, EventFace) and face.tally)


def _bar(forme: Forme, face: GameFace, laid: Half, inks: Inks) -> None:
    """Everything that a covered card still says stands on it. An Event's is outlined."""
    tone, high, thick = _tones(face)[0], laid.header, inks.rule / PIXEL_MM
    event = isinstance(face, EventFace)
    hollow = event or inks.outlined
    if not event:
        forme.rects(notched(WIDE, high), inks.bar(tone))
    if hollow:
        forme.rects(framed(WIDE, high, thick), inks.ink)
        forme.rect(_BLOCK, 0, _BLOCK + thick, high, inks.ink)
    else:
        _block(forme, face, high, inks)
    if _has_tally(face):
        rule = mixed(inks.ink, 0.45) if event else "#4A4136" if inks.dark_bars else inks.cell(tone)
        forme.rects(_columns(0, high, thick), rule)
        for number, name in enumerate(("attack", "life")):
            middle = (_TALLY_LEFT + _COLUMN * (number + 0.5), 2.0)
            faint = inks.faint if event else inks.faint_on_bar
            forme.path(centred(name, middle, 0.22 / PIXEL_MM), faint)
    _element(forme, face.header, (0, min(high, 12)), inks, on_bar=not event)


def _block(forme: Forme, face: GameFace, high: float, inks: Inks) -> None:
    """The Level's ground: a Place's is black, two Elements share one in stairs."""
    tones = _tones(face)
    black = isinstance(face, PlaceFace) and not inks.dark_bars
    forme.rects(notched(_BLOCK, high, right=False), BLACK if black else inks.block(tones[0]))
    if len(tones) > 1 and not black:
        rows = int(high)
        stairs: list[Rect] = [
            (max(int(row == rows - 1), _BLOCK - (row + 1) * _BLOCK // rows), row, _BLOCK, row + 1)
            for row in range(rows)
        ]
        forme.rects(stairs, tones[1])


def _columns(top: float, bottom: float, thick: float) -> list[Rect]:
    lefts = [_TALLY_LEFT + _COLUMN * column for column in range(3)]
    return [(left, top, left + thick * 0.7, bottom) for left in lefts]


def _element(
    forme: Forme, part: PartFace, rows: tuple[float, float], inks: Inks, *, on_bar: bool
) -> None:
    """The Elements in the last column, as many as there are, between two rows."""
    if not part.element:
        return
    top, bottom = rows
    ink = inks.sign(part.element, on_bar=on_bar)
    wide, high = size(part.element)
    count, room = part.amount, bottom - top
    middle = _TALLY_LEFT + 2.5 * _COLUMN
    upright = room > 9
    if count == 1:
        forme.path(centred(part.element, (middle, top + room / 2), 0.4 / PIXEL_MM), ink)
        return
    gap = 0.8 if upright else 0.4
    free = (room if upright else _COLUMN) - 0.6 - gap * (count - 1)
    pixel = min((0.33 if upright else 0.26) / PIXEL_MM, free / count / (high if upright else wide))
    step = pixel * (high if upright else wide) + gap
    for number in range(count):
        away = (number - (count - 1) / 2) * step
        at = (middle, top + room / 2 + away) if upright else (middle + away, top + room / 2)
        forme.path(centred(part.element, at, pixel), ink)


def _header_words(face: GameFace, laid: Half, inks: Inks) -> Iterator[dict[str, Any]]:
    event = isinstance(face, EventFace)
    plain = event or inks.outlined
    ink = inks.ink if event else inks.on_bar
    level = inks.ink if plain else inks.ground
    yield _number(laid.words["level"], face.level, level)
    name = laid.words["name"]
    yield _word(name, "name", breakable(face.name) if name.loose else face.name, ink)
    if "header" in laid.words:
        tone = _tones(face)[0]
        knock = inks.ground if event else inks.bar(tone) or inks.ground
        first = (
            [first_tile(face.header.trigger, inks, on_bar=not event, knock=knock)]
            if face.header.trigger
            else []
        )
        at = laid.words["header"]
        runs = dressed_line(
            face.header.skill, inks, on_bar=not event, knock=knock, bound=not at.loose
        )
        yield _words(at, "header", [first + runs], ink)
    for stat in ("attack", "life"):
        if number := laid.words.get(f"header.{stat}"):
            yield _number(number, getattr(face.header, stat), ink)


# Units and Events


def _tally(forme: Forme, face: UnitFace | EventFace, laid: Half, inks: Inks) -> None:
    if not _has_tally(face):
        return
    tone, thick = _tones(face)[0], inks.rule / PIXEL_MM
    top = laid.header + 0.6
    unit = isinstance(face, UnitFace)
    rule = inks.cell(tone) if unit else mixed(inks.ink, 0.45)
    forme.rects(_columns(top, top + (7 if unit else 6), thick), rule)
    _element(forme, face.body, (top - 0.2, top + 7.8), inks, on_bar=False)


def _scene(forme: Forme, face: UnitFace | EventFace, laid: Half, inks: Inks) -> None:
    """The picture with its ground; a Unit stands on it, an Event is a stamp."""
    tones = _tones(face)
    left, top, side = PICTURE
    shade = inks.shade(tones[0])
    if isinstance(face, EventFace):
        if face.dot:
            x = 40.0 if face.tally else 64.5
            forme.rects(_dot(x, laid.header + 2.4), grey(0.55))
        if not laid.picture:
            return
        ink = inks.ink if inks.dark_bars else mixed(inks.ink, 0.6)
        left, top = left - 1, top - 2  # the stamp's edge has room about it
        forme.rects(_perforation(left, top, side, 0.25 if inks.low else 0), ink)
        _picture(forme, face.illustration, left, top, inks)
        return
    if not laid.picture:
        return
    if inks.dark_bars:
        forme.rects(
            notched(24.8, 24.8, at=(left - 0.4, top - 0.4)), mixed(tones[0], 0.26, inks.ground)
        )
    if shade:
        forme.drawing(dithered(left, 8, inks.shade(tones[-1]) or shade, at=(0, 37)))
        forme.drawing(dithered(side, side, shade, at=(left, top)))
    else:
        forme.drawing(dithered(WIDE, 1, grey(0.75), 0.3, 0.3, at=(0, 45)))
    _picture(forme, face.illustration, left, top, inks)
    if inks.dark_bars:
        forme.rects(framed(24.8, 24.8, inks.rule / PIXEL_MM, (left - 0.4, top - 0.4)), inks.ink)


def _picture(forme: Forme, illustration: str, left: float, top: float, inks: Inks) -> None:
    drawn = picture_paths(illustration, inks)
    forme.drawing(f'<g transform="translate({left} {top})">{drawn}</g>')


def _dot(x: float, y: float) -> list[Rect]:
    """The mark of an Event's first side."""
    return [(x - 0.8, y - 0.4, x + 0.8, y + 0.4), (x - 0.4, y - 0.8, x + 0.4, y + 0.8)]


def _perforation(left: float, top: float, side: int, inset: float) -> list[Rect]:
    """A stamp's edge, square by square; with little ink each is smaller."""
    found: list[Rect] = []
    for step in range(-1, side + 1, 2):
        found += [
            (left + step, top - 1, left + step + 1, top),
            (left + step + 1, top + side, left + step + 2, top + side + 1),
            (left - 1, top + step + 1, left, top + step + 2),
            (left + side, top + step, left + side + 1, top + step + 1),
        ]
    edge = side + 1
    return [
        (x0 + inset, y0 + inset, x1 - inset, y1 - inset)
        for x0, y0, x1, y1 in found
        if x1 <= left + edge and y1 <= top + edge
    ]


def _body(
    forme: Forme, face: UnitFace | EventFace, laid: Half, inks: Inks
) -> Iterator[dict[str, Any]]:
    body = laid.words.get("body")
    lines: list[Line] = [face.body.skill] if face.body.skill else []
    if isinstance(face, UnitFace):
        if body:
            _trigger(forme, face.body, laid, inks)
        elif not inks.outlined and laid.picture:
            _great_signs(forme, face, inks)
    if isinstance(face, EventFace) and face.flavour:
        lines.append(face.flavour)
    if body:
        runs = [dressed_line(line, inks, knock=inks.ground) for line in lines]
        flavour = isinstance(face, EventFace) and bool(face.flavour)
        yield _words(body, "body", runs, inks.ink) | {
            "faint": inks.faint if flavour else "",
            "italic": ITALIC_MM,
        }
    for stat in ("attack", "life"):
        if at := laid.words.get(f"body.{stat}"):
            yield _number(at, getattr(face.body, stat), inks.ink)


def _trigger(forme: Forme, part: PartFace, laid: Half, inks: Inks) -> None:
    """Beside the body's skill; a banner hangs from it where it counts for others, too."""
    pixel = _TILE_MM / PIXEL_MM
    top = laid.header + 1.4
    if part.area and laid.picture:
        right = 13 * pixel - 0.5
        forme.rects(
            ((0.5, top + 1.6, right, 37), (0.5, 37, 1.8, 39), (right - 1.3, 37, right, 39)),
            inks.banner,
        )
        for number in range(4):
            middle = ((right + 0.5) / 2, 20.4 + 4.3 * number)
            forme.path(centred("any", middle, 0.2 / PIXEL_MM), inks.ground)
    elif part.area:
        forme.path(sort("area", 13 * pixel + 1, top + 0.6, 0.3 / PIXEL_MM), inks.banner)
    if part.trigger:
        tile(forme, part.trigger, (0, top), pixel, inks.ink, inks.ground)


def _great_signs(forme: Forme, face: UnitFace, inks: Inks) -> None:
    """A Unit without words in its body shows what it is about."""
    for number, element in enumerate(face.elements):
        ink = inks.great_sign(ELEMENTS[element])
        if len(face.elements) == 1:
            forme.path(sort(element, 9, 15, 1.9), ink)
        else:
            forme.path(sort(element, 1.5 + 19 * number, 16.5, 1.55), ink)


# Places


def _place(forme: Forme, face: PlaceFace, laid: Half, inks: Inks) -> Iterator[dict[str, Any]]:
    if body := laid.words.get("body"):
        runs = dressed_line(face.instruction, inks, knock=inks.ground)
        yield _words(body, "body", [runs], inks.ink)
    if face.slots and laid.picture:
        for slot in face.slots.columns:
            yield from _slot(forme, face.slots, slot, laid, inks)


def _slot(
    forme: Forme, slots: Slots, slot: Slot, laid: Half, inks: Inks
) -> Iterator[dict[str, Any]]:
    """A column of the Incoming Row: what is printed there, or dots where the sheet would lie."""
    top, step, (wide, high) = SLOTS
    left, solid = step * (slot.column - 1), not inks.outlined
    ink = inks.ground if solid else inks.ink
    if not slot.prints:
        forme.rects(_dots(left, top, wide, high), inks.faint)
    elif solid:
        forme.rects(notched(wide, high, at=(left, top)), BLACK)
    else:
        forme.rects(notched(wide, high, at=(left, top)), None if inks.low else grey(0.91))
        forme.rects(framed(wide, high, inks.rule / PIXEL_MM, (left, top)), inks.ink)
    number = laid.words[f"slot.{slot.column}"]
    faint = inks.faint_on_black if slot.prints and solid else inks.faint
    yield _word(number, "corner", str(slot.column), faint)
    level = laid.words.get(f"slot.{slot.column}.level")
    if slot.prints and slots.ink:
        middle = (left + (4.4 if level else wide / 2), top + high / 2)
        forme.path(centred("level", middle, 0.47 / PIXEL_MM), ink)
    if level:
        yield _number(level, slots.plus or "0", ink)


def _dots(left: float, top: float, wide: int, high: int) -> list[Rect]:
    spots = [(step, edge) for step in range(0, wide, 2) for edge in (0, high - 1)]
    spots += [(edge, step) for step in range(2, high - 1, 2) for edge in (0, wide - 1)]
    return [(left + x + 0.3, top + y + 0.3, left + x + 0.7, top + y + 0.7) for x, y in spots]


# Words alone


def _text_card(face: TextFace, inks: Inks) -> dict[str, Any]:
    laid = text_half(face)
    forme = Forme()
    forme.rects(notched(WIDE, 9), inks.bar(NEUTRAL))
    if inks.bar(NEUTRAL) is None:
        forme.rects(framed(WIDE, 9, inks.rule / PIXEL_MM), inks.ink)
    words = [_word(laid.words["title"], "title", face.title, inks.on_bar)]
    if "text" in laid.words:
        at = laid.words["text"]
        lines = [
            dressed_line(line, inks, knock=inks.ground, bound=not at.loose) for line in face.lines
        ]
        words.append(_words(at, "text", lines, inks.ink))
    return {
        "drawing": forme.svg(WIDE, _TEXT_HEIGHT),
        "height": _TEXT_HEIGHT * PIXEL_MM,
        "words": words,
    }


# Words for the template


def _at(at: Placed, mode: str, fill: str) -> dict[str, Any]:
    area = at.area
    return {
        "mode": mode, "size": at.box.size_pt, "fill": fill,
        "x": area.left, "y": area.top, "w": area.width, "h": area.height,
    }  # fmt: skip


def _number(at: Placed, text: str, fill: str) -> dict[str, Any]:
    return _at(at, "number", fill) | {"text": text}


def _word(at: Placed, mode: str, text: str, fill: str) -> dict[str, Any]:
    return _at(at, mode, fill) | {"text": text}


def _words(at: Placed, mode: str, lines: list[list[dict[str, Any]]], fill: str) -> dict[str, Any]:
    return _at(at, mode, fill) | {"lines": lines}
