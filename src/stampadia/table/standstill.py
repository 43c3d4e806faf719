"""A game that does not move any more: for how many turns nothing has changed.

A rule book may know battles that never end. No rule cuts them short for people; when nothing has
happened for a while, the table says that they may give up.
"""

from __future__ import annotations

from typing import Final

from stampadia.kernel.game import Game
from stampadia.kernel.position import View

LONG: Final = 10
"""Turns."""
GIVEN_UP: Final = "given up"
"""The comment by which a record declares that its people ended it."""


class Standstill:
    def __init__(self, game: Game) -> None:
        self._game = game
        self._seen: object = None
        self._since = 0
        self._now = 0

    def note(self, view: View) -> None:
        seen = self._game.standstill(view)
        if seen is None:
            return
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
