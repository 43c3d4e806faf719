"""Cards made in memory from one line each.

    "Imp = L2 1/0 fire attack> {fire}{fire}: +{x}{attack} | 1/1 water // L2 | > Print a level …"

is a unit card named Imp: Level 2; its header adds 1 attack and a fire, and holds an attack skill;
its body has 1 attack, 1 life and a water. Behind `//` lies its place half, with a header and an
instruction. Everything may be left out: "2/1" is a nameless card of Level 1 whose body is 2/1.

    part     = [attack/life] [element…] [banner] [[trigger]> text]
    unit     = [L…] [header |] body
    place    = [L…] [header |] body          Level 2 and without an instruction unless said
    event    = [L…] [header |] body          and another such side behind `//`

An element may be doubled: fire*2. Triggers: attack, defend, life, defeat, front, any.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from stampadia.games.generals.content import (
    ELEMENTS,
    CardSet,
    Element,
    Event,
    EventCard,
    Meta,
    Part,
    Place,
    Trigger,
    Unit,
    UnitCard,
)

TRIGGERS: Final[dict[str, Trigger]] = {
    "attack": "onAttack",
    "defend": "onDefend",
    "life": "onLife",
    "defeat": "onDefeat",
    "front": "onFront",
    "any": "onAll",
}
META: Final = Meta("TESTS", "EN", "1", "full", "20240101", "20240101", "Tests", "", "", "")
ART: Final = "0" * 576


def part(line: str) -> Part:
    shown, mark, text = line.partition(">")
    words = shown.split()
    trigger = TRIGGERS[words.pop()] if mark and words and words[-1] in TRIGGERS else None
    columns: tuple[int | None, int | None] = (None, None)
    element: Element | None = None
    amount = 0
    for word in words:
        name, _, count = word.partition("*")
        if re.fullmatch(r"-?\d/-?\d", word):
            attack, life = word.split("/")
            columns = int(attack), int(life)
        elif name in ELEMENTS:
            assert element is None, f"a part has one element only: {line}"
            element, amount = name, int(count or 1)
        else:
            assert word == "banner", f"{word!r} in {line!r}"
    return Part(
        element=element,
        amount=amount,
        trigger=trigger,
        area="banner" in words,
        text=text.strip(),
        attack=columns[0],
        life=columns[1],
    )


def side(line: str, level: int) -> tuple[int, Part, Part]:
    """Level, header and body."""
    line = line.strip()
    printed = re.match(r"L(-?\d)\b", line)
    if printed:
        level = int(printed[1])
        line = line[printed.end() :]
    header, bar, body = line.partition("|")
    return (level, part(header), part(body)) if bar else (level, part(""), part(header))


def split(line: str, name: str) -> tuple[str, str, str]:
    """Name and the two halves."""
    given = re.match(r"\s*([A-Z][\w' ]*) = ", line)
    if given:
        name, line = given[1], line[given.end() :]
    first, _, second = line.partition("//")
    return name, first, second


@cache
def unit_card(line: str, name: str) -> UnitCard:
    name, unit, place = split(line, name)
    return UnitCard(
        _unit(name, *side(unit, 1)),
        _place(name, *side(place, 2)),
    )


def _unit(name: str, level: int, header: Part, body: Part) -> Unit:
    return Unit("1", name, level, name, ART, header, body)


def _place(name: str, level: int, header: Part, body: Part) -> Place:
    return Place("1", name, level, f"{name} place", header, body)


@cache
def event_card(line: str, name: str) -> EventCard:
    name, upright, turned = split(line, name)
    return EventCard(
        _event(name, *side(upright, 0)),
        _event(f"{name} turned", *side(turned or "> Touch the Printer Deck.", 0)),
    )


def _event(name: str, level: int, header: Part, body: Part) -> Event:
    return Event("1", name, level, name, ART, header, body)


def printed_set(cards: list[UnitCard], events: list[EventCard]) -> CardSet:
    return CardSet(META, (*cards, *events))
