"""Small adventures for tests, laid by hand.

A World has nine regions without a text; a test gives those it needs: `world(a2=region(…))`. A
Dungeon has six bare Room Cards with these doors, all in the plane:

    3A──1A──2A──3B        4C, 5A and 6D have no doors to it unless a test gives them some
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rulebook.travelers.heroes import hero as plain_hero
from stampadia.games.travelers.choices import DOOR
from stampadia.games.travelers.content import (
    CardSet,
    Cell,
    Door,
    Dungeon,
    Enemy,
    Entry,
    Glyph,
    Hero,
    Meeting,
    RoomCard,
    Trigger,
    World,
    WorldCard,
    WorldHalf,
)
from stampadia.games.travelers.instructions import AnyAct, Instruction, Passage
from stampadia.games.travelers.position import Position
from stampadia.games.travelers.rules.dungeon import DungeonState
from stampadia.games.travelers.rules.floor_plan import room_of
from stampadia.games.travelers.rules.world import WorldState
from stampadia.kernel.pending import Shuffle
from stampadia.workbench.bilingual import Text

GLYPHS: Final[tuple[Glyph, ...]] = ("crown", "key", "flame", "feather", "bell", "hand")
BARE: Final = ("....",) * 6


def says(*do: AnyAct, **rest: Any) -> Instruction:
    return Instruction(do, **rest)


def enemy(level: int = 2, attack: int = 1, defense: int | None = 2, **rest: Any) -> Enemy:
    return Enemy(Text("Foe"), level, attack, defense, **rest)


def meets(*above: Passage, enemy: Enemy | None = None, below: tuple[Passage, ...] = ()) -> Meeting:
    return Meeting(above, enemy, below)


def region(
    *above: Passage, enemy: Enemy | None = None, below: tuple[Passage, ...] = (), **rest: Any
) -> WorldHalf:
    return WorldHalf(Text("Region"), Meeting(above, enemy, below), **rest)


def world(**halves: WorldHalf) -> World:
    """`a3=` gives the A half, `b3=` the B half of card 3."""
    cards = [
        WorldCard(halves.get(f"a{card}", region()), halves.get(f"b{card}", region()))
        for card in range(1, 10)
    ]
    return World("TOS-TEST", Text("World"), tuple(cards))


def in_world(
    lands: World,
    who: Hero | None = None,
    *,
    hand: tuple[int, ...] = (1, 2, 3, 4, 5),
    grid: str = "123456789",
    ticks: dict[str, int] | None = None,
) -> Position:
    """At the beginning, with these cards in hand and the regions laid row by row."""
    position = Position(who or plain_hero(), CardSet(plain_hero(), lands), ticks)
    _first_hand(position, hand)
    position.play(tuple(int(card) - 1 for card in grid))
    return position


def _first_hand(position: Position, hand: tuple[int, ...]) -> None:
    assert isinstance(position.pending(), Shuffle)
    wanted = [card - 1 for card in hand]
    position.play(tuple(wanted + [card for card in range(8) if card not in wanted]))


def grid_of(position: Position) -> WorldState:
    assert position.world is not None
    return position.world


# Dungeons


def door(row: int, column: int, **codes: str) -> Door:
    return Door((row, column), tuple(codes.get(side, "") for side in "abcd"))  # type: ignore[arg-type]


DOORS: Final[dict[int, tuple[Door, ...]]] = {
    1: (door(2, 3, a="2A"), door(3, 0, a="3A")),
    2: (door(2, 0, a="1A"), door(4, 3, a="3B")),
    3: (door(3, 3, a="1A"), door(0, 1, b="2A")),
}


def dungeon(
    doors: Mapping[int, tuple[Door, ...]] | None = None,
    rows: Mapping[int, tuple[str, ...]] | None = None,
    **entries: tuple[Trigger, Meeting],
) -> Dungeon:
    """`r2A=("walk-on", …)` is the entry of room 2A; symbols are in the second row and column."""
    hung = {**DOORS, **(doors or {})}
    rooms = [
        RoomCard((rows or {}).get(card, BARE), hung.get(card, ()), (1, 1), GLYPHS[card - 1])
        for card in range(1, 7)
    ]
    listed = [Entry(name[1:], trigger, meeting) for name, (trigger, meeting) in entries.items()]
    return Dungeon("TOS-TEST", Text("Dungeon"), tuple(rooms), (tuple(listed), (), ()))


def in_dungeon(
    cellars: Dungeon,
    who: Hero | None = None,
    *,
    hand: tuple[int, ...] = (1, 2, 3, 4, 5),
    ticks: dict[str, int] | None = None,
) -> Position:
    position = Position(who or plain_hero(), CardSet(plain_hero(), cellars), ticks)
    _first_hand(position, hand)
    return position


def rooms_of(position: Position) -> DungeonState:
    assert position.dungeon is not None
    return position.dungeon


def to(room: str) -> int:
    """The choice of the door to this room."""
    return DOOR + room_of(room)


def stand(position: Position, *cell: int) -> Position:
    """Put the token on this cell of its room."""
    row, column = cell
    rooms_of(position).cell = (row, column)
    position.look_again()
    return position


def where(position: Position) -> tuple[str, Cell]:
    state = rooms_of(position)
    return state.code_here(), state.cell


def on_table(position: Position) -> set[str]:
    return {room.code for room in _view(position).rooms}


def _view(position: Position) -> Any:
    return position.view(0).dungeon
