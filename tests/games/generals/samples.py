"""A small good set to break in many ways, and the real ones where they are at hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from stampadia.games.generals.files.reading import Problem, Reading, read_bytes
from stampadia.words import words

Raw = dict[str, Any]

REAL: Final = Path(__file__).parents[3].parent / "shared" / "data" / "generals"
REAL_SETS: Final = sorted(REAL.glob("*.json"))
needs_real_sets: Final = pytest.mark.skipif(not REAL_SETS, reason="the real sets are not here")

ART: Final = ("0" * 24 + "K1" * 12) * 12


def unit(**fields: Any) -> Raw:
    """A unit with a skill in its header and one in its body."""
    return {
        "version": "1.0", "type": "unit", "level": 1, "name": "Kettle Imp",
        "symbol": "fire", "symbolAmount": 1,
        "trigger": "onDefend", "description": "Add 1{wound} to {front}", "attack": 1, "life": 0,
        "boostTrigger": "onAttack", "boostCondition": "{fire}{fire}",
        "boostDescription": "+{x}{attack}", "boostAttack": 1, "illustration": ART,
    } | fields  # fmt: skip


def place(**fields: Any) -> Raw:
    return {
        "version": "1.0", "type": "place", "level": 2, "name": "Soup Kitchen",
        "description": "Print a level {level} Unit on the Incoming Row 1st column.",
    } | fields  # fmt: skip


def event(**fields: Any) -> Raw:
    return {
        "version": "1.0", "type": "event", "level": -1, "name": "Paper Jam",
        "description": "Draw 2 cards.", "illustration": ART,
    } | fields  # fmt: skip


def text(**fields: Any) -> Raw:
    lines = ["{bold}How to boil{endbold}", "", "Wait."]
    return {"version": "1.0", "type": "text", "title": "Notes", "text": lines} | fields


def meta(**fields: Any) -> Raw:
    return {
        "id": "KETTLES", "language": "EN", "version": "1.0", "type": "full", "cardsCount": 3,
        "dateCreated": "20240229", "dateUpdated": "20240301", "name": "Kettles",
        "description": "Things that boil.", "flavorText": "Mind the steam.", "author": "A. Cook",
    } | fields  # fmt: skip


def good() -> Raw:
    """Three cards: a unit, an event, a text."""
    return {"meta": meta(), "deck": [[unit(), place()], [event(), event(level=2)], [text()]]}


def without(side: Raw, *names: str) -> Raw:
    return {name: value for name, value in side.items() if name not in names}


def with_unit(**fields: Any) -> Raw:
    return {"meta": meta(cardsCount=1), "deck": [[unit(**fields), place()]]}


def with_place(**fields: Any) -> Raw:
    return {"meta": meta(cardsCount=1), "deck": [[unit(), place(**fields)]]}


def with_event(**fields: Any) -> Raw:
    return {"meta": meta(cardsCount=1), "deck": [[event(), event(**fields)]]}


def with_text(**fields: Any) -> Raw:
    return {"meta": meta(cardsCount=1), "deck": [[text(**fields)]]}


def with_meta(**fields: Any) -> Raw:
    return good() | {"meta": meta(**fields)}


def read(source: object) -> Reading:
    return read_bytes(json.dumps(source).encode(), "set.json")


def only(source: object) -> Problem:
    """The one problem of a set."""
    (problem,) = read(source).problems
    return problem


def told(problem: Problem, language: str = "en") -> str:
    return problem.tell(words(language, "stampadia.kernel"))


def refused(source: object) -> str:
    """What is said, in English, of the one error that makes a set unusable."""
    reading = read(source)
    assert reading.made is None
    assert reading.errors == len(reading.problems) == 1, [told(p) for p in reading.problems]
    return told(reading.problems[0])
