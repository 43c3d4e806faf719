"""A sheet made ready for play: rooms, doors and symbols by numbers, clauses by what they wait for.

Everything here follows from what is printed and where; whether something is a decoy is never
asked. So the same code prepares the part of a sheet that a player knows.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import msgspec
from msgspec import structs

from stampadia.games.chronicles.content import (
    SIZE,
    Door,
    Enemy,
    GreyCell,
    Item,
    OnMap,
    Place,
    Room,
    Sheet,
)
from stampadia.games.chronicles.instructions import (
    Ability,
    AbilityKind,
    Activates,
    AnyAct,
    BeforeHeroRoll,
    Clause,
    Effect,
    EnterRoom,
    GoToStairs,
    Happening,
    HeroTurn,
    MoveAnywhere,
    MoveBack,
    NextEnemyRolls,
    Offer,
    Riddle,
    RolledOne,
    RollTable,
    RoomIsEmpty,
    State,
    TurnRoll,
)
from stampadia.games.chronicles.language.clauses import mentioned
from stampadia.games.chronicles.moments import MAY_SPEAK, OWN_MOMENTS, Become, Kind

# Clauses made ready for play, with what the rules ask of them again and again.


class PreparedClause:
    """A clause of a room."""

    def __init__(self, index: int, room: int, line: int, clause: Clause) -> None:
        when = clause.when
        self.index = index
        """Its number on the sheet."""
        self.room = room
        self.line = line
        self.clause = clause
        self.when = when
        self.do = clause.do
        self.any_of = clause.any_of
        self.happenings = tuple([part for part in when if isinstance(part, Happening)])
        self.offers = tuple([part for part in when if isinstance(part, Offer)])
        self.states = tuple([part for part in when if isinstance(part, State)])
        self.states_only = bool(self.states) and not (self.happenings or self.offers)
        self.watched = self.states_only or (clause.any_of and bool(self.states))
        """Can it become true without an event? States alone can, and each state of an "or"."""
        self.moves = any(moves_hero(act) for act in clause.do)
        """Does its action move the hero?"""

    def may_hear(self, event: Kind) -> bool:
        """May it do anything but keep silent at an event of this kind?"""
        if self.watched and event in (EnterRoom, Become):
            return True
        if not self.when:
            return event is EnterRoom
        offers = bool(self.offers) and event in MAY_SPEAK
        heard = [
            type(part) is event or (event is TurnRoll and type(part) is RolledOne)
            for part in self.happenings
        ]
        if self.any_of:
            return any(heard) or offers
        return all(heard) if heard else offers


def prepared_clauses(room: Room, index: int, first: int) -> tuple[PreparedClause, ...]:
    """A room's clauses, numbered from `first` on."""
    found: list[PreparedClause] = []
    for line, clauses in enumerate(room.lines):
        for clause in clauses:
            found.append(PreparedClause(first + len(found), index, line, clause))
    return tuple(found)


def moves_hero(act: AnyAct) -> bool:
    """Without asking whether; a riddle asks."""
    if isinstance(act, RollTable):
        return any(moves_hero(one) for case in act.cases for one in case.do)
    return isinstance(act, MoveAnywhere | GoToStairs | MoveBack)


Plus = tuple[PreparedClause, int]
"""A line, and what it adds to an ability."""


def added_to_foes(clauses: tuple[PreparedClause, ...]) -> dict[AbilityKind, tuple[Plus, ...]]:
    """What a room's lines add to the abilities of its enemies, unless the hero must agree."""
    found: dict[AbilityKind, tuple[Plus, ...]] = {}
    for one in clauses:
        plus = sum(act.by for act in one.clause.do if isinstance(act, Effect))
        kinds = {
            part.ability
            for part in one.happenings
            if isinstance(part, Activates) and part.who in ("any", "enemy")
        }
        for kind in kinds if plus and not one.offers else ():
            found[kind] = (*found.get(kind, ()), (one, plus))
    return found


class PreparedItem:
    """The clause of an item."""

    def __init__(self, item: Item) -> None:
        clause = item.clause
        when = clause.when
        self.clause = clause
        self.do = clause.do
        self.any_of = clause.any_of
        self.happenings = tuple([part for part in when if isinstance(part, Happening)])
        self.offers = tuple([part for part in when if isinstance(part, Offer)])
        self.states = tuple([part for part in when if isinstance(part, State)])
        self.leads_away = any(isinstance(act, Riddle) or moves_hero(act) for act in clause.do)
        self.moments = _moments_of(clause.any_of, self.happenings)
        """The kinds of windows at which it may be used."""


def _moments_of(any_of: bool, happenings: tuple[Happening, ...]) -> frozenset[Kind]:
    moments = [_moments(part) for part in happenings]
    if any_of or not moments:
        return OWN_MOMENTS.union(*moments)
    return moments[0].intersection(*moments)


def _moments(part: Happening) -> frozenset[Kind]:
    if isinstance(part, HeroTurn | NextEnemyRolls):
        return frozenset({BeforeHeroRoll, HeroTurn, TurnRoll})
    return frozenset({TurnRoll if isinstance(part, RolledOne) else type(part)})


# The sheet

FAR: Final = 999
"""No way leads there."""
NOWHERE: Final = -1


def cell_of(one: OnMap) -> int:
    return (one.row - 1) * SIZE + one.column - 1


def place_of(cell: int) -> Place:
    return Place(cell % SIZE + 1, cell // SIZE + 1)


class Exit:
    """A door as seen from inside a room."""

    def __init__(self, inside: int, outside: int, leads: int) -> None:
        self.inside = inside
        self.outside = outside
        self.leads = leads
        """The room it leads to, by the number outside; NOWHERE when the table has no such row."""


class FoeKind:
    """An enemy with so many circles. Manual: "only the first column (ALL) and the columns matching
    that enemy shape are enabled"."""

    def __init__(self, sheet: Sheet, circles: int) -> None:
        columns = [at for at, one in enumerate(sheet.foes) if one.circles in (None, circles)]
        boxes: list[tuple[int, Ability]] = []
        for column in columns:
            for row, ability in enumerate(sheet.foes[column].abilities):
                if ability is not None:
                    boxes.append((2 * column + row, ability))
        self.columns = tuple(columns)
        self.boxes = tuple(boxes)
        """Its boxes on the Enemy Sheet (2 * column + row), from left to right."""
        self.attacks = tuple([ability for _, ability in boxes if ability.kind == "atk"])
        self.defense = sum([sheet.foes[column].defense for column in columns])
        self.xp = sum([sheet.foes[column].xp for column in columns])


class PreparedRoom:
    def __init__(
        self, room: Room, index: int, clauses: tuple[PreparedClause, ...], exits: tuple[Exit, ...]
    ) -> None:
        stairs = room.stairs
        self.index = index
        self.number = room.number
        self.cells = tuple([cell_of(place) for place in room.places])
        self.inside = frozenset(self.cells)
        """The same cells."""
        self.exits = exits
        self.doors = _doors(exits)
        """The cells outside its doors, by the cells inside."""
        self.ways_out = tuple([door.outside for door in exits if door.leads >= 0])
        """The cells outside its doors."""
        self.clauses = clauses
        self.state_lines = tuple([one for one in clauses if one.watched])
        self.emptying = tuple([one for one in clauses if _empties_at_entry(one.clause)])
        """Those that say "room is empty" to whoever enters."""
        self.stairs = NOWHERE if stairs is None else cell_of(stairs)
        self.says = frozenset([type(part) for one in clauses for part in one.happenings])
        """The kinds of happenings its lines wait for."""
        self.offers = any(bool(one.offers) for one in clauses)
        """Does a line leave something to the player?"""
        self.foe_plus = added_to_foes(clauses)
        self._hearing: dict[Kind, tuple[int, ...]] = {}

    def heard(self, event: Kind) -> tuple[int, ...]:
        """Which of its clauses may do something at an event of this kind."""
        found = self._hearing.get(event)
        if found is None:
            found = tuple([at for at, one in enumerate(self.clauses) if one.may_hear(event)])
            self._hearing[event] = found
        return found


class Prepared:
    """Shared by all positions on one sheet; the tables that grow are only caches."""

    def __init__(
        self,
        sheet: Sheet,
        numbering: tuple[int, ...] | None = None,
        fuller: Prepared | None = None,
        rooms: tuple[PreparedRoom, ...] = (),
    ) -> None:
        """`numbering` is each room's first clause number, where a fuller sheet has set it; and
        `rooms` are its own, where they are ready."""
        self.sheet = sheet
        self.index_of = {room.number: index for index, room in enumerate(sheet.rooms)}
        self.room_at = _rooms_by_cell(sheet)
        self.start = next(index for index, room in enumerate(sheet.rooms) if room.start)
        self.numbering = numbering or _numbering(sheet)
        self.rooms = rooms = rooms or tuple([self._room(at) for at in range(len(sheet.rooms))])
        self.clauses = {one.index: one for room in rooms for one in room.clauses}
        self.stairs = rooms[self.start].stairs
        self.foe_cells = tuple([cell_of(foe) for foe in sheet.enemies])
        self.foe_rooms = tuple([self.room_at.get(cell, NOWHERE) for cell in self.foe_cells])
        self.circles = tuple([foe.circles for foe in sheet.enemies])
        standing: list[tuple[int, int, int]] = []
        for foe, cell in enumerate(self.foe_cells):
            if self.foe_rooms[foe] != NOWHERE:
                standing.append((foe, cell, self.foe_rooms[foe]))
        self.foes_standing = tuple(standing)
        """The enemies inside rooms, with cell and room."""
        self.foes_in = tuple(
            [
                tuple([foe for foe, where in enumerate(self.foe_rooms) if where == index])
                for index in range(len(rooms))
            ]
        )
        kinds = {one: FoeKind(sheet, one) for one in set(self.circles)} if fuller is None else {}
        self.foe_kinds: tuple[FoeKind, ...] = (
            tuple([kinds[one] for one in self.circles]) if fuller is None else fuller.foe_kinds
        )
        self.grey = {cell_of(grey): grey.digit for grey in sheet.cells}
        self.grey_in = tuple(
            [tuple([cell for cell in room.cells if cell in self.grey]) for room in rooms]
        )
        self.item_index = {item.key: index for index, item in enumerate(sheet.items)}
        self.items: tuple[PreparedItem, ...] = (
            tuple([PreparedItem(item) for item in sheet.items]) if fuller is None else fuller.items
        )
        self.hero = sheet.hero
        self.hero_hp = tuple([column.hp for column in sheet.hero])
        self.hero_xp = tuple([column.xp for column in sheet.hero])
        self.hero_defense = tuple([column.defense for column in sheet.hero])
        self.boxes = tuple([ability for column in sheet.hero for ability in column.abilities])
        self._reaches: dict[tuple[int, int], dict[int, int]] = {}
        self._steps: dict[int, tuple[tuple[int, ...], tuple[int, ...]]] = {}
        self._known: dict[tuple[int, int], Prepared] = {}
        self._known_rooms: dict[tuple[int, int], tuple[Room, PreparedRoom]] = {}
        self._undecided: Sheet | None = None
        self._fingerprint = ""
        self.notes: dict[str, Any] = {}
        """What others have worked out about this sheet, so that they need not do it again."""

    @property
    def fingerprint(self) -> str:
        if not self._fingerprint:
            encoded = msgspec.json.encode(self.sheet, order="deterministic")
            self._fingerprint = blake2b(encoded, digest_size=6).hexdigest()
        return self._fingerprint

    def _room(self, index: int) -> PreparedRoom:
        room = self.sheet.rooms[index]
        clauses = prepared_clauses(room, index, self.numbering[index])
        return PreparedRoom(room, index, clauses, self._exits(room, as_told=False))

    def _exits(self, room: Room, *, as_told: bool) -> tuple[Exit, ...]:
        """Its doors; as they are told to whoever knows no decoy."""
        if not room.width:
            return ()  # a blank row: nobody has drawn it
        found: list[Exit] = []
        for door in self.sheet.doors:
            one, other = door.cells
            for inside, outside in ((one, other), (other, one)):
                if room.holds(inside) and not room.holds(outside):
                    false = not as_told and self._is_false(door, outside)
                    leads = NOWHERE if false else self.room_named_at(outside)
                    found.append(Exit(cell_of(inside), cell_of(outside), leads))
        return tuple(sorted(found, key=lambda door: door.outside))

    def room_named_at(self, outside: Place) -> int:
        """The room that the number outside tells, wherever it lies; NOWHERE if it names none."""
        number = self.sheet.room_beyond(outside)
        return NOWHERE if number is None else self.index_of.get(number, NOWHERE)

    def _is_false(self, door: Door, outside: Place) -> bool:
        """Whoever guessed himself into a decoy finds doors that name a room on the other side of
        the Map (ruling 33)."""
        index = self.room_named_at(outside) if door.decoy else NOWHERE
        return index != NOWHERE and not self.sheet.rooms[index].holds(outside)

    def door(self, room: int, outside: int) -> Exit:
        """The door of this room with this cell outside."""
        for door in self.rooms[room].exits:
            if door.outside == outside:
                return door
        raise LookupError(outside)

    # Distances

    def reach(self, drawn: int, cell: int) -> dict[int, int]:
        """How far every cell of the drawn rooms is from this one: through doors, never through
        walls; enemies do not count (ruling 14)."""
        key = (drawn, cell)
        found = self._reaches.get(key)
        if found is None:
            if len(self._reaches) > 4000:
                self._reaches.clear()
            found = self._reaches[key] = self._measure(drawn, cell)
        return found

    def _measure(self, drawn: int, cell: int) -> dict[int, int]:
        found = {cell: 0}
        edge = [cell]
        far = 0
        while edge:
            far += 1
            following = []
            for here in edge:
                for there in self.beside(drawn, here):
                    if there not in found:
                        found[there] = far
                        following.append(there)
            edge = following
        return found

    def beside(self, drawn: int, cell: int) -> tuple[int, ...]:
        """The cells one step away, in drawn rooms."""
        found = self._steps.get(cell)
        if found is None:
            found = self._steps[cell] = self._beside(cell)
        inside, through_doors = found
        if not through_doors:
            return inside
        room_at = self.room_at
        return inside + tuple([there for there in through_doors if drawn >> room_at[there] & 1])

    def _beside(self, cell: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The same: in its own room, and behind doors."""
        room = self.rooms[self.room_at[cell]]
        inside = [there for there in neighbours(cell) if self.room_at.get(there) == room.index]
        doors = [door.outside for door in room.exits if door.inside == cell]
        return tuple(inside), tuple(there for there in doors if there in self.room_at)

    # What a player knows

    def known(self, drawn: int, revealed: int) -> Prepared:
        """The same sheet with only what has been discovered: undrawn rows are blank but for their
        numbers, upside-down text that nobody has turned is gone, and nothing is a decoy."""
        key = (drawn, revealed)
        found = self._known.get(key)
        if found is None:
            if len(self._known) > 200:
                self._known.clear()
            found = self._known[key] = self._as_known(drawn, revealed)
        return found

    def _as_known(self, drawn: int, revealed: int) -> Prepared:
        known = [
            self._known_room(index, revealed if drawn >> index & 1 else UNDRAWN)
            for index in range(len(self.sheet.rooms))
        ]
        rooms = tuple([room for room, _ in known])
        undecided = self._without_decoys()
        said = [clause for room in rooms for clause in room.clauses]
        said += [item.clause for item in undecided.items]
        keywords = tuple(set(mentioned(said, "keyword", "series")))
        names = {key: text for key, text in self.sheet.names.items() if key.startswith(keywords)}
        sheet = structs.replace(undecided, rooms=rooms, names=names)
        ready = tuple([prepared for _, prepared in known])
        return Prepared(sheet, self.numbering, self, ready)

    def _without_decoys(self) -> Sheet:
        """The sheet with nothing marked as a decoy."""
        if self._undecided is None:
            sheet = self.sheet
            self._undecided = structs.replace(
                sheet,
                doors=tuple([structs.replace(door, decoy=False) for door in sheet.doors]),
                enemies=tuple([Enemy(foe.column, foe.row, foe.circles) for foe in sheet.enemies]),
                cells=tuple([GreyCell(one.column, one.row, one.digit) for one in sheet.cells]),
                items=tuple([structs.replace(item, decoy=False) for item in sheet.items]),
            )
        return self._undecided

    def _known_room(self, index: int, revealed: int) -> tuple[Room, PreparedRoom]:
        """What is known of a room depends on nothing else: all that a player may know of the rest
        shares it."""
        clauses = self.rooms[index].clauses
        first = self.numbering[index]
        key = (index, UNDRAWN if revealed < 0 else revealed >> first & (1 << len(clauses)) - 1)
        found = self._known_rooms.get(key)
        if found is None:
            room = self.sheet.rooms[index]
            if revealed < 0:
                known = Room(room.number, 1, 1, 0, 0)
            else:
                lines = tuple(
                    [
                        tuple([_known_clause(one, revealed) for one in clauses if one.line == line])
                        for line in range(len(room.lines))
                    ]
                )
                known = structs.replace(room, lines=lines, decoy=False, hidden=False)
            told = prepared_clauses(known, index, first)
            prepared = PreparedRoom(known, index, told, self._exits(known, as_told=True))
            found = self._known_rooms[key] = (known, prepared)
        return found


UNDRAWN: Final = -1
"""Of a room that nobody has drawn nothing is revealed."""


def _known_clause(one: PreparedClause, revealed: int) -> Clause:
    clause = one.clause
    if clause.upside_down is None or revealed >> one.index & 1:
        return clause
    return structs.replace(clause, do=clause.do[: clause.upside_down])


def _neighbours(cell: int) -> tuple[int, ...]:
    column, row = cell % SIZE, cell // SIZE
    found = []
    if row > 0:
        found.append(cell - SIZE)
    if column < SIZE - 1:
        found.append(cell + 1)
    if row < SIZE - 1:
        found.append(cell + SIZE)
    if column > 0:
        found.append(cell - 1)
    return tuple(found)


NEIGHBOURS: Final[list[tuple[int, ...]]] = [_neighbours(cell) for cell in range(SIZE * SIZE)]


def apart(cell: int, other: int) -> int:
    """Inside a room there are no walls."""
    return abs(cell % SIZE - other % SIZE) + abs(cell // SIZE - other // SIZE)


def neighbours(cell: int) -> tuple[int, ...]:
    return NEIGHBOURS[cell]


def _rooms_by_cell(sheet: Sheet) -> dict[int, int]:
    found: dict[int, int] = {}
    for index, room in enumerate(sheet.rooms):
        for place in room.places:
            found.setdefault(cell_of(place), index)
    return found


def _numbering(sheet: Sheet) -> tuple[int, ...]:
    counts = [sum(map(len, room.lines)) for room in sheet.rooms]
    return tuple(sum(counts[:index]) for index in range(len(counts)))


def _empties_at_entry(clause: Clause) -> bool:
    entering = all(isinstance(part, EnterRoom | State) for part in clause.when)
    return entering and any(isinstance(act, RoomIsEmpty) for act in clause.do)


def _doors(exits: tuple[Exit, ...]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for door in exits:
        if door.leads >= 0:
            found.setdefault(door.inside, []).append(door.outside)
    return found
