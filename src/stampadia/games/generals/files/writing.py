"""The printed things → the canonical file: tabs, one order of keys, no newline at the end."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from msgspec import Struct, to_builtins

from stampadia.games.generals.content import Card, CardSet, Event, Face, Part, Place, Side, Text
from stampadia.games.generals.files.format import BODY, FACE, HEADER

Written = tuple[str, object]

_NUMBERS: Final = ("attack", "life")


def write_set(made: CardSet) -> str:
    meta = _fields(_of_meta(made), "\t\t")
    cards = ",\n".join(_card(card) for card in made.cards)
    return f'{{\n\t"meta":{{\n{meta}\n\t}},\n\t"deck":[\n{cards}\n\t]\n}}'


def _card(card: Card) -> str:
    sides = (_fields(_of_side(side), "\t\t\t\t") for side in card.sides)
    return "\t\t[\n" + ",\n".join(f"\t\t\t{{\n{side}\n\t\t\t}}" for side in sides) + "\n\t\t]"


def _fields(fields: Iterable[Written], indent: str) -> str:
    return ",\n".join(f"{indent}{_json(name)}: {_json(value)}" for name, value in fields)


def _json(value: object) -> str:
    if isinstance(value, tuple):
        return f"[ {', '.join(_json(line) for line in value)} ]"
    if isinstance(value, Struct):
        value = to_builtins(value)
    return json.dumps(value, ensure_ascii=False)


def _of_meta(made: CardSet) -> Iterator[Written]:
    for name, value in to_builtins(made.meta).items():
        if name == "dateCreated":
            yield "cardsCount", len(made.cards)
        yield name, value


def _of_side(side: Side) -> Iterator[Written]:
    kind = str(type(side).__struct_config__.tag)
    yield "version", side.version
    yield "id", side.id
    yield "type", kind
    if isinstance(side, Text):
        yield "title", side.title
        yield "text", side.lines
        return
    values = dict(_of_face(side))
    for field in FACE:
        if field.name in values:
            yield field.name, values[field.name]


def _of_face(face: Face) -> Iterator[Written]:
    yield "level", face.level
    yield "name", face.name
    yield from _of_part(face.header, HEADER)
    yield from _of_part(face.body, BODY)
    if isinstance(face, Event) and face.flavor_text:
        yield "flavorText", face.flavor_text
    if not isinstance(face, Place):
        yield "illustration", face.illustration


def _of_part(part: Part, names: Mapping[str, str]) -> Iterator[Written]:
    for field, name in names.items():
        value = getattr(part, field)
        if value or (field in _NUMBERS and value is not None):
            yield name, value
