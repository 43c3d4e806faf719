"""A set's file → a set, or everything that is wrong with it.

A file is used whole or not at all; its warnings do not stand in the way.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import convert

from stampadia.games.generals.content import (
    Card,
    CardSet,
    Event,
    EventCard,
    Meta,
    Part,
    Place,
    Side,
    Text,
    TextCard,
    Unit,
    UnitCard,
)
from stampadia.games.generals.files.checking import Report, UnusableSet, Where, check_set
from stampadia.games.generals.files.format import BODY, HEADER, MOST_BYTES, ids_in
from stampadia.games.generals.language.skills import Skill
from stampadia.workbench.content_file import ContentFiles, FileReading
from stampadia.workbench.file_shapes import blank

Raw = Mapping[str, Any]


def make_set(source: Raw) -> CardSet:
    """The set that checked data describe."""
    meta, deck = source["meta"], source["deck"]
    cards = (
        _card([_side(side, id_) for side, id_ in zip(sides, ids, strict=True)])
        for sides, ids in zip(deck, ids_in(meta, deck), strict=True)
    )
    said = {name: value for name, value in meta.items() if not blank(value)}
    return CardSet(convert(said, Meta), tuple(cards))


def _card(sides: list[Side]) -> Card:
    match sides:
        case [Unit() as unit, Place() as place]:
            return UnitCard(unit, place)
        case [Event() as upright, Event() as turned]:
            return EventCard(upright, turned)
        case [Text() as text]:
            return TextCard(text)
    raise AssertionError(sides)


def _side(side: Raw, id_: str) -> Side:
    version = side["version"]
    if side["type"] == "text":
        return Text(version, id_, side["title"], tuple(side["text"]))
    common = (version, id_, side["level"], side["name"])
    parts = (_part(side, HEADER), _part(side, BODY))
    if side["type"] == "unit":
        return Unit(*common, side["illustration"], *parts)
    if side["type"] == "place":
        return Place(*common, *parts)
    return Event(*common, side["illustration"], *parts, _text(side, "flavorText"))


def _part(side: Raw, names: Mapping[str, str]) -> Part:
    given = {part: side[name] for part, name in names.items() if side.get(name) is not None}
    if "effect" in given:
        given["effect"] = convert(given["effect"], Skill)
    return Part(**{part: value for part, value in given.items() if not blank(value)})


def _text(side: Raw, name: str) -> str:
    value: str = side.get(name, "")
    return "" if blank(value) else value


Reading = FileReading[CardSet]


def _made(source: Any, report: Report) -> CardSet | None:
    check_set(source, report)
    return None if report.broken else make_set(source)


FILES: Final = ContentFiles(_made, Where(), UnusableSet, MOST_BYTES, "cards")
load_set: Final = FILES.load
load_bytes: Final = FILES.load_bytes
unusable: Final = FILES.refusal
read_file: Final = FILES.read_file
read_bytes: Final = FILES.read_bytes
