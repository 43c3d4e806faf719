"""A sheet as its checks need it: what stands on which cell, who is in which room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from stampadia.games.chronicles.content import SIZE, Door, Room, Sheet
from stampadia.games.chronicles.files.problems import Kind, Where
from stampadia.games.chronicles.files.structure import Spot, acts_in, room_at, sides
from stampadia.games.chronicles.instructions import Clause, DrawCell
from stampadia.words import LANGUAGES
from stampadia.workbench.problems import Fault

Found = tuple[Where, Fault]
Fact = str | int


class Survey:
    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.numbers = {room.number for room in sheet.rooms}
        self.room_at = room_at(sheet)
        self.door_spots = {spot for door in sheet.doors if not door.decoy for spot in sides(door)}
        self.all_door_spots = {spot for door in sheet.doors for spot in sides(door)}
        self.black_numbers = {(one.column, one.row): one.value for one in sheet.numbers}
        self.foes_in = Counter(
            room.number
            for foe in sheet.enemies
            if (room := self.room_at.get((foe.column, foe.row))) and not foe.decoy
        )
        self.digits_in: dict[int, list[int]] = {}
        for cell in sheet.cells:
            room = self.room_at.get((cell.column, cell.row))
            if room is not None and not cell.decoy:
                self.digits_in.setdefault(room.number, []).append(cell.digit)
        self.drawn = {
            (act.cell, act.room)
            for room in sheet.rooms
            for clause in room.clauses
            for act in acts_in(clause.do)
            if isinstance(act, DrawCell)
        }
        self.languages: tuple[str, ...] = tuple(
            language for language in LANGUAGES if getattr(sheet.title, language)
        )

    @property
    def starts(self) -> list[Room]:
        return [room for room in self.sheet.rooms if room.start]

    def has_cell(self, digit: int, room: Room) -> bool:
        return digit in self.digits_in.get(room.number, ()) or (digit, room.number) in self.drawn


def on_map(spot: Spot) -> bool:
    return 1 <= spot[0] <= SIZE and 1 <= spot[1] <= SIZE


def at(kind: Kind, spot: Spot) -> Where:
    return Where(kind, f"{spot[0]},{spot[1]}")


def at_room(room: Room) -> Where:
    return Where("room", str(room.number))


def room_clauses(rooms: Iterable[Room]) -> Iterator[tuple[Room, Where, Clause]]:
    """All that is said in rooms, and on which line."""
    for room in rooms:
        for number, line in enumerate(room.lines, 1):
            where = Where("room", str(room.number), line=number)
            yield from ((room, where, clause) for clause in line)


def at_door(door: Door) -> Where:
    return Where("door", f"{door.column},{door.row} {door.side}")


def told(spot: Spot) -> str:
    return f"{spot[0]},{spot[1]}"


def error(key: str, **facts: Fact) -> Fault:
    return Fault(key, facts=facts)


def warning(key: str, **facts: Fact) -> Fault:
    return Fault(key, facts=facts, warning=True)
