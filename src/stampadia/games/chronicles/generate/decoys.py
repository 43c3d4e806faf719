"""What is printed only to keep secrets: doors, numbers, symbols, rows and items that lead nowhere.

No decoy touches a real room, so that every rectangle on a drawn wall is a true door.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, Literal

from stampadia.games.chronicles.content import (
    ITEMS,
    SIZE,
    BlackNumber,
    Door,
    Enemy,
    GreyCell,
    Place,
)
from stampadia.games.chronicles.generate.ground import MOST_BLACK_NUMBER, Ground
from stampadia.games.chronicles.generate.hero import symbols_on
from stampadia.games.chronicles.generate.plans import (
    START_ROOM,
    HeroPlan,
    ItemPlan,
    Library,
    Quest,
    RoomPlan,
)
from stampadia.games.chronicles.generate.quests import Placement
from stampadia.games.chronicles.generate.words import Cast, Rows, cell_holds, tell_alone
from stampadia.games.chronicles.language.clauses import mentioned
from stampadia.kernel.chance import Dealer

DECOY_DOORS: Final = 20
DECOY_SYMBOLS: Final = 20
DECOY_ENEMIES: Final = range(8, 13)
CIRCLES: Final = 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3
"""As often as real foes have them."""
DIGITS: Final = (1,) * 14 + (2,)
BORROWED: Final = "side", "boon", "bane", "filler"
"""The kinds of quests whose words fill decoy rows."""

SIDES: Final[tuple[Literal["right", "down"], ...]] = "right", "down"

Borrowed = tuple[Quest, RoomPlan]


class Decoys:
    """All that was scattered so far."""

    def __init__(self) -> None:
        self.doors: list[Door] = []
        self.numbers: list[BlackNumber] = []
        self.enemies: list[Enemy] = []
        self.cells: list[GreyCell] = []

    def add_enemy(self, circles: int, place: Place) -> None:
        self.enemies.append(Enemy(place.column, place.row, circles, decoy=True))

    def add_cell(self, digit: int, place: Place) -> None:
        self.cells.append(GreyCell(place.column, place.row, digit, decoy=True))

    def symbol_places(self) -> set[Place]:
        return {one.place for one in (*self.enemies, *self.cells)}


def decoy_items(
    placement: Placement, hero: HeroPlan, library: Library, dealer: Dealer
) -> list[ItemPlan]:
    """As many as fill the Equipment Scroll."""
    there = {*placement.scroll, *placement.owned}
    free = [
        item
        for item in library.items.values()
        if item.decoy and item.key not in there and (not item.classes or hero.key in item.classes)
    ]
    return dealer.shuffled(free)[: ITEMS - len(there)]


def borrowed_rooms(
    placement: Placement, items: Collection[str], library: Library
) -> list[Borrowed]:
    """Rooms of quests that are not told today, and that speak of no item that is not here."""
    told = {placed.quest.key for placed in placement.quests}
    return [
        (quest, plan)
        for kind in BORROWED
        for quest in library.quests[kind]
        if quest.key not in told and not (quest.mysterious or quest.sign)
        for plan in quest.rooms
        if set(items).issuperset(mentioned((one for line in plan.lines for one in line), "item"))
    ]


def write_rows(
    borrowed: Sequence[Borrowed],
    ground: Ground,
    numbers: Sequence[int],
    cast: Cast,
    rows: Rows,
    decoys: Decoys,
    dealer: Dealer,
) -> None:
    """Rows of rooms that do not exist, and the symbols that their words speak of."""
    left = dealer.shuffled(borrowed)
    for room in ground.decoys:
        plot = ground.plots[room]
        for quest, plan in left:
            if plan.cells_needed >= plot.size:
                continue
            names = _any_rooms(quest, plan, room, numbers, dealer)
            lines = tell_alone(quest, plan, names, cast, dealer)
            if not cell_holds(lines, rows.names):
                continue
            left.remove((quest, plan))
            rows.write(room, lines)
            enemies, cells = symbols_on(plan, dealer.shuffled(plot.places), decoy=True)
            decoys.enemies += enemies
            decoys.cells += cells
            break


def _any_rooms(
    quest: Quest, plan: RoomPlan, room: int, numbers: Sequence[int], dealer: Dealer
) -> Mapping[int, int]:
    """The row's own number for its own room, any others for the rest of its quest."""
    others = dealer.shuffled(number for number in numbers[1:] if number != numbers[room])
    mapping = dict(zip(quest.numbers(), others, strict=False))
    mapping[quest.numbers()[quest.rooms.index(plan)]] = numbers[room]
    return mapping | {START_ROOM: numbers[0]}


def add_doors(ground: Ground, numbers: Sequence[int], decoys: Decoys, dealer: Dealer) -> None:
    """Doors between two cells outside real rooms; their numbers lead to rows of the table."""
    covered = {place for room in ground.real for place in ground.plots[room].places}
    covered |= decoys.symbol_places()
    free: dict[Place, list[int]] = {}
    """With the black numbers that would lead from there to a row of the table."""
    for place in _map():
        black = [number - place.column - place.row for number in numbers]
        fitting = [value for value in black if 0 <= value <= MOST_BLACK_NUMBER]
        if fitting and place not in covered:
            free[place] = fitting
    edges = [
        door
        for place in free
        for side in SIDES
        if (door := Door(place.column, place.row, side, decoy=True)).cells[1] in free
    ]
    decoys.doors += dealer.shuffled(edges)[:DECOY_DOORS]
    for place in sorted({place for door in decoys.doors for place in door.cells}):
        value = dealer.one_of(free[place])
        decoys.numbers.append(BlackNumber(place.column, place.row, value))


def scatter_symbols(ground: Ground, decoys: Decoys, dealer: Dealer) -> None:
    """The rest of the decoy symbols: outside of all rooms, real or not, and on no number."""
    covered = {place for plot in ground.plots for place in plot.places}
    covered |= {place for door in decoys.doors for place in door.cells}
    free = [place for place in _map() if place not in covered]
    wanted = dealer.one_of(DECOY_ENEMIES)
    left = DECOY_SYMBOLS - len(decoys.enemies) - len(decoys.cells)
    for place in dealer.shuffled(free)[:left]:
        if len(decoys.enemies) < wanted:
            decoys.add_enemy(dealer.one_of(CIRCLES), place)
        else:
            decoys.add_cell(dealer.one_of(DIGITS), place)


def _map() -> list[Place]:
    return [Place(column, row) for row in range(1, SIZE + 1) for column in range(1, SIZE + 1)]
