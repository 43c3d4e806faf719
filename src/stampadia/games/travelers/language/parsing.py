"""A text cut at its marks and joints, and each stretch of it → the one instruction whose shape it
has. What stands in brackets is never cut, nor the letter that ends a row of boxes: in Italian an E
could be an "and"."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, ClassVar, Final, Literal, NamedTuple

from stampadia.games.travelers.content import PACKAGE
from stampadia.games.travelers.language.phrases import MOST_BOXES, Phrases, Side
from stampadia.workbench import problems
from stampadia.workbench.phrases import Reading
from stampadia.workbench.problems import shown
from stampadia.workbench.shapes import Shape, shape_of


class BadLine(problems.BadLine):
    """An ability or an Exhaust Effect that cannot be read."""

    catalogue: ClassVar[str] = PACKAGE


LONGEST: Final = 1000
"""Characters. A card has room for about 150."""

STOP: Final = re.compile(r"\.")
COLON: Final = re.compile(":")
COMMA_OR_COLON: Final = re.compile("[,:]")

_UNCUT: Final = re.compile(r"\([^()]*\)|\[[^\[\]]*\]|>\s*[A-Za-z]\b")


class Span(NamedTuple):
    """A stretch of the text, and the mark behind it."""

    start: int
    text: str
    mark: str = ""

    @property
    def end(self) -> int:
        return self.start + len(self.text)

    def after(self, lead: int) -> Span:
        """What is left behind so many characters."""
        return Span(self.start + lead, self.text[lead:], self.mark)


def whole(text: str) -> Span:
    if len(text) > LONGEST:
        raise BadLine("too-long", LONGEST, most=LONGEST)
    return Span(0, text)


def sentences(span: Span) -> list[Span]:
    """Each up to its stop; the last one may go without."""
    found = split(STOP, span, blank_end=True)
    return found if found[-1].text else found[:-1]


def split(
    mark: re.Pattern[str], span: Span, most: int = 0, *, blank_end: bool = False
) -> list[Span]:
    """At every mark, or at so many at most; without the blanks around each."""
    spans = []
    rest = span
    for found in mark.finditer(_UNCUT.sub(_hidden, span.text)):
        end = span.start + found.start()
        spans.append(_trimmed(Span(rest.start, rest.text[: end - rest.start], found[0])))
        rest = span.after(found.end())
        if len(spans) == most:
            break
    blank = blank_end and bool(spans) and not rest.text.strip()
    return [*spans, Span(rest.end, "") if blank else _trimmed(rest)]


def _hidden(uncut: re.Match[str]) -> str:
    return " " * len(uncut[0])


def _trimmed(span: Span) -> Span:
    text = span.text.strip()
    if not text:
        raise BadLine("nothing-here", span.start)
    return Span(span.start + span.text.index(text), text, span.mark)


# The words that join a sentence's parts: "If … and …:", "For 1 time", "You may", "or", "Else"


Joint = Literal["if", "else", "once", "may"]


def opening(joint: Joint, span: Span, said: Phrases) -> int:
    """How many characters of the span are this joint; 0 if it begins otherwise."""
    found = _opening(said.joints[joint]).match(span.text)
    return found.end() if found else 0


def condition_and_rest(mark: re.Pattern[str], span: Span, said: Phrases) -> tuple[list[Span], Span]:
    """Each part of what stands before the mark, and what stands behind it."""
    condition, *rest = split(mark, span, most=1)
    if not rest:
        raise BadLine("no-colon", span.end)
    return parts(condition, said), rest[0]


def parts(span: Span, said: Phrases, *, commas: bool = False) -> list[Span]:
    """What "and" joins, and, where they may, commas."""
    words = f"{said.joints['and-before-e']}|{said.joints['and']}"
    return split(_and(words, commas), span)


def alternatives(span: Span, said: Phrases) -> list[Span]:
    """What "or" parts."""
    return split(_or(said.joints["or"]), span)


@cache
def _or(word: str) -> re.Pattern[str]:
    return re.compile(rf"\b{word}\b", re.IGNORECASE)


@cache
def _opening(words: str) -> re.Pattern[str]:
    return re.compile(r"\s*" + r"\s+".join(map(re.escape, words.split())) + r"\b", re.IGNORECASE)


@cache
def _and(words: str, commas: bool) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{words})\b|&{'|,' if commas else ''}", re.IGNORECASE)


# Looking up


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
