"""What anyone can see on the paper: symbols to be counted, and what tells one room from others.

Decoys count like everything else: whoever asks, asks about what is printed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from stampadia.games.chronicles.content import SIZE, Enemy, GreyCell
from stampadia.games.chronicles.generate.plans import Fact
from stampadia.games.chronicles.instructions import Text
from stampadia.kernel.chance import Dealer

FEWEST: Final = 4
"""A count below that is seen at a glance, and leaves no space for wrong numbers beside it."""
OFF_BY: Final = -2, -1, 1, 2
"""How far a wrong number is from the right one."""
HALF: Final = SIZE // 2


class Paper(Struct, frozen=True):
    """The symbols of the Map, decoys among them."""

    enemies: Sequence[Enemy]
    cells: Sequence[GreyCell]


class Look(Struct, frozen=True):
    """A room as it is drawn."""

    number: int
    column: int
    row: int
    width: int
    height: int
    doors: int


COUNTS: Final[Mapping[str, Callable[[Paper], int]]] = {
    "enemies": lambda paper: len(paper.enemies),
    "horns": lambda paper: 2 * len(paper.enemies),
    "circles": lambda paper: sum(foe.circles for foe in paper.enemies),
    "bare-enemies": lambda paper: _with(paper, 0),
    "one-circle-enemies": lambda paper: _with(paper, 1),
    "two-circle-enemies": lambda paper: _with(paper, 2),
    "circled-enemies": lambda paper: len(paper.enemies) - _with(paper, 0),
    "grey-cells": lambda paper: len(paper.cells),
    "ones": lambda paper: sum(cell.digit == 1 for cell in paper.cells),
    "symbols": lambda paper: len(paper.enemies) + len(paper.cells),
    "upper-enemies": lambda paper: sum(foe.row <= HALF for foe in paper.enemies),
    "lower-enemies": lambda paper: sum(foe.row > HALF for foe in paper.enemies),
    "left-enemies": lambda paper: sum(foe.column <= HALF for foe in paper.enemies),
    "right-enemies": lambda paper: sum(foe.column > HALF for foe in paper.enemies),
    "upper-cells": lambda paper: sum(cell.row <= HALF for cell in paper.cells),
    "lower-cells": lambda paper: sum(cell.row > HALF for cell in paper.cells),
}

TRAITS: Final[Mapping[str, Callable[[Look], int]]] = {
    "highest-number": lambda room: room.number,
    "lowest-number": lambda room: -room.number,
    "only-even": lambda room: room.number % 2 == 0,
    "only-odd": lambda room: room.number % 2,
    "largest": lambda room: room.width * room.height,
    "smallest": lambda room: -room.width * room.height,
    "top": lambda room: -room.row,
    "bottom": lambda room: room.row + room.height,
    "left": lambda room: -room.column,
    "right": lambda room: room.column + room.width,
    "most-doors": lambda room: room.doors,
    "fewest-doors": lambda room: -room.doors,
}


def _with(paper: Paper, circles: int) -> int:
    return sum(foe.circles == circles for foe in paper.enemies)


def countable(facts: Sequence[Fact], paper: Paper) -> list[tuple[Fact, int]]:
    """What there is enough of, and how many."""
    found = [(fact, COUNTS[fact.key](paper)) for fact in facts]
    return [(fact, number) for fact, number in found if number >= FEWEST]


def wrong_numbers(right: int, dealer: Dealer) -> list[int]:
    return [right + off for off in dealer.shuffled(OFF_BY)]


def singled_out(facts: Sequence[Fact], looks: Mapping[str, Look]) -> list[tuple[str, Fact]]:
    """By which trait each of these rooms can be told from the others."""
    found = []
    for fact in facts:
        scores = {name: TRAITS[fact.key](look) for name, look in looks.items()}
        best = [name for name, score in scores.items() if score == max(scores.values())]
        if len(best) == 1:
            found.append((best[0], fact))
    return found


def as_text(number: int) -> Text:
    return Text(str(number), str(number))
