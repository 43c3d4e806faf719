"""What a sheet may be made of: quests, items, heroes and foes, as read from the blueprints."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from stampadia.games.chronicles.content import EnemyColumn
from stampadia.games.chronicles.instructions import Ability, Clause, Line, Text
from stampadia.games.chronicles.language import Names

Kind = Literal["main", "side", "boon", "bane", "filler", "story"]
Level = Literal["", "easy", "medium", "hard"]
Character = Literal["good", "bad", "balanced"]

START_ROOM: Final = 1
"""The number of @start in a blueprint's own counting; its rooms follow."""
ROLES: Final = "villain", "helper", "place", "thing"


class RoomPlan(Struct, frozen=True):
    """A room that a quest asks for."""

    id: str
    lines: tuple[Line, ...]
    far: int
    foes: tuple[int, ...]
    cells: tuple[int, ...]
    hidden: bool
    dead_end: bool
    size: int
    drawn: int
    """Grey cells that instructions may draw here in the course of play."""

    @property
    def cells_needed(self) -> int:
        """Cells without a door, for all that stands here."""
        return len(self.foes) + len(self.cells) + self.drawn


class Quest(Struct, frozen=True):
    key: str
    kind: Kind
    rooms: tuple[RoomPlan, ...]
    words: dict[str, tuple[Text, ...]]
    start: tuple[Line, ...] = ()
    titles: tuple[Text, ...] = ()
    weight: float = 1.0
    classes: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    owned: tuple[str, ...] = ()
    level: Level = ""

    def suits(self, hero_class: str) -> bool:
        return not self.classes or hero_class in self.classes

    @property
    def foes(self) -> int:
        return sum(len(room.foes) for room in self.rooms)

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
    language: Names
    """Items and keywords as they are printed."""

    def without(self, key: str) -> Library:
        """The same without one quest."""
        quests = {
            kind: tuple(quest for quest in quests if quest.key != key)
            for kind, quests in self.quests.items()
        }
        return replace(self, quests=quests)
