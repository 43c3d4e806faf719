"""Our own sets, in English and in Italian: what they say is made from what they do.

Written down in one TOML file a set, with the sprites beside them; a skill once, in English. What
our sentences say is read beforehand, so that to open a set does not wait for the grammar; one that
is not among them is read as any other. After a change of a set or of the grammar, `python -m
stampadia.games.generals.files.house_sets` reads all of them anew.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from stampadia.games.generals.content import (
    NOTHING,
    PACKAGE,
    CardSet,
    Element,
    Event,
    EventCard,
    Meta,
    Part,
    Place,
    SetType,
    Text,
    TextCard,
    Trigger,
    Unit,
    UnitCard,
)
from stampadia.games.generals.files.format import SIZE
from stampadia.games.generals.language import read, write
from stampadia.games.generals.language.skills import Draw, Infuse, Print, Skill, Unread
from stampadia.games.generals.language.units import Amount

CONTENT: Final = files(PACKAGE).joinpath("content")
SKILLS: Final = CONTENT.joinpath("skills.json")


def house_skill(sentence: str) -> Skill:
    return _known().get(sentence) or read_anew(sentence)


def read_anew(sentence: str) -> Skill:
    """What we print ourselves can be read."""
    skill = read(sentence)
    if isinstance(skill, Unread):
        raise ValueError(sentence)
    return skill


def known_text(sentences: Iterable[str]) -> str:
    """The file: a line a sentence."""
    lines = [
        f"{msgspec.json.encode(sentence).decode()}: "
        f"{msgspec.json.encode(read_anew(sentence)).decode()}"
        for sentence in sorted(set(sentences))
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


@cache
def _known() -> dict[str, Skill]:
    return msgspec.json.decode(SKILLS.read_bytes(), type=dict[str, Skill])


# As they are written down


When = Literal["attack", "defend", "life", "defeat", "front", "any"]
TRIGGERS: Final[dict[When, Trigger]] = {
    "attack": "onAttack",
    "defend": "onDefend",
    "life": "onLife",
    "defeat": "onDefeat",
    "front": "onFront",
    "any": "onAll",
}


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
    source = CONTENT.joinpath(f"{id_.lower()}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(source), SetSource)


def sentences_in(source: SetSource) -> Iterator[str]:
    """Every skill that is written down in words."""
    events = [side for card in source.event for side in (card.upright, card.turned)]
    cards = [card for unit in source.unit for card in unit.card]
    parts = [place.header for place in source.place]
    parts += [part for card in cards for part in (card.header, card.body)]
    parts += [part for side in events for part in (side.header, side.body)]
    yield from filter(None, (part.skill for part in parts))
    yield from (side.skill for side in events)


def sprites(id_: str) -> dict[str, str]:
    """A set's illustrations by key, from every art file whose name begins with the set's id.
    There a sprite is a line "# key" and the rows as one sees them."""
    found: dict[str, str] = {}
    for file in sorted(CONTENT.joinpath("art").iterdir(), key=lambda file: file.name):
        if not (file.name.startswith(id_) and file.name.endswith(".txt")):
            continue
        for block in file.read_text(encoding="ascii").split("# ")[1:]:
            key, *rows = block.split()
            if key in found or len(rows) != SIZE or any(len(row) != SIZE for row in rows):
                raise ValueError(f"{file.name}: {key}")
            found[key] = "".join(map("".join, zip(*rows, strict=True)))
    return found


# As they are printed


HouseLanguage = Literal["EN", "IT"]

CORE_SETS: Final = ("STLITE", "STFULL")
EXPANSIONS: Final = ("STRETURN", "STTOLL")
HOUSE_SETS: Final = (*CORE_SETS, *EXPANSIONS)
HOUSE_LANGUAGES: Final[tuple[HouseLanguage, ...]] = ("EN", "IT")

PLACE_LEVEL: Final = 2


@cache
def house_set(id_: str, language: HouseLanguage) -> CardSet:
    return Press(set_source(id_), sprites(id_), language).print()


@cache
def house_meta(id_: str, language: HouseLanguage) -> Meta:
    """What a set says of itself, without its cards."""
    return Press(set_source(id_), {}, language).meta()


class Press:
    """Makes one set in one language; in words alone, or with what they mean as data."""

    def __init__(
        self,
        source: SetSource,
        art: dict[str, str],
        language: HouseLanguage,
        *,
        with_data: bool = True,
    ) -> None:
        self.source = source
        self.art = art
        self.language: HouseLanguage = language
        self.with_data = with_data
        self.version = source.meta.version
        self.places = {place.key: place for place in source.place}

    def print(self) -> CardSet:
        return CardSet(self.meta(), (*self.units(), *self.events(), *self.texts()))

    def meta(self) -> Meta:
        meta = self.source.meta
        return Meta(
            id=meta.id,
            language=self.language,
            version=meta.version,
            type=meta.type,
            created=meta.created,
            updated=meta.updated,
            name=self.said(meta.name),
            description=self.said(meta.description),
            flavor_text=self.said(meta.flavour),
            author=meta.author,
        )

    # Cards

    def units(self) -> Iterator[UnitCard]:
        cards = [(unit, card) for unit in self.source.unit for card in unit.card]
        for number, (unit, card) in enumerate(cards, 1):
            id_ = self.id("U", number)
            yield UnitCard(self.unit(id_, unit, card), self.place(id_, card))

    def unit(self, id_: str, unit: UnitSource, card: UnitCardSource) -> Unit:
        return Unit(
            version=self.version,
            id=id_,
            level=card.level,
            name=self.said(unit.name),
            illustration=self.art[unit.key],
            header=self.part(card.header),
            body=self.part(card.body),
        )

    def place(self, id_: str, card: UnitCardSource) -> Place:
        place = self.places[card.place]
        infusing = PartSource(element=card.infuse, when="any")
        return Place(
            version=self.version,
            id=id_,
            level=PLACE_LEVEL,
            name=self.said(place.name),
            header=self.part(infusing, Skill(do=(Infuse(),)))
            if card.infuse
            else self.part(place.header),
            body=self.part(PartSource(), _printing(place)),
        )

    def events(self) -> Iterator[EventCard]:
        for number, card in enumerate(self.source.event, 1):
            id_ = self.id("E", number)
            yield EventCard(self.event(id_, card.upright), self.event(id_, card.turned))

    def event(self, id_: str, event: EventSource) -> Event:
        return Event(
            version=self.version,
            id=id_,
            level=event.level,
            name=self.said(event.name),
            illustration=self.art[event.key],
            header=self.part(event.header),
            body=self.part(event.body, house_skill(event.skill)),
            flavor_text=self.said(event.flavour),
        )

    def texts(self) -> Iterator[TextCard]:
        for number, text in enumerate(self.source.text, 1):
            id_ = self.id("T", number)
            lines = self.lines(text.lines)
            yield TextCard(Text(self.version, id_, self.said(text.title), lines))

    # Pieces of them

    def part(self, source: PartSource, skill: Skill | None = None) -> Part:
        if source == PartSource() and skill is None:
            return NOTHING
        if skill is None and source.skill:
            skill = house_skill(source.skill)
        condition, text = write(skill, self.language) if skill else ("", "")
        return Part(
            element=source.element,
            amount=source.amount if source.element else 0,
            trigger=TRIGGERS[source.when] if source.when else None,
            area=source.area,
            condition=condition,
            text=text,
            attack=source.attack,
            life=source.life,
            effect=skill if self.with_data else None,
        )

    def id(self, letter: str, number: int) -> str:
        return f"{self.source.meta.id}-{self.language}-{letter}{number}-{self.version}"

    def said(self, said: Said) -> str:
        return said.it if self.language == "IT" else said.en

    def lines(self, lines: Lines) -> tuple[str, ...]:
        return lines.it if self.language == "IT" else lines.en


def _printing(place: PlaceSource) -> Skill:
    level = Amount(plus=place.stronger, ink=1)
    draw = (Draw(Amount(place.draw)),) if place.draw else ()
    return Skill(do=(Print(level, place.columns), *draw))


def main() -> None:
    """Read what the sentences of all our sets say anew, and keep it."""
    told = known_text(one for id_ in HOUSE_SETS for one in sentences_in(set_source(id_)))
    Path(str(SKILLS)).write_text(told, encoding="utf-8")


if __name__ == "__main__":
    main()
