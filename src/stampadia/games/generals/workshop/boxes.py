"""Sets as boxes on a shelf."""

from __future__ import annotations

from typing import Final

from stampadia.games.generals.content import ELEMENTS, PACKAGE, CardSet, Element, Unit
from stampadia.games.generals.files.house_sets import HOUSE_SETS, house_set
from stampadia.games.generals.files.match_sets import OPTION
from stampadia.games.generals.workshop.art import to_png
from stampadia.words import Words
from stampadia.workbench.boxes import Box, Mark

CORE: Final = "STFULL"
"""What an expansion is played with."""
SIGNS: Final[dict[Element, tuple[str, str]]] = {
    "fire": ("#B84A00", "M12 3L22 21H2Z"),
    "air": ("#5B6B78", "M12 3L22 21H2ZM7 14H17"),
    "earth": ("#00734F", "M12 21L2 3H22ZM7 10H17"),
    "water": ("#0B62A0", "M12 21L2 3H22Z"),
}
"""The ink and the triangle of each Element, as the manual draws them."""


def house_boxes(words: Words) -> list[Box]:
    language = "IT" if words.language == "it" else "EN"
    return [boxed(house_set(id_, language), id_, words) for id_ in HOUSE_SETS]


def boxed(cards: CardSet, name: str, words: Words) -> Box:
    """A set that an option calls by this name."""
    told = words.also(PACKAGE)
    units = [side for card in cards.cards for side in card.sides if isinstance(side, Unit)]
    strongest = max(units, key=lambda unit: unit.level, default=None)
    shown = [{unit.header.element, unit.body.element} for unit in units]
    return Box(
        title=cards.meta.name,
        about=told.say("box-cards", count=len(cards.cards)),
        play={OPTION: name if cards.meta.type == "full" else f"{CORE},{name}"},
        picture=to_png([strongest.illustration]) if strongest else b"",
        marks=tuple(
            Mark(told.say(f"token-{element}"), count, *SIGNS[element])
            for element in ELEMENTS
            if (count := sum(element in one for one in shown))
        ),
    )
