"""Tiny sheets made in memory: rooms with printed lines; doors and black numbers follow.

    sheet_of(
        START,
        room(12, "5,2", "5x3", "move [1] » x[1], +2G"),
        enemies={"8,3": 1}, cells={"6,3": 1}, items=["Lantern (hero turn » +2HP)"],
    )

Where two rooms touch there is a door in the middle of what they share, unless `doors` says where:
"4,3>" is the right edge of that cell, "4,3v" the lower one. An item that begins with an asterisk
is not owned from the start. Cells are written as on the Map: column,row.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from msgspec import Struct, structs

from stampadia.games.chronicles.content import (
    BlackNumber,
    Door,
    Enemy,
    EnemyColumn,
    GreyCell,
    HeroColumn,
    Item,
    Place,
    Room,
    Sheet,
)
from stampadia.games.chronicles.instructions import Text
from stampadia.games.chronicles.language import Names, read_ability, read_item, read_line

SIDES: Final = {">": "right", "v": "down"}


def pair(text: str) -> tuple[int, int]:
    """ "5,4" or "5x4"."""
    first, second = text.replace("x", ",").split(",")
    return int(first), int(second)


class Worded(Struct, frozen=True):
    """A room whose lines are still words."""

    room: Room
    lines: tuple[str, ...]


def room(
    number: int,
    at: str,
    size: str,
    *lines: str,
    start: bool = False,
    hidden: bool = False,
    decoy: bool = False,
) -> Worded:
    """Hidden and decoy rooms have no doors."""
    flags = {"start": start, "hidden": hidden, "decoy": decoy}
    return Worded(structs.replace(Room(number, *pair(at), *pair(size)), **flags), lines)


def start(*lines: str, number: int = 10) -> Worded:
    """The starting room: 3x3 at 2,2, the stairs at 3,3."""
    return room(number, "2,2", "3x3", *lines, start=True)


START: Final = start()


def column(
    upper: str = "", lower: str = "", *, hp: int = 2, xp: int = 0, defense: int = 1
) -> HeroColumn:
    return HeroColumn(hp, xp, ability(upper), ability(lower), defense)


def foe(upper: str = "", lower: str = "", *, defense: int = 1, xp: int = 1) -> EnemyColumn:
    """Whose column it is, its place on the Enemy Sheet tells."""
    return EnemyColumn(None, xp, defense, ability(upper), ability(lower))


def ability(text: str) -> Any:
    return read_ability(text, "en") if text else None


HERO: Final = (
    column("ATK -1/RNG 1", "Move -2", hp=4),
    column("DEF -2", "Move", hp=2, xp=3),
    column("(pay 1G) Gain HP -2", "ATK -2/RNG 2", hp=2, xp=4),
    column("ATK/RNG 3", "Lock -2", hp=1, xp=5),
)


def hero(upper: str = "", lower: str = "", *, hp: int = 4) -> tuple[HeroColumn, ...]:
    """The usual hero with another first column."""
    return (column(upper, lower, hp=hp), *HERO[1:])


FOES: Final = (
    foe("ATK -1/RNG 1", "Move -2"),
    foe("DEF -4", "Move -1"),
    foe("DEF -4", "ATK -2/RNG 1", defense=2, xp=2),
    foe("ATK/RNG 1", "ATK -2/RNG 2", defense=3, xp=3),
)


def sheet_of(
    *told: Worded,
    enemies: Mapping[str, int] | None = None,
    cells: Mapping[str, int] | None = None,
    items: Sequence[str] = (),
    doors: Iterable[str] | None = None,
    decoy_doors: Mapping[str, int] | None = None,
    hero: Sequence[HeroColumn] = HERO,
    foes: Sequence[EnemyColumn] = FOES,
    serial: str = "test",
) -> Sheet:
    """`decoy_doors`: a door, and the number of the room that both its cells pretend to tell."""
    scroll = tuple(printed_items(items))
    names = Names({item.key: item.name for item in scroll})
    rooms = [
        structs.replace(one.room, lines=tuple(read_line(line, "en", names) for line in one.lines))
        for one in told
    ]
    found = [door_at(text) for text in doors] if doors is not None else list(shared_doors(rooms))
    numbers = {spot: told_by(spot, rooms) for door in found for spot in door.cells}
    for text, number in (decoy_doors or {}).items():
        found.append(structs.replace(door_at(text), decoy=True))
        numbers |= {spot: number - spot.column - spot.row for spot in found[-1].cells}
    columns = [structs.replace(one, circles=at or None) for at, one in enumerate(foes)]
    return Sheet(
        serial=serial,
        title=Text("A test"),
        hero_class=Text("Tester"),
        rooms=tuple(sorted(rooms, key=lambda one: one.number)),
        doors=tuple(found),
        numbers=tuple(BlackNumber(at.column, at.row, value) for at, value in numbers.items()),
        enemies=tuple(Enemy(*pair(at), circles) for at, circles in (enemies or {}).items()),
        cells=tuple(GreyCell(*pair(at), digit) for at, digit in (cells or {}).items()),
        items=scroll,
        hero=(hero[0], hero[1], hero[2], hero[3]),
        foes=(columns[0], columns[1], columns[2], columns[3]),
    )


def printed_items(lines: Sequence[str]) -> Iterator[Item]:
    """Items may name each other, so their names are read first."""
    spoken = [line.lstrip("*") for line in lines]
    keys = {
        "-".join(re.findall(r"\w+", line.partition("(")[0].casefold())): Text(
            line.partition("(")[0].strip()
        )
        for line in spoken
    }
    for line, text in zip(lines, spoken, strict=True):
        yield structs.replace(read_item(text, "en", Names(keys)), owned=not line.startswith("*"))


def told_by(spot: Place, rooms: Sequence[Room]) -> int:
    """Ruling 1, backwards."""
    inside = next(one for one in rooms if one.holds(spot))
    return inside.number - spot.column - spot.row


def shared_doors(rooms: Sequence[Room]) -> Iterator[Door]:
    """One door for every two rooms that touch, in the middle of what they share."""
    visible = [one for one in rooms if not (one.hidden or one.decoy)]
    for one, other in combinations(visible, 2):
        for first, second in ((one, other), (other, one)):
            shared = [
                Door(place.column, place.row, side)
                for place in first.places
                for side in ("right", "down")
                if second.holds(_beyond(place, side))
            ]
            if shared:
                yield shared[len(shared) // 2]


def _beyond(place: Place, side: str) -> Place:
    return place.to(side == "right", side == "down")


def door_at(text: str) -> Door:
    at, side = text[:-1], SIDES[text[-1]]
    return Door(*pair(at), "right" if side == "right" else "down")
