"""Unfinished business as data.

A *step* is a piece of unfinished business on the position's agenda. `proceed` does what needs
no decision and returns None, or returns what must be decided; `take` carries the decision out,
after the position has taken the step off the agenda.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from stampadia.kernel.errors import IllegalChoice
from stampadia.kernel.pending import Ask, Chance, Pending

P = TypeVar("P")


class Step(Generic[P]):
    """Steps are shared between clones of a position: they never change."""

    __slots__ = ()

    name = ""

    def proceed(self, position: P) -> Pending | None:
        raise NotImplementedError

    def take(self, position: P, choice: Any) -> None:
        raise NotImplementedError


def check_choice(pending: Pending, choice: Any) -> None:
    """Refuse what is not legal now, in a game whose choices are ints."""
    if type(pending) is Ask:
        if type(choice) is not int or choice not in pending.choices:  # 3.0 would equal 3
            raise IllegalChoice("not-legal-now")
    elif isinstance(pending, Chance):
        if not pending.admits(choice):
            raise IllegalChoice("impossible-outcome", what=pending.what)
    else:
        raise IllegalChoice("match-is-over")
