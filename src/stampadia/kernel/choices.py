"""The choices of a game: one table of verbs, from which numbers, notation and ranges are read.

    TABLE = Choices("stampadia.games.stampede", {
        "play": {"stamp": KINDS},
        "take-from": {"seat": MOST_SEATS, "stamp": KINDS},
        "take-first": {},
    })

Every choice is an int, so that programs can count them; the layout follows the order of the table
and is part of the wire format. What a choice is called stands in the game's catalogues, as
`choice-play = play { $stamp }`.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Mapping
from functools import cache
from math import prod
from typing import Any, Final

from msgspec import Struct

from stampadia.kernel.errors import BadNotation
from stampadia.words import words

LONGEST: Final = 200
"""Longer texts are no notation; they are not even looked at."""


class Meant(Struct, frozen=True):
    """A choice taken apart: its verb, and the number in each of its fields."""

    verb: str
    fields: Mapping[str, int] = {}

    def __getitem__(self, field: str) -> int:
        return self.fields[field]


class Choices:
    """The numbers of all choices, verb after verb; the last field of a verb counts fastest."""

    def __init__(self, package: str, verbs: Mapping[str, Mapping[str, int]], *more: str) -> None:
        """`more` are the words of sentences that are no field: what a game makes of several."""
        self.package: Final = package
        self._told: Final = (
            *dict.fromkeys(field for sizes in verbs.values() for field in sizes),
            *more,
        )
        self.verbs: Final = verbs
        self.firsts: Final[dict[str, int]] = {}
        self.count = 0
        for verb, sizes in verbs.items():
            self.firsts[verb] = self.count
            self.count += prod(sizes.values())
        self._names: Final = tuple(verbs)
        self._starts: Final = tuple(self.firsts.values())
        self._meant: Final[dict[int, Meant]] = {}
        """Choices that were taken apart before: a table asks for the same ones again and again."""
        self._patterns: Final[dict[tuple[str, str], tuple[Mapping[str, str], re.Pattern[str]]]] = {}
        """Those that were asked for, with the forms they were made of."""

    def first(self, verb: str) -> int:
        """The number of this verb where all its fields are 0."""
        return self.firsts[verb]

    def span(self, verb: str) -> range:
        """All the numbers of this verb."""
        first = self.firsts[verb]
        return range(first, first + prod(self.verbs[verb].values()))

    def number(self, verb: str, **fields: int) -> int:
        number = 0
        for field, size in self.verbs[verb].items():
            number = number * size + fields[field]
        return self.firsts[verb] + number

    def meaning(self, number: int) -> Meant:
        known = self._meant.get(number)
        if known is None:
            known = self._meant[number] = self._taken_apart(number)
        return known

    def _taken_apart(self, number: int) -> Meant:
        at = bisect_right(self._starts, number) - 1
        verb = self._names[at]
        rest = number - self._starts[at]
        fields = {}
        for field, size in reversed(list(self.verbs[verb].items())):
            rest, fields[field] = divmod(rest, size)
        return Meant(verb, fields)

    # Sentences

    def says(self, verb: str, language: str, **texts: Any) -> str:
        """A choice in words, with a text for each `{ $field }` of its sentence."""
        return self._sentence(verb, language).format(**texts)

    def pattern(self, verb: str, language: str, forms: Mapping[str, str]) -> re.Pattern[str]:
        """What can be typed for a verb, with a regular expression for each field, by its name."""
        known, pattern = self._patterns.get((verb, language), (forms, None))
        if pattern is None or known != forms:
            pieces = _FIELD.split(self._sentence(verb, language))
            pattern = re.compile(
                "".join(
                    f"(?P<{piece}>{forms[piece]})" if at % 2 else re.escape(piece)
                    for at, piece in enumerate(pieces)
                ),
                re.ASCII,
            )
            self._patterns[verb, language] = forms, pattern
        return pattern

    def _sentence(self, verb: str, language: str) -> str:
        return _sentence(self.package, verb, language, self._told)


_FIELD: Final = re.compile(r"\{(\w+)\}")


@cache
def _sentence(package: str, verb: str, language: str, told: tuple[str, ...]) -> str:
    """The sentence of a verb with `{field}` where a text is to stand."""
    return words(language, package).say(f"choice-{verb}", **{name: f"{{{name}}}" for name in told})


def plain_text(text: str) -> str:
    """A typed choice in lower case and single spaces. It comes back in messages, so nothing in it
    may steer a terminal."""
    if len(text) > LONGEST:
        raise BadNotation("notation-too-long", most=LONGEST)
    spaced = " ".join(text.casefold().split())
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in spaced)
