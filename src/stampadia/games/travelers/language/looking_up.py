"""A stretch of text → the one instruction whose shape it has."""

from __future__ import annotations

import re
from typing import Any, Final

from stampadia.games.travelers.language.cutting import Span
from stampadia.games.travelers.language.phrases import MOST_BOXES, Phrases, Side
from stampadia.games.travelers.language.problems import BadLine, shown
from stampadia.workbench.phrases import Reading
from stampadia.workbench.shapes import Shape, shape_of

_LONGEST_NUMBER: Final = 6
_BOX: Final = r"\[\s*([A-Za-z]?)\s*\]"
_BOXES: Final = re.compile(rf"{_BOX}(?:\s*{_BOX})*")
_EACH_BOX: Final = re.compile(_BOX)
_BLANK_BEFORE_NUMBERS: Final = re.compile(r"\[\s*\](?=\s*(?:\[\s*|>\s*)[0-9])")
"""The first box of a row of numbers: what it holds can never be gained."""

_UNKNOWN: Final[dict[Side, str]] = {
    "conditions": "unknown-condition",
    "adventure-conditions": "unknown-condition",
    "modifier": "unknown-modifier",
}


def instruction(span: Span, side: Side, said: Phrases) -> Any:
    kind, values = fields(span, side, said)
    return kind(**values)


def fields(span: Span, side: Side, said: Phrases) -> tuple[Any, dict[str, Any]]:
    """What is said, and with which values; or it is refused."""
    kind, values = look_up(span.text, side, said)
    if kind is None:
        key = _UNKNOWN.get(side, "unknown-action")
        found, near = shown(span.text), _perhaps_meant(span.text, side, said)
        if near.casefold() == found.casefold():  # its form is right, a number in it is not
            near = ""
        raise BadLine(key, span.start, found=found, near=near or "none")
    return kind, values


def _perhaps_meant(text: str, side: Side, said: Phrases) -> str:
    """As a card would print it with these numbers: 2 cards, not 2 card."""
    near = said.nearest(_shape(text), side)
    kind, values = look_up(near, side, said)
    return said.phrase(kind(**values), side) if isinstance(kind, type) else near


def look_up(text: str, side: Side, said: Phrases) -> tuple[Any, dict[str, Any]]:
    shape = _shape(text)
    for number in shape.numbers:
        if not number.isdecimal() or len(number) > _LONGEST_NUMBER:
            return None, {}
    for reading in said.readings[side].get(shape.form, ()):
        values = _values(reading, shape)
        if values is not None:
            return reading.kind, values
    return None, {}


def _values(reading: Reading, shape: Shape) -> dict[str, Any] | None:
    values = reading.values([int(number) for number in shape.numbers])
    if values is None or reading.quoted is None:
        return values
    boxes = _lettered(shape.quoted or "")
    if reading.quoted.kind == "letters":
        return {**values, reading.quoted.field: boxes} if boxes else None
    return {**values, reading.quoted.field: boxes[0]} if len(boxes) == 1 else None


def _lettered(row: str) -> tuple[str, ...]:
    """What stands in each box; nothing if the text is no row of boxes, or too long a one."""
    if not _BOXES.fullmatch(row):
        return ()
    letters = tuple(letter.upper() for letter in _EACH_BOX.findall(row))
    return letters if len(letters) <= MOST_BOXES else ()


def _shape(text: str) -> Shape:
    numbered = _BLANK_BEFORE_NUMBERS.sub("[0]", text)
    return shape_of(_BOXES.sub(lambda row: f'"{row[0]}"', numbered))
