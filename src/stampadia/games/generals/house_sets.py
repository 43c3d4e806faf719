"""Our own sets, in English and in Italian: what they say is made from what they do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, Literal

from stampadia.games.generals.content import (
    NOTHING,
    CardSet,
    Event,
    EventCard,
    Meta,
    Part,
    Place,
    Text,
    TextCard,
    Unit,
    UnitCard,
)
from stampadia.games.generals.house_source import (
    TRIGGERS,
    EventSource,
    Lines,
    PartSource,
    PlaceSource,
    Said,
    SetSource,
    UnitCardSource,
    UnitSource,
    set_source,
    sprites,
)
from stampadia.games.generals.language import Unread, read, write
from stampadia.games.generals.skills import Amount, Draw, Infuse, Print, Skill

HouseLanguage = Literal["EN", "IT"]

CORE_SETS: Final = ("STLITE", "STFULL")
EXPANSIONS: Final = ("STRETURN", "STTOLL")
HOUSE_SETS: Final = (*CORE_SETS, *EXPANSIONS)
HOUSE_LANGUAGES: Final[tuple[HouseLanguage, ...]] = ("EN", "IT")

PLACE_LEVEL: Final = 2


@cache
def house_set(id_: str, language: HouseLanguage) -> CardSet:
    return _Press(set_source(id_), sprites(id_), language).print()


class _Press:
    """Makes one set in one language."""

    def __init__(self, source: SetSource, art: dict[str, str], language: HouseLanguage) -> None:
        self.source = source
        self.art = art
        self.language: HouseLanguage = language
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
            body=self.part(event.body, _read(event.skill)),
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
            skill = _read(source.skill)
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
            effect=skill,
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


def _read(sentence: str) -> Skill:
    skill = read(sentence)
    if isinstance(skill, Unread):
        raise ValueError(sentence)
    return skill
