"""The file of a set, field by field. Which fields there are, the printed things say themselves;
what may stand in them is said here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from stampadia.games.travelers import content
from stampadia.games.travelers.language.phrases import LONGEST_CONSTELLATION, MOST_BOXES
from stampadia.words import LANGUAGES, Words
from stampadia.workbench.file_shapes import (
    Field,
    Fields,
    Json,
    P,
    Shape,
    Together,
    one_of,
    some_text,
    text,
    whole,
    written,
)
from stampadia.workbench.forms import Forms, Limits
from stampadia.workbench.problems import Report

# Shapes that the printed things need beside those of every file


RULE: Final = "rule"


class OrSentence(Struct, frozen=True):
    """Effect data, or the same as a sentence of the cards."""

    of: Shape
    most: int

    def look(self, value: object, where: P, report: Report[P]) -> None:
        shape = text(self.most) if isinstance(value, str) else self.of
        shape.look(value, where, report)

    def schema(self, words: Words) -> Json:
        return {"oneOf": [text(self.most).schema(words), self.of.schema(words)]}


class OrRule(Struct, frozen=True):
    """Effect data, or an object in which the field `rule` says the same as a sentence."""

    of: Shape
    ruled: Shape

    def look(self, value: object, where: P, report: Report[P]) -> None:
        ruled = isinstance(value, dict) and RULE in value
        (self.ruled if ruled else self.of).look(value, where, report)

    def schema(self, words: Words) -> Json:
        return {"oneOf": [self.of.schema(words), self.ruled.schema(words)]}


# Field by field


FORMAT: Final = "travelers-set 1"
MOST_BYTES: Final = 2**20
LONGEST_TEXT: Final = 500
LONGEST_SENTENCE: Final = 1000
LONGEST_SERIAL: Final = 24
HERO_FACES: Final = content.HERO_CARDS + 1
"""Nobody ever has more cards: a ninth may join."""


_WORDS: Final = some_text(LONGEST_TEXT)
_BOTH: Final = Fields(tuple(Field(language, _WORDS) for language in LANGUAGES))
_SERIAL: Final = written(f"(?=.{{1,{LONGEST_SERIAL}}}$)[A-Z0-9]+(-[A-Z0-9]+)*", "bad-serial")
_DAY: Final = written("([0-9]{4}-[0-9]{2}-[0-9]{2})?", "bad-day")
_BOX: Final = written("[A-Z]?", "bad-box")
_PLACE: Final = written("[1-9][A-D]?", "bad-place")
_ROOM: Final = written(f"[1-{content.ROOM_CARDS}][A-D]", "bad-room")
_CELL: Final = Together((whole(0, content.ROOM_ROWS - 1), whole(0, content.ROOM_COLUMNS - 1)))
_SPHERES: Final = whole(1, 2)
_CARDS: Final = whole(1, HERO_FACES)
_MANA: Final = whole(1, content.LAST_LEVEL)

_LEAVES: Final[dict[str, Shape]] = {
    # Heroes
    "Hero.serial": _SERIAL,
    "Hero.key": written("[a-z0-9]+(-[a-z0-9]+)*", "bad-key"),
    "Hero.name": _BOTH,
    "Hero.description": _BOTH,
    "Hero.date": _DAY,
    "HeroHalf.name": _BOTH,
    "HeroHalf.value": _MANA,
    "Exhaust.cost": _MANA,
    "HeroAbility.cost": _MANA,
    "HasElement.least": whole(0, 5),
    "HasBanner.least": whole(1, 5),
    "HasCards.count": whole(0, 5),
    "HasPoints.least": whole(1, 99),
    "PreviousStars.stars": _SPHERES,
    "HasConstellation.stars[]": _SPHERES,
    "Gain.amount": whole(1, 99),
    "Pay.amount": whole(1, 99),
    "TakeBack.count": whole(1, 5),
    "GainTick.boxes[]": whole(0, 9),
    "GainTick.end": whole(0, 9),
    # Enemies
    "Modifier.name": _BOTH,
    "Modifier.by": whole(-9, 9),
    "Modifier.count": whole(1, 5),
    "Enemy.name": _BOTH,
    "Enemy.level": whole(0, content.LAST_LEVEL),
    "Enemy.attack": whole(0, 99),
    "Enemy.defense": whole(0, 99),
    # What texts say
    "Story.text": _BOTH,
    "Mapped.place": _PLACE,
    "BoxShows.letter": _BOX,
    "BoxesFilled.place": _PLACE,
    "HasHeroCards.count": whole(0, HERO_FACES),
    "Reveal.place": _PLACE,
    "FillBox.boxes[]": _BOX,
    "FillBox.end": _BOX,
    "Teleport.place": _PLACE,
    "JoinHero.card": whole(5, 6),
    "GainPoints.amount": whole(1, 9),
    "TurnCards.count": _CARDS,
    "SwapCards.count": _CARDS,
    "RecoverCards.count": _CARDS,
    "RecoverFromHand.count": _CARDS,
    "DiscardCards.count": _CARDS,
    "DiscardRow.stars[]": _SPHERES,
    "DrawCards.count": _CARDS,
    "ExhaustHeroCards.count": _CARDS,
    "RemoveHeroCards.count": _CARDS,
    # Worlds
    "World.serial": _SERIAL,
    "World.title": _BOTH,
    "World.date": _DAY,
    "WorldHalf.title": _BOTH,
    "WorldHalf.scroll": _BOTH,
    "WorldHalf.bonus[]": whole(-9, 9),
    # Dungeons
    "Dungeon.serial": _SERIAL,
    "Dungeon.title": _BOTH,
    "Dungeon.date": _DAY,
    "RoomCard.rows[]": written(f"[.#]{{{content.ROOM_COLUMNS}}}", "bad-row"),
    "RoomCard.symbol": _CELL,
    "RoomCard.turn": whole(0, 3),
    "Door.cell": _CELL,
    "Door.codes[]": written(f"([1-{content.ROOM_CARDS}][A-D])?", "bad-code"),
    "Entry.room": _ROOM,
}

_LENGTHS: Final[dict[str, tuple[int, int]]] = {
    "Hero.cards": (content.HERO_CARDS, content.HERO_CARDS),
    "HeroHalf.abilities": (1, 2),
    "HeroAbility.sentences": (1, 4),
    "Sentence.do": (1, 6),
    "Sentence.when": (0, 4),
    "Choose.first": (1, 6),
    "Choose.second": (0, 6),
    "HasConstellation.stars": (1, LONGEST_CONSTELLATION),
    "GainTick.boxes": (1, MOST_BOXES),
    "Meeting.above": (0, 12),
    "Meeting.below": (0, 12),
    "Instruction.do": (1, 6),
    "Instruction.when": (0, 4),
    "Instruction.price": (0, 4),
    "Instruction.otherwise": (0, 6),
    "FillBox.boxes": (1, MOST_BOXES),
    "DiscardRow.stars": (2, LONGEST_CONSTELLATION),
    "World.cards": (content.WORLD_CARDS, content.WORLD_CARDS),
    "WorldHalf.open": (0, 3),
    "Dungeon.rooms": (content.ROOM_CARDS, content.ROOM_CARDS),
    "Dungeon.pages": (content.INDEX_PAGES, content.INDEX_PAGES),
    "Dungeon.pages[]": (0, content.ENTRIES_ON_A_PAGE),
    "RoomCard.rows": (content.ROOM_ROWS, content.ROOM_ROWS),
    "RoomCard.doors": (0, 12),
}


def _or_sentence(data: Shape) -> Shape:
    return OrSentence(data, LONGEST_SENTENCE)


def _or_ruled(modifier: Shape) -> Shape:
    name = Field("name", _BOTH, about="schema-name")
    rule = Field(RULE, text(LONGEST_SENTENCE), about="schema-rule")
    return OrRule(modifier, Fields((name, rule)))


_ALSO: Final[dict[str, Callable[[Shape], Shape]]] = {
    "HeroHalf.exhaust": _or_sentence,
    "HeroHalf.abilities[]": _or_sentence,
    "Meeting.above[]": _or_sentence,
    "Meeting.below[]": _or_sentence,
    "Enemy.modifier": _or_ruled,
}

_ABOUT: Final = {
    "Hero.cards": "schema-hero-cards",
    "World.cards": "schema-world-cards",
    "Modifier.cards": "schema-modifier-cards",
}

FORMS: Final = Forms(Limits(_LEAVES, _LENGTHS, _ALSO, about=_ABOUT))
SET: Final = Fields(
    (
        Field("$schema", text(LONGEST_TEXT), must=False, about="schema-schema"),
        Field("format", one_of(FORMAT), about="schema-format"),
        *FORMS.fields(content.CardSet),
    )
)
