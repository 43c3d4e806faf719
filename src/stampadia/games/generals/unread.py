"""Which texts of a set are understood, and which a player applies by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Literal

from msgspec import Struct

from stampadia.games.generals.content import CardSet, Part, Text, name_of
from stampadia.games.generals.format import BODY, HEADER
from stampadia.games.generals.language import Misplaced, Unread, holder_of, skill_of
from stampadia.games.generals.misplaced import Holder
from stampadia.games.generals.problems import Problem, Where
from stampadia.workbench.problems import Fault, safe, shortened

_PARTS: Final[tuple[tuple[Literal["header", "body"], Mapping[str, str]], ...]] = (
    ("header", HEADER),
    ("body", BODY),
)


class Understood(Struct, frozen=True):
    """How many texts were read, and a warning for each that was not."""

    read: int
    unread: tuple[Problem, ...]


def understood(made: CardSet, file: str) -> Understood:
    read = 0
    unread: list[Problem] = []
    for where, part, holder in _texts(made):
        found = skill_of(part, made.meta.language, holder)
        if isinstance(found, Misplaced):
            facts = {"text": safe(found.text), "why": found.why}
            unread.append(Problem(file, where, Fault("text-misplaced", facts=facts, warning=True)))
        elif isinstance(found, Unread):
            facts = {"text": safe(found.text), "near": found.near or "none"}
            unread.append(Problem(file, where, Fault("text-unread", facts=facts, warning=True)))
        else:
            read += 1
    return Understood(read, tuple(unread))


def _texts(made: CardSet) -> Iterator[tuple[Where, Part, Holder]]:
    for number, card in enumerate(made.cards, 1):
        name = shortened(name_of(card))
        for place, side in enumerate(card.sides, 1):
            if isinstance(side, Text):
                continue
            kind = str(type(side).__struct_config__.tag)
            for half, names in _PARTS:
                part: Part = getattr(side, half)
                if part.text:
                    holder = holder_of(side, half)
                    yield Where(number, name, place, kind, names["text"]), part, holder
