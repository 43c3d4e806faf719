"""Whether the words of cards fit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from stampadia.games.travelers.content import Enemy, Meeting, WorldHalf
from stampadia.games.travelers.instructions import HeroAbility
from stampadia.games.travelers.language import write_modifier, write_passage, write_sentences
from stampadia.games.travelers.paper import (
    ALONE,
    BESIDE_ENEMY,
    ENTRY,
    NAME,
    ONE_ABILITY,
    SCROLL,
    TWO_ABILITIES,
    WORLD_TITLE,
)
from stampadia.words import LANGUAGES
from stampadia.workbench.bilingual import Text
from stampadia.workbench.lettering import Box, wrapped

# Hero Cards


def abilities_fit(abilities: Sequence[HeroAbility]) -> bool:
    box = ONE_ABILITY if len(abilities) == 1 else TWO_ABILITIES
    return all(
        box.holds([write_sentences(ability.sentences, language)])
        for ability in abilities
        for language in LANGUAGES
    )


def name_fits(name: Text) -> bool:
    return NAME.holds([name.en]) and NAME.holds([name.it])


# World Cards


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


# Whether the entries of an Index Card fit: six on a card, each beside its symbol.
#
# What an entry says runs on in one paragraph. An enemy is told by its name, three icons with their
# figures and its Modifier


_ICON: Final = "M"
"""As wide as an icon of the tracks."""


def entry_fits(meeting: Meeting) -> bool:
    return all(ENTRY.holds([entry_text(meeting, language)]) for language in LANGUAGES)


def entry_text(meeting: Meeting, language: str) -> str:
    """The paragraph as it is set, with letters in place of icons."""
    parts = [write_passage(passage, language) for passage in meeting.above]
    if meeting.enemy is not None:
        parts.append(enemy_text(meeting.enemy, language))
    parts += [write_passage(passage, language) for passage in meeting.below]
    return " ".join(parts)


def enemy_text(enemy: Enemy, language: str) -> str:
    figures = (enemy.level, enemy.attack, "–" if enemy.defense is None else enemy.defense)
    told = " ".join([enemy.name.in_language(language), *(f"{_ICON}{figure}" for figure in figures)])
    if enemy.modifier is None:
        return f"{told}."
    name = enemy.modifier.name.in_language(language)
    return f"{told} – {name} ({write_modifier(enemy.modifier, language).removesuffix('.')})."
