"""A game that does not move any more: for how many turns nothing has changed.

A rule book may know battles that never end. No rule cuts them short for people; when nothing has
happened for a while, the table says that they may give up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from stampadia.kernel.position import View

if TYPE_CHECKING:
    from stampadia.games.generals.view import GeneralsView

LONG: Final = 10
"""Turns."""
GIVEN_UP: Final = "given up"
"""The comment by which a record declares that its people ended it."""


def _battlefield(view: GeneralsView) -> tuple[object, ...]:
    """Who stands where, with which wounds, and the Life; a hand may grow for ever."""
    units = tuple(
        unit and (tuple(card.name for card in unit.cards), unit.wounds)
        for row in view.rows
        for unit in row
    )
    return view.ink, view.life, units


CAN_STAND_STILL: Final[dict[str, tuple[str, Callable[[Any], object]]]] = {
    "generals": ("play", _battlefield)
}
"""Games that may go on for ever: at which step of a turn to look, and at what."""


class Standstill:
    def __init__(self, game: str) -> None:
        self._look = CAN_STAND_STILL.get(game)
        self._seen: object = None
        self._since = 0
        self._now = 0

    @property
    def can_be(self) -> bool:
        return self._look is not None

    def note(self, view: View) -> None:
        if self._look is None or getattr(view, "step", "") != self._look[0]:
            return
        seen = self._look[1](view)
        self._now = view.turn
        if seen != self._seen:
            self._seen, self._since = seen, view.turn

    @property
    def turns(self) -> int:
        """For how many nothing has changed."""
        return self._now - self._since

    @property
    def is_long(self) -> bool:
        return self.turns >= LONG
