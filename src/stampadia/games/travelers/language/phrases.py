"""The table of phrases (content/phrases.toml) in one language: how each instruction of a Hero Card
is printed, and which shape is read as which instruction."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any, Final, Literal, get_args

from stampadia.games.travelers.content import LOWER, PACKAGE, UPPER
from stampadia.games.travelers.hero_instructions import AnyAction, AnyCondition
from stampadia.kernel.phrases import (
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
    templates,
)
from stampadia.kernel.shapes import Shape, shape_of

Side = Literal["conditions", "actions", "exhaust-0", "exhaust-1"]

LONGEST_CONSTELLATION: Final = 5
MOST_BOXES: Final = 9
HALVES: Final = {UPPER: "upper", LOWER: "lower"}
_POINTS: Final = ("attack", "defense")


class Phrases:
    """Everything that is said in one language."""

    def __init__(self, language: str) -> None:
        table = phrase_table(PACKAGE)
        self.names: dict[str, dict[str, str]] = {
            "track": said(table["tracks"], language),
            "element": said(table["elements"], language),
            "place": said(table["places"], language),
        }
        self.names["points"] = {key: self.names["track"][key] for key in _POINTS}
        self.joints = said(table["joints"], language)
        self.templates: dict[Side, tuple[Template, ...]] = {
            "conditions": _side(table["conditions"], _by_tag(AnyCondition), language),
            "actions": _side(table["actions"], _by_tag(AnyAction), language),
            "exhaust-0": _exhausts(table, UPPER, language),
            "exhaust-1": _exhausts(table, LOWER, language),
        }
        self.printed = {side: printed(known) for side, known in self.templates.items()}
        self.readings: dict[Side, dict[str, tuple[Reading, ...]]] = {
            side: readings(known, self._fillings) for side, known in self.templates.items()
        }
        self._examples = {side: self._shown(known) for side, known in self.templates.items()}

    def words(self, slot: Slot, value: Any) -> str:
        """What stands in a slot."""
        match slot.kind:
            case "":
                return str(value)
            case "stars":
                return "-".join(map(str, value))
            case "boxes":
                return " ".join(f"[{number}]" for number in value)
            case names:
                return self.names[names][value]

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
            case names:
                return [Filling(*name) for name in self.names[names].items()]

    def _shown(self, known: Iterable[Template]) -> dict[str, str]:
        """An example of every phrase, by its shape; # for its numbers."""
        examples = [
            template.filled(lambda slot: self._fillings(slot)[0].words) for template in known
        ]
        return {shape_of(example).form: example for example in examples}


def _constellations() -> list[tuple[int, ...]]:
    sizes = range(1, LONGEST_CONSTELLATION + 1)
    return [stars for size in sizes for stars in product((1, 2), repeat=size)]


def _by_tag(union: Any) -> dict[str, Any]:
    return {str(kind.__struct_config__.tag): kind for kind in get_args(union)}


def _side(rows: Mapping[str, Any], kinds: Mapping[str, Any], language: str) -> tuple[Template, ...]:
    return tuple(templates(rows, kinds, language))


def _exhausts(table: Mapping[str, Any], half: int, language: str) -> tuple[Template, ...]:
    rows = table["exhaust"][HALVES[half]]
    return _side(rows, {form: form for form in rows}, language)


@cache
def phrases(language: str) -> Phrases:
    return Phrases(language)
