"""The rules, a module for each chapter of the manual."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.chronicles import effects as effects  # fills the table of what acts mean
from stampadia.games.chronicles.rules.exploring import begin
from stampadia.games.chronicles.rules.lines import look_at_states
from stampadia.kernel.pending import Pending

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

__all__ = ["advance", "begin"]


def advance(position: Position) -> Pending:
    """Do all that needs no decision, up to the next decision."""
    while True:
        if position.dirty:
            look_at_states(position)
        pending = position.agenda[-1].proceed(position)
        if pending is not None:
            return pending
