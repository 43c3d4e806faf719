"""The list of a set: a type founder's specimen page, a row a card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from stampadia.games.generals.faces import ListHeading, ListPage, ListRow, PartFace, Slots
from stampadia.games.generals.paper import (
    LIST_COLUMN_MM,
    LIST_HEAD_MM,
    LIST_HEADING,
    LIST_LEFT_MM,
    LIST_MM,
    LIST_NAME,
    LIST_NOTE,
    LIST_OTHER,
    LIST_SKILL,
    LIST_TITLE,
    entry_mm,
)
from stampadia.press.draw.generals.forme import Forme, Rect
from stampadia.press.draw.generals.inks import ELEMENTS, NEUTRAL, VERDIGRIS, Inks, grey
from stampadia.press.draw.generals.picture import picture_paths
from stampadia.press.draw.generals.sorts import centred, dressed_line, first_tile, sort
from stampadia.workbench.lettering import largest

_PICTURE_PIXEL: Final = 0.3
_LEVEL_MM: Final = 4.2
_TICK_MM: Final = 2.5
_NUMBER_MM: Final = 3.4
_ELEMENTS_MM: Final = 3.9
_PIP: Final = (0.9, 1.7)
_PIP_STEP: Final = 1.1


def dressed_list(face: ListPage, inks: Inks) -> dict[str, Any]:
    forme = Forme()
    words: list[dict[str, Any]] = []
    right = LIST_MM[0] - LIST_COLUMN_MM
    tallied = _tallied((*face.left, *face.right))
    for left, entries in ((0.0, face.left), (right, face.right)):
        top = LIST_HEAD_MM
        for entry in entries:
            if isinstance(entry, ListHeading):
                words += _heading(forme, entry, left, top, inks, tally=entry in tallied)
            else:
                words += _row(forme, entry, left, top, inks)
            top += entry_mm(entry)
    title = largest(LIST_TITLE, (face.title,)) or LIST_TITLE[-1]
    return {
        "kind": "list",
        "drawing": forme.svg(*LIST_MM),
        "size": LIST_MM,
        "ink": inks.ink,
        "spot": inks.ink if inks.look == "ink" else VERDIGRIS,
        "title": {"text": face.title, "size": title.size_pt},
        "code": face.code,
        "words": words,
        "last": " · ".join((*face.texts, face.author)) if face.author else "",
    }


def _tallied(entries: tuple[ListRow | ListHeading, ...]) -> set[ListHeading]:
    """The headings under which somebody has Attack or Life."""
    found, heading = set(), None
    for entry in entries:
        if isinstance(entry, ListHeading):
            heading = entry
        elif heading and any(_counts(part) for part in (entry.header, entry.body)):
            found.add(heading)
    return found


def _heading(
    forme: Forme, heading: ListHeading, left: float, top: float, inks: Inks, *, tally: bool
) -> Iterator[dict[str, Any]]:
    """Above its rows, with the heads of the tally where they have one."""
    box = largest(LIST_HEADING, (heading.title,)) or LIST_HEADING[-1]
    title = _text("heading", heading.title, left, top + 1.6, box.width_mm, inks.ink)
    yield title | {"size": box.size_pt}
    yield _text("note", heading.note, left, top + 6.6, LIST_NOTE.width_mm, inks.faint)
    for number, name in enumerate(("attack", "life") if tally else ()):
        x = left + LIST_LEFT_MM["tally"] + _NUMBER_MM * (number + 0.5)
        forme.path(centred(name, (x, top + 3.6), 0.2), inks.faint)


def _row(
    forme: Forme, row: ListRow, left: float, top: float, inks: Inks
) -> Iterator[dict[str, Any]]:
    lefts = {name: left + x for name, x in LIST_LEFT_MM.items()}
    tone = ELEMENTS[row.elements[0]] if row.elements else NEUTRAL
    forme.rect(left, top, left + LIST_COLUMN_MM, top + 0.18, grey(0.78))
    forme.rects(_frame(left, top + 1.9, _TICK_MM, _TICK_MM, 0.2), inks.ink)
    drawn = picture_paths(row.illustration, inks, small=True)
    at = f"translate({lefts['picture']} {top + 0.8}) scale({_PICTURE_PIXEL})"
    forme.drawing(f'<g transform="{at}">{drawn}</g>')
    block = (lefts["level"], top + 1, lefts["level"] + _LEVEL_MM, top + 1 + _LEVEL_MM)
    if inks.outlined:
        forme.rects(_frame(block[0], block[1], _LEVEL_MM, _LEVEL_MM, 0.25), inks.ink)
    else:
        forme.rects((block,), tone)
    on_block = inks.ink if inks.outlined else "#FFFFFF"
    yield _text("level", row.level, block[0], block[1], _LEVEL_MM, on_block)
    yield _text("number", row.number, left - 0.4, top + 5.2, _NUMBER_MM, inks.faint)
    wide = LIST_NAME.width_mm
    yield _text("name", row.name, lefts["name"], top + 0.9, wide, inks.ink)
    names = 3.3 * len(LIST_NAME.lines_of(row.name))
    others = LIST_OTHER.width_mm
    yield _text("other", row.other, lefts["name"], top + 1.1 + names, others, inks.faint)
    for part, y in ((row.header, top + 1.0), (row.body, top + 4.8)):
        yield from _tally(forme, part, lefts["tally"], y, inks)
    if row.slots:
        _pips(forme, row.slots, block[0], block[3] + 0.6, inks)
    said = _text("skills", "", lefts["skills"], top + 0.9, LIST_SKILL.width_mm, inks.ink)
    parts = (part for part in (row.header, row.body) if part.skill)
    lines = [_skill(part, inks) for part in parts]
    yield said | {"lines": lines + [dressed_line(line, inks) for line in row.other_says]}


def _skill(part: PartFace, inks: Inks) -> list[dict[str, Any]]:
    first = [first_tile(part.trigger, inks, on_bar=False, knock="#FFFFFF")] if part.trigger else []
    return first + dressed_line(part.skill, inks)


def _counts(part: PartFace) -> list[tuple[int, str]]:
    """Attack in the first column and Life in the second, if there is any."""
    both = enumerate((part.attack, part.life))
    return [(column, text) for column, text in both if text and text != "0"]


def _tally(
    forme: Forme, part: PartFace, left: float, top: float, inks: Inks
) -> Iterator[dict[str, Any]]:
    for number, text in _counts(part):
        x = left + _NUMBER_MM * number
        yield _text("tally", text, x, top, _NUMBER_MM, inks.ink)
    if part.element:
        pixel = min(0.19, (_ELEMENTS_MM - 0.2 * part.amount) / part.amount / 11)
        for number in range(part.amount):
            x = left + 2 * _NUMBER_MM + number * (11 * pixel + 0.25)
            ink = inks.sign(part.element)
            forme.path(sort(part.element, x, top + 0.3, pixel), ink)


def _pips(forme: Forme, slots: Slots, left: float, top: float, inks: Inks) -> None:
    """Which columns of the Incoming Row a Place prints on."""
    wide, high = _PIP
    for slot in slots.columns:
        x = left + (slot.column - 1) * _PIP_STEP
        solid: list[Rect] = [(x, top, x + wide, top + high)]
        forme.rects(solid if slot.prints else _frame(x, top, wide, high, 0.14), inks.ink)


def _frame(left: float, top: float, wide: float, high: float, line: float) -> list[Rect]:
    right, bottom = left + wide, top + high
    return [
        (left, top, right, top + line), (left, bottom - line, right, bottom),
        (left, top, left + line, bottom), (right - line, top, right, bottom),
    ]  # fmt: skip


def _text(mode: str, text: str, x: float, y: float, w: float, fill: str) -> dict[str, Any]:
    return {"mode": mode, "text": text, "x": x, "y": y, "w": w, "fill": fill}
