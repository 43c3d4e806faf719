"""Which units an op means, asking the player where the text leaves a choice (rulings D9, D31)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from stampadia.games.generals.battlefield import PLAYER
from stampadia.games.generals.choices import CELL
from stampadia.games.generals.evaluating import Cell, cells_of, chosen_cells, extreme_cells
from stampadia.games.generals.rules.asking import NOWHERE as NOWHERE
from stampadia.games.generals.rules.asking import Cause, ask
from stampadia.games.generals.skills import Chosen, Extreme, That, Units

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position, Troop


THAT: Final = That()

Then = Callable[["Position", Cause, Any, list[Cell]], None]


def owner_cell(position: Position, cause: Cause) -> Cell:
    """Where the text speaks from; if its unit is gone, from where it stood."""
    found = position.find(cause.owner) if cause.owner >= 0 else None
    return (found[0], found[1]) if found else cause.at


def holder_of(cause: Cause) -> int:
    """The serial of the unit whose card speaks; of the one whose moment it is, for an event."""
    return cause.owner if cause.owner >= 0 else cause.this


def this_cell(position: Position, cause: Cause) -> Cell:
    """Where "this Unit" stands."""
    found = position.find(cause.speaks_for) if cause.speaks_for >= 0 else None
    return (found[0], found[1]) if found else NOWHERE


def speaking_card(troop: Troop, cause: Cause) -> int:
    """The unit's card that says this; ruling D29: the copying one, where it copies the text."""
    copied = cause.part == "body" and troop.stack.copies
    return troop.stack.cards[-1] if copied else cause.face


def is_players(position: Position, cause: Cause) -> bool:
    """Whether the player decides for this text: own units, places and events."""
    return owner_cell(position, cause)[0] == PLAYER


def that_cell(position: Position, cause: Cause) -> Cell | None:
    serial = cause.that if cause.that >= 0 else position.selected
    found = position.find(serial) if serial >= 0 else None
    return (found[0], found[1]) if found else None


def meant_cells(position: Position, cause: Cause, units: tuple[Units, ...]) -> list[Cell]:
    """The cells of the units that a text means, where it leaves no choice."""
    this = this_cell(position, cause)
    that = that_cell(position, cause) if THAT in units else None
    speaks_for_itself = cause.this < 0 and this != NOWHERE
    owner = this if cause.owner < 0 or speaks_for_itself else owner_cell(position, cause)
    cells = cells_of(position, units, owner, cause.x, that, this)
    return [cell for cell in cells if cell != NOWHERE]


def resolve(
    position: Position, cause: Cause, op: Any, units: tuple[Units, ...], then: Then
) -> None:
    """Go on with the cells meant, once all are known."""
    if may_need_a_choice(units):
        _resolve(position, cause, op, units, [], then)
    else:
        then(position, cause, op, meant_cells(position, cause, units))


def may_need_a_choice(units: tuple[Units, ...]) -> bool:
    return any(isinstance(one, Chosen | Extreme) for one in units)


def _resolve(
    position: Position,
    cause: Cause,
    op: Any,
    units: tuple[Units, ...],
    found: list[Cell],
    then: Then,
) -> None:
    owner = owner_cell(position, cause)
    for number, one in enumerate(units):
        options = _options(position, one, owner)
        if options is None:
            found = found + meant_cells(position, cause, (one,))
            continue
        count = one.count if isinstance(one, Chosen) else 1
        options = [cell for cell in options if cell not in found]
        if owner[0] != PLAYER and not (isinstance(one, Extreme) and position.edition == "0.2"):
            found = found + options[:count]  # the Sacred Printer's default: leftmost
            continue
        if len(options) <= count:
            found = found + options
            continue
        rest = units[number + 1 :]
        if count > 1 and isinstance(one, Chosen):
            rest = (Chosen(one.side, count - 1, one.only, one.facing), *rest)
        choices = [CELL + row * 4 + column for row, column in options]
        ask(position, "which-unit", choices, (cause, op, rest, found, then), _picked)
        return
    then(position, cause, op, list(dict.fromkeys(found)))


def _options(position: Position, one: Units, owner: Cell) -> list[Cell] | None:
    """What a player may choose from; None when there is no choice."""
    if isinstance(one, Chosen):
        return chosen_cells(position, one, owner)
    if isinstance(one, Extreme) and position.edition == "0.2":
        return extreme_cells(position, one, owner)
    return None


def _picked(position: Position, about: Any, choice: int) -> None:
    cause, op, rest, found, then = about
    _resolve(position, cause, op, rest, [*found, divmod(choice - CELL, 4)], then)
