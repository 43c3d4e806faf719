"""What marks a card as somebody's own design, so that two sets can be compared.

Everything known is kept as hashes in `originals.json`: the comparison needs no card of another
set. Where the real sets are at hand, `python -m games.generals.originals` writes them anew.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from stampadia.games.generals.content import CardSet, Face, Part, Place, Text
from stampadia.games.generals.language import holder_of, skill_of
from stampadia.games.generals.language.skills import Infuse, Print, Skill, Unread

FILE: Final = Path(__file__).with_name("originals.json")
FEW_WORDS: Final = 5
"""A text of so few words is the game's own way of speaking: "Attack twice", "Draw 2 cards"."""
_NUMBER: Final = re.compile(r"\{(x|level)([+-]\d+)?\}|\d+(st|nd|rd|th)?")
_SYMBOL: Final = re.compile(r"\{[a-z]+\}")
_OTHER: Final = re.compile(r"[^a-z#@]+")


class Known(msgspec.Struct, frozen=True):
    """Hashes of what is already somebody's."""

    lengths: frozenset[int]
    """Of the texts, in words."""
    texts: frozenset[str]
    skills: frozenset[str]
    designs: frozenset[str]


def known() -> Known:
    return msgspec.json.decode(FILE.read_bytes(), type=Known)


def known_of(sets: Iterable[CardSet]) -> Known:
    sets = tuple(sets)
    said = {words for found in sets for _, words in texts(found)}
    return Known(
        frozenset(len(words) for words in said),
        frozenset(hashed(" ".join(words)) for words in said),
        frozenset(mark for found in sets for _, mark in skills(found)),
        frozenset(mark for found in sets for _, mark in designs(found)),
    )


def texts(found: CardSet) -> Iterator[tuple[Part, tuple[str, ...]]]:
    """What is printed, in words with every number and every symbol the same; what Places print
    is said as the rules say it."""
    for _, part, skill in _skills(found):
        text = _SYMBOL.sub(" @ ", _NUMBER.sub(" # ", part.text.lower()))
        words = tuple(_OTHER.sub(" ", text).split())
        if len(words) > FEW_WORDS and not (skill and _prints(skill)):
            yield part, words


def passages(words: tuple[str, ...], lengths: frozenset[int]) -> Iterator[str]:
    """Every run of words of these lengths."""
    for length in lengths:
        for start in range(len(words) - length + 1):
            yield hashed(" ".join(words[start : start + length]))


def skills(found: CardSet) -> Iterator[tuple[Part, str]]:
    """What each skill does and when, with every number the same."""
    for _, part, skill in _skills(found):
        if skill is not None and not _is_given(skill):
            yield part, hashed(f"{part.trigger} {_numberless(msgspec.to_builtins(skill))}")


def designs(found: CardSet) -> Iterator[tuple[Face, str]]:
    """Level, numbers, Elements and what a card does, wherever on the card it stands."""
    does: dict[str, list[str]] = {}
    for face, _, skill in _skills(found):
        if skill is not None and not isinstance(face, Place):
            does.setdefault(face.id + face.name, []).append(msgspec.json.encode(skill).decode())
    for face in _faces(found):
        if isinstance(face, Place):
            continue
        both = (face.header, face.body)
        elements = Counter(part.element for part in both for _ in range(part.amount))
        attack, life = (sum(getattr(part, stat) or 0 for part in both) for stat in STATS)
        said = sorted(does.get(face.id + face.name, []))
        told = (face.level, attack, life, sorted(map(str, elements.items())), said)
        yield face, hashed(str(told))


STATS: Final = ("attack", "life")


def hashed(value: str) -> str:
    return blake2b(value.encode(), digest_size=8).hexdigest()


def _faces(found: CardSet) -> Iterator[Face]:
    for card in found.cards:
        for side in card.sides:
            if not isinstance(side, Text):
                yield side


def _skills(found: CardSet) -> Iterator[tuple[Face, Part, Skill | None]]:
    for face in _faces(found):
        halves: tuple[Literal["header", "body"], ...] = ("header", "body")
        for half in halves:
            part = getattr(face, half)
            if part.text:
                skill = skill_of(part, found.meta.language, holder_of(face, half))
                yield face, part, None if isinstance(skill, Unread) else skill


def _prints(skill: Skill) -> bool:
    return any(isinstance(op, Print) and op.columns for op in skill.do)


def _is_given(skill: Skill) -> bool:
    """What the rules define: a Place prints Units, and infuses with its Element."""
    return skill.do == (Infuse(),) or (len(skill.do) == 1 and _prints(skill))


def _numberless(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _numberless(part) for name, part in sorted(value.items())}
    if isinstance(value, list | tuple):
        return [_numberless(part) for part in value]
    return "#" if isinstance(value, int) and not isinstance(value, bool) else value


if __name__ == "__main__":
    from games.generals.samples import REAL_SETS
    from stampadia.games.generals.files.reading import load_set

    made = known_of(load_set(path) for path in REAL_SETS)
    lists = {name: sorted(getattr(made, name)) for name in made.__struct_fields__}
    FILE.write_text(json.dumps(lists, indent=1) + "\n", encoding="utf-8")
