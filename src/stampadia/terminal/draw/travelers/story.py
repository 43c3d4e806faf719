"""Travelers' story: what happened, set so that what follows from something stands under it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from textual.content import Content

from stampadia.kernel.event import Event
from stampadia.terminal.draw.pieces import styled

UNDER: Final = frozenset(
    (
        "gained", "paid", "could-not-pay", "emptied", "transferred", "took-back", "ticked",
        "modifier-ignored", "nothing-offered", "not-chosen", "repeated", "condition-not-met",
        "turned",        "discarded", "removed", "drew", "shuffled", "took",
        "recovered", "cursed", "price-not-payable", "nothing-to-do", "declined", "already-done",
        "revealed", "card-removed", "migrated", "joined", "box-filled", "level-up", "stepped",
        "pulled",
    )
)  # fmt: skip
"""What follows from something else."""
STYLES: Final = {
    "fight-begun": "bold $spot",
    "enemy-defeated": "bold $spot",
    "level-up": "bold $spot",
    "mission-fulfilled": "bold $spot",
    "won": "bold $spot",
    "enemy-attacked": "bold",
    "revealed": "bold",
    "joined": "bold",
    "removed": "bold $error",
    "hero-defeated": "bold $error",
    "story": "italic",
    "moved": "$faint",
    "shuffled": "$faint",
    "restored": "$faint",
    "read": "$faint",
}


def story(events: Sequence[Event], tell: Callable[[Event], str]) -> list[Content]:
    """A line for each event that has a sentence."""
    lines = []
    for event in events:
        if text := tell(event):
            indent = "· " if event.name in UNDER else ""
            lines.append(styled(f"{indent}{text}", STYLES.get(event.name, "")))
    return lines
