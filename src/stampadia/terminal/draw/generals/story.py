"""Generals' story: what happened, set so that an attack reads as one paragraph."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from textual.content import Content

from stampadia.games.generals.content import ELEMENTS
from stampadia.games.generals.symbols import GLYPHS
from stampadia.kernel.event import Event

INSIDE: Final = frozenset(
    (
        "counted", "held", "unopposed", "used", "changed", "struck", "endured", "guarded",
        "wounded", "healed",
        "moved-wounds", "jumped", "moved", "infused", "aimed-by-place", "merged", "exhausted",
        "restored", "defeated", "discarded-from", "added-drawn", "changed-sides", "direct-hit",
        "gained-shield", "spent-shields", "lost-life", "reshuffled", "drew", "unread",
        "skipped-text", "adjusted", "discarded",
    )
)  # fmt: skip
"""Told under the attack that brought them about."""
STYLES: Final = {
    "began-turn": "bold $spot",
    "raised-ink": "bold $spot",
    "won-battle": "bold $spot",
    "ended": "bold $spot",
    "attacks": "bold",
    "defeated": "bold",
    "direct-hit": "bold",
    "lost-life": "bold $error",
    "crushed": "bold $error",
    "counted": "$faint",
    "used": "$faint",
}


def story(events: Sequence[Event], tell: Callable[[Event], str]) -> list[Content]:
    """A line for each event that has a sentence; details of an attack are set in."""
    lines = []
    in_attack = False
    for event in events:
        if event.name == "attacks":
            in_attack = True
        elif event.name not in INSIDE:
            in_attack = False
        text = tell(event)
        if text:
            indent = "· " if in_attack and event.name != "attacks" else ""
            line = Content.styled(f"{indent}{text}", STYLES.get(event.name, ""))
            lines.append(coloured(line))
    return lines


def coloured(line: Content) -> Content:
    """Elements in a sentence keep their colours."""
    for name in ELEMENTS:
        start = line.plain.find(GLYPHS[name])
        while start >= 0:
            line = line.stylize(f"$element-{name}", start, start + 1)
            start = line.plain.find(GLYPHS[name], start + 1)
    return line
