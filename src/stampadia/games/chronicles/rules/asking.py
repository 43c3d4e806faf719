"""Questions to the player, who is alone at this table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from stampadia.kernel.agenda import Answer, Question

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


def ask(
    position: Position, name: str, choices: Sequence[int], about: Any, then: Answer[Position]
) -> None:
    """Ask for one of these, unless there is only one way, or none."""
    if len(choices) == 1:
        then(position, about, choices[0])
    elif choices:
        position.agenda.append(Question(name, 0, choices, about, then))
