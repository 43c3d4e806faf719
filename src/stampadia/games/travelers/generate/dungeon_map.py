"""The plane map of a Dungeon: twenty-four rooms on six cards, joined by doors as one tree.

Room by room is laid flush against one that lies already, over nothing else, so that every card can
be taken from the table and laid again elsewhere without contradiction. The joining card's rooms
come last: nothing lies behind them, and nothing is lost when that card leaves.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from stampadia.games.travelers.content import ROOM_CARDS, Cell
from stampadia.games.travelers.generate.dungeon_models import dungeon_models
from stampadia.games.travelers.generate.dungeon_tiles import Arc, Layout, layouts
from stampadia.games.travelers.ground import ROOMS, code_of, overlap
from stampadia.kernel.chance import Dealer

ENTRANCE: Final = 0
JOINING_CARDS: Final = (4, 5)
"""By index: the cards numbered 5 and 6."""
_TRIES: Final = 3
"""How many doors of a pair of rooms are tried: the plane is wide, and there are other rooms."""

Codes = dict[tuple[int, Cell], list[str]]
"""For each door, by card and cell with A up, the code in each orientation."""


class PlaneMap(Struct, frozen=True):
    rows: tuple[tuple[str, ...], ...]
    """The walls of each card."""
    symbols: tuple[Cell, ...]
    codes: Codes
    before: tuple[int, ...]
    """The room on the way to the entrance; the entrance is before itself."""
    joining: int
    """The card, by index, whose rooms are all dead ends."""

    def way_home(self, room: int) -> list[int]:
        """From this room to the entrance, both included."""
        way = [room]
        while way[-1] != ENTRANCE:
            way.append(self.before[way[-1]])
        return way

    def path(self, start: int, goal: int) -> list[int]:
        there, back = self.way_home(start), self.way_home(goal)
        meet = next(room for room in there if room in back)
        return there[: there.index(meet) + 1] + back[: back.index(meet)][::-1]


def draw_map(dealer: Dealer) -> PlaneMap:
    tries = 0
    while (found := _draw(dealer.child(tries))) is None:
        tries += 1
    return found


class _Table:
    """Rooms laid so far."""

    def __init__(self, cards: list[Layout]) -> None:
        self.cards = cards
        self.corners: dict[int, Cell] = {ENTRANCE: (0, 0)}
        self.before = [ENTRANCE] * ROOMS
        self.codes: Codes = {}

    def attach(self, room: int, dealer: Dealer) -> bool:
        for other in dealer.shuffled(self.corners):
            if other // 4 == room // 4:
                continue
            for here, there in self._pairs(other, room, dealer):
                corner = self._corner(other, here, there)
                if self._is_free(room, corner):
                    self.corners[room] = corner
                    self.before[room] = other
                    self._write(other, here.cell, room)
                    self._write(room, there.cell, other)
                    return True
        return False

    def _pairs(self, other: int, room: int, dealer: Dealer) -> list[tuple[Arc, Arc]]:
        """Facing doors that are free in these orientations, those that exist already first."""
        mine = list(self._free_arcs(room))
        pairs = [
            (
                len({(other // 4, here.cell), (room // 4, there.cell)} - self.codes.keys()),
                here,
                there,
            )
            for here in self._free_arcs(other)
            for there in mine
            if here.way == (-there.way[0], -there.way[1])
        ]
        shuffled = sorted(dealer.shuffled(pairs), key=lambda pair: pair[0])
        return [(here, there) for _, here, there in shuffled[:_TRIES]]

    def _free_arcs(self, room: int) -> Iterator[Arc]:
        card, orientation = divmod(room, 4)
        for arc in self.cards[card].arcs[orientation]:
            codes = self.codes.get((card, arc.cell))
            if codes is None or not codes[orientation]:
                yield arc

    def _corner(self, other: int, here: Arc, there: Arc) -> Cell:
        row, column = self.corners[other]
        return (
            row + here.seen[0] + here.way[0] - there.seen[0],
            column + here.seen[1] + here.way[1] - there.seen[1],
        )

    def _is_free(self, room: int, corner: Cell) -> bool:
        return not any(
            overlap(corner, room % 4, other_corner, other % 4)
            for other, other_corner in self.corners.items()
        )

    def _write(self, room: int, cell: Cell, leads_to: int) -> None:
        card, orientation = divmod(room, 4)
        self.codes.setdefault((card, cell), [""] * 4)[orientation] = code_of(leads_to)


def _draw(dealer: Dealer) -> PlaneMap | None:
    tiles = dealer.child("tiles").shuffled(dungeon_models().tiles)[:ROOM_CARDS]
    symbols = dealer.child("symbols")
    cards = [symbols.one_of(layouts(tile)) for tile in tiles]
    joining = dealer.child("joining").one_of(JOINING_CARDS)
    table = _Table(cards)
    mine = dealer.child("rooms")
    last = range(joining * 4, joining * 4 + 4)
    first = mine.shuffled(room for room in range(1, ROOMS) if room not in last)
    if not all(table.attach(room, mine) for room in (*first, *last)):
        return None
    return PlaneMap(
        rows=tuple(tile.rows for tile in tiles),
        symbols=tuple(card.symbol for card in cards),
        codes=table.codes,
        before=tuple(table.before),
        joining=joining,
    )
