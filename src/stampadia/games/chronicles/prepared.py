"""A sheet made ready for play: rooms, doors and symbols by numbers, clauses by what they wait for.

Everything here follows from what is printed and where; whether something is a decoy is never
asked. So the same code prepares the part of a sheet that a player knows.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

import msgspec
from msgspec import Struct, structs

from stampadia.games.chronicles.content import SIZE, Door, Enemy, GreyCell, Item, Place, Room, Sheet
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
    MoveOnCell,
    MoveOnStairs,
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

# Clauses made ready for play, with what the rules ask of them again and again.


Kind = type[Happening]


class Offered(Happening, frozen=True):
    """No event of the sheet: the moment before the hero's roll, when he may say or pay something
    (ruling 27)."""


class Become(Happening, frozen=True):
    """No event of the sheet: something may have become true (ruling 18)."""


class AnyTime(Happening, frozen=True):
    """No event of the sheet: whenever a question stands (manual: "At any time")."""


class Threat(Happening, frozen=True, tag="threat"):
    """No event of the sheet: the hero is about to lose HP."""


MAY_SPEAK: Final = (EnterRoom, MoveOnCell, MoveOnStairs, Offered)
"""When a line that waits for no event offers something."""


class PreparedClause(Struct, frozen=True):
    """A clause of a room."""

    index: int
    """Its number on the sheet."""
    room: int
    line: int
    clause: Clause
    happenings: tuple[Happening, ...]
    offers: tuple[Offer, ...]
    states: tuple[State, ...]
    states_only: bool
    watched: bool
    """Can it become true without an event? States alone can, and each state of an "or"."""
    moves: bool
    """Does its action move the hero?"""

    def may_hear(self, event: Kind) -> bool:
        """May it do anything but keep silent at an event of this kind?"""
        if self.watched and event in (EnterRoom, Become):
            return True
        if not self.clause.when:
            return event is EnterRoom
        offers = bool(self.offers) and event in MAY_SPEAK
        heard = [_is_of(part, event) for part in self.happenings]
        if self.clause.any_of:
            return any(heard) or offers
        return all(heard) if heard else offers


def _is_of(part: Happening, event: Kind) -> bool:
    return type(part) is event or (event is TurnRoll and type(part) is RolledOne)


def prepared_clauses(room: Room, index: int, first: int) -> tuple[PreparedClause, ...]:
    """A room's clauses, numbered from `first` on."""
    found: list[PreparedClause] = []
    for line, clauses in enumerate(room.lines):
        for clause in clauses:
            happenings = tuple(p for p in clause.when if isinstance(p, Happening))
            offers = tuple(p for p in clause.when if isinstance(p, Offer))
            states = tuple(p for p in clause.when if isinstance(p, State))
            states_only = bool(states) and not (happenings or offers)
            found.append(
                PreparedClause(
                    index=first + len(found),
                    room=index,
                    line=line,
                    clause=clause,
                    happenings=happenings,
                    offers=offers,
                    states=states,
                    states_only=states_only,
                    watched=states_only or (clause.any_of and bool(states)),
                    moves=any(map(moves_hero, clause.do)),
                )
            )
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


class PreparedItem(Struct, frozen=True):
    """The clause of an item."""

    clause: Clause
    happenings: tuple[Happening, ...]
    offers: tuple[Offer, ...]
    states: tuple[State, ...]
    leads_away: bool
    moments: frozenset[Kind]
    """The kinds of windows at which it may be used."""


OWN_MOMENTS: Final = frozenset({AnyTime, Threat, BeforeHeroRoll, HeroTurn, TurnRoll})
"""When an item that waits for no event may be used."""


def prepared_item(item: Item) -> PreparedItem:
    when = item.clause.when
    happenings = tuple(part for part in when if isinstance(part, Happening))
    moments = [_moments(part) for part in happenings]
    if item.clause.any_of or not moments:
        kinds = OWN_MOMENTS.union(*moments)
    else:
        kinds = moments[0].intersection(*moments)
    return PreparedItem(
        clause=item.clause,
        happenings=happenings,
        offers=tuple(part for part in when if isinstance(part, Offer)),
        states=tuple(part for part in when if isinstance(part, State)),
        leads_away=any(isinstance(act, Riddle) or moves_hero(act) for act in item.clause.do),
        moments=kinds,
    )


def _moments(part: Happening) -> frozenset[Kind]:
    if isinstance(part, HeroTurn | NextEnemyRolls):
        return frozenset({BeforeHeroRoll, HeroTurn, TurnRoll})
    return frozenset({TurnRoll if isinstance(part, RolledOne) else type(part)})


# The sheet

FAR: Final = 999
"""No way leads there."""
NOWHERE: Final = -1


def cell_of(place: Place) -> int:
    return (place.row - 1) * SIZE + place.column - 1


def place_of(cell: int) -> Place:
    return Place(cell % SIZE + 1, cell // SIZE + 1)


class Exit(Struct, frozen=True):
    """A door as seen from inside a room."""

    inside: int
    outside: int
    leads: int
    """The room it leads to, by the number outside; NOWHERE when the table has no such row."""


class FoeKind(Struct, frozen=True):
    """An enemy with so many circles. Manual: "only the first column (ALL) and the columns matching
    that enemy shape are enabled"."""

    columns: tuple[int, ...]
    boxes: tuple[tuple[int, Ability], ...]
    """Its boxes on the Enemy Sheet (2 * column + row), from left to right."""
    attacks: tuple[Ability, ...]
    defense: int
    xp: int


class PreparedRoom(Struct, frozen=True):
    index: int
    number: int
    cells: tuple[int, ...]
    inside: frozenset[int]
    """The same cells."""
    exits: tuple[Exit, ...]
    doors: dict[int, list[int]]
    """The cells outside its doors, by the cells inside."""
    ways_out: tuple[int, ...]
    """The cells outside its doors."""
    clauses: tuple[PreparedClause, ...]
    state_lines: tuple[PreparedClause, ...]
    emptying: tuple[PreparedClause, ...]
    """Those that say "room is empty" to whoever enters."""
    stairs: int
    says: frozenset[Kind]
    """The kinds of happenings its lines wait for."""
    offers: bool
    """Does a line leave something to the player?"""
    foe_plus: dict[AbilityKind, tuple[Plus, ...]]
    hearing: dict[Kind, tuple[int, ...]] = {}
    """A table that grows, of `heard`."""

    def heard(self, event: Kind) -> tuple[int, ...]:
        """Which of its clauses may do something at an event of this kind."""
        found = self.hearing.get(event)
        if found is None:
            found = tuple(at for at, one in enumerate(self.clauses) if one.may_hear(event))
            self.hearing[event] = found
        return found


class Prepared:
    """Shared by all positions on one sheet; the tables that grow are only caches."""

    def __init__(self, sheet: Sheet, numbering: tuple[int, ...] | None = None) -> None:
        """`numbering` is each room's first clause number, where a fuller sheet has set it."""
        self.sheet = sheet
        self.index_of = {room.number: index for index, room in enumerate(sheet.rooms)}
        self.room_at = _rooms_by_cell(sheet)
        self.start = next(index for index, room in enumerate(sheet.rooms) if room.start)
        self.numbering = numbering or _numbering(sheet)
        rooms = [
            self._room(room, index, prepared_clauses(room, index, first))
            for index, (room, first) in enumerate(zip(sheet.rooms, self.numbering, strict=True))
        ]
        self.rooms = tuple(rooms)
        self.clauses = {one.index: one for room in rooms for one in room.clauses}
        self.stairs = rooms[self.start].stairs
        self.foe_cells = tuple(cell_of(Place(foe.column, foe.row)) for foe in sheet.enemies)
        self.foe_rooms = tuple(self.room_at.get(cell, NOWHERE) for cell in self.foe_cells)
        self.circles = tuple(foe.circles for foe in sheet.enemies)
        self.foes_standing = tuple(
            (foe, cell, room)
            for foe, (cell, room) in enumerate(zip(self.foe_cells, self.foe_rooms, strict=True))
            if room != NOWHERE
        )
        """The enemies inside rooms, with cell and room."""
        self.foes_in = tuple(
            tuple(foe for foe, where in enumerate(self.foe_rooms) if where == index)
            for index in range(len(rooms))
        )
        kinds = {circles: _foe_kind(sheet, circles) for circles in set(self.circles)}
        self.foe_kinds = tuple(kinds[circles] for circles in self.circles)
        self.grey = {cell_of(Place(grey.column, grey.row)): grey.digit for grey in sheet.cells}
        self.grey_in = tuple(
            tuple(cell for cell in room.cells if cell in self.grey) for room in rooms
        )
        self.item_index = {item.key: index for index, item in enumerate(sheet.items)}
        self.items = tuple(map(prepared_item, sheet.items))
        self.boxes = tuple(ability for column in sheet.hero for ability in column.abilities)
        self._reaches: dict[tuple[int, int], dict[int, int]] = {}
        self._steps: dict[int, tuple[tuple[int, ...], tuple[int, ...]]] = {}
        self._known: dict[tuple[int, int], Prepared] = {}
        self._fingerprint = ""
        self.notes: dict[str, Any] = {}
        """What others have worked out about this sheet, so that they need not do it again."""

    @property
    def fingerprint(self) -> str:
        if not self._fingerprint:
            encoded = msgspec.json.encode(self.sheet, order="deterministic")
            self._fingerprint = blake2b(encoded, digest_size=6).hexdigest()
        return self._fingerprint

    def _room(self, room: Room, index: int, clauses: tuple[PreparedClause, ...]) -> PreparedRoom:
        cells = tuple(cell_of(place) for place in room.places)
        exits = self._exits(room)
        return PreparedRoom(
            index=index,
            number=room.number,
            cells=cells,
            inside=frozenset(cells),
            exits=exits,
            doors=_doors(exits),
            ways_out=tuple(door.outside for door in exits if door.leads >= 0),
            clauses=clauses,
            state_lines=tuple(one for one in clauses if one.watched),
            emptying=tuple(one for one in clauses if _empties_at_entry(one.clause)),
            stairs=cell_of(room.stairs) if room.stairs else NOWHERE,
            offers=any(one.offers for one in clauses),
            says=frozenset(type(part) for one in clauses for part in one.happenings),
            foe_plus=added_to_foes(clauses),
        )

    def _exits(self, room: Room) -> tuple[Exit, ...]:
        if not room.width:
            return ()  # a blank row: nobody has drawn it
        found = []
        for door in self.sheet.doors:
            for inside, outside in (door.cells, door.cells[::-1]):
                if room.holds(inside.column, inside.row) and not room.holds(
                    outside.column, outside.row
                ):
                    leads = NOWHERE if self._is_false(door, outside) else self._named(outside)
                    found.append(Exit(cell_of(inside), cell_of(outside), leads))
        return tuple(sorted(found, key=lambda door: door.outside))

    def _named(self, outside: Place) -> int:
        """The room that the number outside tells, wherever it lies."""
        number = self.sheet.room_beyond(outside)
        return NOWHERE if number is None else self.index_of.get(number, NOWHERE)

    def _is_false(self, door: Door, outside: Place) -> bool:
        """Whoever guessed himself into a decoy finds doors that name a room on the other side of
        the Map (ruling 33)."""
        index = self._named(outside) if door.decoy else NOWHERE
        return index != NOWHERE and not self.sheet.rooms[index].holds(outside.column, outside.row)

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
        return inside + tuple(there for there in through_doors if drawn >> room_at[there] & 1)

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
            found = self._known[key] = Prepared(self._known_sheet(drawn, revealed), self.numbering)
        return found

    def _known_sheet(self, drawn: int, revealed: int) -> Sheet:
        sheet = self.sheet
        rooms = []
        for index, room in enumerate(sheet.rooms):
            if drawn >> index & 1:
                lines = tuple(
                    tuple(
                        self._known_clause(one, revealed)
                        for one in self.rooms[index].clauses
                        if one.line == line
                    )
                    for line in range(len(room.lines))
                )
                rooms.append(structs.replace(room, lines=lines, decoy=False, hidden=False))
            else:
                rooms.append(Room(room.number, 1, 1, 0, 0))
        items = tuple(structs.replace(item, decoy=False) for item in sheet.items)
        said = [clause for room in rooms for clause in room.clauses]
        said += [item.clause for item in items]
        keywords = tuple(set(mentioned(said, "keyword", "series")))
        return structs.replace(
            sheet,
            rooms=tuple(rooms),
            names={key: text for key, text in sheet.names.items() if key.startswith(keywords)},
            doors=tuple(structs.replace(door, decoy=False) for door in sheet.doors),
            enemies=tuple(Enemy(foe.column, foe.row, foe.circles) for foe in sheet.enemies),
            cells=tuple(GreyCell(one.column, one.row, one.digit) for one in sheet.cells),
            items=items,
        )

    @staticmethod
    def _known_clause(one: PreparedClause, revealed: int) -> Clause:
        clause = one.clause
        if clause.upside_down is None or revealed >> one.index & 1:
            return clause
        return structs.replace(clause, do=clause.do[: clause.upside_down])


@lru_cache(maxsize=SIZE * SIZE)
def neighbours(cell: int) -> tuple[int, ...]:
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


def _rooms_by_cell(sheet: Sheet) -> dict[int, int]:
    found: dict[int, int] = {}
    for index, room in enumerate(sheet.rooms):
        for place in room.places:
            found.setdefault(cell_of(place), index)
    return found


def _foe_kind(sheet: Sheet, circles: int) -> FoeKind:
    columns = [column for column, one in enumerate(sheet.foes) if one.circles in (None, circles)]
    boxes = [
        (2 * column + row, ability)
        for column in columns
        for row, ability in enumerate(sheet.foes[column].abilities)
        if ability is not None
    ]
    return FoeKind(
        columns=tuple(columns),
        boxes=tuple(boxes),
        attacks=tuple(ability for _, ability in boxes if ability.kind == "atk"),
        defense=sum(sheet.foes[column].defense for column in columns),
        xp=sum(sheet.foes[column].xp for column in columns),
    )


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
