"""Beside Generals' choices: which Unit stands on the space that a line names."""

from __future__ import annotations

from collections.abc import Mapping

from stampadia.games.generals import choices as n
from stampadia.games.generals.view import GeneralsView
from stampadia.kernel.words import Words


def note(view: GeneralsView, choice: int, words: Words) -> str:  # noqa: ARG001
    cell = _cell_of(choice)
    unit = None if cell is None else view.rows[cell // n.COLUMNS][cell % n.COLUMNS]
    return "" if unit is None else unit.cards[-1].name


def run_note(view: GeneralsView, run: Mapping[int, int], words: Words) -> str:
    """Who stands in the columns of a run; one Unit that can go to all of them is named once."""
    names = {column: name for column in run if (name := note(view, run[column], words))}
    if len({_cell_of(choice) for choice in run.values()}) == 1:
        return next(iter(names.values()), "")
    return ", ".join(f"{column} {name}" for column, name in sorted(names.items()))


def _cell_of(choice: int) -> int | None:
    """The space of a Unit that is meant; none where a card or the table is."""
    if choice >= n.INFUSE:
        return (choice - n.INFUSE) % n.CELLS
    if n.MOVE <= choice < n.TABLE:
        return (choice - n.MOVE) // n.CELLS
    if n.BY_HAND <= choice < n.BY_HAND_DRAW:
        return (choice - n.BY_HAND) % n.CELLS
    return choice - n.CELL if n.CELL <= choice < n.NUMBER else None
