"""A set's file → a set, or everything that is wrong with it: each field by its shape, then all
together.

A file is used whole or not at all; its warnings do not stand in the way.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Self

from msgspec import Struct, convert, structs

from stampadia.games.generals.content import (
    PACKAGE,
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
from stampadia.games.generals.files.format import (
    BODY,
    FACES,
    HEADER,
    LAYOUTS,
    META,
    MOST_BYTES,
    MOST_CARDS,
    OLD_TRIGGERS,
    SIDES,
    day,
    ids_in,
)
from stampadia.games.generals.language.skills import Skill
from stampadia.words import Words
from stampadia.workbench import problems
from stampadia.workbench.content_file import ContentFiles, FileReading
from stampadia.workbench.file_shapes import Entries, Field, Fields, Leaf, Tagged, blank
from stampadia.workbench.json_places import Steps, steps_along
from stampadia.workbench.problems import Fault, shortened
from stampadia.workbench.strict_json import shown

# Where something is wrong


class Where(Struct, frozen=True):
    """A place in a set. Cards, sides and lines count from 1; 0 is none."""

    package: ClassVar[str] = PACKAGE

    card: int = 0
    name: str = ""
    side: int = 0
    kind: str = ""
    field: str = ""
    line: int = 0

    def told(self, words: Words) -> list[str]:
        parts = []
        if self.card:
            named = "yes" if self.name else "no"
            parts.append(words.say("at-card", card=str(self.card), named=named, name=self.name))
        if self.side:
            parts.append(words.say("at-side", side=str(self.side), kind=self.kind or "none"))
        if self.field:
            parts.append(self.field)
        if self.line:
            parts.append(words.say("at-line", line=str(self.line)))
        return parts

    def within(self, path: str) -> Self:
        return structs.replace(self, field=self.field + path)

    def inside(self, name: str) -> Self:
        return self.within(f".{name}" if self.field else name)

    def entry(self, number: int) -> Self:
        if self.field == "text":
            return structs.replace(self, line=number)
        return self.within(f"[{number - 1}]")

    def steps(self, source: Any) -> Steps:
        path = f"deck[{self.card - 1}]" if self.card else ""
        if self.card and (self.side or self.field):
            path += f"[{max(self.side, 1) - 1}]"  # a card's id stands on its first side
        lines = f"[{self.line - 1}]" if self.line else ""
        return steps_along(source, f"{path}.{self.field}{lines}")


Problem = problems.Problem[Where]
Report = problems.Report[Where]


class UnusableSet(problems.Unusable):
    command: ClassVar[str] = "stampadia sets validate"


# The whole set


Raw = dict[str, Any]


_ANY: Final = Leaf(lambda _: iter(()), {})
"""What is looked at elsewhere, together with other things."""
_META: Final = Fields((*META, Field("cardsCount", _ANY, must=False)), lenient=True)
_DECK: Final = Entries(_ANY, MOST_CARDS, least=1)
_SET: Final = Fields((Field("meta", _META), Field("deck", _DECK)), lenient=True)


def check_set(source: object, report: Report) -> None:
    _SET.look(source, Where(), report)
    if isinstance(source, dict):
        meta, deck = source.get("meta"), source.get("deck")
        if isinstance(meta, dict):
            _check_days(meta, report)
        if isinstance(deck, list):
            _check_deck(meta if isinstance(meta, dict) else {}, deck, report)


def _check_days(meta: Raw, report: Report) -> None:
    days = [meta.get("dateCreated"), meta.get("dateUpdated")]
    created, updated = (str(one) if not any(day(one)) else "" for one in days)
    if created and updated and updated < created:
        facts = {"found": updated, "created": created}
        report.add(Where(field="meta.dateUpdated"), Fault("updated-early", facts=facts))


def _check_deck(meta: Raw, deck: list[Any], report: Report) -> None:
    said = meta.get("cardsCount")
    if said is not None and (type(said) is not int or said != len(deck)):
        where, count = Where(field="meta.cardsCount"), len(deck)
        fault = Fault("count-differs", facts={"found": shown(said), "count": count}, warning=True)
        report.add(where, fault)
    if len(deck) <= MOST_CARDS:
        for number, card in enumerate(deck, 1):
            _check_card(card, Where(card=number, name=name_in(card)), report)
        _check_ids(meta, deck, report)


def _check_ids(meta: Raw, deck: list[Any], report: Report) -> None:
    """Both sides of a card share an id; two cards do not."""
    owners: dict[str, int] = {}
    for number, ids in enumerate(ids_in(meta, deck), 1):
        for side, found in enumerate(ids, 1):
            owner = owners.setdefault(found, number)
            if owner != number:
                at = Where(number, name_in(deck[number - 1]), side, field="id")
                facts = {"found": shown(found), "card": str(owner)}
                report.add(at, Fault("id-twice", facts=facts))
                break


# A card


_SIDE: Final = Tagged("type", SIDES)


def name_in(card: object) -> str:
    """What the card calls itself, if it does."""
    first = card[0] if isinstance(card, list) and card else None
    name = (first.get("name") or first.get("title")) if isinstance(first, dict) else None
    return shortened(name) if isinstance(name, str) else ""


def _check_card(card: object, at: Where, report: Report) -> None:
    if not isinstance(card, list):
        report.add(at, Fault("not-a-list", facts={"found": shown(card)}))
        return
    types = [side.get("type") if isinstance(side, dict) else None for side in card]
    if types not in [list(layout) for layout in LAYOUTS]:
        found = ", ".join(shown(kind) for kind in types[:4]) + (", …" if len(types) > 4 else "")
        allowed = "; ".join(", ".join(layout) for layout in LAYOUTS)
        report.add(at, Fault("card-layout", facts={"found": f"[{found}]", "allowed": allowed}))
    for number, side in enumerate(card[:2], 1):
        _check_side(side, structs.replace(at, side=number), report)


def _check_side(side: object, at: Where, report: Report) -> None:
    kind = side.get("type") if isinstance(side, dict) else None
    if isinstance(side, dict) and isinstance(kind, str) and kind in SIDES:
        at = structs.replace(at, kind=kind)
        _modernise(side, at, report)
    _SIDE.look(side, at, report)
    if isinstance(side, dict) and kind in FACES:
        _check_part(side, BODY, at, report)
        _check_part(side, HEADER, at, report)


def _modernise(side: Raw, at: Where, report: Report) -> None:
    for name in ("trigger", "boostTrigger"):
        found = side.get(name)
        if isinstance(found, str) and found in OLD_TRIGGERS:
            side[name] = OLD_TRIGGERS[found]
            fault = Fault("old-trigger", facts={"found": found, "now": side[name]}, warning=True)
            report.add(structs.replace(at, field=name), fault)


def _check_part(side: Raw, names: Mapping[str, str], at: Where, report: Report) -> None:
    """What the fields of a header or a body ask of each other."""

    def has(part: str) -> bool:
        value = side.get(names[part], False)
        return value is not False and not blank(value)

    def add(part: str, key: str, about: str, *, warning: bool = False) -> None:
        field = structs.replace(at, field=names[part])
        facts = {"field": names[about], "found": shown(side.get(names[part]))}
        report.add(field, Fault(key, facts=facts, warning=warning))

    if has("element") and not has("amount"):
        add("amount", "amount-missing", "element")
    if has("amount") and not has("element"):
        add("amount", "amount-alone", "element")
    speaks = next((part for part in ("condition", "text", "effect") if has(part)), None)
    if at.kind == "unit" and speaks and not has("trigger"):
        add("trigger", "trigger-missing", speaks)
    if has("effect") and not has("text"):
        add("effect", "effect-alone", "text", warning=True)
    if at.kind != "place" and has("condition") and not has("text"):
        add("condition", "condition-alone", "text", warning=True)
    for part in ("trigger", "area"):
        if at.kind == "unit" and has(part) and not speaks:
            add(part, "skill-missing", "text", warning=True)


# A set of what was found good


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
    flavour = side.get("flavorText", "")
    return Event(*common, side["illustration"], *parts, "" if blank(flavour) else flavour)


def _part(side: Raw, names: Mapping[str, str]) -> Part:
    given = {part: side[name] for part, name in names.items() if side.get(name) is not None}
    if "effect" in given:
        given["effect"] = convert(given["effect"], Skill)
    return Part(**{part: value for part, value in given.items() if not blank(value)})


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
