"""Whether the words of cards fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from stampadia.games.travelers import paper
from stampadia.games.travelers.content import Enemy, Meeting, WorldHalf
from stampadia.games.travelers.instructions import HeroAbility
from stampadia.games.travelers.language import write_modifier, write_passage, write_sentences
from stampadia.words import LANGUAGES
from stampadia.workbench.bilingual import Text
from stampadia.workbench.lettering import Box

# Hero Cards


def abilities_fit(abilities: Sequence[HeroAbility]) -> bool:
    box = paper.ONE_ABILITY if len(abilities) == 1 else paper.TWO_ABILITIES
    return all(
        box.holds([write_sentences(ability.sentences, language)])
        for ability in abilities
        for language in LANGUAGES
    )


def name_fits(name: Text) -> bool:
    return both_fit(name, paper.NAME)


def title_fits(title: Text) -> bool:
    return both_fit(title, paper.ADVENTURE_TITLE)


def both_fit(text: Text, box: Box) -> bool:
    return all(box.holds([text.in_language(language)]) for language in LANGUAGES)


# World Cards


Boxed = tuple[str, Box, list[str]]
"""Where a text stands in a set's file, its box, and its paragraphs."""


def boxed(half: WorldHalf, language: str) -> Iterator[Boxed]:
    """All that a half says."""
    yield "title", paper.WORLD_TITLE, [half.title.in_language(language)]
    if half.scroll is not None:
        yield "scroll", paper.SCROLL, [half.scroll.in_language(language)]
    meeting = half.meeting
    if meeting.enemy is not None and (modifier := meeting.enemy.modifier) is not None:
        rule = f"{modifier.name.in_language(language)}: {write_modifier(modifier, language)}"
        yield "meeting/enemy/modifier", paper.SCROLL, [rule]
    box = paper.ALONE if meeting.enemy is None else paper.BESIDE_ENEMY
    for part, passages in (("above", meeting.above), ("below", meeting.below)):
        yield f"meeting/{part}", box, [write_passage(passage, language) for passage in passages]


def half_fits(half: WorldHalf) -> bool:
    return next(overflows(half), None) is None


def overflows(half: WorldHalf) -> Iterator[str]:
    """What is too long, in which language: for whoever writes content."""
    for language in LANGUAGES:
        for _, box, texts in boxed(half, language):
            if not box.holds(texts):
                yield f"{language}: {' / '.join(texts)}"


# Whether the entries of an Index Card fit: six on a card, each beside its symbol.
#
# What an entry says runs on in one paragraph. An enemy is told by its name, three icons with their
# figures and its Modifier


_ICON: Final = "M"
"""As wide as an icon of the tracks."""


def entry_fits(meeting: Meeting) -> bool:
    return all(paper.ENTRY.holds([entry_text(meeting, language)]) for language in LANGUAGES)


def entry_text(meeting: Meeting, language: str) -> str:
    """The paragraph as it is set, with letters in place of icons."""
    return " ".join(
        meeting.told(
            lambda passage: write_passage(passage, language),
            lambda enemy: enemy_text(enemy, language),
        )
    )


def enemy_text(enemy: Enemy, language: str) -> str:
    figures = (enemy.level, enemy.attack, "–" if enemy.defense is None else enemy.defense)
    told = " ".join([enemy.name.in_language(language), *(f"{_ICON}{figure}" for figure in figures)])
    if enemy.modifier is None:
        return f"{told}."
    name = enemy.modifier.name.in_language(language)
    return f"{told} – {name} ({write_modifier(enemy.modifier, language).removesuffix('.')})."
