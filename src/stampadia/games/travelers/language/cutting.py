"""A text cut at its marks. What stands in brackets is never cut, nor the letter that ends a row of
boxes: in Italian an E could be an "and"."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from stampadia.games.travelers.language.problems import BadLine

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
