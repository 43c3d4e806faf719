"""The skill language: card text ⇄ effect data, in English and Italian.

    read("Add {x}{wound} to {front}", "{fire}{fire}")  →  Skill, or Unread
    write(skill, "IT")  →  ("{fire}{fire}", "Aggiungi {x}{wound} a {front}")

Reading is forgiving (singular and plural, "and" and commas, with and without full stops), writing
always chooses the same words. A text is read whole or not at all.

What was written is read as what it was, for data in normal form. Where several data say the same
sentence, this is the one that is read:
- each `Spaces` is what one symbol means: left and right together are {sides}, this Unit and {front}
  are two;
- among the needs, there is one of elements at most, and it comes first; no need stands alone;
- a bare discard of cards is a cost (ruling E3), any other op alone is what is done;
- no list of ops or units is empty, no number of units or cards less than 1, and no amount less
  than nothing but in a change; a print has columns or a chosen space, not both;
- the words of a ritual begin with a capital.

The grammars are made when the first text is read, or when `language.parsing` is imported: whoever
only looks at cards does not wait for them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from stampadia.games.generals.skills import BLANK, Skill

if TYPE_CHECKING:
    from stampadia.games.generals.content import Part

__all__ = ["Unread", "read", "skill_of", "write"]

_GRAMMARS: Final = {"EN": "en", "IT": "it"}


class Unread(Struct, frozen=True):
    """A text that says nothing to us, and the nearest thing that would."""

    text: str
    near: str


def read(text: str, condition: str = "", language: str = "EN") -> Skill | Unread:
    """What a card's text says; texts in a language without a grammar are taken for English."""
    if not text.strip() and not condition.strip():
        return BLANK
    line = f"{condition}: {text}" if condition.strip() else text
    return _read(line, _GRAMMARS.get(language, "en"))


@lru_cache(maxsize=4096)
def _read(line: str, grammar: str) -> Skill | Unread:
    from stampadia.games.generals.language.parsing import parsed

    if (skill := parsed(line, grammar)) is not None:
        return skill
    from stampadia.games.generals.language.near import nearest_construct

    return Unread(line, nearest_construct(line, grammar))


def write(skill: Skill, language: str = "EN") -> tuple[str, str]:
    """Condition and text as they are printed."""
    from stampadia.games.generals.language.printing import printer

    return printer(_GRAMMARS.get(language, "en")).skill(skill)


def skill_of(part: Part, language: str = "EN") -> Skill | Unread:
    """What a header or a body does: as its maker said in data, else as it reads."""
    if part.effect is not None:
        return part.effect
    return read(part.text, part.condition, language)
