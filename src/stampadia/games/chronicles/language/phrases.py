"""The table of phrases (content/phrases.toml) in one language: how each instruction is printed, and
which shape is read as which instruction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import Any, ClassVar, Final, Literal, get_args

from stampadia.games.chronicles.content import PACKAGE
from stampadia.games.chronicles.instructions import Act, AnyAct, AnyPart, Part
from stampadia.workbench import problems
from stampadia.workbench.phrases import (
    NUMBER,
    Filling,
    Reading,
    Slot,
    Template,
    phrase_table,
    printed,
    readings,
    said,
    templates,
)
from stampadia.workbench.shapes import shape_of

__all__ = ["KINDS", "SERIES", "Instruction", "Reading", "Side", "Slot", "Template", "phrases"]

Side = Literal["parts", "acts"]
Instruction = type[Part] | type[Act]


def _by_tag(union: Any) -> dict[str, Instruction]:
    return {str(kind.__struct_config__.tag): kind for kind in get_args(union)}


KINDS: Final[Mapping[Side, Mapping[str, Instruction]]] = {
    "parts": _by_tag(AnyPart),
    "acts": _by_tag(AnyAct),
}
SERIES: Final = "..."
"""Behind the beginning that the keywords of a series have in common."""
BY_ROOM_CELLS: Final = ("atk", "move", "def")

_SHOWN_NUMBER: Final = "1"
_SHOWN: Final = {"item": "…", "cases": "…", "series": "…..."}


class Phrases:
    """Everything that is said in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        table = phrase_table(PACKAGE)
        self.resources = said(table["resources"], language)
        self.abilities = said(table["abilities"], language)
        self.box = said(table["box"], language)
        self.sign = said(table["sign"], language)["plain"]
        self.joint = said(table["joint"], language)["or"]
        self.templates: dict[Side, tuple[Template, ...]] = {
            side: tuple(templates(table[side], kinds, language)) for side, kinds in KINDS.items()
        }

    @cached_property
    def printed(self) -> dict[Instruction, tuple[Template, ...]]:
        """The templates of each class, the most particular first."""
        return printed(template for side in self.templates.values() for template in side)

    @cached_property
    def readings(self) -> dict[Side, dict[str, tuple[Reading, ...]]]:
        return {
            # items and rolls are looked up by their first words, not by their shape
            side: readings(
                (
                    template
                    for template in known
                    if not any(slot.kind in ("item", "cases") for slot in template.slots)
                ),
                self._fillings,
            )
            for side, known in self.templates.items()
        }

    @cached_property
    def longer(self) -> dict[str, int]:
        """First terms of the phrases that have commas in them, and how many terms they have."""
        forms = [form for form in self.readings["acts"] if "," in form]
        return {form.partition(",")[0]: form.count(",") + 1 for form in forms}

    def _fillings(self, slot: Slot) -> Sequence[Filling]:
        """What a slot may hold, and how that is said."""
        match slot.kind:
            case "":
                return [Filling(None, NUMBER)]
            case "+":
                return [Filling(None, f"+{NUMBER}"), Filling(None, f"-{NUMBER}")]
            case "resource":
                return [Filling(*resource) for resource in self.resources.items()]
            case "ability":
                return [Filling(kind, self.abilities[kind]) for kind in BY_ROOM_CELLS]
            case "ABILITY":
                return [Filling(kind, name.upper()) for kind, name in self.abilities.items()]
            case _:
                return [Filling(None, "quoted")]

    def shown(self, template: Template, typed: Sequence[str] = ()) -> str:
        """A template as an example for a person, with the numbers that were typed, if it has as
        many."""
        example = self._example(template, ())
        fits = _numbers(example) == len(typed) and all(map(str.isdecimal, typed))
        return self._example(template, typed) if fits else example

    def _example(self, template: Template, typed: Sequence[str]) -> str:
        said = ""
        for piece in template.pieces:
            if isinstance(piece, str):
                said += piece
            elif piece.kind in ("", "+"):
                place = _numbers(said)
                said += piece.kind + (typed[place] if typed else _SHOWN_NUMBER)
            elif piece.kind in ("resource", "ability", "ABILITY"):
                said += self._fillings(piece)[0].words
            elif piece.kind == "sign":
                said += self.sign.format(label="…")
            elif piece.kind == "box":
                said += self.abilities["move"]
            else:
                said += _SHOWN.get(piece.kind, "…")
        return said


def _numbers(text: str) -> int:
    return len(shape_of(text).numbers)


@cache
def phrases(language: str) -> Phrases:
    return Phrases(language)


# What is wrong with a line, and in which column.


class BadLine(problems.BadLine):
    """A line, an item or an ability that cannot be read."""

    catalogue: ClassVar[str] = PACKAGE
