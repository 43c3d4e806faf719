"""The rules, a module for each chapter of the manual."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.chronicles import effects as effects  # fills the table of what acts mean
from stampadia.games.chronicles.rules.exploring import begin
from stampadia.games.chronicles.rules.items import use_beside, uses_item, with_items
from stampadia.games.chronicles.rules.lines import look_at_states
from stampadia.kernel.pending import Ask, Pending

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

__all__ = ["advance", "begin", "decide"]


def decide(position: Position, choice: int) -> None:
    """The player's answer: to the question that stands, or an item beside it."""
    if uses_item(position, choice):
        use_beside(position, choice)
        return
    position.through_door = False
    position.agenda.pop().take(position, choice)


def advance(position: Position) -> Pending:
    """Do all that needs no decision, up to the next decision."""
    while True:
        if position.dirty:
            look_at_states(position)
        pending = position.agenda[-1].proceed(position)
        if pending is not None:
            if type(pending) is Ask and 1 in position.items:
                return with_items(position, pending)
            return pending
