"""Unfinished business as data.

A *step* is a piece of unfinished business on the position's agenda. `proceed` does what needs
no decision and returns None, or returns what must be decided; `take` carries the decision out,
after the position has taken the step off the agenda.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from stampadia.kernel.pending import Pending

P = TypeVar("P")


class Step(Generic[P]):
    """Steps are shared between clones of a position: they never change."""

    __slots__ = ()

    name = ""

    def proceed(self, position: P) -> Pending | None:
        raise NotImplementedError

    def take(self, position: P, choice: Any) -> None:
        raise NotImplementedError
