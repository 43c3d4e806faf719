"""The contract between a game's rules and everything else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, Self

from msgspec import Struct

from stampadia.kernel.chance import Dealer
from stampadia.kernel.event import Event
from stampadia.kernel.pending import Pending


class View(Struct, frozen=True):
    """What one seat may know: an allow-list, with a JSON form. Each game extends it."""

    game: str
    seat: int | None
    turn: int


class Position(Protocol):
    """Everything that changes during play. It has no JSON form: views and events have."""

    @property
    def turn(self) -> int:
        """The number of the turn being played, from 1; 0 while the game is set up."""
        ...

    def pending(self) -> Pending:
        """Who decides what now; the only list of legal choices."""
        ...

    def play(self, choice: Any) -> Sequence[Event]:
        """Carry out a choice or a chance outcome, in place; an illegal one raises
        IllegalChoice and changes nothing."""
        ...

    def clone(self) -> Self:
        """A cheap, independent copy."""
        ...

    def view(self, seat: int | None) -> View:
        """What this seat (None: a spectator) may know."""
        ...

    def imagine(self, seat: int, dealer: Dealer) -> Self:
        """A full position that this seat cannot tell from the real one."""
        ...

    def digest(self) -> str:
        """A short fingerprint of the whole position, hidden parts included."""
        ...
