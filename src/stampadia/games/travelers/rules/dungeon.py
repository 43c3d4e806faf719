"""What changes on the table of a Dungeon: which Room Cards lie where, and the token."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from stampadia.games.travelers.content import (
    ORIENTATIONS,
    Cell,
    Dungeon,
    Entry,
    Meeting,
    RoomCard,
)
from stampadia.games.travelers.rules.floor_plan import (
    ROOMS,
    code_of,
    overlap,
    placed_beside,
    room_of,
    rooms_of,
)
from stampadia.games.travelers.rules.rooms import Passageway, Placed, Room
from stampadia.workbench.recent import Itself, Recent

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position


def _unseen_card(card: RoomCard, *, named: bool) -> RoomCard:
    """A Room Card that was never on the table; texts may have shown its symbol."""
    if named:
        return RoomCard((), (), (0, 0), card.glyph, card.turn)
    return RoomCard((), (), (0, 0), "crown")


Known = tuple[frozenset[int], tuple[Room, ...], Dungeon]
"""What a player knows who has seen some rooms: those that are unknown, all rooms, and the cards."""
_KNOWN: Recent[Known] = Recent(64)
Spot = tuple[int, Cell]
"""A room and a cell of it."""
Distances = dict[Spot, int]


class Ground:
    """Where one can walk while no Room Card is moved, as far as it was asked: every step of a fight
    asks."""

    __slots__ = ("distances", "rooms", "table", "ways")

    def __init__(self, rooms: tuple[Room, ...], table: dict[int, Placed]) -> None:
        self.rooms = rooms
        self.table = table
        self.ways: dict[Spot, list[tuple[int, Spot]]] = {}
        self.distances: dict[int, Distances] = {}
        """By the room whose symbol is the goal."""


_GROUNDS: Recent[Ground] = Recent(64)
NO_ROOMS: Final[frozenset[int]] = frozenset()
NO_MARKS: Final[frozenset[str]] = frozenset()
ENTRANCE: Final = frozenset([0])


class DungeonState:
    __slots__ = (
        "came", "cell", "dungeon", "entering", "fulfilled", "gone", "ground", "islands", "marks",
        "open_index", "room", "rooms", "seen", "table", "unknown",
    )  # fmt: skip

    def __init__(
        self, dungeon: Dungeon, *, open_index: bool = False, original: DungeonState | None = None
    ) -> None:
        """At the start, or as another is: nothing here changes in place."""
        self.dungeon = dungeon
        self.open_index = open_index
        """Ruling D20: whether all entries may be read from the start."""
        self.rooms: tuple[Room, ...]
        self.table: dict[int, Placed]
        """By card; replaced, never changed."""
        self.islands: int
        self.room: int
        self.cell: Cell
        self.entering: bool
        """The entry of the room is still to be read (ruling D8)."""
        self.came: Spot | None
        """The room and door cell that the hero came through (ruling D18)."""
        self.gone: frozenset[int]
        """Cards that have joined the hero."""
        self.marks: frozenset[str]
        self.fulfilled: bool
        self.seen: frozenset[int]
        self.unknown: frozenset[int]
        self.ground: Ground | None
        """Of the table as it was when somebody asked."""
        if original is None:
            self.rooms = rooms_of(dungeon)
            self.table = {0: Placed(0, (0, 0), 0)}
            self.islands = 1
            self.room = 0
            self.cell = self.rooms[0].symbol
            self.entering = True
            self.came = None
            self.gone = NO_ROOMS
            self.marks = NO_MARKS
            self.fulfilled = False
            self.seen = ENTRANCE
            self.unknown = NO_ROOMS
            self.ground = None
        else:
            self.rooms = original.rooms
            self.table = original.table
            self.islands = original.islands
            self.room = original.room
            self.cell = original.cell
            self.entering = original.entering
            self.came = original.came
            self.gone = original.gone
            self.marks = original.marks
            self.fulfilled = original.fulfilled
            self.seen = original.seen
            self.unknown = original.unknown
            self.ground = original.ground

    def clone(self) -> DungeonState:
        return DungeonState(self.dungeon, open_index=self.open_index, original=self)

    def told(self) -> tuple[Any, ...]:
        """What a fingerprint is made of."""
        return (
            self.dungeon.serial, sorted(self.table.items()), self.room, self.cell, self.entering,
            self.came, sorted(self.gone), sorted(self.marks), self.fulfilled, sorted(self.seen),
            sorted(self.unknown),
        )  # fmt: skip

    def only_known(self) -> None:
        """Forget every room that has not been seen: its doors and its entry, and of a card that was
        seen in no orientation the walls and the symbol, too, unless a text has named it."""
        key = Itself(self.dungeon), self.seen, self.open_index
        self.unknown, self.rooms, self.dungeon = _KNOWN.get(key) or _KNOWN.keep(key, self._known())

    def _known(self) -> Known:
        cards = {room // len(ORIENTATIONS) for room in self.seen}
        rooms = tuple(self._known_room(room, cards) for room in self.rooms)
        named = {room_of(code) // len(ORIENTATIONS) for code in self.known_symbols()}
        dungeon = msgspec.structs.replace(
            self.dungeon,
            rooms=tuple(
                card if number in cards else _unseen_card(card, named=number in named)
                for number, card in enumerate(self.dungeon.rooms)
            ),
            pages=(self.known_entries(),),
        )
        return frozenset(range(ROOMS)) - self.seen, rooms, dungeon

    def _known_room(self, room: Room, cards: set[int]) -> Room:
        if room.index in self.seen:
            doors = tuple(map(self._known_door, room.doors))
            return msgspec.structs.replace(room, doors=doors)
        entry = self.known_entry(room.index)
        if room.card in cards:
            return msgspec.structs.replace(room, doors=(), entry=entry)
        return Room(
            room.index, room.code, room.card, room.orientation, frozenset(), {}, (), (0, 0), entry
        )

    def _known_door(self, door: Passageway) -> Passageway:
        """Where one comes out is not known of a room that was never on the table; only whether the
        door is blocked."""
        if door.arrival is None or door.to in self.seen:
            return door
        return Passageway(door.cell, door.direction, door.to, (0, 0))

    # Looking

    def known_entry(self, room: int) -> Entry | None:
        """What the Index Cards say of this room, as far as the player may read them."""
        return self.rooms[room].entry if self.open_index or room in self.seen else None

    def known_entries(self) -> tuple[Entry, ...]:
        found = map(self.known_entry, range(ROOMS))
        return tuple(entry for entry in found if entry is not None)

    def known_symbols(self) -> set[str]:
        """The rooms whose symbols the player has seen: on the table, or on an Index Card."""
        known = self.known_entries()
        named = {place for entry in known for place in (entry.room, *entry.places)}
        return named | {code_of(room) for room in self.seen}

    @property
    def serial(self) -> str:
        return self.dungeon.serial

    @property
    def here(self) -> Room:
        return self.rooms[self.room]

    def on_table(self, room: int) -> bool:
        """In that very orientation."""
        placed = self.table.get(room // 4)
        return placed is not None and placed.orientation == room % 4

    def mapped(self, place: str) -> bool:
        return self.on_table(room_of(place))

    def meeting(self, place: str) -> Meeting:
        entry = self.rooms[room_of(place)].entry
        return entry.meeting if entry else Meeting()

    def attached(self, room: int, door: Passageway) -> bool:
        """Ruling D2: the room behind this door is on the table, and its own door is right there."""
        if door.arrival is None or not self.on_table(door.to):
            return False
        placed, other = self.table[room // 4], self.table[door.to // 4]
        together = placed.island == other.island
        return together and other.top_left == placed_beside(placed.top_left, door)

    def open_doors(self) -> list[Passageway]:
        """Ruling D5: a door is blocked when the card behind it is gone."""
        return [
            door
            for door in self.here.doors
            if door.to // 4 not in self.gone and door.arrival is not None
        ]

    def _ground(self) -> Ground:
        ground = self.ground
        if ground is None or ground.table is not self.table or ground.rooms is not self.rooms:
            key = Itself(self.rooms), Itself(self.table)
            ground = _GROUNDS.get(key)
            if ground is None:
                ground = _GROUNDS.keep(key, Ground(self.rooms, self.table))
            self.ground = ground
        return ground

    def distances(self, goal_room: int) -> Distances:
        """Steps to that room's symbol from everywhere on the table, through attached doors; none
        where the text that is read has taken the room away."""
        ground = self._ground()
        found = ground.distances.get(goal_room)
        if found is None:
            found = ground.distances[goal_room] = self._measured(goal_room)
        return found

    def _measured(self, goal_room: int) -> Distances:
        if not self.on_table(goal_room):
            return {}
        goal = goal_room, self.rooms[goal_room].symbol
        found = {goal: 0}
        edge = [goal]
        while edge:
            after = []
            for at in edge:
                for _, to in self.ways(at[0], at[1]):
                    if to not in found:
                        found[to] = found[at] + 1
                        after.append(to)
            edge = after
        return found

    def neighbours(self, room: int, cell: Cell) -> list[Spot]:
        return [to for _, to in self.ways(room, cell)]

    def ways(self, room: int, cell: Cell) -> list[tuple[int, Spot]]:
        """Each direction in which the token can step while no Room Card may be moved."""
        known = self._ground().ways
        spot = room, cell
        found = known.get(spot)
        if found is None:
            found = known[spot] = self._ways(room, cell)
        return found

    def _ways(self, room: int, cell: Cell) -> list[tuple[int, Spot]]:
        prepared = self.rooms[room]
        found = [(way, (room, to)) for way, to in prepared.steps[cell]]
        for door in prepared.doors:
            if door.cell == cell and self.attached(room, door):
                assert door.arrival is not None
                found.append((door.direction, (door.to, door.arrival)))
        return found

    # Changing

    def place_behind(self, room: int, door: Passageway) -> None:
        """Rulings D2, D4 and D6. A card of another island that already shows the wanted room brings
        its whole island along."""
        placed = self.table[room // 4]
        at = placed_beside(placed.top_left, door)
        other = self.table.get(door.to // 4)
        if other is not None and self.on_table(door.to) and other.island != placed.island:
            self._bring_island(other, at, placed.island)
        else:
            self._lay(door.to, at, placed.island)

    def place_apart(self, room: int) -> None:
        """Ruling D17: connected with nothing; an island of its own."""
        self._lay(room, (0, 0), self.islands)
        self.islands += 1

    def _lay(self, room: int, at: Cell, island: int) -> None:
        card, orientation = divmod(room, 4)
        table = {
            number: one
            for number, one in self.table.items()
            if number != card
            and not (
                one.island == island and overlap(at, orientation, one.top_left, one.orientation)
            )
        }
        table[card] = Placed(orientation, at, island)
        self.table = table
        self.seen |= {room}

    def _bring_island(self, first: Placed, at: Cell, island: int) -> None:
        down, right = at[0] - first.top_left[0], at[1] - first.top_left[1]
        moving = {
            number: Placed(
                one.orientation, (one.top_left[0] + down, one.top_left[1] + right), island
            )
            for number, one in self.table.items()
            if one.island == first.island
        }
        staying = {
            number: one
            for number, one in self.table.items()
            if number not in moving
            and not any(
                one.island == island
                and overlap(new.top_left, new.orientation, one.top_left, one.orientation)
                for new in moving.values()
            )
        }
        self.table = staying | moving

    def take_away(self, card: int) -> None:
        """It has joined the hero."""
        self.table = {number: one for number, one in self.table.items() if number != card}
        self.gone |= {card}

    def places_to_attach(self, room: int) -> list[tuple[int, Passageway]]:
        """The rooms on the table with a door to this one."""
        card = room // 4
        return [
            (number * 4 + placed.orientation, door)
            for number, placed in sorted(self.table.items())
            if number != card
            for door in self.rooms[number * 4 + placed.orientation].doors
            if door.to == room and door.arrival is not None
        ]

    def code_here(self) -> str:
        return code_of(self.room)


def dungeon_of(position: Position) -> DungeonState:
    assert position.dungeon is not None
    return position.dungeon
