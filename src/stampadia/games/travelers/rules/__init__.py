"""The rules, a module for each chapter of the manual."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.travelers.rules import adventure_acts, hero_acts
from stampadia.games.travelers.rules.setup import begin
from stampadia.kernel.pending import Pending

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position

__all__ = ["advance", "adventure_acts", "begin", "hero_acts"]


def advance(position: Position) -> Pending:
    """Do all that needs no decision, up to the next decision."""
    while True:
        pending = position.agenda[-1].proceed(position)
        if pending is not None:
            return pending
