"""The steps of this game, and the numbers of the choices.

Choices are ints, so that programs can count them; their layout is part of the wire format.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stampadia.games.stampede.content import KINDS
from stampadia.kernel import agenda

if TYPE_CHECKING:
    from stampadia.games.stampede.position import Position  # noqa: F401 (named in a string)

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


class Step(agenda.Step["Position"]):
    """A piece of unfinished business of this game."""
