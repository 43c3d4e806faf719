"""The set format as tables: every field, in the order in which files have it.

Limits that are not the format's own (how long a text, how many cards) leave ample room: the
longest skill known has 127 characters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal

from msgspec import Struct

from stampadia.games.generals import checks
from stampadia.games.generals.content import ELEMENTS, LANGUAGES, SET_TYPES, TRIGGERS
from stampadia.games.generals.effect_check import check_effect
from stampadia.workbench.checks import Check, flag, one_of, text, whole

MOST_BYTES: Final = 4 * 2**20
MOST_CARDS: Final = 1000
MOST_LINES: Final = 100

Use = Literal["must", "may", "idle", "never"]
"""Whether a field stands there; an idle one is accepted, but nothing comes of it."""


class Field(Struct, frozen=True):
    name: str
    check: Check
    use: Use = "must"


META: Final = (
    Field("id", checks.set_id),
    Field("language", one_of(LANGUAGES)),
    Field("version", text(20)),
    Field("type", one_of(SET_TYPES)),
    Field("dateCreated", checks.day),
    Field("dateUpdated", checks.day),
    Field("name", text(100)),
    Field("description", text(2000)),
    Field("flavorText", text(2000)),
    Field("author", text(200)),
    Field("authorLink", text(500), "may"),
)

_NUMBER: Final = whole(-3, 3)
_AMOUNT: Final = whole(1, 2)
_ELEMENT: Final = one_of(ELEMENTS)
_TRIGGER: Final = one_of(TRIGGERS)
_ROWS: Final[tuple[tuple[str, Check, Use, Use, Use], ...]] = (
    # field               what it may be        unit     place    event
    ("version",           text(20),             "must",  "must",  "must"),
    ("id",                text(64),             "may",   "may",   "may"),
    ("level",             _NUMBER,              "must",  "must",  "must"),
    ("name",              text(80),             "must",  "must",  "must"),
    ("symbol",            _ELEMENT,             "may",   "idle",  "may"),
    ("symbolAmount",      _AMOUNT,              "may",   "idle",  "may"),
    ("trigger",           _TRIGGER,             "may",   "idle",  "never"),
    ("area",              flag,                 "may",   "idle",  "may"),
    ("condition",         checks.prose(200),    "may",   "never", "may"),
    ("description",       checks.prose(500),    "may",   "may",   "may"),
    ("effect",            check_effect,         "may",   "may",   "may"),
    ("flavorText",        checks.prose(500),    "never", "never", "may"),
    ("attack",            _NUMBER,              "may",   "never", "may"),
    ("life",              _NUMBER,              "may",   "never", "may"),
    ("boostSymbol",       _ELEMENT,             "may",   "may",   "may"),
    ("boostSymbolAmount", _AMOUNT,              "may",   "may",   "may"),
    ("boostTrigger",      _TRIGGER,             "may",   "may",   "may"),
    ("boostArea",         flag,                 "never", "never", "never"),
    ("boostCondition",    checks.prose(200),    "may",   "never", "may"),
    ("boostDescription",  checks.prose(500),    "may",   "may",   "may"),
    ("boostEffect",       check_effect,         "may",   "may",   "may"),
    ("boostAttack",       _NUMBER,              "may",   "never", "may"),
    ("boostLife",         _NUMBER,              "may",   "never", "may"),
    ("illustration",      checks.illustration,  "must",  "never", "must"),
)  # fmt: skip

SIDES: Final = {
    "unit": tuple(Field(name, check, unit) for name, check, unit, _, _ in _ROWS),
    "place": tuple(Field(name, check, place) for name, check, _, place, _ in _ROWS),
    "event": tuple(Field(name, check, event) for name, check, _, _, event in _ROWS),
    "text": (
        Field("version", text(20)),
        Field("id", text(64), "may"),
        Field("title", text(80)),
    ),
}
LINE: Final = checks.prose(300)
LAYOUTS: Final = {("unit", "place"): "U", ("event", "event"): "E", ("text",): "T"}
"""The sides a card may have, and the letter of such cards in ids."""

OLD_TRIGGERS: Final = {"bfBattle": "onAll"}
"""Names that triggers had once, and have in old files."""

BODY: Final = {
    "element": "symbol",
    "amount": "symbolAmount",
    "trigger": "trigger",
    "area": "area",
    "condition": "condition",
    "text": "description",
    "attack": "attack",
    "life": "life",
    "effect": "effect",
}
"""What the file calls each field of a body."""
HEADER: Final = {part: f"boost{name[0].upper()}{name[1:]}" for part, name in BODY.items()}


def ids_in(meta: Mapping[str, Any], deck: list[Any]) -> Iterator[list[str]]:
    """The ids of each card's sides, where need be those that the format gives; none for a card
    that is no card."""
    count: Counter[str] = Counter()
    for sides in deck:
        letter = _letter(sides)
        count[letter] += 1
        stem = f"{meta.get('id')}-{meta.get('language')}-{letter}{count[letter]}"
        yield [_id(side, stem) for side in sides] if letter else []


def _letter(sides: object) -> str:
    if not (isinstance(sides, list) and all(isinstance(side, dict) for side in sides)):
        return ""
    types = [side.get("type") for side in sides]
    return next((letter for layout, letter in LAYOUTS.items() if types == list(layout)), "")


def _id(side: Mapping[str, Any], stem: str) -> str:
    given = side.get("id")
    return given if isinstance(given, str) and given.strip() else f"{stem}-{side.get('version')}"
