"""Unfinished business as data, and the numbers of the choices.

A *step* is a piece of unfinished business on the position's agenda. `proceed` does what needs
no decision and returns None, or returns what must be decided; `take` carries the decision out.

Choices are ints, so that programs can count them; their layout is part of the wire format.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from stampadia.games.stampede.content import KINDS
from stampadia.kernel.pending import Pending

if TYPE_CHECKING:
    from stampadia.games.stampede.position import Position

PLACES: Final = 90
MOST_SEATS: Final = 6

PLAY: Final = 0
GIVE: Final = PLAY + KINDS
TAKE: Final = GIVE + KINDS  # from the own album or the exchange area
TAKE_FROM: Final = TAKE + KINDS  # from seat s: TAKE_FROM + s * KINDS + kind
GIVE_UP: Final = TAKE_FROM + MOST_SEATS * KINDS
SWAP_WITH: Final = GIVE_UP + KINDS
TAKE_FIRST: Final = SWAP_WITH + MOST_SEATS
RETURN_FIRST: Final = TAKE_FIRST + 1
RETURN: Final = RETURN_FIRST + 1  # RETURN + kind * PLACES + place, 0 being the top
CHOICES: Final = RETURN + KINDS * PLACES


class Step:
    name = ""

    def proceed(self, position: Position) -> Pending | None:
        raise NotImplementedError

    def take(self, position: Position, choice: Any) -> None:
        raise NotImplementedError
