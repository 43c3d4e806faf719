"""What the player may know: an allow-list.

Hidden are the rows of undiscovered rooms but for their numbers, walls that are not drawn, text
that is upside-down until its trigger, and which doors, numbers, symbols, rows and items are
decoys.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from msgspec import Struct

from stampadia.games.chronicles.content import (
    COLUMNS,
    GOLD,
    ITEMS,
    MOST_BOXES,
    SIZE,
    BlackNumber,
    EnemyColumn,
    HeroColumn,
    Item,
    OnMap,
    PrintedDoor,
    Room,
    Sheet,
)
from stampadia.games.chronicles.instructions import Ability, Text, TurnRoll
from stampadia.games.chronicles.language.names import printed_name
from stampadia.games.chronicles.prepared import place_of
from stampadia.games.chronicles.rules.battle import MoveOn
from stampadia.games.chronicles.rules.ending import Premonition, premonition_cost
from stampadia.games.chronicles.rules.hero import final_defense, hp_left
from stampadia.games.chronicles.rules.items import ItemWindow
from stampadia.games.chronicles.rules.questions import AnyQuestion, Offering, Riddling, Way
from stampadia.games.chronicles.rules.steps import Question
from stampadia.kernel.agenda import About
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.position import View

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


class RowView(Struct, frozen=True):
    """A row of the Rooms Table."""

    number: int
    ticked: bool
    room: Room | None
    """As far as it has been read; None while it is undiscovered."""
    no_escape: bool = False
    read: tuple[int, ...] = ()
    """Its clauses without a condition that were read, by their numbers in the room."""


class FoeView(OnMap, frozen=True):
    """An enemy symbol on the Map, wherever it stands."""

    circles: int
    hits: int
    alive: bool
    defense: int
    """What its abilities have set."""
    active: bool


class CellView(OnMap, frozen=True):
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


class Offer(About, frozen=True, tag="offer"):
    """A line of a room offers something."""

    room: int
    clause: int
    """Its number in the room."""
    ways: tuple[Way, ...]


class Riddle(About, frozen=True, tag="riddle"):
    """Which room is meant by a line; -1: by an item."""

    room: int
    clause: int


class UseItem(About, frozen=True, tag="use-item"):
    moment: str
    """What items may be used at."""


class Spaces(About, frozen=True, tag="spaces"):
    """A Move of at most so many spaces."""

    left: int


class Dream(About, frozen=True, tag="dream"):
    """A premonition: starting over costs so much gold."""

    cost: int


Asked = Offer | Riddle | UseItem | Spaces | Dream | AnyQuestion


class ChroniclesView(View, frozen=True, kw_only=True):
    question: Asked | None = None
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
    doors: tuple[PrintedDoor, ...]
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


_STATES: Final = ("absent", "owned", "used")


def view_of(position: Position, seat: int | None) -> ChroniclesView:
    known = position.prepared.known(position.drawn, position.revealed).sheet
    sheet = position.prepared.sheet
    pending = position.pending()
    hero_at = place_of(position.cell)
    battle = position.battle
    return ChroniclesView(
        game="chronicles",
        seat=seat,
        turn=position.turn,
        asked=pending.seat if isinstance(pending, Ask) else None,
        step=position.agenda[-1].name,
        question=_question(position),
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
        doors=tuple(PrintedDoor(door.column, door.row, door.side) for door in sheet.doors),
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
        battle=None
        if battle is None
        else BattleView(battle.foe, battle.dice, battle.locked, battle.defense, battle.one_ability),
        choices=tuple(pending.choices) if isinstance(pending, Ask) else (),
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
            read=tuple(
                at
                for at, one in enumerate(position.prepared.rooms[index].clauses)
                if position.read >> one.index & 1
            ),
        )
        for index, room in enumerate(rooms)
    )


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


def _question(position: Position) -> Asked | None:
    step = position.agenda[-1]
    match step:
        case Question(about=Offering(clause, ways)):
            return Offer(*_asking(position, clause), ways)
        case Question(about=Riddling(clause)):
            return Riddle(*_asking(position, clause))
        case Question(about=about):
            return cast("AnyQuestion | None", about)
        case ItemWindow(event=event):
            who = f"{event.who}-" if isinstance(event, TurnRoll) else ""
            return UseItem(f"{who}{event.__struct_config__.tag}")
        case MoveOn(left=left):
            return Spaces(left)
        case Premonition():
            return Dream(premonition_cost(position))
    return None


def _asking(position: Position, clause: int) -> tuple[int, int]:
    """A clause by the number of its room and its own in there: a number over the sheet would tell
    of others."""
    if clause < 0:
        return -1, -1
    room = position.prepared.clauses[clause].room
    return position.prepared.rooms[room].number, clause - position.prepared.numbering[room]


# A view as a row of numbers of one fixed length, for learning programs. Five planes of 20 × 20
# cells (drawn rooms, the hero, what enemies can still take, grey cells, room numbers told by
# black numbers), then gold, battle, the Hero Sheet and the Enemy Sheet, items.


PLANES: Final = 5
_KINDS: Final = ("move", "atk", "def", "gain-hp", "copy", "lock")
_ABILITY: Final = len(_KINDS) + 4
LENGTH: Final = (
    PLANES * SIZE * SIZE + 8 + COLUMNS * (5 + 2 * _ABILITY) + COLUMNS * (2 + 2 * _ABILITY) + ITEMS
)


def observe(view: ChroniclesView) -> Sequence[float]:
    planes = [0.0] * (PLANES * SIZE * SIZE)

    def mark(plane: int, column: int, row: int, value: float) -> None:
        planes[(plane * SIZE + row - 1) * SIZE + column - 1] = value

    for found in view.rows:
        if found.room is not None:
            for place in found.room.places:
                mark(0, place.column, place.row, 1.0 + found.ticked)
    mark(1, view.column, view.row, 1.0)
    for foe in view.foes:
        if foe.alive:
            mark(2, foe.column, foe.row, (foe.circles + 1 - foe.hits) / 5)
    for cell in view.cells:
        if not cell.crossed:
            mark(3, cell.column, cell.row, cell.digit / 2)
    for number in view.numbers:
        mark(4, number.column, number.row, number.room / 100)
    items = [_STATES.index(one.state) / 2 for one in view.items]
    return [
        *planes,
        *_battle_numbers(view),
        *_hero_numbers(view),
        *_enemy_numbers(view),
        *_padded(items, ITEMS),
    ]


def _battle_numbers(view: ChroniclesView) -> list[float]:
    battle = view.battle
    dice = _padded([die / 6 for die in battle.dice] if battle else [], 2)
    return [
        view.gold / GOLD,
        float(view.room_is_empty),
        float(battle is not None),
        float(battle is not None and battle.foe >= 0),
        *dice,
        battle.locked / 2 if battle else 0.0,
        view.hero.defense / 6,
    ]


def _hero_numbers(view: ChroniclesView) -> list[float]:
    hero = view.hero
    found: list[float] = []
    for column in range(COLUMNS):
        found += [
            float(hero.enabled[column]),
            hero.columns[column].hp / MOST_BOXES,
            hero.hp_ticked[column] / MOST_BOXES,
            hero.columns[column].xp / MOST_BOXES,
            hero.xp_ticked[column] / MOST_BOXES,
        ]
        found += _ability(hero.boxes[2 * column]) + _ability(hero.boxes[2 * column + 1])
    return found


def _enemy_numbers(view: ChroniclesView) -> list[float]:
    found: list[float] = []
    for column in view.enemy_sheet:
        found += [column.defense / 6, column.xp / 6]
        found += _ability(column.upper) + _ability(column.lower)
    return found


def _ability(ability: Ability | None) -> list[float]:
    if ability is None:
        return [0.0] * _ABILITY
    kinds = [float(ability.kind == kind) for kind in _KINDS]
    reach = float(ability.range) / 4
    return [*kinds, (ability.plus + 6) / 6, reach, float(ability.all), ability.pay / 5]


def _padded(numbers: list[float], length: int) -> list[float]:
    return (numbers + [0.0] * length)[:length]
