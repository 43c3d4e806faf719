"""Which texts of a set do not fit on its cards, at any size that they may have."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import structs

from stampadia.games.generals.content import Card, CardSet, name_of
from stampadia.games.generals.faces import card_faces
from stampadia.games.generals.paper import settings
from stampadia.games.generals.problems import Problem, Where
from stampadia.workbench.checks import fits
from stampadia.workbench.problems import shortened

_FIELDS: Final = {"header": "boostDescription", "body": "description"}
"""What the file calls them; the others have one name."""


def unfit(made: CardSet, file: str) -> Iterator[Problem]:
    """A warning for each: such a card can be played all the same."""
    for number, card in enumerate(made.cards, 1):
        for setting in settings(card_faces(card, made.meta.language)):
            for fault in fits(setting.texts, *setting.boxes, lacking=setting.lacking):
                where = _where(number, card, setting.where)
                yield Problem(file, where, structs.replace(fault, warning=True))


def _where(number: int, card: Card, at: str) -> Where:
    side, _, field = at.rpartition(".")
    name = shortened(name_of(card))
    if not side:
        return Where(number, name, field="id")
    kind = str(type(card.sides[int(side) - 1]).__struct_config__.tag)
    return Where(number, name, int(side), kind, _FIELDS.get(field, field))
