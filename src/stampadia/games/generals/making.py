"""Checked data → the printed things."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

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
from stampadia.games.generals.format import BODY, HEADER, ids_in
from stampadia.games.generals.skills import Skill

Raw = Mapping[str, Any]


def make_set(source: Raw) -> CardSet:
    """The set that checked data describe."""
    meta, deck = source["meta"], source["deck"]
    cards = (
        _card([_side(side, id_) for side, id_ in zip(sides, ids, strict=True)])
        for sides, ids in zip(deck, ids_in(meta, deck), strict=True)
    )
    return CardSet(_meta(meta), tuple(cards))


def _meta(meta: Raw) -> Meta:
    return Meta(
        id=meta["id"],
        language=meta["language"],
        version=meta["version"],
        type=meta["type"],
        created=meta["dateCreated"],
        updated=meta["dateUpdated"],
        name=meta["name"],
        description=meta["description"],
        flavor_text=meta["flavorText"],
        author=meta["author"],
        author_link=_text(meta, "authorLink"),
    )


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
    return Part(**{part: value for part, value in given.items() if not _blank(value)})


def _text(side: Raw, name: str) -> str:
    value: str = side.get(name, "")
    return "" if _blank(value) else value


def _blank(value: object) -> bool:
    return isinstance(value, str) and not value.strip()
