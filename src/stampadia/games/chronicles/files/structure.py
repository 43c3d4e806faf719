"""Where the doors of a sheet lead, and what a hero could reach at best.

At best: every fight is won, every price paid, no gold runs out. What is out of reach even then is
out of reach for everybody.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from stampadia.games.chronicles.content import Place, Room, Sheet
from stampadia.games.chronicles.instructions import (
    AnyAct,
    AnyPart,
    Clause,
    DrawCell,
    EnterRoom,
    ForgetAny,
    ForgetToTrigger,
    Get,
    GoToStairs,
    KilledLastFoe,
    Know,
    Learn,
    MoveAnywhere,
    MoveOnCell,
    NoFoes,
    NotTicked,
    PayItem,
    Riddle,
    RollTable,
    RoomIsEmpty,
    Tick,
    Ticked,
    Win,
)


def room_at(sheet: Sheet) -> dict[Place, Room]:
    """The real room on each cell."""
    return {place: room for room in sheet.rooms if not room.decoy for place in room.places}


def neighbours(sheet: Sheet) -> dict[int, tuple[int, ...]]:
    """The rooms behind the real doors of each real room, by number."""
    rooms = room_at(sheet)
    beside: dict[int, set[int]] = {room.number: set() for room in sheet.rooms if not room.decoy}
    for door in sheet.doors:
        if door.decoy:
            continue
        one, other = (rooms.get(place) for place in door.cells)
        if one is not None and other is not None and one is not other:
            beside[one.number].add(other.number)
            beside[other.number].add(one.number)
    return {number: tuple(sorted(found)) for number, found in beside.items()}


def distances(sheet: Sheet, origin: int | None = None) -> dict[int, int]:
    """How many doors, and so how much gold, each room is from the start or another room; rooms
    that no doors lead to are left out."""
    beside = neighbours(sheet)
    first = sheet.start.number if origin is None else origin
    far = {first: 0}
    reached = [first]
    for number in reached:
        for other in beside[number]:
            if other not in far:
                far[other] = far[number] + 1
                reached.append(other)
    return far


class Reach(Struct):
    """All that can be reached, ticked, owned and learned."""

    rooms: set[int]
    ticks: set[int]
    items: set[str]
    keywords: set[str]
    drawn: set[tuple[int, int]]
    """Grey cells that instructions have drawn: digit and room."""
    won: bool = False

    @property
    def size(self) -> int:
        counted = len(self.rooms) + len(self.ticks) + len(self.items)
        return counted + len(self.keywords) + len(self.drawn) + self.won


def reach(sheet: Sheet) -> Reach:
    """From the start room, with blank memory."""
    beside = neighbours(sheet)
    found = Reach(
        {sheet.start.number}, set(), {item.key for item in sheet.items if item.owned}, set(), set()
    )
    said = list(_said(sheet))
    before = 0
    while before < found.size:
        before = found.size
        reached = sorted(found.rooms)
        for number in reached:
            for other in beside.get(number, ()):
                if other not in found.rooms:
                    found.rooms.add(other)
                    reached.append(other)
        for owner, clause in said:
            there = owner.number in found.rooms if owner.room else owner.item in found.items
            parts = [_can_be(part, owner, found) for part in clause.when]
            happens = any(parts) if clause.any_of and parts else all(parts)
            for act in acts_in(clause.do) if there and happens else ():
                _take(act, sheet, found)
    return found


class _Owner(Struct, frozen=True):
    """Whose clause it is: a room's or an item's."""

    room: bool = False
    number: int = 0
    item: str = ""
    foes: bool = False
    digits: frozenset[int] = frozenset()
    gates: tuple[frozenset[int], ...] = ()
    """While none of the rooms of a gate is ticked, the room "is empty"."""

    def is_empty(self, ticks: set[int]) -> bool:
        return any(gate.isdisjoint(ticks) for gate in self.gates)


def _said(sheet: Sheet) -> Iterator[tuple[_Owner, Clause]]:
    for room in sheet.rooms:
        if not room.decoy and room.lines:
            foes = any(not foe.decoy and room.holds(foe) for foe in sheet.enemies)
            digits = frozenset(
                cell.digit for cell in sheet.cells if not cell.decoy and room.holds(cell)
            )
            gates = tuple(_gates(room))
            owner = _Owner(True, room.number, foes=foes, digits=digits, gates=gates)
            yield from ((owner, clause) for clause in room.clauses)
    for item in sheet.items:
        yield _Owner(item=item.key), item.clause


def _gates(room: Room) -> Iterator[frozenset[int]]:
    """`not x12 » room is empty`: who comes in without the tick finds nobody."""
    for clause in room.clauses:
        empties = any(isinstance(act, RoomIsEmpty) for act in clause.do)
        certain = all(isinstance(part, NotTicked | EnterRoom) for part in clause.when)
        if empties and certain and clause.when and not clause.any_of:
            yield frozenset(part.room for part in clause.when if isinstance(part, NotTicked))


def _can_be(part: AnyPart, owner: _Owner, found: Reach) -> bool:
    match part:
        case Ticked(room=room):
            return room in found.ticks
        case MoveOnCell(cell=digit):
            there = digit in owner.digits or (digit, owner.number) in found.drawn
            return there and not owner.is_empty(found.ticks)
        case KilledLastFoe() | NoFoes():
            return owner.foes and not owner.is_empty(found.ticks)
        case PayItem(item=item):
            return item in found.items
        case Know(keyword=keyword) | ForgetToTrigger(keyword=keyword):
            return keyword in found.keywords
        case ForgetAny(series=series):
            return any(keyword.startswith(series) for keyword in found.keywords)
    return True


def _take(act: AnyAct, sheet: Sheet, found: Reach) -> None:
    match act:
        case Tick(room=room):
            found.ticks.add(room)
        case Get(item=item):
            found.items.add(item)
        case Learn(keyword=keyword):
            found.keywords.add(keyword)
        case DrawCell(cell=digit, room=room):
            found.drawn.add((digit, room))
        case MoveAnywhere(room=room) if room is not None:
            found.rooms.add(room)
        case Riddle():  # whoever solves it may be sent to any room that has no door
            found.rooms.update(room.number for room in sheet.rooms if room.hidden)
        case Win():
            found.won = True


def acts_in(acts: tuple[AnyAct, ...]) -> Iterator[AnyAct]:
    """All acts, those of roll tables too."""
    for act in acts:
        yield act
        if isinstance(act, RollTable):
            for case in act.cases:
                yield from acts_in(case.do)


# Lines that send the hero round for ever


def destinations(clause: Clause, sheet: Sheet) -> Iterator[int]:
    """The rooms to which a clause certainly moves the hero."""
    for act in clause.do:
        if isinstance(act, MoveAnywhere):
            yield sheet.start.number if act.room is None else act.room
        elif isinstance(act, GoToStairs):
            yield sheet.start.number
