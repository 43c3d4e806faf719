"""What on Chronicles' sheet a choice touches: cells, boxes, an item, a row of the Rooms Table."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from stampadia.games.chronicles.choices import box_numbered
from stampadia.games.chronicles.content import Place
from stampadia.games.chronicles.text.explain import pointed_at
from stampadia.games.chronicles.view import ChroniclesView


class Focus(Struct, frozen=True):
    cells: frozenset[Place] = frozenset()
    boxes: tuple[tuple[int, int], ...] = ()
    """Ability boxes of the Hero Sheet with the die that would lie there, 0 for none."""
    foe_box: int = -1
    item: int = -1
    room: int = -1
    """A row of the Rooms Table, by its number."""

    @property
    def dice(self) -> dict[int, int]:
        return dict(self.boxes)


def focus_on(view: ChroniclesView, choice: int | None) -> Focus:
    kind, _, told = ("" if choice is None else pointed_at(view, choice)).partition(" ")
    match kind:
        case "cell":
            column, row = map(int, told.split(","))
            return Focus(frozenset([Place(column, row)]))
        case "item":
            return Focus(item=int(told) - 1)
        case "boxes":
            pairs = (pair.split() for pair in told.split(", "))
            return Focus(boxes=tuple((box_numbered(box), int(die)) for die, box in pairs))
        case "enemy-box":
            return Focus(foe_box=box_numbered(told))
        case "room":
            return Focus(room=int(told))
    return Focus()


def place_of_choice(view: ChroniclesView, choice: int) -> Place | None:
    """Where on the Map a choice lies."""
    return next(iter(focus_on(view, choice).cells), None)


# Walking with the arrow keys


def beside(
    view: ChroniclesView, choice: int, choices: Sequence[int], across: int, down: int
) -> int | None:
    """The choice that lies next on the Map in this direction. Below the lowest come those that
    have no place there; for them, and where nothing lies, the list's own order counts (None)."""
    here = place_of_choice(view, choice)
    if here is None:
        return None
    found: list[tuple[int, int, int]] = []
    placeless = None
    for other in reversed(choices):
        there = place_of_choice(view, other)
        if there is None:
            placeless = other
            continue
        far = (there.column - here.column) * across + (there.row - here.row) * down
        aside = abs((there.column - here.column) * down) + abs((there.row - here.row) * across)
        if far > 0:
            found.append((far + 2 * aside, far, other))
    if found:
        return min(found)[2]
    return placeless if down > 0 else None
