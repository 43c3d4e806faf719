"""The contract between a game's rules and everything else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, Self, TypeVar

from msgspec import Struct, structs

from stampadia.kernel.chance import Dealer
from stampadia.kernel.event import Event
from stampadia.kernel.pending import Over, Pending


class Head(Struct, frozen=True, kw_only=True):
    """What every view says in the same words, so that a table can show any game."""

    asked: int | None = None
    """The seat that must choose now; None where chance has to fall or the match is over."""
    step: str = ""
    """What must be decided, as the game names it."""
    question: Any = None
    """What the question is about: one of the game's own small Structs, as its view declares."""
    over: Over | None = None
    """The end, once it has come."""

    @property
    def how(self) -> str:
        """How the game ended, or nothing yet."""
        return self.over.how if self.over else ""


class View(Head, frozen=True):
    """What one seat may know: an allow-list with a JSON form that decodes to an equal view, and
    that one to the same bytes. Each game extends it."""

    game: str
    seat: int | None
    turn: int


V = TypeVar("V", bound=View)


def ended(view: V, over: Over) -> V:
    """The same where the match has ended and no rule ended it."""
    return structs.replace(view, asked=None, over=over)


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
