"""What every printed face is made of: lines of words and icons, and the boxes they are set in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, Literal

from msgspec import Struct

from stampadia.workbench.lettering import (
    ICON_EM,
    Box,
    FontName,
    icon,
    largest,
    stood_in_for,
    without_glyph,
)

_ICONS: Final = re.compile("[\ue000-\ue0ff]")

Style = Literal["", "bold", "italic"]


STYLED: Final[Mapping[Style, FontName]] = {"bold": "Alegreya-Bold", "italic": "Alegreya-Italic"}


class Run(Struct, frozen=True, omit_defaults=True):
    """Words in one style, or an icon by its name, with its label if it has one."""

    text: str = ""
    icon: str = ""
    style: Style = ""


Line = tuple[Run, ...]
"""A paragraph."""


class Setting(Struct, frozen=True):
    """Paragraphs and the boxes that they may be set in, the largest type first."""

    where: str
    """Which field of the face they are."""
    texts: tuple[str, ...]
    """With a character of private use for each icon."""
    boxes: tuple[Box, ...]

    @property
    def box(self) -> Box | None:
        """The one in which they are set, if any holds them."""
        return largest(self.boxes, self.texts)

    @property
    def fullness(self) -> float:
        """How much of the room they take at the smallest size; more than 1 does not fit."""
        return self.boxes[-1].fullness(self.texts)

    @property
    def lacking(self) -> str:
        """The characters that the font does not have; icons are drawn."""
        return without_glyph(_ICONS.sub("", "".join(self.texts)), self.boxes[0].font)


def words(text: str, style: Style = "") -> Line:
    return (Run(text, style=style),) if text else ()


def plain(line: Line) -> str:
    """The words of a line, without its icons."""
    return "".join(run.text for run in line if not run.icon)


def measured(
    line: Line,
    em_of: Callable[[str], float] = lambda _: ICON_EM,
    fonts: Mapping[Style, FontName] = STYLED,
) -> str:
    """A line as its width is taken in the font of plain words: each icon is as wide as `em_of`
    says, words in a style as wide as in its font. Whoever wrote a character that looks like one of
    these icons gets the sign of a character nobody knows."""
    told = ""
    for run in line:
        text = _ICONS.sub("\ufffd", run.text)
        if run.icon:
            told += icon(em_of(run.icon))
        else:
            told += stood_in_for(text, fonts[run.style]) if run.style in fonts else text
    return told


def set_in(
    where: str, texts: Iterable[str] | str, boxes: tuple[Box, ...] | Box
) -> Iterator[Setting]:
    """One setting, or none where there is nothing to print."""
    told = (texts,) if isinstance(texts, str) else tuple(texts)
    if any(told):
        yield Setting(where, told, boxes if isinstance(boxes, tuple) else (boxes,))


def overfull(settings: Iterable[Setting]) -> Iterator[Setting]:
    """What none of its boxes holds, or what its font cannot print."""
    return (setting for setting in settings if setting.box is None or setting.lacking)
