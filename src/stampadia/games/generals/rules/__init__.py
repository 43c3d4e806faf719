"""The rules, a module for each chapter of the manual."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.generals.rules.drawing import RESHUFFLE, Finished
from stampadia.games.generals.rules.setup import opening
from stampadia.kernel.pending import Pending

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position

__all__ = ["advance", "opening"]


def advance(position: Position) -> Pending:
    """Do all that needs no decision, up to the next decision."""
    agenda = position.agenda
    while True:
        if not position.pile and position.discard:
            top = agenda[-1]
            # ruling B5: at once when the last card is drawn; B6: or as soon as one is discarded
            if not (top is RESHUFFLE or isinstance(top, Finished)):
                agenda.append(RESHUFFLE)
        pending = agenda[-1].proceed(position)
        if pending is not None:
            return pending
