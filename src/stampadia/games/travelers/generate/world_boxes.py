"""Whether the words of a half of a World card fit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from stampadia.games.travelers.content import WorldHalf
from stampadia.games.travelers.language import write_passage
from stampadia.games.travelers.paper import ALONE, BESIDE_ENEMY, SCROLL, WORLD_TITLE
from stampadia.kernel.words import LANGUAGES
from stampadia.workbench.lettering import Box, wrapped


def half_fits(half: WorldHalf) -> bool:
    return next(overflows(half), None) is None


def overflows(half: WorldHalf) -> Iterator[str]:
    """What is too long, in which language: for whoever writes content."""
    meeting = half.meeting
    box = ALONE if meeting.enemy is None else BESIDE_ENEMY
    for language in LANGUAGES:
        if not WORLD_TITLE.holds([half.title.in_language(language)]):
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
