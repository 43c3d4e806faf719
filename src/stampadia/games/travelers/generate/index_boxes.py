"""Whether the entries of an Index Card fit: six on a card, each beside its symbol.

What an entry says runs on in one paragraph. An enemy is told by its name, three icons with their
figures and its Modifier.
"""

from __future__ import annotations

from typing import Final

from stampadia.games.travelers.content import Enemy, Meeting
from stampadia.games.travelers.language import write_modifier, write_passage
from stampadia.games.travelers.paper import ENTRY
from stampadia.kernel.words import LANGUAGES

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
