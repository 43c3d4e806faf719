"""What on Travelers' table a choice touches: a Hero Card, a cell of the World or of a room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.coach import notes
from stampadia.games.travelers.content import Cell
from stampadia.games.travelers.rules.floor_plan import DIRECTIONS
from stampadia.games.travelers.text.maps import on_table
from stampadia.games.travelers.view import TravelersView

NOWHERE: Final = -1


def card_of(view: TravelersView, choice: int | None) -> int:
    """The Hero Card that is played, paid for or asked for; the one with the next ability."""
    kind, _, number = _place(view, choice).partition(" ")
    return int(number) - 1 if kind == "card" else NOWHERE


def place_of(view: TravelersView, choice: int | None) -> Cell | None:
    """Where a choice lies: row and column of the grid, or of the rooms on the table."""
    match _place(view, choice).split():
        case ["grid", at]:
            return _cell(at)
        case ["room", code, at] if view.dungeon is not None:
            return on_table(view.dungeon.room_at(code), _cell(at))
        case _:
            return None


def _place(view: TravelersView, choice: int | None) -> str:
    return "" if choice is None else notes.place_of(view, choice)


def _cell(at: str) -> Cell:
    row, _, column = at.partition(",")
    return int(row) - 1, int(column) - 1


# Walking with the arrow keys


def beside(
    view: TravelersView, choice: int, choices: Sequence[int], across: int, down: int
) -> int | None:
    """The choice that lies next in this direction; None where the list's own order counts."""
    way = n.GO + DIRECTIONS.index((down, across))
    if choice in n.TABLE.span("go"):
        return way if way in choices else None
    if view.step == "plan":
        return _among_cards(choice, choices, across, down)
    return _nearest(view, choice, choices, across, down)


def _among_cards(choice: int, choices: Sequence[int], across: int, down: int) -> int | None:
    """Left and right: the same with the next card. Up and down: something else with this card."""
    meant = n.TABLE.meaning(choice)
    card = meant.fields.get("card")
    if card is None:
        return None
    if across:
        same = [one for one in choices if one in n.TABLE.span(meant.verb)]
        return same[(same.index(choice) + across) % len(same)]
    column = [one for one in choices if n.TABLE.meaning(one).fields.get("card", card) == card]
    return column[(column.index(choice) + down) % len(column)]


def _nearest(
    view: TravelersView, choice: int, choices: Sequence[int], across: int, down: int
) -> int | None:
    here = place_of(view, choice)
    if here is None:
        return None
    found: list[tuple[int, int, int]] = []
    for other in choices:
        there = place_of(view, other)
        if there is not None:
            rows, columns = there[0] - here[0], there[1] - here[1]
            far = columns * across + rows * down
            if far > 0:
                found.append((far + 2 * abs(columns * down + rows * across), far, other))
    return min(found)[2] if found else None
