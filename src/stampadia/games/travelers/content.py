"""The printed cards of a set: frozen, and shared by all positions played with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeVar

from msgspec import Struct

from stampadia.games.travelers import instructions as say
from stampadia.workbench.bilingual import Text

T = TypeVar("T")

PACKAGE: Final = "stampadia.games.travelers"

HERO_CARDS: Final = 8
HAND: Final = 5
FIRST_LEVEL: Final = 2
LAST_LEVEL: Final = 9
ELEMENTS: Final[tuple[say.Element, ...]] = ("fire", "air", "earth", "water")
UPPER: Final = 0
"""The half with the single-tipped Banner."""
LOWER: Final = 1
STRAIN_PRICE: Final = 1
"""Mana, in the manuals' edition."""


class HeroHalf(Struct, frozen=True, omit_defaults=True):
    """The upper or the lower half of a Hero Card."""

    name: Text
    value: int
    """The sphere beside the Banner: Mana for an Opening Card or a Charge."""
    exhaust: say.Exhaust
    abilities: tuple[say.HeroAbility, ...]
    element: say.Element | None = None

    @property
    def stars(self) -> int:
        """What Constellations are made of: one sphere for each ability printed."""
        return len(self.abilities)


class HeroCard(Struct, frozen=True):
    upper: HeroHalf
    lower: HeroHalf

    @property
    def halves(self) -> tuple[HeroHalf, HeroHalf]:
        return self.upper, self.lower


class Hero(Struct, frozen=True, omit_defaults=True):
    """The hero side of a set: the Status Card's words and eight Hero Cards."""

    serial: str
    key: str
    """The class, as programs name it."""
    name: Text
    description: Text
    cards: tuple[HeroCard, ...]
    date: str = ""


class Company(Hero, frozen=True):
    """A hero on a journey: the ninth card is the adventure's own, which may join."""

    guest: str = ""
    """The serial of the ninth card's set and its place there, as boxes in pencil name it."""


UNSEEN_HERO_HALF: Final = HeroHalf(Text("?", "?"), value=1, exhaust=say.Exhaust(1), abilities=())
UNSEEN_HERO_CARD: Final = HeroCard(UNSEEN_HERO_HALF, UNSEEN_HERO_HALF)
"""What stands for a card that may join and that nobody has looked at, in an imagined adventure."""


def tips(half: int) -> say.Tips:
    return 2 if half == LOWER else 1


# Enemies

Stat = Literal["level", "attack", "defense"]


class Modifier(Struct, frozen=True, omit_defaults=True):
    """A special rule of an enemy: "If 1 Fire is in play: Attack -1". In-play counts are those at
    the end of Plan (ruling A5)."""

    name: Text
    stat: Literal["attack", "defense"] = "attack"
    by: int = 0
    element: say.Element | None = None
    banner: say.Tips | None = None
    cards: Literal[">=", "<="] | None = None
    count: int = 1
    trap: bool = False
    """A successful defense wins."""


class Enemy(Struct, frozen=True, omit_defaults=True):
    name: Text
    level: int
    attack: int
    defense: int | None
    """None: it cannot be reached (ruling A31)."""
    modifier: Modifier | None = None


# Adventures

Bonus = tuple[int, int, int]
"""Level, Attack, Defense."""


class Meeting(Struct, frozen=True, omit_defaults=True):
    """A text with, perhaps, an enemy in its middle: what stands below is read after its defeat."""

    above: tuple[say.Passage, ...] = ()
    enemy: Enemy | None = None
    below: tuple[say.Passage, ...] = ()

    @property
    def passages(self) -> tuple[say.Passage, ...]:
        return self.above + self.below

    @property
    def instructions(self) -> tuple[say.Instruction, ...]:
        return tuple(one for one in self.passages if isinstance(one, say.Instruction))

    def told(self, passage: Callable[[say.Passage], T], enemy: Callable[[Enemy], T]) -> list[T]:
        """All of it from top to bottom, in these words."""
        met = [] if self.enemy is None else [enemy(self.enemy)]
        return [*map(passage, self.above), *met, *map(passage, self.below)]


class WorldHalf(Struct, frozen=True, omit_defaults=True):
    title: Text
    meeting: Meeting = Meeting()
    scroll: Text | None = None
    """What the enemy is like, where its scroll holds no Modifier."""
    open: tuple[Stat, ...] = ()
    """The enemy's spaces that are open to the bonus of the card on the right."""
    bonus: Bonus | None = None
    """What this half gives to the enemy on its left; only halves with an enemy print it."""


class WorldCard(Struct, frozen=True):
    a: WorldHalf
    b: WorldHalf

    @property
    def halves(self) -> tuple[WorldHalf, WorldHalf]:
        return self.a, self.b


WORLD_CARDS: Final = 9
WORLD_SIDES: Final = "AB"


class World(Struct, frozen=True, tag_field="kind", tag="world", omit_defaults=True):
    """Nine cards in a grid of three by three; the first one is where the hero starts."""

    serial: str
    title: Text
    cards: tuple[WorldCard, ...]
    date: str = ""

    def halves(self) -> dict[str, WorldHalf]:
        return {
            f"{number}{side}": half
            for number, card in enumerate(self.cards, start=1)
            for side, half in zip(WORLD_SIDES, card.halves, strict=True)
        }

    def meetings(self) -> dict[str, Meeting]:
        return {code: half.meeting for code, half in self.halves().items()}


ROOM_CARDS: Final = 6
ROOM_ROWS: Final = 6
ROOM_COLUMNS: Final = 4
ORIENTATIONS: Final = "ABCD"
INDEX_PAGES: Final = 3
ENTRIES_ON_A_PAGE: Final = 6
Cell = tuple[int, int]
"""Row and column; on a card with its A side up, or on the table."""
Trigger = Literal["immediate", "walk-on", "choice"]
Glyph = Literal["crown", "key", "flame", "feather", "bell", "hand"]


class Door(Struct, frozen=True, omit_defaults=True):
    """A stone arc at the card's border. For each orientation the room behind it, or nothing: then
    it is blocked (ruling D5)."""

    cell: Cell
    codes: tuple[str, str, str, str]


class RoomCard(Struct, frozen=True, omit_defaults=True):
    """Six rows of four cells, as they are seen with the A side up: "." floor and "#" wall. B, C and
    D are the card after one, two and three quarter turns to the left."""

    rows: tuple[str, ...]
    doors: tuple[Door, ...]
    symbol: Cell
    glyph: Glyph
    turn: int = 0
    """Quarter turns to the right of the drawn symbol, with the A side up."""


class Entry(Struct, frozen=True, omit_defaults=True):
    """What an Index Card says of one room's symbol."""

    room: str
    trigger: Trigger
    meeting: Meeting

    @property
    def places(self) -> tuple[str, ...]:
        """The rooms that it speaks of."""
        return tuple(
            part.place
            for passage in self.meeting.instructions
            for part in (*passage.when, *passage.price, *passage.do, *passage.otherwise)
            if hasattr(part, "place")
        )


class Dungeon(Struct, frozen=True, tag_field="kind", tag="dungeon", omit_defaults=True):
    """Six Room Cards in four orientations each, and three Index Cards with six entries each."""

    serial: str
    title: Text
    rooms: tuple[RoomCard, ...]
    pages: tuple[tuple[Entry, ...], ...]
    date: str = ""

    def meetings(self) -> dict[str, Meeting]:
        return {entry.room: entry.meeting for page in self.pages for entry in page}


Adventure = World | Dungeon


class CardSet(Struct, frozen=True):
    """Nine double-faced cards: a hero on one face, an adventure on the other."""

    hero: Hero
    adventure: Adventure


FACES: Final = {Hero: ("H", "A"), World: ("W", "B"), Dungeon: ("D", "B")}
"""The letter of what is on a face, and the letter of the face: A and B are back to back."""
CARDS: Final = 9


def card_code(face: Hero | Adventure, number: int) -> str:
    """What stands on a long edge of the card, as in the manual: TOS20220706-H-1A."""
    letter, side = FACES[type(face)]
    return f"{face.serial}-{letter}-{number}{side}"


def joining_card(adventure: Adventure) -> int | None:
    """The number of the card whose hero face may join the player's deck, if there is one."""
    for meeting in adventure.meetings().values():
        for instruction in meeting.instructions:
            for act in instruction.do + instruction.otherwise:
                if isinstance(act, say.JoinHero):
                    return act.card
    return None


# Boxes in pencil, as a person's memory keeps them: "TOS20270105:5a=2,TOS20270105:3A=1"


def box_key(hero: Hero, card: int, half: int) -> str:
    """How the boxes in pencil of a half are called (ruling D21): by its own set."""
    own = f"{hero.serial}:{card}"
    if card >= HERO_CARDS and isinstance(hero, Company):
        own = hero.guest
    return own + "ab"[half]


def written_boxes(boxes: dict[str, int]) -> tuple[str, ...]:
    return tuple(f"{name}={filled}" for name, filled in sorted(boxes.items()))
