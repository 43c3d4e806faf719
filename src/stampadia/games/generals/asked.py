"""What the present question is about, for views: the card that asks, its words, numbers, spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stampadia.games.generals.rules.asking import Cause
from stampadia.games.generals.rules.by_hand import ByHand
from stampadia.kernel.agenda import Question

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stampadia.games.generals.position import Position


def asking_cause(position: Position) -> Cause | None:
    """Whose text asks; a question without a cause of its own is the active event's."""
    step = position.agenda[-1]
    if isinstance(step, ByHand):
        return step.cause
    if not isinstance(step, Question):
        return None
    about = step.about if isinstance(step.about, tuple) else (step.about,)
    for one in about:
        if isinstance(one, Cause):
            return one
    return Cause(position.active_event, "event") if position.active_event >= 0 else None


def asking_number(position: Position) -> int:
    step = position.agenda[-1]
    if isinstance(step, ByHand):
        return step.done
    return step.about if isinstance(step, Question) and type(step.about) is int else 0


def picks_to_discard(position: Position) -> bool:
    """Is the card that is picked from a pile or a unit given up, rather than taken?"""
    step = position.agenda[-1]
    if not isinstance(step, Question):
        return False
    if step.name == "which-card-of-unit":
        return len(step.about) < 3  # a card that is taken comes with how many are to be taken
    return step.name in ("which-shield", "which-place")


def asking_cells(position: Position) -> tuple[int, ...]:
    """The spaces (row * 4 + column) the question is about: from where to where, or the unit."""
    step = position.agenda[-1]
    if not isinstance(step, Question):
        return ()
    if step.name == "swap":
        row, here, there = step.about
        return row * 4 + here, row * 4 + there
    if step.name == "how-many-wounds":
        _, _, _, goal, _, source = step.about
        return source[0] * 4 + source[1], goal[0] * 4 + goal[1]
    if step.name in ("which-card-of-unit", "where-to"):
        return tuple(row * 4 + column for row, column in cells_in(step.about))
    return ()


def cells_in(about: Any) -> Iterator[tuple[int, int]]:
    if isinstance(about, tuple):
        if len(about) == 2 and all(type(one) is int for one in about):
            yield about
        else:
            for one in about:
                yield from cells_in(one)
