"""What a sheet may be made of: quests, items, heroes and foes, as read from the blueprints."""

from __future__ import annotations

import re
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from stampadia.games.chronicles.content import EnemyColumn
from stampadia.games.chronicles.instructions import Ability, Clause, Line, Say, Text
from stampadia.games.chronicles.language import Names

Kind = Literal["main", "side", "boon", "bane", "filler", "story"]
Level = Literal["", "easy", "medium", "hard"]
Character = Literal["good", "bad", "balanced"]
Percent = Annotated[int, Meta(ge=0, le=100)]
Circles = Annotated[int, Meta(ge=0, le=4)]
Digit = Annotated[int, Meta(ge=1, le=2)]

START_ROOM: Final = 1
"""The number of @start in a blueprint's own counting; its rooms follow."""
ROLES: Final = "villain", "helper", "place", "thing"
SHORT_NAME: Final = "name"
"""A thing is told with its noun, "the press Thunderpress"; this is what it is called in a title."""
MOST_ANSWERS: Final = 9
"""Upside-down answers on one sheet: nobody wants to turn the paper more often."""


class RoomWish(Struct, frozen=True, kw_only=True):
    """What a quest asks of a room, whatever is said in it."""

    id: str
    far: Percent = 50
    foes: tuple[Circles, ...] = ()
    cells: tuple[Digit, ...] = ()
    hidden: bool = False
    dead_end: bool = False
    size: int = 0


class RoomPlan(RoomWish, frozen=True, kw_only=True):
    """A room that a quest asks for."""

    lines: tuple[Line, ...]
    drawn: int
    """Grey cells that instructions may draw here in the course of play."""
    lines_if_true: tuple[Line, ...] = ()
    """Instead of `lines`, on days when this is the right one of its quest's suspects."""

    def lines_when(self, truth: str) -> tuple[Line, ...]:
        return self.lines_if_true if self.id == truth else self.lines

    @property
    def cells_needed(self) -> int:
        """Cells without a door, for all that stands here."""
        return len(self.foes) + len(self.cells) + self.drawn


class Secret(Struct, frozen=True):
    """Words that belong together and are drawn together: a question with its answers, a clue with
    what it points to."""

    words: dict[str, Text]
    truth: str = ""
    """The suspect that is the right one when this is drawn."""


class QuestHead(Struct, frozen=True, kw_only=True):
    """A quest but for its lines and its secrets."""

    key: str = ""
    words: dict[str, tuple[Text, ...]] = {}
    titles: tuple[Text, ...] = ()
    weight: Annotated[float, Meta(gt=0)] = 1.0
    classes: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    owned: tuple[str, ...] = ()
    level: Level = ""
    suspects: tuple[str, ...] = ()
    """Rooms of which one is the right one."""
    counts: tuple[str, ...] = ()
    """Questions about the printed Map, each by the name its words begin with."""
    sign: tuple[str, str] | None = None
    """The room that a sign calls by a label, and the room whose number it means."""
    steals: bool = False
    """An ability is missing from the Hero Sheet; `gain hero ability` gives it back."""
    own_item: str = ""
    """The item that stands for whatever the hero owns."""


class Quest(QuestHead, frozen=True, kw_only=True):
    kind: Kind
    rooms: tuple[RoomPlan, ...]
    start: tuple[Line, ...] = ()
    secrets: dict[str, tuple[Secret, ...]] = {}
    """One of each group is drawn."""
    wild: Line | None = None
    """What holds in all rooms with foes."""

    @property
    def mysterious(self) -> bool:
        return bool(self.secrets or self.suspects or self.counts)

    def is_answer(self, room: RoomPlan, clause: Clause) -> bool:
        """Is it upside-down because it must be: one of several answers, of which one is right?"""
        if not self.mysterious or clause.upside_down is None:
            return False
        spoken = any(isinstance(part, Say) for part in clause.when)
        return room.id in self.suspects if self.suspects else spoken

    @property
    def answers(self) -> int:
        return sum(
            self.is_answer(room, clause)
            for room in self.rooms
            for line in room.lines
            for clause in line
        )

    def suits(self, hero_class: str) -> bool:
        return not self.classes or hero_class in self.classes

    @property
    def foes(self) -> int:
        return sum(len(room.foes) for room in self.rooms)

    def number(self, room: str) -> int:
        """What a room is called in its own lines."""
        return START_ROOM + 1 + [plan.id for plan in self.rooms].index(room)

    def numbers(self) -> list[int]:
        """What its rooms are called in its own lines."""
        return list(range(START_ROOM + 1, START_ROOM + 1 + len(self.rooms)))


class ItemPlan(Struct, frozen=True):
    key: str
    name: Text
    clause: Clause
    decoy: bool
    classes: tuple[str, ...]


class HeroPlan(Struct, frozen=True):
    """A class of heroes."""

    key: str
    name: Text
    item: str
    columns: tuple[tuple[Ability | None, Ability | None], ...]
    hp: tuple[float, ...]


class FoePlan(Struct, frozen=True):
    column: EnemyColumn
    classes: tuple[str, ...]


class Modifier(Struct, frozen=True):
    key: str
    kind: Character
    line: Line


class Fact(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that anyone can see on the paper, and how it is told."""

    key: str
    text: Text


class Library(Struct, frozen=True):
    """All blueprints a sheet may be made of."""

    quests: dict[str, tuple[Quest, ...]]
    """By kind; a story's stages are quests."""
    items: dict[str, ItemPlan]
    heroes: tuple[HeroPlan, ...]
    foes: tuple[FoePlan, ...]
    modifiers: tuple[Modifier, ...]
    corridor_flavour: tuple[Text, ...]
    room_flavour: tuple[Text, ...]
    names: dict[str, tuple[Text, ...]]
    """What villains, helpers, places and things may be called."""
    counts: tuple[Fact, ...]
    """What can be counted on the printed Map."""
    traits: tuple[Fact, ...]
    """What tells one room from others."""
    language: Names
    """Items and keywords as they are printed."""

    def without(self, key: str) -> Library:
        """The same without one quest."""
        quests = {
            kind: tuple(quest for quest in quests if quest.key != key)
            for kind, quests in self.quests.items()
        }
        return replace(self, quests=quests)


# What blueprints leave open: words that are drawn, names of the day.


WORD: Final = re.compile(r"<([a-z][a-z0-9-]*)>")
ROLE: Final = re.compile(r"\{(\w*)\}")
