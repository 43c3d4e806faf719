"""A sheet as its checks need it: what stands on which cell, who is in which room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from stampadia.games.chronicles.content import SIZE, Door, OnMap, Room, Sheet
from stampadia.games.chronicles.files.problems import Where
from stampadia.games.chronicles.files.structure import acts_in, room_at
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
        self.beside_doors = {
            place for door in sheet.doors if not door.decoy for place in door.cells
        }
        self.beside_all_doors = {place for door in sheet.doors for place in door.cells}
        self.foes_in = Counter(
            room.number
            for foe in sheet.enemies
            if (room := self.room_at.get(foe.place)) and not foe.decoy
        )
        self.digits_in: dict[int, list[int]] = {}
        for cell in sheet.cells:
            room = self.room_at.get(cell.place)
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


def on_map(one: OnMap) -> bool:
    return 1 <= one.column <= SIZE and 1 <= one.row <= SIZE


def at_room(room: Room) -> Where:
    return Where("room", str(room.number))


def room_clauses(rooms: Iterable[Room]) -> Iterator[tuple[Room, Where, Clause]]:
    """All that is said in rooms, and on which line."""
    for room in rooms:
        for number, line in enumerate(room.lines, 1):
            where = Where("room", str(room.number), line=number)
            yield from ((room, where, clause) for clause in line)


def at_door(door: Door) -> Where:
    return Where("door", f"{door.at} {door.side}")


def error(key: str, **facts: Fact) -> Fault:
    return Fault(key, facts=facts)


def warning(key: str, **facts: Fact) -> Fault:
    return Fault(key, facts=facts, warning=True)
