"""What the player may know: an allow-list.

Hidden are the rows of undiscovered rooms but for their numbers, walls that are not drawn, text
that is upside-down until its trigger, and which doors, numbers, symbols, rows and items are
decoys.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from stampadia.games.chronicles.content import (
    COLUMNS,
    BlackNumber,
    EnemyColumn,
    HeroColumn,
    Item,
    Room,
    Sheet,
)
from stampadia.games.chronicles.instructions import Ability, Text, TurnRoll
from stampadia.games.chronicles.keywords import printed_name
from stampadia.games.chronicles.prepared import place_of
from stampadia.games.chronicles.rules.ending import premonition_cost
from stampadia.games.chronicles.rules.hero import final_defense, hp_left
from stampadia.games.chronicles.rules.items import ItemWindow
from stampadia.kernel.agenda import Question
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.position import View

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


class DoorView(Struct, frozen=True):
    column: int
    row: int
    side: str


class RowView(Struct, frozen=True):
    """A row of the Rooms Table."""

    number: int
    ticked: bool
    room: Room | None
    """As far as it has been read; None while it is undiscovered."""
    no_escape: bool = False
    read: tuple[int, ...] = ()
    """Its clauses without a condition that were read, by their numbers in the room."""


class FoeView(Struct, frozen=True):
    """An enemy symbol on the Map, wherever it stands."""

    column: int
    row: int
    circles: int
    hits: int
    alive: bool
    defense: int
    """What its abilities have set."""
    active: bool


class CellView(Struct, frozen=True):
    column: int
    row: int
    digit: int
    crossed: bool


class ItemView(Struct, frozen=True):
    item: Item
    state: str
    """absent, owned or used."""


class HeroView(Struct, frozen=True):
    columns: tuple[HeroColumn, ...]
    boxes: tuple[Ability | None, ...]
    """2 * column + row, with abilities that were gained."""
    enabled: tuple[bool, ...]
    hp_ticked: tuple[int, ...]
    xp_ticked: tuple[int, ...]
    hp_left: int
    defense: int
    """What would parry an attack now."""


class BattleView(Struct, frozen=True):
    foe: int
    """Whose turn it is, as an index into `foes`; -1: the hero's."""
    dice: tuple[int, ...]
    locked: int
    defense: int
    one_ability: bool


class ChroniclesView(View, frozen=True):
    serial: str
    date: str
    title: Text
    hero_class: Text
    names: dict[str, Text]
    variant: str
    sheet: int
    """The number of the sheet in a campaign, from 1."""
    sheets: int
    scores: tuple[int, ...]
    gold: int
    column: int
    row: int
    room: int
    """The hero's room, by its number."""
    room_is_empty: bool
    rows: tuple[RowView, ...]
    doors: tuple[DoorView, ...]
    numbers: tuple[BlackNumber, ...]
    foes: tuple[FoeView, ...]
    cells: tuple[CellView, ...]
    items: tuple[ItemView, ...]
    hero: HeroView
    enemy_sheet: tuple[EnemyColumn, ...]
    memory: tuple[str, ...]
    extra_xp: int
    battle: BattleView | None
    choices: tuple[int, ...]
    clause: int
    """The clause that asks, as its number in its room; -1 where none does."""
    clause_room: int
    item: int
    """The item whose price is asked; -1 where none is."""
    moment: str
    """What items may be used at, where that is asked."""
    ways: tuple[tuple[str | int | Text, ...], ...]
    """What each way to meet an offer costs."""
    spaces: int
    """Spaces left to move or to be pulled."""
    value: int
    """The value of what is being done: an attack's strength, a free ability's or a changed die,
    the digit to be drawn."""
    ability: Ability | None
    """The ability that is to be written into an empty box."""
    cost: int
    """The gold that a premonition costs."""


_STATES = ("absent", "owned", "used")


def view_of(position: Position, seat: int | None) -> ChroniclesView:
    known = position.prepared.known(position.drawn, position.revealed).sheet
    sheet = position.prepared.sheet
    pending = position.pending()
    hero_at = place_of(position.cell)
    step = position.agenda[-1]
    clause, clause_room, ways = _offer(position)
    return ChroniclesView(
        game="chronicles",
        seat=seat,
        turn=position.turn,
        asked=pending.seat if isinstance(pending, Ask) else None,
        step=step.name,
        over=pending if isinstance(pending, Over) else None,
        serial=sheet.serial,
        date=sheet.date,
        title=sheet.title,
        hero_class=sheet.hero_class,
        names=_names(position, known),
        variant=position.variant,
        sheet=min(len(position.scores) + 1, position.sheet_count),
        sheets=position.sheet_count,
        scores=position.scores,
        gold=position.gold,
        column=hero_at.column,
        row=hero_at.row,
        room=position.prepared.rooms[position.room].number,
        room_is_empty=position.empty,
        rows=_rows(position, known.rooms),
        doors=tuple(DoorView(door.column, door.row, door.side) for door in sheet.doors),
        numbers=sheet.numbers,
        foes=_foes(position),
        cells=_cells(position),
        items=tuple(
            ItemView(item, _STATES[state])
            for item, state in zip(known.items, position.items, strict=True)
        ),
        hero=_hero(position),
        enemy_sheet=sheet.foes,
        memory=tuple(sorted(position.memory)),
        extra_xp=position.extra_xp,
        battle=_battle(position),
        choices=tuple(pending.choices) if isinstance(pending, Ask) else (),
        clause=clause,
        clause_room=clause_room,
        item=_item(position),
        moment=_moment(position),
        ways=ways,
        spaces=_spaces(position),
        value=_value(position),
        ability=_new_ability(position),
        cost=premonition_cost(position) if step.name == "premonition" else 0,
    )


def _names(position: Position, known: Sheet) -> dict[str, Text]:
    """Of keywords that have been read or are remembered, from whichever adventure."""
    sheet = position.prepared.sheet
    remembered = {key: sheet.names.get(key) or printed_name(key) for key in position.memory}
    names = known.names | {key: name for key, name in remembered.items() if name}
    return dict(sorted(names.items()))


def _rows(position: Position, rooms: tuple[Room, ...]) -> tuple[RowView, ...]:
    return tuple(
        RowView(
            number=room.number,
            ticked=bool(position.ticked >> index & 1),
            room=room if position.drawn >> index & 1 else None,
            no_escape=bool(position.no_escape >> index & 1),
            read=_read(position, index),
        )
        for index, room in enumerate(rooms)
    )


def _read(position: Position, room: int) -> tuple[int, ...]:
    spoken = position.prepared.rooms[room].spoken
    return tuple(at for at, one in enumerate(spoken) if position.read >> one.index & 1)


def _foes(position: Position) -> tuple[FoeView, ...]:
    active = position.battle.active if position.battle else ()
    return tuple(
        FoeView(
            column=foe.column,
            row=foe.row,
            circles=foe.circles,
            hits=position.hits[index],
            alive=position.alive(index),
            defense=position.foe_defense[index],
            active=index in active,
        )
        for index, foe in enumerate(position.prepared.sheet.enemies)
    )


def _cells(position: Position) -> tuple[CellView, ...]:
    digits = {**position.prepared.grey, **position.drawn_cells}
    found = []
    for cell, digit in sorted(digits.items()):
        place = place_of(cell)
        found.append(CellView(place.column, place.row, digit, cell in position.crossed))
    return tuple(found)


def _hero(position: Position) -> HeroView:
    return HeroView(
        columns=position.prepared.sheet.hero,
        boxes=position.boxes,
        enabled=tuple(bool(position.columns >> column & 1) for column in range(COLUMNS)),
        hp_ticked=tuple(position.hp),
        xp_ticked=tuple(position.xp),
        hp_left=hp_left(position),
        defense=final_defense(position),
    )


def _battle(position: Position) -> BattleView | None:
    battle = position.battle
    if battle is None:
        return None
    return BattleView(battle.foe, battle.dice, battle.locked, battle.defense, battle.one_ability)


def _offer(position: Position) -> tuple[int, int, tuple[tuple[str | int | Text, ...], ...]]:
    step = position.agenda[-1]
    if not isinstance(step, Question):
        return -1, -1, ()
    if step.name == "riddle":
        return _clause(position, step.about), _room(position, step.about), ()
    if step.name in ("offer", "item-price"):
        index, ways = step.about
        prices = tuple(tuple(part for price in way for part in price) for way in ways)
        if step.name == "item-price":
            return -1, -1, prices
        return _clause(position, index), _room(position, index), prices
    return -1, -1, ()


def _clause(position: Position, index: int) -> int:
    """A clause by its number in its own room: a number over the sheet would tell of others."""
    if index < 0:
        return -1
    return index - position.prepared.numbering[position.prepared.spoken[index].room]


def _room(position: Position, index: int) -> int:
    if index < 0:
        return -1
    return position.prepared.rooms[position.prepared.spoken[index].room].number


def _item(position: Position) -> int:
    step = position.agenda[-1]
    if isinstance(step, Question) and step.name == "item-price":
        return int(step.about[0])
    return -1


def _moment(position: Position) -> str:
    step = position.agenda[-1]
    if not isinstance(step, ItemWindow):
        return ""
    event = step.event
    who = f"{event.who}-" if isinstance(event, TurnRoll) else ""
    return f"{who}{event.__struct_config__.tag}"


def _spaces(position: Position) -> int:
    step = position.agenda[-1]
    if isinstance(step, Question) and step.name == "pulled":
        return int(step.about[1]) + 1
    return int(getattr(step, "left", 0))


def _value(position: Position) -> int:
    step = position.agenda[-1]
    if not isinstance(step, Question):
        return 0
    match step.name:
        case "target" | "free-ability" | "draw-cell":
            return int(step.about)
        case "copy":
            return int(step.about[0])
        case "reduce-die" | "set-die":
            return int(step.about[1])
        case "victim":
            (amount, _, _), _ = step.about
            return int(amount)
    return 0


def _new_ability(position: Position) -> Ability | None:
    step = position.agenda[-1]
    if isinstance(step, Question) and step.name == "empty-box":
        ability: Ability = step.about
        return ability
    return None
