"""The skill language: card text ⇄ effect data, in English and Italian.

    read("Add {x}{wound} to {front}", "{fire}{fire}")  →  Skill, or Unread
    write(skill, "IT")  →  ("{fire}{fire}", "Aggiungi {x}{wound} a {front}")

Reading is forgiving (singular and plural, "and" and commas, with and without full stops), writing
always chooses the same words. A text is read whole or not at all, and only where it can mean one
thing (`certainty`) and act where it is printed (`placement`).

What was written says what it was, for data in normal form. Where several data say the same
sentence, this is the one that is read:
- each `Spaces` is what one symbol means: left and right together are {sides}, this Unit and {front}
  are two;
- among the needs, there is one of elements at most, and it comes first; no need stands alone;
- a bare discard of cards is a cost (ruling E3), any other op alone is what is done;
- no list of ops or units is empty, no unit is named twice in one, no number of units or cards is
  less than 1, and no amount less than nothing but in a change; a print has columns or a chosen
  space, not both;
- the words of a ritual begin with a capital.

The grammars are made when the first text is read, or when `language.parsing` is imported: to look
at cards does not wait for them.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

from stampadia.games.generals.content import Event, Place, Unit
from stampadia.games.generals.language.placement import Holder, Reason, never_acts
from stampadia.games.generals.language.skills import BLANK, Draw, Guard, Need, Skill, Unread
from stampadia.games.generals.language.units import ONE

if TYPE_CHECKING:
    from stampadia.games.generals.content import Part


__all__ = ["Misplaced", "Unread", "holder_of", "read", "said", "skill_of", "write"]

_GRAMMARS: Final = {"EN": "en", "IT": "it"}


class Misplaced(Unread, frozen=True, repr_omit_defaults=True):
    """A text that is understood, and could never act where it is printed: by hand, too."""

    why: Reason = "kind"


def read(text: str, condition: str = "", language: str = "EN") -> Skill | Unread:
    """What a card's text says; texts in a language without a grammar are taken for English."""
    if not text.strip() and not condition.strip():
        return BLANK
    line = f"{condition}: {text}" if condition.strip() else text
    return _read(line, _GRAMMARS.get(language, "en"))


@lru_cache(maxsize=4096)
def _read(line: str, grammar: str) -> Skill | Unread:
    from stampadia.games.generals.language.certainty import certainly

    if (skill := certainly(line, grammar)) is not None:
        return skill
    from stampadia.games.generals.language.examples import nearest_construct

    return Unread(line, nearest_construct(line, grammar), _need_of(line, grammar))


_DRAW: Final = {"en": "draw 1 card", "it": "pesca 1 carta"}


def _need_of(line: str, grammar: str) -> tuple[Need, ...]:
    """What stands before the first colon of a text that is not read, if it is a condition."""
    from stampadia.games.generals.language.certainty import certainly

    before, colon, _ = line.partition(":")
    skill = certainly(f"{before}: {_DRAW[grammar]}", grammar) if colon else None
    only_asks = skill is not None and not skill.cost and skill.do == (Draw(ONE),)
    return skill.need if skill is not None and only_asks else ()


def said(text: str, condition: str = "", language: str = "EN") -> Skill | None:
    """What the words can say, whether or not that is certain."""
    from stampadia.games.generals.language.parsing import parsed

    if not text.strip() and not condition.strip():
        return BLANK
    line = f"{condition}: {text}" if condition.strip() else text
    return parsed(line, _GRAMMARS.get(language, "en"))


def write(skill: Skill, language: str = "EN") -> tuple[str, str]:
    """Condition and text as they are printed."""
    from stampadia.games.generals.language.printing import printer

    return printer(_GRAMMARS.get(language, "en")).skill(skill)


def skill_of(part: Part, language: str, holder: Holder) -> Skill | Unread:
    """What a header or a body does, on this kind of card: as its maker said in data, else as it
    reads; unread, if it could never act there."""
    found = part.effect if part.effect is not None else read(part.text, part.condition, language)
    if isinstance(found, Unread):
        return found
    why = never_acts(found, holder, part.when)
    if why is None and part.effect is None and _means_whom(part, found, holder):
        why = "this-unit"
    if why is None:
        return found
    return Misplaced(part.skill, "", found.need, why)


_THIS_UNIT: Final = re.compile(
    r"\b(this\s+unit(?!\s+attacks)|itself|questa\s+unità(?!\s+attacca))\b", re.IGNORECASE
)
"""But "if this Unit attacks": there it is the Unit that does."""


def _means_whom(part: Part, skill: Skill, holder: Holder) -> bool:
    """A banner speaks for the attacker, a front skill for the Unit opposite: there "this Unit"
    could be that one, or the card's own. A guard's is its own (ruling D19)."""
    if holder != "banner" and part.when != "onFront":
        return False
    guards = any(isinstance(op, Guard) for op in skill.do)
    return not guards and _THIS_UNIT.search(part.skill) is not None


def holder_of(side: Unit | Event | Place, half: Literal["header", "body"]) -> Holder:
    """What kind of text a half of a card's side is."""
    match side, half:
        case Unit(), "header":
            return "header"
        case Unit(), _:
            return "banner" if side.body.area else "body"
        case Event(), "header":
            return "event-header"
        case Event(), _:
            return "event"
    return "place" if half == "header" else "instruction"
