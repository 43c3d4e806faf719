"""Chronicles' story: what happened, set so that a turn of a battle reads as one paragraph."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from textual.content import Content

from stampadia.kernel.event import Event
from stampadia.terminal.draw.pieces import styled

PARAGRAPHS: Final = frozenset(
    (
        "round-started", "hero-rolled", "enemy-rolled", "battle-over",
        "line", "moved", "used-item", "died", "dreamed", "adventure-over", "sheet-begun",
        "drew-room",
    )
)  # fmt: skip
"""What begins something; all else is told under it. So does a payment that says what for."""
TRIGGER: Final = "»"
STYLES: Final = {
    "drew-room": "bold $spot",
    "line": "bold",
    "round-started": "bold $spot",
    "battle-over": "bold",
    "killed": "bold",
    "lost-hp": "bold $error",
    "died": "bold $error",
    "learned": "bold",
    "got-item": "bold",
    "column-enabled": "bold",
    "adventure-over": "bold $spot",
    "sheet-begun": "bold $spot",
    "dreamed": "bold $spot",
    "moved": "$faint",
}


def story(events: Sequence[Event], tell: Callable[[Event], str]) -> list[Content]:
    """A line for each event that has a sentence."""
    lines = []
    for event in events:
        if text := tell(event):
            indent = "" if event.name in PARAGRAPHS or event.about.get("why") else "· "
            lines.append(styled(f"{indent}{text}", _style(event.name, text)))
    return lines


def _style(name: str, text: str) -> str:
    """A line of a room that triggers nothing only tells a story."""
    return "italic" if name == "line" and TRIGGER not in text else STYLES.get(name, "")
