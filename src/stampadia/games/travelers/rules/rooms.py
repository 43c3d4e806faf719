"""The twenty-four rooms of a Dungeon prepared for walking, and Room Cards on the table."""

from __future__ import annotations

from msgspec import Struct

from stampadia.games.travelers.content import Cell, Entry
from stampadia.kernel.agenda import About


class Passageway(Struct, frozen=True):
    """A door that carries a code in this orientation."""

    cell: Cell
    direction: int
    to: int
    """The room behind it, by its index."""
    arrival: Cell | None
    """The cell of its own door; None where that room has none that leads back."""


class DoorTaken(About, frozen=True):
    """A door to a room that is still to be placed. Where one comes out nobody has seen, so that
    views show a `DoorPaid`."""

    door: Passageway


class Room(Struct, frozen=True):
    index: int
    code: str
    card: int
    orientation: int
    floor: frozenset[Cell]
    steps: dict[Cell, tuple[tuple[int, Cell], ...]]
    """From each cell the directions that are free, and where they lead."""
    doors: tuple[Passageway, ...]
    symbol: Cell
    entry: Entry | None


class Placed(Struct, frozen=True):
    """A Room Card on the table. Cards of different islands have no common plan yet (ruling D6)."""

    orientation: int
    top_left: Cell
    island: int
