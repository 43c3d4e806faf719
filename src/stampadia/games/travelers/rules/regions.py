"""Travelling in a World. Manual: "World Adventure: Movement"; rulings W1 to W3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.geometry import DIRECTIONS
from stampadia.games.travelers.rules.cards import discard
from stampadia.games.travelers.rules.ending import unknown
from stampadia.games.travelers.rules.reading import read
from stampadia.games.travelers.world_state import EMPTY, SIDE, WorldState
from stampadia.kernel.agenda import Question, Step
from stampadia.kernel.pending import Ask, Pending, Shuffle

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position


def world_of(position: Position) -> WorldState:
    assert position.world is not None
    return position.world


class LayGrid(Step["Position"]):
    """Manual: shuffle the cards, make the grid, and place the token on the first card."""

    __slots__ = ()

    name = "lay-grid"

    def proceed(self, position: Position) -> Pending:
        return Shuffle("grid", True, tuple(sorted(world_of(position).grid)))

    def take(self, position: Position, choice: tuple[int, ...]) -> None:
        world = world_of(position)
        world.grid = list(choice)
        world.token = world.grid.index(0)
        position.news.append(("grid-laid",))
        enter(position)

    def __repr__(self) -> str:
        return self.name


class Travel(Step["Position"]):
    __slots__ = ()

    name = "travel"

    def proceed(self, position: Position) -> Pending:
        return Ask(0, [n.GO + way for way in ways(world_of(position).token)])

    def take(self, position: Position, choice: int) -> None:
        """Ruling W1: for one card of the hand; with an empty hand it is free."""
        position.agenda.append(self)
        position.turn += 1
        way = choice - n.GO
        if position.hand:
            cards = [n.TAKE + card for card in sorted(position.hand)]
            position.agenda.append(Question("discard-to-move", 0, cards, way, _paid))
        else:
            _move(position, way)

    def __repr__(self) -> str:
        return self.name


def ways(cell: int) -> list[int]:
    """The directions that stay on the grid."""
    row, column = divmod(cell, SIDE)
    return [
        number
        for number, (down, right) in enumerate(DIRECTIONS)
        if 0 <= row + down < SIDE and 0 <= column + right < SIDE
    ]


def cell_beyond(cell: int, way: int) -> int:
    down, right = DIRECTIONS[way]
    return cell + SIDE * down + right


def _paid(position: Position, way: int, choice: int) -> None:
    position.hand.remove(choice - n.TAKE)
    discard(position, choice - n.TAKE)
    _move(position, way)


def _move(position: Position, way: int) -> None:
    world = world_of(position)
    world.token = cell_beyond(world.token, way)
    position.news.append(("moved", way))
    enter(position)


def enter(position: Position) -> None:
    """Ruling W1: read on every entry; an empty cell holds no text (W2)."""
    world = world_of(position)
    if world.here == EMPTY:
        return
    place = world.code(world.here)
    if place in world.unknown:
        unknown(position)
    else:
        read(position, place)
