"""A table of phrases: one template prints and reads."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import ClassVar

import pytest
from msgspec import Struct

from stampadia.workbench.phrases import (
    NUMBER,
    Filling,
    Slot,
    perhaps_meant,
    printed,
    readings,
    said,
    template_for,
    templates,
)
from stampadia.workbench.problems import BadLine, shown
from stampadia.workbench.shapes import shape_of


class Bake(Struct, frozen=True):
    count: int
    what: str = "bread"


class Stack(Struct, frozen=True):
    sizes: tuple[int, ...]
    plus: int = 0


KINDS = {"bake": Bake, "stack": Stack}
GOODS = {"bread": {"en": "Bread", "it": "Pane"}, "pie": {"en": "Pie", "it": "Torta"}}
ROWS = {
    "bake": [
        {
            "only": {"count": 1},
            "en": "bake {count} {what:good}",
            "it": "inforna {count} {what:good}",
        },
        {"en": "bake {count} {what:good}s", "it": "fai {count} volte {what:good}"},
        {"also": True, "only": {"what": "bread"}, "en": "make {count} loaves"},
    ],
    "stack": [{"en": "stack {sizes:sizes} {plus:+}", "it": "impila {sizes:sizes} {plus:+}"}],
}


def fillings(slot: Slot, language: str) -> Sequence[Filling]:
    match slot.kind:
        case "":
            return [Filling(None, NUMBER)]
        case "+":
            return [Filling(None, f"+{NUMBER}"), Filling(None, f"-{NUMBER}")]
        case "good":
            return [Filling(*good) for good in said(GOODS, language).items()]
        case _:
            rows = ([NUMBER] * size for size in (1, 2, 3))
            return [Filling(None, "/".join(row), several=True) for row in rows]


def write(it: Bake | Stack, language: str) -> str:
    def fill(slot: Slot) -> str:
        value = getattr(it, slot.field)
        match slot.kind:
            case "+":
                return f"{value:+}"
            case "good":
                return said(GOODS, language)[value]
            case "sizes":
                return "/".join(map(str, value))
        return str(value)

    known = printed(templates(ROWS, KINDS, language))
    return template_for(it, known).filled(fill)


def read(text: str, language: str) -> object:
    known = readings(templates(ROWS, KINDS, language), lambda slot: fillings(slot, language))
    shape = shape_of(text)
    for reading in known.get(shape.form, ()):
        values = reading.values([int(number) for number in shape.numbers])
        if values is not None:
            return reading.kind(**values)
    return None


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(
    "it",
    [Bake(1), Bake(3, "pie"), Stack((2,), 1), Stack((1, 2, 3), -4)],
)
def test_what_is_printed_is_read(it: Bake | Stack, language: str) -> None:
    assert read(write(it, language), language) == it


def test_the_first_template_that_fits_is_printed() -> None:
    assert write(Bake(1, "pie"), "en") == "bake 1 Pie"
    assert write(Bake(2, "pie"), "en") == "bake 2 Pies"
    assert write(Stack((3, 1), -2), "it") == "impila 3/1 -2"


def test_some_phrases_are_only_read() -> None:
    assert read("Make 4 loaves.", "en") == Bake(4)
    assert read("make 4 loaves", "it") is None


def test_what_no_template_prints_is_a_mistake_of_ours() -> None:
    only_one = {Bake: printed(templates(ROWS, KINDS, "en"))[Bake][:1]}
    with pytest.raises(LookupError, match="no phrase"):
        template_for(Bake(2), only_one)


def test_what_was_perhaps_meant() -> None:
    examples = {"bake#pie": "bake 1 Pie", "stack#+#": "stack 1 +1"}
    assert perhaps_meant("bakes#pies", examples) == "bake 1 Pie"
    assert perhaps_meant("zzz", examples) == ""


class BadRecipe(BadLine):
    catalogue: ClassVar[str] = "stampadia.games.chronicles"


def test_a_bad_line_knows_its_column_and_crosses_processes() -> None:
    error = pickle.loads(pickle.dumps(BadRecipe("too-long", 7, most=5)))
    assert isinstance(error, BadRecipe)
    assert error.place == 7
    assert str(error).startswith("Column 8: ")


def test_what_is_shown_is_short_and_harmless() -> None:
    assert shown("a\x1b  b") == "a\\u001b b"
    assert len(shown("x" * 90)) == 48
