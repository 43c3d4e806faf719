"""The table of phrases (content/phrases.toml) in one language: how each instruction of a card is
printed, and which shape is read as which instruction."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import product
from string import ascii_uppercase
from typing import Any, Final, Literal, get_args

from stampadia.games.travelers.content import LOWER, ORIENTATIONS, PACKAGE, UPPER, WORLD_CARDS
from stampadia.games.travelers.instructions import (
    AnyAct,
    AnyAction,
    AnyAdventureCondition,
    AnyCondition,
)
from stampadia.workbench.phrases import (
    NUMBER,
    Filling,
    Reading,
    Slot,
    Template,
    perhaps_meant,
    phrase_table,
    printed,
    readings,
    said,
    template_for,
    templates,
)
from stampadia.workbench.shapes import Shape, shape_of

# Rows of the table that share their parts: written out, one template for each way to say them.
#
#   "[scarta|scartare] <cards>"  →  "scarta {count} carta" where count is 1, "scarta {count} carte"
#
# So what must agree in number and gender is written once, and what it depends on stands beside it


Mood = Literal["order", "offer"]
"""An offer stands behind "You may"."""

Row = Mapping[str, Any]
Rows = Mapping[str, Sequence[Row]]

_FRAGMENT: Final = re.compile("<([a-z-]+)>")
_MOODS: Final = re.compile(r"\[([^|\[\]]*)\|([^|\[\]]*)\]")


def written_out(rows: Rows, fragments: Rows, language: str, mood: Mood) -> dict[str, list[Row]]:
    return {
        tag: [row for way in ways for row in _ways(_in_mood(way, language, mood), fragments)]
        for tag, ways in rows.items()
    }


def _in_mood(way: Row, language: str, mood: Mood) -> dict[str, Any]:
    said = _MOODS.sub(r"\1" if mood == "order" else r"\2", way[language])
    return {**way, "language": language, language: said}


def _ways(row: dict[str, Any], fragments: Rows) -> Iterator[Row]:
    language = row["language"]
    found = _FRAGMENT.search(row[language])
    if found is None:
        yield row
        return
    for way in fragments[found[1]]:
        only = {**row.get("only", {}), **way.get("only", {})}
        if only.items() >= row.get("only", {}).items():
            text = row[language].replace(found[0], way[language])
            yield from _ways({**row, "only": only, language: text}, fragments)


Side = Literal[
    "conditions",
    "actions",
    "offered-actions",
    "exhaust-0",
    "exhaust-1",
    "adventure-conditions",
    "acts",
    "offers",
    "modifier",
]
"""Offers are acts behind "You may", and so are offered actions."""

LONGEST_CONSTELLATION: Final = 5
MOST_BOXES: Final = 9
HALVES: Final = {UPPER: "upper", LOWER: "lower"}
_POINTS: Final = ("attack", "defense")
_PILES: Final = ("hand", "deck")
_CODES_SHOWN: Final = tuple(f"{NUMBER}{side}" for side in ("", *ORIENTATIONS))
_LETTERED_BOXES: Final = '"[ ]"'
"""Boxes with letters are read as words in quotes are: whatever they may be."""


class Phrases:
    """Everything that is said in one language."""

    def __init__(self, language: str) -> None:
        table = phrase_table(PACKAGE)
        self.names: dict[str, dict[str, str]] = {
            "track": said(table["tracks"], language),
            "element": said(table["elements"], language),
            "place": said(table["places"], language),
            "pile": said(table["piles"], language),
            "source": said(table["sources"], language),
            "amount": said(table["amounts"], language),
            "order": said(table["orders"], language),
            "wager": said(table["wagers"], language),
            "letter": {letter: letter for letter in ascii_uppercase},
        }
        self.names["points"] = {key: self.names["track"][key] for key in _POINTS}
        self.names["one-pile"] = {key: self.names["pile"][key] for key in _PILES}
        self._card_words = table["codes"]["card"][language]
        self.enemy = said(table["enemy"], language)
        self.joints = said(table["joints"], language)

        def side(rows: Rows, kinds: Any = None, mood: Mood | None = None) -> tuple[Template, ...]:
            """Of these classes by their tags; without any, rows stand for their names alone."""
            by_name = {form: form for form in rows} if kinds is None else _by_tag(kinds)
            if mood is not None:
                rows = written_out(rows, table["fragments"], language, mood)
            return tuple(templates(rows, by_name, language))

        adventure = table["adventure"]
        self.templates: dict[Side, tuple[Template, ...]] = {
            "conditions": side(table["conditions"], AnyCondition),
            "actions": side(table["actions"], AnyAction, "order"),
            "offered-actions": side(table["actions"], AnyAction, "offer"),
            "exhaust-0": side(table["exhaust"][HALVES[UPPER]]),
            "exhaust-1": side(table["exhaust"][HALVES[LOWER]]),
            "adventure-conditions": side(adventure["conditions"], AnyAdventureCondition, "order"),
            "acts": side(adventure["acts"], AnyAct, "order"),
            "offers": side(adventure["acts"], AnyAct, "offer"),
            "modifier": side(table["modifier"]),
        }
        self.printed = {side: printed(known) for side, known in self.templates.items()}
        self.readings: dict[Side, dict[str, tuple[Reading, ...]]] = {
            side: readings(known, self._fillings) for side, known in self.templates.items()
        }
        self._examples = {side: self._shown(known) for side, known in self.templates.items()}

    def phrase(self, it: object, side: Side) -> str:
        template = template_for(it, self.printed[side])
        return template.filled(lambda slot: self.words(slot, getattr(it, slot.field)))

    def words(self, slot: Slot, value: Any) -> str:
        """What stands in a slot."""
        match slot.kind:
            case "" | "code":
                return str(value)
            case "card":
                return self.card(value, value)
            case "stars":
                return "-".join(map(str, value))
            case "boxes":
                # The first number is gone with the first tick: what nobody can gain stays blank.
                first = value[0] or " "
                return " ".join(f"[{number}]" for number in (first, *value[1:]))
            case "box":
                return f"[{value or ' '}]"
            case "letters":
                return " ".join(f"[{letter or ' '}]" for letter in value)
            case "signed":
                return f"{value:+}"
            case names:
                return self.names[names][value]

    def card(self, code: str, shown: str) -> str:
        """A card is told from a number, whichever half is up."""
        return self._card_words.format(code=shown) if code.isdecimal() else shown

    def nearest(self, shape: Shape, side: Side) -> str:
        """The phrase that was perhaps meant, with the numbers that were given; or nothing."""
        near = perhaps_meant(shape.form, self._examples[side])
        for number in shape.numbers:
            near = near.replace(NUMBER, number, 1)
        return near.replace(NUMBER, "1")

    def _fillings(self, slot: Slot) -> Sequence[Filling]:
        match slot.kind:
            case "":
                return [Filling(None, NUMBER)]
            case "stars":
                return [Filling(stars, self.words(slot, stars)) for stars in _constellations()]
            case "boxes":
                rows = ([NUMBER] * size for size in range(1, MOST_BOXES + 1))
                return [Filling(None, self.words(slot, row), several=True) for row in rows]
            case "box" | "letters":
                return [Filling(None, _LETTERED_BOXES)]
            case "signed":
                return [Filling(None, f"{sign}{NUMBER}") for sign in "+-"]
            case "code" | "card":
                told = [Filling(code, self.words(slot, code)) for code in _codes()]
                return [*told, *(Filling(code, code) for code in _codes() if code.isdecimal())]
            case names:
                return [Filling(*name) for name in self.names[names].items()]

    def _shown(self, known: Iterable[Template]) -> dict[str, str]:
        """An example of every phrase, by its shape; # for its numbers."""
        examples = [
            template.filled(partial(self._example, code))
            for template in known
            for code in (_CODES_SHOWN if _names_a_place(template) else _CODES_SHOWN[:1])
        ]
        return {shape_of(example).form: example for example in examples}

    def _example(self, code: str, slot: Slot) -> str:
        match slot.kind:
            case "code" | "card":
                return code
            case "box" | "letters":
                return self.words(slot, "A")
            case _:
                return self._fillings(slot)[0].words


def _constellations() -> list[tuple[int, ...]]:
    sizes = range(1, LONGEST_CONSTELLATION + 1)
    return [stars for size in sizes for stars in product((1, 2), repeat=size)]


def _codes() -> list[str]:
    """A half of a World card, a room, or a card whichever half is up."""
    numbers = range(1, WORLD_CARDS + 1)
    return [f"{number}{side}" for number, side in product(numbers, ("", *ORIENTATIONS))]


def _names_a_place(template: Template) -> bool:
    return any(slot.kind in ("code", "card") for slot in template.slots)


def _by_tag(union: Any) -> dict[str, Any]:
    return {str(kind.__struct_config__.tag): kind for kind in get_args(union)}


@cache
def phrases(language: str) -> Phrases:
    return Phrases(language)
