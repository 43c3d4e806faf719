"""Our own sets as they are written down: one TOML file a set, and the sprites beside them.

A skill is written once, in English; what is printed in any language is made from its meaning.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final, Literal

import msgspec
from msgspec import Struct

from stampadia.games.generals.art import SIZE
from stampadia.games.generals.content import PACKAGE, Element, SetType, Trigger

When = Literal["attack", "defend", "life", "defeat", "front", "any"]
TRIGGERS: Final[dict[When, Trigger]] = {
    "attack": "onAttack",
    "defend": "onDefend",
    "life": "onLife",
    "defeat": "onDefeat",
    "front": "onFront",
    "any": "onAll",
}
_CONTENT: Final = files(PACKAGE).joinpath("content")


class Source(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file; a misspelt key is an error."""


class Said(Source, frozen=True):
    en: str
    it: str


class Lines(Source, frozen=True):
    en: tuple[str, ...]
    it: tuple[str, ...]


class PartSource(Source, frozen=True):
    attack: int | None = None
    life: int | None = None
    element: Element | None = None
    amount: int = 1
    when: When | None = None
    area: bool = False
    skill: str = ""


class PlaceSource(Source, frozen=True):
    """Prints Units of the Ink Level, or so much stronger, on these columns."""

    key: str
    name: Said
    columns: tuple[int, ...]
    stronger: int = 0
    draw: int = 0
    header: PartSource = PartSource()


class UnitCardSource(Source, frozen=True):
    level: int
    place: str
    """The key of the place upside down on the same paper."""
    infuse: Element | None = None
    """The element that the place gives to all Units."""
    header: PartSource = PartSource()
    body: PartSource = PartSource()


class UnitSource(Source, frozen=True):
    """The cards that share a name and a sprite."""

    key: str
    name: Said
    card: tuple[UnitCardSource, ...]


class EventSource(Source, frozen=True):
    key: str
    name: Said
    level: int
    skill: str
    flavour: Said
    header: PartSource = PartSource()
    body: PartSource = PartSource()


class EventCardSource(Source, frozen=True):
    upright: EventSource
    turned: EventSource


class TextSource(Source, frozen=True):
    title: Said
    lines: Lines


class MetaSource(Source, frozen=True):
    id: str
    type: SetType
    version: str
    created: str
    updated: str
    author: str
    name: Said
    description: Said
    flavour: Said


class SetSource(Source, frozen=True):
    meta: MetaSource
    place: tuple[PlaceSource, ...]
    unit: tuple[UnitSource, ...]
    event: tuple[EventCardSource, ...] = ()
    text: tuple[TextSource, ...] = ()


def set_source(id_: str) -> SetSource:
    source = _CONTENT.joinpath(f"{id_.lower()}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(source), SetSource)


def sprites(id_: str) -> dict[str, str]:
    """A set's illustrations by key, from every art file whose name begins with the set's id.
    There a sprite is a line "# key" and the rows as one sees them."""
    found: dict[str, str] = {}
    for file in sorted(_CONTENT.joinpath("art").iterdir(), key=lambda file: file.name):
        if not (file.name.startswith(id_) and file.name.endswith(".txt")):
            continue
        for block in file.read_text(encoding="ascii").split("# ")[1:]:
            key, *rows = block.split()
            if key in found or len(rows) != SIZE or any(len(row) != SIZE for row in rows):
                raise ValueError(f"{file.name}: {key}")
            found[key] = "".join(map("".join, zip(*rows, strict=True)))
    return found
