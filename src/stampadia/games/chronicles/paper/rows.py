"""How high the rows of the Rooms Table and of the Equipment Scroll are, in any size of type.

Words are measured once; how many lines they take at a size is arithmetic.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import inf
from typing import Final

from msgspec import Struct

from stampadia.games.chronicles.faces import ClauseFace, ItemRow, RoomRow
from stampadia.workbench.faces import Style, plain
from stampadia.workbench.lettering import MM_PER_POINT, NO_BREAK, FontName, width_mm


class Type(Struct, frozen=True):
    """The fonts of running text in one kind of print; a line, and what is between two, in type
    sizes."""

    plain: FontName
    bold: FontName
    italic: FontName
    line_em: float
    leading_em: float

    def font(self, style: Style) -> FontName:
        return {"": self.plain, "bold": self.bold, "italic": self.italic}[style]


PRINT: Final = Type("Alegreya-Regular", "Alegreya-Bold", "Alegreya-Italic", 0.637, 0.46)
LARGE_PRINT: Final = Type(
    "AtkinsonHyperlegible-Regular",
    "AtkinsonHyperlegible-Bold",
    "AtkinsonHyperlegible-Italic",
    0.668,
    0.5,
)
APART_EM: Final = 0.14
"""Between two paragraphs, more than between two lines."""

Word = tuple[float, ...]
"""The widths of words that no line break parts, in millimetres of type of one point."""


class Paragraph(Struct, frozen=True):
    """Words in their order, measured."""

    words: tuple[Word, ...]
    space: float

    def lines(self, width: float, size_pt: float) -> int:
        """How many lines it takes. A block that is wider than a line is broken after all, on lines
        of its own."""
        most = width / size_pt
        count, used = 0, inf
        for word in self.words:
            wide = sum(word) + self.space * (len(word) - 1)
            if wide > most:
                count += (
                    Paragraph(tuple((one,) for one in word), self.space).lines(most, 1)
                    if (len(word) > 1)
                    else 1
                )
                used = inf
            elif used + self.space + wide <= most:
                used += self.space + wide
            else:
                count, used = count + 1, wide
        return count


@lru_cache(maxsize=4096)
def room_paragraphs(room: RoomRow, fonts: Type) -> tuple[Paragraph, ...]:
    """The lines of a room. Clauses with several upside-down parts stand below each other, and these
    parts are all as wide as the widest of them."""
    found: list[Paragraph] = []
    bar, space = _word("|", fonts.bold), width_mm(" ", 1, fonts.plain)
    for line in room.lines:
        turned = [one for one in (_turned(clause, fonts) for clause in line) if one]
        many = len(turned) > 1
        widest = max(turned, key=sum) if many else ()
        told = [[*_clause(clause, fonts, widest)] for clause in line]
        for clause in told[1:]:
            clause[0] = (*bar, *clause[0])
        if many:
            found += [Paragraph(tuple(clause), space) for clause in told]
        else:
            found.append(Paragraph(tuple(word for clause in told for word in clause), space))
    return tuple(found)


def item_paragraph(item: ItemRow, fonts: Type) -> Paragraph:
    words = [*_words(item.name, fonts.bold), *_clause(item.clause, fonts, ())]
    brackets = width_mm("()", 1, fonts.plain)
    words[-1] = (*words[-1][:-1], words[-1][-1] + brackets)
    return Paragraph(tuple(words), width_mm(" ", 1, fonts.plain))


def turned_mm(line: Sequence[ClauseFace], fonts: Type) -> float:
    """How wide the widest upside-down part of a line is, in type of one point."""
    return max((width_mm(plain(one.upside_down), 1, fonts.plain) for one in line), default=0)


def high_mm(paragraphs: Sequence[Paragraph], width: float, size_pt: float, fonts: Type) -> float:
    """How high these paragraphs are."""
    lines = sum(one.lines(width, size_pt) for one in paragraphs)
    em = lines * (fonts.line_em + fonts.leading_em) - fonts.leading_em
    return (em + APART_EM * max(0, len(paragraphs) - 1)) * size_pt * MM_PER_POINT


def _clause(clause: ClauseFace, fonts: Type, widest: Word) -> Iterator[Word]:
    """`condition »` is never parted before the », and an upside-down part is one block."""
    if clause.when:
        *before, last = _words(plain(clause.when), fonts.plain)
        yield from before
        yield (*last, *_word("»", fonts.bold))
    for run in clause.does:
        yield from _words(run.text, fonts.font(run.style))
    if clause.upside_down:
        yield widest or _turned(clause, fonts)


def _turned(clause: ClauseFace, fonts: Type) -> Word:
    words = plain(clause.upside_down).split(" ")
    return tuple(width_mm(word, 1, fonts.plain) for word in words) if clause.upside_down else ()


def _words(text: str, font: FontName) -> Iterator[Word]:
    for word in text.split(" "):
        if word:
            yield tuple(width_mm(part, 1, font) for part in word.split(NO_BREAK))


def _word(text: str, font: FontName) -> Word:
    return (width_mm(text, 1, font),)
