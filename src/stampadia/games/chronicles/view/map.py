"""The Map as far as a view shows it: which cell is in which room, and how far apart cells are."""

from __future__ import annotations

from functools import cached_property

from stampadia.games.chronicles.content import MOST_DEFENSE, Place, Room
from stampadia.games.chronicles.view import ChroniclesView, FoeView

Edge = frozenset[Place]


class ShownMap:
    def __init__(self, view: ChroniclesView) -> None:
        self.view = view
        self.hero = Place(view.column, view.row)
        self.rooms = {row.number: row.room for row in view.rows if row.room is not None}
        self.room_at = {place: room for room in self.rooms.values() for place in room.places}
        self.here = self.rooms[view.room]
        self.stairs = next(room.stairs for room in self.rooms.values() if room.start)

    @cached_property
    def doors(self) -> frozenset[Edge]:
        return frozenset(frozenset(door.cells) for door in self.view.doors)

    @cached_property
    def numbers(self) -> dict[Place, int]:
        return {one.place: one.value for one in self.view.numbers}

    def digit_at(self, place: Place) -> int:
        """Of the grey cell here, unless it is crossed out; 0 where there is none."""
        here = (one for one in self.view.cells if one.place == place and not one.crossed)
        return next((one.digit for one in here), 0)

    def wall_between(self, place: Place, other: Place) -> bool:
        return self.room_at.get(place) is not self.room_at.get(other)

    def walls_at(self, place: Place) -> int:
        """The walls that meet above and to the left of a cell: 1 above, 2 right, 4 below, 8
        left."""
        above, left, beyond = place.to(0, -1), place.to(-1, 0), place.to(-1, -1)
        walls = ((beyond, above), (above, place), (left, place), (beyond, left))
        return sum(1 << bit for bit, edge in enumerate(walls) if self.wall_between(*edge))

    def room_number_at(self, outside: Place) -> int | None:
        """What the cell outside a door says: black number + column + row."""
        number = self.numbers.get(outside)
        return None if number is None else number + outside.column + outside.row

    # Distances

    @cached_property
    def distances(self) -> dict[Place, int]:
        return self.reach(self.hero)

    def reach(self, start: Place) -> dict[Place, int]:
        """How far the cells of drawn rooms are: through doors, never through walls (ruling 14)."""
        found = {start: 0}
        edge = [start]
        while edge:
            following = []
            for here in edge:
                for there in here.beside:
                    if there in found or there not in self.room_at:
                        continue
                    if not self.wall_between(here, there) or frozenset((here, there)) in self.doors:
                        found[there] = found[here] + 1
                        following.append(there)
            edge = following
        return found

    # Enemies

    def living_foes(self, room: Room) -> list[FoeView]:
        return [foe for foe in self.view.foes if foe.alive and room.holds(foe)]

    def targets(self, reach: int, *, exactly: bool = False) -> list[FoeView]:
        """Living enemies in this range; those of a room that "is empty" are none."""
        found = []
        for foe in self.view.foes:
            far = self.distances.get(foe.place, 0)
            near = far == reach if exactly else 0 < far <= reach
            ignored = self.view.room_is_empty and self.here.holds(foe)
            if near and foe.alive and not ignored:
                found.append(foe)
        return found


def defense_of(view: ChroniclesView, foe: FoeView) -> int:
    """Its bonuses on the Enemy Sheet and what its abilities have set, at most 6."""
    bonus = sum(
        column.defense for column in view.enemy_sheet if column.circles in (None, foe.circles)
    )
    return min(MOST_DEFENSE, bonus + foe.defense)


def xp_of(view: ChroniclesView, foe: FoeView) -> int:
    return sum(column.xp for column in view.enemy_sheet if column.circles in (None, foe.circles))
