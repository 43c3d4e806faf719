"""A table of phrases: one template both prints an instruction and reads it.

A template is text with {field} for a number of the instruction and {field:kind} for something else.
Rows say in each language how an instruction is told: `only` for which values a template is printed,
`also` that it is read and never printed.

    rows = { "gain": [{ "en": "gain {amount} {of:track}", "it": "guadagna {amount} {of:track}" }] }

What a slot may hold, each game says itself, as *fillings*: a value and its words. Where a number
stands in the words, there is a #.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from importlib.resources import files
from itertools import product
from string import Formatter
from sys import intern
from typing import Any, Final, NamedTuple

from msgspec import Struct

from stampadia.workbench.shapes import shape_of

NUMBER: Final = "#"
_MARKER: Final = 7000
"""Stands for a number while a template's shape is taken; no template has such a number itself."""
_PERHAPS: Final = 0.45
_LONGEST_COMPARED: Final = 80


class Slot(Struct, frozen=True):
    """A place in a template that differs from instruction to instruction."""

    field: str
    kind: str
    """"" is a number."""


class Template(Struct, frozen=True):
    kind: Any
    """The instruction's class, or whatever else the table's rows are about."""
    pieces: tuple[str | Slot, ...]
    only: dict[str, Any] = {}
    also: bool = False

    @property
    def slots(self) -> tuple[Slot, ...]:
        return tuple(piece for piece in self.pieces if isinstance(piece, Slot))

    @property
    def lead(self) -> str:
        """The words before the first slot."""
        return self.pieces[0].strip() if isinstance(self.pieces[0], str) else ""

    def fits(self, instruction: object) -> bool:
        return all(getattr(instruction, field) == value for field, value in self.only.items())

    def filled(self, fill: Callable[[Slot], str]) -> str:
        return "".join([p if isinstance(p, str) else fill(p) for p in self.pieces])


class Filling(NamedTuple):
    """What a slot may hold, and how that is said. Without a value, it is read out of the text: the
    numbers at each #, or else whatever is quoted there."""

    value: Any
    words: str
    several: bool = False
    """The numbers are a tuple, be there one or more."""


class Reading(Struct, frozen=True):
    """What a shape says, once its numbers and its quoted words are known."""

    kind: Any
    numbers: tuple[int | str, ...]
    """A field, or the number that must stand here."""
    fixed: dict[str, Any]
    negative: frozenset[str]
    several: frozenset[str]
    quoted: Slot | None

    def values(self, numbers: Sequence[int]) -> dict[str, Any] | None:
        """The fields of the instruction, or nothing if another number should stand there."""
        values = dict(self.fixed)
        for wanted, number in zip(self.numbers, numbers, strict=True):
            if isinstance(wanted, int):
                if number != wanted:
                    return None
            elif wanted in self.several:
                values[wanted] = (*values.get(wanted, ()), number)
            else:
                values[wanted] = -number if wanted in self.negative else number
        return values


# The table


def phrase_table(package: str) -> dict[str, Any]:
    return tomllib.loads(files(package).joinpath("content", "phrases.toml").read_text("utf-8"))


def said(rows: Mapping[str, Mapping[str, str]], language: str) -> dict[str, str]:
    """Rows that are only names: { "attack": { "en": "Attack", "it": "Attacco" } }."""
    return {key: row[language] for key, row in rows.items()}


def templates(
    rows: Mapping[str, Any], kinds: Mapping[str, Any], language: str
) -> Iterator[Template]:
    """The templates of one language, in the order of the table."""
    for tag, ways in rows.items():
        for way in ways:
            if language in way:
                only = {
                    field: None if value == "none" else value
                    for field, value in way.get("only", {}).items()
                }
                yield Template(kinds[tag], _pieces(way[language]), only, way.get("also", False))


def printed(side: Iterable[Template]) -> dict[Any, tuple[Template, ...]]:
    """The templates of each class that are printed, the most particular first."""
    found: dict[Any, tuple[Template, ...]] = {}
    for template in side:
        if not template.also:
            found[template.kind] = (*found.get(template.kind, ()), template)
    return found


def template_for(instruction: object, known: Mapping[Any, Iterable[Template]]) -> Template:
    for template in known[type(instruction)]:
        if template.fits(instruction):
            return template
    raise LookupError(f"no phrase of phrases.toml says {instruction!r}")


def _pieces(template: str) -> tuple[str | Slot, ...]:
    pieces: list[str | Slot] = []
    for literal, field, kind, _ in Formatter().parse(template):
        if literal:
            pieces.append(literal)
        if field is not None:
            pieces.append(Slot(field, kind or ""))
    return tuple(pieces)


# Reading


def readings(
    side: Iterable[Template], fillings: Callable[[Slot], Sequence[Filling]]
) -> dict[str, tuple[Reading, ...]]:
    """What each shape says: every template once for each way to fill its slots."""
    found: dict[str, tuple[Reading, ...]] = {}
    for template in side:
        for chosen in product(*map(fillings, template.slots)):
            form, reading = _reading(template, chosen)
            found[form] = (*found.get(form, ()), reading)
    return found


def _reading(template: Template, chosen: tuple[Filling, ...]) -> tuple[str, Reading]:
    """The shape of a template that is filled in this way, and what it then says."""
    fixed = dict(template.only)
    fields: dict[str, str] = {}
    negative, several = set[str](), set[str]()
    quoted = None
    texts = []
    for slot, filling in zip(template.slots, chosen, strict=True):
        words = filling.words
        if filling.value is not None:
            fixed[slot.field] = filling.value
        elif NUMBER not in words:
            quoted = slot
        else:
            fixed.pop(slot.field, None)
            if words.startswith("-"):
                negative.add(slot.field)
            if filling.several:
                several.add(slot.field)
            while NUMBER in words:
                marker = str(_MARKER + len(fields))
                fields[marker] = slot.field
                words = words.replace(NUMBER, marker, 1)
        texts.append(words)
    filling_texts = iter(texts)
    shape = shape_of(template.filled(lambda _: next(filling_texts)))
    numbers = tuple(fields.get(number, int(number)) for number in shape.numbers)
    fixed = {field: _as_in_code(value) for field, value in fixed.items()}
    return shape.form, Reading(
        _as_in_code(template.kind), numbers, fixed, frozenset(negative), frozenset(several), quoted
    )


def _as_in_code(value: Any) -> Any:
    """A word of the table as the very object that code means by it: only then an encoder sees that
    a field has its default, and leaves it out."""
    return intern(value) if type(value) is str else value


def perhaps_meant(form: str, examples: Mapping[str, str]) -> str:
    """The example, kept by its shape, that was perhaps meant; or nothing."""
    near = get_close_matches(form[:_LONGEST_COMPARED], examples, n=1, cutoff=_PERHAPS)
    return examples[near[0]] if near else ""
