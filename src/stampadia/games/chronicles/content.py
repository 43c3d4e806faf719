"""The printed sheet: frozen, and shared by all positions played on it."""

from __future__ import annotations

from functools import cached_property
from typing import Final, Literal

from msgspec import Struct

from stampadia.games.chronicles.instructions import Ability, Clause, Line, Text

PACKAGE: Final = "stampadia.games.chronicles"
FIRST_DAY: Final = "first-day"
"""The adventure to begin with, written by hand."""
HOUSE_SHEETS: Final = (FIRST_DAY,)

SIZE: Final = 20
"""The Map has 20 columns and 20 rows, counted from 1."""
GOLD: Final = 50
TABLE_ROWS: Final = 19
LINES: Final = 2
ITEMS: Final = 3
COLUMNS: Final = 4
DICE: Final = 2
MOST_DEFENSE: Final = 6
MOST_BOXES: Final = 12
"""No group of HP or XP boxes is longer: it would leave its place on the paper."""
MOST_CIRCLES: Final = 4
ABSENT: Final = 0
OWNED: Final = 1
USED: Final = 2
"""What may be with an item."""


class OnMap(Struct, frozen=True, order=True):
    """Whatever is in a cell of the Map."""

    column: int
    row: int

    @property
    def place(self) -> Place:
        return Place(self.column, self.row)

    @property
    def at(self) -> str:
        """As on the Map: column,row."""
        return f"{self.column},{self.row}"


class Place(OnMap, frozen=True, order=True):
    """A cell of the Map."""

    def to(self, across: int, down: int) -> Place:
        """The cell so far from it."""
        return Place(self.column + across, self.row + down)

    @property
    def beside(self) -> tuple[Place, Place, Place, Place]:
        return self.to(0, -1), self.to(1, 0), self.to(0, 1), self.to(-1, 0)


class PrintedDoor(OnMap, frozen=True, order=True):
    """A small rectangle on the right or the lower edge of a cell."""

    side: Literal["right", "down"]

    @property
    def cells(self) -> tuple[Place, Place]:
        """The cells on its two sides."""
        here = self.place
        return here, here.to(1, 0) if self.side == "right" else here.to(0, 1)


class Door(PrintedDoor, frozen=True, order=True, omit_defaults=True):
    decoy: bool = False


class BlackNumber(OnMap, frozen=True, order=True):
    """A number in a cell beside a door."""

    value: int

    @property
    def room(self) -> int:
        """Ruling 1: the number of the room that it lies in."""
        return self.value + self.column + self.row


class Enemy(OnMap, frozen=True, order=True, omit_defaults=True):
    """A grey disc with horns and 0 to 4 white circles."""

    circles: int
    decoy: bool = False


class GreyCell(OnMap, frozen=True, order=True, omit_defaults=True):
    """A grey square with a digit."""

    digit: int
    decoy: bool = False


class Room(Struct, frozen=True, omit_defaults=True):
    """A row of the Rooms Table."""

    number: int
    column: int
    row: int
    width: int
    height: int
    lines: tuple[Line, ...] = ()
    start: bool = False
    """The stairs are in its middle and its walls are printed."""
    decoy: bool = False
    hidden: bool = False
    """Real, but without a door: only instructions lead there."""

    @property
    def clauses(self) -> tuple[Clause, ...]:
        return tuple(clause for line in self.lines for clause in line)

    @property
    def places(self) -> tuple[Place, ...]:
        return tuple(
            Place(column, row)
            for row in range(self.row, self.row + self.height)
            for column in range(self.column, self.column + self.width)
        )

    @property
    def corner(self) -> Place:
        """Its upper left cell."""
        return Place(self.column, self.row)

    @property
    def stairs(self) -> Place | None:
        if not self.start:
            return None
        return Place(self.column + self.width // 2, self.row + self.height // 2)

    def holds(self, one: OnMap) -> bool:
        return (
            self.column <= one.column < self.column + self.width
            and self.row <= one.row < self.row + self.height
        )


class Item(Struct, frozen=True, omit_defaults=True):
    """A line of the Equipment Scroll."""

    key: str
    name: Text
    clause: Clause
    owned: bool = False
    """Its box is printed."""
    decoy: bool = False


class HeroColumn(Struct, frozen=True, omit_defaults=True):
    hp: int
    xp: int
    """Boxes to fill before the column works; the first column has none."""
    upper: Ability | None = None
    lower: Ability | None = None
    defense: int = 1

    @property
    def abilities(self) -> tuple[Ability | None, Ability | None]:
        return self.upper, self.lower


class EnemyColumn(Struct, frozen=True, omit_defaults=True):
    circles: int | None
    """Whose column it is; None: ALL."""
    xp: int
    defense: int
    upper: Ability | None = None
    lower: Ability | None = None

    @property
    def abilities(self) -> tuple[Ability | None, Ability | None]:
        return self.upper, self.lower


class Sheet(Struct, frozen=True, dict=True, omit_defaults=True):
    """Everything on the page."""

    serial: str
    """What names this adventure: a date, a seed, a maker's own word."""
    title: Text
    hero_class: Text
    rooms: tuple[Room, ...]
    """The Rooms Table, sorted by number."""
    doors: tuple[Door, ...]
    numbers: tuple[BlackNumber, ...]
    enemies: tuple[Enemy, ...]
    cells: tuple[GreyCell, ...]
    items: tuple[Item, ...]
    hero: tuple[HeroColumn, HeroColumn, HeroColumn, HeroColumn]
    foes: tuple[EnemyColumn, EnemyColumn, EnemyColumn, EnemyColumn]
    names: dict[str, Text] = {}
    """How keywords are printed; a keyword that is not listed is printed as it is."""
    date: str = ""
    edition: str = "1"

    @cached_property
    def start(self) -> Room:
        return next(room for room in self.rooms if room.start)

    @cached_property
    def by_number(self) -> dict[int, Room]:
        return {room.number: room for room in self.rooms}

    @cached_property
    def number_at(self) -> dict[Place, int]:
        return {one.place: one.value for one in self.numbers}

    def item(self, key: str) -> Item | None:
        return next((item for item in self.items if item.key == key), None)

    def room_beyond(self, outside: Place) -> int | None:
        """The room number that the cell just outside a door tells (ruling 1)."""
        number = self.number_at.get(outside)
        return None if number is None else number + outside.column + outside.row
