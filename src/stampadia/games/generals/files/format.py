"""The file of a set, field by field, in the order in which files have them.

Limits that are not the format's own (how long a text, how many cards) leave ample room: the
longest skill known has 127 characters.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from functools import cache
from typing import Annotated, Any, Final, Literal

from msgspec import Meta as Allowed
from msgspec import Struct

from stampadia.games.generals.content import (
    ELEMENTS,
    LANGUAGES,
    SET_TYPES,
    TOKENS,
    TRIGGERS,
    Element,
    Meta,
    Trigger,
)
from stampadia.games.generals.language.skills import Skill
from stampadia.words import Words
from stampadia.workbench.file_shapes import (
    Field,
    Fields,
    Json,
    Leaf,
    P,
    one_of,
    some_text,
    text,
    whole,
)
from stampadia.workbench.forms import Forms, Limits, of_shape
from stampadia.workbench.problems import Fault, Report, nearest, safe, shortened
from stampadia.workbench.strict_json import shown

# What a single value may be, beyond what any file's may


SYMBOLS: Final = "0123456789ABCDEFGHIJKLMNO"
"""One for each colour of an illustration; 0 is transparent."""
SIZE: Final = 24
"""Of an illustration, in pixels, across and down."""
PIXELS: Final = SIZE * SIZE
FIRST_YEAR: Final = 2023

_BRACED: Final = re.compile(r"\{([^{}]*)\}")
_DAY: Final = re.compile("[0-9]{8}")
_SET_ID: Final = re.compile("[A-Z0-9]{1,10}")


def prose(most: int) -> Leaf:
    """Text with tokens in it."""
    plain = text(most)

    def check(value: object) -> Iterator[Fault]:
        yield from plain.check(value)
        if isinstance(value, str):
            yield from _tokens(value[:most])

    return Leaf(check, plain.json)


def _tokens(value: str) -> Iterator[Fault]:
    unknown = dict.fromkeys(name for name in _BRACED.findall(value) if name not in TOKENS)
    for name in unknown:
        near = nearest(name, TOKENS)
        braced = f"{{{near}}}" if near else ""
        yield Fault("token-unknown", braced, {"found": f"{{{shortened(name)}}}"})
    rest = _BRACED.sub("", value)
    for brace, key in (("{", "brace-open"), ("}", "brace-stray")):
        if brace in rest:
            near = nearest(rest.partition(brace)[2].split(" ")[0], TOKENS) if brace == "{" else ""
            yield Fault(key, f"{{{near}}}" if near else "", {"found": shortened(value)})


def set_id(value: object) -> Iterator[Fault]:
    if not (isinstance(value, str) and _SET_ID.fullmatch(value)):
        near = ""
        if isinstance(value, str) and value.isascii() and len(value) < 20:
            near = re.sub("[^A-Z0-9]", "", value.upper())[:10]
        yield Fault("bad-set-id", near, {"found": shown(value)})


def day(value: object) -> Iterator[Fault]:
    if not (isinstance(value, str) and _DAY.fullmatch(value) and int(value[:4]) >= FIRST_YEAR):
        yield Fault("not-a-day", facts={"found": shown(value), "first": str(FIRST_YEAR)})
        return
    try:
        date(int(value[:4]), int(value[4:6]), int(value[6:]))
    except ValueError:
        yield Fault("no-such-day", facts={"found": value})


def illustration(value: object) -> Iterator[Fault]:
    if not isinstance(value, str):
        yield Fault("not-text", facts={"found": shown(value)})
        return
    if len(value) != PIXELS:
        yield Fault("art-length", facts={"count": len(value), "most": PIXELS})
    strange = [place for place, symbol in enumerate(value[:PIXELS]) if symbol not in SYMBOLS]
    if strange:
        place = strange[0]
        facts: dict[str, str | int] = {"found": safe(value[place]), "count": len(strange)}
        facts |= {"column": str(place // 24 + 1), "row": str(place % 24 + 1)}
        yield Fault("art-symbol", facts=facts)


# Effect data: the types of `skills` say what may stand where. An unknown field is an error
# here: an effect that is half understood would be another effect


_DEEPEST: Final = 12
_MOST_PARTS: Final = 500
_MOST: Final = 99
_SOME: Final = whole(1, _MOST)
_MAY_BE_EMPTY: Final = (
    *("Skill.need", "Skill.cost", "Skill.do", "Skill.later", "IfTopInfuses.otherwise"),
    *("Every.only", "Chosen.only", "Print.columns", "DiscardCards.cards", "Infuse.elements"),
)
"""Lists that mean something when they are empty: no elements named are this card's own."""
_EFFECTS: Final = Forms(
    Limits(
        leaves={
            "Chosen.count": _SOME,
            "CardsOf.count": _SOME,
            "DrawAndPick.look": _SOME,
            "DrawAndPick.pick": _SOME,
            "Print.columns[]": whole(1, 4),
            "Ritual.words": some_text(_MOST),
        },
        lengths=dict.fromkeys(_MAY_BE_EMPTY, (0, _MOST_PARTS)),
        number=(-_MOST, _MOST),
        length=(1, _MOST_PARTS),
    )
)


class Effect(Struct, frozen=True):
    """A skill as data, if it is not too large to be looked at. Most sets have none, so its shape
    is made when the first is met."""

    def look(self, value: object, where: P, report: Report[P]) -> None:
        if _size(value) > _MOST_PARTS:
            report.add(where, Fault("effect-too-large"))
        else:
            _skill().look(value, where, report)

    def schema(self, words: Words) -> Json:
        return _skill().schema(words)


@cache
def _skill() -> Fields:
    return Fields(_EFFECTS.fields(Skill))


def _size(value: object, depth: int = 0) -> int:
    """How many parts a value has; too many, if it is too deep."""
    if depth > _DEEPEST:
        return _MOST_PARTS + 1
    parts: Any = value.values() if isinstance(value, dict) else value
    if not isinstance(value, dict | list):
        return 1
    size = 1
    for part in parts:
        size += _size(part, depth + 1)
        if size > _MOST_PARTS:
            break
    return size


# The fields


MOST_BYTES: Final = 4 * 2**20
MOST_CARDS: Final = 1000
MOST_LINES: Final = 100

_DATE: Final = Leaf(day, {"type": "string", "pattern": f"^{_DAY.pattern}$"})
_FORMS: Final = Forms(
    Limits(
        {
            "Meta.id": Leaf(set_id, {"type": "string", "pattern": f"^{_SET_ID.pattern}$"}),
            "Meta.language": one_of(*LANGUAGES),
            "Meta.version": text(20),
            "Meta.type": one_of(*SET_TYPES),
            "Meta.created": _DATE,
            "Meta.updated": _DATE,
            "Meta.name": text(100),
            "Meta.description": text(2000),
            "Meta.flavor_text": text(2000),
            "Meta.author": text(200),
            "Meta.author_link": text(500),
        }
    )
)
META: Final = _FORMS.fields(Meta)

Version = Annotated[str, Allowed(max_length=20)]
Id = Annotated[str, Allowed(max_length=64)]
Name = Annotated[str, Allowed(max_length=80)]
Number = Annotated[int, Allowed(ge=-3, le=3)]
Amount = Annotated[int, Allowed(ge=1, le=2)]
Symbol = Annotated[Element | None, of_shape(one_of(*ELEMENTS))]
When = Annotated[Trigger | None, of_shape(one_of(*TRIGGERS))]
Condition = Annotated[str, of_shape(prose(200))]
Prose = Annotated[str, of_shape(prose(500))]
Data = Annotated[Skill | None, of_shape(Effect())]
Art = Annotated[str, of_shape(Leaf(illustration, {"type": "string", "minLength": PIXELS}))]
Line = Annotated[str, of_shape(prose(300))]


class FaceFile(Struct, frozen=True, kw_only=True, rename="camel"):
    """Everything that may stand on a unit, a place or an event, in the order of files."""

    version: Version
    id: Id = ""
    level: Number
    name: Name
    symbol: Symbol = None
    symbol_amount: Amount = 1
    trigger: When = None
    area: bool = False
    condition: Condition = ""
    description: Prose = ""
    effect: Data = None
    flavor_text: Prose = ""
    attack: Number = 0
    life: Number = 0
    boost_symbol: Symbol = None
    boost_symbol_amount: Amount = 1
    boost_trigger: When = None
    boost_area: bool = False
    boost_condition: Condition = ""
    boost_description: Prose = ""
    boost_effect: Data = None
    boost_attack: Number = 0
    boost_life: Number = 0
    illustration: Art


class TextFile(Struct, frozen=True, kw_only=True):
    version: Version
    id: Id = ""
    title: Name
    text: Annotated[tuple[Line, ...], Allowed(min_length=1, max_length=MOST_LINES)]


Use = Literal["must", "may", "idle", "never"]
"""Whether a field stands there; an idle one is accepted, but nothing comes of it."""
FACES: Final = ("unit", "place", "event")
_NOT_ON_PLACES: Final = ("may", "never", "may")
_IDLE_ON_PLACES: Final = ("may", "idle", "may")
_UNLIKE: Final[dict[str, tuple[Use, Use, Use]]] = {
    # field            unit     place    event
    "symbol":         _IDLE_ON_PLACES,
    "symbolAmount":   _IDLE_ON_PLACES,
    "trigger":        ("may",   "idle",  "never"),
    "area":           _IDLE_ON_PLACES,
    "condition":      _NOT_ON_PLACES,
    "flavorText":     ("never", "never", "may"),
    "attack":         _NOT_ON_PLACES,
    "life":           _NOT_ON_PLACES,
    "boostArea":      ("never", "never", "never"),
    "boostCondition": _NOT_ON_PLACES,
    "boostAttack":    _NOT_ON_PLACES,
    "boostLife":      _NOT_ON_PLACES,
    "illustration":   ("must",  "never", "must"),
}  # fmt: skip
"""Of the fields that are not the same to all faces."""


def uses(field: Field) -> tuple[Use, Use, Use]:
    """What a field of a face is to each of `FACES`."""
    same: Use = "must" if field.must else "may"
    return _UNLIKE.get(field.name, (same, same, same))


FACE: Final = _FORMS.fields(FaceFile)


def _side(kind: str, fields: Iterable[Field]) -> Fields:
    return Fields((Field("type", one_of(kind)), *fields), lenient=True)


def _on_face(field: Field, kind: str) -> Field:
    use = uses(field)[FACES.index(kind)]
    shape = field.shape
    if use == "never":
        shape = _never(kind)
    elif use == "idle":
        assert isinstance(shape, Leaf)
        shape = _idle(shape, kind)
    return Field(field.name, shape, must=use == "must")


def _never(kind: str) -> Leaf:
    def check(value: object) -> Iterator[Fault]:
        yield Fault("not-here", facts={"found": shown(value), "kind": kind})

    return Leaf(check, {"not": {}})


def _idle(shape: Leaf, kind: str) -> Leaf:
    def check(value: object) -> Iterator[Fault]:
        yield Fault("idle-here", facts={"found": shown(value), "kind": kind}, warning=True)
        yield from shape.check(value)

    return Leaf(check, shape.json)


SIDES: Final = {
    **{kind: _side(kind, (_on_face(field, kind) for field in FACE)) for kind in FACES},
    "text": _side("text", _FORMS.fields(TextFile)),
}
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
