"""A small set to begin with: everything a set needs, in few cards, each there to be changed.

The cards show one idea each: a skill in the header, a skill in the body, every element asked
for and brought, a banner, places of both kinds on all columns, an event with two sides, and a
text card that says how to go on.
"""

from __future__ import annotations

import re
from datetime import date
from typing import Final

from msgspec import Struct, structs

from stampadia.games.generals import starting_art
from stampadia.games.generals.content import (
    PACKAGE,
    TOKENS,
    CardSet,
    Element,
    Event,
    EventCard,
    Language,
    Meta,
    Part,
    Place,
    Text,
    TextCard,
    Unit,
    UnitCard,
)
from stampadia.games.generals.language import write
from stampadia.games.generals.skills import (
    BLANK,
    FRONT,
    INK,
    ONE,
    AddWounds,
    Amount,
    AttackSpaces,
    CardsOf,
    Change,
    Chosen,
    DiscardCards,
    Draw,
    Elements,
    Exhaust,
    Extreme,
    Infuse,
    JumpTo,
    Print,
    Skill,
    Spaces,
    X,
)
from stampadia.kernel.words import Words, words

VERSION: Final = "1.0"

SPOKEN: Final[tuple[Language, ...]] = ("EN", "IT")
"""The languages in which we can write the cards."""


class _Sketch(Struct, frozen=True):
    """A unit card before it is put into words."""

    key: str
    """Under which the catalogue has its name, and a note on what it is there to show."""
    element: Element
    level: int
    header: Part
    body: Part
    columns: tuple[int, ...]
    """Where its place prints."""
    on_header: Skill = BLANK
    on_body: Skill = BLANK
    infuses: bool = False
    """Whether its place brings the element too."""


def _asking(element: Element, do: Change | JumpTo) -> Skill:
    return Skill(need=(Elements((element,)),), do=(do,))


_UNITS: Final = (
    _Sketch("fire-proof", "fire", 1, Part(attack=1, trigger="onAttack"),
            Part("fire", 1, life=1), (1, 2),
            on_header=_asking("fire", Change("attack", X))),
    _Sketch("fire-draft", "fire", 2, Part("fire", 1, attack=1),
            Part(life=1, trigger="onAttack"), (1,), infuses=True,
            on_body=Skill(do=(AttackSpaces((Spaces(("frontleft",)),), also=True),))),
    _Sketch("water-proof", "water", 1, Part(life=1, trigger="onLife"),
            Part("water", 1, attack=1), (3, 4),
            on_header=_asking("water", Change("life", ONE))),
    _Sketch("water-draft", "water", 3, Part("water", 1, attack=1, life=1),
            Part(attack=1, life=1, trigger="onDefend"), (2,), infuses=True,
            on_body=Skill(do=(AddWounds(ONE, (FRONT,)),))),
    _Sketch("earth-proof", "earth", 1, Part(life=1), Part("earth", 1, attack=1), (1, 4)),
    _Sketch("earth-draft", "earth", 2, Part("earth", 1, life=1, trigger="onFront"),
            Part(attack=1, trigger="onDefeat"), (3,), infuses=True,
            on_header=_asking("earth", Change("attack", Amount(-1), (FRONT,))),
            on_body=Skill(do=(Draw(ONE),))),
    _Sketch("air-proof", "air", 2, Part(attack=1, trigger="onAttack"),
            Part("air", 1, life=1), (2, 3),
            on_header=_asking("air", JumpTo(Extreme("highest", "life")))),
    _Sketch("air-draft", "air", 3, Part("air", 1, attack=1, life=1),
            Part(attack=1, trigger="onAttack", area=True), (4,), infuses=True,
            on_body=Skill(do=(Change("attack", ONE),))),
)  # fmt: skip
_ONE_CARD: Final = DiscardCards((CardsOf(1),))
_EVENTS: Final = (
    ("ink", -1, starting_art.bottle(), Skill(cost=(_ONE_CARD,), do=(Draw(Amount(2)),))),
    ("smudge", 1, starting_art.blot(), Skill(cost=(_ONE_CARD,), do=(Exhaust((Chosen("enemy"),)),))),
)
KEYS: Final = (
    *((sketch.key,) for sketch in _UNITS),
    tuple(key for key, *_ in _EVENTS),
    ("guide",),
)
"""Card by card, under which keys the catalogue has names and notes."""


def id_from(name: str) -> str:
    """A set's code, made of a file's name."""
    return re.sub("[^A-Z0-9]", "", name.upper())[:10] or "MYSET"


def starting_set(
    id_: str, language: Language, today: date, *, name: str = "", author: str = ""
) -> CardSet:
    """An expansion of ten cards. The language is one of those in SPOKEN."""
    voice = words(language.lower(), PACKAGE)
    day = today.strftime("%Y%m%d")
    meta = Meta(
        id=id_,
        language=language,
        version=VERSION,
        type="expansion",
        created=day,
        updated=day,
        name=name or voice.say("start-name"),
        description=voice.say("start-description"),
        flavor_text=voice.say("start-flavor"),
        author=author or voice.say("start-author"),
    )
    maker = _Maker(meta, voice)
    units = (maker.unit_card(number, sketch) for number, sketch in enumerate(_UNITS, 1))
    return CardSet(meta, (*units, maker.event_card(), maker.guide()))


class _Maker:
    """Puts sketches into a language's words."""

    def __init__(self, meta: Meta, voice: Words) -> None:
        self.meta = meta
        self.voice = voice

    def unit_card(self, number: int, sketch: _Sketch) -> UnitCard:
        id_ = self._id(f"U{number}")
        unit = Unit(
            VERSION,
            id_,
            sketch.level,
            self.voice.say(f"start-{sketch.key}"),
            starting_art.sketch(sketch.element, sketch.level),
            self._with(sketch.header, sketch.on_header),
            self._with(sketch.body, sketch.on_body),
        )
        return UnitCard(unit, self._place(id_, sketch))

    def _place(self, id_: str, sketch: _Sketch) -> Place:
        """Two Units of the Ink Level, or one that is stronger: as in the core sets."""
        alone = len(sketch.columns) == 1
        level = Amount(plus=1, ink=1) if alone else INK
        header = Part()
        if sketch.infuses:
            header = self._with(Part(sketch.element, 1, "onAll"), Skill(do=(Infuse(),)))
        body = self._with(Part(), Skill(do=(Print(level, sketch.columns),)))
        name = self.voice.say("start-place-alone" if alone else "start-place-pair")
        return Place(VERSION, id_, 2, name, header, body)

    def event_card(self) -> EventCard:
        upright, turned = (
            Event(
                VERSION,
                self._id("E1"),
                level,
                self.voice.say(f"start-{key}"),
                art,
                body=self._with(Part(), skill),
                flavor_text=self.voice.say(f"start-{key}.flavor"),
            )
            for key, level, art, skill in _EVENTS
        )
        return EventCard(upright, turned)

    def guide(self) -> TextCard:
        # A brace means something to Fluent, so the symbols come in as facts.
        symbols = {token: f"{{{token}}}" for token in TOKENS if token.isalpha()}
        lines = self.voice.say("start-guide.text", **symbols).split("\n")
        title = self.voice.say("start-guide")
        return TextCard(Text(VERSION, self._id("T1"), title, tuple(lines)))

    def _with(self, part: Part, skill: Skill) -> Part:
        condition, text = write(skill, self.meta.language)
        return structs.replace(part, condition=condition, text=text)

    def _id(self, number: str) -> str:
        return f"{self.meta.id}-{self.meta.language}-{number}-{VERSION}"
