"""The room that a half of a World card has for its words: under a title strip 54 x 30 mm, or two
boxes of 54 x 10 mm, above and below an enemy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from stampadia.games.travelers.content import WorldHalf
from stampadia.games.travelers.language import write_passage
from stampadia.kernel.lettering import Box, wrapped
from stampadia.kernel.words import LANGUAGES

TITLE: Final = Box(width_mm=46, lines=1, size_pt=8.5)
ALONE: Final = Box(width_mm=54, lines=10, size_pt=7)
BESIDE_ENEMY: Final = Box(width_mm=54, lines=3, size_pt=7)
"""Above it, and below it."""
SCROLL: Final = Box(width_mm=30, lines=3, size_pt=7)


def half_fits(half: WorldHalf) -> bool:
    return next(overflows(half), None) is None


def overflows(half: WorldHalf) -> Iterator[str]:
    """What is too long, in which language: for whoever writes content."""
    meeting = half.meeting
    box = ALONE if meeting.enemy is None else BESIDE_ENEMY
    for language in LANGUAGES:
        if not TITLE.holds([half.title.in_language(language)]):
            yield f"{language}: {half.title.in_language(language)}"
        if half.scroll and not SCROLL.holds([half.scroll.in_language(language)]):
            yield f"{language}: {half.scroll.in_language(language)}"
        for passages in (meeting.above, meeting.below):
            texts = [write_passage(passage, language) for passage in passages]
            if not _holds(box, texts):
                yield f"{language}: {' / '.join(texts)}"


def _holds(box: Box, texts: Iterable[str]) -> bool:
    return sum(_lines(text, box.size_pt, box.width_mm) for text in texts) <= box.lines


@lru_cache(maxsize=8192)
def _lines(text: str, size_pt: float, box_mm: float) -> int:
    """Worlds made one after the other share many of their sentences."""
    return len(wrapped(text, size_pt, box_mm))
